"""Where a window opens, for screens and panels of any size, and what of it is remembered."""

from __future__ import annotations

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from euchre.ui.draw import theme
from euchre.ui.window.placing import (
    FOOT,
    SIDES,
    TITLE_BAR,
    Shape,
    first_size,
    fits_easily,
    placed,
)

SIZES = st.tuples(st.integers(1, 400_000), st.integers(1, 400_000))


@given(
    size=SIZES,
    free=st.builds(
        pygame.Rect,
        st.integers(0, 300),
        st.integers(0, 300),
        st.integers(300, 7680),
        st.integers(300, 4320),
    ),
    by_frame=st.booleans(),
)
def test_a_window_with_its_frame_lies_in_what_is_free_of_the_screen(
    size: tuple[int, int], free: pygame.Rect, *, by_frame: bool
) -> None:
    place = placed(size, free, by_frame=by_frame)
    assert place.corner is not None
    shift = (SIDES, TITLE_BAR) if by_frame else (0, 0)
    inside = pygame.Rect(place.corner, place.size).move(shift)
    framed = inside.inflate(2 * SIDES, 0)
    framed.top, framed.height = inside.top - TITLE_BAR, inside.height + TITLE_BAR + FOOT
    assert free.contains(framed)
    assert place.size[0] <= size[0]
    assert place.size[1] <= size[1]
    assert place.least[0] <= place.size[0]
    assert place.least[1] <= place.size[1]


@pytest.mark.parametrize(
    ("screen", "size"),
    [
        ((3840, 2160), (1920, 1080)),
        ((1920, 1080), (1536, 864)),
        ((1366, 768), (1092, 614)),
        ((1080, 1920), (960, 600)),
        ((800, 480), theme.SMALLEST),
    ],
)
def test_a_first_window_is_as_large_as_looks_well(
    screen: tuple[int, int], size: tuple[int, int]
) -> None:
    assert first_size(screen) == size


@given(SIZES)
def test_a_window_fits_easily_with_room_for_panels(screen: tuple[int, int]) -> None:
    if fits_easily(first_size(screen), screen):
        assert first_size(screen)[0] <= 0.8 * screen[0]
        assert first_size(screen)[1] <= 0.8 * screen[1]


def told(shape: Shape, *events: tuple[int, tuple[int, int], float]) -> tuple[object, bool]:
    """What is remembered after events of a kind, with the window's size and the time."""
    for kind, size, now in events:
        shape.follow(pygame.Event(kind), size, now)
    return shape.normal, shape.maximised


RESIZED, MAXIMISED, RESTORED = (
    pygame.WINDOWSIZECHANGED,
    pygame.WINDOWMAXIMIZED,
    pygame.WINDOWRESTORED,
)


def test_another_size_is_remembered() -> None:
    assert told(Shape((1280, 720)), (RESIZED, (1000, 700), 5.0)) == ((1000, 700), False)


@pytest.mark.parametrize("order", [(RESIZED, MAXIMISED), (MAXIMISED, RESIZED)])
def test_a_maximised_window_keeps_its_normal_size_whatever_is_told_first(
    order: tuple[int, int],
) -> None:
    events = [(kind, (1920, 1050), 5.0 + 0.02 * place) for place, kind in enumerate(order)]
    assert told(Shape((1280, 720)), *events) == ((1280, 720), True)


def test_a_restored_window_is_remembered_as_it_was_before() -> None:
    shape = Shape((1280, 720), maximised=True)
    events = [(RESIZED, (1920, 1050), 0.1), (RESTORED, (1920, 1050), 9.0)]
    assert told(shape, *events, (RESIZED, (1280, 720), 9.01)) == ((1280, 720), False)
