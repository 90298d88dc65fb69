"""The four jacks: farmers in straw hats, each with the tool and the fruit of his work."""

from __future__ import annotations

from clothes import arm, folds, light, mirrored, neck, shade
from faces import FAIR, ROSY, TAN, Look, face
from hands import fist, pinch, resting
from ink import LINE, circle, ellipse, moved, path, stroke
from palette import GOLD, PALE_GOLD, WHITE
from pips import sign
from props import LEAF, LEAF_SHADE, ear, leaf, pitchfork, rake, scythe, spade, sunflower

STRAW, STRAW_SHADE, STRAW_LINE = "#f2cd6b", "#c9952f", "#a87420"
LINEN, NAVY, SMOCK, FOREST, RUSSET, LEATHER = (
    "#f7efdc", "#27406f", "#3a4f8c", "#2f6a4a", "#b4572f", "#9a6a3c",
)


def brim(front: str, rim: str) -> str:
    """The brim of a straw hat: its whole surface and the shaded front rim."""
    return path(front, STRAW, LINE) + path(rim, STRAW_SHADE, opacity=0.6)


def tall_hat(band: str) -> str:
    """A hat with a pinched crown, from the front and a little from above; the brow is at 0, 0."""
    return (
        path("M-23-2C-24-18-20-34-11-37C-5-39-3-35 2-36C8-39 15-37 18-31C22-24 23-14 23-2Z", STRAW, LINE)
        + path("M8-37C15-38 20-30 21-23C23-14 23-8 23-2L12 0C15-14 15-28 8-37Z", STRAW_SHADE, opacity=0.55)
        + stroke("M-17-23C-6-20 6-20 17-23M-15-29C-6-27 6-27 15-29", STRAW_LINE, 0.8)
        + path("M-23.4-14C-8-9 8-9 23.4-14V-2C8 4-8 4-23.4-2Z", band, LINE)
        + brim(
            "M-46-3C-42-8-30-10-23.4-8C-22-4-8 1 0 1C8 1 22-4 23.4-8C30-10 42-8 46-3C44 4 22 9 0 9C-22 9-44 4-46-3Z",
            "M-46-3C-34 3-18 5 0 5C18 5 34 3 46-3C44 4 22 9 0 9C-22 9-44 4-46-3Z",
        )
        + stroke("M-38-4C-30 0-22 2-14 3M38-4C30 0 22 2 14 3M-8 7H8", STRAW_LINE, 0.8)
    )


def flat_hat(band: str) -> str:
    """A stiff hat with a low flat crown."""
    return (
        path("M-24-2L-23-22C-12-27 12-27 23-22L24-2Z", STRAW, LINE)
        + path("M10-25.4C15-25 20-24 23-22L24-2L14 0Z", STRAW_SHADE, opacity=0.55)
        + path("M-23-22C-12-17 12-17 23-22C12-27-12-27-23-22Z", PALE_GOLD, LINE)
        + path("M-23.4-13C-8-8 8-8 23.4-13L24-2C8 4-8 4-24-2Z", band, LINE)
        + brim(
            "M-47-1C-40-6-30-8-23.6-8C-20-3-8 .6 0 .6C8 .6 20-3 23.6-8C30-8 40-6 47-1C38 7 18 9 0 9C-18 9-38 7-47-1Z",
            "M-47-1C-36 4-18 5.4 0 5.4C18 5.4 36 4 47-1C38 7 18 9 0 9C-18 9-38 7-47-1Z",
        )
        + stroke("M-40-2C-32 1-22 2-14 2.6M40-2C32 1 22 2 14 2.6", STRAW_LINE, 0.8)
    )


