"""What calls are worth by the outcome tables."""

from __future__ import annotations

from random import Random

import pytest

from euchre.ai.agent import agent
from euchre.ai.calls.table_values import TableValues
from euchre.ai.cards.from_view import InfoState
from euchre.ai.evaluate import hand_points
from euchre.ai.evaluate.match_equity import MatchEquity
from euchre.rules.actions import Call, OrderUp
from euchre.rules.options import check
from tests.ai.dealing import dealt, played, random_options
from tests.ai.positions import Written, seen

LONER: Written = {
    "op": "bid1",
    "hand": ["JC", "JS", "AC", "KC", "AH"],
    "up": "9C",
    "seat": 0,
    "dealer": 0,
}


@pytest.mark.parametrize("level", ["normal", "strong", "expert"])
def test_nobody_plays_alone_for_points_he_does_not_need(level: str) -> None:
    who = agent(level, 1)
    assert str(who.choose(seen(LONER))) == "order alone"
    assert str(who.choose(seen({**LONER, "score": [7, 0]}))) == "order alone"
    for score in ([8, 0], [9, 0], [9, 9]):
        assert str(who.choose(seen({**LONER, "score": score}))) == "order"


def test_those_who_count_on_the_partners_best_card_think_more_of_playing_alone() -> None:
    position: Written = {
        "op": "bid1",
        "preset": "railroad",
        # Four sure trumps, and a card to give away for the best one of the partner.
        "hand": ["JH", "AH", "KH", "QH", "9C"],
        "up": "9H",
        "seat": 2,
        "dealer": 0,
    }
    info = InfoState(seen(position))
    worths = TableValues(info, MatchEquity(info)).calls()
    alone = worths[OrderUp(alone=True)]
    assert alone > worths[OrderUp(alone=False)]
    unaware = TableValues(info, MatchEquity(info), calls_best=False).calls()
    assert alone > unaware[OrderUp(alone=True)] + 0.3


@pytest.mark.parametrize("seed", range(10))
def test_every_bid_on_offer_is_judged_but_hopeless_lone_hands(seed: int) -> None:
    rng = Random(seed)
    options = check({"no_trump": False}, random_options(rng))
    for _, view in played(dealt(options, rng), agent("normal", 1).choose):
        if view.phase.name in ("ORDER", "NAME"):
            info = InfoState(view)
            judged = set(TableValues(info, MatchEquity(info)).calls())
            assert judged <= set(view.legal)
            assert {a for a in view.legal if not getattr(a, "alone", False)} <= judged
            for lone in set(view.legal) - judged:
                assert isinstance(lone, (Call, OrderUp))
                suit = lone.suit if isinstance(lone, Call) else info.shown.proposed
                coding, hand = info.coded(suit)[0], info.recoded(info.hand, suit)
                assert not hand_points.may_go_alone(coding, hand)
