from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pygame
import pytest

from euchre.ui.draw import assets, theme
from euchre.ui.draw.text import ELLIPSIS, Text

if TYPE_CHECKING:
    from pathlib import Path

    from euchre.ui.draw.theme import Colour


@pytest.fixture
def text() -> Text:
    pygame.font.init()
    return Text(assets.root(), 1.0)


def colours(surface: pygame.Surface) -> set[tuple[int, int, int]]:
    """The colours of all pixels that are nearly opaque."""
    return {
        tuple(surface.get_at((x, y)))[:3]  # type: ignore[misc]
        for x in range(surface.get_width())
        for y in range(surface.get_height())
        if surface.get_at((x, y)).a > 250
    }


def test_a_line_is_drawn_once_and_kept(text: Text) -> None:
    first = text.line("Pass", theme.BODY, theme.IVORY)
    assert text.line("Pass", theme.BODY, theme.IVORY) is first
    assert text.line("Pass", theme.BODY, theme.BRASS) is not first


def test_a_line_that_is_too_wide_shrinks_before_it_is_cut(text: Text) -> None:
    words = "Order up: spades become trump"
    whole = text.width(words, theme.BODY)
    shrunk = text.line(words, theme.BODY, theme.IVORY, max_width=round(whole * 0.85))
    cut = text.line(words, theme.BODY, theme.IVORY, max_width=round(whole * 0.4))
    assert whole * 0.7 < shrunk.get_width() <= whole * 0.85
    assert shrunk.get_height() < text.height(theme.BODY)
    assert cut.get_width() <= whole * 0.4


@pytest.mark.parametrize("room", [1, 5, 30, 100, 400])
@pytest.mark.parametrize("words", ["", "A", "Spades", "Dampfschifffahrt " * 9, "♠♥♦♣" * 20])
def test_no_line_is_wider_than_it_may_be(text: Text, words: str, room: int) -> None:
    line = text.line(words, theme.BODY, theme.IVORY, max_width=room)
    assert line.get_width() <= room


def test_the_end_of_a_cut_line_is_an_ellipsis(text: Text) -> None:
    room = text.width("Order up" + ELLIPSIS, theme.SMALLEST_TEXT)
    cut = text.line("Order up the dealer", theme.SMALLEST_TEXT, theme.IVORY, max_width=room)
    same = text.line("Order up" + ELLIPSIS, theme.SMALLEST_TEXT, theme.IVORY)
    assert pygame.image.tobytes(cut, "RGBA") == pygame.image.tobytes(same, "RGBA")


def test_a_block_wraps_at_words_and_loses_none(text: Text) -> None:
    words = "The dealer must name trump if everybody has passed twice."
    lines = text.wrapped(words, theme.BODY, 160)
    assert len(lines) > 2
    assert " ".join(lines) == words
    assert all(text.width(line, theme.BODY) <= 160 for line in lines)


def test_a_word_longer_than_the_line_is_broken(text: Text) -> None:
    word = "Donaudampfschifffahrtsgesellschaft"
    lines = text.wrapped(word, theme.BODY, 100)
    assert "".join(lines) == word
    assert all(text.width(line, theme.BODY) <= 100 for line in lines)


def test_paragraphs_stay_apart(text: Text) -> None:
    assert text.wrapped("One.\n\nTwo.", theme.BODY, 400) == ("One.", "", "Two.")


@pytest.mark.parametrize("words", ["", "A", "Anna ♥ Иван", "x" * 50, "\n\n"])
@pytest.mark.parametrize("room", [-5, 0, 1, 3])
def test_text_without_room_is_cut_to_nothing_and_no_error(
    text: Text, words: str, room: int
) -> None:
    assert text.line(words, theme.BODY, theme.IVORY, max_width=room).get_width() <= 3
    for height in (None, -3, 0, 9):
        block = text.block(words, theme.BODY, theme.IVORY, room, max_height=height)
        assert block.get_width() == max(1, room)


