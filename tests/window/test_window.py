from __future__ import annotations

import json
import re
import shutil
import subprocess
from typing import TYPE_CHECKING

import pytest

from euchre.start import launcher
from tests.window.play import by_mouse, play_until

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.window.person import Person


def test_from_the_title_through_a_new_game_to_the_table(
    start: Callable[..., Person], tmp_path: Path
) -> None:
    person = start("--speed", "instant")
    person.click(person.at("TitleScene")["buttons"]["new"])
    person.click(person.at("NewGameScene")["buttons"]["game british"])
    british = person.until("another game", lambda facts: facts["values"]["game british"])
    person.click(british["buttons"]["name 0"])
    person.keys("ctrl+a")
    person.write("Wilma")
    named = person.until("the name", lambda facts: facts["values"]["name 0"] == "Wilma")
    person.click(named["buttons"]["deal"])
    table = person.at("table")
    while table["ended"]:
        # A lone hand of the partner's was over before anybody was asked.
        person.keys("Return")
        table = person.at("table")
    assert len(table["hand"]) in {5, 6}, "the dealer may have taken the turned card up"
    kept = json.loads((tmp_path / "euchre" / "settings.json").read_text(encoding="utf-8"))
    assert "Wilma" in json.dumps(kept["last_game"])
    assert "british" in json.dumps(kept["last_game"]).lower()


def test_every_screen_of_the_title_is_reached_and_left_by_keys(
    start: Callable[..., Person],
) -> None:
    person = start()
    buttons = person.at("TitleScene")["buttons"]
    for key, screen in (
        ("new", "NewGameScene"),
        ("how", "HowToPlayScene"),
        ("settings", "SettingsScene"),
    ):
        person.keys("Tab")
        while person.until("the focus")["focus"] != key:
            person.keys("Tab")
        person.keys("Return")
        person.at(screen)
        person.keys("Escape")
        assert person.at("TitleScene")["buttons"] == buttons
    person.keys("Escape")
    person.until("the way out", lambda facts: facts["focus"] == "quit")
    person.keys("Return")
    assert person.wait_for_end() == 0


def test_a_window_that_is_closed_ends_the_program_and_the_game_is_kept(
    start: Callable[..., Person], tmp_path: Path
) -> None:
    person = start("--start", "classic", "--seed", "3", "--speed", "instant")
    play_until(person, by_mouse, lambda facts: facts.get("phase") == "play")
    person.keys("alt+F4")
    assert person.wait_for_end() == 0
    assert list((tmp_path / "euchre").rglob("*.euchre"))


def test_esc_opens_a_menu_and_leaves_nothing(start: Callable[..., Person]) -> None:
    person = start("--start", "classic", "--seed", "3", "--speed", "instant")
    before = person.at("table")
    person.keys("Escape")
    person.at("Dialog")
    person.keys("Escape")
    assert person.at("table") == before


def test_m_silences_and_f11_fills_the_screen_everywhere(start: Callable[..., Person]) -> None:
    person = start("--start", "classic", "--seed", "3", "--speed", "instant")
    person.at("table")
    person.keys("m")
    person.until("silence", lambda facts: facts["muted"])
    person.keys("Escape")
    person.at("Dialog")
    person.keys("F11")
    person.until("full screen", lambda facts: facts["size"] == [2000, 1200])
    person.keys("F11")
    person.until("a window", lambda facts: facts["size"] == [1280, 720])


def test_f1_and_a_question_mark_show_the_keys(start: Callable[..., Person]) -> None:
    person = start("--start", "classic", "--seed", "3", "--speed", "instant")
    person.at("table")
    for key in ("F1", "question"):
        person.keys(key)
        person.at("KeySheet")
        person.keys("Escape")
        person.at("table")


def test_the_desktop_knows_the_window_by_the_name_that_its_menu_entry_says(
    start: Callable[..., Person],
) -> None:
    person = start()
    words = ["xdotool", "search", "--onlyvisible", "--class", "^euchre$"]
    found = subprocess.run(words, env=person.environment, check=True, stdout=subprocess.PIPE)
    assert person.window in found.stdout.decode().split()
    assert "StartupWMClass=euchre\n" in launcher.entry()


def test_the_task_bar_has_the_icon_of_the_game(start: Callable[..., Person]) -> None:
    if shutil.which("xprop") is None:
        pytest.skip("xprop tells which icon a window has")
    person = start()
    words = ["xprop", "-id", person.window, "32c", "_NET_WM_ICON"]
    told = subprocess.run(words, env=person.environment, check=True, stdout=subprocess.PIPE)
    width, height, *pixels = map(
        int, re.findall(r"\d+", told.stdout.decode().partition("=")[2])
    )
    assert width == height == 64
    assert len(pixels) == width * height
    assert len(set(pixels)) > 50
