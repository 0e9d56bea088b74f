"""The card game at a party: what people do in it, tap by tap."""

from collections.abc import Sequence

from engine.core import Seat
from engine.kryptos.terms import Phase
from engine.kryptos.views import HandView, SeatView, TableView
from engine.registry import GAMES
from tests.integration.party import House, Party, gather
from tgbot.games.kryptos.buttons import NameNumber, PassAttempt, PickCard, PickHand, RevealOwn, SayNumber, SetOption
from tgbot.tables.buttons import Join, StartGame, SwitchGame

KRYPTOS = GAMES["kryptos"]


async def circle(house: House, count: int = 3, options: Sequence[str] = (), language: str = "en") -> Party:
    """Bring people together who sit down to the card game and start it."""
    party = await gather(house, (language,) * count)
    await sit_down(party, options)
    return party


async def sit_down(party: Party, options: Sequence[str] = ()) -> None:
    """Open a lobby, switch to the card game, choose its options, fill it and start."""
    host, *others = party.users
    await party.say(host, "/play")
    await party.tap(host, SwitchGame("kryptos"))
    for user in others:
        await party.tap(user, Join())
    for option in options:
        await party.tap(host, SetOption(option, 1))
    await party.tap(host, StartGame())


async def open_cards(party: Party) -> None:
    """Let everybody open the first cards that are allowed (K5)."""
    while (await public(party)).phase is Phase.REVEAL:
        user = await on_turn(party)
        await party.tap(user, RevealOwn((await seat(party, user)).revealable[0]), user)


async def guess(party: Party, hand: HandView, place: int, number: int) -> None:
    """Let the player on turn guess a number for a card, possible or not."""
    user = await on_turn(party)
    before = await public(party)
    await party.tap(user, PickHand(before.hands.index(hand) + 1), user)
    await party.tap(user, PickCard(place), user)
    if number not in offered(party, user):
        post, data = party.button(user, NameNumber)
        number_data = data.rpartition("|")[0] + f"|{number}"
        await party.tap_data(user, post, number_data)
    else:
        await party.tap(user, NameNumber(number), user)
    await party.tap(user, SayNumber(number), user)


async def guess_right(party: Party) -> None:
    """Let the player on turn find the first hidden card of the next hand."""
    hand = await target(party)
    place = hand.hidden[0]
    await guess(party, hand, place, (await seat(party, int(hand.seat))).cards[place - 1])


async def miss(party: Party) -> None:
    """Let the player on turn name a wrong number, and buy no second attempt."""
    hand = await target(party)
    place = hand.hidden[0]
    truth = (await seat(party, int(hand.seat))).cards[place - 1]
    user = await on_turn(party)
    await guess(party, hand, place, truth - 1 or truth + 1)
    if (await public(party)).phase is Phase.AGAIN:
        await party.tap(user, PassAttempt(), user)


async def target(party: Party) -> HandView:
    """Return the next hand after that of the player on turn in which a card is hidden."""
    view = await public(party)
    at = next(place for place, hand in enumerate(view.hands) if hand.seat == view.turn)
    return next(hand for hand in (*view.hands[at + 1 :], *view.hands[:at]) if hand.hidden)


def offered(party: Party, user: int) -> set[int]:
    """Return the numbers on the pad of a player's card."""
    return {tapped.press.number for _, _, tapped in party.buttons(user) if isinstance(tapped.press, NameNumber)}


def boards(party: Party) -> list[str]:
    """Return what stands below the pictures of the group, oldest first."""
    pictures = [post for post in party.posts(party.group.id) if post.kind == "photo"]
    return [str(post.content["caption"]) for post in pictures]


async def on_turn(party: Party) -> int:
    """Return who is awaited."""
    return int((await public(party)).turn or 0)


async def public(party: Party) -> TableView:
    """Return what everybody may know, from the engine itself."""
    view = KRYPTOS.table_view(KRYPTOS.thaw((await party.table()).state or {}))
    assert isinstance(view, TableView)
    return view


async def seat(party: Party, user: int) -> SeatView:
    """Return what a player may know, from the engine itself."""
    view = KRYPTOS.seat_view(KRYPTOS.thaw((await party.table()).state or {}), Seat(str(user)))
    assert isinstance(view, SeatView)
    return view
