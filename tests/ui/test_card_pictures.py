from __future__ import annotations

import hashlib
import itertools
import json
from typing import TYPE_CHECKING

import pygame
import pytest

from euchre import i18n
from euchre.rules.cards import JOKER, Card, Rank, Suit
from euchre.ui.draw import theme
from euchre.ui.draw.assets import root
from euchre.ui.draw.canvas import Canvas
from euchre.ui.draw.card_art import RENDERED, Look, index_of, width_of
from euchre.ui.draw.cards import DRAWINGS, PRINTS, SHADOWS, CardPictures
from euchre.ui.draw.pose import Pose

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

JACK = Card.of(Rank.JACK, Suit.SPADES)
EIGHT = Card.of(Rank.EIGHT, Suit.DIAMONDS)
DECK = [*(Card.of(rank, suit) for suit in Suit for rank in Rank), JOKER]
HEIGHT = 200


@pytest.fixture(autouse=True)
def fonts() -> Iterator[None]:
    pygame.font.init()
    yield
    i18n.use("en")


@pytest.fixture
def pictures() -> CardPictures:
    return CardPictures(root())


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def colours(surface: pygame.Surface) -> set[tuple[int, ...]]:
    width, height = surface.get_size()
    return {
        tuple(surface.get_at((x, y))) for x in range(0, width, 2) for y in range(0, height, 2)
    }


@pytest.mark.parametrize("card", DECK, ids=str)
def test_every_card_has_a_picture_of_its_own(pictures: CardPictures, card: Card) -> None:
    drawn = pictures.front(card, 140)
    other = pictures.front(DECK[DECK.index(card) - 1], 140)
    assert abs(drawn.get_height() - 140) <= 5
    assert len(colours(drawn)) > 3
    assert pixels(drawn) != pixels(other)


@pytest.mark.parametrize("card", DECK, ids=str)
def test_every_card_has_a_file(card: Card) -> None:
    assert (root() / "cards" / f"{card}.svg").is_file()


def test_the_same_picture_is_the_same_surface(pictures: CardPictures) -> None:
    pose = Pose(10, 20, angle=7)
    first = pictures.print(JACK, HEIGHT, pose)
    assert pictures.print(JACK, HEIGHT, pose.but(x=300, y=7)).surface is first.surface
    assert pictures.print(JACK, HEIGHT, pose.but(angle=367)).surface is first.surface


@pytest.mark.parametrize("rank", [Rank.JACK, Rank.QUEEN, Rank.KING])
def test_the_courts_of_a_rank_are_four_people_even_in_grey(
    pictures: CardPictures, rank: Rank
) -> None:
    """Their figures, without index and suit signs: attitude, dress and what they hold."""
    figures = []
    for suit in Suit:
        front = pictures.front(Card.of(rank, suit), 140)
        upper = front.subsurface((38, 26, 54, 44))
        figures.append(pygame.transform.grayscale(upper))
    for one, other in itertools.combinations(figures, 2):
        spots = [(x, y) for x in range(54) for y in range(44)]
        differ = sum(abs(one.get_at(at).r - other.get_at(at).r) > 40 for at in spots)
        assert differ > len(spots) / 4


@pytest.mark.parametrize(
    "change",
    [{"angle": 30.0}, {"scale": 0.8}, {"lift": 1.0}, {"face": 0.8}, {"face": 0.0}],
    ids=str,
)
def test_a_pose_shows(pictures: CardPictures, change: dict[str, float]) -> None:
    usual = pictures.print(JACK, HEIGHT, Pose())
    assert pixels(pictures.print(JACK, HEIGHT, Pose(**change)).surface) != pixels(usual.surface)


def test_a_dimmed_card_is_darker(pictures: CardPictures) -> None:
    usual = pictures.print(EIGHT, HEIGHT, Pose())
    dimmed = pictures.print(EIGHT, HEIGHT, Pose(), dimmed=True)
    middle = (-usual.x, -usual.y)
    assert sum(dimmed.surface.get_at(middle)[:3]) < 0.8 * sum(usual.surface.get_at(middle)[:3])


def test_a_card_without_a_known_front_shows_its_back_at_every_stage(
    pictures: CardPictures,
) -> None:
    back = pictures.print(JACK, HEIGHT, Pose(face=0.0))
    for face in (0.0, 1.0):
        assert pixels(pictures.print(None, HEIGHT, Pose(face=face)).surface) == pixels(
            back.surface
        )


def test_a_turning_card_gets_narrow_and_wide_again(pictures: CardPictures) -> None:
    widths = [
        pictures.print(JACK, HEIGHT, Pose(face=face / 10), shadow=False).surface.get_width()
        for face in range(11)
    ]
    assert min(widths) == widths[5] < HEIGHT / 8
    assert widths[0] == widths[10] == max(widths)
    assert widths[:6] == sorted(widths[:6], reverse=True)


