"""The four queens: rose, goldfinch, apple and lily."""

from __future__ import annotations

from clothes import BREAST, CHEST, across, arm, folds, neck, shade
from crowns import SILVER, SILVER_SHADE, circlet, leafy, pointed
from faces import BROWN, FAIR, ROSY, Look, face
from hands import cupped, fist, grasp, pinch, resting
from harvest import LEAF, apple, finch, leaf, leaning, lily, rose
from ink import LINE, circle, mirrored, moved, path, stroke
from palette import (
    AMBER,
    DEEP_GOLD,
    FOREST,
    GOLD,
    INDIGO,
    NAVY,
    PALE_GOLD,
    PLUM,
    VIOLET,
    WHITE,
)
from pips import badge, sign
from regalia import fan, sceptre

HEARTS = Look(FAIR, "#b07a2e", aside=True, lady=True, iris="#3f6f8f")
DIAMONDS = Look(ROSY, "#8a3f1e", aside=True, lady=True, iris="#47773f")
CLUBS = Look(BROWN, "#2b1c1c", lady=True, iris="#3a2416", smile=3)
SPADES = Look(FAIR, "#2c2430", aside=True, lady=True, iris="#4b5a86", smile=1.4)


def set_on(head: str) -> str:
    """A head in its place on the shoulders."""
    return moved(head, 0, -88, 0, 1.06)


def pearls(places: tuple[tuple[float, float], ...]) -> str:
    """A string of pearls."""
    return "".join(circle(x, y, 1.9, WHITE, LINE, 0.8) for x, y in places)


def waves(hair: str, dark: str) -> str:
    """Long loose hair behind head and shoulders."""
    return path(
        "M-20-26C-33-18-32-2-29 6C-35 14-31 22-35 30C-39 40-32 50-22 49H22"
        "C32 50 39 40 35 30C31 22 35 14 29 6C32-2 33-18 20-26Z",
        hair,
        LINE,
    ) + stroke(
        "M-27 8C-29 18-25 24-28 34M-31 32C-32 38-30 42-27 45M27 8C29 18 25 24 28 34"
        "M31 32C32 38 30 42 27 45M-24 20C-24 30-22 36-23 46M24 20C24 30 22 36 23 46",
        dark,
    )


def hearts_head(colour: str) -> str:
    """Long golden hair."""
    return (
        face(HEARTS)
        + path(
            "M4-33C-14-34-27-22-27-4C-30 6-28 18-24 24C-21 14-19 2-17-6C-14-14-6-22 6-26"
            "C14-22 19-16 21-8C23 0 24 8 24 20C32 4 27-30 4-33Z",
            "#eebd55",
            LINE,
        )
        + stroke("M-20-8C-16-20-6-26 4-29M10-28C17-24 21-16 22-8", "#c48a2c")
        + moved(pointed(GOLD, DEEP_GOLD, colour, WHITE), 1, 0)
    )


def hearts_dress(colour: str) -> str:
    """A laced navy bodice over white linen."""
    necklace = pearls(((-12, -43), (-9, -39), (-5, -36), (5, -36), (9, -39), (12, -43)))
    return (
        path(CHEST, colour, LINE)
        + path("M-26-46L-16 6H16L26-46Z", NAVY, LINE)
        + path("M-24-46C-20-28-10-18 0-18C10-18 20-28 24-46Z", WHITE, LINE)
        + neck(FAIR, open_to=-26)
        + folds("M-17-34C-13-27-7-22 0-22C7-22 13-27 17-34")
        + stroke("M-7-10L7-4M7-10L-7-4M-7-4L7 2M7-4L-7 2", GOLD, 1.4)
        + necklace
        + badge("H", colour, 0, -33, 11)
    )


def hearts(colour: str) -> str:
    """A rose in one hand, the other on her heart."""
    trim = "".join(sign("H", GOLD, x, y, 9) for x, y in ((36, -38), (49, -31), (58, -20)))
    flower = rose("#d8344a", "#a81f38") + pinch(FAIR)
    return (
        set_on(waves("#eebd55", "#c48a2c"))
        + hearts_dress(colour)
        + mirrored(arm(colour, NAVY, flower, trim))
        + across(colour, NAVY, moved(resting(FAIR), 8, -15, 8), trim)
        + mirrored(set_on(hearts_head(colour)))
    )


def diamonds_head(colour: str) -> str:
    """Auburn plaits over the ears."""
    hair, dark = "#b2522a", "#7e3417"
    plait = path(
        "M-22-8C-30-6-32 4-27 8C-32 12-31 20-26 22C-29 26-27 32-22 32"
        "C-18 30-19 25-21 22C-17 18-18 12-21 9C-17 4-18-2-20-6Z",
        hair,
        LINE,
    ) + stroke("M-27 8L-20 6M-26 22L-20 19", dark)
    return (
        plait
        + mirrored(plait)
        + face(DIAMONDS)
        + path(
            "M2-34C-16-34-26-22-24-4C-20-8-17-14-14-18C-6-16 2-20 6-25C10-19 17-16 22-8"
            "C25-22 20-34 2-34Z",
            hair,
            LINE,
        )
        + stroke("M-20-12C-16-22-6-28 4-29M8-28C14-24 19-18 21-14", dark)
        + leafy(GOLD, DEEP_GOLD, colour, "D")
    )


