"""Upkeep (GB-UPKEEP): tokens and Coins come to the Locations, two Characters leave the round."""

from typing import Any

import pytest

import tumbleweed as tw
from support.goat import cards_by_zone, happened, play_out
from tumbleweed.games.goat.content import goat_content

EVERY_COUNT = (2, 3, 4, 5)
TOKEN_AT = {
    "saloon": "bottle", "store": "supplies", "bank": "bill", "ranch": "cattle", "mine": "gold",
}  # fmt: skip
COINS_AT = {"saloon": 0, "store": 2, "bank": 1, "ranch": 1, "mine": 1}
SEEDS = (1, 2, 3)
REVEALING = ("accepted", "refused", "discarded")

# A deck for three players, top card first: face down, face up, then the first Dealer's hand.
DECK = [
    "banker", "widow",
    "farmer", "cowboy", "dancer", "robber",
    "gambler", "sheriff", "charlatan", "gunslinger", "goat",
]  # fmt: skip


def upkeep(players: int = 3, **facts: Any) -> Any:
    """A table that has just gone through an Upkeep; seat 0 holds four cards."""
    return tw.at_table("goat", players=players, at="round", **facts)


def places(game: tw.Game, seat: int | None = None) -> Any:
    return {at["location"]: at for at in game.view(seat)["locations"]}


def with_first(*names: Any) -> Any:
    """The deck with these cards on top."""
    return [*names, *(card for card in DECK if card not in names)]


# ---- the Locations are stocked ----


@pytest.mark.rule("GB-UPKEEP-01")
@pytest.mark.parametrize("players", EVERY_COUNT)
def test_a_token_to_every_location_in_every_round(players: int) -> None:
    game = tw.new("goat", players=players, seed=4)
    in_play = [f"location:{place}" for place in places(game)]
    for _ in play_out(game, 4):
        stocked = [event["location"] for event in happened(game, "stocked")]
        assert stocked == in_play * game.view()["round"]


@pytest.mark.rule("GB-UPKEEP-01")
def test_the_tokens_lie_face_up() -> None:
    game = upkeep(5)
    for seat in (None, 0, 1, 2, 3, 4):
        lying = {place: (at["token"], at["tokens"]) for place, at in places(game, seat).items()}
        assert lying == {place: (token, 1) for place, token in TOKEN_AT.items()}


@pytest.mark.rule("GB-UPKEEP-02")
def test_each_location_has_its_own_kind_of_token_from_the_supply() -> None:
    game = upkeep(5)
    kinds = {event["location"]: event["token"] for event in happened(game, "stocked")}
    assert kinds == {f"location:{place}": f"token:{kind}" for place, kind in TOKEN_AT.items()}
    # 3 of each but 8 Bottles, of which five players have one each
    assert game.view()["supply"]["tokens"] == dict.fromkeys(TOKEN_AT.values(), 2)


@pytest.mark.rule("GB-UPKEEP-03", "GB-UPKEEP-04")
@pytest.mark.parametrize("players", EVERY_COUNT)
def test_coins_come_from_the_supply_as_each_location_shows(players: int) -> None:
    game = upkeep(players)
    coins = {place: at["coins"] for place, at in places(game).items()}
    assert coins == {place: COINS_AT[place] for place in coins}
    assert game.view()["supply"]["coins"] == 40 - 2 * players - sum(coins.values())


@pytest.mark.rule("GB-UPKEEP-05")
@pytest.mark.parametrize(
    ("players", "rounds", "most"), [(2, 4, 36), (3, 3, 27), (4, 3, 35), (5, 3, 40)]
)
def test_forty_coins_are_enough_at_worst(players: int, rounds: Any, most: Any) -> None:
    compiled = goat_content().compiled(players)
    assert compiled.rounds == rounds
    stocked = sum(compiled.coins_at[place] for place in compiled.locations)
    law = compiled.sheriff_pay + compiled.robber_bounty + compiled.charlatan_bounty
    saloon = max(law, compiled.gunslinger_pay)  # a shot Sheriff is not paid
    assert saloon == 5
    assert (
        compiled.players * compiled.start_coins + rounds * (stocked + saloon)
        == most
        <= compiled.coins
    )


