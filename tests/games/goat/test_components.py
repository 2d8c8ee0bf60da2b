"""Components: what is in the box (GB-COMP), and content files corrected or found broken."""

from typing import Any

import pytest

import tumbleweed as tw
from support.goat import cards_by_zone, corrected, deal, play_out, played_with
from support.reading import outcome
from tumbleweed.core.errors import ContentError
from tumbleweed.games.goat.content import GoatContent, goat_content

LAST_ROUND = 3
EVERY_COUNT = (2, 3, 4, 5)
SALOON_CHARACTERS = ("gunslinger", "sheriff", "robber", "charlatan", "dancer", "gambler")
OTHER_CHARACTERS = (
    "banker", "seller", "farmer", "miner", "kid", "widow", "cowboy", "prospector", "goat",
)  # fmt: skip
TOKENS = ("bottle", "supplies", "bill", "cattle", "gold")


@pytest.mark.rule("GB-COMP-01")
def test_two_to_five_play() -> None:
    assert tw.games()["goat"]["players"] == [2, 3, 4, 5]
    for players in EVERY_COUNT:
        assert len(tw.new("goat", players=players, seed=1).view()["players"]) == players
    for players in (-1, 0, 1, 6):
        with pytest.raises(tw.UnknownName, match="not played by"):
            tw.new("goat", players=players, seed=1)


@pytest.mark.rule("GB-COMP-02")
@pytest.mark.parametrize("players", EVERY_COUNT)
def test_forty_coins_in_all_at_any_time(players: int) -> None:
    game = tw.new("goat", players=players, seed=players)
    for _ in play_out(game, 1):
        assert _coins_anywhere(game.view()) == 40


@pytest.mark.rule("GB-COMP-02")
def test_a_coin_is_worth_one() -> None:
    game = tw.at_table(
        "goat", players=3, at="end", round=LAST_ROUND, coins=[7, 1, 0], reserves=[[], [], []]
    )
    assert outcome(game).scores == [7, 1, 0]


@pytest.mark.rule("GB-COMP-03")
def test_three_elixir_tokens() -> None:
    assert goat_content().compiled(5).elixirs == 3
    three = tw.at_table("goat", players=5, at="end", elixirs=[1, 2, 0, 0, 0])
    assert [player["elixirs"] for player in three.view()["players"]] == [1, 2, 0, 0, 0]
    with pytest.raises(tw.BadPosition, match="elixirs"):
        tw.at_table("goat", players=5, at="end", elixirs=[2, 2, 0, 0, 0])


@pytest.mark.rule("GB-COMP-04")
def test_five_locations() -> None:
    locations = tw.new("goat", players=5, seed=1).view()["locations"]
    names = [location["location"] for location in locations]
    assert sorted(names) == ["bank", "mine", "ranch", "saloon", "store"]


@pytest.mark.rule("GB-COMP-05")
def test_fifteen_characters_one_copy_each() -> None:
    game = tw.new("goat", players=5, seed=1)
    found = [card for zone in cards_by_zone(game).values() for card in zone]
    assert len(found) == 15
    assert set(found) == {*SALOON_CHARACTERS, *OTHER_CHARACTERS}


@pytest.mark.rule("GB-COMP-06")
def test_twenty_two_belonging_tokens() -> None:
    assert sum(goat_content().entry("token", token)["count"] for token in TOKENS) == 22


@pytest.mark.parametrize(
    ("token", "count", "value"),
    [
        pytest.param("bottle", 8, 2, marks=pytest.mark.rule("GB-COMP-07")),
        pytest.param("supplies", 4, 3, marks=pytest.mark.rule("GB-COMP-08")),
        pytest.param("bill", 4, 4, marks=pytest.mark.rule("GB-COMP-09")),
        pytest.param("cattle", 3, 5, marks=pytest.mark.rule("GB-COMP-10")),
        pytest.param("gold", 3, 5, marks=pytest.mark.rule("GB-COMP-11")),
    ],
)
def test_how_many_of_a_token_and_what_one_is_worth(token: Any, count: Any, value: Any) -> None:
    assert goat_content().entry("token", token)["count"] == count
    reserves = [[token], [token, token], [], [], []]
    game = tw.at_table(
        "goat", players=5, at="end", round=LAST_ROUND, coins=[0] * 5, reserves=reserves
    )
    assert outcome(game).scores == [value, 2 * value, 0, 0, 0]
    assert outcome(game).breakdown[1][token] == 2 * value


