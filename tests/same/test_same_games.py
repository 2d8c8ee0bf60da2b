"""The engine plays the games of the reference: a few here, two thousand in soak.

`games.txt` was written by the engine of the commit that `renamed_keys.toml` names. After a change
of the rules on purpose both move on to a commit that has it; docs/testing.md says how.
"""

import sys
from collections.abc import Callable
from copy import copy
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
if not (ROOT / "tools").is_dir():
    pytest.skip("an unpacked sdist has no tools", allow_module_level=True)
sys.path.insert(0, str(ROOT))

import tumbleweed as tw  # noqa: E402 - the same
from tools.same_games.checking import check, explain  # noqa: E402 - found by that line
from tools.same_games.commits import CommitError, resolve  # noqa: E402 - the same
from tools.same_games.compare import Difference, first_difference, lines  # noqa: E402 - the same
from tools.same_games.names import (  # noqa: E402 - the same
    DEFAULT_NAMES,
    Names,
    NamesError,
    read_names,
)
from tools.same_games.play import choose, play, start  # noqa: E402 - the same
from tools.same_games.store import StoredGame, read_games, write_games  # noqa: E402 - the same
from tools.same_games.tables import (  # noqa: E402 - the same
    goat_tables,
    legends_tables,
    random_games,
    small_games,
)
from tumbleweed.core.result import Result  # noqa: E402 - the same
from tumbleweed.core.ruleset import Ruleset  # noqa: E402 - the same

FILE = Path(__file__).parent / "games.txt"
GAMES = list(read_games(FILE))
SAME_NAMES = Names({})
OF_MODULES = {
    "modules",
    "high_stakes",
    "poker_faces",
    "mode",
}  # not of the reference
CHOICES = 25  # of a game that a test tampers with
Patch = pytest.MonkeyPatch


@pytest.mark.parametrize("stored", GAMES, ids=str)
def test_a_game_of_the_reference_is_the_same(stored: StoredGame) -> None:
    difference = first_difference(stored, read_names(DEFAULT_NAMES))
    assert difference is None, str(difference)


def test_the_file_holds_every_small_game() -> None:
    agreed = [(stored.setup, int(stored.seed, 16)) for stored in GAMES]
    assert agreed == list(small_games())
    assert sum(stored.result is not None for stored in GAMES) >= 6


@pytest.mark.parametrize("name", ["goat", "legends"])
def test_nearly_everything_happens_in_the_small_games(name: str) -> None:
    names, happened, known = read_names(DEFAULT_NAMES), set(), set()
    for stored in GAMES:
        if stored.setup["game"] != name:
            continue
        game = start(names.setup(stored.setup), int(stored.seed, 16))
        known |= {kind.key for kind in game.ruleset.event_kinds}
        for choice in stored.choices:
            choose(game, choice, names)
        happened |= {event.key for event in game.events}
    assert len(happened) >= 0.95 * len(known), sorted(known - happened)


def test_two_thousand_games_are_of_every_kind() -> None:
    games = list(random_games(2_000))
    played = [setup for setup, _ in games]
    assert len({seed for _, seed in games}) == len(games)
    for table in [*goat_tables(), *legends_tables()]:
        agreed = table["options"].items()
        like = [s for s in played if {**s, "options": 0} == {**table, "options": 0}]
        assert sum(agreed <= s["options"].items() for s in like) >= 15, table
    for name in ("goat", "legends"):
        game = tw.games()[name]
        setups = [setup for setup in played if setup["game"] == name]
        assert {setup["players"] for setup in setups} == set(game["players"])
        assert {setup["edition"] for setup in setups} == set(game["editions"])
        assert {v for setup in setups for v in setup["variants"]} == set(game["variants"])
        agreed_on = {option for setup in setups for option in setup["options"]}
        assert agreed_on == set(game["options"]) - OF_MODULES


# ---- what is noticed: a game is stored, the engine changed, the game replayed ----


@pytest.fixture
def stored() -> StoredGame:
    return play({**GAMES[3].setup}, 5, CHOICES)


