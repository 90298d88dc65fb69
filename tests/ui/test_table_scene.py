"""The table as a screen: what mouse, finger and keys do, and when it rests."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, get_args

import pygame
import pytest

from euchre.rules.actions import Call
from euchre.rules.cards import Card, Suit
from euchre.rules.games import PRESETS
from euchre.rules.options import check
from euchre.rules.seats import Seat
from euchre.rules.state import Phase
from euchre.storage.settings_fields import TableColour
from euchre.ui.draw import theme
from euchre.ui.scenes.dialog import Dialog
from euchre.ui.scenes.title import TitleScene
from euchre.ui.table.moves.pauses import pause_before_acting, think_pause
from euchre.ui.table.pictures.sprites import sprites_of
from euchre.ui.table.scene import TableScene
from tests.ui.pilot import make_context
from tests.ui.tables import (
    HANDS,
    WEST_DEALS,
    Passing,
    a_pack,
    a_session,
    a_table,
    dealt_by_west,
    spot,
    the_table,
)

if TYPE_CHECKING:
    from pathlib import Path

    from tests.ui.pilot import Pilot

CLASSIC = PRESETS["classic"]
SECOND_TRICK = [
    "order",
    "discard 9H",
    "play 9D",
    "play QD",
    "play TD",
    "play AD",
    "play TH",
    "play KC",
    "play TC",
]
"""South must follow hearts; JC is the left bower."""


def at_the_table(folder: Path, actions: list[str], **settings: Any) -> Pilot:
    """West has dealt, North and East have passed; then *actions*."""
    return dealt_by_west(folder, ["pass", "pass", *actions], **settings)


def done(pilot: Pilot) -> list[str]:
    table = next(s for s in pilot.loop.stack if isinstance(s, TableScene))
    return [str(action) for action in table.session.record.actions[1:]]


def click_at(pilot: Pilot, *points: tuple[int, int], touch: bool = False) -> None:
    """Press and release at these points within one frame, without moving there first."""
    for point in points:
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pilot.post(pygame.Event(kind, pos=point, button=1, touch=touch))
    pilot.step()


def test_two_clicks_on_a_button_in_one_frame_send_one_bid(tmp_path: Path) -> None:
    for motion in ("instant", "normal"):
        pilot = at_the_table(tmp_path, [], motion=motion)
        place = spot(pilot, "pass")
        click_at(pilot, place, place)
        pilot.settle()
        # The three others have passed as well, and the next word is the viewer's again.
        assert done(pilot) == ["pass"] * 6
        assert the_table(pilot).asked


def test_a_double_click_plays_one_card(tmp_path: Path) -> None:
    for motion in ("instant", "normal"):
        pilot = at_the_table(tmp_path, SECOND_TRICK, motion=motion)
        place = spot(pilot, "KH")
        click_at(pilot, place, place)
        pilot.press(place)
        pilot.settle()
        assert [a for a in done(pilot)[2:] if a.startswith("play")].count("play KH") == 1
        assert len(the_table(pilot).view.hand) == 3


def test_a_double_click_says_one_thing(tmp_path: Path) -> None:
    pilot = at_the_table(tmp_path, [])
    place = spot(pilot, "pass")
    pilot.double_click(place)
    over = next(w.key for w in the_table(pilot).controls.form.widgets if w.covers(place))
    pilot.settle()
    assert done(pilot) == ["pass"] * 6, over
    pilot.step(0.4)
    pilot.press(place)
    assert len(done(pilot)) > 6


def test_a_key_between_two_clicks_makes_them_no_double_click(tmp_path: Path) -> None:
    pilot = at_the_table(tmp_path, SECOND_TRICK)
    _, y = spot(pilot, "KH")
    place = (640 - 100, y)
    pilot.press(place)
    pilot.settle()
    assert done(pilot)[-1] == "play TC", "one must follow hearts"
    number = list(the_table(pilot).describe()["hand"]).index("KH")
    pilot.key(pygame.K_1 + number)
    played = len(done(pilot))
    assert len(the_table(pilot).view.hand) == 3
    pilot.press(place)
    assert len(done(pilot)) > played


def test_touch_alone_is_enough(tmp_path: Path) -> None:
    pilot = at_the_table(tmp_path, [])
    click_at(pilot, spot(pilot, "order"), touch=True)
    pilot.settle()
    assert "order" in done(pilot)
    legal = the_table(pilot).view.legal[0]
    click_at(pilot, spot(pilot, str(legal).split()[1]), touch=True)
    pilot.settle()
    assert str(legal) in done(pilot)


def test_an_illegal_card_says_why_and_is_not_played(tmp_path: Path) -> None:
    pilot = at_the_table(tmp_path, SECOND_TRICK)
    before = done(pilot)
    pilot.press(spot(pilot, "AS"))
    pilot.settle()
    assert the_table(pilot).message == "Follow suit: hearts were led"
    assert done(pilot) == before


def test_the_left_bower_says_which_suit_it_belongs_to(tmp_path: Path) -> None:
    pilot = at_the_table(tmp_path, SECOND_TRICK)
    pilot.press(spot(pilot, "JC"))
    pilot.settle()
    assert the_table(pilot).message == "The jack of clubs is a spade now: follow hearts"


def test_an_illegal_card_dragged_to_the_middle_glides_home_with_a_reason(
    tmp_path: Path,
) -> None:
    pilot = at_the_table(tmp_path, SECOND_TRICK)
    table = the_table(pilot)
    before = done(pilot)
    pilot.drag(spot(pilot, "AS"), table.layout.ring.center)
    pilot.move((20, 640))
    pilot.settle()
    assert table.message == "Follow suit: hearts were led"
    assert done(pilot) == before
    assert table.hand.sprites[1].pose == table.hand.rest(1)


def test_cards_that_may_not_be_played_are_dimmed(tmp_path: Path) -> None:
    pilot = at_the_table(tmp_path, SECOND_TRICK)
    controls = the_table(pilot).controls
    dimmed = {
        str(card)
        for card in map(Card.parse, HANDS[Seat.SOUTH].split()[:4])
        if controls.is_dimmed(card)
    }
    assert dimmed == {"JC", "AS", "9S"}


def test_the_card_just_taken_may_not_be_laid_away_where_the_rules_say_so(
    tmp_path: Path,
) -> None:
    options = check({"may_discard_upcard": False})
    pack = a_pack(HANDS, "JS", options, Seat.SOUTH)
    session = a_session(
        "S", options=options, actions=[pack, "order"], dealer=Seat.SOUTH, thinking=Passing()
    )
    pilot = a_table(tmp_path, session)
    pilot.settle()
    pilot.press(spot(pilot, "JS"))
    pilot.settle()
    assert the_table(pilot).view.phase is Phase.DISCARD
    assert "can't discard" in the_table(pilot).message


def test_with_click_twice_the_first_click_only_raises_the_card(tmp_path: Path) -> None:
    pilot = at_the_table(tmp_path, SECOND_TRICK, click_twice=True)
    before = done(pilot)
    pilot.press(spot(pilot, "KH"))
    pilot.settle()
    assert done(pilot) == before
    assert the_table(pilot).hand.raised == [Card.parse("KH")]
    pilot.press(spot(pilot, "KH"))
    pilot.settle()
    assert "play KH" in done(pilot)


def test_number_keys_play_the_card_in_that_place(tmp_path: Path) -> None:
    pilot = at_the_table(tmp_path, SECOND_TRICK)
    pilot.key(pygame.K_4)
    pilot.settle()
    assert "play KH" in done(pilot)


def test_the_arrows_begin_at_a_card_that_may_be_played(tmp_path: Path) -> None:
    pilot = at_the_table(tmp_path, SECOND_TRICK)
    pilot.key(pygame.K_RIGHT)
    assert the_table(pilot).hand.focused_card is Card.parse("KH")
    pilot.key(pygame.K_LEFT)
    assert the_table(pilot).hand.focused_card is Card.parse("9S")


def test_the_focus_is_seen(tmp_path: Path) -> None:
    pilot = at_the_table(tmp_path, SECOND_TRICK)
    before = pygame.image.tobytes(pilot.screen, "RGB")
    pilot.key(pygame.K_RIGHT)
    pilot.settle()
    assert pygame.image.tobytes(pilot.screen, "RGB") != before


@pytest.mark.parametrize(
    ("key", "action"),
    [(pygame.K_p, "pass"), (pygame.K_o, "order"), (pygame.K_a, "order alone")],
)
def test_letters_bid(tmp_path: Path, key: int, action: str) -> None:
    pilot = at_the_table(tmp_path, [])
    pilot.key(key)
    assert done(pilot)[2] == action


def test_suits_are_named_by_their_places_and_alone_is_a_switch(tmp_path: Path) -> None:
    pilot = at_the_table(tmp_path, ["pass"] * 4)
    assert the_table(pilot).view.phase is Phase.NAME
    pilot.key(pygame.K_a)
    assert done(pilot)[-1] == "pass"
    pilot.key(pygame.K_4)
    assert "call H alone" in done(pilot)


@pytest.mark.parametrize("way", ["mouse", "digit"])
def test_whoever_orders_up_can_decide_about_alone_later(tmp_path: Path, way: str) -> None:
    pilot = at_the_table(tmp_path, [])
    if way == "mouse":
        pilot.press(spot(pilot, "later"))
    else:
        pilot.key(pygame.K_4)
    pilot.settle()
    assert done(pilot)[2] == "order later"
    assert the_table(pilot).view.phase is Phase.DECIDE
    pilot.press(spot(pilot, "alone"))
    assert "alone" in done(pilot)


def test_of_the_switches_for_alone_one_at_most_is_on(tmp_path: Path) -> None:
    pilot = at_the_table(tmp_path, ["pass"] * 4)
    for key, said in (
        ("alone", True),
        ("later", None),
        ("alone", True),
        ("alone", False),
        ("later", None),
        ("later", False),
    ):
        pilot.press(spot(pilot, key))
        pilot.settle()
        shown = {o.key: o for o in the_table(pilot).controls.offers}
        assert (shown["alone"].selected, shown["later"].selected) == (
            said is True,
            said is None,
        )
        assert [shown[f"call {suit}"].action for suit in "CDH"] == [
            Call(Suit(suit), said) for suit in "CDH"
        ]
    pilot.press(spot(pilot, "later"))
    pilot.settle()
    pilot.press(spot(pilot, "call H"))
    pilot.settle()
    assert done(pilot)[-1] == "call H later"
    assert the_table(pilot).view.phase is Phase.DECIDE


@pytest.mark.parametrize("said", [[], ["pass"] * 4])
def test_where_alone_goes_with_the_call_nothing_offers_it_later(
    tmp_path: Path, said: list[str]
) -> None:
    rules = check({"alone_timing": "with_call"})
    done_before = [WEST_DEALS, "pass", "pass", *said]
    session = a_session(
        options=rules, actions=done_before, dealer=Seat.WEST, thinking=Passing()
    )
    pilot = a_table(tmp_path, session)
    pilot.settle()
    assert the_table(pilot).controls.offers
    assert "later" not in {offer.key for offer in the_table(pilot).controls.offers}


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("said", [[], ["pass"] * 4])
def test_what_puts_alone_off_covers_no_card_and_no_other_button(
    tmp_path: Path, size: tuple[int, int], said: list[str]
) -> None:
    pilot = at_the_table(tmp_path, said)
    pilot.resize(size)
    pilot.settle()
    table = the_table(pilot)
    later, *others = sorted(table.controls.form.widgets, key=lambda w: w.key != "later")
    assert later.key == "later"
    assert not [other.key for other in others if other.rect.colliderect(later.rect)]
    turned, high = table.layout.turned, table.layout.card * table.layout.turned.scale
    assert turned.x + high * 5 / 14 < later.rect.left
    assert not later.rect.colliderect(table.layout.plaque(Seat.SOUTH))


def test_a_key_pressed_while_cards_move_plays_a_card_when_they_lie(tmp_path: Path) -> None:
    pilot = at_the_table(tmp_path, SECOND_TRICK, motion="normal")
    table = the_table(pilot)
    pilot.press(spot(pilot, "KH"))
    pilot.run(0.6)
    assert not table.timeline.idle
    pilot.key(pygame.K_2)
    assert "play AS" not in done(pilot)
    pilot.settle()
    assert "play AS" in done(pilot)


def test_a_key_pressed_before_the_panel_is_there_says_nothing(tmp_path: Path) -> None:
    session = a_session("S", dealer=Seat.EAST, thinking=Passing())
    pilot = a_table(tmp_path, session, motion="normal")
    pilot.run(0.5)
    assert not the_table(pilot).timeline.idle
    for key in (pygame.K_p, pygame.K_1, pygame.K_o, pygame.K_a):
        pilot.key(key)
    assert done(pilot) == []
    pilot.settle()
    assert done(pilot) == []


def test_a_card_clicked_while_cards_move_is_played_when_they_lie(tmp_path: Path) -> None:
    pilot = at_the_table(tmp_path, SECOND_TRICK, motion="normal")
    table = the_table(pilot)
    pilot.press(spot(pilot, "KH"))
    pilot.run(0.6)
    # The trick still rests, but it is the viewer's, so the next card is his.
    assert not table.timeline.idle
    place = table.hand.rest(1)
    pilot.press((place.x, place.y))
    assert "play AS" not in done(pilot)
    pilot.settle()
    assert "play AS" in done(pilot)


def test_a_click_while_cards_move_makes_them_faster_and_nothing_jumps(tmp_path: Path) -> None:
    session = a_session("S", dealer=Seat.EAST, thinking=Passing())
    pilot = a_table(tmp_path, session, motion="normal")
    table = the_table(pilot)

    pilot.run(1.0)
    moving = [s for s in table.director.sprites.all() if s.shown]
    before = [(s.pose.x, s.pose.y) for s in moving]
    click_at(pilot, (640, 300))
    after = [(s.pose.x, s.pose.y) for s in moving]
    assert all(math.dist(one, other) < 400 for one, other in zip(before, after, strict=True))
    frames = 0
    while not table.asked:
        pilot.step()
        frames += 1
    assert 5 < frames < 60


def test_space_goes_on_where_calm_motion_waits(tmp_path: Path) -> None:
    pilot = at_the_table(tmp_path, SECOND_TRICK, motion="calm")
    table = the_table(pilot)
    pilot.press(spot(pilot, "KH"))
    pilot.settle()
    assert table.wake is None
    assert not table.asked
    pilot.key(pygame.K_SPACE)
    pilot.settle()
    assert table.asked


def test_while_the_player_thinks_nothing_moves_and_nothing_is_drawn(tmp_path: Path) -> None:
    for actions in ([], SECOND_TRICK):
        pilot = at_the_table(tmp_path, actions, motion="normal")
        pilot.settle()
        assert the_table(pilot).wake is None
        assert not pilot.step(1.0)


def test_without_motion_a_whole_round_is_played_within_one_frame(tmp_path: Path) -> None:
    pilot = at_the_table(tmp_path, [])
    click_at(pilot, spot(pilot, "order"))
    assert the_table(pilot).asked
    assert done(pilot)[2:] == ["order", "discard 9H", "play TS", "play KS"]


def test_computer_players_pause_between_the_least_and_the_most() -> None:
    pauses = [think_pause(7, moment) for moment in range(200)]
    assert min(pauses) >= theme.THINK_LEAST
    assert max(pauses) <= theme.THINK_MOST
    assert max(pauses) - min(pauses) > 0.2
    assert pauses == [think_pause(7, moment) for moment in range(200)]


def test_the_pauses_tell_nothing_of_the_seed_that_the_coming_cards_follow_from(
    tmp_path: Path,
) -> None:
    pauses = set()
    for seed in (1, 2**31 + 5, 2**127 + 1):
        session = a_session("S", seed=seed, actions=[WEST_DEALS], dealer=Seat.WEST)
        table = the_table(a_table(tmp_path, session, motion="normal"))
        waits = []
        while session.awaiting_person is None:
            waits.append(pause_before_acting(table))
            session.advance()
            table.sit(Seat.SOUTH)
        pauses.add(tuple(waits))
    ((first, *others),) = pauses
    assert first not in others


def test_a_weak_hand_asked_of_another_seat_does_not_let_the_viewer_bid(tmp_path: Path) -> None:
    options = check({"farmers_hand": "any_three"})
    hands = HANDS | {Seat.WEST: "9H TH 9C KD AD"}
    pack = a_pack(hands, "JS", options, Seat.EAST)
    session = a_session("S", options=options, actions=[pack], thinking=Passing())
    assert session.awaiting is Seat.WEST
    assert session.view(Seat.SOUTH).turn is Seat.SOUTH
    table = TableScene(make_context(tmp_path, motion="normal"), session)
    assert not table.asked
    table.choose(table.view.legal[0])
    assert len(session.record.actions) == 1
    table.update(0.1)
    assert table.asked


def test_escape_opens_a_menu_and_no_single_key_leaves_the_game(tmp_path: Path) -> None:
    pilot = at_the_table(tmp_path, [])
    pilot.key(pygame.K_ESCAPE)
    assert isinstance(pilot.scene, Dialog)
    pilot.key(pygame.K_ESCAPE)
    assert isinstance(pilot.scene, TableScene)
    for key in range(pygame.K_a, pygame.K_z + 1):
        pilot = at_the_table(tmp_path, [])
        pilot.key(key)
        pilot.key(pygame.K_RETURN)
        assert any(isinstance(scene, TableScene) for scene in pilot.loop.stack)


def test_leaving_the_game_asks_nothing_as_it_is_on_file(tmp_path: Path) -> None:
    pilot = at_the_table(tmp_path, [])
    pilot.key(pygame.K_ESCAPE)
    press_answer(pilot, "leave")
    assert isinstance(pilot.scene, TitleScene)
    assert len(pilot.loop.stack) == 1


def test_the_menu_quits_the_program_as_well(tmp_path: Path) -> None:
    pilot = at_the_table(tmp_path, [])
    pilot.key(pygame.K_ESCAPE)
    press_answer(pilot, "quit")
    assert pilot.over


def press_answer(pilot: Pilot, key: str) -> None:
    dialog: Any = pilot.scene
    pilot.press(dialog.touch[key].rect.center)


def test_m_mutes_at_once_and_is_remembered(tmp_path: Path) -> None:
    pilot = at_the_table(tmp_path, [], muted=False)
    pilot.key(pygame.K_m)
    assert pilot.context.settings.muted
    assert pilot.context.audio.volume == 0
    pilot.key(pygame.K_m)
    assert not pilot.context.settings.muted


def test_l_shows_the_last_trick_until_the_next_key(tmp_path: Path) -> None:
    pilot = at_the_table(tmp_path, SECOND_TRICK)
    pilot.key(pygame.K_l)
    assert not isinstance(pilot.scene, TableScene)
    pilot.key(pygame.K_l)
    assert isinstance(pilot.scene, TableScene)


def test_before_the_first_trick_there_is_no_last_one(tmp_path: Path) -> None:
    pilot = at_the_table(tmp_path, [])
    pilot.key(pygame.K_l)
    assert isinstance(pilot.scene, TableScene)


def test_a_decision_can_be_taken_back_and_done_again(tmp_path: Path) -> None:
    pilot = at_the_table(tmp_path, [])
    start = done(pilot)
    pilot.press(spot(pilot, "order"))
    pilot.settle()
    after = done(pilot)
    pilot.key(pygame.K_z, mod=pygame.KMOD_CTRL)
    pilot.settle()
    assert done(pilot) == start
    table = the_table(pilot)
    assert table.view.phase is Phase.ORDER
    assert [s.card for s in table.hand.sprites] == [
        s.card for s in sprites_of(table.view, table.layout, "trump_first").hands[Seat.SOUTH]
    ]
    pilot.key(pygame.K_y, mod=pygame.KMOD_CTRL)
    pilot.settle()
    assert done(pilot)[:4] == after[:4]


def test_a_changed_sort_order_shows_at_once(tmp_path: Path) -> None:
    pilot = at_the_table(tmp_path, SECOND_TRICK)
    pilot.context.change(sort_order="by_rank")
    pilot.settle()
    order = [str(sprite.card) for sprite in the_table(pilot).hand.sprites]
    assert order == ["JC", "AS", "9S", "KH"]
    pilot.context.change(sort_order="as_dealt")
    pilot.step(1.0)
    assert [s.card for s in the_table(pilot).hand.sprites] == list(the_table(pilot).view.hand)


def test_every_table_colour_and_deck_can_be_drawn(tmp_path: Path) -> None:
    pilot = at_the_table(tmp_path, SECOND_TRICK)
    pictures = set()
    colours: tuple[TableColour, ...] = get_args(TableColour)
    assert set(colours) == set(theme.FELTS)
    for colour in colours:
        pilot.context.change(table_colour=colour, four_colour=True)
        pilot.step()
        pictures.add(pygame.image.tobytes(pilot.screen, "RGB"))
    assert len(pictures) == len(theme.FELTS)


def test_what_the_table_tells_a_test_program_is_only_what_the_viewer_may_see(
    tmp_path: Path,
) -> None:
    pilot = at_the_table(tmp_path, [])
    told = the_table(pilot).describe()
    assert sorted(told["hand"]) == sorted(HANDS[Seat.SOUTH].split())
    assert told["phase"] == "order"
    assert told["legal"] == ["pass", "order", "order alone"]
    assert {"pass", "order", "alone", "menu"} <= set(told["buttons"])


def test_hover_lifts_a_card_and_leaving_lowers_it(tmp_path: Path) -> None:
    pilot = at_the_table(tmp_path, SECOND_TRICK, motion="normal")
    table = the_table(pilot)
    pilot.move(spot(pilot, "KH"))
    pilot.settle()
    assert table.hand.sprites[3].pose.y < table.hand.rest(3).y
    pilot.move((640, 300))
    pilot.settle()
    assert table.hand.sprites[3].pose == table.hand.rest(3)


def test_the_left_bower_keeps_its_tag_while_the_full_trick_rests(tmp_path: Path) -> None:
    pictures = []
    for tagged in (True, False):
        actions = ["order", "discard 9H", "play TS", "play KS"]
        pilot = at_the_table(tmp_path, actions, motion="calm", show_bower_tag=tagged)
        pilot.press(spot(pilot, "JC"))
        pilot.settle()
        assert the_table(pilot).timeline.waiting, "calm: a click is wanted to go on"
        pictures.append(pygame.image.tobytes(pilot.screen, "RGB"))
    assert pictures[0] != pictures[1]
