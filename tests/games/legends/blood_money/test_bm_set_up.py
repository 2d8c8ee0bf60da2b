"""Set-up with Blood Money (BM-SETUP)."""

from typing import Any

import pytest

import tumbleweed as tw
from support.legends.property import MODULES, blood, goods, owner, owning, relics
from support.legends.reading import items, offered, player
from support.reading import asked, now, question, rules_of, state_of
from tumbleweed.games.legends.components.blood_money.stands import deal_three_stands

SALOONS = ("darkrock-saloon", "red-falls-saloon", "buzzard-gulch-saloon")


def new(players: int, seed: int, *characters: str, **options: Any) -> tw.Game:
    named: dict[str, Any] = {"characters": list(characters)} if characters else {}
    return tw.new("legends", players, seed, modules=MODULES, **named, **options)


def begun(game: tw.Game) -> tw.Game:
    """Played idly up to the first income."""
    while question(game) != "income":
        decision = game.decisions[0]
        game.choose(decision.keys[0], decision.seat)
    return game


def until(game: tw.Game, *questions: str) -> tw.Game:
    while question(game) not in questions:
        decision = game.decisions[0]
        game.choose(decision.keys[0], decision.seat)
    return game


def told(game: tw.Game, *kinds: str) -> list[str]:
    return [event.key for event in game.events_for(None) if event.key in kinds]


# ---- decks and displays ----


@pytest.mark.rule("BM-SETUP-04", "BM-COMP-09", "BM-COMP-11", "BM-COMP-23")
def test_decks_are_shuffled_and_deeds_lie_open() -> None:
    orders = set()
    for seed in range(6):
        game = begun(new(3, seed, "billy-the-kid", "wyatt-earp", "calamity-jane"))
        state = state_of(game)
        orders.add((tuple(state.blood.trader_deck), tuple(state.blood.injury_deck)))
        assert goods(game)["deeds_in_play"]
        assert goods(game)["deeds"] == []
        assert state.blood.ruins == 0
    assert len(orders) == 6


@pytest.mark.rule("BM-SETUP-05", "BM-COMP-06", "BM-COMP-02")
@pytest.mark.parametrize("seed", range(20))
def test_eleven_six_and_two_kinds_with_a_weapon_and_a_mount_each(seed: int) -> None:
    game = new(3, 1)
    state = state_of(game)
    state.seed = seed
    deal_three_stands(state)
    stands = game.view()["up"]["stands"]
    assert {name: len(sold) for name, sold in stands.items()} == {
        "general-store": 11, "trading-post": 6, "trader": 2,
    }  # fmt: skip
    compiled = rules_of(game).compiled
    kinds = dict(zip(compiled.items, compiled.item_kind, strict=True))
    for name in ("general-store", "trading-post"):
        assert {0, 1} <= {kinds[item] for item in stands[name]}


@pytest.mark.rule("BM-SETUP-05")
def test_the_last_two_kinds_are_the_traders() -> None:
    order = ["gazette", "rifle", "mule", "whiskey", "shotgun", "mustang", "derringer", "revolver"]
    kinds = rules_of(new(2, 1)).compiled.items
    rest = [item for item in kinds if item not in order]
    game = owning({}, chance={"stands": [*order, *rest]})
    deal_three_stands(state_of(game))
    stands = game.view()["up"]["stands"]
    assert set(stands["trader"]) == set(rest[-2:])
    post = {"shotgun", "mustang", "gazette", "whiskey", "derringer", "revolver"}
    assert set(stands["trading-post"]) == post
    assert {"rifle", "mule"} <= set(stands["general-store"])


@pytest.mark.rule("BM-SETUP-06", "BM-COMP-13", "BM-COMP-24", "BM-ANTE-19")
def test_three_of_eight_legendary_items_lie_face_up() -> None:
    game = begun(new(3, 4, "billy-the-kid", "wyatt-earp", "calamity-jane"))
    assert len(goods(game)["relic_shop"]) == 3
    assert goods(game)["relic_deck"] == 5
    assert rules_of(game).compiled.blood.relics == (
        "cattle-brand", "portrait", "spurs", "canteen", "snakeskin-boots", "dime-western",
        "telegram", "fiddle",
    )  # fmt: skip


# ---- length, markers, events, frontier ----


