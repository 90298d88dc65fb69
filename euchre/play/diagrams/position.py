"""Whether a diagram can be, and a whole deal in which it is so.

What is unknown is dealt at random: the expert sees the cards of one seat only, and whoever plays the
hand on finds out the others.
"""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

from euchre.play.dealing import number_of
from euchre.play.diagrams.diagram import FIRST, SECOND, DiagramFault, ImpossibleError
from euchre.play.diagrams.slots import Slots, dealt_at_random, pack_for
from euchre.play.record import Record
from euchre.rules.actions import Call, Decide, Discard, OrderUp, Pass, PickUp, Play, Shuffle
from euchre.rules.cards import JOKER
from euchre.rules.game import IllegalAction, apply, new_game
from euchre.rules.state import Phase, Played

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from random import Random

    from euchre.play.diagrams.diagram import Diagram
    from euchre.play.record import Player
    from euchre.rules.actions import Action
    from euchre.rules.cards import Card, Suit
    from euchre.rules.game import Game
    from euchre.rules.seats import Seat

_TRIES = 40
"""Deals that are tried out until the bidding can have gone as it did."""


class DealtDiagram(NamedTuple):
    """A diagram with everything that was unknown dealt at random."""

    game: Game
    actions: tuple[Action, ...]
    """What has led there, the shuffle first."""

    def record(self, diagram: Diagram, players: Mapping[Seat, Player], seed: int) -> Record:
        """A game that goes on from here and counts for nobody."""
        pack = self.actions[0]
        assert isinstance(pack, Shuffle)
        sides = diagram.setup.table.sides
        return Record(
            diagram.options,
            players,
            diagram.dealer,
            seed,
            self.actions,
            deals=(number_of(pack.pack, diagram.setup, diagram.dealer),),
            taken_over=len(self.actions),
            set_up=diagram.scores or (0,) * len(sides),
        )


def position(diagram: Diagram, rng: Random) -> DealtDiagram:
    """Deal what is unknown of a *diagram* at random; ImpossibleError if it cannot be."""
    _check(diagram)
    bid = _after_bidding(diagram, rng)
    owners = _owners(diagram, bid)
    slots = _slots(diagram, bid, owners)
    for _ in range(_TRIES):
        hands = dealt_at_random(slots, rng)
        if hands is None:
            break
        away = hands.discard or diagram.discard
        pack = _pack(diagram, bid, owners, hands.held, away)
        try:
            return _run(diagram, pack, away, iter(diagram.played))
        except IllegalAction:
            # Such as a suit that its maker had to hold.
            continue
    raise ImpossibleError(DiagramFault.NO_DEAL)


def _check(diagram: Diagram) -> None:
    """See to what can be told without the rules of play."""
    setup = diagram.setup
    if not setup.turn_up:
        raise ImpossibleError(DiagramFault.NO_TURNED_CARD)
    if diagram.upcard is None:
        raise ImpossibleError(DiagramFault.NO_UPCARD)
    if diagram.upcard is JOKER:
        raise ImpossibleError(DiagramFault.BENNY_TURNED)
    if diagram.alone and diagram.options.partners_best:
        raise ImpossibleError(DiagramFault.EXCHANGE)
    try:
        new_game(diagram.options, diagram.dealer, diagram.scores)
    except ValueError as error:
        raise ImpossibleError(DiagramFault.SCORE, number=diagram.options.target) from error
    _check_cards(diagram)


def _check_cards(diagram: Diagram) -> None:
    seen: set[Card] = set()
    for card in diagram.known():
        if card not in diagram.setup.pack:
            raise ImpossibleError(DiagramFault.NOT_IN_PACK, card=card)
        if card in seen:
            raise ImpossibleError(DiagramFault.TWICE, card=card)
        seen.add(card)


