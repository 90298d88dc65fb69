"""Any text can be drawn, in the script it is written in."""

from __future__ import annotations

import random
import shutil
import sys
from typing import TYPE_CHECKING

import pygame
import pytest

from euchre.ui.draw import assets, theme
from euchre.ui.draw.coverage import coverage
from euchre.ui.draw.fonts import Fonts, Weight
from euchre.ui.draw.lettering import Lettering
from euchre.ui.draw.system_fonts import SystemFonts
from euchre.ui.draw.text import Text

if TYPE_CHECKING:
    from pathlib import Path

NAMES = [
    "Ștefan Țară", "Nguyễn Văn", "Ελένη", "Иван", "Ґанна", "דוד כהן", "דָּוִד", "محمد علي", "پریسا",
    "प्रिया शर्मा", "ที่รัก น้ำ", "Բաբկեն", "ნინო", "😀", "👨\u200d👩\u200d👧", "👍🏽", "🇩🇪", "1️⃣", "❤️", "Hawai\u02bbi",
]  # fmt: skip
ODD = [
    "", " ", "\ufe0f", "\u202e", "\u202eabc", "\u200b", "\u200d", "\u0301", "a\u0301\u0301", "\x00",
    "a\x00b", "\t", "\n", "a\r\nb", "\udce9", "caf\udce9.euchre", "\ud83d", "\ufeff", "\u2028", "\xad",
    "\ue123", "\uffff", "\U0010fffd", "♥\ufe0f", "\u3164", "A" + "\u0316" * 300, "x" * 20_000,
    "דוד" * 2000, "\u202e" * 2000, "👨\u200d" * 500,
]  # fmt: skip
WEIGHTS: tuple[Weight, ...] = ("regular", "bold", "serif")


@pytest.fixture(scope="module")
def text() -> Text:
    pygame.font.init()
    return Text(assets.root(), 1.0)


@pytest.fixture(scope="module")
def lonely() -> Lettering:
    """The letters of the game on a system without fonts."""
    pygame.font.init()
    return Lettering(assets.root(), fonts=Fonts(assets.root() / "fonts", SystemFonts(())))


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def inked(surface: pygame.Surface) -> int:
    return pygame.mask.from_surface(surface).count()


@pytest.mark.parametrize("weight", WEIGHTS)
@pytest.mark.parametrize("name", NAMES)
def test_the_game_writes_names_in_many_scripts_with_its_own_fonts(
    lonely: Lettering, name: str, weight: Weight
) -> None:
    assert lonely.fonts.missing(name, weight) == []
    line = lonely.line(name, 30, theme.IVORY, weight)
    assert inked(line) > 20
    assert line.get_width() == lonely.width(name, 30, weight)
    shown = "".join(run.text for run in lonely.fonts.runs(name, weight))
    assert "?" not in shown


@pytest.mark.parametrize(
    ("odd", "weight"),
    [(odd, WEIGHTS[place % 3]) for place, odd in enumerate(ODD)],
    ids=lambda odd: ascii(odd)[:24],
)
def test_whatever_a_text_holds_it_can_be_drawn_and_measured(
    text: Text, odd: str, weight: Weight
) -> None:
    for string in (odd, f"Anna {odd} Ben"):
        line = text.line(string, theme.BODY, theme.IVORY, weight=weight)
        assert line.get_width() == max(1, text.width(string, theme.BODY, weight))
        assert text.line(string, 30, theme.IVORY, weight=weight, max_width=90).get_width() <= 90
        block = text.block(string, 20, theme.IVORY, 200, weight=weight, max_height=60)
        assert block.get_width() == 200
        assert text.cells(string[:50], theme.BODY, weight) is not None


def test_any_mixture_of_signs_can_be_drawn(text: Text) -> None:
    chance = random.Random(4)
    for _ in range(100):
        signs = [chr(chance.randrange(sys.maxunicode + 1)) for _ in range(4)]
        string = "".join(chance.choices([*signs, *"a ♥\u200d\ufe0f\u05d0\u0301\u202e😀"], k=9))
        line = text.line(string, theme.BODY, theme.IVORY)
        assert line.get_width() == max(1, text.width(string, theme.BODY))


@pytest.mark.parametrize("letter", ["\ue123", "\U000f1234", "\udce9", "\ufdd0x", "王"])
def test_a_letter_that_no_font_has_is_a_question_mark_and_never_a_box(
    lonely: Lettering, letter: str
) -> None:
    for weight in WEIGHTS:
        drawn = lonely.line(letter, 30, theme.IVORY, weight)
        expected = lonely.line(letter[1:] or "?", 30, theme.IVORY, weight)
        assert pixels(drawn) == pixels(expected)


