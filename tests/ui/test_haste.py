"""Hands that click and type in any rhythm: they open no curtain and make no bid unawares."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pygame
import pytest

from euchre.rules.games import GAMES, PRESETS
from euchre.rules.house_rules import build
from euchre.ui.gate import GUARD
from euchre.ui.scenes.handover import HandoverScene
from euchre.ui.table.scene import TableScene
from tests.ai.dealing import any_rules
from tests.ui.pilot import FRAME, Pilot
from tests.ui.tables import a_session, a_table

if TYPE_CHECKING:
    from pathlib import Path

    from euchre.rules.seats import Seat

MOTIONS = ("instant", "quick", "normal", "calm")
SHAPES = ((1024, 768), (1280, 1024), (1280, 720), (1600, 1200), (640, 400))
KEYS = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE, pygame.K_1, pygame.K_p)
EVERYBODY = "SWNE12"
PACES = tuple(
    (way, motion, gap)
    for motion, gap in (("instant", 0.05), ("instant", 0.25), ("quick", 0.15), ("normal", 0.3))
    for way in ("mouse", "keys")
)
"""Hand or keys, the speed of the table, and the seconds between two clicks."""
SOON = 1e-3

few = pytest.mark.parametrize("seed", range(4))
"""`python3 tests/torture haste` tries any number of others."""


class Watch:
    """Sees in every frame who is shown cards, and whether a bid was made or a curtain opened."""

    def __init__(self) -> None:
        self.viewers: set[Seat] = set()
        self.bids: list[float] = []
        """How long each panel had been there when it was answered."""
        self.opened: list[float] = []
        """How long each curtain had been there when it opened."""
        self.time = 0.0
        self._scene: object = None
        self._since = 0.0
        self._panel: tuple[int, float] | None = None

    def __call__(self, pilot: Pilot) -> None:
        self.time += FRAME
        scene = pilot.scene
        if scene is not self._scene:
            if isinstance(self._scene, HandoverScene) and isinstance(scene, TableScene):
                self.opened.append(self.time - self._since)
            self._scene, self._since = scene, self.time
        table: Any = pilot.loop.stack[0]
        if not isinstance(table, TableScene):
            return
        if table.viewer is not None:
            self.viewers.add(table.viewer)
        if self._panel is not None and table.session.done > self._panel[0]:
            self.bids.append(self.time - self._panel[1])
            self._panel = None
        if table.controls.offers and self._panel is None:
            self._panel = (table.session.done, self.time)


def sit_down(folder: Path, chance: Random, people: str) -> tuple[Pilot, Watch]:
    """Any game by any rules, at any speed, in any window; whoever begins has his cards open."""
    options = any_rules(chance.choice(sorted(GAMES)), chance)
    seats = [seat.value for seat in build(options).setup.table.seats]
    sitting = "".join(seats) if people == "all" else seats[0]
    session = a_session(sitting, seed=chance.randrange(1000), options=options)
    motion, shape = chance.choice(MOTIONS), chance.choice(SHAPES)
    pilot = a_table(folder, session, shape, motion=motion)
    pilot.settle()
    for _ in range(20):
        if not isinstance(pilot.scene, HandoverScene):
            break
        pilot.press(pilot.scene.touch["open"].rect.center)
        pilot.settle()
    watch = Watch()
    pilot._watch = watch  # noqa: SLF001 - from now on
    watch(pilot)
    return pilot, watch


def places(pilot: Pilot) -> list[tuple[int, int]]:
    """Where something is, or will be: buttons of the panel, of the curtain, cards, the middle."""
    table: Any = pilot.loop.stack[0]
    told = table.describe()
    spots = [*told["buttons"].values(), *told["hand"].values(), told["middle"]]
    wide, high = pilot.screen.get_size()
    spots += [(wide // 2, round(high * part)) for part in (0.5, 0.55, 0.6, 0.64, 0.7)]
    return [(x, y) for x, y in spots]


def click(pilot: Pilot, at: tuple[int, int]) -> None:
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pilot.post(pygame.Event(kind, pos=at, button=1, touch=False))
        pilot.step()


def tap(pilot: Pilot, key: int) -> None:
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        pilot.post(pygame.Event(kind, key=key, mod=0, unicode="", scancode=0))
        pilot.step()


def pause(pilot: Pilot, chance: Random, longest: float) -> None:
    pilot.run(chance.uniform(0.02, longest))


@few
def test_a_run_of_clicks_opens_no_curtain_and_bids_once_at_most(
    tmp_path: Path, seed: int
) -> None:
    chance = Random(seed)
    pilot, watch = sit_down(tmp_path, chance, chance.choice(("all", "all", "one")))
    x, y = chance.choice(places(pilot))
    pilot.move((x, y))
    for _ in range(14):
        click(pilot, (x + chance.randint(-2, 2), y + chance.randint(-2, 2)))
        pause(pilot, chance, GUARD - 4 * FRAME)
    assert watch.opened == []
    assert len(watch.viewers) <= 1
    assert len(watch.bids) <= 1


@few
def test_a_run_of_one_key_opens_no_curtain_and_bids_once_at_most(
    tmp_path: Path, seed: int
) -> None:
    chance = Random(seed)
    pilot, watch = sit_down(tmp_path, chance, chance.choice(("all", "all", "one")))
    key = chance.choice(KEYS)
    if chance.random() < 0.5:
        tap(pilot, pygame.K_RIGHT)
    for _ in range(14):
        tap(pilot, key)
        pause(pilot, chance, GUARD - 4 * FRAME)
    assert watch.opened == []
    assert len(watch.viewers) <= 1
    assert len(watch.bids) <= 1


@few
def test_in_no_rhythm_of_clicks_and_keys_a_curtain_opens_before_it_can_be_read(
    tmp_path: Path, seed: int
) -> None:
    chance = Random(seed)
    pilot, watch = sit_down(tmp_path, chance, "all")
    spots = places(pilot)
    for _ in range(40):
        if chance.random() < 0.5:
            tap(pilot, chance.choice(KEYS))
        else:
            if chance.random() < 0.4:
                pilot.move(chance.choice(spots))
            click(pilot, (round(pilot.mouse[0]), round(pilot.mouse[1])))
        pause(pilot, chance, chance.choice((0.1, 0.4, 1.5)))
        if pilot.over:
            break
    assert all(there >= GUARD - SOON for there in watch.opened)


@few
def test_no_key_bids_before_the_panel_can_be_read(tmp_path: Path, seed: int) -> None:
    chance = Random(seed)
    pilot, watch = sit_down(tmp_path, chance, "one")
    pilot.run(GUARD)
    watch.bids.clear()
    for _ in range(40):
        tap(pilot, chance.choice(KEYS))
        pause(pilot, chance, chance.choice((0.1, 0.4, 1.0)))
        if pilot.over or not isinstance(pilot.scene, TableScene):
            break
    assert all(there >= GUARD - SOON for there in watch.bids[1:])


@pytest.mark.parametrize("seed", range(len(GAMES)))
def test_who_has_decided_does_not_open_the_next_hand_in_the_same_go(
    tmp_path: Path, seed: int
) -> None:
    """So many seeds are all games and all paces; 72 each with each."""
    variants = sorted(GAMES)
    way, motion, gap = PACES[seed % len(PACES)]
    session = a_session(EVERYBODY, seed=3, options=PRESETS[variants[seed % len(variants)]])
    pilot = a_table(tmp_path, session, (960, 600), motion=motion)
    pilot.settle()
    pilot.press(pilot.scene.touch["open"].rect.center)  # type: ignore[attr-defined]
    pilot.settle()
    watch = Watch()
    pilot._watch = watch  # noqa: SLF001 - from now on
    watch(pilot)
    x, y = next(iter(pilot.scene.describe()["buttons"].values()))  # type: ignore[attr-defined]
    pilot.move((x, y))
    tap(pilot, pygame.K_RIGHT)
    for _ in range(6):
        if way == "mouse":
            click(pilot, (x, y))
        else:
            tap(pilot, pygame.K_RETURN)
        pilot.run(gap)
    assert len(watch.bids) == 1
    assert watch.opened == []
    assert len(watch.viewers) == 1


RHYTHMS = (
    test_a_run_of_clicks_opens_no_curtain_and_bids_once_at_most,
    test_a_run_of_one_key_opens_no_curtain_and_bids_once_at_most,
    test_in_no_rhythm_of_clicks_and_keys_a_curtain_opens_before_it_can_be_read,
    test_no_key_bids_before_the_panel_can_be_read,
    test_who_has_decided_does_not_open_the_next_hand_in_the_same_go,
)
"""What may be done in haste, in a folder and from a seed."""
