"""Robber and Charlatan, who take; Sheriff, who takes it back; Gunslinger, who takes the Sheriff."""

import pytest

import tumbleweed as tw
from support.goat import (
    ANA,
    BIA,
    CAIO,
    DORA,
    coins,
    controllers,
    elixirs,
    everyone_but,
    hand_over,
    happened,
    heard,
    keys,
    location,
    offer,
    saloon,
    table,
    tokens,
)
from support.reading import asked

CROOKS = ["robber", "charlatan", "goat", "banker"]


def with_robber(players: int = 3, **facts: object) -> tw.Game:
    """Bia has just been handed the Robber by Ana."""
    game = table(CROOKS, players, **facts)
    hand_over(game, "robber", to=BIA)
    return game


def with_charlatan(purses: list[int], **facts: object) -> tw.Game:
    """Bia has just been handed the Charlatan by Ana."""
    game = table(CROOKS, len(purses), coins=purses, **facts)
    hand_over(game, "charlatan", to=BIA)
    return game


def on_card(game: tw.Game, name: str) -> dict[str, object]:
    """A Saloon character as all see it."""
    [card] = [c for c in location(game, "saloon")["characters"] if c["character"] == name]
    return dict(card)


# ---- the Gunslinger ----


@pytest.mark.rule("GB-CHAR-17")
def test_the_gunslinger_discards_the_sheriff_and_collects_four() -> None:
    game = saloon({"gunslinger": BIA, "sheriff": CAIO, "gambler": BIA})
    assert coins(game) == [2, 6, 2]
    assert game.view()["supply"]["coins"] == 40 - 6 - 4
    assert game.view()["discard"] == ["sheriff"]
    assert "sheriff" not in controllers(game)
    assert happened(game, "shot") == [{"seat": "seat:1", "victim": "seat:2", "coins": 4}]


@pytest.mark.rule("GB-CHAR-18")
def test_without_a_sheriff_the_gunslinger_gains_nothing() -> None:
    game = saloon({"gunslinger": BIA, "robber": CAIO, "gambler": BIA})
    assert coins(game) == [2, 2, 2]
    assert game.view()["discard"] == []
    assert {"gunslinger", "robber"} <= set(controllers(game))


@pytest.mark.rule("GB-CHAR-19")
def test_the_gunslinger_shoots_even_the_own_sheriff() -> None:
    game = saloon({"gunslinger": BIA, "sheriff": BIA, "gambler": ANA})
    assert coins(game) == [2, 6, 2]
    assert game.view()["discard"] == ["sheriff"]


# ---- the Sheriff ----


@pytest.mark.rule("GB-CHAR-20")
def test_the_sheriff_has_two_coins_of_wages() -> None:
    game = saloon({"sheriff": CAIO, "gambler": ANA})
    assert coins(game) == [2, 2, 4]
    assert game.view()["supply"]["coins"] == 40 - 6 - 2
    assert "sheriff" in controllers(game)


@pytest.mark.rule("GB-CHAR-26")
@pytest.mark.parametrize(
    ("crooks", "pay"),
    [
        ([], 2),
        (["charlatan"], 3),
        (["robber"], 4),
        (["robber", "charlatan"], 5),
    ],
)
def test_the_sheriff_pays_two_to_five(crooks: list[str], pay: int) -> None:
    owners = {"sheriff": CAIO, "gambler": ANA} | dict.fromkeys(crooks, BIA)
    game = saloon(owners)
    assert coins(game) == [2, 2, 2 + pay]
    assert game.view()["supply"]["coins"] == 40 - 6 - pay


@pytest.mark.rule("GB-CHAR-21", "GB-CHAR-22", "GB-CHAR-23")
def test_an_arrested_robber_is_discarded_and_the_tokens_lie_at_their_location_again() -> None:
    owners = {"sheriff": CAIO, "robber": BIA, "gambler": ANA}
    game = saloon(owners, loot=("ranch", 2), stock={"ranch": 1, "bank": 1})
    assert coins(game) == [2, 2, 2 + 2 + 2]
    arrest = {"seat": "seat:2", "victim": "seat:1", "coins": 2}
    assert happened(game, "arrested-robber") == [arrest]
    assert game.view()["discard"] == ["robber"]
    assert "robber" not in controllers(game)
    for seat in everyone_but(game):
        at = {place["location"]: place for place in game.view(seat)["locations"]}
        assert (at["ranch"]["tokens"], at["ranch"]["token"]) == (3, "cattle")
        assert at["bank"]["tokens"] == 1
    assert tokens(game, BIA) == {"bottle": 1}
    assert tokens(game, CAIO) == {"bottle": 1}


