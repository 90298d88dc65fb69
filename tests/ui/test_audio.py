from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from euchre.storage.settings import Settings
from euchre.ui.draw.assets import root
from euchre.ui.window.audio import SOUNDS, Audio
from tests.ui.pilot import make_context

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


NOWHERE = "no such driver"


def test_a_device_that_comes_later_is_used_when_sound_is_switched_on(
    audio: Audio, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", NOWHERE)
    audio.ready()
    assert not is_open()
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    audio.volume = 0.0
    audio.volume = 0.5
    assert is_open()


def test_a_device_that_comes_later_is_used_for_the_next_sound(
    audio: Audio, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", NOWHERE)
    audio.ready()
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    audio.play("play")
    assert pygame.mixer.get_busy()


def changed(kind: int, *, microphone: bool = False) -> pygame.Event:
    """What SDL tells of a device."""
    return pygame.Event(kind, which=1, iscapture=int(microphone))


def test_a_device_that_is_told_of_is_used(
    audio: Audio, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", NOWHERE)
    audio.ready()
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    audio.devices_changed(changed(pygame.AUDIODEVICEADDED, microphone=True))
    assert not is_open()
    audio.devices_changed(changed(pygame.AUDIODEVICEADDED))
    assert is_open()


def test_when_the_device_goes_away_another_one_is_opened_and_plays(
    audio: Audio, monkeypatch: pytest.MonkeyPatch
) -> None:
    audio.ready()
    audio.play("play")
    audio.devices_changed(changed(pygame.AUDIODEVICEREMOVED))
    audio.play("play")
    assert pygame.mixer.get_busy()
    monkeypatch.setenv("SDL_AUDIODRIVER", NOWHERE)
    audio.devices_changed(changed(pygame.AUDIODEVICEREMOVED))
    assert not is_open()
    audio.play("play")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    audio.play("play")
    assert pygame.mixer.get_busy()


def test_a_new_device_opens_nothing_while_sound_is_off(audio: Audio) -> None:
    audio.ready()
    audio.volume = 0.0
    audio.devices_changed(changed(pygame.AUDIODEVICEADDED))
    audio.play("play")
    assert not is_open()


def test_where_looking_for_a_device_takes_long_sounds_do_not_ask_for_it_again_soon(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    times = iter([10.0, 10.1, 15.0, 20.2])
    audio = Audio(root() / "sounds", volume=0.5, clock=lambda: next(times, 20.2))
    monkeypatch.setenv("SDL_AUDIODRIVER", NOWHERE)
    audio.ready()
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    audio.play("play")
    assert not is_open()
    audio.play("play")
    assert is_open()
    audio.close()


def test_without_its_files_the_game_is_silent(tmp_path: Path) -> None:
    audio = Audio(tmp_path, volume=1.0)
    audio.ready()
    audio.play("deal")
    assert not pygame.mixer.get_busy()
    audio.close()


def test_the_room_is_heard_while_its_own_volume_is_up_and_is_not_one_of_the_sounds(
    audio: Audio,
) -> None:
    audio.ready()
    assert not pygame.mixer.get_busy()
    audio.room_volume = 0.4
    assert pygame.mixer.get_busy()
    audio.volume = 0.0
    assert pygame.mixer.get_busy()
    audio.room_volume = 0.0
    assert not is_open()


def test_the_room_goes_on_after_another_device_was_opened(audio: Audio) -> None:
    audio.room_volume = 0.4
    audio.ready()
    audio.devices_changed(changed(pygame.AUDIODEVICEREMOVED))
    assert pygame.mixer.get_busy()


def test_mute_silences_the_room_as_well(tmp_path: Path) -> None:
    context = make_context(tmp_path, room_volume=0.5)
    assert context.audio.room_volume == 0.5
    context.change(muted=True)
    assert context.audio.room_volume == 0.0
    assert Settings().room_volume == 0.0
