"""A table to play at: one edition, one number of players, one variant; new games and positions."""

from __future__ import annotations

from typing import Any

import tumbleweed.games  # noqa: F401 - puts the games on the list
from exhaustive.ante_up import furnishing as ante_up
from exhaustive.blood_money import furnishing as blood_money
from tumbleweed.core import frames
from tumbleweed.core.errors import BadPosition
from tumbleweed.core.game import Game
from tumbleweed.core.ruleset import Setup, game_info
from tumbleweed.core.state import State
from tumbleweed.games.legends.compiler.content import legends_content
from tumbleweed.games.legends.components.player.shopping import MISC, MOUNT
from tumbleweed.games.legends.ruleset import LegendsRuleset

PLAIN, GOALS, FIRST_GAME = "plain", "goals", "first-game"
# With Ante Up: the second with goals and High Stakes Poker.
ANTE_UP, ANTE_UP_GOALS = "ante-up", "ante-up-goals"
BLOOD_MONEY, BLOOD_MONEY_GOALS = "blood-money", "blood-money-goals"
MODULES = ["ante-up", "blood-money"]
# The scenarios of Blood Money: the tables they are for, and the variants they need.
CONTENT = legends_content().with_modules(tuple(MODULES))
MODES = {name: CONTENT.entry("mode", name) for name in CONTENT.ids("mode")}
SCENARIOS = {name: tuple(mode["players"]) for name, mode in MODES.items()}
VARIANTS: dict[str, tuple[tuple[str, ...], dict[str, Any]]] = {
    PLAIN: ((), {}),
    GOALS: ((GOALS,), {}),
    FIRST_GAME: ((FIRST_GAME,), {}),
    ANTE_UP: ((), {"modules": ["ante-up"]}),
    ANTE_UP_GOALS: ((GOALS,), {"modules": ["ante-up"], "high_stakes": True}),
    BLOOD_MONEY: ((), {"modules": MODULES}),
    BLOOD_MONEY_GOALS: ((GOALS,), {"modules": MODULES, "high_stakes": True}),
    **{
        name: (tuple(mode.get("needs", ())), {"modules": MODULES, "mode": name})
        for name, mode in MODES.items()
    },
}
FIRST_GAME_PLAYERS = 4


class Table:
    def __init__(self, edition: str, players: int, variant: str = PLAIN) -> None:
        self.edition, self.players, self.variant = edition, players, variant
        self.ruleset = self._agreed()
        self.compiled = self.ruleset.compiled
        self.ante_up = self.compiled.ante_up
        self.blood_money = self.compiled.blood_money
        self.with_goals = self.compiled.with_goals
        self.man_in_black_rides = self.compiled.figures > self.compiled.players
        out = self.compiled.blood.characters_out
        every = [each for each in range(len(self.compiled.characters)) if each not in out]
        self.cast = self.compiled.cast or every
        self.goals = [goal for each in self.cast for goal in self.compiled.goals_of[each]]
        if not self.compiled.blood.with_deeds:  # no goal about deeds is dealt
            self.goals = [each for each in self.goals if each not in self.compiled.blood.deed_goals]
        self.items = [item for item, copies in enumerate(self.compiled.copies) if copies]

    def __str__(self) -> str:
        return f"{self.edition}, {self.players} players, {self.variant}"

    def _agreed(self, **options: Any) -> LegendsRuleset:
        """With options of the table; compiled content has the same addresses for all of them."""
        variants, agreed = VARIANTS[self.variant]
        setup = Setup("legends", self.players, self.edition, variants, {**agreed, **options})
        ruleset = game_info("legends").ruleset(setup)
        assert isinstance(ruleset, LegendsRuleset)
        return ruleset

    def new(self, seed: int, **options: Any) -> Game:
        """A whole game from the set-up on."""
        ruleset = self._agreed(**options)
        return _begin(ruleset, ruleset.fresh(seed))

    def position(self, facts: dict[str, Any], seed: int, **options: Any) -> Game:
        ruleset = self._agreed(**options)
        _tidy(self.compiled, facts)
        s = ruleset.position(facts)
        s.seed = seed
        faults = ruleset.faults(s)
        if faults:
            raise BadPosition("; ".join(faults))
        return _begin(ruleset, s)


def _tidy(compiled: Any, facts: dict[str, Any]) -> None:
    """A scene is assembled piece by piece; what no play leads to is taken out again."""
    seats = facts.get("seats", {}).values()
    spaces = [seat.get("space") for seat in seats]
    facts["bandits"] = [space for space in facts.get("bandits", []) if space not in spaces]
    if "tokens" in facts:
        ante_up.tidy(facts)
    if "tale" in facts:
        blood_money.tidy(facts)
    for seat in seats:
        kept: dict[int, str] = {}
        for name in seat.get("items", []):
            item = (
                compiled.upgrades.index(name)
                if name in compiled.upgrades
                else compiled.items.index(name)
            )
            misc = [each for each in kept if compiled.item_kind[each] == MISC]
            if item not in kept and (
                compiled.item_kind[item] != MISC or len(misc) < compiled.misc_limit
            ):
                kept[item] = name
        seat["items"] = list(kept.values())
        mounts = [name for item, name in kept.items() if compiled.item_kind[item] == MOUNT]
        if not mounts or "mule" not in mounts[0]:
            seat["nuggets"] = min(seat.get("nuggets", 0), compiled.nugget_limit)


def _begin(ruleset: Any, s: State) -> Game:
    """Without a record, but with news: they stay in `state.news`."""
    s.pending_events = []
    frames.advance(ruleset.procedures, s)
    return Game(ruleset, s, None, None)


def all_tables() -> list[tuple[str, int, str]]:
    """Every edition, number of players and variant that the game is played in."""
    info = game_info("legends")
    return [
        (edition, players, variant)
        for edition in info.editions
        for players in info.players
        for variant in VARIANTS
        if is_played(edition, players, variant)
    ]


def is_played(edition: str, players: int, variant: str) -> bool:
    if variant == FIRST_GAME:
        return players <= FIRST_GAME_PLAYERS
    if "modules" in VARIANTS[variant][1]:  # AU-COMP-09
        return edition == "revised" and players in SCENARIOS.get(variant, (players,))
    return True
