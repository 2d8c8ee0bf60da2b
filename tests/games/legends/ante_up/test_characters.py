"""Characters, items and faces of Ante Up, each as it is played."""

import pytest

import tumbleweed as tw
from games.legends.ante_up.au_tables import au_table, told, up
from support.legends.land import WEST_STATION
from support.legends.places import FAR_OFF, HIDEOUT, OFFICE, PLAIN, PRAIRIE, SALOON, STREET
from support.legends.playing import choose, let_pass
from support.legends.reading import keys, offered, player
from support.reading import asked, question, state_of

GARRETT = {"character": "pat-garrett", "lp": 5, "space": STREET, "hand": []}
RUMORS, SCOUT = "poker-7-clubs-rumors", "poker-8-clubs-scout"
VENDETTA = "poker-5-hearts-vendetta"


# ---- Pat Garrett: an Action of his own ----


def hunt(lp: int = 5, wanted: int = 1, **facts: object) -> tw.Game:
    """The Sheriff in his office, a Wanted player beside it, who holds one card."""
    outlaw = {"space": SALOON, "wanted": wanted, "hand": "2♣"}
    return au_table({**GARRETT, "lp": lp}, {}, outlaw, **facts)


def arrest(game: tw.Game) -> tw.Game:
    choose(game, "ability:pat-garrett", f"sheriff:{SALOON}")
    choose(game, "discard:2♣", seat=2)
    while question(game) in ("npc", "answer", "react", "start-fight", "lay"):
        game.choose(game.decisions[0].keys[0], game.decisions[0].seat)
    return game


@pytest.mark.rule("AU-TURN-02")
def test_an_arrest_by_his_sheriff_pays_pat_garrett() -> None:
    game = arrest(hunt())
    assert player(game, 2)["space"] == OFFICE
    assert player(game)["lp"] == 6
    assert asked(game) == (0, "act")
    assert game.view()["actions"] == 2


def test_it_pays_nothing_where_nobody_is_arrested() -> None:
    game = choose(hunt(), "ability:pat-garrett", "stop")
    assert player(game)["lp"] == 5


def test_it_pays_nothing_where_the_sheriff_is_beaten() -> None:
    quick = {"space": SALOON, "wanted": 1, "hand": "2♣ A♠"}
    lows = ["fight-2", "fight-3", "fight-4", "fight-5"]
    game = au_table(GARRETT, {}, quick, fight_deck=lows, options={"house_chooses": True})
    choose(game, "ability:pat-garrett", f"sheriff:{SALOON}")
    choose(game, "discard:2♣", "lay:A♠", seat=2)
    let_pass(game)
    assert player(game, 2)["wanted"] == 1
    assert player(game)["lp"] == 5


def test_his_action_is_taken_once_a_turn() -> None:
    game = choose(hunt(), "ability:pat-garrett", "stop")
    assert not offered(game, "ability")
    (reason,) = game.seat(0).why_not("ability:pat-garrett")
    assert reason.key == "why-used-up"


def test_why_his_action_cannot_be_taken() -> None:
    assert [r.key for r in hunt(lp=4).seat(0).why_not("ability:pat-garrett")] == [
        "why-ability-asleep"
    ]
    nobody = hunt(wanted=0)
    assert [r.key for r in nobody.seat(0).why_not("ability")] == ["why-nobody-wanted"]
    early = hunt(at="turn")
    assert [r.key for r in early.seat(0).why_not("ability:pat-garrett")] == ["why-first"]
    other = hunt().seat(0).why_not("ability:sundance-kid")
    assert [r.key for r in other] == ["why-not-your-character"]


def test_an_action_waits_while_an_event_is_answered() -> None:
    """Of a character that could take it between actions, whatever it begins with."""
    alice = {"character": "poker-alice", "lp": 5, "space": PLAIN, "cattle": "cattle-green-1"}
    game = choose(au_table(alice, {}, {}), f"ride:{WEST_STATION}")
    assert question(game) == "answer"
    assert [r.key for r in game.seat(0).why_not("ability:poker-alice")] == ["why-first"]


def test_his_long_pursuit_counts_the_spaces_he_moves_the_sheriff() -> None:
    far = {"space": FAR_OFF, "wanted": 1}
    goal = "goal-garrett-long-pursuit"
    game = au_table({**GARRETT, "goals": [goal]}, {}, far, variants=["goals"])
    choose(game, "ability:pat-garrett")
    ways = sorted(offered(game, "sheriff"))
    choose(game, f"sheriff:{ways[0]}")
    parts = next(g for g in player(game)["goals"]["held"] if g["goal"] == goal)["parts"]
    moved = [e for e in game.events_for(0) if e.key == "sheriff-moved"][-1].args["count"]
    assert parts == [[[moved, 8]]]


# ---- other characters ----


def test_fee_lee_wong_holds_more_money_and_cards() -> None:
    game = au_table({"character": "fee-lee-wong", "lp": 5, "money": 170}, at="turn")
    choose(game, "income:money")
    assert player(game)["money"] == 180
    assert player(game)["hand_limit"] == 6
    poor = choose(
        au_table({"character": "fee-lee-wong", "lp": 4, "money": 110}, at="turn"), "income:money"
    )
    assert player(poor)["money"] == 120
    with pytest.raises(tw.BadPosition):
        au_table({"money": 190})


