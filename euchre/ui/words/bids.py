"""What a bid of an auction means: tricks, points, the sign and the key that stand for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from euchre.i18n import _, pgettext
from euchre.rules.house_rules import build
from euchre.rules.scoring import NapPoints
from euchre.ui.words import phrases
from euchre.ui.words.calls import bid_word

if TYPE_CHECKING:
    from euchre.rules.options import Options

_NUMBERS = {"misere": 0, "one": 1, "two": 2, "three": 3, "four": 4, "nap": 5}
_KEYS = {"wellington": pygame.K_w, "blucher": pygame.K_b}


def bid_label(name: str) -> str:
    """A bid on its button: "Misère", "3 tricks"."""
    return phrases.tricks(int(name)) if name.isdigit() else bid_word(name)


def tricks_needed(name: str, options: Options) -> int:
    """How many tricks keep a bid; 0 where none at all may be taken."""
    scoring = build(options).scoring
    return scoring.stake(name).tricks if isinstance(scoring, NapPoints) else int(name)


def bid_meaning(name: str, options: Options) -> str:
    """What a bid needs, what it brings and what it costs, as a sentence."""
    scoring = build(options).scoring
    if not isinstance(scoring, NapPoints):
        return _("Take at least {tricks}, a point each, or lose {points}.").format(
            tricks=phrases.tricks(int(name)), points=name
        )
    stake = scoring.stake(name)
    need = phrases.tricks(stake.tricks) if stake.tricks else _("no tricks")
    return _("Take {tricks}: +{wins}, or else \N{MINUS SIGN}{loses}.").format(
        tricks=need, wins=stake.wins, loses=stake.loses
    )


def bid_number(name: str) -> int | None:
    """The digit that stands for a bid on the keyboard, if one does."""
    return int(name) if name.isdigit() else _NUMBERS.get(name)


def bid_key(name: str) -> int | None:
    """The key of a bid: a digit or a letter."""
    number = bid_number(name)
    return pygame.K_0 + number if number is not None else _KEYS.get(name)


def bid_sign(name: str) -> str:
    """A bid as one letter or digit, for a disc."""
    letters = {
        "misere": pgettext("bid sign", "M"),
        "nap": pgettext("bid sign", "N"),
        "wellington": pgettext("bid sign", "W"),
        "blucher": pgettext("bid sign", "B"),
    }
    return letters.get(name) or str(bid_number(name))
