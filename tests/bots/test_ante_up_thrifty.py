"""Thrifty with Ante Up: its answers in positions with a clear best choice."""

from typing import Any

import pytest

import tumbleweed as tw
from support.reading import now
from tumbleweed import bots
from tumbleweed.bots.legends.ante_up.part import weighed
from tumbleweed.bots.legends.country import Country

TEMPERS = range(1, 5)  # seeds: a clear choice is the same for every taste
FAR_OFF = "spikes-view-9"
SALOON = "buzzard-gulch-saloon-east"
STATION = "frontier-rail-station"


def answers(game: tw.Game, seat: int = 0) -> set[str]:
    return {bots.make("thrifty", seed).choose(game.seat(seat)) for seed in TEMPERS}


def table(me: dict[str, Any], other: dict[str, Any] | None = None, **facts: Any) -> tw.Game:
    """Seat 0 is to act; seat 1 as told, seat 2 far away with high cards."""
    seats = {
        0: {"character": "calamity-jane", "money": 0, "hand": [], **me},
        1: other or {"space": FAR_OFF, "hand": ["poker-k-spades", "poker-k-diamonds"]},
        2: {"space": FAR_OFF, "hand": ["poker-a-spades", "poker-a-diamonds"]},
    }
    options = {"length": 20, "modules": ["ante-up"], **facts.pop("options", {})}
    return tw.at_table("legends", players=3, options=options, seats=seats, **facts)


def answer_until(game: tw.Game, prompt: str) -> None:
    """Thrifty plays on, whoever is asked, up to that question."""
    for _ in range(40):
        if now(game).prompt.key == prompt:
            return
        game.choose(bots.make("thrifty", 1).choose(game.seat(now(game).seat)))
    raise AssertionError(f"{prompt} was not asked")


# ---- the frontier ----

FRONTIER = "frontier-space-6-southeast"


def explorer(*hand: str) -> tw.Game:
    """A 3 lies on a space of value 6: 9 are to be paid."""
    return table({"space": FRONTIER, "hand": list(hand)}, frontier={FRONTIER: "painted-canyon"})


def test_a_token_of_the_frontier_is_paid_with_the_cards_of_least_use() -> None:
    game = explorer("poker-4-clubs", "poker-9-clubs", "poker-5-spades", "poker-a-clubs")
    assert answers(game) == {"frontier"}
    game.choose("frontier")
    paid = []
    while now(game).prompt.key == "ask-frontier":
        (key,) = answers(game)
        paid.append(key)
        game.choose(key)
    assert paid[-1] == "enough"
    assert "discard:poker-a-clubs" not in paid
    assert len(paid) == 2 or set(paid[:2]) == {"discard:poker-4-clubs", "discard:poker-5-spades"}


def test_a_hand_that_is_too_low_leaves_the_frontier_alone() -> None:
    assert "frontier" not in answers(explorer("poker-2-clubs", "poker-5-clubs"))


def test_an_explorer_rides_to_the_token() -> None:
    me = {"space": "frontier-plain-16", "hand": ["poker-9-clubs", "poker-10-hearts"]}
    assert answers(table(me, frontier={FRONTIER: "eagles-pass"}, bandits=[])) == {
        f"ride:{FRONTIER}"
    }


# ---- gambling ----

FACES = ["fight-9", "fight-j", "fight-3", "fight-5"]


def gambler(**facts: Any) -> dict[str, Any]:
    return {"character": "soapy-smith", "space": SALOON, "money": 40, "gambler": 5, **facts}


def test_a_gambler_plays_faro_on_ranks_that_are_shown_and_stays_for_the_jackpot() -> None:
    game = table(gambler(), fight_deck=FACES, chance={"faro": [*FACES[:3], FACES[1], FACES[0]]})
    assert answers(game) == {"faro"}
    game.choose("faro")
    shown = {card.removeprefix("fight-") for card in game.view()["up"]["faro"]["shown"]}
    (first,) = answers(game)
    game.choose(first)
    (second,) = answers(game)
    ranks = {key.removeprefix("bet:").removesuffix(".20") for key in (first, second)}
    assert len(ranks) == 2
    assert ranks <= shown
    game.choose(second)
    while now(game).prompt.key == "ask-stay-or-leave":
        (key,) = answers(game)
        assert key.startswith("leave-in:")
        game.choose(key)


