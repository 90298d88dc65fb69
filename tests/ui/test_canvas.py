from __future__ import annotations

from typing import NamedTuple

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from euchre.ui.draw.canvas import Canvas, merged

SIZE = (120, 80)


def coloured(size: tuple[int, int], colour: tuple[int, int, int, int]) -> pygame.Surface:
    surface = pygame.Surface(size, pygame.SRCALPHA)
    surface.fill(colour)
    return surface


def felt(colour: tuple[int, int, int] = (20, 90, 50)) -> pygame.Surface:
    surface = pygame.Surface(SIZE, 0, 32)
    surface.fill(colour)
    return surface


PICTURES = [
    coloured((30, 40), (255, 255, 255, 255)),
    coloured((30, 40), (200, 30, 30, 128)),
    coloured((60, 12), (0, 0, 0, 90)),
    coloured((5, 5), (250, 200, 80, 255)),
    coloured((140, 100), (10, 10, 60, 60)),
]
GROUNDS = [felt(), felt((40, 40, 120))]


class Put(NamedTuple):
    picture: int
    position: tuple[float, float]
    area: tuple[int, int, int, int] | None = None
    alpha: float = 1.0


puts = st.builds(
    Put,
    st.integers(0, len(PICTURES) - 1),
    st.tuples(st.integers(-40, 130), st.integers(-40, 90) | st.floats(-10, 20)),
    st.none() | st.tuples(*[st.integers(0, 20)] * 4),
    st.sampled_from([1.0, 1.0, 0.5, 0.0]),
)
frames = st.tuples(st.sampled_from([0, 0, 0, 1]), st.lists(puts, max_size=9))


def lay(canvas: Canvas, ground: int, items: list[Put]) -> None:
    canvas.backdrop(GROUNDS[ground])
    for item in items:
        canvas.put(PICTURES[item.picture], item.position, area=item.area, alpha=item.alpha)


def painted(ground: int, items: list[Put]) -> bytes:
    """The same frame, painted as a whole."""
    canvas, screen = Canvas(SIZE), pygame.Surface(SIZE, 0, 32)
    lay(canvas, ground, items)
    canvas.show(screen)
    return pygame.image.tobytes(screen, "RGB")


@given(st.lists(frames, min_size=2, max_size=5))
@settings(max_examples=100, deadline=None)
def test_painting_the_difference_gives_the_same_picture_as_painting_everything(
    sequence: list[tuple[int, list[Put]]],
) -> None:
    canvas, screen = Canvas(SIZE), pygame.Surface(SIZE, 0, 32)
    for ground, items in sequence:
        lay(canvas, ground, items)
        canvas.show(screen)
        assert pygame.image.tobytes(screen, "RGB") == painted(ground, items)


@given(st.lists(puts, min_size=2, max_size=7), st.randoms(use_true_random=False))
@settings(deadline=None)
def test_a_change_of_the_order_alone_is_painted(items: list[Put], random: object) -> None:
    canvas, screen = Canvas(SIZE), pygame.Surface(SIZE, 0, 32)
    lay(canvas, 0, items)
    canvas.show(screen)
    random.shuffle(items)  # type: ignore[attr-defined]
    lay(canvas, 0, items)
    canvas.show(screen)
    assert pygame.image.tobytes(screen, "RGB") == painted(0, items)


def test_a_frame_like_the_last_one_paints_nothing() -> None:
    canvas, screen = Canvas(SIZE), pygame.Surface(SIZE, 0, 32)
    for expected in (1, 0):
        lay(canvas, 0, [Put(0, (10, 10)), Put(2, (0, 50))])
        assert len(canvas.show(screen)) == expected


def test_only_the_rectangle_of_what_moved_is_painted() -> None:
    canvas, screen = Canvas(SIZE), pygame.Surface(SIZE, 0, 32)
    lay(canvas, 0, [Put(0, (0, 0)), Put(3, (80, 60))])
    canvas.show(screen)
    lay(canvas, 0, [Put(0, (0, 0)), Put(3, (82, 60))])
    assert canvas.show(screen) == [pygame.Rect(80, 60, 7, 5)]


