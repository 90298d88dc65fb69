"""Games that come from elsewhere and go elsewhere: by path, by drop, by clipboard."""

from __future__ import annotations

import errno
import json
import os
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame
import pytest

from euchre.play.branching import as_all_may_see
from euchre.play.replay import Replay
from euchre.rules import PRESETS
from euchre.rules.actions import Shuffle
from euchre.storage import notation, saves
from euchre.ui.scenes.ask import Ask
from euchre.ui.scenes.dialog import Dialog
from euchre.ui.scenes.games.saved_games import SavedGamesScene
from euchre.ui.scenes.settings.screen import SettingsScene
from euchre.ui.scenes.title import TitleScene
from euchre.ui.table.scene import TableScene
from euchre.ui.window import clipboard
from euchre.ui.words import files
from tests.ui.on_file import game, put
from tests.ui.pilot import Pilot
from tests.ui.test_saved_games import press, saved, title, words

if TYPE_CHECKING:
    from euchre.ui.context import Context


def asked(pilot: Pilot, path: str) -> Any:
    """The dialog for taking in a game, after a path was written and Enter pressed."""
    press(pilot, "import")
    scene: Any = pilot.scene
    scene.form["text"].value = path
    pilot.key(pygame.K_RETURN, "\r")
    return pilot.scene


def drop(pilot: Pilot, path: Path) -> None:
    pilot.post(pygame.Event(pygame.DROPFILE, file=str(path)))
    pilot.step()
    pilot.step()


def from_elsewhere(folder: Path, name: str = "a friend's game.euchre") -> Path:
    path = folder / name
    path.write_text(notation.write(game(8, actions=40)), encoding="utf-8", newline="\r\n")
    return path


def test_a_path_that_leads_nowhere_is_told_so(context: Context, tmp_path: Path) -> None:
    pilot = saved(context)
    scene = asked(pilot, str(tmp_path / "nothing.euchre"))
    assert isinstance(scene, Ask)
    assert scene._refusal.startswith("There is no file")  # noqa: SLF001
    pilot.key(pygame.K_ESCAPE)
    scene = asked(pilot, str(tmp_path))
    assert "folder" in scene._refusal  # noqa: SLF001
    pilot.key(pygame.K_ESCAPE)
    scene = asked(pilot, "~nobodyhere/game.euchre")
    assert isinstance(scene, Ask)
    assert "nobodyhere" in scene._refusal  # noqa: SLF001


@pytest.mark.parametrize("way", ['"{}"', "'{}'", "file://{}"])
def test_a_path_is_taken_as_it_was_copied(way: str, context: Context, tmp_path: Path) -> None:
    path = from_elsewhere(tmp_path)
    pilot = saved(context)
    asked(pilot, way.format(path))
    assert isinstance(pilot.scene, SavedGamesScene)
    assert len(words(pilot)) == 1


def test_a_game_may_be_dropped_while_its_path_is_asked_for(
    context: Context, tmp_path: Path
) -> None:
    path = from_elsewhere(tmp_path)
    pilot = saved(context)
    press(pilot, "import")
    foreign = tmp_path / "letter.txt"
    foreign.write_text("Dear Anna", encoding="utf-8")
    drop(pilot, foreign)
    scene: Any = pilot.scene
    assert isinstance(scene, Ask)
    assert "letter.txt" in scene._refusal  # noqa: SLF001
    drop(pilot, path)
    assert isinstance(pilot.scene, SavedGamesScene)
    assert len(words(pilot)) == 1


def test_a_game_may_be_dropped_onto_the_title(context: Context, tmp_path: Path) -> None:
    pilot = title(context)
    foreign = tmp_path / "letter.txt"
    foreign.write_text("Dear Anna", encoding="utf-8")
    drop(pilot, foreign)
    assert isinstance(pilot.scene, Dialog)
    pilot.key(pygame.K_ESCAPE)
    assert isinstance(pilot.scene, TitleScene)
    drop(pilot, from_elsewhere(tmp_path))
    assert isinstance(pilot.scene, SavedGamesScene)
    assert len(words(pilot)) == 1


