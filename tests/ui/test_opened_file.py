"""A game opened by the path of its file: own ones, those of others, and what is none."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from euchre.storage import notation, saves
from euchre.ui import navigation
from euchre.ui.scenes.dialog import Dialog
from euchre.ui.scenes.replay.screen import ReplayScene
from euchre.ui.scenes.title import TitleScene
from euchre.ui.table.scene import TableScene
from tests.ui.on_file import game, put
from tests.ui.pilot import Pilot

if TYPE_CHECKING:
    from pathlib import Path

    from euchre.ui.context import Context


def opened(context: Context, path: object) -> Pilot:
    """The program after a start with the path of a file."""
    pilot = Pilot(TitleScene(context), context)
    pilot.loop.change(navigation.open_file(context, str(path)))
    pilot.settle()
    return pilot


def written(folder: Path, text: str, name: str = "a friend's game.euchre") -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8", newline="\n")
    return path


def own_games(context: Context) -> list[Path]:
    return list(saves.game_files(context.paths.games))


def test_an_own_game_goes_on_where_it_was_left(context: Context) -> None:
    record = game(8, actions=40)
    pilot = opened(context, put(context, record, "mine"))
    assert isinstance(pilot.scene, TableScene)
    assert pilot.scene.session.record.actions == record.actions
    assert len(own_games(context)) == 1
    assert context.notices == []


def test_a_finished_game_is_shown_again_and_the_title_lies_below(context: Context) -> None:
    pilot = opened(context, put(context, game(3), "mine"))
    assert isinstance(pilot.scene, ReplayScene)
    assert [type(scene) for scene in pilot.loop.stack] == [TitleScene, ReplayScene]


def test_a_game_from_elsewhere_is_taken_in_once(context: Context, tmp_path: Path) -> None:
    path = written(tmp_path, notation.write(game(8, actions=40)))
    before = path.read_bytes()
    pilot = opened(context, path)
    assert isinstance(pilot.scene, TableScene)
    assert pilot.scene.session.record.foreign
    assert "won't count in your statistics" in context.notices[0]
    assert path.read_bytes() == before
    pilot.scene.close()
    context.notices.clear()
    again = opened(context, path)
    assert isinstance(again.scene, TableScene)
    assert len(own_games(context)) == 1
    assert context.notices == []


def test_a_copy_that_is_further_on_is_taken_in_beside(context: Context, tmp_path: Path) -> None:
    put(context, game(8, actions=20), "mine")
    text = notation.write(game(8, actions=60)).replace('"begun": ""', "")
    pilot = opened(context, written(tmp_path, text))
    assert isinstance(pilot.scene, TableScene)
    assert len(pilot.scene.session.record.actions) >= 60
    assert len(own_games(context)) == 2


def test_a_path_is_taken_as_desktops_write_it(context: Context, tmp_path: Path) -> None:
    path = written(tmp_path, notation.write(game(8, actions=40)), "a b.euchre")
    pilot = opened(context, path.as_uri())
    assert isinstance(pilot.scene, TableScene)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (None, "There is no file"),
        ("", "is not a game of Euchre"),
        ("Dear Anna,\n", "is not a game of Euchre"),
        ("\0" * 100, "is not a game of Euchre"),
        ('{"format": "euchre", "version": 999}\n', "newer version"),
    ],
)
def test_what_is_no_game_gets_one_sentence_over_the_title(
    text: str | None, sentence: str, context: Context, tmp_path: Path
) -> None:
    path = tmp_path / "nothing.euchre" if text is None else written(tmp_path, text)
    pilot = opened(context, path)
    assert isinstance(pilot.scene, Dialog)
    assert sentence in pilot.scene._text.text  # noqa: SLF001
    assert own_games(context) == []
    pilot.press(pilot.scene.form["ok"].rect.center)
    assert isinstance(pilot.scene, TitleScene)


def test_a_folder_is_no_game(context: Context, tmp_path: Path) -> None:
    pilot = opened(context, tmp_path)
    assert isinstance(pilot.scene, Dialog)
    assert "is a folder" in pilot.scene._text.text  # noqa: SLF001


def test_of_a_damaged_game_the_good_beginning_is_played(
    context: Context, tmp_path: Path
) -> None:
    lines = notation.write(game(8, actions=40)).splitlines(keepends=True)
    path = written(tmp_path, "".join([*lines[:20], "nonsense\n", *lines[20:]]))
    pilot = opened(context, path)
    assert isinstance(pilot.scene, TableScene)
    assert len(pilot.scene.session.record.actions) >= 19
    assert "line 21" in context.notices[0]
