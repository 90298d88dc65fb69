"""How long a computer player seems to think."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.ui.draw import theme

if TYPE_CHECKING:
    from euchre.rules.view import PlayerView
    from euchre.ui.table.table_protocols import PlayedTable

_SPREAD = 2654435761
_STEPS = 1 << 32


def think_pause(rhythm: int, moment: int) -> float:
    """Seconds at normal pace, `THINK_LEAST` to `THINK_MOST`; the same for the same moment.

    *rhythm* and *moment* may be anything that everybody at the table knows: what they are could
    be worked out from the pauses.
    """
    # Multiplying by a large odd number scatters neighbouring moments (Knuth).
    share = ((rhythm + moment * 97) * _SPREAD % _STEPS) / _STEPS
    return theme.THINK_LEAST + (theme.THINK_MOST - theme.THINK_LEAST) * share


def pause_before_acting(table: PlayedTable) -> float:
    """Seconds before a computer player acts; none where the viewer knows of no turn."""
    turn = table.session.awaiting
    if turn is None or turn is not table.view.turn:
        return 0.0
    return think_pause(table.deal_number, moment_of(table.view)) * table.context.motion.pace


def moment_of(view: PlayerView) -> int:
    """A number for a moment of a deal, which follows from the calls made and the cards left."""
    calls = len(view.shown.calls) if view.shown else 0
    return calls * 100 + sum(view.hand_sizes.values())
