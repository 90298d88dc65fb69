"""The sign of the suit that has just been made trump, large, and who made it."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import pygame

from euchre.rules.cards import Suit
from euchre.ui.draw import theme
from euchre.ui.draw.pose import Pose
from euchre.ui.draw.shapes import FINE, clear, opaque, shrunk
from euchre.ui.table.pictures.hud import DISC_LEFT, TRUMP_DISC
from euchre.ui.table.pictures.plaques import draw_suit

if TYPE_CHECKING:
    from collections.abc import Iterator

    from euchre.ui.draw.canvas import Canvas
    from euchre.ui.draw.style import Style
    from euchre.ui.table.layout import Layout

SIGN, RISE = 156, 50
"""Units: the diameter of the disc, and how far above the middle of the table it stands."""
SUIT_SHARE = 0.56
"""The height of the suit, as a part of the disc."""
RAYS, RAYS_REACH, RAYS_BEGIN, RAYS_STRENGTH = 36, 1.26, 1.1, 165
"""Round a lone player's sign: how many, how far out and from where on in radii, their opacity."""
EDGE, BLUR, DROP, DARK = 4, 8, 5, 130
WORDS_GAP, WORDS_SIDE, WORDS_HIGH = 22, 34, 84
LEAST, WIDEST = 170, 520
TOP_FOOT, BELOW_HEAD = 6, 4
"""Units: the disc's edge and shadow; the words below it, and where their lines end and begin."""
SOLID = 2.0
"""The sign stays to be seen so much longer than its words, when it goes."""


class TrumpWords(NamedTuple):
    """What is told when trump is made."""

    suit: Suit | None
    title: str
    below: str
    alone: bool


@dataclass(eq=False)
class TrumpSign:
    """What stands in the middle of the table, while it does."""

    words: TrumpWords | None = None
    coming: TrumpWords | None = None
    """What it will tell soon, and is drawn ahead."""
    pose: Pose = field(default_factory=Pose)
    """`scale` is that of the sign; 1 in the middle of the table."""


def in_the_middle(layout: Layout) -> Pose:
    """Where the sign stands."""
    x, y = layout.middle
    return Pose(x * layout.u, (y - RISE) * layout.u)


def on_the_plaque(layout: Layout) -> Pose:
    """Where it goes: to the small disc on the plaque for trump."""
    left, middle = layout.trump_plaque.midleft
    x = left + (DISC_LEFT + TRUMP_DISC / 2) * layout.u
    return Pose(x, middle, scale=TRUMP_DISC / SIGN, alpha=0.0)


def draw_trump_sign(canvas: Canvas, style: Style, layout: Layout, sign: TrumpSign) -> None:
    """Put it on the canvas, above all cards."""
    words, pose = sign.words, sign.pose
    if words is None or pose.alpha <= 0:
        return
    whole = style.kept(
        ("trump sign", words.suit, words.alone),
        partial(_disc, style, words),
    )
    shown = whole
    if pose.scale != 1:
        shown = pygame.transform.smoothscale_by(whole, pose.scale)
    place = shown.get_rect(center=(round(pose.x), round(pose.y)))
    _draw_words(canvas, style, layout, sign)
    canvas.put(shown, place.topleft, alpha=min(1.0, pose.alpha * SOLID))


def draw_ahead(style: Style) -> Iterator[None]:
    """Draw the signs of all suits, and what takes long of the rest, part by part."""
    _shadow(style)
    yield
    style.shapes.pill(
        (style.px(WIDEST), style.px(WORDS_HIGH)),
        style.felt.plaque,
        line=style.felt.line,
        width=style.line,
    )
    yield
    for suit in Suit:
        words = TrumpWords(suit, "", "", alone=False)
        style.kept(("trump sign", suit, False), partial(_disc, style, words))
        yield
    _rays(style)


def draw_words_ahead(style: Style, words: TrumpWords) -> Iterator[None]:
    """Draw what will be told, part by part."""
    yield
    style.kept(("trump words", words), partial(_words, style, words))
    yield
    style.kept(("trump sign", words.suit, words.alone), partial(_disc, style, words))


def _draw_words(canvas: Canvas, style: Style, layout: Layout, sign: TrumpSign) -> None:
    assert sign.words is not None
    words = sign.words
    picture = style.kept(("trump words", words), partial(_words, style, words))
    middle = in_the_middle(layout)
    place = picture.get_rect(
        midtop=(round(middle.x), round(middle.y) + style.px(SIGN / 2 + WORDS_GAP))
    )
    canvas.put(picture, place.topleft, alpha=sign.pose.alpha)


def _words(style: Style, words: TrumpWords) -> pygame.Surface:
    """The suit by name, and below it who made it."""
    room = style.px(WIDEST - 2 * WORDS_SIDE)
    top = style.text.line(
        words.title, theme.HEADING, theme.BRASS, weight="serif", max_width=room
    )
    below = style.text.line(words.below, theme.BODY, theme.IVORY, weight="bold", max_width=room)
    widest = max(style.px(LEAST), top.get_width(), below.get_width())
    size = (widest + 2 * style.px(WORDS_SIDE), style.px(WORDS_HIGH))
    pill = style.shapes.pill(size, style.felt.plaque, line=style.felt.line, width=style.line)
    picture = pill.copy()
    middle, half = size[0] // 2, size[1] // 2
    picture.blit(top, top.get_rect(midbottom=(middle, half + style.px(TOP_FOOT))))
    picture.blit(below, below.get_rect(midtop=(middle, half + style.px(BELOW_HEAD))))
    return picture


def _disc(style: Style, words: TrumpWords) -> pygame.Surface:
    """A light disc with the suit; a lone player's has rays."""
    side, blur = style.px(SIGN), style.px(BLUR)
    reach = round(side * (RAYS_REACH if words.alone else 1))
    whole = clear((reach + 4 * blur, reach + 4 * blur))
    middle = whole.get_rect().center
    if words.alone:
        rays = _rays(style)
        whole.blit(rays, rays.get_rect(center=middle))
    shadow = _shadow(style)
    whole.blit(shadow, shadow.get_rect(center=(middle[0], middle[1] + style.px(DROP))))
    disc = style.shapes.disc(
        side, theme.BUBBLE, line=theme.BRASS, width=style.edge(EDGE)
    ).copy()
    draw_suit(disc, style, words.suit, round(side * SUIT_SHARE))
    whole.blit(disc, disc.get_rect(center=middle))
    return whole


def _shadow(style: Style) -> pygame.Surface:
    side = style.px(SIGN)
    return style.shapes.shadow((side, side), side // 2, style.px(BLUR), DARK)


def _rays(style: Style) -> pygame.Surface:
    side = round(style.px(SIGN) * RAYS_REACH)
    return style.kept(("rays", side), partial(_draw_rays, side))


def _draw_rays(side: int) -> pygame.Surface:
    fine = clear((side * FINE, side * FINE), theme.BRASS)
    middle = side * FINE / 2
    points = []
    for corner in range(2 * RAYS):
        radius = middle * (1 if corner % 2 == 0 else RAYS_BEGIN / RAYS_REACH)
        turn = math.tau * corner / (2 * RAYS)
        points.append((middle + radius * math.sin(turn), middle - radius * math.cos(turn)))
    pygame.draw.polygon(fine, opaque(theme.BRASS, RAYS_STRENGTH), points)
    return shrunk(fine)