@pytest.mark.parametrize("angle", [0, 1, 45, 90, 180, 271])
def test_a_card_lies_with_its_middle_where_the_pose_says(
    pictures: CardPictures, angle: int
) -> None:
    canvas, screen = Canvas((400, 400)), pygame.Surface((400, 400), 0, 32)
    ground = pygame.Surface((400, 400), 0, 32)
    canvas.backdrop(ground)
    pictures.lay(canvas, EIGHT, HEIGHT, Pose(200, 190, angle=angle), shadow=False)
    canvas.show(screen)
    seen = pygame.mask.from_threshold(screen, (255, 255, 255), (200, 200, 200, 255))
    x, y = seen.centroid()
    assert abs(x - 200) <= 1.5
    assert abs(y - 190) <= 1.5


def test_a_clockwise_angle_turns_clockwise(pictures: CardPictures) -> None:
    turned = pictures.print(JACK, HEIGHT, Pose(angle=20), shadow=False).surface
    highest = turned.subsurface((0, 0, turned.get_width(), 20)).get_bounding_rect(min_alpha=128)
    # The upper left corner of a card that leans to the right is its highest point.
    assert highest.centerx < turned.get_width() / 2


def test_turned_cards_have_no_dark_rim(pictures: CardPictures) -> None:
    ground = pygame.Surface((300, 300), 0, 32)
    ground.fill(theme.CARD_FACE)
    made = pictures.print(Card.of(Rank.ACE, Suit.HEARTS), HEIGHT, Pose(angle=17), shadow=False)
    ground.blit(made.surface, (20, 20))
    # On a ground of the card's own colour only its thin line and the red signs may be seen.
    darkest = min(sum(colour[:3]) for colour in colours(ground))
    assert darkest > 200


def test_a_lifted_card_throws_its_shadow_further(pictures: CardPictures) -> None:
    flat = pictures.print(JACK, HEIGHT, Pose())
    high = pictures.print(JACK, HEIGHT, Pose(lift=1.0))
    assert high.y + high.surface.get_height() > flat.y + flat.surface.get_height() + 5


def test_four_colours_change_diamonds_and_clubs_only(pictures: CardPictures) -> None:
    before = {card: pixels(pictures.front(card, 140)) for card in DECK}
    pictures.look = Look(four_colour=True)
    for card in DECK:
        changes = card.suit in (Suit.DIAMONDS, Suit.CLUBS)
        assert (pixels(pictures.front(card, 140)) != before[card]) is changes, card


def test_the_other_suits_of_four_colours_have_those_of_the_theme(
    pictures: CardPictures,
) -> None:
    pictures.look = Look(four_colour=True)
    for suit in (Suit.DIAMONDS, Suit.CLUBS):
        seen = colours(pictures.front(Card.of(Rank.ACE, suit), 300))
        assert (*theme.FOUR_SUITS_ON_LIGHT[suit.value], 255) in seen


def test_the_rendered_pictures_are_those_of_the_files_of_today() -> None:
    digests = json.loads((root() / "cards" / "rendered.json").read_text(encoding="utf-8"))
    files = [*(root() / "cards").glob("*.svg")]
    for path in files:
        if path.stem.startswith("suit-"):
            continue
        text = path.read_text(encoding="utf-8")
        assert digests.get(path.stem) == hashlib.sha256(text.encode()).hexdigest()[:16], (
            f"{path.name} has changed: run assets/cards/render_png.py"
        )
        for height in RENDERED:
            assert (root() / "cards" / str(height) / f"{path.stem}.png").is_file()


def test_a_large_index_is_larger(pictures: CardPictures) -> None:
    def ink() -> int:
        corner = pictures.front(EIGHT, 300).subsurface((4, 4, 50, 90))
        return pygame.mask.from_threshold(corner, (200, 32, 47), (60, 60, 60, 255)).count()

    usual = ink()
    pictures.look = Look(large_index=True)
    assert ink() > 1.4 * usual


