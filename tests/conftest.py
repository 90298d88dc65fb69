"""What every test needs: no window, no sound, no help from the display of the day."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from euchre import i18n

if TYPE_CHECKING:
    from collections.abc import Iterator

# Before anything imports pygame, which reads them once.
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    """Whatever a test has spoken, the next one begins in English."""
    yield
    i18n.use("en")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--vectors",
        type=Path,
        metavar="FOLDER",
        help="run the rule cases of this folder's *.json files, too",
    )
