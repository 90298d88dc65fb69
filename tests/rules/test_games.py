from __future__ import annotations

from dataclasses import replace

import pytest

from euchre.rules import (
    GAMES,
    JOKER,
    PRESETS,
    Options,
    Seat,
    Shuffle,
    apply,
    build,
    new_game,
)
from euchre.rules.house_rules import conflicts

FOUR_HANDED = ("classic", "us", "canadian", "british")


def test_every_game_has_its_usual_house_rules() -> None:
    assert set(PRESETS) == set(GAMES)
    assert all(options.variant == name for name, options in PRESETS.items())


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_game_can_be_built_and_dealt(name: str) -> None:
    game = new_game(PRESETS[name])
    dealt = apply(game, Shuffle(game.variant.setup.pack)).game
    assert dealt.deal is not None
    for hand in dealt.deal.hidden.hands.values():
        assert len(hand) == dealt.deal.setup.hand_size


def test_classic_is_the_game_of_the_original_rules() -> None:
    variant = build(PRESETS["classic"])
    assert len(variant.setup.pack) == 24
    assert JOKER not in variant.setup.pack
    assert PRESETS["classic"] == Options()


def test_the_us_game_sticks_the_dealer_and_leads_at_his_left() -> None:
    us = PRESETS["us"]
    assert us == Options("us", stick_the_dealer=True, loner_lead="left_of_dealer")


def test_the_canadian_game_sends_the_dealers_partner_alone() -> None:
    assert PRESETS["canadian"] == Options("canadian", dealer_partner_orders="must_go_alone")


def test_the_british_game_has_a_benny_and_goes_to_eleven() -> None:
    british = PRESETS["british"]
    assert build(british).setup.pack[-1] is JOKER
    assert len(build(british).setup.pack) == 25
    assert british.target == 11
    assert british.dealer_partner_orders == "must_go_alone"


@pytest.mark.parametrize("name", FOUR_HANDED)
def test_a_preset_turns_on_nothing_that_is_greyed_out(name: str) -> None:
    default = Options()
    for switch in conflicts(PRESETS[name]):
        if switch != "counter_cards":
            assert getattr(PRESETS[name], switch) == getattr(default, switch)


@pytest.mark.parametrize(
    ("deck", "joker", "size"),
    [
        ("24", False, 24),
        ("28", False, 28),
        ("32", False, 32),
        ("24", True, 25),
        ("28", True, 29),
        ("32", True, 33),
    ],
)
def test_the_pack_has_as_many_cards_as_agreed(
    deck: str,
    joker: bool,  # noqa: FBT001
    size: int,
) -> None:
    options = replace(Options(), deck=deck, joker=joker)  # type: ignore[arg-type]
    assert len(build(options).setup.pack) == size


@pytest.mark.parametrize("pattern", ["3-2", "2-3", "alt-32", "alt-23"])
@pytest.mark.parametrize("dealer", [Seat.SOUTH, Seat.EAST])
def test_five_cards_each_in_every_pattern_and_the_21st_is_turned(
    pattern: str, dealer: Seat
) -> None:
    options = replace(Options(), deal_pattern=pattern)  # type: ignore[arg-type]
    game = new_game(options, dealer)
    pack = game.variant.setup.pack
    deal = apply(game, Shuffle(pack)).game.deal
    assert deal is not None
    assert all(len(hand) == 5 for hand in deal.hidden.hands.values())
    assert deal.shown.upcard is pack[20]
    assert deal.hidden.kitty == pack[21:]
    left = deal.setup.table.left_of(dealer)
    assert pack[0] in deal.hand(left)


def test_there_is_no_game_of_another_name() -> None:
    with pytest.raises(ValueError, match="whist"):
        build(Options("whist"))


def test_a_game_takes_only_the_players_it_is_for() -> None:
    with pytest.raises(ValueError, match="players"):
        build(Options(players=3))


def test_greyed_out_switches_do_not_change_the_game() -> None:
    plain, odd = build(Options()), build(Options(stuck_any_suit=True, benny_turned="redeal"))
    assert odd.stages == plain.stages
    assert not odd.joker_redeals
