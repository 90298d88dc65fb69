"""What a table tells a program that tests this one: only what the viewer may see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

    from euchre.ui.table.table_protocols import PlayedTable
    from euchre.ui.widgets import Form


def described(table: PlayedTable, places: Mapping[str, Any]) -> dict[str, Any]:
    """The state of a table in plain values, and *places*: where everything is to be touched."""
    view, ending = table.view, table.ending
    return {
        "scene": "table",
        "viewer": table.viewer.value if table.viewer else None,
        "phase": view.phase.value,
        "turn": view.turn.value if view.turn else None,
        "asked": table.asked,
        "idle": table.timeline.idle,
        "legal": [str(action) for action in view.legal],
        "scores": {"".join(s.value for s in k): v for k, v in view.scores.items()},
        "target": view.options.target,
        "deal": table.deal_number,
        "message": table.message,
        "ended": ending.told.sentence if table.ended and ending is not None else "",
        **places,
    }


def touchable(table: PlayedTable, form: Form) -> dict[str, Any]:
    """Where everything is that can be touched, in pixels."""
    hand = table.hand
    return {
        "held": str(hand.drag.sprite.card) if hand.drag else None,
        "hand": hand.places() if table.timeline.idle else {},
        "buttons": {w.key: list(w.rect.center) for w in form.widgets if w.enabled},
        "middle": list(table.layout.ring.center),
    }