def test_put_returns_where_the_picture_lies() -> None:
    canvas = Canvas(SIZE)
    assert canvas.put(PICTURES[0], (3.6, 7.2)) == pygame.Rect(4, 7, 30, 40)
    assert canvas.put(PICTURES[0], (0, 0), area=(10, 10, 50, 5)) == pygame.Rect(0, 0, 20, 5)


def test_the_rectangle_returned_may_be_changed_without_harm() -> None:
    canvas, screen = Canvas(SIZE), pygame.Surface(SIZE, 0, 32)
    canvas.backdrop(GROUNDS[0])
    canvas.put(PICTURES[0], (10, 10)).inflate_ip(-30, -40)
    canvas.show(screen)
    assert pygame.image.tobytes(screen, "RGB") == painted(0, [Put(0, (10, 10))])


def test_a_backdrop_hides_what_the_frame_had_before_it() -> None:
    canvas, screen = Canvas(SIZE), pygame.Surface(SIZE, 0, 32)
    lay(canvas, 0, [Put(0, (10, 10))])
    lay(canvas, 1, [])
    canvas.show(screen)
    assert pygame.image.tobytes(screen, "RGB") == painted(1, [])


def test_a_veil_darkens_what_lies_below_it_and_nothing_above() -> None:
    canvas, screen = Canvas(SIZE), pygame.Surface(SIZE, 0, 32)
    ground = felt((100, 200, 50))
    for x in (40, 44):
        canvas.backdrop(ground)
        canvas.put(PICTURES[0], (0, 0))
        canvas.dim(155)
        canvas.put(PICTURES[3], (x, 0))
        canvas.show(screen)
    assert screen.get_at((60, 60)).r == pytest.approx(39, abs=1)
    assert screen.get_at((5, 5)).r == pytest.approx(100, abs=1)
    assert screen.get_at((46, 2)) == pygame.Color(250, 200, 80)
    assert screen.get_at((41, 2)).r == pytest.approx(39, abs=1)


def test_a_new_size_paints_everything() -> None:
    canvas, screen = Canvas(SIZE), pygame.Surface(SIZE, 0, 32)
    lay(canvas, 0, [])
    canvas.show(screen)
    canvas.resize((100, 60))
    lay(canvas, 0, [])
    assert canvas.show(pygame.Surface((100, 60), 0, 32)) == [pygame.Rect(0, 0, 100, 60)]


def test_a_picture_that_fades_keeps_its_own_opacity() -> None:
    canvas, screen = Canvas(SIZE), pygame.Surface(SIZE, 0, 32)
    picture = coloured((10, 10), (255, 0, 0, 255))
    canvas.backdrop(GROUNDS[0])
    canvas.put(picture, (0, 0), alpha=0.25)
    canvas.show(screen)
    assert screen.get_at((0, 0)).r == pytest.approx(20 + (255 - 20) / 4, abs=2)
    assert picture.get_alpha() == 255
    assert picture.get_at((0, 0)) == pygame.Color(255, 0, 0, 255)


rects = st.builds(
    pygame.Rect,
    st.integers(0, 300),
    st.integers(0, 300),
    st.integers(0, 90),
    st.integers(0, 90),
)


@given(st.lists(rects, max_size=25))
def test_merged_rectangles_cover_all_that_the_single_ones_did(
    given_rects: list[pygame.Rect],
) -> None:
    result = merged(given_rects)
    assert len(result) <= len(given_rects)
    for rect in given_rects:
        if rect.width and rect.height:
            assert any(whole.contains(rect) for whole in result)


def test_rectangles_far_apart_stay_apart() -> None:
    far = [pygame.Rect(0, 0, 200, 200), pygame.Rect(900, 500, 200, 200)]
    assert merged(far) == far