@pytest.mark.rule("GB-CHAR-23")
def test_returned_tokens_wait_for_a_taker_of_a_later_round() -> None:
    game = saloon(
        {"sheriff": CAIO, "robber": BIA},
        loot=("ranch", 1),
        last_active=ANA,
        chance={"deck": ["widow", "cowboy", "farmer", "goat", "dancer", "gambler"]},
    )
    assert asked(game) == (ANA, "offer")
    assert location(game, "ranch")["tokens"] == 2  # the returned one and the new round's
    hand_over(game, "farmer", to=CAIO)
    assert tokens(game, CAIO) == {"bottle": 1, "cattle": 2}


@pytest.mark.rule("GB-CHAR-22")
@pytest.mark.parametrize("law", [{"sheriff": CAIO}, {}], ids=["arrested", "free"])
def test_nothing_is_left_on_the_robber_for_the_next_round(law: dict[str, int]) -> None:
    game = saloon(
        {"robber": BIA} | law,
        loot=("ranch", 1),
        last_active=ANA,
        chance={"deck": ["widow", "cowboy", "robber", "goat", "dancer", "gambler"]},
    )
    hand_over(game, "robber", to=CAIO)
    assert asked(game) == (CAIO, "rob")
    assert "loot" not in on_card(game, "robber")


@pytest.mark.rule("GB-CHAR-24", "GB-CHAR-25", "GB-CHAR-44")
def test_an_arrested_charlatan_is_discarded_and_the_coins_go_back() -> None:
    owners = {"sheriff": DORA, "charlatan": BIA, "gambler": ANA}
    game = saloon(owners, players=4, coins=[0, 2, 1, 2], elixirs=[2, 0, 1, 0])
    assert coins(game) == [2, 2, 2, 2 + 2 + 1]
    assert elixirs(game) == [0, 0, 0, 0]
    arrest = {"seat": "seat:3", "victim": "seat:1", "coins": 1}
    assert happened(game, "arrested-charlatan") == [arrest]
    returned = [{"seat": "seat:0", "coins": 2}, {"seat": "seat:2", "coins": 1}]
    assert happened(game, "coins-returned") == returned
    assert game.view()["discard"] == ["charlatan"]
    assert "charlatan" not in controllers(game)


@pytest.mark.rule("GB-CHAR-27")
def test_with_the_gunslinger_about_both_crooks_go_free() -> None:
    owners = {"gunslinger": DORA, "sheriff": CAIO, "robber": BIA, "charlatan": BIA, "gambler": ANA}
    game = saloon(owners, players=4, loot=("store", 2), coins=[0, 2, 1, 2], elixirs=[2, 0, 1, 0])
    assert coins(game) == [0, 2 + 3, 1, 2 + 4]
    assert tokens(game, BIA) == {"bottle": 1, "supplies": 2}
    assert game.view()["discard"] == ["sheriff"]
    assert location(game, "store")["tokens"] == 0


@pytest.mark.rule("GB-CHAR-28")
def test_the_sheriff_arrests_crooks_of_his_own_controller() -> None:
    owners = {"sheriff": BIA, "robber": BIA, "gambler": ANA}
    game = saloon(owners, loot=("ranch", 1))
    assert coins(game) == [2, 2 + 4, 2]
    assert tokens(game, BIA) == {"bottle": 1}
    owners = {"sheriff": BIA, "charlatan": BIA, "gambler": ANA}
    game = saloon(owners, coins=[2, 2, 0], elixirs=[0, 0, 2])
    assert coins(game) == [2, 2 + 3, 2]


@pytest.mark.rule("GB-CHAR-29")
def test_an_arrest_pays_even_where_there_is_no_loot() -> None:
    game = saloon({"sheriff": CAIO, "robber": BIA, "charlatan": BIA, "gambler": ANA})
    assert happened(game, "arrested-robber")[0]["coins"] == 2
    assert happened(game, "arrested-charlatan")[0]["coins"] == 1
    assert coins(game) == [2, 2, 7]
    assert happened(game, "coins-returned") == []
    assert all(location(game, place)["tokens"] == 0 for place in ("bank", "ranch"))


# ---- the Robber ----


