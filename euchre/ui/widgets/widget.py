"""What all widgets share: a place, a name, a reason to be disabled, and a kept picture."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal, NamedTuple, Protocol

import pygame

from euchre.i18n import language
from euchre.ui.draw import theme

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator

    from euchre.ui.draw.style import Style

Point = tuple[int, int]


class Pressed(NamedTuple):
    """A button was pressed, by mouse, touch or key."""

    key: str


class Changed(NamedTuple):
    """A widget has a new value: text, number, switch or the key of a choice."""

    key: str
    value: str | float | bool


Outcome = Pressed | Changed


class Sheet(Protocol):
    """What widgets are drawn on: the canvas, or an opening that shows a part of it."""

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the window in pixels."""

    def put(
        self,
        surface: pygame.Surface,
        position: tuple[float, float],
        *,
        area: tuple[int, int, int, int] | None = None,
    ) -> pygame.Rect:
        """Lay a picture, or an area of it, on top with its top left corner at `position`."""


class Widget:
    """Something on the screen with a place; events go in, an outcome or nothing comes out.

    The scene sets `rect` (pixels of the window) and may set every other public attribute at any
    time; the picture follows. A `Form` sets `hovered` and `held`.
    """

    radius: float = theme.TILE_RADIUS
    """Radius of the corners in units, which the focus ring follows; -1 for round ends."""

    role: ClassVar[Literal["", "area", "drop down", "field", "slider"]] = ""
    """Whether it is one of those that `roles` tells apart."""

    tells_reason = False
    """Whether its reason can be read beside it, so that no bubble has to say it."""

    def __init__(self, key: str, name: str, *, reason: str = "", tip: str = "") -> None:
        """Give a widget the key that outcomes carry and the name people know it by.

        A widget with a `reason` is disabled and shows the reason; a `tip` explains it.
        """
        self.key = key
        self.name = name
        self.reason = reason
        self.tip = tip
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.clip: pygame.Rect | None = None
        """What can be seen of it, when it lies in a scrolled area."""
        self.hovered = False
        self.held = False
        self._kept: tuple[Hashable, Style, pygame.Surface] | None = None

    @property
    def focusable(self) -> bool:
        """Whether keys and mouse mean it at all; disabled ones too, so that the reason is read."""
        return True

    @property
    def enabled(self) -> bool:
        """Whether it can be used now."""
        return not self.reason

    def covers(self, point: Point) -> bool:
        """Return whether a point lies on what can be seen of the widget."""
        seen = self.rect if self.clip is None else self.rect.clip(self.clip)
        return bool(seen.collidepoint(point))

    def needs(self, style: Style, width: int) -> int:  # noqa: ARG002
        """Return the height in pixels at which all its texts fit into a width."""
        return style.px(theme.TARGET)

    def hover(self, point: Point | None) -> None:
        """Learn where over the widget the mouse is; None: elsewhere."""
        self.hovered = point is not None

    def press(self, point: Point) -> Outcome | None:
        """Answer the mouse button or a finger going down on the widget."""

    def drag(self, point: Point) -> Outcome | None:
        """Answer the mouse moving while the widget is held."""

    def release(self, point: Point) -> Outcome | None:
        """Answer the button coming up after a press on this widget, wherever that happens."""

    def let_go(self) -> None:
        """Forget a press that will not be followed by a release: nothing comes of it."""

    def key_down(self, event: pygame.Event) -> Outcome | bool:  # noqa: ARG002
        """Answer a key while focused; True: taken without an outcome, False: not for me."""
        return False

    def write(self, text: str) -> Outcome | None:
        """Answer text that was typed while focused."""

    def compose(self, text: str, start: int) -> None:
        """Learn what an input method is putting together while focused, not yet to be taken."""

    def leave(self) -> None:
        """Learn that the focus went elsewhere."""

    def look(self) -> Hashable:
        """Return everything but style, size and language that the picture depends on."""
        raise NotImplementedError

    def paint(self, style: Style) -> pygame.Surface:
        """Return the picture, as large as `rect`."""
        raise NotImplementedError

    def draw(self, canvas: Sheet, style: Style) -> None:
        """Put the picture on the canvas: the same surface as long as nothing changed."""
        if self.rect.width > 0 and self.rect.height > 0:
            canvas.put(self.picture(style), self.rect.topleft)

    def parts(self, canvas: Sheet, style: Style) -> Iterator[None]:
        """Draw it in steps of a few milliseconds, for moments when nothing moves."""
        self.draw(canvas, style)
        yield

    def picture(self, style: Style) -> pygame.Surface:
        """Return the kept picture, painted anew when anything it depends on changed."""
        depends = (self.look(), self.rect.size, language())
        if self._kept is None or self._kept[0] != depends or self._kept[1] is not style:
            self._kept = (depends, style, self.paint(style))
        return self._kept[2]


def is_enter(event: pygame.Event) -> bool:
    """Return whether a key event is one of the two Enter keys."""
    return event.key in {pygame.K_RETURN, pygame.K_KP_ENTER}


def is_press(event: pygame.Event) -> bool:
    """Return whether a key event activates what has the focus: Enter or Space."""
    return is_enter(event) or event.key == pygame.K_SPACE
