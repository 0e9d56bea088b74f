"""A new language is one folder and one column: a whole game is played in it, and no line of code knows it."""

from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from engine.codes.actions import GiveClues
from engine.core import Refusal
from tests.unit.locales.made_up import CODE, bracketed, made_up, with_locales
from tests.unit.tgbot.builders.tables import LINKS, ROOM, answered, moment, seat_view, turn, with_clues
from tgbot.games.codes import drafts
from tgbot.games.codes.buttons import SetDigit
from tgbot.games.codes.pictures.sheet import SheetPicture
from tgbot.games.codes.words import grammar, hints, letters, roots, vocabulary
from tgbot.games.codes.words.deck import words
from tgbot.i18n import folder, language, texts
from tgbot.i18n.check import check
from tgbot.i18n.texts import FOLDER, LANGUAGES, Say, UnknownText, add_texts, closest_language, use_folder
from tgbot.tables import commands, lobby, play, taps
from tgbot.tables.buttons import SetLanguage
from tgbot.tables.context import page_nonce
from tgbot.tables.model import Stage, Table
from tgbot.tables.own_page import respeak
from tgbot.tables.pages import turned
from tgbot.telegram.buttons import Tapped
from tgbot.telegram.messages import Chat, Photo
from tgbot.telegram.updates import Sender
from tgbot.ui.screen import screen

ANA, BO, CY = (Sender(number, name, CODE) for number, name in enumerate(("Ana", "Bo", "Cy"), start=1))
CACHING = (folder, language, texts, grammar, hints, letters, roots, vocabulary)
OF_NO_LANGUAGE = {"_rhyme", "_stemmer", "fold"}
SIX = ("en", "bg", "ru", "pl", "da", "fr")


@pytest.fixture(autouse=True)
def locales(tmp_path: Path) -> Iterator[Path]:
    """Our locales and a made-up language; afterwards ours alone."""
    copy = with_locales(tmp_path, FOLDER)
    use_folder(copy)
    yield copy
    use_folder(FOLDER)


def test_the_language_is_found_behind_the_others() -> None:
    assert tuple(LANGUAGES) == (*SIX, CODE)
    assert closest_language("xx-YY") == CODE
    assert check([]) == []


def test_without_its_folder_it_is_gone() -> None:
    assert Say(CODE).plain("language-name") == "⟦English⟧"
    use_folder(FOLDER)
    assert tuple(LANGUAGES) == SIX
    with pytest.raises(UnknownText):
        Say(CODE).plain("language-name")
    assert [word for word in words() if CODE in word.forms] == []


def test_a_group_chooses_it_and_plays_a_whole_game_in_it() -> None:
    table = lobby.open_lobby(Table(chat=-100), Sender(1, "Ana", "en"), ROOM, True, moment())
    table = chosen(table)
    assert (table.language, shown(table)[-1]) == (CODE, Say(CODE)("page-lang-done", language="⟦English⟧"))
    for person in (BO, CY):
        table = lobby.join(table, person, True)
    table = respeak(table, ANA, CODE).document
    everything(table)

    table = play.deal(table, moment())
    keywords = seat_view(table, ANA).keywords
    assert len(set(keywords) & {made_up(word.id) for word in words()}) == 4
    for keyword in keywords:
        assert keyword in "\n".join(shown(table, ANA.id))

    for _ in range(5):
        everything(table)
        table = with_clues(table)
        everything(table)
        table = answered(table)
    everything(table)
    assert table.stage is Stage.OVER
    assert [
        text
        for text in shown(table)
        if text.startswith(Say(CODE)("end-pair", names=f"Ana{Say(CODE).plain('picture-and')}Bo"))
    ]
    table = commands.sheet(table, turn(ANA)).document
    everything(table)


def test_clues_are_refused_in_it() -> None:
    table = dealt()
    keyword = seat_view(table, ANA).keywords[0]
    english = next(word.forms["en"] for word in words() if word.forms[CODE] == keyword)
    assert refused(table, keyword, "b", "c") == "clue-is-keyword"
    assert refused(table, english, "b", "c") == "clue-is-keyword"
    names = {"1": "unz", "2": "duz", "3": "triz", "4": "kvarz"}
    assert refused(table, *(names[digit] for digit in seat_view(table, ANA).code)) == "clue-is-slot"
    table = drafts.draft(table, ANA.id, drafts.Sent(1, (keyword,)), moment())
    assert Say(CODE).plain("refusal-clue-is-keyword", clue=keyword, keyword=keyword) in shown(table, ANA.id)[-1]


