"""The settings: each shows its effect at once in a picture beside it, and is remembered."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pygame

from euchre.i18n import LANGUAGES, _, available, language, pgettext
from euchre.ui.draw.assets import root
from euchre.ui.draw.theme import FELTS
from euchre.ui.scene import Pop
from euchre.ui.scenes.screen import pills
from euchre.ui.scenes.settings.back_choice import TALL, WIDE, BackChoice
from euchre.ui.scenes.settings.easy_to_see import KEY as EASY_KEY
from euchre.ui.scenes.settings.easy_to_see import easy_fields, easy_row, is_easy
from euchre.ui.scenes.settings.pace import by_itself_rows, pace_fields, pace_line, pace_row
from euchre.ui.scenes.settings.preview import Preview
from euchre.ui.scenes.settings.rows import Row, Section
from euchre.ui.scenes.two_panels import TwoPanels, columns
from euchre.ui.widgets import (
    Button,
    Changed,
    DropDown,
    Form,
    Option,
    ScrollArea,
    Segmented,
    Slider,
    Toggle,
    percent,
)

if TYPE_CHECKING:
    from euchre.storage.settings_fields import SettingsFields
    from euchre.ui.context import Context
    from euchre.ui.draw.style import Style
    from euchre.ui.scene import Change
    from euchre.ui.widgets import Outcome, Widget

PREVIEW, DONE = 400, 280
"""Lengths in units."""


class SettingsScene(TwoPanels):
    """Everything a player can set, with a live picture."""

    def __init__(self, context: Context) -> None:
        """Show the settings in force."""
        super().__init__(context)
        self._preview = Preview(context)

    @property
    def wake(self) -> float | None:
        """Every frame while the preview moves."""
        return self._preview.wake

    def update(self, seconds: float) -> Change | None:
        """Let the preview move."""
        self._preview.update(seconds)
        return None

    def compose(self) -> Form:
        """Return the widgets, in the language in use."""
        self.compose_frame(_("Settings"))
        self._page = ScrollArea("page", _("Settings"))
        self._right.title = _("Preview")
        self._sections = self._all_sections()
        self._done = Button("done", _("Done"), kind="primary")
        pills(self._done)
        self._page.fill(self._widgets())
        return Form(
            self._title,
            self._left,
            self._page,
            self._right,
            self._preview,
            self._done,
            default="done",
            cancel="done",
        )

    def _widgets(self) -> list[Widget]:
        return [widget for section in self._sections for widget in section.widgets]

    def _all_sections(self) -> list[Section]:
        return [
            Section(_("Motion"), self._motion_rows()),
            Section(_("Sound"), self._sound_rows()),
            Section(_("Table and cards"), self._look_rows()),
            Section(_("Playing"), self._playing_rows()),
            Section(_("Window"), self._window_rows()),
        ]

    def _motion_rows(self) -> list[Row]:
        settings = self.context.settings
        return [
            pace_row(settings),
            Row(
                Toggle("reduced_motion", _("Reduce motion"), value=settings.reduced_motion),
                _("Cards fade in place instead of flying."),
            ),
            *by_itself_rows(settings),
        ]

    def _sound_rows(self) -> list[Row]:
        settings = self.context.settings
        return [
            Row(
                Slider("volume", _("Volume"), settings.volume),
                _("Crisp card sounds; no voices."),
            ),
            Row(
                Slider(
                    "room_volume", _("Room sound"), settings.room_volume, written=_room_words
                ),
                _("A quiet room with a fire in the background."),
            ),
            Row(
                Toggle("muted", _("Mute"), value=settings.muted),
                _("Or press M anywhere."),
            ),
        ]

    def _look_rows(self) -> list[Row]:
        settings = self.context.settings
        colours = [Option(key, _(felt.name)) for key, felt in FELTS.items()]
        return [
            easy_row(settings),
            Row(Segmented("table_colour", _("Table"), colours, settings.table_colour)),
            self._back_row(),
            Row(
                Toggle("four_colour", _("Four colors"), value=settings.four_colour),
                _("Blue diamonds, green clubs."),
            ),
            Row(
                Toggle("large_index", _("Large indices"), value=settings.large_index),
                _("Easier to read from a distance."),
            ),
            Row(
                Toggle(
                    "show_bower_tag", _("Mark the left bower"), value=settings.show_bower_tag
                ),
                _("A small tag shows it is a trump."),
            ),
            Row(
                Toggle("left_handed", _("Left-handed"), value=settings.left_handed),
                _("The buttons of the table are on the left."),
            ),
        ]

    def _back_row(self) -> Row:
        settings, pictures = self.context.settings, self.context.pictures
        named = {
            "blue": pgettext("card back", "Blue"),
            "claret": pgettext("card back", "Claret"),
            "green": pgettext("card back", "Green"),
            "wheat": pgettext("card back", "Wheat"),
        }
        backs = [Option(name, named.get(name, name)) for name in _backs()]
        choice = BackChoice("card_back", _("Card back"), backs, settings.card_back, pictures)
        return Row(choice, size=(WIDE * len(backs), TALL))

    def _playing_rows(self) -> list[Row]:
        settings = self.context.settings
        orders = [
            Option("trump_first", _("Trump first")),
            Option("by_suit", _("By suit")),
            Option("by_rank", _("By rank")),
            Option("as_dealt", _("As dealt")),
        ]
        return [
            Row(DropDown("sort_order", _("Sort my hand"), orders, settings.sort_order)),
            Row(
                Toggle("click_twice", _("Two clicks to play"), value=settings.click_twice),
                _("The first click lifts a card; the second plays it."),
            ),
            Row(
                Toggle(
                    "ask_top_discard",
                    _("Ask before discarding a bower"),
                    value=settings.ask_top_discard,
                ),
                _("Or the Benny, or the ace of trump."),
            ),
            Row(
                Toggle(
                    "all_tricks", _("Allow reviewing all tricks"), value=settings.all_tricks
                ),
                _("From the table menu; otherwise only the last trick (L)."),
            ),
            Row(
                Toggle(
                    "show_promise",
                    _("Show a fairness seal before each deal"),
                    value=settings.show_promise,
                ),
                _("The SHA-256 of the shuffled deck, before it is dealt."),
            ),
        ]

    def _window_rows(self) -> list[Row]:
        settings = self.context.settings
        rows = [
            Row(
                Toggle("full_screen", _("Full screen"), value=settings.full_screen),
                _("Or press F11."),
            )
        ]
        codes = available()
        if len(codes) > 1:
            languages = [Option(code, LANGUAGES[code]) for code in codes]
            rows.append(Row(DropDown("language", _("Language"), languages, language())))
        return rows

    def arrange(self, style: Style) -> None:
        """Give every widget its rectangle."""
        room = self.arrange_frame(style)
        self._left.rect, self._right.rect = columns(style, room, 0, PREVIEW)
        inset = style.px(8)
        self._page.rect = self._left.rect.inflate(-2 * inset, -2 * inset)
        inner = self._right.rect.inflate(-2 * style.px(20), 0)
        title = style.px(56)
        self._preview.rect = pygame.Rect(
            inner.x, inner.y + title, inner.width, inner.height - title - style.px(20)
        )
        self._arrange_rows(style)
        self.at_foot(style, (self._done, DONE))

    def _arrange_rows(self, style: Style) -> None:
        side = style.px(8)
        width = self._page.rect.width - 2 * side - style.px(10)
        top = 0
        for section in self._sections:
            top = section.place(style, side, top, width)
        self._page.fill(self._widgets(), height=top)

    def prepare(self) -> None:
        """Follow the settings, which other keys than those of this page can change."""
        super().prepare()
        settings = self.context.settings
        for section in self._sections:
            for row in section.rows:
                control = row.control
                if isinstance(control, Segmented) and control.key == "table_colour":
                    control.value = settings.table_colour
                if isinstance(control, Toggle):
                    easy = control.key == EASY_KEY
                    control.value = (
                        is_easy(settings) if easy else getattr(settings, control.key)
                    )

    def answer(self, outcome: Outcome) -> Change | None:
        """Put a changed setting into effect, or leave."""
        if not isinstance(outcome, Changed):
            return Pop()
        before = self.context.settings
        # The rows are made from the settings, whose names and values they have.
        fields = cast("SettingsFields", {outcome.key: outcome.value})
        if outcome.key == EASY_KEY:
            fields = easy_fields(easy=bool(outcome.value))
        if (place := fields.get("pace")) is not None:
            fields = pace_fields(place)
            self._sections[0].rows[0].line = pace_line(place)
            self.rearrange()
        self.context.change(**fields)
        self._preview.show_off(outcome.key, before)
        return None


def _room_words(volume: float) -> str:
    """How loud the room is, in words."""
    return percent(volume) if volume > 0 else _("off")


def _backs() -> list[str]:
    """The names of the card backs there are."""
    return sorted(
        path.stem.removeprefix("back-") for path in (root() / "cards").glob("back-*.svg")
    )
