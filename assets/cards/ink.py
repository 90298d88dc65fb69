"""The few SVG elements that every picture of the deck is made of, as text."""

from __future__ import annotations

from palette import EDGE, IVORY

WIDTH, HEIGHT = 250, 350
"""Size of a card in its own units: poker proportions, 5 to 7."""

LINE = "#2e1f2b"
"""The thin dark outline around everything that is drawn on a figure."""
THIN = 1.1
"""Its width."""


def number(value: float, decimals: int = 1) -> str:
    """`value` with at most so many decimals and no needless characters."""
    text = f"{value:.{decimals}f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def attributes(fill: str, line: str | None, width: float, opacity: float) -> str:
    """Fill and outline; `line` None draws none, LINE and THIN are the picture's default."""
    text = f' fill="{fill}"'
    if line is None:
        text += ' stroke="none"'
    elif line != LINE:
        text += f' stroke="{line}"'
    if line and width != THIN:
        text += f' stroke-width="{number(width)}"'
    if opacity < 1:
        text += f' opacity="{opacity:.2f}"'.replace("0.", ".")
    return text


def path(
    data: str, fill: str, line: str | None = None, width: float = 1.1, opacity: float = 1
) -> str:
    """A filled path, outlined when `line` names a colour."""
    return f'<path d="{data}"{attributes(fill, line, width, opacity)}/>'


def stroke(data: str, colour: str, width: float = 1.1, opacity: float = 1) -> str:
    """An open line with round ends."""
    return f'<path d="{data}"{attributes("none", colour, width, opacity)}/>'


def circle(  # noqa: PLR0917 - a shape has that many properties
    x: float,
    y: float,
    radius: float,
    fill: str,
    line: str | None = None,
    width: float = 1.1,
    opacity: float = 1,
) -> str:
    """A circle round (x, y)."""
    place = f'cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"'
    return f"<circle {place}{attributes(fill, line, width, opacity)}/>"


def ellipse(  # noqa: PLR0913, PLR0917 - a shape has that many properties
    x: float,
    y: float,
    rx: float,
    ry: float,
    fill: str,
    line: str | None = None,
    width: float = 1.1,
    opacity: float = 1,
) -> str:
    """An upright ellipse round (x, y)."""
    place = f'cx="{number(x)}" cy="{number(y)}" rx="{number(rx)}" ry="{number(ry)}"'
    return f"<ellipse {place}{attributes(fill, line, width, opacity)}/>"


def box(  # noqa: PLR0913, PLR0917 - a shape has that many properties
    x: float,
    y: float,
    wide: float,
    high: float,
    radius: float,
    fill: str,
    line: str | None = None,
    width: float = 1.1,
    opacity: float = 1,
) -> str:
    """A rectangle with round corners, (x, y) its upper left corner."""
    place = (
        f'x="{number(x)}" y="{number(y)}" width="{number(wide)}" '
        f'height="{number(high)}" rx="{number(radius)}"'
    )
    return f"<rect {place}{attributes(fill, line, width, opacity)}/>"


def moved(content: str, x: float, y: float, turn: float = 0, scale: float = 1) -> str:
    """`content` scaled, turned by `turn` degrees, then moved so that its origin is (x, y)."""
    steps = []
    if x or y:
        steps.append(f"translate({number(x)} {number(y)})")
    if turn:
        steps.append(f"rotate({number(turn)})")
    if scale != 1:
        steps.append(f"scale({number(scale, 2)})")
    return f'<g transform="{" ".join(steps)}">{content}</g>' if steps else content


def mirrored(content: str) -> str:
    """`content` with left and right exchanged."""
    return f'<g transform="scale(-1 1)">{content}</g>'


def rounded(left: float, top: float, right: float, bottom: float, radius: float) -> str:
    """Path data of a rectangle with round corners, for holes that a <rect> can't make."""
    a, b, c, d, r = (number(v) for v in (left, top, right, bottom, radius))
    x0, x1 = number(left + radius), number(right - radius)
    y0, y1 = number(top + radius), number(bottom - radius)
    arc = f"A{r} {r} 0 0 1 "
    return f"M{x0} {b}H{x1}{arc}{c} {y0}V{y1}{arc}{x1} {d}H{x0}{arc}{a} {y1}V{y0}{arc}{x0} {b}Z"


def frame(inside: str, window: tuple[float, float, float, float], radius: float) -> str:
    """A card with `inside` in a window (left, top, right, bottom) with round corners.

    Clip paths are not drawn everywhere, so what sticks out of the window is covered by the
    card's own ivory instead.
    """
    hole = rounded(1, 1, WIDTH - 1, HEIGHT - 1, 13.5) + rounded(*window, radius)
    return "\n".join(
        (
            blank(),
            inside,
            path(hole, IVORY).replace("/>", ' fill-rule="evenodd"/>'),
        )
    )


def blank() -> str:
    """A card without anything on it: ivory, with round corners and a thin edge."""
    return box(0.5, 0.5, WIDTH - 1, HEIGHT - 1, 14, IVORY, EDGE, 1)


def picture(content: str, wide: float, high: float) -> str:
    """A complete SVG file; lines are thin, dark and round unless an element says otherwise."""
    w, h = number(wide), number(high)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" '
        f'viewBox="0 0 {w} {h}">\n<g stroke="{LINE}" stroke-width="{THIN}" '
        f'stroke-linejoin="round" stroke-linecap="round">\n{content}\n</g>\n</svg>\n'
    )
