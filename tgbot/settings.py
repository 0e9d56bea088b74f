"""The settings: from the environment or a `.env` file, validated at the start, with a hint for each error."""

import re
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

from pydantic import Field, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from tgbot.observability.logs import BOT_TOKEN
from tgbot.store.redis.connection import check_address

_SECRET = re.compile(r"[\w-]{16,256}", re.ASCII)
_CONTACT = re.compile(r"@[A-Za-z]\w{3,31}|[^\s@<>:/]+@[^\s@<>:/]+\.[^\s@<>:/.]+|https://[^\s<>]+", re.ASCII)
MAX_CONTACT_LEN = 200


class BadSettings(Exception):
    """A setting is missing or wrong; the message is one line that begins with its name and says how to fix it."""

    def names(self, setting: str) -> bool:
        """Whether the error is about this setting."""
        return str(self).startswith(f"{setting}: ")


class Settings(BaseSettings):
    """The operator's settings; the environment overrides `.env`."""

    model_config = SettingsConfigDict(
        env_file=".env", env_file_encoding="utf-8", extra="ignore", hide_input_in_errors=True
    )

    bot_token: SecretStr
    webhook_url: str | None = None
    webhook_secret: SecretStr | None = None
    webhook_connections: Annotated[int, Field(ge=1, le=100)] = 40
    host: str = "127.0.0.1"
    port: Annotated[int, Field(ge=1, le=65535)] = 8080
    redis_url: str | None = None
    redis_replicas: Annotated[int | None, Field(ge=0, le=10)] = None  # None: one, if a replica is connected
    data_folder: Path = Path("data")
    telegram_url: str = "https://api.telegram.org"
    telegram_limits: bool = True
    flood_control: bool = True
    log_level: str = "INFO"
    log_format: Literal["text", "json"] = "text"
    operator_contact: str | None = None  # shown by /privacy

    @field_validator("bot_token")
    @classmethod
    def _is_token(cls, value: SecretStr) -> SecretStr:
        if not BOT_TOKEN.fullmatch(value.get_secret_value()):
            raise ValueError("this is not a bot token: copy the one that @BotFather gave you, like 123456:ABC-DEF…")
        return value

    @field_validator("webhook_url")
    @classmethod
    def _is_https(cls, value: str | None) -> str | None:
        if value and not value.startswith(("https://", "http://127.0.0.1", "http://localhost")):
            raise ValueError("Telegram only delivers to https: set it to the public https address of this bot")
        if value and not _has_host(value):
            raise ValueError("this is not a valid address: write it like https://bot.example.org/telegram")
        return value or None

    @field_validator("webhook_secret")
    @classmethod
    def _is_secret(cls, value: SecretStr | None) -> SecretStr | None:
        if value is not None and not _SECRET.fullmatch(value.get_secret_value()):
            raise ValueError(
                "use 16 to 256 letters, digits, _ and -, or leave it out to have one derived from the token"
            )
        return value

    @field_validator("redis_url")
    @classmethod
    def _is_redis(cls, value: str | None) -> str | None:
        if value:
            check_address(value)
        return value or None

    @field_validator("telegram_url")
    @classmethod
    def _is_server(cls, value: str) -> str:
        if not value.startswith(("https://", "http://")):
            raise ValueError("set it to the address of a Bot API server, or leave it out for https://api.telegram.org")
        return value.rstrip("/")

    @field_validator("operator_contact")
    @classmethod
    def _is_contact(cls, value: str | None) -> str | None:
        if value and not (_CONTACT.fullmatch(value) and len(value) <= MAX_CONTACT_LEN and _leads_somewhere(value)):
            raise ValueError("set it to your @name on Telegram, an e-mail address or an https link")
        return value or None

    @field_validator("log_level")
    @classmethod
    def _is_level(cls, value: str) -> str:
        if value.upper() not in {"DEBUG", "INFO", "WARNING", "ERROR"}:
            raise ValueError("use DEBUG, INFO, WARNING or ERROR")
        return value.upper()


def _leads_somewhere(contact: str) -> bool:
    return not contact.startswith("https://") or _has_host(contact)


def _has_host(url: str) -> bool:
    """Whether an address has a host and a valid port."""
    try:
        parts = urlsplit(url)
        return bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False


def read_settings(**given: Any) -> Settings:
    """The settings; `BadSettings` says in one line what is wrong and how to fix it."""
    try:
        return Settings(**given)
    except ValidationError as error:
        first = error.errors()[0]
        name = str(first["loc"][0]).upper()
        if first["type"] == "missing":
            hint = "set it in the environment or in .env" + (
                " to the token that @BotFather gave you. To play without one: make play" if name == "BOT_TOKEN" else ""
            )
        else:
            hint = str(first.get("ctx", {}).get("error") or first["msg"])
        raise BadSettings(f"{name}: {hint}") from None


def embedded_folder() -> Path:
    """The data folder of the embedded store; a bot on another store has none."""

    class Where(BaseSettings):
        model_config = Settings.model_config

        redis_url: str | None = None
        data_folder: Path = Settings.model_fields["data_folder"].default

    where = Where()
    if where.redis_url:
        raise BadSettings(
            "REDIS_URL: back up your own Redis with its own tools; this command is for the embedded store"
        )
    return where.data_folder
