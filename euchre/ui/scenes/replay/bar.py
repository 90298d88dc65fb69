"""The bar below a replay: forward and back, how fast, whose cards, and what to do from here."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from euchre.i18n import _
from euchre.ui.draw import theme
from euchre.ui.draw.shapes import opaque
from euchre.ui.widgets import (
    Button,
    Changed,
    DropDown,
    Form,
    IconButton,
    Label,
    Option,
    Widget,
)

if TYPE_CHECKING:
    from collections.abc import Hashable

    from euchre.ui.draw.style import Style
    from euchre.ui.scenes.replay.table import ReplayTable
    from euchre.ui.widgets import Icon, Outcome
    from euchre.ui.widgets.widget import Point

HEIGHT = 92
"""The bar, in units."""
SIDE, BETWEEN, APART = 16, 6, 14
SPEED, WHO, ON = 66, 186, 190
LABEL, TRACK, KNOB = 26, 8, 22
SPEEDS = (0.5, 1.0, 2.0, 4.0)
ALL = "all"


class Track(Widget):
    """Where in the game the replay is: a piece for every deal, and a knob to drag."""

    radius = -1

    def __init__(self, key: str, name: str, table: ReplayTable) -> None:
        """Show the position of *table*."""
        super().__init__(key, name)
        self._table = table

    def press(self, point: Point) -> Outcome | None:
        """Go to the position under the mouse."""
        return self.drag(point)

    def drag(self, point: Point) -> Outcome | None:
        """Let the position follow the mouse."""
        last = self._table.replay.last
        part = (point[0] - self.rect.x) / max(1, self.rect.width)
        position = max(0, min(last, round(part * last)))
        return Changed(self.key, position) if position != self._table.position else None

    def look(self) -> Hashable:
        """Return everything the picture depends on."""
        return (self._table.position, self.hovered, self.held)

    def paint(self, style: Style) -> pygame.Surface:
        """Return the pieces, filled up to the position, and the knob."""
        picture = pygame.Surface(self.rect.size, pygame.SRCALPHA)
        replay = self._table.replay
        wide, middle = self.rect.width, self.rect.height // 2
        tall, gap = style.px(TRACK), style.px(2)
        last = max(1, replay.last)
        at = wide * self._table.position // last
        starts = [wide * start // last for start in replay.deals] or [0]
        for start, end in zip(starts, [*starts[1:], wide], strict=True):
            left, right = start, max(start + 1, end - gap)
            place = pygame.Rect(left, middle - tall // 2, right - left, tall)
            picture.fill(opaque(style.felt.lit), place)
            if at > left:
                place.width = min(right, at) - left
                picture.fill(opaque(theme.BRASS), place)
        knob = style.shapes.disc(
            style.px(KNOB),
            theme.BRASS_LIT if self.hovered or self.held else theme.BRASS,
            line=style.felt.plaque,
            width=max(1.0, style.u * 2),
        )
        x = max(knob.get_width() // 2, min(wide - knob.get_width() // 2, at))
        picture.blit(knob, knob.get_rect(center=(x, middle)))
        return picture


class ReplayBar:
    """The widgets of the bar."""

    def __init__(self, table: ReplayTable, *, speed: float, playing: bool) -> None:
        """Make them; `show` brings them up to date."""
        self._table = table
        replay = table.replay
        begin, end = _("This is the start."), _("This is the end of the game.")
        self._before = {"deal_back": begin, "trick_back": begin, "previous": begin}
        self._after = {"play": end, "next": end, "trick_on": end, "deal_on": end}
        self.back = IconButton("back", "back", _("Back"), keys="Esc")
        names: list[tuple[str, Icon, str]] = [
            ("deal_back", "deal_back", _("Previous hand")),
            ("trick_back", "trick_back", _("Back a trick")),
            ("previous", "previous", _("Back a step")),
            ("play", "pause" if playing else "play", _("Play")),
            ("next", "next", _("Forward a step")),
            ("trick_on", "trick_on", _("Forward a trick")),
            ("deal_on", "deal_on", _("Next hand")),
        ]
        keys = {
            "deal_back": "Page Up",
            "trick_back": "\u2191",
            "play": _("Space"),
            "trick_on": "\u2193",
            "deal_on": "Page Down",
        }
        self.steps = [
            IconButton(key, sign, name, keys=keys.get(key, "")) for key, sign, name in names
        ]
        self.where = Label("", size=theme.SMALL, align="centre")
        self.track = Track("track", _("Where in the game"), table)
        self.speed = Button("speed", "", tip=_("Speed"))
        self.speed.radius = -1
        players = replay.record.players
        whose = [Option(ALL, _("All cards face up"))]
        whose += [Option(seat.value, player.name) for seat, player in players.items()]
        chosen = ALL if table.open else table.bottom.value
        self.whose = DropDown("whose", _("Whose cards"), whose, chosen)
        self.on = Button("on", _("Play from here"), kind="primary")
        self.on.radius = -1
        self.more = IconButton("more", "menu", _("About this deal"))
        self.show(speed=speed, playing=playing)

    def form(self) -> Form:
        """The form with all of them."""
        middle = (self.where, self.track, self.speed, self.whose)
        return Form(self.back, *self.steps, *middle, self.on, self.more, cancel="back")

    def show(self, *, speed: float, playing: bool) -> None:
        """Follow the position and the pace."""
        table, replay = self._table, self._table.replay
        for button in self.steps:
            reasons = self._before if button.key in self._before else self._after
            stuck = table.position == (0 if button.key in self._before else replay.last)
            button.reason = reasons[button.key] if stuck else ""
            if button.key == "play":
                button.sign = "pause" if playing else "play"
                button.name = button.tip = _("Stop") if playing else _("Play")
        self.speed.label = f"{speed:g} ×"  # noqa: RUF001 - a multiplication sign is meant
        self.where.text = _where_words(table)
        over = replay.game(table.position).winner is not None
        self.on.reason = _("The game is decided here.") if over else ""
        none = "" if replay.deal_at(table.position) is not None else _("Nothing is dealt yet.")
        self.more.reason = none

    def arrange(self, style: Style, bar: pygame.Rect) -> None:
        """Lie side by side in the bar."""
        tall, between, apart = style.px(theme.TARGET), style.px(BETWEEN), style.px(APART)
        y = bar.y + (bar.height - tall) // 2
        x = bar.x + style.px(SIDE)
        self.back.rect = pygame.Rect(x, y, tall, tall)
        x = self.back.rect.right + apart
        for button in self.steps:
            button.rect = pygame.Rect(x, y, tall, tall)
            x += tall + between
        left = x + apart
        right = bar.right - style.px(SIDE)
        for widget, wide in ((self.more, theme.TARGET), (self.on, ON), (self.whose, WHO)):
            right -= style.px(wide)
            widget.rect = pygame.Rect(right, y, style.px(wide), tall)
            right -= apart
        right -= style.px(SPEED)
        self.speed.rect = pygame.Rect(right, y, style.px(SPEED), tall)
        wide = right - apart - left
        label = style.px(LABEL)
        self.where.rect = pygame.Rect(left, bar.y + style.px(10), wide, label)
        self.track.rect = pygame.Rect(left, self.where.rect.bottom, wide, tall)


def _where_words(table: ReplayTable) -> str:
    """Which deal and which trick it is."""
    deal, deals = table.deal_number, len(table.replay.deals)
    if not deal:
        return _("Before the first hand")
    shown = table.view.shown
    tricks = len(shown.tricks) if shown is not None else 0
    words = _("Hand {number} of {deals}").format(number=deal, deals=deals)
    if tricks:
        words += " · " + _("trick {number}").format(number=tricks)
    return words


def bar_picture(style: Style) -> pygame.Surface:
    """The ground of the bar, as wide as the window."""
    tall = style.px(HEIGHT)
    bar = pygame.Surface((style.size[0], tall))
    bar.fill(opaque(style.felt.plaque))
    bar.fill(opaque(style.felt.line), (0, 0, style.size[0], max(1, style.px(theme.LINE))))
    return bar
