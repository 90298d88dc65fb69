"""The keys that mean the same on every screen: M for the sound, F1 or ? for what keys there are.

F11, for the full screen, is answered by the loop, whatever is on the screen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from euchre.i18n import _
from euchre.ui import navigation
from euchre.ui.scene import Pop, Push, Replace
from euchre.ui.window.keys import asks, plain_letter

if TYPE_CHECKING:
    from collections.abc import Callable

    from euchre.ui.context import Context
    from euchre.ui.scene import Change, Scene


def answer(
    event: pygame.Event,
    context: Context,
    *,
    writing: bool = False,
    rules: Callable[[], Scene] | None = None,
) -> Change | None:
    """Answer a key that means the same everywhere; while *writing* only what writes nothing.

    *rules* makes the screen that explains the game, where there is one on the table.
    """
    if event.type != pygame.KEYDOWN:
        return None
    if not writing and plain_letter(event) == pygame.K_m:
        switch_sound(context)
    elif asks_for_help(event) and not (writing and event.unicode):
        return Push(navigation.key_sheet(context, rules))
    return None


def answer_and_leave(event: pygame.Event, context: Context) -> Change:
    """Answer as a screen that any key ends."""
    change = answer(event, context)
    return Replace(change.scene) if isinstance(change, Push) else Pop()


def switch_sound(context: Context) -> None:
    """Turn the sound off or on, and say so."""
    muted = not context.settings.muted
    context.change(muted=muted)
    context.remark(_("Sound off") if muted else _("Sound on"))


def switch_full_screen(context: Context) -> None:
    """Fill the screen, or go back to a window, and say so."""
    full = not context.settings.full_screen
    context.change(full_screen=full)
    context.remark(_("Full screen") if full else _("Window"))


def asks_for_help(event: pygame.Event) -> bool:
    """Whether a key that was pressed is F1 or has a question mark."""
    return event.key == pygame.K_F1 or asks(event)
