"""Words of the vocabulary that no card of the box uses, on cards of an owner's pack.

Payday gives its wages and, if a condition holds, a nugget. Or Annie Oakley's ability does, at the
start of a fight or at its end. And a story gives Wanted points that nobody has chosen.
"""

from pathlib import Path
from typing import Any

import pytest

import tumbleweed as tw
from support.legends.packs import PAY, Pack, tried
from support.legends.places import BANK, HIDEOUT, OFFICE, PRAIRIE, SALOON, STATION, STORE, STREET
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


@pytest.mark.parametrize("wanted", [0, 1, 3])
def test_the_wanted_are_counted(tmp_path: Path, wanted: int) -> None:
    """A card that pays $10 for each of them."""
    wages = '{ do = "gain_money", amount = { count = "wanted_players", each = 10 } }'
    seats = {seat: {"wanted": 4 - seat if seat <= wanted else 0} for seat in (1, 2, 3)}
    game = let_pass(tried(tmp_path, wages, {}, others=seats))
    assert standing(game, HERO, "money") == [10 * wanted]


@pytest.mark.parametrize(("money", "left"), [(10, 0), (20, 0), (30, 10)])
def test_no_more_is_lost_than_one_has(tmp_path: Path, money: int, left: int) -> None:
    """A card that pays a nugget and costs $20."""
    gain, loss = '{ do = "gain_nuggets", amount = 1 }', '{ do = "lose_money", amount = 20 }'
    game = let_pass(tried(tmp_path, f"{gain}, {loss}", {"money": money}))
    assert standing(game, HERO, "money") == [left]


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


PEEK = '{ do = "peek", what = "hand", amount = 2, who = "opponent" }'


@pytest.mark.rule("WL-MIB-33")
@pytest.mark.parametrize(
    ("effect", "offered"), [(PEEK, False), ('{ do = "gain_nuggets", amount = 1 }', True)]
)
def test_a_start_effect_against_the_man_in_black(
    tmp_path: Path, effect: str, offered: bool
) -> None:
    """A Rifle that only looks at a hand is of no use against him; one that finds gold is."""
    Pack(tmp_path).change("items", PEEK, effect)
    ana = {"space": STATION, "items": ["rifle"], "hand": "K♥"}
    game = table({HERO: ana}, content=tmp_path, players=2)
    choose(game, "duel:2")
    assert asked(game) == (HERO, "start-fight" if offered else "lay")
    assert ("item:rifle" in keys(game)) == offered


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


# ---- a story gives Wanted points, unasked for ----


def story_told(folder: Path, edition: str) -> tw.Game:
    """The three contributors get 1 Wanted point each; seat 0 and seat 2 are Marshals."""
    text = Pack(folder).text("stories")
    start = text.index("reward = ", text.index('id = "the-widow"'))
    end = text.index("\n", start)
    reward = 'reward = [ { do = "gain_wanted", amount = 1 } ]'
    Pack(folder).write("stories", text[:start] + reward + text[end:])
    seats = {0: {"marshal": 2}, 1: {}, 2: {"marshal": 4}}
    discs = {"left": [0, 1, 2]}
    stories = {"left": ["the-widow"], "right": ["aces-and-eights"]}
    told: dict[str, Any] = {"discs": discs, "stories": stories, "edition": edition}
    return table(seats, content=folder, at="end", players=5, **told)


def tracks(game: tw.Game) -> list[list[int]]:
    return [standing(game, seat, "marshal", "wanted") for seat in range(3)]


@pytest.mark.rule("WL-MARSHAL-11")
@pytest.mark.parametrize("edition", ["first", "french"])
def test_old_a_marshal_may_refuse_wanted_points(tmp_path: Path, edition: str) -> None:
    game = story_told(tmp_path, edition)
    assert (asked(game), keys(game)) == ((0, "turn-wanted"), {"no", "yes"})
    assert game.decision.prompt.args == {"count": 1, "marshal": 2}
    choose(game, "no")
    assert (asked(game), game.decision.prompt.args["marshal"]) == ((2, "turn-wanted"), 4)
    assert tracks(game) == [[2, 0], [0, 1], [4, 0]]  # who is no Marshal has no choice
    choose(game, "yes")
    assert tracks(game) == [[2, 0], [0, 1], [0, 1]]


@pytest.mark.rule("WL-MARSHAL-09")
def test_revised_a_marshal_turns_wanted_unasked(tmp_path: Path) -> None:
    game = story_told(tmp_path, "revised")
    assert tracks(game) == [[0, 1], [0, 1], [0, 1]]


# ---- at the store ----


@pytest.mark.rule("WL-STORE-02")
def test_a_discount_above_the_price_pays_nothing_out(tmp_path: Path) -> None:
    """Cheap Horse with $90 off: the Mustang is free, and no more than that."""
    Pack(tmp_path).change("stories", "discount = 30", "discount = 90")
    game = table(
        {HERO: {"money": 10}},
        content=tmp_path,
        at="end",
        stories={"left": ["cheap-horse"]},
        discs={"left": [HERO, HERO]},
    )
    choose(game, "choose:cheap-horse.2", "buy:mustang")
    assert game.view()["players"][HERO]["money"] == 10
