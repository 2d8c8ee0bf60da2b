"""The Saloon Phase: who acts, in which order, and who has no part in it."""

from itertools import combinations
from typing import Any

import pytest

import tumbleweed as tw
from support.goat import (
    ANA,
    BIA,
    CAIO,
    DORA,
    EVA,
    assisted,
    coins,
    controllers,
    hand_over,
    happened,
    keys,
    location,
    saloon,
    table,
    tokens,
)
from support.reading import asked

SIX = ["gunslinger", "sheriff", "robber", "charlatan", "dancer", "gambler"]
OWNERS = dict(zip(SIX, [ANA, BIA, CAIO, DORA, EVA, ANA], strict=True))
CASTS = [list(cast) for size in range(7) for cast in combinations(SIX, size)]


def phase(cast: list[str]) -> tw.Game:
    """Five players; Robber and Charlatan, where present, carry something. Played to its end."""
    loot = {"loot": ("bank", 1)} if "robber" in cast else {}
    swindled = {"elixirs": [0, 0, 1, 0, 0]} if "charlatan" in cast else {}
    owners = {card: OWNERS[card] for card in reversed(cast)}  # placed in another order
    game = saloon(owners, players=5, stock={"saloon": 1}, **loot, **swindled)
    while asked(game)[1] in {"give", "gamble"}:
        game.choose(f"{asked(game)[1]}:{BIA}")
    return game


def acts(cast: list[str]) -> list[str]:
    """What must happen, by the book."""
    shot = "gunslinger" in cast and "sheriff" in cast
    arrests = "sheriff" in cast and not shot
    acts = []
    if "gunslinger" in cast:
        acts += ["shot"] if shot else ["took-nothing"]
    if arrests:
        acts += ["paid"]
        acts += ["arrested-robber"] if "robber" in cast else []
        acts += ["arrested-charlatan", "coins-returned"] if "charlatan" in cast else []
    else:
        acts += ["kept-loot"] if "robber" in cast else []
        acts += ["kept-coins"] if "charlatan" in cast else []
    if "dancer" in cast:
        acts += ["gave"]
    if "gambler" in cast:
        acts += ["gambled"]
    return acts


@pytest.mark.rule("GB-SALOON-02", "GB-SALOON-04", "GB-SALOON-05")
@pytest.mark.parametrize("cast", CASTS, ids=lambda cast: "-".join(cast) or "nobody")
def test_whoever_is_there_acts_in_ascending_number(cast: list[str]) -> None:
    events = [event.key for event in phase(cast).events]
    assert events[: events.index("round-ended")] == acts(cast)


@pytest.mark.rule("GB-SALOON-01")
def test_the_phase_comes_after_the_last_hat_and_is_for_the_saloon_alone() -> None:
    owners = {"gunslinger": ANA, "banker": ANA, "sheriff": BIA, "widow": BIA, "farmer": CAIO}
    hand = ["cowboy", "dancer", "gambler"]
    game = assisted(hand, owners, stock={"bank": 1}, till={"bank": 1})
    assert happened(game, "shot") == []
    hand_over(game, "cowboy")
    events = [event.key for event in game.events]
    assert events[events.index("put-aside") :][:3] == ["put-aside", "shot", "round-ended"]
    assert events.index("took-nothing") < events.index("put-aside")  # the Cowboy's, at once
    assert len(happened(game, "took-nothing")) == 1


@pytest.mark.rule("GB-SALOON-02")
def test_the_gambler_may_steal_what_the_robber_has_just_kept() -> None:
    game = saloon(
        {"gambler": ANA, "robber": BIA},
        loot=("bank", 1),
        reserves=[["bottle"], [], []],
        chance={"gambler": ["bill"]},
    )
    assert tokens(game, BIA) == {"bill": 1}
    assert keys(game) == {"gamble:1"}
    game.choose("gamble:1")
    assert tokens(game, ANA) == {"bottle": 1, "bill": 1}


@pytest.mark.rule("GB-SALOON-02")
def test_the_charlatan_has_his_coins_before_the_dancer_asks() -> None:
    game = saloon({"dancer": ANA, "charlatan": BIA}, elixirs=[0, 0, 2], stock={"saloon": 1})
    assert asked(game) == (ANA, "give")
    assert coins(game) == [2, 4, 2]


@pytest.mark.rule("GB-SALOON-03")
@pytest.mark.parametrize("seat", [ANA, BIA, CAIO])
@pytest.mark.parametrize(("card", "question"), [("dancer", "give"), ("gambler", "gamble")])
def test_the_controller_makes_the_choices(seat: int, card: str, question: str) -> None:
    game = saloon({card: seat}, stock={"saloon": 1})
    assert asked(game) == (seat, question)
    others = {ANA, BIA, CAIO} - {seat}
    assert keys(game) == {f"{question}:{other}" for other in others}


