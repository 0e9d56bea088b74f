"""Pages that were asked for with a command: start, help, rules, settings, numbers and short answers."""

from dataclasses import replace

from engine.core import Seat
from tgbot.i18n.texts import LANGUAGES, Html, Say, join
from tgbot.tables import commands, statistics
from tgbot.tables.buttons import (
    AskToForget,
    ChooseGame,
    ClosePage,
    ConfirmLeave,
    EndGameNow,
    ForgetMe,
    KeepPlaying,
    KickPlayer,
    OpenSetting,
    PlayAlone,
    ReadRules,
    SetLanguage,
    StayInGame,
    TurnPage,
    VoteOff,
)
from tgbot.tables.export import export
from tgbot.tables.game import game_of, games
from tgbot.tables.links import invitation, subscription
from tgbot.tables.model import DEFAULT_GAME, Page, Stage, Table, Visitor
from tgbot.tables.pages import (
    ALONE,
    BESIDE_A_GAME,
    DONE_ALONE,
    HELP,
    LATE,
    MY_DATA,
    NOT_HERE,
    PRIVACY,
    WAS_A_CLUE,
    rules_of,
)
from tgbot.tables.places import parse_place
from tgbot.tables.session import session
from tgbot.tables.setting import AnySetting
from tgbot.tables.settings import SETTINGS_PAGE, opened, settings_of
from tgbot.telegram.buttons import Press
from tgbot.telegram.messages import Button, File, Links, Message, Photo, Rows, Text, in_rows
from tgbot.ui.parts import mentions
from tgbot.ui.stats import stats_lines, stats_picture

RECORD, OWN_RECORD = "crosswire.jsonl", "crosswire.json"
FLEETING = frozenset(
    {"nudge", "leave", "forget", "forget-seated", "hello-group", NOT_HERE, WAS_A_CLUE, LATE}
)  # pages that are of no use once they are answered


def page_message(page: Page, document: Table | Visitor, say: Say, links: Links) -> Message:
    """The message of a page."""
    if page.kind == "stats":
        return _stats(page, document, say)
    key, text, rules = f"page/{page.serial}", _text(page, document, say, links), rules_of(page.kind)
    in_group = isinstance(document, Table)
    if rules:
        closing = () if BESIDE_A_GAME in page.facts else ((_closing(say),),)
        rows = (*_turning(page, rules, say), *_lesson(rules, say, links, in_group=in_group), *closing)
    else:
        rows = _keyboard(page, document, say, links)
    rows = (*rows, *_way_back(page, say))
    record = export(document) if page.kind == "export" and isinstance(document, Table) else None
    if record is not None:
        return File(key, text, rows, name=RECORD, body=record)
    if page.kind == MY_DATA:
        return File(key, text, rows, name=OWN_RECORD, body=str(page.facts["record"]))
    closes = rules is not None or (in_group and page.kind in {HELP, SETTINGS_PAGE})
    passing = page.kind in FLEETING or closes or BESIDE_A_GAME in page.facts
    return Text(key, text, rows, fleeting=passing)


def _text(page: Page, document: Table | Visitor, say: Say, links: Links) -> Html:
    """The text of a page; some pages carry more facts than it names, for their buttons or pictures."""
    match page.kind:
        case kind if kind == SETTINGS_PAGE and isinstance(document, Table):
            return join("\n", _settings_lines(page, document, say))
        case "nudge" if isinstance(document, Table):
            asked = _nudged(page, document)
            return join("\n", [say(text, name=mentions(document, [seat], say)) for seat, (text, _) in asked.items()])
        case "leave" if isinstance(document, Table):
            return say(game_of(document).leave_question, name=page.facts["name"])
        case kind if kind == MY_DATA:
            return say("page-my-data")
        case "games":
            return say("page-games", rows=page.facts["rows"])
        case "which-game":
            return say("page-which-game")
        case "stats-none" if ALONE in page.facts:
            rows = str(page.facts[ALONE])
            return join("\n\n", [say("stats-alone"), *([say("name", name=rows)] if rows else [])])
        case kind if kind == HELP and isinstance(document, Visitor):
            return join("\n", [say("page-help"), say("help-alone")])
        case "privacy":
            given = say("privacy-contact", contact=links.contact) if links.contact else say("privacy-no-contact")
            return say("page-privacy", who=given)
    return say(f"page-{page.kind}", **page.facts)


def _settings_lines(page: Page, table: Table, say: Say) -> list[Html]:
    """All settings are rows of buttons; an opened one is explained, with from when on a choice holds."""
    setting = _opened(page, table)
    if setting is not None:
        named = say("setting-opened", setting=setting.line(table, say))
        return [named, say(f"setting-about-{setting.key}"), say(f"setting-holds-{setting.holds}")]
    seated = table.stage in {Stage.LOBBY, Stage.GAME}
    return [say("page-settings"), *([say("settings-whose")] if seated else [])]


