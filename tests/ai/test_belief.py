from __future__ import annotations

from random import Random
from statistics import mean

from euchre.ai.belief import Belief
from euchre.ai.imagine import Unseen
from euchre.ai.racing import lead, race
from euchre.rules.actions import Play
from euchre.rules.cards import Card
from euchre.rules.game import apply
from euchre.rules.seats import FOUR
from euchre.rules.view import view
from tests.ai.test_imagine import ordered_up

SOUTH, WEST, NORTH, EAST = FOUR


def trumps_of(seat: int, *, believing: bool) -> float:
    """How many trumps South expects in a hand after West has ordered up East's card."""
    seen = view(ordered_up(), SOUTH)
    unseen = Unseen(seen)
    source = Belief(seen, unseen) if believing else unseen
    rng = Random(1)
    trump = unseen.layout.trump
    return mean((source.draw(rng).hands[seat] & trump).bit_count() for _ in range(300))


def test_whoever_called_is_believed_to_hold_trumps() -> None:
    assert trumps_of(1, believing=True) > trumps_of(1, believing=False) + 0.25


def test_nobody_else_is_believed_to_hold_more_than_his_share() -> None:
    assert trumps_of(2, believing=True) < trumps_of(2, believing=False)


def test_a_deal_that_explains_the_record_better_fits_better() -> None:
    seen = view(ordered_up(), SOUTH)
    unseen = Unseen(seen)
    belief = Belief(seen, unseen)
    trump = unseen.layout.trump
    rng = Random(2)
    worlds = [unseen.draw(rng) for _ in range(400)]
    strong = [
        belief.fit(world) for world in worlds if (world.hands[1] & trump).bit_count() >= 3
    ]
    weak = [belief.fit(world) for world in worlds if not world.hands[1] & trump]
    assert mean(strong) > 3 * mean(weak)


def test_nothing_is_held_to_be_impossible() -> None:
    game = ordered_up()
    for text in ("9D", "AD", "KD", "9H"):
        game = apply(game, Play(Card.parse(text))).game
    seen = view(game, SOUTH)
    unseen = Unseen(seen)
    belief = Belief(seen, unseen)
    rng = Random(3)
    assert all(belief.fit(unseen.draw(rng)) > 0 for _ in range(200))


def test_a_race_drops_what_falls_behind_and_keeps_what_is_close() -> None:
    rng = Random(4)
    looks: dict[str, int] = {"good": 0, "close": 0, "bad": 0}

    def worth(world: float, choice: str) -> float:
        looks[choice] += 1
        return {"good": 1.0, "close": 0.99, "bad": -1.0}[choice] + world * (choice == "close")

    found = race(list(looks), lambda: rng.gauss(0, 1), worth, 160)
    assert set(found) == {"good", "close"}
    assert looks["bad"] < looks["good"] == 160


def test_a_race_among_equals_ends_early() -> None:
    found = race(["one", "other"], lambda: None, lambda _world, _choice: 1.0, 400)
    assert len(found["one"]) < 100


def test_a_lead_is_counted_in_standard_errors() -> None:
    assert lead([1.0, 1.0], [0.0, 0.0]) > 10
    assert lead([0.0, 0.0], [1.0, 1.0]) == 0
    assert 0 < lead([1.0, 0.0, 1.0], [0.0, 1.0, 0.0]) < 1
