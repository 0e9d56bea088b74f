"""Inputs that once crashed, in a folder for each target: they're checked again with every run."""

from pathlib import Path

from tests.fuzz.target import Target


def folder(target: Target) -> Path:
    """Where the inputs of a target are kept."""
    return Path(__file__).parent / target.name


def crashes(target: Target) -> list[Path]:
    """The inputs of a target that once crashed."""
    return sorted(folder(target).glob("*"))
