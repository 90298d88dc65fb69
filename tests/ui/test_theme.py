from __future__ import annotations

import pytest

from euchre.ui.draw import theme
from euchre.ui.draw.theme import FELTS, Colour, Felt
from tests.ui.colours import READABLE, VISIBLE, contrast, marks, texts

DEUTERANOPIA = ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969))
PROTANOPIA = ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052))
TRITANOPIA = ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304))
"""How the three kinds of colour blindness mix linear red, green and blue (Machado 2009)."""

felts = pytest.mark.parametrize("felt", FELTS.values(), ids=FELTS)


def seen(colour: Colour, matrix: tuple[tuple[float, ...], ...]) -> Colour:
    linear = [((part / 255 + 0.055) / 1.055) ** 2.4 for part in colour]
    mixed = [sum(f * c for f, c in zip(row, linear, strict=True)) for row in matrix]
    red, green, blue = (
        round(255 * max(0.0, min(1.0, 1.055 * max(0.0, part) ** (1 / 2.4) - 0.055)))
        for part in mixed
    )
    return red, green, blue


@felts
def test_every_text_can_be_read_on_its_ground(felt: Felt) -> None:
    unreadable = {
        pair: round(contrast(*colours), 2)
        for pair, colours in texts(felt).items()
        if contrast(*colours) < READABLE
    }
    assert not unreadable


@felts
def test_every_mark_stands_out_from_its_ground(felt: Felt) -> None:
    faint = {
        pair: round(contrast(*colours), 2)
        for pair, colours in marks(felt).items()
        if contrast(*colours) < VISIBLE
    }
    assert not faint


@felts
@pytest.mark.parametrize(
    "matrix", [DEUTERANOPIA, PROTANOPIA, TRITANOPIA], ids=["deuter", "prot", "trit"]
)
def test_the_colour_blind_read_every_text_as_well(
    felt: Felt, matrix: tuple[tuple[float, ...], ...]
) -> None:
    # Simulated colours are a little off; what is wanted is that nothing falls together.
    for pair, (text, ground) in texts(felt).items():
        assert contrast(seen(text, matrix), seen(ground, matrix)) > 4, pair


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        ((0, 0, 0), (255, 255, 255), 21.0),
        ((255, 255, 255), (255, 255, 255), 1.0),
        ((119, 119, 119), (255, 255, 255), 4.48),
    ],
)
def test_contrast_is_measured_as_the_guidelines_say(
    one: Colour, other: Colour, expected: float
) -> None:
    assert contrast(one, other) == pytest.approx(expected, abs=0.01)
    assert contrast(other, one) == pytest.approx(expected, abs=0.01)


def test_the_discs_of_all_players_differ_for_everybody() -> None:
    for matrix in (DEUTERANOPIA, PROTANOPIA, TRITANOPIA):
        discs = [seen(disc, matrix) for disc in theme.PLAYERS]
        assert len(set(discs)) == len(discs)


def test_red_and_black_suits_differ_in_grey_too() -> None:
    grey = {suit: theme.luminance(colour) for suit, colour in theme.SUITS_ON_LIGHT.items()}
    assert grey["H"] > 3 * grey["S"]


@pytest.mark.parametrize(
    ("size", "u"),
    [((1280, 720), 1.0), ((960, 600), 0.75), ((3840, 2160), 3.0), ((1280, 2000), 1.0)],
)
def test_the_unit_follows_the_narrower_side_of_the_window(
    size: tuple[int, int], u: float
) -> None:
    assert theme.scale(size) == u


def test_there_are_the_four_table_colours_of_the_settings() -> None:
    assert set(FELTS) == {"green", "blue", "claret", "dark"}


@felts
def test_the_middle_of_the_felt_is_lighter_than_its_edge(felt: Felt) -> None:
    assert theme.luminance(felt.centre) > theme.luminance(felt.edge)
