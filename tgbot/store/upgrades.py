"""How plain values of one version become those of the next, and back.

An upgrade is history: it is never changed. The way back is for the time in which workers of the version before run.
"""

from collections.abc import Sequence

from engine.codec import Json

# Version 1 had the fields of both games on the table itself.
_CODES_TABLE = (
    *("mode", "agreement", "talk_on", "rerolls", "words_in", "words_from", "words", "word_language", "team_names"),
    *("talk", "rerolled", "redrawn", "sand", "repeated"),
)
_NEW_IN_2 = (
    *("muted", "finished", "redrawn", "objections", "notes", "trust", "suspected", "robot_wins"),
    *("solo", "script", "freedom", "diary", "followers", "offer"),
)
_NEW_CARD_IN_2 = ("objecting", "asked", "refused", "redrawing")
_NEW_TABLE_IN_2 = ("queue", "encore", "lobby_menu", "robots", "pinged", "subscribers", "told", "told_at")
_NEW_PLAYER_IN_2 = ("parting", "welcomed", "played")
_KRYPTOS_TABLE = ("options", "first", "deduction")
_KRYPTOS_NEW_IN_2 = ("happened", "closed")
_CODES_CARD = ("exposed", "changing", "typed", "draft", "words", "agreed", "reading")
_KRYPTOS_CARD = ("aim", "whole_pad")
_CODES_TALLY = (
    *("pair_wins", "interceptor_wins", "team_wins"),
    *("intercepted", "interceptions", "decoded", "guesses"),
)
_KRYPTOS_TALLY = ("card_wins", "cards_found", "card_guesses")

# Version 3 has tables at which people play alone, groups that tell of their lobbies, and puzzles.
NEW_TABLE_IN_3 = ("subscribers", "told", "told_at")
NEW_CODES_IN_3 = ("solo", "script", "freedom", "diary", "followers", "offer")
# Pages for which older versions have no text. One of them stays on its table until the next one is asked for.
NEW_PAGES = frozenset(
    [
        *("notify-on", "notify-off", "notify-open", "notify-full", "notify-ready", "daily-reminder", "daily-group"),
        *("daily-group-none", "privacy", "privacy-group", "puzzle-gone", "puzzle-yours", "puzzle-done"),
        "puzzle-back",
        "start-again",
        "rematch-late",
        "my-data",
    ]
)
_STAND_IN, _NEW_KIND = "help", "new-kind"


def table_2(values: Json) -> Json:
    """What belongs to one game moves into that game's own values, and a seat is held by an occupant."""
    values = dict(values)
    codes, kryptos = _taken(values, _CODES_TABLE), _taken(values, _KRYPTOS_TABLE)
    players = [dict(player) for player in values.pop("players", ())]
    tallies = {user: _tally(dict(tally)) for user, tally in values.pop("tallies", {}).items()}
    if muted := [player["user"] for player in players if player.pop("muted", False)]:
        codes["muted"] = muted
    # Every card game that counts has one winner, so the others were code games.
    cards_won = sum(tally["own"].get("kryptos", {}).get("card_wins", 0) for tally in tallies.values())
    if finished := values.get("finished", 0) - cards_won:
        codes["finished"] = finished
    own = {key: kept for key, kept in (("codes", codes), ("kryptos", kryptos)) if kept}
    fields = _KRYPTOS_CARD if values.get("game") == "kryptos" else _CODES_CARD
    cards = {user: _card(dict(card), fields) for user, card in values.pop("cards", {}).items()}
    return values | {
        "version": 2,
        "players": [_player(player) for player in players],
        "cards": cards,
        "tallies": tallies,
        "own": own,
    }


def table_3(values: Json) -> Json:
    """Nothing of version 2 has changed; there is only more."""
    return values | {"version": 3}


def page_for_all(kind: str, facts: Json) -> tuple[str, Json]:
    """A new page as every version can show it: to those that have no text for it, it is the help."""
    return _STAND_IN, facts | {_NEW_KIND: kind}


def page_again(values: Json) -> Json:
    """The plain values of a document with the page that they stand for."""
    facts = dict((values.get("page") or {}).get("facts") or {})
    kind = facts.pop(_NEW_KIND, None)
    return values if kind is None else values | {"page": values["page"] | {"kind": kind, "facts": facts}}


def table_1(values: Json) -> Json:
    """The table as the version before can read it; it forgets what that version has no place for."""
    values = dict(values)
    _taken(values, _NEW_TABLE_IN_2)
    own = values.pop("own", {})
    if values.pop("last_minute", False) and "due" in values:  # version 1 has no warning: its limit is the end
        values["due"] += 60
    codes = {name: kept for name, kept in own.get("codes", {}).items() if name not in _NEW_IN_2}
    muted = own.get("codes", {}).get("muted", ())
    players = [_player_1(dict(player), muted) for player in values.pop("players", ())]
    cards = {user: _card_1(card) for user, card in values.pop("cards", {}).items()}
    tallies = {
        user: _merged(tally, *tally.get("own", {}).values()) for user, tally in values.pop("tallies", {}).items()
    }
    kryptos = {name: kept for name, kept in own.get("kryptos", {}).items() if name not in _KRYPTOS_NEW_IN_2}
    kept = {"players": players, "cards": cards, "tallies": tallies}
    return values | codes | kryptos | {name: value for name, value in kept.items() if value} | {"version": 1}


def _player(player: Json) -> Json:
    return {"occupant": {"user": player.pop("user")}} | player


def _card(card: Json, fields: tuple[str, ...]) -> Json:
    own = _taken(card, fields)
    _taken(card, (*_CODES_CARD, *_KRYPTOS_CARD))  # of the game that was played before
    return card | {"own": own} if own else card


def _tally(tally: Json) -> Json:
    codes, kryptos = _taken(tally, _CODES_TALLY), _taken(tally, _KRYPTOS_TALLY)
    return tally | {"own": {key: counted for key, counted in (("codes", codes), ("kryptos", kryptos)) if counted}}


def _taken(values: Json, names: tuple[str, ...]) -> Json:
    """These fields, which are no longer among the values then."""
    return {name: values.pop(name) for name in names if name in values}


def _player_1(player: Json, muted: Sequence[int]) -> Json:
    user = player.pop("occupant")["user"]
    _taken(player, _NEW_PLAYER_IN_2)
    return {"user": user} | player | ({"muted": True} if user in muted else {})


def _card_1(card: Json) -> Json:
    return {name: value for name, value in _merged(card).items() if name not in _NEW_CARD_IN_2}


def _merged(values: Json, *own: Json) -> Json:
    """Values with those of a game beside them, not within."""
    rest = {name: value for name, value in values.items() if name != "own"}
    for kept in own or (values.get("own") or {},):
        rest |= kept
    return rest
