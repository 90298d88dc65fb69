"""Where the pictures, fonts and sounds lie, in the source tree and in an installed package."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path


class MissingAssetsError(FileNotFoundError):
    """The program's pictures are not where they belong: it was copied without them."""


@lru_cache(maxsize=1)
def root() -> Path:
    """Return the folder `assets`; MissingAssetsError if there is none."""
    package = Path(__file__).resolve().parents[2]
    for folder in (package.parent / "assets", package / "assets"):
        if (folder / "cards").is_dir():
            return folder
    message = f"no folder with the pictures at {package.parent / 'assets'}"
    raise MissingAssetsError(message)
