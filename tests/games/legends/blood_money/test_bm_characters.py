"""The eight characters of Blood Money: what their abilities do (BM-COMP-12, BM-TRADER-18)."""

from pathlib import Path
from typing import Any

import pytest

import tumbleweed as tw
from support.legends.packs import Pack
from support.legends.places import (
    BANK,
    EAST_SALOON,
    FAR_OFF,
    HIDEOUT,
    OFFICE,
    PRAIRIE,
    SALOON,
    STREET,
)
from support.legends.playing import choose, do, idle, let_pass, send_sheriff
from support.legends.property import (
    blood,
    goods,
    own,
    owning,
    reasons,
    region,
    relics,
    spent,
    used,
)
from support.legends.reading import hand, keys, offered, player, standing
from support.reading import asked, question, state_of

LEGEND = {"lp": 5, "legend": True}
ALONE = {"space": FAR_OFF}


def playing(name: str, hero: dict[str, Any], *others: dict[str, Any], **facts: Any) -> tw.Game:
    hero = {"space": STREET, "money": 0, **LEGEND, "character": name, **hero}
    return owning(hero, *(others or (ALONE, ALONE)), **facts)


# ---- Al Swearengen ----


@pytest.mark.rule("BM-COMP-12")
def test_al_claims_deeds_for_ten_dollars_less() -> None:
    game = playing("al-swearengen", {"space": BANK, "money": 70})
    choose(game, "claim-deed:deed-bank")
    assert player(game)["money"] == 0
    poor = playing("al-swearengen", {"space": BANK, "money": 60})
    printed = state_of(poor).compiled.blood
    assert goods(poor, 0)["prices"]["deeds"] == {
        deed: price - 10 for deed, price in zip(printed.deeds, printed.deed_cost, strict=True)
    }
    assert goods(poor, 1)["prices"]["deeds"] == {}  # what is printed
    [reason] = poor.why_not(0, "claim-deed:deed-bank")
    assert (reason.key, reason.args["money"]) == ("why-no-money", 70)


@pytest.mark.rule("BM-CLAIM-03")
def test_no_price_is_below_nothing(tmp_path: Path) -> None:
    """If deeds were $90 cheaper for Al."""
    change = ('what = ["deed"], add = -10', 'what = ["deed"], add = -90')
    Pack(tmp_path).change("blood-money/characters", *change)
    game = playing("al-swearengen", {"space": BANK, "money": 20}, content=tmp_path)
    choose(game, "claim-deed:deed-bank")
    assert player(game)["money"] == 20


@pytest.mark.rule("BM-CLAIM-23")
def test_al_uses_a_deed_for_a_card_and_no_action() -> None:
    deeds = own("mine-sunny-hills", "darkrock-saloon")
    game = playing("al-swearengen", {"hand": "2♣ 5♠"}, deeds=deeds)
    choose(game, "free-ability:al-swearengen", "discard:2♣")
    assert asked(game) == (0, "deed")
    assert offered(game, "deed") == {"deed-mine-sunny-hills", "deed-darkrock-saloon"}
    choose(game, "deed:deed-mine-sunny-hills")
    assert standing(game, 0, "nuggets", "money") == [1, 10]
    assert used(game, "mine-sunny-hills")
    assert spent(game) == 0
    assert reasons(game, "free-ability") == {("WL-CHAR-04", "why-used-up")}


