"""A win sounds like a win to those who have won, and otherwise to those who have lost."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from euchre.rules.events import DealScored, MatchGameWon, Result
from euchre.rules.seats import Seat
from euchre.ui.draw.animation import Timeline
from euchre.ui.scenes.results.game_over import GameOverScene
from euchre.ui.table.moves.director import Director
from euchre.ui.table.moves.jingles import of_game, of_hand
from tests.ui.pilot import Pilot, make_context
from tests.ui.tables import a_session, summaries
from tests.ui.test_director import GAMES, OTHERS, act_alone, layout_of
from tests.ui.test_whole_family import options_of

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from euchre.rules.events import Event
    from euchre.rules.seats import Side

ALL = GAMES | OTHERS


SOUNDS = {"win", "loss", "hand-won", "hand-lost", "loner", "euchre", "euchred"}


def heard_in(game: str, place: int) -> Iterator[tuple[Event, Side, Seat | None, set[str]]]:
    """Every end of a hand and of a game, whose it was, who sees it, and what is heard."""
    session = a_session("SWNE", options=ALL[game], seed=place)
    table = session.view(None).setup.table
    viewer = (None, *table.seats)[place]
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
    while session.winner is None and session.deals < 12:
        for event in act_alone(session, chance):
            heard.clear()
            director.stage((event,))  # type: ignore[arg-type]
            timeline.skip()
            jingles = SOUNDS & set(heard)
            if isinstance(event, MatchGameWon):
                yield event, event.side, viewer, jingles
            elif isinstance(event, DealScored) and jingles:
                yield event, table.side_of(event.maker), viewer, jingles


@pytest.mark.parametrize("place", range(3))
@pytest.mark.parametrize("game", ALL)
def test_what_the_others_have_won_does_not_sound_like_a_win(game: str, place: int) -> None:
    for event, makers, viewer, jingles in heard_in(game, place):
        ours = viewer is None or viewer in makers
        (jingle,) = jingles
        if not isinstance(event, DealScored):
            assert jingle == ("win" if ours else "loss"), (event, viewer)
        elif event.points[makers] > 0:
            assert jingle in ({"hand-won", "loner"} if ours else {"hand-lost"}), (event, viewer)
        else:
            assert jingle == ("euchred" if viewer in makers else "euchre"), (event, viewer)


@pytest.mark.parametrize(
    ("result", "own", "others", "everybody"),
    [
        (Result.MARCH, "hand-won", "hand-lost", "hand-won"),
        (Result.LONE_MARCH, "loner", "hand-lost", "loner"),
        (Result.LONE_MADE, "loner", "hand-lost", "loner"),
        (Result.EUCHRED, "euchred", "euchre", "euchre"),
        (Result.LONE_EUCHRED, "euchred", "euchre", "euchre"),
        (Result.BID_FAILED, "euchred", "euchre", "euchre"),
    ],
)
def test_a_hand_sounds_as_it_ended_for_whoever_hears_it(
    result: Result, own: str, others: str, everybody: str
) -> None:
    makers = (Seat.SOUTH, Seat.NORTH)
    assert of_hand(result, makers, Seat.NORTH) == own
    assert of_hand(result, makers, Seat.EAST) == others
    assert of_hand(result, makers, None) == everybody


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
        assert heard == [of_game(last.winner, viewer)]
        assert ("loss" in heard) is (viewer is not None and viewer not in last.winner)
