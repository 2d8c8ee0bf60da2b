"""Helpers for the tests of goals: a table with goals, a quest for one of them, scenes of play.

The seeker sits at seat 0 by default.
"""

from collections.abc import Callable
from typing import Any

import tumbleweed as tw
from support.legends.playing import choose
from support.legends.reading import happened, keys, offered, player
from support.legends.tables import table as any_table
from support.reading import asked

SEEKER, RIVAL, THIRD, FOURTH = range(4)
IDLE = ("answer", "react", "start-fight", "extend")

Scene = Callable[["Quest"], None]
SCENES: dict[str, Scene] = {}  # per goal: a play that misses it by a little, and then claims it


def scene(goal: str) -> Callable[[Scene], Scene]:
    def enter(play: Scene) -> Scene:
        assert goal not in SCENES
        SCENES[goal] = play
        return play

    return enter


# ---- the table ----


def seeking(character: str, others: dict[int, Any] | None = None, **facts: Any) -> tw.Game:
    """Seat 0's turn with three actions; facts of that seat are named directly, so that tokens on
    the board are `laid`."""
    seat = {name: facts.pop(name) for name in list(facts) if name in SEAT_FACTS}
    seats = {SEEKER: {"character": character, **seat}, **(others or {})}
    facts |= {"tokens": facts.pop("laid")} if "laid" in facts else {}
    return seated(seats, **facts)


def seated(seats: dict[int, dict[str, Any]], players: int = 4, **facts: Any) -> tw.Game:
    """A position with the goal variant; the house lays the higher fight card itself."""
    options = {"house_chooses": True, **facts.pop("options", {})}
    if "blood-money" in options.get("modules", ()):  # it has stories of its own
        facts = {"stories": {}, **facts}
    return any_table(seats, players=players, options=options, **{"variants": ["goals"], **facts})


SEAT_FACTS = {
    "space", "lp", "legend", "marshal", "wanted", "money", "nuggets", "wounds", "items", "weapon",
    "mount", "cattle", "hand", "goals", "claimed", "met", "tokens", "gambler", "longhorns",
    "relics", "story", "injury",
}  # fmt: skip


def goals_of(character: str, **facts: Any) -> list[str]:
    """The four of them."""
    game = seated({SEEKER: {"character": character}}, **facts)
    compiled: Any = game.ruleset
    numbers = compiled.compiled.goals_of[compiled.compiled.characters.index(character)]
    return [compiled.compiled.goals[goal] for goal in numbers]


# ---- playing ----


def play(game: tw.Game, *choices: str) -> tw.Game:
    """One choice after the other; before each, and in the end, nobody adds anything."""
    for choice in choices:
        settle(game, choice)
        choose(game, choice)
    return settle(game)


def settle(game: tw.Game, wanted: str = "") -> tw.Game:
    """Pass as long as all that is asked is whether somebody reacts, until this is on offer."""
    while game.decision is not None and asked(game)[1] in IDLE and wanted not in keys(game):
        game.choose("pass")
    return game


def to_own_turn(game: tw.Game, seat: int = SEEKER) -> tw.Game:
    """Everybody does what a clock that ran out would do, until the seat's next Action Phase."""
    if asked(game) == (seat, "act"):
        game.choose("end")
    while asked(game) != (seat, "act"):
        assert game.decision is not None
        game.choose("pass" if "pass" in game.decision.keys else game.decision.default)
    return game


def beat_bandit(game: tw.Game, card: str, way: str) -> tw.Game:
    """Ride to a bandit and win; the Legendary Point is the reward."""
    return play(game, way, f"lay:{card}", "reward:lp")


# ---- reading ----


def mat(game: tw.Game, seat: int = SEEKER, viewer: int | None = SEEKER) -> dict[str, Any]:
    """What lies on a seat's mat of goals and tokens, as somebody sees it."""
    found: dict[str, Any] = game.view(viewer)["players"][seat]["goals"]
    return found


def held(game: tw.Game, goal: str, seat: int = SEEKER) -> dict[str, Any]:
    """The owner's look at a goal in hand."""
    [found] = [each for each in mat(game, seat, seat)["held"] if each["goal"] == goal]
    return dict(found)


def met(game: tw.Game, goal: str, seat: int = SEEKER) -> bool:
    return bool(held(game, goal, seat)["met"])


def claimable(game: tw.Game) -> list[str]:
    """The goals that may be claimed now."""
    return sorted(offered(game, "claim"))


class Quest:
    """A goal, and a player who is after it: in a scene it is missed, then met and claimed.

    `options` are those of every table of the scene."""

    def __init__(self, goal: str, **options: Any) -> None:
        self.goal = goal
        self.options = options
        self.misses = 0
        self.claims = 0

    def table(self, character: str, others: dict[int, Any] | None = None, **facts: Any) -> tw.Game:
        """A table at which the goal is held; of the other three, two."""
        options = {**self.options, **facts.pop("options", {})}
        rest = [goal for goal in goals_of(character, options=options) if goal != self.goal]
        assert len(rest) == 3, f"{self.goal} is not a goal of {character}"
        goals = [self.goal, *rest[:2]]
        return seeking(character, others, goals=goals, options=options, **facts)

    def missed(self, game: tw.Game) -> None:
        """Not yet: it is not met, not on offer, and that is the reason given."""
        assert not met(game, self.goal)
        assert self.goal not in claimable(game)
        if asked(game) in ((SEEKER, "act"), (SEEKER, "claim")):
            [reason] = game.why_not(SEEKER, f"claim:{self.goal}")
            assert (reason.rule, reason.key) == ("WL-GOAL-05", "why-goal-not-met")
        self.misses += 1

    def claimed(self, game: tw.Game) -> None:
        """It is met, on offer in the own turn, and can be claimed."""
        assert met(game, self.goal)
        assert game.decision is not None
        assert game.decision.seat == SEEKER
        choose(game, f"claim:{self.goal}")
        assert happened(game, "claimed-goal") == [{"seat": SEEKER, "goal": self.goal}]
        assert mat(game, viewer=None)["claimed"] == [self.goal]
        assert mat(game)["token_count"] == 1
        self.claims += 1


def fact(game: tw.Game, what: str, seat: int = SEEKER) -> Any:
    return player(game, seat)[what]
