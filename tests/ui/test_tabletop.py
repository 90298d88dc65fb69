"""The table: cloth under a lamp, the rail around it, and the ring where cards are played."""

from __future__ import annotations

from itertools import combinations, pairwise
from typing import TYPE_CHECKING

import pygame
import pytest

from euchre.rules.seats import FOUR
from euchre.ui.draw import theme
from euchre.ui.draw.style import Style
from euchre.ui.draw.tabletop.cloth import TILE, weave
from euchre.ui.draw.tabletop.table_top import table_top
from euchre.ui.table.left_handed import layout_for
from tests.ui.colours import READABLE, contrast

if TYPE_CHECKING:
    from euchre.ui.draw.theme import Colour, Felt

SIZE = (1280, 720)
RING = (320, 117, 640, 344)
felts = pytest.mark.parametrize("felt", theme.FELTS.values(), ids=theme.FELTS)


def brightest(table: pygame.Surface, places: list[pygame.Rect]) -> Colour:
    """The lightest of some pixels of these places."""
    colours = (
        table.get_at((x, y))
        for place in places
        for x in range(place.left, place.right, 3)
        for y in range(place.top, place.bottom, 3)
    )
    lightest = max(colours, key=lambda colour: theme.luminance((colour.r, colour.g, colour.b)))
    return lightest.r, lightest.g, lightest.b


@felts
@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1000, 1400)])
def test_text_is_readable_everywhere_on_the_cloth_of_a_screen(
    felt: Felt, size: tuple[int, int]
) -> None:
    table = table_top(size, felt, None)
    assert table.get_size() == size
    assert table.get_alpha() in {None, 255}
    margin = -2 * round(theme.MARGIN * theme.scale(size))
    ground = brightest(table, [table.get_rect().inflate(margin, margin)])
    for text in (theme.IVORY, theme.BRASS, felt.muted):
        assert contrast(text, ground) >= READABLE


@felts
@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080)])
def test_what_stands_in_the_corners_of_the_table_is_readable(
    felt: Felt, size: tuple[int, int]
) -> None:
    layout = layout_for(size, FOUR)
    ring = layout.ring
    table = table_top(size, felt, (ring.x, ring.y, ring.width, ring.height))
    places = [layout.title, layout.counter(0).whole, layout.counter(1).whole]
    ground = brightest(table, places)
    for text in (theme.IVORY, *theme.SIDES, felt.muted):
        assert contrast(text, ground) >= READABLE


@felts
def test_the_light_has_no_visible_steps(felt: Felt) -> None:
    table = pygame.transform.box_blur(table_top(SIZE, felt, RING), 6)
    # Below the ring, from the middle to the rail.
    greys = [sum(table.get_at((x, 520))[:3]) for x in range(640, 1230)]
    assert max(abs(b - a) for a, b in pairwise(greys)) <= 6
    assert greys[0] - greys[-1] > 60


@felts
def test_the_threads_of_the_cloth_are_seen_at_the_pixels_of_the_screen(felt: Felt) -> None:
    table = table_top(SIZE, felt, RING)
    greens = [table.get_at((x, 250)).g for x in range(500, 780)]
    assert sum(abs(b - a) for a, b in pairwise(greens)) / len(greens) > 1


@felts
def test_a_weave_goes_on_from_one_tile_to_the_next(felt: Felt) -> None:
    tile = weave(felt.weave, coarse=False)

    def step(x: int, after: int) -> float:
        pairs = ((tile.get_at((x, y)).r, tile.get_at((after, y)).r) for y in range(TILE))
        return sum(abs(one - other) for one, other in pairs) / TILE

    inside = [step(x, x + 1) for x in range(TILE - 1)]
    # As far apart as threads within the tile are, and no further.
    assert step(TILE - 1, 0) <= max(inside)


def test_every_table_has_a_cloth_and_a_rail_of_its_own() -> None:
    for one, other in combinations(theme.FELTS.values(), 2):
        assert one.weave != other.weave
        assert (one.make, one.rail) != (other.make, other.rail)


@felts
def test_the_lamp_hangs_over_the_ring_and_leaves_the_edges_in_the_dark(felt: Felt) -> None:
    table = pygame.transform.box_blur(table_top(SIZE, felt, RING), 8)

    def light(x: int, y: int) -> int:
        return brightest(table, [pygame.Rect(x, y, 1, 1)])[1]

    assert light(640, 280) > 1.5 * light(120, 500)
    assert light(640, 280) > 1.5 * light(1160, 620)


@felts
def test_other_screens_lie_on_the_same_table_with_less_light_and_rail(felt: Felt) -> None:
    table, calm = table_top(SIZE, felt, RING), table_top(SIZE, felt, None)
    at = (theme.CALM_RAIL + 3, 360)
    assert sum(calm.get_at(at)[:3]) != sum(table.get_at(at)[:3])
    means = [pygame.transform.average_color(top, (560, 250, 160, 60)) for top in (table, calm)]
    assert sum(means[0][:3]) > sum(means[1][:3]) + 15


@felts
def test_the_ring_is_seen_and_does_not_shine(felt: Felt) -> None:
    ringed = table_top(SIZE, felt, RING)
    on_line = max(sum(ringed.get_at((640, y))[:3]) for y in range(116, 122))
    beside = sum(ringed.get_at((640, 140))[:3])
    assert beside + 40 < on_line < sum(felt.inlay)


@felts
@pytest.mark.parametrize("size", [(320, 200), (640, 360), (3440, 1440)])
def test_tables_of_any_size_have_a_rail_on_all_four_sides(
    felt: Felt, size: tuple[int, int]
) -> None:
    table = table_top(size, felt, None)
    wide, high = size
    inside = round(theme.CALM_RAIL * theme.scale(size)) - 1
    for x, y in (
        (inside, high // 2),
        (wide - 1 - inside, high // 2),
        (wide // 2, inside),
        (wide // 2, high - 1 - inside),
    ):
        assert tuple(table.get_at((x, y))[:3]) == felt.inlay


def test_a_table_is_drawn_once_for_a_style() -> None:
    pygame.font.init()
    style = Style(SIZE)
    assert style.backdrop(RING) is style.backdrop(RING)
    assert style.backdrop() is style.backdrop()
    assert style.backdrop() is not style.backdrop(RING)
