"""Mine, Bank, Doctor's Office, Cabaret, and honest work."""

from pathlib import Path
from typing import Any

import pytest

import tumbleweed as tw
from support.legends.cards import cards
from support.legends.packs import Pack, tried
from support.legends.places import BANK, CABARET, DOCTOR, GREEN_RANCH, MINE, PLAIN, STATION, STORE
from support.legends.playing import choose, do, let_pass
from support.legends.reading import discarded, drew, hand, happened, keys, player, standing
from support.legends.tables import ANN, BOB, HERO, table
from support.reading import asked

MINES = ["sunny-hills-mine", "spikes-view-mine", "cliff-junction-mine"]


def prospect(*faces: str, **facts: Any) -> tw.Game:
    """Ann prospects; the dice show these faces, one after the other."""
    return do(table({"space": MINE, **facts}, chance={"dice": list(faces)}), "prospect")


def rolled(game: tw.Game) -> list[str]:
    return [event["die"] for event in happened(game, "rolled")]


# ---- the Mine ----


@pytest.mark.rule("WL-GOLD-01")
@pytest.mark.parametrize("space", MINES)
def test_prospecting_costs_an_action_and_rolls_both_dice(space: str) -> None:
    game = do(table({"space": space}, chance={"dice": ["gravel", "tailings"]}), "prospect")
    assert rolled(game) == ["gravel", "tailings"]
    assert game.view()["actions"] == 2


@pytest.mark.rule("WL-GOLD-01")
@pytest.mark.parametrize("space", [PLAIN, BANK, GREEN_RANCH, "spikes-view-hideout-c"])
def test_there_is_no_gold_elsewhere(space: str) -> None:
    assert "prospect" not in keys(table({"space": space}))


@pytest.mark.rule("WL-GOLD-02", "WL-GOLD-03", "WL-GOLD-05", "WL-GOLD-07")
@pytest.mark.parametrize(
    ("faces", "nuggets", "money"),
    [
        (["nugget", "nugget"], 2, 0),
        (["nugget", "gravel"], 1, 0),
        (["gravel", "nugget"], 1, 0),
        (["nugget", "tailings"], 1, 10),
        (["tailings", "tailings"], 0, 20),
        (["gravel", "gravel"], 0, 0),
    ],
)
def test_each_die_gives_what_it_shows(faces: list[str], nuggets: int, money: int) -> None:
    game = prospect(*faces)
    assert (player(game)["nuggets"], player(game)["money"]) == (nuggets, money)
    assert game.view()["supply"] == 36 - nuggets


@pytest.mark.rule("WL-GOLD-04", "WL-GOLD-07")
@pytest.mark.parametrize(
    ("faces", "nuggets", "money"),
    [
        (["gold-dust", "gravel", "nugget"], 1, 10),
        (["gravel", "gold-dust", "tailings"], 0, 20),
        (["gold-dust", "nugget", "gold-dust", "gold-dust", "nugget"], 2, 30),
        (["gold-dust", "gold-dust", "gold-dust", "nugget", "gravel"], 1, 30),
    ],
)
def test_gold_dust_pays_and_is_rolled_again_and_again(
    faces: list[str], nuggets: int, money: int
) -> None:
    game = prospect(*faces)
    assert rolled(game) == faces
    assert (player(game)["nuggets"], player(game)["money"]) == (nuggets, money)
    assert asked(game) == (ANN, "act")


@pytest.mark.rule("WL-GOLD-06", "WL-GOLD-08")
def test_nuggets_above_four_are_lost_to_the_supply() -> None:
    game = prospect("nugget", "nugget", nuggets=3)
    assert player(game)["nuggets"] == 4
    assert game.view()["supply"] == 32
    full = prospect("nugget", "tailings", nuggets=4)
    assert player(full)["nuggets"] == 4
    assert player(full)["money"] == 10
    assert happened(full, "gained-nuggets") == []


@pytest.mark.rule("WL-GOLD-06", "WL-ITEM-12")
@pytest.mark.parametrize("mule", ["mule", "pack-mule"])
def test_with_an_active_mule_one_carries_six(mule: str) -> None:
    game = prospect("nugget", "nugget", nuggets=4, items=[mule])
    assert player(game)["nuggets"] == 6
    full = prospect("nugget", "nugget", nuggets=5, items=[mule])
    assert player(full)["nuggets"] == 6
    idle = prospect("nugget", "nugget", nuggets=4, items=["mustang", mule])
    assert player(idle)["nuggets"] == 4  # the Mule is not the mount one rides


