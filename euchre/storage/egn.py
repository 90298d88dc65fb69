"""Writes a game as Euchre Game Notation (EGN 1.6), JSON that other programs read.

EGN is for four players with a turned card. It names neither the kitty nor who was asked what
silently, so it cannot be read back into the very same game: for that there is this program's own
text. Games with things it has no place for (a named Benny, a jambone) are refused.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from euchre.play.replay import Replay
from euchre.rules.actions import (
    Call,
    Claim,
    Discard,
    Give,
    Name,
    OrderUp,
    Pass,
    PutAway,
)
from euchre.rules.cards import JOKER
from euchre.rules.options import DEFAULTS, lowest_rank
from euchre.rules.state import Phase

if TYPE_CHECKING:
    from collections.abc import Mapping

    from euchre.play.record import Record
    from euchre.play.replay import ReplayStep
    from euchre.rules.cards import Card
    from euchre.rules.options import Options
    from euchre.rules.seats import Seat
    from euchre.rules.state import Deal

SUFFIX = ".egn"
_MOST_DEALS = 100
_LONGEST_NAME = 64
_KNOWN_RULES = {
    # Named in the rule set of the file ...
    "target", "deck", "joker", "stick_the_dealer", "dealer_partner_orders", "loner_lead",
    "lone_march_points", "lone_euchre_points", "defend_alone", "partners_best", "farmers_hand",
    "no_trump",
    # ... or seen in what was called and played.
    "variant", "players", "stuck_any_suit", "alone_timing", "benny_turned", "may_discard_upcard",
    "optional_pickup", "redeal_dealer", "first_dealer", "teams", "deal_pattern", "best_order",
    "laps", "slam",
}  # fmt: skip
"""House rules that another program plays and scores by alike; any other it may not know."""
_HAS_NO_PLACE = (Claim, Name, PutAway, Give)


class NotInEgnError(ValueError):
    """The game holds something that Euchre Game Notation has no place for."""


def written(record: Record) -> str:
    """The game in Euchre Game Notation; NotInEgnError if it has no place there."""
    replay = Replay(record)
    options = record.options
    setup = replay.game(0).variant.setup
    if len(setup.table.seats) != 4 or not setup.turn_up:  # noqa: PLR2004 - four players
        raise NotInEgnError(options.variant)
    values, usual = options.as_dict(), DEFAULTS.as_dict()
    if any(values[name] != usual[name] for name in values.keys() - _KNOWN_RULES):
        message = "house rules that it does not know"
        raise NotInEgnError(message)
    if len(replay.deals) > _MOST_DEALS:
        message = f"more than {_MOST_DEALS} deals"
        raise NotInEgnError(message)
    places = {seat: place for place, seat in enumerate(setup.table.seats)}
    game = {
        "fileType": "Euchre Game Notation",
        "version": "1.6.0",
        "metadata": _metadata(record, replay),
        "deals": [_deal(replay, n, places) for n in range(len(replay.deals))],
    }
    return json.dumps(game, ensure_ascii=False, indent=1) + "\n"


def _metadata(record: Record, replay: Replay) -> dict[str, Any]:
    last = replay.game(replay.last)
    sides = last.variant.setup.table.sides
    players = [player.name[:_LONGEST_NAME] for player in record.players.values()]
    found: dict[str, Any] = {
        "players": players,
        "initialScore": [0] * len(sides),
        "finalScore": [last.scores[side] for side in sides],
        "ruleset": _ruleset(record.options),
    }
    if record.name:
        found["title"] = record.name[:128]
    if record.begun:
        found["date"] = record.begun
    return found


def _ruleset(options: Options) -> dict[str, Any]:
    return {
        "std": options.stick_the_dealer,
        "min_rank": lowest_rank(options),
        "winning_score": options.target,
        "canadian": options.dealer_partner_orders == "must_go_alone",
        "loner_lead": options.loner_lead.upper(),
        "loner_march_score": options.lone_march_points,
        "loner_euchred_score": options.lone_euchre_points,
        "defend_alone": options.defend_alone,
        "farmers": options.farmers_hand != "off",
        "partners_best": options.partners_best,
        "joker": options.joker,
        "allow_no_trump": options.no_trump,
    }


def _deal(replay: Replay, number: int, places: Mapping[Seat, int]) -> dict[str, Any]:
    start, end = replay.deals[number], replay.deal_end(number)
    dealt, last = replay.game(start).deal, replay.game(end).deal
    assert dealt is not None
    assert last is not None
    assert dealt.shown.upcard is not None
    steps = [step for n in range(start, end + 1) if (step := replay.step(n))]
    named = dealt.shown.upcard is JOKER and last.shown.picked_up
    if named or any(isinstance(step.action, _HAS_NO_PLACE) for step in steps):
        message = f"deal {number + 1} has an exchange or a named suit"
        raise NotInEgnError(message)
    bidding = {"phaseNumber": 0, "type": "EUCHRE_BIDDING", **_bidding(steps, last, places)}
    phases: list[dict[str, Any]] = [bidding]
    if last.shown.tricks:
        tricks = [[_card(played.card) for played in trick] for trick in last.shown.tricks]
        phases.append({"phaseNumber": 1, "type": "TRICK_PLAY", "tricks": tricks})
    hands = dealt.hidden.hands
    return {
        "dealNumber": number,
        "initialState": {
            "dealer": places[dealt.shown.dealer],
            "upCard": _card(dealt.shown.upcard),
            "playerCards": [[_card(card) for card in hands[seat]] for seat in places],
        },
        "phases": phases,
    }


def _bidding(steps: list[ReplayStep], last: Deal, places: Mapping[Seat, int]) -> dict[str, Any]:
    calls = [_call(step) for step in steps if step.before.phase in (Phase.ORDER, Phase.NAME)]
    alone = bool(last.shown.alone)
    found: dict[str, Any] = {"calls": calls, "isAlone": alone}
    defender = last.shown.lone_defender
    if defender is not None:
        found["aloneDefender"] = places[defender]
    discards = [step.action.card for step in steps if isinstance(step.action, Discard)]
    if discards:
        found["discard"] = _card(discards[0])
    return found


def _call(step: ReplayStep) -> str:
    match step.action:
        case Pass():
            return "Pass"
        case OrderUp():
            return "Order"
        case Call(suit):
            return suit.value.lower() if suit else "n"
    message = f"no place for {step.action}"
    raise NotInEgnError(message)


def _card(card: Card) -> str:
    return f"{str(card)[0]}{card.suit.value.lower()}" if card.suit else "B"
