"""A chat whose screen a test decides: the real reconciler, client and local Telegram around it."""

import io
from typing import Any

import pytest
from PIL import Image

from tests.integration.party import Party
from tgbot.delivery import place_sync
from tgbot.playground.model import Post
from tgbot.telegram.messages import Chat, Message
from tgbot.ui.screen import screen


class Wall:
    """A chat of a party's table, the group where none is named."""

    def __init__(self, party: Party, monkeypatch: pytest.MonkeyPatch, chat: int | None = None) -> None:
        self.party = party
        self.chat = chat or party.group.id
        self._wanted: list[Message] = []
        self._seen = len(party.local.world.calls)

        def wanted(document: Any, links: Any) -> Any:
            ours = getattr(document, "place", None) == party.place
            return {Chat(self.chat): self._wanted} if ours else screen(document, links)

        monkeypatch.setattr(place_sync, "screen", wanted)

    async def show(self, *messages: Message) -> list[str]:
        """Show these messages, and return the methods that were called for it."""
        self._wanted = list(messages)
        self.party.bot.reconciler.changed(self.party.place)
        await self.party.settle()
        return self.called()

    def called(self) -> list[str]:
        """Return the methods that were called in the chat since the last look."""
        calls = list(self.party.local.world.calls)
        made, self._seen = calls[self._seen :], len(calls)
        return [call.method for call in made if str(call.params.get("chat_id")) == str(self.chat)]

    @property
    def last(self) -> Post:
        """Return the bot's newest message in the chat."""
        return self.party.posts(self.chat)[-1]

    @property
    def picture(self) -> tuple[float, ...]:
        """Return the colour of the picture that stands last."""
        stored = self.party.local.world.files.get(self.last.content["photo"][-1]["file_id"])
        assert stored is not None
        colour = Image.open(io.BytesIO(stored.content)).convert("RGB").getpixel((0, 0))
        assert isinstance(colour, tuple)
        return colour[:3]