@pytest.mark.rule("BM-CLAIM-23", "BM-CLAIM-09", "BM-CLAIM-10")
def test_al_needs_a_card_and_a_deed_with_its_action_side_up() -> None:
    free = "free-ability:al-swearengen"
    deeds = own("mine-sunny-hills")
    used_up = ["deed-mine-sunny-hills"]
    assert free in keys(playing("al-swearengen", {"hand": "2♣"}, deeds=deeds))
    empty = playing("al-swearengen", {}, deeds=deeds)
    assert free not in keys(empty)
    flipped = playing("al-swearengen", {"hand": "2♣"}, deeds=deeds, deeds_used=used_up)
    assert free not in keys(flipped)
    ruined = playing("al-swearengen", {"hand": "2♣"}, deeds=deeds, ruins=["mine-sunny-hills"])
    assert free not in keys(ruined)
    young = playing("al-swearengen", {"hand": "2♣", "lp": 4, "legend": False}, deeds=deeds)
    assert free not in keys(young)
    assert reasons(young, free) == {("WL-CHAR-02", "why-ability-asleep")}
    assert {key for _, key in reasons(flipped, free)} == {"why-no-deed-to-use"}
    assert {key for _, key in reasons(empty, free)} == {"why-too-few-cards"}


@pytest.mark.rule("BM-CLAIM-23")
def test_al_may_do_so_after_his_last_action() -> None:
    hero = {"space": BANK, "hand": "2♣"}
    game = playing("al-swearengen", hero, deeds=own("darkrock-saloon"))
    choose(game, "work", "work", "work")
    assert asked(game) == (0, "act")
    assert "free-ability:al-swearengen" in keys(game)
    assert "work" not in keys(game)


@pytest.mark.rule("BM-CLAIM-23")
def test_nobody_else_can() -> None:
    game = playing("ben-hodges", {"hand": "2♣"}, deeds=own("bank"))
    assert reasons(game, "free-ability") == {("WL-CHAR-04", "why-no-free-ability")}
    al = reasons(game, "free-ability:al-swearengen")
    assert al == {("WL-CHAR-04", "why-not-your-character")}


# ---- Ben Hodges ----


@pytest.mark.rule("BM-COMP-12")
def test_hodges_gains_twenty_dollars_for_his_first_action_of_a_card() -> None:
    game = playing("ben-hodges", {"hand": "5♥ 5♦"})  # Payday
    faces = {key for key in keys(game) if key.startswith("use:")}
    assert faces
    before = player(game)["money"]
    do(game, sorted(faces)[0])
    first = player(game)["money"] - before
    do(game, sorted(faces)[1])
    second = player(game)["money"] - before - first
    assert first == second + 20


# ---- Elfego Baca ----


@pytest.mark.rule("BM-COMP-12")
def test_baca_takes_a_wound_less_in_his_own_turn() -> None:
    game = playing(
        "elfego-baca", {}, deeds=own("mine-spikes-view"), chance={"dice": ["gravel"] * 3}
    )
    choose(game, "deed:deed-mine-spikes-view")
    assert player(game)["wounds"] == 2


def baca_wins(items: list[str]) -> bool:
    """A Duel, his 9 against a 10; the revolver, a plain sidearm, is in use."""
    ann = {"hand": "9♣", "items": ["revolver", *items], "weapon": "revolver"}
    game = playing("elfego-baca", ann, {"space": STREET, "hand": "10♥"}, ALONE)
    do(game, "duel:1", "lay:9♣", "lay:10♥")
    let_pass(game)
    return bool(player(game, 1)["wounds"])


@pytest.mark.rule("BM-COMP-12")
def test_an_upgraded_weapon_of_his_lowers_cards_against_him() -> None:
    assert baca_wins(["buffalo-gun"])
    assert not baca_wins(["rifle"])


# ---- James Beckwourth ----


@pytest.mark.rule("BM-COMP-12")
def test_beckwourth_draws_after_the_risk_die() -> None:
    game = playing("james-beckwourth", {}, chance={"risk": ["blank"]})
    choose(game, "risk:money")
    assert len(hand(game)) == 1
    assert player(game)["money"] == 10


# ---- Texas John Slaughter ----


