"""Positions written down as in positions.json, set up as games so that agents can be asked."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from euchre.rules.actions import Call, Discard, OrderUp, Pass, Play
from euchre.rules.cards import Card, Suit
from euchre.rules.game import Game
from euchre.rules.games import PRESETS
from euchre.rules.house_rules import build
from euchre.rules.options import check
from euchre.rules.seats import FOUR, Seat
from euchre.rules.state import Deal, Hidden, Phase, Played, Shown, Spoken, Trick
from euchre.rules.view import PlayerView, view

Written = dict[str, Any]
"""A position as it is written down."""


def load(name: str) -> list[Written]:
    """The positions of a file beside this one."""
    text = Path(__file__).with_name(name).read_text(encoding="utf-8")
    positions: list[Written] = json.loads(text)["positions"]
    return positions


def seen(position: Written) -> PlayerView:
    """What the seat of *position* may know."""
    return view(game(position), FOUR[position["seat"]])


def words(view_: PlayerView, action: object) -> str:
    """How positions.json writes down what was chosen in answer to *view_*."""
    if isinstance(action, (Discard, Play)):
        return str(action.card)
    if isinstance(action, OrderUp):
        return "alone" if action.alone else "order"
    if isinstance(action, Call):
        suit = action.suit.value if action.suit else "N"
        return f"{suit} alone" if action.alone else suit
    del view_
    return str(action)


def fails(position: Written, chosen: str) -> bool:
    """Whether *chosen* is not right in *position*."""
    ok, bad = position.get("ok"), position.get("bad") or []
    return chosen in bad or (ok is not None and chosen not in ok)


def game(position: Written) -> Game:
    """A game in which the seat of *position* has to decide; what is hidden is filled in anyhow."""
    # Some positions let a lone maker lead, as he does where the dealer's left always leads.
    lead = "left_of_dealer" if position.get("alone") else "left_of_loner"
    rules = {"stick_the_dealer": position.get("stick", False), "loner_lead": lead}
    options = check(
        {**rules, **position.get("options", {})},
        PRESETS[position.get("preset", "classic")],
    )
    variant = build(options)
    shown = _shown(position)
    hand = tuple(Card.parse(text) for text in position["hand"])
    deal = Deal(variant.setup, shown, _hidden(position, shown, hand, variant.setup.pack))
    ours, theirs = position.get("score", [0, 0])
    scores = dict(zip(variant.setup.table.sides, (0, 0), strict=True))
    for side in scores:
        scores[side] = ours if FOUR[position["seat"]] in side else theirs
    return Game(variant, shown.dealer, scores, deal)


def _shown(position: Written) -> Shown:
    dealer = FOUR[position["dealer"]]
    turned = position.get("up") or "9" + position["down"]
    upcard = Card.parse(turned)
    maker = FOUR[position["maker"]] if "maker" in position else None
    ordered = position.get("ordered", position["op"] == "discard")
    alone = position.get("alone", False)
    calls = _calls(position, ordered=ordered)
    partner = FOUR[(position["maker"] + 2) % 4] if maker else None
    tricks = [_trick(trick) for trick in position.get("tricks", [])]
    if position.get("trick"):
        tricks.append(_trick(position["trick"]))
    return Shown(
        dealer=dealer,
        upcard=upcard,
        proposed=Suit(position["proposed"]) if "proposed" in position else upcard.suit,
        calls=calls,
        maker=maker,
        trump=Suit(position["trump"]) if position.get("trump") else None,
        alone=alone,
        picked_up=bool(maker and ordered),
        sitting_out=frozenset({partner}) if alone and partner else frozenset(),
        tricks=tuple(tricks),
    )


def _trick(cards: list[tuple[int, str]]) -> Trick:
    return tuple(Played(FOUR[seat], Card.parse(text)) for seat, text in cards)


def _calls(position: Written, *, ordered: bool) -> tuple[Spoken, ...]:
    order = [FOUR[(position["dealer"] + 1 + i) % 4] for i in range(4)]
    speaker = FOUR[position["maker"] if "maker" in position else position["seat"]]
    before = order[: order.index(speaker)]
    first = [Spoken(Phase.ORDER, seat, Pass()) for seat in order]
    if position["op"] == "bid1":
        return tuple(first[: len(before)])
    second = [Spoken(Phase.NAME, seat, Pass()) for seat in before]
    if position["op"] == "bid2":
        return (*first, *second)
    alone = position.get("alone", False)
    if ordered:
        return (*first[: len(before)], Spoken(Phase.ORDER, speaker, OrderUp(alone=alone)))
    trump = Suit(position["trump"]) if position.get("trump") else None
    return (*first, *second, Spoken(Phase.NAME, speaker, Call(trump, alone=alone)))


def _hidden(
    position: Written, shown: Shown, hand: tuple[Card, ...], pack: tuple[Card, ...]
) -> Hidden:
    played = [(played.seat, played.card) for trick in shown.tricks for played in trick]
    known = {*hand, *(card for _, card in played), shown.upcard}
    own_discard = [Card.parse(text) for text in position.get("discarded", [])]
    rest = [card for card in pack if card not in known and card not in own_discard]
    me = FOUR[position["seat"]]
    hands: dict[Seat, tuple[Card, ...]] = {}
    discards: dict[Seat, tuple[Card, ...]] = {}
    away = shown.picked_up and position["op"] != "discard"
    for seat in FOUR:
        if seat is me:
            hands[seat] = hand
        else:
            size = 5 - sum(by is seat for by, _ in played)
            hands[seat], rest = tuple(rest[:size]), rest[size:]
    if away:
        laid = own_discard if me is shown.dealer and own_discard else [rest.pop(0)]
        discards[shown.dealer] = tuple(laid)
    return Hidden(hands, tuple(rest), discards)