@pytest.mark.rule("GB-COMP-12")
def test_the_hats_of_five_colours_are_enough() -> None:
    colours = max(tw.games()["goat"]["players"])
    small = max(_hats(players) for players in EVERY_COUNT)
    assert small == 3
    assert colours * (small + 1) == 20


def _hats(players: int) -> Any:
    return max(player["hats"] for player in tw.new("goat", players, 1).view()["players"])


@pytest.mark.rule("GB-COMP-13")
def test_a_big_hat_shows_colour_while_active_and_gray_after() -> None:
    game = tw.at_table(
        "goat", players=3, hand=["goat", "banker", "widow", "farmer"], table={"gambler": 1}
    )
    assert [player["active"] for player in game.view()["players"]] == [True, True, True]
    deal(game, "goat", 1, "banker", "accept")  # the second hat of seat 1
    assert [player["active"] for player in game.view()["players"]] == [True, False, True]


@pytest.mark.rule("GB-COMP-14")
def test_the_back_of_a_token_hides_its_type() -> Any:
    def table(token: Any) -> Any:
        return tw.at_table("goat", players=5, at="round", reserves=[[token], [], [], [], []])

    bottle, gold = table("bottle"), table("gold")
    assert bottle.view(0)["players"][0]["tokens"] == {"bottle": 1}
    assert gold.view(0)["players"][0]["tokens"] == {"gold": 1}
    for other in (1, 2, 3, 4, None):
        assert gold.view(other)["players"][0] == bottle.view(other)["players"][0]


@pytest.mark.rule("GB-COMP-15")
def test_order_numbers_are_printed_on_the_six_alone() -> Any:
    def number(character: Any) -> Any:
        return goat_content().entry("character", character).get("order")

    assert [number(character) for character in SALOON_CHARACTERS] == [1, 2, 3, 4, 5, 6]
    assert {number(character) for character in OTHER_CHARACTERS} == {None}


@pytest.mark.rule("GB-COMP-15")
def test_the_six_act_by_their_numbers() -> None:
    """The Gunslinger stops the Sheriff, and the Dancer the Gambler, so it takes three tables."""
    robbed = {"loot": ("bank", 1), "elixirs": [0, 0, 2]}
    free = {"gunslinger": 0, "robber": 1, "charlatan": 1, "dancer": 0}
    assert _saloon(free, "give:1", **robbed) == ["gunslinger", "robber", "charlatan", "dancer"]
    gambling = {"robber": 1, "charlatan": 1, "gambler": 0}
    assert _saloon(gambling, "gamble:2", **robbed) == ["robber", "charlatan", "gambler"]
    law = {"sheriff": 0, "robber": 1, "charlatan": 1, "dancer": 0}
    assert _saloon(law, "give:1", **robbed) == ["sheriff", "dancer"]


ACTS = {
    "took-nothing": "gunslinger",
    "paid": "sheriff",
    "kept-loot": "robber",
    "kept-coins": "charlatan",
    "gave": "dancer",
    "gambled": "gambler",
}


def _saloon(table: Any, answer: Any, **facts: Any) -> Any:
    game = tw.at_table(
        "goat", players=3, at="saloon", round=LAST_ROUND, table=table, stock={"saloon": 1}, **facts
    )
    game.choose(answer)
    return [ACTS[event.key] for event in game.events if event.key in ACTS]


def _coins_anywhere(view: Any) -> Any:
    players = sum(player["coins"] + player["elixirs"] for player in view["players"])
    return players + view["supply"]["coins"] + sum(at["coins"] for at in view["locations"])


# ---- corrected content ----


@pytest.mark.rule("GB-UPKEEP-04")
@pytest.mark.parametrize(
    ("location", "printed"), [("saloon", 0), ("store", 2), ("bank", 1), ("ranch", 1), ("mine", 1)]
)
def test_coins_of_a_location_are_put_right_in_one_line(location: Any, printed: Any) -> Any:
    def coins(content: Any) -> Any:
        view = played_with(content, 5, 1).view()
        return {at["location"]: at["coins"] for at in view["locations"]}

    entry = f'id = "{location}"'
    as_it_is = coins(corrected(entry, "coins", "coins"))
    put_right = coins(corrected(entry, f"coins = {printed}", "coins = 4"))
    assert put_right == {**as_it_is, location: 4}


