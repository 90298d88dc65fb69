"""A throw-away game of four cards plays, scores, speaks and is advised rightly."""

from __future__ import annotations

from dataclasses import replace
from itertools import cycle
from random import Random
from typing import TYPE_CHECKING

import pytest

from euchre.ai.agent import agent
from euchre.ai.hint import hint
from euchre.ai.levels import LEVELS
from euchre.play.record import Player, Record
from euchre.play.session import Session
from euchre.rules import FOUR, Result, Seat, Shuffle, apply, new_game
from euchre.rules.events import DealScored
from euchre.rules.house_rules import conflicts
from euchre.rules.view import view
from euchre.storage import notation
from euchre.ui.rulebook.euchre import pages
from euchre.ui.rulebook.summary import in_short, points_table
from euchre.ui.rulebook.switches import rule_line
from tests.four_cards import registered

if TYPE_CHECKING:
    from collections.abc import Iterator

    from euchre.rules import Game, Options


@pytest.fixture
def options() -> Iterator[Options]:
    with registered() as usual:
        yield usual


def dealt(options: Options, seed: int) -> Game:
    game = new_game(options)
    pack = list(game.variant.setup.pack)
    Random(seed).shuffle(pack)
    return apply(game, Shuffle(tuple(pack))).game


def test_everybody_gets_four_cards_and_the_next_one_is_turned(options: Options) -> None:
    deal = dealt(options, 1).deal
    assert deal is not None
    assert {len(hand) for hand in deal.hidden.hands.values()} == {4}
    assert deal.shown.upcard is not None
    assert len(deal.hidden.kitty) == 24 - 16 - 1


def test_four_tricks_are_a_march_and_three_are_needed(options: Options) -> None:
    results: dict[Result, set[int]] = {}
    for seed in range(60):
        game = dealt(options, seed)
        while game.deal is not None and game.turn is not None:
            seat = game.turn
            chosen = agent("normal", 1).choose(view(game, seat))
            game, events = apply(game, chosen)
            for event in events:
                if isinstance(event, DealScored):
                    makers = max(event.points, key=lambda side: event.tricks[side])
                    results.setdefault(event.result, set()).add(event.tricks[makers])
    assert results[Result.MARCH] == {4}
    assert results[Result.MADE] == {3}


def test_every_level_plays_a_whole_game(options: Options) -> None:
    assert len(LEVELS) <= len(FOUR)
    players = {seat: Player(seat.name, level) for seat, level in zip(FOUR, cycle(LEVELS))}
    session = Session(Record(replace(options, target=5), players, Seat.SOUTH, 7))
    for _ in range(3000):
        if session.winner:
            break
        session.advance()
    assert session.winner


def test_a_hint_weighs_every_choice_in_points_that_can_be_had(options: Options) -> None:
    game = dealt(options, 3)
    while game.turn is not None:
        seen = view(game, game.turn)
        chosen = agent("normal", 1).choose(seen)
        if game.turn is Seat.SOUTH:
            advice = hint(seen, "seed")
            assert {a.action for a in advice} <= set(seen.legal)
            chosen = advice[0].action
        game = apply(game, chosen).game


def test_the_rules_are_told_with_four_cards_and_four_tricks(options: Options) -> None:
    told = " ".join([*in_short(options), *(row.situation for row in points_table(options))])
    told += " ".join(str(page) for page in pages(options))
    assert "all four" in told
    assert "at least three of the four tricks" in told
    assert rule_line("super_euchre", options) == "Defenders who take all four tricks score 4."
    assert "five" not in told.replace("five games", "")


def test_the_pack_is_large_enough_for_as_many_cards_as_are_dealt(options: Options) -> None:
    assert "deck" not in conflicts(options)


def test_the_game_is_written_down_and_read_again(options: Options) -> None:
    players = {seat: Player(seat.name.title(), "normal") for seat in FOUR}
    session = Session(Record(options, players, Seat.SOUTH, 7))
    for _ in range(100):
        session.advance()
    read, _ = notation.read(notation.write(session.record))
    assert read == session.record
