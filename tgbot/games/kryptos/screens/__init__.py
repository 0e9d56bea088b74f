"""What the group and each player see of the card game. Pure functions."""
