"""A finished hand is given away as a picture and as text, and nothing before it is over."""

from __future__ import annotations

import random
import sys
import tracemalloc
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pygame
import pytest

from euchre import i18n
from euchre.play.named_deal import named
from euchre.play.record import Player
from euchre.play.replay import Replay
from euchre.play.session import Session
from euchre.rules.cards import parse_cards
from euchre.rules.events import Result
from euchre.rules.seats import Seat
from euchre.ui.scenes.ask import Ask
from euchre.ui.scenes.dialog import Dialog
from euchre.ui.scenes.replay.screen import ReplayScene
from euchre.ui.scenes.results.deal_end import DealEndScene
from euchre.ui.scenes.results.this_deal import ThisDealScene
from euchre.ui.scenes.sharing.hand_picture import SIZE, _lines, hand_picture, png_of
from euchre.ui.scenes.sharing.hand_text import hand_text
from euchre.ui.scenes.sharing.screen import ShareHandScene
from euchre.ui.scenes.sharing.shared_hand import SharedHand, shared_hand
from euchre.ui.words.card_signs import card_sign
from tests.ui.on_file import game
from tests.ui.pilot import Pilot
from tests.ui.test_deals_screen import finished_deal

if TYPE_CHECKING:
    from pathlib import Path

    from euchre.ui.context import Context


def hand(seed: int = 3, variant: str = "classic") -> SharedHand:
    """The first hand of a game that was played to its end."""
    record = game(seed, variant)
    hands = (shared_hand(record, index) for index in range(99))
    return next(found for found in hands if found is not None)


def press(pilot: Pilot, key: str) -> None:
    scene: Any = pilot.scene
    pilot.press(scene.form[key].rect.center)


@pytest.mark.parametrize("variant", ["classic", "railroad", "hasenpfeffer", "napoleon"])
def test_the_text_tells_every_card_trick_and_score(variant: str) -> None:
    shared = hand(variant=variant)
    text = hand_text(shared)
    assert "{" not in text
    summary = shared.summary
    for seat, cards in shared.dealt.items():
        name = f"{summary.players[seat].name}: "
        line = next(line for line in text.splitlines() if line.startswith(name))
        assert sorted(line.split(": ")[1].split(" ")) == sorted(map(card_sign, cards))
    for number, trick in enumerate(shared.tricks, 1):
        line = next(line for line in text.splitlines() if line.startswith(f"{number}. "))
        assert all(card_sign(played.card) in line for played in trick)
        assert f"{summary.players[summary.winners[number - 1]].name} took it" in line
    assert named(text.splitlines()[1]) == shared.deal


def test_whoever_reads_it_is_not_called_you() -> None:
    record = game(5)
    you = {**record.players, Seat.SOUTH: Player("You")}
    shared = shared_hand(replace(record, players=you), 1)
    assert shared is not None
    words = hand_text(shared).replace(",", " ").split()
    assert "You" not in words
    assert "South" in words


def test_a_hand_that_is_not_over_or_was_thrown_in_is_not_given_away() -> None:
    record = game(8, actions=3)
    last = len(Replay(record).deals) - 1
    assert shared_hand(record, last) is None
    assert shared_hand(record, last + 1) is None
    assert shared_hand(record, -1) is None


def test_the_picture_is_the_same_whatever_the_window_measures(context: Context) -> None:
    shared = hand()
    pictures = []
    for size in ((960, 600), (1920, 1080)):
        Pilot(ShareHandScene(context, shared), context, size).settle()
        pictures.append(pygame.image.tobytes(hand_picture(context, shared), "RGB"))
    assert pictures[0] == pictures[1]


def test_no_line_of_a_headline_ends_with_the_dot_between_two_parts() -> None:
    shared = hand(variant="hasenpfeffer")
    plain = shared._replace(summary=replace(shared.summary, result=Result.MADE))
    headline, *_rest = next(_lines(plain))
    assert headline == "Hasenpfeffer to 10\nhand 1"


