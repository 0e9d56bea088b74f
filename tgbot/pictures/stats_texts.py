"""Somebody's numbers in words, for the picture."""

from dataclasses import dataclass

from tgbot.locale import Say
from tgbot.pictures.stats import Bar, Figure, StatsPicture
from tgbot.pictures.wording import NOTHING


@dataclass(frozen=True, slots=True)
class Numbers:
    """What a player or a chat has to show for: games, wins by role, and answers that were right out of all."""

    games: int
    pair_wins: int
    interceptor_wins: int
    team_wins: int
    intercepted: int
    interceptions: int
    decoded: int
    guesses: int
    card_wins: int = 0
    cards_found: int = 0
    card_guesses: int = 0


def stats_texts(numbers: Numbers, say: Say, *, title: str) -> StatsPicture:
    """Return the texts of the picture for a player or a chat of this name."""
    return StatsPicture(
        overline=say.plain("picture-game"),
        title=title,
        figures=(
            Figure(str(numbers.games), say.plain("picture-games", count=numbers.games)),
            Figure(str(numbers.pair_wins), say.plain("picture-pair-wins", count=numbers.pair_wins)),
            Figure(
                str(numbers.interceptor_wins),
                say.plain("picture-interceptor-wins", count=numbers.interceptor_wins),
            ),
            Figure(str(numbers.team_wins), say.plain("picture-team-wins", count=numbers.team_wins)),
            *_card_figures(numbers, say),
        ),
        bars=(
            _bar(say.plain("picture-intercepted"), numbers.intercepted, numbers.interceptions, say),
            _bar(say.plain("picture-decoded"), numbers.decoded, numbers.guesses, say),
            *_card_bars(numbers, say),
        ),
    )


def _card_figures(numbers: Numbers, say: Say) -> list[Figure]:
    """Return the wins in the card game, for who has played it."""
    wins = numbers.card_wins
    return [Figure(str(wins), say.plain("picture-card-wins", count=wins))] if numbers.card_guesses else []


def _card_bars(numbers: Numbers, say: Say) -> list[Bar]:
    found, guesses = numbers.cards_found, numbers.card_guesses
    return [_bar(say.plain("picture-cards-found"), found, guesses, say)] if guesses else []


def _bar(label: str, right: int, total: int, say: Say) -> Bar:
    if not total:
        return Bar(label, 0.0, NOTHING, say.plain("picture-none-yet"))
    share = right / total
    percent = say.plain("picture-percent", percent=round(100 * share))
    return Bar(label, share, percent, say.plain("picture-share", right=right, total=total))
