"""Names of every kind on every screen that shows them, and where one writes them."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pygame
import pytest

from euchre.storage.settings import load
from euchre.ui.scenes.fault import FaultScene
from euchre.ui.scenes.handover import HandoverScene
from euchre.ui.scenes.new_game.screen import NewGameScene
from euchre.ui.scenes.title import TitleScene
from euchre.ui.table.scene import TableScene
from euchre.ui.widgets import TextField
from euchre.ui.window import keys
from euchre.ui.window.window import REPEAT, GameWindow
from tests.ui.pilot import Pilot, make_context

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from euchre.ui.context import Context

NOTHING = [
    "\ufe0f",
    "\u202e",
    "\u200b\u200b",
    "\ufe0f...",
    "\udce9",
    "\x00",
    "\u0301",
    "\u3164",
    "x" * 999,
]
SCRIPTS = [
    "Ελένη",
    "Иван",
    "דוד כהן",
    "محمد",
    "王小明",
    "김민준",
    "प्रिया",
    "ที่รัก",
    "👨\u200d👩\u200d👧",
    "Șț",
]


@pytest.fixture
def context(tmp_path: Path) -> Context:
    return make_context(tmp_path, launcher_offered=True, motion="instant")


def named(tmp_path: Path, names: list[str], **settings: object) -> Context:
    """A context whose settings were read from a file with these players."""
    path = tmp_path / "settings.json"
    players = [{"name": name, "level": None} for name in names]
    last = {"variant": "classic", "options": {}, "players": players}
    path.write_text(json.dumps({"last_game": last}), encoding="utf-8", newline="\n")
    kept = load(path).settings
    last_game = kept.last_game or last
    return make_context(tmp_path, launcher_offered=True, motion="instant", last_game=last_game)


@pytest.mark.parametrize("name", NOTHING, ids=lambda name: ascii(name)[:20])
def test_names_in_the_settings_that_cannot_be_seen_close_no_screen(
    tmp_path: Path, name: str
) -> None:
    context = named(tmp_path, [name] * 6)
    pilot = Pilot(NewGameScene(context, lambda: 3), context)
    assert all(player.name for player in pilot.scene.agreement.seated())  # type: ignore[attr-defined]
    pilot.key(pygame.K_RETURN)
    # Several people: a curtain with the first one's name.
    assert isinstance(pilot.loop.stack[0], TableScene)
    assert isinstance(pilot.scene, HandoverScene)
    pilot.run(1)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (960, 600)])
def test_names_in_any_script_are_agreed_on_dealt_and_curtained(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    context = named(tmp_path, SCRIPTS[:4])
    pilot = Pilot(NewGameScene(context, lambda: 3), context, size)
    fields = [w for w in pilot.scene.form["page"].content if isinstance(w, TextField)]  # type: ignore[attr-defined]
    assert [field.value for field in fields] == SCRIPTS[:4]
    pilot.key(pygame.K_RETURN)
    pilot.run(2)
    players = pilot.loop.stack[0].session.players  # type: ignore[attr-defined]
    assert [player.name for player in players.values()] == SCRIPTS[:4]


def test_a_fault_whose_words_no_font_has_is_told_all_the_same(context: Context) -> None:
    error = ValueError("caf\udce9 \x00 \u202e 王 \ufe0f")
    scene = FaultScene(error, context.paths.faults / "x\udce9.txt", lambda: TitleScene(context))
    pilot = Pilot(scene, context)
    pilot.context.notices.append("The file is caf\udce9.euchre\x00\ufe0f")
    pilot.run(0.1)
    assert isinstance(pilot.scene, FaultScene)


def name_field(pilot: Pilot) -> TextField:
    field = pilot.scene.form["name 1"]  # type: ignore[attr-defined]
    assert isinstance(field, TextField)
    return field


def test_one_writes_beside_the_caret_of_the_field_and_nowhere_else(context: Context) -> None:
    pilot = Pilot(NewGameScene(context, lambda: 3), context)
    assert pilot.loop.writes_at is None
    field = name_field(pilot)
    pilot.press(field.rect.center)
    pilot.key(pygame.K_END)
    place = pilot.loop.writes_at
    assert place is not None
    assert field.rect.contains(place)
    pilot.key(pygame.K_HOME)
    assert pilot.loop.writes_at is not None
    assert pilot.loop.writes_at.x < place.x
    pilot.press((5, 5))
    assert pilot.loop.writes_at is None


def test_enter_ends_what_an_input_method_puts_together_and_not_the_name(
    context: Context,
) -> None:
    pilot = Pilot(NewGameScene(context, lambda: 3), context)
    field = name_field(pilot)
    pilot.press(field.rect.center)
    pilot.post(pygame.Event(pygame.TEXTEDITING, text="shao", start=4, length=0))
    pilot.step()
    pilot.key(pygame.K_RETURN)
    assert pilot.scene.form.focus is field  # type: ignore[attr-defined]
    pilot.post(pygame.Event(pygame.TEXTINPUT, text="Ș"))
    pilot.step()
    pilot.key(pygame.K_RETURN)
    assert pilot.scene.agreement.players[1].name == "Ș"  # type: ignore[attr-defined]
    assert pilot.scene.form.focus is not field  # type: ignore[attr-defined]


def test_a_blank_can_be_written_between_two_names(context: Context) -> None:
    pilot = Pilot(NewGameScene(context, lambda: 3), context)
    pilot.press(name_field(pilot).rect.center)
    pilot.write("Anna Maria ")
    pilot.key(pygame.K_RETURN)
    assert pilot.scene.agreement.players[1].name == "Anna Maria"  # type: ignore[attr-defined]


@pytest.fixture
def window() -> Iterator[GameWindow]:
    opened = GameWindow((1280, 720))
    yield opened
    opened.close()


def test_keys_repeat_only_while_one_writes(window: GameWindow) -> None:
    assert pygame.key.get_repeat() == (0, 0)
    window.write_at(pygame.Rect(10, 20, 2, 40))
    assert pygame.key.get_repeat() == REPEAT
    window.write_at(pygame.Rect(30, 20, 2, 40))
    assert pygame.key.get_repeat() == REPEAT
    window.write_at(None)
    assert pygame.key.get_repeat() == (0, 0)


def test_input_methods_are_at_work_only_while_one_writes(window: GameWindow) -> None:
    from euchre.ui.window.sdl import library  # noqa: PLC0415

    sdl = library()
    if sdl is None:
        pytest.skip("SDL's own library was not found")
    assert not sdl.SDL_IsTextInputActive()
    window.write_at(pygame.Rect(10, 20, 2, 40))
    assert sdl.SDL_IsTextInputActive()
    window.write_at(None)
    assert not sdl.SDL_IsTextInputActive()


@pytest.mark.parametrize(
    ("key", "text", "writes"),
    [
        (pygame.K_p, "p", True), (0x0437, "", True), (pygame.K_KP7, "7", True),
        (pygame.K_KP7, "", False), (pygame.K_RETURN, "\r", False), (pygame.K_ESCAPE, "", False),
        (pygame.K_F11, "", False), (pygame.K_DELETE, "\x7f", False), (pygame.K_UP, "", False),
    ],
)  # fmt: skip
def test_a_key_writes_a_sign_or_does_something(key: int, text: str, *, writes: bool) -> None:
    event = pygame.Event(pygame.KEYDOWN, key=key, unicode=text, mod=0, scancode=0)
    assert keys.writes_sign(event) is writes
