"""The tests, one folder for each part that they test."""
