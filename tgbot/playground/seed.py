"""The initial users."""

from __future__ import annotations

from tgbot.playground.people import People


def seed(people: People) -> None:
    """Add three people with three languages, and a supergroup of them and the bot."""
    ada = people.add("Ada", username="ada_local", language_code="en")
    boris = people.add("Борис", username="boris_local", language_code="bg")
    clara = people.add("Clara", username="clara_local", language_code="fr")
    people.add_group("Friday games", [ada.id, boris.id, clara.id])
