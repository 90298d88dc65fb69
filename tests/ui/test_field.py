"""The field to write in: keys, mouse, clipboard, input methods, and letters of any script."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from euchre.ui.draw.style import Style
from euchre.ui.widgets import Button, Changed, Form, TextField
from euchre.ui.window import clipboard
from tests.ui.at_a_form import SIZE, Person, column

if TYPE_CHECKING:
    from euchre.ui.widgets import Outcome

CTRL, ALT, CMD, SHIFT = (
    pygame.KMOD_LCTRL,
    pygame.KMOD_RALT,
    pygame.KMOD_LMETA,
    pygame.KMOD_LSHIFT,
)
FAMILY = "👨\u200d👩\u200d👧"


@pytest.fixture
def style() -> Style:
    pygame.display.init()
    pygame.font.init()
    return Style(SIZE)


@pytest.fixture
def board(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A clipboard, its text last; the dummy driver has none."""
    texts = [""]

    def copy(text: str) -> bool:
        texts.append(text)
        return True

    monkeypatch.setattr(clipboard, "copy", copy)
    monkeypatch.setattr(clipboard, "pasted", lambda: texts[-1])
    return texts


def writing(style: Style, value: str = "", longest: int = 20) -> tuple[TextField, Person]:
    """A person who has put the cursor behind the text of a field."""
    field = TextField("name", "Name", value, longest=longest)
    person = Person(Form(*column(field), cancel="back", default="name"), style)
    person.click(field)
    person.key(pygame.K_END)
    return field, person


def typed(person: Person, text: str) -> Outcome | None:
    return person.event(pygame.TEXTINPUT, text=text)


def test_a_name_is_written_selected_and_deleted(style: Style) -> None:
    field = TextField("name", "Name", "Anna", longest=8)
    person = Person(Form(*column(field)), style)
    person.key(pygame.K_TAB)
    assert person.write("Zoë") == [
        Changed("name", "Z"),
        Changed("name", "Zo"),
        Changed("name", "Zoë"),
    ]
    assert person.key(pygame.K_BACKSPACE) == Changed("name", "Zo")
    person.key(pygame.K_HOME)
    assert person.key(pygame.K_DELETE) == Changed("name", "o")
    assert person.event(pygame.TEXTINPUT, text="J") == Changed("name", "Jo")
    person.key(pygame.K_END, pygame.KMOD_LSHIFT)
    assert field.selection == (1, 2)
    assert person.event(pygame.TEXTINPUT, text="ürgen Maximilian") == Changed(
        "name", "Jürgen M"
    )
    assert person.event(pygame.TEXTINPUT, text="x") is None
    person.key(pygame.K_a, pygame.KMOD_LCTRL)
    assert person.key(pygame.K_DELETE) == Changed("name", "")
    assert person.key(pygame.K_BACKSPACE) is None


def test_the_mouse_sets_the_cursor_and_selects(style: Style) -> None:
    field = TextField("name", "Name", "Maximilian", longest=20)
    person = Person(Form(*column(field)), style)
    person.click(field, (field.rect.right - 10, field.rect.centery))
    assert field.cursor == 10
    person.down((field.rect.left + 2, field.rect.centery))
    assert field.selection == (0, 0)
    person.move((field.rect.right - 10, field.rect.centery))
    person.up((field.rect.right - 10, field.rect.centery))
    assert field.selection == (0, 10)
    assert person.event(pygame.TEXTINPUT, text="J") == Changed("name", "J")


def test_the_first_click_selects_everything_so_that_typing_replaces_it(style: Style) -> None:
    field = TextField("name", "Name", "You", longest=20)
    person = Person(Form(*column(field, Button("a", "A"))), style)
    person.click(field)
    assert field.selection == (0, 3)
    assert person.write("M")[0] == Changed("name", "M")
    person.click(field, (field.rect.left + 2, field.rect.centery))
    assert field.selection == (0, 0)
    person.click(person.form["a"])
    person.click(field)
    assert field.selection == (0, 1)