def _after_bidding(diagram: Diagram, rng: Random) -> Game:
    """A game in which the bidding went as told, with whatever cards; ImpossibleError."""
    pack, setup = list(diagram.setup.pack), diagram.setup
    assert diagram.upcard is not None
    pack.remove(diagram.upcard)
    turned = setup.hand_size * len(setup.table.seats)
    for _ in range(_TRIES):
        rng.shuffle(pack)
        whole = (*pack[:turned], diagram.upcard, *pack[turned:])
        try:
            return _run(diagram, whole, None, iter(())).game
        except IllegalAction:
            continue
    if diagram.maker is None:
        raise ImpossibleError(DiagramFault.BIDDING)
    raise ImpossibleError(DiagramFault.MAKER, seat=diagram.maker)


def _run(
    diagram: Diagram, pack: tuple[Card, ...], away: Card | None, plays: Iterator[Card]
) -> DealtDiagram:
    """Do everything that was said and played; IllegalAction, ImpossibleError."""
    game = new_game(diagram.options, diagram.dealer, diagram.scores)
    actions: list[Action] = []
    action: Action | None = Shuffle(pack)
    while action is not None:
        game = apply(game, action).game
        actions.append(action)
        action = _next(diagram, game, away, plays)
    return DealtDiagram(game, tuple(actions))


def _next(
    diagram: Diagram, game: Game, away: Card | None, plays: Iterator[Card]
) -> Action | None:
    """What was done next; None where the position is reached."""
    match game.phase:
        case Phase.ORDER | Phase.NAME:
            return _bid(diagram, game)
        case Phase.DISCARD:
            return None if away is None else Discard(away)
        case Phase.PICK_UP:
            return PickUp()
        case Phase.DECIDE:
            return Decide(diagram.alone)
        case Phase.RELIEF | Phase.DEFEND | Phase.JAMBONE | Phase.JAMBOREE:
            return Pass()
        case Phase.PLAY:
            card = next(plays, None)
            return None if card is None else Play(card)
    if game.phase in (Phase.DEAL, Phase.OVER):
        raise ImpossibleError(
            DiagramFault.BIDDING if diagram.maker is None else DiagramFault.TOO_MANY_PLAYED
        )
    raise ImpossibleError(DiagramFault.EXCHANGE)


def _bid(diagram: Diagram, game: Game) -> Action | None:
    round_ = FIRST if game.phase is Phase.ORDER else SECOND
    if diagram.maker is None:
        mine = game.turn is diagram.me and round_ == diagram.bidding
        return None if mine else Pass()
    if game.turn is not diagram.maker or (round_ == FIRST) != diagram.ordered:
        return Pass()
    return OrderUp(diagram.alone) if diagram.ordered else Call(diagram.trump, diagram.alone)


def _owners(diagram: Diagram, bid: Game) -> list[Seat]:
    """Who played each card; ImpossibleError for a revoke, or cards beyond the last trick."""
    owners: list[Seat] = []
    deal = bid.deal
    assert deal is not None
    if diagram.played and bid.phase is Phase.DISCARD:
        # Whatever the dealer laid away, the cards that were played come after it.
        assert bid.turn is not None
        hand = deal.hand(bid.turn)
        deal = deal.with_laid_away(bid.turn, hand[0])
    for card in diagram.played:
        game = bid.with_deal(deal)
        while (phase := game.phase) in (Phase.DECIDE, Phase.DEFEND, Phase.JAMBONE):
            game = apply(game, Decide(diagram.alone) if phase is Phase.DECIDE else Pass()).game
        if game.turn is None or game.phase is not Phase.PLAY or game.deal is None:
            raise ImpossibleError(DiagramFault.TOO_MANY_PLAYED)
        owners.append(game.turn)
        trick = (*game.deal.trick, Played(game.turn, card))
        deal = game.deal.with_facts(tricks=(*game.deal.taken, trick))
    return owners


def _slots(diagram: Diagram, bid: Game, owners: list[Seat]) -> Slots:
    """How many unknown cards everybody holds, and which suits they cannot be of."""
    setup, dealer = diagram.setup, diagram.dealer
    buries = _buries(bid)
    _check_discard(diagram, bid, buries=buries)
    placed = diagram.upcard in {*diagram.hand(dealer), *diagram.played, diagram.discard}
    known = {*diagram.known(), diagram.upcard}
    return Slots(
        _open(diagram, bid, owners),
        {seat: frozenset(suits) for seat, suits in _voids(diagram, owners).items()},
        tuple(card for card in setup.pack if card not in known),
        setup.ranking,
        diagram.trump if diagram.maker is not None else None,
        picked_up=diagram.upcard if buries and not placed else None,
        dealer=dealer,
        discards=buries and diagram.discard is None and dealer is not diagram.me,
        may_discard_upcard=diagram.options.may_discard_upcard,
    )


