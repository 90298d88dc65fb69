from __future__ import annotations

import io
import math
import re
import subprocess
import sys
import wave
from array import array
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

import pygame
import pytest

from euchre.ui.draw import theme
from euchre.ui.draw.coverage import coverage

if TYPE_CHECKING:
    from collections.abc import Iterator

ASSETS = Path(__file__).parent.parent / "assets"
CARDS = ASSETS / "cards"
SOUNDS = ASSETS / "sounds"
FONTS = ASSETS / "fonts"

SUITS = "CDHS"
FACES = [f"{rank}{suit}" for suit in SUITS for rank in "23456789TJQKA"] + ["XX"]
BACKS = sorted(path.stem for path in CARDS.glob("back-*.svg"))
SIGNS = [f"suit-{suit}" for suit in SUITS]
COURTS = [name for name in FACES if name[0] in "JQKX"]
DRAWABLE = {"svg", "g", "path", "rect", "circle", "ellipse"}
SUIT_COLOURS = {"C": "#1b2233", "D": "#c8202f", "H": "#c8202f", "S": "#1b2233"}
SOUND_LEVELS = {
    "deal": -22.5,
    "play": -17.5,
    "turn": -19.0,
    "sweep": -20.0,
    "shuffle": -20.0,
    "pick-up": -19.0,
    "own-turn": -23.0,
    "trump": -19.0,
    "hand-won": -18.0,
    "hand-lost": -20.0,
    "loner": -17.5,
    "euchre": -18.0,
    "euchred": -19.0,
    "win": -17.0,
    "loss": -19.0,
    "illegal": -22.0,
    "room": -30.5,
}
"""Decibels of the loudest twentieth of a second: what comes often, or only reminds, is quiet."""
SOUNDS_TOGETHER, ROOM_ALONE = 850_000, 270_000
"""Bytes: all that is heard once, and the room that goes on and on."""
SOUND_FILES = sorted(SOUNDS.glob("*.wav"))
LETTERS = (
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
    "ÄÖÜäöüßéëïèêáóúíàçñĳĲ„“”—·…€.,:;!?'\"()/%&+-#*=<>@"
    "\u2018\u2019\u201a\u2013\u00d7\u2212"
)


def text_of(name: str) -> str:
    return (CARDS / f"{name}.svg").read_text(encoding="utf-8")


def drawn(text: str, size: tuple[int, int]) -> pygame.Surface:
    return pygame.image.load_sized_svg(io.BytesIO(text.encode()), size)


def run(script: Path, folder: Path) -> None:
    subprocess.run([sys.executable, "-B", str(script), str(folder)], check=True)


