"""The frame that the pages share: where its parts lie, in every window."""

from __future__ import annotations

import itertools

import pygame
import pytest

from euchre.ui.draw.style import Style
from euchre.ui.scenes.screen import side_by_side
from euchre.ui.scenes.two_panels import GAP, columns
from euchre.ui.widgets import Label

SIZES = [(960, 600), (1280, 720), (1920, 1080), (640, 400)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("widths", [(540, 0), (0, 460), (220, 0, 276)])
def test_columns_fill_a_room_from_side_to_side(
    size: tuple[int, int], widths: tuple[int, ...]
) -> None:
    style = Style(size)
    room = pygame.Rect(13, 7, size[0] - 50, 200)
    cut = columns(style, room, *widths)
    assert (cut[0].left, cut[-1].right) == (room.left, room.right)
    assert {(column.top, column.bottom) for column in cut} == {(room.top, room.bottom)}
    between = [right.left - left.right for left, right in itertools.pairwise(cut)]
    assert set(between) == {style.px(GAP)}
    for column, width in zip(cut, widths, strict=True):
        assert not width or column.width == style.px(width)


@pytest.mark.parametrize("count", [1, 2, 3, 5])
def test_a_row_is_shared_in_equal_parts(count: int) -> None:
    row = [Label("") for _number in range(count)]
    place = pygame.Rect(10, 20, 503, 40)
    side_by_side(row, place, 7)
    assert len({label.rect.width for label in row}) == 1
    assert row[0].rect.left == place.left
    assert 0 <= place.right - row[-1].rect.right < count


@pytest.mark.parametrize("size", SIZES)
def test_a_line_never_becomes_thinner_than_a_pixel(size: tuple[int, int]) -> None:
    style = Style(size)
    assert style.line == style.edge(1.5) >= 1
    assert style.edge(3) == max(1, 3 * style.u)


@pytest.mark.parametrize("size", SIZES)
def test_a_place_in_the_middle_is_never_larger_than_the_window(size: tuple[int, int]) -> None:
    place = Style(size).centred((1400, 940))
    assert pygame.Rect((0, 0), size).contains(place)
    assert place.center == (size[0] // 2, size[1] // 2)
