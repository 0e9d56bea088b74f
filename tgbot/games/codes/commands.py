"""Commands of the code game: team names and word lists. Pure transitions."""

from collections.abc import Sequence

from tgbot.games.codes import teams
from tgbot.games.codes.buttons import UseWords, WordsIn
from tgbot.games.codes.model import OWN
from tgbot.games.codes.words import custom
from tgbot.i18n.texts import LANGUAGES, Say
from tgbot.tables.commands import not_allowed, page
from tgbot.tables.context import Context, Decision
from tgbot.tables.errors import TableRefusal
from tgbot.tables.model import Stage, Table, WordList
from tgbot.tables.pages import same_page
from tgbot.tables.rights import may_choose, refuse_outsiders
from tgbot.tables.routes import Commands, Needs, Taps
from tgbot.telegram.messages import Answer, Rows, in_rows
from tgbot.ui.pages import choice

WORD_SOURCES = ("ours", "theirs", "both")
WORDS_PAGE = "words"
WORDS_CHANGED = "words-changed"  # has the same buttons: who adds words wants to play with them
FEW = 3  # words of a long list that an answer names

command = Commands()
tap = Taps()


@command("team", menu=120)
def name_team(table: Table, context: Context) -> Decision[Table]:
    """Set the team's name (D4), only before the game: later a name could give away too much."""
    player = table.player(context.person.id)
    if table.stage is not Stage.LOBBY or player is None or player.side not in teams.NAMED:
        return page(table, "team-not-now")
    say = Say(table.language)
    chosen = teams.fit_name(context.argument)
    if not chosen:
        return page(table, "team-how", team=teams.team_name(table, player.side, say))
    others = [teams.team_name(table, side, say) for side in teams.NAMED if side != player.side]
    if any(teams.same_name(chosen, other) for other in others):
        return page(table, "team-taken", team=chosen)
    return Decision(OWN.put(table, team_names=OWN.of(table).team_names | {player.side: chosen}))


def change_words(own: WordList, argument: str) -> WordList:
    """Add words to the chat's own list or remove some, by the argument of /words; otherwise unchanged.

    Idempotent, so a redelivery does no harm.
    """
    changed = _changed(own, argument)
    return own if changed is None else changed[0]


def _changed(own: WordList, argument: str) -> tuple[WordList, custom.Told] | None:
    """The list after the argument of /words, and what became of its words; None where it changes nothing."""
    verb, *rest = argument.split(maxsplit=1)[:2] or [""]
    change = {"add": custom.add, "remove": custom.remove}.get(verb.lower())
    words = custom.parse(rest[0]) if rest else []
    return None if change is None or not words else change(own, words)


@command("words", needs=Needs.OWN_WORDS | Needs.ADMIN, menu=90, words=change_words)
def words_page(table: Table, context: Context) -> Decision[Table]:
    """The word settings of this chat; with `list`, its own words; with `add` or `remove`, what became of them."""
    changed = _changed(WordList(chat=table.chat, words=context.own_words), context.argument)
    if changed is not None:
        if not may_choose(table, context):
            return not_allowed(table, "toast-players-choose")
        return page(table, WORDS_CHANGED, lines="\n".join(_told(*changed, Say(table.language))))
    if context.argument.lower().split(" ")[0] == "list" and context.own_words:
        shown = ", ".join(sorted(context.own_words)[: custom.MAX_SHOWN])
        return page(table, "words-list", count=len(context.own_words), words=shown)
    return page(table, WORDS_PAGE, **_facts(table, context))


def _told(own: WordList, told: custom.Told, say: Say) -> list[str]:
    """A line for everything that became of the words, and how many there are now."""
    facts: dict[str, str | int] = {"most": custom.MAX_WORDS, "length": custom.MAX_WORD_LEN}
    lines = [say.plain(f"words-told-{fate}", words=_few(words), **facts) for fate, words in told.items()]
    return [*lines, say.plain("words-told-count", count=len(own.words))]


def _few(words: Sequence[str]) -> str:
    """The first few of a list of words, shortened."""
    shown = [word if len(word) <= custom.MAX_WORD_LEN else f"{word[: custom.MAX_WORD_LEN]}…" for word in words[:FEW]]
    return ", ".join([*shown, "…"] if len(words) > FEW else shown)


@tap(WordsIn, needs=Needs.OWN_WORDS | Needs.ADMIN, page=WORDS_PAGE)
def _words_in(table: Table, context: Context, press: WordsIn) -> Decision[Table]:
    refuse_outsiders(table, context)
    if press.language not in LANGUAGES:
        raise TableRefusal("toast-unknown-button")
    return _chosen(OWN.put(table, words_in=press.language), context)


@tap(UseWords, needs=Needs.OWN_WORDS | Needs.ADMIN, page=WORDS_PAGE)
def _use_words(table: Table, context: Context, press: UseWords) -> Decision[Table]:
    refuse_outsiders(table, context)
    if press.source not in WORD_SOURCES:
        raise TableRefusal("toast-unknown-button")
    if press.source != "ours" and len(context.own_words) < custom.MIN_WORDS:
        raise TableRefusal("toast-words-few", fewest=custom.MIN_WORDS)
    return _chosen(OWN.put(table, words_from=press.source), context)


def word_rows(table: Table, say: Say) -> Rows:
    """The buttons of the page: the source of words, and their language."""
    own = OWN.of(table)
    sources = tuple(
        choice(say.plain(f"button-words-{source}"), UseWords(source), source == own.words_from)
        for source in WORD_SOURCES
    )
    present = own.words_in or table.language
    languages = [choice(Say(code).plain("language-name"), WordsIn(code), code == present) for code in LANGUAGES]
    return (sources, *in_rows(languages, 2))


def _chosen(table: Table, context: Context) -> Decision[Table]:
    shown = same_page(table, WORDS_PAGE, **_facts(table, context))
    own, say = OWN.of(table), context.say
    source, language = say.plain(f"words-{own.words_from}"), Say(own.words_in or table.language).plain("language-name")
    answer = Answer(say.plain("toast-words-chosen", source=source, language=language))
    return Decision(table.replace(page=shown), answer)


def _facts(table: Table, context: Context) -> dict[str, str | int]:
    own, say = OWN.of(table), Say(table.language)
    return {
        "count": len(context.own_words),
        "fewest": custom.MIN_WORDS,
        "source": say.plain(f"words-{own.words_from}"),
        "language": Say(own.words_in or table.language).plain("language-name"),
    }