@pytest.mark.rule("WL-GOLD-02")
def test_with_the_supply_used_up_a_nugget_gives_nothing() -> None:
    """Six players cannot carry more than there are, so the supply is emptied by hand."""
    game = table({"space": MINE}, chance={"dice": ["nugget", "nugget", "nugget", "tailings"]})
    game.state.supply = 1  # type: ignore[attr-defined]  # a field of LegendsState
    do(game, "prospect")
    assert (player(game)["nuggets"], game.view()["supply"]) == (1, 0)
    do(game, "prospect")
    assert (player(game)["nuggets"], player(game)["money"]) == (1, 10)


# ---- the Bank ----


@pytest.mark.rule("WL-BANK-01", "WL-BANK-02", "WL-BANK-03", "WL-BANK-06")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_any_number_of_nuggets_is_sold_for_20_and_1_lp_each(count: int) -> None:
    game = do(table({"space": BANK, "nuggets": 3}), "deposit")
    assert keys(game) == {f"sell-nuggets:{some}" for some in (1, 2, 3)}
    do(game, f"sell-nuggets:{count}")
    assert (player(game)["money"], player(game)["lp"]) == (20 * count, count)
    assert player(game)["nuggets"] == 3 - count
    assert game.view()["supply"] == 33 + count
    assert game.view()["actions"] == 2


@pytest.mark.rule("WL-BANK-01", "WL-BANK-08")
@pytest.mark.parametrize("space", [STORE, CABARET, MINE, "red-falls-store-north", PLAIN])
def test_gold_is_sold_at_the_one_bank_in_darkrock_only(space: str) -> None:
    assert "deposit" not in keys(table({"space": space, "nuggets": 2}))
    assert "deposit" in keys(table({"space": BANK, "nuggets": 2}))
    assert "deposit" not in keys(table({"space": BANK}))  # nothing to sell


@pytest.mark.rule("WL-BANK-04", "WL-BANK-05", "WL-BANK-06")
def test_money_above_120_is_lost_but_the_lp_are_not() -> None:
    game = do(table({"space": BANK, "nuggets": 4, "money": 90}), "deposit", "sell-nuggets:4")
    assert player(game)["money"] == 120
    assert player(game)["lp"] == 4
    assert player(game)["nuggets"] == 0


@pytest.mark.rule("WL-BANK-04", "WL-BANK-05")
@pytest.mark.parametrize("source", ["income", "work", "dice", "card", "track", "rob"])
def test_no_source_takes_anybody_above_120(source: str) -> None:
    rich = {"space": MINE, "money": 110, "hand": "5♣ A♦ K♠"}
    game = table(
        rich,
        {"space": MINE, "money": 60},
        at="income" if source == "income" else "act",
        chance={"dice": ["tailings", "tailings"]},
    )
    choices = {
        "income": ["income:money"],
        "work": ["work", "work"],
        "dice": ["prospect"],
        "card": ["use:5♣"],
        "track": ["use:A♦", "choose:living-legend.1"],
        "rob": ["rob:1", "lay:K♠", "steal:money"],
    }
    do(game, *choices[source])
    assert player(game)["money"] == 120
    assert player(game, BOB)["money"] == (30 if source == "rob" else 60)


@pytest.mark.rule("WL-BANK-07", "WL-DECK-14")
def test_fools_gold_is_sold_like_a_nugget_and_discarded() -> None:
    game = table({"space": BANK, "hand": "10♣ K♠"})
    do(game, "deposit", "sell-nuggets:0")
    assert keys(game) == {"sell:10♣"}  # who came to sell sells something
    do(game, "sell:10♣")
    assert (player(game)["money"], player(game)["lp"]) == (20, 1)
    assert discarded(game) == set(cards("10♣"))
    assert hand(game) == set(cards("K♠"))
    assert game.view()["supply"] == 36  # no nugget went back


@pytest.mark.rule("WL-BANK-06", "WL-BANK-07")
def test_nuggets_and_several_fools_golds_are_sold_in_one_action() -> None:
    game = table({"space": BANK, "nuggets": 2, "hand": "10♣ 10♠ K♠"})
    do(game, "deposit", "sell-nuggets:2", "sell:10♣", "sell:10♠")
    assert (player(game)["money"], player(game)["lp"]) == (80, 4)
    assert hand(game) == set(cards("K♠"))
    assert game.view()["actions"] == 2


@pytest.mark.rule("WL-BANK-07")
def test_other_tens_are_no_gold() -> None:
    assert "deposit" not in keys(table({"space": BANK, "hand": "10♥ 10♦"}))


# ---- the Doctor's Office ----


@pytest.mark.rule("WL-DOCTOR-01", "WL-DOCTOR-02")
@pytest.mark.parametrize("wounds", [1, 2, 3])
def test_the_doctor_takes_10_and_all_wounds_and_a_card_comes_for_each(wounds: int) -> None:
    game = do(table({"space": DOCTOR, "money": 30, "wounds": wounds}), "heal")
    assert (player(game)["wounds"], player(game)["money"]) == (0, 20)
    assert len(drew(game, ANN)) == wounds
    assert game.view()["actions"] == 2


