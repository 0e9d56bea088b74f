"""The code game's note sheet as a picture."""
