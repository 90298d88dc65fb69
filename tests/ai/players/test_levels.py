from __future__ import annotations

import logging
from collections import Counter
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

import pytest

from euchre.ai.agent import agent, guarded
from euchre.ai.levels import LEVELS
from euchre.ai.players.monte_carlo import EXPERT, MonteCarlo
from euchre.ai.sampling.imagined_game import imagine
from euchre.rules.actions import Decide, Defend, Pass, Play
from euchre.rules.games import PRESETS
from euchre.rules.options import check
from euchre.rules.seats import FOUR
from euchre.rules.state import Phase
from euchre.rules.view import view
from tests.ai.dealing import any_legal, dealt, played, random_options, seen_anew
from tests.ai.positions import game as position_game
from tests.ai.positions import seen as position_seen

if TYPE_CHECKING:
    from euchre.ai.agent import Agent
    from euchre.rules.actions import Action
    from euchre.rules.view import PlayerView

QUICK = EXPERT._replace(pairs=replace(EXPERT.pairs, worlds=10))
"""The expert's way of thinking in few deals, for tests that need many decisions."""


def players(seed: int) -> list[Agent]:
    """One of every kind."""
    return [agent("beginner", seed), agent("normal", seed), MonteCarlo(seed, QUICK)]


def test_the_levels_are_named_weakest_first() -> None:
    assert list(LEVELS) == ["beginner", "normal", "strong", "expert"]


@pytest.mark.parametrize("seed", range(30))
def test_every_level_keeps_to_the_rules_whatever_they_are(seed: int) -> None:
    rng = Random(seed)
    game = dealt(random_options(rng), rng)
    for who in players(seed):
        for _, seen in played(game, who.choose):
            assert who.choose(seen) in seen.legal


@pytest.mark.parametrize("seed", range(30))
def test_every_level_keeps_to_the_rules_in_positions_it_would_never_get_into(seed: int) -> None:
    rng = Random(seed)
    for _, seen in played(dealt(random_options(rng), rng), any_legal(rng)):
        for who in players(seed):
            assert who.choose(seen) in seen.legal


@pytest.mark.parametrize("seed", range(25))
def test_unseen_cards_dealt_anew_change_no_decision(seed: int) -> None:
    rng = Random(seed)
    who = players(seed)[seed % 3]
    game = dealt(random_options(rng), rng)
    for now, seen in played(game, agent("normal", seed).choose):
        assert seen.seat is not None
        anew = seen_anew(now, seen.seat, imagine(seen, rng))
        assert who.choose(anew) == who.choose(seen)


@pytest.mark.parametrize("seed", range(12))
def test_the_order_of_the_cards_in_the_hand_changes_no_decision(seed: int) -> None:
    rng = Random(seed)
    game = dealt(random_options(rng), rng)
    for _, seen in played(game, agent("normal", seed).choose):
        mixed = replace(
            seen,
            hand=tuple(rng.sample(seen.hand, len(seen.hand))),
            legal=tuple(rng.sample(seen.legal, len(seen.legal))),
        )
        for who in players(seed):
            assert who.choose(mixed) == who.choose(seen)


def test_a_kitty_card_exchanged_with_an_opponents_changes_nothing() -> None:
    rng = Random(1)
    for number in range(20):
        game = dealt(PRESETS["classic"], rng)
        for now, seen in played(game, agent("normal", 1).choose):
            assert now.deal is not None
            assert seen.seat is not None
            hidden = now.deal.hidden
            other = FOUR[(FOUR.index(seen.seat) + 1) % 4]
            hand = hidden.hands[other]
            picked = now.deal.shown.upcard
            swap = next((card for card in hand if card is not picked), None)
            if swap is None or now.deal.shown.tricks:
                continue
            hands = {
                **hidden.hands,
                other: (*(c for c in hand if c is not swap), hidden.kitty[0]),
            }
            changed = replace(hidden, hands=hands, kitty=(swap, *hidden.kitty[1:]))
            anew = seen_anew(now, seen.seat, changed)
            who = MonteCarlo(number, QUICK)
            assert who.choose(anew) == who.choose(seen)


@pytest.mark.parametrize("level", list(LEVELS))
def test_the_same_seed_plays_the_same_deal(level: str) -> None:
    logs = []
    for _ in range(2):
        game = dealt(PRESETS["classic"], Random(7))
        who = agent(level, "a seed")
        logs.append([str(who.choose(seen)) for _, seen in played(game, who.choose)])
    assert logs[0] == logs[1]


def test_a_beginner_slips_in_his_own_way() -> None:
    games = [dealt(PRESETS["classic"], Random(number)) for number in range(30)]

    def log(seed: int) -> list[str]:
        who = agent("beginner", seed)
        return [str(who.choose(seen)) for game in games for _, seen in played(game, who.choose)]

    assert log(1) == log(1)
    assert log(1) != log(2)


