"""What most tests of the screens begin with."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.ui.pilot import make_context
from tests.ui.tables import AnyLegal

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from euchre.ui.context import Context


@pytest.fixture
def context(tmp_path: Path) -> Iterator[Context]:
    """A program with a folder of its own, in which nothing moves and nobody thinks for long."""
    made = make_context(tmp_path / "euchre", launcher_offered=True, motion="instant")
    made._thinking = AnyLegal()  # type: ignore[assignment]  # noqa: SLF001 - at once
    yield made
    if made.session is not None:
        made.session.close()
