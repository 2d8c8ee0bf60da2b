"""Set-up (WL-SETUP-33 to -61): characters, starting bonuses and places, the first player."""

from typing import Any

import pytest

import tumbleweed as tw
from support.legends.places import COMPILED, CONTENT, HIDEOUTS
from support.legends.playing import choose
from support.legends.reading import happened, offered, player
from support.reading import asked, now, question

PEACEFUL = ["annie-oakley", "bass-reeves", "bloody-knife", "doc-holliday"]  # nobody is Wanted
STORE = {f"darkrock-store-{side}" for side in ("north", "west", "east")}
SALOON = {f"darkrock-saloon-{side}" for side in ("north", "west", "east")}
GANG_A = {"mesitos-point-hideout-a", "sunny-hills-hideout-a"}


def new(characters: list[str], seed: int = 1, **options: Any) -> tw.Game:
    players = len(characters)
    return tw.new("legends", players=players, seed=seed, characters=characters, **options)


def start(game: tw.Game) -> tw.Game:
    """Everybody takes the first starting space on offer."""
    while question(game) == "start-space":
        choose(game, now(game).keys[0])
    return game


def cards_of(character: str) -> dict[str, Any]:
    """What the back of the character card says."""
    facts: dict[str, Any] = CONTENT.entry("character", character)["start"]
    return facts


# ---- choosing a character ----


@pytest.mark.rule("WL-SETUP-33", "WL-SETUP-34", "WL-SETUP-14")
def test_two_characters_are_dealt_to_each_and_one_is_kept() -> None:
    game = tw.new("legends", players=6, seed=3)
    dealt = [decision.keys for decision in game.decisions]
    assert [len(pair) for pair in dealt] == [2] * 6
    assert len({key for pair in dealt for key in pair}) == 12
    for seat, pair in enumerate(dealt):
        choose(game, pair[seat % 2])
    kept = [f"character:{mat['character']}" for mat in game.view()["players"]]
    assert kept == [pair[seat % 2] for seat, pair in enumerate(dealt)]


@pytest.mark.rule("WL-SETUP-34")
def test_the_choice_is_secret_until_all_have_chosen() -> None:
    game = tw.new("legends", players=3, seed=3)
    mine = game.view(1)["dealt"]
    assert [f"character:{name}" for name in mine] == list(game.decisions[1].keys)
    assert game.view(0)["dealt"] != mine
    choose(game, f"character:{mine[0]}", seat=1)
    assert [mat["character"] for mat in game.view(0)["players"]] == [None] * 3
    assert not any(mine[0] in str(event.args) for event in game.events_for(0))
    choose(game, game.decisions[0].keys[0])
    assert game.view(0)["players"][1]["character"] is None
    choose(game, now(game).keys[0])
    assert [seat["seat"] for seat in happened(game, "chose-character")] == [0, 1, 2]
    assert game.view(1)["dealt"] is None


@pytest.mark.rule("WL-SETUP-34")
def test_characters_are_shuffled() -> None:
    deals = [tw.new("legends", players=3, seed=seed).view(0)["dealt"] for seed in range(8)]
    assert len({tuple(deal) for deal in deals}) > 4


# ---- starting bonuses ----


@pytest.mark.rule("WL-SETUP-37", "WL-SETUP-38", "WL-SETUP-39", "WL-SETUP-42", "WL-CHAR-01")
@pytest.mark.parametrize("character", COMPILED.characters)
def test_everybody_gets_what_the_back_of_the_card_says_and_nothing_else(character: str) -> None:
    others = [name for name in PEACEFUL if name != character][:2]
    mat = player(start(new([character, *others])), 0)
    card = cards_of(character)
    assert {name: mat[name] for name in ("money", "marshal", "wanted", "wounds")} == {
        name: card[name] for name in ("money", "marshal", "wanted", "wounds")
    }
    provisions = sum(item["item"] == "provisions" for item in card["items"])
    assert mat["hand_count"] == card["cards"] + provisions
    assert (mat["nuggets"], mat["cattle"], mat["lp"]) == (0, None, 0)
    items = [(item["item"], item["upgraded"], item["active"]) for item in mat["items"]]
    assert items == [(item["item"], item["upgraded"], True) for item in card["items"]]


@pytest.mark.rule("WL-CHAR-05")
def test_annie_oakley_starts_at_the_darkrock_store_with_a_card_and_a_rifle() -> None:
    game = new(["annie-oakley", "bass-reeves", "doc-holliday"])
    assert (asked(game), offered(game, "place")) == ((0, "start-space"), STORE)
    mat = player(choose(game, "place:darkrock-store-east"), 0)
    assert mat["space"] == "darkrock-store-east"
    assert (mat["hand_count"], mat["money"]) == (1, 0)
    assert mat["items"] == [{"item": "rifle", "upgraded": False, "active": True}]


@pytest.mark.rule("WL-CHAR-09", "WL-SETUP-41")
def test_billy_the_kid_starts_wanted_but_without_the_rewards_of_the_track() -> None:
    """The second space of the Wanted track would be worth a card."""
    game = new(["annie-oakley", "bass-reeves", "billy-the-kid"])
    assert (asked(game), offered(game, "place")) == ((2, "start-space"), GANG_A)
    mat = player(game, 2)
    assert (mat["wanted"], mat["hand_count"], mat["money"]) == (2, 2, 0)
    assert mat["items"] == [{"item": "revolver", "upgraded": False, "active": True}]


@pytest.mark.rule("WL-SETUP-41")
@pytest.mark.parametrize("character", ["bass-reeves", "wyatt-earp"])
def test_a_marshal_point_to_start_with_pays_no_money(character: str) -> None:
    mat = player(start(new([character, "annie-oakley", "doc-holliday"])), 0)
    assert (mat["marshal"], mat["money"]) == (1, 10)


