"""Imagined deals in the terms of the rules, so that they can be looked at from every seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.ai.cards.from_view import InfoState
from euchre.ai.sampling.unseen import Unseen, World
from euchre.rules.actions import Claim
from euchre.rules.game import Game
from euchre.rules.house_rules import build
from euchre.rules.state import Deal, Hidden, Phase

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from euchre.rules.cards import Card
    from euchre.rules.seats import Seat
    from euchre.rules.view import PlayerView


def imagine(view: PlayerView, rng: Random, draw: Callable[[], World] | None = None) -> Hidden:
    """Everything hidden from the viewer, as it might be; empty hands between deals.

    A deal with these cards gives the viewer the very same view. *draw* draws how the cards lie,
    as a call model does (`draws`); without it every way is equally likely.
    """
    if view.shown is None:
        return Hidden({})
    info = InfoState(view)
    world = draw() if draw else Unseen(info).draw(rng)
    cards = info.coding.hand
    hands: dict[Seat, tuple[Card, ...]] = {}
    for seat, held in zip(info.seats, world.hands, strict=True):
        known = view.hand if seat is view.seat else view.open_hands.get(seat)
        hands[seat] = known or tuple(rng.sample(cards(held), held.bit_count()))
    claims = [said.call for said in view.shown.calls if isinstance(said.call, Claim)]
    under = [card for claim in claims for card in claim.cards]
    rest = rng.sample(cards(world.kitty), world.kitty.bit_count())
    asked = view.seat if view.turn is view.seat else None
    kept = set(info.seats) - ({asked} if view.phase is Phase.RELIEF else set())
    return Hidden(
        hands,
        (*under, *rest),
        _discards(view, info, world),
        frozenset(kept),
        kept_jamboree=not (asked and view.phase is Phase.JAMBOREE),
    )


def _discards(view: PlayerView, info: InfoState, world: World) -> dict[Seat, tuple[Card, ...]]:
    """What everybody laid away in *world*; the viewer's own as he laid it."""
    laid = {**dict(enumerate(world.laid)), info.discarder: world.discard}
    cards = info.coding.hand
    discards = {seat: tuple(cards(laid.get(n, 0))) for n, seat in enumerate(info.seats)}
    if view.seat is not None and view.discards:
        discards[view.seat] = view.discards
    return {seat: away for seat, away in discards.items() if away}


def imagined_game(view: PlayerView, hidden: Hidden) -> Game:
    """A whole game in which *hidden* is what the viewer does not see; ValueError between deals."""
    if view.shown is None:
        message = "no cards have been dealt"
        raise ValueError(message)
    return Game(
        build(view.options),
        view.dealer,
        view.scores,
        Deal(view.setup, view.shown, hidden),
        view.games,
        view.deals,
    )
