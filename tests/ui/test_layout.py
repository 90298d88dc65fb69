"""The layout: everything is inside the window, can be touched, and keeps its place."""

from __future__ import annotations

import itertools
import math
from typing import TYPE_CHECKING

import pytest
from pygame import Rect

from euchre.rules.seats import FOUR, Seat
from euchre.ui.draw import theme
from euchre.ui.draw.card_art import INDEX, width_of
from euchre.ui.table.bidding.offers import PanelOffer
from euchre.ui.table.bidding.row import places
from euchre.ui.table.left_handed import layout_for
from euchre.ui.table.moves.tricks import risen

if TYPE_CHECKING:
    from euchre.ui.draw.pose import Pose
    from euchre.ui.table.layout import Layout

SIZES = [
    (960, 600),
    (1280, 720),
    (1366, 768),
    (1024, 768),
    (1920, 1080),
    (1920, 1200),
    (2560, 1440),
    (3440, 1440),
    (3840, 2160),
]
SEATS = {
    2: (Seat.SOUTH, Seat.NORTH),
    3: (Seat.SOUTH, Seat.WEST, Seat.EAST),
    4: FOUR,
    5: (Seat.SOUTH, Seat.WEST, Seat.NORTHWEST, Seat.NORTHEAST, Seat.EAST),
    6: (Seat.SOUTH, Seat.WEST, Seat.NORTHWEST, Seat.NORTH, Seat.NORTHEAST, Seat.EAST),
}
MOST_OFFERS = 8
"""Passing, four suits, no trump, and two switches."""
EVERY = list(itertools.product(SIZES, SEATS))


def corners(pose: Pose, height: float) -> list[tuple[float, float]]:
    """The four corners of a card in a pose."""
    turn = math.radians(pose.angle)
    wide, high = width_of(round(height)) * pose.scale / 2, height * pose.scale / 2
    return [
        (
            pose.x + x * math.cos(turn) - y * math.sin(turn),
            pose.y + x * math.sin(turn) + y * math.cos(turn),
        )
        for x, y in ((-wide, -high), (wide, -high), (wide, high), (-wide, high))
    ]


def box(pose: Pose, height: float) -> Rect:
    """The rectangle around a card."""
    points = corners(pose, height)
    xs, ys = [x for x, _ in points], [y for _, y in points]
    left, top = math.floor(min(xs)), math.floor(min(ys))
    return Rect(left, top, math.ceil(max(xs)) - left, math.ceil(max(ys)) - top)


def hands(layout: Layout, count: int = 5) -> dict[Seat, list[Pose]]:
    return {s: [layout.hand(s, i, count) for i in range(count)] for s in layout.seats}


@pytest.mark.parametrize(("size", "players"), EVERY)
def test_nothing_leaves_the_window(size: tuple[int, int], players: int) -> None:
    layout = layout_for(size, SEATS[players])
    window = Rect((0, 0), size)
    for seat in layout.seats:
        assert window.contains(box(layout.trick(seat), layout.card))
        assert window.contains(box(layout.pack(seat), layout.card))
        assert window.contains(layout.plaque(seat))
        assert window.contains(layout.bubble(seat))
    things = [layout.title, layout.trump_plaque, layout.panel, layout.ring, layout.banner]
    things += [layout.icon(index) for index in range(6)]
    things += [layout.icon(0, 1), layout.icon(1, 1), layout.rest]
    for thing in things:
        assert window.contains(thing)
    for index in range(len(layout.seats) if players != 4 else 2):
        assert window.contains(layout.counter(index).whole)