def test_a_name_too_long_for_its_field_is_seen_from_its_beginning(style: Style) -> None:
    field = TextField("name", "Name", "I" + "W" * 39, longest=40)
    begun = TextField("name", "Name", "I" + "W" * 30, longest=40)
    column(field)
    column(begun)
    pixels = [pygame.image.tobytes(one.picture(style), "RGB") for one in (field, begun)]
    assert pixels[0] == pixels[1]
    person = Person(Form(field), style)
    person.click(field)
    assert pygame.image.tobytes(field.picture(style), "RGB") != pixels[0]


def test_a_field_refuses_what_is_not_allowed(style: Style) -> None:
    field = TextField("number", "Number", allowed=lambda text: text.isdigit() or not text)
    person = Person(Form(*column(field)), style)
    person.click(field)
    assert person.write("1a2\n") == [
        Changed("number", "1"),
        None,
        Changed("number", "12"),
        None,
    ]


def test_a_long_name_never_leaves_its_field(style: Style) -> None:
    field = TextField("name", "Name", "W" * 40, longest=40)
    person = Person(Form(*column(field)), style)
    person.click(field)
    person.key(pygame.K_END)
    inside = field.picture(style)
    middle = inside.get_height() // 2
    for x in (6, inside.get_width() - 7):
        assert inside.get_at((x, middle))[:3] == style.felt.lit


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("Anna\u00a0Maria", "Anna Maria"),
        ("Anna\tMaria\nRosa", "Anna Maria Rosa"),
        ("An\u200bna\u202e", "Anna"),
        ("Zoe\u0308", "Zoë"),
        ("\ufe0f\u202e\u200b", ""),
    ],
    ids=ascii,
)
def test_what_is_written_can_be_seen_and_every_gap_is_a_blank(
    style: Style, board: list[str], text: str, value: str
) -> None:
    field, person = writing(style)
    typed(person, text)
    assert field.value == value
    person.key(pygame.K_a, CTRL)
    person.key(pygame.K_DELETE)
    board.append(text)
    person.key(pygame.K_v, CTRL)
    assert field.value == value


@pytest.mark.parametrize(
    ("word", "steps"),
    [("Иван", 4), (FAMILY + "a", 2), ("प्रिया", 2), ("น้ำ", 1), ("Zoe\u0308", 3), ("👍🏽", 1)],
)
def test_the_cursor_goes_and_deletes_by_letters_as_people_count_them(
    style: Style, word: str, steps: int
) -> None:
    field, person = writing(style)
    for sign in word:
        typed(person, sign)
    for _ in range(steps):
        assert field.cursor > 0
        person.key(pygame.K_LEFT)
    assert field.cursor == 0
    person.key(pygame.K_END)
    for _ in range(steps):
        assert field.value
        person.key(pygame.K_BACKSPACE)
    assert field.value == ""


def test_the_end_of_a_copied_line_is_not_pasted(style: Style, board: list[str]) -> None:
    field, person = writing(style)
    board.append("Anna\r\n")
    person.key(pygame.K_v, CTRL)
    assert field.value == "Anna"


def test_a_name_is_as_long_as_it_has_letters(style: Style) -> None:
    field, person = writing(style, longest=3)
    typed(person, FAMILY * 9)
    assert field.value == FAMILY * 3
    person.key(pygame.K_a, CTRL)
    for sign in "प्रियाशर":
        typed(person, sign)
    assert field.value == "प्रियाश"


@pytest.mark.parametrize("letter", ["\ue123", "\U000f1234", "\U0010fffd"], ids=ascii)
def test_letters_that_no_font_has_are_refused_at_once_by_name(
    style: Style, letter: str
) -> None:
    field, person = writing(style)
    typed(person, f"An{letter}na")
    assert field.value == "Anna"
    said = person.form.explanation
    assert f"U+{ord(letter):04X}" in said
    assert said.endswith(".")
    typed(person, "x")
    assert person.form.explanation == ""
    typed(person, letter)
    assert field.value == "Annax"
    assert person.form.explanation


