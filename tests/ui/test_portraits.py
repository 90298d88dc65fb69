from __future__ import annotations

import hashlib
import json
import re
import shutil
import subprocess
import sys
from dataclasses import replace
from itertools import combinations
from typing import TYPE_CHECKING

import pygame
import pytest

from euchre.ai.roster import CHARACTERS
from euchre.play.record import Player
from euchre.rules.seats import Seat
from euchre.ui.draw import assets, theme
from euchre.ui.draw.portraits import (
    COMPUTERS,
    OF_CHARACTERS,
    PEOPLE,
    PORTRAITS,
    SIDE,
    Expression,
    portrait,
    seated,
)
from euchre.ui.draw.style import Style
from euchre.ui.widgets import name_disc, player_disc

if TYPE_CHECKING:
    from pathlib import Path

FOLDER = assets.root() / "portraits"
FILES = [f"{name}-{mood.value}" for name in PORTRAITS for mood in Expression]
DRAWABLE = {"svg", "g", "path", "rect", "circle", "ellipse"}


@pytest.fixture
def style() -> Style:
    pygame.font.init()
    return Style((1280, 720))


def apart(one: pygame.Surface, other: pygame.Surface) -> float:
    """How different two pictures are: the mean difference of a pixel's colours, of 255."""
    first, second = (pygame.image.tobytes(picture, "RGB") for picture in (one, other))
    return sum(abs(a - b) for a, b in zip(first, second, strict=True)) / len(first)


def test_there_are_sixteen_people_and_each_has_every_expression() -> None:
    assert len(set(PORTRAITS)) == len(PEOPLE) + len(COMPUTERS) == 16
    assert {path.stem for path in FOLDER.glob("*.svg")} == set(FILES)
    assert {path.stem for path in (FOLDER / str(SIDE)).glob("*.png")} == set(FILES)


def test_drawing_the_portraits_again_gives_the_committed_files(tmp_path: Path) -> None:
    script = FOLDER / "draw_portraits.py"
    subprocess.run([sys.executable, "-B", str(script), str(tmp_path)], check=True)
    for file in FILES:
        drawn = (tmp_path / f"{file}.svg").read_bytes()
        assert drawn == (FOLDER / f"{file}.svg").read_bytes(), file


def test_the_rendered_portraits_are_those_of_the_files_of_today() -> None:
    digests = json.loads((FOLDER / "rendered.json").read_text(encoding="utf-8"))
    for file in FILES:
        text = (FOLDER / f"{file}.svg").read_text(encoding="utf-8")
        assert digests.get(file) == hashlib.sha256(text.encode()).hexdigest()[:16], (
            f"{file}.svg has changed: run assets/portraits/render_portraits.py"
        )


def test_portraits_are_small_and_made_of_what_sdl_draws() -> None:
    for file in FILES:
        text = (FOLDER / f"{file}.svg").read_text(encoding="utf-8")
        assert set(re.findall(r"<(\w+)", text)) <= DRAWABLE
        assert not re.search(r"clip-path|mask|filter|url\(|href|class=|style=", text)
        assert len(text) < 16_000, file
    rendered = (path.stat().st_size for path in (FOLDER / str(SIDE)).glob("*.png"))
    assert sum(rendered) < 1_500_000


def test_people_are_told_apart_when_they_are_small(style: Style) -> None:
    small = {name: portrait(style, name, Expression.CALM, 48) for name in PORTRAITS}
    for one, other in combinations(PORTRAITS, 2):
        first, second = small[one], small[other]
        assert first is not None
        assert second is not None
        assert apart(first, second) > 20, (one, other)


@pytest.mark.parametrize("name", PORTRAITS)
def test_expressions_are_told_apart_at_the_table(style: Style, name: str) -> None:
    faces = [portrait(style, name, mood, 64) for mood in Expression]
    for one, other in combinations(faces, 2):
        assert one is not None
        assert other is not None
        assert apart(one, other) > 2.5


@pytest.mark.parametrize("diameter", [1, 48, 64, SIDE, SIDE + 1, 360])
def test_a_portrait_is_round_and_has_the_size_asked_for(style: Style, diameter: int) -> None:
    face = portrait(style, "rancher", Expression.WON, diameter, theme.BRASS)
    assert face is not None
    assert face.get_size() == (diameter, diameter)
    assert face is portrait(style, "rancher", Expression.WON, diameter, theme.BRASS)
    if diameter > 1:
        assert face.get_at((0, 0)).a < 60
        assert face.get_at((diameter // 2, diameter // 2)).a == 255
        assert face.get_at((diameter // 2, 1))[:3] == theme.BRASS


@pytest.mark.parametrize("name", ["", "nobody", "../cards/JH", "farmer-calm"])
def test_a_name_that_nobody_has_is_no_portrait(style: Style, name: str) -> None:
    assert portrait(style, name, Expression.CALM, 64) is None
    assert player_disc(style, "Ella", name, 1, 64) is name_disc(style, "Ella", 1, 64)


def test_a_missing_or_damaged_picture_leaves_the_initial(
    style: Style, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "portraits" / str(SIDE)
    folder.mkdir(parents=True)
    shutil.copy(FOLDER / str(SIDE) / "nurse-calm.png", folder)
    (folder / "farmer-calm.png").write_bytes(b"no picture")
    monkeypatch.setattr(assets, "root", lambda: tmp_path)
    assert portrait(style, "nurse", Expression.CALM, 64) is not None
    for name in ("farmer", "landlady"):
        assert player_disc(style, "Ella", name, 1, 64) is name_disc(style, "Ella", 1, 64)


def test_those_who_chose_no_portrait_get_one_that_nobody_has() -> None:
    chosen = [
        Player("Anna", None, "nurse"),
        Player("Ben"),
        Player("Carla", "normal"),
        Player("Dan", "normal", "from the future"),
    ]
    found = seated(chosen)
    assert found[0] == "nurse"
    assert found[1] in PEOPLE
    assert set(found[2:]) <= set(COMPUTERS)
    assert len(set(found)) == 4


def test_a_table_of_many_people_has_different_faces() -> None:
    assert len(set(seated([Player("Ella")] * len(Seat)))) == len(Seat)


def test_the_same_portrait_may_be_chosen_twice() -> None:
    assert seated([Player("Ella", None, "nurse")] * 2) == ("nurse", "nurse")


def test_every_character_has_a_portrait_of_its_own() -> None:
    assert set(OF_CHARACTERS) == set(CHARACTERS)
    assert sorted(OF_CHARACTERS.values()) == sorted(COMPUTERS)


def test_a_character_gets_its_portrait_before_those_who_chose_none() -> None:
    players = [
        Player("You"),
        Player("Ben", "normal"),
        Player("Otto", "Otto"),
        Player("X", "Otto"),
    ]
    shown = seated(players)
    assert shown[2] == "farmer"
    assert len(set(shown)) == 4
    assert seated([*players[:2], replace(players[2], portrait="rocker")])[2] == "rocker"
    assert seated([Player("You", None, "farmer"), *players[1:]])[2] != "farmer"
