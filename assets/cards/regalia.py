"""What queens and kings hold: arms, cups and treasures, upright with the grip at (0, 0)."""

from __future__ import annotations

from harvest import shaft
from ink import LINE, circle, ellipse, moved, path, stroke
from palette import DEEP_GOLD, GOLD, PALE_GOLD, STEEL, STEEL_SHADE, WHITE, WOOD_SHADE


def ball() -> str:
    """The orb of a ruler, its middle at (0, 0)."""
    return (
        path("M-2-13V-18H-6V-21.6H-2V-26H2V-21.6H6V-18H2V-13Z", GOLD, LINE)
        + circle(0, 0, 13, GOLD, LINE)
        + path("M-13 0A13 13 0 0 0 13 0C6.5 7.8-6.5 7.8-13 0Z", DEEP_GOLD, opacity=0.6)
        + path(
            "M-12.6-2.2C-6.5 1 6.5 1 12.6-2.2V2C6.5 5.2-6.5 5.2-12.6 2Z", PALE_GOLD, LINE, 0.8
        )
        + path("M-2-13H2V-.4H-2Z", PALE_GOLD, LINE, 0.8)
        + circle(-6, -6, 1.6, WHITE, opacity=0.9)
    )


def sword() -> str:
    """A sword held point up; the cross guard lies above the hand."""
    return (
        path("M0-112L4.6-102V-13H-4.6V-102Z", STEEL, LINE)
        + path("M0-112L4.6-102V-13H.4Z", STEEL_SHADE, opacity=0.8)
        + path(
            "M-16-17C-19-19-19-12-16-13C-6-10 6-10 16-13C19-12 19-19 16-17C6-14-6-14-16-17Z",
            GOLD,
            LINE,
        )
    )


def axe() -> str:
    """A battle axe, the edge to the left."""
    return (
        shaft(-110)
        + path("M2-102C-6-103-12-106-17-111C-25-98-25-80-17-66C-12-73-6-77 2-78Z", STEEL, LINE)
        + path("M-17-111C-25-98-25-80-17-66C-20-80-20-98-17-111Z", WHITE, LINE, 0.8)
        + path("M-3.4-104H3.4V-76H-3.4Z", GOLD, LINE)
        + path("M3.4-97L12-90L3.4-83Z", STEEL_SHADE, LINE)
    )


def sceptre(head: str) -> str:
    """A golden staff that ends in `head`, drawn round (0, 0)."""
    return (
        path("M-1.8-70H1.8V40H-1.8Z", GOLD, LINE)
        + path("M.4-70H1.8V40H.4Z", DEEP_GOLD)
        + path("M-5-72H5L3.4-66H-3.4Z", PALE_GOLD, LINE)
        + circle(0, -60, 3.4, PALE_GOLD, LINE)
        + moved(head, 0, -86)
    )


def mace() -> str:
    """A flanged mace."""
    return (
        path("M-2.2-64H2.2V40H-2.2Z", WOOD_SHADE, LINE)
        + path("M-4-66H4V-60H-4Z", GOLD, LINE)
        + path(
            "M0-104C-7-101-15-95-15-84C-15-75-8-69 0-66C8-69 15-75 15-84C15-95 7-101 0-104Z",
            STEEL_SHADE,
            LINE,
        )
        + path(
            "M0-104C-4-100-6-94-6-84C-6-76-4-70 0-66C4-70 6-76 6-84C6-94 4-100 0-104Z",
            STEEL,
            LINE,
        )
        + stroke("M-11-84H11", LINE, 3.4)
        + stroke("M-11-84H11", GOLD, 1.8)
        + circle(0, -106, 3.4, GOLD, LINE)
    )


def goblet(wine: str) -> str:
    """A golden cup, the hand round its stem."""
    return (
        path("M-3-14H3V14H-3Z", DEEP_GOLD, LINE)
        + path("M-15-40C-15-22-9-13 0-13C9-13 15-22 15-40Z", GOLD, LINE)
        + path("M5-40H15C15-22 9-13 0-13C5-20 6-30 5-40Z", DEEP_GOLD, opacity=0.6)
        + ellipse(0, -40, 15, 4.4, wine, LINE)
        + stroke("M-13.6-30C-6-26 6-26 13.6-30", PALE_GOLD, 1.6)
    )


def book(cover: str) -> str:
    """A closed book with clasps, held from below."""
    return (
        path("M-16-32L15-36L19-33L17 5L-13 8L-17 5Z", "#f4ead2", LINE)
        + path("M-17-30L14-34L12 4L-17 8Z", cover, LINE)
        + path("M-13.6-26L10.6-29L9-.4L-13.6 3Z", "none", GOLD, 1.4)
        + path("M-2-21L4-14L-2-7L-8-14Z", GOLD, LINE, 0.9)
        + path("M13-27L18-26V-22L12.6-22ZM12.4-9L17.6-8V-4L12-4Z", GOLD, LINE, 0.9)
    )


def purse(cloth: str) -> str:
    """A full purse of coins, tied at the neck, held by the cord."""
    coin = circle(0, 0, 6, GOLD, LINE) + circle(0, 0, 3.6, "none", DEEP_GOLD, 1)
    return (
        moved(coin, -10, -46)
        + moved(coin, 8, -49)
        + moved(coin, -1, -51)
        + path("M-6-16C-18-20-22-34-14-44C-6-41 6-41 14-44C22-34 18-20 6-16Z", cloth, LINE)
        + path(
            "M6-42C10-42 12-43 14-44C22-34 18-20 6-16H2C12-24 12-34 6-42Z", LINE, opacity=0.2
        )
        + path("M-15-44C-8-48 8-48 15-44C8-40-8-40-15-44Z", "#6b4226", LINE)
        + moved(coin, -6, -45, 0, 0.8)
        + moved(coin, 5, -46, 0, 0.9)
        + path("M0-34L5-28L0-22L-5-28Z", PALE_GOLD, LINE, 0.9)
    )


def fan(cloth: str) -> str:
    """An open fan, its rivet in the hand."""
    ribs = "M0 0L-27-33M0 0L-18-41M0 0L-7-46M0 0L5-46M0 0L16-42M0 0L25-35"
    return (
        path("M0 0L-31-29C-20-52 18-56 30-31Z", cloth, LINE)
        + path("M-31-29C-20-52 18-56 30-31L26-27C14-48-16-45-27-25Z", PALE_GOLD, LINE)
        + stroke(ribs, LINE, 0.8, 0.55)
        + path("M0 2L-13-12C-7-20 8-21 13-13Z", WHITE, LINE)
        + stroke("M0 0L-8-16M0 0L0-18M0 0L8-16", LINE, 0.8, 0.55)
    )
