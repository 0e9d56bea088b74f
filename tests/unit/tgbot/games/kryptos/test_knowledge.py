"""What is worked out once is what would be worked out again."""

from engine.kryptos.deduction import possible_numbers
from tests.unit.tgbot.builders.cards import guess, opened, seat, view
from tgbot.games.kryptos.knowledge import numbers_left


def test_what_is_remembered_follows_every_attempt_k9() -> None:
    table = opened(4)
    for right in (False, True, False, False, True):
        for hand in view(table).hands[1:]:
            for _ in range(2):
                own = seat(table, 1)
                assert numbers_left(own, hand.seat) == possible_numbers(own, hand.seat)
        table = guess(table, right=right)


def test_two_readers_of_the_same_hand_have_each_their_own_knowledge() -> None:
    table = opened()
    hand = view(table).hands[2].seat
    assert numbers_left(seat(table, 1), hand) != numbers_left(seat(table, 2), hand)
