"""The card game at a table: its course, what a player does on turn, and the game as people meet it."""
