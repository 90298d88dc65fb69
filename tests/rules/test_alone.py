"""Alone is said with the call or later, by whoever may choose; no house rule is got round."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

import pytest

from euchre.rules import (
    PRESETS,
    Decide,
    Game,
    IllegalAction,
    Options,
    OrderUp,
    Phase,
    Seat,
    Suit,
    apply,
    new_game,
)
from euchre.rules.actions import Call
from euchre.rules.seats import FOUR
from euchre.rules.stages.bidding import ALONE, EITHER, TOGETHER, Benny, Naming, Ordering
from euchre.rules.stages.exchange import Deciding
from euchre.rules.view import view
from tests.rules.invariants import shuffled
from tests.rules.tables import after, legal, plain

if TYPE_CHECKING:
    from euchre.rules.stages import Stage
    from euchre.rules.state import Deal


FOUR_PASSES = ("pass",) * 4


class OrderingNotAloneAsDealer(Ordering):
    """A house rule made for this test: the dealer may not go alone."""

    def offered(self, deal: Deal, seat: Seat) -> tuple[bool, ...]:
        usual = super().offered(deal, seat)
        return TOGETHER if usual and seat is deal.shown.dealer else usual


class NamingNotAloneAsDealer(Naming):
    """The same in the second round."""

    def offered(self, deal: Deal, seat: Seat) -> tuple[bool, ...]:
        return TOGETHER if seat is deal.shown.dealer else super().offered(deal, seat)


def _as_the_house_has_it(stage: Stage) -> Stage:
    if isinstance(stage, Benny):
        return replace(stage, lone_hands=False)
    if isinstance(stage, Ordering):
        return OrderingNotAloneAsDealer(**vars(stage))
    return NamingNotAloneAsDealer(**vars(stage)) if isinstance(stage, Naming) else stage


def with_house_rule(game: Game) -> Game:
    stages = tuple(_as_the_house_has_it(stage) for stage in game.variant.stages)
    return replace(game, variant=replace(game.variant, stages=stages))


def allowed(game: Game) -> tuple[object, ...]:
    seen = view(game, game.turn)
    return (*seen.legal, *seen.unlisted)


def test_a_dealer_who_may_not_go_alone_cannot_put_the_question_off() -> None:
    game = with_house_rule(plain())
    assert OrderUp(None) in allowed(game)
    dealers = after(game, *FOUR_PASSES[:3])
    assert allowed(dealers) == tuple(dealers.legal_actions)
    with pytest.raises(IllegalAction):
        apply(dealers, OrderUp(None))
    last = after(dealers, *FOUR_PASSES)
    assert last.phase is Phase.NAME
    assert allowed(last) == tuple(last.legal_actions)
    with pytest.raises(IllegalAction):
        apply(last, Call(Suit.SPADES, None))


@pytest.mark.parametrize("name", ["classic", "us", "canadian", "british", "railroad"])
def test_no_way_through_a_game_gets_round_the_house_rule(name: str) -> None:
    rng = Random(name)
    later = 0
    for _deal in range(150):
        game = with_house_rule(new_game(PRESETS[name], rng.choice(FOUR)))
        game = apply(game, shuffled(game, rng)).game
        while game.phase not in {Phase.PLAY, Phase.DEAL, Phase.OVER}:
            assert game.deal is not None
            later += game.phase is Phase.DECIDE
            game = apply(game, rng.choice(allowed(game))).game  # type: ignore[arg-type]
            shown = game.deal.shown if game.deal else None
            if shown is not None and shown.maker is shown.dealer:
                assert not shown.alone
    assert later


@pytest.mark.parametrize("how", [ALONE, TOGETHER, ()])
def test_who_has_no_choice_has_none_later(how: tuple[bool, ...]) -> None:
    game = plain()
    stages = tuple(
        replace(stage, alone=how, partner_alone=how) if isinstance(stage, Ordering) else stage
        for stage in game.variant.stages
    )
    bound = replace(game, variant=replace(game.variant, stages=stages))
    assert view(bound, bound.turn).unlisted == ()
    named = after(game, *FOUR_PASSES)
    naming = replace(next(s for s in game.variant.stages if isinstance(s, Naming)), alone=how)
    assert named.deal is not None
    assert named.turn is not None
    assert naming.unlisted(named.deal, named.turn) == ()


def test_the_view_names_what_may_be_said_later_only_to_whose_turn_it_is() -> None:
    game = plain()
    assert view(game, Seat.SOUTH).unlisted == (OrderUp(None),)
    assert view(game, Seat.WEST).unlisted == view(game, None).unlisted == ()
    assert "order later" not in legal(game)
    named = after(game, *FOUR_PASSES)
    suits = {
        action.suit for action in view(named, named.turn).unlisted if isinstance(action, Call)
    }
    assert suits == {Suit.CLUBS, Suit.DIAMONDS, Suit.SPADES}
    with_call = plain(alone_timing="with_call")
    assert view(with_call, Seat.SOUTH).unlisted == ()


def test_later_one_may_say_what_the_call_could_have_been() -> None:
    game = after(plain(), "order later", "discard 9H")
    assert game.deal is not None
    assert Deciding().offered(game.deal, Seat.SOUTH) == EITHER
    assert view(game, Seat.SOUTH).legal == (Decide(alone=False), Decide(alone=True))
    bound = Deciding(alone=TOGETHER)
    assert bound.legal(game.deal, Seat.SOUTH) == (Decide(alone=False),)
    assert Options().alone_timing == "until_first_card"
