"""/notify: who is told privately when a lobby opens, once per lobby and not twice within an hour, and who is not."""

from dataclasses import replace

import pytest

from tests.unit.tgbot.builders.tables import ANA, BO, CY, DI, LINKS, NOW, moment, over, turn
from tgbot.i18n.texts import LANGUAGES, Say
from tgbot.tables import chat_changes, commands, lobby, notify, rematch, taps
from tgbot.tables.buttons import Join, StopNotify
from tgbot.tables.context import Decision, seat_nonce
from tgbot.tables.model import Encore, Stage, Subscriber, Table
from tgbot.tables.own_page import respeak
from tgbot.telegram.buttons import Press, Tapped
from tgbot.telegram.messages import Chat, Text
from tgbot.telegram.updates import Room, Sender
from tgbot.ui.screen import screen

SAY = Say("en")
HOUR_S = 3600.0


def asked(table: Table, *people: Sender) -> Table:
    """The table after these people have sent /notify."""
    for person in people:
        table = commands.notify_by_command(table, turn(person)).document
    return table


def opened(table: Table, host: Sender = ANA, now: float = NOW) -> Table:
    return commands.open_table(table, turn(host, now)).document


def told(table: Table, person: Sender) -> Text | None:
    """What the private chat of a person says of the lobby."""
    shown = screen(table, LINKS).get(Chat(person.id), [])
    return next((message for message in shown if isinstance(message, Text) and message.key.startswith("open/")), None)


def tapped(table: Table, person: Sender, press: Press, nonce: str | None = None) -> Decision[Table]:
    """A tap in the private chat of a person."""
    context = replace(turn(person), room=Room(person.id, private=True, title=""))
    return taps.tap_table(table, context, Tapped("t-100", nonce or seat_nonce(table, person.id), press))


def page(table: Table) -> str:
    return table.page.kind if table.page else ""


# ── asking ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_command_asks_to_be_told_and_a_second_one_not_to_be() -> None:
    on = asked(Table(chat=-100), BO)
    assert (on.subscribers, page(on)) == ((Subscriber(user=BO.id, language="en", ready=True),), "notify-on")
    off = asked(on, BO)
    assert (off.subscribers, page(off)) == ((), "notify-off")


def test_who_has_never_opened_the_bot_is_sent_there_and_told_nothing_before() -> None:
    table = commands.notify_by_command(Table(chat=-100), turn(BO, known=False)).document
    assert page(table) == "notify-open"
    (link,) = [button.url for row in screen(table, LINKS)[Chat(-100)][-1].keyboard for button in row]
    assert link == "https://t.me/crosswire_bot?start=nt-100"
    again = commands.notify_by_command(table, turn(BO, known=False)).document
    assert (page(again), len(again.subscribers)) == ("notify-open", 1)  # not off: it was never on
    assert told(opened(table), BO) is None
    assert told(opened(chat_changes.reachable(table, BO).document), BO) is not None


def test_the_list_is_full_at_some_point_and_says_so() -> None:
    table = Table(chat=-100)
    for number in range(notify.MAX_SUBSCRIBERS):
        table = notify.subscribe(table, Sender(1000 + number, "x", "en"), ready=True)
    full = asked(table, BO)
    assert (page(full), full.subscribers) == ("notify-full", table.subscribers)
    assert "Sorry, Bo: I already message 200 people" in screen(full, LINKS)[Chat(-100)][-1].text
    there = Sender(1000, "x", "en")
    assert len(asked(full, there).subscribers) == notify.MAX_SUBSCRIBERS - 1  # who is on it gets off it


def test_the_first_thing_that_a_group_hears_is_in_the_language_of_who_asked() -> None:
    table = asked(Table(chat=-100), replace(BO, language="da"))
    assert (table.language, table.title) == ("da", "The club")


# ── telling ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_those_who_asked_are_told_with_a_key_to_join_and_one_to_stop() -> None:
    table = opened(asked(Table(chat=-100), BO, CY))
    message = told(table, BO)
    assert message is not None
    assert "There’s a lobby open in The club." in message.text
    assert [button.press for row in message.keyboard for button in row] == [Join(), StopNotify()]
    assert (message.fleeting, message.silent, message.patient) == (True, False, True)
    assert told(table, CY) is not None
    assert told(table, DI) is None


def test_who_opened_the_lobby_is_not_told() -> None:
    table = opened(asked(Table(chat=-100), ANA, BO))
    assert table.told == (BO.id,)


def test_who_waited_and_sits_in_the_lobby_is_not_told() -> None:
    table = rematch.wait(asked(over(), DI, Sender(9, "Zoe", "en")), DI, ready=True)
    table = opened(table)
    assert table.player(DI.id) is not None
    assert table.told == (9,)


def test_once_per_lobby_though_it_is_sent_again_below() -> None:
    table = opened(asked(Table(chat=-100), BO))
    again = opened(table, CY, NOW + 2 * HOUR_S)
    assert again.serial == table.serial + 1
    assert told(again, BO) == told(table, BO)


@pytest.mark.parametrize(("later", "heard"), [(HOUR_S - 1, False), (HOUR_S, True)])
def test_not_of_another_lobby_within_the_hour(later: float, heard: bool) -> None:
    first = opened(asked(Table(chat=-100), BO))
    second = opened(lobby.close(first), ANA, NOW + later)
    assert (told(second, BO) is not None) is heard
    if heard:
        assert told(second, BO) != told(first, BO)  # a message of its own


