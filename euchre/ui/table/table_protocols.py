"""What a table must have so that it can be painted, and what so that it can be played at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from euchre.ui.scene import Change, Scene

if TYPE_CHECKING:
    from collections.abc import Sequence

    from euchre.play.session import Session
    from euchre.rules.actions import Action
    from euchre.rules.cards import Card
    from euchre.rules.seats import Seat
    from euchre.rules.view import PlayerView
    from euchre.ui.context import Context
    from euchre.ui.draw.animation import Timeline
    from euchre.ui.draw.style import Style
    from euchre.ui.table.bidding.offers import PanelOffer
    from euchre.ui.table.ending.told import HandTold
    from euchre.ui.table.hand import OwnHand
    from euchre.ui.table.layout import Layout
    from euchre.ui.table.moves.director import Director
    from euchre.ui.table.pictures.hud import Hud
    from euchre.ui.widgets import Button, Form


class ResultScreen(Scene, Protocol):
    """What tells how a deal or a game ended; drawn ahead, widget by widget."""

    @property
    def form(self) -> Form:
        """Its widgets, once it is prepared."""

    @property
    def style(self) -> Style:
        """What it is drawn with now."""

    def prepare(self) -> None:
        """Make and place the widgets, if need be."""


class EndOfHand(Protocol):
    """A hand that is over, until the next one is wanted."""

    told: HandTold
    """What the banner says of it."""
    tricks: ResultScreen
    """The panel with all its tricks."""
    over: ResultScreen | None
    """What tells of the game, if it is decided."""

    def buttons(self, style: Style) -> list[Button]:
        """What can be done now."""

    def answer(self, key: str) -> Change | None:
        """Do what one of the buttons stands for."""


class TableControls(Protocol):
    """What the player can touch, as far as the picture shows it."""

    @property
    def form(self) -> Form:
        """The buttons; those of the bidding panel come first."""

    @property
    def offers(self) -> Sequence[PanelOffer]:
        """What the bidding panel offers; empty while there is none."""

    @property
    def situation(self) -> str:
        """One sentence about what is decided there, while no offer is pointed at."""

    @property
    def chooses_cards(self) -> bool:
        """Whether a card is what is asked for."""

    def seated(self) -> None:
        """Make the buttons for what is asked now."""

    def is_dimmed(self, card: Card) -> bool:
        """Whether a card of the own hand cannot be chosen now."""


class PaintedTable(Protocol):
    """A table with everything that is to be seen on it."""

    @property
    def context(self) -> Context:
        """What every screen is given."""

    @property
    def view(self) -> PlayerView:
        """The game as it is seen here."""

    @property
    def deal_number(self) -> int:
        """Which deal it is, from 1; 0 before the first."""

    @property
    def layout(self) -> Layout:
        """Where everything lies."""

    @property
    def timeline(self) -> Timeline:
        """What moves."""

    @property
    def director(self) -> Director:
        """The cards, and what is known about them."""

    @property
    def hud(self) -> Hud:
        """Scores, names, marks and messages."""

    @property
    def hand(self) -> OwnHand:
        """The cards at the bottom."""

    @property
    def controls(self) -> TableControls:
        """What the player can touch."""

    @property
    def message(self) -> str:
        """What the message line says."""

    @property
    def warning(self) -> str:
        """Why the last thing the player tried cannot be done; empty for no reason."""


class PlayedTable(PaintedTable, Protocol):
    """A table at which one plays: what its parts, and what lies over it, ask of it."""

    warning: str
    """Why the last thing the player tried cannot be done; empty for no reason."""

    @property
    def session(self) -> Session:
        """The game that is played."""

    @property
    def viewer(self) -> Seat | None:
        """Whose cards are seen; None: nobody's."""

    @property
    def several(self) -> bool:
        """Whether several people share the screen."""

    @property
    def asked(self) -> bool:
        """Whether the viewer is asked for something, and the picture has caught up."""

    @property
    def just_acted(self) -> bool:
        """Whether a press may be the second half of a double click that acted already."""

    @property
    def ending(self) -> EndOfHand | None:
        """The hand that is over, until the next one is wanted."""

    @property
    def ended(self) -> bool:
        """Whether it is told how a hand ended, and the next one is waited for."""

    def next_hand(self) -> None:
        """Go on after the end of a hand."""

    def sit(self, viewer: Seat | None, bottom: Seat | None = None) -> None:
        """Show the game as *viewer* sees it, everything at rest."""

    def choose(self, action: Action) -> None:
        """Do what the viewer decided."""

    def choose_card(self, card: Card) -> bool:
        """Play or lay away a card; False if it may not be."""

    def hurry(self) -> None:
        """Let everything that moves come to its end sooner."""

    def undo(self) -> None:
        """Go back to before the last decision of a person."""

    def redo(self) -> None:
        """Do again what was taken back."""

    def play_rest(self, claimer: Seat | None) -> None:
        """Play the rest of the hand at once, which *claimer* takes, or which changes no points."""
