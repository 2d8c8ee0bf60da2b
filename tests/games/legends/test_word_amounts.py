"""How much a word gives or takes: counted, all of it, half, never more than there is."""

from pathlib import Path

import pytest

from support.legends.packs import PAY, Pack, tried
from support.legends.places import BANK, HIDEOUTS, OFFICE, STREET
from support.legends.playing import choose, do, let_pass
from support.legends.reading import happened, offered, standing
from support.legends.tables import HERO, table
from support.reading import asked

# ---- counted ----


@pytest.mark.parametrize(
    ("counted", "count"),
    [
        ("wounds", 1),
        ("upgraded_items", 1),
        ("nuggets", 3),
        ("cards", 4),
        ("items", 3),
        ("wanted_players", 2),
        ("bandits", 5),
        ("players_here", 1),
    ],
)
@pytest.mark.parametrize("most", [2, 9])
def test_counted(tmp_path: Path, counted: str, count: int, most: int) -> None:
    """$10 for each of them, up to so many."""
    amount = f'{{ count = "{counted}", each = 10, max = {10 * most} }}'
    game = tried(
        tmp_path,
        f'{{ do = "gain_money", amount = {amount} }}',
        {
            "wounds": 1,
            "nuggets": 3,
            "hand": "2♣ 3♣ 4♣ 6♣",
            "items": ["six-shooter", "rifle", "mule"],
        },
        others={1: {"wanted": 1, "space": STREET}, 2: {"wanted": 3}, 3: {"marshal": 1}},
        bandits=HIDEOUTS[:5],
    )
    assert standing(game, HERO, "money") == [10 * min(count, most)]


@pytest.mark.parametrize("wanted", [0, 1, 3])
def test_the_wanted_are_counted(tmp_path: Path, wanted: int) -> None:
    """A card that pays $10 for each of them."""
    wages = '{ do = "gain_money", amount = { count = "wanted_players", each = 10 } }'
    seats = {seat: {"wanted": 4 - seat if seat <= wanted else 0} for seat in (1, 2, 3)}
    game = let_pass(tried(tmp_path, wages, {}, others=seats))
    assert standing(game, HERO, "money") == [10 * wanted]


# ---- all of it, and half ----


@pytest.mark.parametrize(
    ("word", "what", "had", "all_of_it", "half"),
    [
        ("lose_money", "money", 50, 0, 20),
        ("lose_wanted", "wanted", 5, 0, 2),
        ("lose_nuggets", "nuggets", 3, 0, 1),
        ("heal", "wounds", 3, 0, 1),
    ],
)
@pytest.mark.parametrize("part", ["all", "half"])
def test_all_and_half_of_it(
    tmp_path: Path, word: str, what: str, had: int, all_of_it: int, half: int, part: str
) -> None:
    """Half of an odd number is rounded up, of money to full $10."""
    effect = f'{{ do = "{word}", amount = "{part}" }}'
    nugget = '{ do = "gain_lp", amount = 1 }'  # so that the card is of use anyway
    game = tried(tmp_path, f"{nugget}, {effect}", {what: had})
    assert standing(game, HERO, what) == [all_of_it if part == "all" else half]


@pytest.mark.parametrize(("part", "left"), [("all", 0), ("half", 1)])
def test_all_and_half_of_a_hand(tmp_path: Path, part: str, left: int) -> None:
    effect = f'{{ do = "discard_cards", amount = "{part}", how = "random" }}'
    game = tried(tmp_path, f"{PAY}, {effect}", {"hand": "2♣ 3♣ 4♣"})
    assert standing(game, HERO, "money", "hand_count") == [30, left]


# ---- no more than there is ----


@pytest.mark.parametrize(("money", "left"), [(10, 0), (20, 0), (30, 10)])
def test_no_more_is_lost_than_one_has(tmp_path: Path, money: int, left: int) -> None:
    """A card that pays a nugget and costs $20."""
    gain, loss = '{ do = "gain_nuggets", amount = 1 }', '{ do = "lose_money", amount = 20 }'
    game = let_pass(tried(tmp_path, f"{gain}, {loss}", {"money": money}))
    assert standing(game, HERO, "money") == [left]


@pytest.mark.parametrize(("held", "left"), [("", 0), ("2♣", 0), ("2♣ 3♣", 0), ("2♣ 3♣ 4♣", 1)])
def test_no_more_cards_are_lost_at_random_than_one_holds(
    tmp_path: Path, held: str, left: int
) -> None:
    loss = '{ do = "discard_cards", amount = 2, how = "random" }'
    game = tried(tmp_path, f"{PAY}, {loss}", {"hand": held})
    assert standing(game, HERO, "money", "hand_count") == [30, left]


