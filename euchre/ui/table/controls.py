"""Mouse, finger and keys at the table: each alone is enough for everything."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import pygame

from euchre.i18n import _
from euchre.rules.actions import Bid, Claim
from euchre.ui.bid_words import bid_number
from euchre.ui.keys import WITH_COMMAND
from euchre.ui.table.bidding import ALONE, CARD_PHASES, Offer, buttons, offers
from euchre.ui.table.commands import command_of, icon_buttons, obey
from euchre.ui.table.refusals import card_action
from euchre.ui.widgets import Form, Pressed
from euchre.ui.widgets.widget import is_enter

if TYPE_CHECKING:
    from euchre.rules.cards import Card
    from euchre.ui.scene import Change
    from euchre.ui.table.dragging import Point
    from euchre.ui.table.scene import TableScene
    from euchre.ui.table.sprites import CardSprite
    from euchre.ui.widgets import Widget

DIGITS = tuple(range(pygame.K_1, pygame.K_7 + 1))
PAD = tuple(range(pygame.K_KP1, pygame.K_KP7 + 1))
"""A hand of six and the card from the widow are seven."""
SIDEWAYS = (pygame.K_LEFT, pygame.K_RIGHT)
_LEFT_BUTTON = 1
SAME_SPOT = 10
"""Two presses closer than so many units are at the same spot."""


class Controls:
    """What the player touches, for one table."""

    def __init__(self, table: TableScene) -> None:
        """Answer for *table*."""
        self._table = table
        self.form = Form()
        self._offers: tuple[Offer, ...] = ()
        self._alone = False
        self._last_press: Point | None = None
        """Where the mouse went down last, unless a key was pressed since."""
        self._wish: Card | pygame.Event | None = None
        """The one thing the player clearly wanted while cards were moving."""

    @property
    def moving(self) -> bool:
        """Whether a dragged card still swings."""
        drag = self._table.hand.drag
        return drag is not None and drag.moving

    @property
    def chooses_cards(self) -> bool:
        """Whether a card is what is asked for."""
        return self._table.asked and not self._offers

    @property
    def claims(self) -> bool:
        """Whether cards are chosen to go under."""
        return any(offer.key == "under" for offer in self._offers)

    @property
    def offers(self) -> tuple[Offer, ...]:
        """What the bidding panel offers now; empty while it is not shown."""
        return self._offers

    def seated(self) -> None:
        """Follow the table: other sprites, another view, another size."""
        table = self._table
        hand = table.hand
        hand.sprites = table.director.sprites.hands.get(table.layout.seats[0], [])
        hand.resting = table.layout.seats[0] in table.director.board.sitting_out
        self._compose()
        if table.timeline.idle:
            hand.arrange(open_to_mouse=self.chooses_cards or self.claims)

    def asked(self) -> None:
        """It has become the viewer's turn: grant the wish he had while cards were moving."""
        self._alone = False
        self._table.hand.raised = self._only_claim()
        self.seated()
        wish, self._wish = self._wish, None
        if isinstance(wish, pygame.Event):
            self._key(wish)
        elif wish is not None and card_action(self._table.view, wish):
            self._table.choose_card(wish)

    def acted(self) -> None:
        """The viewer has decided: the panel goes, and so does everything half done."""
        hand = self._table.hand
        hand.raised, hand.focus, hand.drag = [], None, None
        self._alone = False
        self._wish = None
        self._offers = ()
        self._compose()

    def handle(self, event: pygame.Event) -> Change | None:
        """Answer one event."""
        if event.type == pygame.KEYDOWN:
            self._last_press = None
            return self._key(event)
        if event.type == pygame.MOUSEMOTION:
            return self._moved(event)
        if event.type in {pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP}:
            if event.button != _LEFT_BUTTON:
                return None
            down = event.type == pygame.MOUSEBUTTONDOWN
            return self._pressed(event) if down else self._released(event)
        if event.type in {pygame.WINDOWLEAVE, pygame.WINDOWFOCUSLOST}:
            self._table.hand.let_go()
            self._rearrange()
        return self._answer(self.form.handle(event))

    def update(self, seconds: float) -> None:
        """Let a dragged card swing."""
        if self._table.hand.drag is not None:
            self._table.hand.drag.update(seconds)

    def describe(self) -> dict[str, Any]:
        """Where everything is that can be touched, in pixels."""
        hand = self._table.hand
        return {
            "held": str(hand.drag.sprite.card) if hand.drag else None,
            "hand": {
                str(sprite.card): [round(hand.rest(index).x), round(hand.rest(index).y)]
                for index, sprite in enumerate(hand.sprites)
                if sprite.card is not None and self._table.timeline.idle
            },
            "buttons": {
                widget.key: list(widget.rect.center)
                for widget in self.form.widgets
                if widget.enabled
            },
            "middle": list(self._table.layout.drop_zone.center),
        }

    def _compose(self) -> None:
        """Make the buttons for what is asked now; the keyboard's focus stays if it can."""
        table = self._table
        focus, shown = self.form.focus, self.form.shows_focus
        self._offers = ()
        panel: list[Widget] = []
        if table.asked:
            view = table.view
            players = table.session.players
            self._offers = offers(view, players, alone=self._alone, chosen=table.hand.raised)
            if self._offers:
                panel += buttons(self._offers, table.layout.panel, table.layout.u)
        self.form = Form(*panel, *icon_buttons(table))
        keys = {widget.key for widget in self.form.widgets}
        if focus is not None and focus.key in keys:
            self.form.focus_on(focus.key, show=shown)

    def _only_claim(self) -> list[Card]:
        """The cards that go under, if there is but one choice."""
        claims = [a for a in self._table.view.legal if isinstance(a, Claim)]
        return list(claims[0].cards) if len(claims) == 1 else []

    def _answer(self, outcome: object) -> Change | None:
        if not isinstance(outcome, Pressed):
            return None
        if outcome.key == ALONE and any(o.key == ALONE and not o.action for o in self._offers):
            self._alone = not self._alone
            self._compose()
            return None
        for offer in self._offers:
            if offer.key == outcome.key and offer.action is not None:
                self._table.choose(offer.action)
                return None
        return obey(self._table, outcome.key)

    def _key(self, event: pygame.Event) -> Change | None:
        command = command_of(event)
        if command is not None:
            return obey(self._table, command)
        if event.mod & WITH_COMMAND:
            return None
        if not self._table.asked:
            return self._key_in_motion(event)
        if self._offers:
            return self._key_for_panel(event)
        return self._key_for_cards(event)

    def _key_in_motion(self, event: pygame.Event) -> Change | None:
        table = self._table
        if event.key == pygame.K_SPACE or (table.timeline.waiting and is_enter(event)):
            table.hurry()
        elif event.key == pygame.K_TAB or self.form.shows_focus:
            return self._answer(self.form.handle(event))
        elif self._viewers_turn_next:
            self._wish = event
        return None

    @property
    def _viewers_turn_next(self) -> bool:
        """Whether the viewer is asked as soon as the picture has caught up."""
        table = self._table
        return table.viewer is not None and table.session.awaiting_person is table.viewer

    def _key_for_panel(self, event: pygame.Event) -> Change | None:
        number = _number(event.key)
        if number is not None:
            if self.claims:
                self._toggle_nth(number)
            elif (offer := self._numbered(number)) is not None:
                return self._answer(Pressed(offer.key))
            return None
        return self._answer(self.form.handle(event))

    def _numbered(self, number: int) -> Offer | None:
        """The offer a digit means, counted from 0; where tricks are bid, so many tricks."""
        bids = {o.action.name: o for o in self._offers if isinstance(o.action, Bid)}
        if bids:
            wanted = (offer for name, offer in bids.items() if bid_number(name) == number + 1)
            return next(wanted, None)
        return self._offers[number] if number < len(self._offers) else None

    def _toggle_nth(self, number: int) -> None:
        sprites = self._table.hand.sprites
        if number < len(sprites) and sprites[number].card is not None:
            self._toggle(sprites[number])

    def _key_for_cards(self, event: pygame.Event) -> Change | None:
        table, hand = self._table, self._table.hand
        number = _number(event.key)
        if number is not None and number < len(hand.sprites):
            hand.focus = number
            self._choose(hand.sprites[number])
            return None
        if event.key in SIDEWAYS:
            self.form.shows_focus = False
            hand.key(event.key, self._first_legal())
            table.warning = ""
            self._rearrange()
            return None
        pressed = is_enter(event) or event.key == pygame.K_SPACE
        if pressed and not self.form.shows_focus:
            card = hand.focused_card
            if card is not None:
                table.choose_card(card)
            return None
        if event.key == pygame.K_TAB:
            hand.focus = None
            self._rearrange()
        return self._answer(self.form.handle(event))

    def _first_legal(self) -> int:
        table = self._table
        view = table.view
        for index, sprite in enumerate(table.hand.sprites):
            if sprite.card is not None and card_action(view, sprite.card):
                return index
        return 0

    def _moved(self, event: pygame.Event) -> Change | None:
        hand = self._table.hand
        before = hand.at(hand.pointer)
        hand.hover(event.pos)
        if hand.drag is not None:
            hand.move(event.pos)
        elif hand.at(event.pos) is not before:
            self._rearrange()
        return self._answer(self.form.handle(event))

    def _rearrange(self) -> None:
        if self._table.timeline.idle:
            self._table.hand.arrange(open_to_mouse=self.chooses_cards or self.claims)

    def _pressed(self, event: pygame.Event) -> Change | None:
        table, hand = self._table, self._table.hand
        hand.hover(event.pos)
        over_button = any(widget.covers(event.pos) for widget in self.form.widgets)
        if over_button:
            return self._press_button(event)
        self.form.handle(event)
        if not table.asked:
            self._press_in_motion(event)
            return None
        if self._repeats(event.pos):
            return None
        self._last_press = event.pos
        takes = (self.chooses_cards or self.claims) and hand.press(event.pos)
        if not takes:
            hand.focus = None
        self._rearrange()
        return None

    def _press_button(self, event: pygame.Event) -> Change | None:
        panel = self.form.widgets[: len(self._offers)]
        # What was said last may have brought the next panel under a double click.
        if self._repeats(event.pos) and any(button.covers(event.pos) for button in panel):
            return None
        self._last_press = event.pos
        return self._answer(self.form.handle(event))

    def _repeats(self, point: Point) -> bool:
        """Whether a press is the second half of a double click whose first half acted."""
        last = self._last_press
        near = last is not None and math.dist(point, last) < SAME_SPOT * self._table.layout.u
        return near and self._table.just_acted

    def _press_in_motion(self, event: pygame.Event) -> None:
        """A card clicked while others move is played when they lie; all else is hurried."""
        table = self._table
        sprite = table.hand.at(event.pos)
        if sprite is not None and self._viewers_turn_next and not self._repeats(event.pos):
            self._wish = sprite.card
        table.hurry()

    def _released(self, event: pygame.Event) -> Change | None:
        table = self._table
        released = table.hand.release()
        if released is None:
            return self._answer(self.form.handle(event))
        sprite, dragged = released
        if not dragged:
            self._choose(sprite)
        elif self.claims:
            self._toggle(sprite)
        elif sprite.card is not None and table.layout.drop_zone.collidepoint(event.pos):
            table.choose_card(sprite.card)
        self._rearrange()
        return None

    def _choose(self, sprite: CardSprite) -> None:
        """A card was clicked, or named by its number."""
        table, card = self._table, sprite.card
        if card is None:
            return
        if self.claims:
            self._toggle(sprite)
            return
        allowed = card_action(table.view, card) is not None
        if table.context.settings.click_twice and allowed and card not in table.hand.raised:
            table.hand.raised = [card]
            table.warning = ""
            self._rearrange()
            return
        table.choose_card(card)
        self._rearrange()

    def _toggle(self, sprite: CardSprite) -> None:
        """Raise or lower a card that may go under."""
        table, card = self._table, sprite.card
        may_go = {c for a in table.view.legal if isinstance(a, Claim) for c in a.cards}
        if card is None or card not in may_go:
            table.warning = _("Only low cards go under")
            return
        raised = table.hand.raised
        if card in raised:
            raised.remove(card)
        else:
            raised.append(card)
        table.warning = ""
        self._compose()
        self._rearrange()

    def is_dimmed(self, card: Card) -> bool:
        """Whether a card of the viewer's hand may not be chosen now."""
        table = self._table
        view = table.view
        if not self.chooses_cards or view.phase not in CARD_PHASES:
            return False
        return card_action(view, card) is None


def _number(key: int) -> int | None:
    """Which card or button a number key means, counted from 0."""
    for keys in (DIGITS, PAD):
        if key in keys:
            return keys.index(key)
    return None