def test_a_game_may_be_dropped_onto_any_screen(context: Context, tmp_path: Path) -> None:
    put(context, game(1, actions=31), "one")
    path = from_elsewhere(tmp_path)
    pilot = Pilot(SettingsScene(context), context)
    drop(pilot, path)
    assert isinstance(pilot.scene, SettingsScene)
    (told,) = context.notices
    assert told.startswith("The game is in your list now.")
    pilot = saved(context)
    press(pilot, "rename")
    drop(pilot, path)
    assert isinstance(pilot.scene, Ask)
    pilot.key(pygame.K_ESCAPE)
    pilot.step()
    assert len(words(pilot)) == 3
    pilot = title(context)
    press(pilot, "go on")
    drop(pilot, path)
    assert isinstance(pilot.loop.stack[-1], TableScene)
    assert len(context.games.listing().open) == 4


def test_of_a_damaged_game_the_beginning_is_taken_in_and_told(
    context: Context, tmp_path: Path
) -> None:
    lines = notation.write(game(8, actions=60)).splitlines()
    lines[30] = "play it again"
    path = tmp_path / "hurt.euchre"
    path.write_text("\n".join(lines), encoding="utf-8", newline="\n")
    pilot = saved(context)
    drop(pilot, path)
    assert isinstance(pilot.scene, SavedGamesScene)
    assert len(words(pilot)) == 1
    (told,) = context.notices
    assert "line 31" in told
    assert "hurt.euchre" in told


def test_the_title_offers_the_good_beginning_of_the_last_game_and_says_so(
    context: Context,
) -> None:
    lines = notation.write(game(8, actions=60)).splitlines()
    path = put(context, game(8), "hurt")
    lines[30] = "play it again"
    path.write_text("\n".join(lines), encoding="utf-8", newline="\n")
    pilot = title(context)
    (told,) = context.notices
    assert "line 31" in told
    press(pilot, "go on")
    assert isinstance(pilot.scene, TableScene)
    assert list(map(str, pilot.scene.session.record.actions[:29])) == lines[1:30]


def test_a_mailed_game_is_taken_from_the_clipboard(context: Context) -> None:
    record = game(2)
    text = "Hello,\r\n\r\n> " + notation.write(record).replace("\n", "\r\n> ")
    clipboard.copy(text)
    pilot = saved(context)
    press(pilot, "import")
    press(pilot, "paste")
    (entry,) = context.games.listing().finished
    assert saves.load(entry.path).record.actions == record.actions


