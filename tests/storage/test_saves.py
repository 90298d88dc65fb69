"""Games on file: read back as they were written, and nothing lost whatever happens."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from euchre.ai.roster import CHARACTERS
from euchre.play.branching import played_on
from euchre.play.record import Player
from euchre.play.session import Session
from euchre.rules import PRESETS
from euchre.rules.seats import Seat
from euchre.storage import notation, saves
from euchre.storage.notation import SaveError
from tests.storage.games import played, record

GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("actions", [0, 1, 5, 33, 100_000])
def test_a_game_is_read_back_as_it_was_written(preset: str, actions: int) -> None:
    game = played(record(preset, target=5, farmers_hand="any_three"), actions)
    read, state = notation.read(notation.write(game))
    assert read == game
    assert state.winner == Session(game).winner


def test_the_text_is_readable() -> None:
    header, shuffle, first, *_ = notation.write(played(record(), 9)).splitlines()
    assert json.loads(header)["players"]["W"] == {"name": "J\u00f6rg", "level": "beginner"}
    assert json.loads(header)["options"] == {"variant": "classic"}
    assert len(shuffle.split()) == 25
    assert first.split()[0] in {"pass", "order"}


def test_a_saved_game_keeps_the_portraits() -> None:
    game = record()
    shown = replace(game.players[Seat.WEST], portrait="nurse")
    game = replace(game, players={**game.players, Seat.WEST: shown})
    header = notation.write(game).splitlines()[0]
    assert json.loads(header)["players"]["W"]["portrait"] == "nurse"
    assert "portrait" not in json.loads(header)["players"]["S"]
    assert notation.read(notation.write(game))[0] == game


@pytest.mark.parametrize("forged", [None, 7, "", "../secret", "NURSE", "x" * 99, ["nurse"]])
def test_a_portrait_that_can_be_none_costs_itself_only(forged: object) -> None:
    game = record()
    header = json.loads(notation.write(game).splitlines()[0])
    header["players"]["W"]["portrait"] = forged
    assert notation.read(json.dumps(header) + "\n")[0] == game


@pytest.mark.parametrize("name", CHARACTERS)
def test_a_saved_game_keeps_its_characters(name: str) -> None:
    game = record()
    game = replace(game, players={**game.players, Seat.WEST: Player("Grandma", name)})
    assert notation.read(notation.write(game))[0] == game


@pytest.mark.parametrize("forged", ["god", "HATTIE", "hattie", "", 7, True, ["Hattie"], {}])
def test_a_player_who_does_not_exist_costs_itself_only(forged: object) -> None:
    game = record()
    header = json.loads(notation.write(game).splitlines()[0])
    header["players"]["W"]["level"] = forged
    players = {**game.players, Seat.WEST: Player(game.players[Seat.WEST].name, "normal")}
    assert notation.read(json.dumps(header) + "\n")[0] == replace(game, players=players)


def test_a_line_torn_off_by_a_crash_is_left_out() -> None:
    game = played(record(), 20)
    text = notation.write(game)
    for cut in range(2, len(text.splitlines()[-1]) + 1):
        read, _ = notation.read(text[:-cut])
        assert read.actions == game.actions[:-1]


@pytest.mark.parametrize(
    "text",
    [
        "", "\n", "{}\n", "[]\n", "null\n", "hello\nworld\n", '{"format": "chess"}\n',
        "[" * 100_000 + "\n",
    ],
)  # fmt: skip
def test_a_foreign_text_is_refused(text: str) -> None:
    with pytest.raises(SaveError):
        notation.read(text)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("version", 0), ("version", "1"), ("version", True), ("options", {}), ("options", []),
        ("options", {"variant": "poker"}), ("options", {"variant": []}),
        ("options", {"variant": "classic", "target": 8}),
        ("options", {"variant": "classic", "target": True}),
        ("options", {"variant": "classic", "players": 3}),
        ("options", {"variant": "classic", "deck": "52"}),
        ("options", {"variant": "classic", "x": 1}),
        ("dealer", "SW"), ("dealer", 3), ("seed", "7"), ("seed", -1), ("seed", 2**64), ("seed", True),
        ("players", {}), ("players", None), ("name", 5), ("name", "a\nb"),
        ("players", {s: {"name": 7} for s in "SWNE"}),
        ("players", {s: {"name": "A"} for s in ("S", "W", "N", "E", "SW")}),
    ],
)  # fmt: skip
def test_a_header_that_fits_no_game_is_refused(key: str, value: object) -> None:
    header = {**json.loads(notation.header(record())), key: value}
    with pytest.raises(SaveError) as caught:
        notation.read(json.dumps(header) + "\n")
    assert caught.value.line == 1


def test_an_action_against_the_rules_is_refused_with_its_line() -> None:
    lines = notation.write(played(record(), 12)).splitlines()
    for wrong in ("play XX", "fold", "alone", "undo 99", "undo -1", "undo \u0663", "call"):
        with pytest.raises(SaveError) as caught:
            notation.read("\n".join([*lines[:2], wrong, *lines[2:]]) + "\n")
        assert caught.value.line == 3


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.euchre")), ids=lambda path: path.stem)
def test_games_of_this_version_load_for_ever(path: Path) -> None:
    saved = saves.load(path)
    told = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
    assert len(saved.record.actions) == told["actions"]
    assert list(saved.game.scores.values()) == told["scores"]


def test_a_game_that_was_begun_without_an_agreed_end_still_has_none() -> None:
    """It went on for more deals than one that is begun today."""
    saved = saves.load(GOLDEN / "napoleon-without-end.euchre")
    assert "nap_limit" not in notation.header(saved.record)
    assert saved.game.deals > PRESETS["napoleon"].nap_limit > 0
    assert '"nap_limit": 100' in notation.header(record("napoleon"))


def test_a_file_far_too_large_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "g.euchre"
    with path.open("wb") as file:
        file.truncate(50_000_000)
    with pytest.raises(SaveError, match="too large"):
        saves.load(path)


def test_what_a_game_began_with_is_kept() -> None:
    game = replace(
        record(), name="Carla's", deals=(7, 498_688_594_500_095), salt="ab" * 16,
        begun="2026-11-30T09:15:00Z",
    )  # fmt: skip
    assert notation.read(notation.write(game))[0] == game
    on = played_on(played(game, 40), 22)
    assert notation.read(notation.write(on))[0] == on


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("deals", 7), ("deals", [7]), ("deals", ["ZZZZ-ZZZZ-ZZ"]), ("deals", ["0"] * 1001),
        ("salt", 7), ("begun", "yesterday"), ("begun", 3), ("taken_over", -1),
        ("taken_over", True), ("taken_over", "1"),
    ],
)  # fmt: skip
def test_a_wrong_beginning_is_refused(key: str, value: object) -> None:
    header = {**json.loads(notation.header(record())), key: value}
    with pytest.raises(SaveError):
        notation.read(json.dumps(header) + "\n")


def test_a_name_fits_on_one_line() -> None:
    assert notation.usable_name(" a\nb\x00c\u202e ") == "a b c"
    assert len(notation.usable_name("x" * 999)) == 200


@pytest.mark.parametrize("name", ["\ufe0f", "\u202e", "", "  ", "\udce9", "\u200b\u0301"])
def test_a_player_whose_name_cannot_be_seen_is_read_with_a_name_that_can(name: str) -> None:
    header = json.loads(notation.header(record()))
    header["players"]["S"]["name"] = name
    header["name"] = name
    read, _game = notation.read(json.dumps(header) + "\n")
    assert read.players[Seat.SOUTH].name == "?"
    assert read.name == ""


@pytest.mark.parametrize("name", ["👨\u200d👩\u200d👧", "می\u200cشود", "דוד", "Nguyễn"])
def test_a_name_in_any_script_survives_its_file(name: str) -> None:
    header = json.loads(notation.header(record()))
    header["players"]["S"]["name"] = header["name"] = name
    read, _game = notation.read(json.dumps(header) + "\n")
    assert read.players[Seat.SOUTH].name == read.name == name


def test_what_is_no_file_is_not_read(tmp_path: Path) -> None:
    (tmp_path / "g.euchre").mkdir()
    with pytest.raises(SaveError):
        saves.load(tmp_path / "g.euchre")


def test_a_seed_wider_than_older_programs_read_makes_the_file_one_of_a_newer_format() -> None:
    for seed in (2**64, 2**127 + 3, 2**128 - 1):
        text = notation.write(record(seed=seed))
        assert json.loads(text.splitlines()[0])["version"] == 2
        assert notation.read(text)[0].seed == seed
    for seed in (0, 7, 2**64 - 1):
        assert json.loads(notation.header(record(seed=seed)))["version"] == 1


@pytest.mark.parametrize("seed", [-1, 2**256, 10**400, True, "7", 2.0**70])
def test_what_is_no_seed_is_refused_in_the_newer_format_too(seed: object) -> None:
    header = {**json.loads(notation.header(record(seed=2**64))), "seed": seed}
    with pytest.raises(SaveError):
        notation.read(json.dumps(header) + "\n")


def test_the_secret_of_the_computer_players_is_kept() -> None:
    game = replace(record(), thoughts="0123456789abcdef" * 2)
    assert notation.read(notation.write(game))[0] == game
    assert "thoughts" not in notation.header(record())
