"""The gate before every scene: only what was meant for what is seen comes through.

A press or a key is meant for what was there when the hand set out. So whatever has just come up
(a scene, a panel, a button, a sentence) cannot be hit until a moment has passed or the mouse has
aimed anew; a run of clicks or keys goes to what it began with and to nothing that comes under it;
and a button or key that is held stays with the scene in which it went down.
"""

from __future__ import annotations

from euchre.ui.gate.gate import Gate
from euchre.ui.gate.sight import GUARD, Ground, Point, Touch

__all__ = ["GUARD", "Gate", "Ground", "Point", "Touch"]
