"""The colours of the pictures: the light theme of the playground page."""

from typing import TypeAlias

Colour: TypeAlias = str

ACCENT = "#4f46c8"
ON_ACCENT = "#ffffff"
ON_ACCENT_FAINT = "#dcd9ff"
PAGE = "#eeedf6"
SURFACE = "#ffffff"
TINT = "#f0eef8"
TEXT = "#17161f"
FAINT = "#625f75"
RIGHT, RIGHT_TINT = "#176b41", "#e2f3ea"
WRONG, WRONG_TINT = "#b3263a", "#fce8ea"
BACK, ON_BACK = "#d9d6e8", "#45425a"  # of a card about which nothing is known

SLOTS = ("#4f46c8", "#0a7285", "#9a5a00", "#b02a73")  # one for each keyword; white text is readable on all of them