@pytest.mark.parametrize("way", ["file", "clipboard"])
def test_without_room_no_game_is_taken_in_and_it_is_told_why(
    context: Context, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    path = from_elsewhere(tmp_path, "game.euchre")
    clipboard.copy(path.read_text(encoding="utf-8") if way == "clipboard" else str(path))
    pilot = saved(context)
    press(pilot, "import")

    def full(_handle: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    press(pilot, "paste")
    if way == "file":
        pilot.key(pygame.K_RETURN)
    scene: Any = pilot.scene
    assert scene._refusal == "That didn't work: No space left on device."  # noqa: SLF001
    assert not list(context.paths.games.glob("*"))


def test_far_too_long_a_text_on_the_clipboard_is_no_game(context: Context) -> None:
    clipboard.copy(notation.write(game(1)) + "x" * 2_000_000)
    pilot = saved(context)
    press(pilot, "import")
    press(pilot, "paste")
    scene: Any = pilot.scene
    assert "is not a game" in scene._refusal  # noqa: SLF001


def test_a_path_is_pasted_as_it_is(context: Context, tmp_path: Path) -> None:
    path = from_elsewhere(tmp_path, "two  blanks.euchre")
    clipboard.copy(f"{path}\n")
    pilot = saved(context)
    press(pilot, "import")
    press(pilot, "paste")
    pilot.step()
    pilot.key(pygame.K_RETURN, "\r")
    assert len(words(pilot)) == 1


@pytest.mark.skipif(not hasattr(pygame, "DROPFILE"), reason="no drops")
def test_a_name_that_is_no_text_brings_no_screen_down(context: Context, tmp_path: Path) -> None:
    name = "caf\udce9"
    header = {**json.loads(notation.header(game(1))), "version": 99}
    newer = put(context, game(1, actions=30), "one").with_name(f"{name}.euchre")
    try:
        newer.write_text(json.dumps(header) + "\n", encoding="utf-8", newline="\n")
    except (OSError, UnicodeEncodeError):
        pytest.skip("this system has no such names")
    for _ in range(2):
        pilot = saved(context)
        pilot.settle()
    outside = tmp_path / f"{name}.txt"
    outside.write_text("no game", encoding="utf-8")
    drop(pilot, outside)
    pilot.step()
    assert isinstance(pilot.scene, Dialog)
    for told in context.notices:
        told.encode()
    assert files.shown(newer.name) == "caf?.euchre"


@pytest.mark.parametrize("variant", sorted(PRESETS))
def test_what_all_may_see_of_an_open_game_holds_no_card_nobody_knows(variant: str) -> None:
    whole = game(5, variant)
    for count in (1, 9, len(whole.actions) // 2, len(whole.actions) - 1):
        record = replace(whole, actions=whole.actions[:count], salt="ab" * 16, deals=(5, 6, 7))
        shown = as_all_may_see(record, 77)
        replay = Replay(record)
        running = replay.game(replay.last).turn is not None
        over = len(replay.deals) - running
        assert shown.seed == 77
        assert shown.salt == ""
        assert sum(isinstance(action, Shuffle) for action in shown.actions) == over
        assert shown.deals == record.deals[:over]
        assert shown.actions == record.actions[: len(shown.actions)]
    assert as_all_may_see(whole, 77) == whole


def answer(pilot: Pilot, key: str) -> None:
    assert isinstance(pilot.scene, Dialog)
    form: Any = pilot.scene.touch
    pilot.press(form[key].rect.center)
    pilot.step()


def test_before_an_open_game_is_copied_it_is_told_what_its_text_gives_away(
    context: Context,
) -> None:
    record = game(1, actions=80)
    put(context, record, "one")
    clipboard.copy("something else")
    pilot = saved(context)
    for key in ("cancel", "fair", "whole"):
        press(pilot, "copy")
        assert clipboard.pasted() == "something else"
        answer(pilot, key)
        text, clip = clipboard.pasted(), "something else"
        clipboard.copy(clip)
        if key == "cancel":
            assert text == clip
            continue
        copied = notation.read(text)[0]
        assert (copied.seed == record.seed) == (key == "whole")
        assert (copied.actions == record.actions) == (key == "whole")


def test_an_open_game_is_saved_as_a_file_with_the_deals_that_are_over_or_whole(
    context: Context, tmp_path: Path
) -> None:
    record = game(1, actions=80)
    put(context, record, "one")
    pilot = saved(context)
    for key in ("fair", "whole"):
        press(pilot, "export")
        answer(pilot, key)
        assert isinstance(pilot.scene, Ask)
        scene: Any = pilot.scene
        assert Path(scene.form["text"].value).stem == "Anna & Carla vs Ben & Dan"
        target = tmp_path / f"{key}.euchre"
        scene.form["text"].value = f'"{target}"'
        pilot.key(pygame.K_RETURN, "\r")
        assert isinstance(pilot.scene, SavedGamesScene)
        saved_record = saves.load(target).record
        assert (saved_record.actions == record.actions) == (key == "whole")


def test_a_game_in_its_first_deal_is_given_away_whole_or_not_at_all(context: Context) -> None:
    put(context, game(1, actions=8), "one")
    pilot = saved(context)
    press(pilot, "copy")
    form: Any = pilot.scene.touch  # type: ignore[attr-defined]
    assert "fair" not in {widget.key for widget in form.widgets}
    answer(pilot, "whole")
    assert clipboard.pasted().startswith('{"format"')


def test_a_home_of_nobody_is_told_when_a_game_is_saved(context: Context) -> None:
    put(context, game(1), "one")
    pilot = saved(context)
    press(pilot, "export")
    scene: Any = pilot.scene
    pilot.key(pygame.K_a, mod=pygame.KMOD_CTRL)
    pilot.write("~nobodyhere/game.euchre")
    pilot.key(pygame.K_RETURN, "\r")
    assert isinstance(pilot.scene, Ask)
    assert "nobodyhere" in scene._refusal  # noqa: SLF001


def test_a_game_from_elsewhere_counts_when_one_says_that_one_played_it(
    context: Context, tmp_path: Path
) -> None:
    put(context, game(1, actions=31), "one", age=-1e6)
    pilot = saved(context)
    drop(pilot, from_elsewhere(tmp_path))
    assert "won't count in your statistics" in context.notices[-1]
    scene: Any = pilot.scene
    assert scene.chosen.digest.foreign
    assert "imported" in scene._facts.text  # noqa: SLF001
    press(pilot, "mine")
    assert not scene.chosen.digest.foreign
    assert scene.chosen.digest.seed == 8
    with pytest.raises(KeyError):
        scene.form["mine"]
    # One's own games offer no such thing, and a foreign one that is chosen later does.
    drop(pilot, from_elsewhere(tmp_path, "another.euchre"))
    assert "mine" not in {widget.key for widget in scene.form.widgets}
