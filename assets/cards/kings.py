"""The four kings: sceptre and orb, axe and purse, mace and cup, sword and book."""

from __future__ import annotations

from clothes import CHEST, GRIP, folded, folds, forearm, posed, shade, upper_arm
from crowns import SILVER, SILVER_SHADE, arched, pointed, toothed, turban
from faces import BROWN, FAIR, ROSY, TAN, Look, face
from hands import cupped, fist, grasp
from harvest import leaning
from ink import LINE, circle, mirrored, moved, path, stroke
from palette import (
    DEEP_GOLD,
    FOREST,
    GOLD,
    INDIGO,
    NAVY,
    ORANGE,
    PALE_GOLD,
    PLUM,
    VIOLET,
    WHITE,
)
from pips import badge, sign
from regalia import axe, ball, book, goblet, mace, purse, sceptre, sword

FUR = "#b9b4c2"
HEARTS = Look(ROSY, "#6d3b1d", iris="#4a6a40", mouth=False, brow=-0.4)
DIAMONDS = Look(TAN, "#33231f", aside=True, iris="#3b2a20", mouth=False, brow=-0.6)
CLUBS = Look(BROWN, "#2b1f22", iris="#2f1d12", brow=-1.4, smile=0.6)
SPADES = Look(FAIR, "#e9e6ea", aside=True, iris="#4b5a86", mouth=False, old=True, brow=-0.8)


def figure(robe: str, dress: str, left: str, right: str) -> str:
    """Trunk, upper arms, then `dress` over both, then both forearms, drawn as right ones."""
    upper = upper_arm(robe)
    return path(CHEST, robe, LINE) + mirrored(upper) + upper + dress + mirrored(left) + right


def raised(robe: str, cuff: str, held: str, turn: float = 0, rise: float = 0) -> str:
    """A raised forearm with what it holds."""
    return posed(moved(held, *GRIP) + forearm(robe, cuff), turn, rise)


def ermine() -> str:
    """A cape of white fur over the shoulders, open in front."""
    tails = "".join(
        moved(path("M0-3.4C1.4-1 1.8 2 0 3.6C-1.8 2-1.4-1 0-3.4Z", LINE), s * x, y, -s * turn)
        for s in (-1, 1)
        for x, y, turn in (
            (16, -40, 30),
            (27, -41, 10),
            (37, -33, 20),
            (24, -29, 40),
            (48, -27, 20),
            (12, -23, 30),
        )
    )
    side = (
        "M10-50C20-53 32-50 42-43C50-38 56-31 59-24C56-20 51-19 47-21"
        "C44-24 39-25 36-22C32-24 27-23 25-18C20-18 16-14 14-8L0-26Z"
    )
    return (
        path(side, WHITE, LINE) + mirrored(path(side, WHITE, LINE) + shade(side, 0.07)) + tails
    )


def hearts_head(colour: str) -> str:
    """Kind and broad, with a full chestnut beard."""
    hair, dark = "#8a4f28", "#5f3216"
    return (
        path(
            "M-21-22C-31-14-33 0-29 10C-33 16-30 24-24 24L-18 0ZM21-22C31-14 33 0 29 10"
            "C33 16 30 24 24 24L18 0Z",
            hair,
            LINE,
        )
        + face(HEARTS)
        + path(
            "M-24-8C-27 6-28 18-25 28C-27 36-20 44-14 44C-12 50-4 53 0 50"
            "C4 53 12 50 14 44C20 44 27 36 25 28C28 18 27 6 24-8C22 2 20 10 14 13"
            "C9 12 4 11 0 13C-4 11-9 12-14 13C-20 10-22 2-24-8Z",
            hair,
            LINE,
        )
        + path(
            "M0 13C-5 10-13 13-18 20C-13 23-5 22 0 18C5 22 13 23 18 20C13 13 5 10 0 13Z",
            hair,
            LINE,
        )
        + path("M-6 21.6C-3 23.4 3 23.4 6 21.6C4 26-4 26-6 21.6Z", HEARTS.skin.lips, LINE, 0.8)
        + stroke(
            "M-20 18C-20 26-18 33-15 38M-12 26C-11 33-8 40-5 45M20 18C20 26 18 33 15 38"
            "M12 26C11 33 8 40 5 45M0 30V46",
            dark,
            1,
        )
        + moved(arched(colour, "#3f63a8"), 0, 0)
    )


def set_on(head: str) -> str:
    """A head in its place on the shoulders."""
    return moved(head, 0, -86, 0, 1.04)


