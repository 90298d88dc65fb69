"""Benny, the joker: a jester with bells, his marotte and a hand of tiny cards."""

from __future__ import annotations

from clothes import forearm, shade, upper_arm
from faces import FAIR, Look, face
from hands import fist, pinch
from ink import LINE, circle, mirrored, moved, path, stroke
from palette import BLACK, GOLD, PALE_GOLD, RED, WHITE
from pips import sign

VIOLET, TEAL, CRIMSON = "#6b3a86", "#1f7f7a", "#c23a4b"


def bell(size: float = 5) -> str:
    """A round bell with its slit."""
    return (
        circle(0, 0, size, GOLD, LINE)
        + stroke(f"M{-size} 0H{size}M0 {size * 0.4:.1f}V{size * 0.8:.1f}", LINE)
        + circle(-size * 0.3, -size * 0.5, 1, WHITE)
    )


def cap() -> str:
    """A cap with three horns and an ear piece; the brow is at (0, -22)."""
    return (
        path(
            "M-22-16C-26-40-40-52-56-44C-64-38-66-26-64-16C-58-24-52-28-46-24"
            "C-38-18-32-6-26 6Z",
            VIOLET,
            LINE,
        )
        + shade(
            "M-64-16C-58-24-52-28-46-24C-38-18-32-6-26 6L-25-2C-32-16-40-32-52-30"
            "C-60-28-63-22-64-16Z"
        )
        + path("M20-22C24-44 38-62 64-58C54-52 48-42 43-28C39-16 32-4 26 6Z", TEAL, LINE)
        + shade("M64-58C54-52 48-42 43-28C39-16 32-4 26 6L25-2C33-18 36-50 64-58Z")
        + path(
            "M-24-10C-28-34-16-52-2-58C8-62 16-58 18-52C12-54 8-50 10-44"
            "C20-40 26-26 24-10C8-20-8-20-24-10Z",
            CRIMSON,
            LINE,
        )
        + shade("M10-44C20-40 26-26 24-10L14-14C17-26 15-36 10-44Z")
        + path("M-25-14C-8-25 8-25 25-14L24.4-7C8-18-8-18-24.4-7Z", GOLD, LINE)
        + "".join(
            circle(x, y, 1.7, WHITE, LINE, 0.8)
            for x, y in ((-18, -14), (-9, -18), (0, -19), (9, -18), (18, -14))
        )
        + moved(bell(), -64, -12)
        + moved(bell(), 66, -56)
        + moved(bell(), 19, -48)
    )


def head() -> str:
    """A grinning face with a painted lozenge over one eye."""
    look = Look(FAIR, "#8a4a24", aside=True, iris="#2f7a5a", brow=-1.6, mouth=False)
    hair = "#c9752f"
    return (
        path(
            "M-22-10C-30-4-31 6-28 12C-31 18-26 24-21 21L-17 4ZM21-10C27-6 28 4 25 10"
            "C26 15 22 17 19 14Z",
            hair,
            LINE,
        )
        + path("M-10-16L-4-1L-10 14L-16-1Z", VIOLET, opacity=0.45)
        + face(look)
        + path(
            "M-5.6-17L-1-10.5L-5.6-7L-10.2-10.5ZM-5.6 4L-2 8.4L-5.6 14.4L-9.2 8.4Z",
            CRIMSON,
            LINE,
            0.8,
        )
        + path("M-8 16C-2 20 12 21 19 14.6C18 24 12 29 5 29C-2 29-7 24-8 16Z", "#8c2338", LINE)
        + path("M-7.6 17C-2 20 12 21 18.6 15.6L18 19C12 22.6 0 22.6-6.8 19.8Z", WHITE)
        + stroke(
            "M-10.4 16.6C-9.6 15.6-8.6 15.2-7.6 15.6M18.6 14C19.6 13.4 20.6 13.4 21.4 14",
            look.skin.line,
            1.3,
        )
        + path("M4 27C7 25.4 10 25.8 12 26.6C9 28.6 6 28.8 4 27Z", "#d8646c")
        + cap()
    )


