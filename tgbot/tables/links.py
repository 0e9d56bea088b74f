"""Links into the private chat that name a table: what they carry, which anybody can write, unless it is signed."""

from tgbot.tables.context import Context
from tgbot.tables.places import Place, parse_place

# What a payload begins with; the name of a table follows.
INVITATION = "j"  # to join: who opens the bot by it completes a seat
SUBSCRIPTION = "n"  # to be notified: who opens the bot by it can be told of lobbies
SIGNATURE_LEN = 12


def invitation(place: Place) -> str:
    """The payload of a link that completes a seat at a table."""
    return INVITATION + _name(place)


def subscription(place: Place) -> str:
    """The payload of a link that completes a wish to be told of a table's lobbies."""
    return SUBSCRIPTION + _name(place)


def invited(payload: str) -> Place | None:
    """The table that a payload names; None for anything else."""
    place = _named(payload[1:]) if payload.startswith((INVITATION, SUBSCRIPTION)) else None
    return place if place is not None and place.kind == "t" else None


def signed(place: Place, context: Context) -> str:
    """The name of a group's table with its signature."""
    return _name(place) + "-" + context.keyed(f"link/{place}")[:SIGNATURE_LEN]


def signed_group(argument: str, context: Context) -> Place | None:
    """The group whose own link an argument is; None for anything else."""
    place = _named(argument.rpartition("-")[0])
    if place is None or place.kind != "t" or place.private:
        return None
    return place if signed(place, context) == argument else None


def _name(place: Place) -> str:
    """The short form of a place, in the characters that a link may carry."""
    return f"{place}".replace(":", "_")


def _named(name: str) -> Place | None:
    return parse_place(name.replace("_", ":"))
