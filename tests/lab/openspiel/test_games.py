"""Games for OpenSpiel: its own checks, and the laws of what a player knows."""

import subprocess
import sys
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

import tumbleweed as tw
import tumbleweed.lab.openspiel.games  # registers them
from tumbleweed.lab.openspiel.observer import Observer

NAME = "tumbleweed_goat"
NONE = pyspiel.PrivateInfoType.NONE
ONE = pyspiel.PrivateInfoType.SINGLE_PLAYER


def load(players: int) -> Any:
    return pyspiel.load_game(NAME, {"players": players})


def drawn(state: Any, luck: Random) -> int:
    values, chances = zip(*state.chance_outcomes(), strict=True)
    return int(luck.choices(values, chances)[0])


def played(state: Any, luck: Random, moves: int) -> Any:
    """At the next question after so many moves, or at the end."""
    while not state.is_terminal() and (moves > 0 or state.is_chance_node()):
        legal = state.legal_actions()
        state.apply_action(drawn(state, luck) if state.is_chance_node() else luck.choice(legal))
        moves -= 1
    return state


# ---- OpenSpiel's checks ----


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_simulations(players: int) -> None:
    pyspiel.random_sim_test(load(players), num_sims=1, serialize=True, verbose=False)


@pytest.mark.extended
def test_a_playthrough_comes_out_the_same_again() -> None:
    one, two = (
        generate_playthrough.playthrough(f"{NAME}(players=2)", action_sequence=None, seed=3)
        for _ in range(2)
    )
    assert one == two
    assert "GameType.chance_mode = ChanceMode.EXPLICIT_STOCHASTIC" in one
    assert "deck:" in one


@pytest.mark.extended
def test_a_search_of_its_own_plays_a_game_to_its_end() -> None:
    game, luck = load(2), np.random.RandomState(1)
    search = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, luck), uct_c=1.4, max_simulations=2, random_state=luck
    )
    state, chance = game.new_initial_state(), Random(1)
    while not state.is_terminal():
        state.apply_action(drawn(state, chance) if state.is_chance_node() else search.step(state))
    assert sum(state.returns()) == 0
    assert max(state.returns()) >= 0


def test_a_process_that_has_loaded_games_ends_in_peace() -> None:
    """OpenSpiel keeps what was registered until after Python's end."""
    work = f"""if True:
        import pyspiel, tumbleweed.lab.openspiel.games
        pyspiel.load_game("{NAME}").new_initial_state().apply_action(0)"""
    done = subprocess.run([sys.executable, "-c", work], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


# ---- chance ----


def test_chance_is_drawn_at_nodes_of_its_own() -> None:
    state = load(3).new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(seat, 1 / 3) for seat in range(3)]
    assert state.action_to_string(2) == "table:2"
    state.apply_action(2)
    cards = len(state.chance_outcomes())
    assert state.action_to_string(14) == "deck:goat"
    for left in range(cards, 1, -1):  # the last one is no choice
        outcomes = state.chance_outcomes()
        assert [chance for _, chance in outcomes] == [pytest.approx(1 / left)] * left
        state.apply_action(outcomes[0][0])
    assert not state.is_chance_node()


def test_a_theft_is_as_likely_as_the_victim_has_tokens() -> None:
    luck, thefts = Random(5), 0
    for _ in range(12):
        state = load(4).new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node() and "gambler:" in state.action_to_string(
                state.legal_actions()[0]
            ):
                has = [0.0] * 5
                for kind, chance in state.chance_outcomes():
                    has[kind] = chance
                reserve = robbed(state)
                assert has == pytest.approx([count / sum(reserve) for count in reserve])
                thefts += 1
            legal = state.legal_actions()
            state.apply_action(drawn(state, luck) if state.is_chance_node() else luck.choice(legal))
    assert thefts > 3


def robbed(state: Any) -> list[int]:
    """What the player has who is about to be robbed, by kind."""
    at = state.position
    key = at.game.ruleset.catalogue.options[at._answer].key
    victim = int(key.partition(":")[2])
    return list(at.game.state.reserve[victim * 5 : victim * 5 + 5])


