"""Cards of an owner's pack that do what no card of the box does, one after the other.

A sample of faults in the rules has shown what was untested (docs/testing.md).
"""

from pathlib import Path
from typing import Any

import pytest

import tumbleweed as tw
from support.legends.packs import PAY, Pack, tried
from support.legends.places import (
    BANK,
    CABARET,
    HIDEOUTS,
    MINE,
    OFFICE,
    PLAIN,
    PRAIRIE,
    SALOON,
    STREET,
)
from support.legends.playing import choose, do, let_pass
from support.legends.reading import happened, keys, offered, player, standing
from support.legends.tables import HERO, RIVAL, THIRD, table
from support.reading import asked

RED_FALLS = "red-falls-doctor"
REWARD = 'reward = [ { do = "gain_money", amount = 20 }, { do = "draw_cards", amount = 1 } ]'
HARM = '{ do = "gain_wounds", amount = 1, who = "chosen_player" }'
GIFT = '{ do = "gain_money", amount = 30, who = "chosen_player" }'
WHISKEY = 'effects = [ { do = "gain_wounds", amount = 1, who = "chosen_player", filter ='


def resolved(folder: Path, reward: str, **seats: Any) -> tw.Game:
    """Seat 0 has earned that reward."""
    Pack(folder).change("stories", REWARD, f"reward = [ {reward} ]", after='id = "local-rabble"')
    facts = {"at": "end", "stories": {"left": ["local-rabble"]}, "discs": {"left": [HERO, HERO]}}
    return table(seats.get("seats", {}), content=folder, **facts)


# ---- whom it hits ----


def hurt_one_pay_another(game: tw.Game) -> None:
    assert asked(game) == (HERO, "target")
    choose(game, f"target:{RIVAL}")
    assert asked(game) == (HERO, "target")
    choose(game, f"target:{THIRD}")
    let_pass(game)
    assert [player(game, seat)["wounds"] for seat in range(4)] == [0, 1, 0, 0]
    assert [player(game, seat)["money"] for seat in range(4)] == [0, 0, 30, 0]


def test_every_effect_of_a_story_has_a_player_chosen_for_it(tmp_path: Path) -> None:
    hurt_one_pay_another(resolved(tmp_path, f"{HARM}, {GIFT}"))


def test_every_effect_of_an_item_has_a_player_chosen_for_it(tmp_path: Path) -> None:
    """A whiskey for two: one is hurt by it, another is paid."""
    Pack(tmp_path).change("items", WHISKEY, f"effects = [ {HARM}, {GIFT} ] }} ] #")
    text = Pack(tmp_path).text("items")
    end = text.index("[[item]]", text.index(GIFT))
    Pack(tmp_path).write("items", text[: text.index("#", text.index(GIFT))] + "\n" + text[end:])
    seats = {HERO: {"space": OFFICE, "items": ["whiskey"]}, RIVAL: {"space": SALOON}}
    game = table(seats, content=tmp_path)
    choose(game, f"ride:{SALOON}", "item:whiskey")
    hurt_one_pay_another(game)


@pytest.mark.parametrize(
    ("space", "paid"), [(STREET, [0, 10, 0, 0]), (RED_FALLS, [0, 0, 10, 0]), (PLAIN, [0, 0, 0, 0])]
)
def test_those_in_the_same_town(tmp_path: Path, space: str, paid: list[int]) -> None:
    """One in Darkrock, one in Red Falls, one outside; who is outside is in no town with anybody."""
    neighbours = 'who = "each_other_player", filter = { is = "same_town" }'
    gift = f'{{ do = "gain_money", amount = 10, {neighbours} }}'
    others = {1: {"space": BANK}, 2: {"space": CABARET}, 3: {"space": PRAIRIE}}
    game = tried(tmp_path, gift, {"space": space}, others=others)
    assert [player(game, seat)["money"] for seat in range(4)] == paid


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


# ---- at the Bank ----


@pytest.mark.rule("WL-BANK-06")
def test_at_most_twelve_nuggets_are_sold_at_once(tmp_path: Path) -> None:
    """A Mule that carries nine more, and a card that gives nine nuggets."""
    mule = ('nugget_limit", add = 2', 'nugget_limit", add = 9')
    Pack(tmp_path).change("items", *mule, after='id = "mule"')
    hero = {"space": BANK, "items": ["mule"], "mount": "mule", "nuggets": 4}
    game = do(tried(tmp_path, '{ do = "gain_nuggets", amount = 9 }', hero), "deposit")
    assert keys(game) == {f"sell-nuggets:{count}" for count in range(1, 13)}
    do(game, "sell-nuggets:12")
    assert standing(game, HERO, "nuggets", "lp") == [1, 12]