def round_hat(band: str) -> str:
    """A soft hat with a round crown and a drooping brim."""
    return (
        path("M-23-3C-26-22-16-36 0-36C16-36 26-22 23-3Z", STRAW, LINE)
        + path("M6-35.6C19-33 25-20 23-3L13-1C17-14 15-28 6-35.6Z", STRAW_SHADE, opacity=0.55)
        + stroke("M-19-24C-8-20 8-20 19-24M-13-31C-6-29 6-29 13-31", STRAW_LINE, 0.8)
        + path("M-23.6-12C-8-7 8-7 23.6-12L23-1C8 4-8 4-23-1Z", band, LINE)
        + brim(
            "M-46 5C-41-5-31-10-23.4-8C-20-3-8 .6 0 .6C8 .6 20-3 23.4-8C31-10 41-5 46 5C34 5 22 9 0 9C-22 9-34 5-46 5Z",
            "M-46 5C-34 1-18 5 0 5C18 5 34 1 46 5C34 5 22 9 0 9C-22 9-34 5-46 5Z",
        )
        + stroke("M-37-2C-30 0-22 2-14 2.6M37-2C30 0 22 2 14 2.6", STRAW_LINE, 0.8)
    )


def halo_hat(band: str) -> str:
    """A hat pushed back: the underside of the brim behind the head, the crown above."""
    return (
        path("M-20-20C-21-34-12-40 0-40C12-40 21-34 20-20Z", STRAW, LINE)
        + path("M5-40C14-38 21-33 20-20H12C14-28 11-36 5-40Z", STRAW_SHADE, opacity=0.55)
        + path("M-46 4C-46-16-26-30 0-30C26-30 46-16 46 4C40 12-40 12-46 4Z", STRAW_SHADE, LINE)
        + path("M-46 4C-46-16-26-30 0-30C26-30 46-16 46 4C43-12 24-25 0-25C-24-25-43-12-46 4Z", STRAW, LINE)
        + stroke("M-38-6L-28 2M-30-15L-22-6M38-6L28 2M30-15L22-6M0-24V-18M-16-22L-12-14M16-22L12-14", STRAW_LINE, 0.9)
        + path("M-20.4-29C-8-32 8-32 20.4-29L20.6-22.6C10-30-10-30-20.6-22.6Z", band, LINE)
    )


def hearts_head(colour: str, look: Look) -> str:
    """Young, chestnut curls, a straw in the corner of his mouth."""
    hair = "#8a4f28"
    return (
        path("M-18-20C-27-20-31-12-28-6C-33-2-33 6-28 9C-30 15-26 21-20 20C-16 22-12 18-14 14L-12-10Z", hair, LINE)
        + path("M18-20C26-17 27-9 24.5-5C28-1 27 5 23.6 8L19 4Z", hair, LINE)
        + face(look)
        + path("M-23-20C-28-14-27-6-23.4-3C-26 2-23 8-19.4 7C-16 4-17-1-17.6-4C-15-6-15-9-16-12C-12-9-7-9-5-13C-1-9 5-10 7-13C10-10 15-11 17-14C19-12 22-12 23-14C22-20 18-26 10-28H-12Z", hair, LINE)
        + stroke("M-22-14C-23-10-21-6-19-5M-10-18C-8-15-6-14-5-13M5-18L7-13M16-18L17-14", LINE, 0.8, 0.5)
        + stroke("M12 21.5C18 25 24 28 31 28", STRAW_LINE, 1.6)
        + moved(ear(), 30, 28, 96, 0.4)
        + moved(tall_hat(colour), 0, -20, -5)
        + moved(sign("H", WHITE, 0, 0, 10), -0.6, -26.4, -5)
    )


