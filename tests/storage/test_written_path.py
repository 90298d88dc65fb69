"""A path is understood however it is written, copied or dragged."""

from __future__ import annotations

import os
import shlex
from pathlib import Path
from urllib.parse import quote

import pytest

from euchre.start.folders import FolderError
from euchre.storage.disk.written_path import read_path

NAMES = (
    "game.euchre",
    "my game.euchre",
    "d'Artagnan & co.euchre",
    "a  b.euchre",
    "Zoë #1 50%.euchre",
)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.skipif(os.name == "nt", reason="paths of Windows look otherwise")
def test_a_path_is_understood_in_quotes_as_an_address_and_with_escapes(
    name: str, tmp_path: Path
) -> None:
    path = tmp_path / name
    path.write_text("", encoding="utf-8")
    escaped = "".join(f"\\{sign}" if sign in " '&#%" else sign for sign in str(path))
    for written in (
        str(path), f'"{path}"', f"'{path}'", f"  {path}\n", f"\u201c{path}\u201d", escaped,
        f"file://{quote(str(path))}", f"file://localhost{quote(str(path))}", f"file:{quote(str(path))}",
        path.as_uri(), f'"{path.as_uri()}"', shlex.quote(str(path)), f"`{path}`",
        f"\u201e{path}\u201c", f"\u201a{path}\u2018", f"\u00bb{path}\u00ab", f"\u00ab\xa0{path}\xa0\u00bb",
        f"\u202a{path}", f"\ufeff{path}\u200e", f'\u2068"{path}"\u2069',
    ):  # fmt: skip
        assert read_path(written) == path, written


@pytest.mark.skipif(os.name == "nt", reason="a backslash is a separator there")
def test_a_backslash_that_is_part_of_a_name_stays_one(tmp_path: Path) -> None:
    path = tmp_path / "a\\ b.euchre"
    path.write_text("", encoding="utf-8")
    assert read_path(str(path)) == path


def test_a_home_is_found_and_one_of_nobody_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(Path("/home/anna").absolute()))
    monkeypatch.setenv("USERPROFILE", str(Path("/home/anna").absolute()))
    assert read_path("~/my games/x.euchre") == Path("/home/anna/my games/x.euchre").absolute()
    assert read_path('"~/x"') == Path("/home/anna/x").absolute()
    for written in ("~nobodyhere/x.euchre", "'~nobodyhere'", "a\0b"):
        with pytest.raises(FolderError):
            read_path(written)