@pytest.mark.rule("GB-CHAR-30", "GB-CHAR-31", "GB-CHAR-34")
def test_the_robber_loads_all_tokens_of_a_location_and_no_coins() -> None:
    stock = {"saloon": 2, "store": 1, "bank": 2, "mine": 1}
    game = with_robber(5, stock=stock, till={"bank": 3})
    assert asked(game) == (BIA, "rob")
    assert keys(game) == {"rob:store", "rob:bank", "rob:mine"}  # no Saloon, no empty Ranch
    game.choose("rob:bank")
    assert (location(game, "bank")["tokens"], location(game, "bank")["coins"]) == (0, 3)
    assert on_card(game, "robber")["loot"] == {"location": "bank", "tokens": 2}
    assert coins(game) == [2] * 5
    left = {place: location(game, place)["tokens"] for place in ("saloon", "store", "mine")}
    assert left == {"saloon": 2, "store": 1, "mine": 1}


@pytest.mark.rule("GB-CHAR-30")
@pytest.mark.parametrize(("answer", "owner"), [("accept", BIA), ("refuse", ANA)])
def test_his_controller_chooses_what_to_rob(answer: str, owner: int) -> None:
    game = table(CROOKS, stock={"bank": 1, "ranch": 1})
    offer(game, "robber", to=BIA)
    game.choose(answer)
    assert asked(game) == (owner, "rob")
    game.choose("rob:ranch")
    told = {"seat": f"seat:{owner}", "location": "location:ranch"}
    assert happened(game, "robbed") == [told | {"token": "token:cattle", "count": 1}]


@pytest.mark.rule("GB-CHAR-32")
def test_the_robber_lies_at_the_saloon_not_where_he_stole() -> None:
    game = with_robber(stock={"bank": 1})
    game.choose("rob:bank")
    assert on_card(game, "robber")["owner"] == BIA
    assert location(game, "bank")["characters"] == []


@pytest.mark.rule("GB-CHAR-33")
def test_with_only_the_saloon_stocked_the_robber_steals_nothing() -> None:
    game = with_robber(stock={"saloon": 2}, till={"bank": 1})
    assert asked(game) == (BIA, "offer")  # as next Dealer
    assert happened(game, "took-nothing") == [{"seat": "seat:1", "character": "character:robber"}]
    assert "loot" not in on_card(game, "robber")
    assert location(game, "saloon")["tokens"] == 2


@pytest.mark.rule("GB-CHAR-34")
def test_a_robber_with_a_single_target_must_take_it() -> None:
    game = with_robber(5, stock={"mine": 1, "saloon": 1}, till={"bank": 1})
    assert keys(game) == {"rob:mine"}


@pytest.mark.rule("GB-CHAR-35")
def test_loot_on_the_robber_is_open_and_nobodys() -> None:
    game = with_robber(stock={"bank": 2})
    game.choose("rob:bank")
    for seat in everyone_but(game):
        [robber] = game.view(seat)["locations"][0]["characters"]
        assert robber["loot"] == {"location": "bank", "tokens": 2}
        assert [player["token_count"] for player in game.view(seat)["players"]] == [1, 1, 1]
        [told] = heard(game, seat, "robbed")
        assert (told["token"], told["count"]) == ("token:bill", 2)


@pytest.mark.rule("GB-CHAR-35")
def test_nobody_can_take_the_loot_off_the_robber() -> None:
    game = with_robber(stock={"bank": 2})
    game.choose("rob:bank")
    hand_over(game, "banker", to=CAIO)
    assert tokens(game, CAIO) == {"bottle": 1}
    assert on_card(game, "robber")["loot"] == {"location": "bank", "tokens": 2}


@pytest.mark.rule("GB-CHAR-36")
def test_a_free_robber_brings_the_loot_home_face_down() -> None:
    game = saloon({"robber": BIA, "gambler": ANA}, loot=("ranch", 2))
    assert tokens(game, BIA) == {"bottle": 1, "cattle": 2}
    assert game.view(CAIO)["players"][BIA]["tokens"] is None
    assert "loot" not in on_card(game, "robber")
    assert location(game, "ranch")["tokens"] == 0


# ---- the Charlatan ----


@pytest.mark.rule("GB-CHAR-37", "GB-CHAR-39", "GB-CHAR-42")
@pytest.mark.parametrize(
    ("victims", "lost"),
    [
        ([ANA, ANA, ANA], [3, 0, 0, 0]),
        ([ANA, CAIO, ANA], [2, 0, 1, 0]),
        ([DORA, CAIO, ANA], [1, 0, 1, 1]),
    ],
)
def test_up_to_three_coins_in_any_mixture(victims: list[int], lost: list[int]) -> None:
    game = with_charlatan([4, 2, 3, 3])
    assert asked(game) == (BIA, "swindle")
    assert keys(game) == {"swindle:0", "swindle:2", "swindle:3"}
    game.choose_all([f"swindle:{victim}" for victim in victims])
    assert coins(game) == [have - less for have, less in zip([4, 2, 3, 3], lost, strict=True)]
    assert elixirs(game) == lost
    assert on_card(game, "charlatan")["coins"] == 3
    assert asked(game) == (BIA, "offer")  # three is the most: the hand goes on