def hearts(colour: str) -> str:
    """Sceptre and orb, a cape of ermine."""
    top = badge("H", colour, 0, 0, 24)
    dress = (
        path("M-22-46L-14 6H14L22-46Z", NAVY, LINE)
        + stroke("M-9-6H9M-9-14H9", GOLD, 1.6)
        + path("M-3-20H3V6H-3Z", GOLD, LINE)
        + ermine()
    )
    orb = moved(ball(), 2, -12) + cupped(ROSY)
    staff = folded(colour, GOLD, leaning(sceptre(top), 27) + grasp(ROSY))
    return figure(colour, dress, raised(colour, GOLD, orb, 6), staff) + set_on(
        hearts_head(colour)
    )


def diamonds_head(colour: str) -> str:
    """A merchant prince: turban, pointed beard, curled moustache."""
    hair = "#3d2a26"
    return (
        path("M-21-18C-27-8-27 4-24 12L-18 8ZM21-18C26-10 26 0 24 6L19 2Z", hair, LINE)
        + face(DIAMONDS)
        + path(
            "M-23-4C-24 8-21 18-16 25C-10 33-2 38 4 50C8 44 14 36 18 26C20 22 21 18 21 14"
            "C18 22 15 26 11 27C8 28 2 28-1 26C-9 24-17 14-20 2Z",
            hair,
            LINE,
        )
        + path(
            "M6 14.6C2 12-4 15-8 19C-12 22-17 20-17 15C-21 20-16 27-9 25.6"
            "C-3 25 3 21.6 6 18.4C9 22 14 25 18 24C24 23 26 17 22 13C22 18 18 20 15 18"
            "C12 14 9 13 6 14.6Z",
            hair,
            LINE,
        )
        + path("M1 22.4C4 24 8 24 11 22.4C9 26 3 26 1 22.4Z", DIAMONDS.skin.lips, LINE, 0.8)
        + circle(-22.6, 13, 2.6, PALE_GOLD, LINE, 0.9)
        + moved(turban(WHITE, colour), 1, 0, -3)
    )


def diamonds(colour: str) -> str:
    """Axe and purse; an orange robe under a long coat in the colour of the suit."""
    gems = "".join(
        sign("D", PALE_GOLD, s * x, y, 9)
        for s in (-1, 1)
        for x, y in ((30, -34), (34, -20), (44, -29))
    )
    dress = (
        path("M-24-46L-17 6H17L24-46L0-38Z", ORANGE, LINE)
        + path("M-18-47L0-24L18-47L24-45L4-12V6H-4V-12L-24-45Z", PALE_GOLD, LINE)
        + "".join(circle(0, y, 1.9, colour, LINE, 0.8) for y in (-16, -8, 0))
        + gems
    )
    gold = raised(colour, ORANGE, moved(purse(ORANGE), 0, 10) + fist(TAN), -14)
    weapon = raised(colour, ORANGE, moved(axe(), 0, 5) + fist(TAN), 3)
    return figure(colour, dress, gold, weapon) + mirrored(set_on(diamonds_head(colour)))


def clubs_head() -> str:
    """Dark and grave, a short beard with grey in it."""
    hair, grey = "#33272b", "#8d8288"
    return (
        path("M-21-22C-26-16-27-4-25 6L-19 2ZM21-22C26-16 27-4 25 6L19 2Z", hair, LINE)
        + face(CLUBS)
        + path(
            "M-24-6C-25 8-24 22-18 31C-13 39-6 42 0 42C6 42 13 39 18 31C24 22 25 8 24-6"
            "C22 2 21 10 19 15C16 14 12 13 8 15C4 13-4 13-8 15C-12 13-16 14-19 15"
            "C-21 10-22 2-24-6ZM-9 19C-4 17.6 4 17.6 9 19C8 27-8 27-9 19Z",
            hair,
            LINE,
        )
        + stroke(
            "M-20 18C-19 25-16 31-12 35M-6 31C-5 35-3 37-2 39M6 31C5 35 3 37 2 39M20 18"
            "C19 25 16 31 12 35",
            grey,
            1.1,
        )
        + circle(-24.4, 14, 2.6, GOLD, LINE, 0.9)
        + circle(24.4, 14, 2.6, GOLD, LINE, 0.9)
        + moved(toothed(GOLD, DEEP_GOLD, "#4fa06b"), 0, 0)
    )


