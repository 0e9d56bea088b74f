"""Settings: what is wrong is told in one line that names the setting and the remedy, and never the token."""

from pathlib import Path

import pytest

from tgbot.settings import BadSettings, read_settings

TOKEN = "123456789:AAF-a_token_that_is_long_enough_to_be_one"


@pytest.fixture(autouse=True)
def _empty_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in (
        "BOT_TOKEN",
        "WEBHOOK_URL",
        "WEBHOOK_SECRET",
        "REDIS_URL",
        "HOST",
        "PORT",
        "LOG_LEVEL",
        "DATA_FOLDER",
        "OPERATOR_CONTACT",
    ):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)


def test_a_token_is_all_that_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOT_TOKEN", TOKEN)
    settings = read_settings()
    assert settings.bot_token.get_secret_value() == TOKEN
    assert (settings.redis_url, settings.webhook_url) == (None, None)


def test_settings_come_from_a_file_and_the_environment_wins(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / ".env").write_text(f"BOT_TOKEN={TOKEN}\nPORT=81\nLOG_LEVEL=debug\nSOMETHING_ELSE=1\n")
    monkeypatch.setenv("PORT", "82")
    settings = read_settings()
    assert (settings.port, settings.log_level) == (82, "DEBUG")


def test_an_empty_address_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOT_TOKEN", TOKEN)
    monkeypatch.setenv("WEBHOOK_URL", "")
    monkeypatch.setenv("REDIS_URL", "")
    settings = read_settings()
    assert (settings.redis_url, settings.webhook_url) == (None, None)


def test_a_slash_after_another_bot_api_server_is_no_part_of_its_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOT_TOKEN", TOKEN)
    monkeypatch.setenv("TELEGRAM_URL", "http://127.0.0.1:8081/")
    assert read_settings().telegram_url == "http://127.0.0.1:8081"


@pytest.mark.parametrize(
    "contact", ["@somebody", "me@example.org", "a.b+c@mail.example.org", "https://example.org/about?q=1&r=2", ""]
)
def test_a_contact_is_a_name_an_address_or_a_link(monkeypatch: pytest.MonkeyPatch, contact: str) -> None:
    monkeypatch.setenv("BOT_TOKEN", TOKEN)
    monkeypatch.setenv("OPERATOR_CONTACT", contact)
    assert read_settings().operator_contact == (contact or None)


def test_a_missing_token_is_asked_for() -> None:
    with pytest.raises(BadSettings, match=r"^BOT_TOKEN: set it in the environment or in \.env .*make play$"):
        read_settings()


@pytest.mark.parametrize(
    ("name", "value", "remedy"),
    [
        ("BOT_TOKEN", "123:short", "copy the one that @BotFather gave you"),
        ("BOT_TOKEN", TOKEN + "\n", "copy the one that @BotFather gave you"),
        ("WEBHOOK_URL", "http://example.org/", "https"),
        ("WEBHOOK_URL", "https://example.org:port/", "https://bot.example.org/telegram"),
        ("WEBHOOK_URL", "https:///telegram", "https://bot.example.org/telegram"),
        ("WEBHOOK_SECRET", "short", "16 to 256"),
        ("WEBHOOK_SECRET", "with spaces in between", "16 to 256"),
        ("WEBHOOK_CONNECTIONS", "0", "greater than or equal to 1"),
        ("PORT", "http", "valid integer"),
        ("PORT", "99999", "less than or equal to 65535"),
        ("REDIS_URL", "localhost:6379", "redis://host:6379/0"),
        ("REDIS_URL", "redis://localhost:port/0", "redis://host:6379/0"),
        ("REDIS_URL", "redis+cluster://host:6379,host:65536", "redis://host:6379/0"),
        ("TELEGRAM_URL", "api.telegram.org", "https://api.telegram.org"),
        ("OPERATOR_CONTACT", "somebody", "your @name on Telegram, an e-mail address or an https link"),
        ("OPERATOR_CONTACT", "@", "an e-mail address"),
        ("OPERATOR_CONTACT", "@me <b>", "an e-mail address"),
        ("OPERATOR_CONTACT", "me@example", "an e-mail address"),
        ("OPERATOR_CONTACT", "http://example.org/", "an https link"),
        ("OPERATOR_CONTACT", "https:///about", "an https link"),
        ("OPERATOR_CONTACT", "https://example.org/<b>", "an https link"),
        ("OPERATOR_CONTACT", "javascript:alert(1)", "an https link"),
        ("OPERATOR_CONTACT", "https://example.org/" + "x" * 200, "an https link"),
        ("LOG_LEVEL", "loud", "DEBUG, INFO, WARNING or ERROR"),
    ],
)
def test_each_mistake_is_one_line_with_its_remedy(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str, remedy: str
) -> None:
    monkeypatch.setenv("BOT_TOKEN", TOKEN)
    monkeypatch.setenv(name, value)
    with pytest.raises(BadSettings) as error:
        read_settings()
    line = str(error.value)
    assert line.startswith(f"{name}: ")
    assert remedy in line
    assert "\n" not in line
    assert value.strip() not in line or name != "BOT_TOKEN"
    assert TOKEN not in line
    assert error.value.__cause__ is None


def test_settings_do_not_show_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOT_TOKEN", TOKEN)
    monkeypatch.setenv("WEBHOOK_SECRET", "a-secret-of-our-own")
    shown = repr(read_settings())
    assert TOKEN not in shown
    assert "a-secret-of-our-own" not in shown