# ---- what a player knows ----


def test_a_state_dealt_anew_looks_the_same_to_the_player() -> None:
    luck, hidden = Random(7), 0
    for _ in range(12):
        state = played(load(4).new_initial_state(), luck, luck.randrange(30, 120))
        if state.is_terminal():
            continue
        asked = state.current_player()
        other = state.resample_from_infostate(asked, luck.random)
        assert other.information_state_string(asked) == state.information_state_string(asked)
        assert other.observation_tensor(asked) == state.observation_tensor(asked)
        assert other.legal_actions() == state.legal_actions()
        assert other.history() == []  # the true one would tell what is hidden
        hidden += str(other.position.game.state.deck) != str(state.position.game.state.deck)
        assert played(other.clone(), luck, 10_000).is_terminal()
        again = pyspiel.deserialize_game_and_state(
            pyspiel.serialize_game_and_state(other.get_game(), other)
        )[1]
        assert str(again) == str(other)
        assert again.information_state_string(asked) == state.information_state_string(asked)
    assert hidden > 3


def test_who_knows_the_same_may_do_the_same() -> None:
    luck, offers = Random(8), dict[tuple[int, str], list[int]]()
    for _ in range(4):
        root = played(load(3).new_initial_state(), luck, luck.randrange(20, 60))
        for _ in range(25):
            if root.is_terminal():
                break
            world = root.resample_from_infostate(root.current_player(), luck.random)
            for _ in range(6):
                if world.is_terminal():
                    break
                key = world.current_player(), world.information_state_string()
                assert offers.setdefault(key, world.legal_actions()) == world.legal_actions()
                played(world, luck, 1)
    assert len(offers) > 30


def test_nothing_is_forgotten() -> None:
    luck, state = Random(9), load(3).new_initial_state()
    before = ["", "", ""]
    while not state.is_terminal():
        played(state, luck, 1)
        now = [state.position.memory.of(seat) for seat in range(3)]
        assert all(new.startswith(old) for new, old in zip(now, before, strict=True))
        before = now
    assert len(set(before)) == 3
    assert all("> " in text for text in before)


def test_what_lies_open_and_what_one_player_knows_besides() -> None:
    state = played(load(3).new_initial_state(), Random(2), 40)
    asked = state.current_player()
    public = observed(state, asked, public_info=True, private_info=NONE)
    private = observed(state, asked, public_info=False, private_info=ONE)
    assert public == observed(state, 0, public_info=True, private_info=NONE)
    assert '"sealed"' not in public
    assert '"sealed"' in private
    assert '"question"' in private
    assert '"supply"' not in private


def observed(state: Any, player: int, **kind: Any) -> str:
    observer = Observer(
        state.get_game().table, pyspiel.IIGObservationType(perfect_recall=False, **kind)
    )
    return observer.string_from(state, player)


@pytest.mark.parametrize(
    ("kind", "complaint"),
    [
        ({"private_info": pyspiel.PrivateInfoType.ALL_PLAYERS}, "known to nobody"),
        ({"private_info": NONE, "public_info": False}, "nothing to observe"),
    ],
)
def test_what_nobody_knows_is_not_observed(kind: dict[str, Any], complaint: str) -> None:
    with pytest.raises(tw.UnknownName, match=complaint):
        Observer(load(2).table, pyspiel.IIGObservationType(perfect_recall=False, **kind))


def test_worlds_are_not_dealt_while_chance_decides() -> None:
    with pytest.raises(tw.NoWorlds, match="chance"):
        load(2).new_initial_state().resample_from_infostate(0, Random(1).random)


def test_the_engine_refuses_what_is_not_on_offer() -> None:
    state = load(2).new_initial_state()
    with pytest.raises(tw.IllegalChoice, match="9 cannot be drawn here"):
        state.position.drew(9)
    with pytest.raises(tw.IllegalChoice, match="chance's turn"):
        state.position.answered(0)
