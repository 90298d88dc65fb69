"""One row for each house rule, greyed out with the reason where it makes no sense."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from euchre.i18n import _
from euchre.rules.house_rules import Reason, conflicts, in_force, offered
from euchre.ui.rulebook.switch_texts import GROUPS
from euchre.ui.rulebook.switches import (
    reason_words,
    rule_line,
    rule_name,
    value_label,
    value_reason,
)
from euchre.ui.scenes.settings.rows import Row, Section
from euchre.ui.widgets import DropDown, Option, Segmented, Toggle

if TYPE_CHECKING:
    from collections.abc import Sequence

    from euchre.rules.options import Options
    from euchre.ui.draw.style import Style
    from euchre.ui.widgets import Widget


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


class RuleList:
    """All rows under their headings; those without meaning in this game come last.

    The number of players is asked together with who they are: its row, where there is a choice,
    is `seats` and in none of the sections.
    """

    def __init__(self, options: Options) -> None:
        """Make a row for every house rule that is offered."""
        self._make(options)

    def _make(self, options: Options) -> None:
        self._variant = options.variant
        self._rows = {key: RuleRow(key, options) for group in GROUPS for key in group.keys}
        foreign = [
            key
            for key, reason in conflicts(options).items()
            if reason is Reason.NOT_IN_THIS_GAME and key in self._rows
        ]
        self._sections = [
            Section(_(group.title), rows)
            for group in GROUPS
            if (rows := self._fitting(group.keys, foreign))
        ]
        self.seats = None if SEATS in foreign else self._rows[SEATS]
        if foreign:
            rows = [self._rows[key] for key in self._rows if key in foreign]
            self._sections.append(Section(_("No part of this game"), rows))

    def _fitting(self, keys: Sequence[str], foreign: Sequence[str]) -> list[RuleRow]:
        return [self._rows[key] for key in keys if key not in {*foreign, SEATS}]

    def __contains__(self, key: str) -> bool:
        return key in self._rows

    @property
    def widgets(self) -> list[Widget]:
        """Everything, in order."""
        return [widget for section in self._sections for widget in section.widgets]

    def value(self, key: str, chosen: Any) -> Any:
        """The value of a house rule for what its widget reports."""
        return self._rows[key].value(chosen)

    def show(self, options: Options) -> None:
        """Show these options; another game has other values to choose from."""
        if options.variant != self._variant:
            self._make(options)
        for row in self._rows.values():
            row.show(options)

    def place(self, style: Style, left: int, top: int, width: int) -> int:
        """Lie below each other; return where they end."""
        for section in self._sections:
            top = section.place(style, left, top, width)
        return top
