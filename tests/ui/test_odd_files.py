"""Whatever the program's files hold, or are, every screen opens and the game can be played."""

from __future__ import annotations

import json
import os
import sys
from dataclasses import replace
from typing import TYPE_CHECKING, Any, get_args, get_type_hints

import pytest

from euchre.storage import notation, saves
from euchre.storage.settings import Settings, load
from euchre.ui.draw.assets import root
from euchre.ui.draw.system_fonts import SystemFonts
from euchre.ui.scenes.game_start import go_on
from euchre.ui.scenes.games.statistics import StatisticsScreen
from tests.storage.odd_values import ODD
from tests.ui.every_screen import SCREENS, look_at_everything, started
from tests.ui.on_file import game
from tests.ui.pilot import Pilot

if TYPE_CHECKING:
    from pathlib import Path


def test_every_screen_opens_whatever_stands_in_the_settings(tmp_path: Path) -> None:
    seen: set[str] = set()
    for field in Settings._fields:
        for value in ODD.values():
            path = tmp_path / "settings.json"
            path.write_text(f'{{"{field}": {value}}}', encoding="utf-8", newline="\n")
            found = repr(load(path).settings)
            if found not in seen:
                seen.add(found)
                # A third of the screens each; the torture of settings tries any with any.
                look_at_everything(tmp_path, tuple(SCREENS)[len(seen) % 3 :: 3])
    assert len(seen) > len(Settings._fields) // 2


def test_the_backs_that_can_be_chosen_are_those_there_are() -> None:
    files = {path.stem.removeprefix("back-") for path in (root() / "cards").glob("back-*.svg")}
    assert files == set(get_args(get_type_hints(Settings)["card_back"]))


WITH_GAMES = ("title", "saved games", "statistics", "deals", "fair deals")


@pytest.mark.parametrize("when", [-(2.0**40), -1.0, 0.0, 2.0**32, 2.0**40])
def test_a_file_of_any_time_is_listed_and_counted(tmp_path: Path, when: float) -> None:
    path = a_game(tmp_path)
    try:
        os.utime(path, (when, when))
    except OSError:
        pytest.skip("this file system knows no such times")
    look_at_everything(tmp_path, WITH_GAMES)
    assert path.exists()


@pytest.mark.parametrize(
    "begun",
    [
        "2026-13-45T25:61:61Z", "2026-11-30T09:15:60Z", "0000-01-01T00:00:00Z",
        "0001-01-01T00:00:00Z", "9999-12-31T23:59:59Z", "2026-02-30T00:00:00Z",
    ],
)  # fmt: skip
def test_a_game_begun_at_any_time_is_listed_and_counted(tmp_path: Path, begun: str) -> None:
    path = a_game(tmp_path)
    text = path.read_text(encoding="utf-8").replace("2026-11-30T09:00:00Z", begun)
    assert begun in text
    path.write_text(text, encoding="utf-8", newline="\n")
    look_at_everything(tmp_path, WITH_GAMES)
    assert path.exists()


@pytest.mark.parametrize("value", ODD)
def test_the_statistics_open_whatever_stands_in_the_resets(tmp_path: Path, value: str) -> None:
    a_game(tmp_path)
    path = tmp_path / "resets.json"
    odd = ODD[value]
    moment = '"2026-11-30T09:15:00.000000+0000"'
    for text in (odd, f"[{odd}]", f"[[{odd}, null]]", f"[[{moment}, {odd}]]"):
        path.write_text(text, encoding="utf-8", newline="\n")
        look_at_everything(tmp_path, ("statistics",))


def test_damaged_resets_are_told_of(tmp_path: Path) -> None:
    path = tmp_path / "resets.json"
    path.write_text("damaged", encoding="utf-8")
    context = started(tmp_path)
    Pilot(StatisticsScreen(context), context)
    assert any("resets.damaged-1.json" in told for told in context.notices)
    context.close()


def a_game(folder: Path, *, actions: int = 10_000) -> Path:
    (folder / "games").mkdir()
    path = folder / "games" / "one.euchre"
    text = notation.write(replace(game(1, actions=actions), begun="2026-11-30T09:00:00Z"))
    path.write_text(text, encoding="utf-8", newline="\n")
    return path


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such things")
@pytest.mark.parametrize("name", ["settings", "resets", "digests"])
@pytest.mark.parametrize("thing", ["a pipe", "an endless device", "a folder", "itself"])
def test_no_screen_waits_for_what_is_no_file(tmp_path: Path, name: str, thing: str) -> None:
    a_game(tmp_path)
    path = tmp_path / f"{name}.json"
    make(path, thing)
    look_at_everything(tmp_path, ("title", "statistics", "saved games"))
    assert os.path.lexists(path)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such things")
