"""Could it have been made? What perfect play makes of a deal once all cards lie open.

Nobody at the table could know that: it judges no player.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from euchre.ai.cards.from_view import InfoState
from euchre.ai.players.monte_carlo import EXPERT
from euchre.ai.players.table_model import table_model
from euchre.ai.policy.profiles import profiles
from euchre.ai.search.endgame import Endgame
from euchre.rules.actions import Play
from euchre.rules.game import apply
from euchre.rules.view import view

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from euchre.ai.cards.card_coding import CardCoding
    from euchre.play.replay import ReplayStep
    from euchre.rules.cards import Card
    from euchre.rules.game import Game
    from euchre.rules.seats import Seat


class OpenCard(NamedTuple):
    """A card that was played, seen with all cards open."""

    seat: Seat
    card: Card
    before: int
    """The tricks the makers could come to before it, both sides playing perfectly."""
    after: int
    """The same once it lay on the table."""
    keeps: tuple[Card, ...]
    """The cards that would have given nothing away; the played one among them if it did not."""


class OpenDeal(NamedTuple):
    """A deal played with open cards: what could be made, and where that changed."""

    makers: frozenset[Seat]
    made: int
    """The tricks the makers did take."""
    possible: int
    """The tricks they could have taken from the first card on, against perfect play."""
    cards: tuple[OpenCard, ...]
    line: tuple[tuple[Seat, Card], ...]
    """One way to play that both sides could not better, from the first card on."""
    turning_point: int | None
    """Which card (0, 1, ...) gave the points away for good; None where none did."""


def open_deal(steps: Iterable[ReplayStep]) -> OpenDeal | None:
    """A finished deal, from the *steps* of it; None where no card was played."""
    plays = [step for step in steps if isinstance(step.action, Play)]
    if not plays:
        return None
    solver = _Solver()
    cards = [
        solver.judged(step.before, step.action.card)
        for step in plays
        if isinstance(step.action, Play)
    ]
    last = plays[-1].after.deal
    assert last is not None
    assert last.shown.maker is not None
    makers = frozenset(last.setup.table.side_of(last.shown.maker))
    return OpenDeal(
        makers,
        sum(taker in makers for taker in last.takers),
        cards[0].before,
        tuple(cards),
        tuple(solver.line(plays[0].before)),
        _turning_point(plays[-1].before, cards),
    )


class _Solver:
    """How many tricks the makers come to; remembers what it has found for the whole deal."""

    def __init__(self) -> None:
        self._endgames: dict[CardCoding, Endgame] = {}
        """One for each trump: where the first card makes trump there are several."""

    def tricks(self, game: Game) -> int:
        """The makers' tricks at the end, counted from the first, all cards being known."""
        deal = game.deal
        assert deal is not None
        if game.turn is None:
            assert deal.shown.maker is not None
            return deal.tricks_of(deal.setup.table.side_of(deal.shown.maker))
        info = InfoState(view(game, game.turn))
        if info.makes_trump:
            return max(self.choices(game).values())
        at = info.position()
        for number, seat in enumerate(info.seats):
            held = () if seat in deal.shown.sitting_out else deal.hand(seat)
            at.hands[number] = at.coding.mask(held)
        endgame = self._endgames.get(at.coding) or Endgame(at)
        self._endgames[at.coding] = endgame
        return at.taken + endgame.tricks(at)

    def choices(self, game: Game) -> dict[Card, int]:
        """The makers' tricks by the card that is played now."""
        return {
            action.card: self.tricks(apply(game, action).game)
            for action in game.legal_actions
            if isinstance(action, Play)
        }

    def judged(self, game: Game, card: Card) -> OpenCard:
        """What *card* keeps or gives away."""
        assert game.turn is not None
        info, choices = InfoState(view(game, game.turn)), self.choices(game)
        for_makers = info.makers(info.maker)[info.me] is not info.misere
        best = (max if for_makers else min)(choices.values())
        keeps = tuple(kept for kept, tricks in choices.items() if tricks == best)
        return OpenCard(game.turn, card, best, choices[card], keeps)

    def line(self, game: Game) -> Iterator[tuple[Seat, Card]]:
        """Play that neither side could better: what is usual where that gives nothing away."""
        while game.turn is not None:
            info = InfoState(view(game, game.turn))
            legal = [action for action in game.legal_actions if isinstance(action, Play)]
            card = legal[0].card
            if len(legal) > 1:
                keeps = self.judged(game, card).keeps
                usual = None if info.makes_trump else _usual(info)
                card = usual if usual in keeps else keeps[-1]
            yield game.turn, card
            game = apply(game, Play(card)).game


def _usual(info: InfoState) -> Card:
    at = info.position()
    return info.coding.cards[profiles(info)[0][at.turn](at)]


def _turning_point(last: Game, cards: Sequence[OpenCard]) -> int | None:
    """The last card after which the makers' points were others than before it."""
    assert last.deal is not None
    worths = table_model(InfoState(view(last, last.deal.shown.maker)), EXPERT).by_tricks()
    turns = [n for n, card in enumerate(cards) if worths[card.before] != worths[card.after]]
    return turns[-1] if turns else None
