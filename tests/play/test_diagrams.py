"""Positions set up by hand: what can be is dealt, what cannot be is refused by its reason."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from euchre.play.diagrams.diagram import FIRST, SECOND, Diagram, DiagramFault, ImpossibleError
from euchre.play.diagrams.line import NotALineError, NotRulesError, line_of, read_line
from euchre.play.diagrams.position import position
from euchre.play.record import Player
from euchre.play.session import Session
from euchre.rules.actions import Pass
from euchre.rules.cards import JOKER, Card, Suit
from euchre.rules.game import apply, new_game
from euchre.rules.games import PRESETS
from euchre.rules.options import check
from euchre.rules.seats import Seat
from euchre.rules.state import Phase
from euchre.rules.view import view
from tests.rules.invariants import any_action, shuffled

if TYPE_CHECKING:
    from collections.abc import Iterator

    from euchre.rules.game import Game
    from euchre.rules.options import Options

S, W, N, E = Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST
CLASSIC = PRESETS["classic"]


def cards(text: str) -> tuple[Card, ...]:
    return tuple(map(Card.parse, text.split()))


MINE = cards("JS JC AS KH QD")
FIRST_BID = Diagram(CLASSIC, E, upcard=Card.parse("TS"), hands={S: MINE})
"""South is the first to speak."""
PLAYING = replace(
    FIRST_BID,
    maker=W,
    trump=Suit.SPADES,
    hands={S: cards("JS JC AS")},
    played=cards("KH 9H AH TH 9D KD QD TD AC"),
)
"""West has ordered up spades; in the third trick East has led a club to South."""


def fault(diagram: Diagram) -> ImpossibleError:
    with pytest.raises(ImpossibleError) as caught:
        position(diagram, Random(1))
    return caught.value


def diagram_of(game: Game) -> Diagram | None:
    """What South knows of a game at South's turn; None where it cannot be set up."""
    seen = view(game, S)
    shown = seen.shown
    phases = (Phase.ORDER, Phase.NAME, Phase.DISCARD, Phase.PLAY)
    if seen.turn is not S or seen.phase not in phases or shown is None:
        return None
    if shown.upcard is JOKER or any(
        call.phase is Phase.DEFEND and call.call != Pass() for call in shown.calls
    ):
        return None
    if shown.maker is not None and shown.trump is shown.proposed and not shown.picked_up:
        # With two players the dealer may leave the card.
        return None
    return Diagram(
        seen.options,
        shown.dealer,
        tuple(seen.scores.values()),
        shown.upcard,
        {S: seen.hand},
        SECOND if seen.phase is Phase.NAME else FIRST,
        shown.maker,
        shown.trump,
        alone=bool(shown.alone),
        discard=seen.discards[0] if seen.discards else None,
        played=tuple(p.card for trick in shown.tricks for p in trick),
    )


GAMES: dict[str, Options] = {
    "classic": CLASSIC,
    "us": check({"no_trump": True, "may_discard_upcard": False}, PRESETS["us"]),
    "canadian": PRESETS["canadian"],
    "british": check({"natural_trump": True}, PRESETS["british"]),
    "two_handed": PRESETS["two_handed"],
    "three_handed": PRESETS["three_handed"],
    "32 cards": check({"deck": "32", "defend_alone": True, "super_euchre": True}, CLASSIC),
}


def turns_of_south(options: Options, seed: int) -> Iterator[Game]:
    rng = Random(seed)
    game = new_game(options, rng.choice(list(new_game(options).variant.setup.table.seats)))
    for _ in range(120):
        if game.winner:
            return
        action = shuffled(game, rng) if game.turn is None else any_action(game, rng, 0.6)
        game = apply(game, action).game
        if game.turn is S:
            yield game


@pytest.mark.parametrize("name", GAMES)
def test_what_a_player_knows_of_any_hand_can_be_set_up_and_looks_the_same(name: str) -> None:
    found = 0
    for seed in range(12):
        for game in turns_of_south(GAMES[name], seed):
            diagram = diagram_of(game)
            if diagram is None:
                continue
            found += 1
            assert read_line(line_of(diagram)) == diagram
            made = view(position(diagram, Random(seed)).game, S)
            seen = view(game, S)
            assert (made.phase, made.turn, made.scores) == (seen.phase, S, seen.scores)
            assert set(made.hand) == set(seen.hand)
            assert set(made.legal) == set(seen.legal)
            assert made.discards == seen.discards
            assert made.shown is not None
            assert seen.shown is not None
            assert made.shown.tricks == seen.shown.tricks
            assert (made.shown.maker, made.shown.trump) == (seen.shown.maker, seen.shown.trump)
    assert found > 50


def test_unknown_cards_are_dealt_otherwise_by_another_seed_and_known_ones_stay() -> None:
    known = FIRST_BID.with_hand(N, cards("9C"))
    deals = [position(known, Random(seed)).game.deal for seed in range(20)]
    assert all(deal is not None and Card.parse("9C") in deal.hand(N) for deal in deals)
    assert all(deal is not None and set(deal.hand(S)) == set(MINE) for deal in deals)
    assert len({deal.hand(W) for deal in deals if deal is not None}) > 15


def test_unknown_cards_are_dealt_evenly() -> None:
    holders = [
        next((seat for seat in (W, N, E) if Card.parse("AC") in deal.hand(seat)), None)
        for seed in range(600)
        if (deal := position(FIRST_BID, Random(seed)).game.deal) is not None
    ]
    # Five cards each of the eighteen that are unseen.
    assert all(120 < holders.count(seat) < 215 for seat in (W, N, E))


