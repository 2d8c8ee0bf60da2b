"""The contract of `Game`, `Seat`, `Decision` and `Result`: the public interface."""

import json
from collections.abc import Callable
from typing import Any

import pytest

import tumbleweed as tw
from core.toy import say
from tumbleweed.core.errors import RunawayGame
from tumbleweed.core.result import Score
from tumbleweed.core.ruleset import KEPT, GameInfo, Ruleset, Setup, all_games, game_info

Table = Callable[..., tw.Game]


# ---- decisions and options ----


def test_a_decision_says_who_is_asked_what(court: Table) -> None:
    decision = court().decision
    assert decision is not None
    assert (decision.number, decision.seat, decision.part, decision.id) == (1, 0, 0, "1.0.0")
    assert decision.prompt.key == "ask-court"
    assert decision.keys[0] == "rule" == decision.default.key
    assert len(decision.options) == 8
    assert "1.0.0" in repr(decision)


def test_a_decision_is_ready_for_json(table: Table) -> None:
    decision = table().decisions[2]
    assert json.loads(json.dumps(decision.to_json())) == {
        "id": "0.2.0",
        "seat": 2,
        "prompt": {"message": "ask-pick", "args": {}},
        "options": [
            {
                "key": f"pick:{card}",
                "refs": [f"card:{card}"],
                "message": "option-pick",
                "args": {"card": f"card:{card}"},
            }
            for card in "ijkl"
        ],
        "default": "pick:i",
    }


def test_options_are_entries_of_one_catalogue(table: Table) -> None:
    one, two = table(), table()
    assert one.decisions[1].options[0] is two.decisions[1].options[0]
    catalogue = one.ruleset.catalogue
    assert [option.index for option in catalogue.options] == list(range(len(catalogue.options)))
    assert [catalogue.index[key] for key in catalogue.keys] == list(range(len(catalogue.keys)))
    assert "pick:a" in repr(catalogue.options[0])


def test_an_option_speaks() -> None:
    game = tw.at_table("goat", players=2, hand=["goat", "kid", "widow", "robber"])
    assert game.decision is not None
    option = game.decision.options[0]
    said = {option.text(lang) for lang in ("en", "fr", "pt")}
    assert said == {
        game.ruleset.wording.render(option.message, lang) for lang in ("en", "fr", "pt")
    }
    assert len(said) == 3


def test_an_option_is_chosen_by_key_or_by_itself(court: Table) -> None:
    one, two, three = court(), court(), court()
    one.choose("ponder")
    assert two.decision is not None
    two.choose(two.decision.options[1])
    three.play(three.legal[1])
    assert one.to_json() == two.to_json() == three.to_json()


def test_the_options_are_derived_afresh(table: Table) -> None:
    game = table()
    assert list(game.legal) == [0, 1, 2, 3]
    game.choose("pick:a", seat=0)
    assert list(game.legal) == [1, 2, 3]
    game.choose("pick:e", seat=1)
    assert list(game.legal) == [1, 2, 3]
    game.undo(0)
    assert list(game.legal) == [0, 1, 2, 3]
    assert game.decision is not None
    assert [option.index for option in game.decision.options] == [0, 1, 2, 3]


def test_a_question_with_nothing_on_offer_is_a_bug_said_aloud() -> None:
    game = tw.at_table("toy", players=2, hands=["ab", ""])
    game.choose_all(["pick:a", "pick:b"])
    with pytest.raises(RunawayGame, match="seat 1 is asked, but nothing is on offer"):
        _ = game.decision


# ---- seats ----


def test_a_seat_gets_its_own_and_nothing_else(table: Table) -> None:
    game = table()
    game.choose("pick:a", seat=0)
    seat = game.seat(1)
    assert seat.seat == 1
    assert seat.setup.players == 3
    assert seat.decision is not None
    assert seat.decision.to_json() == game.decisions[1].to_json()
    assert seat.view == game.view(1)
    assert seat.events == game.events_for(1)
    assert seat.redeal(5).to_json() == game.redeal(1, 5).to_json()
    assert [reason.key for reason in seat.why_not("rule")] == ["why-toy"]


def test_a_view_says_whose_it_is_and_who_is_asked(table: Table) -> None:
    game = table()
    game.choose_all(["pick:a", "pick:b"], seat=0)
    view = game.view(2)
    assert (view["you"], view["asked"], view["number"]) == (2, [1, 2], 0)
    assert view["hand"] == list("ijkl")
    assert game.view()["you"] is None
    assert game.view()["hand"] is None


def test_why_not(court: Table) -> None:
    game = court()
    assert game.why_not(0, "ponder") == []
    assert [reason.key for reason in game.why_not(0, "pick:a")] == ["why-toy"]
    assert [reason.key for reason in game.why_not(1, "ponder")] == ["why-not-asked"]
    game.choose("dissolve")
    for seat in (0, 1, 2):
        game.choose_all(list(game.decisions[0].keys), seat=seat)
    game.choose("dissolve")
    assert [reason.key for reason in game.why_not(1, "ponder")] == ["why-over"]


# ---- other worlds ----


def test_a_clone_is_independent(court: Table) -> None:
    game = court()
    twin = game.clone()
    assert twin.to_json() == game.to_json()
    before = json.dumps(game.to_json())
    say(twin, "delve", "flip", "hand-over")
    assert json.dumps(game.to_json()) == before
    assert twin.number == 4


def test_a_clone_in_an_open_window_counts_its_own_parts(table: Table) -> None:
    game = table()
    game.choose("pick:e", seat=1)
    twin = game.clone()
    twin.choose("pick:f", seat=1)
    assert game.decisions[1].id == "0.1.1"