def test_the_index_is_printed_in_both_corners(pictures: CardPictures) -> None:
    card = pictures.front(JACK, 300)
    turned = pygame.transform.flip(card, flip_x=True, flip_y=True)
    for corner in (card, turned):
        seen = pygame.mask.from_threshold(
            corner.subsurface((4, 4, 34, 70)), (27, 34, 51), (60, 60, 60, 255)
        )
        assert seen.count() > 200


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("height", [60, 136, 184, 420])
@pytest.mark.parametrize("name", ["KH", "QD", "JS", "AC", "TS", "9H", "XX"])
def test_the_index_keeps_away_from_the_edge_of_the_card(
    pictures: CardPictures, name: str, height: int, *, large: bool
) -> None:
    pictures.look = Look(large_index=large)
    front = pictures.front(Card.parse(name), height)
    wide, off = width_of(height), (front.get_width() - width_of(height)) // 2
    edge, most = off + max(2, wide // 50), round(wide * 0.16)
    corner = front.subsurface((edge, off + height // 20, most, height // 8))
    # Paper is as bright as can be, ink of any suit is not.
    ink = pygame.mask.from_threshold(corner, (0, 0, 0), (225, 140, 140, 255))
    left = min(rect.left for rect in ink.get_bounding_rects()) + edge - off
    assert left >= 0.04 * wide - 1


def test_the_letters_are_those_of_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    class German:
        def pgettext(self, _context: str, message: str) -> str:
            return {"J": "B", "Q": "D"}.get(message, message)

    assert [
        index_of(Card.parse(text)) for text in ("JS", "QH", "KD", "AC", "TD", "7S", "XX")
    ] == [
        *"JQKA",
        "10",
        "7",
        "",
    ]
    monkeypatch.setattr(i18n, "_catalogue", German())
    assert [index_of(Card.parse(text)) for text in ("JS", "QH", "KD")] == ["B", "D", "K"]


def test_the_back_is_the_chosen_one(pictures: CardPictures) -> None:
    claret = pixels(pictures.back(HEIGHT))
    blue = pixels(pictures.back(HEIGHT, "blue"))
    assert claret != blue
    pictures.look = Look(back="blue")
    assert pixels(pictures.back(HEIGHT)) == blue


def test_missing_and_damaged_pictures_leave_a_card_one_can_play_with(tmp_path: Path) -> None:
    (tmp_path / "cards").mkdir()
    (tmp_path / "cards" / "JS.svg").write_bytes(b"<svg no more")
    (tmp_path / "cards" / "8D.svg").write_bytes(b"\xff\xfe\x00")
    bare = CardPictures(tmp_path)
    faces = {pixels(bare.front(card, 140)) for card in (JACK, EIGHT, DECK[0], JOKER)}
    assert len(faces) == 4
    assert bare.back(140).get_at((50, 70)) != pygame.Color(0, 0, 0, 0)


def test_sizes_near_each_other_share_a_drawing(pictures: CardPictures) -> None:
    pictures.front(JACK, 200)
    weight = pictures._drawings.weight  # noqa: SLF001 - what is kept cannot be seen
    for height in (170, 190, 230):
        pictures.front(JACK, height)
    assert pictures._drawings.weight == weight  # noqa: SLF001


def test_prefetching_draws_one_card_at_each_step_and_none_twice(pictures: CardPictures) -> None:
    assert sum(1 for _ in pictures.prefetch([JACK, EIGHT, None], HEIGHT)) == 3
    assert sum(1 for _ in pictures.prefetch([JACK, EIGHT, None], HEIGHT)) == 0


def test_what_is_kept_stays_within_its_limit(pictures: CardPictures) -> None:
    pictures.resize((1280, 720))
    for angle in range(360):
        for card in (JACK, EIGHT):
            pictures.begin_frame()
            pictures.print(card, HEIGHT, Pose(angle=angle))
    limit = 1280 * 720 * (PRINTS + DRAWINGS + SHADOWS)
    assert limit / 2 < pictures.weight <= limit


def test_a_card_is_five_to_seven() -> None:
    assert width_of(350) == 250


def nearly_all_printed(pictures: CardPictures) -> None:
    """Print so much that a frame has no time for more."""
    for number in range(40):
        pictures.print(None, 300 + number, Pose())


def test_a_moving_card_is_shown_nearly_right_when_a_frame_has_printed_enough() -> None:
    pictures = CardPictures(root())
    pictures.resize((3840, 2160))
    card = Card.parse("JH")
    pictures.begin_frame()
    exact = pictures.print(card, 300, Pose(angle=4))
    nearly_all_printed(pictures)
    assert pictures.print(card, 304, Pose(angle=6)) is exact
    assert pictures.coarse, "what is owed is printed when there is time"
    assert pictures.print(card, 150, Pose(angle=6)) is not exact, "too different"
    assert pictures.print(Card.parse("JD"), 304, Pose(angle=6)) is not exact, "another card"
    pictures.begin_frame()
    assert pictures.print(card, 304, Pose(angle=6)) is not exact


def test_a_card_dimmed_where_it_lies_looks_like_one_printed_dimmed() -> None:
    card, pose = Card.parse("QS"), Pose(angle=7)
    fresh = CardPictures(root()).print(card, 276, pose, dimmed=True)
    pictures = CardPictures(root())
    pictures.print(card, 276, pose)
    derived = pictures.print(card, 276, pose, dimmed=True)
    assert (derived.x, derived.y) == (fresh.x, fresh.y)
    ground = (40, 90, 60)
    shown = []
    for made in (fresh, derived):
        screen = pygame.Surface(made.surface.get_size(), 0, 32)
        screen.fill(ground)
        screen.blit(made.surface, (0, 0))
        shown.append(pygame.image.tobytes(screen, "RGB"))
    assert max(abs(one - other) for one, other in zip(*shown, strict=True)) <= 3
