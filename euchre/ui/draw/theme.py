"""How the game looks: every colour, size and duration, and nothing else.

Lengths are at a window of 1280x720 and are multiplied by `scale`; durations are in seconds.
"""

from __future__ import annotations

from typing import NamedTuple

from euchre.i18n import N_

Colour = tuple[int, int, int]

REFERENCE = (1280, 720)
SMALLEST = (960, 600)
LEAST = (320, 200)
"""Nothing is drawn smaller; of a window that is, the upper left part of the picture is seen."""


def scale(size: tuple[int, int]) -> float:
    """Return the unit u: how many pixels one length unit takes in a window of this size."""
    return min(size[0] / REFERENCE[0], size[1] / REFERENCE[1])


IVORY = (250, 245, 232)
WHITE = (255, 255, 255)
INK = (24, 28, 40)
BRASS = (244, 204, 100)
BRASS_LIT = (252, 220, 134)
BRASS_DEEP = (222, 178, 70)
WARNING = (255, 176, 158)
FOCUS = (255, 255, 255)
SHADOW = (0, 0, 0)

CARD_FACE = (255, 253, 247)
BUBBLE = (247, 241, 228)
CHOICE, CHOICE_LIT, CHOICE_HELD = (238, 231, 214), (255, 253, 246), (214, 205, 184)
"""One of several things to say, at rest, under the mouse and pressed."""

PLAYERS: tuple[Colour, ...] = (
    (236, 178, 66),
    (240, 132, 104),
    (120, 180, 240),
    (194, 154, 232),
    (112, 204, 168),
    (240, 150, 190),
)
"""One disc colour per seat, clockwise from the first; the letter on it is `INK`."""

SIDES: tuple[Colour, ...] = (BRASS, (172, 210, 244))
"""Ours and theirs in scores and diagrams; shapes and words tell them apart as well."""

SUITS_ON_LIGHT: dict[str, Colour] = {
    "S": INK,
    "H": (190, 24, 44),
    "D": (190, 24, 44),
    "C": INK,
}
FOUR_SUITS_ON_LIGHT: dict[str, Colour] = {
    "S": INK,
    "H": (190, 24, 44),
    "D": (22, 84, 180),
    "C": (14, 104, 60),
}
SUITS_ON_DARK: dict[str, Colour] = {
    "S": IVORY,
    "H": (255, 138, 128),
    "D": (255, 138, 128),
    "C": IVORY,
}
FOUR_SUITS_ON_DARK: dict[str, Colour] = {
    "S": IVORY,
    "H": (255, 138, 128),
    "D": (134, 190, 255),
    "C": (134, 218, 160),
}


class Felt(NamedTuple):
    """The colours of one table: cloth, and the plaques and texts that lie on it."""

    name: str
    lamp: Colour
    """The cloth in the pool of light where people play; nothing is written there."""
    centre: Colour
    edge: Colour
    weave: str
    """What the cloth is: baize, twill, velvet or linen."""
    make: str
    """What the rail around it is: wood, or leather that is stitched or nailed."""
    rail: tuple[Colour, Colour]
    """The rail where it is darkest and where the light falls on it."""
    inlay: Colour
    """The line between rail and cloth, and the ring."""
    plaque: Colour
    """Plaques and panels."""
    raised: Colour
    """Parts on a plaque: outlined buttons, fields, the track of a switch."""
    lit: Colour
    """The same under the mouse."""
    line: Colour
    """The edge of a plaque."""
    outline: Colour
    """The edge of something that can be pressed."""
    muted: Colour
    """Second text, on felt and on plaques."""
    faint: Colour
    """Text of what cannot be chosen now; still readable."""


FELTS: dict[str, Felt] = {
    "green": Felt(
        name=N_("Green"),
        lamp=(52, 118, 72),
        weave="baize",
        make="wood",
        rail=((30, 15, 8), (158, 98, 54)),
        inlay=(214, 170, 86),
        centre=(28, 93, 66),
        edge=(12, 46, 33),
        plaque=(14, 45, 34),
        raised=(20, 60, 45),
        lit=(28, 76, 57),
        line=(42, 82, 66),
        outline=(92, 148, 122),
        muted=(200, 217, 207),
        faint=(142, 168, 155),
    ),
    "blue": Felt(
        name=N_("Blue"),
        lamp=(52, 104, 148),
        weave="twill",
        make="stitched",
        rail=((9, 10, 13), (88, 93, 103)),
        inlay=(196, 206, 220),
        centre=(34, 88, 136),
        edge=(12, 36, 64),
        plaque=(13, 36, 61),
        raised=(20, 50, 82),
        lit=(29, 64, 102),
        line=(42, 72, 106),
        outline=(98, 144, 190),
        muted=(202, 216, 232),
        faint=(142, 162, 184),
    ),
    "claret": Felt(
        name=N_("Claret"),
        lamp=(150, 54, 62),
        weave="velvet",
        make="nailed",
        rail=((20, 8, 6), (116, 60, 42)),
        inlay=(222, 178, 92),
        centre=(126, 38, 54),
        edge=(54, 14, 24),
        plaque=(50, 15, 24),
        raised=(70, 22, 34),
        lit=(88, 31, 45),
        line=(96, 44, 56),
        outline=(186, 112, 122),
        muted=(234, 210, 210),
        faint=(192, 152, 156),
    ),
    "dark": Felt(
        name=N_("Dark"),
        lamp=(86, 85, 84),
        weave="linen",
        make="wood",
        rail=((18, 15, 13), (114, 100, 86)),
        inlay=(204, 132, 92),
        centre=(62, 66, 74),
        edge=(22, 24, 28),
        plaque=(24, 26, 31),
        raised=(38, 41, 48),
        lit=(52, 56, 64),
        line=(62, 66, 74),
        outline=(132, 140, 152),
        muted=(212, 215, 221),
        faint=(154, 160, 170),
    ),
}
"""The table colours by the name the settings keep."""


