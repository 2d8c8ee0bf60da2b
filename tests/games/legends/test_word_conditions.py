"""Conditions that no card of the box asks for, on a card of a pack, and an ability of a pack.

A card pays and, if a condition holds, gives a nugget. Or Annie Oakley's ability does, at the start
of a fight or at its end.
"""

from pathlib import Path
from typing import Any

import pytest

import tumbleweed as tw
from support.legends.packs import PAY, Pack, tried
from support.legends.places import BANK, HIDEOUT, OFFICE, PRAIRIE, SALOON, STORE, STREET
from support.legends.playing import choose, clash, let_pass, send_sheriff
from support.legends.reading import keys, standing
from support.legends.tables import HERO, RIVAL, WANTED, table
from support.reading import asked

UPGRADE = "upgrade:revolver"

PRINTED = 'optional = true, on = { on = "start_fight", against = ["player"], role = "either" }, '

ANNIE: dict[str, Any] = {"character": "annie-oakley", "hand": "K♥ 2♥"}


def nugget_if(test: str) -> str:
    return f'{{ do = "if", test = {test}, then = [ {{ do = "gain_nuggets", amount = 1 }} ] }}'


# ---- on a turn ----


@pytest.mark.parametrize(
    ("test", "seats", "met"),
    [
        ('{ is = "wanted" }', {HERO: {"wanted": 1}}, True),
        ('{ is = "wanted" }', {HERO: {"marshal": 1}}, False),
        ('{ is = "wanted", at_least = 2 }', {HERO: {"wanted": 1}}, False),
        ('{ is = "marshal" }', {HERO: {"wanted": 1}}, False),
        ('{ is = "neutral" }', {}, True),
        ('{ is = "neutral" }', {HERO: {"marshal": 1}}, False),
        ('{ is = "neutral" }', {HERO: {"wanted": 1}}, False),
        ('{ is = "most_wanted" }', {}, False),
        ('{ is = "most_wanted" }', {HERO: {"wanted": 2}, RIVAL: {"wanted": 2}}, True),
        ('{ is = "most_wanted" }', {HERO: {"wanted": 2}, RIVAL: {"wanted": 3}}, False),
        ('{ is = "wanted_exists" }', {RIVAL: {"wanted": 1}}, True),
        ('{ is = "wanted_exists" }', {RIVAL: {"marshal": 1}}, False),
        ('{ is = "has_cattle" }', {HERO: {"cattle": "cattle-green-3"}}, True),
        ('{ is = "has_cattle" }', {RIVAL: {"cattle": "cattle-green-3"}}, False),
        ('{ is = "has_lp", at_least = 2, at_most = 3 }', {HERO: {"lp": 1}}, False),
        ('{ is = "has_lp", at_least = 2, at_most = 3 }', {HERO: {"lp": 2}}, True),
        ('{ is = "has_lp", at_least = 2, at_most = 3 }', {HERO: {"lp": 3}}, True),
        ('{ is = "has_lp", at_least = 2, at_most = 3 }', {HERO: {"lp": 4}}, False),
        ('{ is = "has_item", item_kind = "mount" }', {HERO: {"items": ["mule"]}}, True),
        ('{ is = "has_item", item_kind = "mount" }', {HERO: {"items": ["rifle"]}}, False),
        ('{ is = "has_item", item = "mule" }', {HERO: {"items": ["mule"]}}, True),
        ('{ is = "has_item", item = "mule" }', {HERO: {"items": ["mustang"]}}, False),
        ('{ is = "has_wounds", at_most = 1 }', {HERO: {"wounds": 1, "lp": 4}}, True),
        ('{ is = "has_wounds", at_most = 1 }', {HERO: {"wounds": 2, "lp": 1}}, False),
    ],
)
def test_a_condition(
    tmp_path: Path, test: str, seats: dict[int, dict[str, Any]], met: bool
) -> None:
    assert nuggets_from_card(tmp_path, test, seats) == met


def nuggets_from_card(folder: Path, test: str, seats: dict[int, dict[str, Any]]) -> int:
    all_seats = {seat: {"lp": 2, **seats.get(seat, {})} for seat in range(4)}
    game = tried(folder, f"{PAY}, {nugget_if(test)}", all_seats.pop(HERO), others=all_seats)
    let_pass(game)
    nuggets, money = standing(game, HERO, "nuggets", "money")
    assert money == 30
    return int(nuggets)


