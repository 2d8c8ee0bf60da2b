"""Set-up (GB-SETUP): what is on the table when the first question is asked."""

from collections import Counter
from typing import Any

import pytest

import tumbleweed as tw
from support.goat import cards_by_zone, corrected, deal, happened, play_out, played_with
from support.reading import now, outcome
from tumbleweed.games.goat.content import goat_content

EVERY_COUNT = (2, 3, 4, 5)
LOCATIONS = {
    2: {"store", "bank"},
    3: {"bank", "ranch"},
    4: {"store", "bank", "ranch"},
    5: {"store", "bank", "ranch", "mine"},
}
SUPPLY = {
    2: {"bottle": 6, "supplies": 4, "bill": 4},
    3: {"bottle": 6, "bill": 3, "cattle": 3},
    4: {"bottle": 7, "supplies": 3, "bill": 3, "cattle": 3},
    5: {"bottle": 8, "supplies": 3, "bill": 3, "cattle": 3, "gold": 3},
}
ROUNDS = {2: 4, 3: 3, 4: 3, 5: 3}
OUT = {
    2: {"farmer", "cowboy", "miner", "prospector"},
    3: {"kid", "seller", "miner", "prospector"},
    4: {"miner", "prospector"},
    5: set(),
}
SALOON = {"gunslinger", "sheriff", "robber", "charlatan", "dancer", "gambler"}
CHARACTERS = SALOON | {
    "banker", "seller", "farmer", "miner", "kid", "widow", "cowboy", "prospector", "goat",
}  # fmt: skip


def per_count(rules: Any, *tables: Any) -> Any:
    """A case per number of players: the rule that speaks of it, and what the tables say."""
    return [
        pytest.param(players, *(table[players] for table in tables), marks=pytest.mark.rule(rule))
        for players, rule in zip(EVERY_COUNT, rules, strict=True)
    ]


@pytest.fixture(params=EVERY_COUNT, ids=lambda players: f"{players} players")
def players(request: pytest.FixtureRequest) -> Any:
    return request.param


@pytest.fixture
def game(players: int) -> Any:
    """A new game at its first question: set up, and the first Upkeep done."""
    return tw.new("goat", players=players, seed=11)


def places(game: tw.Game) -> Any:
    return {at["location"]: at for at in game.view()["locations"]}


# ---- Locations ----


@pytest.mark.rule("GB-SETUP-01")
def test_the_saloon_is_always_in_play(game: tw.Game) -> None:
    assert "saloon" in places(game)


@pytest.mark.parametrize(
    ("count", "locations"),
    per_count(["GB-SETUP-02", "GB-SETUP-03", "GB-SETUP-04", "GB-SETUP-05"], LOCATIONS),
)
def test_the_other_locations_by_number_of_players(count: Any, locations: Any) -> None:
    game = tw.new("goat", players=count, seed=11)
    assert len(game.view()["locations"]) == 1 + len(locations)
    assert set(places(game)) - {"saloon"} == locations


@pytest.mark.rule("GB-SETUP-06")
def test_the_order_of_the_column_changes_nothing() -> None:
    column = '["saloon", "store", "bank", "ranch"]'
    stacks = [column, '["ranch", "bank", "saloon", "store"]']
    games = [played_with(corrected("players = 4", column, stack), 4, 7) for stack in stacks]
    assert [list(places(game)) for game in games] == [
        ["saloon", "store", "bank", "ranch"],
        ["ranch", "bank", "saloon", "store"],
    ]
    for left, right in zip(*(play_out(game, 7) for game in games), strict=True):
        assert sorted(left.keys) == sorted(right.keys)
        assert places(games[0]) == places(games[1])
    assert outcome(games[0]).to_json() == outcome(games[1]).to_json()


@pytest.mark.rule("GB-SETUP-07")
def test_unused_locations_are_out(players: int) -> None:
    game = tw.new("goat", players=players, seed=5)
    offered = set()
    for decision in play_out(game, 5):
        offered |= {key.removeprefix("rob:") for key in decision.keys if key.startswith("rob:")}
    stocked = {event["location"].removeprefix("location:") for event in happened(game, "stocked")}
    assert stocked == LOCATIONS[players] | {"saloon"}
    assert offered <= LOCATIONS[players]


@pytest.mark.rule("GB-SETUP-07")
def test_why_an_unused_location_cannot_be_robbed() -> None:
    game = tw.at_table(
        "goat", players=3, hand=["robber", "goat", "banker", "widow"], stock={"bank": 1, "ranch": 1}
    )
    deal(game, "robber", 1, "goat", "accept")
    assert set(now(game).keys) == {"rob:bank", "rob:ranch"}
    for unused in ("rob:store", "rob:mine"):
        assert [reason.rule for reason in game.why_not(1, unused)] == ["GB-SETUP-07"]


# ---- the supply ----


