"""Setting a bot up, examining it, backups."""
