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
    """Return the texts of the picture for a player or a chat of this name: of the games that they have played."""
    cards = bool(numbers.card_guesses)
    codes = not cards or bool(numbers.guesses or numbers.interceptions)
    names = [say.plain(name) for name, played in (("picture-game", codes), ("track-game", cards)) if played]
    games = Figure(str(numbers.games), say.plain("picture-games", count=numbers.games))
    return StatsPicture(
        overline=" · ".join(names),
        title=title,
        figures=(
            games,
            *(_code_figures(numbers, say) if codes else ()),
            *(_card_figures(numbers, say) if cards else ()),
        ),
        bars=(*(_code_bars(numbers, say) if codes else ()), *(_card_bars(numbers, say) if cards else ())),
    )


def _code_figures(numbers: Numbers, say: Say) -> tuple[Figure, ...]:
    pair, interceptor, team = numbers.pair_wins, numbers.interceptor_wins, numbers.team_wins
    return (
        Figure(str(pair), say.plain("picture-pair-wins", count=pair)),
        Figure(str(interceptor), say.plain("picture-interceptor-wins", count=interceptor)),
        Figure(str(team), say.plain("picture-team-wins", count=team)),
    )


def _code_bars(numbers: Numbers, say: Say) -> tuple[Bar, ...]:
    return (
        _bar(say.plain("picture-intercepted"), numbers.intercepted, numbers.interceptions, say),
        _bar(say.plain("picture-decoded"), numbers.decoded, numbers.guesses, say),
    )


def _card_figures(numbers: Numbers, say: Say) -> tuple[Figure, ...]:
    return (Figure(str(numbers.card_wins), say.plain("picture-card-wins", count=numbers.card_wins)),)


def _card_bars(numbers: Numbers, say: Say) -> tuple[Bar, ...]:
    return (_bar(say.plain("picture-cards-found"), numbers.cards_found, numbers.card_guesses, say),)


def _bar(label: str, right: int, total: int, say: Say) -> Bar:
    if not total:
        return Bar(label, 0.0, NOTHING, say.plain("picture-none-yet"))
    share = right / total
    percent = say.plain("picture-percent", percent=round(100 * share))
    return Bar(label, share, percent, say.plain("picture-share", right=right, total=total))
