"""Cards are tried out in imagined deals, by every profile of policies."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from euchre.ai.cards.from_view import InfoState
from euchre.ai.policy import partnership
from euchre.ai.sampling.unseen import Unseen
from euchre.ai.search.budget import SearchBudget
from euchre.ai.search.card_search import CardSearch
from tests.ai.positions import Written, seen

if TYPE_CHECKING:
    from euchre.ai.cards.position import Policy, Position

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


def lowest(place: Position) -> int:
    """The lowest card there is."""
    legal = place.legal()
    return legal & -legal


def test_imagined_deals_are_played_on_by_every_profile_in_turn() -> None:
    info = InfoState(seen(LEADING))
    asked = {"one": 0, "other": 0}

    def of_profile(name: str) -> Policy:
        def choose(place: Position) -> int:
            asked[name] += 1
            return partnership.choose(place)

        return choose

    both = [(of_profile(name),) * 4 for name in asked]
    search = CardSearch(info, SearchBudget(worlds=6), both, [-2, -2, -2, 1, 1, 2])
    unseen, rng = Unseen(info), Random(1)
    search.worths(lambda: unseen.draw(rng), 6, thorough=True)
    assert asked["other"] > 0
    # The first profile also says which of equal cards is tried.
    assert asked["one"] == asked["other"] + 1


def test_the_same_deal_may_end_differently_by_another_profile() -> None:
    info = InfoState(seen(LEADING))
    world = Unseen(info).draw(Random(1))
    both = [(lowest,) * 4, (partnership.choose,) * 4]
    search = CardSearch(info, SearchBudget(worlds=4), both, [0, 1, 2, 3, 4, 5])
    worths = search.worths(lambda: world, 4, thorough=True)
    assert any(one != other for one, other, *_ in worths.values())
    assert all(worth[:2] == worth[2:] for worth in worths.values())
