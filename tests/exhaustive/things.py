"""Everything in the box of one table that can fire, each under a name that a person can read.

The compiled content is walked: abilities, words, conditions, triggers, modifiers, counters of
goals, options of choices. What the table leaves in the box (variants) is not walked.
"""

from __future__ import annotations

from exhaustive.moments import moments_of
from exhaustive.tables import Table
from tumbleweed.core.state import NONE
from tumbleweed.games.legends import ops
from tumbleweed.games.legends.mat.shopping import MISC
from tumbleweed.games.legends.model import BANDIT, FIGHTS, FOE_OF

NPC_FOES = tuple(ops.FOES[FOE_OF[kind]] for kind in range(BANDIT, len(FIGHTS)))
GANGS = "ABC"


class Things:
    """`names` is all of it; the dictionaries tell the witness which address has which name."""

    def __init__(self, table: Table) -> None:
        self.box = table.box
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
        if self.box.with_goals:
            self._goals(table)
        if table.black_rides:
            self._man_in_black()
        self.names |= moments_of(table)

    def add(self, name: str) -> str:
        self.names.add(name)
        return name

    # ---- cards ----

    def _poker(self) -> None:
        box = self.box
        for card in box.cards:
            self.add(f"card {card} played")
        for face, name in enumerate(box.faces):
            for row in (box.action_of[face], *box.face_abilities[face]):
                if row != NONE:
                    self._ability(row, name)
            if box.wild_faces[face]:
                self.add(f"mod {name} wild mattered")
            if box.nugget_faces[face]:
                self.add(f"mod {name} counts_as_nugget mattered")

    def _items(self, table: Table) -> None:
        for item in table.items:
            sides = (self.box.items[item], self.box.upgrades[item])
            self.add(f"item {sides[0]} bought")
            for side, name in enumerate(sides):
                if not name:
                    continue
                self._on_mat(name, ops.SOURCE_ITEM, item, side)
                if self.box.item_kind[item] != MISC:
                    self.add(f"item {name} made active")
            if sides[1]:
                self.add(f"item {sides[0]} upgraded")

    def _characters(self, table: Table) -> None:
        for character in table.cast:
            name = self.box.characters[character]
            self.add(f"character {name} played")
            self._on_mat(name, ops.SOURCE_CHARACTER, character, 0)

    def _on_mat(self, name: str, source: int, card: int, side: int) -> None:
        box = self.box
        abilities = (
            box.character_abilities[card]
            if source == ops.SOURCE_CHARACTER
            else box.item_abilities[2 * card + side]
        )
        for row in abilities:
            self._ability(row, name)
        for at in range(0, len(box.mods), ops.MODIFIER):
            origin = box.mods[at + ops.M_SOURCE : at + ops.M_UPGRADED + 1]
            if origin == [source, card, side]:
                label = f"mod {name} {ops.MODS[box.mods[at]]}"
                self.mods[at] = label
                self.add(f"{label} in force")
                self.add(f"{label} mattered")
                self._test(box.mods[at + ops.M_WHEN], label)

    def _ability(self, row: int, card: str) -> None:
        box, at = self.box, row * ops.ABILITY
        kind = ops.KINDS[box.abilities[at + ops.A_KIND]]
        name = f"{card} {kind}"
        if name in self.abilities.values():
            name += " (2)"
        self.abilities[row] = name
        self.add(f"ability {name} used")
        self._triggers(box.abilities[at + ops.A_TRIGGER], box.abilities[at + ops.A_TRIGGERS], name)
        self._test(box.abilities[at + ops.A_WHEN], name)
        cost, cost_end = box.abilities[at + ops.A_COST : at + ops.A_COST_END + 1]
        self._words(cost, cost_end, f"{name} cost")
        start, end = box.abilities[at + ops.A_CODE : at + ops.A_CODE_END + 1]
        self._words(start, end, name)

    def _fight(self) -> None:
        box = self.box
        for card, name in enumerate(box.fight_cards):
            for foe in NPC_FOES:
                self.add(f"fight card {name} laid for the {foe}")
            self._words(box.fight_effect[card], box.fight_effect_end[card], name)

    def _board(self) -> None:
        box = self.box
        for space in box.board.spaces:
            self.add(f"space {space} ridden to")
        if ops.MOD_CROSS_MESA in [box.mods[at] for at in self.mods]:
            for mesa in box.board.mesas:
                self.add(f"mesa {mesa} crossed")

    def _stories(self) -> None:
        box = self.box
        for story in box.plot:
            name = box.stories[story]
            self.add(f"story {name} resolved")
            self._words(box.reward[story], box.reward_end[story], name)
            for gang, letter in enumerate(GANGS):
                if box.spawns[story] >> gang & 1:
                    self.add(f"story {name} brought bandits {letter}")
            if box.sheriff_moves[story]:
                self.add(f"story {name} sent the Sheriff")
        for back in sorted({box.back_of[story] for story in box.plot}):
            name = box.backs[back]
            self.add(f"back {name} contributed to")
            self._triggers(box.back_trigger[back], box.back_triggers[back], name)

    def _cattle_dice_tracks(self) -> None:
        box = self.box
        for token in box.herd:
            name = box.cattle[token]
            for how in ops.DELIVERIES:
                self.add(f"cattle {name} delivered ({how})")
            self._words(box.cattle_effect[token], box.cattle_effect_end[token], name)
        for face, name in enumerate(box.die_faces):
            self.add(f"die {name} rolled")
            self._words(box.die_effect[face], box.die_effect_end[face], name)
        for space in range(20):
            track, number = divmod(space, 10)
            name = f"{ops.TRACKS[track]}-{number}" if number else f"{ops.TRACKS[track]} beyond 9"
            self.add(f"track {name} reached")
            self._words(box.track_effect[space], box.track_effect_end[space], name)

    def _goals(self, table: Table) -> None:
        box = self.box
        for goal in [goal for character in table.cast for goal in box.goals_of[character]]:
            name = box.goals[goal]
            self.add(f"goal {name} claimed")
            self._test(box.goal_state[goal], name)
            counters = [counter for term in box.goal_terms[goal] for counter in term]
            for number, counter in enumerate(counters, 1):
                label = f"{name} {number}"
                self.counters[counter] = self.add(f"counter {label} reached")
                self._triggers(box.counters[counter * ops.COUNTER + ops.C_TRIGGER], 1, label)
        for token in box.tokens:
            self.add(f"token {token} drawn")

    def _man_in_black(self) -> None:
        box = self.box
        for level, lp in zip(box.difficulties, box.difficulty_lp, strict=True):
            self.add(f"difficulty {level} begun with {lp} LP")
        for card in box.fight_cards:
            self.add(f"fight card {card} laid for the Man in Black")
        for card, name in enumerate(box.black_cards):
            self.add(f"black card {name} drawn")
            at, number = box.black_step[card], 0
            while at < box.black_step_end[card]:
                op = box.black_code[at]
                if op != ops.BLACK_SKIP:  # no step, but where the compiler joins two ways
                    number += 1
                    self._black_step(at, op, f"{name} {number} {ops.BLACK_WORDS[op]}")
                at += box.black_code[at + 1]

    def _black_step(self, at: int, op: int, name: str) -> None:
        self.black_steps[at] = f"black step {name}"
        if op == ops.BLACK_IF:
            self.add(f"black step {name} holds")
            self.add(f"black step {name} fails")
        else:
            self.add(f"black step {name} carried out")

    # ---- words, conditions, triggers ----

    def _triggers(self, first: int, count: int, name: str) -> None:
        for number, row in enumerate(range(first, first + count), 1):
            event = ops.TRIGGERS[self.box.triggers[row * ops.TRIGGER]] or "end_move_action"
            self.triggers[row] = self.add(f"trigger {name} {number} {event} met")

    def _test(self, at: int, name: str) -> None:
        if at == NONE:
            return
        tests = self.box.tests
        op, end = tests[at], at + tests[at + 1]
        label = f"test {name}: {ops.CONDITIONS[op]}"
        while label in self.tests.values():
            label += "'"
        self.tests[at] = label
        self.add(f"{label} holds")
        self.add(f"{label} fails")
        inner = at + 2
        while op >= ops.NOT and inner < end:
            self._test(inner, name)
            inner += tests[inner + 1]

    def _words(self, at: int, end: int, name: str) -> None:
        number = 0
        while at < end:
            number += 1
            self._word(at, f"{name} {number}")
            at += self.box.code[at + 1]

    def _word(self, at: int, name: str) -> None:
        code = self.box.code
        op = code[at]
        self.words[at] = self.add(f"word {name} {ops.EFFECTS[op]}")
        if op <= ops.GAIN_ACTIONS:
            self._test(code[at + 4], name)
        elif op in (ops.CHOOSE, ops.DEMAND):
            if op == ops.DEMAND:
                self._test(code[at + 3], name)
            self._options(code[at + 3] if op == ops.CHOOSE else code[at + 4], name)
        elif op in (ops.MAY, ops.PAY):
            if op == ops.PAY:
                self._words(at + 5, at + 5 + code[at + 4], f"{name} cost")
            self._deal(code[at + 3], name)
        elif op == ops.IF:
            self._test(code[at + 2], name)
            split = at + 4 + code[at + 3]
            self._words(at + 4, split, f"{name} then")
            self._words(split, at + code[at + 1], f"{name} else")

    def _options(self, node: int, name: str) -> None:
        for option, (start, end) in enumerate(self.box.node_options[node], 1):
            self.add(f"option choose:{self.box.nodes[node]}.{option} chosen")
            self._words(start, end, f"{name}.{option}")

    def _deal(self, node: int, name: str) -> None:
        ((start, end),) = self.box.node_options[node]
        self.options[self.box.nodes[node]] = name
        self.add(f"deal {name} taken")
        self.add(f"deal {name} refused")
        self._words(start, end, name)
