"""A folder in which files are called like parts of Python, as one of downloads may be."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

RAN = "ran.txt"
CODE = """
with open({ran!r}, "a") as file:
    file.write(__name__ + " ")
raise SystemExit("a file of the current folder was run: " + __name__)
"""


def hostile_folder(folder: Path) -> Path:
    """The folder, in which every module of the standard library has a namesake."""
    folder.mkdir()
    names = {*sys.stdlib_module_names, "numpy", "pygame", "platformdirs", "sitecustomize"}
    for name in names:
        path = folder / f"{name}.py"
        path.write_text(CODE.format(ran=str(folder / RAN)), encoding="utf-8", newline="\n")
    return folder


def ran(folder: Path) -> str:
    """The names of the files in the folder that were run."""
    path = folder / RAN
    return path.read_text(encoding="utf-8") if path.exists() else ""
