"""Keeps documents: one atomic commit each, in every version that was ever written."""
