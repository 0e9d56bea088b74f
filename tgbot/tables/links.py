"""Links into the private chat that only a group can give: they carry its name and a signature."""

from tgbot.tables.context import Context
from tgbot.tables.places import Place, parse_place

SIGNATURE_LEN = 12


def signed(place: Place, context: Context) -> str:
    """The name of a group's table with its signature."""
    return f"{place}".replace(":", "_") + "-" + context.keyed(f"link/{place}")[:SIGNATURE_LEN]


def signed_group(argument: str, context: Context) -> Place | None:
    """The group whose own link an argument is; None for anything else."""
    place = parse_place(argument.rpartition("-")[0].replace("_", ":"))
    if place is None or place.kind != "t" or place.chat > 0:
        return None
    return place if signed(place, context) == argument else None