@pytest.mark.rule("GB-SETUP-08")
def test_forty_coins_at_every_count(game: tw.Game) -> None:
    view = game.view()
    out = sum(player["coins"] for player in view["players"])
    out += sum(at["coins"] for at in view["locations"])
    assert view["supply"]["coins"] + out == 40


@pytest.mark.rule("GB-SETUP-08")
def test_three_elixirs_at_every_count(players: int) -> None:
    hand = ["charlatan", "goat", "banker", "widow"]
    game = tw.at_table("goat", players=players, hand=hand, coins=[5] * players)
    deal(game, "charlatan", 1, "goat", "refuse")
    for _ in range(3):
        game.choose("swindle:1")
    assert now(game).keys[0].startswith("offer:")  # a fourth is not to be had
    assert game.view()["players"][1]["elixirs"] == 3


@pytest.mark.parametrize(
    ("count", "supply"),
    per_count(["GB-SETUP-09", "GB-SETUP-10", "GB-SETUP-11", "GB-SETUP-12"], SUPPLY),
)
def test_the_tokens_by_number_of_players(count: Any, supply: Any) -> None:
    assert _tokens_anywhere(tw.new("goat", players=count, seed=11)) == supply


def _tokens_anywhere(game: tw.Game) -> Any:
    """Tokens of each kind in supply, Locations and reserves, and on the Robber."""
    view = game.view()
    tokens = Counter(view["supply"]["tokens"])
    for at in view["locations"]:
        tokens[at["token"]] += at["tokens"]
        for card in at["characters"]:
            if "loot" in card:
                tokens[places(game)[card["loot"]["location"]]["token"]] += card["loot"]["tokens"]
    for seat in range(game.players):
        tokens.update(game.view(seat)["players"][seat]["tokens"])
    return dict(tokens)


@pytest.mark.rule("GB-SETUP-13")
def test_no_token_leaves_or_enters_the_game(players: int) -> None:
    game = tw.new("goat", players=players, seed=4)
    for _ in play_out(game, 4):
        assert _tokens_anywhere(game) == SUPPLY[players]


@pytest.mark.rule("GB-SETUP-13")
def test_tokens_not_listed_are_not_to_be_had(players: int) -> None:
    for token in ("bottle", "supplies", "bill", "cattle", "gold"):
        listed = SUPPLY[players].get(token, 0)
        rest: list[list[str]] = [[]] * (players - 1)
        tw.at_table("goat", players=players, at="end", reserves=[[token] * listed, *rest])
        with pytest.raises(tw.BadPosition, match="than the game has"):
            tw.at_table("goat", players=players, at="end", reserves=[[token] * (listed + 1), *rest])


@pytest.mark.rule("GB-SETUP-14")
def test_a_token_per_location_and_round_and_a_bottle_per_player(players: int) -> None:
    compiled = goat_content().compiled(players)
    kinds = ("bottle", "supplies", "bill", "cattle", "gold")
    supply = {kind: count for kind, count in zip(kinds, compiled.supply, strict=True) if count}
    bottles = supply.pop("bottle")
    assert bottles == players + ROUNDS[players]
    assert set(supply.values()) == {ROUNDS[players]}
    assert len(supply) == len(LOCATIONS[players])


@pytest.mark.rule("GB-SETUP-14")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_supply_is_empty_after_the_last_upkeep_and_not_before(players: int, seed: int) -> None:
    game = tw.new("goat", players=players, seed=seed)
    kinds = set(SUPPLY[players])
    for _ in play_out(game, seed):
        view = game.view()
        left = ROUNDS[players] - view["round"]
        assert view["supply"]["tokens"] == (dict.fromkeys(kinds, left) if left else {})


# ---- Characters ----


@pytest.mark.parametrize(
    ("count", "out"),
    per_count(["GB-SETUP-15", "GB-SETUP-16", "GB-SETUP-17", "GB-SETUP-18"], OUT),
)
def test_the_characters_out_by_number_of_players(count: Any, out: Any) -> None:
    zones = cards_by_zone(tw.new("goat", players=count, seed=11))
    assert {card for zone in zones.values() for card in zone} == CHARACTERS - out


@pytest.mark.rule("GB-SETUP-19")
def test_out_are_just_the_two_of_each_location_that_is_out(players: int, game: tw.Game) -> None:
    found = {card for zone in cards_by_zone(game).values() for card in zone}
    assert found >= SALOON | {"banker", "widow", "goat"}
    home = {card: goat_content().entry("character", card).get("location") for card in CHARACTERS}
    for location in ("store", "bank", "ranch", "mine"):
        two = {card for card in CHARACTERS if home[card] == location}
        assert len(two) == 2
        assert two <= found if location in LOCATIONS[players] else not two & found


@pytest.mark.rule("GB-SETUP-20")
def test_the_size_of_the_character_deck(players: int, game: tw.Game) -> None:
    size = {2: 11, 3: 11, 4: 13, 5: 15}[players]
    assert sum(len(zone) for zone in cards_by_zone(game).values()) == size


