"""What a key means: letters in any layout, commands with Ctrl or Cmd, the keypad without NumLock."""

from __future__ import annotations

import sys

import pygame

ALT = pygame.KMOD_ALT | pygame.KMOD_MODE
"""Alt, and AltGr: with Ctrl it is how Windows tells of AltGr, which writes signs."""
CONTROL = pygame.KMOD_CTRL | pygame.KMOD_META
"""Ctrl, and Cmd on a Mac: either gives a command."""
WITH_COMMAND = CONTROL | ALT
"""A key pressed with one of these writes no plain letter."""

LETTERS = range(pygame.K_a, pygame.K_z + 1)
_PLACES = range(pygame.KSCAN_A, pygame.KSCAN_Z + 1)
"""Where the letters lie on a keyboard of the USA, in the order of the alphabet."""
_LATIN_ENDS = 0x250
"""Signs below this are Latin letters or what stands beside them on a Latin keyboard."""
_SPECIAL = 1 << 30
"""Keys that write nothing have this bit."""

_ASK = frozenset({pygame.K_SLASH, pygame.K_COMMA})
"""Keys with a question mark above: that of / in most countries, of the comma in some."""
_ASK_BESIDE_0 = frozenset({ord("ß"), pygame.K_QUOTE, pygame.K_PLUS, pygame.K_ASTERISK})
"""The same, right of the 0: from Germany to Scandinavia, Spain, Italy and Turkey."""

_DIGITS = range(pygame.K_1, pygame.K_9 + 1)
_PAD = range(pygame.K_KP1, pygame.K_KP9 + 1)

_MOVES = {
    pygame.K_KP0: pygame.K_INSERT,
    pygame.K_KP1: pygame.K_END,
    pygame.K_KP2: pygame.K_DOWN,
    pygame.K_KP3: pygame.K_PAGEDOWN,
    pygame.K_KP4: pygame.K_LEFT,
    pygame.K_KP5: pygame.K_CLEAR,
    pygame.K_KP6: pygame.K_RIGHT,
    pygame.K_KP7: pygame.K_HOME,
    pygame.K_KP8: pygame.K_UP,
    pygame.K_KP9: pygame.K_PAGEUP,
    pygame.K_KP_PERIOD: pygame.K_DELETE,
}
"""What is printed below the digits of the keypad."""
HAS_NUM_LOCK = sys.platform != "darwin"
"""A Mac has no such key: there the keypad writes digits always."""


def letter(event: pygame.Event) -> int:
    """Return the Latin letter a key stands for, as `pygame.K_a` to `K_z`; 0 for none.

    The layout decides, so that Dvorak's P is where Dvorak has it. Where a layout has other
    letters than Latin ones, the key counts by its place.
    """
    if event.key in LETTERS:
        return int(event.key)
    foreign = _LATIN_ENDS <= event.key < _SPECIAL
    place = getattr(event, "scancode", 0)
    return LETTERS[_PLACES.index(place)] if foreign and place in _PLACES else 0


def writes_sign(event: pygame.Event) -> bool:
    """Return whether a key writes something, or would if no input method kept it back."""
    if event.unicode and event.unicode.isprintable():
        return True
    return bool(pygame.K_SPACE <= event.key < _SPECIAL and event.key != pygame.K_DELETE)


def asks(event: pygame.Event) -> bool:
    """Return whether a key writes a question mark, or would if one were writing.

    While nobody writes no system tells what Shift makes of a key. One that makes something else
    of a comma, or of the key where the USA have /, means nothing here.
    """
    if event.mod & WITH_COMMAND:
        return False
    if event.unicode == "?" or event.key == pygame.K_QUESTION:
        return True
    place = getattr(event, "scancode", 0)
    beside_0 = place == pygame.KSCAN_MINUS and event.key in _ASK_BESIDE_0
    there = event.key in _ASK or place == pygame.KSCAN_SLASH or beside_0
    return there and bool(event.mod & pygame.KMOD_SHIFT)


def plain_letter(event: pygame.Event) -> int:
    """Return the letter a key stands for if no command goes with it; 0 for none."""
    return 0 if event.mod & WITH_COMMAND else letter(event)


def commanded(event: pygame.Event) -> int:
    """Return the letter that is pressed with Ctrl or Cmd, but not with AltGr; 0 for none."""
    wanted = event.mod & CONTROL and not event.mod & ALT
    return letter(event) if wanted else 0


def number(event: pygame.Event) -> int | None:
    """Return which card or button a digit means, counted from 0; None for other keys."""
    for keys in (_DIGITS, _PAD):
        if event.key in keys:
            return keys.index(event.key)
    return None


def as_meant(event: pygame.Event, *, num_lock: bool = HAS_NUM_LOCK) -> pygame.Event:
    """Return a key event as it is meant: without NumLock the keypad has arrows and no digits.

    `num_lock`: whether the keyboard has that key at all.
    """
    if event.type not in {pygame.KEYDOWN, pygame.KEYUP} or event.key not in _MOVES:
        return event
    if not num_lock or event.mod & pygame.KMOD_NUM:
        return event
    return pygame.Event(event.type, {**event.dict, "key": _MOVES[event.key]})
