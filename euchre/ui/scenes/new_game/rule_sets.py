"""Sets of house rules: the known ones, and the player's own under names, to play by or to share."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from euchre.i18n import _, ngettext
from euchre.play.rules_line import NotRulesError, line_of, read_line
from euchre.rules.house_rules import in_force
from euchre.rules.regional import REGIONAL
from euchre.storage.rule_sets import (
    LONGEST_NAME,
    MOST,
    RuleSet,
    RuleSets,
    TakenNameError,
    TooManySetsError,
)
from euchre.ui.draw import theme
from euchre.ui.rulebook.regional import fault_words, region_name, region_source
from euchre.ui.rulebook.summary import in_short
from euchre.ui.scene import Pop, Push, Replace
from euchre.ui.scenes.ask import Ask
from euchre.ui.scenes.new_game.rule_rows import changes
from euchre.ui.scenes.screen import pills, side_by_side
from euchre.ui.scenes.two_panels import BUTTON, TwoPanels, columns
from euchre.ui.widgets import Button, Form, Label, ScrollArea
from euchre.ui.window import clipboard
from euchre.ui.window.keys import commanded
from euchre.ui.words import files
from euchre.ui.words.phrases import game_name

if TYPE_CHECKING:
    from collections.abc import Callable

    from euchre.rules.options import Options
    from euchre.ui.context import Context
    from euchre.ui.draw.style import Style
    from euchre.ui.scene import Change
    from euchre.ui.widgets import Outcome, Widget

BESIDE = 560
TILE, TILE_GAP, HEADING = 66, 8, 44
SAVE, ADD, UNDO = 270, 220, 240
INSIDE = 26
"""Lengths in units."""
LONGEST_LINE = 4000


class _Shown(NamedTuple):
    """A set in the list."""

    key: str
    name: str
    options: Options
    source: str = ""
    """Where a known set is from; the player's own have none."""


