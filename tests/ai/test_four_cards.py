"""In a game of four cards the computer counts four tricks: three are needed, four are a march."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from euchre.ai.agent import agent
from euchre.ai.cards.from_view import InfoState
from euchre.ai.evaluate.match_equity import MatchEquity, winning_chances
from euchre.ai.hint import hint
from euchre.ai.policy import learned
from euchre.rules.actions import Expose, OrderUp, Pass, Play, Shuffle
from euchre.rules.cards import Card, parse_cards
from euchre.rules.game import Game, apply, new_game
from euchre.rules.seats import FOUR
from euchre.rules.state import Phase
from euchre.rules.view import view
from tests.four_cards import registered

if TYPE_CHECKING:
    from collections.abc import Iterator

    from euchre.rules.actions import Action
    from euchre.rules.options import Options

SOUTH, WEST, NORTH, EAST = FOUR


@pytest.fixture
def options() -> Iterator[Options]:
    with registered() as usual:
        yield usual


def dealt(options: Options, south: str, turned: str = "9H") -> Game:
    """A deal by East in which South speaks first and holds these cards."""
    game = new_game(options, EAST)
    mine, upcard = parse_cards(south), Card.parse(turned)
    rest = [c for c in game.variant.setup.pack if c not in mine and c is not upcard]
    hands = {
        SOUTH: mine,
        **{s: rest[4 * n : 4 * n + 4] for n, s in enumerate((WEST, NORTH, EAST))},
    }
    order = [card for part in (0, 2) for seat in FOUR for card in hands[seat][part : part + 2]]
    return apply(game, Shuffle((*order, upcard, *rest[12:]))).game


def after(game: Game, *actions: Action) -> Game:
    for action in actions:
        game = apply(game, action).game
    return game


def test_the_worth_of_a_deal_goes_by_four_tricks(options: Options) -> None:
    info = InfoState(view(dealt(options, "JH JD AH KH"), SOUTH))
    euchred, point, march = MatchEquity(info).by_tricks(info.me, info.me)[2:]
    assert euchred == pytest.approx(-2, abs=0.4)
    assert point == pytest.approx(1, abs=0.2)
    assert march == pytest.approx(2, abs=0.4)
    assert len(MatchEquity(info).by_tricks(info.me, info.me)) == 5
    assert 0.4 < winning_chances(options)[10, 10] < 0.6


def test_four_trumps_from_the_top_are_advised_to_be_played_alone(options: Options) -> None:
    seen = view(dealt(options, "JH JD AH KH"), SOUTH)
    best = hint(seen, 1)[0]
    assert best.action == OrderUp(alone=True)
    assert best.points is not None
    assert best.points > 2
    for level in ("normal", "strong", "expert"):
        assert agent(level, 1).choose(seen) == OrderUp(alone=True)


def test_a_poor_hand_is_advised_to_pass(options: Options) -> None:
    seen = view(dealt(options, "9C TC 9D 9S"), SOUTH)
    for level in ("normal", "strong", "expert"):
        assert agent(level, 1).choose(seen) == Pass()


def test_makers_know_how_many_of_four_tricks_they_have_lost(options: Options) -> None:
    game = after(dealt(options, "JH JD 9C TC"), OrderUp(alone=False))
    game = after(game, game.legal_actions[0])
    lost = won = 0
    while game.turn is not None:
        info = InfoState(view(game, game.turn))
        at = info.position()
        assert at.finished == lost + won
        if not at.led and game.turn in (SOUTH, NORTH) and len(info.cards) > 1:
            assert learned.lead_facts(at, info.hand)[3] == lost
        game = after(game, agent("normal", 1).choose(view(game, game.turn)))
        assert game.deal is not None
        won = game.deal.tricks_of((SOUTH, NORTH))
        lost = len(game.deal.taken) - won
    assert won + lost == 4


def test_four_sure_tricks_are_played_with_open_cards(options: Options) -> None:
    game = dealt(replace(options, jambone=True), "JH JD AH KH", "9C")
    while game.phase is Phase.ORDER:
        game = after(game, Pass())
    lone = next(action for action in game.legal_actions if str(action) == "call H alone")
    game = after(game, lone)
    assert game.phase is Phase.JAMBONE
    assert agent("normal", 1).choose(view(game, SOUTH)) == Expose()


@pytest.mark.parametrize("level", ["strong", "expert"])
def test_a_card_that_takes_the_march_is_worth_more_than_one_that_does_not(
    options: Options, level: str
) -> None:
    game = after(dealt(options, "JH JD AH 9C"), OrderUp(alone=False))
    game = after(game, game.legal_actions[0])
    seen = view(game, SOUTH)
    assert game.turn is SOUTH
    assert agent(level, 1).choose(seen) != Play(Card.parse("9C"))
    worths = {str(one.action): one.points or 0.0 for one in hint(seen, 1)}
    assert worths["play JH"] > worths["play 9C"]