@pytest.mark.rule("WL-SETUP-37")
def test_calamity_janes_provisions_bring_their_card() -> None:
    game = start(new(["calamity-jane", "annie-oakley", "doc-holliday"]))
    assert cards_of("calamity-jane")["cards"] == 0
    assert player(game, 0)["hand_count"] == 1


# ---- starting places ----


@pytest.mark.rule("WL-SETUP-43", "WL-SETUP-44")
@pytest.mark.parametrize("character", COMPILED.characters)
def test_everybody_starts_in_a_space_named_on_the_card(character: str) -> None:
    others = [name for name in PEACEFUL if name != character][:2]
    game = start(new([character, *others]))
    place = COMPILED.board.places.index(cards_of(character)["places"][0])
    space = COMPILED.board.spaces.index(player(game, 0)["space"])
    assert COMPILED.board.at(space, place)


@pytest.mark.rule("WL-SETUP-44")
def test_at_a_saloon_one_of_three_spaces_is_chosen() -> None:
    game = new(["stagecoach-mary-fields", "bass-reeves", "doc-holliday"])
    assert (asked(game), offered(game, "place")) == ((0, "start-space"), SALOON)
    choose(game, "place:darkrock-saloon-west")
    assert player(game, 0)["space"] == "darkrock-saloon-west"


@pytest.mark.rule("WL-SETUP-61")
def test_who_may_choose_chooses_in_turn_order_and_never_a_taken_hideout() -> None:
    """Billy is first, Wyatt and Jesse follow clockwise."""
    game = new(["wyatt-earp", "jesse-james", "annie-oakley", "billy-the-kid"])
    assert (asked(game), offered(game, "place")) == ((3, "start-space"), GANG_A)
    choose(game, "place:sunny-hills-hideout-a")
    left = set(HIDEOUTS) - {"sunny-hills-hideout-a"}
    assert (asked(game), offered(game, "place")) == ((0, "start-space"), left)
    choose(game, "place:dixon-creek-hideout-b")  # now Jesse has no choice
    assert asked(game) == (2, "start-space")
    assert player(game, 1)["space"] == "sunny-hills-hideout-b"
    choose(game, "place:darkrock-store-west")
    assert [place["seat"] for place in happened(game, "started-at")] == [3, 0, 1, 2]
    assert asked(game) == (3, "income")


# ---- the first player ----


@pytest.mark.rule("WL-SETUP-45", "WL-SETUP-59")
@pytest.mark.parametrize("seed", range(4))
def test_the_most_wanted_player_is_first(seed: int) -> None:
    game = start(new(["annie-oakley", "jesse-james", "billy-the-kid", "bass-reeves"], seed))
    wanted = [player(game, seat)["wanted"] for seat in range(4)]
    assert wanted == [0, 1, 2, 0]
    assert game.view()["first"] == 2
    assert asked(game) == (2, "income")


@pytest.mark.rule("WL-SETUP-45")
def test_one_wanted_point_is_enough() -> None:
    assert new(["annie-oakley", "bass-reeves", "jesse-james"]).view()["first"] == 2


@pytest.mark.rule("WL-SETUP-46")
def test_where_nobody_is_wanted_the_first_player_is_drawn_by_lot() -> None:
    drawn = [start(new(PEACEFUL, seed)).view()["first"] for seed in range(40)]
    assert {drawn.count(seat) > 3 for seat in range(4)} == {True}


@pytest.mark.rule("WL-SETUP-46")
def test_the_table_may_agree_on_who_is_first() -> None:
    for seat in range(4):
        game = start(new(PEACEFUL, first_player=seat))
        assert game.view()["first"] == seat
        assert asked(game) == (seat, "income")


OUTLAWS = ["annie-oakley", "billy-the-kid", "bass-reeves"]


@pytest.mark.rule("WL-SETUP-45")
@pytest.mark.parametrize("seat", [0, 2])
def test_nobody_can_be_agreed_on_where_one_is_the_most_wanted(seat: int) -> None:
    with pytest.raises(tw.UnknownName, match=r"first_player: .* billy-the-kid \(WL-SETUP-45\)"):
        new(OUTLAWS, first_player=seat)
    assert new(OUTLAWS, first_player=1).view()["first"] == 1


@pytest.mark.rule("WL-SETUP-45", "WL-SETUP-46")
def test_who_was_agreed_on_is_first_unless_somebody_turns_out_more_wanted() -> None:
    """The characters are not known when the table agrees; nobody is first before they are."""
    begun = 0
    for seed in range(30):
        game = tw.new("legends", players=3, seed=seed, first_player=2)
        assert game.view()["first"] is None
        for decision in game.decisions:
            game.choose(decision.keys[0], seat=decision.seat)
        points = [cards_of(mat["character"]).get("wanted", 0) for mat in game.view()["players"]]
        most = [seat for seat in range(3) if points[seat] == max(points)]
        assert game.view()["first"] == (2 if 2 in most else most[0])
        begun += 2 not in most
    assert begun > 3


@pytest.mark.rule("WL-SETUP-48")
@pytest.mark.parametrize("seats", [(0, 1), (0, 2), (3, 1)])
def test_wanted_players_sit_where_they_like(seats: tuple[int, int]) -> None:
    """Side by side is good advice, no rule."""
    characters = PEACEFUL[:]
    for seat, outlaw in zip(seats, ("billy-the-kid", "jesse-james"), strict=True):
        characters[seat] = outlaw
    game = start(new(characters))
    assert [mat["character"] for mat in game.view()["players"]] == characters
    assert asked(game) == (seats[0], "income")
