"""What cards and items of a pack offer, what they set off, and what they do not."""

from pathlib import Path
from typing import Any

import pytest

from support.legends.packs import PAY, Pack, tried
from support.legends.places import HIDEOUTS, OFFICE, SALOON, STREET
from support.legends.playing import choose, do
from support.legends.reading import keys, offered, standing
from support.legends.tables import HERO, RIVAL, table
from support.reading import asked

# ---- what may be chosen ----


@pytest.mark.parametrize(
    ("hero", "bandits", "offered"),
    [({}, [], {1}), ({}, HIDEOUTS[:1], {1, 2}), ({"marshal": 1}, HIDEOUTS[:1], {1})],
)
def test_an_option_with_a_condition_must_come_to_something(
    tmp_path: Path, hero: dict[str, Any], bandits: list[str], offered: set[int]
) -> None:
    """$30; or, if one is neutral, a bandit retires: if there is one."""
    retire = '{ do = "if", test = { is = "neutral" }, then = [ { do = "retire_bandit" } ] }'
    wages = f'{{ do = "choose", options = [ [ {PAY} ], [ {retire} ] ] }}'
    game = tried(tmp_path, wages, hero, bandits=bandits)
    assert {int(key[-1]) for key in keys(game)} == offered


@pytest.mark.parametrize(("answer", "money"), [("yes", 30), ("no", 0)])
def test_who_may_decides_for_oneself(tmp_path: Path, answer: str, money: int) -> None:
    game = tried(tmp_path, f'{{ do = "may", effects = [ {PAY} ] }}', {})
    assert asked(game) == (HERO, "deal")
    do(game, answer)
    assert standing(game, HERO, "money") == [money]


def test_who_drives_cattle_takes_no_more(tmp_path: Path) -> None:
    wages = f'{PAY}, {{ do = "gain_cattle" }}'
    game = tried(tmp_path, wages, {"cattle": "cattle-green-3"})
    assert (asked(game), standing(game, HERO, "money")) == ((HERO, "act"), [30])
    assert offered(tried(tmp_path, wages, {}), "ranch") == {"green", "blue"}


# ---- what an event sets off ----


def test_what_the_active_player_gains_is_not_summed_up_for_others(tmp_path: Path) -> None:
    """Bia's ability is set off by two nuggets in a turn: she has gained one, and Ana two."""
    printed = 'on = { on = "end_move_action", with = "player" }, cost'
    trigger = 'on = { on = "gain_nuggets", at_least = 2, within = "turn" }, cost'
    Pack(tmp_path).change("items", printed, trigger, after='id = "whiskey"')
    gain = '{ do = "gain_nuggets", amount = 2 }'
    gift = '{ do = "gain_nuggets", amount = 1, who = "each_other_player" }'
    game = tried(tmp_path, f"{gain}, {gift}", {}, others={RIVAL: {"items": ["whiskey"]}})
    assert (asked(game), standing(game, RIVAL, "nuggets")) == ((HERO, "act"), [1])
    game = tried(tmp_path, f"{gain}, {gift}", {"items": ["whiskey"]})
    assert "item:whiskey" in keys(game)


def with_ability(folder: Path, item: str, ability: str) -> None:
    """One more on that item."""
    text = Pack(folder).text("items")
    start = text.index("abilities = [", text.index(f'id = "{item}"')) + len("abilities = [")
    Pack(folder).write("items", f"{text[:start]} {ability},{text[start:]}")


def test_all_that_one_event_sets_off_happens(tmp_path: Path) -> None:
    """A Rifle, a Mule and a Whiskey that each pay $10 for a nugget gained."""
    event = 'on = { on = "gain_nuggets" }'
    pays = f'{{ kind = "passive", {event}, effects = [ {{ do = "gain_money", amount = 10 }} ] }}'
    for item in ("rifle", "mule", "whiskey"):
        with_ability(tmp_path, item, pays)
    hero = {"items": ["rifle", "mule", "whiskey"]}
    game = tried(tmp_path, '{ do = "gain_nuggets", amount = 1 }', hero)
    assert (asked(game), standing(game, HERO, "money")) == ((HERO, "act"), [30])


# ---- what may be done, and what must ----


@pytest.mark.parametrize(("money", "offered"), [(10, False), (20, True)])
def test_an_action_is_for_who_can_pay_for_it(tmp_path: Path, money: int, offered: bool) -> None:
    cost, gain = '{ do = "lose_money", amount = 20 }', '{ do = "gain_lp", amount = 1 }'
    sells = f'{{ kind = "action", cost = [ {cost} ], effects = [ {gain} ] }}'
    with_ability(tmp_path, "rifle", sells)
    hero = {"items": ["rifle"], "money": money, "space": STREET}
    game = table({HERO: hero}, content=tmp_path)
    assert ("item:rifle" in keys(game)) == offered
    do(game, *["item:rifle"] * offered)
    assert standing(game, HERO, "money", "lp") == ([0, 1] if offered else [10, 0])


def test_a_reaction_from_hand_may_be_kept_in_hand(tmp_path: Path) -> None:
    """Sprint, without a word that it is optional: asked for all the same, and it works."""
    printed = 'kind = "reaction", optional = true, on = { on = "end_move_action" }'
    written = 'kind = "reaction", on = { on = "end_move_action" }'
    Pack(tmp_path).change("poker", printed, written, after='id = "sprint"')
    game = table({HERO: {"space": OFFICE, "hand": "3♣"}}, content=tmp_path)
    choose(game, f"ride:{SALOON}")
    assert keys(game) == {"pass", "react:3♣"}
    choose(game, "react:3♣", f"ride:{OFFICE}")
    assert standing(game, HERO, "space", "hand_count") == [OFFICE, 0]
