"""Renders the deck's SVG files at the sizes small windows use: python3 assets/cards/render_png.py.

To be run after `draw_cards.py`; sets up resvg-py first. A test compares `rendered.json`, which
holds the digest of every file that was rendered, with the files of today.
"""

from __future__ import annotations

import hashlib
import io
import json
import struct
import sys
import zlib
from pathlib import Path

if __name__ == "__main__":
    # A program beside the files it makes finds neither the project nor what it needs.
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
    from euchre.start.bootstrap import DRAWING, GAME, prepare

    prepare(GAME, DRAWING)

import pygame
import resvg_py

FOLDER = Path(__file__).resolve().parent
HEIGHTS = (240, 420)
"""Each serves for cards of half to five sixths of it; larger cards are drawn by the game."""
DIGESTS = FOLDER / "rendered.json"


def digest(path: Path) -> str:
    """Return what changes when a file does, whatever the system's line ends."""
    return hashlib.sha256(path.read_text(encoding="utf-8").encode()).hexdigest()[:16]


def packed(png: bytes, *, opaque: bool = False) -> bytes:
    """Return a PNG without row filters, and without transparency if it is opaque.

    Drawings of flat colours are a third smaller that way, and load in half the time.
    """
    picture = pygame.image.load(io.BytesIO(png))
    width, height = picture.get_size()
    pixels = pygame.image.tobytes(picture, "RGB" if opaque else "RGBA")
    row = (3 if opaque else 4) * width
    rows = (pixels[start : start + row] for start in range(0, len(pixels), row))
    data = zlib.compress(b"".join(b"\0" + row for row in rows), 9)
    head = struct.pack(">IIBBBBB", width, height, 8, 2 if opaque else 6, 0, 0, 0)
    chunks = ((b"IHDR", head), (b"IDAT", data), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(name, body) for name, body in chunks)


def _chunk(name: bytes, body: bytes) -> bytes:
    return (
        struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))
    )


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
            (folder / f"{path.stem}.png").write_bytes(packed(bytes(picture)))
    digests = {path.stem: digest(path) for path in files}
    DIGESTS.write_text(json.dumps(digests, indent=0) + "\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
