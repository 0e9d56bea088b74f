"""Other ways to run the same bot: each takes updates and makes calls with what its library offers.

All of them decide, commit and draw with the bot's own parts (`brain`); what differs is what is measured.
"""
