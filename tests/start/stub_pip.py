"""A pip that installs hand-made libraries, and behaves badly on demand (STUB_PIP)."""

from __future__ import annotations

import base64
import hashlib
import os
import sys
import time
from pathlib import Path

PYGAME = """
import os
if "STUB_DAMAGE" in os.environ:
    raise ImportError("it is damaged", name="pygame.base")
if "STUB_CRASH" in os.environ:
    os.kill(os.getpid(), 11)
from pygame import base
"""


def option(name: str) -> Path:
    return Path(sys.argv[sys.argv.index(name) + 1])


def put(name: str, text: str) -> str:
    """Write a file; return its line in pip's list."""
    path = option("--target") / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, newline="\n", encoding="utf-8")
    digest = base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest()).decode()
    return f"{name},sha256={digest.rstrip('=')},{len(text)}\n"


def library(name: str, version: str, files: dict[str, str]) -> None:
    info = f"{name}-{version}.dist-info"
    rows = [put(file, text) for file, text in files.items()]
    rows.append(put(f"{info}/METADATA", f"Metadata-Version: 2.1\nName: {name}\n"))
    put(f"{info}/RECORD", "".join(rows) + f"{info}/RECORD,,\n")


def note_the_call() -> None:
    """Note down who was called, how, and with which settings."""
    calls = Path(os.environ["STUB_CALLS"])
    with calls.open("a", encoding="utf-8", newline="\n") as file:
        file.write(f"{os.getpid()}\n")
    settings = [f"{name}={value}\n" for name, value in os.environ.items() if "PIP_" in name]
    calls.with_suffix(".settings").write_text(
        "".join([*settings, " ".join(sys.argv)]), encoding="utf-8", newline="\n"
    )


def main(mode: str) -> None:
    note_the_call()
    files = {
        "pygame/__init__.py": PYGAME,
        "pygame/base.py": "surfaces = True\n",
        "pygame/base.dat": "x" * 1000,
    }
    library("pygame_ce", os.environ.get("STUB_VERSION", "2.5.8"), files)
    if mode == "slow":
        time.sleep(1)
    elif mode == "endless":
        time.sleep(100)
    elif mode != "good":
        option("--log").write_text(mode, encoding="utf-8", newline="\n")
        sys.exit(1)
    library("platformdirs", "4.14.9", {"platformdirs/__init__.py": ""})


main(os.environ.get("STUB_PIP", "good"))
