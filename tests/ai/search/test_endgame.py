from __future__ import annotations

from random import Random

import pytest

from euchre.ai.cards.card_coding import CardCoding, card_coding, split
from euchre.ai.cards.position import Position
from euchre.ai.search.endgame import Endgame
from euchre.rules.cards import JOKER, Rank, Suit, pack, parse_cards
from euchre.rules.ranking import Ranking

PLAIN = card_coding(pack(Rank.NINE), Ranking(), Suit.SPADES)
BRITISH = card_coding(pack(Rank.NINE, JOKER), Ranking(best=JOKER), Suit.HEARTS)
LONG = card_coding(pack(Rank.SEVEN), Ranking(), Suit.CLUBS)
NO_TRUMP = card_coding(pack(Rank.NINE), Ranking(), None)


def everything(at: Position) -> int:
    """The makers' tricks with perfect play, found by trying every card of everybody."""
    if not at.hands[at.turn]:
        return at.taken
    ends = []
    for card in split(at.legal()):
        after = at.copy(at.hands[:])
        after.play(card)
        ends.append(everything(after))
    return max(ends) if at.makers[at.turn] is not at.misere else min(ends)


def random_situation(places: CardCoding, size: int, rng: Random, maker: int) -> Position:
    """Any play of hands of *size* cards, perhaps with lone players and a trick begun."""
    bits = split(places.pack)
    rng.shuffle(bits)
    hands = [sum(bits[size * seat : size * seat + size]) for seat in range(4)]
    out = set()
    if rng.random() < 0.4:
        out.add(maker ^ 2)
        if rng.random() < 0.3:
            out.add(maker ^ rng.choice((1, 3)))
    for seat in out:
        hands[seat] = 0
    leader = rng.choice([seat for seat in range(4) if seat not in out])
    at = Position(places, hands, maker=maker, leader=leader, sitting_out=frozenset(out))
    for _ in range(rng.randrange(at.to_play)):
        at.play(rng.choice(split(at.legal())))
    return at


@pytest.mark.parametrize("places", [PLAIN, BRITISH, LONG, NO_TRUMP])
def test_perfect_play_is_what_trying_everything_finds(places: CardCoding) -> None:
    rng = Random(3)
    for _ in range(60):
        size = rng.choice((1, 2, 3))
        at = random_situation(places, size, rng, rng.randrange(4))
        endgame, most = Endgame(at), everything(at) - at.taken
        assert endgame.tricks(at) == most
        for target in range(size + 2):
            assert endgame.takes(at, target) == (most >= target)


@pytest.mark.parametrize(
    "makers", [(True, False), (False, True), (False, True, False), (True, False, False, False)]
)
def test_so_it_is_at_other_tables_and_when_the_makers_want_no_trick(
    makers: tuple[bool, ...],
) -> None:
    rng, seats = Random(1), len(makers)
    for places in (PLAIN, NO_TRUMP):
        for _ in range(20):
            bits = rng.sample(sorted(places.cards), 3 * seats)
            hands = [sum(bits[3 * seat : 3 * seat + 3]) for seat in range(seats)]
            maker, leader = makers.index(True), rng.randrange(seats)
            for misere in (False, True):
                at = Position(
                    places, hands, maker=maker, leader=leader, makers=makers, misere=misere
                )
                assert Endgame(at).tricks(at) == everything(at)


def test_five_tricks_are_shared_out_between_the_sides() -> None:
    rng = Random(4)
    bits = split(PLAIN.pack)
    for _ in range(60):
        rng.shuffle(bits)
        hands = [sum(bits[5 * seat : 5 * seat + 5]) for seat in range(4)]
        leader = rng.randrange(4)
        even, odd = (Position(PLAIN, hands, maker=maker, leader=leader) for maker in (0, 1))
        assert Endgame(even).tricks(even) + Endgame(odd).tricks(odd) == 5


def test_the_answer_does_not_depend_on_what_was_solved_before() -> None:
    rng = Random(5)
    used = Endgame(Position(PLAIN, [0, 0, 0, 0], maker=1, leader=0))
    for _ in range(40):
        at = random_situation(PLAIN, 4, rng, rng.choice((1, 3)))
        for target in range(5):
            assert used.takes(at, target) == Endgame(at).takes(at, target)


def tricks_of(hands: list[int], leader: int) -> int:
    """How many tricks the first player and his partner take with spades trump."""
    at = Position(PLAIN, hands, maker=0, leader=leader)
    return Endgame(at).tricks(at)


def test_equal_cards_are_interchangeable() -> None:
    hands = ["JS AS 9H", "QS TS KH", "9S AH TH", "9C TC QC"]
    swapped = ["JS AS 9H", "QS TS AH", "9S KH TH", "9C TC QC"]
    one, other = (
        [PLAIN.mask(parse_cards(hand)) for hand in table] for table in (hands, swapped)
    )
    # Ace and king of hearts change hands: that may matter. Queen and ten in one hand do not.
    assert tricks_of(one, 0) >= 2
    assert tricks_of(other, 0) >= 2


def test_five_highest_trumps_take_all_tricks_against_anything() -> None:
    top = PLAIN.mask(parse_cards("JS JC AS KS QS"))
    rest = split(PLAIN.pack & ~top)
    hands = [top, sum(rest[:5]), sum(rest[5:10]), sum(rest[10:15])]
    assert tricks_of(hands, 1) == 5
