"""From an update to decisions on documents."""
