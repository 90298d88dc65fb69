"""Each maxim by an example; positions are written as in positions.json."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import pytest

from euchre.ai.cards.card_coding import card_coding, split
from euchre.ai.cards.from_view import InfoState
from euchre.ai.policy import partnership
from euchre.rules.cards import Card, Rank, Suit, pack, parse_cards
from euchre.rules.ranking import Ranking
from tests.ai.positions import seen

if TYPE_CHECKING:
    from collections.abc import Callable

    from euchre.ai.cards.position import Position

SPADES = card_coding(pack(Rank.NINE), Ranking(), Suit.SPADES)


def played(hand: str, **position: Any) -> str:
    """What the maxims play from South's *hand* with spades trump."""
    usual = {"op": "play", "seat": 0, "dealer": 3, "trump": "S", "up": "9S", "ordered": True}
    at = InfoState(seen({**usual, "hand": hand.split(), **position})).position()
    return str(at.coding.cards[partnership.choose(at)])


def test_the_maker_leads_his_highest_trump() -> None:
    assert played("JS AS QS AH 9C", maker=0, leader=0) == "JS"


def test_the_maker_cashes_aces_when_no_opponent_can_have_a_trump() -> None:
    tricks = [
        [[0, "JS"], [1, "9S"], [2, "TS"], [3, "QH"]],
        [[0, "JC"], [1, "9C"], [2, "QS"], [3, "TH"]],
    ]
    assert played("AS AH 9D", maker=0, leader=0, tricks=tricks, ordered=False, up="9D") == "AH"


def test_the_makers_partner_leads_his_bower() -> None:
    assert played("JC 9S AH KH 9D", maker=2, leader=0) == "JC"


def test_a_defender_leads_an_ace_from_the_shorter_suit() -> None:
    assert played("AD AH KH QH TS", maker=1, leader=0) == "AD"


def test_a_defender_without_an_ace_leads_low() -> None:
    assert played("KD QH KC TC 9D", maker=1, leader=0) == "9D"


def test_the_last_to_play_wins_as_cheaply_as_he_can() -> None:
    trick = [[1, "9H"], [2, "TH"], [3, "QH"]]
    assert played("AH KH 9D TD QD", maker=1, dealer=0, leader=1, trick=trick) == "KH"


def test_the_last_to_play_does_not_trump_his_partner() -> None:
    trick = [[1, "9H"], [2, "AH"], [3, "TH"]]
    assert played("9S JS TD QD KC", maker=1, dealer=0, leader=1, trick=trick) != "9S"


def test_the_third_hand_leaves_an_ace_of_its_partner_alone() -> None:
    trick = [[2, "AH"], [3, "TH"]]
    assert played("QS TS TD QD KC", maker=0, dealer=1, leader=2, trick=trick) == "TD"


def test_the_second_hand_trumps_when_it_cannot_follow() -> None:
    assert played("QS JS TD QD KC", maker=0, dealer=2, leader=3, trick=[[3, "KH"]]) == "QS"


def test_whoever_cannot_win_throws_his_lowest_card() -> None:
    trick = [[1, "JS"], [2, "QS"], [3, "TS"]]
    assert played("AS KS 9D TD QD", maker=1, dealer=0, leader=1, trick=trick) == "KS"


def told_by(judge: Callable[[Position], int], hand: str, **position: Any) -> set[str]:
    """The cards of South's *hand* that *judge* names, with spades trump."""
    usual = {"op": "play", "seat": 0, "dealer": 3, "trump": "S", "up": "9S", "ordered": False}
    at = InfoState(seen({**usual, "hand": hand.split(), **position})).position()
    return {str(at.coding.cards[bit]) for bit in split(judge(at))}


unfriendly = partial(told_by, partnership.unfriendly)
wasteful = partial(told_by, partnership.wasteful)


