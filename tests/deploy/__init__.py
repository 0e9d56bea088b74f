"""The files with which the bot is deployed: they fit the code, and the image's steps work."""