class RuleSetsScene(TwoPanels):
    """A list of sets at the left, the chosen one and what can be done with it at the right."""

    MOST = (1360, 900)

    def __init__(
        self, context: Context, options: Options, take: Callable[[Options], None]
    ) -> None:
        """Show the sets beside the present *options*; *take* is told by which rules to play."""
        super().__init__(context)
        self._options = options
        self._take = take
        self._sets = RuleSets(context.paths.rule_sets)
        self._deleted: list[tuple[RuleSet, int]] = []
        self._tell_of_damage()
        in_use = (shown.key for shown in self._all() if shown.options == options)
        self._chosen = next(in_use, "known ontario")

    def _all(self) -> list[_Shown]:
        known = [
            _Shown(f"known {key}", region_name(key), options, region_source(key))
            for key, options in REGIONAL.items()
        ]
        return known + [_Shown(f"own {s.name}", s.name, s.options) for s in self._sets.sets]

    @property
    def chosen(self) -> _Shown:
        """The set shown at the right."""
        sets = self._all()
        return next((shown for shown in sets if shown.key == self._chosen), sets[0])

    def compose(self) -> Form:
        """Return the widgets, in the language in use."""
        self.compose_frame(_("Rule sets"))
        self._list = ScrollArea("list", _("Rule sets"), on_felt=True)
        self._known_title, self._own_title = _heading(_("Regional")), _heading(_("Yours"))
        self._none = Label(
            _("Save the rules of your table here, and share them as a line of text."),
            size=theme.SMALL,
            top=True,
        )
        self._tiles = [self._tile(shown) for shown in self._all()]
        self._name = Label("", size=theme.LEAD + 2, colour=theme.BRASS, weight="serif")
        self._facts = Label("", size=theme.SMALL, top=True)
        self._told = ScrollArea("told", _("In short"))
        self._compose_buttons()
        form = Form(
            *(self._title, self._list, self._right, self._name, self._facts, self._told),
            *self._deeds,
            *(self._back, self._undo, self._add, self._save),
            default="play",
            cancel="back",
        )
        self._fill_list()
        self._show()
        return form

    def _compose_buttons(self) -> None:
        """Make what can be done with a set, and what with the list."""
        known = _("Regional sets can't be changed") if self.chosen.source else ""
        self._deeds = pills(
            Button("play", _("Play by these rules"), kind="primary"),
            Button("copy", _("Copy as one line")),
            Button("rename", _("Rename"), sign="pencil", reason=known),
            Button("delete", _("Delete"), sign="bin", reason=known),
        )
        nothing = "" if self._deleted else _("Nothing to undo")
        self._undo = Button("undo", _("Undo delete"), sign="undo", reason=nothing)
        self._add = Button("add", _("Add from a line"), sign="plus")
        self._save = Button("save", _("Save current rules"))
        pills(self._undo, self._add, self._save)

    def _tile(self, shown: _Shown) -> Button:
        detail = _game_and_changes(shown.options)
        if shown.options == self._options:
            detail = _("In use now: {rules}").format(rules=detail)
        return Button(shown.key, shown.name, detail=detail, kind="tile", align="left")

    def _own_tiles(self) -> list[Button]:
        return [tile for tile in self._tiles if tile.key.startswith("own ")]

    def _fill_list(self) -> None:
        known = [tile for tile in self._tiles if tile.key.startswith("known ")]
        own: list[Widget] = [*self._own_tiles()]
        self._list.fill([self._own_title, *(own or [self._none]), self._known_title, *known])

    def _show(self) -> None:
        shown = self.chosen
        for tile in self._tiles:
            tile.selected = tile.key == shown.key
        self._name.text = shown.name
        self._facts.text = shown.source or _game_and_changes(shown.options)
        self.rearrange()

    def arrange(self, style: Style) -> None:
        """Give every widget its rectangle."""
        room = self.arrange_frame(style)
        self._list.rect, self._right.rect = columns(style, room, 0, BESIDE)
        self._arrange_list(style)
        self._arrange_set(style)
        self.at_foot(style, (self._save, SAVE), (self._add, ADD), (self._undo, UNDO))

    def _arrange_list(self, style: Style) -> None:
        width = self._list.rect.width - style.px(theme.GAP + 4)
        y = 0
        for widget in self._list.content:
            if isinstance(widget, Button):
                tall, gap = style.px(TILE), style.px(TILE_GAP)
            elif widget is self._none:
                tall, gap = self._none.needs(style, width), style.px(theme.GAP)
            else:
                tall, gap = style.px(HEADING), 0
            widget.rect = pygame.Rect(0, y, width, tall)
            y += tall + gap
        self._list.fill(self._list.content)
        for tile in self._tiles:
            if tile.selected and self.form.focus is None:
                self._list.reveal(tile.rect)

    def _arrange_set(self, style: Style) -> None:
        side, gap = style.px(INSIDE), style.px(theme.GAP)
        inner = self._right.rect.inflate(-2 * side, -2 * style.px(20))
        name = style.px(44)
        self._name.rect = pygame.Rect(inner.x, inner.y, inner.width, name)
        facts = self._facts.needs(style, inner.width)
        self._facts.rect = pygame.Rect(inner.x, inner.y + name, inner.width, facts)
        tall = style.px(BUTTON)
        play, copy, rename, delete = self._deeds
        y = inner.bottom - 2 * tall - gap
        side_by_side((play, copy), pygame.Rect(inner.x, y, inner.width, tall), gap)
        row = pygame.Rect(inner.x, y + tall + gap, inner.width, tall)
        side_by_side((rename, delete), row, gap)
        top = self._facts.rect.bottom + gap
        self._told.rect = pygame.Rect(inner.x, top, inner.width, max(0, y - gap - top))
        pictures, low = [], 0
        for sentence in in_short(self.chosen.options):
            block = style.text.block(
                sentence, theme.BODY, theme.IVORY, inner.width - style.px(theme.GAP)
            )
            pictures.append((block, (0, low)))
            low += block.get_height() + style.px(8)
        self._told.fill((), pictures, low)

    def handle(self, event: pygame.Event) -> Change | None:
        """Answer an event; a set follows the keys that go through the list."""
        if event.type == pygame.KEYDOWN and commanded(event) == pygame.K_z:
            self._bring_back()
            return None
        change = super().handle(event)
        focus = self.form.focus
        if self.form.shows_focus and focus in self._tiles and focus.key != self._chosen:
            self._choose(focus.key)
        return change

    def _choose(self, key: str) -> None:
        before, self._chosen = self.chosen, key
        if bool(before.source) == bool(self.chosen.source):
            self._show()
        else:
            self.recompose()

    def answer(self, outcome: Outcome) -> Change | None:
        """Do what a button asks for."""
        key = outcome.key
        if key.startswith(("known ", "own ")):
            self._choose(key)
            # A key that means a set has chosen it already.
            return self._play() if self.form.shows_focus else None
        deeds: dict[str, Callable[[], Change | None]] = {
            "back": Pop,
            "play": self._play,
            "copy": self._copy,
            "rename": lambda: Push(self._ask_for_new_name()),
            "delete": self._delete,
            "undo": self._bring_back,
            "add": lambda: Push(self._ask_for_line()),
            "save": lambda: Push(self._ask_for_name(self._options)),
        }
        return deeds[key]() if key in deeds else None

    def _play(self) -> Change:
        self._take(self.chosen.options)
        return Pop()

    def _copy(self) -> None:
        copied = clipboard.copy(line_of(self.chosen.options))
        words = (
            _("The rules are copied to the clipboard as a line of text.")
            if copied
            else _("There is no clipboard here.")
        )
        self.context.remark(words)

    def _delete(self) -> None:
        """Delete a set; the one that moves up into its place is chosen."""
        name, options = self.chosen.name, self.chosen.options
        try:
            place = self._sets.delete(name)
        except OSError as error:
            self.context.notices.append(files.not_done(error))
            return
        self._deleted.append((RuleSet(name, options), place))
        left = [found.name for found in self._sets.sets]
        self._chosen = f"own {left[min(place, len(left) - 1)]}" if left else "known ontario"
        words = _("{name} is deleted. Ctrl+Z brings it back.")
        self.context.remark(words.format(name=name))
        self._tell_of_damage()
        self.recompose()

    def _bring_back(self) -> None:
        if not self._deleted:
            return
        (name, options), place = self._deleted[-1]
        refusal = self._saved(name, options, place)
        if refusal:
            self.context.notices.append(refusal)
            return
        self._deleted.pop()

    def _saved(self, name: str, options: Options, place: int | None = None) -> str:
        """Save a set and choose it; return why it cannot be."""
        return self._named(lambda: self._sets.add(name, options, place).name, name)

    def _named(self, do: Callable[[], str], name: str) -> str:
        """Do what gives a set its name, and choose it; return why it cannot be."""
        try:
            self._chosen = f"own {do()}"
        except TakenNameError:
            return _("There is already a set called {name}.").format(name=name)
        except TooManySetsError:
            return _("You already have {count} sets. Delete one first.").format(count=MOST)
        except ValueError:
            return _("Type a name.")
        except OSError as error:
            return files.not_done(error)
        self._tell_of_damage()
        self.recompose()
        return ""

    def _tell_of_damage(self) -> None:
        """Tell where the file is if it was damaged; what was good of it counts."""
        kept_as, self._sets.kept_as = self._sets.kept_as, None
        if kept_as is not None:
            words = _("Some of your rule sets couldn't be read. They are kept as {file}.")
            self.context.notices.append(words.format(file=files.shown(kept_as)))

    def _ask_for_name(self, options: Options, name: str = "") -> Ask:
        return self._asking(
            _("Save a rule set"),
            _("{rules}: what should this set be called?").format(
                rules=_game_and_changes(options)
            ),
            _("Save"),
            name,
            lambda written: self._saved(written, options) or Pop(),
        )

    def _ask_for_new_name(self) -> Ask:
        old = self.chosen.name
        return self._asking(
            _("Rename the rule set"),
            _("What should this set be called?"),
            _("Rename"),
            old,
            lambda new: self._named(lambda: self._sets.rename(old, new), new) or Pop(),
        )

    def _asking(
        self, title: str, text: str, yes: str, name: str, then: Callable[[str], str | Change]
    ) -> Ask:
        return Ask(
            self.context,
            title,
            text,
            yes=yes,
            no=_("Cancel"),
            value=name,
            longest=LONGEST_NAME,
            then=then,
        )

    def _ask_for_line(self) -> Ask:
        def then(text: str) -> str | Change:
            try:
                options = read_line(text)
            except NotRulesError as error:
                return fault_words(error)
            return Replace(self._ask_for_name(options))

        return Ask(
            self.context,
            _("Add from a line"),
            _("Paste the line of rules another player sent you."),
            yes=_("Add"),
            no=_("Cancel"),
            paste=_("Paste"),
            exact=True,
            longest=LONGEST_LINE,
            then=then,
        )


def _heading(text: str) -> Label:
    return Label(text, colour=theme.BRASS, weight="bold")


def _game_and_changes(options: Options) -> str:
    """The game, and how many of its house rules are other than usual."""
    count = changes(in_force(options))
    game = game_name(options.variant)
    if not count:
        return _("{game}, standard rules").format(game=game)
    words = ngettext("{game}, {count} change", "{game}, {count} changes", count)
    return words.format(game=game, count=count)
