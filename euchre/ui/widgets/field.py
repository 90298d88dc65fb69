"""A field to write a name or a number in."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from euchre.play.names import one_line
from euchre.ui.draw import assets, theme
from euchre.ui.draw.fonts import fonts_in
from euchre.ui.widgets import editing
from euchre.ui.widgets.button import corner_radius
from euchre.ui.widgets.editing import EditStep
from euchre.ui.widgets.widget import Changed, Outcome, Point, Widget
from euchre.ui.window import clipboard
from euchre.ui.window.keys import ALT, CONTROL, commanded, writes_sign

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

    from euchre.ui.draw.lettering import Cell
    from euchre.ui.draw.style import Style

SIDE = 16
"""Room left and right of the text, in units."""


def anything(text: str) -> bool:  # noqa: ARG001
    """Allow every text."""
    return True


class TextField(Widget):
    """One line of text with a cursor, a selection, and the keys everybody knows."""

    role = "field"

    def __init__(  # noqa: PLR0913 - one value for each thing to choose
        self,
        key: str,
        name: str,
        value: str = "",
        *,
        longest: int = 16,
        placeholder: str = "",
        allowed: Callable[[str], bool] = anything,
        exact: bool = False,
        reason: str = "",
        tip: str = "",
    ) -> None:
        """Take up to `longest` letters; `allowed` may refuse texts such as letters in numbers.

        What can be seen is taken, and only if a font can show it; an `exact` field takes a text
        as it is, such as the path of a file.
        """
        super().__init__(key, name, reason=reason, tip=tip)
        self.value = value
        self.longest = longest
        self.placeholder = placeholder
        self.allowed = allowed
        self.cursor = len(value)
        self.anchor = self.cursor
        """The selection reaches from here to the cursor."""
        self.active = False
        self.composed = ""
        """What an input method is putting together and has not handed over yet."""
        self.complaint = ""
        """Why the last thing written was not taken, or not all of it."""
        self._exact = exact
        self._composing_at = 0
        self._past = editing.Past()
        self._cells: tuple[Cell, ...] = ()
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
        self.composed = self.complaint = ""
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

    def let_go(self) -> None:
        """Keep what is selected by now."""
        self._fresh = False

    def _place(self, point: Point) -> int:
        x = point[0] - self.rect.x - self._shift
        return min(editing.places(self.value), key=lambda place: abs(self._x(place) - x))

    def _x(self, place: int) -> int:
        """Return where in the picture of the text a cursor stands."""
        ends = 0
        for cell in self._cells:
            near, far = cell.left, cell.right
            if cell.backwards:
                near, far = far, near
            if cell.start >= place:
                return near
            ends = far
        return ends

    def write(self, text: str) -> Outcome | None:
        """Put text in place of the selection, as far as it may, fits and can be shown."""
        self.composed = self.complaint = ""
        if not self.enabled:
            return None
        if self._exact:
            return self._put(text, editing.without_controls)
        missing = fonts_in(assets.root() / "fonts").missing(text)
        for letter in missing:
            text = text.replace(letter, "")
        outcome = self._put(text, one_line) if text or not missing else None
        if missing:
            self.complaint = editing.cannot_be_shown(missing)
        return outcome

    def compose(self, text: str, start: int) -> None:
        """Show what an input method is putting together, its cursor after `start` characters."""
        self.composed = text if self.enabled else ""
        self._composing_at = max(0, min(len(text), start))

    def _put(self, text: str, clean: Callable[[str], str] = str) -> Outcome | None:
        """Put text in place of the selection."""
        begin, end = self.selection
        before, after = self.value[:begin], self.value[end:]
        return self._become(editing.put_in(before, text, after, self.longest, clean))

    def _become(self, step: EditStep, *, noted: bool = True) -> Outcome | None:
        if step.value == self.value or not self.allowed(step.value):
            return None
        if noted:
            self._past.note(EditStep(self.value, self.cursor), step)
        self.value = step.value
        self.cursor = self.anchor = step.cursor
        return Changed(self.key, step.value)

    def key_down(self, event: pygame.Event) -> Outcome | bool:
        """Move, select, delete, copy and paste; Enter and Esc are left to the form."""
        if self.composed:
            # Its keys belong to the input method, Enter and Esc too.
            return True
        if event.key in {pygame.K_INSERT, pygame.K_DELETE} and event.mod & pygame.KMOD_SHIFT:
            return self._command(pygame.K_v if event.key == pygame.K_INSERT else pygame.K_x)
        if event.key in {pygame.K_BACKSPACE, pygame.K_DELETE}:
            return self._delete(event) or True
        goal = self._goal(event)
        if goal is not None:
            self.cursor = goal
            if not event.mod & pygame.KMOD_SHIFT:
                self.anchor = self.cursor
            return True
        if event.mod & CONTROL and not event.mod & ALT:
            key = pygame.K_c if event.key == pygame.K_INSERT else commanded(event)
            return self._command(key, shift=bool(event.mod & pygame.KMOD_SHIFT))
        # Letters arrive as text; here they must not press anything else.
        return writes_sign(event)

    def _goal(self, event: pygame.Event) -> int | None:
        """Return where a key moves the cursor, or None."""
        key, end = event.key, len(self.value)
        if event.mod & pygame.KMOD_META:
            key = {pygame.K_LEFT: pygame.K_HOME, pygame.K_RIGHT: pygame.K_END}.get(key, key)
        if key in {pygame.K_HOME, pygame.K_END}:
            return 0 if key == pygame.K_HOME else end
        if key not in {pygame.K_LEFT, pygame.K_RIGHT}:
            return None
        way = -1 if key == pygame.K_LEFT else 1
        return self._beside(event, -way if editing.runs_backwards(self.value) else way)

    def _beside(self, event: pygame.Event, way: int) -> int:
        """Return the place beside the cursor: a letter away, or a word with Ctrl or Option."""
        by_word = event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT)
        find = editing.word_beside if by_word else editing.beside
        return find(self.value, self.cursor, way)

    def _delete(self, event: pygame.Event) -> Outcome | None:
        if not self.enabled:
            return None
        self.complaint = ""
        begin, end = self.selection
        if begin == end:
            other = self._beside(event, -1 if event.key == pygame.K_BACKSPACE else 1)
            begin, end = sorted((begin, other))
        return self._become(EditStep(self.value[:begin] + self.value[end:], begin))

    def _command(self, key: int, *, shift: bool = False) -> Outcome | bool:
        begin, end = self.selection
        if key == pygame.K_a:
            self.anchor, self.cursor = 0, len(self.value)
        elif key in {pygame.K_c, pygame.K_x}:
            # With nothing selected what is on the clipboard stays there.
            copied = begin < end and clipboard.copy(self.value[begin:end])
            if key == pygame.K_x and copied and self.enabled:
                return self._put("") or True
        elif key == pygame.K_v:
            return self.write(clipboard.pasted().strip("\r\n")) or True
        elif key in {pygame.K_z, pygame.K_y}:
            return self._undo(again=shift or key == pygame.K_y) or True
        else:
            return False
        return True

    def _undo(self, *, again: bool) -> Outcome | None:
        if not self.enabled:
            return None
        now = EditStep(self.value, self.cursor)
        step = self._past.redo(now) if again else self._past.undo(now)
        return self._become(step, noted=False) if step is not None else None

    def look(self) -> Hashable:
        """Return everything the picture depends on."""
        written = (self.value, self.placeholder, self.cursor, self.anchor)
        composed = (self.composed, self._composing_at)
        return (written, composed, self.active, self.enabled, self.hovered)

    @property
    def caret(self) -> pygame.Rect:
        """Where on the screen the next letter is going to stand."""
        x = self.rect.x + self._shift + self._x(self._seen_cursor())
        caret = pygame.Rect(x, self.rect.y, 2, self.rect.height)
        return caret.clamp(self.rect) if self.rect.width > caret.width else caret

    def _seen(self) -> str:
        """Return the text with what an input method is putting together in its place."""
        if not self.composed:
            return self.value
        begin, end = self.selection
        return self.value[:begin] + self.composed + self.value[end:]

    def _seen_cursor(self) -> int:
        return self.selection[0] + self._composing_at if self.composed else self.cursor

    def paint(self, style: Style) -> pygame.Surface:
        """Return the field, its text moved so that the cursor can be seen, else its beginning."""
        felt = style.felt
        line = felt.line if not self.enabled else theme.BRASS if self.active else felt.outline
        picture = style.shapes.panel(
            self.rect.size,
            corner_radius(self, style),
            felt.lit if self.hovered and self.enabled else felt.raised,
            line=line,
            width=style.edge(theme.OUTLINE),
        ).copy()
        side = min(style.px(SIDE), (self.rect.width - 1) // 2)
        room = self.rect.width - 2 * side
        self._cells = style.text.cells(self._seen(), theme.BODY)
        reach = self._x(self._seen_cursor()) if self.active else 0
        self._shift = side - max(0, reach - room + 2)
        inside = picture.subsurface((side, 0, room, self.rect.height))
        self._write(inside, style, self._shift - side)
        return picture

    def _write(self, inside: pygame.Surface, style: Style, x: int) -> None:
        height = style.text.height(theme.BODY)
        y = (inside.get_height() - height) // 2
        if self._seen():
            colour = theme.IVORY if self.enabled else style.felt.faint
            self._lay(inside, style.text.line(self._seen(), theme.BODY, colour), x)
            if self.composed:
                self._underline(inside, style, x, y + height)
            elif self.active:
                self._mark(inside, style, x)
        elif self.placeholder:
            hint = style.text.line(
                self.placeholder, theme.BODY, style.felt.faint, max_width=inside.get_width()
            )
            self._lay(inside, hint, 0)
        if self.active:
            at = x + self._x(self._seen_cursor())
            pygame.draw.rect(inside, theme.BRASS, (at, y, max(1, style.px(2)), height))

    @staticmethod
    def _lay(inside: pygame.Surface, line: pygame.Surface, x: int) -> None:
        inside.blit(line, (x, (inside.get_height() - line.get_height()) // 2))

    def _mark(self, inside: pygame.Surface, style: Style, x: int) -> None:
        """Draw the selected letters in the colours of a selection."""
        begin, end = self.selection
        if begin == end:
            return
        line = style.text.line(self.value, theme.BODY, theme.INK)
        marked = pygame.Surface(line.get_size())
        marked.fill(theme.BRASS)
        marked.blit(line, (0, 0))
        y = (inside.get_height() - line.get_height()) // 2
        for cell in self._cells:
            if begin <= cell.start < end:
                area = (cell.left, 0, cell.right - cell.left, line.get_height())
                inside.blit(marked, (x + cell.left, y), area)

    def _underline(self, inside: pygame.Surface, style: Style, x: int, y: int) -> None:
        """Draw a line below what is not yet handed over."""
        begin = self.selection[0]
        for cell in self._cells:
            if begin <= cell.start < begin + len(self.composed):
                thick = max(1, style.px(2))
                place = (x + cell.left, y - thick, cell.right - cell.left, thick)
                pygame.draw.rect(inside, theme.BRASS, place)
