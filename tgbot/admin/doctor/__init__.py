"""The doctor: `python -m tgbot doctor` examines a setup and prints what is wrong and how to fix it.

First `facts` collects what Telegram, the webhook's address and the store answer. Then each check, a small function of
the facts, yields its findings. No token, secret or password is ever printed.
"""
