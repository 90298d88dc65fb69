"""The draw before a game as a picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from euchre.play.record import Player, Record
from euchre.play.seating import Seating, open_game
from euchre.play.session import Session
from euchre.rules.options import check
from euchre.ui.table.moves.dealer_draw import drawers
from euchre.ui.table.scene import TableScene
from tests.ui.pilot import Pilot, make_context
from tests.ui.tables import NAMES, Passing, the_table

if TYPE_CHECKING:
    from pathlib import Path

DRAWN = check({"teams": "draw", "first_dealer": "first_black_jack"})
PLAYERS = [Player(name, None if name == "Anna" else "normal") for name in NAMES[:4]]


def opened(folder: Path, opening: Seating, **settings: object) -> Pilot:
    record = Record(DRAWN, opening.players, opening.dealer, 5)
    context = make_context(folder, muted=True, **settings)
    scene = TableScene(context, Session(record, Passing()), opening=opening)
    return Pilot(scene, context)


@pytest.mark.parametrize("seed", range(12))
def test_every_card_drawn_is_named_after_the_player_who_drew_it(seed: int) -> None:
    opening = open_game(PLAYERS, DRAWN, seed)
    assert drawers(opening) == tuple(player.name for player in PLAYERS)


def test_the_draw_shows_everybodys_card_and_says_who_plays_together(tmp_path: Path) -> None:
    opening = open_game(PLAYERS, DRAWN, 5)
    pilot = opened(tmp_path, opening)
    pilot.run(1.2)
    director = the_table(pilot).director
    assert sorted(director.captions.values()) == sorted(NAMES[:4])
    south, _west, north, _east = (player.name for player in opening.players.values())
    assert the_table(pilot).message == f"{south} and {north} are partners"
    assert director.board.dealer is None


def test_then_cards_are_turned_until_one_decides_who_deals(tmp_path: Path) -> None:
    opening = open_game(PLAYERS, DRAWN, 5)
    pilot = opened(tmp_path, opening)
    table = the_table(pilot)
    pilot.run(2.4 + 0.17 * len(opening.dealer_cards) + 0.3)
    assert table.message == f"{opening.players[opening.dealer].name} deals first"
    last = table.director.sprites.loose[-1].card
    assert last is opening.dealer_cards[-1][1]
    assert str(last) in {"JS", "JC"}


def test_after_the_draw_the_table_is_empty_and_the_game_begins(tmp_path: Path) -> None:
    opening = open_game(PLAYERS, DRAWN, 5)
    for motion in ("normal", "instant"):
        pilot = opened(tmp_path, opening, motion=motion)
        pilot.settle()
        table = the_table(pilot)
        assert table.director.sprites.loose == []
        assert table.director.captions == {}
        assert table.asked
        assert table.session.deals == 1


def test_a_click_makes_the_draw_faster(tmp_path: Path) -> None:
    opening = open_game(PLAYERS, DRAWN, 5)
    frames = []
    for click in (False, True):
        pilot = opened(tmp_path, opening)
        for frame in range(2000):
            if click and frame % 20 == 0:
                pilot.press((640, 300))
            if the_table(pilot).session.deals:
                frames.append(pilot.frames)
                break
            pilot.step()
    assert frames[1] < frames[0] / 2
