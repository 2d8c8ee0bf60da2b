"""Thrifty at Western Legends: its answers in positions with a clear best choice."""

from typing import Any

import pytest

import tumbleweed as tw
from support.reading import now
from tumbleweed import bots
from tumbleweed.bots.legends.country import country
from tumbleweed.games.legends.compiler.content import legends_content

TEMPERS = range(1, 7)  # seeds: a clear choice is the same for every taste
LAND = country(legends_content(), "revised", 4, ())


def answers(game: tw.Game, seat: int = 0) -> set[str]:
    """The answers of thrifty bots with different tastes."""
    return {bots.make("thrifty", seed).choose(game.seat(seat)) for seed in TEMPERS}


FAR_OFF = "spikes-view-9"
HIGH = ("a", "k", "q")  # the cards of distant players, so that nobody wants to fight them


def table(me: dict[str, Any], other: dict[str, Any] | None = None, **facts: Any) -> tw.Game:
    """Seat 0 is to act; seat 1 as told, the others far away with high cards."""
    seats = {
        0: me,
        1: other or {"space": FAR_OFF, "hand": ["poker-j-spades", "poker-j-diamonds"]},
        2: {"space": FAR_OFF, "hand": [f"poker-{rank}-spades" for rank in HIGH]},
        3: {"space": FAR_OFF, "hand": [f"poker-{rank}-diamonds" for rank in HIGH]},
    }
    facts = {"options": {"length": 20}, "seats": seats, **facts}
    return tw.at_table("legends", players=4, **facts)


def far(start: str, goal: str) -> int:
    return LAND.far(LAND.space[goal], 0)[LAND.space[start]]


def ridden(game: tw.Game) -> str:
    """The space to which all tastes ride."""
    (key,) = answers(game)
    verb, _, space = key.partition(":")
    assert verb == "ride"
    return space


# ---- the miner ----


def miner(space: str, **facts: Any) -> dict[str, Any]:
    goods = {"items": ["mule", "miners-map"], "mount": "mule", "money": 0}
    return {"character": "kit-carson", "space": space, **goods, **facts}


def test_a_miner_prospects_as_long_as_the_bags_have_room() -> None:
    assert answers(table(miner("sunny-hills-mine", nuggets=2))) == {"prospect"}


def test_a_miner_with_full_bags_rides_to_the_bank() -> None:
    space = ridden(table(miner("sunny-hills-mine", nuggets=6)))
    assert far(space, "darkrock-bank") < far("sunny-hills-mine", "darkrock-bank")


def test_a_miner_at_the_bank_sells_everything() -> None:
    game = table(miner("darkrock-bank", nuggets=4))
    assert answers(game) == {"deposit"}
    game.choose("deposit")
    assert answers(game) == {"sell-nuggets:4"}


def test_fools_gold_is_sold_with_the_nuggets() -> None:
    game = table(miner("darkrock-bank", nuggets=2, hand=["poker-10-clubs"]))
    game.choose_all(["deposit", "sell-nuggets:2"])
    assert answers(game) == {"sell:poker-10-clubs"}


def test_a_rich_miner_revels_as_much_as_the_purse_allows() -> None:
    assert answers(table(miner("red-falls-cabaret", money=100))) == {"revel:3"}


def test_a_bad_die_is_rolled_again_and_a_good_one_kept() -> None:
    game = table(miner("sunny-hills-mine"), chance={"dice": ["nugget", "gravel"]})
    game.choose("prospect")
    assert answers(game) == {"item:miners-map"}
    game.choose("item:miners-map")
    assert answers(game) == {"reroll:1"}
    game = table(miner("sunny-hills-mine"), chance={"dice": ["nugget", "nugget"]})
    game.choose("prospect")
    assert answers(game) == {"pass"}


# ---- the outlaw ----


def outlaw(space: str, **facts: Any) -> dict[str, Any]:
    goods = {"items": ["mustang", "revolver"], "mount": "mustang", "wanted": 2}
    return {"character": "billy-the-kid", "space": space, **goods, **facts}


ACES = ["poker-a-clubs", "poker-3-clubs", "poker-5-clubs"]


def test_an_outlaw_with_an_ace_robs_the_bank_with_it() -> None:
    game = table(outlaw("darkrock-bank", hand=ACES))
    assert answers(game) == {"heist"}
    game.choose("heist")
    assert answers(game) == {"lay:poker-a-clubs"}


def test_an_outlaw_without_a_card_to_win_with_leaves_the_guard_alone() -> None:
    low = ["poker-2-clubs", "poker-3-clubs"]
    assert "heist" not in answers(table(outlaw("darkrock-bank", hand=low)))


