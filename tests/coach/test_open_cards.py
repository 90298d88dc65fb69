"""With open cards: what could be made, the line that makes it, and where it was lost."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from euchre.ai.agent import agent
from euchre.coach.open_cards import OpenDeal, open_deal
from euchre.play.replay import ReplayStep
from euchre.rules.actions import Play
from euchre.rules.game import apply
from euchre.rules.games import PRESETS
from euchre.rules.view import view
from tests.ai.dealing import any_legal, dealt

if TYPE_CHECKING:
    from collections.abc import Callable

    from euchre.rules.actions import Action
    from euchre.rules.view import PlayerView


def _played(preset: str, seed: int, choose: Callable[[PlayerView], Action]) -> list[ReplayStep]:
    """The steps of one deal."""
    game, steps = dealt(PRESETS[preset], Random(seed)), []
    while game.turn is not None:
        action = choose(view(game, game.turn))
        after, events = apply(game, action)
        steps.append(ReplayStep(action, game.turn, game, after, events))
        game = after
    return steps


def _with_tricks(preset: str, choose: Callable[[PlayerView], Action]) -> list[ReplayStep]:
    """The first deal that is not thrown in."""
    deals = (_played(preset, seed, choose) for seed in range(60))
    return next(steps for steps in deals if any(isinstance(s.action, Play) for s in steps))


def _open(preset: str) -> tuple[list[ReplayStep], OpenDeal]:
    steps = _with_tricks(preset, agent("normal", "x").choose)
    found = open_deal(steps)
    assert found is not None
    return steps, found


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_the_line_makes_what_is_possible_and_nobody_gives_anything_away(preset: str) -> None:
    steps, found = _open(preset)
    game = next(step.before for step in steps if isinstance(step.action, Play))
    for seat, card in found.line:
        assert game.turn is seat
        game = apply(game, Play(card)).game
    assert game.turn is None
    assert game.deal is not None
    assert sum(taker in found.makers for taker in game.deal.takers) == found.possible


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_what_can_be_made_changes_only_by_the_cards_that_are_played(preset: str) -> None:
    _, found = _open(preset)
    for card, following in zip(found.cards, found.cards[1:], strict=False):
        assert card.after == following.before
        assert (card.before == card.after) is (card.card in card.keeps)
    assert found.cards[-1].after == found.made


def test_a_card_given_away_is_the_turning_point() -> None:
    """Careless play loses points somewhere: from the turning point on nothing changes them."""
    turned = 0
    for seed in range(12):
        found = open_deal(_played("classic", seed, any_legal(Random(seed))))
        if found is None or found.turning_point is None:
            continue
        turned += 1
        point = found.cards[found.turning_point]
        assert point.before != point.after
        assert point.card not in point.keeps
    assert turned


def test_a_deal_without_cards_has_nothing_to_show() -> None:
    assert open_deal([]) is None
