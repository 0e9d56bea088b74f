"""Checks of what Telegram knows of the bot, and of the way that its deliveries take."""

from collections.abc import Iterator
from urllib.parse import urlsplit

from telegram import User
from telegram.error import InvalidToken, TelegramError

from tgbot.decode import ALLOWED_UPDATES
from tgbot.doctor.facts import ASKS_FOR_SECRET, Reach, TelegramFacts
from tgbot.doctor.finding import Finding
from tgbot.logs import redacted
from tgbot.settings import Settings

MOST_WAITING = 100
RECENT_S = 15 * 60
SKEW_S = 5.0  # more than a slow answer and whole seconds explain; limits of time are moved after 10 (`app.OUTAGE_S`)

# What Telegram says of a delivery that failed, and what it means. The first that fits counts.
LAST_ERRORS = (
    (
        ("401", "403"),
        "The secret differs: give all workers the same WEBHOOK_SECRET (or none), and start them again.",
    ),
    (
        ("404", "405"),
        "The proxy passes another path to the bot, or none: let it pass the path of WEBHOOK_URL to HOST and PORT.",
    ),
    (("500",), "The bot met a bug: see its log, and python -m tgbot letters."),
    (("502", "503", "504"), "The bot was not there, or its store: see its log and /readyz."),
    (
        ("ssl", "certificate"),
        "The certificate is wrong: serve the whole chain for the name in WEBHOOK_URL, and renew it in time.",
    ),
    (("resolve", "getaddrinfo"), "The name in WEBHOOK_URL is not known: check the DNS."),
    (
        ("timed out", "timeout", "refused", "reset", "unreachable"),
        "Nothing answers there: start the bot and its proxy, and open the port to Telegram.",
    ),
)


def no_answer(error: TelegramError) -> Iterator[Finding]:
    """Telegram knows the token, and can be reached."""
    if isinstance(error, InvalidToken):
        yield Finding(
            "Telegram does not know this BOT_TOKEN.",
            "Copy it again from @BotFather (/token); /revoke there gives a new one.",
        )
    else:
        yield Finding(
            f"Telegram cannot be reached ({type(error).__name__}).", "Check the network, the firewall and TELEGRAM_URL."
        )


def groups(me: User) -> Iterator[Finding]:
    """The bot can be added to groups, and reads no more there than it needs."""
    if not me.can_join_groups:
        yield Finding(
            "The bot cannot be added to groups, and it plays nowhere else.",
            f"In @BotFather: /setjoingroups, choose @{me.username}, Enable.",
        )
    if me.can_read_all_group_messages:
        yield Finding(
            "Privacy mode is off: the bot is sent everything that groups write, and needs only commands and replies.",
            f"In @BotFather: /setprivacy, choose @{me.username}, Enable. Then remove the bot from its groups and add "
            "it again.",
            grave=False,
        )


def introduction(facts: TelegramFacts) -> Iterator[Finding]:
    """Menus and descriptions are there in every language."""
    if not facts.introduced:
        yield Finding(
            "Command menus or descriptions are missing or old in some language.",
            "Run: python -m tgbot setup",
            grave=False,
        )


def webhook(facts: TelegramFacts, settings: Settings) -> Iterator[Finding]:
    """Updates come the way that the settings say, all kinds that the bot reads."""
    ours, theirs = settings.webhook_url, facts.hook.url
    if ours is None:
        if theirs:
            yield Finding(
                f"Telegram delivers to {redacted(theirs)}, but WEBHOOK_URL is not set here: a bot that polls would "
                "take the updates away from whoever serves that address.",
                "Set WEBHOOK_URL to that address, or, where nobody serves it any more, start the bot: it ends the "
                "webhook itself.",
            )
        return
    if not theirs:
        yield Finding(
            "Telegram has no webhook for this bot.",
            "Start the bot: it registers WEBHOOK_URL. If one runs, another process of this bot polls: stop that one.",
        )
        return
    if _whole(theirs) != _whole(ours):
        yield Finding(
            f"Telegram delivers to {redacted(theirs)}, not to WEBHOOK_URL.",
            "Start the bot with these settings: it registers WEBHOOK_URL. Another process with another WEBHOOK_URL "
            "must be stopped, or both would take turns.",
        )
    missing = [
        kind for kind in ALLOWED_UPDATES if facts.hook.allowed_updates and kind not in facts.hook.allowed_updates
    ]
    if missing:
        yield Finding(
            f"Telegram does not deliver {', '.join(missing)}: another program has set the webhook.",
            "Start the bot again: it asks for all that it reads.",
        )


