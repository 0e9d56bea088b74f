"""The rules of the games: pure functions over frozen values, standard library only.

No clock, no network, no text for people; chance only in `deal`, JSON only in `record` and on the command line.
"""
