"""The four jacks: farmers in straw hats, each with the tool and the fruit of his work."""

from __future__ import annotations

from clothes import CHEST, GRIP, across, arm, folds, forearm, neck, posed, shade, upper_arm
from faces import FAIR, ROSY, TAN, Look, face
from hands import fist, grasp, resting
from harvest import ear, hen, leaf, leaning, mug, pitchfork, rake, scythe, spade, sunflower
from hats import flat_hat, halo_hat, round_hat, tall_hat
from ink import LINE, circle, mirrored, moved, path, stroke
from palette import AMBER, FOREST, GOLD, INDIGO, LEATHER, LINEN, NAVY, PALE_GOLD, RUSSET, WHITE
from pips import sign

HEARTS = Look(FAIR, "#7a4522", aside=True, smile=3.4, iris="#4d6b3a")
DIAMONDS = Look(ROSY, "#b98126", smile=4.4, iris="#3f6f9c")
CLUBS = Look(TAN, "#94451a", aside=True, iris="#3d5a3a", mouth=False, brow=-1)
SPADES = Look(TAN, "#2f2630", aside=True, mouth=False, iris="#3b2a20")
CLARET = "#8c2338"


def set_on(head: str) -> str:
    """A head in its place on the shoulders."""
    return moved(head, 0, -88, 0, 1.06)


def hearts_head(colour: str) -> str:
    """Young, chestnut curls, a straw in the corner of his mouth."""
    hair = "#8a4f28"
    return (
        path(
            "M-18-20C-27-20-31-12-28-6C-33-2-33 6-28 9C-30 15-26 21-20 20"
            "C-16 22-12 18-14 14L-12-10Z",
            hair,
            LINE,
        )
        + path("M18-20C26-17 27-9 24.5-5C28-1 27 5 23.6 8L19 4Z", hair, LINE)
        + face(HEARTS)
        + path(
            "M-23-20C-28-14-27-6-23.4-3C-26 2-23 8-19.4 7C-16 4-17-1-17.6-4"
            "C-15-6-15-9-16-12C-12-9-7-9-5-13C-1-9 5-10 7-13C10-10 15-11 17-14"
            "C19-12 22-12 23-14C22-20 18-26 10-28H-12Z",
            hair,
            LINE,
        )
        + stroke(
            "M-22-14C-23-10-21-6-19-5M-10-18C-8-15-6-14-5-13M5-18L7-13M16-18L17-14",
            LINE,
            0.8,
            0.5,
        )
        + moved(ear(), 29, 27.4, 107, 0.42)
        + moved(tall_hat(colour), 0, -20, -5)
        + moved(sign("H", WHITE, 0, 0, 10), -0.6, -26.4, -5)
    )


def hearts_dress(colour: str) -> str:
    """A waistcoat in the colour of the suit, navy braces, a golden kerchief."""
    return (
        path(CHEST, colour, LINE)
        + path("M-15-46L0 4L15-46Z", LINEN, LINE)
        + neck(HEARTS.skin)
        + path(
            "M-24-46C-27-40-14-26 0-18C14-26 27-40 24-46C29-42 28-36 24-31L5-12L0-15"
            "L-5-12L-24-31C-28-36-29-42-24-46Z",
            GOLD,
            LINE,
        )
        + path("M-5-15L0-19L5-15L6-8L0-4L-6-8Z", GOLD, LINE)
        + shade("M0-18C14-26 27-40 24-46C29-42 28-36 24-31L5-12L0-15Z")
        + path("M-29-45L-22-45L-16 6H-24ZM29-45L22-45L16 6H24Z", NAVY, LINE)
        + circle(-20, -9, 2, PALE_GOLD, LINE, 0.8)
        + circle(20, -9, 2, PALE_GOLD, LINE, 0.8)
    )


def hearts(colour: str) -> str:
    """Pitchfork and ears of wheat; red waistcoat and navy braces."""
    held = moved(pitchfork(), 0, 6) + fist(HEARTS.skin)
    wheat = moved(ear(), -6, -46, -10) + moved(ear(), 10, -44, 12) + moved(ear(), 2, -58, 1)
    return (
        hearts_dress(colour)
        + mirrored(across(LINEN, colour, leaning(wheat, 30) + grasp(HEARTS.skin)))
        + arm(LINEN, colour, held, turn=3)
        + set_on(hearts_head(colour))
    )


