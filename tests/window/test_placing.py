"""The window on screens of several sizes: it fits, its title bar can be reached, nothing is lost."""

from __future__ import annotations

import contextlib
import json
import re
import shutil
import subprocess
from typing import TYPE_CHECKING, Any

import pytest

from tests.window.person import missing, person, screen

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.window.person import Person

Frame = tuple[int, int, int, int]


@pytest.fixture(autouse=True)
def _programs() -> None:
    lacking = missing() + [name for name in ("xwininfo", "xprop") if shutil.which(name) is None]
    if lacking:
        pytest.skip(f"the tests of the window's place need {', '.join(lacking)}")


@contextlib.contextmanager
def before(
    pixels: tuple[int, int], folder: Path, *arguments: str, **settings: Any
) -> Iterator[Person]:
    """Somebody who starts the program on a screen of this size, with these settings on file."""
    data = folder / "euchre"
    if settings:
        data.mkdir(exist_ok=True)
        (data / "settings.json").write_text(
            json.dumps(settings), encoding="utf-8", newline="\n"
        )
    with screen(pixels) as display:
        environment = {**display, "HOME": str(folder), "XDG_DATA_HOME": str(folder)}
        with person(environment, data, *arguments) as somebody:
            yield somebody


def kept(folder: Path) -> dict[str, Any]:
    """What the program has written of the settings."""
    path = folder / "euchre" / "settings.json"
    found: dict[str, Any] = (
        json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    )
    return found


def framed(somebody: Person) -> Frame:
    """Left, top, right and lower edge of the window with its frame."""
    inside = _told(somebody, "xwininfo", "-id", somebody.window)
    left, top, wide, high = (
        int(re.findall(rf"{name}: +(-?\d+)", inside)[0])
        for name in ("Absolute upper-left X", "Absolute upper-left Y", "Width", "Height")
    )
    edges = _told(somebody, "xprop", "-id", somebody.window, "_NET_FRAME_EXTENTS")
    at_left, at_right, above, below = map(int, re.findall(r"\d+", edges))
    return left - at_left, top - above, left + wide + at_right, top + high + below


def _told(somebody: Person, *words: str) -> str:
    told = subprocess.run(
        words, env=somebody.environment, check=True, stdout=subprocess.PIPE, text=True
    )
    return told.stdout


def leave(somebody: Person) -> None:
    """Close the window and wait until everything is written."""
    somebody.keys("alt+F4")
    assert somebody.wait_for_end() == 0


SCREENS = [(3840, 2160), (1280, 1024), (800, 480)]
"""The largest, one that is no wide one, and one below the least size of the window."""


@pytest.mark.parametrize("pixels", SCREENS)
def test_a_first_window_fits_on_its_screen_and_uses_it(
    pixels: tuple[int, int], tmp_path: Path
) -> None:
    with before(pixels, tmp_path) as somebody:
        wide, high = somebody.at("TitleScene")["size"]
        left, top, right, bottom = framed(somebody)
        assert left >= 0
        assert top >= 0
        assert right <= pixels[0]
        assert bottom <= pixels[1]
        assert wide >= pixels[0] / 2
        assert high >= pixels[1] / 2
        leave(somebody)
    assert kept(tmp_path).get("window_size") is None, "nobody has chosen a size"


@pytest.mark.parametrize("size", [[100_000, 100_000], [1366, 768], [500, 20_000]])
def test_a_remembered_size_that_does_not_fit_is_fitted_and_stays_remembered(
    size: list[int], tmp_path: Path
) -> None:
    with before((1366, 768), tmp_path, window_size=size) as somebody:
        somebody.at("TitleScene")
        left, top, right, bottom = framed(somebody)
        assert min(left, top) >= 0
        assert right <= 1366
        assert bottom <= 768
        leave(somebody)
    assert kept(tmp_path)["window_size"] == size


def test_a_remembered_size_that_fits_is_taken(tmp_path: Path) -> None:
    with before((1366, 768), tmp_path, window_size=[1111, 650]) as somebody:
        assert somebody.at("TitleScene")["size"] == [1111, 650]


def test_a_size_the_player_chose_is_remembered(tmp_path: Path) -> None:
    with before((1920, 1080), tmp_path) as somebody:
        somebody.at("TitleScene")
        somebody.do("windowsize", somebody.window, 1234, 789)
        somebody.until("another size", lambda facts: facts["size"] == [1234, 789])
        leave(somebody)
    assert kept(tmp_path)["window_size"] == [1234, 789]
    assert kept(tmp_path)["maximised"] is False


def test_a_maximised_window_is_maximised_again_and_keeps_its_normal_size(
    tmp_path: Path,
) -> None:
    with before((1366, 768), tmp_path, window_size=[1000, 620]) as somebody:
        somebody.at("TitleScene")
        _double_click_title(somebody)
        large = somebody.until("a larger size", lambda facts: facts["size"][0] > 1300)["size"]
        leave(somebody)
    assert kept(tmp_path)["window_size"] == [1000, 620]
    assert kept(tmp_path)["maximised"] is True
    with before((1366, 768), tmp_path) as somebody:
        somebody.until("maximised", lambda facts: facts["size"] == large)
        _double_click_title(somebody)
        somebody.until("its normal size", lambda facts: facts["size"] == [1000, 620])
        leave(somebody)
    assert kept(tmp_path)["window_size"] == [1000, 620]
    assert kept(tmp_path)["maximised"] is False


def _double_click_title(somebody: Person) -> None:
    """Maximise the window, or give it back its normal size."""
    left, top, right, _bottom = framed(somebody)
    middle = (left + right) // 2
    somebody.do("mousemove", middle, top + 8, "click", "--repeat", 2, "--delay", 60, 1)


@pytest.mark.parametrize(
    ("asked", "opened"), [("1366x768", [1366, 768]), ("3840x2160", [1366, 768])]
)
def test_a_size_asked_for_is_taken_up_to_the_screens_and_not_remembered(
    asked: str, opened: list[int], tmp_path: Path
) -> None:
    with before(
        (1366, 768), tmp_path, "--size", asked, window_size=[1000, 620], muted=True
    ) as somebody:
        assert somebody.at("TitleScene")["size"] == opened
        somebody.keys("m")
        somebody.until("sound", lambda facts: not facts["muted"])
        leave(somebody)
    assert kept(tmp_path)["window_size"] == [1000, 620]


def test_full_screen_asked_for_lasts_and_f11_ends_it(tmp_path: Path) -> None:
    with before((1366, 768), tmp_path, "--full-screen", window_size=[1000, 620]) as somebody:
        full = somebody.at("TitleScene")
        assert full["full_screen"]
        assert full["size"] == [1366, 768]
        somebody.keys("m")
        assert somebody.until("silence", lambda facts: facts["muted"])["full_screen"]
        assert kept(tmp_path)["full_screen"] is False, "asked for once, not for always"
        somebody.keys("F11")
        somebody.until("a window", lambda facts: facts["size"] == [1000, 620])
        somebody.keys("F11")
        somebody.until("full screen", lambda facts: facts["size"] == [1366, 768])
        leave(somebody)
    assert kept(tmp_path)["full_screen"] is True, "now it was the player's choice"
    assert kept(tmp_path)["window_size"] == [1000, 620]


def test_a_speed_asked_for_is_not_remembered(tmp_path: Path) -> None:
    with before((1366, 768), tmp_path, "--speed", "instant", motion="calm") as somebody:
        somebody.at("TitleScene")
        somebody.keys("m")
        somebody.until("silence", lambda facts: facts["muted"])
        leave(somebody)
    assert kept(tmp_path)["motion"] == "calm"
