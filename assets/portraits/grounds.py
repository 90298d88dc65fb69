"""What is behind the people: a plain colour with a hint of where they play."""

from __future__ import annotations

import math

from ink import box, circle, path, stroke


def plain(colour: str, light: str) -> str:
    """One colour, with a disc of light behind the head."""
    return box(0, 0, 100, 100, 0, colour) + circle(50, 44, 40, light, opacity=0.55)


def fields() -> str:
    """Wheat under an evening sun."""
    return (
        box(0, 0, 100, 100, 0, "#f3d99a")
        + circle(74, 34, 20, "#fbeec2")
        + path("M0 62C24 48 46 54 100 44V100H0Z", "#dfae4c")
        + path("M0 78C30 62 60 66 100 60V100H0Z", "#c99436")
        + stroke("M0 70C26 56 50 60 100 52M0 88C30 72 66 74 100 69", "#f0cd7c", 1.4)
    )


def sea() -> str:
    """Grey-blue water and sky."""
    return (
        box(0, 0, 100, 100, 0, "#bcd6de")
        + path("M0 56H100V100H0Z", "#5f93a8")
        + stroke(
            "M0 63q5-4 10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0"
            "M0 73q5-4 10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0",
            "#cfe4ea",
            1.5,
        )
        + path("M76 55L84 28V55ZM86 55V33L93 55Z", "#fff8e8")
    )


def mesa() -> str:
    """Red rocks in the low sun."""
    return (
        box(0, 0, 100, 100, 0, "#f2b27c")
        + circle(24, 40, 17, "#fde0a8")
        + path("M0 66H10V50H26V58H34V66H62V46H90V54H100V100H0Z", "#b9583a")
    )


def dots(colour: str, spot: str) -> str:
    """Wallpaper with spots."""
    found = [
        circle(x + (6 if row % 2 else 0), 4 + row * 10, 1.7, spot)
        for row in range(10)
        for x in range(2, 104, 12)
    ]
    return box(0, 0, 100, 100, 0, colour) + "".join(found)


def stripes(colour: str, line: str) -> str:
    """Striped wallpaper."""
    lines = "".join(f"M{x} 0V100" for x in range(5, 100, 10))
    return box(0, 0, 100, 100, 0, colour) + stroke(lines, line, 4)


def rays(colour: str, ray: str) -> str:
    """A burst of light."""
    wedges = "".join(
        f"M50 46L{50 + 90 * x:.1f} {46 + 90 * y:.1f}L{50 + 90 * a:.1f} {46 + 90 * b:.1f}Z"
        for x, y, a, b in _spokes()
    )
    return box(0, 0, 100, 100, 0, colour) + path(wedges, ray)


def _spokes() -> list[tuple[float, float, float, float]]:
    turns = [math.tau * step / 24 for step in range(24)]
    return [
        (math.cos(a), math.sin(a), math.cos(b), math.sin(b))
        for a, b in zip(turns[::2], turns[1::2], strict=True)
    ]