def waiting_updates(facts: TelegramFacts) -> Iterator[Finding]:
    """Updates do not pile up."""
    count = facts.hook.pending_update_count
    if count > MOST_WAITING:
        yield Finding(
            f"{count} updates wait at Telegram.",
            "Is the bot running? If it is, see the last error above, its log, and the times in /metrics; more workers "
            "may help.",
        )


def last_error(facts: TelegramFacts, now: float) -> Iterator[Finding]:
    """No delivery has failed of late."""
    said, date = facts.hook.last_error_message, facts.hook.last_error_date
    if not facts.hook.url or said is None or date is None:
        return
    age = max(0.0, now - date.timestamp())
    lowered = said.lower()
    fix = next((fix for signs, fix in LAST_ERRORS if any(sign in lowered for sign in signs)), "See the bot's log.")
    yield Finding(
        f"{_ago(age)} Telegram could not deliver: {redacted(said)}",
        fix,
        grave=age < RECENT_S or facts.hook.pending_update_count > MOST_WAITING,
    )


def way(found: Reach) -> Iterator[Finding]:
    """The webhook's address leads to a bot with the same secret, and to nothing else of it."""
    if found.trouble is not None:
        is_tls = "SSL" in found.trouble or "Certificate" in found.trouble
        yield Finding(
            f"WEBHOOK_URL does not answer ({found.trouble}).",
            "Serve a certificate that browsers trust, with its whole chain, for the name in WEBHOOK_URL."
            if is_tls
            else "Start the bot and its proxy, and open the port. (Inside some networks a public address cannot be "
            "reached; then look from elsewhere.)",
        )
    elif 300 <= found.stranger < 400:
        yield Finding(
            f"WEBHOOK_URL answers {found.stranger}, a redirect, and Telegram follows none.",
            "Set WEBHOOK_URL to where it leads, scheme and slash included.",
        )
    elif found.stranger in {502, 503, 504}:
        yield Finding(
            f"WEBHOOK_URL answers {found.stranger}: the proxy is there, the bot behind it is not.",
            "Start the bot, and let the proxy pass requests to its HOST and PORT.",
        )
    elif found.stranger != ASKS_FOR_SECRET:
        yield Finding(
            f"WEBHOOK_URL answers {found.stranger} to a stranger, where the bot would answer 401: it leads elsewhere.",
            "Let the proxy pass the path of WEBHOOK_URL to the bot's HOST and PORT.",
        )
    elif found.telegram == ASKS_FOR_SECRET:
        yield Finding(
            "The bot at WEBHOOK_URL has another secret than these settings.",
            "Give all workers the same BOT_TOKEN and WEBHOOK_SECRET, and start them again.",
        )
    elif found.metrics == 200:
        yield Finding(
            "Everybody can read /metrics there.",
            "Let the proxy pass the webhook's path only.",
            grave=False,
        )


def clock(facts: TelegramFacts) -> Iterator[Finding]:
    """This machine's clock is right: limits of time are counted by it."""
    if facts.ahead_s is not None and abs(facts.ahead_s) > SKEW_S:
        yield skewed(facts.ahead_s, "Telegram's")


def skewed(ahead_s: float, whose: str) -> Finding:
    """Return what to say of a clock that differs."""
    side = "ahead of" if ahead_s > 0 else "behind"
    return Finding(
        f"This machine's clock is {abs(ahead_s):.0f} s {side} {whose}.",
        "Let it be set by NTP, on every machine of the bot and its store: timedatectl set-ntp true.",
    )


def _whole(url: str) -> str:
    """Return an address with the slash that stands for an empty path."""
    parts = urlsplit(url)
    return parts._replace(path=parts.path or "/").geturl()


def _ago(seconds: float) -> str:
    for length, name in ((86400, "days"), (3600, "hours"), (60, "minutes")):
        if seconds >= 2 * length:
            return f"{seconds // length:.0f} {name} ago"
    return f"{seconds:.0f} seconds ago"
