from __future__ import annotations

import copy
import pickle

import pytest

from euchre.rules import JOKER, Card, Rank, Suit, pack, parse_cards

EVERY_CARD = [Card.of(rank, suit) for suit in Suit for rank in Rank] + [JOKER]


def test_there_are_four_suits_of_two_colours() -> None:
    assert [suit.value for suit in Suit] == ["C", "D", "H", "S"]
    assert [suit for suit in Suit if suit.red] == [Suit.DIAMONDS, Suit.HEARTS]


@pytest.mark.parametrize("suit", Suit)
def test_the_twin_of_a_suit_is_the_other_one_of_its_colour(suit: Suit) -> None:
    assert suit.twin is not suit
    assert suit.twin.red == suit.red
    assert suit.twin.twin is suit


def test_the_ace_is_the_highest_rank() -> None:
    assert max(Rank) is Rank.ACE
    assert "".join(rank.letter for rank in Rank) == "23456789TJQKA"


@pytest.mark.parametrize("card", EVERY_CARD, ids=str)
def test_a_card_is_written_and_read_back(card: Card) -> None:
    assert Card.parse(str(card)) is card


@pytest.mark.parametrize("card", EVERY_CARD, ids=str)
def test_a_copied_or_sent_card_is_the_same_object(card: Card) -> None:
    assert copy.deepcopy(card) is card
    assert pickle.loads(pickle.dumps(card)) is card  # noqa: S301 - its own bytes


def test_there_is_one_object_for_each_card() -> None:
    assert Card.of(Rank.JACK, Suit.SPADES) is Card.parse("JS")
    assert len(set(EVERY_CARD)) == 53


def test_a_card_made_anew_is_not_the_card_it_imitates() -> None:
    assert Card(Rank.JACK, Suit.SPADES, 0) != Card.parse("JS")


@pytest.mark.parametrize("text", ["", "J", "SJ", "1S", "JX", "js", "10S", "JS ", "JK", "XXX"])
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not a card"):
        Card.parse(text)


def test_the_joker_has_neither_rank_nor_suit() -> None:
    assert JOKER.rank is None
    assert JOKER.suit is None
    assert str(JOKER) == "XX"


@pytest.mark.parametrize(
    ("lowest", "size"), [(Rank.NINE, 24), (Rank.EIGHT, 28), (Rank.SEVEN, 32), (Rank.TWO, 52)]
)
def test_a_pack_holds_every_card_from_its_lowest_rank_once(lowest: Rank, size: int) -> None:
    cards = pack(lowest)
    assert len(cards) == len(set(cards)) == size
    assert {card.rank for card in cards} == {rank for rank in Rank if rank >= lowest}


def test_a_joker_can_be_added_to_a_pack() -> None:
    assert pack(Rank.NINE, JOKER) == (*pack(Rank.NINE), JOKER)


def test_cards_are_listed_in_printed_order_with_the_joker_last() -> None:
    assert sorted(parse_cards("XX 9S AC TC")) == list(parse_cards("TC AC 9S XX"))


def test_several_cards_are_read_at_once() -> None:
    assert parse_cards(" JS  XX ") == (Card.parse("JS"), JOKER)
    assert parse_cards("") == ()