def test_a_marker_whose_card_cannot_come_any_more_is_taken_back() -> None:
    game = table(gambler(money=20), fight_deck=FACES)
    game.choose_all(["faro"])
    shown = {card.removeprefix("fight-") for card in game.view()["up"]["faro"]["shown"]}
    game.choose("bet:2.20")  # not among the four
    assert "2" not in shown
    assert now(game).prompt.key == "ask-stay-or-leave"
    assert answers(game) == {"take-up:0"}


def test_a_penniless_guest_sits_out_at_faro_and_a_rich_one_joins() -> None:
    for money, answer in ((0, "sit-out"), (60, "join")):
        guest = {"space": "buzzard-gulch-trading-post-east", "money": money, "gambler": 3}
        game = table(gambler(), guest)
        game.choose("faro")
        assert answers(game, 1) == {answer}


@pytest.mark.parametrize(("gambler_points", "prize"), [(0, "prize:lp"), (6, "prize:gambler")])
def test_the_prize_is_what_is_worth_more(gambler_points: int, prize: str) -> None:
    """Two legendary tokens on the seventh space; at the end of a game $10 on the first."""
    me = gambler(gambler=gambler_points, hand=["poker-k-hearts", "poker-k-clubs"])
    flop = ["poker-2-clubs", "poker-k-spades", "poker-7-hearts", "poker-9-spades"]
    low = ["poker-3-clubs", "poker-4-hearts", "poker-6-spades", "poker-8-diamonds", "poker-j-clubs"]
    rich = {"space": FAR_OFF, "lp": 20, "hand": []}
    game = table(me, rich, deck=flop + low, ending=1)
    game.choose("poker")
    answer_until(game, "ask-prize")
    assert answers(game) == {prize}


def test_high_stakes_are_raised_with_a_good_hand_and_played_with_the_best_two_cards() -> None:
    me = gambler(hand=["poker-k-hearts", "poker-k-clubs", "poker-5-clubs"], money=60)
    house = [
        "poker-4-hearts",
        "poker-6-spades",
        "poker-8-diamonds",
        "poker-j-clubs",
        "poker-9-spades",
    ]
    common = ["poker-4-diamonds", "poker-7-hearts", "poker-10-diamonds", "poker-j-spades"]
    deck = ["poker-3-clubs", *house, *common, "poker-8-hearts"]
    game = table(me, deck=deck, options={"high_stakes": True})
    game.choose("high-stakes")
    answer_until(game, "ask-stake")
    assert answers(game) == {"raise"}
    game.choose("raise")
    assert answers(game) <= {"play:poker-k-hearts", "play:poker-k-clubs"}


def test_a_high_roller_is_challenged_rather_than_the_house() -> None:
    me = gambler(hand=["poker-j-hearts", "poker-j-clubs", "poker-9-clubs"], gambler=2, money=10)
    game = table(me, tokens={"buzzard-gulch-saloon": ["high-roller-2"]}, faros=1)
    assert answers(game) == {"challenge"}


# ---- the train ----


def robber(encounter: str, *hand: str, **me: Any) -> tw.Game:
    seat = {"character": "sundance-kid", "space": STATION, "wanted": 2, "hand": list(hand), **me}
    return table(seat, train="buzzard-gulch-station", encounter_deck=[encounter])


def test_an_outlaw_with_an_ace_holds_up_the_train() -> None:
    game = robber("army-payroll", "poker-a-clubs", "poker-3-clubs")
    assert answers(game) == {"heist-train"}
    game.choose("heist-train")
    assert answers(game) == {"lay:poker-a-clubs"}