def test_nobody_forgives_a_trump_on_a_partners_sure_trick() -> None:
    last = {"maker": 1, "dealer": 0, "leader": 1, "trick": [[1, "9H"], [2, "AH"], [3, "TH"]]}
    assert unfriendly("TS JS TD QD KC", **last) == {"TS", "JS"}
    third = {"maker": 0, "dealer": 1, "leader": 2}
    assert unfriendly("TS JS TD QD KC", trick=[[2, "AH"], [3, "TH"]], **third) == {"TS", "JS"}
    assert not unfriendly("TS JS TD QD KC", trick=[[2, "QH"], [3, "TH"]], **third)


def test_nobody_forgives_an_ace_on_a_partners_king_in_the_last_seat() -> None:
    last = {"maker": 1, "dealer": 0, "leader": 1, "trick": [[1, "9H"], [2, "KH"], [3, "TH"]]}
    assert unfriendly("AH QH TD QD KC", **last) == {"AH"}
    assert not unfriendly("AH TS TD QD KC", **last)


def test_trumping_in_is_fine_when_there_is_nothing_else_or_the_trick_is_theirs() -> None:
    last = {"maker": 1, "dealer": 0, "leader": 1}
    assert not unfriendly("TS JS QS AS KS", trick=[[1, "9H"], [2, "AH"], [3, "TH"]], **last)
    assert not unfriendly("TS JS TD QD KC", trick=[[1, "AH"], [2, "9H"], [3, "TH"]], **last)


def test_a_king_need_not_be_thrown_under_an_ace_nor_a_high_card_thrown_away() -> None:
    lost = {"maker": 1, "dealer": 0, "leader": 1, "trick": [[1, "9H"], [2, "TH"], [3, "AH"]]}
    assert wasteful("KH QH TD QD KC", **lost) == {"KH"}
    assert wasteful("TD QD AD KC 9C", **lost) == {"QD", "AD", "KC"}


def test_the_last_to_play_need_not_take_a_trick_with_more_than_it_takes() -> None:
    last = {"maker": 1, "dealer": 0, "leader": 1, "trick": [[1, "9H"], [2, "TH"], [3, "KS"]]}
    assert wasteful("QS AS JS AD KD", **last) == {"JS", "AD"}
    third = {"maker": 1, "dealer": 1, "leader": 2, "trick": [[2, "9H"], [3, "TH"]]}
    assert wasteful("QS AS JS AD KD", **third) == {"AD"}


def test_nothing_is_wasted_by_a_lead() -> None:
    assert not wasteful("QS AS JS AD KD", maker=0, leader=0)


def test_a_bower_is_promised_to_the_partners_call() -> None:
    usual = {"op": "play", "seat": 0, "dealer": 3, "trump": "S", "up": "9S", "ordered": True}
    for hand, maker, card in (
        ("JC 9S AH KH 9D", 2, "JC"),
        ("AS 9S AH KH 9D", 2, ""),
        ("JC 9S AH KH 9D", 1, ""),
    ):
        at = InfoState(
            seen({**usual, "hand": hand.split(), "maker": maker, "leader": 0})
        ).position()
        assert str(at.coding.cards.get(partnership.promised(at), "")) == card


@pytest.mark.parametrize(
    ("hand", "laid"),
    [
        ("JS AS KS 9H TH QD", "QD"),  # a lone card, to be out of the suit
        ("JS AS KS 9H TH AD", "9H"),  # but not an ace
        ("JS JC AS KS QS 9S", "9S"),  # six trumps: the lowest
        ("JS AS KS KH QH 9D", "9D"),
    ],
)
def test_the_dealer_lays_away_what_he_needs_least(hand: str, laid: str) -> None:
    cards = SPADES.mask(parse_cards(hand))
    assert str(SPADES.cards[partnership.discard(SPADES, cards, cards)]) == laid


def test_the_dealer_lays_away_only_what_he_may() -> None:
    cards = SPADES.mask(parse_cards("JS AS KS 9H TH QD"))
    allowed = cards & ~SPADES.bits[Card.parse("QD")]
    assert partnership.discard(SPADES, cards, allowed) in split(allowed)