@pytest.mark.rule("GB-SETUP-21")
def test_the_deck_is_shuffled(players: int) -> None:
    decks = [
        cards_by_zone(tw.new("goat", players=players, seed=seed))["deck"] for seed in range(20)
    ]
    assert len({tuple(deck) for deck in decks}) == 20
    assert tw.new("goat", players, 3).view(0) == tw.new("goat", players, 3).view(0)


@pytest.mark.rule("GB-SETUP-21")
def test_any_character_can_lie_anywhere_in_the_deck() -> None:
    """The two cards removed and the four drawn: each place sees each of the 11 cards."""
    games = [cards_by_zone(tw.new("goat", players=3, seed=seed)) for seed in range(150)]
    in_game = CHARACTERS - OUT[3]
    assert {game["removed_down"][0] for game in games} == in_game
    assert {game["removed_up"][0] for game in games} == in_game - {"goat"}  # GB-UPKEEP-10
    for place in range(5):
        assert {game["deck"][place] for game in games} == in_game
    assert {card for game in games for card in game["hand"]} == in_game


@pytest.mark.rule("GB-SETUP-21")
def test_the_deck_lies_face_down() -> Any:
    def views(deck: Any) -> Any:
        game = tw.at_table("goat", players=3, hand=["goat", "banker", "widow", "farmer"], deck=deck)
        return [game.view(seat) for seat in (None, 0, 1, 2)]

    deck = ["cowboy", "gunslinger", "sheriff", "robber", "dancer"]
    assert views(deck) == views(deck[::-1])
    assert views(deck)[0]["deck_count"] == 5


# ---- players ----


@pytest.mark.rule("GB-SETUP-22")
def test_two_coins_each(game: tw.Game) -> None:
    assert {player["coins"] for player in game.view()["players"]} == {2}


@pytest.mark.rule("GB-SETUP-23")
def test_a_bottle_each_out_of_the_supply(players: int, game: tw.Game) -> None:
    for seat in range(players):
        assert game.view(seat)["players"][seat]["tokens"] == {"bottle": 1}
    at_the_saloon = 1
    left = SUPPLY[players]["bottle"] - players - at_the_saloon
    assert game.view()["supply"]["tokens"]["bottle"] == left


@pytest.mark.rule("GB-SETUP-24")
def test_the_bottle_lies_face_down(players: int, game: tw.Game) -> None:
    for viewer in (None, *range(players)):
        for player in game.view(viewer)["players"]:
            assert player["token_count"] == 1
            assert (player["tokens"] is None) == (player["seat"] != viewer)


@pytest.mark.parametrize(
    ("count", "hats"),
    per_count(
        ["GB-SETUP-27", "GB-SETUP-26", "GB-SETUP-26", "GB-SETUP-26"], {2: 3, 3: 2, 4: 2, 5: 2}
    ),
)
def test_small_hats_by_number_of_players(count: Any, hats: Any) -> None:
    game = tw.new("goat", players=count, seed=11)
    assert [player["hats"] for player in game.view()["players"]] == [hats] * count
    for _ in play_out(game, 11):
        if game.view()["round"] > 1:
            break
    taken = [event["seat"] for event in happened(game, "accepted")]
    taken += [event["dealer"] for event in happened(game, "refused")]
    assert set(Counter(taken).values()) == {hats}  # all of them, and no more, in a round


@pytest.mark.rule("GB-SETUP-28")
def test_big_hats_begin_active(players: int, game: tw.Game) -> None:
    assert [player["active"] for player in game.view()["players"]] == [True] * players


@pytest.mark.rule("GB-SETUP-29")
def test_the_host_names_the_starting_player(players: int) -> None:
    for seat in range(players):
        game = tw.new("goat", players=players, seed=1, first_player=seat)
        assert (game.view()["starter"], now(game).seat) == (seat, seat)
    for nobody in (players, -1, "0"):
        with pytest.raises(tw.UnknownName, match="first_player"):
            tw.new("goat", players=players, seed=1, first_player=nobody)


@pytest.mark.rule("GB-SETUP-29")
def test_else_chance_names_the_starting_player(players: int) -> None:
    games = [tw.new("goat", players=players, seed=seed) for seed in range(40)]
    assert {game.view()["starter"] for game in games} == set(range(players))
    assert all(now(game).seat == game.view()["starter"] for game in games)


@pytest.mark.rule("GB-SETUP-30")
def test_coins_in_the_supply_before_the_first_upkeep(players: int, game: tw.Game) -> None:
    stocked = sum(event["coins"] for event in happened(game, "stocked"))
    supply = {2: 36, 3: 34, 4: 32, 5: 30}[players]
    assert game.view()["supply"]["coins"] + stocked == supply == 40 - 2 * players


def test_what_can_be_agreed_before_a_game() -> None:
    assert tw.games()["goat"] == {
        "players": [2, 3, 4, 5],
        "editions": ["standard"],
        "variants": [],
        "options": ["first_player"],
        "modules": [],
        "packs": [],
    }
    assert tw.new("goat", players=3, seed=1, first_player=2).view()["starter"] == 2
