from __future__ import annotations

import gc
from itertools import pairwise
from weakref import ref

import pygame
import pytest

from euchre.storage.settings import Settings
from euchre.ui.draw import theme
from euchre.ui.draw.shapes import Shapes
from euchre.ui.draw.style import Style, style_for
from euchre.ui.widgets import name_disc

SIZE = (1280, 720)


@pytest.fixture
def shapes() -> Shapes:
    return Shapes()


def alphas(surface: pygame.Surface, y: int) -> list[int]:
    return [surface.get_at((x, y)).a for x in range(surface.get_width())]


@pytest.mark.parametrize(
    "size", [(200, 80), (80, 200), (60, 60), (61, 37), (8, 8), (3, 90), (1, 1), (2, 1)]
)
@pytest.mark.parametrize("radius", [1, 7, 18, 500])
def test_a_panel_is_filled_and_equal_on_all_sides(
    shapes: Shapes, size: tuple[int, int], radius: int
) -> None:
    panel = shapes.panel(size, radius, theme.BRASS)
    assert panel.get_size() == size
    middle = panel.get_at((size[0] // 2, size[1] // 2))
    assert tuple(middle) == (*theme.BRASS, 255)
    for turned in (
        pygame.transform.flip(panel, flip_x=True, flip_y=False),
        pygame.transform.flip(panel, flip_x=False, flip_y=True),
    ):
        assert pygame.image.tobytes(turned, "RGBA") == pygame.image.tobytes(panel, "RGBA")


def test_corners_are_round_and_their_edge_is_soft(shapes: Shapes) -> None:
    panel = shapes.panel((100, 60), 20, theme.BRASS)
    first_row = alphas(panel, 0)
    assert first_row[0] == 0
    assert first_row[50] == 255
    soft = [alpha for y in range(20) for alpha in alphas(panel, y) if 0 < alpha < 255]
    assert len(soft) > 20


def test_a_soft_edge_keeps_the_colour_of_the_shape(shapes: Shapes) -> None:
    panel = shapes.panel((100, 60), 20, theme.IVORY)
    for x in range(100):
        for y in range(60):
            red, green, blue, alpha = panel.get_at((x, y))
            assert not alpha or (red, green, blue) == theme.IVORY


def test_a_line_runs_round_a_panel_without_gaps(shapes: Shapes) -> None:
    panel = shapes.panel((100, 60), 16, theme.INK, line=theme.BRASS, width=3.0)
    for at in ((50, 1), (50, 58), (1, 30), (98, 30)):
        assert panel.get_at(at)[:3] == theme.BRASS
    assert panel.get_at((50, 5))[:3] == theme.INK
    ring = shapes.panel((100, 60), 16, None, line=theme.BRASS, width=3.0)
    assert ring.get_at((50, 30)).a == 0
    assert ring.get_at((50, 1)).a == 255


def test_an_ellipse_has_one_colour_and_is_as_opaque_inside_as_it_is_told(
    shapes: Shapes,
) -> None:
    ellipse = shapes.ellipse((120, 60), theme.BRASS, 3.0, 220, 34)
    assert tuple(ellipse.get_at((60, 30))) == (*theme.BRASS, 34)
    assert ellipse.get_at((60, 1))[:3] == theme.BRASS
    assert ellipse.get_at((60, 1)).a == pytest.approx(220, abs=20)
    assert ellipse.get_at((2, 2)).a == 0


def test_shapes_are_drawn_once(shapes: Shapes) -> None:
    assert shapes.panel((90, 40), 8, theme.INK) is shapes.panel((90, 40), 8, theme.INK)
    assert shapes.disc(40, theme.INK) is shapes.disc(40, theme.INK)


def test_a_shadow_is_darkest_below_its_panel_and_ends_softly(shapes: Shapes) -> None:
    shadow = shapes.shadow((200, 100), 20, 10, 110)
    assert shadow.get_size() == (240, 140)
    row = alphas(shadow, 70)
    assert row[0] < 8
    assert row[120] == pytest.approx(110, abs=4)
    rising = row[:120]
    assert rising == sorted(rising)
    assert max(b - a for a, b in pairwise(rising)) < 15


@pytest.mark.parametrize("size", [(10, 10), (400, 12)])
def test_a_shadow_of_something_small_has_its_size(
    shapes: Shapes, size: tuple[int, int]
) -> None:
    assert shapes.shadow(size, 6, 10, 110).get_size() == (size[0] + 40, size[1] + 40)


def test_all_scenes_of_a_window_share_one_style() -> None:
    pygame.font.init()
    style = style_for(SIZE, Settings())
    assert style_for(SIZE, Settings(volume=0.1)) is style
    assert style_for(SIZE, Settings(table_colour="claret")) is not style
    assert style_for((960, 600), Settings()) is not style


def test_a_style_gives_its_pictures_back_as_soon_as_nobody_uses_it() -> None:
    pygame.font.init()
    style = Style(SIZE)
    style.shapes.panel((90, 40), 8, theme.INK)
    style.text.line("Pass", theme.BODY, theme.IVORY)
    style.backdrop()
    gone = ref(style.shapes)
    gc.disable()
    try:
        del style
        assert gone() is None
    finally:
        gc.enable()


def test_a_style_outlives_no_closed_window() -> None:
    pygame.font.init()
    before = style_for(SIZE)
    before.text.line("Pass", theme.BODY, theme.IVORY)
    pygame.font.quit()
    pygame.font.init()
    after = style_for(SIZE)
    assert after is not before
    assert after.text.line("Another", theme.BODY, theme.IVORY).get_width() > 20


def test_a_disc_shows_the_initial_in_the_colour_of_the_seat() -> None:
    pygame.font.init()
    style = Style(SIZE)
    disc = name_disc(style, " ëlla", 2, 40)
    assert disc is name_disc(style, "Ëva", 2, 40)
    assert disc is not name_disc(style, "Ben", 2, 40)
    assert disc.get_size() == (40, 40)
    assert disc.get_at((20, 2))[:3] == theme.PLAYERS[2]
    assert name_disc(style, "", 7, 40).get_at((20, 20))[:3] == theme.PLAYERS[1]


def test_pictures_are_kept_within_their_limit() -> None:
    shapes = Shapes(limit=200_000)
    for width in range(20, 400, 5):
        shapes.panel((width, 60), 8, theme.INK)
    assert shapes._drawn.weight <= 200_000  # noqa: SLF001


def test_what_a_scene_drew_is_kept_by_its_key() -> None:
    pygame.font.init()
    style = Style(SIZE)
    drawn: list[str] = []

    def draw() -> pygame.Surface:
        drawn.append("once")
        return pygame.Surface((4, 4))

    first = style.kept(("score", 3), draw)
    assert style.kept(("score", 3), draw) is first
    assert style.kept(("score", 4), draw) is not first
    assert drawn == ["once", "once"]
