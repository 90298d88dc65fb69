"""The offers as a row of pills of one weight, and one sentence about what is pointed at.

The places follow from the number of offers alone: a pill lies where it lay, whatever its words.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from euchre.ui.draw import theme
from euchre.ui.widgets import Button

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pygame import Rect

    from euchre.ui.draw.canvas import Canvas
    from euchre.ui.draw.style import Style
    from euchre.ui.table.bidding.offers import PanelOffer
    from euchre.ui.table.table_protocols import PaintedTable

HIGH, AROUND, GAP, CLOSE_GAP, BESIDE = 48, 8, 10, 6, 6
"""Units: a pill, the panel around the row, between two pills, and left free at both ends."""
BEFORE_SWITCHES = 8
"""Units more before the switches, which say nothing by themselves."""
WIDEST = 208
"""Units: few pills do not fill the panel."""
MANY, CROWD = 4, 6
"""More pills than this lie closer together; more than that show suits by their signs alone."""
SIGN_SHARE = 0.62
"""A pill with a sign alone beside one with words."""
SIGN_SIZE, SMALLEST_LABEL = 28, 13
"""Units: the signs that stand alone; labels that are all made smaller together."""
BELOW = 6
"""Units from the panel to the sentence."""
SIDE, SHADE = 16, 120
"""Units of shade beside the sentence, and how opaque it is, of 255."""


def places(offers: Sequence[PanelOffer], panel: Rect, u: float) -> list[Rect]:
    """Where each pill lies in pixels, in the upper part of the panel's room."""
    crowd = len(offers) > CROWD
    gap = u * (GAP if len(offers) <= MANY else CLOSE_GAP)
    shares = [SIGN_SHARE if crowd and offer.sign else 1.0 for offer in offers]
    extra = u * BEFORE_SWITCHES if _first_switch(offers) else 0.0
    free = panel.width - 2 * u * (AROUND + BESIDE) - gap * (len(offers) - 1) - extra
    unit = min(free / sum(shares), u * WIDEST)
    x = panel.centerx - (unit * sum(shares) + gap * (len(offers) - 1) + extra) / 2
    top, high = panel.top + round(u * AROUND), round(u * HIGH)
    found = []
    for number, share in enumerate(shares):
        if number == _first_switch(offers):
            x += extra
        found.append(pygame.Rect(round(x), top, int(unit * share), high))
        x += unit * share + gap
    return found


def _first_switch(offers: Sequence[PanelOffer]) -> int | None:
    return next((number for number, offer in enumerate(offers) if offer.switch), None)


def pills(offers: Sequence[PanelOffer], panel: Rect, style: Style) -> list[Button]:
    """A button for each offer; all words have the same size."""
    crowd = len(offers) > CROWD
    made = []
    for offer, place in zip(offers, places(offers, panel, style.u), strict=True):
        alone = crowd and offer.sign
        button = Button(
            offer.key,
            offer.sign if alone else offer.label,
            kind="secondary" if offer.switch else "choice",
            sign=("checked" if offer.selected else "unchecked") if offer.switch else None,
            selected=offer.selected,
            shortcut=offer.shortcut,
            reason=offer.reason,
        )
        # The sentence below tells it.
        button.tells_reason = True
        button.rect, button.radius = place, -1
        button.size = SIGN_SIZE if alone else theme.BUTTON
        made.append(button)
    words = [b for b, offer in zip(made, offers, strict=True) if b.label == offer.label]
    _set_alike([button for button in words if button.kind == "choice"], style)
    for button in made:
        if button.kind != "choice":
            button.size = theme.SMALL
    return made


def _set_alike(buttons: Sequence[Button], style: Style) -> None:
    """Give all labels the largest size at which each stands in one line."""
    for size in range(theme.BUTTON, SMALLEST_LABEL - 1, -1):
        for button in buttons:
            button.size = size
        if all(button.fits(style) for button in buttons):
            return


def pointed_at(table: PaintedTable) -> PanelOffer | None:
    """The offer under the mouse or the finger, or else the one the keys would choose."""
    controls = table.controls
    buttons = controls.form.widgets[: len(controls.offers)]
    both = list(zip(controls.offers, buttons, strict=True))
    for offer, button in both:
        if button.held or button.hovered:
            return offer
    if controls.form.shows_focus:
        return next((o for o, button in both if button is controls.form.focus), None)
    return None


def sentence(table: PaintedTable) -> tuple[str, bool]:
    """What stands below the row, and whether it is about one choice."""
    offer = pointed_at(table)
    if offer is not None:
        return offer.reason or offer.meaning, True
    on = next((o for o in table.controls.offers if o.selected), None)
    if on is not None:
        return on.meaning, True
    return table.controls.situation, False


def draw_row(table: PaintedTable, canvas: Canvas, style: Style) -> None:
    """Put the panel that holds the pills, and the sentence below it, on the canvas."""
    room = table.layout.panel
    rect, picture = panel_around(places(table.controls.offers, room, style.u), style)
    canvas.put(picture, rect.topleft)
    words, chosen = sentence(table)
    if words:
        place, text = sentence_below(words, room, style, chosen=chosen)
        # The ring of the table runs through here.
        wide = min(room.width, style.text.width(words, theme.BODY) + style.px(2 * SIDE))
        size = (wide, place.height + style.px(2))
        shade = style.shapes.panel(size, size[1] // 2, style.felt.plaque, alpha=SHADE)
        canvas.put(shade, shade.get_rect(center=place.center).topleft)
        canvas.put(text, place.topleft)


def panel_around(rects: Sequence[Rect], style: Style) -> tuple[Rect, pygame.Surface]:
    """The dark ground of a row of pills, and where it lies."""
    around = 2 * style.px(AROUND)
    rect = rects[0].unionall(rects[1:]).inflate(around, around)
    line, width = style.felt.line, style.line
    radius = rect.height // 2
    return rect, style.shapes.panel(
        rect.size, radius, style.felt.plaque, line=line, width=width
    )


def sentence_below(
    words: str, room: Rect, style: Style, *, chosen: bool = False
) -> tuple[Rect, pygame.Surface]:
    """The sentence below a row, *chosen* where it is about one choice, and where it lies."""
    top = room.top + style.px(HIGH + 2 * AROUND + BELOW)
    text = style.text.block(
        words,
        theme.BODY,
        theme.IVORY if chosen else style.felt.muted,
        room.width,
        align="centre",
        max_height=room.bottom - top,
    )
    return text.get_rect(midtop=(room.centerx, top)), text