def test_curly_bill_draws_two_and_discards_one_outside_of_town() -> None:
    game = au_table(
        {"character": "curly-bill-brocius", "lp": 5, "space": FAR_OFF, "hand": ""}, at="turn"
    )
    assert asked(game) == (0, "discard")
    choose(game, sorted(keys(game))[0])
    assert (player(game)["hand_count"], question(game)) == (1, "income")


def test_seth_bullock_draws_for_his_first_bandit() -> None:
    game = au_table(
        {"character": "seth-bullock", "lp": 5, "space": PRAIRIE, "hand": "K♥"},
        bandits=[HIDEOUT],
        fight_deck="2 3",
        options={"house_chooses": True},
    )
    choose(game, f"ride:{HIDEOUT}")
    let_pass(game)
    choose(game, "lay:K♥")
    let_pass(game)
    choose(game, "reward:lp")
    let_pass(game)
    assert player(game)["hand_count"] == 2


# ---- items ----


def test_a_quarter_horse_runs_on_for_a_card_once_in_a_move_action() -> None:
    game = au_table({"items": ["quarter-horse"], "space": PLAIN, "hand": "2♣ 2♦"})
    assert player(game)["movement"] == 3
    choose(game, f"ride:{PLAIN}")
    assert "item:quarter-horse" in keys(game)
    choose(game, "item:quarter-horse", "discard:2♣")
    assert question(game) == "ride"
    choose(game, sorted(key for key in keys(game) if key.startswith("ride:"))[0])
    assert "item:quarter-horse" not in keys(game)


def test_snake_oil_puts_the_sheriff_next_to_its_user() -> None:
    """Where a Wanted player stands he enters the space, and they must discard first."""
    wanted = {"space": PLAIN, "wanted": 1, "hand": "2♣"}
    user = {"space": "spikes-view-rail-station", "items": ["snake-oil"], "hand": []}
    game = au_table(user, {}, wanted, chance={"dice": ["nugget"]})
    choose(game, "item:snake-oil")
    let_pass(game)
    assert asked(game) == (0, "put-sheriff")
    beside = offered(game, "sheriff")
    assert PLAIN in beside
    choose(game, f"sheriff:{PLAIN}")
    assert game.view()["sheriff"]["space"] == PLAIN
    assert asked(game) == (2, "surprised")
    assert not player(game)["items"]


@pytest.mark.rule("WL-SHERIFF-01")
def test_with_nobody_wanted_snake_oil_leaves_the_sheriff() -> None:
    game = au_table(
        {"space": PLAIN, "items": ["snake-oil"], "hand": []}, chance={"dice": ["nugget"]}
    )
    choose(game, "item:snake-oil")
    let_pass(game)
    assert (question(game), game.view()["sheriff"]["space"]) == ("act", OFFICE)


# ---- faces ----


def test_rumors_shows_the_next_event_and_may_put_it_under() -> None:
    deck = ["boom-town", "dust-storm"]
    game = au_table({"space": STREET, "hand": [RUMORS]}, event_deck=deck, deck=["2♣"])
    choose(game, f"use:{RUMORS}")
    assert asked(game) == (0, "put-under")
    assert up(game, 0)["event_deck"]["seen"] == [{"card": "boom-town", "above": 0}]
    assert up(game, 1)["event_deck"]["seen"] == []
    assert up(game)["event_deck"]["seen"] is None
    choose(game, "put-under")
    assert up(game)["event_deck"]["discard"] == ["dust-storm"]
    assert up(game, 0)["event_deck"]["seen"] == [{"card": "boom-town", "above": 20}]
    assert player(game)["money"] == 10


def test_rumors_may_leave_the_event_on_top() -> None:
    game = au_table({"space": STREET, "hand": [RUMORS]}, event_deck=["boom-town"])
    choose(game, f"use:{RUMORS}", "leave-on-top")
    assert up(game)["event_deck"]["discard"] == ["boom-town"]
    assert player(game)["money"] == 20
    (reason,) = game.seat(0).why_not("put-under")
    assert (reason.rule, reason.key) == ("AU-EVENT-04", "why-no-deck-to-look-at")


def test_scout_looks_at_the_train_and_rides() -> None:
    game = au_table({"space": PLAIN, "hand": [SCOUT]})
    choose(game, f"use:{SCOUT}")
    top = up(game, 0)["encounter_deck"]["seen"][0]["card"]
    choose(game, "put-under")
    assert up(game, 0)["encounter_deck"]["seen"] == [{"card": top, "above": 7}]
    assert question(game) == "ride"


def test_vendetta_gives_a_fight_without_an_action() -> None:
    rival = {"space": PLAIN, "hand": "K♥", "money": 20}
    game = au_table({"space": PLAIN, "hand": [VENDETTA, "A♥"]}, rival)
    choose(game, f"use:{VENDETTA}", "stop")
    assert question(game) == "deal"
    choose(game, "yes")
    assert (asked(game), keys(game)) == ((0, "fight-now"), {"duel:1", "rob:1"})
    choose(game, "duel:1")
    assert game.view()["fight"]["type"] == "duel"
    assert state_of(game).turn[0] == 2


def test_vendetta_is_not_asked_where_nobody_stands() -> None:
    game = au_table({"space": PLAIN, "hand": [VENDETTA, "A♥"]})
    choose(game, f"use:{VENDETTA}", "stop")
    assert question(game) == "act"
    assert "fight-began" not in told(game)
