"""The banner that tells how a hand ended: it comes, and goes when the next hand is wanted."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from euchre.ui.draw import theme
from euchre.ui.draw.animation import Beat, Tween
from euchre.ui.draw.pose import Pose

if TYPE_CHECKING:
    from collections.abc import Callable

    from euchre.ui.table.ending.told import HandTold


@dataclass(eq=False)
class Banner:
    """What it says; drawn while its pose can be seen."""

    told: HandTold | None = None
    pose: Pose = field(default_factory=lambda: Pose(alpha=0.0))


def raised(banner: Banner, on_start: Callable[[], None]) -> Beat:
    """The banner comes, and stays."""
    seen = Tween(banner, Pose(alpha=1.0), theme.FADE)
    return Beat([seen], hold=theme.CALL_RESTS, on_start=on_start)


def lowered(banner: Banner) -> Beat:
    """The banner goes."""
    return Beat([Tween(banner, banner.pose.but(alpha=0.0), theme.FADE)])