@pytest.mark.rule("BM-COMP-12")
def test_slaughter_chooses_two_different_ones() -> None:
    game = playing("texas-john-slaughter", {"wounds": 1}, bandits=[])
    choose(game, "ability:texas-john-slaughter")
    assert asked(game) == (0, "choose-several")
    options = {f"choose:texas-john-slaughter.{n}" for n in range(1, 6)}
    assert keys(game) == options
    choose(game, "choose:texas-john-slaughter.2")
    assert player(game)["money"] == 10
    assert keys(game) == options - {"choose:texas-john-slaughter.2"}
    choose(game, "choose:texas-john-slaughter.3")
    assert player(game)["wounds"] == 0
    assert question(game) == "act"
    assert spent(game) == 1
    assert "ability:texas-john-slaughter" in keys(game)  # as often as he has actions


@pytest.mark.rule("BM-COMP-12")
def test_he_spawns_a_bandit_and_moves() -> None:
    game = playing("texas-john-slaughter", {}, bandits=[])
    choose(game, "ability:texas-john-slaughter", "choose:texas-john-slaughter.5")
    choose(game, f"hideout:{HIDEOUT}", "choose:texas-john-slaughter.4")
    assert game.view()["bandits"] == [HIDEOUT]
    assert question(game) == "ride"


# ---- Lottie Deno ----


@pytest.mark.rule("BM-COMP-12")
def test_lottie_gains_a_story_point_for_a_bonus() -> None:
    game = playing("lottie-deno", {"hand": "J♥"}, {"space": STREET, "hand": "K♣"}, ALONE)
    do(game, "duel:1", "lay:J♥", "lay:K♣")  # Bulletproof
    let_pass(game)
    assert blood(game)["story"][0] == 2


@pytest.mark.rule("BM-COMP-12", "WL-SHERIFF-03")
@pytest.mark.parametrize(("sent", "asks"), [("sheriff:mesitos-point-3", "act"), ("stop", "lay")])
def test_lottie_may_send_the_sheriff_away_who_has_come_for_her(sent: str, asks: str) -> None:
    """What she discards as he comes is a Bonus, and her story point moves him again."""
    lottie = {"space": SALOON, "wanted": 1, "hand": "9♠ K♠", "character": "lottie-deno", **LEGEND}
    game = owning({"space": FAR_OFF, "hand": "4♥"}, lottie, ALONE, sheriff=OFFICE)
    send_sheriff(game)
    choose(game, "discard:9♠")
    assert asked(game) == (1, "sheriff")
    choose(game, sent)
    assert question(let_pass(game)) == asks
    assert standing(game, 1, "wanted") == [1]


@pytest.mark.rule("BM-COMP-12")
def test_fools_gold_used_as_a_nugget_is_one() -> None:
    gold = next(card for card in ("10♥", "10♦", "10♣", "10♠") if sells(card))
    game = playing("lottie-deno", {"space": BANK, "hand": gold})
    choose(game, "deposit", "sell-nuggets:0", f"sell:{gold}")
    assert blood(game)["story"][0] == 2


def sells(card: str) -> bool:
    return "deposit" in keys(playing("lottie-deno", {"space": BANK, "hand": card}))


@pytest.mark.rule("BM-COMP-12")
@pytest.mark.parametrize(("card", "space"), [("2♥", 2), ("2♣", 1)])
def test_a_cheat_that_counts_as_another_card_is_one(card: str, space: int) -> None:
    ann = {"space": EAST_SALOON, "money": 20, "hand": f"{card} 9♠"}
    game = playing("lottie-deno", ann, deck="3♣ 4♣ 5♣ 6♣ 3♠ K♣ K♠ 7♠")
    choose(game, "poker", f"play:{card}", "play:9♠")
    idle(game, "act")
    assert blood(game)["story"][0] == space


# ---- Lozen ----


def lozens_turn(**facts: Any) -> tw.Game:
    lozen = {"space": BANK, "character": "lozen", **LEGEND}
    game = owning({"space": FAR_OFF}, lozen, **facts)
    choose(game, "end")
    assert asked(game) == (1, "answer")
    return choose(game, "ability:lozen")


