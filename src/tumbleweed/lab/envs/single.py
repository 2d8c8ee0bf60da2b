"""Gymnasium's environment: one seat is the agent's, the others are played by bots.

    env = gymnasium.make("tumbleweed.lab.envs.single:tumbleweed/goat-v0", bots="thrifty")
    observation, info = env.reset(seed=7)
    action = env.action_space.sample(observation["action_mask"])
    observation, reward, terminated, truncated, info = env.step(action)

Importing this module registers an id for each game.
"""

from __future__ import annotations

from typing import Any

from tumbleweed.bots import Bot, looks_back
from tumbleweed.bots.random_bot import RandomBot
from tumbleweed.core.errors import IllegalChoice, UnknownName
from tumbleweed.core.game import Game
from tumbleweed.core.ruleset import all_games
from tumbleweed.lab.envs.farama import Env, register
from tumbleweed.lab.envs.rendering import FPS, HUMAN, MODES, checked_mode, rendered
from tumbleweed.lab.envs.seeds import Seeds
from tumbleweed.lab.envs.senses import Observation, actions, observations, observed
from tumbleweed.lab.envs.table import Mask, Table, checked_cycles
from tumbleweed.lab.play import play_one, seat_bot
from tumbleweed.lab.unrecorded import sit_down

Told = tuple[Observation, dict[str, Any]]
Outcome = tuple[Observation, float, bool, bool, dict[str, Any]]


class SeatEnv(Env[Observation, Any]):
    """
    Attributes:
        table: the set-up, and what its actions stand for (`table.keys`).
        game: the one that is played; it knows all secrets.
    """

    metadata = {"render_modes": MODES[:], "render_fps": FPS}  # noqa: RUF012 - as in Env
    game: Game

    def __init__(
        self,
        game: str,
        players: int,
        bots: str | list[str] | tuple[str, ...] = "random",
        seat: int = 0,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        lenient: bool = False,
        **settings: Any,
    ) -> None:
        """
        Args:
            game: `goat` or `legends`.
            players: how many play.
            bots: who plays the other seats: one name for all, or one for each in their order.
            seat: the agent's.
            render_mode: `human` prints the table after each step, `ansi` returns it as text.
            max_cycles: the game is cut off after so many decisions of the agent.
            lenient: an action that is not on offer counts as the answer the game takes when a
                clock runs out; else it is refused. For code that knows no masks.
            settings: mix, edition, variants, margin, skip and table options, see `Table`.
        """
        self.table = Table(game, players, **settings)
        if type(seat) is not int or not 0 <= seat < players:
            raise UnknownName(f"seat: {seat!r} is not one of 0 to {players - 1}")
        self.seat = seat
        self.bots = _seated(bots, players, seat)
        self.render_mode = checked_mode(render_mode)
        self.lenient = lenient
        self.observation_space = observations(self.table)
        self.action_space = actions(self.table)
        self.decisions = 0
        self._most = checked_cycles(max_cycles, 1)
        self._seeds = Seeds()
        self._players: list[Bot | None] = []
        self._make_bots(0)  # refuses a name that nobody has

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> Told:
        """A new game, up to the agent's first question; the seed also decides the bots' luck."""
        super().reset(seed=seed)
        dealt = self._seeds.next(seed)
        self._make_bots(dealt)
        others = [bot for bot in self._players if bot is not None]
        listening = any(type(bot) is not RandomBot for bot in others)
        recorded = any(looks_back(bot) for bot in others)
        self.game = sit_down(self.table.ruleset, dealt, listening, recorded).game
        self.decisions = 0
        self._go_on()
        return observed(self.table, self.game, self.seat), {}

    def step(self, action: Any) -> Outcome:
        """The agent's answer, and all that happens until it is asked again.

        Raises:
            IllegalChoice: it is not on offer, and which it is; nothing has changed.
        """
        if self.game.over:
            raise IllegalChoice("the game is over: reset comes first")
        self.game.play(self._option(action))
        self.decisions += 1
        self._go_on()
        if self.render_mode == HUMAN:
            self.render()
        over = self.game.over
        reward = self.table.rewards(self.game)[self.seat] if over else 0.0
        cut = not over and self.decisions == self._most
        return observed(self.table, self.game, self.seat), reward, over, cut, {}

    def action_masks(self) -> Mask:
        """What is on offer, under the name by which libraries of masked learning ask for it."""
        return self.table.mask(self.game, self.seat)

    def render(self) -> Any:
        """The table as the agent sees it."""
        names = [name or "agent" for name in self.bots]
        numbered = [f"{name}_{seat}" for seat, name in enumerate(names)]
        return rendered(self.render_mode, self.table, self.game, numbered)

    def _option(self, action: Any) -> int:
        try:
            return self.table.option(self.game, action)
        except IllegalChoice:
            if not self.lenient:
                raise
            return self.game.legal[0]  # as Decision.default

    def _go_on(self) -> None:
        """To the agent's next question, or to the end."""
        while self.table.to_decide(self.game):
            asked = self.game.asked_seat
            bot = self._players[asked]
            if bot is None:
                return
            play_one(self.game, bot, asked)

    def _make_bots(self, seed: int) -> None:
        self._players = [
            None if name is None else seat_bot(name, seed, seat)
            for seat, name in enumerate(self.bots)
        ]


def _seated(bots: Any, players: int, seat: int) -> list[str | None]:
    """By seat; None is the agent."""
    others = [bots] * (players - 1) if isinstance(bots, str) else bots
    if not isinstance(others, list | tuple) or not all(isinstance(each, str) for each in others):
        raise UnknownName(f"bots: {bots!r} is neither a name nor a list of names")
    if len(others) != players - 1:
        raise UnknownName(f"bots: {len(others)} do not fill {players - 1} seats beside the agent's")
    return [*others[:seat], None, *others[seat:]]


for _game, _info in all_games().items():
    register(
        id=f"tumbleweed/{_game}-v0",
        entry_point=f"{__name__}:{SeatEnv.__name__}",
        kwargs={"game": _game, "players": _info.players[len(_info.players) // 2]},
    )
