"""What a player can do with the rest of a hand: claim it, or finish it when no points are left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.i18n import _
from euchre.play.rest_of_hand import ClaimAnswer, claim
from euchre.rules.state import Phase
from euchre.ui import navigation
from euchre.ui.scene import Push
from euchre.ui.widgets import Button, with_key
from euchre.ui.words.phrases import card_name

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from euchre.rules.view import PlayerView
    from euchre.ui.scene import Change
    from euchre.ui.table.table_protocols import PlayedTable
    from euchre.ui.widgets import Widget

KEYS = {"claim": "C", "finish": "E"}
"""The letters that do the same as the buttons."""


class Rest:
    """Knows for one table what is offered, from what the viewer sees alone.

    Whether a claim is good is worked out in a quiet moment, not within a frame.
    """

    def __init__(self, table: PlayedTable, show: Callable[[], None]) -> None:
        """Answer for *table*; *show* is called when there is something new to offer."""
        self._table, self._show = table, show
        self._found: tuple[PlayerView | None, ClaimAnswer | None] = (None, None)
        """What was seen when it was asked last, and what came of it."""
        self._finishing = 0
        """The hand of the game, from 1, that was offered to be finished last."""

    def look_ahead(self) -> None:
        """The viewer's turn has come: find out soon whether the rest can be claimed."""
        if self._table.view.phase is Phase.PLAY:
            self._table.context.later("claim", self._looking())

    def _looking(self) -> Iterator[None]:
        yield
        if self._table.asked:
            self._claim()
            if self._sure:
                self._show()

    def _claim(self) -> ClaimAnswer | None:
        """What the viewer can claim now; worked out once for the same view."""
        view = self._table.view
        if self._found[0] != view:
            self._found = (view, claim(view))
        return self._found[1]

    @property
    def buttons(self) -> list[Widget]:
        """The button for what can be done with the rest now, if anything can."""
        table = self._table
        session = table.session
        # While cards move it is too early to tell what they lead to.
        seen = table.timeline.idle or self._finishing == session.deals
        if seen and session.points_certain and self._tricks_left > 1:
            self._finishing = session.deals
            label, tip = _("Finish the hand"), _("The remaining tricks can't change the points")
            button = Button("finish", label, tip=with_key(tip, KEYS["finish"]))
        elif self._sure and table.timeline.idle:
            label, tip = _("The rest is mine"), _("Nothing can beat your cards now")
            button = Button("claim", label, kind="accent", tip=with_key(tip, KEYS["claim"]))
        else:
            return []
        button.radius = -1
        button.rect = table.layout.rest
        return [button]

    @property
    def _tricks_left(self) -> int:
        """How many tricks are not over; the last one needs no button."""
        view = self._table.view
        return view.setup.hand_size - len(view.taken)

    @property
    def _sure(self) -> bool:
        """Whether it has been found out that the viewer can claim now."""
        seen, found = self._found
        sure = self._table.asked and found is not None and found.first is not None
        return sure and seen == self._table.view

    def no_use(self, command: str) -> str:
        """Why *command* ("claim" or "finish") does nothing now; empty if it does something."""
        table = self._table
        if command == "finish":
            return "" if table.session.points_certain else _("The points are not certain yet")
        if not table.asked:
            return _("It's not your turn")
        found = self._claim()
        if found is None:
            return _("There is nothing to claim now")
        if found.first is not None:
            return ""
        if found.threat is None:
            return _("Not certain yet: another player may take a trick")
        sentence = _("Not certain yet: {card} may still be out")
        return sentence.format(card=card_name(found.threat))

    def obey(self, command: str) -> Change | None:
        """Claim the rest or finish the hand; several people must all agree. Else say why not."""
        table = self._table
        reason = self.no_use(command)
        if reason:
            table.context.remark(reason)
            return None
        claimer = table.viewer if command == "claim" else None
        if table.several:
            return Push(navigation.agree_to_rest(table, claimer))
        table.play_rest(claimer)
        return None
