"""Complexions beside those of the courts, from light to dark."""

from __future__ import annotations

from faces import ROSY, Skin

PALE = Skin("#f8dcc6", "#e6b89c", "#b0704c", "#ee8f86", "#c4505c")
WHEAT = Skin("#f0cda0", "#d9a872", "#9a6238", "#e08a66", "#b8504a")
HONEY = Skin("#eec49a", "#d49c68", "#8a5632", "#d2705a", "#b0424a")
OLIVE = Skin("#e3b483", "#c88f5c", "#8a5632", "#d2705a", "#b0424a")
UMBER = Skin("#b97a4b", "#965a33", "#5c3520", "#b8583a", "#8f413c")
MAHOGANY = Skin("#8a5636", "#6a3d24", "#3f2416", "#a04a34", "#7c3634")
SIENNA = Skin("#7d4a2e", "#5f341e", "#351c10", "#a5473a", "#9c3640")
PAINTED = ROSY._replace(lips="#cc2a3c")
POWDERED = PALE._replace(lips="#5e1f46", blush="#e39aa2")
