"""The rules of the games, sentence by sentence; each test cites the ids of the rules it shows."""