@pytest.mark.parametrize("thing", ["a pipe", "an endless device", "a folder", "itself"])
def test_the_list_of_games_does_not_wait_for_what_is_no_game(
    tmp_path: Path, thing: str
) -> None:
    good = a_game(tmp_path)
    make(good.with_name("two.euchre"), thing)
    look_at_everything(tmp_path, WITH_GAMES)
    assert good.exists()
    assert len(list(good.parent.iterdir())) == 2


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such things")
@pytest.mark.parametrize("thing", ["a pipe", "an endless device", "itself", "a file"])
def test_without_a_folder_for_games_one_can_still_play(tmp_path: Path, thing: str) -> None:
    make(tmp_path / "games", thing)
    look_at_everything(tmp_path)


@pytest.mark.skipif(getattr(os, "geteuid", int)() == 0, reason="nothing is forbidden to root")
@pytest.mark.skipif(sys.platform == "win32", reason="who may read what")
@pytest.mark.parametrize("mode", [0o000, 0o400, 0o100, 0o500, 0o300])
@pytest.mark.parametrize("where", ["all", "games"])
def test_folders_that_one_may_not_look_into_keep_nobody_from_playing(
    tmp_path: Path, mode: int, where: str
) -> None:
    folder = tmp_path / "euchre"
    folder.mkdir()
    a_game(folder)
    closed = folder if where == "all" else folder / "games"
    closed.chmod(mode)
    try:
        look_at_everything(folder)
    finally:
        closed.chmod(0o700)


@pytest.mark.skipif(getattr(os, "geteuid", int)() == 0, reason="nothing is forbidden to root")
@pytest.mark.skipif(sys.platform == "win32", reason="who may read what")
def test_files_that_one_may_not_read_are_left_as_they_are(tmp_path: Path) -> None:
    game_file = a_game(tmp_path)
    files = [tmp_path / f"{name}.json" for name in ("settings", "resets", "digests")]
    for file in files:
        file.write_text("{}", encoding="utf-8")
    for file in (game_file, *files):
        file.chmod(0o000)
    look_at_everything(tmp_path)
    context = started(tmp_path)
    context.change(muted=True)
    assert any("couldn't be saved" in told for told in context.notices)
    context.close()
    for file in files[:2]:
        assert file.stat().st_mode & 0o777 == 0


@pytest.mark.skipif(getattr(os, "geteuid", int)() == 0, reason="nothing is forbidden to root")
@pytest.mark.skipif(sys.platform == "win32", reason="who may read what")
def test_fonts_that_one_may_not_look_for_are_not_there(tmp_path: Path) -> None:
    closed = tmp_path / "closed"
    (closed / "fonts").mkdir(parents=True)
    closed.chmod(0o000)
    try:
        assert SystemFonts((closed / "fonts",)).font_with("\u0416", False) is None  # noqa: FBT003
    finally:
        closed.chmod(0o700)


def make(path: Path, thing: str) -> None:
    """Put a thing that is no file where one is looked for."""
    match thing:
        case "a pipe":
            os.mkfifo(path)
        case "an endless device":
            path.symlink_to("/dev/zero")
        case "a folder":
            path.mkdir()
        case "itself":
            path.symlink_to(path.name)
        case _:
            path.write_text("in the way", encoding="utf-8")


def test_what_a_window_changes_is_kept_although_the_file_was_damaged_in_part(
    tmp_path: Path,
) -> None:
    path = tmp_path / "settings.json"
    text = json.dumps({"muted": True, "volume": "loud", "window_size": [0, 0]})
    path.write_text(text, encoding="utf-8", newline="\n")
    context = started(tmp_path)
    context.change(four_colour=True)
    context.close()
    assert load(path).settings == Settings(muted=True, four_colour=True)
    assert (tmp_path / "settings.damaged-1.json").read_text(encoding="utf-8") == text
    assert "settings.damaged-1.json" in context.notices[0]


def test_the_last_window_to_close_leaves_what_others_have_chosen(tmp_path: Path) -> None:
    first, second = started(tmp_path), started(tmp_path)
    first.change(muted=True, last_game={"variant": "british"})
    second.change(window_size=(1000, 700))
    first.close()
    second.close()
    assert load(tmp_path / "settings.json").settings == Settings(
        muted=True, last_game={"variant": "british"}, window_size=(1000, 700)
    )


def test_at_the_table_it_is_told_when_another_program_has_changed_the_game_file(
    tmp_path: Path,
) -> None:
    path = a_game(tmp_path, actions=31)
    context = started(tmp_path)
    table: Any = go_on(context, path)
    pilot = Pilot(table, context)
    with path.open("a", encoding="utf-8", newline="\n") as file:
        file.write("a line of somebody's own\n")
    before = path.read_bytes()
    seat = table.session.awaiting_person
    table.session.submit(seat, table.session.view(seat).legal[0])
    pilot.step()
    (told,) = [words for words in context.notices if "changed" in words]
    assert "one-2.euchre" in told
    record = table.session.record
    table.close()
    context.close()
    assert path.read_bytes() == before
    assert saves.load(path.with_name("one-2.euchre")).record == record
