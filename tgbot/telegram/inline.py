"""What an inline query offers, in any chat: articles, each a message to send, in Telegram's format."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

CACHE_S = 10  # long enough not to ask again with each letter, short enough that a new result is found soon


@dataclass(frozen=True, slots=True)
class InlineOffer:
    """A message that a person can send to any chat: plain text, then a link, which a button has too.

    Everyone in that chat reads it: it has no secret, and nobody's name.
    """

    key: str  # tells it from the other offers of a game
    title: str
    about: str  # a line below the title
    text: str
    link: str
    button: str


def inline_answer(query: str, offers: Sequence[InlineOffer]) -> dict[str, Any]:
    """The arguments of answerInlineQuery; what one person is offered is kept for nobody else."""
    results = [_article(offer) for offer in offers]
    return {"inline_query_id": query, "results": results, "cache_time": CACHE_S, "is_personal": True}


def _article(offer: InlineOffer) -> dict[str, Any]:
    return {
        "type": "article",
        "id": offer.key,
        "title": offer.title,
        "description": offer.about,
        "input_message_content": {
            "message_text": f"{offer.text}\n{offer.link}",
            "link_preview_options": {"is_disabled": True},
        },
        "reply_markup": {"inline_keyboard": [[{"text": offer.button, "url": offer.link}]]},
    }