def hearts(colour: str) -> str:
    """Pitchfork and ears of wheat; red waistcoat and navy braces."""
    look = Look(FAIR, "#7a4522", aside=True, smile=3.4, iris="#4d6b3a")
    wheat = moved(ear(), -7, -26, -16) + moved(ear(), 8, -25, 13) + moved(ear(), 0, -36, -2)
    body = (
        path("M-40-42C-20-48 20-48 40-42V6H-40Z", colour, LINE)
        + path("M-15-46L0 4L15-46Z", LINEN, LINE)
        + neck(look.skin)
        + path("M-24-46C-27-40-14-26 0-18C14-26 27-40 24-46C29-42 28-36 24-31L5-12L0-15L-5-12L-24-31C-28-36-29-42-24-46Z", GOLD, LINE)
        + path("M-5-15L0-19L5-15L6-8L0-4L-6-8Z", GOLD, LINE)
        + shade("M0-18C14-26 27-40 24-46C29-42 28-36 24-31L5-12L0-15Z")
        + path("M-29-45L-22-45L-16 6H-24ZM29-45L22-45L16 6H24Z", NAVY, LINE)
        + circle(-20, -9, 2, PALE_GOLD, LINE, 0.8) + circle(20, -9, 2, PALE_GOLD, LINE, 0.8)
    )
    return (
        body
        + mirrored(arm(LINEN, colour, moved(wheat, 0, 0) + fist(look.skin)))
        + arm(LINEN, colour, pitchfork() + fist(look.skin))
        + moved(hearts_head(colour, look), 0, -88, 0, 1.06)
    )


def diamonds_head(colour: str, look: Look) -> str:
    """A freckled boy, straw-blond, his hat pushed back."""
    hair, dark = "#eab84a", "#c98f2b"
    freckles = "".join(circle(x, y, 0.8, look.skin.line, opacity=0.7) for x, y in ((-13, 7), (-10, 9.4), (-15, 10), (13, 7), (10, 9.4), (15, 10), (-7, 7), (7, 7)))
    return (
        moved(halo_hat(colour), 0, -16, 4)
        + path("M-22-12C-29-4-29 8-26 14C-22 14-19 10-18 6L18 6C19 10 22 14 26 14C29 8 29-4 22-12Z", hair, LINE)
        + face(look) + freckles
        + path("M-24-6C-28-24-14-36 2-35C18-35 27-24 24-6C22-10 20-14 17-17C16-13 13-12 10-11C12-14 12-18 11-20C6-15-2-12-9-12C-7-14-6-16-6-18C-13-15-21-12-24-6Z", hair, LINE)
        + stroke("M-4-32C-12-29-18-22-20-14M4-32C8-29 10-25 11-20M13-31C18-27 20-22 20-16", dark, 1)
    )


def hen() -> str:
    """A white hen held in the arm, her head to the left."""
    return (
        path("M-10-38C-16-40-20-36-20-30C-20-24-22-14-20-6C-18 6-6 14 8 12C20 10 26-2 28-18C30-24 26-26 22-22C18-18 10-16 2-18C-4-20-6-30-10-38Z", WHITE, LINE)
        + shade("M28-18C26-2 20 10 8 12C-2 13-12 10-17 3C-4 6 14 2 22-22C26-26 30-24 28-18Z", 0.13)
        + path("M-18-37C-21-43-15-46-13.6-42C-13-47-7-46-8-41C-4-43-3-38-7-37Z", "#cf3a35", LINE)
        + path("M-19.4-33L-26-29.6L-19.6-27.6Z", GOLD, LINE)
        + path("M-20-27C-23-24-22-20-19.4-20C-17.4-21-18-25-18-27Z", "#cf3a35", LINE, 0.9)
        + circle(-14.6, -32, 1.5, LINE)
        + stroke("M0-6C4-2 10-2 14-6M-6 0C-2 4 4 5 8 3M6-12C10-9 15-9 18-12", LINE, 0.9, 0.5)
    )


