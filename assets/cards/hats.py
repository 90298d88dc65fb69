"""Straw hats; the brow they sit on is at (0, 0)."""

from __future__ import annotations

from ink import LINE, path, stroke
from palette import PALE_GOLD

STRAW, STRAW_SHADE, STRAW_LINE = "#f2cd6b", "#c9952f", "#a87420"


def brim(front: str, rim: str) -> str:
    """The brim of a straw hat: its whole surface and the shaded front rim."""
    return path(front, STRAW, LINE) + path(rim, STRAW_SHADE, opacity=0.6)


def tall_hat(band: str) -> str:
    """A hat with a pinched crown, seen from the front and a little from above."""
    return (
        path(
            "M-23-2C-24-18-20-34-11-37C-5-39-3-35 2-36C8-39 15-37 18-31C22-24 23-14 23-2Z",
            STRAW,
            LINE,
        )
        + path(
            "M8-37C15-38 20-30 21-23C23-14 23-8 23-2L12 0C15-14 15-28 8-37Z",
            STRAW_SHADE,
            opacity=0.55,
        )
        + stroke("M-17-23C-6-20 6-20 17-23M-15-29C-6-27 6-27 15-29", STRAW_LINE, 0.8)
        + path("M-23.4-14C-8-9 8-9 23.4-14V-2C8 4-8 4-23.4-2Z", band, LINE)
        + brim(
            "M-46-3C-42-8-30-10-23.4-8C-22-4-8 1 0 1C8 1 22-4 23.4-8C30-10 42-8 46-3"
            "C44 4 22 9 0 9C-22 9-44 4-46-3Z",
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
            "M-47-1C-40-6-30-8-23.6-8C-20-3-8 .6 0 .6C8 .6 20-3 23.6-8C30-8 40-6 47-1"
            "C38 7 18 9 0 9C-18 9-38 7-47-1Z",
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
            "M-46 5C-41-5-31-10-23.4-8C-20-3-8 .6 0 .6C8 .6 20-3 23.4-8C31-10 41-5 46 5"
            "C34 5 22 9 0 9C-22 9-34 5-46 5Z",
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
        + path(
            "M-46 4C-46-16-26-30 0-30C26-30 46-16 46 4C43-12 24-25 0-25C-24-25-43-12-46 4Z",
            STRAW,
            LINE,
        )
        + stroke(
            "M-38-6L-28 2M-30-15L-22-6M38-6L28 2M30-15L22-6M0-24V-18M-16-22L-12-14M16-22L12-14",
            STRAW_LINE,
            0.9,
        )
        + path("M-20.4-29C-8-32 8-32 20.4-29L20.6-22.6C10-30-10-30-20.6-22.6Z", band, LINE)
    )