@pytest.mark.parametrize(("size", "players"), EVERY)
def test_hands_run_off_the_window_but_not_out_of_sight(
    size: tuple[int, int], players: int
) -> None:
    layout = layout_for(size, SEATS[players])
    window = Rect((0, 0), size)
    for count in (1, 2, 5, 6):
        for seat, poses in hands(layout, count).items():
            for pose in poses:
                whole = box(pose, layout.card)
                seen = whole.clip(window)
                least = 0.75 if seat is layout.seats[0] else 0.5
                assert seen.width * seen.height >= least * whole.width * whole.height
                if seat is layout.seats[0]:
                    assert seen.width == whole.width
                    assert seen.top == whole.top


@pytest.mark.parametrize(("size", "players"), EVERY)
def test_the_pack_lies_in_front_of_its_dealer_and_under_no_plaque(
    size: tuple[int, int], players: int
) -> None:
    layout = layout_for(size, SEATS[players])
    for dealer in layout.seats:
        pack = box(layout.pack(dealer), layout.card)
        for seat in layout.seats:
            assert not pack.colliderect(layout.plaque(seat)), (dealer, seat)
            assert not pack.colliderect(layout.portrait(seat)), (dealer, seat)


@pytest.mark.parametrize(("size", "players"), EVERY)
def test_the_kitty_beside_the_dealer_lies_clear_of_everything(
    size: tuple[int, int], players: int
) -> None:
    layout = layout_for(size, SEATS[players])
    things = {
        "title": layout.title,
        "trump plaque": layout.trump_plaque,
        "panel": layout.panel,
        "our score": layout.counter(0).whole,
        "their score": layout.counter(1).whole,
    }
    for seat in layout.seats:
        things[f"bubble {seat.value}"] = layout.bubble(seat)
        things[f"trick {seat.value}"] = box(layout.trick(seat), layout.card)
        cards = [box(pose, layout.card) for pose in hands(layout)[seat]]
        things[f"hand {seat.value}"] = cards[0].unionall(cards[1:])
        if layout.many or seat is layout.seats[0]:
            continue
        things[f"plaque {seat.value}"] = layout.plaque(seat)
        things[f"portrait {seat.value}"] = layout.portrait(seat)
    things |= {f"icon {index}": layout.icon(index) for index in range(5)}
    things |= {f"lower icon {index}": layout.icon(index, 1) for index in range(2)}
    things["rest"] = layout.rest
    for dealer in layout.seats:
        backs = [layout.aside(dealer, 0), layout.aside(dealer, 1), layout.under(dealer, 0)]
        boxes = [box(pose, layout.card) for pose in backs]
        kitty = boxes[0].unionall(boxes[1:])
        for name, thing in things.items():
            assert not kitty.colliderect(thing), (dealer, name)


@pytest.mark.parametrize(("size", "players"), EVERY)
def test_what_must_be_read_together_does_not_overlap(
    size: tuple[int, int], players: int
) -> None:
    seats = SEATS[players]
    layout = layout_for(size, seats)
    south = seats[0]
    own = [box(layout.hand(south, index, 6), layout.card) for index in range(6)]
    things = {
        "title": layout.title,
        "trump plaque": layout.trump_plaque,
        "our score": layout.counter(0).whole,
        "their score": layout.counter(1).whole,
        "own hand": own[0].unionall(own[1:]),
        "panel": layout.panel,
        "turned": box(layout.turned, layout.card),
    }
    things |= {f"plaque {seat.value}": layout.plaque(seat) for seat in seats}
    things |= {f"bubble {seat.value}": layout.bubble(seat) for seat in seats}
    things |= {f"icon {index}": layout.icon(index) for index in range(5)}
    things |= {f"lower icon {index}": layout.icon(index, 1) for index in range(2)}
    for (one, first), (other, second) in itertools.combinations(things.items(), 2):
        assert not first.colliderect(second), (one, other)


