"""The Dancer hands out the Bottles, and plays the Gambler's game if he is there."""

from collections import Counter

import pytest

import tumbleweed as tw
from support.goat import (
    ANA,
    BIA,
    CAIO,
    DORA,
    EVA,
    coins,
    everyone_but,
    happened,
    heard,
    keys,
    location,
    saloon,
    tells_apart,
    tokens,
)
from support.reading import asked

RICH = [["bottle", "bill"], ["bottle", "bill"], ["bottle", "cattle"]]


# ---- the Dancer ----


@pytest.mark.rule("GB-CHAR-45", "GB-CHAR-46")
@pytest.mark.parametrize(
    ("to", "bottles"),
    [
        ([BIA, BIA, BIA], [1, 4, 1, 1]),
        ([BIA, CAIO, BIA], [1, 3, 2, 1]),
        ([DORA, CAIO, BIA], [1, 2, 2, 2]),
    ],
)
def test_every_bottle_goes_to_the_others_as_she_likes(to: list[int], bottles: list[int]) -> None:
    game = saloon({"dancer": ANA}, players=4, stock={"saloon": 3}, round=3)
    for left, seat in zip([3, 2, 1], to, strict=True):
        assert asked(game) == (ANA, "give")
        assert game.decision is not None
        assert game.decision.prompt.args == {"count": left}
        assert keys(game) == {"give:1", "give:2", "give:3"}  # she keeps none
        game.choose(f"give:{seat}")
    assert [tokens(game, seat)["bottle"] for seat in range(4)] == bottles
    assert location(game, "saloon")["tokens"] == 0


@pytest.mark.rule("GB-CHAR-45")
def test_only_the_bottles_of_the_saloon_are_hers_to_give() -> None:
    game = saloon({"dancer": BIA}, stock={"saloon": 1, "bank": 2}, round=3)
    game.choose("give:2")
    assert tokens(game, CAIO) == {"bottle": 2}
    assert tokens(game, BIA) == {"bottle": 1}
    assert location(game, "bank")["tokens"] == 2
    assert happened(game, "gave") == [{"seat": "seat:1", "to": "seat:2", "count": 1}]


@pytest.mark.rule("GB-CHAR-46", "GB-CHAR-47")
@pytest.mark.parametrize(("dancer", "opponent"), [(ANA, BIA), (BIA, ANA)])
def test_with_two_players_the_opponent_gets_them_all(dancer: int, opponent: int) -> None:
    game = saloon({"dancer": dancer}, players=2, stock={"saloon": 3}, round=4)
    assert tokens(game, opponent) == {"bottle": 4}
    assert tokens(game, dancer) == {"bottle": 1}
    assert location(game, "saloon")["tokens"] == 0


@pytest.mark.rule("GB-CHAR-48")
def test_without_bottles_she_still_takes_over_the_gambler() -> None:
    game = saloon({"dancer": ANA, "gambler": BIA})
    assert asked(game) == (ANA, "gamble")
    assert happened(game, "gave") == []


@pytest.mark.rule("GB-CHAR-49")
def test_while_no_dancer_acts_bottles_pile_up() -> None:
    game = saloon({"gunslinger": ANA}, stock={"saloon": 2}, last_active=BIA)
    assert game.view()["round"] == 2
    assert location(game, "saloon")["tokens"] == 3


@pytest.mark.rule("GB-CHAR-49")
def test_a_dancer_who_is_not_in_play_gives_nothing() -> None:
    game = saloon({"gunslinger": ANA}, discard=["dancer"], stock={"saloon": 2}, round=3)
    assert location(game, "saloon")["tokens"] == 2
    assert game.over


@pytest.mark.rule("GB-CHAR-50", "GB-CHAR-57")
def test_with_the_gambler_in_play_the_dancers_controller_plays_his_game() -> None:
    game = saloon({"dancer": ANA, "gambler": BIA}, stock={"saloon": 1}, round=3)
    game.choose("give:1")
    assert asked(game) == (ANA, "gamble")
    game.choose("gamble:2")
    assert happened(game, "gambled") == [
        {"seat": "seat:0", "victim": "seat:2", "token": "token:bottle"}
    ]
    assert game.over  # at step 6 the Gambler has nothing left to do
    assert [player["token_count"] for player in game.view()["players"]] == [2, 2, 0]


@pytest.mark.rule("GB-CHAR-51")
def test_without_a_gambler_she_gains_nothing() -> None:
    game = saloon({"dancer": ANA}, stock={"saloon": 1}, round=3)
    game.choose("give:1")
    assert game.over
    assert coins(game) == [2, 2, 2]
    assert tokens(game, ANA) == {"bottle": 1}
    assert happened(game, "gambled") == []


@pytest.mark.rule("GB-CHAR-51")
def test_a_gambler_who_was_refused_is_no_gambler_in_play() -> None:
    game = saloon({"dancer": ANA}, discard=["gambler"], stock={"saloon": 1}, round=3)
    game.choose("give:1")
    assert game.over