@pytest.mark.rule("GB-CHAR-37")
@pytest.mark.parametrize(("answer", "owner"), [("accept", BIA), ("refuse", ANA)])
def test_his_controller_chooses_the_victims(answer: str, owner: int) -> None:
    game = table(CROOKS)
    offer(game, "charlatan", to=BIA)
    game.choose(answer)
    assert asked(game) == (owner, "swindle")
    game.choose_all([f"swindle:{CAIO}", "stop"])
    told = {"seat": f"seat:{owner}", "victim": "seat:2", "coins": 1}
    assert happened(game, "swindled") == [told]


@pytest.mark.rule("GB-CHAR-38")
def test_nobody_loses_more_than_they_have() -> None:
    game = with_charlatan([1, 2, 2, 0])
    assert keys(game) == {"swindle:0", "swindle:2"}
    game.choose("swindle:0")
    assert keys(game) == {"stop", "swindle:2"}
    with pytest.raises(tw.IllegalChoice):
        game.choose("swindle:0")
    game.choose_all(["swindle:2", "swindle:2"])
    assert coins(game) == [0, 2, 0, 0]


@pytest.mark.rule("GB-CHAR-38")
def test_he_is_done_when_all_purses_are_empty() -> None:
    game = with_charlatan([1, 2, 1])
    game.choose_all(["swindle:0", "swindle:2"])
    assert asked(game) == (BIA, "offer")
    assert coins(game) == [0, 2, 0]
    assert elixirs(game) == [1, 0, 1]


@pytest.mark.rule("GB-CHAR-40")
@pytest.mark.parametrize("taken", [1, 2])
def test_after_the_first_coin_he_may_stop(taken: int) -> None:
    game = with_charlatan([3, 2, 3])
    assert "stop" not in keys(game)
    with pytest.raises(tw.IllegalChoice):
        game.choose("stop")
    for _ in range(taken):
        game.choose("swindle:0")
        assert asked(game) == (BIA, "swindle-more")
    assert keys(game) == {"stop", "swindle:0", "swindle:2"}
    game.choose("stop")
    assert coins(game) == [3 - taken, 2, 3]
    assert elixirs(game) == [taken, 0, 0]
    assert asked(game) == (BIA, "offer")


@pytest.mark.rule("GB-CHAR-41")
def test_with_no_coins_but_his_own_he_deceives_nobody() -> None:
    game = with_charlatan([0, 5, 0])
    assert asked(game) == (BIA, "offer")
    nothing = {"seat": "seat:1", "character": "character:charlatan"}
    assert happened(game, "took-nothing") == [nothing]
    assert coins(game) == [0, 5, 0]
    assert elixirs(game) == [0, 0, 0]


@pytest.mark.rule("GB-CHAR-42")
def test_his_coins_lie_on_the_card_in_nobodys_reserve() -> None:
    game = with_charlatan([2, 0, 2])
    game.choose_all(["swindle:0", "swindle:2", "stop"])
    for seat in everyone_but(game):
        assert [player["coins"] for player in game.view(seat)["players"]] == [1, 0, 1]
        assert game.view(seat)["locations"][0]["characters"][0]["coins"] == 2
    assert game.view()["supply"]["coins"] == 40 - 4


@pytest.mark.rule("GB-CHAR-43", "GB-CHAR-44")
def test_a_free_charlatan_pays_his_controller_and_the_elixir_is_gone() -> None:
    owners = {"charlatan": BIA, "gambler": ANA}
    game = saloon(owners, coins=[1, 2, 0], elixirs=[1, 0, 2])
    assert coins(game) == [1, 5, 0]
    assert elixirs(game) == [0, 0, 0]
    assert on_card(game, "charlatan")["coins"] == 0
    assert happened(game, "kept-coins") == [{"seat": "seat:1", "coins": 3}]


@pytest.mark.rule("GB-CHAR-39", "GB-CHAR-44")
def test_the_elixir_serves_again_in_the_next_round() -> None:
    game = saloon(
        {"charlatan": BIA},
        coins=[2, 2, 2],
        elixirs=[3, 0, 0],
        last_active=ANA,
        chance={"deck": ["widow", "cowboy", "charlatan", "goat", "dancer", "gambler"]},
    )
    hand_over(game, "charlatan", to=CAIO)
    game.choose_all(["swindle:1", "swindle:1", "swindle:1"])
    assert elixirs(game) == [0, 3, 0]
    assert coins(game) == [2, 2, 2]
