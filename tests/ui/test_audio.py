from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from euchre.ui.assets import root
from euchre.ui.audio import SOUNDS, Audio

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture
def audio() -> Iterator[Audio]:
    audio = Audio(root() / "sounds", volume=0.5)
    yield audio
    audio.close()


def is_open() -> bool:
    return pygame.mixer.get_init() is not None


def test_the_device_stays_closed_until_the_first_picture(audio: Audio) -> None:
    audio.play("play")
    assert not is_open()
    audio.ready()
    assert is_open()


def test_the_device_is_closed_while_there_is_nothing_to_hear(audio: Audio) -> None:
    audio.ready()
    audio.volume = 0.0
    assert not is_open()
    audio.play("play")
    audio.volume = 0.3
    assert is_open()


@pytest.mark.parametrize("name", SOUNDS)
def test_every_sound_has_a_file_and_plays(audio: Audio, name: str) -> None:
    audio.ready()
    audio.play(name)
    assert pygame.mixer.get_busy()


def test_the_volume_takes_effect_on_sounds_already_loaded(audio: Audio) -> None:
    audio.ready()
    audio.play("win")
    audio.volume = 0.25
    (loaded,) = audio._sounds["win"]  # noqa: SLF001 - nobody can listen here
    assert loaded.get_volume() == pytest.approx(0.25, abs=0.01)


def test_cards_that_fall_one_after_the_other_do_not_sound_alike(
    audio: Audio, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = []
    monkeypatch.setattr(Audio, "_load", lambda _self, name: (Heard(name, n) for n in range(3)))

    class Heard:
        def __init__(self, name: str, number: int) -> None:
            self.what = (name, number)

        def play(self) -> None:
            heard.append(self.what)

        def set_volume(self, volume: float) -> None:
            """Do nothing: it makes no sound."""

    audio.ready()
    for _card in range(6):
        audio.play("play")
    assert set(heard[:3]) == set(heard[3:]) == {("play", number) for number in range(3)}


def test_without_a_device_the_game_is_silent(
    audio: Audio, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    audio.ready()
    audio.play("deal")
    assert not is_open()
    assert capfd.readouterr().err == ""


def test_without_its_files_the_game_is_silent(tmp_path: Path) -> None:
    audio = Audio(tmp_path, volume=1.0)
    audio.ready()
    audio.play("deal")
    assert not pygame.mixer.get_busy()
    audio.close()
