"""Small pieces that several screens are made of."""

from collections.abc import Iterable
from datetime import UTC, datetime

from engine.codes.clues import Clue, Draft, Media
from engine.codes.scoring import TOKENS_TO_DECIDE
from engine.codes.terms import NO_MARKS, Mark
from engine.codes.views import SeatView, Sheet
from tgbot.documents import Player, Table
from tgbot.locale import Html, Say
from tgbot.pace import HOUR, sand_shown

BLANK = "_"
NOTHING = "—"
FAR_S = 6 * HOUR  # a limit that long may end on another day, so the day is told


def keyed(table: Table, name: str) -> str:
    """Return the key of a message of the present game; one that was asked for again is another message."""
    key = f"{table.serial}/{name}"
    again = table.reposted.get(key)
    return f"{key}~{again}" if again else key


def until(table: Table, say: Say) -> Html:
    """Return until when the table waits, as each reader's phone shows its local time.

    Of a sandglass that is the second, of a limit that may end on another day also the day.
    """
    if table.due is None:
        return Html("")
    if table.sand is not None:
        clock = _clock(table.due + table.sand, "T", "%H:%M:%S")
        return say("board-sand", seconds=sand_shown(table.sand), time=clock)  # D9
    if table.due - table.opened >= FAR_S:
        return say("board-until-day", time=_clock(table.due, "dt", "%d.%m. %H:%M"))
    return say("board-until", time=_clock(table.due, "t", "%H:%M"))


def _clock(when: float, shown: str, otherwise: str) -> Html:
    moment = datetime.fromtimestamp(when, UTC)
    return Html(f'<tg-time unix="{int(when)}" format="{shown}">{moment:{otherwise}} UTC</tg-time>')


def dotted(code: str) -> str:
    """Return a code as people read it: 4·2·1."""
    return "·".join(code)


def drafted(draft: str) -> str:
    """Return the digits of a guess so far: 3 · 1 · _."""
    return " · ".join(draft)


def clue_text(clue: Clue | None, say: Say) -> str:
    """Return a clue as text; of one that is no text, what it is (C1)."""
    if clue is None:
        return NOTHING
    return say.plain(f"media-{clue.kind.replace('_', '-')}") if isinstance(clue, Media) else clue


def clue_lines(clues: Draft, say: Say, marks: tuple[Mark, ...] = NO_MARKS) -> list[Html]:
    """Return the clues on the table, numbered (C2), each with what became of it (C13)."""
    lines = []
    for number, (clue, mark) in enumerate(zip(clues, marks, strict=True), start=1):
        if clue is None:
            lines.append(say("board-clue-missing", number=number))
        else:
            lines.append(say(f"board-clue-{mark}", number=number, clue=clue_text(clue, say)))
    return lines


def names(table: Table, seats: Iterable[str | int], between: str = ", ") -> str:
    """Return the names of players."""
    return between.join(table.name(seat) for seat in seats)


def seat_name(table: Table, player: Player, say: Say) -> Html:
    """Return the name of somebody in a lobby, and whether the bot has to be opened yet."""
    return say("name" if player.ready else "lobby-needs-start", name=table.name(player.user))


def mentions(table: Table, seats: Iterable[str], say: Say) -> Html:
    """Return the names of players as mentions, which ping them."""
    return Html(
        ", ".join(f'<a href="tg://user?id={int(seat)}">{say("name", name=table.name(seat))}</a>' for seat in seats)
    )


def circles(count: int) -> str:
    """Return tokens as filled and empty circles."""
    return "●" * min(count, TOKENS_TO_DECIDE) + "○" * max(0, TOKENS_TO_DECIDE - count)


def veiled(secret: str, say: Say, spoilers: bool) -> Html:
    """Return a secret as a card shows it: by setting under a spoiler, so that nobody reads over a shoulder."""
    shown = say("name", name=secret)
    return Html(f"<tg-spoiler>{shown}</tg-spoiler>") if spoilers else shown


def slot_lines(say: Say, sheet: Sheet, keywords: tuple[str, ...] = (), spoilers: bool = False) -> list[Html]:
    """Return the note sheet by slots: the own keywords where known, and all clues given for each (D5)."""
    lines = []
    for index, clues in enumerate(sheet.by_slot):
        slot = index + 1
        given = ", ".join(clue_text(clue, say) for clue in clues)
        if not keywords:
            lines.append(say("card-slot", slot=slot, clues=given or "…"))
            continue
        word = veiled(keywords[index], say, spoilers)
        if given:
            lines.append(say("card-word-with-clues", slot=slot, word=word, clues=given))
        else:
            lines.append(say("card-word", slot=slot, word=word))
    return lines


def own_sheet(view: SeatView, say: Say, spoilers: bool) -> list[Html]:
    """Return the own words with the clues given for them; who has none reads the other side's clues (D5)."""
    if not view.keywords:
        return side_sheet(view, next(side.key for side in view.table.sides if side.encodes), say)
    return [say("card-words"), *slot_lines(say, view.table.side(view.side).sheet, view.keywords, spoilers)]


def side_sheet(view: SeatView, side: str, say: Say) -> list[Html]:
    """Return the clues that another side has given so far, by slot (D5)."""
    sheet = view.table.side(side).sheet
    return [say("card-sheet"), *slot_lines(say, sheet)] if sheet.rounds else [say("card-sheet-empty")]