@pytest.mark.rule("BM-COMP-12")
def test_lozen_looks_at_one_of_three_decks() -> None:
    game = lozens_turn()
    assert asked(game) == (1, "choose")
    assert len(keys(game)) == 3


@pytest.mark.rule("BM-COMP-12")
@pytest.mark.parametrize("answer", ["leave-on-top", "put-under"])
def test_she_alone_knows_the_top_poker_card(answer: str) -> None:
    game = choose(lozens_turn(deck="A♠ 3♥ 7♦"), "choose:lozen.2")
    assert goods(game, 1)["poker_seen"] == [{"card": "poker-ace-spades", "above": 0}] or (
        goods(game, 1)["poker_seen"][0]["above"] == 0
    )
    assert goods(game, 0)["poker_seen"] == []
    assert goods(game)["poker_seen"] is None
    choose(game, answer)
    below = len(state_of(game).deck) - 1
    [seen] = goods(game, 1)["poker_seen"]
    assert seen["above"] == (0 if answer == "leave-on-top" else below)
    choose(game, "income:cards")
    mine = "A♠" in hand(game, 1)
    assert mine == (answer == "leave-on-top")


@pytest.mark.rule("BM-COMP-12")
def test_she_alone_knows_the_top_fight_card() -> None:
    game = choose(lozens_turn(), "choose:lozen.1", "leave-on-top")
    top = state_of(game).fight_deck[-1]
    name = state_of(game).compiled.fight_cards[top]
    assert goods(game, 1)["fight_seen"] == [{"card": name, "above": 0}]
    assert goods(game, 0)["fight_seen"] == []
    assert [event.key for event in game.events_for(0)].count("looked-at-fight") == 1


@pytest.mark.rule("BM-COMP-12")
def test_a_fight_card_put_under_the_deck_is_the_last() -> None:
    game = choose(lozens_turn(), "choose:lozen.1")
    top = state_of(game).fight_deck[-1]
    choose(game, "put-under")
    assert state_of(game).fight_deck[0] == top
    assert goods(game, 1)["fight_seen"] == []


# ---- Tom Tobin ----


@pytest.mark.rule("BM-COMP-12", "BM-TRADER-04")
def test_tobin_buys_legendary_items_for_thirty() -> None:
    game = playing("tom-tobin", {"money": 30}, trader="trader-darkrock", relic_shop=["portrait"])
    assert (goods(game, 0)["prices"]["relic"], goods(game, 1)["prices"]["relic"]) == (30, 40)
    choose(game, "trader", "relic:portrait")
    assert relics(game) == ["portrait"]
    assert player(game)["money"] == 0


@pytest.mark.rule("BM-COMP-12", "BM-TRADER-10")
def test_at_the_end_of_his_turn_he_may_buy_one_and_the_trader_stays() -> None:
    facts: dict[str, Any] = {"trader": "trader-darkrock", "relic_shop": ["portrait", "spurs"]}
    game = playing("tom-tobin", {"money": 90}, **facts)
    choose(game, "end")
    assert asked(game) == (0, "answer")
    choose(game, "ability:tom-tobin")
    assert keys(game) >= {"relic:portrait", "relic:spurs"}
    assert not offered(game, "buy")
    choose(game, "relic:spurs")
    assert relics(game) == ["spurs"]
    assert player(game)["money"] == 60
    assert region(game) == "darkrock"
    assert asked(game)[0] == 1


@pytest.mark.rule("BM-COMP-12")
@pytest.mark.parametrize("hero", [{"money": 20}, {"money": 90, "space": PRAIRIE}])
def test_not_without_money_and_not_elsewhere(hero: dict[str, Any]) -> None:
    game = playing("tom-tobin", hero, trader="trader-darkrock", relic_shop=["portrait"])
    choose(game, "end")
    assert asked(game) == (1, "income")
