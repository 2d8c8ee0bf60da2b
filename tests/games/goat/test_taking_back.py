"""Records of the Goat: scripted chance, what may be taken back, what a refusal reveals."""

import json
from random import Random

import tumbleweed as tw
from support.random_play import wander
from support.reading import record_of, why_refused
from tumbleweed.core.replay import replay

REASONS = {"undo-passed", "undo-news", "undo-nothing", "undo-not-yours"}


# ---- replay ----


def test_a_record_from_a_position() -> None:
    """The Dancer hands out bottles, then acts for the Gambler, whose luck is scripted."""
    game = tw.at_table(
        "goat",
        players=3,
        at="saloon",
        table={"dancer": 0, "gambler": 1},
        stock={"saloon": 2},
        reserves=[["bottle"], ["bottle", "bill"], ["bottle"]],
        chance={"gambler": ["bill"]},
    )
    game.choose_all(["give:1", "give:2"])
    game.choose("gamble:1")
    assert game.view(0)["players"][0]["tokens"] == {"bottle": 1, "bill": 1}
    record = record_of(game)
    assert record.seed is None
    wander(game, Random(1), 20)
    again = replay(tw.read_record(json.loads(json.dumps(record.to_json()))))
    assert again.to_json() == game.to_json()


# ---- taking back ----


def test_the_dancer_thinks_again_while_the_gambler_waits() -> None:
    """A closed question of one's own: nothing was revealed, so undo is possible."""
    game = tw.at_table(
        "goat", players=3, at="saloon", table={"dancer": 0, "gambler": 1}, stock={"saloon": 2}
    )
    start = game.fingerprint
    game.choose_all(["give:1", "give:2"])
    told = game.event_count
    game.undo(0)
    assert game.event_count == told - 2
    assert game.decision is not None
    assert game.decision.prompt.args == {"count": 1}
    game.undo(0)
    assert game.fingerprint == start
    game.choose_all(["give:2", "give:2"])
    assert [player["token_count"] for player in game.view()["players"]] == [1, 1, 3]
    game.undo(0, to=game.number - 1)
    assert game.fingerprint == start
    assert replay(record_of(game)).to_json() == game.to_json()


# ---- secrets in a refusal ----


def test_a_refusal_does_not_tell_that_the_dealer_has_begun() -> None:
    """Seat 1 made the last choice in the open; what seat 0 does since then is sealed."""
    game = tw.at_table(
        "goat", players=3, dealer=1, hand=["goat", "sheriff", "robber", "widow"], starter=1
    )
    game.choose_all(["offer:goat", "to:2", "name:goat"])
    game.choose("accept")
    game.choose_all(["offer:sheriff", "to:1", "name:sheriff"])
    game.choose("refuse")
    assert game.asked == [0]
    waiting, begun = game, game.clone()
    assert begun.decision is not None
    begun.choose(begun.decision.default)
    for seat in (1, 2):
        assert why_refused(waiting, seat) == why_refused(begun, seat) != ""