@pytest.mark.rule("BM-SETUP-07", "BM-SETUP-08", "BM-SETUP-09", "BM-SETUP-10")
@pytest.mark.parametrize(("length", "markers"), [(15, 5), (20, 6), (25, 7)])
def test_markers_lie_on_the_fifth_spaces(length: int, markers: int) -> None:
    game = begun(new(2, 1, length=length))
    there = game.view()["up"]["markers"]
    assert game.view()["length"] == length
    assert len(there) == markers
    assert there[-3:] == ["gambler", "marshal", "wanted"]
    assert there[:-3] == [f"lp-{space}" for space in range(5, length, 5)]


@pytest.mark.rule("BM-SETUP-11", "BM-SETUP-12", "BM-ANTE-07")
@pytest.mark.parametrize(("players", "events"), [(2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_one_event_for_two_players_and_the_sheriff_stays(players: int, events: int) -> None:
    for seed in range(6):
        game = new(players, seed)
        assert told(game, "set-up-event") == ["set-up-event"] * events
        assert told(game, "sheriff-moved", "sheriff-put") == []


@pytest.mark.rule("BM-SETUP-13", "BM-SETUP-14", "BM-ANTE-05", "BM-ANTE-06")
def test_nine_of_twelve_frontier_tokens_lie_number_up() -> None:
    up = new(3, 2).view()["up"]
    assert len(up["frontier"]) == 9
    assert all(space["number"] for space in up["frontier"])
    assert all(space["token"] is None for space in up["frontier"])
    assert len(up["frontier_supply"]) == 3
    assert sorted(space["value"] for space in up["frontier"]) == [6] * 4 + [7] * 4 + [8]


# ---- the Trader ----


@pytest.mark.rule("BM-SETUP-15", "BM-SETUP-16", "BM-ANTE-04")
@pytest.mark.parametrize("seed", range(15))
def test_the_cart_stands_on_an_empty_space_of_the_first_cards_region(seed: int) -> None:
    game = new(4, seed)
    state, board = state_of(game), rules_of(game).compiled.board
    trader = goods(game)["trader"]
    cart = board.spaces.index(trader["cart"])
    assert board.regions[board.region_of[cart]] == trader["region"]
    assert (trader["deck"], trader["discard"]) == (8, [])
    tokens = [where for where in state.up.token_at if where < len(board.spaces)]
    region = [s for s in range(len(board.spaces)) if board.region_of[s] == board.region_of[cart]]
    free = [s for s in region if s not in tokens and board.spaces[s] not in frontier(game)]
    assert cart in free or not free


def frontier(game: tw.Game) -> list[str]:
    return [space["space"] for space in game.view()["up"]["frontier"]]


# ---- players ----


@pytest.mark.rule(
    "BM-SETUP-17", "BM-SETUP-18", "BM-SETUP-19", "BM-SETUP-20", "BM-SETUP-21", "BM-COMP-15",
    "BM-COMP-16", "BM-COMP-17", "BM-COMP-18", "BM-COMP-20", "BM-COMP-21", "BM-COMP-22",
)  # fmt: skip
def test_everybody_begins_on_the_first_spaces() -> None:
    game = begun(new(3, 3, "billy-the-kid", "wyatt-earp", "calamity-jane"))
    assert [player(game, seat)["lp"] for seat in range(3)] == [0, 0, 0]
    assert blood(game)["story"] == [1, 1, 1]
    assert game.view()["up"]["gambler"] == [0, 0, 0]
    assert all(disc["disc"] is None for disc in blood(game)["tale"]["conditions"])


@pytest.mark.rule("BM-SETUP-22", "BM-COMP-12", "BM-COMP-27")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_characters_are_dealt_and_one_is_kept(players: int) -> None:
    game = new(players, 5)
    assert question(game) == "character"
    pairs = [now(game, seat).keys for seat in range(players)]
    assert all(len(pair) == 2 for pair in pairs)
    assert len({key for pair in pairs for key in pair}) == 2 * players
    kept = [pair[1] for pair in pairs]
    for seat in range(players):
        game.choose(kept[seat], seat)
    assert [f"character:{player(game, seat)['character']}" for seat in range(players)] == kept


START: dict[str, dict[str, Any]] = {
    "al-swearengen": {"money": 0, "hand_count": 1, "items": {"revolver": "active"}},
    "ben-hodges": {"money": 0, "hand_count": 3, "items": {"revolver": "active"}, "wanted": 1},
    "elfego-baca": {"money": 0, "hand_count": 2, "items": {"revolver": "active"}, "marshal": 2},
    "james-beckwourth": {"hand_count": 3, "items": {"revolver": "active upgraded"}},
    "texas-john-slaughter": {
        "money": 10, "hand_count": 1, "items": {"repeating-shotgun": "active"}, "marshal": 1,
    },
    "lottie-deno": {"money": 10, "hand_count": 2, "items": {"revolver": "active"}, "gambler": 1},
    "lozen": {"hand_count": 3, "items": {"revolver": "active"}, "lp": 1, "wanted": 1},
    "tom-tobin": {"money": 0, "hand_count": 1, "items": {"revolver": "active"}, "relics": 1},
}  # fmt: skip


@pytest.mark.rule("BM-SETUP-23", "BM-SETUP-24", "BM-SETUP-25", "BM-SETUP-29", "BM-COMP-12")
@pytest.mark.parametrize("name", START)
def test_everybody_gets_what_the_character_says(name: str) -> None:
    game = begun(new(2, 1, name, "calamity-jane"))
    wanted = {"money": 0, "lp": 0, "marshal": 0, "wanted": 0, "wounds": 0, **START[name]}
    points, count = wanted.pop("gambler", 0), wanted.pop("relics", 0)
    found = player(game, 0)
    mine = {key: found[key] for key in wanted if key not in ("items", "hand_count")}
    assert {**mine, "items": items(game, 0), "hand_count": len(found["hand"])} == wanted
    assert game.view()["up"]["gambler"][0] == points
    assert len(relics(game, 0)) == count
    assert not game.view()["up"]["events_due"]
    assert told(game, "marker-passed") == []
    assert blood(game)["story"] == [1, 1]


@pytest.mark.rule("BM-SETUP-26")
@pytest.mark.parametrize("seed", range(4))
def test_the_most_wanted_begins(seed: int) -> None:
    game = begun(new(3, seed, "lottie-deno", "ben-hodges", "texas-john-slaughter"))
    assert game.view()["first"] == 1


@pytest.mark.rule("BM-SETUP-27", "BM-SETUP-28")
def test_a_tie_is_decided_by_lot() -> None:
    tied = {begun(new(3, s, "lozen", "ben-hodges", "tom-tobin")).view()["first"] for s in range(12)}
    assert tied == {0, 1}
    nobody = ("lottie-deno", "elfego-baca", "tom-tobin")
    assert {begun(new(3, s, *nobody)).view()["first"] for s in range(16)} == {0, 1, 2}


# ---- starting places ----


@pytest.mark.rule("BM-SETUP-30")
def test_a_building_has_three_spaces_to_start_on() -> None:
    game = until(new(2, 1, "fee-lee-wong", "seth-bullock"), "start-space")
    assert asked(game)[0] == 1
    assert {name.rsplit("-", 1)[0] for name in offered(game, "place")} == {
        "buzzard-gulch-trading-post"
    }
    assert len(offered(game, "place")) == 3


@pytest.mark.rule("BM-SETUP-41")
@pytest.mark.parametrize(
    ("name", "places"),
    [("ben-hodges", "frontier-space-6"), ("texas-john-slaughter", "frontier-space-6"),
     ("elfego-baca", "frontier-space-7"), ("lozen", "frontier-space-7")],
)  # fmt: skip
def test_a_kind_of_space_is_one_of_choice(name: str, places: str) -> None:
    game = until(new(2, 1, name, "pat-garrett"), "start-space")
    assert len(offered(game, "place")) == 4
    assert all(space.startswith(places) for space in offered(game, "place"))


@pytest.mark.rule("BM-SETUP-41")
def test_without_another_mini() -> None:
    game = until(new(3, 1, "lozen", "elfego-baca", "james-beckwourth"), "start-space")
    taken: list[str] = []
    for left in (4, 3, 2):
        spaces = offered(game, "place")
        assert len(spaces) == left
        assert not spaces & set(taken)
        taken.append(sorted(spaces)[0])
        game.choose(f"place:{taken[-1]}")


@pytest.mark.rule("BM-SETUP-41")
def test_any_saloon_has_nine_spaces() -> None:
    game = until(new(2, 1, "lottie-deno", "pat-garrett"), "start-space")
    assert len(offered(game, "place")) == 9
    assert all("saloon" in space for space in offered(game, "place"))


@pytest.mark.rule("BM-SETUP-39", "BM-CLAIM-25")
@pytest.mark.parametrize("saloon", SALOONS)
def test_al_starts_with_a_saloon_of_choice_and_next_to_it(saloon: str) -> None:
    game = until(new(2, 1, "al-swearengen", "pat-garrett"), "start-deed")
    assert asked(game) == (0, "start-deed")
    assert offered(game, "deed") == {f"deed-{name}" for name in SALOONS}
    game.choose(f"deed:deed-{saloon}")
    assert owner(game, saloon) == 0
    assert player(game, 0)["money"] == 0
    assert told(game, "claimed-deed") == []
    assert asked(game) == (0, "start-space")
    assert all(space.startswith(saloon) for space in offered(game, "place"))
    assert len(offered(game, "place")) == 3


@pytest.mark.rule("BM-SETUP-40", "BM-SETUP-41")
@pytest.mark.parametrize("seed", range(6))
def test_tobin_starts_in_the_traders_region_with_a_legendary_item(seed: int) -> None:
    game = begun(new(2, seed, "tom-tobin", "calamity-jane"))
    board = rules_of(game).compiled.board
    space = board.spaces.index(player(game, 0)["space"])
    assert board.regions[board.region_of[space]] == goods(game)["trader"]["region"]
    [mine] = relics(game, 0)
    assert mine not in goods(game)["relic_shop"]
    assert goods(game)["relic_deck"] == 4


# ---- the rest of the board ----


@pytest.mark.rule("BM-SETUP-31")
@pytest.mark.parametrize("seed", range(10))
def test_no_token_lies_where_a_mini_starts(seed: int) -> None:
    game = begun(new(6, seed))
    state = state_of(game)
    assert not set(state.space[:6]) & set(state.up.token_at)
    assert not any(state.up.foes >> space & 1 for space in state.space[:6])


@pytest.mark.rule("BM-SETUP-32", "BM-SETUP-33", "BM-SETUP-42")
def test_the_sheriff_and_the_bandits_take_their_places() -> None:
    game = begun(new(3, 2, "billy-the-kid", "wyatt-earp", "calamity-jane"))
    view = game.view()
    assert view["sheriff"]["space"] == "darkrock-sheriffs-office"
    board = rules_of(game).compiled.board
    hideouts = {board.spaces[space] for space in board.hideouts}
    minis = {player(game, seat)["space"] for seat in range(3)}
    assert set(view["bandits"]) == hideouts - minis


@pytest.mark.rule("BM-SETUP-37", "BM-ANTE-02")
def test_the_train_starts_at_spikes_view() -> None:
    games = [new(3, seed) for seed in range(4)]
    still = [game for game in games if not told(game, "train-moved")]  # no event has moved it
    assert still
    for game in still:
        assert game.view()["up"]["train_space"] == "spikes-view-rail-station"


@pytest.mark.rule("BM-SETUP-38")
def test_starting_items_do_what_they_say_after_the_events() -> None:
    game = begun(new(2, 1, "fee-lee-wong", "calamity-jane"))  # a Gazette
    kinds = told(game, "set-up-event", "equipped", "event-turned-up")
    assert kinds.count("set-up-event") == 1 + 1
    assert kinds.index("equipped") == 1


@pytest.mark.rule("BM-SETUP-36")
def test_the_man_in_black_takes_part_in_nothing_new() -> None:
    game = begun(new(2, 1, "billy-the-kid", "wyatt-earp"))
    state = state_of(game)
    assert len(state.blood.story) == len(state.blood.injury) == len(state.blood.relics) == 2
    assert game.view()["black"] is not None


@pytest.mark.rule("BM-SETUP-01", "BM-SETUP-02", "BM-SETUP-34", "BM-COMP-03", "BM-COMP-28")
def test_the_games_own_stories_stay_in_the_box() -> None:
    game = begun(new(3, 2, "billy-the-kid", "wyatt-earp", "calamity-jane"))
    state = state_of(game)
    assert (state.story_left, state.story_right) == ([], [])
    assert blood(game)["tale"] is not None
    assert told(game, "story-available") == []
