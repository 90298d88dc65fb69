"""A game is saved as a file: nothing that is there is lost unasked, and every refusal is told."""

from __future__ import annotations

import os
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame
import pytest

from euchre.storage import saves
from euchre.ui.scenes.ask import Ask
from euchre.ui.scenes.dialog import Dialog
from euchre.ui.scenes.games.saved_games import SavedGamesScene
from tests.storage.games import names
from tests.ui.on_file import clock, game, put
from tests.ui.pilot import Pilot

if TYPE_CHECKING:
    from euchre.ui.context import Context

MINE = "a text of one's own\n"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The player's home."""
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setenv("USERPROFILE" if sys.platform == "win32" else "HOME", str(home))
    return home


def saving(context: Context, name: str = "") -> Pilot:
    """The dialog for saving a finished game, which may have a name."""
    put(context, replace(game(1), name=name), "one")
    pilot = Pilot(SavedGamesScene(context, clock, lambda: 7), context)
    pilot.step()
    press(pilot, "export")
    return pilot


def press(pilot: Pilot, key: str) -> None:
    scene: Any = pilot.scene
    form = scene.touch
    pilot.press(form[key].rect.center)
    pilot.step()


def write(pilot: Pilot, target: Path | str) -> None:
    pilot.key(pygame.K_a, mod=pygame.KMOD_LCTRL)
    pilot.post(pygame.Event(pygame.TEXTINPUT, text=str(target)))
    pilot.step()
    pilot.key(pygame.K_RETURN)
    pilot.step()


def refusal(pilot: Pilot) -> str:
    scene: Any = pilot.scene
    return str(scene._refusal)  # noqa: SLF001 - the words below the field


@pytest.mark.parametrize("ending", ["euchre", "egn", "txt"])
def test_a_file_that_is_there_is_replaced_when_the_player_says_so(
    context: Context, folder: Path, ending: str
) -> None:
    target = folder / f"mine.{ending}"
    target.write_text(MINE, encoding="utf-8", newline="\n")
    pilot = saving(context)
    write(pilot, target)
    assert isinstance(pilot.scene, Dialog)
    assert target.read_text(encoding="utf-8") == MINE
    press(pilot, "yes")
    assert isinstance(pilot.scene, SavedGamesScene)
    assert MINE not in target.read_text(encoding="utf-8")
    assert any("is saved to" in told for told in context.notices)
    assert names(folder) == [target.name]


@pytest.mark.parametrize("way", ["the button", "Enter", "Escape"])
def test_a_file_that_is_there_stays_unless_the_player_says_so(
    context: Context, folder: Path, way: str
) -> None:
    target = folder / "mine.txt"
    target.write_text(MINE, encoding="utf-8", newline="\n")
    pilot = saving(context)
    write(pilot, target)
    if way == "the button":
        press(pilot, "no")
    else:
        pilot.key(pygame.K_RETURN if way == "Enter" else pygame.K_ESCAPE)
        pilot.step()
    # Another name may be written at once.
    assert isinstance(pilot.scene, Ask)
    scene: Any = pilot.scene
    assert scene.form["text"].value == str(target)
    write(pilot, folder / "other.euchre")
    assert isinstance(pilot.scene, SavedGamesScene)
    assert target.read_text(encoding="utf-8") == MINE
    assert saves.load(folder / "other.euchre").finished


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such things")
def test_devices_and_pipes_are_left_as_they_are(context: Context, folder: Path) -> None:
    pipe = folder / "pipe"
    os.mkfifo(pipe)
    link = folder / "link"
    link.symlink_to(os.devnull)
    pilot = saving(context)
    for target in (pipe, link, Path(os.devnull), Path("/dev/full")):
        before = target.lstat()
        write(pilot, target)
        assert "is not a file" in refusal(pilot)
        assert os.path.samestat(target.lstat(), before)
    assert names(folder) == ["link", "pipe"]


def test_no_folder_is_made_because_of_a_slip(context: Context, folder: Path) -> None:
    (folder / "file").write_text(MINE, encoding="utf-8", newline="\n")
    pilot = saving(context)
    for target in (folder / "Documnets" / "game.euchre", folder / "file" / "game.euchre"):
        write(pilot, target)
        assert refusal(pilot) == f"There is no folder {target.parent}."
    assert names(folder) == ["file"]
    write(pilot, folder)
    assert "whole path" in refusal(pilot)
    write(pilot, "game.euchre")
    assert "whole path" in refusal(pilot)


def test_what_goes_wrong_while_it_is_written_is_told_and_the_old_file_stays(
    context: Context, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = folder / "mine.txt"
    target.write_text(MINE, encoding="utf-8", newline="\n")
    pilot = saving(context)

    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as disk:
        disk.setattr(os, "fsync", full)
        write(pilot, target)
        press(pilot, "yes")
        scene: Any = pilot.scene
        assert isinstance(scene, Dialog)
        assert "No space left on device" in scene._text.text  # noqa: SLF001
    assert target.read_text(encoding="utf-8") == MINE
    assert names(folder) == ["mine.txt"]


@pytest.mark.skipif(sys.platform == "win32", reason="who may read what")
def test_others_may_read_what_the_system_lets_them(context: Context, folder: Path) -> None:
    before = os.umask(0o022)
    try:
        write(saving(context), folder / "game.euchre")
    finally:
        os.umask(before)
    assert (folder / "game.euchre").stat().st_mode & 0o777 == 0o644


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("", "Anna & Carla vs Ben & Dan.euchre"),
        ("You & Carla: 10/4", "You & Carla 10 4.euchre"),
        ("???", "Game.euchre"),
    ],
)
def test_the_file_is_named_so_that_one_knows_it_again(
    context: Context, folder: Path, name: str, file: str
) -> None:
    scene: Any = saving(context, name).scene
    assert scene.form["text"].value == str(folder / file)
    # What is there already is not proposed.
    (folder / file).write_text(MINE, encoding="utf-8", newline="\n")
    scene = saving(context, name).scene
    assert scene.form["text"].value == str(folder / file.replace(".euchre", "-2.euchre"))
