"""The code game for one person: a lesson, practice, and the puzzle of the day.

Each is played at a table of its own in the private chat, with the same cards, against a pair whose game is written
down beforehand (`engine.codes.scripts`).
"""