def test_the_same_engine_shows_no_difference(stored: StoredGame) -> None:
    assert first_difference(stored, SAME_NAMES) is None


def rename_argument(stored: StoredGame, monkeypatch: Patch) -> None:
    kinds = start(stored.setup, 5).ruleset.event_kinds
    (drew,) = [kind for kind in kinds if kind.key == "drew"]
    amount = copy(drew.args[1])  # events share what they are told
    amount.name = "amount"
    monkeypatch.setattr(drew, "args", (drew.args[0], amount, *drew.args[2:]))


def test_an_argument_of_an_event(stored: StoredGame, monkeypatch: Patch) -> None:
    rename_argument(stored, monkeypatch)
    difference = first_difference(stored, SAME_NAMES)
    assert difference is not None
    assert difference.parts == ("events",)


def test_an_argument_that_is_written_as_renamed(stored: StoredGame, monkeypatch: Patch) -> None:
    rename_argument(stored, monkeypatch)
    for entry in ({"count": "amount"}, {"drew.count": "amount"}):
        names = Names({"arguments": entry})
        # "count" is an argument of other events too, which keep it: only drew's is renamed
        assert first_difference(stored, names) is None
        assert names.never_met() == []


def test_an_event(stored: StoredGame, monkeypatch: Patch) -> None:
    kinds = start(stored.setup, 5).ruleset.event_kinds
    (drew,) = [kind for kind in kinds if kind.key == "drew"]
    monkeypatch.setattr(drew, "key", "took")
    assert parts(stored, SAME_NAMES) == ("events",)
    assert parts(stored, Names({"events": {"drew": "took"}})) == ()


def test_a_field_of_a_view(stored: StoredGame, monkeypatch: Patch) -> None:
    def told(view: dict[str, Any]) -> dict[str, Any]:
        view["players"] = [{"dollars": p.pop("money"), **p} for p in view["players"]]
        return view

    change_views(stored, monkeypatch, told)
    assert parts(stored, SAME_NAMES) == ("views",)
    assert parts(stored, Names({"view": {"money": "dollars"}})) == ()
    assert parts(stored, Names({"view": {"players.money": "dollars"}})) == ()
    assert parts(stored, Names({"view": {"black.money": "dollars"}})) == ("views",)


def test_a_number_in_one_view(stored: StoredGame, monkeypatch: Patch) -> None:
    def told(view: dict[str, Any]) -> dict[str, Any]:
        if view["players"][1]["hand"]:
            view["players"][0]["lp"] += 1
        return view

    change_views(stored, monkeypatch, told)
    difference = first_difference(stored, SAME_NAMES)
    assert difference is not None
    assert difference.parts == ("views",)


def test_a_word_in_a_view(stored: StoredGame, monkeypatch: Patch) -> None:
    def told(view: dict[str, Any]) -> dict[str, Any]:
        view["black"]["difficulty"] = "deadly"
        return view

    change_views(stored, monkeypatch, told)
    assert parts(stored, SAME_NAMES) == ("views",)
    assert parts(stored, Names({"values": {"hard": "deadly"}})) == ()
    assert parts(stored, Names({"values": {"difficulty.hard": "deadly"}})) == ()


def change_views(
    stored: StoredGame, monkeypatch: Patch, told: Callable[[dict[str, Any]], dict[str, Any]]
) -> None:
    kind = type(start(stored.setup, 5).ruleset)
    view = kind.view

    def changed(self: Ruleset, s: Any, seat: int | None) -> dict[str, Any]:
        return told(view(self, s, seat))

    monkeypatch.setattr(kind, "view", changed)


def test_an_option_that_is_renamed(stored: StoredGame, monkeypatch: Patch) -> None:
    catalogue = start(stored.setup, 5).ruleset.catalogue
    for option in catalogue.options:
        verb, colon, rest = option.key.partition(":")
        if verb + colon == "ride:":
            monkeypatch.setitem(catalogue.index, f"go:{rest}", option.index)
            monkeypatch.setattr(option, "key", f"go:{rest}")
    assert parts(stored, SAME_NAMES) == ("question",)
    assert parts(stored, Names({"options": {"ride:": "go:"}})) == ()


