"""Choosing a portrait for a seat: all of them, and the one that is pointed at large beside them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from euchre.i18n import _
from euchre.ui.draw import theme
from euchre.ui.draw.portraits import PORTRAITS, Expression, portrait
from euchre.ui.draw.shapes import clear
from euchre.ui.scene import Pop
from euchre.ui.scenes.new_game.portrait_button import PortraitButton
from euchre.ui.scenes.screen import Screen, pills
from euchre.ui.widgets import Button, Form, Label, Panel, Widget
from euchre.ui.words.addressed import about, is_you
from euchre.ui.words.portraits import portrait_name

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Mapping

    from euchre.ui.context import Context
    from euchre.ui.draw.canvas import Canvas
    from euchre.ui.draw.style import Style
    from euchre.ui.scene import Change
    from euchre.ui.scenes.new_game.portrait_button import Owner
    from euchre.ui.widgets import Outcome

COLUMNS = 4
FACE, APART = 104, 12
LARGE, SMALL = 168, 64
SIDE, COLUMN = 30, 240
TITLE, BUTTON, GAP = 52, 52, 18
"""Lengths in units: the faces to choose from and those of the preview, and what is around them."""


class PortraitChoice(Screen):
    """Lies over the new-game screen until a portrait is chosen, or not."""

    def __init__(
        self,
        context: Context,
        chosen: str,
        owners: Mapping[str, Owner],
        then: Callable[[str], None],
    ) -> None:
        """Choose for the player who has the portrait *chosen* now; `then` is told which it is.

        *owners* are all players by their portraits.
        """
        super().__init__(context)
        self._chosen, self._owners = chosen, owners
        self._then = then
        self._hovered = self._focused = ""

    def compose(self) -> Form:
        """Return the widgets, in the language in use."""
        self._panel = Panel()
        self._title = Label(
            about(
                self._owners[self._chosen].name, _("A portrait for {name}"), _("Your portrait")
            ),
            size=theme.HEADING,
            colour=theme.IVORY,
            weight="serif",
        )
        self._faces = [PortraitButton(name, name) for name in PORTRAITS]
        for face in self._faces:
            face.name = portrait_name(face.portrait)
            face.owner = self._owners.get(face.portrait)
            face.selected = face.portrait == self._chosen
        self._preview = PortraitPreview(self._chosen)
        self._who = Label(
            "", size=theme.LEAD, colour=theme.BRASS, weight="bold", align="centre"
        )
        self._whose = Label("", size=theme.SMALL + 1, align="centre", top=True)
        self._back = Button("back", _("Back"))
        pills(self._back)
        words = (self._panel, self._title, self._preview, self._who, self._whose)
        form = Form(*words, *self._faces, self._back, default=self._chosen, cancel="back")
        form.focus_on(self._chosen, show=False)
        return form

    def answer(self, outcome: Outcome) -> Change | None:
        """Take the portrait that was pressed, or leave all as it is."""
        if outcome.key != "back":
            self._then(outcome.key)
        return Pop()

    def describe(self) -> dict[str, object]:
        """What a program that tests this one wants to know."""
        return {"scene": "portraits", "shown": self._preview.portrait, **super().describe()}

    def draw_ground(self, canvas: Canvas, style: Style) -> None:  # noqa: ARG002
        """Leave the screen below to be seen, dimmed."""
        canvas.dim(theme.DIMMING)

    def draw_behind(self, canvas: Canvas, style: Style) -> None:  # noqa: ARG002
        """Let the preview show what is pointed at."""
        self._point()
        picture = self._preview.portrait
        self._who.text = portrait_name(picture)
        self._whose.text = self._trade(picture)

    def _trade(self, picture: str) -> str:
        """What happens to who has a portrait already."""
        owner = self._owners.get(picture)
        if owner is None or picture == self._chosen:
            return ""
        name = self._owners[self._chosen].name
        if is_you(name):
            return _("{name} has this one and gets yours.").format(name=owner.name)
        return about(
            owner.name,
            _("{name} has this one and gets the other."),
            _("You have this one and get the other."),
        )

    def _point(self) -> None:
        """Let the preview follow the mouse or the keys, whichever pointed at something last."""
        focus = self.form.focus if self.form.shows_focus else None
        focused = focus.portrait if isinstance(focus, PortraitButton) else ""
        hovered = next((face.portrait for face in self._faces if face.hovered), "")
        if hovered != self._hovered:
            self._preview.portrait = hovered or focused or self._chosen
        elif focused != self._focused:
            self._preview.portrait = focused or hovered or self._chosen
        self._hovered, self._focused = hovered, focused

    def arrange(self, style: Style) -> None:
        """Give every widget its rectangle."""
        rows = -(-len(PORTRAITS) // COLUMNS)
        step = FACE + APART
        wide = 3 * SIDE + COLUMN + COLUMNS * step - APART
        high = 2 * SIDE + TITLE + rows * step - APART
        panel = style.centred((wide, high))
        self._panel.rect = panel
        x, y = panel.x + style.px(SIDE), panel.y + style.px(SIDE)
        column = style.px(COLUMN)
        self._title.rect = pygame.Rect(
            x, y, panel.right - style.px(SIDE) - x, style.px(TITLE - 12)
        )
        top = y + style.px(TITLE)
        self._arrange_preview(
            style, pygame.Rect(x, top, column, panel.bottom - style.px(SIDE) - top)
        )
        left = x + column + style.px(SIDE)
        for index, face in enumerate(self._faces):
            row, place = divmod(index, COLUMNS)
            corner = (left + style.px(place * step), top + style.px(row * step))
            face.rect = pygame.Rect(corner, (style.px(FACE), style.px(FACE)))

    def _arrange_preview(self, style: Style, room: pygame.Rect) -> None:
        gap = style.px(GAP)
        tall = style.px(LARGE + SMALL) + gap
        self._preview.rect = pygame.Rect(room.x, room.y, room.width, tall)
        self._who.rect = pygame.Rect(room.x, room.y + tall + gap // 2, room.width, style.px(34))
        self._whose.rect = pygame.Rect(room.x, self._who.rect.bottom, room.width, style.px(48))
        button = style.px(BUTTON)
        self._back.rect = pygame.Rect(room.x, room.bottom - button, room.width, button)


class PortraitPreview(Widget):
    """One portrait large, and its other expressions below."""

    focusable = False

    def __init__(self, picture: str) -> None:
        """Show a portrait."""
        super().__init__("", "")
        self.portrait = picture

    def look(self) -> Hashable:
        """Return everything the picture depends on."""
        return self.portrait

    def paint(self, style: Style) -> pygame.Surface:
        """Return the faces."""
        picture = clear(self.rect.size)
        large, small = style.px(LARGE), style.px(SMALL)
        calm, *others = Expression
        places = [pygame.Rect((self.rect.width - large) // 2, 0, large, large)]
        free = (self.rect.width - len(others) * small) // (len(others) + 1)
        for index in range(len(others)):
            x = free + index * (small + free)
            places.append(pygame.Rect(x, self.rect.height - small, small, small))
        for expression, place in zip((calm, *others), places, strict=True):
            face = portrait(style, self.portrait, expression, place.width, theme.BRASS)
            if face is not None:
                picture.blit(face, place)
        return picture
