"""Keywords: our own, a chat's own, and what is too close to one."""