def test_low_cards_leave_the_train_alone() -> None:
    """On the fifth space of the Wanted track a point for trying is worth little."""
    game = robber("army-payroll", "poker-2-clubs", "poker-3-clubs", wanted=4)
    assert "heist-train" not in answers(game)


@pytest.mark.parametrize(
    ("hand", "answer"), [(["poker-a-hearts"], "leave-on-top"), (["poker-2-hearts"], "put-under")]
)
def test_an_encounter_stays_on_top_for_who_can_win_it(hand: list[str], answer: str) -> None:
    game = robber("mail-car", "poker-8-clubs-scout", *hand)
    game.choose("use:poker-8-clubs-scout")
    assert answers(game) == {answer}


# ---- ways between the boards ----


def test_the_railway_is_taken_where_it_is_shorter() -> None:
    ore = {"space": STATION, "money": 20, "nuggets": 6, "items": ["mule"], "mount": "mule"}
    assert answers(table({"character": "kit-carson", **ore})) == {"rail:spikes-view-rail-station"}


def test_the_pass_is_taken_where_it_is_shorter() -> None:
    ore = {"space": "frontier-pass-a", "nuggets": 6, "items": ["mule"], "mount": "mule"}
    head = "sunny-hills-hideout-a"
    assert answers(table({"character": "kit-carson", **ore}, bandits=[])) == {f"trail:{head}"}


# ---- tokens ----

TRAIL = "frontier-plain-20"


def test_a_longhorn_is_ridden_to_taken_and_delivered() -> None:
    me = {"space": "frontier-plain-19", "character": "curly-bill-brocius"}
    game = table(me, tokens={TRAIL: ["longhorn-4"]})
    assert answers(game) == {f"ride:{TRAIL}"}
    game.choose(f"ride:{TRAIL}")
    assert answers(game) == {"take:longhorn"}
    game = table({"space": "frontier-plain-14", "longhorns": ["longhorn-1", "longhorn-2"]})
    assert answers(game) == {f"ride:{STATION}"}
    game.choose(f"ride:{STATION}")
    assert answers(game) == {"deliver-longhorn"}


def test_a_marshal_rides_onto_an_outlaw() -> None:
    me = {"character": "pat-garrett", "space": "frontier-plain-19", "marshal": 2}
    me |= {"hand": ["poker-a-hearts", "poker-q-clubs"]}
    game = table(me, tokens={TRAIL: ["outlaw-8"]})
    assert answers(game) == {f"ride:{TRAIL}"}
    game.choose(f"ride:{TRAIL}")
    assert answers(game) == {"lay:poker-a-hearts"}


def test_what_can_be_taken_is_put_near_oneself_and_foes_near_the_leader() -> None:
    """The Gazette resolves an event; who buys it chooses."""
    me = {"space": "frontier-plain-14", "hand": []}
    ahead = {"space": "frontier-plain-11", "lp": 12, "hand": []}
    far = tw.at_table("legends", players=3, options={"modules": ["ante-up"]}).seat(0)
    land = bots_land(far)
    near_me, near_him = land.space["frontier-plain-14"], land.space["frontier-plain-11"]
    game = table(me, ahead, at="turn", events_due=1, event_deck=["strays-on-the-frontier"])
    answer_until(game, "ask-put-token")
    for key in answers(game):
        away = land.far(land.space[key.partition(":")[2]], 0)
        assert away[near_me] < away[near_him]


def bots_land(seat: tw.Seat) -> Country:
    return weighed(seat).table.land


# ---- the stands ----


def test_a_walker_buys_a_mount_at_the_trading_post_that_sells_it() -> None:
    me = {"space": "buzzard-gulch-trading-post-east", "money": 50}
    stands = {"trading-post": ["quarter-horse", "shotgun"], "general-store": ["mustang", "mule"]}
    game = table(me, stands=stands)
    assert answers(game) == {"store"}
    game.choose("store")
    assert answers(game) == {"buy:quarter-horse"}