def test_a_refused_letter_does_not_cost_what_was_selected(style: Style) -> None:
    field, person = writing(style, "Anna")
    person.key(pygame.K_a, CTRL)
    typed(person, "\ue123")
    assert field.value == "Anna"


def test_an_exact_field_takes_a_path_as_it_is(style: Style) -> None:
    field = TextField("path", "Path", exact=True, longest=99)
    person = Person(Form(*column(field)), style)
    person.click(field)
    path = "/home/Zoe\u0308 10\u202fAM\ue123.euchre"
    typed(person, path + "\n")
    assert field.value == path


@pytest.mark.parametrize("key", [pygame.K_a, pygame.K_v, pygame.K_c, pygame.K_x, pygame.K_z])
def test_alt_gr_writes_and_is_no_command(style: Style, board: list[str], key: int) -> None:
    field, person = writing(style, "Max")
    board.append("SECRET")
    for mod in (CTRL | ALT, pygame.KMOD_MODE, CTRL | pygame.KMOD_MODE):
        person.key(key, mod, "ą")
        assert field.selection == (len(field.value),) * 2
    typed(person, "ą")
    assert field.value == "Maxą"
    assert board[-1] == "SECRET"


@pytest.mark.parametrize("mod", [CTRL, CMD, pygame.KMOD_RCTRL, pygame.KMOD_RMETA])
def test_ctrl_and_cmd_both_give_commands(style: Style, board: list[str], mod: int) -> None:
    field, person = writing(style, "Max")
    person.key(pygame.K_a, mod)
    person.key(pygame.K_c, mod)
    assert board[-1] == "Max"
    assert person.key(pygame.K_x, mod) == Changed("name", "")
    assert person.key(pygame.K_v, mod) == Changed("name", "Max")
    assert person.key(pygame.K_z, mod) == Changed("name", "")
    assert person.key(pygame.K_z, mod | SHIFT) == Changed("name", "Max")
    assert field.value == "Max"


def test_the_older_keys_of_the_clipboard_work_as_well(style: Style, board: list[str]) -> None:
    field, person = writing(style, "Max")
    person.key(pygame.K_a, CTRL)
    person.key(pygame.K_INSERT, CTRL)
    assert board[-1] == "Max"
    person.key(pygame.K_DELETE, SHIFT)
    assert field.value == ""
    person.key(pygame.K_INSERT, SHIFT)
    assert field.value == "Max"


@pytest.mark.parametrize("key", [pygame.K_c, pygame.K_x])
def test_with_nothing_selected_the_clipboard_stays_as_it_is(
    style: Style, board: list[str], key: int
) -> None:
    field, person = writing(style, "Max")
    board.append("a copied deal")
    person.key(key, CTRL)
    assert board[-1] == "a copied deal"
    assert field.value == "Max"


def test_words_are_gone_over_and_deleted(style: Style) -> None:
    field, person = writing(style, "Anna Maria  Иван", longest=30)
    for key, mod, cursor in (
        (pygame.K_LEFT, CTRL, 12),
        (pygame.K_LEFT, pygame.KMOD_LALT, 5),
        (pygame.K_LEFT, CMD, 0),
        (pygame.K_RIGHT, CTRL, 5),
        (pygame.K_RIGHT, CTRL | SHIFT, 12),
    ):
        person.key(key, mod)
        assert field.cursor == cursor
    assert field.selection == (5, 12)
    person.key(pygame.K_END)
    assert person.key(pygame.K_BACKSPACE, CTRL) == Changed("name", "Anna Maria  ")


