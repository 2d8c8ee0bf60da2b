"""The eight takers, what kinds of effect there are, and whose eyes a reserve is for."""

import pytest

import tumbleweed as tw
from support.goat import (
    ANA,
    BIA,
    CAIO,
    DORA,
    assisted,
    coins,
    everyone_but,
    hand_over,
    happened,
    heard,
    location,
    offer,
    saloon,
    table,
    tells_apart,
    tokens,
)
from support.reading import asked

FILLERS = ["goat", "dancer", "gambler", "sheriff", "gunslinger"]
TOKEN_TAKERS = [("banker", "bank"), ("seller", "store"), ("farmer", "ranch"), ("miner", "mine")]
COIN_TAKERS = [("kid", "store"), ("widow", "bank"), ("cowboy", "ranch"), ("prospector", "mine")]
TOKEN_OF = {"bank": "bill", "store": "supplies", "ranch": "cattle", "mine": "gold"}
STOCK = {"saloon": 1, "store": 2, "bank": 3, "ranch": 1, "mine": 2}
TILL = {"store": 4, "bank": 2, "ranch": 3, "mine": 1}


def with_card(card: str, **facts: object) -> tw.Game:
    """Five players; Ana deals and has the card in hand."""
    hand = [card, *(filler for filler in FILLERS if filler != card)][:4]
    return table(hand, players=5, **facts)


def goods(game: tw.Game) -> dict[str, tuple[int, int]]:
    """Tokens and Coins at every Location."""
    return {p["location"]: (p["tokens"], p["coins"]) for p in game.view()["locations"]}


# ---- the eight ----


@pytest.mark.rule("GB-CHAR-15")
@pytest.mark.parametrize(
    ("card", "place"),
    [
        pytest.param(*pair, marks=pytest.mark.rule(f"GB-CHAR-{number:02}"))
        for number, pair in enumerate(TOKEN_TAKERS, start=7)
    ],
)
def test_a_token_taker_takes_all_tokens_and_leaves_the_coins(card: str, place: str) -> None:
    game = with_card(card, stock=STOCK, till=TILL)
    before = goods(game)
    hand_over(game, card, to=CAIO)
    assert tokens(game, CAIO) == {"bottle": 1, TOKEN_OF[place]: STOCK[place]}
    assert coins(game) == [2, 2, 2, 2, 2]
    assert goods(game) == before | {place: (0, TILL[place])}
    for seat in (ANA, BIA, DORA):
        assert tokens(game, seat) == {"bottle": 1}


@pytest.mark.rule("GB-CHAR-15")
@pytest.mark.parametrize(
    ("card", "place"),
    [
        pytest.param(*pair, marks=pytest.mark.rule(f"GB-CHAR-{number:02}"))
        for number, pair in enumerate(COIN_TAKERS, start=11)
    ],
)
def test_a_coin_taker_takes_all_coins_and_leaves_the_tokens(card: str, place: str) -> None:
    game = with_card(card, stock=STOCK, till=TILL)
    before = goods(game)
    hand_over(game, card, to=CAIO)
    assert coins(game) == [2, 2, 2 + TILL[place], 2, 2]
    assert tokens(game, CAIO) == {"bottle": 1}
    assert goods(game) == before | {place: (STOCK[place], 0)}


@pytest.mark.rule("GB-CHAR-16")
@pytest.mark.parametrize(("card", "place"), TOKEN_TAKERS + COIN_TAKERS)
def test_where_nothing_of_the_kind_lies_a_taker_gets_nothing(card: str, place: str) -> None:
    wants_tokens = (card, place) in TOKEN_TAKERS
    stock = {name: count for name, count in STOCK.items() if name != place or not wants_tokens}
    till = {name: count for name, count in TILL.items() if name != place or wants_tokens}
    game = with_card(card, stock=stock, till=till)
    before = goods(game)
    hand_over(game, card, to=CAIO)
    assert goods(game) == before
    assert coins(game) == [2] * 5
    assert tokens(game, CAIO) == {"bottle": 1}
    nothing = {"seat": "seat:2", "character": f"character:{card}"}
    assert happened(game, "took-nothing") == [nothing]
    assert asked(game) == (BIA, "offer")


# ---- two kinds of effect ----


@pytest.mark.rule("GB-CHAR-02")
@pytest.mark.parametrize("card", ["gunslinger", "sheriff", "dancer", "gambler"])
def test_four_saloon_characters_wait_for_their_phase(card: str) -> None:
    game = with_card(card, stock=STOCK, till=TILL, table={"robber": DORA})
    before = goods(game)
    hand_over(game, card, to=CAIO)
    assert asked(game) == (BIA, "offer")
    assert goods(game) == before
    assert coins(game) == [2] * 5
    told = {event.key for event in game.events}
    assert told == {"offered", "accepted", "passed-hand", "drew"}