def diamonds_head(colour: str) -> str:
    """A freckled boy, straw-blond, his hat pushed back."""
    hair, dark = "#eab84a", "#c98f2b"
    freckles = "".join(
        circle(x, y, 0.8, DIAMONDS.skin.line, opacity=0.7)
        for x, y in (
            (-13, 7),
            (-10, 9.4),
            (-15, 10),
            (-7, 7),
            (13, 7),
            (10, 9.4),
            (15, 10),
            (7, 7),
        )
    )
    return (
        moved(halo_hat(colour), 0, -16, 4)
        + path(
            "M-22-12C-29-4-29 8-26 14C-22 14-19 10-18 6L18 6C19 10 22 14 26 14"
            "C29 8 29-4 22-12Z",
            hair,
            LINE,
        )
        + face(DIAMONDS)
        + freckles
        + path(
            "M-24-6C-28-24-14-36 2-35C18-35 27-24 24-6C22-10 20-14 17-17"
            "C16-13 13-12 10-11C12-14 12-18 11-20C6-15-2-12-9-12C-7-14-6-16-6-18"
            "C-13-15-21-12-24-6Z",
            hair,
            LINE,
        )
        + stroke(
            "M-4-32C-12-29-18-22-20-14M4-32C8-29 10-25 11-20M13-31C18-27 20-22 20-16", dark, 1
        )
    )


def diamonds_dress(colour: str) -> str:
    """Leather dungarees and a spotted kerchief."""
    return (
        path(CHEST, colour, LINE)
        + neck(DIAMONDS.skin)
        + path(
            "M-24-46C-26-40-20-34-14-30L0-20L14-30C20-34 26-40 24-46C31-40 30-32 24-28"
            "L0-14L-24-28C-30-32-31-40-24-46Z",
            AMBER,
            LINE,
        )
        + "".join(
            circle(x, y, 1.3, WHITE)
            for x, y in ((-25, -36), (-18, -29), (-10, -24), (25, -36), (18, -29), (10, -24))
        )
        + path("M-31-44L-24-46L-14-14H-22ZM31-44L24-46L14-14H22Z", LEATHER, LINE)
        + path("M-20-17H20L25 6H-25Z", LEATHER, LINE)
        + stroke("M-17.6-14H17.6", PALE_GOLD, 0.9)
        + circle(-17, -13, 2.4, PALE_GOLD, LINE, 0.8)
        + circle(17, -13, 2.4, PALE_GOLD, LINE, 0.8)
        + path("M0-18L-9-4L-2-6L0 0L2-6L9-4Z", AMBER, LINE)
    )


def diamonds(colour: str) -> str:
    """Rake and hen; leather dungarees over a shirt in the colour of the suit."""
    return (
        diamonds_dress(colour)
        + mirrored(
            arm(
                colour,
                AMBER,
                moved(mirrored(hen()), 0, 2) + moved(resting(DIAMONDS.skin), -7, 6, 38, 0.95),
            )
        )
        + arm(colour, AMBER, rake() + fist(DIAMONDS.skin))
        + set_on(diamonds_head(colour))
    )


def clubs_head(colour: str) -> str:
    """Ginger beard, weather-beaten, a sprig of clover in the band of his hat."""
    hair, dark = "#c4662a", "#94451a"
    sprig = "".join(moved(leaf(11, 8, "#6aa552"), 0, 0, turn) for turn in (-70, 0, 70))
    return (
        path("M-20-16C-27-10-28 2-24 10L-18 8ZM21-16C27-10 27 0 24 8L19 4Z", hair, LINE)
        + face(CLUBS)
        + path(
            "M-23-6C-27 6-26 20-20 30C-14 41 2 47 10 40C19 36 25 24 24 8"
            "C22 12 19 14 17 15C12 11 0 11-5 15C-11 16-17 12-20 2C-21-2-22-4-23-6Z",
            hair,
            LINE,
        )
        + path(
            "M6 13C1 9-6 12-11 19C-5 21 2 20 6 17C10 20 15 20 20 18C17 12 11 9 6 13Z",
            hair,
            LINE,
        )
        + path(
            "M0 22.4C4 24.6 9 24.6 13 22.4C11 26.4 3 26.6 0 22.4Z", CLUBS.skin.lips, LINE, 0.8
        )
        + stroke(
            "M-18 14C-16 24-10 32-4 36M-10 24C-7 30-3 34 0 38M6 30V40M14 26"
            "C14 30 13 34 11 37M20 18C20 24 18 29 16 32",
            dark,
            1,
        )
        + moved(round_hat(colour), 1, -20, 4)
        + moved(sprig, 16, -28, 20)
    )


