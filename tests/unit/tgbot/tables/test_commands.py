"""Commands in a group: each is answered with a sentence, also where it changes nothing."""

import re
from collections.abc import Callable

import pytest

from tests.unit.tgbot.builders.tables import ANA, BO, CY, DI, LINKS, NOW, dealt, full_lobby, guessing, over, turn
from tgbot.games.codes.commands import change_words, words_page
from tgbot.games.codes.words import custom
from tgbot.handlers.menus import menus
from tgbot.i18n.texts import LANGUAGES, Say
from tgbot.tables import commands, taps
from tgbot.tables.buttons import KickPlayer, VoteOff
from tgbot.tables.context import Context, Decision, page_nonce
from tgbot.tables.model import Stage, Table, WordList
from tgbot.telegram.buttons import Tapped
from tgbot.telegram.messages import Chat, Message, Photo
from tgbot.telegram.updates import Sender
from tgbot.ui.screen import screen

SAY = Say("en")
Handler = Callable[[Table, Context], Decision[Table]]


def said(table: Table) -> Message:
    """The last message that the group sees."""
    return screen(table, LINKS)[Chat(-100)][-1]


@pytest.mark.parametrize(
    ("handler", "table", "person", "text"),
    [
        (commands.join_by_command, full_lobby(mode="interceptor"), DI, SAY("page-table-full", name="Di")),
        (commands.join_by_command, full_lobby(), BO, SAY("page-already-in", name="Bo")),
        (commands.leave_by_command, full_lobby(), DI, SAY("page-no-seat", name="Di")),
        (commands.leave_by_command, dealt(), DI, SAY("page-no-seat", name="Di")),
        (commands.leave_by_command, Table(chat=-100), DI, SAY("page-no-seat", name="Di")),
        (commands.leave_by_command, full_lobby(), CY, SAY("page-left", name="Cy")),
        (commands.in_private_only, dealt(), BO, SAY("page-private-only")),
        (commands.show_free_seats, dealt(), DI, SAY("page-no-free-seat")),
        (commands.nudge_by_command, dealt(nudged=NOW - 1, pinged=(ANA.id,)), BO, SAY("page-nudged-already")),
        (commands.kick, dealt(), BO, SAY("toast-host-kicks", name="Ana")),
        (commands.cancel_by_command, full_lobby(), BO, SAY("toast-host-closes", name="Ana")),
        (commands.cancel_by_command, dealt(), DI, SAY("toast-host-ends", name="Ana")),
        (commands.cancel_by_command, Table(chat=-100, stage=Stage.LOBBY), BO, SAY("toast-admin-only")),
    ],
)
def test_a_command_that_cannot_be_done_says_why(handler: Handler, table: Table, person: Sender, text: str) -> None:
    assert said(handler(table, turn(person)).document).text == text


def test_games_are_listed_in_private_and_the_group_is_told_so() -> None:
    assert commands.find("games") is not None
    page = said(commands.in_private_only(dealt(), turn(BO)).document)
    assert [button.url for row in page.keyboard for button in row] == [LINKS.open()]


def test_the_host_is_asked_before_a_game_ends_and_nothing_is_revealed() -> None:
    table = commands.cancel_by_command(guessing(2), turn(ANA)).document
    assert (table.stage, said(table).text) == (Stage.GAME, SAY("page-end-game"))
    assert len(said(table).keyboard[0]) == 2


def test_a_vote_that_ends_the_game_says_so_in_its_own_place() -> None:
    table = commands.cancel_by_command(guessing(), turn(BO)).document
    voted = said(table)
    assert table.page is not None
    done = taps.tap_table(table, turn(CY), Tapped("t-100", page_nonce(table.page), VoteOff())).document
    pages = [message for message in screen(done, LINKS)[Chat(-100)] if message.key == voted.key]
    assert [page.text for page in pages] == [SAY("page-vote-over", count=2, needed=2)]
    by_command = commands.cancel_by_command(table, turn(CY)).document
    assert by_command.page == done.page


