"""Attacks on a running bot: each is refused or answered kindly and tells no secret, and the game goes on to its end."""