@pytest.mark.rule("WL-DOCTOR-01")
@pytest.mark.parametrize(
    "patient",
    [
        {"space": DOCTOR, "money": 30},  # in good health
        {"space": DOCTOR, "wounds": 1},  # without the $10
        {"space": CABARET, "wounds": 1, "money": 30},  # next door
        {"space": BANK, "wounds": 1, "money": 30},  # in the other town
    ],
)
def test_the_doctor_treats_the_wounded_who_pay(patient: dict[str, Any]) -> None:
    assert "heal" not in keys(table(patient))


# ---- the Cabaret ----


@pytest.mark.rule("WL-CABARET-01", "WL-CABARET-02")
@pytest.mark.parametrize("lp", [1, 2, 3, 4])
def test_revelling_turns_each_30_into_1_lp(lp: int) -> None:
    game = do(table({"space": CABARET, "money": 120}), f"revel:{lp}")
    assert (player(game)["money"], player(game)["lp"]) == (120 - 30 * lp, lp)
    assert game.view()["actions"] == 2


@pytest.mark.rule("WL-CABARET-01", "WL-CABARET-02")
@pytest.mark.parametrize(
    ("money", "most"), [(20, 0), (30, 1), (50, 1), (60, 2), (110, 3), (120, 4)]
)
def test_one_revels_for_what_one_can_pay(money: int, most: int) -> None:
    offered = keys(table({"space": CABARET, "money": money}))
    assert {key for key in offered if key.startswith("revel:")} == {
        f"revel:{lp}" for lp in range(1, most + 1)
    }


@pytest.mark.rule("WL-CABARET-01")
@pytest.mark.parametrize("space", [DOCTOR, BANK, PLAIN])
def test_revelling_is_done_at_the_cabaret(space: str) -> None:
    assert "revel:1" not in keys(table({"space": space, "money": 120}))


# ---- work ----


LOCATIONS = [
    BANK, CABARET, DOCTOR, "darkrock-sheriffs-office", STATION, *MINES, GREEN_RANCH,
    "sunny-hills-ranch-blue",
    *(f"{town}-{house}-{side}" for town in ("darkrock", "red-falls")
      for house in ("store", "saloon") for side in ("north", "west", "east")),
]  # fmt: skip


@pytest.mark.rule("WL-WORK-01", "WL-WORK-02")
@pytest.mark.parametrize("space", LOCATIONS)
def test_there_is_work_at_every_location(space: str) -> None:
    game = do(table({"space": space}), "work", "work")
    assert player(game)["money"] == 20
    assert game.view()["actions"] == 1


@pytest.mark.rule("WL-WORK-02")
def test_there_is_no_work_anywhere_else() -> None:
    spaces = {key.removeprefix("ride:") for key in _every_key() if key.startswith("ride:")}
    idle = spaces - set(LOCATIONS)
    assert {PLAIN, "darkrock-main-street", "spikes-view-hideout-c"} < idle
    assert [space for space in sorted(idle) if "work" in keys(table({"space": space}))] == []


def _every_key() -> set[str]:
    return {option.key for option in table({}).ruleset.catalogue.options}


@pytest.mark.rule("WL-BANK-07")
def test_fools_gold_may_stay_in_hand_while_nuggets_are_sold() -> None:
    game = table({HERO: {"space": BANK, "nuggets": 2, "hand": "10♣ 10♠"}})
    choose(game, "deposit", "sell-nuggets:1", "pass")
    let_pass(game)
    assert asked(game) == (HERO, "act")
    assert standing(game, HERO, "nuggets", "hand_count", "lp") == [1, 2, 1]


@pytest.mark.rule("WL-BANK-07")
def test_with_the_last_fools_gold_sold_nothing_more_is_asked() -> None:
    game = table({HERO: {"space": BANK, "nuggets": 1, "hand": "10♣ 4♥"}})
    choose(game, "deposit", "sell-nuggets:1", "sell:10♣")
    assert asked(game)[1] != "sell-fools-gold"
    assert standing(game, HERO, "nuggets", "lp") == [0, 2]


@pytest.mark.rule("WL-GOLD-08")
def test_who_carries_too_much_gold_keeps_it_but_gains_none() -> None:
    """No play leads there, for who gets off a Mule gives back what is too much."""
    game = table({HERO: {"space": MINE, "nuggets": 4}}, chance={"dice": ["nugget", "nugget"]})
    game.state.nuggets[HERO] += 2  # type: ignore[attr-defined]  # LegendsState
    choose(game, "prospect")
    assert standing(game, HERO, "nuggets") == [6]


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
