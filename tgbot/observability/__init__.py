"""Logs and metrics, without a secret or a name."""
