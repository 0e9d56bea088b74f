"""Fuzzing: everything that decodes what comes from outside, fed with what nobody should send.

A target names its seeds and checks one input. `make fuzz` runs the targets under atheris, guided by coverage;
`test_fuzz.py` runs them for a moment in the everyday suite, which needs no atheris.
"""
