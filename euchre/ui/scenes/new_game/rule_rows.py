"""The house rules of a game, a row each in groups that fold, greyed out where one makes no sense."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from euchre.i18n import _, ngettext
from euchre.rules.games import PRESETS
from euchre.rules.house_rules import Reason, conflicts, in_force, offered
from euchre.ui.draw import theme
from euchre.ui.rulebook.switch_texts import GROUPS, OFFERED
from euchre.ui.rulebook.switches import (
    reason_words,
    rule_line,
    rule_name,
    value_label,
    value_reason,
)
from euchre.ui.scenes.settings.rows import Row
from euchre.ui.widgets import DropDown, Fold, Option, Segmented, Toggle

if TYPE_CHECKING:
    from collections.abc import Iterable

    from euchre.rules.options import Options
    from euchre.ui.draw.style import Style
    from euchre.ui.rulebook.switch_texts import SwitchGroup
    from euchre.ui.widgets import Widget


FOLD = 46
"""The height of the title of a group, in units."""


class RuleRow(Row):
    """The row of one house rule; the scene keeps the options, the row only shows them."""

    def __init__(self, key: str, options: Options) -> None:
        """Show a house rule as it stands in *options*."""
        self.key = key
        self._values = {str(value): value for value in offered(options.variant, key)}
        super().__init__(self._made(options))
        self.show(options)

    def value(self, chosen: Any) -> Any:
        """The value of the house rule for what its widget reports."""
        return chosen if isinstance(chosen, bool) else self._values[str(chosen)]

    def _made(self, options: Options) -> Toggle | Segmented | DropDown:
        name = rule_name(self.key)
        if isinstance(getattr(options, self.key), bool):
            return Toggle(self.key, name, value=False)
        numbers = all(len(key) <= 2 for key in self._values)  # noqa: PLR2004 - two digits
        return (Segmented if numbers else DropDown)(self.key, name, self._options(options), "")

    def _options(self, options: Options) -> tuple[Option, ...]:
        reasons = {
            key: value_reason(self.key, value, options) for key, value in self._values.items()
        }
        # What holds for every value is a matter of the whole row.
        greyed = all(reasons.values())
        return tuple(
            Option(key, value_label(self.key, value, options), "" if greyed else reasons[key])
            for key, value in self._values.items()
        )

    def show(self, options: Options) -> None:
        """Show the value in *options*, and why it is greyed out if it is."""
        greyed = all(value_reason(self.key, value, options) for value in self._values.values())
        reason = conflicts(options).get(self.key) if greyed else None
        held = in_force(options)
        self.line = rule_line(self.key, held)
        self.control.reason = reason_words(reason) if reason else ""
        value = getattr(held, self.key)
        if isinstance(self.control, Toggle):
            self.control.value = value
        elif isinstance(self.control, (Segmented, DropDown)):
            self.control.options = self._options(options)
            self.control.value = str(value)


SEATS = "players"
NO_PART = {
    Reason.NOT_IN_THIS_GAME,
    Reason.ONLY_FOUR_PLAYERS,
    Reason.ONLY_TWO_PLAYERS,
    Reason.NOT_THREE_PLAYERS,
}
"""Why a house rule can never be had in a game, whatever else is agreed: it is not shown there."""


def changes(options: Options, keys: Iterable[str] = OFFERED) -> int:
    """How many of these house rules are in force otherwise than is usual in the game."""
    now, usual = in_force(options), in_force(PRESETS[options.variant])
    return sum(getattr(now, key) != getattr(usual, key) for key in keys)


class RuleGroup:
    """The rows of a group below its title, folded away until one wants to see them."""

    def __init__(self, group: SwitchGroup, options: Options, *, opened: bool) -> None:
        """Make the rows of the group that have a meaning in the game."""
        foreign = {key for key, reason in conflicts(options).items() if reason in NO_PART}
        self.keys = tuple(key for key in group.keys if key not in {*foreign, SEATS})
        self.rows = {key: RuleRow(key, options) for key in self.keys}
        self.fold = Fold(f"fold {group.title}", _(group.title), opened=opened)

    @property
    def widgets(self) -> list[Widget]:
        """The title and, unless folded, everything below it."""
        rows = self.rows.values() if self.fold.opened else ()
        return [self.fold, *(widget for row in rows for widget in row.widgets)]

    def show(self, options: Options) -> None:
        """Show the values in *options*, and beside the title how many are changed."""
        count = changes(options, self.keys)
        words = ngettext("{count} changed", "{count} changed", count)
        self.fold.note = words.format(count=count) if count else ""
        for row in self.rows.values():
            row.show(options)

    def place(self, style: Style, left: int, top: int, width: int) -> int:
        """Lie at a place in the scrolled page; return where it ends."""
        self.fold.rect = pygame.Rect(left, top, width, style.px(FOLD))
        top = self.fold.rect.bottom
        if self.fold.opened:
            for row in self.rows.values():
                top += row.place(style, left, top, width)
            top += style.px(theme.GAP)
        return top


class RuleList:
    """The house rules of a game in groups; what is no part of the game is not there.

    The number of players is asked together with who they are: its row, where there is a choice,
    is `seats` and in none of the groups.
    """

    def __init__(self, options: Options) -> None:
        """Make the groups, all folded."""
        self._opened: set[str] = set()
        self._make(options)

    def _make(self, options: Options) -> None:
        self._variant = options.variant
        made = [
            RuleGroup(group, options, opened=f"fold {group.title}" in self._opened)
            for group in GROUPS
        ]
        self.groups = [group for group in made if group.rows]
        several = len(offered(options.variant, SEATS)) > 1
        self.seats = RuleRow(SEATS, options) if several else None

    def __contains__(self, key: str) -> bool:
        return key == SEATS or any(key in group.rows for group in self.groups)

    @property
    def widgets(self) -> list[Widget]:
        """Everything that is not folded away, in order."""
        return [widget for group in self.groups for widget in group.widgets]

    def turn(self, key: str) -> None:
        """Open or fold the group with the title of this *key*."""
        self._opened ^= {key}
        for group in self.groups:
            group.fold.opened = group.fold.key in self._opened

    def titled(self, key: str) -> RuleGroup:
        """The group with the title of this *key*."""
        return next(group for group in self.groups if group.fold.key == key)

    def group_of(self, key: str) -> Fold:
        """The title below which a house rule is; StopIteration if it is no part of the game."""
        return next(group.fold for group in self.groups if key in group.rows)

    def value(self, key: str, chosen: Any) -> Any:
        """The value of a house rule for what its widget reports."""
        return self._row(key).value(chosen)

    def _row(self, key: str) -> RuleRow:
        if key == SEATS and self.seats is not None:
            return self.seats
        return next(group.rows[key] for group in self.groups if key in group.rows)

    def show(self, options: Options) -> None:
        """Show these options; another game has other values to choose from."""
        if options.variant != self._variant:
            self._make(options)
        for group in self.groups:
            group.show(options)
        if self.seats is not None:
            self.seats.show(options)

    def place(self, style: Style, left: int, top: int, width: int) -> int:
        """Lie below each other; return where they end."""
        for group in self.groups:
            top = group.place(style, left, top, width)
        return top
