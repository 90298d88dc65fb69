"""A win sounds like a win to those who have won, and otherwise to those who have lost."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from euchre.rules.events import DealScored, GameWon, MatchGameWon
from euchre.ui.draw.animation import Timeline
from euchre.ui.scenes.results.game_over import GameOverScene
from euchre.ui.table.moves.director import Director, jingle
from tests.ui.pilot import Pilot, make_context
from tests.ui.tables import a_session, summaries
from tests.ui.test_director import GAMES, OTHERS, act_alone, layout_of
from tests.ui.test_whole_family import options_of

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from euchre.rules.seats import Seat, Side

ALL = GAMES | OTHERS


def heard_in(game: str, place: int) -> Iterable[tuple[Side, Seat | None, set[str]]]:
    """Who did well in every deal and game, who sees it, and which jingles are heard."""
    session = a_session("SWNE", options=ALL[game], seed=place)
    viewer = (None, *session.view(None).setup.table.seats)[place]
    heard: list[str] = []
    timeline, chance = Timeline(), random.Random(f"{game} {place}")
    director = Director(
        timeline,
        layout_of(session),
        session.view(viewer),
        session.players,
        order="trump_first",
        sound=heard.append,
    )
    while session.winner is None and session.deals < 40:
        for event in act_alone(session, chance):
            heard.clear()
            director.stage((event,))  # type: ignore[arg-type]
            timeline.skip()
            jingles = {"win", "lose"} & set(heard)
            if isinstance(event, (GameWon, MatchGameWon)):
                yield event.side, viewer, jingles
            elif isinstance(event, DealScored) and jingles:
                yield max(event.points, key=event.points.__getitem__), viewer, jingles


@pytest.mark.parametrize("place", range(3))
@pytest.mark.parametrize("game", ALL)
def test_what_the_others_have_won_does_not_sound_like_a_win(game: str, place: int) -> None:
    for winners, viewer, jingles in heard_in(game, place):
        wins = viewer is None or viewer in winners
        assert jingles == {"win" if wins else "lose"}, (winners, viewer)


@pytest.mark.parametrize("game", ["railroad", "three-handed", "hasenpfeffer"])
def test_the_end_of_a_lost_game_has_a_sound_of_its_own(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    last = summaries(options_of(game), seed=3, level="beginner")[-1]
    assert last.winner is not None
    for viewer in (None, *last.players):
        context = make_context(tmp_path)
        heard: list[str] = []
        monkeypatch.setattr(context.audio, "play", heard.append)
        pilot = Pilot(GameOverScene(context, replace(last, viewer=viewer)), context)
        pilot.settle()
        assert heard == [jingle(last.winner, viewer)]
        assert ("lose" in heard) is (viewer is not None and viewer not in last.winner)