def test_letters_that_cannot_be_shown_are_named(lonely: Lettering) -> None:
    assert lonely.fonts.missing("Anna 王小♥\ue123\ufe0f\t") == ["王", "小", "\ue123\ufe0f"]
    assert lonely.fonts.missing("Anna") == []


def test_a_font_of_the_system_writes_what_the_game_has_no_letters_for(tmp_path: Path) -> None:
    pygame.font.init()
    bundled = assets.root() / "fonts" / "fallback"
    (tmp_path / "deep").mkdir()
    shutil.copy(bundled / "NotoSansThai-Bold.ttf", tmp_path / "deep" / "A.TTF")
    (tmp_path / "broken.ttf").write_bytes(b"\x00\x01\x00\x00\xff\xff" + bytes(90))
    # As the first, but without the letters themselves.
    thai = (bundled / "NotoSansThai-Bold.ttf").read_bytes()
    (tmp_path / "0 first.ttf").write_bytes(thai[: len(thai) // 3])
    (tmp_path / "LastResort.otf").write_bytes(b"OTTO")
    (tmp_path / "own").mkdir()
    shutil.copy(assets.root() / "fonts" / "Figtree-Medium.ttf", tmp_path / "own")
    fonts = Fonts(tmp_path / "own", SystemFonts((tmp_path,)))
    assert fonts.missing("รัก") == []
    assert {run.file for run in fonts.runs("รัก", "regular")} == {tmp_path / "deep" / "A.TTF"}
    assert fonts.missing("王") == ["王"]


def test_hebrew_and_arabic_stand_from_right_to_left(lonely: Lettering) -> None:
    cells = lonely.cells("דוד כהן", 30, "bold")
    assert [cell.left for cell in cells] == sorted((cell.left for cell in cells), reverse=True)
    assert all(cell.backwards for cell in cells)
    # Joined letters have shorter forms.
    assert lonely.width("ببب", 30, "bold") < 3 * lonely.width("ب", 30, "bold") * 0.8


def test_names_from_right_to_left_stay_in_their_places_in_a_sentence(lonely: Lettering) -> None:
    sentence = "דוד, שרה 3 : 2"
    cells = lonely.cells(sentence, 30, "regular")
    left = {sentence[cell.start]: cell.left for cell in cells}
    assert left["ד"] < left[","] < left["ש"] < left["3"] < left[":"] < left["2"]


def test_a_name_from_right_to_left_is_cut_at_its_left(lonely: Lettering) -> None:
    cells = lonely.cells("Ben דוד…", 30, "regular")
    assert cells[-1].right <= min(cell.left for cell in cells[4:-1])


def test_the_cells_of_a_line_fill_it_from_end_to_end(lonely: Lettering) -> None:
    for string in ("Anna", "Zoë ♥ Иван", "Anna דוד 2", "😀 Max", "प्रिया"):
        cells = sorted(lonely.cells(string, 30, "regular"), key=lambda cell: cell.left)
        assert cells[0].left == 0
        assert cells[-1].right == lonely.width(string, 30, "regular")
        assert [cell.right for cell in cells[:-1]] == [cell.left for cell in cells[1:]]


@pytest.mark.parametrize("name", NAMES[:8])
def test_a_line_is_cut_between_letters_and_never_within_one(text: Text, name: str) -> None:
    for room in range(20, 120, 10):
        assert text.line(name * 4, 20, theme.IVORY, max_width=room).get_width() <= room


@pytest.mark.parametrize("weight", WEIGHTS)
def test_the_table_of_a_font_tells_exactly_what_it_draws(weight: Weight) -> None:
    pygame.font.init()
    path = assets.root() / "fonts" / theme.FONT_FILES[weight]
    font = pygame.Font(path, 40)
    box = pixels(font.render("\ue123", True, "white"))  # noqa: FBT003
    has = coverage(path)
    for code in range(0x21, 0x2200):
        if chr(code).isprintable():
            drawn = font.render(chr(code), True, "white") if chr(code) in has else None  # noqa: FBT003
            assert drawn is None or pixels(drawn) != box


def test_a_damaged_font_has_nothing(tmp_path: Path) -> None:
    whole = (assets.root() / "fonts" / "Figtree-Bold.ttf").read_bytes()
    chance = random.Random(1)
    for number in range(200):
        damaged = bytearray(whole[: chance.randrange(len(whole))])
        for _ in range(20):
            if damaged:
                damaged[chance.randrange(min(len(damaged), 400))] = chance.randrange(256)
        path = tmp_path / f"{number}.ttf"
        path.write_bytes(damaged)
        assert "\U0010fffd" not in coverage(path)
    assert "A" not in coverage(tmp_path / "nothing.ttf")
    assert "A" not in coverage(tmp_path)