def _opened(page: Page, table: Table) -> AnySetting | None:
    return opened(table, str(page.facts.get("open", "")))


def _stats(page: Page, document: Table | Visitor, say: Say) -> Photo:
    """The numbers as a picture, and as text for those who do not see it; a chat's with its leaders."""
    count, tallies = _numbers(page, document)
    title = document.title if isinstance(document, Table) else document.name
    picture = stats_picture(count, tallies, say, title=title)
    lines = stats_lines(picture, say)
    if isinstance(document, Table):
        lines += [say("stats-leaders"), *(say("name", name=row) for row in statistics.leader_rows(document, say))]
    folded = Html(f"<blockquote expandable>{join(chr(10), lines)}</blockquote>")
    text = join("\n", [say("page-stats", name=page.facts["name"]), folded])
    beside = BESIDE_A_GAME in page.facts
    return Photo(f"page/{page.serial}", text, _way_back(page, say), fleeting=beside, picture=picture, still=True)


def _way_back(page: Page, say: Say) -> Rows:
    """The key of a private page that makes the card the last message again."""
    return ((Button(say.plain("button-back-to-game"), ClosePage()),),) if BESIDE_A_GAME in page.facts else ()


def _numbers(page: Page, document: Table | Visitor) -> tuple[int, statistics.Tallies]:
    """The numbers of a chat as they are, and of a person as they were when they were asked for."""
    if isinstance(document, Table):
        return statistics.of_table(document)
    tallies = {}
    for key, game in games().items():
        prefix = f"{key}."
        counted = {name.removeprefix(prefix): fact for name, fact in page.facts.items() if name.startswith(prefix)}
        if counted:
            tallies[key] = game.tally_model(**counted)
    return int(page.facts.get("games", 0)), tallies


def number_facts(count: int, tallies: statistics.Tallies) -> dict[str, str | int]:
    """Numbers as the facts of a page."""
    facts: dict[str, str | int] = {"games": count}
    for key, tally in tallies.items():
        facts |= {f"{key}.{name}": value for name, value in tally.model_dump().items()}
    return facts


def _keyboard(page: Page, document: Table | Visitor, say: Say, links: Links) -> Rows:
    match page.kind:
        case "lang" | "lang-group":
            languages = [
                choice(Say(code).plain("language-name"), SetLanguage(code), code == document.language)
                for code in LANGUAGES
            ]
            return in_rows(languages, 2)
        case kind if kind == SETTINGS_PAGE and isinstance(document, Table):
            return _settings_rows(page, document, say)
        case "kick" if isinstance(document, Table):
            present = [player for player in document.players if player.user and not player.left]
            return tuple(
                (Button(document.name(player.seat), KickPlayer(player.seat), style="danger"),) for player in present
            )
        case "leave":
            return (
                (
                    Button(say.plain("button-leave-game"), ConfirmLeave(), style="danger"),
                    Button(say.plain("button-stay"), StayInGame()),
                ),
            )
        case "nudge" if isinstance(document, Table):
            labels = dict.fromkeys(label for _, label in _nudged(page, document).values())
            return tuple((Button(say.plain(label), url=links.open()),) for label in labels)
        case "open-bot" | "next-game-open":
            start = links.start(invitation(document.place))
            return ((Button(say.plain("button-open-bot"), url=start),),)
        case "notify-open":
            start = links.start(subscription(document.place))
            return ((Button(say.plain("button-open-bot"), url=start),),)
        case "vote":
            return ((Button(say.plain("button-vote-off"), VoteOff(), style="danger"),),)
        case "end-game":
            end = Button(say.plain("button-end-game"), EndGameNow(), style="danger")
            return ((end, Button(say.plain("button-keep-playing"), KeepPlaying())),)
        case "private-only":
            return ((Button(say.plain("button-open-bot"), url=links.open()),),)
        case "which-game" if isinstance(document, Visitor):
            titles = [(key, str(title)) for key, title in page.facts.items() if parse_place(key)]
            return tuple((Button(title, ChooseGame(key)),) for key, title in titles)
        case "games" if isinstance(document, Visitor):
            titles = [(key, str(title)) for key, title in page.facts.items() if parse_place(key)]
            return tuple(
                (Button(say.plain("button-show-card", title=title), ChooseGame(key)),) for key, title in titles
            )
        case "forget" | "forget-seated":
            # Nothing is forgotten by a hasty second tap where the key was that asked for this.
            forget = Button(say.plain("button-forget"), ForgetMe(), style="danger")
            return ((forget,), (Button(say.plain("button-keep-all"), ClosePage()),))
        case "privacy":
            return ((Button(say.plain("button-forget"), AskToForget()),),)
        case kind if kind == HELP and isinstance(document, Table):
            return ((_closing(say),),)
        case kind if kind == HELP:
            return _alone_rows(page, say, learned=False)
        case "privacy-group":
            return ((Button(say.plain("button-privacy"), url=links.start(PRIVACY)),),)
        case kind if kind in {NOT_HERE, WAS_A_CLUE}:
            return ((Button(say.plain("button-write-to-bot"), url=links.open()),),)
        case "hello-group":
            return _lesson(DEFAULT_GAME, say, links, in_group=True)
        case "group-only" if isinstance(document, Visitor):
            add = Button(say.plain("button-add-to-group"), url=links.add_to_group(), style="success")
            return ((add,), *in_rows(_alone_keys(page, say, learned=True), 1))
        case "idle" | "games-none" | "unknown-command" if isinstance(document, Visitor):
            return _alone_rows(page, say, learned=True)
        case "start" | "start-again" as kind:
            add = Button(say.plain("button-add-to-group"), url=links.add_to_group())
            return (*_alone_rows(page, say, learned=kind == "start-again"), (add,))
        case _ if "payload" in page.facts:
            return ((Button(say.plain(str(page.facts["button"])), url=links.start(str(page.facts["payload"]))),),)
    if isinstance(document, Table):
        return next((rows for game in games().values() if (rows := game.page_rows(document, page.kind, say))), ())
    return ()


