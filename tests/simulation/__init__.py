"""Deterministic simulation: the real bot under seeded schedules of faults, with invariants after every step."""
