"""Everything in the content of one table that can fire, under names that a person can read.

The compiled content is walked: abilities, words, conditions, triggers, modifiers, counters of
goals, options of choices. What the table plays without (variants) is not walked.
"""

from __future__ import annotations

from exhaustive.ante_up import things as ante_up
from exhaustive.blood_money import things as blood_money
from exhaustive.moments import moments_of
from exhaustive.tables import Table
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.compiler.words import CONDITIONS, EFFECTS, MODIFIERS, STEPS, TRIGGERS
from tumbleweed.games.legends.components.player.shopping import MISC
from tumbleweed.games.legends.effects.choices import CHOOSE, IF, MAY, PAY, PRICE, TEST, THEN
from tumbleweed.games.legends.effects.gold import GRAVEL, ROLL_DICE
from tumbleweed.games.legends.effects.riding import MOVE_SHERIFF, ON_ARREST
from tumbleweed.games.legends.effects.theft import DEMAND
from tumbleweed.games.legends.effects.wounds import HEAL, ON_INJURY_LOST
from tumbleweed.games.legends.procedures.man_in_black.steps import MIB_IF, MIB_SKIP
from tumbleweed.games.legends.state.compiled import Compiled
from tumbleweed.games.legends.state.model import BANDIT, FIGHTS, FOE_OF, SHERIFF
from tumbleweed.games.legends.vocabulary import layout, terms
from tumbleweed.games.legends.vocabulary.conditions.combined import ALL, ANY, NOT, inner_tests
from tumbleweed.games.legends.vocabulary.modifiers import CROSS_MESA
from tumbleweed.games.legends.vocabulary.nested import end_of

GANGS = "ABC"


