"""Checks of the bot's state at Telegram, and of the delivery path to its webhook."""

from collections.abc import Iterator

from telegram import User
from telegram.error import InvalidToken, TelegramError

from tgbot.admin.doctor.facts import ASKS_FOR_SECRET, Reach, TelegramFacts
from tgbot.admin.doctor.finding import Finding
from tgbot.observability.logs import redacted
from tgbot.server.registration import host, same_address
from tgbot.settings import Settings
from tgbot.telegram.updates import ALLOWED_UPDATES

MAX_WAITING = 100
RECENT_S = 15 * 60
SKEW_S = (
    5.0  # more than a slow answer and whole seconds explain; deadlines are moved after 10 (`handlers.timers.OUTAGE_S`)
)

# Substrings of Telegram's last delivery error, with a fix. The first match counts.
LAST_ERRORS = (
    (
        ("401", "403"),
        "The secret differs: give all workers the same WEBHOOK_SECRET (or none), and restart them.",
    ),
    (
        ("404", "405"),
        "The proxy forwards another path, or none: make it forward the path in WEBHOOK_URL to HOST and PORT.",
    ),
    (("500",), "The bot hit a bug: see its log, and python -m tgbot letters."),
    (("502", "503", "504"), "The bot or its store was down: see the bot's log and /readyz."),
    (
        ("ssl", "certificate"),
        "The certificate is wrong or has expired: renew it, and serve the whole chain for the name in WEBHOOK_URL.",
    ),
    (("resolve", "getaddrinfo"), "The name in WEBHOOK_URL can't be resolved: check the DNS."),
    (
        ("timed out", "timeout", "refused", "reset", "unreachable"),
        "Nothing answers there: start the bot and its proxy, and open the port to Telegram.",
    ),
)


def no_answer(error: TelegramError) -> Iterator[Finding]:
    """Telegram accepts the token and can be reached."""
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
            "The bot cannot be added to groups, and it only plays there.",
            f"In @BotFather: /setjoingroups, choose @{me.username}, Enable.",
        )
    if me.can_read_all_group_messages:
        yield Finding(
            "Privacy mode is off: the bot gets everything that groups write, but only needs commands and replies.",
            f"In @BotFather: /setprivacy, choose @{me.username}, Enable. Then remove the bot from its groups and add "
            "it again.",
            grave=False,
        )


def introduction(facts: TelegramFacts) -> Iterator[Finding]:
    """Menus and descriptions are set in every language."""
    if not facts.introduced:
        yield Finding(
            "Command menus or descriptions are missing or outdated in some languages.",
            "Run: python -m tgbot setup",
            grave=False,
        )


def webhook(facts: TelegramFacts, settings: Settings) -> Iterator[Finding]:
    """Updates arrive as configured, all kinds that the bot reads."""
    ours, theirs = settings.webhook_url, facts.hook.url
    if ours is None:
        if theirs:
            yield Finding(
                f"Telegram delivers to {host(theirs)}, but WEBHOOK_URL is not set here: a polling bot would "
                "take the updates away from the bot behind that address.",
                "Set WEBHOOK_URL to that address. If that bot is gone, start this one: it removes the webhook itself.",
            )
        return
    if not theirs:
        yield Finding(
            "Telegram has no webhook for this bot.",
            "Start the bot: it registers WEBHOOK_URL. If it's running, stop any other process of this bot that polls.",
        )
        return
    if not same_address(theirs, ours):
        yield Finding(
            f"Telegram delivers to another address, at {host(theirs)}, not to WEBHOOK_URL.",
            "Start the bot with these settings: it registers WEBHOOK_URL. Stop any process with a different "
            "WEBHOOK_URL, or both will take turns.",
        )
    missing = [
        kind for kind in ALLOWED_UPDATES if facts.hook.allowed_updates and kind not in facts.hook.allowed_updates
    ]
    if missing:
        yield Finding(
            f"Telegram does not deliver {', '.join(missing)}: another program has set the webhook.",
            "Restart the bot: it asks for everything it reads.",
        )


