"""Cards of an owner's pack: they take from a chosen player, have a cost, or are used up."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tumbleweed as tw
from support.legends.packs import CARD, USE, Pack, card_that, tried
from support.legends.places import BANK, CABARET, OFFICE, PLAIN, PRAIRIE, SALOON, STREET
from support.legends.playing import choose, clash, do, let_pass
from support.legends.reading import happened, keys, player, standing
from support.legends.tables import HERO, RIVAL, table
from support.reading import asked

THIRD = 2
DRAW = 'on = { on = "win_fight" }, effects = [ { do = "draw_cards", amount = 1 } ]'


def taker(folder: Path, effect: str, **others: dict[str, Any]) -> tw.Game:
    """Seat 0 holds a card that takes something from a player of one's choice."""
    seats = {int(seat.removeprefix("seat_")): facts for seat, facts in others.items()}
    hero = {"space": STREET, "hand": CARD}
    return table({HERO: hero, **seats}, content=card_that(folder, effect))


# ---- a chosen player ----

MONEY = '{ do = "lose_money", amount = 20, who = "chosen_player" }'
WOUND = '{ do = "gain_wounds", amount = 1, who = "chosen_player" }'


@pytest.mark.rule("WL-CARD-07", "WL-WOUND-03")
def test_one_who_can_pay_is_enough_and_is_the_one_to_choose(tmp_path: Path) -> None:
    game = taker(tmp_path, MONEY, seat_1={"money": 10}, seat_2={"money": 30})
    choose(game, USE)
    assert keys(game) == {f"target:{THIRD}"}
    choose(game, f"target:{THIRD}")
    assert [player(game, seat)["money"] for seat in range(3)] == [0, 10, 10]


@pytest.mark.rule("WL-CARD-07")
def test_where_nobody_can_pay_the_card_is_not_on_offer(tmp_path: Path) -> None:
    assert USE not in keys(taker(tmp_path, MONEY, seat_1={"money": 10}))


@pytest.mark.rule("WL-WOUND-03")
def test_who_has_three_wounds_takes_no_other(tmp_path: Path) -> None:
    game = taker(tmp_path, WOUND, seat_1={"wounds": 3}, seat_3={"wounds": 3})
    choose(game, USE)
    assert keys(game) == {f"target:{THIRD}"}


# ---- gold that others may hold ----

GOLD = '{ do = "lose_nuggets", amount = 1, who = "right_neighbour" }'


def two_packs(folder: Path) -> Iterator[tuple[str, Path]]:
    """A hand with Fool's Gold and one without, and a folder for each."""
    for hand, name in (("10♣", "gold"), ("3♣", "none")):
        (folder / name).mkdir()
        yield hand, folder / name


@pytest.mark.rule("WL-DECK-14", "WL-TURN-20")
def test_what_is_on_offer_tells_nothing_of_gold_in_others_hands(tmp_path: Path) -> None:
    """Any card in the neighbour's hand might be Fool's Gold."""
    games = [taker(folder, GOLD, seat_3={"hand": hand}) for hand, folder in two_packs(tmp_path)]
    assert USE in keys(games[0])
    assert keys(games[0]) == keys(games[1])


@pytest.mark.rule("WL-DECK-14", "WL-TURN-20")
def test_who_chooses_for_another_learns_nothing_of_the_hand(tmp_path: Path) -> None:
    """Annie's opponent chooses what she loses: a nugget, which might be Fool's Gold, or a card."""
    choice = '[ { do = "gain_wounds", amount = 1, who = "opponent" } ]'
    games = []
    for hand, folder in two_packs(tmp_path):
        Pack(folder).change("characters", choice, '[ { do = "lose_nuggets", amount = 1 } ]')
        annie = {"character": "annie-oakley", "space": STREET, "hand": f"{hand} 2♣", "lp": 6}
        rival = {"space": STREET, "hand": "K♣"}
        games.append(table({HERO: annie, RIVAL: rival}, content=folder))
        choose(games[-1], "duel:1", "ability:annie-oakley")
        assert asked(games[-1]) == (RIVAL, "choose")
    assert keys(games[0]) == keys(games[1])
    assert len(keys(games[0])) == 2