def test_an_outlaw_flees_from_the_sheriff_with_the_last_action() -> None:
    home = "darkrock-sheriffs-office"
    wanted = outlaw("darkrock-bank", wanted=6, hand=[])
    space = ridden(table(wanted, actions=1, sheriff=home, heists=1))
    assert far(space, home) > far("darkrock-bank", home)


def test_a_rich_neighbour_is_robbed() -> None:
    rich = {"space": "mesitos-point-1", "money": 120, "hand": ["poker-2-hearts"]}
    game = table(outlaw("mesitos-point-1", hand=ACES), rich)
    assert answers(game) == {"rob:1"}
    game.choose_all(["rob:1", "lay:poker-a-clubs"])
    game.choose("decline")
    while now(game).prompt.key != "ask-steal":
        game.choose("pass")
    assert answers(game) == {"steal:money"}


# ---- the marshal ----


def marshal(space: str, **facts: Any) -> dict[str, Any]:
    goods = {"items": ["mustang", "revolver"], "mount": "mustang", "marshal": 2}
    return {"character": "bass-reeves", "space": space, **goods, **facts}


def test_a_marshal_rides_onto_a_bandit_and_takes_the_point() -> None:
    hideout = "dixon-creek-hideout-b"
    me = marshal("cliff-junction-1", marshal=5, hand=["poker-k-hearts", "poker-3-clubs"])
    game = table(me, bandits=[hideout], fight_deck=["fight-3", "fight-4"])
    assert answers(game) == {f"ride:{hideout}"}
    game.choose(f"ride:{hideout}")
    assert answers(game) == {"lay:poker-k-hearts"}
    game.choose("lay:poker-k-hearts")
    while now(game).prompt.key != "ask-bandit-reward":
        game.choose(now(game).default.key)
    assert answers(game) == {"reward:marshal"}


def test_an_outlaw_in_reach_is_arrested() -> None:
    wanted = {"space": "mesitos-point-4", "wanted": 7, "lp": 9, "hand": ["poker-4-hearts"]}
    game = table(marshal("mesitos-point-4", hand=["poker-a-hearts"]), wanted)
    assert answers(game) == {"arrest:1"}


def test_the_sheriff_is_sent_to_whoever_is_wanted_and_leads() -> None:
    wanted = {"space": "darkrock-saloon-north", "wanted": 6, "lp": 12, "hand": ["poker-4-hearts"]}
    game = table(marshal("darkrock-store-north", hand=["poker-4-clubs"]), wanted)
    assert answers(game) == {"use:poker-4-clubs"}
    game.choose("use:poker-4-clubs")
    assert answers(game) == {"sheriff:darkrock-saloon-north"}


# ---- the rancher ----


def rancher(space: str, **facts: Any) -> dict[str, Any]:
    goods = {"items": ["mustang", "shotgun"], "mount": "mustang", "marshal": 5, "money": 10}
    return {"character": "stagecoach-mary-fields", "space": space, **goods, **facts}


def test_a_rancher_acquires_cattle_at_the_ranch() -> None:
    assert answers(table(rancher("mesitos-point-ranch-green"))) == {"acquire"}


def test_a_rancher_brings_the_token_to_the_station() -> None:
    start, goal = "darkrock-bank", "spikes-view-rail-station"
    game = table(rancher(start, cattle="cattle-green-8"))
    assert ridden(game) == goal
    game.choose(f"ride:{goal}")
    assert answers(game) == {"deliver"}


# ---- the gambler ----


def gambler(space: str, **facts: Any) -> dict[str, Any]:
    goods = {"items": ["mustang", "ten-gallon"], "mount": "mustang", "money": 20}
    return {"character": "wild-bill-hickok", "space": space, **goods, **facts}


GOOD_HAND = ["poker-2-hearts", "poker-9-clubs", "poker-9-hearts", "poker-6-clubs"]  # with a Cheat


def test_a_gambler_with_a_good_hand_plays_poker() -> None:
    assert answers(table(gambler("red-falls-saloon-north", hand=GOOD_HAND))) == {"poker"}


def test_a_gambler_plays_the_two_best_cards() -> None:
    flop = ["poker-9-spades", "poker-4-spades", "poker-k-clubs"]
    drawn, house = ["poker-3-hearts"], [f"poker-{rank}-diamonds" for rank in (5, 6, 7, 8)]
    me = gambler("red-falls-saloon-north", hand=GOOD_HAND)
    game = table(me, deck=[*drawn, *house, *flop])
    game.choose("poker")
    first = bots.make("thrifty", 1).choose(game.seat(0))
    game.choose(first, 0)
    second = bots.make("thrifty", 1).choose(game.seat(0))
    nine = {"play:poker-9-clubs", "play:poker-9-hearts"}
    assert "play:poker-2-hearts" in {first, second}  # four nines, and not three with an ace
    assert nine & {first, second}


