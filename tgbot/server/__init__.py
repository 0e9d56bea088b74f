"""The ways in from outside: webhook, polling, pages about health."""