@pytest.mark.rule("WL-DECK-14")
@pytest.mark.parametrize(
    ("nuggets", "held", "answers", "left"),
    [
        (1, "", [], [0, 0]),
        (3, "", [], [1, 0]),
        (0, "2♣", [], [0, 1]),
        (1, "2♣", ["nugget"], [0, 1]),
        (1, "2♣ 10♣", ["nugget", "sell:10♣"], [0, 1]),
        (3, "2♣", ["nugget", "nugget"], [1, 1]),
    ],
)
def test_no_more_gold_is_lost_than_one_has(
    tmp_path: Path, nuggets: int, held: str, answers: list[str], left: list[int]
) -> None:
    """Two nuggets, as far as there are any; Fool's Gold will do."""
    loss = '{ do = "lose_nuggets", amount = 2 }'
    game = tried(tmp_path, f"{PAY}, {loss}", {"nuggets": nuggets, "hand": held})
    do(game, *answers)
    assert asked(game) == (HERO, "act")
    assert standing(game, HERO, "nuggets", "hand_count") == left


@pytest.mark.parametrize(("wanted", "lost"), [(1, 1), (2, 2), (3, 2)])
def test_no_more_wanted_points_are_lost_than_one_has(
    tmp_path: Path, wanted: int, lost: int
) -> None:
    loss = '{ do = "lose_wanted", amount = 2 }'
    game = tried(tmp_path, f"{PAY}, {loss}", {"wanted": wanted})
    assert standing(game, HERO, "wanted") == [wanted - lost]
    assert [event["count"] for event in happened(game, "points-lost")] == [lost]


# ---- standing changes of a rule ----


@pytest.mark.rule("WL-MOVE-03")
@pytest.mark.parametrize(("added", "movement"), [(1, 5), (9, 13), (-1, 3)])
def test_movement_is_added_to_that_of_the_mount(tmp_path: Path, added: int, movement: int) -> None:
    """A Mustang, and a Whiskey that makes it faster or slower."""
    mod = f'{{ kind = "passive", mods = [ {{ mod = "movement", add = {added} }} ] }}'
    Pack(tmp_path).change("items", "abilities = [", f"abilities = [ {mod},", 'id = "whiskey"')
    mustang = {"items": ["mustang"], "space": OFFICE}
    hero = {**mustang, "items": ["mustang", "whiskey"]}
    game = table({HERO: hero}, content=tmp_path)
    assert standing(game, HERO, "movement") == [movement]
    farther = set(offered(game, "ride")) - set(offered(table({HERO: mustang}), "ride"))
    assert bool(farther) == (added > 0)


@pytest.mark.parametrize(("fewer", "drawn"), [(-2, 1), (-3, 1), (-1, 2)])
def test_a_guard_draws_at_least_one_fight_card(tmp_path: Path, fewer: int, drawn: int) -> None:
    """Against a Buffalo Gun, of three."""
    change = ('mod = "npc_draw", add = -1', f'mod = "npc_draw", add = {fewer}')
    Pack(tmp_path).change("items", *change)
    hero = {"space": BANK, "items": ["buffalo-gun"], "hand": "K♥"}
    game = table({HERO: hero}, content=tmp_path)
    choose(game, "heist")
    assert [event["count"] for event in happened(game, "drew-fight-cards")] == [drawn]


@pytest.mark.parametrize(
    ("against", "winners"), [("player", []), ("bandit", []), ("guard", [HERO]), ("sheriff", [])]
)
def test_who_wins_ties_wins_them_against_those_named(
    tmp_path: Path, against: str, winners: list[int]
) -> None:
    """Jesse James and the guard of the Bank lay a Jack each; seat 3 wins no ties at all."""
    printed = 'mod = "win_ties", against = ["player"]'
    Pack(tmp_path).change("characters", printed, f'mod = "win_ties", against = ["{against}"]')
    jesse = {"character": "jesse-james", "lp": 5, "space": BANK, "hand": "J♥"}
    seats = {HERO: jesse, 3: {"character": "annie-oakley"}}
    game = table(seats, content=tmp_path, fight_deck="J 3 4")
    do(game, "heist", "lay:J♥", "npc:fight-j")
    assert [event["seat"] for event in happened(game, "won-fight")] == winners
