"""The ruleset of Western Legends."""

from __future__ import annotations

from typing import Any, cast

from tumbleweed.core.errors import UnknownName
from tumbleweed.core.frames import Ask, Gather, current
from tumbleweed.core.rules import Reason
from tumbleweed.core.ruleset import GameInfo, Result, Ruleset, Setup
from tumbleweed.core.state import NONE, State
from tumbleweed.games.legends.actions.register import legends_catalogue
from tumbleweed.games.legends.actions.why_not import why_not
from tumbleweed.games.legends.compiler.content import LegendsContent, legends_content, read_content
from tumbleweed.games.legends.compiler.source import FILES
from tumbleweed.games.legends.compiler.vocabulary import EDITIONS
from tumbleweed.games.legends.components.board.distances import distances
from tumbleweed.games.legends.knowledge import visibility
from tumbleweed.games.legends.positions import check
from tumbleweed.games.legends.positions.position import legends_position
from tumbleweed.games.legends.procedures.prepare import most_wanted
from tumbleweed.games.legends.procedures.scoring import final_result
from tumbleweed.games.legends.procedures.table import procedures_of
from tumbleweed.games.legends.state.compiled import Compiled
from tumbleweed.games.legends.state.legends_state import LegendsState, bare_table, legends_schema
from tumbleweed.games.legends.text.card_texts import text_warnings
from tumbleweed.games.legends.text.component_texts import names, things
from tumbleweed.games.legends.text.wording import LegendsWording, legends_wording
from tumbleweed.games.legends.vocabulary.events import legends_events

LENGTHS = (15, 20, 25)  # WL-SETUP-57
DEFAULT_LENGTH = 20
DEFAULT_DIFFICULTY = "standard"
FIRST_GAME, GOALS = "first-game", "goals"
VARIANTS = (FIRST_GAME, GOALS)
OPTIONS = ("length", "characters", "first_player", "house_chooses", "difficulty")


class LegendsRuleset(Ruleset):
    def __init__(self, setup: Setup) -> None:
        content = setup.content or legends_content()
        assert isinstance(content, LegendsContent)
        _check_variants(setup, content.first_game_players)
        compiled = content.compiled(setup.edition, setup.players, _length(setup), setup.variants)
        compiled.house_chooses = _house(setup.options)
        compiled.with_goals = GOALS in setup.variants
        compiled.difficulty = _difficulty(compiled, setup)
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
        self.characters = _characters(compiled, setup)
        compiled.lot = _first_player(compiled, setup, self.characters)
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

    def result(self, s: State) -> Result:
        assert isinstance(s, LegendsState)
        return final_result(s)

    def distances(self, s: State, seat: int, keys: list[str]) -> dict[str, int]:
        assert isinstance(s, LegendsState)
        return distances(s, seat, keys)

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


def _check_variants(setup: Setup, first_game_players: int) -> None:
    if FIRST_GAME not in setup.variants:
        return
    if GOALS in setup.variants:
        raise UnknownName("variants: the first game is played without goals (WL-FIRST-05)")
    if setup.players > first_game_players:
        most = f"{first_game_players} players at most (WL-FIRST-09)"
        raise UnknownName(f"variants: the first game is for {most}")
    if "first_player" in setup.options:
        raise UnknownName("first_player: in the first game Billy the Kid begins (WL-FIRST-06)")


def _length(setup: Setup) -> int:
    """WL-SETUP-57: short, average, long; the first game is short (WL-FIRST-07)."""
    lengths = LENGTHS[:1] if FIRST_GAME in setup.variants else LENGTHS
    usual = lengths[0] if len(lengths) == 1 else DEFAULT_LENGTH
    length = setup.options.get("length", usual)
    if type(length) is not int or length not in lengths:
        raise UnknownName(f"length: {length!r} is not one of {', '.join(map(str, lengths))}")
    return length


def _house(options: dict[str, Any]) -> bool:
    house = options.get("house_chooses", False)
    if type(house) is not bool:
        raise UnknownName(f"house_chooses: {house!r} is neither true nor false")
    return house


def _difficulty(compiled: Compiled, setup: Setup) -> int:
    """How strong the Man in Black is (WL-MIB-07)."""
    level = setup.options.get("difficulty", DEFAULT_DIFFICULTY)
    if "difficulty" in setup.options and compiled.figures == compiled.players:
        raise UnknownName("difficulty: the Man in Black rides only when two play")
    if level not in compiled.difficulties:
        raise UnknownName(f"difficulty: {level!r} is not one of {', '.join(compiled.difficulties)}")
    return compiled.difficulties.index(level)


def _first_player(compiled: Compiled, setup: Setup, characters: list[int]) -> int:
    """Agreed instead of drawn by lot: among the most Wanted, or where nobody is (WL-SETUP-46)."""
    seat = setup.options.get("first_player")
    if seat is None:
        return NONE
    if type(seat) is not int or not 0 <= seat < setup.players:
        raise UnknownName(f"first_player: there is no seat {seat!r}")
    if characters and seat not in most_wanted(compiled, characters):
        first = ", ".join(
            compiled.characters[characters[each]] for each in most_wanted(compiled, characters)
        )
        raise UnknownName(f"first_player: the most Wanted begins, here {first} (WL-SETUP-45)")
    return seat


def _characters(compiled: Compiled, setup: Setup) -> list[int]:
    """Agreed beforehand, one for each seat, none twice."""
    names = setup.options.get("characters")
    if names is None:
        return []
    if not isinstance(names, list | tuple) or len(names) != setup.players:
        raise UnknownName(f"characters: a list of {setup.players} names is expected")
    for name in names:
        if name not in compiled.characters:
            raise UnknownName(f"characters: nobody is called {name!r}")
    for at, name in enumerate(names):
        if name in names[:at]:
            raise UnknownName(f"characters: {name} is named twice")
    if compiled.cast:
        _check_cast(compiled, names)
    return [compiled.characters.index(name) for name in names]


def _check_cast(compiled: Compiled, names: list[str] | tuple[str, ...]) -> None:
    """WL-FIRST-03, -09."""
    cast = [compiled.characters[character] for character in compiled.cast]
    for name in names:
        if name not in cast:
            raise UnknownName(f"characters: in the first game {', '.join(cast)} play, not {name!r}")
    if compiled.characters[compiled.opener] not in names:
        raise UnknownName(
            f"characters: the first game needs {compiled.characters[compiled.opener]!r}"
        )


INFO = GameInfo(
    "legends",
    (2, 3, 4, 5, 6),
    EDITIONS,
    VARIANTS,
    OPTIONS,
    LegendsRuleset,
    read_content,
    FILES,
    text_warnings=text_warnings,
)
