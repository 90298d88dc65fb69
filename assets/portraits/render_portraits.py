"""Renders the portraits at the size the table needs: python3 assets/portraits/render_portraits.py.

To be run after `draw_portraits.py`; sets up resvg-py first. A test compares `rendered.json`, which
holds the digest of every file that was rendered, with the files of today.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1] / "cards"))
if __name__ == "__main__":
    # A program beside the files it makes finds neither the project nor what it needs.
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
    from euchre.start.bootstrap import DRAWING, GAME, prepare

    prepare(GAME, DRAWING)

import resvg_py
from render_png import digest, packed

FOLDER = Path(__file__).resolve().parent
SIDE = 192
"""Pixels: a portrait at the table of a 3840x2160 window; smaller ones are shrunk."""
DIGESTS = FOLDER / "rendered.json"


def main() -> None:
    """Render every portrait, and note what was rendered."""
    files = sorted(FOLDER.glob("*.svg"))
    folder = FOLDER / str(SIDE)
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.png"):
        old.unlink()
    for path in files:
        picture = resvg_py.svg_to_bytes(
            svg_string=path.read_text(encoding="utf-8"), height=SIDE, skip_system_fonts=True
        )
        (folder / f"{path.stem}.png").write_bytes(packed(bytes(picture), opaque=True))
    digests = {path.stem: digest(path) for path in files}
    DIGESTS.write_text(json.dumps(digests, indent=0) + "\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
