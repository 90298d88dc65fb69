"""The bidding panel of one table: what it offers now, and the one that is drawn ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.rules.actions import Bid, Claim
from euchre.ui.draw.style import style_for
from euchre.ui.table.bidding.discard_check import answers, is_doubtful, question
from euchre.ui.table.bidding.offers import SWITCHES, UNDER, PanelOffer, offers, situation
from euchre.ui.table.bidding.row import panel_around, pills, sentence_below
from euchre.ui.words.bids import bid_number

if TYPE_CHECKING:
    from collections.abc import Iterator

    from euchre.rules.cards import Card
    from euchre.ui.draw.style import Style
    from euchre.ui.table.table_protocols import PlayedTable
    from euchre.ui.widgets import Button


class BiddingPanel:
    """What the viewer of one table may say, as buttons."""

    def __init__(self, table: PlayedTable) -> None:
        """PanelOffer nothing before the viewer is asked."""
        self._table = table
        self.offers: tuple[PanelOffer, ...] = ()
        """Empty while there is no panel."""
        self.situation = ""
        """One sentence about what is decided, while no offer is pointed at."""
        self.alone: bool | None = False
        """What the switches for going alone say; None: decide later."""
        self.doubted: Card | None = None
        """The top trump about whose discarding is asked."""
        self._made: tuple[Style, tuple[PanelOffer, ...], list[Button]] | None = None
        """The last panel: that of the viewer's next turn, drawn before it is asked for."""

    @property
    def claims(self) -> bool:
        """Whether cards are chosen to go under."""
        return any(offer.key == UNDER for offer in self.offers)

    def compose(self) -> list[Button]:
        """PanelOffer what may be said now; return the buttons for it, none where cards are chosen."""
        table = self._table
        self.offers, self.situation = (), ""
        if table.ended and table.ending is not None:
            return table.ending.buttons(self._style)
        if not table.asked:
            return []
        view, players = table.view, table.session.players
        if self.doubted is not None and is_doubtful(view, self.doubted):
            self.offers = answers(view, self.doubted)
            self.situation = question(view, self.doubted)
        else:
            self.doubted = None
            self.offers = offers(view, players, alone=self.alone, chosen=table.hand.raised)
        if not self.offers:
            return []
        self.situation = self.situation or situation(view, players)
        if self._made is None or self._made[:2] != (self._style, self.offers):
            made = pills(self.offers, table.layout.panel, self._style)
            self._made = (self._style, self.offers, made)
        for button in self._made[2]:
            button.hovered = button.held = False
        return self._made[2]

    @property
    def _style(self) -> Style:
        return style_for(self._table.layout.size, self._table.context.settings)

    def draw_ahead(self) -> Iterator[None]:
        """Draw the panel of the viewer's turn, part by part, while the picture catches up."""
        table, style = self._table, self._style
        view, players, room = table.view, table.session.players, table.layout.panel
        wanted = offers(view, players, chosen=self.only_claim())
        if not wanted:
            return
        drawn = pills(wanted, room, style)
        yield
        for button in drawn:
            button.picture(style)
            yield
        self._made = (style, wanted, drawn)
        sentence_below(situation(view, players), room, style)
        yield
        panel_around([button.rect for button in drawn], style)

    def only_claim(self) -> list[Card]:
        """The cards that go under, if there is but one choice."""
        claims = [a for a in self._table.view.legal if isinstance(a, Claim)]
        return list(claims[0].cards) if len(claims) == 1 else []

    def doubts(self, card: Card) -> bool:
        """Whether it must be asked before *card* is chosen; the answers are offered then."""
        table = self._table
        asks = table.context.settings.ask_top_discard and is_doubtful(table.view, card)
        self.doubted = card if asks else None
        return asks

    def turn(self, key: str) -> bool:
        """Turn a switch on or off; False if there is none of this key."""
        offer = next((o for o in self.offers if o.key == key and o.switch), None)
        if offer is not None:
            self.alone = False if offer.selected else SWITCHES[key]
        return offer is not None

    def numbered(self, place: int) -> PanelOffer | None:
        """The offer a digit means, counted from 0; where tricks are bid, so many tricks."""
        bids = {o.action.name: o for o in self.offers if isinstance(o.action, Bid)}
        if bids:
            wanted = (offer for name, offer in bids.items() if bid_number(name) == place + 1)
            return next(wanted, None)
        return self.offers[place] if place < len(self.offers) else None
