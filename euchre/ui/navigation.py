"""From where one can get to where: every screen by a function that loads it when it is wanted.

Screens lead to one another in circles (the title to a table, the table back to the title), and the
first picture is to be there before most of the program is loaded. Both are settled here, and
nowhere else in the interface: this is its one file in which project modules are imported within
functions. When it is loaded it imports next to nothing, so every other module may import it.
"""

from __future__ import annotations

from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING

from euchre.ui.scene import Push

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path
    from typing import TypeAlias

    from euchre.play.record import Player, Record
    from euchre.play.seating import Seating
    from euchre.play.session import Session
    from euchre.play.worker import ProcessWorker
    from euchre.rules.options import Options
    from euchre.rules.seats import Seat
    from euchre.start.command_line import StartOptions
    from euchre.storage.disk.paths import Paths
    from euchre.storage.games_on_file import GamesOnFile
    from euchre.storage.saves import Damaged
    from euchre.ui.context import Context
    from euchre.ui.scene import Change, Scene
    from euchre.ui.scenes.new_game.agreement import Agreement
    from euchre.ui.scenes.sharing.shared_hand import SharedHand
    from euchre.ui.scenes.title_details import TitleDetails
    from euchre.ui.table.summary import DealSummary
    from euchre.ui.table.table_protocols import PlayedTable, ResultScreen

    Chance: TypeAlias = Callable[[], int]
    """Gives the seed of a new game."""

AFTER_TITLE = (
    "euchre.ai.players.rule_based",
    "euchre.play.session",
    "euchre.ui.scenes.new_game.screen",
    "euchre.ui.table.scene",
)
"""What is loaded while the title waits, so that a click need not wait for it."""
AFTER_TABLE = (
    "euchre.ui.scenes.table_menu",
    "euchre.ui.scenes.results.deal_end",
    "euchre.ui.scenes.results.game_over",
    "euchre.ui.scenes.handover",
    "euchre.ui.scenes.settings.screen",
    "euchre.ui.table.pictures.hint",
)
"""What can follow the table, in the order in which it may be needed."""


def load(modules: Sequence[str]) -> Iterator[None]:
    """Load modules that will be wanted soon, one at each step."""
    for module in modules:
        import_module(module)
        yield


# Screens.


def title(context: Context, chance: Chance | None = None) -> Scene:
    """The title screen; *chance* seeds what is dealt from there."""
    from euchre.ui.scenes.title import TitleScene

    return TitleScene(context, chance)


def new_game(context: Context, chance: Chance | None = None) -> Scene:
    """The screen where a game is agreed on."""
    from euchre.ui.scenes.game_start import system_chance
    from euchre.ui.scenes.new_game.screen import NewGameScene

    return NewGameScene(context, chance or system_chance)


def how_to_play(context: Context, options: Options) -> Scene:
    """The rules of the game with these options."""
    from euchre.ui.scenes.how_to_play import HowToPlayScene

    return HowToPlayScene(context, options)


def settings(context: Context) -> Scene:
    """The settings, which take effect at once."""
    from euchre.ui.scenes.settings.screen import SettingsScene

    return SettingsScene(context)


def saved_games(context: Context) -> Scene:
    """The list of games on file."""
    from euchre.ui.scenes.games.saved_games import SavedGamesScene

    return SavedGamesScene(context)


def show_taken_in(context: Context, path: Path) -> Change:
    """Take in the game in a file, and show it in the list of games on file."""
    from euchre.ui.scenes.games.game_files import drop
    from euchre.ui.scenes.games.saved_games import SavedGamesScene

    games = SavedGamesScene(context)
    return drop(games, path) or Push(games)


def open_file(context: Context, written: str) -> Change:
    """Open the game in a file of which the path was *written*, or say why it cannot be."""
    from euchre.ui.scenes.games.opened_file import open_file as opened

    return opened(context, written)


def statistics(context: Context) -> Scene:
    """How everybody has fared, when all games have been read."""
    from euchre.ui.scenes.games.reading import after_reading
    from euchre.ui.scenes.games.statistics import statistics as made

    return after_reading(context, partial(made, context))


def deals(context: Context, agreement: Agreement, chance: Chance | None = None) -> Scene:
    """Deals by day and by number, when all games have been read."""
    from euchre.ui.scenes.game_start import system_chance
    from euchre.ui.scenes.games.deals import deals as made
    from euchre.ui.scenes.games.reading import after_reading

    return after_reading(context, partial(made, context, agreement, chance or system_chance))


def set_up_hand(context: Context, agreement: Agreement, chance: Chance) -> Scene:
    """The screen where a hand is set up by hand; *chance* deals what is left open."""
    from euchre.ui.scenes.set_up.screen import SetUpHandScene

    return SetUpHandScene(context, agreement, chance)


def dealing_report(context: Context) -> Scene:
    """What was dealt in all own games, beside what chance allows."""
    from euchre.ui.scenes.games.fair_deal import fair_deal
    from euchre.ui.scenes.games.reading import after_reading

    return after_reading(context, partial(fair_deal, context))


def replay(context: Context, record: Record, chance: Chance | None = None) -> Scene:
    """A game once more, card by card."""
    from euchre.ui.scenes.game_start import system_chance
    from euchre.ui.scenes.replay.screen import ReplayScene

    return ReplayScene(context, record, chance=chance or system_chance)


def review(context: Context, record: Record) -> Scene:
    """What the decisions in a game that is over were worth."""
    from euchre.ui.scenes.review.screen import ReviewScene

    return ReviewScene(context, record)


