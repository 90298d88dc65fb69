from __future__ import annotations

import pygame
import pytest

from euchre.ui.draw import theme
from euchre.ui.draw.style import Style
from euchre.ui.widgets import (
    ICONS,
    Button,
    Changed,
    DropDown,
    Form,
    IconButton,
    Label,
    Option,
    Panel,
    Pressed,
    ScrollArea,
    Segmented,
    Slider,
    TextField,
    Toggle,
    icon,
)
from tests.ui.at_a_form import SIZE, Person, at, column

LEVELS = (
    Option("human", "human"),
    Option("beginner", "beginner", "not here"),
    Option("normal", "normal"),
    Option("expert", "expert"),
)


@pytest.fixture
def style() -> Style:
    pygame.display.init()
    pygame.font.init()
    return Style(SIZE)


def test_a_click_presses_a_button_only_when_it_also_ends_there(style: Style) -> None:
    button = Button("pass", "Pass")
    person = Person(Form(*column(button)), style)
    assert person.click(button) == Pressed("pass")
    person.down(button.rect.center)
    assert person.up((900, 600)) is None
    person.down((900, 600))
    assert person.up(button.rect.center) is None


def test_only_the_left_button_presses(style: Style) -> None:
    button = Button("pass", "Pass")
    person = Person(Form(*column(button)), style)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        assert person.event(kind, pos=button.rect.center, button=3) is None


def test_a_disabled_button_does_nothing_but_says_why(style: Style) -> None:
    button = Button("pass", "Pass", reason="The dealer must name trump.", shortcut=pygame.K_p)
    person = Person(Form(*column(button)), style)
    assert person.click(button) is None
    assert person.key(pygame.K_p) is None
    assert person.form.explanation == "The dealer must name trump."
    person.move((900, 600))
    person.form.focus_on("pass")
    assert person.key(pygame.K_RETURN) is None
    assert person.form.explanation == "The dealer must name trump."


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE])
def test_tab_walks_through_everything_and_keys_press(style: Style, key: int) -> None:
    person = Person(Form(*column(Button("a", "A"), Label("no stop"), Button("b", "B"))), style)
    person.key(pygame.K_TAB)
    assert person.key(key) == Pressed("a")
    person.key(pygame.K_TAB)
    assert person.key(key) == Pressed("b")
    person.key(pygame.K_TAB)
    assert person.key(key) == Pressed("a")
    person.key(pygame.K_TAB, pygame.KMOD_LSHIFT)
    assert person.key(key) == Pressed("b")


def test_arrows_move_to_the_nearest_widget_in_their_direction(style: Style) -> None:
    grid = [
        at(Button(f"{row}{column}", ""), 100 + 200 * column, 100 + 80 * row, 180, 50)
        for row in range(3)
        for column in range(3)
    ]
    person = Person(Form(*grid), style)
    person.form.focus_on("11")
    for key, expected in (
        (pygame.K_UP, "01"),
        (pygame.K_RIGHT, "02"),
        (pygame.K_UP, "02"),
        (pygame.K_DOWN, "12"),
        (pygame.K_LEFT, "11"),
        (pygame.K_DOWN, "21"),
    ):
        person.key(key)
        assert person.form.focus is person.form[expected]


def test_the_first_arrow_goes_on_from_the_golden_button_and_else_shows_the_focus(
    style: Style,
) -> None:
    widgets = column(*(Button(key, key) for key in "abc"))
    person = Person(Form(*widgets, default="a"), style)
    person.form.focus_on("a", show=False)
    person.key(pygame.K_DOWN)
    assert person.form.focus is person.form["b"]
    person.form.focus_on("b", show=False)
    person.key(pygame.K_DOWN)
    assert person.form.focus is person.form["b"]
    assert person.form.shows_focus


def test_the_focus_ring_shows_after_a_key_and_not_after_a_click(style: Style) -> None:
    button = Button("a", "A")
    person = Person(Form(*column(button)), style)
    beside = (button.rect.left - 5, button.rect.centery)
    dark = person.screen.get_at(beside)
    person.key(pygame.K_TAB)
    assert person.screen.get_at(beside)[:3] == theme.FOCUS
    person.click(button)
    person.move((900, 600))
    assert person.screen.get_at(beside) == dark


def test_enter_presses_the_default_and_esc_gives_the_safe_answer(style: Style) -> None:
    form = Form(*column(Button("deal", "Deal")), default="deal", cancel="back")
    person = Person(form, style)
    assert person.key(pygame.K_RETURN) == Pressed("deal")
    assert person.key(pygame.K_ESCAPE) == Pressed("back")
    form["deal"].reason = "Not yet."
    assert person.key(pygame.K_RETURN) is None


