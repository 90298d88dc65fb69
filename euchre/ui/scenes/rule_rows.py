"""One row for each house rule, greyed out with the reason where it makes no sense."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from euchre.i18n import _
from euchre.rules.options import conflicts, offered
from euchre.ui.rule_words import GROUPS
from euchre.ui.rules_in_words import (
    reason_words,
    rule_line,
    rule_name,
    value_label,
)
from euchre.ui.scenes.rows import Row, Section
from euchre.ui.widgets import DropDown, Option, Segmented, Toggle

if TYPE_CHECKING:
    from euchre.rules.options import Options
    from euchre.ui.style import Style
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
        return tuple(
            Option(key, value_label(self.key, value, options))
            for key, value in self._values.items()
        )

    def show(self, options: Options) -> None:
        """Show the value in *options*, and why it is greyed out if it is."""
        reason = conflicts(options).get(self.key)
        self.line = rule_line(self.key, options)
        self.control.reason = reason_words(reason) if reason else ""
        value = getattr(options, self.key)
        if isinstance(self.control, Toggle):
            self.control.value = value
        elif isinstance(self.control, (Segmented, DropDown)):
            self.control.options = self._options(options)
            self.control.value = str(value)


class RuleList:
    """All rows under their headings."""

    def __init__(self, options: Options) -> None:
        """Make a row for every house rule that is offered."""
        self._rows = {key: RuleRow(key, options) for group in GROUPS for key in group.keys}
        self._sections = [
            Section(_(group.title), [self._rows[key] for key in group.keys]) for group in GROUPS
        ]

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
        """Show these options."""
        for row in self._rows.values():
            row.show(options)

    def place(self, style: Style, left: int, top: int, width: int) -> int:
        """Lie below each other; return where they end."""
        for section in self._sections:
            top = section.place(style, left, top, width)
        return top
