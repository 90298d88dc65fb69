"""One deal of the game at the table: its number, and the proof that it was dealt honestly."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from euchre.i18n import _
from euchre.play import fair_deal
from euchre.play.branching import once_more
from euchre.rules.actions import Shuffle
from euchre.ui import navigation
from euchre.ui.draw import theme
from euchre.ui.draw.card_art import width_of
from euchre.ui.scene import Pop, Push, Replace
from euchre.ui.scenes.dialog import Answer, Dialog
from euchre.ui.scenes.game_start import begin, system_chance
from euchre.ui.scenes.replay.screen import copy
from euchre.ui.scenes.screen import pills, side_by_side
from euchre.ui.scenes.sharing.shared_hand import shared_hand
from euchre.ui.scenes.two_panels import BUTTON, TwoPanels, columns
from euchre.ui.widgets import Button, Form, Label, ScrollArea
from euchre.ui.words import phrases

if TYPE_CHECKING:
    from collections.abc import Callable

    from euchre.play.fair_deal import Proof
    from euchre.play.session import Session
    from euchre.rules.cards import Card
    from euchre.ui.context import Context
    from euchre.ui.draw.cards import CardPictures
    from euchre.ui.draw.style import Style
    from euchre.ui.scene import Change, Scene
    from euchre.ui.widgets import Outcome

LEFT, INSIDE = 380, 26
CARD, COLUMNS = 76, 12
"""Lengths in units: the height of a card of the pack; how many lie in a row."""
GROUPS, NUMBER, LONG_NUMBER = 4, 34, 25
"""So many groups of a deal's number fit into a line; its size, and that of four and more."""
DIGITS = 16
"""So many digits of a SHA-256 stand together."""


class ThisDealScene(TwoPanels):
    """The last deal that was dealt, or the promise of the first."""

    MOST = (1320, 880)
    BACK = LEFT

    def __init__(
        self, context: Context, session: Session, chance: Callable[[], int] = system_chance
    ) -> None:
        """Show the deal of a game as it is now; *chance* seeds a game that begins with it."""
        super().__init__(context)
        self._session = session
        self._chance = chance
        self._index = session.deals - 1
        self.proof: Proof | None = None
        """The proof, once the deal is over."""
        if self._index >= 0 and session.awaiting is None:
            self.proof = session.proof(self._index)
        self._hand = shared_hand(session.record, self._index) if self.proof else None

    def compose(self) -> Form:
        """Return the widgets, in the language in use."""
        session, dealt = self._session, self._index >= 0
        title = (
            _("Hand {number}").format(number=self._index + 1) if dealt else _("Before the deal")
        )
        self.compose_frame(title)
        self._left.title, self._right.title = _("Deal number"), _("Proof of a fair deal")
        spelled = session.named_deal(self._index).spelled if dealt else ""
        self._number = Label(
            phrases.in_lines(spelled, 1 if spelled.count("-") < GROUPS else 2),
            size=NUMBER if spelled.count("-") < GROUPS - 1 else LONG_NUMBER,
            colour=theme.IVORY,
            weight="serif",
            align="centre",
        )
        self._about = Label(
            _("This number gives the same cards to the same seats on every computer."),
            size=theme.SMALL,
            top=True,
        )
        none = "" if dealt else _("Nothing is dealt yet.")
        self._deeds = pills(
            Button("share", _("Share this hand"), reason=none or self._not_shared()),
            Button("copy", _("Copy deal as text"), reason=none),
            Button("again", _("Replay this deal"), reason=none),
            Button("turned", _("Replay it from another seat"), reason=none),
        )
        self._told = ScrollArea("told", _("Proof of a fair deal"))
        hidden = "" if self.proof else _("The deck is shown when the hand is over.")
        self._copies = pills(
            Button("digest", _("Copy SHA-256")),
            Button("python", _("Copy check (Python)"), reason=hidden),
            Button("shell", _("Copy check (shell)"), reason=hidden),
        )
        self._back.kind = "primary"
        left = (self._left, self._number, self._about, *self._deeds)
        right = (self._right, self._told, *self._copies)
        return Form(self._title, *left, *right, self._back, default="back", cancel="back")

    def _not_shared(self) -> str:
        """Why the hand cannot be given away; empty if it can."""
        if self._hand is not None:
            return ""
        if self.proof is None:
            return _("A hand can be shared when it is over.")
        return _("Nobody played this hand.")

    def arrange(self, style: Style) -> None:
        """Give every widget its rectangle."""
        room = self.arrange_frame(style)
        self._left.rect, self._right.rect = columns(style, room, LEFT, 0)
        side = style.px(INSIDE)
        self._arrange_left(style, self._left.rect.inflate(-2 * side, -2 * side))
        self._arrange_right(style, self._right.rect.inflate(-2 * side, -2 * side))

    def _arrange_left(self, style: Style, inner: pygame.Rect) -> None:
        tall, gap = style.px(BUTTON), style.px(theme.GAP)
        y = inner.y + style.px(40)
        self._number.rect = pygame.Rect(inner.x, y, inner.width, style.px(68))
        y = self._number.rect.bottom + style.px(theme.GAP)
        y_of_deeds = inner.bottom - len(self._deeds) * (tall + gap) + gap
        self._about.rect = pygame.Rect(inner.x, y, inner.width, max(0, y_of_deeds - gap - y))
        for number, button in enumerate(self._deeds):
            place = (inner.x, y_of_deeds + number * (tall + gap), inner.width, tall)
            button.rect = pygame.Rect(place)

    def _arrange_right(self, style: Style, inner: pygame.Rect) -> None:
        tall, gap = style.px(theme.TARGET), style.px(theme.GAP)
        top = inner.y + style.px(40)
        bottom = inner.bottom - tall
        self._told.rect = pygame.Rect(inner.x, top, inner.width, bottom - gap - top)
        side_by_side(self._copies, pygame.Rect(inner.x, bottom, inner.width, tall), gap)
        pictures, high = self._set(style, inner.width - style.px(24))
        self._told.fill((), pictures, high)

    def _set(
        self, style: Style, width: int
    ) -> tuple[list[tuple[pygame.Surface, tuple[int, int]]], int]:
        """Set the proof, or the promise, line by line."""
        placed: list[tuple[pygame.Surface, tuple[int, int]]] = []
        y = 0

        def write(words: str, colour: theme.Colour, *, weight: str = "regular") -> None:
            nonlocal y
            line = style.text.block(
                words,
                theme.SMALL,
                colour,
                width,
                weight="bold" if weight == "bold" else "regular",
            )
            placed.append((line, (0, y)))
            y += line.get_height() + style.px(4)

        write(self._explained(), style.felt.muted)
        y += style.px(8)
        write("SHA-256", theme.BRASS, weight="bold")
        write(in_groups(self.digest), theme.IVORY)
        if self.proof is not None:
            y += style.px(8)
            write(_("The shuffled deck, first card first"), theme.BRASS, weight="bold")
            cards, y = set_cards(self.proof.pack, (y, width), style, self.context.pictures)
            placed += cards
            write(_("Salt"), theme.BRASS, weight="bold")
            write(self.proof.salt, theme.IVORY)
            write(
                _("To check it, at any command prompt with Python"), theme.BRASS, weight="bold"
            )
            write(self.proof.python_command, theme.IVORY)
        return placed, y

    @property
    def digest(self) -> str:
        """What was promised for the deal shown, or is promised for the first one."""
        if self.proof is not None:
            return self.proof.digest
        return self._session.promise or running_digest(self._session)

    def _explained(self) -> str:
        if self.proof is not None:
            return _(
                "Before the deal, the program showed the SHA-256 of the shuffled deck and a "
                "salt. Now it shows both: if you kept the SHA-256, you can check that no card "
                "was changed."
            )
        return _(
            "This is the SHA-256 of the shuffled deck and a salt. Keep it: when the hand is "
            "over, deck and salt are shown, and anyone can check that no card was changed."
        )

    def answer(self, outcome: Outcome) -> Change | None:
        """Copy something, begin a game with this deal, or leave."""
        key = outcome.key
        if key == "back":
            return Pop()
        if key in {"again", "turned"}:
            turned = key == "turned"
            record = once_more(self._session.record, self._index, self._chance(), turned=turned)
            return Replace(begin(self.context, record), everything=True)
        if key == "share" and self._hand is not None:
            return Push(navigation.share_hand(self.context, self._hand))
        if key == "copy":
            copy(self.context, self._session.named_deal(self._index).text)
        elif key == "digest":
            copy(self.context, self.digest)
        elif self.proof is not None:
            proof = self.proof
            copy(self.context, proof.python_command if key == "python" else proof.shell_command)
        return None


