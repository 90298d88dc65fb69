from __future__ import annotations

from random import Random
from statistics import mean
from typing import TYPE_CHECKING

from euchre.ai.agent import agent
from euchre.ai.calls.table_values import PairCalls
from euchre.ai.cards.from_view import InfoState
from euchre.ai.sampling.unseen import Unseen
from euchre.rules.actions import Call, Pass, Play
from euchre.rules.cards import Card
from euchre.rules.game import apply
from euchre.rules.games import PRESETS
from euchre.rules.options import check
from euchre.rules.seats import FOUR
from euchre.rules.state import Phase
from euchre.rules.view import view
from tests.ai.dealing import dealt, played
from tests.ai.sampling.test_unseen import ordered_up

if TYPE_CHECKING:
    from euchre.ai.sampling.inference import Inference

SOUTH, WEST, NORTH, EAST = FOUR


def belief(info: InfoState) -> Inference:
    """What the viewer infers from the record."""
    return PairCalls(info).inference(Unseen(info))


def trumps_of(seat: int, *, believing: bool) -> float:
    """How many trumps South expects in a hand after West has ordered up East's card."""
    info = InfoState(view(ordered_up(), SOUTH))
    source = belief(info) if believing else Unseen(info)
    rng = Random(1)
    trump = info.coding.trump
    return mean((source.draw(rng).hands[seat] & trump).bit_count() for _ in range(300))


def test_whoever_called_is_believed_to_hold_trumps() -> None:
    assert trumps_of(1, believing=True) > trumps_of(1, believing=False) + 0.25


def test_nobody_else_is_believed_to_hold_more_than_his_share() -> None:
    assert trumps_of(2, believing=True) < trumps_of(2, believing=False)


def strong_share(*, stuck: bool) -> float:
    """How often a dealer who named a suit after seven passes is taken to hold three trumps."""
    game = dealt(check({"stick_the_dealer": stuck}, PRESETS["classic"]), Random(5))
    assert game.deal is not None
    dealer = game.deal.shown.dealer
    assert dealer is not None
    while game.phase is not Phase.PLAY:
        assert game.turn is not None
        legal = view(game, game.turn).legal
        last = game.turn is dealer and game.phase is Phase.NAME
        calls = [a for a in legal if last and isinstance(a, Call) and not a.alone]
        game = apply(game, calls[0] if calls else Pass()).game
    assert game.turn is not None
    info = InfoState(view(game, game.turn))
    unseen, rng = Unseen(info), Random(6)
    place, read = info.dealer, belief(info)
    worlds = [unseen.draw(rng) for _ in range(1500)]
    fits = [read.likelihood(world) for world in worlds]
    strong = [
        fit
        for fit, world in zip(fits, worlds, strict=True)
        if (world.hands[place] & unseen.coding.trump).bit_count() >= 3
    ]
    return sum(strong) / sum(fits)


def test_a_dealer_who_had_to_call_is_not_taken_to_be_strong() -> None:
    assert strong_share(stuck=True) < 0.85 * strong_share(stuck=False)


def test_a_deal_that_explains_the_record_better_fits_better() -> None:
    info = InfoState(view(ordered_up(), SOUTH))
    unseen, read = Unseen(info), belief(info)
    trump = info.coding.trump
    rng = Random(2)
    worlds = [unseen.draw(rng) for _ in range(400)]
    strong = [
        read.likelihood(world) for world in worlds if (world.hands[1] & trump).bit_count() >= 3
    ]
    weak = [read.likelihood(world) for world in worlds if not world.hands[1] & trump]
    assert mean(strong) > 3 * mean(weak)


def test_nothing_is_held_to_be_impossible() -> None:
    game = ordered_up()
    for text in ("9D", "AD", "KD", "9H"):
        game = apply(game, Play(Card.parse(text))).game
    info = InfoState(view(game, SOUTH))
    unseen, read = Unseen(info), belief(info)
    rng = Random(3)
    assert all(read.likelihood(unseen.draw(rng)) > 0 for _ in range(200))


def test_nobody_is_believed_to_hold_more_or_fewer_cards_than_he_does() -> None:
    rng = Random(7)
    for number_ in range(40):
        game = dealt(PRESETS["railroad"], Random(number_))
        for now, seen in played(game, agent("normal", number_).choose):
            if now.phase is not Phase.PLAY:
                continue
            world = belief(InfoState(seen)).draw(rng)
            sizes = [hand.bit_count() for hand in world.hands]
            assert sizes == [seen.hand_sizes[seat] for seat in FOUR]