def blind_benny() -> PlayerView:
    """A dealer who has to name a suit for the turned Benny without looking at his hand."""
    rng = Random(3)
    while True:
        game = dealt(PRESETS["british"], rng)
        if game.phase is Phase.BENNY:
            assert game.turn is not None
            return view(game, game.turn)


@pytest.mark.parametrize("level", list(LEVELS))
def test_any_suit_may_be_named_for_the_benny(level: str) -> None:
    seen = blind_benny()
    named = {str(agent(level, seed).choose(seen)) for seed in range(40)}
    assert named == {"name C", "name D", "name H", "name S"}


def lone(hand: str, seat: int) -> PlayerView:
    """South plays alone in hearts; *seat* (1 or 3) is asked whether it defends alone."""
    position = {
        "op": "defend",
        "hand": hand.split(),
        "seat": seat,
        "dealer": 3,
        "maker": 0,
        "trump": "H",
        "up": "9S",
        "ordered": False,
        "alone": True,
        "options": {"defend_alone": True},
    }
    game = position_game(position)
    assert game.phase is Phase.DEFEND
    return view(game, FOUR[seat])


@pytest.mark.parametrize("level", ["strong", "expert"])
def test_defending_alone_is_used_when_it_pays(level: str) -> None:
    assert agent(level, 1).choose(lone("JH JD AH KH AS", 1)) == Defend()
    assert agent(level, 1).choose(lone("9C TC 9D QD 9S", 1)) == Pass()


@pytest.mark.parametrize("level", list(LEVELS))
@pytest.mark.parametrize(
    "hand", ["JH JD AH KH QH", "AH KH QH TH 9H", "AC AS AD KC KS", "9C 9D 9S TC TD"]
)
def test_extreme_hands_are_bid(level: str, hand: str) -> None:
    for operation in ({"op": "bid1", "up": "JC"}, {"op": "bid2", "down": "C"}):
        for dealer in range(4):
            seen = position_seen(
                {"hand": hand.split(), "seat": 0, "dealer": dealer, **operation}
            )
            assert agent(level, 1).choose(seen) in seen.legal


def test_five_trumps_from_the_top_are_played_alone() -> None:
    seen = position_seen(
        {
            "op": "bid2",
            "hand": ["JH", "JD", "AH", "KH", "QH"],
            "down": "C",
            "seat": 0,
            "dealer": 3,
        }
    )
    for level in ("normal", "strong", "expert"):
        assert str(agent(level, 1).choose(seen)) == "call H alone"


@pytest.mark.parametrize("level", list(LEVELS))
def test_a_last_card_is_simply_played(level: str) -> None:
    rng = Random(9)
    for _, seen in played(dealt(PRESETS["classic"], rng), agent("normal", 1).choose):
        if len(seen.hand) == 1:
            assert agent(level, 1).choose(seen) == Play(seen.hand[0])


class Stubborn:
    """A player who does not care about the rules."""

    def choose(self, view: PlayerView) -> Action:  # noqa: ARG002
        return Decide(alone=True)


class Broken:
    """A player who fails."""

    def choose(self, view: PlayerView) -> Action:  # noqa: ARG002
        raise ZeroDivisionError


@pytest.mark.parametrize("who", [Stubborn(), Broken()])
def test_an_illegal_answer_is_replaced_and_logged(
    who: Agent, caplog: pytest.LogCaptureFixture
) -> None:
    game = dealt(PRESETS["classic"], Random(1))
    assert game.turn is not None
    seen = view(game, game.turn)
    with caplog.at_level(logging.ERROR):
        assert guarded(who, seen) in seen.legal
    assert caplog.records


def test_a_legal_answer_passes_the_guard() -> None:
    game = dealt(PRESETS["classic"], Random(1))
    assert game.turn is not None
    seen = view(game, game.turn)
    assert guarded(agent("normal", 1), seen) == agent("normal", 1).choose(seen)


def test_no_trump_is_called_with_aces_and_kings_only() -> None:
    options = {"no_trump": True, "stick_the_dealer": True}
    base = {"op": "bid2", "down": "C", "seat": 0, "dealer": 0, "options": options}
    strong = position_seen({**base, "hand": ["AC", "AD", "AH", "AS", "KS"]})
    weak = position_seen({**base, "hand": ["9C", "JD", "AD", "KD", "9H"]})
    for level in ("normal", "strong", "expert"):
        assert str(agent(level, 1).choose(strong)).startswith("call N")
        assert str(agent(level, 1).choose(weak)).startswith("call D")


def test_a_maker_who_put_it_off_decides_after_the_discard() -> None:
    rng = Random(4)
    said: Counter[str] = Counter()
    options = check({}, PRESETS["british"])
    for _ in range(400):
        game = dealt(options, rng)
        if game.phase is not Phase.BENNY:
            continue
        for _, seen in played(game, agent("normal", 1).choose):
            if seen.phase is Phase.DECIDE:
                said[str(MonteCarlo(1, QUICK).choose(seen))] += 1
    assert set(said) <= {"alone", "together"}
    assert said["together"] > 0