def waiting_updates(facts: TelegramFacts) -> Iterator[Finding]:
    """Updates do not pile up."""
    count = facts.hook.pending_update_count
    if count > MAX_WAITING:
        yield Finding(
            f"{count} updates are waiting at Telegram.",
            "Is the bot running? If it is, see the last error above, its log, and the times in /metrics; more workers "
            "may help.",
        )


def last_error(facts: TelegramFacts, now: float) -> Iterator[Finding]:
    """No delivery has failed recently."""
    message, date = facts.hook.last_error_message, facts.hook.last_error_date
    if not facts.hook.url or message is None or date is None:
        return
    age = max(0.0, now - date.timestamp())
    lowered = message.lower()
    fix = next((fix for signs, fix in LAST_ERRORS if any(sign in lowered for sign in signs)), "See the bot's log.")
    yield Finding(
        f"{_ago(age)} Telegram could not deliver: {redacted(message)}",
        fix,
        grave=age < RECENT_S or facts.hook.pending_update_count > MAX_WAITING,
    )


def way(found: Reach) -> Iterator[Finding]:
    """The webhook's address leads to a bot with the same secret, and exposes nothing else of it."""
    if found.certificate is not None:
        yield Finding(
            f"WEBHOOK_URL's certificate is refused: {found.certificate or 'it is for another name'}.",
            "Renew it if it has expired. Telegram needs one that browsers trust, with its whole chain, for the name in "
            "WEBHOOK_URL.",
        )
    elif found.trouble is not None:
        is_tls = "SSL" in found.trouble or "Certificate" in found.trouble
        yield Finding(
            f"WEBHOOK_URL does not answer ({found.trouble}).",
            "Serve a certificate that browsers trust, with its whole chain, for the name in WEBHOOK_URL."
            if is_tls
            else "Start the bot and its proxy, and open the port. (Inside some networks, a public address cannot be "
            "reached; then check from somewhere else.)",
        )
    elif 300 <= found.stranger < 400:
        yield Finding(
            f"WEBHOOK_URL answers {found.stranger}, a redirect, and Telegram doesn't follow redirects.",
            "Set WEBHOOK_URL to where it leads, scheme and slash included.",
        )
    elif found.stranger in {502, 503, 504}:
        yield Finding(
            f"WEBHOOK_URL answers {found.stranger}: the proxy is there, but not the bot behind it.",
            "Start the bot, and make the proxy forward requests to its HOST and PORT.",
        )
    elif found.stranger != ASKS_FOR_SECRET:
        yield Finding(
            f"WEBHOOK_URL answers {found.stranger} to a stranger, where the bot would answer 401: it's not the bot.",
            "Make the proxy forward the path in WEBHOOK_URL to the bot's HOST and PORT.",
        )
    elif found.telegram == ASKS_FOR_SECRET:
        yield Finding(
            "The bot at WEBHOOK_URL uses a different secret from these settings.",
            "Give all workers the same BOT_TOKEN and WEBHOOK_SECRET, and restart them.",
        )
    elif found.metrics == 200:
        yield Finding(
            "/metrics is public there.",
            "Make the proxy forward only the webhook's path.",
            grave=False,
        )


def clock(facts: TelegramFacts) -> Iterator[Finding]:
    """This machine's clock is right: time limits depend on it."""
    if facts.ahead_s is not None and abs(facts.ahead_s) > SKEW_S:
        yield skewed(facts.ahead_s, "Telegram's")


def skewed(ahead_s: float, whose: str) -> Finding:
    """The finding for a clock that differs."""
    side = "ahead of" if ahead_s > 0 else "behind"
    return Finding(
        f"This machine's clock is {abs(ahead_s):.0f} s {side} {whose}.",
        "Sync the clock with NTP on every machine that runs the bot or its store: timedatectl set-ntp true.",
    )


def _ago(seconds: float) -> str:
    for length, name in ((86400, "days"), (3600, "hours"), (60, "minutes")):
        if seconds >= 2 * length:
            return f"{seconds // length:.0f} {name} ago"
    return f"{seconds:.0f} seconds ago"
