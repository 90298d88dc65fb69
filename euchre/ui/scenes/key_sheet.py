"""The sheet that lists the keys, over whatever is on the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from euchre.i18n import _
from euchre.ui.common_keys import asks_for_help
from euchre.ui.scene import Pop, Replace
from euchre.ui.scenes.dialog import Answer, Dialog

if TYPE_CHECKING:
    from collections.abc import Callable

    from euchre.ui.context import Context
    from euchre.ui.scene import Change, Scene


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
        _("Arrows and Enter: pick a card or a button"),
        _("1 to 7: play that card or press that button"),
        _("P, O, A: pass, order it up, go alone"),
        _("C: claim the rest · E: finish a hand that is decided"),
        _("H: hint · L: last trick · T: all tricks of a hand that is over"),
        _("Ctrl+Z, Ctrl+Y: undo, redo"),
        _("Space: speed up, next hand"),
        _("F11: full screen · M: sound · F1: keys · Esc: menu"),
    )
