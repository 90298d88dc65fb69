"""What comes over the table by itself: results, the curtain, and the promise before a deal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.ui import navigation
from euchre.ui.draw.portraits import with_portraits
from euchre.ui.table.ending.hand_end import HandEnd
from euchre.ui.table.recap import since_last_turn
from euchre.ui.table.summary import summary_of
from euchre.ui.words.files import not_written

if TYPE_CHECKING:
    from euchre.rules.events import DealScored
    from euchre.rules.seats import Seat
    from euchre.ui.scene import Scene
    from euchre.ui.table.table_protocols import PlayedTable


def ended(table: PlayedTable, scored: DealScored | None) -> HandEnd | None:
    """Return what tells how a hand ended and, after the last one, how the game did."""
    if scored is None:
        return None
    session = table.session
    # Several people look at it together: it shows what nobody has for himself.
    view = session.view(None) if table.several else table.view
    summary = summary_of(
        view, scored, session.players, session.deals, unplayed=session.unplayed
    )
    return HandEnd(table, summary)


def curtain(table: PlayedTable, person: Seat) -> Scene:
    """Return what hides the table until *person*, whose turn it is, looks at it alone."""
    players, view = table.session.players, table.session.view(None)
    return navigation.handover(
        table.context,
        with_portraits(players)[person],
        since_last_turn(view, person, players),
        view.setup.table.seats.index(person),
        lambda: table.sit(person),
        lambda: navigation.menu(table),
        cards=view.hand_sizes[person],
    )


def promise(table: PlayedTable) -> Scene | None:
    """Before a deal: return what is promised of its pack, if the players want to see it."""
    session = table.session
    wanted = table.context.settings.show_promise and session.dealing
    return navigation.promise(table.context, session) if wanted else None


def tell_trouble(table: PlayedTable) -> None:
    """Tell of a full disk, or a file changed by others, once; the game goes on."""
    trouble = table.session.complaint()
    if trouble is not None:
        table.context.notices.append(not_written(trouble))
