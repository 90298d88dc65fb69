"""The keys that mean the same on every screen: M for the sound, F1 or ? for what keys there are."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from euchre.i18n import _
from euchre.ui.scene import Pop, Push, Replace
from euchre.ui.scenes.dialog import Answer, Dialog
from euchre.ui.window.keys import WITH_COMMAND, plain_letter

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
        return Push(KeySheet(context, rules))
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


def asks_for_help(event: pygame.Event) -> bool:
    """Whether a key that was pressed is F1 or writes a question mark."""
    asks = event.unicode == "?" and not event.mod & WITH_COMMAND
    return bool(event.key == pygame.K_F1 or asks)


class KeySheet(Dialog):
    """Lists the keys over whatever is on the screen; what opened it closes it, too."""

    def __init__(self, context: Context, rules: Callable[[], Scene] | None = None) -> None:
        """Offer the rules of the game as well, if there is one."""
        more = () if rules is None else (Answer("rules", _("How to play")),)
        answers = (*more, Answer("close", _("Close"), "primary"))

        def then(key: str) -> Change:
            return Pop() if key == "close" or rules is None else Replace(rules())

        words = "\n".join(_lines())
        super().__init__(context, _("Keys"), words, answers, safe="close", then=then)

    def handle(self, event: pygame.Event) -> Change | None:
        """Answer as a dialog, but do not open a second sheet."""
        if event.type == pygame.KEYDOWN and asks_for_help(event):
            return Pop()
        return super().handle(event)


def _lines() -> tuple[str, ...]:
    return (
        _("Arrows and Enter: choose a card or a button"),
        _("1 to 7: play that card, or press that button"),
        _("P, O, A: pass, order up, go alone"),
        _("H: hint · L: last trick"),
        _("Ctrl+Z, Ctrl+Y: take back, do again"),
        _("Space: hurry"),
        _("F11: full screen · M: sound · Esc: menu"),
    )
