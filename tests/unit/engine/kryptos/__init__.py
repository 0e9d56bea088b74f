"""Tests of the card game's rules."""