def ruff() -> str:
    """A collar of pointed flaps, a bell on each."""
    flaps = (
        (-44, -26, VIOLET),
        (44, -26, TEAL),
        (-28, -16, GOLD),
        (28, -16, GOLD),
        (0, -9, TEAL),
    )
    parts = []
    for x, y, cloth in flaps:
        parts.append(
            path(
                f"M{x * 0.3 - 5:.1f}-50C{x * 0.8 - 6:.1f}-48 {x - 8:.1f}-40 {x}{y:+}"
                f"C{x + 8:.1f}-40 {x * 0.6 + 8:.1f}-48 {x * 0.3 + 5:.1f}-50Z",
                cloth,
                LINE,
            )
        )
        parts.append(moved(bell(3.6), x, y + 2))
    return "".join(parts)


def marotte() -> str:
    """A stick with a little jester's head."""
    return (
        path("M-3-56H3V60H-3Z", WHITE, LINE)
        + stroke("M-3-47L3-42M-3-37L3-32M-3-27L3-22", CRIMSON, 2.4)
        + path("M-12-58L-8-66H8L12-58L6-61L0-55L-6-61Z", VIOLET, LINE)
        + path("M-9-78C-9-90 9-90 9-78C9-70 5-65 0-65C-5-65-9-70-9-78Z", FAIR.base, LINE)
        + path(
            "M-9-80C-18-86-20-92-18-98C-12-92-8-92-4-96C-2-104 6-106 12-104"
            "C8-100 8-96 9-94C14-92 19-88 20-82C15-84 12-82 9-80C4-86-4-86-9-80Z",
            TEAL,
            LINE,
        )
        + moved(bell(2.8), -18, -99)
        + moved(bell(2.8), 13, -104)
        + moved(bell(2.8), 20.4, -80)
        + circle(-3.4, -77, 1.2, LINE)
        + circle(3.4, -77, 1.2, LINE)
        + stroke("M-4-71.4C-2-69 2-69 4-71.4", LINE, 1.2)
    )


def cards() -> str:
    """Four little cards in a fan, a suit on each."""
    parts = []
    for turn, suit, colour in (
        (-36, "C", BLACK),
        (-12, "D", RED),
        (12, "S", BLACK),
        (36, "H", RED),
    ):
        card = path(
            "M-9-46H9C10.4-46 11-45.4 11-44V-14H-11V-44C-11-45.4-10.4-46-9-46Z", WHITE, LINE
        ) + sign(suit, colour, 0, -33, 14)
        parts.append(moved(card, 2, 1, turn, 0.8))
    return "".join(parts)


def coat() -> str:
    """The motley coat, half and half."""
    return (
        path("M-40-42C-20-48-8-48 0-46V6H-40Z", CRIMSON, LINE)
        + path("M40-42C20-48 8-48 0-46V6H40Z", VIOLET, LINE)
        + path("M-13-16L-6-5L-13 6L-20-5ZM13-16L20-5L13 6L6-5Z", PALE_GOLD, LINE)
    )


def benny() -> str:
    """The upper half of the joker."""
    spots = path("M44-36L49-26L44-16L39-26ZM60-24L64-14L60-4L56-14Z", GOLD, LINE, 0.9)
    return (
        coat()
        + mirrored(upper_arm(VIOLET) + spots)
        + upper_arm(CRIMSON)
        + spots
        + ruff()
        + path("M-10-60V-44C-5-38 5-38 10-44V-60Z", FAIR.shade, LINE)
        + mirrored(moved(cards() + pinch(FAIR), 53, -38) + forearm(VIOLET, GOLD))
        + moved(moved(marotte(), 0, 0, 4, 0.66) + fist(FAIR), 53, -38)
        + forearm(CRIMSON, GOLD)
        + moved(head(), 0, -84)
    )