@pytest.mark.parametrize(
    ("tests", "met"),
    [
        ('{ is = "marshal" }, { is = "has_wounds", at_least = 2 }', True),
        ('{ is = "marshal" }, { is = "has_wounds", at_least = 3 }', False),
        ('{ is = "wanted" }, { is = "has_wounds", at_least = 2 }', False),
    ],
)
def test_all_of_several_conditions(tmp_path: Path, tests: str, met: bool) -> None:
    seats = {HERO: {"marshal": 1, "wounds": 2}}
    assert nuggets_from_card(tmp_path, f'{{ is = "all", tests = [ {tests} ] }}', seats) == met


@pytest.mark.rule("WL-STORE-02")
@pytest.mark.parametrize(("word", "key"), [("buy_item", "buy:rifle"), ("upgrade_item", UPGRADE)])
def test_an_item_is_bought_or_upgraded_one_at_a_time(tmp_path: Path, word: str, key: str) -> None:
    """So says the event to an ability that waits for at least one."""
    written_for_annie(tmp_path, f'on = {{ on = "{word}", at_least = 1 }}, ', '{ is = "neutral" }')
    annie = {"character": "annie-oakley", "space": STORE, "money": 120, "lp": 5}
    game = table({HERO: {**annie, "items": ["revolver"]}}, content=tmp_path)
    choose(game, "store", key)
    assert standing(game, HERO, "nuggets") == [1]


# ---- in a fight ----


def written_for_annie(folder: Path, asking: str, test: str) -> None:
    Pack(folder).change("characters", PRINTED, f"{asking}effects = [ {nugget_if(test)} ] }} ] #")
    text = Pack(folder).text("characters")
    start = text.index("\n", text.index(asking))  # the rest of the printed ability
    end = text.index("[character.start]", start)
    Pack(folder).write("characters", f"{text[:start]}\n{text[end:]}")


def nuggets_in_fight(folder: Path, fought: str) -> int:
    """What Annie has gained when the cards are to be laid."""
    annie = {**ANNIE, "lp": 5}
    if fought == "the Sheriff":
        seats = {HERO: {"hand": "4♥"}, WANTED: {**annie, "space": SALOON, "wanted": 1}}
        game = table(seats, content=folder)
        send_sheriff(game)
        choose(game, "discard:2♥")
        return nuggets_gained(game, WANTED)
    if fought == "attacked":
        bass = {"character": "bass-reeves", "space": STREET, "hand": "Q♣"}
        game = table({HERO: bass, RIVAL: {**annie, "space": STREET}}, content=folder)
        choose(game, f"duel:{RIVAL}")
        return nuggets_gained(game, RIVAL)
    space, key = {
        "a duel": (STREET, f"duel:{RIVAL}"),
        "a heist": (BANK, "heist"),
        "a bandit": (PRAIRIE, f"ride:{HIDEOUT}"),
    }[fought]
    bass = {"character": "bass-reeves", "space": space, "hand": "Q♣"}
    game = table({HERO: {**annie, "space": space}, RIVAL: bass}, content=folder, bandits=[HIDEOUT])
    choose(game, key)
    return nuggets_gained(game, HERO)


def nuggets_gained(game: tw.Game, seat: int) -> int:
    choose(game, "ability:annie-oakley")
    (nuggets,) = standing(game, seat, "nuggets")
    return int(nuggets)


@pytest.mark.rule("WL-CLAR-16")
@pytest.mark.parametrize(
    ("fought", "role"),
    [
        ("a duel", "attacker"),
        ("a heist", "attacker"),
        ("a bandit", "attacker"),
        ("attacked", "defender"),
        ("the Sheriff", "defender"),
    ],
)
def test_the_role_in_a_fight(tmp_path: Path, fought: str, role: str) -> None:
    for asked_for in ("attacker", "defender"):
        test = f'{{ is = "fight_role", role = "{asked_for}" }}'
        written_for_annie(tmp_path, 'on = { on = "start_fight" }, ', test)
        assert nuggets_in_fight(tmp_path, fought) == (asked_for == role)
        (tmp_path / "characters.toml").unlink()


