"""Screens: what each chat should show, as pure functions of a document. Nothing here sends."""
