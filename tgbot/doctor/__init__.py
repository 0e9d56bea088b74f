"""The doctor: `python -m tgbot doctor` looks at a set-up and says what is wrong with it and how to mend it.

First the facts are gathered (`facts`): what Telegram, the webhook's address and the store say. Then each check, a small
function of facts, yields what it finds. No token, secret or password is ever printed.
"""
