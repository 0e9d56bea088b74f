"""Measurements, each beside a floor in the same run."""