@pytest.mark.parametrize("height", [20, 45, 90, 300])
def test_a_block_stays_within_its_height(text: Text, height: int) -> None:
    words = "Follow suit if you can. The left bower belongs to the trump suit. " * 6
    block = text.block(words, theme.BODY, theme.IVORY, 240, max_height=height)
    assert block.get_width() == 240
    assert block.get_height() <= max(height, text.height(theme.BODY) * 1.4)


def test_a_block_shrinks_before_anything_is_cut(text: Text) -> None:
    words = "Follow suit if you can. The left bower belongs to the trump suit. " * 3
    natural = text.block(words, theme.BODY, theme.IVORY, 240).get_height()
    block = text.block(words, theme.BODY, theme.IVORY, 240, max_height=round(natural * 0.8))
    smaller = [
        pygame.image.tobytes(text.block(words, size, theme.IVORY, 240), "RGBA")
        for size in range(round(theme.BODY * theme.SHRINK), theme.BODY)
    ]
    assert pygame.image.tobytes(block, "RGBA") in smaller


@pytest.mark.parametrize(
    ("align", "left_empty", "right_empty"),
    [("left", False, True), ("right", True, False), ("centre", True, True)],
)
def test_a_block_is_aligned(
    text: Text,
    align: str,
    left_empty: bool,  # noqa: FBT001
    right_empty: bool,  # noqa: FBT001
) -> None:
    block = text.block("Pass", theme.BODY, theme.IVORY, 300, align=align)  # type: ignore[arg-type]
    bounds = block.get_bounding_rect()
    assert (bounds.left > 50) == left_empty
    assert (bounds.right < 250) == right_empty


@pytest.mark.parametrize(
    ("colour", "hearts"),
    [
        (theme.IVORY, theme.SUITS_ON_DARK["H"]),
        (theme.BRASS, theme.SUITS_ON_DARK["H"]),
        (theme.INK, theme.SUITS_ON_LIGHT["H"]),
    ],
)
def test_a_suit_sign_is_a_picture_in_a_colour_for_its_ground(
    text: Text, colour: Colour, hearts: Colour
) -> None:
    assert hearts in colours(text.line("♥", 40, colour))
    assert colours(text.line("♥", 40, colour, plain_signs=True)) == {colour}


def test_four_colours_tell_diamonds_from_hearts() -> None:
    pygame.font.init()
    text = Text(assets.root(), 1.0, four_colour=True)
    assert theme.FOUR_SUITS_ON_LIGHT["D"] in colours(text.line("♦", 40, theme.INK))


def test_the_four_signs_are_four_pictures(text: Text) -> None:
    signs = {
        pygame.image.tobytes(text.line(sign, 40, theme.INK, plain_signs=True), "RGBA")
        for sign in "♠♥♦♣"
    }
    assert len(signs) == 4


def test_text_grows_with_the_window_but_never_gets_too_small() -> None:
    pygame.font.init()
    small, large = Text(assets.root(), 0.1), Text(assets.root(), 3.0)
    assert small.pixels(theme.BODY) == theme.SMALLEST_TEXT
    assert large.pixels(theme.BODY) == 3 * theme.BODY


def test_without_its_fonts_and_signs_the_game_still_writes(tmp_path: Path) -> None:
    pygame.font.init()
    text = Text(tmp_path, 1.0)
    assert text.line("Pass ♠", theme.BODY, theme.IVORY).get_bounding_rect().width > 20


def test_a_damaged_font_is_replaced(tmp_path: Path) -> None:
    pygame.font.init()
    shutil.copytree(assets.root() / "cards", tmp_path / "cards")
    (tmp_path / "fonts").mkdir()
    (tmp_path / "fonts" / theme.FONT_FILES["regular"]).write_bytes(b"no font at all")
    text = Text(tmp_path, 1.0)
    assert text.line("Pass", theme.BODY, theme.IVORY).get_bounding_rect().width > 20
