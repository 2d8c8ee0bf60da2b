"""The visibility laws at a table for two, where the Man in Black acts and fights."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import tumbleweed as tw
from core import laws
from games.legends.legends_inventory import ACTIONS, inventory
from games.legends.legends_moments import start
from support.legends.playing import choose
from support.legends.reading import him
from support.legends.tables import ANA, BIA, BLACK, black_acts, duo
from support.random_play import step

EACH = 3  # of every moment


def moment(game: tw.Game) -> str:
    """What he is in the middle of, "" if nothing."""
    view = game.view()
    assert game.decision is not None
    if view["fight"] and view["fight"]["rival"] == BLACK:
        return f"{view['fight']['attacked']} {view['fight']['open']} {game.decision.prompt.key}"
    return f"his action: {game.decision.prompt.key}" if view["active"] == BLACK else ""


def moments() -> Iterator[tw.Game]:
    """Games of two, held where he acts or is fought."""
    left: dict[str, int] = {}
    for seed in range(12):
        game, luck = start(2, seed, house_chooses=bool(seed % 2)), Random(seed)
        while not game.over:
            found = moment(game)
            if found and left.setdefault(found, EACH):
                left[found] -= 1
                yield game
            step(game, luck)
    assert len(left) > 6


@pytest.mark.rule("WL-MIB-15", "WL-MIB-22", "WL-TURN-17")
@pytest.mark.slow
def test_a_seat_cannot_tell_what_is_dealt_anew_while_he_acts() -> None:
    for game in moments():
        for seat in (ANA, BIA):
            world = laws.redealt(game, seat, game.number, ACTIONS[seat::5], inventory)
            laws.no_tells(game, world, seat)
            laws.no_pauses(game, world, seat)
        laws.spectator_sees_part(game)


@pytest.mark.rule("WL-MIB-03", "WL-MIB-15")
def test_nobody_knows_the_order_of_his_deck() -> None:
    """Everybody knows which cards are in it."""
    game = duo(black={"discard": ["cold-eyes", "toll-road"]})
    truth = game.ruleset.dump(game.state)["black_deck"]
    orders = set()
    for seat in (ANA, BIA):
        for seed in range(5):
            world = game.redeal(seat, seed)
            deck = world.ruleset.dump(world.state)["black_deck"]
            assert sorted(deck) == sorted(truth)
            orders.add(tuple(deck))
            assert him(world) == him(game)
    assert len(orders) > 3
    assert truth[-1] not in str(game.view(ANA)["black"])


@pytest.mark.rule("WL-MIB-22", "WL-MIB-23")
def test_his_other_fight_cards_are_seen_by_nobody() -> None:
    """The card he plays is open, and the two others are lower; more is not known."""
    game = black_acts("cold-eyes", {"space": "spikes-view-rail-station", "hand": "K♥ 5♣"},
               fight_deck="4 9 7")  # fmt: skip
    choose(game, "lay:K♥")
    assert game.view(BIA)["fight"]["npc_hand"] is None
    seen: set[str] = set()
    for seat in (ANA, BIA):
        for seed in range(20):
            fight: Any = game.redeal(seat, seed)
            state = fight.ruleset.dump(fight.state)
            assert state["npc_card"] == "fight-9"
            seen |= set(state["npc_hand"])
    assert seen == {f"fight-{rank}" for rank in range(2, 9)}


def test_a_game_of_two_goes_through_a_file_in_the_middle_of_his_fight() -> None:
    game = black_acts("cold-eyes", {"space": "spikes-view-rail-station", "hand": "K♥ 5♣"})
    assert tw.load(game.to_json()).to_json() == game.to_json()
    choose(game, "lay:K♥")
    assert tw.load(game.to_json()).fingerprint == game.fingerprint


@pytest.mark.parametrize(("field", "value", "fault"), [
    ("black_deck", ["cold-eyes"], "black_deck"),
    ("black_card", "cold-eyes", "black_deck"),
    ("money", [0, 0, 110], "money or nuggets"),
    ("nuggets", [0, 0, 3], "money or nuggets"),
    ("wanted", [0, 0, 1], "cannot have"),
    ("wounds", [0, 0, 1], "cannot have"),
    ("lp", [0, 0], "lp has 2 entries"),
    ("active", 2, "active or black_card"),
    ("discs_left", [2, 2, 2], "discs"),
    ("discs_left", [3], "not at the table"),
])  # fmt: skip
def test_a_file_he_cannot_stand_in_is_refused(field: str, value: Any, fault: str) -> None:
    game = duo()
    state = game.ruleset.dump(game.state)
    game.ruleset.load(state)
    with pytest.raises(tw.BadSave, match=fault):
        game.ruleset.load({**state, field: value})


def test_with_three_players_he_has_no_cards() -> None:
    game = tw.at_table("legends", players=3)
    state = game.ruleset.dump(game.state)
    with pytest.raises(tw.BadSave, match="does not ride"):
        game.ruleset.load({**state, "black_deck": ["cold-eyes"]})
