"""Who plays on the screenshots: people, their group and what they say, in each language."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from tests.integration.party import Party, house


@dataclass(frozen=True, slots=True)
class Guests:
    """People who speak the same language; as many as a game needs take part."""

    names: tuple[str, ...]
    group: str
    clues: tuple[str, ...]  # three for each of four codes


GUESTS = {
    "en": Guests(
        ("Ada", "Ben", "Clara", "Dan", "Emma", "Finn"),
        "Friday games",
        (
            *("last summer", "far too loud", "so they say"),
            *("never on Mondays", "only at dawn", "it tickles"),
            *("on the third floor", "almost gone", "not my style"),
            *("twice a year", "better together", "ask me later"),
        ),
    ),
    "bg": Guests(
        ("Ани", "Борис", "Вера", "Георги", "Диана", "Елена"),
        "Петъчни игри",
        (
            *("миналото лято", "твърде бързо", "така казват"),
            *("никога в понеделник", "мирише на дъжд", "гъделичка"),
            *("на третия етаж", "почти свърши", "лош виц"),
            *("почти винаги", "по-добре заедно", "питай ме после"),
        ),
    ),
    "ru": Guests(
        ("Аня", "Боря", "Вера", "Гоша", "Даша", "Егор"),
        "Пятничные игры",
        (
            *("прошлым летом", "слишком громко", "так говорят"),
            *("только иногда", "пахнет дождём", "щекотно"),
            *("на третьем этаже", "почти не осталось", "совсем не моё"),
            *("дважды в год", "вместе лучше", "спроси потом"),
        ),
    ),
    "pl": Guests(
        ("Ania", "Bartek", "Celina", "Darek", "Ewa", "Filip"),
        "Piątkowe granie",
        (
            *("dawno temu", "o wiele za szybko", "tak się mówi"),
            *("nigdy w poniedziałki", "pachnie deszczem", "łaskocze"),
            *("na trzecim piętrze", "prawie się skończyło", "to nie dla mnie"),
            *("prawie zawsze", "lepiej razem", "zapytaj później"),
        ),
    ),
    "da": Guests(
        ("Anna", "Bo", "Clara", "Dorte", "Emil", "Freja"),
        "Fredagsspil",
        (
            *("sidste år", "alt for højt", "siger de"),
            *("aldrig om mandagen", "kun en gang imellem", "det kildrer"),
            *("oppe på tredje", "næsten væk", "slet ikke mig"),
            *("to gange om året", "bedre sammen", "ikke lige nu"),
        ),
    ),
    "fr": Guests(
        ("Anaïs", "Bruno", "Chloé", "David", "Élise", "Fabien"),
        "Jeux du vendredi",
        (
            *("l’été dernier", "beaucoup trop fort", "comme dit mamie"),
            *("jamais le lundi", "seulement parfois", "ça chatouille"),
            *("tout en haut", "presque fini", "pas mon genre"),
            *("deux fois par an", "mieux ensemble", "demande plus tard"),
        ),
    ),
}


@asynccontextmanager
async def arrived(language: str, count: int = 3) -> AsyncIterator[Party]:
    """People of one language, alone with the bot in their group; the last one has never opened it."""
    guests = GUESTS[language]
    async with house() as place:
        for person in place.local.world.people():
            place.people.remove(person.id)
        users = [place.people.add(name, language_code=language).id for name in guests.names[:count]]
        group = place.people.add_group(guests.group, users)
        party = Party(place, group, users)
        for user in users[:-1]:
            await party.start(user)
        yield party