def test_a_kick_tells_the_group_who_is_out() -> None:
    table = commands.kick(dealt(), turn(ANA)).document
    assert table.page is not None
    done = taps.tap_table(table, turn(ANA), Tapped("t-100", page_nonce(table.page), KickPlayer(str(CY.id))))
    assert done.answer is not None
    assert done.answer.text == SAY.plain("toast-kicked", name="Cy")
    assert said(done.document).text == SAY("page-player-out", name="Cy")


# ── a chat's own words ──────────────────────────────────────────────────────────────────────────────────────────


def asked(argument: str, words: tuple[str, ...] = (), person: Sender = ANA, table: Table | None = None) -> str:
    """What the group reads after /words with an argument, where it has these words."""
    context = turn(person, own_words=words, argument=argument)
    return said(words_page(table or full_lobby(), context).document).text


@pytest.mark.parametrize(
    ("argument", "words", "told"),
    [
        ("add kite, swing", (), ("Added: kite, swing", "Your own words: 2")),
        ("add kite", ("Kite",), ("Already on your list: kite", "Your own words: 1")),
        ("ADD " + "x" * 31, (), ("Too long (up to 30 characters): " + "x" * 30 + "…", "Your own words: 0")),
        ("remove moon", ("kite",), ("Not on your list: moon", "Your own words: 1")),
        ("remove KITE", ("kite",), ("Removed: kite", "Your own words: 0")),
        ("add a1, b1, c1, d1", (), ("Added: a1, b1, c1, …", "Your own words: 4")),
    ],
)
def test_what_became_of_each_word_is_told(argument: str, words: tuple[str, ...], told: tuple[str, ...]) -> None:
    assert asked(argument, words) == "📚 " + "\n".join(told)


def test_who_adds_words_can_choose_them_at_once() -> None:
    changed = words_page(full_lobby(), turn(ANA, argument="add kite")).document
    panel = words_page(full_lobby(), turn(ANA)).document
    assert said(changed).keyboard == said(panel).keyboard


def test_a_full_list_says_so() -> None:
    full = tuple(f"word{number}" for number in range(custom.MAX_WORDS))
    assert "Your list is full at 500 words" in asked("add one more", full)


@pytest.mark.parametrize("argument", ["", "add", "remove", "kite"])
def test_without_words_the_panel_says_how_many_it_takes(argument: str) -> None:
    assert f"at least {custom.MIN_WORDS}" in asked(argument)
    assert change_words(WordList(chat=-100), argument) == WordList(chat=-100)


def test_words_of_a_running_game_are_changed_by_those_who_play() -> None:
    assert asked("add kite", (), DI, dealt()) == SAY("toast-players-choose", name="Ana")
    assert "Added: kite" in asked("add kite", (), BO, dealt())
    assert "Added: kite" in asked("add kite", (), DI, over())


# ── help, menu, numbers ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_fits_on_a_phone(language: str) -> None:
    """A phone of 360 px shows some 24 lines of 36 letters."""
    lines = re.sub(r"<[^>]+>", "", Say(language)("page-help")).split("\n")
    assert sum(max(1, -(-len(line) // 34)) for line in lines) <= 24


def test_the_menu_begins_with_what_people_need_first_and_lists_nothing_twice() -> None:
    group = menus().group
    assert group[:4] == ["play", "join", "rules", "help"]
    assert "leaderboard" not in group  # /stats has it, too
    assert menus().private[:4] == ["start", "games", "rules", "help"]
    assert len(set(menus().private)) == len(menus().private)


def test_the_numbers_of_a_chat_can_be_read_without_the_picture() -> None:
    page = said(commands.stats(over(), turn(BO)).document)
    assert isinstance(page, Photo)
    assert "<blockquote expandable>" in page.text
    for figure in page.picture.figures:  # type: ignore[attr-defined]
        assert f"{figure.value} {figure.label}" in page.text
    for bar in page.picture.bars:  # type: ignore[attr-defined]
        assert f"{bar.label}: {bar.detail}" in page.text
    assert SAY("leaderboard-row", place=1, name="Ana", wins=1, games=1) in page.text
