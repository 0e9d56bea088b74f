"""What version 2 of the bot reads, which refuses any other field: a stand-in, since its code is not here."""

import json
from typing import Any

from tgbot.store.codec import unpacked

FIELDS = {
    "Notice": "text facts",
    "Page": "kind serial facts",
    "Person": "user",
    "Robot": "number",
    "Player": "occupant name language side ready left parting welcomed played",
    "Encore": "by roles yes no",
    "Card": "number quiet notice own",
    "PlayerTally": "name games own",
    "Table": (
        "version chat topic title language stage serial nonce host players game state log cards own page due "
        "last_minute opened pace spoilers robots misses nudged pinged tallies finished lobby_menu votes reposted "
        "queue encore forgotten away moved_to home gone topics events"
    ),
    "Visitor": "version user name language chose_language started tables past page focus",
    "Remark": "number by half side to text media message at",
    "Note": "side slot text by message",
    "WordDeck": "seed met",
    "Redraw": "side round by",
    "Objection": "half clue by",
    "CodesTable": (
        "mode agreement talk_on rerolls words_in words_from words word_language team_names talk notes muted "
        "rerolled redrawn objections sand finished trust robot_wins suspected repeated"
    ),
    "CodesCard": "exposed changing typed refused redrawing draft asked words agreed objecting reading",
    "CodesTally": "pair_wins interceptor_wins team_wins intercepted interceptions decoded guesses",
    "Happening": "what round after seat place number",
    "ClosedHand": "points opened vacant",
    "KryptosTable": "options first deduction happened closed",
    "KryptosCard": "aim whole_pad",
    "KryptosTally": "card_wins cards_found card_guesses",
}
OWN = {"codes": "Codes", "kryptos": "Kryptos"}
PAGES = (
    "already-in end-game export export-none forget forget-seated game-chosen game-ended game-goes-on "
    "game-runs games games-none group-only hello-group help idle kick lang lang-done lang-group leaderboard "
    "leave left list-full nameless next-game next-game-open no-free-seat no-game no-lobby no-seat not-here "
    "nudge-nobody nudge-seat-free nudge-you nudged-already nudged-already-too open-bot player-out "
    "playing-already private-only queued refused rules-1 rules-2 rules-3 rules-4 rules-5 rules-6 rules-7 "
    "rules-8 rules-9 rules-cards-1 rules-cards-2 rules-cards-3 rules-cards-4 rules-cards-5 seated settings "
    "sheet sheet-empty start stats stats-none table-full team-how team-not-now team-taken unknown-command "
    "vote vote-over waits-for was-a-clue which-game words words-changed words-list"
)


def reads(body: bytes) -> bool:
    """Whether version 2 reads a document, and can show it; what it knows to be newer, it leaves alone.

    Raises where it takes the document for a damaged one: then it would drop its timer, and what it has to show.
    """
    values = json.loads(unpacked(body))
    if "user" in values:
        _known("Visitor", values)
    elif values["version"] > 2:
        return False
    else:
        _table(values)
    page = values.get("page")
    assert page is None or page["kind"] in PAGES.split() or page["kind"].startswith("rules"), page["kind"]
    return True


def _table(values: dict[str, Any]) -> None:
    _known("Table", values)
    game = OWN[values.get("game", "codes")]
    for player in (*values.get("players", ()), *values.get("queue", ())):
        _known("Player", player)
        _known("Robot" if "number" in player["occupant"] else "Person", player["occupant"])
    for card in values.get("cards", {}).values():
        _known("Card", card)
        _known(f"{game}Card", card.get("own") or {})
    for key, own in values.get("own", {}).items():
        _known(f"{OWN[key]}Table", own)
    for tally in values.get("tallies", {}).values():
        _known("PlayerTally", tally)
        for key, own in tally.get("own", {}).items():
            _known(f"{OWN[key]}Tally", own)
    _known("Encore", values.get("encore") or {})


def _known(kind: str, values: dict[str, Any]) -> None:
    unknown = values.keys() - set(FIELDS[kind].split())
    assert not unknown, f"{kind}: {unknown}"
