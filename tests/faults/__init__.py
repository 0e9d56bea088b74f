"""Real faults: worker processes, stores and networks that die, stop or lie, and what comes of it, counted.

Each module makes one kind of fault as often as it is asked to: a few times in the suite, often by the command line
(`python -m tests.faults --help`), whose figures stand in docs/reliability.md.
"""
