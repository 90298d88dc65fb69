from __future__ import annotations

from random import Random

import pytest

from euchre.ai.encoding import Layout, layout, split
from euchre.ai.situation import Situation
from euchre.ai.solver import Solver
from euchre.rules.cards import JOKER, Rank, Suit, pack, parse_cards
from euchre.rules.ranking import Ranking

PLAIN = layout(pack(Rank.NINE), Ranking(), Suit.SPADES)
BRITISH = layout(pack(Rank.NINE, JOKER), Ranking(best=JOKER), Suit.HEARTS)
LONG = layout(pack(Rank.SEVEN), Ranking(), Suit.CLUBS)
NO_TRUMP = layout(pack(Rank.NINE), Ranking(), None)


def most_tricks(at: Situation) -> int:
    """The makers' further tricks, found by trying every card of everybody."""
    if not at.hands[at.turn]:
        return 0
    makers = at.maker & 1
    results = []
    for card in split(at.legal()):
        after = at.copy(at.hands[:])
        after.play(card)
        gained = after.taken[makers] - at.taken[makers]
        results.append(gained + most_tricks(after))
    return max(results) if at.turn & 1 == makers else min(results)


def random_situation(places: Layout, size: int, rng: Random) -> Situation:
    """Any play of hands of *size* cards, perhaps with lone players and a trick begun."""
    bits = split(places.pack)
    rng.shuffle(bits)
    hands = [sum(bits[size * seat : size * seat + size]) for seat in range(4)]
    maker = rng.randrange(4)
    out = set()
    if rng.random() < 0.4:
        out.add(maker ^ 2)
        if rng.random() < 0.3:
            out.add(maker ^ rng.choice((1, 3)))
    for seat in out:
        hands[seat] = 0
    leader = rng.choice([seat for seat in range(4) if seat not in out])
    at = Situation(
        places, hands, dealer=0, maker=maker, leader=leader, sitting_out=frozenset(out)
    )
    for _ in range(rng.randrange(at.to_play)):
        at.play(rng.choice(split(at.legal())))
    return at


@pytest.mark.parametrize("places", [PLAIN, BRITISH, LONG, NO_TRUMP])
def test_the_solver_finds_what_trying_everything_finds(places: Layout) -> None:
    rng = Random(3)
    solver = Solver(places)
    for _ in range(60):
        size = rng.choice((1, 2, 3))
        at = random_situation(places, size, rng)
        most = most_tricks(at)
        for target in range(size + 2):
            assert solver.makers_take(at, target) == (most >= target)


def test_five_tricks_are_shared_out_between_the_sides() -> None:
    rng = Random(4)
    solver = Solver(PLAIN)
    bits = split(PLAIN.pack)
    for _ in range(60):
        rng.shuffle(bits)
        hands = [sum(bits[5 * seat : 5 * seat + 5]) for seat in range(4)]
        leader = rng.randrange(4)
        even = solver.tricks(hands, leader)
        odd = solver.tricks([*hands[1:], hands[0]], (leader - 1) % 4)
        assert even + odd == 5


def test_the_answer_does_not_depend_on_what_was_solved_before() -> None:
    rng = Random(5)
    used = Solver(PLAIN)
    for _ in range(40):
        at = random_situation(PLAIN, 4, rng)
        for target in range(5):
            assert used.makers_take(at, target) == Solver(PLAIN).makers_take(at, target)


def test_equal_cards_are_interchangeable() -> None:
    hands = ["JS AS 9H", "QS TS KH", "9S AH TH", "9C TC QC"]
    swapped = ["JS AS 9H", "QS TS AH", "9S KH TH", "9C TC QC"]
    one, other = (
        [PLAIN.mask(parse_cards(hand)) for hand in table] for table in (hands, swapped)
    )
    # Ace and king of hearts change hands: that may matter. Queen and ten in one hand do not.
    assert Solver(PLAIN).tricks(one, 0) >= 2
    assert Solver(PLAIN).tricks(other, 0) >= 2


def test_five_highest_trumps_take_all_tricks_against_anything() -> None:
    top = PLAIN.mask(parse_cards("JS JC AS KS QS"))
    rest = split(PLAIN.pack & ~top)
    hands = [top, sum(rest[:5]), sum(rest[5:10]), sum(rest[10:15])]
    assert Solver(PLAIN).tricks(hands, 1) == 5
