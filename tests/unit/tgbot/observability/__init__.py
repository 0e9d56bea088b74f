"""What the operator reads."""
