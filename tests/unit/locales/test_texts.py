"""The texts are whole: the same in every language, all used, well formed, short enough, and looked up strictly."""

import ast
import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

import engine.codes.refusals
import tgbot
from engine.codes.clues import MAX_CLUE_LEN
from engine.codes.lineups import INTERCEPTOR, LINEUPS, TEAMS
from engine.codes.scoring import Reason, TieCase, Token
from engine.codes.terms import Mark
from engine.core import Refusal
from engine.kryptos.deduction import Flaw
from engine.kryptos.setup import OPTIONS
from tests.unit.tgbot.builders.settings import all_settings
from tgbot.games.codes.agreement import AGREEMENTS
from tgbot.games.codes.commands import WORD_SOURCES
from tgbot.games.codes.lifecycle import MODES
from tgbot.games.codes.solo.commands import alone
from tgbot.games.codes.solo.lesson import SEATS
from tgbot.games.codes.verdict import Title
from tgbot.games.codes.words import custom
from tgbot.games.codes.words.custom import Fate
from tgbot.games.codes.words.hints import HintKind
from tgbot.games.kryptos.model import What
from tgbot.games.kryptos.news import LOST_TURNS
from tgbot.games.kryptos.titles import Honour
from tgbot.handlers.menus import menus
from tgbot.i18n.language import language as tables_of
from tgbot.i18n.texts import FOLDER, LANGUAGES, Argument, Say, UnknownText, text_files
from tgbot.playground.entities import parse_html, utf16_length
from tgbot.tables.game import games
from tgbot.tables.lobby import ROBOT_NAMES
from tgbot.tables.pace import PACES
from tgbot.tables.setting import AnySetting, Holds
from tgbot.tables.settings import ROBOTS
from tgbot.telegram.updates import MAX_NAME_LEN

COUNTS = (0, 1, 2, 3, 5, 11, 21, 22)
NUMBERS = frozenset(
    {
        "clue_number",
        "count",
        "fewest",
        "most",
        "games",
        "needed",
        "number",
        "page",
        "pages",
        "place",
        "round",
        "points",
        "rounds",
        "seconds",
        "slot",
        "wins",
    }
)

# CLDR's cardinal categories, as far as we count: French has also `many`, for whole millions.
PLURALS = {language: {*map(Locale(language).plural_form, COUNTS), "other"} for language in LANGUAGES}
ANY_QUOTE = re.compile(r"[\"'`´‘’‚‛“”„‟«»‹›]")
ATTACK = '<b>&"x'

# How the ids of texts without markup begin. The head of each file and locales/README.md repeat this list.
PLAIN = (
    *("about-", "alert-", "button-", "command-", "end-equal-", "end-tie-", "end-why-", "flaw-", "hint-", "inline-"),
    *("notice-", "picture-", "refusal-", "side-", "toast-", "track-"),
)
BEGINNING = re.compile(r"(?<![\w-])[a-z]+(?:-[a-z]+)*-(?!\w)")  # of ids, in a head
POPS_UP = ("toast-", "alert-", "refusal-")  # the rules' no is an alert too
MAX_POP_UP_LEN = 200  # UTF-16 units, as Telegram counts
MEDIA_KINDS = ("voice", "video_note", "animation", "sticker", "photo")
MAX_BUTTON_LEN = 30  # a row of its own on a phone 360 px wide
MAX_DESCRIPTION_LEN = 256  # of a command
SHORT: defaultdict[str, str] = defaultdict(lambda: "Ada")
HOSTILE: defaultdict[str, str] = defaultdict(lambda: ATTACK)
LONG = SHORT | {
    "name": "N" * MAX_NAME_LEN,
    "names": ", ".join(["N" * MAX_NAME_LEN] * 3),
    "clue": "c" * MAX_CLUE_LEN,
    "keyword": "k" * custom.MAX_WORD_LEN,
    "words": "\n".join([f"1  {'k' * custom.MAX_WORD_LEN}"] * 4),
}