def lace_collar() -> str:
    """A collar that stands up behind the head."""
    wing = pearls(((56, -84), (54, -73), (48, -63), (40, -55), (47, -84)))
    return (
        path(
            "M-14-44C-34-48-52-62-56-84C-46-86-34-80-26-72L26-72C34-80 46-86 56-84"
            "C52-62 34-48 14-44Z",
            "#f0e0ea",
            LINE,
        )
        + stroke(
            "M-50-80C-40-70-30-58-22-50M-53-74C-44-62-34-54-24-48M50-80C40-70 30-58 22-50"
            "M53-74C44-62 34-54 24-48",
            DEEP_GOLD,
            0.9,
        )
        + wing
        + mirrored(wing)
    )


def diamonds_dress(colour: str) -> str:
    """An amber gown with a bodice in the colour of the suit."""
    return (
        path(CHEST, AMBER, LINE)
        + path("M-24-46L-17 6H17L24-46Z", colour, LINE)
        + neck(ROSY)
        + path("M-25-44L0-20L25-44L27-38L0-12L-27-38Z", PALE_GOLD, LINE)
        + path("M0-12L6-3L0 6L-6-3Z", GOLD, LINE)
        + pearls(((-11, -45), (-7, -41), (0, -39), (7, -41), (11, -45)))
    )


def diamonds(colour: str) -> str:
    """A fan before her breast, a goldfinch on the other hand."""
    puff = path(
        "M28-44C40-47 52-40 58-29C54-22 46-20 40-22C32-24 27-34 28-44Z", AMBER, LINE
    ) + path(
        "M37-45C42-40 45-32 44-22L39-22C40-32 38-40 33-45ZM48-41C51-36 52-30 51-23"
        "L47-22C48-30 47-37 44-43Z",
        colour,
        LINE,
        0.8,
    )
    held = moved(moved(fan(colour), 0, 0, -22, 0.9) + moved(fist(ROSY), 0, 0, -50), *BREAST)
    bird = moved(finch(), -2, -10) + pinch(ROSY)
    return (
        lace_collar()
        + diamonds_dress(colour)
        + mirrored(arm(AMBER, WHITE, bird, puff, turn=2, rise=9))
        + across(AMBER, WHITE, held, puff)
        + set_on(diamonds_head(colour))
    )


def curls() -> str:
    """A cloud of black curls round the head."""
    return path(
        "M-24 16C-32 18-38 10-35 3C-42 0-43-10-37-14C-41-22-36-31-28-31"
        "C-28-41-16-46-9-41C-4-48 8-48 11-41"
        "C19-45 29-40 29-31C37-31 41-22 37-14C43-10 42 0 35 3C38 10 32 18 24 16Z",
        "#33242b",
        LINE,
    ) + stroke(
        "M-34-12C-30-14-28-10-30-7M-27-28C-22-30-19-26-22-22M-8-38C-3-40 0-36-3-33"
        "M10-37C15-38 17-34 15-31M28-24C32-23 32-18 29-17"
        "M33-4C36-2 35 3 31 3M-32 4C-29 3-27 6-29 9",
        "#6b4f5a",
    )


def clubs_head(colour: str) -> str:
    """Black curls with white blossoms and a narrow crown."""
    blossom = path(
        "M0 0C-5-2-5-8 0-8C5-8 5-2 0 0C2-5 8-5 8 0C8 5 2 5 0 0C5 2 5 8 0 8"
        "C-5 8-5 2 0 0C-2 5-8 5-8 0C-8-5-2-5 0 0Z",
        WHITE,
        LINE,
        0.9,
    ) + circle(0, 0, 2.2, GOLD, LINE, 0.8)
    return (
        curls()
        + face(CLUBS)
        + path(
            "M-24 4C-27-14-20-32 0-33C20-32 27-14 24 4C21-6 20-12 16-18C12-14 8-16 6-20"
            "C2-15-3-16-6-20C-9-15-13-14-16-18C-20-12-21-6-24 4Z",
            "#33242b",
            LINE,
        )
        + circlet(GOLD, colour)
        + moved(blossom, -30, -20, 0, 0.9)
        + moved(blossom, 29, -24, 20, 0.75)
        + circle(-24, 17, 2.6, GOLD, LINE, 0.9)
        + circle(24, 17, 2.6, GOLD, LINE, 0.9)
    )


