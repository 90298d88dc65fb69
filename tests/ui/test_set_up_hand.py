"""A hand is set up by mouse and keys, the expert is asked, and it is played on as a game."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pygame
import pytest

from euchre.play.diagrams import editing
from euchre.play.diagrams.diagram import Diagram, DiagramFault, ImpossibleError
from euchre.play.diagrams.line import line_of, read_line
from euchre.play.worker import InlineWorker
from euchre.rules.cards import Card, Suit
from euchre.rules.games import PRESETS
from euchre.rules.seats import Seat
from euchre.storage import saves
from euchre.storage.digest import Entry, digest
from euchre.storage.own_games import counted
from euchre.ui.scenes.games.deals import DealsScene, seated
from euchre.ui.scenes.new_game.agreement import Agreement
from euchre.ui.scenes.set_up.screen import SetUpHandScene
from euchre.ui.scenes.set_up.words import fault_words, line_fault_words
from euchre.ui.table.scene import TableScene
from tests.ui.on_file import clock
from tests.ui.pilot import Pilot, make_context

if TYPE_CHECKING:
    from pathlib import Path

    from euchre.play.worker import Question
    from euchre.ui.context import Context
    from euchre.ui.widgets import Widget

S, W, N, E = Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST
MINE = "JS JC AS KH QD"


class Asked(InlineWorker):
    """Remembers what it was asked."""

    def __init__(self) -> None:
        super().__init__()
        self.questions: list[object] = []

    def ask(self, question: Question) -> None:
        self.questions.append(question)


@pytest.fixture
def context(tmp_path: Path) -> Context:
    context = make_context(tmp_path, launcher_offered=True, motion="instant")
    context._thinking = InlineWorker()  # type: ignore[assignment]  # noqa: SLF001 - at once
    return context


def opened(context: Context, size: tuple[int, int] = (1280, 720)) -> Pilot:
    """The editor, as a player reaches it."""
    pilot = Pilot(DealsScene(context, Agreement(), lambda: 7, clock), context, size)
    pilot.settle()
    press(pilot, "set up")
    return pilot


def screen(pilot: Pilot) -> SetUpHandScene:
    assert isinstance(pilot.scene, SetUpHandScene)
    pilot.scene.prepare()
    return pilot.scene


def widget(pilot: Pilot, key: str) -> Widget:
    found: Widget = pilot.scene.form[key]  # type: ignore[attr-defined]
    return found


def press(pilot: Pilot, key: str) -> None:
    pilot.press(widget(pilot, key).rect.center)
    pilot.step()


def pick(pilot: Pilot, cards: str) -> None:
    for card in cards.split():
        press(pilot, f"card {card}")


def show(pilot: Pilot, diagram: Diagram) -> None:
    screen(pilot)._become(diagram)  # noqa: SLF001 - as if it was pasted
    pilot.step()


def said(pilot: Pilot) -> str:
    return screen(pilot)._said.text  # noqa: SLF001


def test_the_mouse_alone_sets_up_a_hand_and_plays_it(context: Context) -> None:
    pilot = opened(context)
    assert said(pilot) == "Pick the upcard."
    assert widget(pilot, "play").reason
    pick(pilot, "TS")
    assert said(pilot) == "Pick 5 more cards for your hand."
    pick(pilot, MINE)
    assert screen(pilot).diagram.hand(S) == tuple(map(Card.parse, MINE.split()))
    assert "your turn" in said(pilot)
    press(pilot, "play")
    assert isinstance(pilot.scene, TableScene)
    view = pilot.scene.session.view(S)
    assert view.turn is S
    assert set(view.hand) == set(map(Card.parse, MINE.split()))
    assert str(view.shown.upcard) == "TS"  # type: ignore[union-attr]


def test_the_keys_alone_set_up_a_hand(context: Context) -> None:
    pilot = opened(context)
    for card in ("TS", *MINE.split()):
        screen(pilot).form.focus_on(f"card {card}")
        pilot.key(pygame.K_RETURN)
        pilot.step()
    assert "your turn" in said(pilot)
    screen(pilot).form.focus_on(f"row {S.value}")
    pilot.key(pygame.K_BACKSPACE)
    assert len(screen(pilot).diagram.hand(S)) == 4
    for _step in range(60):
        pilot.key(pygame.K_TAB)
        focus = screen(pilot).form.focus
        if focus is not None and focus.key == f"row {N.value}":
            break
    pilot.key(pygame.K_SPACE)
    screen(pilot).form.focus_on("card 9C")
    pilot.key(pygame.K_RETURN)
    assert screen(pilot).diagram.hand(N) == (Card.parse("9C"),)


def test_a_card_goes_back_by_the_deck_and_by_its_row(context: Context) -> None:
    pilot = opened(context)
    pick(pilot, "TS JS JC")
    pick(pilot, "JS")
    assert screen(pilot).diagram.hand(S) == (Card.parse("JC"),)
    row = widget(pilot, f"row {S.value}")
    place = row._places(screen(pilot).style)[0]  # type: ignore[attr-defined]  # noqa: SLF001
    pilot.press(place.center)
    pilot.step()
    assert screen(pilot).diagram.hand(S) == ()


def test_a_full_row_takes_no_more_and_says_so(context: Context) -> None:
    pilot = opened(context)
    pick(pilot, f"TS {MINE} 9C")
    assert len(screen(pilot).diagram.hand(S)) == 5
    assert "full" in pilot.loop._toast._remark  # noqa: SLF001


def test_the_expert_says_what_each_choice_is_worth(context: Context) -> None:
    pilot = opened(context)
    pick(pilot, f"TS {MINE}")
    press(pilot, "ask")
    pilot.settle()
    choices = screen(pilot)._choices()  # noqa: SLF001
    assert len(choices) == 3
    assert choices[0][1] > choices[-1][1]
    assert said(pilot).startswith("Expert says: ")
    pick(pilot, "QD 9D")
    assert screen(pilot)._choices() == [], "another hand has another answer"  # noqa: SLF001


def test_the_expert_is_told_of_no_card_but_ones_own(context: Context) -> None:
    known = Diagram(
        PRESETS["classic"],
        E,
        upcard=Card.parse("TS"),
        hands={S: tuple(map(Card.parse, MINE.split()))},
    )
    pilot = opened(context)
    worker = context._thinking = Asked()  # type: ignore[assignment]  # noqa: SLF001
    for hands in ({}, {W: (Card.parse("9C"),)}, {W: (Card.parse("AH"),)}):
        show(pilot, replace(known, hands={**known.hands, **hands}))
        press(pilot, "ask")
    assert len(worker.questions) == 3
    assert worker.questions[0] == worker.questions[1] == worker.questions[2]


def test_trump_maker_and_tricks_are_chosen_and_the_rest_follows(context: Context) -> None:
    pilot = opened(context)
    pick(pilot, f"TS {MINE}")
    facts = screen(pilot)._facts  # noqa: SLF001
    show(pilot, facts.changed("stage", W.value))
    assert screen(pilot).diagram.trump is Suit.SPADES
    assert {"discard", "played"} <= set(editing.places(screen(pilot).diagram))
    press(pilot, "row played")
    pick(pilot, "KH 9H AH TH 9D KD QD TD AC")
    assert len(screen(pilot).diagram.hand(S)) == 3
    assert "your turn" in said(pilot)
    press(pilot, "play")
    assert isinstance(pilot.scene, TableScene)
    shown = pilot.scene.session.view(S).shown
    assert shown is not None
    assert len(shown.tricks) == 3


def test_a_played_on_hand_is_marked_and_counts_in_no_statistics(context: Context) -> None:
    pilot = opened(context)
    pick(pilot, f"TS {MINE}")
    show(pilot, replace(screen(pilot).diagram, scores=(7, 3)))
    press(pilot, "play")
    (path,) = saves.game_files(context.paths.games)
    record = saves.load(path).record
    assert record.name == "Set-up hand"
    assert record.set_up == (7, 3)
    assert counted([Entry(path, 0.0, digest(saves.text_of(path)))]) == []


def test_a_hand_goes_as_a_line_and_comes_back(context: Context, clipboard: list[str]) -> None:
    pilot = opened(context)
    pick(pilot, f"TS {MINE}")
    diagram = screen(pilot).diagram
    press(pilot, "copy")
    assert clipboard == [line_of(diagram)]
    press(pilot, "clear")
    assert screen(pilot).diagram.upcard is None
    press(pilot, "paste")
    assert screen(pilot).diagram == diagram
    clipboard.append(line_of(diagram)[:-1])
    press(pilot, "paste")
    assert screen(pilot).diagram == diagram


@pytest.mark.parametrize("fault", DiagramFault)
def test_every_reason_is_a_sentence(fault: DiagramFault) -> None:
    diagram = Diagram(PRESETS["classic"], E)
    players = seated(Agreement())
    for seat in (S, W):
        error = ImpossibleError(fault, seat=seat, card=Card.parse("TS"), number=3)
        words = fault_words(error, diagram, players)
        assert words.endswith(".")
        assert "{" not in words


@pytest.mark.parametrize(
    "text", ["", "hello", "euchre-position 1: classic", "euchre-position 9: x [abcde]"]
)
def test_a_wrong_line_gets_a_sentence(text: str) -> None:
    with pytest.raises(ValueError, match=r".") as caught:
        read_line(text)
    assert line_fault_words(caught.value).endswith((".", "bracket.", "”."))


@pytest.mark.parametrize("variant", ["british", "two_handed", "three_handed", "railroad"])
@pytest.mark.parametrize("size", [(960, 600), (1920, 1080)], ids=str)
def test_every_game_with_an_upcard_can_be_set_up_in_every_window(
    variant: str, size: tuple[int, int], context: Context
) -> None:
    pilot = opened(context, size)
    show(pilot, editing.for_game(screen(pilot).diagram, PRESETS[variant]))
    pick(pilot, "TS JS AS KH QD 9C")
    assert "your turn" in said(pilot) or "next" in said(pilot)
    window = pygame.Rect((0, 0), size)
    assert all(window.contains(w.rect) for w in screen(pilot).form.widgets)


def test_another_game_keeps_what_it_has(context: Context) -> None:
    pilot = opened(context)
    pick(pilot, f"TS {MINE}")
    two = editing.for_game(screen(pilot).diagram, PRESETS["two_handed"])
    assert two.hand(S) == tuple(map(Card.parse, MINE.split()))
    assert two.dealer in two.setup.table.seats