class Parts(visitor.Visitor):
    """What a message is made of: its variables, and its selectors with their variants."""

    def __init__(self, message: ftl.Message) -> None:
        self.variables: set[str] = set()
        self.selectors: list[tuple[str | None, set[str]]] = []
        self.visit(message)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - Fluent's name
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        chosen = node.selector.id.name if isinstance(node.selector, ftl.VariableReference) else None
        categories = {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
        self.selectors.append((chosen, categories))
        self.generic_visit(node)


def read(language: str) -> list[ftl.EntryType]:
    parser = FluentParser(with_spans=False)
    return [entry for file in text_files(language) for entry in parser.parse(file.read_text("utf-8")).body]


ENTRIES = {language: read(language) for language in LANGUAGES}
MESSAGES = {
    language: [(entry.id.name, Parts(entry)) for entry in entries if isinstance(entry, ftl.Message)]
    for language, entries in ENTRIES.items()
}
TEXTS = dict(MESSAGES["en"])

each_language = pytest.mark.parametrize("language", LANGUAGES)


def filled(parts: Parts, count: int = 2, strings: Mapping[str, str] = SHORT) -> dict[str, Argument]:
    """A value for every variable: the count for numbers, a text for the rest."""
    return {name: count if name in NUMBERS else strings[name] for name in parts.variables}


@cache
def spoken(language: str) -> list[tuple[str, str]]:
    """Every text of a language as it is said."""
    return [(text_id, Say(language).plain(text_id, **filled(parts))) for text_id, parts in MESSAGES[language]]


# ── all languages, one set of texts ─────────────────────────────────────────────────────────────────────────────


def test_every_folder_is_a_language_and_no_file_has_junk() -> None:
    assert {path.name for path in FOLDER.iterdir() if path.is_dir() and path.name[0] not in "._"} == set(LANGUAGES)
    assert [entry.content for language in LANGUAGES for entry in ENTRIES[language] if isinstance(entry, ftl.Junk)] == []


@each_language
def test_ids_and_variables_are_those_of_english_in_the_same_order(language: str) -> None:
    named = {text_id: parts.variables for text_id, parts in MESSAGES[language]}
    assert named == {text_id: parts.variables for text_id, parts in TEXTS.items()}
    assert [text_id for text_id, _ in MESSAGES[language]] == list(TEXTS)  # so none is there twice


@each_language
def test_every_choice_is_by_a_number_and_names_every_plural_category(language: str) -> None:
    choices = [(text_id, *choice) for text_id, parts in MESSAGES[language] for choice in parts.selectors]
    assert [choice for choice in choices if choice[1] not in NUMBERS or choice[2] != PLURALS[language]] == []


@each_language
def test_every_text_can_be_said_with_every_count(language: str) -> None:
    for text_id, parts in MESSAGES[language]:
        for count in COUNTS if parts.variables & NUMBERS else COUNTS[:1]:
            assert Say(language).plain(text_id, **filled(parts, count)).strip(), text_id


SHARED_WORDS = frozenset({"auto", "photo", "sticker", "bolt", "pixel", "chip", "normal"})  # said in other languages too


def is_english(text: str) -> bool:
    """Whether a text has words, and not only such as other languages share."""
    return re.search(r"\b[a-z]{3}", text) is not None and not set(re.findall(r"\w+", text.lower())) <= SHARED_WORDS


@pytest.mark.parametrize(
    ("text", "english"), [("▣ photo", False), ("Auto", False), ("photo of a cat", True), ("4·2·1", False)]
)
def test_words_that_languages_share_are_not_english(text: str, english: bool) -> None:
    assert is_english(text) is english


def test_no_language_is_left_in_english() -> None:
    worded = {text_id: text for text_id, text in spoken("en") if is_english(text)}
    others = [(language, *said) for language in LANGUAGES if language != "en" for said in spoken(language)]
    assert [(language, text_id) for language, text_id, text in others if worded.get(text_id) == text] == []


# ── typography ──────────────────────────────────────────────────────────────────────────────────────────────────


@each_language
def test_quotes_are_the_languages_own_and_dots_are_an_ellipsis(language: str) -> None:
    own = set(tables_of(language).quotes)
    foreign = [(text_id, set(ANY_QUOTE.findall(text)) - own) for text_id, text in spoken(language)]
    assert [(text_id, marks) for text_id, marks in foreign if marks and own] == []
    assert [text_id for text_id, text in spoken(language) if "..." in text] == []


@each_language
def test_letters_with_marks_are_composed(language: str) -> None:
    assert [text for _, text in spoken(language) if not unicodedata.is_normalized("NFC", text)] == []


@each_language
def test_the_signs_of_the_teams_are_no_signs_of_rules(language: str) -> None:
    labels = [text for text_id, text in spoken(language) if text_id.startswith("button-option-")]
    assert labels
    assert [text for text in labels if set(text) & set("⬜⬛")] == []


def test_french_keeps_its_high_marks_on_the_line() -> None:
    loose = re.compile(r"(?<![\u00a0\u202f])[:;!?»]|«(?![\u00a0\u202f])")
    assert [text for _, text in spoken("fr") if loose.search(text)] == []


LESSON = ("page-start", "learn-partner", "learned-partner", "learn-interceptor", "learned-interceptor", "learn-encoder")


@each_language
def test_what_is_said_from_start_to_the_end_of_the_lesson_stays_short(language: str) -> None:
    """The words and clues to play with come on top, and all of it is promised for a minute."""
    texts = dict(spoken(language))
    said = " ".join(texts[text_id] for text_id in (*LESSON, "learned-misread", "learned-encoder"))
    assert len(re.findall(r"[^\W\d_]{2,}", re.sub(r"<[^>]+>", "", said))) <= 160


# ── markup ──────────────────────────────────────────────────────────────────────────────────────────────────────


@each_language
def test_the_head_of_each_file_names_the_texts_without_markup(language: str) -> None:
    head = next(entry.content for entry in ENTRIES[language] if isinstance(entry, ftl.ResourceComment))
    assert tuple(BEGINNING.findall(head or "")) == PLAIN


def test_the_readme_names_the_texts_without_markup() -> None:
    step = next(line for line in (FOLDER / "README.md").read_text("utf-8").splitlines() if line.startswith("3. "))
    assert tuple(re.findall(r"`([a-z-]+-)`", step)) == PLAIN


@each_language
def test_plain_texts_have_no_markup(language: str) -> None:
    plain = [(text_id, text) for text_id, text in spoken(language) if text_id.startswith(PLAIN)]
    assert [text_id for text_id, text in plain if re.search(r"[<>]|&#?\w+;", text)] == []


@each_language
def test_telegram_reads_every_other_text_whatever_people_are_called(language: str) -> None:
    for text_id, parts in MESSAGES[language]:
        if text_id.startswith(PLAIN):
            continue
        hostile = filled(parts, strings=HOSTILE)
        text, entities = parse_html(Say(language)(text_id, **hostile))
        assert text.count(ATTACK) >= sum(value == ATTACK for value in hostile.values()), text_id
        _, english = parse_html(Say("en")(text_id, **hostile))
        assert sorted(e["type"] for e in entities) == sorted(e["type"] for e in english), text_id


# ── lengths ─────────────────────────────────────────────────────────────────────────────────────────────────────


@each_language
def test_toasts_and_alerts_fit_with_everything_filled_in(language: str) -> None:
    said = {
        text_id: Say(language).plain(text_id, **filled(parts, MAX_CLUE_LEN, LONG))
        for text_id, parts in MESSAGES[language]
        if text_id.startswith(POPS_UP)
    }
    assert {text_id: text for text_id, text in said.items() if utf16_length(text) > MAX_POP_UP_LEN} == {}


@each_language
@pytest.mark.parametrize(("beginning", "longest"), [("button-", MAX_BUTTON_LEN), ("command-", MAX_DESCRIPTION_LEN)])
def test_buttons_and_descriptions_of_commands_fit_on_their_line(language: str, beginning: str, longest: int) -> None:
    said = [text for text_id, text in spoken(language) if text_id.startswith(beginning)]
    assert [text for text in said if not 1 <= len(text) <= longest or "\n" in text] == []


@each_language
@pytest.mark.parametrize(("text_id", "longest"), [("about-description", 512), ("about-short", 120)])
def test_what_telegram_shows_of_the_bot_fits(language: str, text_id: str, longest: int) -> None:
    assert utf16_length(Say(language).plain(text_id)) <= longest


# ── texts and code ──────────────────────────────────────────────────────────────────────────────────────────────


def refusals(base: type[Refusal] = Refusal) -> Iterator[type[Refusal]]:
    """Every reason for which the engine says no."""
    for refusal in base.__subclasses__():
        if refusal.__module__.startswith(f"{engine.__name__}."):
            yield refusal
        yield from refusals(refusal)


def bot_sources() -> Iterator[ast.Module]:
    """Every module of the bot; the playground is Telegram's side and says nothing of ours."""
    root = Path(tgbot.__file__).parent
    for path in sorted(root.rglob("*.py")):
        if "playground" not in path.relative_to(root).parts:
            yield ast.parse(path.read_text("utf-8"))


def literal(node: ast.AST) -> str:
    """The text that a piece of code is, or none."""
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


NODES = [node for module in bot_sources() for node in ast.walk(module)]
LITERALS = {literal(node) for node in NODES}


def is_switch(setting: AnySetting) -> bool:
    """A setting that is on or off."""
    return setting.choices == (1, 0)


SIDES: set[str] = {rule.key for lineup in LINEUPS.values() for rule in lineup.sides}

# The ids that code puts together, by how they begin: what can follow.
PUT_TOGETHER: dict[str, set[str]] = {
    "hint-": {str(kind) for kind in HintKind},
    "refusal-": {refusal.reason() for refusal in refusals()},
    "command-": {*menus().group, *menus().private},
    "words-": set(WORD_SOURCES),
    "words-told-": {str(fate) for fate in Fate} | {"count"},
    "button-words-": set(WORD_SOURCES),
    "end-": {*(rule.key for rule in INTERCEPTOR.sides), "interceptor-given"},
    "end-why-": {str(reason) for reason in Reason},
    "end-tie-": {str(case) for case in TieCase},
    "card-title-": SIDES,
    "side-": SIDES,
    "parting-": {"left", "kicked", "replaced"},
    "welcome-": {*(rule.key for rule in INTERCEPTOR.sides), "team"},
    "lobby-": {rule.key for rule in INTERCEPTOR.sides},
    "lobby-intro-": {INTERCEPTOR.key, TEAMS.key},
    "solo-name-": set(alone),
    "solo-title-": set(alone),
    "solo-goal-": set(alone) - {"learn"},
    "learn-": set(SEATS),
    "learned-": {*SEATS, "misread", "easy"},
    "daily-end-": {str(right) for right in range(INTERCEPTOR.rounds)},
    "mode-": set(MODES),
    "robots-": {*ROBOTS.choices},
    "robot-name-": {str(number) for number in range(1, ROBOT_NAMES + 1)},
    "agreement-": set(AGREEMENTS),
    "score-": {str(token) for token in Token},
    "title-": {str(title) for title in Title},
    "picture-won-": {*(rule.key for rule in INTERCEPTOR.sides), "interceptor-given"},
    "board-": {str(mark) for mark in Mark if mark is not Mark.PLAIN},
    "board-clue-": {str(mark) for mark in Mark} | {"missing"},
    "media-": {kind.replace("_", "-") for kind in MEDIA_KINDS} | {"caption"},
    "flaw-": {str(flaw) for flaw in Flaw},
    "cards-news-": {str(what) for what in What},
    "cards-result-": {str(what) for what in LOST_TURNS},
    "cards-title-": {str(honour) for honour in Honour},
    "option-": set(OPTIONS),
    "toast-rule-": set(OPTIONS),
    "button-option-": {f"{option}-{state}" for option in OPTIONS for state in ("on", "off")},
    "button-game-": set(games()),
    "button-rules-": set(games()),
    "pace-": set(PACES),
    "button-pace-": set(PACES),
    "setting-about-": {setting.key for setting in all_settings()},
    "setting-holds-": {str(holds) for holds in Holds},
    "setting-": {setting.key for setting in all_settings()} | {"on", "off"},
    "button-": {f"{setting.key}-{state}" for setting in all_settings() if is_switch(setting) for state in ("on", "off")}
    | {"write-clues-of", "guess-code-of"},
}
# Pages of rules: each game says how their kinds begin.
RULES = {f"page-{game.rules_text}": set(map(str, range(1, game.rules_pages + 1))) for game in games().values()}
PUT_TOGETHER |= RULES
IDS_PUT_TOGETHER = {beginning + end for beginning, ends in PUT_TOGETHER.items() for end in ends}
PAGE = "page-"  # what follows is the page's kind, a literal somewhere in the bot


@pytest.mark.parametrize("refusal", list(refusals()), ids=lambda refusal: refusal.reason())
def test_every_refusal_has_a_text_that_names_only_its_facts(refusal: type[Refusal]) -> None:
    facts: set[str] = {field.name for field in fields(refusal)} if is_dataclass(refusal) else set()
    assert TEXTS[f"refusal-{refusal.reason()}"].variables <= facts


@pytest.mark.parametrize("setting", all_settings(), ids=lambda setting: setting.key)
def test_the_line_of_every_setting_names_its_value_and_nothing_else(setting: AnySetting) -> None:
    assert TEXTS[f"setting-{setting.key}"].variables == {"value"}
    labels = [setting.label(Say("en"), choice) for choice in setting.choices]
    assert len(set(labels)) == len(labels)


def test_every_beginning_that_code_puts_together_is_known_here() -> None:
    starts = {literal(node.values[0]) for node in NODES if isinstance(node, ast.JoinedStr)}
    begun = {start for start in starts if start.endswith("-") and any(text_id.startswith(start) for text_id in TEXTS)}
    assert begun | RULES.keys() == {*PUT_TOGETHER, PAGE}


def test_every_id_that_code_names_or_puts_together_has_a_text() -> None:
    families = "|".join(sorted({text_id.split("-")[0] for text_id in TEXTS if "-" in text_id}))
    named = {text for text in LITERALS if re.fullmatch(rf"({families})(-[a-z]+)+", text)}
    pages = {kind for kind in named if PAGE + kind in TEXTS}
    assert (named - pages | IDS_PUT_TOGETHER) - TEXTS.keys() == set()


def test_every_text_is_said_with_all_its_variables() -> None:
    calls = [node for node in NODES if isinstance(node, ast.Call) and node.args]
    said = [(literal(call.args[0]), {keyword.arg for keyword in call.keywords}) for call in calls]
    said = [(text_id, given) for text_id, given in said if text_id in TEXTS and "-" in text_id]
    assert len(said) > 50  # the search still finds what it is meant to find
    assert [text_id for text_id, given in said if not TEXTS[text_id].variables <= given] == []


def test_every_text_is_used() -> None:
    pages = {PAGE + kind for kind in LITERALS}
    assert TEXTS.keys() - LITERALS - IDS_PUT_TOGETHER - pages == set()


@each_language
def test_no_text_offers_a_command_that_ends_something(language: str) -> None:
    """A command in a message is a link that sends it at one tap."""
    assert [text_id for text_id, text in spoken(language) if re.search(r"/(cancel|leave|kick|forget)\b", text)] == []


@each_language
@pytest.mark.parametrize("kind", MEDIA_KINDS)
def test_a_file_is_called_the_same_on_the_card_and_on_the_picture(language: str, kind: str) -> None:
    named = [Say(language).plain(f"{where}-{kind.replace('_', '-')}") for where in ("media", "picture")]
    assert len({text.partition(" ")[2] for text in named}) == 1


# ── looking up ──────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("text_id", ["no-such-text", "", "name.title", "-name"])
def test_a_text_that_is_missing_is_an_error(text_id: str) -> None:
    with pytest.raises(UnknownText):
        Say("en")(text_id)


@each_language
def test_a_variable_that_is_missing_is_an_error(language: str) -> None:
    for text_id, parts in MESSAGES[language]:
        for missing in parts.variables:
            arguments = {name: value for name, value in filled(parts).items() if name != missing}
            with pytest.raises(UnknownText):
                Say(language).plain(text_id, **arguments)


@pytest.mark.parametrize("language", ["xx", "", "EN", "../en", "../locales/en", "en/texts.ftl", "words", "."])
def test_a_language_that_is_not_ours_is_an_error_and_no_path(language: str) -> None:
    with pytest.raises(UnknownText):
        Say(language)("name", name="Ada")


def test_an_argument_is_escaped_once_however_deep_it_goes() -> None:
    say, once = Say("en"), '&lt;b&gt;&amp;"x'
    assert say("name", name=ATTACK) == once
    assert say("lobby-pair", names=say("name", name=ATTACK)) == f"👥 The pair: {once}"
    assert say.plain("name", name=ATTACK) == ATTACK


@pytest.mark.parametrize("hostile", ["&" * 5000, "\ue0000\ue001", "{ $name }", "\ue0001\ue001" * 3])
def test_an_argument_is_shown_as_it_is_however_long_or_strange(hostile: str) -> None:
    say = Say("en")
    assert say.plain("talk-line", name="Ana", text=hostile) == f"💬 <b>Ana</b>: {hostile}"
    assert say("name", name=hostile) == hostile.replace("&", "&amp;")
