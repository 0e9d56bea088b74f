"""What the group and each player see of the code game. Pure functions."""