@pytest.mark.rule("GB-CHAR-52")
def test_a_bottle_just_given_can_be_stolen_back() -> None:
    game = saloon(
        {"dancer": ANA, "gambler": CAIO},
        stock={"saloon": 1},
        reserves=[["bill"], [], []],
        chance={"gambler": ["bottle"]},
        round=3,
    )
    assert asked(game) == (ANA, "give")
    game.choose("give:1")
    assert keys(game) == {"gamble:1"}
    game.choose("gamble:1")
    assert tokens(game, ANA) == {"bill": 1, "bottle": 1}


@pytest.mark.rule("GB-CHAR-53")
def test_the_dancer_may_rob_the_gamblers_own_controller_but_not_hers() -> None:
    game = saloon({"dancer": ANA, "gambler": BIA})
    assert asked(game) == (ANA, "gamble")
    assert keys(game) == {"gamble:1", "gamble:2"}
    game.choose("gamble:1")
    assert tokens(game, ANA) == {"bottle": 2}
    assert tokens(game, BIA) == {}


@pytest.mark.rule("GB-CHAR-57", "GB-CHAR-58")
@pytest.mark.parametrize("gambler", [ANA, BIA, CAIO])
def test_the_gamblers_game_is_played_once(gambler: int) -> None:
    game = saloon({"dancer": ANA, "gambler": gambler}, stock={"saloon": 1}, round=3)
    game.choose_all(["give:1", "gamble:2"])
    assert game.over
    assert [told["seat"] for told in happened(game, "gambled")] == ["seat:0"]


# ---- the Gambler ----


@pytest.mark.rule("GB-CHAR-54")
@pytest.mark.parametrize("token", ["bottle", "cattle"])
def test_the_gambler_takes_a_token_from_another_player(token: str) -> None:
    game = saloon({"gambler": BIA}, reserves=RICH, chance={"gambler": [token]}, round=3)
    assert asked(game) == (BIA, "gamble")
    assert keys(game) == {"gamble:0", "gamble:2"}
    game.choose("gamble:2")
    left = {"bottle": 1, "cattle": 1}
    del left[token]
    assert tokens(game, CAIO) == left
    assert tokens(game, BIA) == dict(Counter({"bottle": 1, "bill": 1}) + Counter([token]))
    assert tokens(game, ANA) == {"bottle": 1, "bill": 1}
    assert coins(game) == [2, 2, 2]


@pytest.mark.rule("GB-CHAR-54")
def test_every_token_of_the_victim_is_as_likely_as_the_others() -> None:
    taken = Counter[str]()
    for seed in range(300):
        purse = [["bottle"], ["bottle", "bottle", "bill"], []]
        game = saloon({"gambler": ANA}, reserves=purse, seed=seed)
        game.choose("gamble:1")
        taken[happened(game, "gambled")[0]["token"]] += 1
    assert set(taken) == {"token:bottle", "token:bill"}
    assert 75 < taken["token:bill"] < 125  # one token in three


@pytest.mark.rule("GB-CHAR-55")
@pytest.mark.parametrize("owners", [{"gambler": ANA}, {"dancer": ANA, "gambler": BIA}])
def test_where_nobody_else_has_a_token_there_is_nothing_to_take(owners: dict[str, int]) -> None:
    game = saloon(owners, reserves=[["bill", "bottle"], [], []], round=3)
    assert game.over
    nothing = {"seat": "seat:0", "character": "character:gambler"}
    assert happened(game, "took-nothing") == [nothing]
    assert tokens(game, ANA) == {"bottle": 1, "bill": 1}


@pytest.mark.rule("GB-CHAR-56")
def test_the_victim_must_have_a_token() -> None:
    reserves = [["bill"], [], ["bottle"], [], ["bill"]]
    game = saloon({"gambler": EVA}, players=5, reserves=reserves)
    assert keys(game) == {"gamble:0", "gamble:2"}
    with pytest.raises(tw.IllegalChoice):
        game.choose("gamble:1")


@pytest.mark.rule("GB-CHAR-59")
@pytest.mark.parametrize("owners", [{"gambler": ANA}, {"dancer": ANA, "gambler": CAIO}])
def test_only_thief_and_victim_see_the_token(owners: dict[str, int]) -> None:
    def played(token: str) -> tw.Game:
        game = saloon(owners, reserves=RICH, chance={"gambler": [token]})
        game.choose("gamble:1")
        return game

    one, other = played("bottle"), played("bill")
    for seat in (ANA, BIA):
        assert tells_apart(seat, one, other)
        assert [told["token"] for told in heard(other, seat, "gambled")] == ["token:bill"]
    for outsider in everyone_but(one, ANA, BIA):
        assert not tells_apart(outsider, one, other)
        unseen = {"seat": "seat:0", "victim": "seat:1", "token": None}
        assert heard(one, outsider, "gambled") == [unseen]


@pytest.mark.rule("GB-CHAR-60")
@pytest.mark.parametrize("owner", [ANA, BIA])
def test_the_goat_does_nothing_in_the_saloon_phase_either(owner: int) -> None:
    game = saloon({"goat": owner}, stock={"saloon": 1}, round=3)
    assert [event.key for event in game.events] == ["round-ended", *["counted"] * 3]
    assert game.view()["goat"] == {"character": "goat", "owner": owner}
    assert location(game, "saloon")["tokens"] == 1
