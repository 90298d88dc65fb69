from __future__ import annotations

from dataclasses import fields, is_dataclass
from enum import Enum
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from euchre.rules import (
    FOUR,
    GAMES,
    PRESETS,
    Card,
    Deal,
    Game,
    Hidden,
    Options,
    Phase,
    Seat,
    Variant,
    new_game,
)
from euchre.rules.view import view
from tests.rules.invariants import any_action, known_cards, play_on, random_options, shuffled
from tests.rules.tables import PLAIN, E, N, S, W, after, plain, set_table

if TYPE_CHECKING:
    from collections.abc import Iterator

BENNY = {S: "QD AD KC QH AS", W: "QC JC 9S TC JD", N: "KD AC QS TH JH", E: "9H 9D 9C TS KS"}


def children(thing: object) -> Iterator[object]:
    """Everything one step away from *thing*: fields, caches, items, keys."""
    if isinstance(thing, dict):
        yield from thing
        yield from thing.values()
    elif isinstance(thing, tuple | list | set | frozenset):
        yield from thing
    elif not isinstance(thing, str | int | type | Enum | Card | None.__class__):
        yield from vars(thing).values() if hasattr(thing, "__dict__") else ()
        if is_dataclass(thing):
            yield from (getattr(thing, field.name) for field in fields(thing))


def reachable(thing: object, without: object = None) -> list[object]:
    """Everything reachable from *thing*, not looking into *without*."""
    found: dict[int, object] = {}
    todo = [thing]
    while todo:
        thing = todo.pop()
        if id(thing) not in found and thing is not without:
            found[id(thing)] = thing
            todo += children(thing)
    return list(found.values())


def cards_in(thing: object, without: object = None) -> set[Card]:
    """Every card reachable from *thing*."""
    return {found for found in reachable(thing, without) if isinstance(found, Card)}


def some_games(seed: int, steps: int = 60) -> Iterator[Game]:
    rng = Random(seed)
    game = new_game(random_options(rng))
    for _ in range(steps):
        if game.phase is Phase.OVER:
            return
        chance = game.turn is None
        game = play_on(game, shuffled(game, rng) if chance else any_action(game, rng, 0.3))
        yield game


@pytest.mark.parametrize("seed", range(25))
def test_nothing_hidden_is_reachable_from_a_view(seed: int) -> None:
    for game in some_games(seed):
        for seat in (*game.variant.setup.table.seats, None):
            seen = view(game, seat)
            # The setup is the same in every deal: it cannot tell anything about this one.
            things = reachable(seen, without=seen.setup)
            assert not [t for t in things if isinstance(t, Game | Deal | Hidden | Variant)]
            assert game.deal is not None
            assert cards_in(seen, seen.setup) <= known_cards(game, seat) | {
                game.deal.shown.upcard
            }


def test_the_setup_in_a_view_is_the_same_in_every_deal() -> None:
    assert view(plain(), S).setup == new_game(Options()).variant.setup


def test_the_walk_finds_what_a_leaking_view_would_hold() -> None:
    game = plain()
    assert any(isinstance(thing, Hidden) for thing in reachable(game))
    assert game.deal is not None
    assert set(game.deal.hidden.kitty) <= cards_in(game.deal.hidden)


@pytest.mark.parametrize("seat", FOUR)
def test_a_seat_sees_its_own_cards_and_counts_the_others(seat: Seat) -> None:
    seen = view(plain(), seat)
    assert " ".join(map(str, seen.hand)) == PLAIN[seat]
    assert set(seen.hand_sizes.values()) == {5}


def test_only_the_seat_on_turn_may_act() -> None:
    game = plain()
    assert view(game, S).legal == game.legal_actions
    assert all(view(game, seat).legal == () for seat in (W, N, E, None))
    assert all(view(game, seat).turn is S for seat in (*FOUR, None))


def test_a_spectator_sees_what_is_shown_and_no_hand() -> None:
    game = plain()
    seen = view(game, None)
    assert game.deal is not None
    assert seen.shown is game.deal.shown
    assert seen.hand == ()
    assert seen.discards == ()


def test_a_discard_is_in_the_dealers_view_only() -> None:
    game = after(plain(), "order", "discard KS")
    assert [str(card) for card in view(game, E).discards] == ["KS"]
    assert all(view(game, seat).discards == () for seat in (S, W, N, None))


def test_a_dealer_who_names_for_the_benny_cannot_see_his_hand() -> None:
    game = set_table(Options(joker=True), BENNY, "XX")
    blind = view(game, E)
    assert blind.hand == ()
    assert blind.hand_sizes[E] == 5
    assert game.deal is not None
    assert not set(game.deal.hand(E)) & cards_in(blind, blind.setup)
    assert [str(card) for card in view(game, S).hand] == BENNY[S].split()
    seen = view(after(game, "name H"), E)
    assert " ".join(map(str, seen.hand)) == BENNY[E] + " XX"


def test_nobody_learns_that_another_seat_is_asked_about_a_weak_hand() -> None:
    others = {S: "AS KS QS TS TH", N: "JH QH KH AH TD", E: "QD KD AD TC JC"}
    weak = {**others, W: "9S 9C 9D AC KC"}
    strong = {**others, W: "9S 9C JD AC KC"}
    options = Options(farmers_hand="three_alike")
    asked, not_asked = set_table(options, weak), set_table(options, strong)
    assert asked.phase is Phase.RELIEF
    assert not_asked.phase is Phase.ORDER
    for seat in (S, N, E, None):
        assert view(asked, seat) == view(not_asked, seat)
    assert view(asked, W).phase is Phase.RELIEF
    assert view(asked, W).turn is W
    assert view(asked, W).legal == asked.legal_actions


def test_nobody_learns_that_a_weak_hand_was_kept() -> None:
    weak = {S: "AS KS QS TS TH", W: "9S 9C 9D AC KC"}
    game = set_table(Options(farmers_hand="three_alike"), weak)
    kept = after(game, "pass")
    for seat in (S, N, E, None):
        assert view(kept, seat) == view(game, seat)


def test_a_view_before_the_first_deal_is_empty() -> None:
    seen = view(new_game(Options()), S)
    assert seen.shown is None
    assert seen.hand == ()
    assert seen.hand_sizes == {}
    assert seen.legal == ()
    assert seen.phase is Phase.DEAL


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_view_of_every_game_can_be_taken_before_and_after_a_deal(name: str) -> None:
    game = new_game(PRESETS[name])
    dealt = play_on(game, shuffled(game, Random(3)))
    for seat in (*game.variant.setup.table.seats, None):
        assert view(game, seat).options == PRESETS[name]
        assert view(dealt, seat).dealer is game.dealer


def test_the_view_of_a_won_game_names_the_winner() -> None:
    rng = Random(2)
    game = new_game(Options(target=5))
    while game.phase is not Phase.OVER:
        chance = game.turn is None
        game = play_on(game, shuffled(game, rng) if chance else any_action(game, rng))
    seen: Any = view(game, N)
    assert seen.winner == game.winner
    assert seen.phase is Phase.OVER
    assert seen.legal == ()
