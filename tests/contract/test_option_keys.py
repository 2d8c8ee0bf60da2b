"""Options by key, told from the asker: weights that survive another catalogue."""

import pytest

import tumbleweed as tw
from contract.games import GAMES, SPECIMENS, every_registered_game
from contract.specimen import Specimen
from tumbleweed.core.decision import Catalogue
from tumbleweed.core.option_keys import OptionKeys, all_keys
from tumbleweed.core.ruleset import game_info

KEYS = {of.game: game_info(of.game).option_keys() for of in GAMES}
every_count = pytest.mark.parametrize(
    ("of", "players"),
    [pytest.param(of, n, id=f"{of}-{n}") for of in SPECIMENS for n in of.players],
)


def catalogue(of: Specimen, players: int) -> Catalogue:
    return of.new(players, 1, record=False).ruleset.catalogue


# ---- told from the asker ----


@every_count
def test_options_that_name_a_seat_change_places_and_no_others(of: Specimen, players: int) -> None:
    listed = catalogue(of, players)
    for seat in range(players):
        told = listed.told_from(players, seat)
        assert sorted(told) == list(range(len(told)))
        for option in listed.options:
            there = listed.options[told[option.index]]
            assert there.message.key == option.message.key
            assert there is option or (option.names_seat and seat > 0)


@every_count
def test_the_next_player_has_the_same_option_whoever_asks(of: Specimen, players: int) -> None:
    listed = catalogue(of, players)
    named = [each for each in listed.options if each.names_seat]
    for option in named:
        (seat,) = [int(ref.removeprefix("seat:")) for ref in option.refs if ref.startswith("seat:")]
        for asker in range(players):
            there = listed.options[listed.told_from(players, asker)[option.index]]
            place = (seat - asker) % players if seat < players else seat
            assert f"seat:{place}" in there.refs


# ---- one list for all set-ups ----


@pytest.mark.parametrize("of", SPECIMENS, ids=str)
def test_one_list_has_the_options_of_every_table(of: Specimen) -> None:
    keys = KEYS[of.game]
    for said in of.tables[:: max(1, len(of.tables) // 12)]:
        players = said.get("players", of.players[0])
        rows = keys.rows(catalogue_of(of, said), players, players - 1)
        assert min(rows) >= 0
        assert len(set(rows)) == len(rows)


def catalogue_of(of: Specimen, said: dict[str, object]) -> Catalogue:
    whole = {"players": of.players[0], **said, "seed": 1, "record": False}
    return of.new(**whole).ruleset.catalogue  # type: ignore[arg-type]


# ---- stored with weights ----


@every_registered_game
def test_weights_survive_another_catalogue(of: Specimen) -> None:
    """Another order, keys that are gone, keys that are new."""
    now = KEYS[of.game]
    stored = OptionKeys((*reversed(now.keys[2:]), "gone:1", "gone:2"))
    weights = {key: f"weight of {key}" for key in stored.keys}
    by_row = [weights[key] for key in stored.keys]
    sources = now.sources(stored)
    assert sources[:2] == [-1, -1]
    assert [by_row[row] for row in sources[2:]] == [weights[key] for key in now.keys[2:]]


def test_an_option_that_has_no_row_is_told_so() -> None:
    of = GAMES[0]
    listed = catalogue(of, of.players[0])
    assert OptionKeys(listed.keys[1:]).rows(listed, of.players[0], 0)[:2] == [-1, 0]


def test_a_key_is_listed_once() -> None:
    with pytest.raises(tw.UnknownName, match="'pass' is listed twice"):
        OptionKeys(("pass", "stop", "pass"))
    of = GAMES[0]
    listed = catalogue(of, of.players[0])
    assert all_keys([listed, listed]).keys == listed.keys
