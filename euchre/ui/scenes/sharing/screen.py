"""A finished hand to be given away: the picture as others will see it, and the ways to do so."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from euchre.i18n import _
from euchre.ui.scene import Pop, Push
from euchre.ui.scenes.games.saving_as import Saving, ask_for_file
from euchre.ui.scenes.screen import pills
from euchre.ui.scenes.sharing.hand_picture import SIZE, hand_picture, png_of
from euchre.ui.scenes.sharing.hand_text import hand_text, title_words
from euchre.ui.scenes.two_panels import TwoPanels
from euchre.ui.widgets import Button, Form
from euchre.ui.window import clipboard

if TYPE_CHECKING:
    from euchre.ui.context import Context
    from euchre.ui.draw.canvas import Canvas
    from euchre.ui.draw.style import Style
    from euchre.ui.scene import Change
    from euchre.ui.scenes.sharing.shared_hand import SharedHand
    from euchre.ui.widgets import Outcome

COPY, SAVE = 260, 290
"""Lengths in units."""


class ShareHandScene(TwoPanels):
    """The picture of a hand, and buttons to save it or to copy the hand as text."""

    MOST = (1180, 860)

    def __init__(self, context: Context, hand: SharedHand) -> None:
        """Show a hand that was played to its end."""
        super().__init__(context)
        self._hand = hand
        self._picture: pygame.Surface | None = None

    def compose(self) -> Form:
        """Return the widgets; the picture speaks the language, too."""
        self.compose_frame(_("Share this hand"))
        self._picture = hand_picture(self.context, self._hand)
        self._copy = Button("copy", _("Copy as text"))
        self._save = Button("save", _("Save as picture"), kind="primary")
        pills(self._copy, self._save)
        form = Form(
            self._title, self._back, self._copy, self._save, default="save", cancel="back"
        )
        form.focus_on("save", show=False)
        return form

    def arrange(self, style: Style) -> None:
        """Give the picture all the room there is."""
        room = self.arrange_frame(style)
        self.at_foot(style, (self._save, SAVE), (self._copy, COPY))
        share = min(room.width / SIZE[0], room.height / SIZE[1])
        self._place = pygame.Rect(0, 0, round(SIZE[0] * share), round(SIZE[1] * share))
        self._place.center = room.center
        assert self._picture is not None
        self._shown = pygame.transform.smoothscale(self._picture, self._place.size)

    def draw_behind(self, canvas: Canvas, style: Style) -> None:  # noqa: ARG002
        """Show the picture as it will be saved."""
        canvas.put(self._shown, self._place.topleft)

    def answer(self, outcome: Outcome) -> Change | None:
        """Copy, save, or leave."""
        if outcome.key == "back":
            return Pop()
        if outcome.key == "copy":
            copied = clipboard.copy(hand_text(self._hand))
            words = (
                _("The hand is copied to the clipboard as text.")
                if copied
                else _("There is no clipboard here.")
            )
            self.context.remark(words)
            return None
        return Push(ask_for_file(self.context, self._saving()))

    def _saving(self) -> Saving:
        assert self._picture is not None
        png = png_of(self._picture)
        return Saving(
            title=_("Save the hand as a picture"),
            hint=_("A picture of {wide} by {high} pixels, as a PNG file.").format(
                wide=SIZE[0], high=SIZE[1]
            ),
            name=title_words(self._hand),
            suffix=".png",
            data=lambda _target: png,
            done=_("The picture is saved to {file}."),
        )
