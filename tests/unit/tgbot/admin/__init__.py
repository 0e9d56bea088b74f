"""Setting a bot up, examining it, running it elsewhere."""
