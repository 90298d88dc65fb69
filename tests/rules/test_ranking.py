from __future__ import annotations

import pytest

from euchre.rules import JOKER, Card, Rank, Ranking, Suit, pack, parse_cards

PLAIN = Ranking()
BENNY = Ranking(best=JOKER)
NO_BOWERS = Ranking(bowers=False)


def suit(letter: str) -> Suit | None:
    return None if letter == "N" else Suit(letter)


def wins(ranking: Ranking, trump: str, cards: str) -> str:
    """Who wins the trick to which the first of these cards was led."""
    played = parse_cards(cards)
    led = ranking.suit_of(played[0], suit(trump))
    return str(max(played, key=lambda card: ranking.strength(card, suit(trump), led)))


@pytest.mark.parametrize(
    ("trump", "cards", "winner"),
    [
        # Trumps from the top: right bower, left bower, ace.
        ("H", "JH JD AH KH", "JH"),
        ("H", "9H JD AH KH", "JD"),
        ("H", "9H TH AH KH", "AH"),
        ("H", "9H TH QH KH", "KH"),
        ("H", "9H TH QH", "QH"),
        ("H", "9H TH", "TH"),
        ("S", "AS JC", "JC"),
        ("C", "AC JS", "JS"),
        ("D", "AD JH", "JH"),
        # A trump beats any plain card, whatever was led.
        ("S", "AH 9S", "9S"),
        ("S", "AH JC", "JC"),
        ("S", "AC JC KC", "JC"),
        # The left bower led asks for trump; its printed suit loses.
        ("H", "JD AD", "JD"),
        ("H", "JD AD JH", "JH"),
        # Plain suits: ace to nine, the jack in its place.
        ("H", "JC QC", "QC"),
        ("H", "JC TC", "JC"),
        ("H", "9C TC", "TC"),
        # Off suit never wins.
        ("H", "9C AS AD", "9C"),
        # No trump: every suit alike, jacks at home.
        ("N", "JD JH KD AS", "KD"),
        ("N", "9D AH AS AC", "9D"),
        ("N", "JD QD", "QD"),
    ],
)
def test_the_highest_trump_or_else_the_highest_card_led_wins(
    trump: str, cards: str, winner: str
) -> None:
    assert wins(PLAIN, trump, cards) == winner


@pytest.mark.parametrize("trump", "CDHS")
def test_the_benny_beats_every_other_card(trump: str) -> None:
    for card in pack(Rank.SEVEN):
        assert wins(BENNY, trump, f"{card} XX") == "XX"
        assert wins(BENNY, trump, f"XX {card}") == "XX"


@pytest.mark.parametrize("trump", Suit)
@pytest.mark.parametrize("lowest", [Rank.NINE, Rank.EIGHT, Rank.SEVEN])
def test_trumps_are_seven_eight_or_nine_and_their_twin_has_no_jack(
    trump: Suit, lowest: Rank
) -> None:
    counts = [PLAIN.suit_of(card, trump) for card in pack(lowest)]
    size = 15 - lowest
    assert counts.count(trump) == size + 1
    assert counts.count(trump.twin) == size - 1
    assert all(counts.count(s) == size for s in Suit if s.red != trump.red)


def test_before_trump_is_made_a_jack_counts_as_printed() -> None:
    assert PLAIN.suit_of(Card.parse("JD"), None) is Suit.DIAMONDS
    assert BENNY.suit_of(JOKER, None) is None


def test_left_bower_and_joker_belong_to_trump_for_every_purpose() -> None:
    assert PLAIN.suit_of(Card.parse("JD"), Suit.HEARTS) is Suit.HEARTS
    assert PLAIN.is_left_bower(Card.parse("JD"), Suit.HEARTS)
    assert not PLAIN.is_left_bower(Card.parse("JH"), Suit.HEARTS)
    assert not PLAIN.is_left_bower(Card.parse("JC"), Suit.HEARTS)
    assert BENNY.suit_of(JOKER, Suit.HEARTS) is Suit.HEARTS


@pytest.mark.parametrize("trump", Suit)
def test_no_two_cards_that_can_win_are_equally_strong(trump: Suit) -> None:
    for led in Suit:
        strengths = [BENNY.strength(c, trump, led) for c in pack(Rank.SEVEN, JOKER)]
        winners = [strength for strength in strengths if strength]
        assert len(set(winners)) == len(winners)


def test_without_bowers_a_jack_is_a_jack() -> None:
    assert wins(NO_BOWERS, "H", "JH QH") == "QH"
    assert NO_BOWERS.suit_of(Card.parse("JD"), Suit.HEARTS) is Suit.DIAMONDS


@pytest.mark.parametrize(
    ("trump", "led", "hand", "follow"),
    [
        ("H", "D", "JD QH 9C", ""),
        ("H", "D", "JD 9D AH", "9D"),
        ("H", "H", "JD 9D AH", "JD AH"),
        ("H", "H", "AD KD", ""),
        ("N", "D", "JD JH", "JD"),
    ],
)
def test_cards_follow_the_suit_they_count_to(
    trump: str, led: str, hand: str, follow: str
) -> None:
    assert PLAIN.followers(parse_cards(hand), Suit(led), suit(trump)) == parse_cards(follow)
