"""Texts in the reader's language, and the tables of each language."""