@pytest.fixture(scope="module")
def fresh_deck(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("deck")
    run(CARDS / "draw_cards.py", folder)
    return folder


@pytest.fixture(scope="module")
def fresh_sounds(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("sounds")
    run(SOUNDS / "make_sounds.py", folder)
    return folder


@pytest.fixture
def font_module() -> Iterator[None]:
    pygame.font.init()
    yield
    pygame.font.quit()


def test_the_deck_is_complete_with_at_least_three_backs() -> None:
    names = {path.stem for path in CARDS.glob("*.svg")}
    assert names == {*FACES, *BACKS, *SIGNS}
    assert len(FACES) == 53
    assert len(BACKS) >= 3


@pytest.mark.parametrize("name", [*FACES, *BACKS])
def test_a_card_is_drawn_in_poker_proportions_with_round_corners(name: str) -> None:
    picture = pygame.image.load(CARDS / f"{name}.svg")
    assert picture.get_width() * 7 == picture.get_height() * 5
    small = drawn(text_of(name), (107, 150))
    assert small.get_at((0, 0)).a < 40
    assert small.get_at((106, 149)).a < 40
    assert small.get_at((53, 75)).a == 255
    assert len({tuple(small.get_at((x, y))) for x in range(107) for y in range(150)}) > 8


@pytest.mark.parametrize("name", SIGNS)
def test_a_suit_sign_is_one_colour_on_nothing(name: str) -> None:
    sign = drawn(text_of(name), (64, 64))
    solid = {
        tuple(sign.get_at((x, y)))[:3]
        for x in range(64)
        for y in range(64)
        if sign.get_at((x, y)).a == 255
    }
    assert solid == {tuple(pygame.Color(SUIT_COLOURS[name[-1]]))[:3]}
    assert sign.get_at((0, 0)).a == 0


@pytest.mark.parametrize("name", [*FACES, *BACKS, *SIGNS])
def test_only_elements_that_sdl_draws_are_used(name: str) -> None:
    text = text_of(name)
    assert set(re.findall(r"<(\w+)", text)) <= DRAWABLE
    assert not re.search(r"clip-path|mask|filter|url\(|href|class=|style=", text)
    assert "objectBoundingBox" not in text


@pytest.mark.parametrize("name", [*FACES, *BACKS, *SIGNS])
def test_files_stay_small_and_their_numbers_short(name: str) -> None:
    text = text_of(name)
    assert len(text) < 27_000
    assert not re.search(r"\d\.\d{3,}", text)


@pytest.mark.parametrize("name", [name for name in FACES if name != "XX"])
def test_the_suit_is_recoloured_by_replacing_one_value(name: str) -> None:
    text, colour = text_of(name), SUIT_COLOURS[name[1]]
    other = ({*SUIT_COLOURS.values()} - {colour}).pop()
    assert colour in text
    assert other not in text
    before = drawn(text, (107, 150))
    after = drawn(text.replace(colour, "#00ff00"), (107, 150))
    green = sum(
        tuple(after.get_at((x, y)))[:3] == (0, 255, 0) for x in range(107) for y in range(150)
    )
    assert green > 40
    assert pygame.image.tobytes(before, "RGBA") != pygame.image.tobytes(after, "RGBA")


@pytest.mark.parametrize("name", [name for name in FACES if name != "XX"])
def test_the_corners_are_left_free_for_the_index(name: str) -> None:
    card = drawn(text_of(name), (250, 350))
    paper = {tuple(card.get_at((x, y))) for x in range(6, 44) for y in range(12, 96)}
    assert paper == {tuple(pygame.Color("#fffdf6"))}


def test_every_picture_is_different() -> None:
    pictures = [
        pygame.image.tobytes(drawn(text_of(name), (107, 150)), "RGBA")
        for name in [*FACES, *BACKS]
    ]
    assert len(set(pictures)) == len(pictures)


@pytest.mark.parametrize("name", COURTS)
def test_a_court_is_the_same_both_ways_up(name: str) -> None:
    card = drawn(text_of(name), (250, 350))
    turned = pygame.transform.rotate(card, 180)
    far_off = sum(
        sum(abs(a - b) for a, b in zip(card.get_at(at), turned.get_at(at), strict=True)) > 60
        for at in ((x, y) for x in range(0, 250, 2) for y in range(0, 168, 2))
    )
    assert far_off < 200


def test_drawing_again_gives_the_committed_files(fresh_deck: Path) -> None:
    assert {path.name for path in fresh_deck.iterdir()} == {
        path.name for path in CARDS.glob("*.svg")
    }
    for path in fresh_deck.iterdir():
        assert path.read_bytes() == (CARDS / path.name).read_bytes(), path.name


def test_drawing_the_icon_again_gives_the_committed_one(tmp_path: Path) -> None:
    run(CARDS / "draw_icon.py", tmp_path)
    assert (tmp_path / "icon.svg").read_bytes() == (ASSETS / "icon.svg").read_bytes()


@pytest.mark.parametrize("side", [256, 64])
def test_the_icon_is_there_with_clear_corners(side: int) -> None:
    icon = pygame.image.load(ASSETS / f"icon-{side}.png")
    assert icon.get_size() == (side, side)
    assert icon.get_at((0, 0)).a == 0
    assert icon.get_at((side // 2, side // 2)).a == 255


def frames(path: Path) -> array[int]:
    with wave.open(str(path), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        samples = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    return samples


def test_every_sound_is_there_and_together_they_are_small() -> None:
    files = list(SOUNDS.glob("*.wav"))
    assert {re.sub(r"-[2-9]$", "", path.stem) for path in files} == set(SOUND_LEVELS)
    assert sum(path.stat().st_size for path in files) < SOUNDS_TOGETHER + ROOM_ALONE
    assert (SOUNDS / "room.wav").stat().st_size < ROOM_ALONE


@pytest.mark.parametrize("path", SOUND_FILES, ids=lambda path: path.stem)
def test_a_sound_leaves_headroom_and_begins_and_ends_without_a_click(path: Path) -> None:
    samples = frames(path)
    assert max(map(abs, samples)) < 0.75 * 32767
    steps = [samples[0], *(b - a for a, b in pairwise(samples[:8])), samples[-1]]
    if path.stem == "room":
        # Here the end goes on with the beginning.
        steps = [b - a for a, b in pairwise((*samples[-8:], *samples[:8]))]
    assert max(map(abs, steps)) < 0.01 * 32767
    assert abs(sum(samples) / len(samples)) < 0.001 * 32767


@pytest.mark.parametrize("path", SOUND_FILES, ids=lambda path: path.stem)
def test_sounds_are_as_loud_as_they_are_meant_to_be_beside_each_other(path: Path) -> None:
    samples = frames(path)
    with wave.open(str(path), "rb") as file:
        moment = file.getframerate() // 20
    windows = range(0, len(samples) - moment, moment // 4)
    loudest = max(sum(s * s for s in samples[start : start + moment]) for start in windows)
    decibels = 10 * math.log10(loudest / moment / 32767**2)
    assert decibels == pytest.approx(SOUND_LEVELS[re.sub(r"-[2-9]$", "", path.stem)], abs=1.0)


@pytest.mark.parametrize("name", [path.stem for path in SOUND_FILES])
def test_making_the_sounds_again_gives_the_committed_ones(
    fresh_sounds: Path, name: str
) -> None:
    # Sine and exponential may differ in their last digit from one system to another.
    again, committed = frames(fresh_sounds / f"{name}.wav"), frames(SOUNDS / f"{name}.wav")
    assert len(again) == len(committed)
    assert all(abs(a - b) <= 1 for a, b in zip(again, committed, strict=True))


@pytest.mark.parametrize("path", sorted(FONTS.glob("*.ttf")), ids=lambda path: path.stem)
@pytest.mark.usefixtures("font_module")
def test_a_font_has_every_letter_of_the_three_languages(path: Path) -> None:
    font = pygame.font.Font(path, 40)

    def shape(letter: str) -> bytes:
        return pygame.image.tobytes(font.render(letter, antialias=True, color="white"), "RGBA")

    missing = shape("\ue123")
    assert [letter for letter in LETTERS if shape(letter) == missing] == []


def test_the_fonts_for_other_scripts_lie_with_their_licence_and_have_what_they_are_for() -> (
    None
):
    folder = FONTS / "fallback"
    files = {path.name for path in folder.glob("*.ttf")}
    wanted = {name for names in theme.OTHER_FONTS.values() for name in names}
    assert files == wanted | set(theme.EMOJI_FONTS)
    assert sum((folder / name).stat().st_size for name in files) < 2_500_000
    licence = (folder / "Noto-OFL.txt").read_text(encoding="utf-8")
    assert "SIL Open Font License" in licence
    for name in theme.FONT_FILES.values():
        assert set("ȘșȚț") <= set(coverage(FONTS / name))


def test_the_fonts_are_small_and_their_licences_lie_beside_them() -> None:
    files = sorted(FONTS.glob("*.ttf"))
    assert len(files) >= 3
    assert sum(path.stat().st_size for path in files) < 600_000
    for path in files:
        licence = FONTS / f"{path.stem.split('-')[0]}-OFL.txt"
        assert "SIL Open Font License" in licence.read_text(encoding="utf-8")
        assert path.name in (FONTS / "README.md").read_text(encoding="utf-8")