def test_a_shortcut_works_anywhere_but_not_while_writing(style: Style) -> None:
    field = TextField("name", "Name")
    button = Button("pass", "Pass", shortcut=pygame.K_p)
    person = Person(Form(*column(field, button)), style)
    assert person.key(pygame.K_p, letter="p") == Pressed("pass")
    assert person.key(pygame.K_p, pygame.KMOD_LCTRL) is None
    person.click(field)
    assert person.key(pygame.K_p, letter="p") is None
    assert person.write("p") == [Changed("name", "p")]


def test_nothing_is_repainted_when_nothing_changed(style: Style) -> None:
    widgets = column(
        Panel("Players"),
        Button("a", "A", detail="with a detail"),
        Toggle("t", "Stick the dealer", value=True),
        Slider("v", "Volume", 0.5),
        Segmented("s", "Motion", LEVELS, "normal"),
        DropDown("d", "Level", LEVELS, "normal"),
        TextField("n", "Name", "Anna"),
        Label("A label"),
    )
    person = Person(Form(*widgets, at(IconButton("u", "undo", "Undo"), 700, 60, 44, 44)), style)
    person.form.focus_on("a")
    person.look()
    assert person.look() == []
    person.form["t"].hover((0, 0))
    assert person.look() == [person.form["t"].rect]


def test_a_widget_follows_a_new_text_and_a_new_style(style: Style) -> None:
    button = Button("a", "Pass")
    at(button, 0, 0, 200, 50)
    first = button.picture(style)
    assert button.picture(style) is first
    button.label = "Passe"
    second = button.picture(style)
    assert second is not first
    claret = Style(SIZE, "claret")
    assert pygame.image.tobytes(button.picture(claret), "RGBA") != pygame.image.tobytes(
        second, "RGBA"
    )


def test_a_switch_turns_by_mouse_and_key_and_tells_its_new_value(style: Style) -> None:
    toggle = Toggle("stick", "Stick the dealer", value=False)
    person = Person(Form(*column(toggle)), style)
    assert person.click(toggle) == Changed("stick", value=True)
    person.key(pygame.K_TAB)
    assert person.key(pygame.K_SPACE) == Changed("stick", value=False)
    assert person.key(pygame.K_LEFT) is None
    assert person.key(pygame.K_RIGHT) == Changed("stick", value=True)
    toggle.reason = "Always on here."
    assert person.click(toggle) is None
    assert toggle.value is True