@pytest.mark.parametrize(
    ("annie", "mine", "theirs", "won"),
    [
        (HERO, "K♥", "Q♣", True),
        (HERO, "2♥", "Q♣", False),
        (RIVAL, "Q♣", "K♥", True),
        (RIVAL, "Q♣", "2♥", False),
    ],
)
@pytest.mark.rule("WL-FIGHT-21")
def test_a_fight_won(tmp_path: Path, annie: int, mine: str, theirs: str, won: bool) -> None:
    """Set off by the winning, or by the wound of who loses a duel: the condition must agree."""
    word = "win_fight" if won else "gain_wounds"
    written_for_annie(tmp_path, f'on = {{ on = "{word}" }}, ', '{ is = "fight_won" }')
    bass = {"character": "bass-reeves", "space": OFFICE, "hand": "Q♣"}
    game = table({annie: {**ANNIE, "space": OFFICE, "lp": 5}, 1 - annie: bass}, content=tmp_path)
    clash(game, "duel", mine, theirs)
    let_pass(game)
    assert standing(game, annie, "nuggets", "wounds") == [won, not won]


@pytest.mark.rule("WL-FIGHT-21")
@pytest.mark.parametrize("annie", [HERO, RIVAL])
def test_who_looks_on_has_won_no_fight(tmp_path: Path, annie: int) -> None:
    """A nugget for each player who has: the winner alone, attacked or attacking."""
    written_for_annie(tmp_path, 'on = { on = "win_fight" }, ', '{ is = "fight_won" }')
    single = nugget_if('{ is = "fight_won" }')
    for_each = (
        '{ do = "gain_nuggets", amount = 1, who = "each_player", filter = { is = "fight_won" } }'
    )
    Pack(tmp_path).change("characters", single, for_each)
    bass = {"character": "bass-reeves", "space": OFFICE, "hand": "Q♣"}
    game = table({annie: {**ANNIE, "space": OFFICE, "lp": 5}, 1 - annie: bass}, content=tmp_path)
    clash(game, "duel", *(("K♥", "Q♣") if annie == HERO else ("Q♣", "K♥")))
    let_pass(game)
    assert [standing(game, seat, "nuggets") for seat in range(4)] == [
        [int(seat == annie)] for seat in range(4)
    ]


@pytest.mark.rule("WL-FIGHT-06")
def test_each_side_has_its_own_once_per_fight(tmp_path: Path) -> None:
    """Two Rifles that may look once per fight: each does."""
    begins = 'on = { on = "start_fight", against = ["player"] }, '
    once = f'{begins}limit = {{ times = 1, per = "fight" }}, '
    Pack(tmp_path).change("items", begins, once, after='id = "rifle"')
    armed = {"space": OFFICE, "items": ["rifle"], "hand": "K♥"}
    game = table({HERO: armed, RIVAL: {**armed, "hand": "Q♣"}}, content=tmp_path)
    choose(game, "duel:1")
    for seat in (HERO, RIVAL):
        assert asked(game) == (seat, "start-fight")
        assert keys(game) == {"pass", "item:rifle"}
        choose(game, "item:rifle")
    assert asked(game)[1] == "lay"


# ---- with whom a Move action ends ----


@pytest.mark.parametrize("wanted", ["player", "wanted_player", "marshal_player", "sheriff"])
@pytest.mark.parametrize("met", ["player", "wanted_player", "marshal_player", "sheriff"])
def test_company_at_the_end_of_a_ride(tmp_path: Path, wanted: str, met: str) -> None:
    """Whiskey for certain company only: a Wanted player is company, and a Marshal too."""
    Pack(tmp_path).change("items", 'with = "player"', f'with = "{wanted}"', 'id = "whiskey"')
    bob = {"wanted": int(met == "wanted_player"), "marshal": int(met == "marshal_player")}
    seats: dict[int, dict[str, Any]] = {HERO: {"space": OFFICE, "items": ["whiskey"]}}
    if met != "sheriff":
        seats[RIVAL] = {"space": SALOON, **bob}
    game = table(seats, content=tmp_path, sheriff=SALOON if met == "sheriff" else OFFICE)
    choose(game, f"ride:{SALOON}")
    offered = met == wanted or (wanted == "player" and met != "sheriff")
    assert ("item:whiskey" in keys(game)) == offered
