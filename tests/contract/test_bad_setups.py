"""Invalid set-ups: an unknown game, edition, variant or option, an impossible position."""

from typing import Any

import pytest

import tumbleweed as tw
from contract.games import GAMES, every_registered_game
from contract.specimen import Specimen


@pytest.mark.parametrize("name", ["", "Goat", "chess", None, 7, [], {}], ids=repr)
def test_an_unknown_game(name: Any) -> None:
    with pytest.raises(tw.UnknownName, match=r"no game is called .*goat"):
        tw.new(name, players=3, seed=1)


@every_registered_game
@pytest.mark.parametrize("players", [0, 1, 9, -3, 2.0, 4.0, "3", None, True, [3]], ids=repr)
def test_an_unknown_number_of_players(of: Specimen, players: Any) -> None:
    with pytest.raises(tw.UnknownName, match="players"):
        tw.new(of.game, players=players, seed=1)
    with pytest.raises(tw.UnknownName, match="players"):
        tw.at_table(of.game, players=players)


@every_registered_game
def test_the_possible_numbers_of_players_are_named(of: Specimen) -> None:
    listed = ", ".join(str(count) for count in of.players)
    for players in (of.players[0] - 1, of.players[-1] + 1):
        words = f"{of.game} is not played by {players} players, but by {listed}"
        with pytest.raises(tw.UnknownName, match=words):
            tw.new(of.game, players=players, seed=1)


@every_registered_game
@pytest.mark.parametrize("edition", ["torn", "", 1, []], ids=repr)
def test_an_unknown_edition(of: Specimen, edition: Any) -> None:
    known = tw.games()[of.game]["editions"][0]
    with pytest.raises(tw.UnknownName, match=rf"{of.game} has no edition .*{known}"):
        tw.new(of.game, players=of.players[0], seed=1, edition=edition)


@every_registered_game
@pytest.mark.parametrize("variants", [["zombies"], ("a", "b"), "goals", [[]], [1]], ids=repr)
def test_an_unknown_variant(of: Specimen, variants: Any) -> None:
    with pytest.raises(tw.UnknownName, match="variant"):
        tw.new(of.game, players=of.players[0], seed=1, variants=variants)


@every_registered_game
def test_the_variants_there_are_are_named(of: Specimen) -> None:
    known = ", ".join(tw.games()[of.game]["variants"]) or "none"
    with pytest.raises(
        tw.UnknownName, match=f"{of.game} has no variant 'zombies'; it has: {known}"
    ):
        tw.new(of.game, players=of.players[0], seed=1, variants=["zombies"])


@every_registered_game
@pytest.mark.parametrize("variants", [[1, "a"], {}, 7, None], ids=repr)
def test_what_is_no_list_of_variants(of: Specimen, variants: Any) -> None:
    with pytest.raises(tw.UnknownName, match="variant"):
        tw.new(of.game, players=of.players[0], seed=1, variants=variants)


@every_registered_game
def test_an_unknown_option(of: Specimen) -> None:
    known = tw.games()[of.game]["options"]
    words = rf"{of.game} has no table option 'weather'.*{known[0] if known else ''}"
    with pytest.raises(tw.UnknownName, match=words):
        tw.new(of.game, players=of.players[0], seed=1, weather="fair")
    with pytest.raises(tw.UnknownName, match=words):
        tw.at_table(of.game, players=of.players[0], options={"weather": "fair"})


BAD_FIRST_PLAYERS: list[Any] = [-1, 9, 1.0, True, "0", [0]]


@every_registered_game
@pytest.mark.parametrize("seat", BAD_FIRST_PLAYERS, ids=repr)
def test_a_bad_first_player(of: Specimen, seat: Any) -> None:
    if "first_player" not in tw.games()[of.game]["options"]:
        pytest.skip(f"who begins a game of {of.game} is not agreed before")
    with pytest.raises(tw.UnknownName, match="first_player: there is no seat"):
        tw.new(of.game, players=of.players[0], seed=1, first_player=seat)


def short(each: Any) -> str:
    return str(each)[:50]


BAD_OPTIONS = [(of, *each) for of in GAMES for each in of.bad_options]
BAD_POSITIONS = [(of, *each) for of in GAMES for each in of.bad_positions]


@pytest.mark.parametrize(("of", "options", "words"), BAD_OPTIONS, ids=short)
def test_a_bad_table_option(of: Specimen, options: dict[str, Any], words: str) -> None:
    with pytest.raises(tw.UnknownName, match=words):
        tw.new(of.game, players=3, seed=1, **options)
    with pytest.raises(tw.UnknownName, match=words):
        tw.at_table(of.game, players=3, options=options)


@pytest.mark.parametrize(("of", "facts", "words"), BAD_POSITIONS, ids=short)
def test_a_position_that_cannot_be(of: Specimen, facts: dict[str, Any], words: str) -> None:
    with pytest.raises(tw.BadPosition, match=words):
        tw.at_table(of.game, players=3, **facts)


@every_registered_game
def test_a_refused_set_up_leaves_no_trace(of: Specimen) -> None:
    before, like = tw.games(), of.new(of.players[0], 1).to_json()
    for said in ({"edition": "torn"}, {"variants": ["zombies"]}, {"weather": "fair"}):
        with pytest.raises(tw.UnknownName):
            of.new(of.players[0], 1, **said)
    assert tw.games() == before
    assert of.new(of.players[0], 1).to_json() == like