def checked(held: str, *, turn: float = 0, rise: float = 0) -> str:
    """The right arm in a checked shirt."""
    lines = (
        "M35-44C36-30 35-10 36 5M44-42C46-28 45-10 46 5M29-28C42-30 54-26 60-24M29-14"
        "C42-16 56-12 66-10"
    )
    return (
        upper_arm(RUSSET)
        + stroke(lines, PALE_GOLD, 1.1, 0.6)
        + posed(
            held
            + forearm(RUSSET, FOREST)
            + stroke(
                "M45-8C54-12 64-10 73-6M52-12C52-6 54 0 55 5M63-14C66-8 68 0 69 5",
                PALE_GOLD,
                1.1,
                0.6,
            ),
            turn,
            rise,
        )
    )


def clubs_dress() -> str:
    """A forest waistcoat over a russet shirt."""
    return (
        path(CHEST, RUSSET, LINE)
        + path(
            "M-38-43C-30-46-22-46-17-46L0-10L17-46C22-46 30-46 38-43L30 6H-30Z", FOREST, LINE
        )
        + path("M-24-46L-17-46L0-10V0ZM24-46L17-46L0-10V0Z", "#245239", LINE)
        + neck(CLUBS.skin, open_to=-18)
        + path(
            "M-16-47L-24-44L-16-28L0-16L-10-30ZM16-47L24-44L16-28L0-16L10-30Z", PALE_GOLD, LINE
        )
        + circle(0, -5, 2, PALE_GOLD, LINE, 0.8)
    )


def clubs(colour: str) -> str:
    """Scythe and mug; forest waistcoat over a checked shirt."""
    left = moved(mirrored(mug()), -6, 2) + fist(CLUBS.skin)
    return (
        moved(scythe(), 53, -38)
        + clubs_dress()
        + mirrored(checked(moved(left, *GRIP), turn=-14, rise=10))
        + checked(moved(fist(CLUBS.skin), *GRIP))
        + set_on(clubs_head(colour))
    )


def spades_head(colour: str) -> str:
    """Black hair, a big moustache and a crow's feather; looks to the left."""
    hair = "#2f2630"
    return (
        path(
            "M-20-16C-28-8-29 4-26 14C-22 18-18 16-17 12L-16-8ZM21-16C26-10 26-2 24 5L19 2Z",
            hair,
            LINE,
        )
        + face(SPADES)
        + path(
            "M-23-16C-25-6-24 4-20 12C-17 8-18 0-17-6C-15-10-14-14-14-18"
            "C-4-12 12-13 22-16V-24H-20Z",
            hair,
            LINE,
        )
        + path(
            "M-16 16C-14 26-6 34 5 34.5C12 34.5 17 29 19 20C16 26 12 28 6 28"
            "C-4 28-11 24-16 16Z",
            hair,
            opacity=0.22,
        )
        + path(
            "M6 14.6C1 11-5 14-9 18.6C-12 22-16 22-18 20C-17 26-10 28-4 25C0 23 4 20 6 18"
            "C9 21 13 23.6 17 23C21 22.6 24 19 23.6 16C21 18 18 17.6 16 16"
            "C12 12 9 12 6 14.6Z",
            hair,
            LINE,
        )
        + stroke("M1 25.4C4 26.8 9 26.8 12 25", SPADES.skin.line, 1.3)
        + moved(
            path("M0 0C4-10 6-24-1-36C-7-26-8-12 0 0Z", colour, LINE)
            + stroke("M-1-32L0 6", "#8b93ad", 0.9),
            -21,
            -26,
            -28,
        )
        + moved(flat_hat(CLARET), 0, -19, 3)
    )


def spades_dress() -> str:
    """A smock with an embroidered front and a wide collar."""
    return (
        path(CHEST, INDIGO, LINE)
        + path("M-22-46H22L20-10H-20Z", LINEN, LINE)
        + stroke("M-18-14L-12-20L-6-14L0-20L6-14L12-20L18-14", CLARET, 1.3)
        + neck(SPADES.skin, open_to=-28)
        + path(
            "M-10-49C-16-47-24-46-29-42L-16-24L0-33L16-24L29-42C24-46 16-47 10-49"
            "C12-42 6-36 0-34C-6-36-12-42-10-49Z",
            WHITE,
            LINE,
        )
        + folds("M-32-38C-30-24-30-10-31 4M32-38C30-24 30-10 31 4M-26-8V4M26-8V4")
        + circle(0, -8, 2, PALE_GOLD, LINE, 0.8)
    )


def spades(colour: str) -> str:
    """Spade and sunflower; embroidered smock."""
    flower = moved(sunflower(), 1, 4, 4) + fist(SPADES.skin)
    return (
        spades_dress()
        + mirrored(arm(INDIGO, WHITE, flower, turn=3))
        + across(INDIGO, WHITE, leaning(spade(), 27) + grasp(SPADES.skin))
        + mirrored(set_on(spades_head(colour)))
    )


FARMERS = {"C": clubs, "D": diamonds, "H": hearts, "S": spades}