# ---- an item that is used up ----


@pytest.mark.rule("WL-ITEM-01", "WL-ITEM-07", "WL-ITEM-09")
@pytest.mark.parametrize("pile", [[], ["revolver"]])
def test_a_weapon_that_is_used_up_is_gone_from_the_mat(tmp_path: Path, pile: list[str]) -> None:
    """Another of the pile takes its place; bought again it is not upgraded."""
    once = DRAW.replace("effects", 'optional = true, cost = [ { do = "discard_this" } ], effects')
    Pack(tmp_path).change("items", DRAW, once, after='id = "boomstick"')
    hero = {"space": STREET, "hand": "K♥", "items": ["boomstick", *pile]}
    rival = {"space": STREET, "hand": "3♣"}
    game = table({HERO: hero, RIVAL: rival}, content=tmp_path)
    clash(game, "duel", "K♥", "3♣")
    while asked(game)[1] != "answer":
        choose(game, "pass")
    choose(game, "item:shotgun")
    active = [{"item": item, "upgraded": False, "active": True} for item in pile]
    assert player(game, HERO)["items"] == active
    state = game.ruleset.dump(game.state)
    assert state["weapon"][HERO] == (pile[0] if pile else None)
    assert state["upgraded"][HERO] == []
    assert game.ruleset.faults(game.state) == []


# ---- a start-of-fight effect with a cost ----

REVEAL = 'on = { on = "cards_revealed" }'
LOWER = '{ do = "change_value", target = "opposing", by = -1 }'
FEE = '{ do = "lose_money", amount = 20 }'
CHANGES = {
    REVEAL: 'on = { on = "start_fight" }',
    '{ do = "discard_cards", amount = 1 }': FEE,
    LOWER: '{ do = "draw_cards", amount = 1 }',
}


@pytest.mark.rule("WL-FIGHT-06", "WL-WOUND-03")
@pytest.mark.parametrize("money", [10, 20])
def test_who_cannot_pay_for_a_start_of_fight_effect_is_not_asked(
    tmp_path: Path, money: int
) -> None:
    for printed, ours in CHANGES.items():
        Pack(tmp_path).change("items", printed, ours, after='id = "six-shooter"')
    hero = {"space": STREET, "hand": "K♥", "items": ["six-shooter"], "money": money}
    game = table({HERO: hero, RIVAL: {"space": STREET, "hand": "3♣"}}, content=tmp_path)
    choose(game, f"duel:{RIVAL}")
    if money == 10:
        assert asked(game) == (HERO, "lay")
        return
    assert (asked(game), keys(game)) == ((HERO, "start-fight"), {"pass", "item:revolver"})
    choose(game, "item:revolver")
    assert player(game, HERO)["money"] == 0


# ---- every effect has its own target ----

RED_FALLS = "red-falls-doctor"

REWARD = 'reward = [ { do = "gain_money", amount = 20 }, { do = "draw_cards", amount = 1 } ]'

HARM = '{ do = "gain_wounds", amount = 1, who = "chosen_player" }'

GIFT = '{ do = "gain_money", amount = 30, who = "chosen_player" }'

WHISKEY = 'effects = [ { do = "gain_wounds", amount = 1, who = "chosen_player", filter ='


def resolved(folder: Path, reward: str, **seats: Any) -> tw.Game:
    """Seat 0 has earned that reward."""
    Pack(folder).change("stories", REWARD, f"reward = [ {reward} ]", after='id = "local-rabble"')
    facts: dict[str, Any] = {
        "at": "end",
        "stories": {"left": ["local-rabble"]},
        "discs": {"left": [HERO, HERO]},
    }
    return table(seats.get("seats", {}), content=folder, **facts)


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