def _alone_rows(page: Page, say: Say, *, learned: bool) -> Rows:
    """What one person can play at once, the first of it with a row of its own."""
    keys = _alone_keys(page, say, learned=learned)
    return (*((replace(key, style="success"),) for key in keys[:1]), *in_rows(keys[1:], 1 if learned else 2))


def _alone_keys(page: Page, say: Say, *, learned: bool) -> list[Button]:
    """The lesson first, or last for who has learned; what can be played only tomorrow comes after what can be now."""
    lessons = {game.lesson for game in games().values()}
    done = str(page.facts.get(DONE_ALONE, "")).split(",")
    routes = [route for route in commands.all_alone() if route.button]
    routes.sort(key=lambda route: ((route.name in lessons) == learned, route.name in done))
    return [Button(say.plain(route.button), PlayAlone(route.name)) for route in routes]


def _lesson(rules: str, say: Say, links: Links, *, in_group: bool) -> Rows:
    """The way from the rules of a game to its lesson."""
    route = commands.find_alone(games()[rules].lesson)
    if route is None:
        return ()
    text = say.plain(route.button)
    return ((Button(text, url=links.start(route.name)) if in_group else Button(text, PlayAlone(route.name)),),)


def _nudged(page: Page, table: Table) -> dict[Seat, tuple[str, str]]:
    """Who is nudged, each with the texts of what they are awaited for."""
    game, view = game_of(table), session(table).view()
    return {seat: game.duty_texts(view, seat) for seat in map(Seat, str(page.facts["users"]).split(","))}


def _turning(page: Page, rules: str, say: Say) -> Rows:
    """The keys that turn the pages of rules, always in their places: at an end there is the number instead."""
    number, pages = int(page.facts["page"]), int(page.facts["pages"])
    here = Button(f"{number}/{pages}", TurnPage(number), disabled=True)
    back = Button(say.plain("button-back"), TurnPage(number - 1)) if number > 1 else here
    forth = Button(say.plain("button-next"), TurnPage(number + 1)) if number < pages else here
    others = (key for key in games() if key != rules)
    return ((back, forth), *((Button(say.plain(f"button-rules-{key}"), ReadRules(key)),) for key in others))


def _closing(say: Say) -> Button:
    """The key that takes a page away."""
    return Button(say.plain("button-close-page"), ClosePage())


def _settings_rows(page: Page, table: Table, say: Say) -> Rows:
    setting = _opened(page, table)
    if setting is None:
        rows = [
            (Button(say.plain("button-setting", setting=one.line(table, say)), OpenSetting(one.key)),)
            for one in settings_of(table)
        ]
        return (*rows, (_closing(say),))
    current = setting.current(table)
    choices = [choice(setting.label(say, one), setting.press(one), one == current) for one in setting.choices]
    back = Button(say.plain("button-all-settings"), OpenSetting(""))
    return (*((one,) for one in choices), (back,))


def choice(text: str, press: Press, chosen: bool) -> Button:
    """One of several choices; the present one has a sign as well as a colour."""
    return Button(f"✓ {text}", press, style="primary") if chosen else Button(text, press)