def _buries(bid: Game) -> bool:
    """Whether the dealer has picked up and discards; not one whose partner went alone."""
    return bid.phase is Phase.DISCARD


def _check_discard(diagram: Diagram, bid: Game, *, buries: bool) -> None:
    if diagram.discard is not None and not buries:
        raise ImpossibleError(DiagramFault.DISCARD_TOO_MUCH, card=diagram.discard)
    if not buries or bid.turn is not diagram.me:
        return
    if diagram.discard is None and diagram.played:
        raise ImpossibleError(DiagramFault.NO_DISCARD)
    own = {*diagram.hand(diagram.me), *diagram.played, diagram.discard}
    if diagram.upcard not in own:
        raise ImpossibleError(DiagramFault.UPCARD, card=diagram.upcard)


def _open(diagram: Diagram, bid: Game, owners: list[Seat]) -> dict[Seat, int]:
    """How many cards everybody holds that are not known."""
    open_: dict[Seat, int] = {}
    me, buries = diagram.me, _buries(bid)
    for seat in diagram.setup.table.seats:
        holds = diagram.setup.hand_size - owners.count(seat)
        if seat is me is bid.turn and buries and diagram.discard is None:
            holds += 1
        known = len(diagram.hand(seat))
        if seat is me and known != holds:
            raise ImpossibleError(DiagramFault.OWN_CARDS, seat=seat, number=holds)
        if known > holds:
            raise ImpossibleError(DiagramFault.TOO_MANY_CARDS, seat=seat, number=holds)
        open_[seat] = holds - known
    return open_


def _voids(diagram: Diagram, owners: list[Seat]) -> dict[Seat, set[Suit]]:
    """The suits that players did not follow; ImpossibleError if they had a card of one."""
    setup, trump = diagram.setup, diagram.trump if diagram.maker is not None else None
    suit_of = setup.ranking.suit_of
    voids: dict[Seat, set[Suit]] = {}
    broken: dict[tuple[Seat, Suit], Card] = {}
    at = len(set(owners[: len(setup.table.seats)])) or 1
    led: Suit | None = None
    for number, (card, seat) in enumerate(zip(diagram.played, owners, strict=True)):
        suit = suit_of(card, trump)
        if number % at == 0:
            led = suit
        if suit is not None and (seat, suit) in broken:
            raise ImpossibleError(DiagramFault.REVOKE, seat=seat, card=broken[seat, suit])
        if led is not None and suit is not led:
            voids.setdefault(seat, set()).add(led)
            broken.setdefault((seat, led), card)
    for seat, suits in voids.items():
        for card in diagram.hand(seat):
            held = suit_of(card, trump)
            if held is not None and held in suits:
                raise ImpossibleError(DiagramFault.REVOKE, seat=seat, card=broken[seat, held])
    return voids


def _pack(
    diagram: Diagram,
    bid: Game,
    owners: list[Seat],
    held: Mapping[Seat, tuple[Card, ...]],
    away: Card | None,
) -> tuple[Card, ...]:
    """The pack that deals everybody what they must have had."""
    assert diagram.upcard is not None
    dealt: dict[Seat, list[Card]] = {}
    for seat in diagram.setup.table.seats:
        cards = [*diagram.hand(seat), *held.get(seat, ())]
        cards += [
            card for card, owner in zip(diagram.played, owners, strict=True) if owner is seat
        ]
        if seat is diagram.dealer and _buries(bid):
            cards += [] if away is None else [away]
            if diagram.upcard in cards:
                cards.remove(diagram.upcard)
        dealt[seat] = list(islice(cards, diagram.setup.hand_size))
    return pack_for(diagram.setup, diagram.dealer, dealt, diagram.upcard)