def diamonds(colour: str) -> str:
    """Rake and hen; leather dungarees over a shirt in the colour of the suit."""
    look = Look(ROSY, "#b98126", smile=4.4, iris="#3f6f9c")
    bib = (
        path("M-40-42C-20-48 20-48 40-42V6H-40Z", colour, LINE)
        + neck(look.skin)
        + path("M-24-46C-26-40-20-34-14-30L0-20L14-30C20-34 26-40 24-46C31-40 30-32 24-28L0-14L-24-28C-30-32-31-40-24-46Z", "#f0a93c", LINE)
        + path("M-31-44L-24-46L-14-14H-22ZM31-44L24-46L14-14H22Z", LEATHER, LINE)
        + path("M-20-17H20L25 6H-25Z", LEATHER, LINE)
        + stroke("M-17.6-14H17.6", PALE_GOLD, 0.9)
        + circle(-17, -13, 2.4, PALE_GOLD, LINE, 0.8) + circle(17, -13, 2.4, PALE_GOLD, LINE, 0.8)
        + path("M0-18L-9-4L-2-6L0 0L2-6L9-4Z", "#f0a93c", LINE)
        + "".join(circle(x, y, 1.3, WHITE) for x, y in ((-25, -36), (-18, -29), (-10, -24), (25, -36), (18, -29), (10, -24)))
    )
    return (
        bib
        + mirrored(arm(colour, "#f0a93c", moved(hen(), 0, 2, mirror=True) + moved(resting(look.skin), -4, 8, 0, 0.95)))
        + arm(colour, "#f0a93c", rake() + fist(look.skin))
        + moved(diamonds_head(colour, look), 0, -88, 0, 1.06)
    )


def clubs_head(colour: str, look: Look) -> str:
    """Ginger beard, weather-beaten, a sprig of clover in the band of his hat."""
    hair, dark = "#c4662a", "#94451a"
    sprig = "".join(moved(leaf(11, 8, "#6aa552"), 0, 0, turn) for turn in (-70, 0, 70))
    return (
        path("M-20-16C-27-10-28 2-24 10L-18 8ZM21-16C27-10 27 0 24 8L19 4Z", hair, LINE)
        + face(look)
        + path("M-23-6C-27 6-26 20-20 30C-14 41 2 47 10 40C19 36 25 24 24 8C22 12 19 14 17 15C12 11 0 11-5 15C-11 16-17 12-20 2C-21-2-22-4-23-6Z", hair, LINE)
        + path("M6 13C1 9-6 12-11 19C-5 21 2 20 6 17C10 20 15 20 20 18C17 12 11 9 6 13Z", hair, LINE)
        + path("M0 22.4C4 24.6 9 24.6 13 22.4C11 26.4 3 26.6 0 22.4Z", look.skin.lips, LINE, 0.8)
        + stroke("M-18 14C-16 24-10 32-4 36M-10 24C-7 30-3 34 0 38M6 30V40M14 26C14 30 13 34 11 37M20 18C20 24 18 29 16 32", dark, 1)
        + moved(round_hat(colour), 1, -20, 4)
        + moved(sprig, 16, -28, 20)
    )


def mug() -> str:
    """A clay mug of cider, the handle to the right, in the hand."""
    return (
        path("M-2-12C8-14 10 8-2 8", "none", LINE, 5.4) + stroke("M-2-12C8-14 10 8-2 8", "#b8876a", 3)
        + path("M-26-17H-2L-4 13C-8 16-20 16-24 13Z", "#b8876a", LINE)
        + shade("M-9-17H-2L-4 13C-6 14.4-9 15-12 15.2Z")
        + path("M-25.4-8H-2.8L-3.2-3H-25Z", "#8d5f45")
        + path("M-28-17C-31-21-26-26-22-24C-20-29-12-29-10-25C-5-28 1-23-1-17C-1-13-6-12-7-15C-9-11-15-12-16-15C-18-12-27-12-28-17Z", WHITE, LINE)
    )