@pytest.mark.parametrize(("size", "players"), EVERY)
def test_the_button_for_the_rest_of_a_hand_covers_nothing_that_matters(
    size: tuple[int, int], players: int
) -> None:
    layout = layout_for(size, SEATS[players])
    rest, south = layout.rest, layout.seats[0]
    assert rest.height >= 44 * layout.u - 1
    things = {seat.value: layout.plaque(seat) for seat in layout.seats}
    things |= {f"trick {s.value}": box(layout.trick(s), layout.card) for s in layout.seats}
    things |= {
        f"counter {n}": layout.counter(n).whole for n in range(players if players != 4 else 2)
    }
    own = [box(pose, layout.card) for pose in hands(layout, 6)[south]]
    things["own hand"] = own[0].unionall(own[1:])
    assert [name for name, thing in things.items() if rest.colliderect(thing)] == []


@pytest.mark.parametrize(("size", "players"), EVERY)
def test_plaques_hands_and_corners_keep_clear_of_each_other_for_any_number_of_players(
    size: tuple[int, int], players: int
) -> None:
    layout = layout_for(size, SEATS[players])
    own = hands(layout, 6)[layout.seats[0]]
    boxes = [box(pose, layout.card) for pose in own]
    things = {
        "title": layout.title,
        "trump plaque": layout.trump_plaque,
        "score": layout.counter(0).whole,
        "own hand": boxes[0].unionall(boxes[1:]),
    }
    things |= {f"plaque {seat.value}": layout.plaque(seat) for seat in layout.seats}
    things |= {f"icon {index}": layout.icon(index) for index in range(4)}
    for (one, first), (other, second) in itertools.combinations(things.items(), 2):
        assert not first.colliderect(second), (one, other)


@pytest.mark.parametrize(("size", "players"), EVERY)
def test_a_trick_lies_clear_of_plaques_and_hands(size: tuple[int, int], players: int) -> None:
    seats = SEATS[players]
    layout = layout_for(size, seats)
    lying = [(seat, box(layout.trick(seat), layout.card)) for seat in seats]
    winning = [(seat, box(risen(layout, seat), layout.card)) for seat in seats]
    for seat, card in lying + winning:
        for other in seats:
            assert not card.colliderect(layout.plaque(other)), (seat, other)
            for pose in hands(layout)[other]:
                assert not card.colliderect(box(pose, layout.card))


@pytest.mark.parametrize(("size", "players"), EVERY)
def test_an_open_hand_can_be_read_and_covers_nobody(
    size: tuple[int, int], players: int
) -> None:
    layout = layout_for(size, SEATS[players])
    for seat in layout.seats[1:]:
        cards = [box(layout.open_hand(seat, index, 5), layout.card) for index in range(5)]
        whole = cards[0].unionall(cards[1:])
        assert Rect((0, 0), size).contains(whole)
        for one, after in itertools.pairwise(cards):
            assert after.left - one.left >= 2 * INDEX * one.height
        for other in layout.seats:
            assert not whole.colliderect(box(layout.trick(other), layout.card))
            assert other is seat or not whole.colliderect(layout.plaque(other))


@pytest.mark.parametrize(("size", "players"), EVERY)
def test_every_card_of_a_trick_shows_its_corner(size: tuple[int, int], players: int) -> None:
    layout = layout_for(size, SEATS[players])
    seats = layout.seats
    for index, seat in enumerate(seats):
        left, top = corners(layout.trick(seat), layout.card)[0]
        corner = (left + layout.u * 4, top + layout.u * 8)
        high = layout.card
        for later in seats[index + 1 :] + seats[:index]:
            pose = layout.trick(later)
            assert not pose.holds(corner, width_of(high), high), (seat, later)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [2, 5, 6])
def test_every_card_of_the_hand_can_be_grabbed_where_it_is_seen(
    size: tuple[int, int], count: int
) -> None:
    layout = layout_for(size, FOUR)
    poses = hands(layout, count)[Seat.SOUTH]
    for pose, after in itertools.pairwise(poses):
        # The next card covers the right part; the strip left of it is wide enough for a finger.
        assert after.x - pose.x >= theme.TARGET * layout.u


