from __future__ import annotations

import pytest

from euchre.ai.cards.card_coding import card_coding
from euchre.ai.cards.equivalents import representatives, runs
from euchre.rules.cards import Rank, Suit, pack, parse_cards
from euchre.rules.ranking import Ranking

SPADES = card_coding(pack(Rank.NINE), Ranking(), Suit.SPADES)


@pytest.mark.parametrize(
    ("hand", "others", "found"),
    [
        ("QH TH 9D", "KH AD", ["QH TH", "9D"]),  # nobody has the jack of hearts
        ("QH TH 9D", "JH AD", ["QH", "TH", "9D"]),
        ("JS JC 9S", "AS", ["JS JC", "9S"]),  # the bowers follow each other
        ("AH AD", "", ["AH", "AD"]),  # aces of two suits are never equals
    ],
)
def test_equals_follow_each_other_with_nothing_between(
    hand: str, others: str, found: list[str]
) -> None:
    held, rest = SPADES.mask(parse_cards(hand)), SPADES.mask(parse_cards(others))
    told = {
        frozenset(str(SPADES.cards[card]) for card in run)
        for run in runs(SPADES.suit_of, held, rest)
    }
    assert told == {frozenset(run.split()) for run in found}
    assert representatives(SPADES.suit_of, held, rest) == [
        run[0] for run in runs(SPADES.suit_of, held, rest)
    ]
