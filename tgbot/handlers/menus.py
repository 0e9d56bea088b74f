"""The commands that people see behind the menu button: those that are declared where they are handled."""

from tgbot.handlers import private
from tgbot.tables import commands
from tgbot.telegram.menus import Menus


def menus() -> Menus:
    """The menus of group and private chats."""
    return Menus(group=commands.menu(), private=private.menu(), private_texts=private.TEXTS)
