"""A game that was left, or taken back, where a deal was just over: its result is told again."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pygame
import pytest

from euchre.play.replay import Replay
from euchre.play.session import Session
from euchre.ui.scenes.dialog import Dialog
from euchre.ui.scenes.results.game_over import GameOverScene
from euchre.ui.table.pictures.painting import _deal_number
from euchre.ui.table.scene import TableScene
from tests.storage.games import played, record
from tests.ui.tables import AnyLegal, a_table, the_table

if TYPE_CHECKING:
    from pathlib import Path


GAME = played(record(seed=5))
"""Computer players played it; in the tests people sit in their places."""


def left_at(place: int | None, people: int = 1) -> Session:
    """The game when so many things were done; None: at its end."""
    players = record(people=people).players
    return Session(replace(GAME, actions=GAME.actions[:place], players=players), AnyLegal())


@pytest.mark.parametrize("people", [1, 4])
def test_a_game_left_after_a_deal_shows_how_the_deal_ended(tmp_path: Path, people: int) -> None:
    film = Replay(GAME)
    end = film.deal_end(1)
    pilot = a_table(tmp_path, left_at(end, people))
    pilot.step()
    table = the_table(pilot)
    assert table.ended
    assert table.ending is not None
    assert table.ending.summary.number == 2
    assert table.ending.summary.scores == film.game(end).scores
    pilot.key(pygame.K_RETURN)
    pilot.step()
    assert not table.ended


def test_escape_opens_the_menu_over_the_end_of_a_hand(tmp_path: Path) -> None:
    pilot = a_table(tmp_path, left_at(Replay(GAME).deal_end(1), 1))
    pilot.step()
    pilot.key(pygame.K_ESCAPE)
    assert isinstance(pilot.scene, Dialog)
    pilot.key(pygame.K_ESCAPE)
    assert the_table(pilot).ended
    pilot.key(pygame.K_RETURN)
    pilot.settle()
    assert not the_table(pilot).ended


@pytest.mark.parametrize("more", [-1, 1])
def test_a_game_left_in_the_middle_of_a_deal_shows_the_table(tmp_path: Path, more: int) -> None:
    end = Replay(GAME).deal_end(1)
    pilot = a_table(tmp_path, left_at(end + more), motion="normal")
    pilot.step()
    assert isinstance(pilot.scene, TableScene)


def test_what_is_done_again_to_the_end_of_the_game_tells_who_won(tmp_path: Path) -> None:
    session = left_at(None)
    session.undo()
    pilot = a_table(tmp_path, session)
    pilot.settle()
    assert the_table(pilot).asked
    the_table(pilot).redo()
    pilot.settle()
    assert isinstance(pilot.scene, GameOverScene)


def test_where_deals_are_counted_those_thrown_in_do_not_count(tmp_path: Path) -> None:
    game = played(record("napoleon", seed=7, nap_limit=50))
    session = Session(replace(game, actions=game.actions[:-1]), AnyLegal())
    # One deal of this game was thrown in.
    assert session.deals == 51
    assert session.view(None).deals == 49
    pilot = a_table(tmp_path, session, motion="normal")
    assert _deal_number(the_table(pilot)) == 50
