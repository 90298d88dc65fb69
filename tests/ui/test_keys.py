"""What a key means in the layouts of the world, with Ctrl, Cmd and AltGr, and on the keypad."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from euchre.ui.table.commands import command_of
from euchre.ui.widgets import Button, Changed, Form, Pressed, TextField
from euchre.ui.window.keys import as_meant, asks, commanded, letter, plain_letter
from tests.ui.tables import WEST_DEALS, dealt_by_west, the_table

if TYPE_CHECKING:
    from pathlib import Path

ALT_GR_OF_WINDOWS = pygame.KMOD_LCTRL | pygame.KMOD_RALT


def key(code: int, place: int = 0, mod: int = 0, text: str = "") -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=code, scancode=place, mod=mod, unicode=text)


@pytest.mark.parametrize(
    ("sign", "place", "meant"),
    [
        ("p", pygame.KSCAN_P, "p"),
        ("p", pygame.KSCAN_R, "p"),  # Dvorak
        ("a", pygame.KSCAN_Q, "a"),  # AZERTY
        ("z", pygame.KSCAN_Y, "z"),  # QWERTZ
        ("з", pygame.KSCAN_P, "p"),  # Russian
        ("π", pygame.KSCAN_P, "p"),  # Greek
        ("פ", pygame.KSCAN_P, "p"),  # Hebrew
        ("ح", pygame.KSCAN_P, "p"),  # Arabic
        ("я", pygame.KSCAN_Z, "z"),
    ],
)
def test_a_letter_counts_by_layout_and_by_its_place_where_the_layout_has_none(
    sign: str, place: int, meant: str
) -> None:
    assert letter(key(ord(sign), place)) == ord(meant)


@pytest.mark.parametrize(
    ("sign", "place"),
    [
        ("/", pygame.KSCAN_SLASH),
        ("ß", pygame.KSCAN_MINUS),  # German
        ("'", pygame.KSCAN_MINUS),  # Spanish, Italian
        ("+", pygame.KSCAN_MINUS),  # Swedish
        (",", pygame.KSCAN_M),  # AZERTY
        (",", pygame.KSCAN_COMMA),  # Czech, Hungarian
        (".", pygame.KSCAN_SLASH),  # Russian and Hebrew, by its place
    ],
)
def test_a_question_mark_is_known_by_its_key_where_nobody_writes(sign: str, place: int) -> None:
    """Systems tell of the sign below Shift only while text is asked for."""
    assert asks(key(ord(sign), place, pygame.KMOD_LSHIFT, sign))
    assert asks(key(ord(sign), place, pygame.KMOD_RSHIFT))
    assert not asks(key(ord(sign), place, 0, sign))
    assert not asks(key(ord(sign), place, pygame.KMOD_LSHIFT | pygame.KMOD_LCTRL))


@pytest.mark.parametrize(("sign", "place"), [("-", pygame.KSCAN_MINUS), ("m", pygame.KSCAN_M)])
def test_other_keys_with_shift_ask_nothing(sign: str, place: int) -> None:
    assert not asks(key(ord(sign), place, pygame.KMOD_LSHIFT, sign))


@pytest.mark.parametrize(
    ("code", "place"),
    [
        (ord(","), pygame.KSCAN_M),  # AZERTY has its M elsewhere
        (ord("\u0131"), pygame.KSCAN_I),  # Turkish has an i of its own
        (ord("ğ"), pygame.KSCAN_E),
        (ord("ж"), pygame.KSCAN_SEMICOLON),
        (ord("з"), 0),
        (pygame.K_RETURN, pygame.KSCAN_RETURN),
        (pygame.K_LEFT, pygame.KSCAN_LEFT),
    ],
)
def test_what_is_no_letter_here_is_none(code: int, place: int) -> None:
    assert letter(key(code, place)) == 0


@pytest.mark.parametrize("mod", [pygame.KMOD_LCTRL, pygame.KMOD_RCTRL, pygame.KMOD_LMETA])
def test_ctrl_and_cmd_give_commands(mod: int) -> None:
    assert commanded(key(pygame.K_z, mod=mod)) == pygame.K_z
    assert plain_letter(key(pygame.K_z, mod=mod)) == 0
    assert command_of(key(pygame.K_z, mod=mod)) == "undo"
    assert command_of(key(pygame.K_z, mod=mod | pygame.KMOD_LSHIFT)) == "redo"
    assert command_of(key(pygame.K_y, mod=mod)) == "redo"
    assert command_of(key(ord("я"), pygame.KSCAN_Z, mod)) == "undo"


@pytest.mark.parametrize(
    "mod", [ALT_GR_OF_WINDOWS, pygame.KMOD_MODE, pygame.KMOD_RALT, pygame.KMOD_LALT]
)
def test_alt_and_alt_gr_give_no_command_and_no_plain_letter(mod: int) -> None:
    for code in (pygame.K_z, pygame.K_m, pygame.K_h):
        assert commanded(key(code, mod=mod)) == 0
        assert plain_letter(key(code, mod=mod)) == 0
        assert command_of(key(code, mod=mod)) is None


def test_a_button_answers_its_letter_in_any_layout() -> None:
    form = Form(Button("pass", "Pass", shortcut=pygame.K_p))
    assert form.handle(key(ord("з"), pygame.KSCAN_P)) == Pressed("pass")
    assert form.handle(key(ord("л"), pygame.KSCAN_K)) is None
    assert form.handle(key(pygame.K_p, mod=ALT_GR_OF_WINDOWS)) is None


def test_a_field_selects_everything_by_ctrl_and_the_letter_at_the_place_of_a() -> None:
    field = TextField("name", "Name", "Anna")
    form = Form(field)
    form.focus_on("name")
    form.handle(key(pygame.K_END))
    form.handle(key(pygame.K_a, mod=ALT_GR_OF_WINDOWS, text="ą"))
    assert field.selection == (4, 4)
    form.handle(key(ord("ф"), pygame.KSCAN_A, pygame.KMOD_LCTRL))
    assert field.selection == (0, 4)


@pytest.mark.parametrize(
    ("pad", "meant"),
    [
        (pygame.K_KP4, pygame.K_LEFT),
        (pygame.K_KP6, pygame.K_RIGHT),
        (pygame.K_KP8, pygame.K_UP),
        (pygame.K_KP2, pygame.K_DOWN),
        (pygame.K_KP7, pygame.K_HOME),
        (pygame.K_KP1, pygame.K_END),
        (pygame.K_KP9, pygame.K_PAGEUP),
        (pygame.K_KP3, pygame.K_PAGEDOWN),
        (pygame.K_KP_PERIOD, pygame.K_DELETE),
    ],
)
def test_without_num_lock_the_keypad_has_arrows(pad: int, meant: int) -> None:
    assert as_meant(key(pad), num_lock=True).key == meant
    assert as_meant(key(pad, mod=pygame.KMOD_NUM), num_lock=True).key == pad
    assert as_meant(key(pad), num_lock=False).key == pad, "a Mac has no NumLock"


def test_the_keypad_moves_the_cursor_of_a_field() -> None:
    field = TextField("name", "Name", "Anna")
    form = Form(field)
    form.focus_on("name", show=False)
    form.handle(key(pygame.K_KP4))
    assert field.cursor == 3
    form.handle(key(pygame.K_KP7))
    assert field.cursor == 0
    assert form.handle(key(pygame.K_KP_PERIOD)) == Changed("name", "nna")


def test_at_the_table_the_keypad_moves_without_num_lock_and_counts_with_it(
    tmp_path: Path,
) -> None:
    pilot = dealt_by_west(tmp_path, [WEST_DEALS, "pass", "pass", "order"][1:])
    table = the_table(pilot)
    assert table.asked
    done = table.session.done
    pilot.key(pygame.K_KP4)
    pilot.settle()
    assert table.session.done == done
    assert table.hand.focus is not None
    pilot.key(pygame.K_KP1, "1", pygame.KMOD_NUM)
    pilot.settle()
    assert table.session.done > done
