"""Which kind of card has paid: how it is asked for and played."""

from __future__ import annotations

from typing import Any

import pytest

from euchre.ai.cards.card_coding import card_coding
from euchre.ai.cards.from_view import InfoState
from euchre.ai.policy import learned, partnership
from euchre.ai.policy.profiles import profiles
from euchre.rules.cards import Rank, Suit, pack
from euchre.rules.ranking import Ranking
from tests.ai.positions import Written, seen

SPADES = card_coding(pack(Rank.NINE), Ranking(), Suit.SPADES)


LED_BY_WEST = {"leader": 1, "dealer": 0}


LEADING: Written = {
    "op": "play",
    "hand": ["JS", "AS", "QS", "AH", "9C"],
    "trump": "S",
    "up": "9D",
    "seat": 0,
    "dealer": 3,
    "maker": 0,
    "leader": 0,
}


def at(hand: str, **written: Any) -> Any:
    """South's place in the play with *hand* and spades trump, which West has called."""
    usual = {"op": "play", "seat": 0, "dealer": 3, "trump": "S", "up": "9D", "maker": 1}
    return InfoState(seen({"leader": 0, **usual, "hand": hand.split(), **written})).position()


def led(kind: int, hand: str) -> str:
    """South's lead of that kind."""
    place = at(hand)
    return str(SPADES.cards[learned.lead(place, place.hands[0], kind)])


def thrown(kind: int, hand: str, *trick: tuple[int, str]) -> str:
    """South's card of that kind on a trick in a suit he is out of."""
    place = at(hand, trick=list(trick), **LED_BY_WEST)
    return str(SPADES.cards[learned.off_suit(place, place.hands[0], kind)])


def test_a_lead_can_be_of_five_kinds_beside_what_the_maxims_say() -> None:
    hand = "QS JC AH KH 9D"
    assert [led(kind, hand) for kind in range(1, learned.LEADS)] == [
        "JC",
        "QS",
        "AH",
        "KH",
        "9D",
    ]


def test_a_kind_the_hand_has_not_is_what_the_maxims_say() -> None:
    place = at("KH QH KC TC 9D")
    usual = partnership.choose(place)
    assert [learned.lead(place, place.hands[0], kind) for kind in (1, 2, 3)] == [usual] * 3


def test_a_card_off_the_suit_led_can_be_of_five_kinds() -> None:
    trick = ((1, "TD"), (2, "KD"), (3, "TS"))
    hand = "JC QS 9S AH 9C"
    assert [thrown(kind, hand, *trick) for kind in range(1, learned.OFF_SUIT)] == [
        "QS",
        "JC",
        "9C",
        "9C",
        "9S",
    ]


def test_the_card_missed_least_may_be_a_single_one_before_a_lower_one() -> None:
    assert thrown(3, "QS TD 9C QC KC", (1, "9H"), (2, "KH"), (3, "TH")) == "TD"
    assert thrown(4, "QS TD 9C QC KC", (1, "9H"), (2, "KH"), (3, "TH")) == "9C"


def test_a_leader_knows_his_trumps_and_winners_and_the_tricks_lost() -> None:
    tricks = [
        [[1, "AD"], [2, "9C"], [3, "TD"], [0, "9H"]],
        [[1, "TS"], [2, "9S"], [3, "QH"], [0, "QS"]],
    ]
    role, playing, cards, lost, trumps, top, danger, winners, side, singles = (
        learned.lead_facts(place := at("JS AH KH", tricks=tricks), place.hands[0])
    )
    assert (role, playing, cards, lost) == (2, 4, 3, 1)  # the defender at the maker's right
    assert (trumps, top, danger) == (1, True, 3)  # ace, king and left bower are out
    assert (winners, side, singles) == (1, 2, 0)


def test_whoever_is_out_of_the_suit_led_knows_who_has_the_trick_and_what_beats_it() -> None:
    hand = "JC QS 9S AH 9C"
    last = at(hand, trick=[(1, "TD"), (2, "KD"), (3, "TS")], **LED_BY_WEST)
    # At the maker's right, last, no rival, a trump that is safe, not partner's, not the highest.
    assert learned.off_suit_facts(last, last.hands[0]) == (2, 1, 0, 1, 0, 0, 2, 2, 2, 5)
    third = at(hand, trick=[(2, "QD"), (3, "TD")], leader=2, dealer=1, maker=3)
    # At the maker's left, one rival to come, the left bower safe against all but the right.
    role, to_play, rival, safe, partners, *rest = learned.off_suit_facts(third, third.hands[0])
    assert (role, to_play, rival, partners) == (3, 2, 1, 1)
    assert rest == [0, 2, 2, 2, 5]
    assert safe == 1


def test_trumps_of_opponents_who_are_out_of_them_are_no_danger() -> None:
    tricks = [[[0, "JS"], [1, "9H"], [2, "9S"], [3, "QH"]]]
    place = at("JC AS AH KH", maker=0, tricks=tricks)
    assert learned.lead_facts(place, place.hands[0])[6] == 0


def test_makers_know_the_tricks_they_have_lost() -> None:
    tricks = [
        [[0, "9D"], [1, "AD"], [2, "TD"], [3, "QD"]],
        [[1, "9C"], [2, "AC"], [3, "TC"], [0, "QC"]],
        [[2, "9S"], [3, "TS"], [0, "JS"], [1, "QS"]],
    ]
    place = at("JC AH", maker=0, tricks=tricks)
    assert learned.lead_facts(place, place.hands[0])[3] == 1


@pytest.mark.parametrize(("maker", "role"), [(0, 0), (2, 1), (1, 2), (3, 3)])
def test_everybody_knows_where_he_sits_to_the_maker(maker: int, role: int) -> None:
    place = at("JS AH KH 9D TD", maker=maker)
    assert learned.lead_facts(place, place.hands[0])[0] == role


def test_where_nothing_was_learned_the_maxims_are_played() -> None:
    known = learned.LearnedPolicy(0, 0)
    for hand in ("QS JC AH KH 9D", "KH QH KC TC 9D"):
        assert known.choose(at(hand)) == partnership.choose(at(hand))


def test_the_kind_is_played_that_the_tree_names() -> None:
    place = at("QS JC AH KH 9D")
    low_for_defenders = learned.LearnedPolicy((0, 1, 0, 5), 0)
    assert str(SPADES.cards[low_for_defenders.choose(place)]) == "9D"


def test_to_follow_suit_the_maxims_are_enough() -> None:
    place = at("AD 9D QS JC AH", trick=[(1, "TD"), (2, "KD"), (3, "QD")], **LED_BY_WEST)
    known = learned.LearnedPolicy(2, 5)
    assert known.choose(place) == partnership.choose(place)


def test_other_packs_take_what_is_known_of_the_nearest() -> None:
    for size, like in ((28, 24), (29, 25), (36, 32)):
        assert learned.for_pack(size) == learned.for_pack(like)
    assert len({learned.for_pack(size) for size in learned.SIZES}) == len(learned.SIZES)


def test_without_trump_nothing_was_learned() -> None:
    no_trump = card_coding(pack(Rank.NINE), Ranking(), None)
    assert learned.policy_for(no_trump) is partnership.choose


def test_a_players_own_side_plays_as_learned_and_the_others_may() -> None:
    usual = learned.policy_for(SPADES)
    careful, alike = profiles(InfoState(seen(LEADING)))
    assert careful == (usual, partnership.choose, usual, partnership.choose)
    assert alike == (usual,) * 4