def test_a_guest_with_a_good_hand_joins() -> None:
    guest = {"space": "red-falls-cabaret", "money": 50, "hand": GOOD_HAND}
    game = table(gambler("red-falls-saloon-north", hand=["poker-5-clubs"]), guest)
    game.choose("poker")
    assert answers(game, 1) == {"join"}


# ---- the duelist ----


def duelist(space: str, **facts: Any) -> dict[str, Any]:
    goods = {"items": ["rifle"], "weapon": "rifle", "marshal": 1}
    return {"character": "annie-oakley", "space": space, **goods, **facts}


def test_a_duelist_with_high_cards_duels() -> None:
    other = {"space": "mesitos-point-4", "hand": ["poker-5-hearts", "poker-6-hearts"]}
    game = table(duelist("mesitos-point-4", hand=["poker-k-hearts", "poker-q-hearts"]), other)
    assert answers(game) == {"duel:1"}


def test_a_duelist_with_low_cards_does_not() -> None:
    other = {"space": "mesitos-point-4", "hand": ["poker-5-hearts", "poker-6-hearts"]}
    game = table(duelist("mesitos-point-4", hand=["poker-3-hearts", "poker-3-clubs"]), other)
    assert "duel:1" not in answers(game)


@pytest.mark.parametrize(
    ("hand", "wanted"),
    [
        (["poker-3-hearts", "poker-4-hearts"], "decline"),
        (["poker-3-hearts", "poker-a-hearts"], "lay:poker-a-hearts"),
    ],
)
def test_an_arrest_is_resisted_with_an_ace_only(hand: list[str], wanted: str) -> None:
    other = {"space": "mesitos-point-4", "wanted": 6, "money": 60, "hand": hand}
    game = table(marshal("mesitos-point-4", hand=["poker-k-clubs"]), other)
    game.choose_all(["arrest:1", "lay:poker-k-clubs"])
    assert answers(game, 1) == {wanted}


def test_stick_em_up_is_kept_for_where_it_turns_the_fight() -> None:
    for rank, wanted in (("j", "react:poker-6-clubs"), ("a", "pass")):
        other = {"space": "mesitos-point-4", "hand": [f"poker-{rank}-hearts"]}
        me = marshal("mesitos-point-4", hand=["poker-10-hearts", "poker-6-clubs"])
        game = table(me, other)
        game.choose_all(["duel:1", "lay:poker-10-hearts"])
        game.choose(f"lay:poker-{rank}-hearts")
        assert answers(game) == {wanted}


# ---- everybody ----


def test_nobody_keeps_to_a_style_for_ever() -> None:
    """A born miner, at the bank: with gold to sell, with an ace and no badge, with neither."""
    assert answers(table(miner("darkrock-bank", nuggets=5, hand=ACES))) == {"deposit"}
    assert answers(table(miner("darkrock-bank", hand=[*ACES, "poker-a-hearts"]))) == {"heist"}
    ride = answers(table(miner("darkrock-bank", hand=[])))
    assert all(key.startswith("ride:") for key in ride)


def test_the_first_fifty_dollars_buy_a_horse() -> None:
    game = table({"space": "darkrock-store-north", "money": 50, "hand": []})
    assert answers(game) == {"store"}
    game.choose("store")
    assert answers(game) == {"buy:mustang"}


def test_the_wounded_see_the_doctor_before_the_end() -> None:
    hurt = miner("red-falls-doctor", wounds=3, money=20)
    assert answers(table(hurt, ending=2, round=9)) == {"heal"}


def test_in_the_last_turn_money_is_spent_and_no_journey_begun() -> None:
    rich = miner("red-falls-cabaret", money=120)
    assert answers(table(rich, ending=2, actions=1)) == {"revel:4"}
    poor = miner("spikes-view-5", money=0, nuggets=4, hand=[])
    assert answers(table(poor, ending=2, actions=1)) <= {"end", "work"}


def test_a_disc_goes_to_the_story_that_is_nearer_to_its_end() -> None:
    stories = {
        "left": ["the-widow", "aces-and-eights"],
        "right": ["a-seat-at-the-table", "the-law"],
    }
    game = table(
        gambler("red-falls-saloon-north", hand=GOOD_HAND), stories=stories, discs={"right": [2]}
    )
    game.choose("poker")
    while game.decision is not None and not any("contribute" in k for k in game.decision.keys):
        game.choose(game.decision.default.key)
    assert answers(game) == {"contribute:right"}
