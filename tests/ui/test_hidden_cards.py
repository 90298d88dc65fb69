"""What the viewer may not see is in no pixel of any frame: the same film with other cards."""

from __future__ import annotations

import random
import zlib
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame
import pytest

from euchre.play.dealing import number_of
from euchre.play.session import Session
from euchre.rules.actions import Shuffle, parse_action
from euchre.rules.game import deal_out, new_game
from euchre.rules.games import PRESETS
from euchre.rules.house_rules import build
from euchre.rules.options import check
from euchre.rules.seats import Seat
from euchre.ui.scenes.handover import HandoverScene
from tests.ui.tables import HANDS, Passing, a_pack, a_session, a_table, spot

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from euchre.rules.options import Options
    from tests.ui.pilot import Pilot

CLASSIC = PRESETS["classic"]
OTHERWISE = HANDS | {
    Seat.WEST: "TS QS KC AC 9D",
    Seat.NORTH: "9C JH AH KD AD",
    Seat.EAST: "9H TH QC JD QD",
}
"""South holds the same; everybody else, and what lies under the turned card, does not."""
FOR_SOUTH = (HANDS, OTHERWISE)


def dealt(hands: dict[Seat, str], people: str = "S", *actions: str) -> Session:
    """A game whose first deal gives these hands and turns the jack of spades."""
    pack = a_pack(hands, "JS", CLASSIC, Seat.WEST)
    shuffle = parse_action(pack)
    assert isinstance(shuffle, Shuffle)
    setup = new_game(CLASSIC).variant.setup
    number = number_of(shuffle.pack, setup, Seat.WEST)
    record = a_session(people, dealer=Seat.WEST).record
    done = [pack, *actions] if actions else []
    return Session(
        replace(record, deals=(number,), actions=tuple(map(parse_action, done))), Passing()
    )


class Film:
    """Every frame that a pilot has seen, as a checksum of its pixels."""

    def __init__(self) -> None:
        self.frames: list[int] = []

    def add(self, pilot: Pilot) -> None:
        """Take the frame that is on the screen."""
        self.frames.append(zlib.crc32(pilot.screen.get_view("0")))  # type: ignore[arg-type]


def film(
    session: Session, folder: Path, play: Callable[[Pilot], None], motion: str = "instant"
) -> list[int]:
    """Let somebody play; return what there was to see, frame by frame."""
    folder.mkdir(exist_ok=True)
    seen = Film()
    pilot = a_table(folder, session, motion=motion)
    pilot._watch = seen.add  # noqa: SLF001 - the first frame comes before anybody looks
    seen.add(pilot)
    play(pilot)
    return seen.frames


def settle(pilot: Pilot) -> None:
    """Look at everything until South is asked."""
    pilot.settle()


def resize(pilot: Pilot) -> None:
    """Change the size of the window in the middle of the deal, and again at rest."""
    pilot.run(0.7)
    pilot.resize((960, 600))
    pilot.settle()
    pilot.resize((1366, 768))
    pilot.settle()


def take_back(pilot: Pilot) -> None:
    """Pass, look at what the others say, take it back."""
    pilot.settle()
    pilot.key(pygame.K_p)
    pilot.settle()
    pilot.key(pygame.K_z, mod=pygame.KMOD_CTRL)
    pilot.settle()


@pytest.mark.parametrize("play", [settle, resize, take_back])
@pytest.mark.parametrize("motion", ["normal", "instant"])
def test_no_pixel_of_a_deal_depends_on_hidden_cards(
    tmp_path: Path, play: Callable[[Pilot], None], motion: str
) -> None:
    one, other = (film(dealt(hands), tmp_path, play, motion=motion) for hands in FOR_SOUTH)
    assert one == other


FAMILY: dict[str, dict[str, object]] = {
    "two_handed": {"joker": True},
    "three_handed": {"deck": "32"},
    "railroad": {"jambone": True, "jamboree": True},
    "hasenpfeffer": {},
    "napoleon": {},
    "napoleon of 2": {"players": 2, "deck": "24"},
    "napoleon of 5": {"players": 5},
    "napoleon of 6": {"players": 6, "nap_score": "chips"},
}


def alike_for_south(options: Options, seed: int) -> list[Session]:
    """Two games in which South holds the same cards and the same card is turned, if any."""
    setup, chance = build(options).setup, random.Random(seed)
    pack = list(setup.pack)
    chance.shuffle(pack)
    record = a_session("S", options=options, seed=seed).record
    dealt = deal_out(tuple(pack), setup, record.dealer)
    seen = {*dealt.hand(Seat.SOUTH), dealt.shown.upcard}
    others = [card for card in pack if card not in seen]
    chance.shuffle(others)
    left = iter(others)
    other = [card if card in seen else next(left) for card in pack]
    assert other != pack
    return [
        Session(replace(record, deals=(number_of(cards, setup, record.dealer),)), Passing())
        for cards in (pack, other)
    ]


@pytest.mark.parametrize("game", FAMILY)
def test_no_pixel_of_any_game_of_the_family_depends_on_hidden_cards(
    tmp_path: Path, game: str
) -> None:
    options = check(FAMILY[game], PRESETS[game.partition(" ")[0]])
    one, other = (
        film(session, tmp_path, resize, motion="normal")
        for session in alike_for_south(options, 3)
    )
    assert len(one) > 20
    assert one == other


def test_a_film_of_other_cards_of_ones_own_is_another_film(tmp_path: Path) -> None:
    changed = HANDS | {Seat.SOUTH: HANDS[Seat.NORTH], Seat.NORTH: HANDS[Seat.SOUTH]}
    one, other = (film(dealt(hands), tmp_path, settle) for hands in (HANDS, changed))
    assert one != other


@pytest.mark.parametrize("passes", [2, 6])
def test_no_pixel_of_a_resumed_game_depends_on_hidden_cards(
    tmp_path: Path, passes: int
) -> None:
    said = ["pass"] * passes
    one, other = (
        film(dealt(hands, "S", *said), tmp_path, settle, motion="normal") for hands in FOR_SOUTH
    )
    assert one == other


def hand_over(pilot: Pilot) -> None:
    """Pass as South, and look at the curtain before West, in two sizes of the window."""
    pilot.settle()
    pilot.press(spot(pilot, "open"))
    pilot.settle()
    pilot.key(pygame.K_p)
    pilot.settle()
    assert isinstance(pilot.scene, HandoverScene)
    pilot.resize((960, 600))
    pilot.settle()


def test_no_pixel_of_a_hand_over_depends_on_the_next_ones_cards(tmp_path: Path) -> None:
    one, other = (
        film(dealt(hands, "SW"), tmp_path, hand_over, motion="normal") for hands in FOR_SOUTH
    )
    assert one == other


def test_under_the_curtain_no_pixel_depends_on_anybodys_cards(tmp_path: Path) -> None:
    changed = HANDS | {Seat.SOUTH: HANDS[Seat.NORTH], Seat.NORTH: HANDS[Seat.SOUTH]}
    one, other = (
        film(dealt(hands, "SW"), tmp_path, settle, motion="normal")
        for hands in (HANDS, changed)
    )
    assert one == other
