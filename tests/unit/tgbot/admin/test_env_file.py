"""The settings' file is changed line by line, whole or not at all, and only its owner can read it."""

from pathlib import Path

import pytest

from tgbot.admin.setup.env_file import differing, merged, values, write_private

MINE = """\
# my bot
export BOT_TOKEN='old'

PORT=81   # behind the proxy
webhook_url=https://example.org/
UNKNOWN = "kept as it is"
"""


def test_what_is_known_changes_in_its_place_and_the_rest_stays() -> None:
    assert merged(MINE, {"BOT_TOKEN": "new", "WEBHOOK_URL": None, "WEBHOOK_SECRET": "s"}) == (
        '# my bot\nBOT_TOKEN=new\n\nPORT=81   # behind the proxy\nUNKNOWN = "kept as it is"\nWEBHOOK_SECRET=s\n'
    )


def test_a_setting_that_stands_there_twice_stands_there_once_afterwards() -> None:
    assert merged("BOT_TOKEN=a\nPORT=1\nBOT_TOKEN=b\n", {"BOT_TOKEN": "c"}) == "BOT_TOKEN=c\nPORT=1\n"


def test_an_empty_file_gets_what_is_wanted() -> None:
    assert merged("", {"BOT_TOKEN": "new", "WEBHOOK_URL": None}) == "BOT_TOKEN=new\n"


def test_values_are_read_as_the_bot_reads_them() -> None:
    assert values(MINE) == {
        "BOT_TOKEN": "old",
        "PORT": "81",
        "WEBHOOK_URL": "https://example.org/",
        "UNKNOWN": "kept as it is",
    }
    assert values("BOT_TOKEN=\nPORT\n") == {}


@pytest.mark.parametrize(
    ("wanted", "names"),
    [
        ({"BOT_TOKEN": "old"}, []),
        ({"BOT_TOKEN": "new", "WEBHOOK_SECRET": "s"}, ["BOT_TOKEN"]),
        ({"WEBHOOK_URL": None}, ["WEBHOOK_URL"]),
        ({"REDIS_URL": None}, []),
    ],
)
def test_what_would_be_replaced_is_named(wanted: dict[str, str | None], names: list[str]) -> None:
    assert differing(MINE, wanted) == names


def test_only_the_owner_can_read_it_even_where_others_could_before(tmp_path: Path) -> None:
    path = tmp_path / ".env"
    path.write_text("BOT_TOKEN=old\n")
    path.chmod(0o644)
    write_private(path, "BOT_TOKEN=new\n")
    assert (path.read_text(), path.stat().st_mode & 0o777) == ("BOT_TOKEN=new\n", 0o600)
    assert list(tmp_path.iterdir()) == [path]


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    real, link = tmp_path / "real", tmp_path / ".env"
    link.symlink_to(real)
    write_private(link, "BOT_TOKEN=new\n")
    assert (link.is_symlink(), real.read_text()) == (True, "BOT_TOKEN=new\n")
