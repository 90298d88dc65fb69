"""What the computer players do, in plain words: a page about a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.ai.roster import CHARACTERS
from euchre.i18n import _
from euchre.ui.rulebook.page import Heading, Page, Paragraph, Rows
from euchre.ui.words import numbers
from euchre.ui.words.characters import DEALS, character_words, margin_words

if TYPE_CHECKING:
    from euchre.rules.state import Setup
    from euchre.ui.rulebook.page import Block


def computer_players(setup: Setup) -> Page:
    """The levels, and what to expect of a partner or an opponent."""
    blocks: tuple[Block, ...] = (
        Paragraph(
            _(
                "A computer player sees its own cards and what has been shown on the table, "
                "and nothing else. The cards are dealt before anyone thinks; the levels differ "
                "only in how well they think."
            )
        ),
        *map(Paragraph, _levels()),
        Heading(_("The characters")),
        *map(Paragraph, _characters()),
        _table(),
    )
    if setup.table.partnerships and setup.turn_up:
        blocks += (Heading(_("What your partner does")), *map(Paragraph, _partner()))
    return Page("computer", _("Computer players"), blocks)


def _levels() -> list[str]:
    return [
        _("Beginner: knows the rules, misjudges hands, forgets what was played, and slips up now and "
          "then, as people do."),
        _("Normal: counts cards, minds its seat and the score, and plays by the book."),
        _("Strong: has learned from many hands what a call is worth and which cards pay off, and "
          "tries every card in deals that fit what it has seen."),
        _(
            "Expert: tries more of those deals, and works out what the others' calls and cards "
            "give away."
        ),
    ]  # fmt: skip


def _characters() -> list[str]:
    hands, fewer = numbers.whole(DEALS["normal"]), numbers.whole(DEALS["strong"])
    return [
        _("Twelve characters play at these levels, each with habits of its own. A light caller calls "
          "on weaker hands than others of its level, and a tight one waits for better ones. Some "
          "often go alone, some rarely do, and some lead trump whenever they can."),
        _("The numbers are points a hand: what a pair of them won or lost against a pair of Normal "
          "players over {hands} hands of Classic ({fewer} for Strong and Expert), and the margin for "
          "luck.").format(hands=hands, fewer=fewer),
    ]  # fmt: skip


def _table() -> Rows:
    unmeasured = _("not measured yet")
    return Rows(
        tuple(
            (f"{name} · {character_words(name)}", margin_words(name) or unmeasured)
            for name in CHARACTERS
        )
    )


def _partner() -> list[str]:
    return [
        _("When you called and your partner leads first, it leads a bower right away if it has one, "
          "so you know where it is."),
        _("When your partner called, it leads trump early, mostly from the top, then its side cards, "
          "and keeps the last trump to get back in. On defense, it first leads an ace from a short "
          "suit, unless trump or another suit promises more."),
        _("Your partner leaves you a trick you are winning. Playing last, it wins with the cheapest "
          "card that does it."),
        _("Your partner goes alone when its chance of taking every trick is worth more than your "
          "help. When one or two points win the game, it keeps you in."),
        _("It plays to the score: behind, with the others close to winning, it calls weaker hands; "
          "ahead, it passes them."),
        _("Press H any time it's your turn to see what the expert would do."),
    ]  # fmt: skip