def clubs(colour: str) -> str:
    """Scythe and mug; forest waistcoat over a checked shirt."""
    look = Look(TAN, "#94451a", aside=True, iris="#3d5a3a", mouth=False, brow=-1)
    check = "M-36-43V6M-28-45V6M28-45V6M36-43V6M-40-30H40M-40-18H40"
    body = (
        path("M-40-42C-20-48 20-48 40-42V6H-40Z", RUSSET, LINE)
        + stroke(check, PALE_GOLD, 1, 0.5)
        + path("M-38-43C-30-46-22-46-17-46L0-10L17-46C22-46 30-46 38-43L30 6H-30Z", FOREST, LINE)
        + path("M-24-46L-17-46L0-10V0ZM24-46L17-46L0-10V0Z", "#245239", LINE)
        + neck(look.skin, open_to=-18)
        + path("M-16-47L-24-44L-16-28L0-16L-10-30ZM16-47L24-44L16-28L0-16L10-30Z", PALE_GOLD, LINE)
        + circle(0, -5, 2, PALE_GOLD, LINE, 0.8)
    )
    left = moved(mug(), -6, 2, mirror=True) + fist(look.skin)
    return (
        moved(scythe(), 53, -38)
        + body
        + mirrored(arm(RUSSET, FOREST, left))
        + arm(RUSSET, FOREST, fist(look.skin))
        + moved(clubs_head(colour, look), 0, -88, 0, 1.06)
    )


def spades_head(colour: str, look: Look) -> str:
    """Black hair, a big moustache and a crow's feather; looks to the left."""
    hair = "#2f2630"
    return (
        path("M-20-16C-28-8-29 4-26 14C-22 18-18 16-17 12L-16-8ZM21-16C26-10 26-2 24 5L19 2Z", hair, LINE)
        + face(look)
        + path("M-23-16C-25-6-24 4-20 12C-17 8-18 0-17-6C-15-10-14-14-14-18C-4-12 12-13 22-16V-24H-20Z", hair, LINE)
        + path("M-16 16C-14 26-6 34 5 34.5C12 34.5 17 29 19 20C16 26 12 28 6 28C-4 28-11 24-16 16Z", hair, opacity=0.22)
        + path("M6 14.6C1 11-5 14-9 18.6C-12 22-16 22-18 20C-17 26-10 28-4 25C0 23 4 20 6 18C9 21 13 23.6 17 23C21 22.6 24 19 23.6 16C21 18 18 17.6 16 16C12 12 9 12 6 14.6Z", hair, LINE)
        + stroke("M1 25.4C4 26.8 9 26.8 12 25", look.skin.line, 1.3)
        + moved(path("M0 0C4-10 6-24-1-36C-7-26-8-12 0 0Z", colour, LINE) + stroke("M-1-32L0 6", "#8b93ad", 0.9), -21, -26, -28)
        + moved(flat_hat("#8c2338"), 0, -19, 3)
    )


def spades(colour: str) -> str:
    """Spade and sunflower; embroidered smock."""
    look = Look(TAN, "#2f2630", aside=True, mouth=False, brow=1, iris="#3b2a20")
    body = (
        path("M-40-42C-20-48 20-48 40-42V6H-40Z", SMOCK, LINE)
        + path("M-22-46H22L20-10H-20Z", LINEN, LINE)
        + stroke("M-18-14L-12-20L-6-14L0-20L6-14L12-20L18-14", "#8c2338", 1.3)
        + neck(look.skin, open_to=-28)
        + path("M-10-49C-16-47-24-46-29-42L-16-24L0-33L16-24L29-42C24-46 16-47 10-49C12-42 6-36 0-34C-6-36-12-42-10-49Z", WHITE, LINE)
        + folds("M-32-38C-30-24-30-10-31 4M32-38C30-24 30-10 31 4M-26-8V4M26-8V4")
        + circle(0, -8, 2, PALE_GOLD, LINE, 0.8)
    )
    return (
        body
        + mirrored(arm(SMOCK, WHITE, moved(sunflower(), 1, 0, 4) + fist(look.skin)))
        + arm(SMOCK, WHITE, spade() + fist(look.skin))
        + mirrored(moved(spades_head(colour, look), 0, -88, 0, 1.06))
    )


FARMERS = {"C": clubs, "D": diamonds, "H": hearts, "S": spades}
