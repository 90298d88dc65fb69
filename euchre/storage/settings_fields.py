"""The settings by name, for whoever changes some of them: a misspelt name is no setting.

Only types, which no start has to load.
"""

from __future__ import annotations

from typing import Any, Literal, TypedDict

TableColour = Literal["green", "blue", "claret", "dark"]


class SettingsFields(TypedDict, total=False):
    """Settings to be changed, by their names in `Settings`, which tells what they mean."""

    language: str
    motion: Literal["calm", "normal", "quick", "instant"]
    pace: float | None
    reduced_motion: bool
    volume: float
    room_volume: float
    muted: bool
    table_colour: TableColour
    card_back: Literal["blue", "claret", "green", "wheat"]
    four_colour: bool
    large_index: bool
    sort_order: Literal["trump_first", "by_suit", "by_rank", "as_dealt"]
    click_twice: bool
    ask_top_discard: bool
    next_hand_by_itself: bool
    play_last_card: bool
    show_bower_tag: bool
    left_handed: bool
    all_tricks: bool
    show_promise: bool
    full_screen: bool
    window_size: tuple[int, int] | None
    maximised: bool
    launcher_offered: bool
    last_game: dict[str, Any]
