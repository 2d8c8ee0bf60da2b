"""The ruleset of Western Legends."""

from __future__ import annotations

from typing import Any, cast

from tumbleweed.core.features import Features
from tumbleweed.core.frames import Ask, Gather, current
from tumbleweed.core.result import Result
from tumbleweed.core.rules import Reason
from tumbleweed.core.ruleset import GameInfo, Ruleset, Setup
from tumbleweed.core.state import State
from tumbleweed.games.legends.actions.register import legends_catalogue
from tumbleweed.games.legends.actions.why_not import why_not
from tumbleweed.games.legends.compiler.content import LegendsContent, legends_content, read_content
from tumbleweed.games.legends.compiler.modules import NAMES
from tumbleweed.games.legends.compiler.source import KNOWN
from tumbleweed.games.legends.compiler.vocabulary import EDITIONS
from tumbleweed.games.legends.components.board.distances import distances
from tumbleweed.games.legends.knowledge import visibility
from tumbleweed.games.legends.knowledge.features.features import LegendsFeatures
from tumbleweed.games.legends.knowledge.forecast.fight import FightForecaster, undecided
from tumbleweed.games.legends.knowledge.forecast.poker import dealt, poker_forecast
from tumbleweed.games.legends.positions import check
from tumbleweed.games.legends.positions.position import legends_position
from tumbleweed.games.legends.procedures.scoring import final_result
from tumbleweed.games.legends.procedures.table import QUESTIONS, procedures_of
from tumbleweed.games.legends.state.legends_state import LegendsState, bare_table, legends_schema
from tumbleweed.games.legends.table_options.about_modules import about_modules
from tumbleweed.games.legends.table_options.modules import (
    high_stakes,
    mixes,
    mode_of,
    modules_of,
    poker_faces,
    tidied,
)
from tumbleweed.games.legends.table_options.options import (
    GOALS,
    OPTIONS,
    VARIANTS,
    characters,
    check_variants,
    difficulty,
    first_player,
    house_chooses,
    length,
)
from tumbleweed.games.legends.text.card_texts import text_warnings
from tumbleweed.games.legends.text.component_texts import names, things
from tumbleweed.games.legends.text.wording import LegendsWording, legends_wording
from tumbleweed.games.legends.vocabulary.event_kinds import legends_events


class LegendsRuleset(Ruleset):
    def __init__(self, setup: Setup) -> None:
        content = setup.content or legends_content()
        assert isinstance(content, LegendsContent)
        check_variants(setup, content.first_game_players)
        content = content.with_modules(modules_of(setup))
        mode = mode_of(setup, content)
        compiled = content.compiled(
            setup.edition,
            setup.players,
            length(setup, mode, content),
            setup.variants,
            poker_faces(setup, content),
            mode,
        )
        compiled.high_stakes = high_stakes(setup)
        compiled.house_chooses = house_chooses(setup.options)
        compiled.with_goals = GOALS in setup.variants
        compiled.with_tokens = compiled.with_tokens or compiled.with_goals
        compiled.difficulty = difficulty(compiled, setup)
        wording = legends_wording(content, compiled)
        catalogue = legends_catalogue(compiled, wording)
        super().__init__(
            setup,
            content,
            wording,
            catalogue,
            procedures_of(compiled),
            legends_events(compiled),
            legends_schema(compiled, catalogue.keys),
        )
        self.compiled = compiled
        self.number_questions(QUESTIONS)
        spaces = compiled.board.spaces + compiled.board.mesas
        self.landmarks = frozenset(f"space:{name}" for name in spaces)
        self.characters = characters(compiled, setup)
        compiled.lot = first_player(compiled, setup, self.characters)
        keys = self.catalogue.keys
        self.known = {*keys, *(f"{key.partition(':')[0]}:" for key in keys if ":" in key)}

    def fresh(self, seed: int) -> State:
        return bare_table(self.compiled, seed, self.characters)

    def position(self, facts: dict[str, Any]) -> State:
        return legends_position(self.compiled, facts)

    def faults(self, s: State) -> list[str]:
        assert isinstance(s, LegendsState)
        return check.faults(s)

    def view(self, s: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(s, LegendsState)
        return cast("dict[str, Any]", visibility.view(s, seat))

    def redeal(self, s: State, seat: int) -> None:
        assert isinstance(s, LegendsState)
        visibility.redeal(s, seat)

    def make_features(self) -> Features:
        """Their sizes are those of the game with every module."""
        assert isinstance(self.content, LegendsContent)
        return LegendsFeatures(self.content.whole(), self.compiled, len(self.questions))

    def result(self, s: State) -> Result:
        assert isinstance(s, LegendsState)
        return final_result(s)

    def distances(self, s: State, seat: int, keys: list[str]) -> dict[str, int]:
        assert isinstance(s, LegendsState)
        return distances(s, seat, keys)

    def foresees(self, s: State) -> bool:
        assert isinstance(s, LegendsState)
        return undecided(s) or dealt(s)

    def forecast(self, s: State, seat: int, offer: list[int]) -> dict[str, Any]:
        assert isinstance(s, LegendsState)
        options = [self.catalogue.options[option] for option in offer]
        return {
            "fight": FightForecaster(self.procedures, s, seat).forecast(options)
            if undecided(s)
            else None,
            "poker": poker_forecast(s, seat, options) if dealt(s) else None,
        }

    def component_texts(self, lang: str) -> dict[str, Any]:
        assert isinstance(self.wording, LegendsWording)
        refs = {ref for option in self.catalogue.options for ref in option.refs if ":" in ref}
        return {
            "names": names(self.wording, refs, lang),
            "things": things(self.wording, lang),
        }

    def why_not(self, s: State, seat: int, action: str) -> list[Reason]:
        assert isinstance(s, LegendsState)
        step = current(self.procedures, s)
        if isinstance(step, Ask):
            question, offer = step.question, step.offer(s)
        else:
            assert isinstance(step, Gather)
            question, offer = step.question(s, seat), step.offer(s, seat)
        offered = [self.catalogue.options[i].key for i in offer]
        found = why_not(s, seat, action, question.key, question.rule, offered, self.known)
        return [Reason(self.cited(each.rule), each.key, each.args) for each in found]

    def cited(self, rule: str) -> str:
        return self.compiled.cites.get(rule, rule)


INFO = GameInfo(
    "legends",
    (2, 3, 4, 5, 6),
    EDITIONS,
    VARIANTS,
    OPTIONS,
    LegendsRuleset,
    read_content,
    KNOWN,
    text_warnings=text_warnings,
    modules=NAMES,
    tidy=tidied,
    about_modules=about_modules,
    mixes=mixes,
)
