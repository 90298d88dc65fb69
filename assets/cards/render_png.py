"""Renders the deck's SVG files at the sizes small windows use: python3 assets/cards/render_png.py.

To be run after `draw_cards.py`; needs resvg-py. A test compares `rendered.json`, which holds the
digest of every file that was rendered, with the files of today.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import resvg_py

FOLDER = Path(__file__).resolve().parent
HEIGHTS = (240, 420)
"""Each serves for cards of half to five sixths of it; larger cards are drawn by the game."""
DIGESTS = FOLDER / "rendered.json"


def digest(path: Path) -> str:
    """Return what changes when a file does, whatever the system's line ends."""
    return hashlib.sha256(path.read_text(encoding="utf-8").encode()).hexdigest()[:16]


def main() -> None:
    """Render every card and back, and note what was rendered."""
    files = sorted(path for path in FOLDER.glob("*.svg") if not path.stem.startswith("suit-"))
    for height in HEIGHTS:
        folder = FOLDER / str(height)
        folder.mkdir(exist_ok=True)
        for old in folder.glob("*.png"):
            old.unlink()
        for path in files:
            picture = resvg_py.svg_to_bytes(
                svg_string=path.read_text(encoding="utf-8"),
                height=height,
                skip_system_fonts=True,
            )
            (folder / f"{path.stem}.png").write_bytes(bytes(picture))
    digests = {path.stem: digest(path) for path in files}
    DIGESTS.write_text(json.dumps(digests, indent=0) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
