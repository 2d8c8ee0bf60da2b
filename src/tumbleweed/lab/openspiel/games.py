"""Tumbleweed's games as games of OpenSpiel; importing this module registers them.

    import pyspiel
    import tumbleweed.lab.openspiel.games

    game = pyspiel.load_game("tumbleweed_goat", {"players": 3})

Chance is explicit: who starts, each card of a shuffle from the top, and each random token are
chance nodes. An action is the number of an option's key, told from the asker (`Table.keys`). What a
game is worth to a seat is its share of the win above an even one, so the sum is zero.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import orjson
import pyspiel

from tumbleweed.core.ruleset import all_games, game_info
from tumbleweed.lab.envs.table import Table
from tumbleweed.lab.openspiel.observer import Observer
from tumbleweed.lab.openspiel.position import first
from tumbleweed.lab.openspiel.tree import Tree, tree_of

SEEDS = 2**53  # as many as a random number between 0 and 1 tells apart


class SpielGame(pyspiel.Game):
    """A game for a number of players; there is a subclass for each game."""

    name: str
    tree: Tree
    kind: pyspiel.GameType

    def __init__(self, params: dict[str, Any]) -> None:
        table = Table(self.name, int(params["players"]))
        even = 1 / table.players
        info = pyspiel.GameInfo(
            num_distinct_actions=len(table.keys),
            max_chance_outcomes=self.tree.most_outcomes,
            num_players=table.players,
            min_utility=-even,
            max_utility=1 - even,
            utility_sum=0.0,
            max_game_length=self.tree.most_answers,
        )
        super().__init__(self.kind, info, params)
        self.table = table
        self.start = first(table.ruleset)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        """Called by OpenSpiel; without a kind it passes the parameters first."""
        return Observer(self.table, kind if isinstance(kind, pyspiel.IIGObservationType) else None)


class SpielState(pyspiel.State):
    """Its whole state is a position, which OpenSpiel copies and pickles."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position = game.start

    def current_player(self) -> int:
        at = self.position
        if at.draw is not None or at.game is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if at.game.over else at.game.asked_seat

    def is_terminal(self) -> bool:
        return self.position.over

    def _legal_actions(self, player: int) -> list[int]:
        game = self.position.game
        assert game is not None
        return sorted(self.get_game().table.action(player, option) for option in game.legal)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        draw = self.position.draw
        assert draw is not None
        return list(draw.chances().items())

    def _apply_action(self, action: int) -> None:
        at = self.position
        if at.draw is not None:
            self.position = at.drew(action)
        else:
            self.position = at.answered(self.get_game().table.option(at.game, action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return str(self.get_game().table.keys.keys[action])
        draw = self.position.draw
        assert draw is not None
        names = self.get_game().tree.names.get(draw.stream)
        return f"{self.position.ruleset.schema.streams[draw.stream]}:" + (
            str(action) if names is None else names[action]
        )

    def returns(self) -> list[float]:
        at, table = self.position, self.get_game().table
        if at.game is None or not at.game.over:
            return [0.0] * int(table.players)
        return [float(gain) for gain in table.rewards(at.game)]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that the player cannot tell from this one. It has no history, since that of this
        one would tell what is hidden."""
        state = SpielState(self.get_game())
        state.position = self.position.redealt(player, int(sampler() * SEEDS))
        return state

    def __str__(self) -> str:
        return orjson.dumps(self.position.facts()).decode()


def _register(name: str, tree: Tree) -> None:
    players = game_info(name).players
    kind = pyspiel.GameType(
        short_name=f"tumbleweed_{name}",
        long_name=f"Tumbleweed: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=players[-1],
        min_num_players=players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": players[0]},
    )
    made = {"name": name, "tree": tree, "kind": kind}
    pyspiel.register_game(kind, type(SpielGame.__name__, (SpielGame,), made))


for _name in all_games():
    if (_tree := tree_of(_name)) is not None:
        _register(_name, _tree)
