"""Of the player's settings of pip, only where to ask and how to get there counts."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from euchre.start.pip_settings import TIMEOUT, environment, settings_in

if TYPE_CHECKING:
    from tests.start.computer import Computer

SPOILERS = {
    "PIP_ABI": "cp36m",
    "PIP_CONSTRAINT": "/nowhere.txt",
    "PIP_DRY_RUN": "1",
    "PIP_HOME": "/elsewhere",
    "PIP_NO_BINARY": ":all:",
    "PIP_PLATFORM": "win_amd64",
    "PIP_PREFIX": "/elsewhere",
    "PIP_PYTHON": "/no/python",
    "PIP_PYTHON_VERSION": "36",
    "PIP_REQUIREMENT": "/nowhere.txt",
    "PIP_REQUIRE_HASHES": "1",
    "PIP_REQUIRE_VIRTUALENV": "1",
    "PIP_ROOT": "/elsewhere",
    "PIP_TARGET": "/elsewhere",
    "PIP_USER": "1",
}
ROUTES = {
    "PIP_CERT": "/etc/our.pem",
    "PIP_CLIENT_CERT": "/etc/me.pem",
    "PIP_EXTRA_INDEX_URL": "https://b.example/simple https://c.example/simple",
    "PIP_FIND_LINKS": "/opt/wheels",
    "PIP_INDEX_URL": "https://a.example/simple",
    "PIP_NO_INDEX": "0",
    "PIP_PROXY": "http://proxy:3128",
    "PIP_TRUSTED_HOST": "a.example",
}


def counting(own: dict[str, str], home: Path, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Return the settings that pip is run with, of one's own and of a home folder's."""
    monkeypatch.setenv("HOME", str(home))
    seen = environment({"XDG_CONFIG_DIRS": "/nowhere", **own})
    return {f"{name}={value}" for name, value in seen.items() if name.startswith("PIP_")}


def write(home: Path, text: str) -> None:
    (home / ".config" / "pip").mkdir(parents=True, exist_ok=True)
    (home / ".config" / "pip" / "pip.conf").write_text(text, encoding="utf-8", newline="\n")


posix = pytest.mark.skipif(os.name == "nt", reason="files as on Unix")


def test_index_proxy_and_certificates_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = counting(ROUTES, tmp_path, monkeypatch)
    assert {f"{name}={value}" for name, value in ROUTES.items()} <= seen


def test_nothing_else_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = counting({}, tmp_path, monkeypatch)
    assert counting(SPOILERS, tmp_path, monkeypatch) == plain


@pytest.mark.parametrize("name", ["PYTHONWARNINGS", "PYTHONDEVMODE", "PYTHONINSPECT"])
def test_a_python_that_is_strict_with_developers_is_not_so_with_pip(name: str) -> None:
    assert name not in environment({name: "error", "PYTHONPATH": "/opt"})
    assert environment({"PYTHONPATH": "/opt"})["PYTHONPATH"] == "/opt"


@posix
def test_files_count_in_the_same_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = counting({}, tmp_path, monkeypatch)
    spoilers = "\n".join(
        f"{name[4:].lower().replace('_', '-')} = {value}" for name, value in SPOILERS.items()
    )
    write(tmp_path, f"[global]\n{spoilers}\n[install]\n{spoilers}\n")
    assert counting({}, tmp_path, monkeypatch) == plain
    routes = "\n".join(f"{name[4:].lower()}: {value}" for name, value in ROUTES.items())
    write(tmp_path, f"[global]\n{routes}\n")
    seen = counting({}, tmp_path, monkeypatch)
    assert {f"{name}={value}" for name, value in ROUTES.items()} <= seen


@posix
def test_a_variable_outweighs_a_section_for_installing_and_that_one_for_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(tmp_path, "[install]\nproxy = b\nindex-url = b\n[global]\nproxy = a\ncert = a\n")
    seen = counting({"PIP_INDEX_URL": "c"}, tmp_path, monkeypatch)
    assert {"PIP_PROXY=b", "PIP_INDEX_URL=c", "PIP_CERT=a"} <= seen


@posix
def test_what_a_broken_file_still_says_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = "no section yet\n[[[\n[global]\njust words\nproxy = p\n= nothing\n[unclosed\n"
    write(tmp_path, f"{text}[install]\nindex-url = i\ncert\n")
    seen = counting({}, tmp_path, monkeypatch)
    assert {"PIP_PROXY=p", "PIP_INDEX_URL=i"} <= seen


@posix
@pytest.mark.parametrize("what", ["a folder", "a pipe", "an endless device", "no text"])
def test_what_is_no_file_of_settings_holds_nothing_up(tmp_path: Path, what: str) -> None:
    path = tmp_path / "pip.conf"
    if what == "a folder":
        path.mkdir()
    elif what == "a pipe":
        os.mkfifo(path)
    elif what == "an endless device":
        path.symlink_to("/dev/zero")
    else:
        path.write_bytes(b"\xff\xfe\0[global]")
    assert list(settings_in(path)) == []


def test_values_over_several_lines_stay_together(tmp_path: Path) -> None:
    path = tmp_path / "pip.conf"
    path.write_text(
        "[global]\nextra-index-url =\n  a\n\n  # a comment\n  b\n",
        encoding="utf-8",
        newline="\n",
    )
    assert list(settings_in(path)) == [("global", "extra-index-url", "a\nb")]


@pytest.mark.parametrize("patience", ["abc", "-3", "0", ""])
def test_a_patience_that_is_no_number_is_passed_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, patience: str
) -> None:
    own = {"PIP_DEFAULT_TIMEOUT": patience}
    assert f"PIP_TIMEOUT={TIMEOUT}" in counting(own, tmp_path, monkeypatch)
    assert "PIP_TIMEOUT=60" in counting({"PIP_TIMEOUT": "60"}, tmp_path, monkeypatch)


def test_pip_is_run_with_these_and_with_hashes(computer: Computer) -> None:
    assert computer.prepare(PIP_INDEX_URL="https://a.example/", **SPOILERS).status == 0
    seen = (computer.folder / "calls.settings").read_text(encoding="utf-8")
    assert "PIP_INDEX_URL=https://a.example/" in seen
    assert f"PIP_CONFIG_FILE={os.devnull}" in seen
    assert not [name for name in SPOILERS if f"{name}=" in seen]
    assert "--require-hashes" in seen
    assert str(Path("pins", "game.txt")) in seen