def test_a_redealt_game_replaces_the_seed_and_the_script(court: Table) -> None:
    game = court(coin=[1, 1, 1, 1, 1, 1, 1, 1], seed=4)
    sides = set()
    for seed in range(10):
        world = game.redeal(0, seed)
        assert world.state.seed not in (seed, game.state.seed)
        assert world.record is None
        assert world.number == game.number
        say(world, *["flip"] * 8)
        sides.add(tuple(world.view()["sides"]))
    assert len(sides) > 5
    assert list(game.to_json()["state"]["script"].values())[2] == [1] * 8


def test_a_redealt_game_keeps_what_the_seat_knows(court: Table) -> None:
    game = court()
    game.choose("peek")
    (peeked,) = [event.args["card"] for event in game.events_for(0) if event.key == "peeked"]
    hands = set()
    for seed in range(30):
        state = game.redeal(0, seed).to_json()["state"]
        assert peeked.removeprefix("card:") in state["pile"]
        assert state["hands"][0] == ["c", "d"]
        hands.add(json.dumps(state["hands"]))
    assert len(hands) > 10


# ---- results ----


def test_a_result_ranks_by_total_then_by_tie_breaks() -> None:
    scores = [
        Score({"coins": 3, "cards": 4}, (3, 1)),
        Score({"coins": 7}, (7, 0)),
        Score({"coins": 3, "cards": 4}, (3, 2)),
        Score({"coins": 1}, (9, 9)),
        Score({"coins": 3, "cards": 4}, (3, 2)),
    ]
    result = tw.Result(scores)
    assert result.scores == [7, 7, 7, 1, 7]
    assert result.ranking == [[1], [2, 4], [0], [3]]
    assert result.winners == [1]
    assert tw.Result([scores[2], scores[4]]).winners == [0, 1]
    assert result.to_json() == {
        "scores": [7, 7, 7, 1, 7],
        "breakdown": [score.sources for score in scores],
        "ranking": [[1], [2, 4], [0], [3]],
        "winners": [1],
    }


# ---- new games ----


def test_the_same_arguments_give_the_same_game() -> None:
    one, two = (tw.new("toy", players=3, seed=6) for _ in range(2))
    assert one.to_json() == two.to_json()
    assert tw.new("toy", players=3, seed=7).to_json() != one.to_json()


def test_the_list_of_games() -> None:
    assert tw.games()["toy"] == {
        "players": [2, 3],
        "editions": ["plain", "fancy"],
        "variants": ["traps"],
        "options": ["lamp"],
        "modules": [],
        "packs": [],
    }
    assert set(tw.games()) == set(all_games()) >= {"goat", "toy"}


def test_the_first_edition_is_the_default_and_none_is_no_option() -> None:
    game = tw.new("toy", players=2, seed=1, lamp=None)
    assert game.ruleset.setup.edition == "plain"
    assert game.ruleset.setup.options == {}
    assert tw.new("toy", players=2, seed=1, edition="fancy").ruleset.setup.edition == "fancy"


def test_a_ruleset_is_made_once_per_set_up() -> None:
    one, two = (tw.new("toy", players=2, seed=seed, lamp="lit") for seed in (1, 2))
    assert one.ruleset is two.ruleset
    for setup in (
        Setup("toy", 3, "plain", (), {"lamp": "lit"}),
        Setup("toy", 2, "fancy", (), {"lamp": "lit"}),
        Setup("toy", 2, "plain", ("traps",), {"lamp": "lit"}),
        Setup("toy", 2, "plain", (), {"lamp": "out"}),
        Setup("toy", 2, "plain", (), {}),
    ):
        assert game_info("toy").ruleset(setup) is not one.ruleset


def test_only_the_latest_rulesets_are_kept() -> None:
    """Ever new set-ups do not fill the memory; games keep their own ruleset."""
    made: list[Setup] = []

    def make(setup: Setup) -> Ruleset:
        made.append(setup)
        return tw.new("toy", players=2, seed=1).ruleset

    info = GameInfo("any", (3,), ("any",), (), ("number",), make)
    setups = [Setup("any", 3, "any", (), {"number": number}) for number in range(2 * KEPT)]
    for setup in setups:
        info.ruleset(setup)
        info.ruleset(setups[0])  # used all the time: never made again
    assert len(made) == 2 * KEPT
    info.ruleset(setups[-1])
    assert len(made) == 2 * KEPT
    info.ruleset(setups[1])  # forgotten
    assert len(made) == 2 * KEPT + 1


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"players": 4}, "toy is not played by 4 players, but by 2, 3"),
        ({"edition": "torn"}, "toy has no edition 'torn'; it has: plain, fancy"),
        ({"variants": ["traps", "x"]}, "toy has no variant 'x'; it has: traps"),
        ({"candle": 1}, "toy has no table option 'candle'; it has: lamp"),
    ],
)
def test_what_a_game_does_not_have_is_named(arguments: dict[str, Any], words: str) -> None:
    with pytest.raises(tw.UnknownName, match=words):
        tw.new("toy", **{"players": 2, "seed": 1, **arguments})


def test_a_position_the_game_cannot_be_in_is_refused() -> None:
    with pytest.raises(tw.BadPosition, match="a card is missing or stands twice"):
        tw.at_table("toy", players=2, hands=["ab", "bc"])


def test_a_saved_state_the_game_cannot_be_in_is_refused(table: Table) -> None:
    game = table(record=False)
    state = game.ruleset.dump(game.state)
    state["hands"][0].append("e")
    with pytest.raises(tw.BadSave, match="state: a card is missing or stands twice"):
        game.ruleset.load(state)
