"""Paths as people write them, on computers that know them and on others."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

import pytest

from euchre.start import folders
from euchre.start.folders import FolderError, expanded, home, whole

posix = pytest.mark.skipif(sys.platform == "win32", reason="homes as on Unix")


@pytest.fixture
def nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make this user one without an entry and without a home."""
    pwd = pytest.importorskip("pwd")

    def unknown(_number: int) -> None:
        raise KeyError

    monkeypatch.setattr(pwd, "getpwuid", unknown)
    monkeypatch.delenv("HOME", raising=False)


@posix
@pytest.mark.parametrize("text", ["~/games/x", "~//games/x"])
def test_a_tilde_is_one_s_own_home(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/rosa")
    assert expanded(text) == Path("/home/rosa/games/x")
    assert expanded("~") == Path("/home/rosa")


@posix
def test_a_tilde_and_a_name_is_somebody_s_home() -> None:
    pwd = pytest.importorskip("pwd")
    root = pwd.getpwuid(0)
    assert expanded(f"~{root.pw_name}/x") == Path(root.pw_dir, "x")


@pytest.mark.parametrize("text", ["plain/x", "x~", "./~x", "/a/~b/c", ""])
def test_any_other_path_stays_as_it_is(text: str) -> None:
    assert expanded(text) == Path(text)


@posix
@pytest.mark.parametrize("text", ["~nosuchuser/x", "~nosuchuser", "~no such user/x"])
def test_an_unknown_name_is_told(text: str) -> None:
    with pytest.raises(FolderError, match=r"Nobody .* is called no ?such ?user"):
        expanded(text)


def test_a_sign_that_no_name_can_have_is_told() -> None:
    with pytest.raises(FolderError, match=r"a\?b is not a path"):
        expanded("a\0b")


@posix
@pytest.mark.parametrize("told", [None, "", "relative/home"])
def test_without_a_sound_variable_the_system_s_list_of_users_is_asked(
    told: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    pwd = pytest.importorskip("pwd")
    if told is None:
        monkeypatch.delenv("HOME", raising=False)
    else:
        monkeypatch.setenv("HOME", told)
    assert home() == Path(pwd.getpwuid(os.getuid()).pw_dir)


@posix
def test_a_user_without_a_home_is_told_of_the_way_out(nobody: None) -> None:
    for ask in (home, lambda: expanded("~/x")):
        with pytest.raises(FolderError, match="--data-dir"):
            ask()


def test_a_path_is_made_whole_from_the_current_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    assert whole("here/x") == tmp_path / "here" / "x"


@posix
def test_a_current_folder_that_is_gone_is_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    shutil.rmtree(gone)
    with pytest.raises(FolderError, match="is gone"):
        whole("here/x")
    assert whole(str(tmp_path / "x")) == tmp_path / "x"


@posix
def test_relative_folders_of_the_environment_are_passed_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    monkeypatch.setenv("XDG_STATE_HOME", "")
    monkeypatch.setenv("XDG_CONFIG_HOME", "/etc/mine")
    monkeypatch.setenv("HOME", "")
    folders.settle()
    assert "XDG_DATA_HOME" not in os.environ
    assert "XDG_STATE_HOME" not in os.environ
    assert os.environ["XDG_CONFIG_HOME"] == "/etc/mine"
    assert Path(os.environ["HOME"]).is_absolute()


@posix
def test_no_home_at_all_is_no_matter_until_somebody_needs_one(
    nobody: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", "relative")
    folders.settle()
    assert "HOME" not in os.environ
