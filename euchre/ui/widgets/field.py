"""A field to write a name or a number in."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from euchre.ui import theme
from euchre.ui.keys import ALT, CONTROL, commanded
from euchre.ui.widgets.button import corner_radius
from euchre.ui.widgets.widget import Changed, Outcome, Point, Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

    from euchre.ui.style import Style

SIDE = 16
"""Room left and right of the text, in units."""


def anything(text: str) -> bool:  # noqa: ARG001
    """Allow every text."""
    return True


class TextField(Widget):
    """One line of text with a cursor, a selection, and the keys everybody knows."""

    def __init__(  # noqa: PLR0913 - one value for each thing to choose
        self,
        key: str,
        name: str,
        value: str = "",
        *,
        longest: int = 16,
        placeholder: str = "",
        allowed: Callable[[str], bool] = anything,
        reason: str = "",
        tip: str = "",
    ) -> None:
        """Take up to `longest` characters; `allowed` may refuse texts such as letters in numbers."""
        super().__init__(key, name, reason=reason, tip=tip)
        self.value = value
        self.longest = longest
        self.placeholder = placeholder
        self.allowed = allowed
        self.cursor = len(value)
        self.anchor = self.cursor
        """The selection reaches from here to the cursor."""
        self.active = False
        self._edges: tuple[int, ...] = (0,)
        """Where in the picture each character begins, and the last one ends."""
        self._shift = 0
        self._fresh = False
        """Whether it has just got the focus from the mouse, whose button is still held."""

    @property
    def selection(self) -> tuple[int, int]:
        """Where the selected part begins and ends; equal if nothing is selected."""
        return min(self.cursor, self.anchor), max(self.cursor, self.anchor)

    def enter(self, *, by_key: bool) -> None:
        """Get the focus; by key everything is selected, so that typing replaces it."""
        self._fresh = not self.active and not by_key
        self.active = True
        if by_key:
            self.anchor, self.cursor = 0, len(self.value)

    def leave(self) -> None:
        """Lose the focus."""
        self.active = False
        self.anchor = self.cursor

    def press(self, point: Point) -> Outcome | None:
        """Set the cursor where the mouse is."""
        self.cursor = self.anchor = self._place(point)
        return None

    def drag(self, point: Point) -> Outcome | None:
        """Select up to the mouse."""
        self.cursor = self._place(point)
        return None

    def release(self, point: Point) -> Outcome | None:  # noqa: ARG002
        """Select everything after the click that gave the focus, so that typing replaces it."""
        if self._fresh and self.cursor == self.anchor:
            self.anchor, self.cursor = 0, len(self.value)
        self._fresh = False
        return None

    def _place(self, point: Point) -> int:
        x = point[0] - self.rect.x - self._shift
        nearest = min(range(len(self._edges)), key=lambda index: abs(self._edges[index] - x))
        return min(nearest, len(self.value))

    def write(self, text: str) -> Outcome | None:
        """Put text in place of the selection, as far as it may and fits."""
        if not self.enabled:
            return None
        begin, end = self.selection
        room = self.longest - len(self.value) + end - begin
        written = "".join(sign for sign in text if sign.isprintable())[: max(0, room)]
        return self._replace(begin, end, written)

    def _replace(self, begin: int, end: int, text: str) -> Outcome | None:
        value = self.value[:begin] + text + self.value[end:]
        if value == self.value or not self.allowed(value):
            return None
        self.value = value
        self.cursor = self.anchor = begin + len(text)
        return Changed(self.key, value)

    def key_down(self, event: pygame.Event) -> Outcome | bool:
        """Move, select, delete, copy and paste; Enter and Esc are left to the form."""
        if event.mod & CONTROL and not event.mod & ALT:
            return self._command(commanded(event))
        if event.key in {pygame.K_BACKSPACE, pygame.K_DELETE}:
            return self._delete(-1 if event.key == pygame.K_BACKSPACE else 1) or True
        goal = {
            pygame.K_LEFT: self.cursor - 1,
            pygame.K_RIGHT: self.cursor + 1,
            pygame.K_HOME: 0,
            pygame.K_END: len(self.value),
        }.get(event.key)
        if goal is None:
            # Letters arrive as text; here they must not press anything else.
            return bool(event.unicode and event.unicode.isprintable())
        self.cursor = max(0, min(len(self.value), goal))
        if not event.mod & pygame.KMOD_SHIFT:
            self.anchor = self.cursor
        return True

    def _delete(self, way: int) -> Outcome | None:
        begin, end = self.selection
        if begin == end:
            begin, end = sorted((begin, max(0, min(len(self.value), begin + way))))
        return self._replace(begin, end, "") if self.enabled else None

    def _command(self, key: int) -> Outcome | bool:
        begin, end = self.selection
        if key == pygame.K_a:
            self.anchor, self.cursor = 0, len(self.value)
        elif key == pygame.K_c:
            _to_clipboard(self.value[begin:end])
        elif key == pygame.K_x:
            _to_clipboard(self.value[begin:end])
            return self.write("") or True
        elif key == pygame.K_v:
            return self.write(_from_clipboard()) or True
        else:
            return False
        return True

    def look(self) -> Hashable:
        """Return everything the picture depends on."""
        written = (self.value, self.placeholder, self.cursor, self.anchor)
        return (written, self.active, self.enabled, self.hovered)

    def paint(self, style: Style) -> pygame.Surface:
        """Return the field, its text moved so that the cursor can be seen, else its beginning."""
        felt = style.felt
        line = felt.line if not self.enabled else theme.BRASS if self.active else felt.outline
        picture = style.shapes.panel(
            self.rect.size,
            corner_radius(self, style),
            felt.lit if self.hovered and self.enabled else felt.raised,
            line=line,
            width=max(1.0, theme.OUTLINE * style.u),
        ).copy()
        side = style.px(SIDE)
        room = max(1, self.rect.width - 2 * side)
        text = style.text
        self._edges = tuple(
            text.width(self.value[:index], theme.BODY) for index in range(len(self.value) + 1)
        )
        seen = self._edges[self.cursor] if self.active else 0
        self._shift = side - max(0, seen - room + 2)
        inside = picture.subsurface((side, 0, room, self.rect.height))
        self._write(inside, style, self._shift - side)
        return picture

    def _write(self, inside: pygame.Surface, style: Style, x: int) -> None:
        height = style.text.height(theme.BODY)
        y = (inside.get_height() - height) // 2
        begin, end = (self._edges[index] for index in self.selection)
        if self.value:
            colour = theme.IVORY if self.enabled else style.felt.faint
            inside.blit(style.text.line(self.value, theme.BODY, colour), (x, y))
            if self.active and end > begin:
                marked = pygame.Surface((end - begin, height))
                marked.fill(theme.BRASS)
                marked.blit(style.text.line(self.value, theme.BODY, theme.INK), (-begin, 0))
                inside.blit(marked, (x + begin, y))
        elif self.placeholder:
            hint = style.text.line(
                self.placeholder, theme.BODY, style.felt.faint, max_width=inside.get_width()
            )
            inside.blit(hint, (0, y))
        if self.active:
            place = (x + self._edges[self.cursor], y, max(1, style.px(2)), height)
            pygame.draw.rect(inside, theme.BRASS, place)


def _to_clipboard(text: str) -> None:
    try:
        pygame.scrap.put_text(text)
    except pygame.error:
        # No clipboard on this screen: nothing is lost, the text stays in the field.
        return


def _from_clipboard() -> str:
    try:
        return pygame.scrap.get_text()
    except pygame.error:
        return ""
