"""The ruleset of The Good, the Bad and the Goat."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, cast

from tumbleweed.core.content import Content
from tumbleweed.core.errors import UnknownName
from tumbleweed.core.events import Event
from tumbleweed.core.features import Features
from tumbleweed.core.frames import Ask, Gather, current
from tumbleweed.core.result import Result
from tumbleweed.core.rules import Reason
from tumbleweed.core.ruleset import GameInfo, Ruleset, Setup
from tumbleweed.core.state import NONE, State
from tumbleweed.core.text import Wording
from tumbleweed.games.goat import check, visibility
from tumbleweed.games.goat.component_texts import component_texts
from tumbleweed.games.goat.content import GAME, GoatContent, goat_content, read_content
from tumbleweed.games.goat.events import EVENT_KINDS
from tumbleweed.games.goat.features import GoatFeatures
from tumbleweed.games.goat.log_memory import fade
from tumbleweed.games.goat.model import CHARACTERS, LOCATIONS, GoatState, goat_schema
from tumbleweed.games.goat.options import goat_catalogue
from tumbleweed.games.goat.position import goat_position
from tumbleweed.games.goat.procedures.dance import DANCE_PROCEDURE, GAMBLE_PROCEDURE
from tumbleweed.games.goat.procedures.distribution import DISTRIBUTION_PROCEDURE
from tumbleweed.games.goat.procedures.game import GAME_PROCEDURE
from tumbleweed.games.goat.procedures.instant import ROB_PROCEDURE, SWINDLE_PROCEDURE
from tumbleweed.games.goat.procedures.offer import OFFER_PROCEDURE
from tumbleweed.games.goat.procedures.saloon import SALOON_PROCEDURE
from tumbleweed.games.goat.procedures.upkeep import UPKEEP_PROCEDURE
from tumbleweed.games.goat.scoring import final_result
from tumbleweed.games.goat.setup import bare_table
from tumbleweed.games.goat.why_not import why_not

PROCEDURES = [  # in the order of their numbers (procedures/frames.toml)
    GAME_PROCEDURE,
    UPKEEP_PROCEDURE,
    DISTRIBUTION_PROCEDURE,
    OFFER_PROCEDURE,
    ROB_PROCEDURE,
    SWINDLE_PROCEDURE,
    SALOON_PROCEDURE,
    DANCE_PROCEDURE,
    GAMBLE_PROCEDURE,
]


class GoatWording(Wording):
    def __init__(self, content: GoatContent) -> None:
        super().__init__("goat", content.name)
        self.content = content


@lru_cache(maxsize=8)  # packs are loaded and dropped
def goat_wording(content: Content) -> GoatWording:
    assert isinstance(content, GoatContent)
    return GoatWording(content)


class GoatRuleset(Ruleset):
    def __init__(self, setup: Setup) -> None:
        content = setup.content or goat_content()
        assert isinstance(content, GoatContent)
        wording = goat_wording(content)
        catalogue = goat_catalogue(wording)
        super().__init__(
            setup,
            content,
            wording,
            catalogue,
            PROCEDURES,
            EVENT_KINDS,
            goat_schema(setup.players, catalogue.keys),
        )
        self.compiled = content.compiled(setup.players)
        self.landmarks = self._places()
        self.starter = self._first_player(setup.options.get("first_player"))

    def _places(self) -> frozenset[str]:
        """The houses of the town and the places of its characters, whoever lies there."""
        houses = [f"location:{LOCATIONS[each]}" for each in self.compiled.locations]
        return frozenset(houses + [f"character:{CHARACTERS[c]}" for c in self.compiled.characters])

    def _first_player(self, seat: Any) -> int:
        """GB-SETUP-29: the host may say who starts."""
        if seat is None:
            return NONE
        if type(seat) is not int or not 0 <= seat < self.setup.players:
            raise UnknownName(f"first_player: there is no seat {seat!r}")
        return seat

    def fresh(self, seed: int) -> State:
        return bare_table(self.compiled, seed, self.starter)

    def position(self, facts: dict[str, Any]) -> State:
        return goat_position(self.compiled, facts)

    def faults(self, s: State) -> list[str]:
        assert isinstance(s, GoatState)
        return check.faults(s)

    def view(self, s: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(s, GoatState)
        return cast("dict[str, Any]", visibility.view(s, seat))

    def redeal(self, s: State, seat: int) -> None:
        assert isinstance(s, GoatState)
        visibility.redeal(s, seat)

    def make_features(self) -> Features:
        return GoatFeatures(self.compiled, self.catalogue, len(self.questions))

    def result(self, s: State) -> Result:
        assert isinstance(s, GoatState)
        return final_result(s)

    @property
    def looks_back(self) -> bool:
        return False  # GB-DEAL-26

    def remembered(self, s: State, seat: int | None, events: list[Event]) -> list[Event]:
        assert isinstance(s, GoatState)
        return fade(events, s.dealer == seat)

    def component_texts(self, lang: str) -> dict[str, Any]:
        assert isinstance(self.content, GoatContent)
        return component_texts(self.content, lang)

    def why_not(self, s: State, seat: int, action: str) -> list[Reason]:
        assert isinstance(s, GoatState)
        step = current(self.procedures, s)
        if isinstance(step, Ask):
            question = step.question
        else:
            assert isinstance(step, Gather)
            question = step.question(s, seat)
        return why_not(s, seat, action, question.key, question.rule)


INFO = GameInfo(
    "goat",
    (2, 3, 4, 5),
    ("standard",),
    (),
    ("first_player",),
    GoatRuleset,
    read_content,
    (GAME,),
    bluffs=True,
)