@pytest.mark.rule("GB-COMP-11")
@pytest.mark.parametrize(
    ("token", "printed"), [("bottle", 2), ("supplies", 3), ("bill", 4), ("cattle", 5), ("gold", 5)]
)
def test_the_value_of_a_token_is_put_right_in_one_line(token: Any, printed: Any) -> None:
    content = corrected(f'id = "{token}"', f"value = {printed}", "value = 9")
    game = played_with(content, 5, 1)
    for _ in play_out(game, 1):
        pass
    held = [player["tokens"].get(token, 0) for player in game.view()["players"]]
    assert sum(held) > 0
    assert [sources[token] for sources in outcome(game).breakdown] == [9 * count for count in held]


def test_other_content_has_another_hash() -> None:
    same = GoatContent(corrected('id = "gold"', "value = 5", "value = 5  # as printed"))
    other = GoatContent(corrected('id = "gold"', "value = 5", "value = 6"))
    assert same.hash == goat_content().hash != other.hash


# ---- broken content ----

GOLD_AGAIN = """[[token]]
id = "gold"
value = 9
count = 3
name = "Gold"
name_fr = "Or"
name_pt = "Ouro"

"""

BROKEN = {
    "not a file of this kind": ("coins = 40", "= 40", "= = 40", "line"),
    "a character is missing": ("[[character]]", 'id = "banker"', 'id = "baker"', "character"),
    "a token is missing": ("[[token]]", 'id = "gold"', 'id = "silver"', "token"),
    "a location is missing": ("[[location]]", 'id = "mine"', 'id = "pit"', "location"),
    "a name is missing": ('id = "kid"', 'name_fr = "Gamin"', 'name_fr = ""', "'kid'"),
    "a text is missing": ('id = "widow"', "text_pt =", "texto =", "'widow'"),
    "an amount is missing": ("# GB-COMP-02", "elixirs = 3", "elixir = 3", "'elixirs'"),
    "the wages are missing": ("# GB-DEAL-02", "[pay]", "[wages]", "'pay'"),
    "an unknown token": ('id = "mine"', 'token = "gold"', 'token = "silver"', "'mine'"),
    "less than no coins": ('id = "store"', "coins = 2", "coins = -2", "'store'"),
    "coins in letters": ('id = "bank"', "coins = 1", 'coins = "one"', "'bank'"),
    "an unknown taking": ('id = "miner"', 'takes = "tokens"', 'takes = "gold"', "'miner'"),
    "a table twice": ("players = 3", "players = 4", "players = 3", "one each for 2, 3, 4 and 5"),
    "a table too short": ("players = 2", "bottle = 6", "bottle = 5", "table for 2"),
    "a table too rich": ("players = 4", "cattle = 3", "cattle = 4", "table for 4"),
    "a table of another length": ("players = 3", "rounds = 3", "rounds = 4", "table for 3"),
    "too few tokens": ('id = "bottle"', "count = 8", "count = 7", "table for 5.*bottle"),
    "an unknown location": ('id = "banker"', 'location = "bank"', 'location = "pit"', "'banker'"),
    "an unknown word": ('id = "banker"', "takes =", "takse =", "'banker'"),
    "another order": ('id = "sheriff"', "order = 2", "order = 5", "'sheriff'"),
    "a value is missing": ('id = "gold"', "value = 5", "worth = 5", "'gold'"),
    "a value in letters": ('id = "gold"', "value = 5", 'value = "five"', "'gold'"),
    "a count is missing": ('id = "gold"', "count = 3", "pieces = 3", "'gold'"),
    "a token twice": ('id = "gold"', "[[location]]", f"{GOLD_AGAIN}[[location]]", "token"),
    "coins without a number": ("coins = 40", "40", '"forty"', "'coins'"),
    "an unknown first token": ("# GB-SETUP-22", '["bottle"]', '["barrel"]', "'start_tokens'"),
    "a wage is missing": ("[pay]", "gunslinger =", "gunman =", "'gunslinger'"),
    "a table without players": ("[[table]]", "players = 2", "seats = 2", "table"),
    "a table without hats": ("players = 2", "hats = 3", "caps = 3", "table for 2"),
    "more hats than a colour has": ("players = 2", "hats = 3", "hats = 4", "table for 2"),
    "an unknown place": ("players = 2", '"store"', '"church"', "table for 2"),
}


@pytest.mark.parametrize(
    ("entry", "old", "new", "named"),
    [pytest.param(*broken, id=name) for name, broken in BROKEN.items()],
)
def test_broken_content_is_refused_by_name(entry: Any, old: Any, new: Any, named: Any) -> None:
    with pytest.raises(ContentError, match=f"goat.toml.*{named}"):
        GoatContent(corrected(entry, old, new))
