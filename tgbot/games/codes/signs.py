"""The signs of tokens: the same on boards, cards and pictures."""

from engine.codes.scoring import TOKENS_TO_DECIDE, Token

# Won and missing, in two shapes, since a team can have both kinds.
TOKEN_SIGNS = {
    Token.INTERCEPTION: ("●", "○"),
    Token.MISCOMMUNICATION: ("◆", "◇"),
}


def token_signs(token: Token, count: int) -> str:
    """Tokens of one kind as filled and empty signs; a third one decides no more than the second."""
    won, missing = TOKEN_SIGNS[token]
    count = min(count, TOKENS_TO_DECIDE)
    return won * count + missing * (TOKENS_TO_DECIDE - count)
