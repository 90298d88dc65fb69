"""What is changed by name: each name is one of the thing changed, and mypy refuses others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ForwardRef, get_type_hints

import pytest

from euchre.rules.state import Hidden, HiddenFacts, Shown, ShownFacts
from euchre.storage.settings import Settings
from euchre.storage.settings_fields import SettingsFields
from euchre.ui.table.board import Board, BoardFacts

if TYPE_CHECKING:
    from euchre.ui.context import Context

    def refused(context: Context, shown: Shown) -> None:
        # If mypy let these pass, it would complain about the comments.
        context.change(mutde=True)  # type: ignore[call-arg]
        context.change(motion="hasty")  # type: ignore[arg-type]
        shown.but(trmup=None)  # type: ignore[call-arg]


def as_written(thing: type) -> dict[str, str]:
    """The fields of a class and their types, as they stand in its file."""
    return {
        name: kind.__forward_arg__ if isinstance(kind, ForwardRef) else kind
        for name, kind in thing.__annotations__.items()
    }


@pytest.mark.parametrize(
    ("whole", "changes"), [(Shown, ShownFacts), (Hidden, HiddenFacts), (Board, BoardFacts)]
)
def test_the_facts_that_can_be_changed_are_those_there_are(
    whole: type, changes: type[Any]
) -> None:
    assert as_written(changes).items() <= as_written(whole).items()


def test_the_settings_that_can_be_changed_are_those_there_are() -> None:
    assert get_type_hints(SettingsFields) == get_type_hints(Settings)