@pytest.mark.parametrize(("kind", "made"), [("same-root", "{keyword}im"), ("slot", "{slot}"), ("letter", "q")])
def test_clues_are_warned_about_in_it(kind: str, made: str) -> None:
    table = dealt()
    view = seat_view(table, ANA)
    digit = int(view.code[0])
    keyword = view.keywords[digit - 1]
    clue = made.format(keyword=keyword, slot=("one", "two", "three", "four")[digit - 1])
    table = drafts.draft(table, ANA.id, drafts.Sent(1, (clue,)), moment())
    assert Say(CODE).plain(f"hint-{kind}", clue=clue, keyword=keyword) in shown(table, ANA.id)[-1]


@pytest.mark.parametrize("module", CACHING, ids=lambda module: module.__name__.rpartition(".")[2])
def test_another_folder_empties_every_cache(module: ModuleType) -> None:
    table = dealt()
    for clue in ("x", "unz", "onetwo"):
        shown(drafts.draft(table, ANA.id, drafts.Sent(1, (clue,)), moment()), ANA.id)
    caches = {name: cached for name, cached in vars(module).items() if hasattr(cached, "cache_info")}
    kept = {name for name in caches if name not in OF_NO_LANGUAGE}
    assert any(caches[name].cache_info().currsize for name in kept)
    use_folder(FOLDER)
    assert {name for name in kept if caches[name].cache_info().currsize} == set()


def test_a_game_brings_its_own_texts(tmp_path: Path, locales: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tgbot.i18n.texts._added", [])
    game = tmp_path / "game"
    (game / "da").mkdir(parents=True)
    (game / "en.ftl").write_text("dice-title = Dice\ndice-roll = { $count } dice\n", "utf-8")
    (game / "da" / "texts.ftl").write_text("dice-title = Terninger\n", "utf-8")
    with pytest.raises(UnknownText):
        Say("en")("dice-title")
    add_texts(game)
    add_texts(game)
    assert [Say(code).plain("dice-title") for code in ("en", "da", "fr", CODE)] == ["Dice", "Terninger", "Dice", "Dice"]
    assert check(["da"]) == ["da/texts.ftl: dice-roll is missing."]
    with (locales / CODE / "texts.ftl").open("a", encoding="utf-8") as own:  # the language's own folder is enough
        own.write(bracketed((game / "en.ftl").read_text("utf-8")))
    use_folder(locales)
    assert Say(CODE).plain("dice-roll", count=2) == "⟦2 dice⟧"
    assert check([CODE]) == []


def test_a_text_that_is_there_already_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("dice = Dice\nlanguage-name = Dice\n", "utf-8")
    with pytest.raises(ValueError, match=r"en\.ftl: language-name is in .*texts\.ftl already$"):
        add_texts(tmp_path)
    with pytest.raises(UnknownText):
        Say("en")("dice")
    with pytest.raises(FileNotFoundError, match=r"no en\.ftl$"):
        add_texts(tmp_path / "nowhere")


def chosen(table: Table) -> Table:
    """The table after a tap on the language on the page of /lang."""
    table = table.replace(page=turned(table, "lang-group"))
    assert table.page is not None
    buttons = [button for message in screen(table, LINKS)[Chat(-100)] for row in message.keyboard for button in row]
    assert [button.text for button in buttons if button.press == SetLanguage(CODE)] == ["⟦English⟧"]
    tapped = Tapped(str(table.place), page_nonce(table.page), SetLanguage(CODE))
    return taps.tap_table(table, turn(ANA), tapped).document


def dealt() -> Table:
    table = lobby.open_lobby(Table(chat=-100, language=CODE), ANA, ROOM, True, moment())
    for person in (BO, CY):
        table = lobby.join(table, person, True)
    return play.deal(table, moment())


def refused(table: Table, *clues: str) -> str:
    with pytest.raises(Refusal) as caught:
        play.act(table, ANA.id, GiveClues(clues), moment())
    return caught.value.reason()


def shown(table: Table, chat: int = -100) -> list[str]:
    return [str(message.text) for message in screen(table, LINKS)[Chat(chat)]]


def everything(table: Table) -> None:
    """Draw every chat: all messages are in brackets, and so are the buttons that say something."""
    for message in (message for messages in screen(table, LINKS).values() for message in messages):
        if not isinstance(message, Photo):
            assert "⟦" in message.text
        else:
            assert isinstance(message.picture, SheetPicture)
            assert message.picture.draw().startswith(b"\x89PNG")
        said = [button.text for row in message.keyboard for button in row if not isinstance(button.press, SetDigit)]
        assert [text for text in said if "⟦" not in text] == []
