"""A table of version 1 becomes one of version 2: nothing that it knew is lost, and its game is played on."""

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from tests.unit.tgbot.store.saves import place_of, saved_table, saves
from tgbot.games.codes.model import OWN as CODES
from tgbot.games.codes.model import CodesCard, CodesTable, CodesTally, Redraw, Remark, WordDeck
from tgbot.games.kryptos.model import KryptosCard, KryptosTable, KryptosTally
from tgbot.store import upgrades
from tgbot.store.codec import dump, load, unpacked
from tgbot.tables import statistics
from tgbot.tables.model import Card, Notice, Page, Person, Player, PlayerTally, Stage, Table
from tgbot.tables.places import table_place

# A table with all that version 1 could keep, each of it different from its default. Its cards have fields of both
# games: those of the game that is not played were left from a game before.
EVERYTHING: dict[str, Any] = {
    "version": 1,
    "chat": -100,
    "topic": 7,
    "title": "The club",
    "language": "bg",
    "stage": "lobby",
    "serial": 12,
    "nonce": "mDCAzKyA",
    "host": 1,
    "players": [
        {"user": 1, "name": "Ana", "language": "en", "side": "white", "ready": True},
        {"user": 2, "name": "Bo", "language": "pl", "side": "white", "ready": True, "muted": True},
        {"user": 3, "name": "Cy", "language": "en", "side": "black", "left": True, "muted": True},
        {"user": 4, "name": "Di", "language": "en", "side": "black", "muted": False},
    ],
    "game": "codes",
    "state": None,
    "log": [{"do": "time"}],
    "cards": {
        "1": {
            "number": 4,
            "quiet": False,
            "notice": {"text": "notice-edit-lines", "facts": {"clue": "ü", "number": 3}},
            "exposed": True,
            "changing": 2,
            "typed": {"70": [0, 2]},
            "draft": "12_",
            "words": ["lamp", None, None, "quay"],
            "agreed": True,
            "reading": "2/white",
            "aim": [2, 3, 8],
            "whole_pad": True,
        },
        "2": {"number": 1},
    },
    "word_language": "da",
    "words_in": "fr",
    "words_from": "both",
    "words": {"seed": "LBXxQ8yd9nlNhq7W", "met": "03590841be820987"},
    "page": {"kind": "help", "serial": 4, "facts": {"count": 2}},
    "due": 1000030.5,
    "opened": 1000000.5,
    "sand": 15,
    "mode": "teams",
    "team_names": {"white": "Owls"},
    "agreement": "any",
    "talk_on": False,
    "talk": [
        {
            "number": 1,
            "by": 1,
            "half": "2/white",
            "side": "white",
            "to": [2],
            "text": "the lamp",
            "media": ["voice", "file"],
            "message": 7,
            "at": 1000001.0,
        }
    ],
    "options": ["advanced", "bribe"],
    "first": 2,
    "deduction": False,
    "pace": "classic",
    "spoilers": True,
    "rerolls": 2,
    "rerolled": 1,
    "redrawn": [{"side": "white", "round": 2, "by": 1}],
    "misses": {"4": 2},
    "nudged": 1000002.0,
    "tallies": {
        "1": {
            "name": "Ana",
            "games": 9,
            "pair_wins": 4,
            "interceptor_wins": 1,
            "team_wins": 1,
            "intercepted": 3,
            "interceptions": 8,
            "decoded": 10,
            "guesses": 12,
            "card_wins": 1,
            "cards_found": 5,
            "card_guesses": 9,
        },
        "2": {"name": "Bo", "games": 7, "pair_wins": 4, "team_wins": 1, "intercepted": 2, "decoded": 8, "guesses": 9},
        "3": {"name": "Cy", "games": 2, "card_wins": 1, "cards_found": 2, "card_guesses": 2},
        "4": {"name": "Di", "games": 1},
    },
    "finished": 9,
    "repeated": {"intercepted": 2, "interceptions": 3, "decoded": 4, "guesses": 5},
    "votes": [1, 2],
    "reposted": {"12/lobby": 1},
    "forgotten": [3],
    "away": True,
    "moved_to": -1001,
    "home": -1002,
    "gone": ["12/lobby"],
    "topics": [7, 8],
}