def clover_spray() -> str:
    """Three leaves of clover on one stem."""
    stems = "M0 16V-34M0-20C-6-26-10-30-14-40M0-16C6-24 10-28 12-36"
    trefoil = "".join(moved(leaf(13, 11, "#6aa552"), 0, 0, turn) for turn in (-75, 0, 75))
    return (
        stroke(stems, LINE, 3)
        + stroke(stems, LEAF, 1.7)
        + moved(trefoil, 0, -40)
        + moved(trefoil, -14, -38, -25, 0.8)
        + moved(trefoil, 13, -35, 25, 0.8)
    )


def clubs_dress() -> str:
    """A green gown with a broad golden collar."""
    beads = ((-12, -40, PLUM), (-7, -35, GOLD), (0, -32, PLUM), (7, -35, GOLD), (12, -40, PLUM))
    return (
        path(CHEST, FOREST, LINE)
        + neck(BROWN, open_to=-20)
        + path(
            "M-30-45C-26-30-14-18 0-14C14-18 26-30 30-45L35-44C32-26 18-8 0-4"
            "C-18-8-32-26-35-44Z",
            GOLD,
            LINE,
        )
        + stroke("M-31-40C-27-26-15-13 0-9C15-13 27-26 31-40", PLUM, 2.4)
        + path("M-12 6C-10-2-6-4 0-4C6-4 10-2 12 6Z", PLUM, LINE)
        + "".join(circle(x, y, 2.6, bead, LINE, 0.8) for x, y, bead in beads)
    )


def clubs(colour: str) -> str:
    """A spray of clover and an apple."""
    stripe = stroke("M50-38C58-30 64-20 68-8", GOLD, 2.4)
    left = moved(clover_spray(), 2, 0, -3, 0.86) + pinch(BROWN)
    right = moved(apple(), 1, -14) + cupped(BROWN)
    return (
        clubs_dress()
        + mirrored(arm(FOREST, PLUM, left, stripe, turn=3))
        + arm(FOREST, PLUM, right, stripe, turn=-16, rise=10)
        + moved(clubs_head(colour), 0, -88, 0, 1.04)
    )


def veil() -> str:
    """A white veil, and black hair on it, behind the shoulders."""
    return (
        path(
            "M-18-36C-34-26-36-6-38 12C-40 28-46 40-52 52H52C46 40 40 28 38 12"
            "C36-6 34-26 18-36Z",
            "#f4f1f6",
            LINE,
        )
        + folds("M-30-10C-32 10-36 28-44 46M30-10C32 10 36 28 44 46")
        + path(
            "M-20-20C-30-8-28 14-29 30C-30 40-26 48-20 50H20C26 48 30 40 29 30"
            "C28 14 30-8 20-20Z",
            "#2c2430",
            LINE,
        )
        + stroke("M-24 6C-25 18-26 30-24 42M24 6C25 18 26 30 24 42", "#5a4d66")
    )


def spades_head() -> str:
    """Black hair, a silver crown."""
    return (
        face(SPADES)
        + path(
            "M4-33C-14-34-25-22-24-2C-24 6-24 14-23 22C-18 12-18 0-16-8C-10-16-2-22 6-26"
            "C12-22 18-16 20-8C22-2 22 6 23 14C27 0 25-31 4-33Z",
            "#2c2430",
            LINE,
        )
        + moved(leafy(SILVER, SILVER_SHADE, VIOLET, "S"), 1, 0)
    )


def spades_dress(colour: str) -> str:
    """Violet under indigo, silver at the neck."""
    return (
        path(CHEST, INDIGO, LINE)
        + path("M-28-46L-14 6H14L28-46Z", VIOLET, LINE)
        + neck(FAIR, open_to=-28)
        + path("M-27-45L0-25L27-45L30-38L0-16L-30-38Z", SILVER, LINE)
        + shade("M0-25L27-45L30-38L0-16Z", 0.1)
        + path("M-2-14H2V6H-2Z", SILVER, LINE, 0.9)
        + circle(0, -21, 4, colour, LINE)
        + circle(-1, -22.2, 1, WHITE)
    )


def spades(colour: str) -> str:
    """A lily, and a silver sceptre on her shoulder."""
    star = "l1.3 3.7l3.7 1.3l-3.7 1.3l-1.3 3.7l-1.3-3.7l-3.7-1.3l3.7-1.3z"
    stars = path(f"M40-37{star}M52-25{star}M36-17{star}", SILVER)
    top = badge("S", SILVER, 0, 0, 30) + sign("S", colour, 0, 0, 17)
    return (
        set_on(veil())
        + spades_dress(colour)
        + mirrored(arm(INDIGO, SILVER, lily() + pinch(FAIR), stars, turn=3, rise=4))
        + across(INDIGO, SILVER, leaning(sceptre(top), 25) + grasp(FAIR), stars)
        + mirrored(set_on(spades_head()))
    )


QUEENS = {"C": clubs, "D": diamonds, "H": hearts, "S": spades}
