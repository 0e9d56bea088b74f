"""Who plays on the screenshots: three people, their group and what they say, in each language."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from tests.bot.party import Party, house


@dataclass(frozen=True, slots=True)
class Guests:
    """Three people who speak the same language."""

    names: tuple[str, str, str]
    group: str
    clues: tuple[str, ...]  # three for each of three rounds


GUESTS = {
    "en": Guests(
        ("Ada", "Ben", "Clara"),
        "Friday games",
        (
            *("last summer", "far too loud", "so they say"),
            *("never on Mondays", "only at dawn", "it tickles"),
            *("on the third floor", "almost gone", "not my style"),
        ),
    ),
    "bg": Guests(
        ("Ани", "Борис", "Вера"),
        "Петъчни игри",
        (
            *("миналото лято", "твърде бързо", "така казват"),
            *("никога в понеделник", "мирише на дъжд", "гъделичка"),
            *("на третия етаж", "почти свърши", "лош виц"),
        ),
    ),
    "ru": Guests(
        ("Аня", "Боря", "Вера"),
        "Пятничные игры",
        (
            *("прошлым летом", "слишком громко", "так говорят"),
            *("только иногда", "пахнет дождём", "щекотно"),
            *("на третьем этаже", "почти не осталось", "совсем не моё"),
        ),
    ),
    "pl": Guests(
        ("Ania", "Bartek", "Celina"),
        "Piątkowe granie",
        (
            *("dawno temu", "o wiele za szybko", "tak się mówi"),
            *("nigdy w poniedziałki", "pachnie deszczem", "łaskocze"),
            *("na trzecim piętrze", "prawie się skończyło", "to nie dla mnie"),
        ),
    ),
    "da": Guests(
        ("Anna", "Bo", "Clara"),
        "Fredagsspil",
        (
            *("sidste år", "alt for højt", "siger de"),
            *("aldrig om mandagen", "kun en gang imellem", "det kildrer"),
            *("oppe på tredje", "næsten væk", "slet ikke mig"),
        ),
    ),
    "fr": Guests(
        ("Anaïs", "Bruno", "Chloé"),
        "Jeux du vendredi",
        (
            *("l’été dernier", "beaucoup trop fort", "comme dit mamie"),
            *("jamais le lundi", "seulement parfois", "ça chatouille"),
            *("tout en haut", "presque fini", "pas mon genre"),
        ),
    ),
}


@asynccontextmanager
async def arrived(language: str) -> AsyncIterator[Party]:
    """Three people of one language, alone with the bot in their group; the third has never opened it."""
    guests = GUESTS[language]
    async with house() as place:
        for person in place.local.world.people():
            place.people.remove(person.id)
        users = [place.people.add(name, language_code=language).id for name in guests.names]
        group = place.people.add_group(guests.group, users)
        party = Party(place, group, users)
        for user in users[:2]:
            await party.start(user)
        yield party
