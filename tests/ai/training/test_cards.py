"""Which kinds of cards pay is learned from deals, the same from the same seed."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from euchre.ai.policy import learned, partnership
from euchre.ai.training import bids
from euchre.ai.training.cards import learn
from euchre.ai.training.simulated_deal import GAMES, simulated_deals

if TYPE_CHECKING:
    from euchre.ai.training.simulated_deal import TrainedGame


def gained(known: learned.LearnedPolicy, game: TrainedGame, deals: int) -> float:
    """The points that *known* has brought over the maxims, for makers and for defenders."""
    bidding, points = bids.TableBidding(game, None), 0.0
    for deal in simulated_deals(game, deals, Random(5)):
        bid = next(filter(None, (bidding(deal, turn) for turn in range(8))), None)
        if bid:
            maker = deal.seat(bid.turn)
            makers, defenders = (
                deal.first_lead(bid).play_out(
                    [
                        known.choose if (seat ^ maker) & 1 == side else partnership.choose
                        for seat in range(4)
                    ]
                )
                for side in (0, 1)
            )
            worth = (-2, -2, -2, 1, 1, 4 if bid.alone else 2)
            points += (worth[makers] - worth[defenders]) / 2
    return points


def test_a_little_practice_does_no_harm_already() -> None:
    known = learn(24, 4000, seed=3, fewest=60)
    assert gained(known, GAMES["24"], 1000) > 0


def test_the_same_seed_teaches_the_same() -> None:
    once, again = (learn(24, 2000, seed=3, fewest=15) for _ in range(2))
    assert once == again
    assert once != learn(24, 2000, seed=4, fewest=15)
    assert not isinstance(once.leading, int)


@pytest.mark.parametrize("size", learned.SIZES)
def test_what_was_learned_brings_more_points_than_the_maxims(size: int) -> None:
    assert gained(learned.for_pack(size), GAMES[str(size)], 1500) > 30
