"""Sleeves, necks and the light on cloth: what farmers, queens and kings have in common.

Everything is drawn for the upper half of a card: the middle of the card is (0, 0), the frame
reaches from -79 to 79 across and up to -153. Cloth ends just below the middle, where the belt
covers it; what lies beyond the frame is covered as well.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ink import LINE, moved, path, stroke

if TYPE_CHECKING:
    from faces import Skin

GRIP = (53, -38)
"""Where the right hand closes round what it holds; the left hand mirrors it."""
BREAST = (9, -19)
"""Where it does so when the arm is laid across."""
ELBOW = (66, 4)

CHEST = "M-40-42C-20-48 20-48 40-42V6H-40Z"
"""Path data of the trunk between the arms."""


def shade(data: str, strength: float = 0.16) -> str:
    """Shadow on whatever colour lies below."""
    return path(data, LINE, opacity=strength)


def upper_arm(cloth: str) -> str:
    """The right arm from the shoulder down behind the belt."""
    return (
        path("M27-46C40-47 51-40 58-29C66-17 72-6 75 5H28C26-12 25-30 27-46Z", cloth, LINE)
        + shade("M44-22C42-14 42-4 44 5H32C31-6 34-16 44-22Z", 0.13)
        + folds("M30-36C33-30 38-26 44-24M31-26C33-22 36-20 40-19")
    )


def forearm(cloth: str, cuff: str) -> str:
    """The right forearm, raised from the elbow below the belt to the wrist."""
    return (
        path("M46-18L61-21C68-14 76-4 80 6H45C42-2 43-11 46-18Z", cloth, LINE)
        + shade("M55-19L61-21C68-14 76-4 80 6H62C63-3 60-12 55-19Z")
        + path(
            "M43.4-24C50-21 57-22 63-26C64.6-24 66-20 66-17.4C59-13 51-12 44-15"
            "C43-18 43-21 43.4-24Z",
            cuff,
            LINE,
        )
        + shade("M57-22.5L63-26C64.6-24 66-20 66-17.4C63-15.4 60-14.2 57.4-13.6Z")
    )


def arm(
    cloth: str,
    cuff: str,
    held: str,
    trim: str = "",
    *,
    turn: float = 0,
    rise: float = 0,
) -> str:
    """The right arm; `held` is what it holds, with the hand; `trim` lies on the sleeve."""
    raised = moved(held, *GRIP) + forearm(cloth, cuff)
    return upper_arm(cloth) + trim + posed(raised, turn, rise)


def posed(part: str, turn: float = 0, rise: float = 0) -> str:
    """A forearm and its hand, turned about the elbow (outwards from 0 up), and higher.

    The belt covers the elbow as long as it rises by 0 to 11.
    """
    x, y = ELBOW
    return moved(moved(part, -x, -y), x, y - rise, turn) if turn or rise else part


def across(cloth: str, cuff: str, held: str, trim: str = "") -> str:
    """The right arm laid across; `held` is the hand on the breast, with what it holds."""
    return upper_arm(cloth) + folded(cloth, cuff, held) + trim


def folded(cloth: str, cuff: str, held: str) -> str:
    """The forearm of an arm laid across, and `held`, the hand with what it holds."""
    return (
        held
        + path("M24-26C40-26 58-18 70-6L74 6H44C36 0 30-4 22-6Z", cloth, LINE)
        + shade("M22-10C36-8 50-2 56 6H44C36 0 30-4 22-6Z")
        + path("M18-27C22-28 26-28 29-27L27-3C23-4 19-4 16-5Z", cuff, LINE)
    )


def neck(skin: Skin, x: float = 0, top: float = -62, open_to: float = -24) -> str:
    """A neck from under the chin to a point on the breast."""
    return path(
        f"M{x - 10} {top}V-47C{x - 13}-43 {x - 19}-41 {x - 24}-40L0 {open_to}L{x + 24}-40"
        f"C{x + 19}-41 {x + 13}-43 {x + 10}-47V{top}Z",
        skin.base,
        LINE,
    ) + path(
        f"M{x - 9.5} {top + 8}C{x - 4}-45 {x + 6}-45 {x + 9.5} {top + 8}L{x + 9.5}-46"
        f"C{x + 2}-39 {x - 6}-41 {x - 9.5}-47Z",
        skin.shade,
        opacity=0.8,
    )


def folds(data: str) -> str:
    """Lines where cloth creases."""
    return stroke(data, LINE, 0.9, 0.5)