@pytest.mark.rule("GB-UPKEEP-05")
@pytest.mark.parametrize("players", EVERY_COUNT)
@pytest.mark.parametrize("seed", SEEDS)
def test_coins_never_run_out_in_play(players: int, seed: int) -> None:
    game = tw.new("goat", players=players, seed=seed)
    for _ in play_out(game, seed):
        assert game.view()["supply"]["coins"] >= 0
    for event in happened(game, "stocked"):
        assert event["coins"] == COINS_AT[event["location"].removeprefix("location:")]
    spent = sum(event["coins"] for event in happened(game, "stocked"))
    for key in ("shot", "paid", "arrested-robber", "arrested-charlatan"):
        spent += sum(event["coins"] for event in happened(game, key))
    assert game.view()["supply"]["coins"] == 40 - 2 * players - spent


@pytest.mark.rule("GB-UPKEEP-05")
def test_a_supply_that_ran_short_stocks_what_is_left() -> None:
    game = upkeep(4, coins=[37, 0, 0, 0])
    coins = {place: at["coins"] for place, at in places(game).items()}
    assert coins == {"saloon": 0, "store": 2, "bank": 1, "ranch": 0}
    assert game.view()["supply"]["coins"] == 0


@pytest.mark.rule("GB-UPKEEP-05")
def test_a_supply_that_ran_short_pays_what_is_left() -> None:
    game = tw.at_table(
        "goat", players=3, at="saloon", round=3, coins=[0, 37, 0], table={"sheriff": 0, "robber": 1}
    )
    assert [event["coins"] for event in happened(game, "paid")] == [2]
    assert [event["coins"] for event in happened(game, "arrested-robber")] == [1]
    assert [player["coins"] for player in game.view()["players"]] == [3, 37, 0]


@pytest.mark.rule("GB-UPKEEP-06")
def test_what_was_left_over_stays_and_adds_up() -> None:
    left = {"saloon": 2, "bank": 0, "ranch": 1}
    game = upkeep(round=3, stock=left, till={"bank": 2, "ranch": 0})
    assert {place: at["tokens"] for place, at in places(game).items()} == {
        "saloon": 3, "bank": 1, "ranch": 2,
    }  # fmt: skip
    assert {place: at["coins"] for place, at in places(game).items()} == {
        "saloon": 0, "bank": 3, "ranch": 1,
    }  # fmt: skip


# ---- two Characters are removed ----


@pytest.mark.rule("GB-UPKEEP-07")
def test_the_top_two_cards_are_removed_after_stocking() -> None:
    game = upkeep(deck=DECK)
    zones = cards_by_zone(game)
    assert {*zones["removed_down"], *zones["removed_up"]} == {"banker", "widow"}
    assert sorted(zones["hand"]) == sorted(DECK[2:6])
    assert zones["deck"] == DECK[:5:-1]
    keys = [event.key for event in game.events]
    assert keys == ["round-began", "stocked", "stocked", "stocked", "removed", "drew"]


@pytest.mark.rule("GB-UPKEEP-08")
def test_all_see_the_card_face_up() -> None:
    game = upkeep(deck=DECK)
    assert [game.view(seat)["removed"] for seat in (None, 0, 1, 2)] == ["widow"] * 4
    for seat in (None, 0, 1, 2):
        shown = [event.args for event in game.events_for(seat) if event.key == "removed"]
        assert shown == [{"character": "character:widow"}]


@pytest.mark.rule("GB-UPKEEP-08")
def test_nobody_sees_the_card_face_down() -> None:
    """It may as well be the bottom card of the deck: not even the Dealer could tell."""
    one, other = upkeep(deck=DECK), upkeep(deck=["goat", *DECK[1:10], "banker"])
    for seat in (None, 0, 1, 2):
        assert one.view(seat) == other.view(seat)
        assert one.events_for(seat) == other.events_for(seat)


def could_lie_face_down(game: tw.Game, seat: int) -> Any:
    """The cards that seat must reckon with, drawn from worlds it cannot tell apart."""
    worlds = [game.redeal(seat, seed) for seed in range(120)]
    return {cards_by_zone(world)["removed_down"][0] for world in worlds}


@pytest.mark.rule("GB-UPKEEP-08", "GB-UPKEEP-13")
def test_the_card_face_down_may_be_any_that_a_player_has_not_seen() -> None:
    game = upkeep(deck=DECK)
    assert could_lie_face_down(game, 0) == set(DECK) - {"widow"} - set(DECK[2:6])
    assert could_lie_face_down(game, 1) == set(DECK) - {"widow"}


@pytest.mark.rule("GB-UPKEEP-10")
def test_a_goat_seen_face_up_is_not_the_card_face_down_in_this_round() -> None:
    game = upkeep(deck=with_first("banker", "goat", "widow"))
    assert could_lie_face_down(game, 1) == set(DECK) - {"widow", "goat"}
    for _ in play_out(game, 1):
        if game.view()["round"] == 2:
            break
    other = 1 if game.decision.seat != 1 else 2
    assert could_lie_face_down(game, other) == set(DECK) - {game.view()["removed"]}


