"""What a page of the rules is made of: words, headings, cards and tables, not yet drawn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from euchre.rules.cards import Card


@dataclass(frozen=True)
class Paragraph:
    """A paragraph."""

    text: str


@dataclass(frozen=True)
class Heading:
    """A line that begins a new part of a page."""

    text: str


@dataclass(frozen=True)
class Cards:
    """Cards side by side, some with a word below."""

    cards: tuple[Card, ...]
    captions: tuple[str, ...] = ()
    """One for each card, or none at all."""
    marked: int | None = None
    """The place of the card that stands out."""
    beside: str = ""
    """Words at the right of the cards."""


@dataclass(frozen=True)
class Rows:
    """A table of two columns: what, and its value; `marked` rows stand out."""

    rows: tuple[tuple[str, str], ...]
    marked: frozenset[int] = frozenset()


Block = Paragraph | Heading | Cards | Rows


@dataclass(frozen=True)
class Page:
    """One page of the rules."""

    key: str
    title: str
    blocks: tuple[Block, ...]
