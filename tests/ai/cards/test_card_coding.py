from __future__ import annotations

from random import Random

import pytest

from euchre.ai.cards.card_coding import card_coding, recoder, split
from euchre.rules.cards import JOKER, Card, Rank, Suit, pack, parse_cards
from euchre.rules.ranking import Ranking

PACKS = [
    (pack(lowest, *extra), Ranking(best=JOKER if extra else None))
    for lowest in (Rank.NINE, Rank.EIGHT, Rank.SEVEN)
    for extra in ((), (JOKER,))
]
TRUMPS = [*Suit, None]


@pytest.mark.parametrize(("cards", "ranking"), PACKS)
def test_every_card_has_a_place_of_its_own_and_all_suits_are_told_apart(
    cards: tuple[Card, ...], ranking: Ranking
) -> None:
    for trump in TRUMPS:
        places = card_coding(cards, ranking, trump)
        assert len(set(places.bits.values())) == len(cards)
        assert places.pack.bit_count() == len(cards)
        for bit, card in places.cards.items():
            for other, other_card in places.cards.items():
                same = ranking.suit_of(card, trump) is ranking.suit_of(other_card, trump)
                assert bool(places.suit_of[bit] & other) == same


@pytest.mark.parametrize(("cards", "ranking"), PACKS)
def test_the_highest_bit_of_trump_and_the_suit_led_wins_as_the_rules_say(
    cards: tuple[Card, ...], ranking: Ranking
) -> None:
    rng = Random(1)
    for _ in range(300):
        trump = rng.choice([*Suit, None] if ranking.best is None else list(Suit))
        trick = rng.sample(cards, 4)
        places = card_coding(cards, ranking, trump)
        strengths = ranking.strengths(trump, ranking.suit_of(trick[0], trump))
        counting = places.trump | places.suit_of[places.bits[trick[0]]]
        best = split(places.mask(trick) & counting)[0]
        assert places.cards[best] is max(trick, key=lambda card: strengths[card])


def test_masks_mean_the_same_hands_whichever_suit_is_trump() -> None:
    cards = pack(Rank.NINE)
    spades = card_coding(cards, Ranking(), Suit.SPADES).mask(parse_cards("JS JC AS 9D KD"))
    hearts = card_coding(cards, Ranking(), Suit.HEARTS).mask(parse_cards("JH JD AH 9C KC"))
    assert spades == hearts


@pytest.mark.parametrize(("cards", "ranking"), PACKS)
def test_a_hand_recoded_for_another_trump_is_the_same_hand(
    cards: tuple[Card, ...], ranking: Ranking
) -> None:
    rng = Random(2)
    for source in TRUMPS:
        for target in TRUMPS:
            one, other = (card_coding(cards, ranking, suit) for suit in (source, target))
            hand = rng.sample(cards, 5)
            assert recoder(one, other)(one.mask(hand)) == other.mask(hand)


def test_a_hand_is_read_back_highest_card_first() -> None:
    places = card_coding(pack(Rank.NINE), Ranking(), Suit.DIAMONDS)
    cards = parse_cards("9C AD JH JD KS")
    assert [str(card) for card in places.hand(places.mask(cards))][:3] == ["JD", "JH", "AD"]
