"""The review: every own decision at the table, judged beside the picture, hidden cards hidden."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pygame
import pytest

from euchre.coach.kinds import Kind
from euchre.coach.reasons import Fact, Why
from euchre.play.replay import Replay
from euchre.play.worker import InlineWorker
from euchre.rules.cards import parse_cards
from euchre.rules.seats import Seat
from euchre.ui.scene import Push
from euchre.ui.scenes.replay.screen import ReplayScene
from euchre.ui.scenes.review.screen import ReviewScene
from euchre.ui.scenes.title import TitleScene
from euchre.ui.widgets import Changed
from euchre.ui.words import reasons
from tests.ui.on_file import game
from tests.ui.pilot import Pilot

if TYPE_CHECKING:
    from euchre.coach.requests import JudgeRequest
    from euchre.play.record import Record
    from euchre.ui.context import Context


class AtLeisure(InlineWorker):
    """Answers only when it is let."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[JudgeRequest] = []
        self.ready = False

    def ask(self, question: Any) -> None:
        self.asked.append(question)
        super().ask(question)

    def answer(self) -> Any:
        return super().answer() if self.ready else None


def one_deal(people: int = 1) -> Record:
    """A short game: its first deal with tricks."""
    record = game(1, "two_handed", people=people)
    return replace(record, actions=record.actions[: Replay(record).deal_end(0)])


def reviewing(context: Context, record: Record, worker: InlineWorker | None = None) -> Pilot:
    """Somebody before a review, which lies over the title."""
    pilot = Pilot(TitleScene(context), context)
    pilot.loop.change(Push(ReviewScene(context, record, worker or InlineWorker())))
    pilot.step()
    return pilot


def review(pilot: Pilot) -> ReviewScene:
    assert isinstance(pilot.scene, ReviewScene)
    return pilot.scene


def wait_for_everything(pilot: Pilot) -> None:
    while not review(pilot).judging.done:
        pilot.step()
    pilot.step()


@pytest.fixture
def judged(context: Context) -> Pilot:
    """A review in which everything has been judged."""
    pilot = reviewing(context, one_deal())
    wait_for_everything(pilot)
    return pilot


def test_the_first_judgement_is_shown_while_the_others_are_thought_about(
    context: Context,
) -> None:
    worker = AtLeisure()
    pilot = reviewing(context, one_deal(), worker)
    assert not review(pilot).judging.found
    worker.ready = True
    pilot.step()
    pilot.step()
    judging = review(pilot).judging
    assert 0 < len(judging.found) < len(judging.decisions)


def test_what_is_looked_at_is_judged_first(context: Context) -> None:
    worker = AtLeisure()
    pilot = reviewing(context, one_deal(), worker)
    pilot.step()
    pilot.key(pygame.K_RIGHT)
    pilot.key(pygame.K_RIGHT)
    pilot.step()
    worker.ready = True
    pilot.step()
    pilot.step()
    assert worker.asked[1].decision == review(pilot).decision


def test_no_hidden_card_is_seen_before_one_asks_for_it(judged: Pilot) -> None:
    scene = review(judged)
    for index in range(len(scene.judging.decisions)):
        scene.answer(Changed("marks", index))
        judged.step()
        decision = scene.decision
        assert decision is not None
        view = decision.view
        assert view.shown is not None
        lying = {played.card for trick in view.shown.tricks for played in trick}
        known = {*view.hand, *view.discards, view.shown.upcard, *lying}
        assert set(scene.table.cards_seen()) <= known


def test_keys_go_from_decision_to_decision_and_from_mistake_to_mistake(judged: Pilot) -> None:
    scene = review(judged)
    judged.key(pygame.K_RIGHT)
    judged.step()
    assert scene.index == 1
    judged.key(pygame.K_LEFT)
    judged.step()
    assert scene.index == 0
    kinds = [
        one.judgement.kind if (one := scene.judging.found[d.place]) else Kind.BEST
        for d in scene.judging.decisions
    ]
    bad = [n for n, kind in enumerate(kinds) if n and kind in (Kind.MISTAKE, Kind.BLUNDER)]
    judged.key(pygame.K_DOWN)
    judged.step()
    assert scene.index == (bad[0] if bad else 0)


def test_the_buttons_do_the_same(judged: Pilot) -> None:
    scene = review(judged)
    judged.press(scene.form["next"].rect.center)
    judged.step()
    assert scene.index == 1
    judged.press(scene.form["open"].rect.center)
    judged.step()
    assert set(scene.table.cards_seen()) > set()
    assert scene.table.open
    judged.press(scene.form["back"].rect.center)
    judged.step()
    assert isinstance(judged.scene, TitleScene)


def test_every_person_at_the_table_reviews_only_the_own_decisions(context: Context) -> None:
    pilot = reviewing(context, one_deal(people=2))
    scene = review(pilot)
    first = {decision.view.seat for decision in scene.judging.decisions}
    assert first == {Seat.SOUTH}
    scene.answer(Changed("who", "N"))
    pilot.step()
    assert {decision.view.seat for decision in scene.judging.decisions} == {Seat.NORTH}


def test_a_replay_leads_to_the_review(context: Context) -> None:
    pilot = Pilot(TitleScene(context), context)
    replayed = ReplayScene(context, one_deal())
    pilot.loop.change(Push(replayed))
    pilot.step()
    pilot.press(replayed.form["more"].rect.center)
    pilot.run(seconds=0.6)
    assert pilot.scene is not replayed
    form = pilot.scene.form  # type: ignore[attr-defined]
    pilot.press(form["review"].rect.center)
    pilot.run(seconds=0.6)
    assert isinstance(pilot.scene, ReviewScene)


def test_every_reason_is_a_whole_sentence() -> None:
    players = one_deal().players
    seat = next(iter(players))
    for why in Why:
        for cards in (parse_cards("AC"), parse_cards("AC KD")):
            for number in (0, 1, 3):
                told = reasons.reason(Fact(why, cards, seat, number), players)
                assert told.endswith(".")
                assert "{" not in told
