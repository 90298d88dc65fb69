from __future__ import annotations

import random
import sys
import unicodedata

import pytest

from euchre.play.names import clean_name, initial, letters, one_line

FAMILY = "👨\u200d👩\u200d👧"
INVISIBLE = [
    "\ufe0f", "\u202e", "\u200b", "\u200d", "\u2060", "\ufeff", "\u00ad", "\u034f", "\u2066",
    "\u3164", "\u115f", "\u2800", "\u0301", "\udce9", "\ud83d", "\x00", "\x1b", "\t", "\n",
    "\u2028", "\u00a0", "\u3000", "\U000e0041", "\uffff", "", " ", "\ufe0f\u200d\u202e \u0301",
]  # fmt: skip


@pytest.mark.parametrize("text", INVISIBLE, ids=ascii)
def test_a_name_of_which_nothing_can_be_seen_is_no_name(text: str) -> None:
    assert clean_name(text, 14) == ""


@pytest.mark.parametrize("value", [None, 7, [], {}, b"Anna", True])
def test_what_is_no_text_is_no_name(value: object) -> None:
    assert clean_name(value, 14) == ""


@pytest.mark.parametrize(
    "name",
    [
        "Anna", "Zoë", "Ștefan", "Nguyễn Văn", "Ελένη", "Иван", "דוד", "דָּוִד", "محمد", "王小明",
        "さくら", "김민준", "प्रिया", "ที่รัก", "น้ำ", "Բաբկեն", "ნინო", "😀 Max", FAMILY, "👍🏽", "1️⃣ Bo",
        "❤️", "🇩🇪 Eva", "می\u200cشود", "O'Neil-Smith", "Joe (2)",
    ],
)  # fmt: skip
def test_a_name_in_any_script_stays_as_it_is(name: str) -> None:
    assert clean_name(name, 20) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Anna\u00a0Maria", "Anna Maria"),
        ("Anna\tMaria\r\n", "Anna Maria"),
        ("  Anna \u3000 Maria ", "Anna Maria"),
        ("Zoe\u0308", "Zoë"),
        ("An\u200bna", "Anna"),
        ("\u202eannA\u202c", "annA"),
        ("A\u200dnna", "Anna"),
        ("Anna\ufe0f", "Anna"),
        ("caf\udce9", "caf"),
        ("\u0301Anna", "Anna"),
        ("A" + "\u0316" * 40 + "nna", "A" + "\u0316" * 4 + "nna"),
        ("می\u200c", "می"),
    ],
    ids=ascii,
)
def test_what_cannot_be_seen_is_left_out_and_every_gap_is_one_blank(
    text: str, name: str
) -> None:
    assert clean_name(text, 14) == name


def test_a_name_is_as_long_as_it_has_letters() -> None:
    assert clean_name(FAMILY * 9, 3) == FAMILY * 3
    assert clean_name("प्रिया शर्मा", 2) == "प्रिया"
    assert clean_name("Zoe\u0308" * 9, 6) == "ZoëZoë"
    assert clean_name("Anna Maria", 5) == "Anna"


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("Anna", 4),
        (FAMILY, 1),
        ("👍🏽👍", 2),
        ("🇩🇪🇳🇱", 2),
        ("Zoe\u0308", 3),
        ("น้ำ", 1),
        ("", 0),
    ],
)
def test_letters_are_counted_as_people_do(text: str, count: int) -> None:
    assert len(letters(text)) == count
    assert "".join(letters(text)) == text


@pytest.mark.parametrize(
    ("name", "letter"),
    [
        ("anna", "A"),
        (FAMILY + "x", FAMILY),
        ("иван", "И"),
        ("प्रिया", "प्रि"),
        ("e\u0301a", "É"),
        ("", ""),
    ],
)
def test_the_initial_of_a_name_is_its_first_whole_letter(name: str, letter: str) -> None:
    assert unicodedata.normalize("NFC", initial(name)) == letter


def test_a_line_keeps_its_blanks_and_what_joins_the_letter_yet_to_come() -> None:
    assert one_line("a  b\t c\u00a0") == "a  b  c "
    assert one_line("می\u200c") == "می\u200c"


def test_any_text_gives_a_name_that_is_clean_and_short() -> None:
    chance = random.Random(7)
    signs = [chr(code) for code in (*range(0x2100), *range(0xD7F0, 0x10000, 3))]
    signs += [chr(chance.randrange(sys.maxunicode + 1)) for _ in range(4000)]
    for _ in range(3000):
        text = "".join(chance.choices([*signs, *"\u200d\ufe0f\u0301 a😀"], k=12))
        name = clean_name(text, 8)
        assert clean_name(name, 8) == name
        assert len(letters(name)) <= 8
        assert "".join(letters(text)) == text
        name.encode()
