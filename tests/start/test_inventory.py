"""A folder of libraries is looked at as pip left it there."""

from __future__ import annotations

import base64
import hashlib
from typing import TYPE_CHECKING

import pytest

from euchre.start import inventory

if TYPE_CHECKING:
    from pathlib import Path


def a_library(folder: Path, *files: str) -> None:
    """Lay out a library of these files, each holding its own name, with pip's list of them."""
    rows = ["numbers.dist-info/RECORD,,"]
    for name in files:
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name, encoding="utf-8", newline="\n")
        digest = base64.urlsafe_b64encode(hashlib.sha256(name.encode()).digest())
        rows.append(f"{name},sha256={digest.decode().rstrip('=')},{len(name)}")
    record = folder / "numbers.dist-info" / "RECORD"
    record.parent.mkdir()
    record.write_text("\n".join(rows), encoding="utf-8", newline="\n")


def test_what_a_library_brings_compiled_may_be_compiled_anew(tmp_path: Path) -> None:
    compiled = "numbers/__pycache__/pi.cpython-310.pyc"
    a_library(tmp_path, "numbers/pi.py", compiled)
    inventory.check(tmp_path)
    (tmp_path / compiled).write_bytes(b"compiled by pip")
    inventory.check(tmp_path)
    inventory.clear_compiled(tmp_path)
    inventory.check(tmp_path)


@pytest.mark.parametrize("name", ["numbers/pi.py", "numbers/pi.pyc", "numbers/table.dat"])
def test_whatever_else_has_changed_is_damage(tmp_path: Path, name: str) -> None:
    a_library(tmp_path, "numbers/pi.py", "numbers/pi.pyc", "numbers/table.dat")
    inventory.check(tmp_path)
    (tmp_path / name).write_bytes(b"changed")
    with pytest.raises(inventory.DamagedError, match=name):
        inventory.check(tmp_path)