# ---- a demand ----


@pytest.mark.rule("WL-CHAR-11")
@pytest.mark.parametrize(("what", "amount", "has"), [("money", 20, 30), ("nuggets", 2, 3)])
def test_what_was_handed_over_is_told_as_it_was(
    tmp_path: Path, what: str, amount: int, has: int
) -> None:
    """Billy the Kid asks for $20, and for $20 again: of $30 the second part is $10."""
    steal = f'{{ do = "steal", what = "{what}", amount = {amount}, chosen_by = "victim" }}'
    printed = '{ do = "steal", what = "money", amount = 10, chosen_by = "victim" }'
    Pack(tmp_path).change("characters", printed, f"{steal}, {steal}")
    billy = {"character": "billy-the-kid", "lp": 5, "space": OFFICE}
    game = table({HERO: billy, RIVAL: {"space": SALOON, what: has}}, content=tmp_path)
    choose(game, f"ride:{SALOON}", "ability:billy-the-kid", f"target:{RIVAL}")
    choose(game, "choose:billy-the-kid.2")
    told = [next(reversed(event.values())) for event in happened(game, f"stole-{what}")]
    assert told == [amount, has - amount]
    assert (standing(game, HERO, what), standing(game, RIVAL, what)) == ([has], [0])


@pytest.mark.parametrize(("cattle", "handed"), [({"cattle": "cattle-green-3"}, True), ({}, False)])
def test_cattle_is_demanded_of_who_has_it(
    tmp_path: Path, cattle: dict[str, str], handed: bool
) -> None:
    steal = '{ do = "steal", what = "cattle", amount = 1, chosen_by = "victim" }'
    printed = '{ do = "steal", what = "money", amount = 10, chosen_by = "victim" }'
    Pack(tmp_path).change("characters", printed, steal)
    billy = {"character": "billy-the-kid", "lp": 5, "space": OFFICE}
    game = table({HERO: billy, RIVAL: {"space": SALOON, **cattle}}, content=tmp_path)
    choose(game, f"ride:{SALOON}", "ability:billy-the-kid")
    assert (asked(game) == (HERO, "target")) == handed  # who has nothing is not there to choose
    do(game, *[f"target:{RIVAL}", "choose:billy-the-kid.2"] * handed)
    assert [bool(player(game, seat)["cattle"]) for seat in (HERO, RIVAL)] == [handed, False]


# ---- how much ----


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


@pytest.mark.rule("WL-MIB-08")
@pytest.mark.parametrize(
    ("space", "lp"), [(STREET, [1, 0, 1]), (BANK, [0, 1, 1]), (MINE, [0, 0, 0])]
)
def test_the_man_in_black_is_not_in_his_own_company(
    tmp_path: Path, space: str, lp: list[int]
) -> None:
    """An LP for each other one in the space: for both players, and for him."""
    company = '{ do = "gain_lp", amount = { count = "players_here" }, who = "each_player" }'
    facts = {"players": 2, "black": {"space": space}, "others": {RIVAL: {"space": BANK}}}
    game = tried(tmp_path, company, {}, **facts)
    assert [game.state.lp[figure] for figure in range(3)] == lp  # type: ignore[attr-defined]  # legends


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


@pytest.mark.rule("WL-GOLD-08")
def test_who_carries_too_much_gold_keeps_it_but_gains_none() -> None:
    """No play leads there, for who gets off a Mule gives back what is too much."""
    game = table({HERO: {"space": MINE, "nuggets": 4}}, chance={"dice": ["nugget", "nugget"]})
    game.state.nuggets[HERO] += 2  # type: ignore[attr-defined]  # LegendsState
    choose(game, "prospect")
    assert standing(game, HERO, "nuggets") == [6]


@pytest.mark.parametrize(("fewer", "drawn"), [(-2, 1), (-3, 1), (-1, 2)])
def test_a_guard_draws_at_least_one_fight_card(tmp_path: Path, fewer: int, drawn: int) -> None:
    """Against a Buffalo Gun, of three."""
    change = ('mod = "npc_draw", add = -1', f'mod = "npc_draw", add = {fewer}')
    Pack(tmp_path).change("items", *change)
    hero = {"space": BANK, "items": ["buffalo-gun"], "hand": "K♥"}
    game = table({HERO: hero}, content=tmp_path)
    choose(game, "heist")
    assert [event["count"] for event in happened(game, "drew-fight-cards")] == [drawn]


# ---- ties ----


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
