"""The numbers of a player or a chat in words, for the picture and for the text beside it."""

from tgbot.i18n.dates import percent
from tgbot.i18n.texts import Html, Say
from tgbot.pictures.stats import Bar, Figure, StatsPicture
from tgbot.pictures.wording import NOTHING
from tgbot.tables.game import games
from tgbot.tables.model import DEFAULT_GAME
from tgbot.tables.statistics import Tallies


def stats_picture(count: int, tallies: Tallies, say: Say, *, title: str) -> StatsPicture:
    """The picture for a player or a chat of this name: of the games that they have played."""
    played = {key: game for key, game in games().items() if key in tallies} or {DEFAULT_GAME: games()[DEFAULT_GAME]}
    numbers = [(game, tallies.get(key, game.tally_model())) for key, game in played.items()]
    return StatsPicture(
        overline=" · ".join(say.plain(game.title) for game in played.values()),
        title=title,
        figures=(
            Figure(str(count), say.plain("picture-games", count=count)),
            *(figure for game, tally in numbers for figure in game.figures(tally, say)),
        ),
        bars=tuple(bar for game, tally in numbers for bar in game.bars(tally, say)),
    )


def stats_lines(picture: StatsPicture, say: Say) -> list[Html]:
    """What the picture shows, line by line."""
    figures = [say("stats-figure", value=figure.value, label=figure.label) for figure in picture.figures]
    return [*figures, *(say("stats-bar", label=bar.label, detail=bar.detail) for bar in picture.bars)]


def share_bar(label: str, right: int, total: int, say: Say) -> Bar:
    """A bar of how many were right out of all."""
    if not total:
        return Bar(label, 0.0, NOTHING, say.plain("picture-none-yet"))
    share = right / total
    return Bar(label, share, percent(share, say.language), say.plain("picture-share", right=right, total=total))