@pytest.mark.rule("GB-SALOON-03")
@pytest.mark.parametrize("seat", [ANA, BIA, CAIO])
def test_the_controller_has_the_gains(seat: int) -> None:
    owners = {"robber": seat, "charlatan": seat}
    game = saloon(owners, players=4, loot=("bank", 2), elixirs=[0, 0, 0, 2])
    assert tokens(game, seat) == {"bottle": 1, "bill": 2}
    assert coins(game)[seat] == 4


@pytest.mark.rule("GB-SALOON-05")
def test_a_shot_sheriff_and_an_arrested_robber_do_not_act() -> None:
    shot = saloon({"gunslinger": ANA, "sheriff": BIA})
    assert coins(shot) == [6, 2, 2]
    assert happened(shot, "paid") == []
    arrested = saloon({"sheriff": ANA, "robber": BIA}, loot=("bank", 1))
    assert tokens(arrested, BIA) == {"bottle": 1}
    assert happened(arrested, "kept-loot") == []


@pytest.mark.rule("GB-SALOON-06")
@pytest.mark.parametrize("where", ["discard", "removed_up", "removed_down", "left over"])
def test_a_sheriff_who_is_not_in_play_cannot_be_shot(where: str) -> None:
    """Refused, removed, or among the cards nobody placed: there is no such Sheriff."""
    facts: dict[str, Any] = {"removed_up": "gambler", "removed_down": "dancer"}
    if where != "left over":
        facts[where] = ["sheriff"] if where == "discard" else "sheriff"
    game = saloon({"gunslinger": ANA}, **facts)
    nothing = {"seat": "seat:0", "character": "character:gunslinger"}
    assert happened(game, "took-nothing") == [nothing]
    assert coins(game) == [2, 2, 2]


@pytest.mark.rule("GB-SALOON-06")
def test_a_refused_sheriff_arrests_nobody() -> None:
    game = saloon({"robber": ANA}, discard=["sheriff"], loot=("bank", 1))
    assert tokens(game, ANA) == {"bottle": 1, "bill": 1}
    assert happened(game, "paid") == []


@pytest.mark.rule("GB-SALOON-07")
def test_other_locations_and_the_goat_do_nothing() -> None:
    everyone_else = ["seller", "kid", "banker", "widow", "farmer", "cowboy", "miner", "prospector"]
    owners = {card: seat // 2 for seat, card in enumerate(everyone_else)} | {"goat": EVA}
    full = dict.fromkeys(["saloon", "store", "bank", "ranch", "mine"], 1)
    game = saloon(owners, players=5, stock=full, till={"store": 2, "bank": 1}, round=3)
    assert game.events[0].key == "round-ended"
    assert coins(game) == [2] * 5
    assert [tokens(game, seat) for seat in range(5)] == [{"bottle": 1}] * 5
    assert all(location(game, place)["tokens"] == 1 for place in full)
    assert set(controllers(game)) == {*everyone_else, "goat"}


@pytest.mark.rule("GB-SALOON-08")
def test_the_round_ends_when_the_last_of_them_is_done() -> None:
    game = saloon({"dancer": ANA, "gambler": BIA}, stock={"saloon": 1}, last_active=CAIO)
    game.choose("give:2")
    assert happened(game, "round-ended") == []
    game.choose("gamble:2")
    assert happened(game, "round-ended") == [{"round": 1}]
    assert game.view()["round"] == 2
    assert asked(game) == (CAIO, "offer")


# ---- what holds for all effects ----


@pytest.mark.rule("GB-CHAR-01")
def test_no_effect_can_be_declined() -> None:
    dance = saloon({"dancer": ANA}, stock={"saloon": 2})
    assert keys(dance) == {"give:1", "give:2"}
    gamble = saloon({"gambler": ANA})
    assert keys(gamble) == {"gamble:1", "gamble:2"}
    hand = ["robber", "charlatan", "goat", "farmer"]
    for card, first in [("robber", {"rob:bank"}), ("charlatan", {"swindle:0", "swindle:2"})]:
        game = table(hand, stock={"bank": 1})
        hand_over(game, card, to=BIA)
        assert keys(game) == first


@pytest.mark.rule("GB-CHAR-01")
def test_effects_happen_even_to_their_own_controllers_harm() -> None:
    owners = {"sheriff": ANA, "robber": ANA, "charlatan": BIA}
    game = saloon(owners, loot=("bank", 2), elixirs=[0, 0, 1])
    assert tokens(game, ANA) == {"bottle": 1}  # two bills ($8) lost for a bounty of $2
    assert location(game, "bank")["tokens"] == 3  # with the next round's
    generous = saloon({"dancer": ANA}, players=2, stock={"saloon": 2})
    assert tokens(generous, BIA) == {"bottle": 3}