class Things:
    """`names` is all of it; the dictionaries tell the witness which address has which name."""

    def __init__(self, table: Table) -> None:
        self.compiled = table.compiled
        self.names: set[str] = set()
        self.words: dict[int, str] = {}
        self.tests: dict[int, str] = {}
        self.triggers: dict[int, str] = {}
        self.abilities: dict[int, str] = {}
        self.mods: dict[int, str] = {}
        self.counters: dict[int, str] = {}
        self.options: dict[str, str] = {}  # per node of a yes or no: its name
        self.black_steps: dict[int, str] = {}
        self._poker()
        self._items(table)
        self._characters(table)
        self._fight()
        self._board()
        self._stories()
        self._cattle_dice_tracks()
        if self.compiled.with_goals:
            self._goals(table)
        if table.man_in_black_rides:
            self._man_in_black()
        if self.compiled.ante_up:
            self.names |= ante_up.names_of(self.compiled)
            ante_up.walk(self.compiled, self._words)
        if self.compiled.blood_money:
            self.names |= blood_money.names_of(self.compiled)
            by = blood_money.Walk(self._words, self._test, self._triggers, self._standing)
            blood_money.walk(self.compiled, by)
        self.names |= moments_of(table)

    def add(self, name: str) -> str:
        self.names.add(name)
        return name

    # ---- cards ----

    def _poker(self) -> None:
        compiled = self.compiled
        for card in compiled.cards:
            self.add(f"card {card} played")
        for face, name in enumerate(compiled.faces):
            if face not in compiled.face:  # others take the place of all its cards
                continue
            for row in (compiled.action_of[face], *compiled.face_abilities[face]):
                if row != NONE:
                    self._ability(row, name)
            if compiled.wild_faces[face]:
                self.add(f"mod {name} wild mattered")
            if compiled.nugget_faces[face]:
                self.add(f"mod {name} counts_as_nugget mattered")

    def _items(self, table: Table) -> None:
        for item in table.items:
            sides = (self.compiled.items[item], self.compiled.upgrades[item])
            self.add(f"item {sides[0]} bought")
            for side, name in enumerate(sides):
                if not name:
                    continue
                self._on_mat(name, terms.SOURCE_ITEM, item, side)
                if self.compiled.item_kind[item] != MISC:
                    self.add(f"item {name} made active")
            if sides[1]:
                self.add(f"item {sides[0]} upgraded")

    def _characters(self, table: Table) -> None:
        for character in table.cast:
            name = self.compiled.characters[character]
            self.add(f"character {name} played")
            self._on_mat(name, terms.SOURCE_CHARACTER, character, 0)

    def _on_mat(self, name: str, source: int, card: int, side: int) -> None:
        compiled = self.compiled
        abilities = (
            compiled.character_abilities[card]
            if source == terms.SOURCE_CHARACTER
            else compiled.item_abilities[2 * card + side]
        )
        self._standing(name, source, card, side, abilities)

    def _standing(self, name: str, source: int, card: int, side: int, abilities: list[int]) -> None:
        """What works as long as the card lies there: abilities and modifiers."""
        mods = self.compiled.mods
        for row in abilities:
            self._ability(row, name)
        for at in range(0, len(mods), layout.MODIFIER):
            if mods[at + layout.M_SOURCE : at + layout.M_UPGRADED + 1] == [source, card, side]:
                label = f"mod {name} {MODIFIERS.all[mods[at]].name}"
                self.mods[at] = label
                self.add(f"{label} in force")
                self.add(f"{label} mattered")
                self._test(mods[at + layout.M_WHEN], label)

    def _ability(self, row: int, card: str) -> None:
        compiled, at = self.compiled, row * layout.ABILITY
        kind = terms.KINDS[compiled.abilities[at + layout.A_KIND]]
        name = f"{card} {kind}"
        if name in self.abilities.values():
            name += " (2)"
        self.abilities[row] = name
        self.add(f"ability {name} used")
        self._triggers(
            compiled.abilities[at + layout.A_TRIGGER],
            compiled.abilities[at + layout.A_TRIGGERS],
            name,
        )
        self._test(compiled.abilities[at + layout.A_WHEN], name)
        cost, cost_end = compiled.abilities[at + layout.A_COST : at + layout.A_COST_END + 1]
        self._words(cost, cost_end, f"{name} cost")
        start, end = compiled.abilities[at + layout.A_CODE : at + layout.A_CODE_END + 1]
        self._words(start, end, name)

    def _fight(self) -> None:
        compiled = self.compiled
        for card, name in enumerate(compiled.fight_cards):
            for foe in npc_foes(compiled):
                self.add(f"fight card {name} laid for the {foe}")
            self._words(compiled.fight_effect[card], compiled.fight_effect_end[card], name)

    def _board(self) -> None:
        compiled = self.compiled
        for space in compiled.board.spaces:
            self.add(f"space {space} ridden to")
        if CROSS_MESA.number in [compiled.mods[at] for at in self.mods]:
            for mesa in compiled.board.mesas:
                self.add(f"mesa {mesa} crossed")

    def _stories(self) -> None:
        compiled = self.compiled
        for story in compiled.plot:
            name = compiled.stories[story]
            self.add(f"story {name} resolved")
            self._words(compiled.reward[story], compiled.reward_end[story], name)
            for gang, letter in enumerate(GANGS):
                if compiled.spawns[story] >> gang & 1:
                    self.add(f"story {name} brought bandits {letter}")
            if compiled.sheriff_moves[story]:
                self.add(f"story {name} sent the Sheriff")
        for back in sorted({compiled.back_of[story] for story in compiled.plot}):
            name = compiled.backs[back]
            self.add(f"back {name} contributed to")
            self._triggers(compiled.back_trigger[back], compiled.back_triggers[back], name)

    def _cattle_dice_tracks(self) -> None:
        compiled = self.compiled
        for token in compiled.herd:
            name = compiled.cattle[token]
            for how in terms.DELIVERIES:
                self.add(f"cattle {name} delivered ({how})")
            self._words(compiled.cattle_effect[token], compiled.cattle_effect_end[token], name)
        for face, name in enumerate(compiled.die_faces):
            self.add(f"die {name} rolled")
            self._words(compiled.die_effect[face], compiled.die_effect_end[face], name)
        for space in range(20):
            track, number = divmod(space, 10)
            name = (
                f"{terms.TRACKS[track]}-{number}" if number else f"{terms.TRACKS[track]} beyond 9"
            )
            self.add(f"track {name} reached")
            self._words(compiled.track_effect[space], compiled.track_effect_end[space], name)

    def _goals(self, table: Table) -> None:
        compiled = self.compiled
        for goal in table.goals:
            name = compiled.goals[goal]
            self.add(f"goal {name} claimed")
            self._test(compiled.goal_state[goal], name)
            counters = [counter for term in compiled.goal_terms[goal] for counter in term]
            for number, counter in enumerate(counters, 1):
                label = f"{name} {number}"
                self.counters[counter] = self.add(f"counter {label} reached")
                self._triggers(
                    compiled.counters[counter * layout.COUNTER + layout.C_TRIGGER], 1, label
                )
        for token in compiled.tokens:
            self.add(f"token {token} drawn")

    def _man_in_black(self) -> None:
        compiled = self.compiled
        for level, lp in zip(compiled.difficulties, compiled.difficulty_lp, strict=True):
            self.add(f"difficulty {level} begun with {lp} LP")
        for fight_card in compiled.fight_cards:
            self.add(f"fight card {fight_card} laid for the Man in Black")
        for card, name in enumerate(compiled.man_in_black_cards):
            self.add(f"black card {name} drawn")
            at, number = compiled.man_in_black_step[card], 0
            while at < compiled.man_in_black_step_end[card]:
                op = compiled.man_in_black_code[at]
                if op != MIB_SKIP.number:  # no step, but where the compiler joins two ways
                    number += 1
                    self._black_step(at, op, f"{name} {number} {STEPS.all[op].name}")
                at += compiled.man_in_black_code[at + 1]

    def _black_step(self, at: int, op: int, name: str) -> None:
        self.black_steps[at] = f"black step {name}"
        if op == MIB_IF.number:
            self.add(f"black step {name} holds")
            self.add(f"black step {name} fails")
        else:
            self.add(f"black step {name} carried out")

    # ---- words, conditions, triggers ----

    def _triggers(self, first: int, count: int, name: str) -> None:
        for number, row in enumerate(range(first, first + count), 1):
            trigger = TRIGGERS.all[self.compiled.triggers[row * layout.TRIGGER]]
            event = trigger.name if trigger.written else "end_move_action"
            self.triggers[row] = self.add(f"trigger {name} {number} {event} met")

    def _test(self, at: int, name: str) -> None:
        if at == NONE:
            return
        tests = self.compiled.tests
        condition = CONDITIONS.all[tests[at]]
        label = f"test {name}: {condition.name}"
        while label in self.tests.values():
            label += "'"
        self.tests[at] = label
        self.add(f"{label} holds")
        self.add(f"{label} fails")
        if condition in (NOT, ANY, ALL):
            for inner in inner_tests(tests, at):
                self._test(inner, name)

    def _words(self, at: int, end: int, name: str) -> None:
        number = 0
        while at < end:
            number += 1
            self._word(at, f"{name} {number}")
            at = end_of(self.compiled.code, at)

    def _word(self, at: int, name: str) -> None:
        code = self.compiled.code
        effect = EFFECTS.all[code[at]]
        self.words[at] = self.add(f"word {name} {effect.name}")
        if effect.subject is not None:
            self._test(effect.subject.filter_of(code, at), name)
        if effect in (CHOOSE, DEMAND):
            self._options(question_of(self.compiled, at), name)
        elif effect in (MAY, PAY):
            if effect is PAY:
                self._words(PRICE.start_of(at), PRICE.end_of(code, at), f"{name} cost")
            self._deal(question_of(self.compiled, at), name)
        elif effect is IF:
            self._test(TEST.of(code, at), name)
            split = THEN.end_of(code, at)
            self._words(THEN.start_of(at), split, f"{name} then")
            self._words(split, end_of(code, at), f"{name} else")
        elif effect is ROLL_DICE:
            self._words(GRAVEL.start_of(at), end_of(code, at), f"{name} gravel")
        elif effect is MOVE_SHERIFF:
            self._words(ON_ARREST.start_of(at), end_of(code, at), f"{name} on_arrest")
        elif effect is HEAL:
            self._words(ON_INJURY_LOST.start_of(at), end_of(code, at), f"{name} on_injury_lost")

    def _options(self, node: int, name: str) -> None:
        for option, (start, end) in enumerate(self.compiled.node_options[node], 1):
            self.add(f"option choose:{self.compiled.nodes[node]}.{option} chosen")
            self._words(start, end, f"{name}.{option}")

    def _deal(self, node: int, name: str) -> None:
        ((start, end),) = self.compiled.node_options[node]
        self.options[self.compiled.nodes[node]] = name
        self.add(f"deal {name} taken")
        self.add(f"deal {name} refused")
        self._words(start, end, name)


def npc_foes(compiled: Compiled) -> list[str]:
    last = len(FIGHTS) - 1 if compiled.ante_up else SHERIFF
    return [terms.FOES[FOE_OF[kind]] for kind in range(BANDIT, last + 1)]


def question_of(compiled: Compiled, at: int) -> int:
    """The question that the word at that address asks."""
    return compiled.node_words.index(at)
