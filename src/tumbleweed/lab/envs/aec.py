"""PettingZoo's environment: the seats are agents, and one of them is asked at a time.

    env = aec.env("goat", players=4)
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        ended = termination or truncation
        env.step(None if ended else env.action_space(agent).sample(observation["action_mask"]))

With a seed it is the game that `tw.new` deals from the same seed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tumbleweed.core.game import Game
from tumbleweed.lab.envs.farama import AECEnv, EnvLogger, spaces
from tumbleweed.lab.envs.rendering import FPS, HUMAN, MODES, checked_mode, rendered
from tumbleweed.lab.envs.seeds import Seeds
from tumbleweed.lab.envs.senses import Observation, actions, observations, observed
from tumbleweed.lab.envs.table import Table, checked_cycles


def env(game: str, players: int, **settings: Any) -> AecEnv:
    """The name under which PettingZoo's environments are made. Theirs are wrapped, to find out who
    uses them in a wrong order; that takes longer than a step of the Goat, so `AecEnv` does it."""
    return AecEnv(game, players, **settings)


class AecEnv(AECEnv[str, Observation, Any]):
    """The seats of one game as agents.

    Attributes:
        table: the set-up, and what its actions stand for (`table.keys`).
        game: the one that is played; it knows all secrets.
    """

    game: Game

    def __init__(
        self,
        game: str,
        players: int,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        **settings: Any,
    ) -> None:
        """
        Args:
            game: `goat` or `legends`.
            players: how many play.
            render_mode: `human` prints the table after each step, `ansi` returns it as text.
            max_cycles: the game is cut off after so many times `players` decisions.
            settings: mix, edition, variants, margin, skip and table options, see `Table`.
        """
        self.table = Table(game, players, **settings)
        self.render_mode = checked_mode(render_mode)
        self.metadata = {
            "name": f"tumbleweed_{game}_v0",
            "render_modes": MODES[:],
            "render_fps": FPS,
            "is_parallelizable": False,  # one seat is asked at a time, and often again
        }
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.decisions = 0
        self._most = checked_cycles(max_cycles, players)
        self._seeds = Seeds()
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observations(self.table) for agent in self._seat_of}
        self.action_spaces = {agent: actions(self.table) for agent in self._seat_of}

    if not TYPE_CHECKING:  # to mypy a name that does not exist stays an error

        def __getattr__(self, name: str) -> Any:
            why = "does not exist" if "game" in vars(self) else "cannot be accessed before reset"
            raise AttributeError(f"{name} {why}")

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        """The same for all agents."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The same for all agents: every key of the game."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: that of the seed, or else one that follows from the seed before."""
        self.game = self.table.deal(self._seeds.next(seed))
        self.decisions = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._ended = False
        self._go_on()

    def observe(self, agent: str) -> Observation:
        """What the seat may know, and what it may answer now."""
        return observed(self.table, self.game, self._seat_of[agent])

    def step(self, action: Any) -> None:
        """The answer of `agent_selection`; None of one whose game has ended.

        Raises:
            IllegalChoice: it is not on offer, and which it is; nothing has changed.
        """
        if self._ended:
            self._leave(action)
            return
        self.game.play(self.table.option(self.game, action))
        self.decisions += 1
        self._go_on()
        if self.render_mode == HUMAN:
            self.render()

    def render(self) -> str | None:
        """The table as the asked seat sees it."""
        return rendered(self.render_mode, self.table, self.game, self.possible_agents)

    def close(self) -> None:
        """There is nothing to release."""

    def _leave(self, action: Any) -> None:
        if self.agents:
            self._was_dead_step(action)
        else:
            EnvLogger.warn_step_after_terminated_truncated()

    def _go_on(self) -> None:
        """Only the end of a game pays, so rewards need not be gathered before."""
        if not self.table.to_decide(self.game):
            gains = self.table.rewards(self.game)
            self.rewards = dict(zip(self.agents, gains, strict=True))
            self._cumulative_rewards = dict(self.rewards)
            self.terminations = dict.fromkeys(self.agents, True)
            self._ended = True
        elif self.decisions == self._most:
            self.truncations = dict.fromkeys(self.agents, True)
            self._ended = True
        else:
            self.agent_selection = self.possible_agents[self.game.asked_seat]
