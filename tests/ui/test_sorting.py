"""How a hand lies: suits of one colour apart, trump first, the bowers and the Benny in trump."""

from __future__ import annotations

from itertools import groupby, pairwise, permutations
from random import Random
from typing import TYPE_CHECKING

import pytest

from euchre.rules.cards import Card, Suit
from euchre.rules.games import PRESETS
from euchre.rules.house_rules import build
from euchre.rules.ranking import Ranking
from euchre.ui.table.sorting import sorted_hand

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

TRUMPS = (None, *Suit)
ORDERS = ("trump_first", "by_suit")


def suits_of(hand: Iterable[Card], ranking: Ranking, trump: Suit | None) -> list[Suit]:
    """The suits of a hand from left to right; what has no suit is left out."""
    counted = [ranking.suit_of(card, trump) for card in hand]
    return [suit for suit, _ in groupby(counted) if suit is not None]


def touching(suits: Sequence[Suit]) -> int:
    """How often two suits of one colour lie side by side."""
    return sum(one.red is other.red for one, other in pairwise(suits))


def fewest(suits: Sequence[Suit], first: Suit | None) -> int:
    """The least of all orders, of which those count that begin with *first* if it is held."""
    orders = [o for o in permutations(suits) if first not in suits or o[0] is first]
    return min(map(touching, orders))


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("game", PRESETS)
def test_two_suits_of_one_colour_touch_only_where_they_must(game: str, order: str) -> None:
    setup = build(PRESETS[game]).setup
    chance = Random(f"{game} {order}")
    for _ in range(1500):
        cards = chance.sample(setup.pack, chance.randint(1, setup.hand_size + 1))
        trump = chance.choice(TRUMPS)
        hand = sorted_hand(cards, order, setup.ranking, trump)
        suits = suits_of(hand, setup.ranking, trump)
        assert sorted(map(str, hand)) == sorted(map(str, cards))
        assert len(suits) == len(set(suits)), "every suit lies together"
        least = fewest(suits, trump if order == "trump_first" else None)
        assert touching(suits) == least, (hand, trump)


@pytest.mark.parametrize("game", PRESETS)
def test_trump_lies_first_with_the_left_bower_and_the_benny(game: str) -> None:
    setup = build(PRESETS[game]).setup
    chance = Random(game)
    for _ in range(1500):
        trump = chance.choice(list(Suit))
        hand = sorted_hand(
            chance.sample(setup.pack, setup.hand_size), "trump_first", setup.ranking, trump
        )
        are_trump = [setup.ranking.suit_of(card, trump) is trump for card in hand]
        assert are_trump == sorted(are_trump, reverse=True), (hand, trump)


@pytest.mark.parametrize(
    ("cards", "trump", "lies"),
    [
        ("AC AS 9S AH AD", "C", "AC AD AS 9S AH"),
        ("AH AS 9S AC AD", "H", "AH AC AD AS 9S"),
        ("AS AC AD KD 9D", None, "AS AD KD 9D AC"),
        ("9H JC JS AS", "S", "JS JC AS 9H"),
        ("AH AD 9S", "H", "AH 9S AD"),
        ("AC KH 9D", "C", "AC 9D KH"),
    ],
)
def test_a_hand_lies_so(cards: str, trump: str | None, lies: str) -> None:
    hand = [Card.parse(card) for card in cards.split()]
    found = sorted_hand(hand, "trump_first", Ranking(), None if trump is None else Suit(trump))
    assert " ".join(map(str, found)) == lies


def test_a_suit_that_runs_out_moves_one_other_suit_at_most() -> None:
    for trump in TRUMPS:
        for gone in Suit:
            whole = [Card.parse(f"A{suit.value}") for suit in Suit]
            before = sorted_hand(whole, "trump_first", Ranking(bowers=False), trump)
            after = sorted_hand(
                [card for card in whole if card.suit is not gone],
                "trump_first",
                Ranking(bowers=False),
                trump,
            )
            stayed = [card for card in before if card in after]
            pairs = [
                {card, other}
                for place, card in enumerate(stayed)
                for other in stayed[place + 1 :]
                if after.index(card) > after.index(other)
            ]
            assert len(pairs) <= 1, (before, after)