TITLE = 46
HEADING = 30
LEAD = 23
BUTTON = 20
BODY = 18
SMALL = 16
SCORE = 34

SMALLEST_TEXT = 11
"""Texts never shrink below this many pixels, whatever the window."""
LIGHT_TEXT = 0.3
"""Text brighter than this (as `luminance` measures) stands on dark ground."""
LEADING = 1.3
"""The distance of two lines of a block as a part of the text's size."""
SHRINK = 0.72
"""A label that is too long shrinks to this part of its size before it is cut short."""

TARGET = 44
"""The least width and height of anything that can be touched."""
MARGIN = 28
"""From the window's edge to what stands in its corners."""
GAP = 12
PADDING = 24
PANEL_RADIUS = 22
TILE_RADIUS = 16
LINE = 1.5
OUTLINE = 2.0
RING = 3.0
RING_GAP = 3.0
SHADOW_BLUR = 10
SHADOW_DROP = 4
SHADOW_STRENGTH = 110
DIMMING = 150
DRAG_BEGINS = 6
"""A press becomes a drag after this many units."""

CARD_RATIO = 5 / 7
CARD_RADIUS = 0.045
"""Radius of a card's corner as a part of its height."""
TABLE_RING_STRENGTH = 110
TABLE_RING_LINE, TABLE_RING_GAP = 2.4, 7.0
RAIL, CALM_RAIL, RAIL_RADIUS = 20, 12, 24
"""Widths of the rail at the table and on other screens, and the radius of its corners."""
FELT_GRAIN = 16
"""How far, out of 255, the cloth's threads differ from each other."""

FONT_FILES: dict[str, str] = {
    "regular": "Figtree-Medium.ttf",
    "bold": "Figtree-Bold.ttf",
    "serif": "Besley-Bold.ttf",
}
"""The file in assets/fonts of each weight of text."""
_SCRIPTS = ("Hebrew", "Arabic", "Thai", "Devanagari", "Armenian", "Georgian")
_BOLD = tuple(f"NotoSans{script}-Bold.ttf" for script in ("", *_SCRIPTS))
OTHER_FONTS: dict[str, tuple[str, ...]] = {
    "regular": tuple(f"NotoSans{script}-Medium.ttf" for script in ("", *_SCRIPTS)),
    "bold": _BOLD,
    "serif": ("NotoSerif-Bold.ttf", *_BOLD),
}
"""The files in assets/fonts/fallback with the letters that those lack, in turn."""
EMOJI_FONTS = ("NotoEmoji-Medium.ttf",)


FLIGHT = 0.20
"""Seconds, as all that follow, at the normal pace: a card from a hand to the middle."""
PACKET = 0.24
"""A packet of cards from the pack to a hand."""
NEXT_PACKET = 0.15
"""From the start of one packet to the start of the next."""
FLIP = 0.26
SWEEP = 0.22
GLINT = 0.42
"""The light that runs over the card that took a trick."""
TRICK_RESTS = 0.6
SHOWN_RESTS = 0.9
"""Cards that are shown before they go under the kitty."""
CALL_RESTS = 0.45
TRUMP_RESTS, LONER_RESTS = 0.24, 0.55
"""The sign of the suit that was made trump stands still, beside 0.36 in which it comes and goes."""
SCORE_STEP, SCORE_RESTS = 0.34, 0.08
"""A score card turns on by a point, and lies still before the next one."""
RESULT_RESTS = 0.6
THINK_LEAST = 0.25
THINK_MOST = 0.5
LIFT = 0.14
GLIDE = 0.18
"""A card back home, a hand closing up."""
FADE = 0.16
FLOURISH = 0.9


def luminance(colour: Colour) -> float:
    """Return how bright a colour is, 0 to 1, as WCAG 2 defines it."""

    def linear(channel: int) -> float:
        part = channel / 255
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4  # noqa: PLR2004

    red, green, blue = map(linear, colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
