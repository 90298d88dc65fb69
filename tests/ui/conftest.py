"""What most tests of the screens begin with."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import pytest

from euchre.ui.draw import cards
from euchre.ui.draw.assets import root
from euchre.ui.draw.card_art import CardArt
from tests.ui.pilot import make_context
from tests.ui.tables import AnyLegal

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    import pygame

    from euchre.ui.context import Context


@pytest.fixture(scope="session", autouse=True)
def _drawn_once() -> Iterator[None]:
    """Files of cards are drawn once for all tests: half of their time went into that.

    Only what depends on nothing but its arguments. Which pictures a deck keeps, how sharp they
    are and what is left for quiet moments is as it is at every start.
    """
    usual, drawn, shadow = root() / "cards", CardArt._picture, cards._shadow  # noqa: SLF001
    blank = CardArt(root())
    picture = cache(lambda *what: drawn(blank, *what))

    def once(self: CardArt, *what: object) -> pygame.Surface:
        return picture(*what) if self._cards == usual else drawn(self, *what)  # type: ignore[arg-type]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(CardArt, "_picture", once)
        patch.setattr(cards, "_shadow", cache(shadow))
        yield


@pytest.fixture
def context(tmp_path: Path) -> Iterator[Context]:
    """A program with a folder of its own, in which nothing moves and nobody thinks for long."""
    made = make_context(tmp_path / "euchre", launcher_offered=True, motion="instant")
    made._thinking = AnyLegal()  # type: ignore[assignment]  # noqa: SLF001 - at once
    yield made
    if made.session is not None:
        made.session.close()


@pytest.fixture
def clipboard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was copied; what is pasted is the last of it."""
    copied: list[str] = []

    def copy(text: str) -> bool:
        copied.append(text)
        return True

    monkeypatch.setattr("euchre.ui.window.clipboard.copy", copy)
    for place in ("euchre.ui.scenes.ask.pasted", "euchre.ui.window.clipboard.pasted"):
        monkeypatch.setattr(place, lambda: copied[-1])
    return copied
