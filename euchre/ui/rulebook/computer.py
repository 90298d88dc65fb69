"""What the computer players do, in plain words: a page about a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.i18n import _
from euchre.ui.rulebook.page import Heading, Page, Paragraph

if TYPE_CHECKING:
    from euchre.rules.state import Setup
    from euchre.ui.rulebook.page import Block


def computer_players(setup: Setup) -> Page:
    """The levels, and what to expect of a partner or an opponent."""
    blocks: tuple[Block, ...] = (
        Paragraph(
            _(
                "A computer player sees its own cards and what lies or lay open on the table, and "
                "nothing else. The cards are dealt before anybody thinks, and the levels differ "
                "only in how well they think."
            )
        ),
        *map(Paragraph, _levels()),
    )
    if setup.table.partnerships and setup.turn_up:
        blocks += (Heading(_("What your partner will do")), *map(Paragraph, _partner()))
    return Page("computer", _("The computer"), blocks)


def _levels() -> list[str]:
    return [
        _("Beginner: knows the rules, misjudges its cards, forgets what was played and slips now "
          "and then, as people do."),
        _("Normal: counts its cards, minds its seat and the score, and plays by the maxims."),
        _("Strong: has learnt from many deals what a bid is worth and which cards pay, and tries "
          "every card out in deals that fit what it has seen."),
        _("Expert: tries more such deals, and thinks about what the others' bids and cards tell."),
    ]  # fmt: skip


def _partner() -> list[str]:
    return [
        _("You called and your partner leads first: a bower comes at once if there is one, so that "
          "you know where it is."),
        _("Your partner called: trump is led early and mostly from the top; then the side cards "
          "come, and the last trumps are kept to get back in. Against a call, an ace of a short suit "
          "comes first, unless trump or another suit promises more."),
        _("A trick you are winning is left to you. Last to play, your partner takes a trick with "
          "the cheapest card that does it."),
        _("Your partner goes alone when every trick is likely enough to be worth more than your "
          "help; when one or two points win the game, you are taken along."),
        _("The score counts: behind and with the others near the end, weaker hands are called; "
          "ahead, they are passed."),
        _("H shows at any time what the expert would do in your place."),
    ]  # fmt: skip
