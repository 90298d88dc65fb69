"""Deals that people tell each other, and games that begin with them."""

from __future__ import annotations

from datetime import date, timedelta
from typing import TYPE_CHECKING

import pytest

from euchre.play import branching
from euchre.play.named_deal import NamedDeal, day_seed, deal_of_the_day, named
from euchre.play.record import Player
from euchre.play.session import Session
from euchre.rules import PRESETS, Seat, build
from euchre.rules.options import check
from tests.storage.games import played, record

if TYPE_CHECKING:
    from euchre.rules.state import Deal


def dealt(deal: NamedDeal) -> Deal:
    players = dict.fromkeys(deal.setup.table.seats, Player("A", "beginner"))
    session = Session(branching.game_with(deal, players, seed=1))
    session.advance()
    found = session._game.deal  # noqa: SLF001 - everybody's cards
    assert found
    return found


def test_this_text_is_this_deal_for_ever() -> None:
    deal = named("classic 7EP5-1ZHF-D1 dealer East")
    assert deal == NamedDeal(PRESETS["classic"], deal.number, Seat.EAST)
    found = dealt(deal)
    told = {s.name: " ".join(map(str, sorted(hand))) for s, hand in found.hidden.hands.items()}
    assert told == CARDS
    assert str(found.shown.upcard) == UPCARD
    assert deal.text == "classic 7EP5-1ZHF-D1 dealer East"


CARDS = {
    "SOUTH": "TC QC TD JH AS",
    "WEST": "AC JD KD 9H 9S",
    "NORTH": "9C JC QD TH JS",
    "EAST": "KC AD QH AH TS",
}
UPCARD = "QS"


@pytest.mark.parametrize("preset", PRESETS)
def test_a_deal_told_is_read_back(preset: str) -> None:
    seats = build(PRESETS[preset]).setup.table.seats
    for rules in ({}, {"stick_the_dealer": True}, {"target": 15}):
        try:
            options = check(rules, PRESETS[preset])
            build(options)
        except ValueError:
            continue
        for number, seat in enumerate(seats):
            deal = NamedDeal(options, 123_456_789 * number, seat)
            assert named(deal.text) == deal
            assert named(f"  {deal.text.lower()}\n") == deal


@pytest.mark.parametrize(
    "text",
    [
        "", "classic", "classic 7EP5-1ZHF-D1", "chess 7EP5-1ZHF-D1 dealer East",
        "classic 7EP5-1ZHF-D1 dealer Southwest", "classic 7EP5-1ZHF-D1 dealer nobody",
        "classic ZZZZ-ZZZZ-ZZ dealer East", "classic 7EP5-1ZHF-D1 dealer East with deck=99",
        "classic 7EP5-1ZHF-D1 dealer East with magic=yes",
        "classic 7EP5-1ZHF-D1 dealer East with variant=us", "x" * 5000, "classic " + "7" * 3000,
    ],
)  # fmt: skip
def test_what_tells_no_deal_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        named(text)


@pytest.mark.parametrize("preset", PRESETS)
def test_with_the_seats_turned_everybody_has_what_the_seat_to_his_right_had(
    preset: str,
) -> None:
    options = PRESETS[preset]
    table = build(options).setup.table
    deal = deal_of_the_day(date(2026, 11, 30), options)
    before, after = dealt(deal), dealt(deal.turned())
    assert after.shown.dealer is table.left_of(before.shown.dealer)
    assert after.shown.upcard is before.shown.upcard
    for seat in table.seats:
        assert set(after.hand(table.left_of(seat))) == set(before.hand(seat))
    turned = deal
    for _ in table.seats:
        turned = turned.turned()
    assert turned == deal


def test_every_day_has_a_deal_of_its_own_the_same_for_everybody() -> None:
    days = [date(2026, 11, 30) - timedelta(days=n) for n in range(400)]
    deals = [deal_of_the_day(day, PRESETS["classic"]) for day in days]
    assert len({deal.number for deal in deals}) == 400
    assert {deal.dealer for deal in deals} == set(deals[0].setup.table.seats)
    assert deals[0].text == "classic 5JG3-6D9T-7N dealer East"
    assert 0 <= day_seed(days[0]) < 2**64


def test_the_game_of_the_day_begins_with_its_deal() -> None:
    day = date(2000, 2, 29)
    players = record().players
    game = branching.game_of_the_day(day, PRESETS["classic"], players)
    session = Session(game)
    session.advance()
    assert session.named_deal() == deal_of_the_day(day, PRESETS["classic"])
    assert not game.is_apart


@pytest.mark.parametrize("preset", PRESETS)
def test_any_deal_of_a_game_can_be_played_once_more(preset: str) -> None:
    game = played(record(preset, target=5, nap_score="chips", nap_deals=10))
    deals = Session(game).deals
    for index in range(deals):
        again = branching.once_more(game, index, seed=5)
        session = Session(again)
        session.advance()
        deal = branching.deal_in(game, index)
        assert session.named_deal() == deal
        assert again.players == game.players
        assert again.is_apart
        turned = Session(branching.once_more(game, index, seed=5, turned=True))
        turned.advance()
        assert turned.named_deal() == deal.turned()
    with pytest.raises(IndexError):
        branching.deal_in(game, deals)


def test_a_game_can_be_played_on_from_any_point() -> None:
    game = played(record())
    for actions in (0, 1, 17, len(game.actions)):
        on = branching.played_on(game, actions)
        assert on.actions == game.actions[:actions]
        # Computers alone take the same decisions again, and the same deals come.
        assert played(on).actions == game.actions
    seats = {seat: Player("Eve") for seat in game.players}
    assert branching.played_on(game, 3, seats).players == seats
    for wrong in (-1, len(game.actions) + 1):
        with pytest.raises(ValueError, match="no action"):
            branching.played_on(game, wrong)
