from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

import pytest

from tests.window.person import missing, person, screen

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from tests.window.person import Person


@pytest.fixture(scope="session")
def display() -> Iterator[dict[str, str]]:
    """A screen of its own for each process of the tests."""
    if missing():
        pytest.skip(f"the tests of the real window need {', '.join(missing())}")
    with screen() as environment:
        yield environment


@pytest.fixture
def start(display: dict[str, str], tmp_path: Path) -> Iterator[Callable[..., Person]]:
    """A function that starts the program with arguments and returns who sits before it."""
    folder = tmp_path / "euchre"
    environment = {**display, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
    with contextlib.ExitStack() as stack:

        def started(*arguments: str, size: str = "1280x720") -> Person:
            words = ("--size", size, *arguments)
            return stack.enter_context(person(environment, folder, *words))

        yield started