def test_who_did_not_follow_holds_none_of_that_suit() -> None:
    # West leads hearts, North throws a diamond on it.
    diagram = replace(PLAYING, played=cards("9H 9D TH"), hands={S: cards("JS JC AS KH QD")})
    diagram = replace(
        diagram,
        dealer=S,
        upcard=Card.parse("TS"),
        maker=N,
        discard=Card.parse("9C"),
        hands={S: cards("JS JC AS KH TS")},
    )
    for seed in range(40):
        deal = position(diagram, Random(seed)).game.deal
        assert deal is not None
        assert all(card.suit is not Suit.HEARTS for card in deal.hand(N))


def test_the_game_goes_on_from_there_at_the_score_and_counts_for_nobody() -> None:
    diagram = replace(PLAYING, scores=(8, 9))
    found = position(diagram, Random(3))
    players = {seat: Player(seat.name, "normal") for seat in (S, W, N, E)}
    record = found.record(diagram, players, 5)
    session = Session(record)
    assert tuple(session.view(S).scores.values()) == (8, 9)
    assert record.set_up == (8, 9)
    while session.winner is None:
        session.advance()
    assert max(session.view(S).scores.values()) >= 10


@pytest.mark.parametrize(
    ("changed", "expected"),
    [
        ({"upcard": None}, DiagramFault.NO_UPCARD),
        ({"hands": {S: cards("JS JC AS KH")}}, DiagramFault.OWN_CARDS),
        ({"hands": {S: cards("JS JC AS KH QD 9D")}}, DiagramFault.OWN_CARDS),
        ({"hands": {S: MINE, W: cards("9C TC QC KC AC 9D")}}, DiagramFault.TOO_MANY_CARDS),
        ({"hands": {S: cards("JS JC AS KH TS")}}, DiagramFault.TWICE),
        ({"hands": {S: MINE, W: cards("JS")}}, DiagramFault.TWICE),
        ({"hands": {S: cards("JS JC AS KH 8D")}}, DiagramFault.NOT_IN_PACK),
        ({"scores": (10, 0)}, DiagramFault.SCORE),
        ({"discard": Card.parse("9C")}, DiagramFault.DISCARD_TOO_MUCH),
        ({"maker": W, "trump": None}, DiagramFault.MAKER),
    ],
)
def test_what_cannot_be_says_why(changed: dict[str, Any], expected: DiagramFault) -> None:
    assert fault(replace(FIRST_BID, **changed)).fault is expected


def test_a_maker_who_may_not_order_is_refused() -> None:
    never = check({"dealer_partner_orders": "may_not"}, CLASSIC)
    found = fault(replace(FIRST_BID, options=never, maker=W, trump=Suit.SPADES))
    assert (found.fault, found.seat) == (DiagramFault.MAKER, W)
    alone = replace(FIRST_BID, options=PRESETS["canadian"], maker=W, trump=Suit.SPADES)
    assert fault(alone).fault is DiagramFault.MAKER
    # West went alone, and East, the dealer, sits out: South leads.
    assert position(replace(alone, alone=True), Random(1)).game.phase is Phase.PLAY


def test_a_revoke_is_refused_by_player_and_card() -> None:
    # East throws a diamond on hearts, and plays a heart in the next trick.
    hand = cards("JS JC AS QD")
    played = cards("KH 9H AH 9D QH JH")
    found = fault(replace(PLAYING, hands={S: hand}, played=played))
    assert (found.fault, found.seat, str(found.card)) == (DiagramFault.REVOKE, E, "9D")


def test_the_dealers_own_discard_has_to_be_told_and_the_upcard_be_somewhere() -> None:
    dealt = replace(FIRST_BID, dealer=S, maker=N, trump=Suit.SPADES)
    six = replace(dealt, hands={S: (*MINE, Card.parse("TS"))})
    assert position(six, Random(1)).game.phase is Phase.DISCARD
    assert fault(dealt).fault is DiagramFault.UPCARD
    five = replace(dealt, hands={S: (*MINE[1:], Card.parse("TS"))}, discard=MINE[0])
    assert position(five, Random(1)).game.phase is Phase.PLAY
    led = replace(five, discard=None, played=cards("9H"))
    assert fault(led).fault is DiagramFault.NO_DISCARD
    assert fault(replace(dealt, discard=Card.parse("9C"))).fault is DiagramFault.UPCARD


def test_games_without_a_turned_card_and_a_turned_benny_are_refused() -> None:
    assert (
        fault(replace(FIRST_BID, options=PRESETS["napoleon"])).fault
        is DiagramFault.NO_TURNED_CARD
    )
    assert (
        fault(replace(FIRST_BID, options=PRESETS["british"], upcard=JOKER)).fault
        is DiagramFault.BENNY_TURNED
    )


def test_this_position_is_this_line_for_ever() -> None:
    diagram = replace(PLAYING, scores=(3, 4))
    assert line_of(diagram) == LINE
    assert read_line(f"Look at this:\n> {LINE}\n") == diagram


LINE = (
    "euchre-position 1: classic dealer=east score=3-4 up=TS made=west:S south=JS,JC,AS "
    "played=KH,9H,AH,TH,9D,KD,QD,TD,AC [zb4nt]"
)


@pytest.mark.parametrize("word", ["dealer=nobody", "up=8X", "made=west", "south=JS;JC", "x=y"])
def test_a_forged_line_is_refused(word: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(NotALineError):
        read_line(LINE.replace("score=3-4", "score=3-5"))
    with pytest.raises(NotALineError):
        read_line(LINE[:-1])
    monkeypatch.setattr("euchre.play.checked_line._mark", lambda *_told: "abcde")
    told = LINE.partition("[")[0]
    with pytest.raises(ValueError, match="says nothing"):
        read_line(f"{told}{word} [abcde]")
    with pytest.raises(NotRulesError):
        read_line(f"{told.replace('classic', 'tarock')} [abcde]")