def test_a_lobby_that_nobody_was_told_of_leaves_the_hour_as_it_was() -> None:
    table = lobby.close(opened(asked(Table(chat=-100), ANA)))  # the only one who asked opened it
    assert told(opened(asked(table, BO), ANA, NOW + 60), BO) is not None


def test_who_asks_while_a_lobby_is_open_hears_of_the_next_one() -> None:
    table = asked(opened(Table(chat=-100)), BO)
    assert told(table, BO) is None
    assert told(opened(lobby.close(table)), BO) is not None


def test_it_goes_when_the_lobby_closes_or_starts() -> None:
    table = opened(asked(Table(chat=-100), DI))
    assert told(lobby.close(table), DI) is None
    assert told(table.replace(stage=Stage.GAME), DI) is None
    assert told(chat_changes.away(table).document, DI) is None


def test_a_rematch_that_lacks_players_is_a_lobby_to_hear_of() -> None:
    table = asked(over(), DI).replace(encore=Encore(by=ANA.id, roles="same", yes=(ANA.id,)))
    table = rematch.begin(table, moment(), ())
    assert (table.stage, table.told) == (Stage.LOBBY, (DI.id,))


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_is_told_in_their_own_language_and_hears_the_one_they_choose_later(language: str) -> None:
    table = asked(Table(chat=-100), BO, replace(CY, language=language))
    message = told(opened(table), CY)
    assert message is not None
    assert message.text == Say(language)("notify-lobby", title="The club")
    other = told(respeak(opened(table), BO, language).document, BO)
    assert other is not None
    assert other.text == message.text
    labels = [button.text for row in message.keyboard for button in row]
    assert [label for label in labels if len(label) > 18] == []  # half a row of a phone 360 px wide


def test_a_hostile_title_is_shown_as_it_is() -> None:
    table = opened(asked(Table(chat=-100), BO)).replace(title="<b>&")
    message = told(table, BO)
    assert message is not None
    assert "&lt;b&gt;&amp;" in message.text


# ── joining and stopping ────────────────────────────────────────────────────────────────────────────────────────


def test_join_in_private_takes_the_seat_and_says_so_there() -> None:
    table = opened(asked(Table(chat=-100), BO))
    joined = tapped(table, BO, Join())
    assert joined.answer is not None
    assert joined.answer.text == SAY.plain("toast-joined")
    (seat,) = screen(joined.document, LINKS)[Chat(BO.id)]
    assert seat.text == SAY("page-seated", title="The club")
    left = lobby.leave(joined.document, BO.id)
    assert told(left, BO) is None  # once per lobby
    assert left.subscriber(BO.id) is not None


def test_one_tap_stops_it() -> None:
    table = opened(asked(Table(chat=-100), BO, CY))
    stopped = tapped(table, BO, StopNotify())
    assert stopped.answer is not None
    assert stopped.answer.text == SAY.plain("toast-notify-off")
    assert (stopped.document.subscriber(BO.id), told(stopped.document, BO)) == (None, None)
    assert told(stopped.document, CY) == told(table, CY)
    again = tapped(stopped.document, BO, StopNotify())
    assert again.answer is not None
    assert (again.document, again.answer.text) == (stopped.document, SAY.plain("toast-old-button"))


@pytest.mark.parametrize("person", [CY, DI])
def test_nobody_stops_it_for_another(person: Sender) -> None:
    """With any button of the table, and whether they asked themselves or not: only their own name goes."""
    table = opened(asked(Table(chat=-100), BO, CY))
    for nonce in (seat_nonce(table, BO.id), seat_nonce(table, person.id), seat_nonce(table, 0)):
        after = tapped(table, person, StopNotify(), nonce).document
        assert after.subscriber(BO.id) == table.subscriber(BO.id)
        assert told(after, BO) == told(table, BO)


def test_who_blocks_the_bot_is_not_asked_again_when_they_come_back() -> None:
    table = opened(asked(Table(chat=-100), BO))
    blocked = chat_changes.unreachable(table, BO.id, moment()).document
    assert (blocked.subscribers, blocked.told) == ((), ())
    assert chat_changes.reachable(blocked, BO).document == blocked


def test_leaving_a_game_is_not_leaving_the_list() -> None:
    table = lobby.join(opened(asked(Table(chat=-100), BO)), BO, True)
    assert commands.leave_by_command(table, turn(BO)).document.subscriber(BO.id) is not None


def test_nothing_is_drawn_again_for_the_group_when_somebody_asks() -> None:
    table = opened(Table(chat=-100))
    before, after = screen(table, LINKS)[Chat(-100)], screen(notify.subscribe(table, BO, True), LINKS)[Chat(-100)]
    assert all(one is other for one, other in zip(before, after, strict=True))


def test_titles_of_topics_are_told_too() -> None:
    room = Room(-100, private=False, title="The club", topic=7, topic_name="Games")
    table = lobby.open_lobby(asked(Table(chat=-100, topic=7), BO), ANA, room, True, moment())
    message = told(table, BO)
    assert message is not None
    assert "The club › Games" in message.text
