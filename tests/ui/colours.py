"""Whether the colours of the game can be read, as WCAG 2 measures it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.ui.draw import theme

if TYPE_CHECKING:
    from euchre.ui.draw.theme import Colour, Felt

READABLE = 4.5
"""The least contrast of a text and its ground."""
VISIBLE = 3.0
"""The least contrast of a mark that is no text and its ground."""


def contrast(one: Colour, other: Colour) -> float:
    """Return the contrast of two colours, 1 to 21, as WCAG 2 defines it."""
    bright, dim = sorted((theme.luminance(one), theme.luminance(other)), reverse=True)
    return (bright + 0.05) / (dim + 0.05)


def texts(felt: Felt) -> dict[str, tuple[Colour, Colour]]:
    """Return every pair of text and ground that the game draws; all are `READABLE`."""
    on_dark = {
        "ivory": theme.IVORY,
        "brass": theme.BRASS,
        "muted": felt.muted,
        "warning": theme.WARNING,
    }
    grounds = {"felt": felt.centre, "felt edge": felt.edge, "plaque": felt.plaque}
    grounds |= {"raised": felt.raised, "lit": felt.lit}
    pairs = {
        f"{text} on {ground}": (colour, under)
        for text, colour in on_dark.items()
        for ground, under in grounds.items()
        if not (text == "warning" and ground == "felt")
    }
    pairs |= {"faint on plaque": (felt.faint, felt.plaque)}
    pairs |= {"faint on raised": (felt.faint, felt.raised)}
    for name, brass in (
        ("brass", theme.BRASS),
        ("lit brass", theme.BRASS_LIT),
        ("deep brass", theme.BRASS_DEEP),
    ):
        pairs[f"ink on {name}"] = (theme.INK, brass)
    pairs["ink on a bubble"] = (theme.INK, theme.BUBBLE)
    for number, disc in enumerate(theme.PLAYERS):
        pairs[f"ink on disc {number}"] = (theme.INK, disc)
    for number, side in enumerate(theme.SIDES):
        pairs[f"side {number} on plaque"] = (side, felt.plaque)
        pairs[f"side {number} on felt"] = (side, felt.centre)
    for suit in "SHDC":
        for suits in (theme.SUITS_ON_LIGHT, theme.FOUR_SUITS_ON_LIGHT):
            pairs[f"{suit} {suits[suit]} on a card"] = (suits[suit], theme.CARD_FACE)
            pairs[f"{suit} {suits[suit]} on a bubble"] = (suits[suit], theme.BUBBLE)
        for suits in (theme.SUITS_ON_DARK, theme.FOUR_SUITS_ON_DARK):
            pairs[f"{suit} {suits[suit]} on plaque"] = (suits[suit], felt.plaque)
    return pairs


def marks(felt: Felt) -> dict[str, tuple[Colour, Colour]]:
    """Return every pair of a mark that is no text and its ground; all are `VISIBLE`."""
    return {
        "focus on felt": (theme.FOCUS, felt.centre),
        "focus on plaque": (theme.FOCUS, felt.plaque),
        "focus on raised": (theme.FOCUS, felt.lit),
        "brass ring on felt": (theme.BRASS, felt.centre),
        "brass ring on plaque": (theme.BRASS, felt.plaque),
        "outline on plaque": (felt.outline, felt.plaque),
        "red suit on brass": (theme.SUITS_ON_LIGHT["H"], theme.BRASS),
    }
