"""What was learnt from simulated deals, as files of JSON that `training` writes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

_FOLDER = Path(__file__).parent


def read(name: str) -> Any:
    """What is written in the table of that name."""
    return json.loads((_FOLDER / f"{name}.json").read_text(encoding="ascii"))


def write(name: str, data: object) -> None:
    """Write the table of that name, in as few letters as may be."""
    text = json.dumps(data, separators=(",", ":"))
    (_FOLDER / f"{name}.json").write_text(text + "\n", encoding="ascii", newline="\n")
