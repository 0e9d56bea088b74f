"""A second, independent reading of the rules, to be compared with the engine's."""