def key_sheet(context: Context, rules: Callable[[], Scene] | None = None) -> Scene:
    """The sheet of the keys; *rules* makes the screen that explains the game on the table."""
    from euchre.ui.scenes.key_sheet import KeySheet

    return KeySheet(context, rules)


def fault(error: Exception, context: Context) -> Scene:
    """What tells of an error that nobody expected, which is noted first."""
    from euchre.ui.scenes.fault import told

    return told(error, context)


# The table and what lies over it.


def table(context: Context, session: Session, opening: Seating | None = None) -> Scene:
    """The table of a session; *opening* is how it came about who sits where."""
    from euchre.ui.table.scene import TableScene

    return TableScene(context, session, opening=opening)


def new_table(context: Context, agreement: Agreement, chance: Chance | None = None) -> Scene:
    """The table with a new game."""
    from euchre.ui.scenes.game_start import sit_down, system_chance

    return sit_down(context, agreement, chance or system_chance)


def table_asked_for(context: Context, start: StartOptions) -> Scene:
    """The table asked for on the command line; CannotStartError if there is none such."""
    from euchre.ui.start_from_command_line import sit_down

    return sit_down(context, start)


def check_table_asked_for(start: StartOptions) -> None:
    """CannotStartError if there is no table as asked for on the command line."""
    from euchre.ui.start_from_command_line import record

    record(start)


def menu(table: PlayedTable) -> Scene:
    """The menu of the table."""
    from euchre.ui.scenes import table_menu

    return table_menu.menu(table)


def last_trick(table: PlayedTable) -> Scene:
    """The last finished trick once more."""
    from euchre.ui.scenes import table_menu

    return table_menu.last_trick(table)


def agree_to_undo(table: PlayedTable) -> Scene:
    """Several people play: a decision is only taken back if all of them agree."""
    from euchre.ui.scenes import table_menu

    return table_menu.agree_to_undo(table)


def agree_to_redo(table: PlayedTable) -> Scene:
    """The same for what was taken back."""
    from euchre.ui.scenes import table_menu

    return table_menu.agree_to_redo(table)


def agree_to_rest(table: PlayedTable, claimer: Seat | None) -> Scene:
    """The same for a claim, or for the rest of a hand that changes no points."""
    from euchre.ui.scenes import table_menu

    return table_menu.agree_to_rest(table, claimer)


def handover(
    context: Context,
    player: Player,
    news: Sequence[str],
    colour: int,
    on_open: Callable[[], None],
    menu: Callable[[], Scene],
    *,
    cards: int,
) -> Scene:
    """The curtain before the cards of one of several people; see `HandoverScene`."""
    from euchre.ui.scenes.handover import HandoverScene

    return HandoverScene(context, player, news, colour, on_open, menu, cards=cards)


def this_deal(context: Context, session: Session) -> Scene:
    """The number of the deal, and what proves that it is dealt honestly."""
    from euchre.ui.scenes.results.this_deal import ThisDealScene

    return ThisDealScene(context, session)


def share_hand(context: Context, hand: SharedHand) -> Scene:
    """The picture and the text of a finished hand, to be given away."""
    from euchre.ui.scenes.sharing.screen import ShareHandScene

    return ShareHandScene(context, hand)


def promise(context: Context, session: Session) -> Scene:
    """What is promised of the deal to come, for a look before the cards are dealt."""
    from euchre.ui.scenes.results.this_deal import promise as promised

    return promised(context, session)


def deal_end(table: PlayedTable, summary: DealSummary) -> ResultScreen:
    """All tricks of a hand that has just ended."""
    from euchre.ui.scenes.results.deal_end import DealEndScene

    return DealEndScene(table.context, summary, table.session, table.next_hand)


def deal_result(context: Context, summary: DealSummary) -> Scene:
    """The result of a deal by itself, when the game is over."""
    from euchre.ui.scenes.results.deal_end import DealEndScene
    from euchre.ui.scenes.results.scoreboard import DealResultScene

    if context.session is None:
        return DealResultScene(context, summary)
    return DealEndScene(context, summary, context.session)


def game_over(table: PlayedTable, summary: DealSummary) -> ResultScreen:
    """What tells how a game ended."""
    from euchre.ui.scenes.results.game_over import GameOverScene

    return GameOverScene(table.context, summary, record=table.session.record)


# What the first picture does not need.


def title_details(context: Context) -> TitleDetails:
    """What the title screen adds after its first picture."""
    from euchre.ui.scenes.title_details import TitleDetails

    return TitleDetails(context)


def thinking(interrupted: Callable[[], None]) -> ProcessWorker:
    """The process in which the computer players think."""
    from euchre.play.worker import ProcessWorker

    return ProcessWorker(interrupted)


def games_on_file(paths: Paths, tell: Callable[[Damaged], None]) -> GamesOnFile:
    """All games on file; *tell* hears of damaged ones."""
    from euchre.storage.games_on_file import GamesOnFile

    return GamesOnFile(paths.games, paths.digests, tell)


def kept_aside(damaged: Damaged) -> str:
    """The sentence that tells of a damaged file."""
    from euchre.ui.words.files import kept_aside as sentence

    return sentence(damaged)


def take_in(context: Context, path: Path) -> str:
    """Take in the game in a file; return what to tell the player."""
    from euchre.ui.scenes.games.game_files import take_in as taken

    return taken(context, path).words


def note_fault(error: Exception, path: Path) -> bool:
    """Write an error to the end of a file; False if that is not possible."""
    from euchre.ui.scenes.fault import note

    return note(error, path)
