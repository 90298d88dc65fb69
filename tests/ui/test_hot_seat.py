"""Several people at one screen: the curtain, and that nobody sees another one's cards."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pygame
import pytest

from euchre.play.record import Record
from euchre.play.session import Session
from euchre.rules.actions import Claim, Pass
from euchre.rules.games import PRESETS
from euchre.rules.options import check
from euchre.rules.seats import FOUR, Seat
from euchre.ui.context import Context
from euchre.ui.draw.assets import root
from euchre.ui.draw.cards import CardPictures, Print
from euchre.ui.scenes.dialog import Dialog
from euchre.ui.scenes.handover import HandoverScene
from euchre.ui.scenes.results.game_over import GameOverScene
from euchre.ui.scenes.title import TitleScene
from euchre.ui.table.scene import TableScene
from euchre.ui.window.audio import Audio
from tests.ui.pilot import Pilot, make_context
from tests.ui.tables import (
    HANDS,
    WEST_DEALS,
    Passing,
    a_pack,
    a_session,
    a_table,
    spot,
    the_table,
)

if TYPE_CHECKING:
    from pathlib import Path

    from euchre.rules.actions import Action
    from euchre.rules.cards import Card
    from euchre.ui.draw.pose import Pose

CLASSIC = PRESETS["classic"]

SMALL = (640, 400)


class Watched(CardPictures):
    """The deck, and which faces were asked for since `seen` was last cleared."""

    def __init__(self) -> None:
        super().__init__(root())
        self.seen: set[Card] = set()

    def print(self, card: Card | None, height: int, pose: Pose, **how: Any) -> Print:
        """Note a face that is turned up."""
        if card is not None and pose.face > 1 / 2:
            self.seen.add(card)
        return super().print(card, height, pose, **how)


def watched_table(folder: Path, session: Session, **settings: Any) -> tuple[Pilot, Watched]:
    """Somebody before a table in a small window, which is quickly drawn; who saw which faces."""
    settings = {"motion": "quick", "muted": True} | settings
    usual = make_context(folder, **settings)
    pictures = Watched()
    context = Context(
        usual.settings, usual.paths, pictures, Audio(root() / "sounds"), lambda _s: None
    )
    return Pilot(TableScene(context, session), context, SMALL), pictures


def look_at(pilot: Pilot, pictures: Watched, session: Session) -> None:
    """Fail if this frame shows a card that somebody holds whom it is not meant for."""
    pictures.seen.clear()
    for scene in pilot.loop.stack[:-1] if covered(pilot) else pilot.loop.stack:
        scene.draw(pilot.loop.canvas)
    pilot.loop.canvas.show(pilot.screen)
    table = next(s for s in pilot.loop.stack if isinstance(s, TableScene))
    view = session.view(None)
    upcard = view.shown.upcard if view.shown else None
    for seat in FOUR:
        if seat is table.viewer and not covered(pilot):
            continue
        secret = set(session.view(seat).hand) - {upcard}
        assert not pictures.seen & secret, (seat, table.viewer)


def covered(pilot: Pilot) -> bool:
    return isinstance(pilot.scene, HandoverScene)


@pytest.mark.parametrize("people", ["SW", "SWNE", "SN"])
def test_in_no_frame_two_peoples_cards_are_shown(tmp_path: Path, people: str) -> None:
    options = check({"target": 5, "defend_alone": True}, PRESETS["british"])
    session = a_session(people, seed=31, options=options)
    pilot, pictures = watched_table(tmp_path, session)
    chance = random.Random(people)
    for frame in range(1400):
        pilot.step(1 / 30)
        if session.deals > 2 or isinstance(pilot.scene, GameOverScene):
            break
        if frame % 3 == 0:
            look_at(pilot, pictures, session)
        act(pilot, chance)
    assert session.deals > 1


def act(pilot: Pilot, chance: random.Random) -> None:
    """Go on like somebody in a hurry."""
    scene: Any = pilot.scene
    if isinstance(scene, HandoverScene):
        if chance.random() < 0.2:
            pilot.press(spot(pilot, "open"))
    elif scene.ended:
        pilot.key(pygame.K_RETURN)
    elif scene.asked and chance.random() < 0.4:
        scene.choose(chance.choice(scene.view.legal))
    elif chance.random() < 0.05:
        pilot.resize(chance.choice([SMALL, (960, 600)]))


def test_the_curtain_covers_the_table_before_the_next_person_is_asked(tmp_path: Path) -> None:
    session = a_session("SW", dealer=Seat.EAST, thinking=Passing())
    pilot = a_table(tmp_path, session)
    pilot.settle()
    assert isinstance(pilot.scene, HandoverScene)
    pilot.press(spot(pilot, "open"))
    pilot.settle()
    assert the_table(pilot).viewer is Seat.SOUTH
    pilot.press(spot(pilot, "pass"))
    pilot.settle()
    assert isinstance(pilot.scene, HandoverScene)
    table = pilot.loop.stack[0]
    assert isinstance(table, TableScene)
    assert table.viewer is None
    pilot.key(pygame.K_RETURN, "\r")
    pilot.settle()
    assert the_table(pilot).viewer is Seat.WEST


def test_the_game_is_left_from_the_curtain_without_a_look_at_cards(tmp_path: Path) -> None:
    session = a_session("SW", dealer=Seat.EAST, thinking=Passing())
    pilot, pictures = watched_table(tmp_path, session)
    pilot.settle()
    assert covered(pilot)
    for way in ("key", "mouse"):
        if way == "key":
            pilot.key(pygame.K_ESCAPE)
        else:
            pilot.press(spot(pilot, "menu"))
        assert isinstance(pilot.scene, Dialog)
        pictures.seen.clear()
        pilot.run(0.1)
        pilot.key(pygame.K_ESCAPE)
        assert covered(pilot)
        assert not pictures.seen - {session.view(None).shown.upcard}  # type: ignore[union-attr]
    pilot.key(pygame.K_ESCAPE)
    pilot.press(spot(pilot, "leave"))
    assert isinstance(pilot.scene, TitleScene)


def test_only_the_button_and_enter_open_the_curtain(tmp_path: Path) -> None:
    pilot = a_table(tmp_path, a_session("SW", thinking=Passing()))
    pilot.settle()
    for key in (pygame.K_SPACE, pygame.K_p, pygame.K_1, pygame.K_m):
        pilot.key(key)
    for point in ((640, 150), (640, 650), (20, 20), (1140, 40)):
        pilot.press(point)
    pilot.settle()
    assert isinstance(pilot.scene, HandoverScene)


def test_the_curtain_tells_what_happened_since_that_persons_last_turn(tmp_path: Path) -> None:
    actions = [WEST_DEALS, "pass", "pass", "order", "discard 9H"]
    actions += ["play 9D", "play QD", "play TD", "play AD", "play TH", "play KC", "play TC"]
    session = a_session("SW", actions=actions, dealer=Seat.WEST, thinking=Passing())
    pilot = a_table(tmp_path, session)
    pilot.settle()
    assert isinstance(pilot.scene, HandoverScene)
    told = str(pilot.scene.describe()["news"])
    assert "Ben played the ace of diamonds" in told
    assert "Ben took the trick" in told
    assert "Ben led the ten of hearts" in told
    assert "queen of diamonds" not in told


def test_with_one_person_there_is_no_curtain(tmp_path: Path) -> None:
    pilot = a_table(tmp_path, a_session("S"))
    pilot.settle()
    assert the_table(pilot).viewer is Seat.SOUTH


def test_after_a_deal_nobodys_next_cards_are_dealt_face_up(tmp_path: Path) -> None:
    session = a_session("SW", seed=3, thinking=Passing())
    pilot, pictures = watched_table(tmp_path, session, motion="instant")
    for _ in range(80):
        pilot.settle()
        if session.deals == 2:
            break
        act(pilot, random.Random(1))
        if isinstance(pilot.scene, HandoverScene):
            pilot.press(spot(pilot, "open"))
    look_at(pilot, pictures, session)


PASSED_OUT: list[tuple[str, dict[str, object]]] = [
    *((preset, {}) for preset in PRESETS if preset not in {"us", "hasenpfeffer", "napoleon"}),
    ("classic", {"redeal_dealer": "same"}),
    ("classic", {"farmers_hand": "ace_no_face"}),
    ("classic", {"farmers_hand": "redeal", "deck": "32"}),
    ("british", {"benny_turned": "redeal"}),
    ("hasenpfeffer", {}),
    ("napoleon", {"players": 2}),
    ("napoleon", {"players": 6}),
]


@pytest.mark.parametrize(("preset", "rules"), PASSED_OUT, ids=str)
def test_after_a_deal_without_a_result_the_next_cards_are_nobodys_either(
    tmp_path: Path, preset: str, rules: dict[str, object]
) -> None:
    """Passed out, thrown in for a weak hand or a turned joker: the curtain falls all the same."""
    session = a_session("S W N E SW NW NE SE", seed=5, options=check(rules, PRESETS[preset]))
    pilot, pictures = watched_table(tmp_path, session, motion="quick")
    table = the_table(pilot)
    looked_at, thrown_in = -1, False
    while looked_at < 2:
        assert pilot.frames < 2500, "the second deal never came"
        pilot.step(1 / 20)
        if covered(pilot):
            looked_at = session.deals
            pilot.key(pygame.K_RETURN, "\r")
        elif table.ended or not isinstance(pilot.scene, TableScene):
            pilot.key(pygame.K_RETURN, "\r")
        elif table.asked:
            table.choose(least(table.view.legal))
            thrown_in |= session.dealing and session.scored is None
        if session.deals > looked_at:
            pictures.seen.clear()
            pilot.step(1 / 20)
            hands = {c for s in session.players for c in session.view(s).hand}
            assert table.viewer is None
            shown = session.view(None).shown
            assert shown is not None
            assert not pictures.seen & (hands - {shown.upcard})
    assert thrown_in or preset in {"hasenpfeffer", "napoleon"}


def least(legal: tuple[Action, ...]) -> Action:
    """Throw the cards in, pass, or do the first thing there is to do."""
    return next((a for kind in (Claim, Pass) for a in legal if isinstance(a, kind)), legal[0])


def picture(folder: Path, session: Session, size: tuple[int, int] = (1280, 720)) -> bytes:
    pilot = a_table(folder, session, size)
    pilot.settle()
    return pygame.image.tobytes(pilot.screen, "RGB")


def exchanged(one: Seat, other: Seat) -> dict[Seat, str]:
    return HANDS | {one: HANDS[other], other: HANDS[one]}


def test_the_picture_does_not_depend_on_cards_the_viewer_may_not_see(tmp_path: Path) -> None:
    pictures = {
        picture(
            tmp_path,
            a_session(
                "S",
                actions=[a_pack(hands, "JS", CLASSIC, Seat.WEST), "pass", "pass"],
                dealer=Seat.WEST,
            ),
        )
        for hands in (HANDS, exchanged(Seat.WEST, Seat.NORTH), exchanged(Seat.EAST, Seat.WEST))
    }
    assert len(pictures) == 1


def test_the_covered_table_is_the_same_picture_whatever_the_cards_are(tmp_path: Path) -> None:
    pictures = set()
    for hands in (HANDS, exchanged(Seat.SOUTH, Seat.NORTH)):
        session = a_session(
            "SW", actions=[a_pack(hands, "JS", CLASSIC, Seat.EAST)], dealer=Seat.EAST
        )
        context = make_context(tmp_path, motion="instant", muted=True)
        scene = TableScene(context, session)
        pilot = Pilot(scene, context)
        scene.sit(None)
        scene.draw(pilot.loop.canvas)
        pilot.loop.canvas.show(pilot.screen)
        pictures.add(pygame.image.tobytes(pilot.screen, "RGB"))
    assert len(pictures) == 1


@pytest.mark.parametrize("size", [(960, 600), (1920, 1080)])
def test_a_resize_shows_no_opponents_face(tmp_path: Path, size: tuple[int, int]) -> None:
    pictures = set()
    for hands in (HANDS, exchanged(Seat.WEST, Seat.NORTH)):
        pack = a_pack(hands, "JS", CLASSIC, Seat.WEST)
        session = a_session("S", actions=[pack, "pass", "pass"], dealer=Seat.WEST)
        pilot = a_table(tmp_path, session)
        pilot.settle()
        pilot.resize(size)
        pictures.add(pygame.image.tobytes(pilot.screen, "RGB"))
    assert len(pictures) == 1


def test_a_resumed_game_of_several_people_begins_covered(tmp_path: Path) -> None:
    before = a_session("SW", actions=[WEST_DEALS, "pass", "pass"], dealer=Seat.WEST)
    record = before.record
    again = Session(
        Record(record.options, record.players, record.dealer, record.seed, record.actions),
        Passing(),
    )
    pilot, pictures = watched_table(tmp_path, again)
    look_at(pilot, pictures, again)
    pilot.settle()
    assert isinstance(pilot.scene, HandoverScene)


def test_an_undo_among_several_people_needs_everybody_and_ends_under_the_curtain(
    tmp_path: Path,
) -> None:
    session = a_session("SW", dealer=Seat.EAST, thinking=Passing())
    pilot = a_table(tmp_path, session)
    pilot.settle()
    pilot.press(spot(pilot, "open"))
    pilot.settle()
    pilot.press(spot(pilot, "pass"))
    pilot.settle()
    pilot.press(spot(pilot, "open"))
    pilot.settle()
    done = len(session.record.actions)
    pilot.key(pygame.K_z, mod=pygame.KMOD_CTRL)
    pilot.settle()
    assert len(session.record.actions) == done, "first everybody is asked"
    dialog: Any = pilot.scene
    pilot.press(dialog.touch["yes"].rect.center)
    pilot.settle()
    assert len(session.record.actions) == done - 1
    assert isinstance(pilot.scene, HandoverScene)


def test_the_table_turns_so_that_whoever_plays_sits_at_the_bottom(tmp_path: Path) -> None:
    session = a_session("SW", dealer=Seat.EAST, thinking=Passing())
    pilot = a_table(tmp_path, session)
    for seat in (Seat.SOUTH, Seat.WEST):
        pilot.settle()
        pilot.press(spot(pilot, "open"))
        pilot.settle()
        assert the_table(pilot).layout.seats[0] is seat
        pilot.press(spot(pilot, "pass"))
