"""Documents and pure decisions that every game shares: lobby, play, seats, commands, taps, settings."""
