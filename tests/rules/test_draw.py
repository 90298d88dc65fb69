from __future__ import annotations

import pytest

from euchre.rules import Seat, parse_cards
from euchre.rules.draw import draw_rank, draw_teams, first_jack, lowest_draw
from tests.rules.tables import E, N, S, W

NAMES = ("Anna", "Ben", "Carla", "Dan")


def drawn(cards: str) -> dict[str, object]:
    return dict(zip(NAMES, parse_cards(cards), strict=True))


def test_the_ace_is_lowest_and_the_king_highest_in_a_draw() -> None:
    order = sorted(parse_cards("KS AS JS 2S TS QS 9S"), key=draw_rank)
    assert list(map(str, order)) == ["AS", "2S", "9S", "TS", "JS", "QS", "KS"]
    assert draw_rank(parse_cards("XX")[0]) > draw_rank(parse_cards("KS")[0])


@pytest.mark.parametrize(
    ("cards", "team", "redraw"),
    [
        ("TD KC 9S QH", "Anna Carla", ""),
        ("AD KC 9S QH", "Anna Carla", ""),
        # A tie inside a pair does not matter.
        ("9D 9C TS QH", "Anna Ben", ""),
        ("9D TC QS QH", "Anna Ben", ""),
        # A tie across the border is drawn again by the tied.
        ("9D TC TS QH", "Anna", "Ben Carla"),
        ("9D TC TS TH", "Anna", "Ben Carla Dan"),
        ("9D 9C 9S QH", "", "Anna Ben Carla"),
        ("9D 9C 9S 9H", "", "Anna Ben Carla Dan"),
    ],
)
def test_the_two_lowest_are_partners(cards: str, team: str, redraw: str) -> None:
    result = draw_teams(drawn(cards))  # type: ignore[arg-type]
    assert result.team == set(team.split())
    assert set(result.redraw) == set(redraw.split())


def test_the_tied_draw_for_the_place_that_is_left() -> None:
    first = draw_teams(drawn("9D TC TS QH"))  # type: ignore[arg-type]
    again = dict(zip(first.redraw, parse_cards("KC QS"), strict=True))
    assert draw_teams(again, first.team).team == {"Anna", "Carla"}


def test_a_second_tie_is_drawn_again() -> None:
    again = dict(zip(("Ben", "Carla"), parse_cards("QC QS"), strict=True))
    result = draw_teams(again, ["Anna"])
    assert result.team == {"Anna"}
    assert set(result.redraw) == {"Ben", "Carla"}


@pytest.mark.parametrize(
    ("cards", "black", "seat", "dealt"),
    [
        ("9S JH 9D JS", False, W, 2),
        ("9S JH 9D JS", True, E, 4),
        ("9S TH 9D TS JC", True, S, 5),
        ("JD JH", False, S, 1),
    ],
)
def test_the_first_jack_dealt_makes_the_dealer(
    cards: str,
    black: bool,  # noqa: FBT001
    seat: Seat,
    dealt: int,
) -> None:
    assert first_jack(parse_cards(cards), (S, W, N, E), black=black) == (seat, dealt)


def test_a_pack_without_a_black_jack_makes_nobody_dealer() -> None:
    with pytest.raises(ValueError, match="jack"):
        first_jack(parse_cards("JD JH 9S"), (S, W, N, E), black=True)


@pytest.mark.parametrize(
    ("cards", "lowest"),
    [("TD KC 9S QH", "Carla"), ("TD AC 9S QH", "Ben"), ("9D KC 9S QH", "Anna Carla")],
)
def test_the_lowest_card_deals_and_equals_draw_again(cards: str, lowest: str) -> None:
    assert set(lowest_draw(drawn(cards))) == set(lowest.split())  # type: ignore[arg-type]
