"""The rules of the games: pure functions over frozen values, standard library only.

No clock, no network, no text for people. All chance comes from `chance`; JSON text is read and written only by `record`
and the command line.
"""