@pytest.mark.rule("GB-CHAR-02")
def test_the_eight_takers_do_not_act_again_in_the_saloon_phase() -> None:
    game = saloon({"banker": ANA, "widow": BIA}, stock={"bank": 1}, till={"bank": 1}, round=3)
    assert coins(game) == [2, 2, 2]
    assert goods(game)["bank"] == (1, 1)


@pytest.mark.rule("GB-CHAR-02")
def test_robber_and_charlatan_act_at_once_and_in_the_saloon() -> None:
    owners = {"banker": ANA, "widow": ANA, "farmer": CAIO, "cowboy": CAIO}
    game = assisted(["robber", "charlatan", "goat"], owners, dealer=CAIO, stock={"ranch": 1})
    hand_over(game, "robber")
    assert asked(game) == (BIA, "rob")
    game.choose("rob:ranch")
    hand_over(game, "charlatan")
    assert asked(game) == (BIA, "swindle")
    game.choose_all(["swindle:0", "stop"])
    assert [len(happened(game, key)) for key in ("kept-loot", "kept-coins")] == [1, 1]
    assert tokens(game, BIA) == {"bottle": 1, "cattle": 1}
    assert coins(game) == [1, 3, 2]


# ---- reserves ----


@pytest.mark.rule("GB-CHAR-03")
@pytest.mark.parametrize("how", ["taker", "robber", "dancer", "gambler"])
def test_tokens_gained_lie_face_down(how: str) -> None:
    if how == "taker":
        game = with_card("farmer", stock=STOCK)
        hand_over(game, "farmer", to=BIA)
    elif how == "robber":
        game = saloon({"robber": BIA}, loot=("bank", 2))
    elif how == "dancer":
        game = saloon({"dancer": ANA}, stock={"saloon": 1})
        game.choose("give:1")
    else:
        game = saloon({"gambler": BIA})
        game.choose("gamble:0")
    assert sum(tokens(game, BIA).values()) >= 2
    for seat in everyone_but(game, BIA):
        assert game.view(seat)["players"][BIA]["tokens"] is None


@pytest.mark.rule("GB-CHAR-04")
def test_a_player_looks_at_the_own_tokens_and_nobody_elses() -> None:
    hand = ["goat", "farmer", "dancer", "sheriff"]
    one = table(hand, reserves=[["bottle"], ["bill", "cattle"], ["bottle"]])
    for seat in range(3):
        shown = [player["tokens"] for player in one.view(seat)["players"]]
        assert [tokens_seen is not None for tokens_seen in shown] == [s == seat for s in range(3)]
    assert tokens(one, BIA) == {"bill": 1, "cattle": 1}


@pytest.mark.rule("GB-CHAR-04", "GB-CHAR-05")
def test_two_reserves_of_one_size_look_alike_from_outside() -> None:
    hand = ["goat", "farmer", "dancer", "sheriff"]
    one = table(hand, reserves=[["bottle"], ["bill", "cattle"], ["bottle", "bottle"]])
    other = table(hand, reserves=[["bottle"], ["bottle", "bottle"], ["bill", "cattle"]])
    assert tells_apart(BIA, one, other)
    for seat in (ANA, None):
        assert not tells_apart(seat, one, other)
        assert one.view(seat)["players"][BIA]["token_count"] == 2


@pytest.mark.rule("GB-CHAR-05")
def test_everybody_sees_coins_and_counts_of_tokens() -> None:
    hand = ["goat", "farmer", "dancer", "sheriff"]
    reserves = [[], ["bill"], ["bottle", "cattle", "bill"]]
    game = table(hand, coins=[3, 0, 7], reserves=reserves)
    for seat in everyone_but(game):
        seen = game.view(seat)["players"]
        assert [player["coins"] for player in seen] == [3, 0, 7]
        assert [player["token_count"] for player in seen] == [0, 1, 3]


@pytest.mark.rule("GB-CHAR-06")
def test_all_see_what_is_taken_from_a_location() -> None:
    game = with_card("miner", stock=STOCK)
    offer(game, "miner", to=DORA, naming="goat")
    game.choose("refuse")
    taken = {"seat": "seat:0", "character": "character:miner", "location": "location:mine"}
    for seat in everyone_but(game):
        assert heard(game, seat, "took-tokens") == [taken | {"token": "token:gold", "count": 2}]
    assert location(game, "mine")["tokens"] == 0


@pytest.mark.rule("GB-CHAR-06")
def test_all_see_what_the_robber_keeps_and_the_dancer_gives() -> None:
    game = saloon({"robber": ANA, "dancer": BIA}, loot=("ranch", 1), stock={"saloon": 1})
    game.choose("give:2")
    for seat in everyone_but(game):
        kept = {"seat": "seat:0", "token": "token:cattle", "count": 1}
        assert heard(game, seat, "kept-loot") == [kept]
        assert heard(game, seat, "gave") == [{"seat": "seat:1", "to": "seat:2", "count": 1}]
