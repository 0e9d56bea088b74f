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
            *("last summer", "far too loud", "grandma’s rule"),
            *("never on Mondays", "smells of rain", "it tickles"),
            *("on the third floor", "almost gone", "a bad joke"),
        ),
    ),
    "bg": Guests(
        ("Ани", "Борис", "Вера"),
        "Петъчни игри",
        (
            *("миналото лято", "прекалено шумно", "както казва баба"),
            *("никога в понеделник", "мирише на дъжд", "гъделичка"),
            *("на третия етаж", "почти свърши", "лош виц"),
        ),
    ),
    "ru": Guests(
        ("Аня", "Боря", "Вера"),
        "Пятничные игры",
        (
            *("прошлым летом", "слишком громко", "как говорит бабушка"),
            *("никогда по понедельникам", "пахнет дождём", "щекотно"),
            *("на третьем этаже", "почти не осталось", "плохая шутка"),
        ),
    ),
    "pl": Guests(
        ("Ania", "Bartek", "Celina"),
        "Piątkowe granie",
        (
            *("zeszłego lata", "o wiele za głośno", "jak mówi babcia"),
            *("nigdy w poniedziałki", "pachnie deszczem", "łaskocze"),
            *("na trzecim piętrze", "prawie się skończyło", "kiepski żart"),
        ),
    ),
    "da": Guests(
        ("Anna", "Bo", "Clara"),
        "Fredagsspil",
        (
            *("sidste sommer", "alt for højt", "som farmor siger"),
            *("aldrig om mandagen", "dufter af regn", "det kildrer"),
            *("på tredje sal", "næsten væk", "en dårlig vittighed"),
        ),
    ),
    "fr": Guests(
        ("Anaïs", "Bruno", "Chloé"),
        "Jeux du vendredi",
        (
            *("l’été dernier", "beaucoup trop fort", "comme dit mamie"),
            *("jamais le lundi", "ça sent la pluie", "ça chatouille"),
            *("au troisième étage", "presque fini", "mauvaise blague"),
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
