"""Whole games of the rest of the family through the scenes, with real pygame events."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pygame
import pytest

from euchre.play.worker import InlineWorker
from euchre.rules.games import PRESETS
from euchre.rules.house_rules import build
from euchre.rules.options import Options, check
from euchre.rules.seats import Seat
from euchre.ui.scenes.handover import HandoverScene
from euchre.ui.scenes.results.game_over import GameOverScene
from euchre.ui.scenes.results.game_told import line
from euchre.ui.table.scene import TableScene
from tests.ui.tables import AnyLegal, Passing, a_pack, a_session, a_table, spot, the_table
from tests.ui.test_whole_games import SMALL, play_game, with_keys, with_mouse

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.ui.pilot import Pilot

SHORT: dict[str, object] = {"target": 5}
CHIPS: dict[str, object] = {"nap_score": "chips", "nap_deals": 10}
GREAT: dict[str, object] = {
    "jambone": True,
    "jamboree": True,
    "laps": True,
    "slam": True,
    **SHORT,
}
GAMES: dict[str, tuple[str, dict[str, object]]] = {
    "railroad": ("railroad", {**GREAT, "match_games": 1}),
    "railroad, a match": ("railroad", GREAT),
    "railroad, receive first": ("railroad", {**GREAT, "best_order": "receive_first"}),
    "two-handed": ("two_handed", SHORT),
    "three-handed": ("three_handed", SHORT),
    "hasenpfeffer": ("hasenpfeffer", SHORT),
    "hasenpfeffer, one round": ("hasenpfeffer", {**SHORT, "bid_rounds": "one"}),
    "hasenpfeffer, widow unused": ("hasenpfeffer", {**SHORT, "widow": "unused"}),
    "napoleon": ("napoleon", CHIPS),
    "napoleon to a target": ("napoleon", {"target": 10}),
    "napoleon of two": ("napoleon", {**CHIPS, "players": 2, "deck": "24"}),
    "napoleon of three": ("napoleon", {**CHIPS, "players": 3, "joker": True}),
    "napoleon of five": ("napoleon", {**CHIPS, "players": 5, "deck": "32"}),
    "napoleon of six": ("napoleon", {**CHIPS, "players": 6}),
}


# Each is played once: by one person with the mouse or with the keyboard, or by several.
WITH_THE_MOUSE = (
    "railroad, a match",
    "two-handed",
    "three-handed",
    "hasenpfeffer, widow unused",
    "napoleon of six",
)
WITH_KEYS = (
    "railroad, receive first",
    "hasenpfeffer",
    "napoleon",
    "napoleon of two",
    "napoleon of five",
)
AT_ONE_SCREEN = ("railroad", "hasenpfeffer, one round", "napoleon of three")


def options_of(game: str) -> Options:
    variant, changed = GAMES[game]
    return check(changed, PRESETS[variant])


def sober(seed: int) -> Callable[[list[str]], str]:
    """Passes more often than not, and never promises much; else does anything."""
    chance = random.Random(seed)

    def choose(legal: list[str]) -> str:
        if legal[0] != "pass":
            return chance.choice(legal)
        return legal[0] if chance.random() < 0.6 else legal[min(1, len(legal) - 1)]

    return choose


class Sober(AnyLegal):
    """A computer player for tests that bids as little as it may."""

    def ask(self, question: object) -> None:
        """Choose at once."""
        view, seed = question.view, question.seed  # type: ignore[attr-defined]
        legal = {str(action): action for action in view.legal}
        self._answer = legal[sober(seed)(list(legal))]


@pytest.mark.parametrize("game", WITH_THE_MOUSE)
def test_a_whole_game_with_the_mouse(game: str, tmp_path: Path) -> None:
    session = a_session("S", seed=3, options=options_of(game), thinking=Sober())
    pilot = a_table(tmp_path, session, SMALL)
    assert play_game(pilot, with_mouse, sober(1)) > 5
    assert isinstance(pilot.scene, GameOverScene)


@pytest.mark.parametrize("game", WITH_KEYS)
def test_a_whole_game_with_the_keyboard(game: str, tmp_path: Path) -> None:
    session = a_session("S", seed=4, options=options_of(game), thinking=Sober())
    pilot = a_table(tmp_path, session, SMALL)
    assert play_game(pilot, with_keys, sober(2), keys=True) > 5


def only_their_own_cards(pilot: Pilot) -> None:
    """At no frame do two people's cards show, but for a hand that lies open for everybody."""
    if isinstance(pilot.scene, HandoverScene) or not isinstance(pilot.scene, TableScene):
        return
    table = pilot.scene
    shown = table.view.shown
    for seat, hand in table.director.sprites.hands.items():
        if seat is table.viewer or seat in table.view.open_hands:
            continue
        known = {sprite.card for sprite in hand} - {None, shown.upcard if shown else None}
        assert not known, (seat, known)


