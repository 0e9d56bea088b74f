"""The card game's table as a picture."""
