"""Every sentence about somebody called "You" speaks to the reader, and prompts say what is offered."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING

import pytest

from euchre.play.record import Player
from euchre.rules.actions import Bid, Call, Decide, Defend, Expose, Leave, OrderUp, Pass, PickUp
from euchre.rules.cards import Card
from euchre.rules.games import PRESETS
from euchre.rules.options import check
from euchre.rules.seats import FOUR, Seat
from euchre.rules.state import Phase, Spoken, ThrownIn
from euchre.ui.scenes.results import game_told, scoreboard
from euchre.ui.table.bidding.offers import offers
from euchre.ui.table.ending.told import told
from euchre.ui.table.pictures.messages import prompt
from euchre.ui.table.pictures.plaques import words_for
from euchre.ui.table.recap import since_last_turn
from euchre.ui.words import addressed, calls, phrases
from tests.ui.tables import a_session, summaries
from tests.ui.test_director import GAMES, OTHERS, act_alone

if TYPE_CHECKING:
    from collections.abc import Iterator

    from euchre.rules.actions import Action
    from euchre.rules.view import PlayerView

NAMES = ("You", "Ben", "Carla", "Dan", "Emma", "Finn")
WRONG = re.compile(
    r"(?<![.!?:·]) You\b(?! \+)"  # inside a sentence it is no name
    r"|\bYou (?:deals|plays|defends|does|keeps|wins|takes|lays|is|has|gets|sits)\b"
)
ALL = GAMES | OTHERS
CALLS: list[tuple[Phase, Action]] = [
    (Phase.ORDER, OrderUp(alone=False)),
    (Phase.ORDER, OrderUp(alone=True)),
    (Phase.NAME, Call(None, alone=True)),
    (Phase.DECIDE, Decide(alone=True)),
    (Phase.DECIDE, Decide(alone=False)),
    (Phase.DEFEND, Defend()),
    (Phase.DEFEND, Pass()),
    (Phase.JAMBONE, Pass()),
    (Phase.JAMBONE, Expose()),
    (Phase.PICK_UP, PickUp()),
    (Phase.PICK_UP, Leave()),
    (Phase.AUCTION, Bid("nap")),
    (Phase.AUCTION, Pass()),
]


def fits(sentence: str) -> None:
    """Nobody called "You" is spoken of as of somebody else."""
    assert not WRONG.search(sentence), sentence


def of_games() -> Iterator[tuple[PlayerView, dict[Seat, Player]]]:
    """Moments of every game with one person, who is called "You", as everybody sees them."""
    for game, options in ALL.items():
        session = a_session("S", options=options, seed=4)
        seats = session.view(None).setup.table.seats
        chance = random.Random(game)
        players = {
            seat: Player(name, None if seat is seats[0] else "normal")
            for seat, name in zip(seats, NAMES, strict=False)
        }
        for _ in range(120):
            if session.winner:
                break
            act_alone(session, chance)
            for seat in (None, seats[0]):
                yield session.view(seat), players


def test_what_is_told_at_the_table_speaks_to_you() -> None:
    for view, players in of_games():
        for seat in players:
            told = (
                *since_last_turn(view, seat, players),
                words_for(seat, view, players, out=False).below,
            )
            for sentence in told:
                fits(sentence)
        if view.seat is not None and view.legal and view.shown is not None:
            fits(prompt(view))
            for offer in offers(view, players):
                fits(f"{offer.label}: {offer.meaning}")


@pytest.mark.parametrize(("phase", "call"), CALLS)
@pytest.mark.parametrize("dealer", [False, True])
def test_every_call_of_yours_speaks_to_you(phase: Phase, call: Action, *, dealer: bool) -> None:
    spoken = Spoken(phase, Seat.SOUTH, call)
    fits(calls.said("You", spoken, Card.parse("JS").suit, dealer=dealer))


@pytest.mark.parametrize("reason", ThrownIn)
def test_you_deal_next_after_a_deal_without_points(reason: ThrownIn) -> None:
    told = phrases.thrown_in(reason, "You")
    fits(told)
    assert re.search(r"[Yy]ou deal (next|again)\.", told)
    assert "Ben deals" in phrases.thrown_in(reason, "Ben")


@pytest.mark.parametrize("alone", [True, False])
def test_trump_was_called_by_you(alone: bool) -> None:  # noqa: FBT001
    assert phrases.called_by("You", alone=alone).startswith("called by you")
    assert phrases.called_by("Ben", alone=alone).startswith("called by Ben")


@pytest.mark.parametrize("game", ["classic", "railroad", "three_handed", "napoleon"])
@pytest.mark.parametrize("viewed", [True, False])
def test_results_speak_to_you(game: str, viewed: bool) -> None:  # noqa: FBT001
    for summary in summaries(PRESETS[game], seed=3, names=NAMES):
        if not viewed:
            # So it is in a game that is looked at again.
            object.__setattr__(summary, "viewer", None)
        fits(scoreboard.call_words(summary))
        fits(scoreboard.next_words(summary))
        fits(game_told.headline(summary))
        fits(game_told.line(summary))
        end = told(summary)
        for words in (end.headline, end.reason, end.next_words, end.sentence):
            fits(words)
        for side in summary.sides:
            within = phrases.side_within(side, summary.players, summary.viewer)
            for games in (1, 2):
                fits(phrases.won_game_of_match(within, games))


def test_names_in_a_row_begin_with_you() -> None:
    assert addressed.within(["Ben", "You"]) == "you and Ben"
    assert addressed.within(["You"]) == "you"
    assert addressed.within(["Ben", "Carla", "Dan"]) == "Ben, Carla and Dan"
    assert addressed.you_first(["Ben", "You"]) == ["You", "Ben"]


def test_the_first_round_asks_for_what_is_offered_and_says_why_not_for_more() -> None:
    seen = set()
    for partner in ("free", "must_go_alone", "may_not"):
        for natural in (False, True):
            options = check(
                {"dealer_partner_orders": partner, "natural_trump": natural}, PRESETS["us"]
            )
            for seed in range(30):
                session = a_session("SWNE", options=options, seed=seed)
                while session.winner is None and session.deals < 4:
                    seat = session.awaiting
                    if seat is None:
                        session.advance()
                        continue
                    view = session.view(seat)
                    if view.phase in {Phase.ORDER, Phase.NAME}:
                        seen.add(_checked(prompt(view), view))
                    session.submit(seat, view.legal[0])
    assert "Your partner deals: go alone or pass?" in seen
    assert "Your partner deals: you can only pass" in seen
    assert "You have none of this suit: you can only pass" in seen
    assert "Order it up or pass?" in seen


def _checked(words: str, view: PlayerView) -> str:
    alone = {action.alone for action in view.legal if isinstance(action, OrderUp)}
    assert view.shown is not None
    if "only pass" in words:
        assert view.legal == (Pass(),)
    if words.startswith("Order it up"):
        assert False in alone
    if "go alone or" in words.lower():
        assert alone == {True}
    if "Your partner deals" in words:
        assert view.seat is not None
        assert FOUR.index(view.seat) % 2 == FOUR.index(view.shown.dealer) % 2
    if view.legal == (Pass(),):
        assert "only pass" in words or "turn it down" in words
    return words


@pytest.mark.parametrize(
    ("game", "changed", "words"),
    [
        ("napoleon", {"redeal_dealer": "plays_one"}, "you would have to play for one trick"),
        ("hasenpfeffer", {}, "you would have to play for three"),
    ],
)
def test_whoever_must_play_if_nobody_bids_reads_it_at_the_button(
    game: str, changed: dict[str, object], words: str
) -> None:
    options = check(changed, PRESETS[game])
    seen = 0
    for seed in range(40):
        session = a_session("SWNE", options=options, seed=seed)
        players = session.players
        while session.view(None).phase in {Phase.DEAL, Phase.AUCTION}:
            seat = session.awaiting
            if seat is None:
                session.advance()
                continue
            view = session.view(seat)
            told = words in offers(view, players)[0].meaning
            session.submit(seat, Pass())
            forced = session.view(None).shown
            assert told == (forced is not None and forced.maker is seat)
            seen += told
            if session.deals > 1 or session.view(None).phase is Phase.DEAL:
                break
    assert seen
