"""Inline queries: what a person can send to any chat, by typing the bot's name there. They only read."""

from dataclasses import replace

from tgbot.i18n.texts import Say
from tgbot.store.repository import Repository
from tgbot.tables.context import Moment
from tgbot.tables.game import games
from tgbot.tables.model import Table, Visitor
from tgbot.tables.own_page import speaking
from tgbot.tables.places import own_table_place, user_place
from tgbot.telegram.messages import Answer, Links
from tgbot.telegram.updates import InlineQuery


class InlineQueries:
    """Answers inline queries with what the games offer."""

    def __init__(self, repository: Repository, links: Links) -> None:
        self._repository = repository
        self._links = links

    async def answer(self, query: InlineQuery, moment: Moment) -> Answer:
        """What each game offers, in the person's own language, judging by their own tables only."""
        user = query.person.id
        offering = [game for game in games().values() if game.inline_table]
        places = [own_table_place(user, game.inline_table) for game in offering]
        visitor, *tables = await self._repository.read_all([user_place(user), *places])
        person = speaking(query.person, visitor) if isinstance(visitor, Visitor) else query.person
        say = Say(person.language)
        offers = [
            replace(offer, key=f"{game.key}-{offer.key}")
            for game, table in zip(offering, tables, strict=True)
            for offer in game.inline_offers(table if isinstance(table, Table) else None, say, self._links, moment)
        ]
        return Answer(offers=tuple(offers))