def test_a_choice_that_is_refused(stored: StoredGame) -> None:
    wrong = StoredGame(stored.setup, stored.seed, ["0 nonsense"], stored.marks, None)
    difference = first_difference(wrong, SAME_NAMES)
    assert difference is not None
    assert str(difference).startswith("after 0 choices: refused\nchoice '0 nonsense': IllegalCh")


def test_a_set_up_that_is_refused(stored: StoredGame) -> None:
    setup = {**stored.setup, "edition": "fourth"}
    difference = first_difference(StoredGame(setup, "0x5", [], "", None), SAME_NAMES)
    assert difference is not None
    assert "the set-up: UnknownName" in str(difference)


def test_another_result(monkeypatch: Patch) -> None:
    whole = GAMES[0]
    assert whole.result is not None
    told = Result.to_json
    monkeypatch.setattr(Result, "to_json", lambda self: {**told(self), "winners": [9]})
    difference = first_difference(whole, SAME_NAMES)
    assert difference is not None
    assert difference.told == (f"winners[0]: {whole.result['winners'][0]} is now 9",)


def parts(stored: StoredGame, names: Names) -> tuple[str, ...]:
    difference = first_difference(stored, names)
    return () if difference is None else difference.parts


# ---- how it is told ----


@pytest.mark.extended
@pytest.mark.slow
def test_the_old_engine_tells_the_values(
    stored: StoredGame, monkeypatch: Patch, tmp_path: Path
) -> None:
    file = tmp_path / "games.txt"
    write_games(file, [GAMES[0], stored])
    change_views(stored, monkeypatch, lambda view: {**view, "length": 99})
    try:
        since = resolve("HEAD")
    except CommitError as fault:
        pytest.skip(f"no history to take an engine from: {fault}")
    names = Names({"since": since})
    difference = first_difference(stored, names)
    assert difference is not None
    told = explain(file, 1, stored, difference, names)
    assert "  views.seat 0.length: 15 is now 99" in told
    assert len(told) == stored.setup["players"] + 1  # and the spectator's


def test_lines_name_the_place() -> None:
    old = {"players": [{"money": 20, "items": ["mule"]}], "round": 1}
    new = {"players": [{"money": 30, "items": []}], "turn": 1}
    assert lines(old, new) == [
        "players[0].items[0]: 'mule' is now nothing",
        "players[0].money: 20 is now 30",
        "round: 1 is now nothing",
        "turn: nothing is now 1",
    ]


def test_a_whole_file_is_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.txt"
    good = GAMES[0]
    write_games(file, [good, StoredGame(good.setup, good.seed, ["0 none"], good.marks, None)])
    assert not check(file, Names({"events": {"nobody": "no-one"}}), jobs=1)
    said = capsys.readouterr().out
    assert f"game 1 ({good}) after 0 choices: refused" in said
    assert "1 of 2 games are the same." in said
    assert "never met: [events] nobody" in said
    write_games(file, [good])
    assert check(file, SAME_NAMES, jobs=1)


def test_nothing_checked_is_not_the_same(tmp_path: Path) -> None:
    (tmp_path / "none.txt").write_text("")
    assert not check(tmp_path / "none.txt", SAME_NAMES, jobs=1)


def test_a_commit_that_is_not_there_is_named() -> None:
    with pytest.raises(CommitError, match="'0123456789' is not in this clone"):
        resolve("0123456789")


def test_a_table_of_names_that_cannot_work_is_refused() -> None:
    with pytest.raises(NamesError, match=r"\[events\] b and a both become c"):
        Names({"events": {"a": "c", "b": "c"}})
    with pytest.raises(NamesError, match="no section is called evnts"):
        Names({"evnts": {}})


def test_names_under_another_name_do_not_collide() -> None:
    names = Names({"view": {"black": "man", "fight.rival": "man"}})
    assert names.view({"man": 1, "fight": {"man": 2}}) == {"black": 1, "fight": {"rival": 2}}


def test_a_difference_is_told_in_a_sentence() -> None:
    assert str(Difference(57, ("views", "events"))) == "after 57 choices: views, events"
