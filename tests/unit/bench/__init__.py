"""The benchmarks measure what they say: a floor must play the same game."""