def test_the_png_is_read_back_as_the_very_picture(context: Context, tmp_path: Path) -> None:
    picture = hand_picture(context, hand())
    file = tmp_path / "hand.png"
    file.write_bytes(png_of(picture))
    again = pygame.image.load(file)
    assert again.get_size() == SIZE
    assert pygame.image.tobytes(again, "RGB") == pygame.image.tobytes(picture, "RGB")


def test_the_picture_is_saved_where_the_player_says_and_replaces_nothing_unasked(
    context: Context, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("USERPROFILE" if sys.platform == "win32" else "HOME", str(tmp_path))
    pilot = Pilot(ShareHandScene(context, hand()), context)
    press(pilot, "save")
    assert isinstance(pilot.scene, Ask)
    pilot.key(pygame.K_RETURN)
    pilot.settle()
    (file,) = tmp_path.glob("*.png")
    assert pygame.image.load(file).get_size() == SIZE
    assert any(str(file) in told for told in context.notices)
    context.notices.clear()
    before = file.read_bytes()
    press(pilot, "save")
    scene: Any = pilot.scene
    scene.write(str(file))
    pilot.step()
    pilot.key(pygame.K_RETURN)
    pilot.settle()
    assert isinstance(pilot.scene, Dialog)
    assert file.read_bytes() == before


def test_the_text_goes_to_the_clipboard(
    context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    copied: list[str] = []

    def copy(text: str) -> bool:
        copied.append(text)
        return True

    monkeypatch.setattr("euchre.ui.window.clipboard.copy", copy)
    pilot = Pilot(ShareHandScene(context, hand()), context)
    press(pilot, "copy")
    assert copied == [hand_text(hand())]


def test_the_hand_just_played_is_shared_from_its_own_page(context: Context) -> None:
    pilot = Pilot(ThisDealScene(context, finished_deal()), context)
    press(pilot, "share")
    assert isinstance(pilot.scene, ShareHandScene)
    pilot.key(pygame.K_ESCAPE)
    assert isinstance(pilot.scene, ThisDealScene)


def test_the_hand_just_played_is_shared_beside_all_its_tricks(context: Context) -> None:
    session = Session(game(5))
    shared = shared_hand(session.record, session.deals - 1)
    assert shared is not None
    pilot = Pilot(DealEndScene(context, shared.summary, session), context)
    press(pilot, "share")
    assert isinstance(pilot.scene, ShareHandScene)


def test_the_hand_that_is_being_played_is_not(context: Context) -> None:
    scene = ThisDealScene(context, Session(game(8, actions=3)))
    Pilot(scene, context)
    assert scene.form["share"].reason == "A hand can be shared when it is over."


def test_any_hand_of_a_replay_is_shared(context: Context) -> None:
    scene = ReplayScene(context, game(3))
    pilot = Pilot(scene, context)
    pilot.settle()
    press(pilot, "deal_on")
    press(pilot, "more")
    press(pilot, "share")
    shown: Any = pilot.scene
    assert isinstance(shown, ShareHandScene)
    assert shown._hand.summary.number == 2  # noqa: SLF001


@pytest.mark.parametrize(
    ("language", "signs"), [("en", "J♠ 10♦ A♥"), ("de", "B♠ 10♦ A♥"), ("nl", "B♠ 10♦ A♥")]
)
def test_cards_are_written_with_the_letters_of_the_language(language: str, signs: str) -> None:
    i18n.use(language)
    try:
        assert " ".join(map(card_sign, parse_cards("JS TD AH"))) == signs
    finally:
        i18n.use("en")


def test_a_picture_that_was_shared_is_not_kept() -> None:
    picture = pygame.Surface(SIZE)
    picture.get_buffer().write(random.Random(1).randbytes(SIZE[0] * SIZE[1] * 4))
    one = len(png_of(picture))
    tracemalloc.start()
    try:
        for _ in range(3):
            png_of(picture)
        kept, _most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert kept < one