def test_what_was_written_is_taken_back_and_brought_again(style: Style) -> None:
    field, person = writing(style, "Max")
    for sign in "imi":
        typed(person, sign)
    person.key(pygame.K_BACKSPACE)
    person.key(pygame.K_z, CTRL)
    assert field.value == "Maximi"
    person.key(pygame.K_z, CTRL)
    assert field.value == "Max"
    assert person.key(pygame.K_z, CTRL) is None
    person.key(pygame.K_y, CTRL)
    person.key(pygame.K_y, CTRL)
    assert field.value == "Maxim"
    field.value = "another"
    assert person.key(pygame.K_z, CTRL) is None


def test_letters_written_in_two_places_are_taken_back_one_place_after_the_other(
    style: Style,
) -> None:
    field, person = writing(style, "Bo")
    typed(person, "b")
    person.key(pygame.K_HOME)
    for sign in "X.":
        typed(person, sign)
    assert field.value == "X.Bob"
    person.key(pygame.K_z, CTRL)
    assert field.value == "Bob"
    person.key(pygame.K_z, CTRL)
    assert field.value == "Bo"


def test_right_to_left_the_arrows_go_as_they_point(style: Style) -> None:
    field, person = writing(style, "דוד")
    end = field.caret.x
    person.key(pygame.K_RIGHT)
    assert field.cursor == 2
    assert field.caret.x > end
    person.key(pygame.K_LEFT)
    assert field.cursor == 3
    # Its first letter is at the right.
    width = style.text.width("דוד", 18)
    person.click(field, (field.rect.x + 16 + width - 1, field.rect.centery))
    assert field.cursor == 0


def test_what_an_input_method_puts_together_is_shown_and_not_yet_taken(style: Style) -> None:
    field, person = writing(style, "Anna")
    before = pygame.image.tobytes(field.picture(style), "RGB")
    assert person.event(pygame.TEXTEDITING, text="かな", start=2, length=0) is None
    assert field.value == "Anna"
    composing = pygame.image.tobytes(field.picture(style), "RGB")
    assert composing != before
    for key in (
        pygame.K_RETURN,
        pygame.K_ESCAPE,
        pygame.K_BACKSPACE,
        pygame.K_LEFT,
        pygame.K_TAB,
    ):
        assert person.key(key) is None
    assert field.value == "Anna"
    assert person.form.focus is field
    person.event(pygame.TEXTEDITING, text="", start=0, length=0)
    assert pygame.image.tobytes(field.picture(style), "RGB") == before
    person.event(pygame.TEXTEDITING, text="e", start=1, length=0)
    assert typed(person, "é") == Changed("name", "Annaé")
    assert field.composed == ""


@pytest.mark.parametrize("size", [(1, 1), (5, 40), (1, 99), (33, 2)])
def test_a_field_without_room_is_drawn_all_the_same(size: tuple[int, int]) -> None:
    pygame.display.init()
    pygame.font.init()
    for window in ((1, 1), (20, 20), (60, 1080), SIZE):
        style = Style(window)
        field = TextField("name", "Name", "Anna Иван דוד")
        field.rect = pygame.Rect((3, 3), size)
        field.enter(by_key=True)
        assert field.paint(style).get_size() == size
        field.compose("ab", 1)
        assert field.paint(style).get_size() == size
        assert field.caret.colliderect(field.rect.inflate(4, 4))


def test_what_was_put_together_is_gone_with_the_focus(style: Style) -> None:
    field, person = writing(style, "Anna")
    person.event(pygame.TEXTEDITING, text="e", start=1, length=0)
    person.down((900, 600))
    assert field.composed == ""
    assert field.value == "Anna"


def test_a_key_that_an_input_method_keeps_back_presses_nothing_else(style: Style) -> None:
    field = TextField("name", "Name")
    button = Button("pass", "Pass", shortcut=pygame.K_p)
    person = Person(Form(*column(field, button)), style)
    person.click(field)
    assert person.key(pygame.K_p) is None