def running_digest(session: Session) -> str:
    """The SHA-256 that was promised for the deal that is being played."""
    record = session.record
    packs = [action.pack for action in record.actions if isinstance(action, Shuffle)]
    return fair_deal.proof(record, len(packs) - 1, packs[-1]).digest


def in_groups(digest: str) -> str:
    """A SHA-256 in groups that can be compared by eye."""
    return " ".join(digest[i : i + DIGITS] for i in range(0, len(digest), DIGITS))


def set_cards(
    cards: tuple[Card, ...], place: tuple[int, int], style: Style, pictures: CardPictures
) -> tuple[list[tuple[pygame.Surface, tuple[int, int]]], int]:
    """Lay cards in rows from a height on, in a width; return them and where they end."""
    top, width = place
    gap = style.px(6)
    wide = min(width_of(style.px(CARD)), (width + gap) // COLUMNS - gap)
    high = round(wide / theme.CARD_RATIO)
    placed: list[tuple[pygame.Surface, tuple[int, int]]] = []
    for number, card in enumerate(cards):
        front = pictures.front(card, high)
        border = (front.get_width() - wide) // 2
        x = number % COLUMNS * (wide + gap) - border
        y = top + number // COLUMNS * (high + gap) - border
        placed.append((front, (max(0, x), y)))
    rows = -(-len(cards) // COLUMNS)
    return placed, top + rows * (high + gap) + gap


def promise(context: Context, session: Session) -> Scene:
    """What is promised of the deal to come, for a look before the cards are dealt."""
    digest = session.promise or ""

    def then(answer: str) -> Change:
        if answer == "copy":
            copy(context, digest)
        return Pop()

    words = _("The deck is shuffled. SHA-256 of the deck and a salt: {digest}")
    return Dialog(
        context,
        _("Hand {number}").format(number=session.deals + 1),
        words.format(digest=in_groups(digest)),
        (Answer("deal", _("Deal"), "primary"), Answer("copy", _("Copy and deal"))),
        safe="deal",
        then=then,
    )