def test_segments_are_chosen_by_mouse_and_arrows_but_not_what_is_disabled(
    style: Style,
) -> None:
    choice = Segmented("level", "Level", LEVELS, "human")
    person = Person(Form(*column(choice)), style)
    quarter = choice.rect.width // 4

    def segment(index: int) -> tuple[int, int]:
        return (choice.rect.x + quarter * index + quarter // 2, choice.rect.centery)

    assert person.down(segment(2)) is None
    assert person.up(segment(3)) is None, "let go elsewhere"
    assert person.click(choice, segment(2)) == Changed("level", "normal")
    assert person.click(choice, segment(1)) is None
    person.form.focus_on("level")
    assert person.key(pygame.K_LEFT) == Changed("level", "human")
    assert person.key(pygame.K_LEFT) is None
    assert person.key(pygame.K_RIGHT) == Changed("level", "normal")


def test_a_list_opens_marks_and_chooses_by_mouse(style: Style) -> None:
    drop = DropDown("level", "Level", LEVELS, "human")
    below = Button("below", "Below")
    person = Person(Form(*column(drop, below)), style)
    person.click(drop)
    assert drop.opened
    third = (drop.rect.centerx, drop.rect.bottom + 6 + 2 * 50 + 25)
    assert person.click(drop, third) == Changed("level", "normal")
    assert not drop.opened
    person.click(drop)
    assert person.click(below, (900, 600)) is None
    assert not drop.opened
    assert person.click(below) == Pressed("below")


def test_a_list_is_used_by_keys_and_esc_closes_only_the_list(style: Style) -> None:
    drop = DropDown("level", "Level", LEVELS, "human")
    person = Person(Form(*column(drop), cancel="back"), style)
    person.key(pygame.K_TAB)
    person.key(pygame.K_RETURN)
    assert drop.opened
    assert person.key(pygame.K_ESCAPE) is None
    assert not drop.opened
    person.key(pygame.K_SPACE)
    person.key(pygame.K_END)
    assert person.key(pygame.K_RETURN) == Changed("level", "expert")
    assert person.key(pygame.K_LEFT) == Changed("level", "normal")
    assert person.key(pygame.K_ESCAPE) == Pressed("back")


def test_a_list_near_the_lower_edge_stays_in_the_window(style: Style) -> None:
    drop = DropDown("level", "Level", LEVELS, "human")
    at(drop, 1000, 660, 250, 50)
    person = Person(Form(drop), style)
    person.click(drop)
    first = (drop.rect.centerx, drop.rect.top - 6 - 4 * 50 + 25 + 100)
    assert person.click(drop, first) == Changed("level", "normal")


def test_a_slider_is_dragged_and_stepped_within_its_ends(style: Style) -> None:
    slider = Slider("volume", "Volume", 0.5)
    person = Person(Form(*column(slider)), style)
    assert person.down((0 + slider.rect.left, slider.rect.centery)) == Changed("volume", 0.0)
    assert person.move((2000, 0)) == Changed("volume", 1.0)
    assert person.move((2100, 0)) is None
    person.up((2100, 0))
    assert person.move(slider.rect.center) is None
    assert person.key(pygame.K_RIGHT) is None
    assert person.key(pygame.K_LEFT) == Changed("volume", 0.95)
    assert person.key(pygame.K_HOME) == Changed("volume", 0.0)
    slider.reason = "There is no sound here."
    assert person.key(pygame.K_END) is None


def scrolled(style: Style, count: int = 12) -> tuple[Person, ScrollArea]:
    area = ScrollArea("area", "Games")
    at(area, 200, 100, 400, 200)
    area.fill([at(Button(f"b{row}", f"{row}"), 0, 60 * row, 300, 50) for row in range(count)])
    return Person(Form(area, cancel="back"), style), area


def test_the_wheel_moves_an_area_only_under_the_mouse(style: Style) -> None:
    person, area = scrolled(style)
    person.event(pygame.MOUSEWHEEL, x=0, y=-1, precise_y=-1.0)
    assert area.offset == 0
    person.move((300, 150))
    person.event(pygame.MOUSEWHEEL, x=0, y=-1, precise_y=-1.0)
    assert area.offset > 0
    person.event(pygame.MOUSEWHEEL, x=0, y=-100, precise_y=-100.0)
    assert area.offset == area.furthest == 12 * 60 - 10 - 200
    person.event(pygame.MOUSEWHEEL, x=0, y=100, precise_y=100.0)
    assert area.offset == 0


def test_a_finger_moves_an_area_and_presses_nothing(style: Style) -> None:
    person, area = scrolled(style)
    person.down((300, 270))
    person.move((300, 200))
    assert area.offset == 70
    assert person.up((300, 200)) is None
    assert person.down((300, 110)) is None
    assert person.up((300, 110)) == Pressed("b1")


def test_what_is_scrolled_away_cannot_be_clicked(style: Style) -> None:
    person, area = scrolled(style)
    hidden = person.form["b4"]
    assert hidden.rect.top > area.rect.bottom
    assert person.click(hidden) is None


def test_the_focus_scrolls_into_view(style: Style) -> None:
    person, area = scrolled(style)
    for _ in range(9):
        person.key(pygame.K_TAB)
    focus = person.form.focus
    assert focus is person.form["b8"]
    assert area.rect.contains(focus.rect)
    for _ in range(8):
        person.key(pygame.K_UP)
    assert person.form.focus is person.form["b0"]
    assert area.rect.contains(person.form["b0"].rect)


def test_nothing_of_an_area_is_painted_outside_it(style: Style) -> None:
    person, area = scrolled(style)
    person.move((300, 150))
    person.event(pygame.MOUSEWHEEL, x=0, y=-1, precise_y=-0.5)
    felt = style.backdrop()
    assert area.offset == 28
    for x in range(area.rect.left, area.rect.right, 7):
        for y in (area.rect.top - 1, area.rect.bottom):
            assert person.screen.get_at((x, y)) == felt.get_at((x, y))


@pytest.mark.parametrize("on_felt", [True, False])
def test_content_fades_at_an_edge_behind_which_there_is_more(
    style: Style, *, on_felt: bool
) -> None:
    area = ScrollArea("area", "Games", on_felt=on_felt)
    at(area, 200, 100, 400, 200)
    tall = [Button(f"b{row}", f"{row}", kind="primary") for row in range(12)]
    area.fill([at(button, 0, 60 * row, 380, 60) for row, button in enumerate(tall)])
    person = Person(Form(area, cancel="back"), style)
    felt = style.backdrop()

    def faded() -> list[bool]:
        """Whether the uppermost and the lowest row show nothing but the ground."""
        person.look()
        under = [felt.get_at((300, y)) if on_felt else style.felt.plaque for y in (100, 299)]
        rows = [person.screen.get_at((300, y)) for y in (100, 299)]
        return [row[:3] == ground[:3] for row, ground in zip(rows, under, strict=True)]

    assert faded() == [False, True]
    area.scroll_to(100)
    assert faded() == [True, True]
    area.scroll_to(area.furthest)
    assert faded() == [True, False]


def test_a_page_of_text_scrolls_by_keys(style: Style) -> None:
    area = ScrollArea("rules", "The rules in short")
    at(area, 100, 100, 300, 200)
    page = style.text.block("Follow suit if you can. " * 60, theme.BODY, theme.IVORY, 280)
    area.fill(pictures=[(page, (0, 0))])
    person = Person(Form(area), style)
    person.key(pygame.K_TAB)
    person.key(pygame.K_DOWN)
    assert area.offset > 0
    person.key(pygame.K_END)
    assert area.offset == area.furthest
    person.key(pygame.K_HOME)
    assert area.offset == 0


def test_leaving_the_window_ends_hover_and_hold(style: Style) -> None:
    button = Button("pass", "Pass")
    person = Person(Form(*column(button)), style)
    person.down(button.rect.center)
    assert button.hovered
    assert button.held
    person.event(pygame.WINDOWFOCUSLOST)
    assert not button.hovered
    assert not button.held
    assert person.up(button.rect.center) is None


def test_every_icon_is_a_drawing_of_its_own() -> None:
    drawings = {pygame.image.tobytes(icon(name, 24, theme.IVORY), "RGBA") for name in ICONS}
    assert len(drawings) == len(ICONS)


def test_an_icon_button_tells_its_name(style: Style) -> None:
    button = IconButton("undo", "undo", "Take back", reason="")
    at(button, 600, 300, 44, 44)
    person = Person(Form(button), style)
    person.move(button.rect.center)
    assert person.form.explanation == "Take back"
    button.reason = "There is nothing to take back."
    assert person.form.explanation == "There is nothing to take back."


def bubble_pixels(style: Style, x: int, y: int) -> int:
    """How much of an explanation can be seen, for a button at a place."""
    button = IconButton("undo", "undo", "Take back the last card you have played")
    person = Person(Form(at(button, x, y, 44, 44)), style)
    button.hover((x, y))
    person.look()
    bubble = pygame.mask.from_threshold(person.screen, theme.BUBBLE, (1, 1, 1, 255))
    return bubble.count()


@pytest.mark.parametrize(("x", "y"), [(0, 0), (1236, 0), (0, 676), (1236, 676)])
def test_an_explanation_stays_in_the_window(style: Style, x: int, y: int) -> None:
    whole = bubble_pixels(style, 600, 300)
    assert whole > 4000
    assert bubble_pixels(style, x, y) == whole


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (3840, 2160)])
def test_at_the_height_a_widget_needs_no_text_is_cut_short(size: tuple[int, int]) -> None:
    pygame.font.init()
    style = Style(size)
    detail = "After everybody has passed twice the dealer must name trump, like it or not."
    for widget in (
        Toggle("t", "Stick the dealer", value=True, detail=detail),
        Button("b", "Classic", detail=detail, kind="tile", align="left"),
        Label(detail),
    ):
        width = style.px(260)
        height = widget.needs(style, width)
        lower = pygame.Rect(0, 0, width, height)
        widget.rect = lower
        picture = widget.picture(style)
        widget.rect = lower.inflate(0, style.px(60))
        assert _ink(picture) == pytest.approx(_ink(widget.picture(style)), rel=0.02)


def _ink(picture: pygame.Surface) -> int:
    """How many pixels belong to texts: the bright ones, and any on a transparent ground."""
    mask = pygame.mask.from_surface(picture, 127)
    bright = pygame.mask.from_threshold(picture, (240, 240, 240), (90, 90, 90, 255))
    return mask.overlap_area(bright, (0, 0))


def test_a_finger_leaves_no_light_behind_but_lets_a_reason_be_read(style: Style) -> None:
    able, unable = Button("a", "A"), Button("b", "B", reason="Not now.")
    person = Person(Form(*column(able, unable)), style)
    for widget in (able, unable):
        point = widget.rect.center
        person.event(pygame.MOUSEBUTTONDOWN, pos=point, button=1, touch=True)
        person.event(pygame.MOUSEBUTTONUP, pos=point, button=1, touch=True)
        assert widget.hovered == (widget is unable)
    assert person.form.explanation == "Not now."
