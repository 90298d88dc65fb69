"""Who is taken to play by which policy: the models of the other players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.ai.policy import any_table, learned, partnership

if TYPE_CHECKING:
    from euchre.ai.cards.from_view import InfoState
    from euchre.ai.cards.position import Policy


def profiles(info: InfoState) -> tuple[tuple[Policy, ...], ...]:
    """Policies for all seats, as the viewer may take them to play: the likeliest ones first.

    At a table of two pairs with a turned card his own side plays as was learned; the others do by
    the maxims, or as was learned too.
    """
    if not info.turned_card_in_pairs:
        return ((any_table.misere if info.misere else any_table.choose,) * info.count,)
    usual, ours = learned.policy_for(info.coding), info.sides[max(info.me, 0)]
    careful = tuple(usual if side == ours else partnership.choose for side in info.sides)
    return careful, (usual,) * info.count