UPGRADED = Table(
    chat=-100,
    topic=7,
    title="The club",
    language="bg",
    stage=Stage.LOBBY,
    serial=12,
    nonce="mDCAzKyA",
    host=1,
    players=(
        Player(occupant=Person(user=1), name="Ana", language="en", side="white", ready=True),
        Player(occupant=Person(user=2), name="Bo", language="pl", side="white", ready=True),
        Player(occupant=Person(user=3), name="Cy", language="en", side="black", left=True),
        Player(occupant=Person(user=4), name="Di", language="en", side="black"),
    ),
    game="codes",
    log=({"do": "time"},),
    cards={
        1: Card(
            number=4,
            quiet=False,
            notice=Notice(text="notice-edit-lines", facts={"clue": "ü", "number": 3}),
            own=CodesCard(
                exposed=True,
                changing=2,
                typed={70: (0, 2)},
                draft="12_",
                words=("lamp", None, None, "quay"),
                agreed=True,
                reading="2/white",
            ),
        ),
        2: Card(number=1),
    },
    own={
        "codes": CodesTable(
            mode="teams",
            agreement="any",
            talk_on=False,
            rerolls=2,
            words_in="fr",
            words_from="both",
            words=WordDeck(seed="LBXxQ8yd9nlNhq7W", met="03590841be820987"),
            word_language="da",
            team_names={"white": "Owls"},
            talk=(
                Remark(
                    number=1,
                    by=1,
                    half="2/white",
                    side="white",
                    to=(2,),
                    text="the lamp",
                    media=("voice", "file"),
                    message=7,
                    at=1000001.0,
                ),
            ),
            muted=(2, 3),
            rerolled=1,
            redrawn=(Redraw(side="white", round=2, by=1),),
            sand=15,
            finished=7,  # of nine, since two card games were won
            repeated={"intercepted": 2, "interceptions": 3, "decoded": 4, "guesses": 5},
        ),
        "kryptos": KryptosTable(options=("advanced", "bribe"), first="2", deduction=False),
    },
    page=Page(kind="help", serial=4, facts={"count": 2}),
    due=1000030.5,
    opened=1000000.5,
    pace="classic",
    spoilers=True,
    misses={4: 2},
    nudged=1000002.0,
    tallies={
        1: PlayerTally(
            name="Ana",
            games=9,
            own={
                "codes": CodesTally(
                    pair_wins=4,
                    interceptor_wins=1,
                    team_wins=1,
                    intercepted=3,
                    interceptions=8,
                    decoded=10,
                    guesses=12,
                ),
                "kryptos": KryptosTally(card_wins=1, cards_found=5, card_guesses=9),
            },
        ),
        2: PlayerTally(
            name="Bo",
            games=7,
            own={"codes": CodesTally(pair_wins=4, team_wins=1, intercepted=2, decoded=8, guesses=9)},
        ),
        3: PlayerTally(name="Cy", games=2, own={"kryptos": KryptosTally(card_wins=1, cards_found=2, card_guesses=2)}),
        4: PlayerTally(name="Di", games=1),
    },
    finished=9,
    votes=(1, 2),
    reposted={"12/lobby": 1},
    forgotten=(3,),
    away=True,
    moved_to=-1001,
    home=-1002,
    gone=("12/lobby",),
    topics=(7, 8),
)


def loaded(**changes: object) -> Table:
    """The hand-written table, with some of its values of version 1 changed."""
    table = load(table_place(-100, 7), json.dumps(EVERYTHING | changes).encode())
    assert isinstance(table, Table)
    return table


def test_every_field_has_its_place_in_version_2() -> None:
    assert loaded() == UPGRADED


def test_the_table_above_uses_every_field_that_moved() -> None:
    card, tally = EVERYTHING["cards"]["1"], EVERYTHING["tallies"]["1"]
    assert {*upgrades._CODES_TABLE, *upgrades._KRYPTOS_TABLE} <= EVERYTHING.keys()
    assert {*upgrades._CODES_CARD, *upgrades._KRYPTOS_CARD} <= card.keys()
    assert {*upgrades._CODES_TALLY, *upgrades._KRYPTOS_TALLY} <= tally.keys()


def test_cards_of_the_card_game_keep_what_that_game_wrote_on_them() -> None:
    table = loaded(game="kryptos")
    assert table.cards[1].own == KryptosCard(aim=(2, 3, 8), whole_pad=True)
    assert table.cards[2] == Card(number=1)


def test_the_numbers_of_the_chat_and_of_its_players_stay_what_they_were() -> None:
    """Four pairs, one interceptor and two teams have won, and two card games: an answer that is shared counts once."""
    games, chat = statistics.of_table(loaded())
    assert games == 9
    assert chat == {
        "codes": CodesTally(
            pair_wins=4, interceptor_wins=1, team_wins=2, intercepted=3, interceptions=5, decoded=14, guesses=16
        ),
        "kryptos": KryptosTally(card_wins=2, cards_found=7, card_guesses=11),
    }
    assert statistics.of_player([loaded()], 3) == (
        2,
        {"kryptos": KryptosTally(card_wins=1, cards_found=2, card_guesses=2)},
    )
    assert [(one.name, one.wins) for one in statistics.leaders(loaded())] == [
        ("Ana", 7),
        ("Bo", 5),
        ("Cy", 1),
        ("Di", 0),
    ]


def test_a_table_of_which_little_is_known_has_no_values_of_games() -> None:
    body = json.dumps({"version": 1, "chat": -100, "players": [], "finished": 0}).encode()
    assert load(table_place(-100), body) == Table(chat=-100)


def test_the_values_of_version_1_are_not_changed_by_their_upgrade() -> None:
    before = copy.deepcopy(EVERYTHING)
    assert upgrades.table_2(EVERYTHING)["version"] == 2
    assert before == EVERYTHING


@pytest.mark.parametrize("save", saves("table-1-*"), ids=lambda save: save.stem)
def test_a_save_of_version_1_is_written_in_version_2_which_has_a_place_for_it_and_is_the_same_table(save: Path) -> None:
    table = saved_table(save)
    body = dump(table)
    assert json.loads(unpacked(body))["version"] == 2
    assert load(table.place, body) == table


@pytest.mark.parametrize("save", saves("table-1-*"), ids=lambda save: save.stem)
def test_the_sample_of_version_2_is_the_table_of_version_1(save: Path) -> None:
    newer = save.with_name(save.name.replace("table-1", "table-2"))
    assert json.loads(newer.read_bytes())["version"] == 2
    assert place_of(newer.read_bytes()) == place_of(save.read_bytes())
    assert saved_table(newer) == saved_table(save)


def test_who_heard_nothing_of_the_team_hears_nothing_after_the_upgrade() -> None:
    (save,) = saves("table-1-teams-guess")
    muted = [player["user"] for player in json.loads(save.read_bytes())["players"] if player.get("muted")]
    assert muted
    assert list(CODES.of(saved_table(save)).muted) == muted
