"""The player who sees all cards: not fair, but the limit that fair players are measured by."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.ai.cards.from_view import InfoState
from euchre.ai.evaluate.match_equity import scoring_of
from euchre.ai.players.rule_based import RuleBased
from euchre.ai.search.endgame import Endgame
from euchre.rules.game import Game, apply
from euchre.rules.state import Phase
from euchre.rules.view import view

if TYPE_CHECKING:
    from euchre.rules.actions import Action


class OpenCards:
    """Looks into all hands: plays perfectly, and bids what perfect play makes the most of."""

    def __init__(self, seed: str | int) -> None:
        self._usual = RuleBased(seed)

    def choose_knowing(self, game: Game) -> Action:
        """The best action, all cards being known."""
        seat = game.turn
        assert seat is not None
        seen = view(game, seat)
        if len(seen.legal) == 1 or seen.phase in (Phase.RELIEF, Phase.BENNY):
            return self._usual.choose(seen)
        worths = {action: self._worth(game, action) for action in seen.legal}
        best = max(worths, key=lambda action: worths[action])
        if seen.phase is not Phase.PLAY:
            return best
        usual = self._usual.choose(seen)
        return usual if worths[usual] >= worths[best] else best

    def _worth(self, game: Game, action: Action) -> float:
        """What the deal is worth after *action*: bids go on by the rules of thumb."""
        seat = game.turn
        after = apply(game, action).game
        while after.turn is not None and after.phase is not Phase.PLAY:
            after = apply(after, self._usual.choose(view(after, after.turn))).game
        deal = after.deal
        assert deal is not None
        assert seat is not None
        ours = game.variant.setup.table.side_of(seat)
        if after.turn is None:
            mine = {s: after.scores[s] - game.scores[s] for s in after.scores}
            return float(sum(v if s == ours else -v for s, v in mine.items()))
        shown = deal.shown
        assert shown.maker is not None
        info = InfoState(view(after, after.turn))
        at = info.position()
        for number, who in enumerate(info.seats):
            at.hands[number] = 0 if who in shown.sitting_out else at.coding.mask(deal.hand(who))
        scoring, tricks = scoring_of(info.options)
        score = scoring.score(
            at.taken + Endgame(at).tricks(at),
            tricks,
            alone=bool(shown.alone),
            lone_defender=shown.lone_defender is not None,
        )
        made = shown.maker in ours
        return float((score.makers - score.defenders) * (1 if made else -1))
