"""Two windows of the program at once: neither undoes what was done in the other."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING, Any

from tests.window.person import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.window.person import Person


def kept(folder: Path, name: str, value: object) -> dict[str, Any]:
    """The settings on file, as soon as one of them has this value."""
    path = folder / "euchre" / "settings.json"
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if path.exists():
            found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
            if found[name] == value:
                return found
        time.sleep(0.05)
    message = f"{name} never was {value}"
    raise AssertionError(message)


def test_the_last_window_to_close_leaves_what_the_other_one_has_chosen(
    start: Callable[..., Person], tmp_path: Path
) -> None:
    first, second = start("--speed", "instant"), start("--speed", "instant")
    first.at("TitleScene")
    second.at("TitleScene")
    first.do("windowactivate", "--sync", first.window)
    first.keys("m")
    kept(tmp_path, "muted", True)  # noqa: FBT003 - as it is on file
    second.do("windowactivate", "--sync", second.window)
    second.do("windowsize", "--sync", second.window, 1100, 700)
    second.until("the new size")
    second.keys("alt+F4")
    assert second.wait_for_end() == 0
    assert kept(tmp_path, "window_size", [1100, 700])["muted"]
    first.do("windowactivate", "--sync", first.window)
    first.keys("alt+F4")
    assert first.wait_for_end() == 0
    last = kept(tmp_path, "muted", True)  # noqa: FBT003
    assert last["window_size"] == [1100, 700]
