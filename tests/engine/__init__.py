"""The rules of the code game, sentence by sentence; each test cites the ids of the rules it shows."""