@pytest.mark.rule("GB-UPKEEP-09")
@pytest.mark.parametrize("players", EVERY_COUNT)
def test_the_removed_characters_take_no_part(players: int) -> None:
    game = tw.new("goat", players=players, seed=9)
    seen = 0
    for _ in play_out(game, 9):
        zones = cards_by_zone(game)
        out = {*zones.pop("removed_down"), *zones.pop("removed_up")}
        assert len(out) == 2
        assert not out & {card for zone in zones.values() for card in zone}
        said = {event.args["character"] for event in game.events if event.key in REVEALING}
        if game.view()["round"] == 1:
            assert not {f"character:{card}" for card in out} & said
            seen = max(seen, len(said))
    assert seen >= players  # the round was really played


@pytest.mark.rule("GB-UPKEEP-10")
def test_a_goat_face_up_is_replaced_and_shuffled_back() -> None:
    deck = with_first("banker", "goat", "widow")
    game = upkeep(deck=deck, chance={"deck": ["sheriff", "goat"]})
    assert game.view()["removed"] == "widow"
    zones = cards_by_zone(game)
    assert set(zones["hand"]) >= {"sheriff", "goat"}  # on top of the deck as shuffled
    assert len(zones["hand"]) + len(zones["deck"]) == 9
    assert [event.key for event in game.events][-3:] == ["goat-returned", "removed", "drew"]


@pytest.mark.rule("GB-UPKEEP-10")
def test_the_deck_with_the_goat_is_shuffled_by_chance() -> None:
    deck = with_first("banker", "goat", "widow")
    orders = {tuple(cards_by_zone(upkeep(deck=deck, seed=seed))["deck"]) for seed in range(10)}
    assert len(orders) == 10


@pytest.mark.rule("GB-UPKEEP-11")
def test_the_replacement_is_drawn_before_the_goat_goes_back() -> None:
    """Even a shuffle that lays the Goat on top cannot bring it back."""
    deck = with_first("banker", "goat", "dancer")
    game = upkeep(deck=deck, chance={"deck": ["goat"]})
    assert game.view()["removed"] == "dancer"
    assert "goat" in game.view(0)["hand"]
    for seed in range(20):
        assert upkeep(deck=deck, seed=seed).view()["removed"] == "dancer"


@pytest.mark.rule("GB-UPKEEP-12")
def test_first_card_face_down_second_face_up() -> None:
    zones = cards_by_zone(upkeep(deck=DECK))
    assert zones["removed_down"] == ["banker"]
    assert zones["removed_up"] == ["widow"]


@pytest.mark.rule("GB-UPKEEP-13")
def test_a_goat_face_down_stays_out_and_nobody_knows() -> None:
    deck = with_first("goat", "widow")
    game, other = upkeep(deck=deck), upkeep(deck=[deck[-1], *deck[1:-1], "goat"])
    zones = cards_by_zone(game)
    assert zones["removed_down"] == ["goat"]
    assert "goat" not in zones["hand"] + zones["deck"]
    assert happened(game, "goat-returned") == []
    assert game.view()["removed"] == "widow"
    for seat in (None, 0, 1, 2):
        assert game.view(seat) == other.view(seat)
        assert game.events_for(seat) == other.events_for(seat)


@pytest.mark.rule("GB-UPKEEP-14")
@pytest.mark.parametrize("players", EVERY_COUNT)
@pytest.mark.parametrize("seed", SEEDS)
def test_cards_left_after_each_upkeep(players: int, seed: int) -> None:
    game = tw.new("goat", players=players, seed=seed)
    sizes: dict[Any, Any] = {}
    for _ in play_out(game, seed):
        view = game.view()
        hats = sum(player["hats"] for player in view["players"])
        sizes.setdefault(view["round"], (view["hand_count"] + view["deck_count"], hats))
    left = {2: (9, 6), 3: (9, 6), 4: (11, 8), 5: (13, 10)}[players]
    assert list(sizes.values()) == [left] * goat_content().compiled(players).rounds
    assert left[0] == left[1] + 3


@pytest.mark.rule("GB-UPKEEP-14")
@pytest.mark.parametrize("players", EVERY_COUNT)
def test_cards_of_the_box_are_the_small_hats_and_five(players: int) -> None:
    compiled = goat_content().compiled(players)
    removed, over = 2, 3
    assert len(compiled.characters) - removed == players * compiled.hats + over
