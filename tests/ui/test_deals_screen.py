from __future__ import annotations

import hashlib
import shlex
import subprocess
import sys
from dataclasses import replace
from datetime import date
from typing import TYPE_CHECKING, Any

import pygame
import pytest

from euchre.play.branching import deal_in
from euchre.play.named_deal import deal_of_the_day
from euchre.play.replay import Replay
from euchre.play.session import Session
from euchre.rules.games import PRESETS
from euchre.ui.scenes.dialog import Dialog
from euchre.ui.scenes.games.deals import DealsScene, seated
from euchre.ui.scenes.games.month import turned
from euchre.ui.scenes.new_game.agreement import Agreement
from euchre.ui.scenes.results.all_tricks import tricks_so_far
from euchre.ui.scenes.results.this_deal import ThisDealScene, running_digest
from euchre.ui.table.scene import TableScene
from euchre.ui.window import clipboard
from tests.ui.on_file import NOW, clock, game
from tests.ui.pilot import Pilot
from tests.ui.tables import a_session, a_table, the_table

if TYPE_CHECKING:
    from pathlib import Path

    from euchre.ui.context import Context


def deals(context: Context, size: tuple[int, int] = (1280, 720)) -> Pilot:
    return Pilot(DealsScene(context, Agreement(), lambda: 9, clock), context, size)


def press(pilot: Pilot, key: str) -> None:
    scene: Any = pilot.scene
    pilot.press(scene.form[key].rect.center)
    pilot.step()


def test_the_deal_of_the_day_is_dealt(context: Context) -> None:
    pilot = deals(context)
    pilot.key(pygame.K_RETURN, "\r")
    pilot.run(0.3)
    record = the_table(pilot).session.record
    assert deal_in(record, 0) == deal_of_the_day(NOW.date(), PRESETS["classic"])


def test_a_past_day_is_chosen_from_the_calendar(context: Context) -> None:
    pilot = deals(context)
    press(pilot, "month back")
    press(pilot, "day 2026-10-03")
    press(pilot, "deal day")
    pilot.run(0.3)
    record = the_table(pilot).session.record
    assert deal_in(record, 0) == deal_of_the_day(date(2026, 10, 3), PRESETS["classic"])


def test_days_to_come_cannot_be_chosen(context: Context) -> None:
    pilot = deals(context)
    scene: Any = pilot.scene
    assert not scene.form["month on"].enabled
    press(pilot, "month back")
    assert scene.form["month on"].enabled


def test_the_calendar_turns_from_the_end_of_one_month_to_that_of_another() -> None:
    today = date(2026, 11, 30)
    assert turned(date(2026, 3, 31), -1, today) == date(2026, 2, 28)
    assert turned(date(2026, 1, 15), -1, today) == date(2025, 12, 15)
    assert turned(date(2026, 10, 31), 1, today) == today


def test_a_typed_number_deals_these_cards(context: Context) -> None:
    wanted = deal_in(game(4), 2)
    pilot = deals(context)
    scene: Any = pilot.scene
    pilot.press(scene.form["number"].rect.center)
    pilot.write(wanted.spelled)
    pilot.key(pygame.K_RETURN, "\r")
    pilot.run(0.3)
    assert deal_in(the_table(pilot).session.record, 0).number == wanted.number


def test_a_pasted_deal_deals_these_cards_to_these_seats(context: Context) -> None:
    wanted = deal_in(game(4, "british"), 1)
    pilot = deals(context)
    clipboard.copy(f"  {wanted.text}\n")
    press(pilot, "paste")
    press(pilot, "deal")
    pilot.run(0.3)
    assert deal_in(the_table(pilot).session.record, 0) == wanted


@pytest.mark.parametrize("text", ["so what?", "ZZZZ-ZZZZ-ZZZ", "classic 7EP5 dealer Nobody"])
def test_what_is_no_number_is_refused_and_stays(text: str, context: Context) -> None:
    pilot = deals(context)
    clipboard.copy(text)
    press(pilot, "paste")
    press(pilot, "deal")
    scene: Any = pilot.scene
    assert isinstance(scene, DealsScene)
    assert scene.form["number"].value == text  # type: ignore[attr-defined]


@pytest.mark.parametrize("variant", sorted(PRESETS))
def test_every_game_has_somebody_in_every_seat(variant: str) -> None:
    agreement = Agreement().for_game(variant)
    players = seated(agreement)
    assert len({player.name for player in players.values()}) == agreement.options.players


def finished_deal() -> Session:
    record = game(5)
    end = Replay(record).deal_end(1)
    return Session(replace(record, actions=record.actions[:end], salt="ab12"))


def test_the_check_that_is_copied_prints_what_was_promised(context: Context) -> None:
    session = finished_deal()
    pilot = Pilot(ThisDealScene(context, session), context)
    press(pilot, "python")
    command = clipboard.pasted().replace("python3", f'"{sys.executable}"', 1)
    told = subprocess.run(shlex.split(command), capture_output=True, text=True, check=True)
    scene: Any = pilot.scene
    assert told.stdout.strip() == scene.digest


def test_what_is_promised_before_a_deal_is_what_is_proved_after_it(context: Context) -> None:
    record = game(5)
    start = Replay(record).deals[1]
    before = Session(replace(record, actions=record.actions[: start - 1], salt="ab12"))
    running = Session(replace(record, actions=record.actions[: start + 1], salt="ab12"))
    scenes = [ThisDealScene(context, s) for s in (running, finished_deal())]
    digests = {scene.digest for scene in scenes}
    assert digests == {before.promise}
    assert len(digests.pop()) == hashlib.sha256().digest_size * 2


def test_a_running_deal_does_not_tell_its_pack(context: Context) -> None:
    record = game(5, actions=10)
    scene = ThisDealScene(context, Session(record))
    assert scene.proof is None
    pilot = Pilot(scene, context)
    assert pilot.scene is scene
    assert not scene.form["python"].enabled


def test_the_tricks_so_far_are_those_that_are_finished() -> None:
    record = game(5)
    end = Replay(record).deal_end(1)
    session = Session(replace(record, actions=record.actions[: end - 5]))
    summary = tricks_so_far(session.view(None), session.players)
    shown = session.view(None).shown
    assert summary is not None
    assert shown is not None
    assert 0 < len(summary.winners) < 5
    # Only the end of a deal decides its points and their reason: nothing stands in their place.
    assert not {"result", "points", "winner", "next_dealer"} & set(vars(summary))
    assert tricks_so_far(Session(record).view(None), session.players) is not None
    before = Session(replace(record, actions=()))
    assert tricks_so_far(before.view(None), session.players) is None


def test_the_seal_of_a_deal_is_shown_before_it_when_wanted(tmp_path: Path) -> None:
    pilot = a_table(tmp_path, a_session("S"), show_promise=True)
    pilot.settle()
    assert isinstance(pilot.scene, Dialog)
    table = pilot.loop.stack[0]
    assert isinstance(table, TableScene)
    session = table.session
    assert session.deals == 0
    promised = session.promise
    pilot.key(pygame.K_RETURN, "\r")
    pilot.settle()
    assert the_table(pilot).session.deals == 1
    assert running_digest(session) == promised


def test_without_the_wish_no_seal_stops_the_deal(tmp_path: Path) -> None:
    pilot = a_table(tmp_path, a_session("S"))
    pilot.settle()
    assert the_table(pilot).session.deals == 1