@pytest.mark.parametrize("game", AT_ONE_SCREEN)
def test_a_whole_game_of_people_at_one_screen(game: str, tmp_path: Path) -> None:
    options = options_of(game)
    everybody_sits = "+".join(seat.value for seat in build(options).setup.table.seats)
    session = a_session(everybody_sits, seed=6, options=options)
    everybody = all(player.is_person for player in session.players.values())
    assert everybody
    pilot = a_table(tmp_path, session, SMALL)
    assert play_game(pilot, with_mouse, sober(3), watch=only_their_own_cards) > 20


@pytest.mark.parametrize("game", GAMES)
def test_the_usual_computer_players_play_it_to_the_end(game: str, tmp_path: Path) -> None:
    session = a_session("", seed=8, options=options_of(game), thinking=InlineWorker())
    pilot = a_table(tmp_path, session, SMALL)
    play_game(pilot, with_mouse, sober(4))
    assert session.winner is not None
    assert isinstance(pilot.scene, GameOverScene)


def test_a_digit_bids_so_many_tricks(tmp_path: Path) -> None:
    session = a_session("S", seed=1, options=PRESETS["hasenpfeffer"], thinking=Sober())
    pilot = a_table(tmp_path, session)
    pilot.settle()
    assert the_table(pilot).asked
    pilot.key(pygame.K_4)
    assert "bid 4" in map(str, session.record.actions)


def test_the_seventh_card_is_laid_away_with_the_seventh_key(tmp_path: Path) -> None:
    session = a_session("S", seed=1, options=PRESETS["hasenpfeffer"], thinking=Passing())
    pilot = a_table(tmp_path, session)
    pilot.settle()
    pilot.key(pygame.K_6)
    pilot.settle()
    pilot.press(spot(pilot, "call H"))
    pilot.settle()
    told = the_table(pilot).describe()
    assert len(told["hand"]) == 7
    pilot.key(pygame.K_7)
    assert f"discard {list(told['hand'])[6]}" in map(str, session.record.actions)


def test_whoever_shows_the_five_highest_trumps_may_win_with_a_single_deal(
    tmp_path: Path,
) -> None:
    options = check({"jamboree": True}, PRESETS["railroad"])
    hands = {
        Seat.SOUTH: "XX JS JC AS KS",
        Seat.WEST: "9H TH QH KD AD",
        Seat.NORTH: "TS 9C KC AC 9D",
        Seat.EAST: "JH TC QC JD QD",
    }
    done = [a_pack(hands, "QS", options), "order"]
    pilot = a_table(tmp_path, a_session("S", options=options, actions=done, thinking=Passing()))
    pilot.settle()
    pilot.press(spot(pilot, "jamboree"))
    pilot.settle()
    assert isinstance(pilot.scene, GameOverScene)
    told = line(pilot.scene.summary)
    assert told.startswith("A match to 2 games, in a single hand. Last hand: Jamboree!")
