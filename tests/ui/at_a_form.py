"""A person at a form of widgets, for tests of widgets by themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from euchre.ui.draw.canvas import Canvas

if TYPE_CHECKING:
    from euchre.ui.draw.style import Style
    from euchre.ui.widgets import Form, Outcome, Widget

SIZE = (1280, 720)


class Person:
    """Sits before a form: moves the mouse, presses keys, and looks at what is drawn."""

    def __init__(self, form: Form, style: Style) -> None:
        self.form = form
        self.style = style
        self.canvas = Canvas(SIZE)
        self.screen = pygame.Surface(SIZE)
        self.canvas.backdrop(style.backdrop())
        self.look()

    def look(self) -> list[pygame.Rect]:
        self.form.draw(self.canvas, self.style)
        return self.canvas.show(self.screen)

    def event(self, kind: int, **values: Any) -> Outcome | None:
        outcome = self.form.handle(pygame.Event(kind, **values))
        self.look()
        return outcome

    def move(self, point: tuple[int, int]) -> Outcome | None:
        return self.event(pygame.MOUSEMOTION, pos=point, rel=(0, 0), buttons=(0, 0, 0))

    def down(self, point: tuple[int, int]) -> Outcome | None:
        self.move(point)
        return self.event(pygame.MOUSEBUTTONDOWN, pos=point, button=1)

    def up(self, point: tuple[int, int]) -> Outcome | None:
        return self.event(pygame.MOUSEBUTTONUP, pos=point, button=1)

    def click(self, widget: Widget, at: tuple[int, int] | None = None) -> Outcome | None:
        point = at or widget.rect.center
        return self.down(point) or self.up(point)

    def key(self, key: int, mod: int = 0, letter: str = "") -> Outcome | None:
        return self.event(pygame.KEYDOWN, key=key, mod=mod, unicode=letter)

    def write(self, text: str) -> list[Outcome | None]:
        outcomes = []
        for letter in text:
            self.key(ord(letter), letter=letter)
            outcomes.append(self.event(pygame.TEXTINPUT, text=letter))
        return outcomes


def at(widget: Widget, *place: int) -> Widget:
    widget.rect = pygame.Rect(place)
    return widget


def column(*widgets: Widget) -> list[Widget]:
    return [at(widget, 100, 60 + 70 * row, 300, 50) for row, widget in enumerate(widgets)]