@pytest.mark.parametrize("size", SIZES)
def test_targets_are_large_enough_for_a_finger(size: tuple[int, int]) -> None:
    layout = layout_for(size, FOUR)
    least = math.floor(theme.TARGET * layout.u)
    assert min(layout.icon(0).size) >= least
    switches = [PanelOffer("alone", "Alone", ""), PanelOffer("later", "Maybe alone", "")]
    for count, signs, more in itertools.product(range(2, 8), range(5), ([], switches)):
        if signs < count and count + len(more) <= MOST_OFFERS:
            words = [
                PanelOffer(str(n), "A label", "What it does.") for n in range(count - signs)
            ]
            suits = [PanelOffer(sign, "A suit", "", sign=sign) for sign in "CDHS"[:signs]]
            made = places([*words, *suits, *more], layout.panel, layout.u)
            for place in made:
                assert min(place.size) >= least
                assert layout.panel.contains(place)
            for one, other in itertools.combinations(made, 2):
                assert not one.colliderect(other)


def test_choices_keep_their_place_whatever_their_words() -> None:
    layout = layout_for((1280, 720), FOUR)
    short = [PanelOffer(key, "A", "B.") for key in "xyz"]
    long = [PanelOffer(key, "A long label " * 3, "And a long meaning. " * 5) for key in "xyz"]
    assert places(short, layout.panel, layout.u) == places(long, layout.panel, layout.u)


@pytest.mark.parametrize(("size", "players"), EVERY)
def test_a_card_is_let_go_in_the_ring_that_is_seen_and_nowhere_else(
    size: tuple[int, int], players: int
) -> None:
    layout = layout_for(size, SEATS[players])
    ring = layout.ring
    for seat in layout.seats:
        pose = layout.trick(seat)
        assert layout.drops_at((pose.x, pose.y))
        assert ring.contains(box(pose, layout.card))
    for edge in (ring.midleft, ring.midright, ring.midtop, ring.midbottom):
        assert layout.drops_at(edge)
    for corner in (ring.topleft, ring.topright, ring.bottomleft, ring.bottomright):
        assert not layout.drops_at(corner)
    for pose in hands(layout, 6)[layout.seats[0]]:
        assert not layout.drops_at((pose.x, pose.y))


@pytest.mark.parametrize("size", SIZES)
def test_the_index_of_a_card_is_large_enough_to_be_read(size: tuple[int, int]) -> None:
    layout = layout_for(size, FOUR)
    assert INDEX * layout.card >= 0.025 * theme.REFERENCE[1] * layout.u
    assert layout.card / (layout.u * theme.REFERENCE[1]) > 0.24


def test_the_viewer_sits_at_the_bottom_and_the_others_follow_clockwise() -> None:
    size = (1280, 720)
    for turn in range(4):
        seats = FOUR[turn:] + FOUR[:turn]
        layout = layout_for(size, seats)
        bottom, left, top, right = (layout.plaque(seat).center for seat in seats)
        assert bottom[1] > left[1] > top[1]
        assert left[0] < top[0] < right[0]


def test_a_hand_closes_up_when_a_card_leaves_it() -> None:
    layout = layout_for((1280, 720), FOUR)
    five, four = (hands(layout, count)[Seat.SOUTH] for count in (5, 4))
    assert five[-1].x - five[0].x > four[-1].x - four[0].x
    assert five[2].x == four[1].x / 2 + four[2].x / 2


def test_a_hand_laid_down_takes_less_room() -> None:
    layout = layout_for((1280, 720), FOUR)
    for seat in FOUR[1:]:
        held = [layout.hand(seat, index, 5) for index in range(5)]
        down = [layout.hand(seat, index, 5, resting=True) for index in range(5)]
        assert math.dist((held[0].x, held[0].y), (held[4].x, held[4].y)) > math.dist(
            (down[0].x, down[0].y), (down[4].x, down[4].y)
        )