def clubs(colour: str) -> str:
    """Mace and cup, a heavy chain on a green robe."""
    chain = "".join(
        circle(s * x, y, 3.2, GOLD, LINE, 0.9)
        for s in (-1, 1)
        for x, y in ((28, -40), (24, -33), (19, -27), (13, -22), (7, -18))
    )
    collar = "M10-50C22-52 34-49 44-42L36-30C26-36 16-36 12-34L0-20Z"
    dress = (
        path("M-18-46L-12 6H12L18-46Z", PLUM, LINE)
        + path(collar, "#8a5a34", LINE)
        + mirrored(path(collar, "#8a5a34", LINE) + shade(collar, 0.12))
        + folds(
            "M18-46L20-38M26-47L27-39M34-45L33-37M-18-46L-20-38M-26-47L-27-39M-34-45L-33-37"
        )
        + chain
        + circle(0, -12, 7.4, GOLD, LINE)
        + sign("C", colour, 0, -12, 9.4)
    )
    cup = moved(goblet("#7f1d2d"), 0, -2) + fist(BROWN)
    weapon = leaning(mace(), 33) + grasp(BROWN)
    return figure(
        FOREST, dress, raised(FOREST, PLUM, cup, -10, 11), folded(FOREST, PLUM, weapon)
    ) + set_on(clubs_head())


def spades_head() -> str:
    """Old and wise; hair and beard are white and very long."""
    hair, dark = "#f1eef2", "#a9a4b4"
    return (
        path(
            "M-20-22C-32-12-33 4-29 14C-34 24-31 34-26 42L-14 20ZM20-22C31-14 32 2 28 12"
            "C32 22 30 32 27 38L18 20Z",
            hair,
            LINE,
        )
        + face(SPADES)
        + path(
            "M-23-4C-25 8-26 20-22 30C-24 40-17 50-12 54C-10 64-2 72 4 80"
            "C8 72 14 66 15 56C22 50 26 40 23 30C25 24 24 14 23 6C21 12 19 15 15 15"
            "C11 12 8 12 6 14C1 11-5 12-9 15C-15 14-20 6-23-4Z",
            hair,
            LINE,
        )
        + path(
            "M6 14C1 10-7 13-13 20C-18 24-22 24-24 21C-22 29-12 31-5 27C0 25 4 21 6 19"
            "C9 22 13 26 18 26C22 25.6 25 23 26 19C22 21 19 19 17 17C13 12 9 12 6 14Z",
            hair,
            LINE,
        )
        + path("M2 24.4C5 25.8 9 25.8 11 24.4C10 28 4 28 2 24.4Z", SPADES.skin.lips, LINE, 0.8)
        + stroke(
            "M-18 30C-18 38-14 46-10 52M-8 34C-8 46-4 58 1 68M4 36C5 48 5 60 4 72M14 34"
            "C13 44 12 54 8 64M20 30C19 38 17 44 15 50M-28 16C-30 24-28 32-25 38",
            dark,
            1,
        )
        + moved(pointed(SILVER, SILVER_SHADE, VIOLET, "#fffaf0"), 1, 0)
    )


def grey_fur() -> str:
    """A grey fur over the shoulders."""
    side = (
        "M8-50C20-53 32-50 42-43C50-38 56-31 59-24C55-19 49-19 46-22"
        "C42-25 36-25 33-20C29-22 24-20 22-14C18-13 14-8 12 6H0V-30Z"
    )
    return (
        path(side, FUR, LINE)
        + mirrored(path(side, FUR, LINE) + shade(side, 0.08))
        + folds(
            "M18-46L20-40M28-45L28-38M38-39L36-32M48-32L45-27M24-34L23-27M34-33L32-27"
            "M16-32L15-24M17-20L15-14M-18-46L-20-40M-28-45L-28-38M-38-39L-36-32M-48-32"
            "L-45-27M-24-34L-23-27M-34-33L-32-27M-16-32L-15-24M-17-20L-15-14"
        )
    )


def spades(_colour: str) -> str:
    """Sword and book, grey fur on an indigo robe."""
    tome = moved(book("#8c2338"), 1, -8) + cupped(FAIR)
    blade = raised(INDIGO, FUR, sword() + fist(FAIR), 4)
    return figure(INDIGO, grey_fur(), raised(INDIGO, FUR, tome, -12), blade) + mirrored(
        set_on(spades_head())
    )


KINGS = {"C": clubs, "D": diamonds, "H": hearts, "S": spades}
