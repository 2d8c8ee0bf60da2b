"""Compiles the content files into `Compiled` tables for one edition and one number of players."""

from __future__ import annotations

from typing import Any

from tumbleweed.core.state import NONE
from tumbleweed.games.legends.compiler.ante_up.compile import compile_ante_up
from tumbleweed.games.legends.compiler.blood_money.compile import compile_blood_money
from tumbleweed.games.legends.compiler.blood_money.tools import Tools
from tumbleweed.games.legends.compiler.board import Entry, Places, compile_board
from tumbleweed.games.legends.compiler.goals import compile_goals, compile_tokens
from tumbleweed.games.legends.compiler.man_in_black import compile_man_in_black
from tumbleweed.games.legends.compiler.program import Program, Words
from tumbleweed.games.legends.compiler.tables import GANGS, SUITS
from tumbleweed.games.legends.compiler.words import TRIGGERS
from tumbleweed.games.legends.state.compiled import Compiled
from tumbleweed.games.legends.vocabulary import layout, terms
from tumbleweed.games.legends.vocabulary.kinds import mask
from tumbleweed.games.legends.vocabulary.modifiers import is_nugget, wildness

SMALL_TABLE = 4  # players up to which a story needs fewer discs


def compile_content(
    files: dict[str, Entry],
    edition: str,
    players: int,
    modules: tuple[str, ...] = (),
    poker_faces: tuple[str, ...] = (),
) -> Compiled:
    """`poker_faces` are those that take the place of the game's own (AU-COMP-06)."""
    return _Compiler(files, edition, players, modules, poker_faces).compiled


class _Compiler:
    def __init__(
        self,
        files: dict[str, Entry],
        edition: str,
        players: int,
        modules: tuple[str, ...],
        poker_faces: tuple[str, ...],
    ) -> None:
        self.compiled = compiled = Compiled()
        compiled.modules, compiled.poker_faces = modules, poker_faces
        compiled.edition, compiled.players = edition, players
        self._edition(files["editions"])
        compiled.board = compile_board(files["board-main"], files["places"])
        self._places = Places(compiled.board)
        compiled.items = _ids(files["items"]["item"])
        numbers = {name: i for i, name in enumerate(compiled.items)}
        self._program = Program(compiled, self._places, numbers)
        compiled.listeners = [[] for _ in TRIGGERS.all]
        compiled.hand_listeners = [[] for _ in TRIGGERS.all]
        self._poker(files["poker"], poker_faces)
        self._items(files["items"])
        self._characters(files["characters"])
        self._fight(files["fight"])
        self._stories(files["stories"])
        self._cattle(files["cattle"])
        self._dice(files["dice"])
        self._tracks(files["tracks"])
        compile_goals(compiled, self._program, self._places, files["goals"])
        compile_tokens(compiled, files["legendary-tokens"])
        compile_man_in_black(compiled, self._places, files["man-in-black"])
        compile_ante_up(compiled, self._program, self._places, files)
        tools = Tools(compiled, self._program, self._places, self._on_mat)
        compile_blood_money(tools, files)

    def _edition(self, editions: Entry) -> None:
        compiled = self.compiled
        (edition,) = (each for each in editions["edition"] if each["id"] == compiled.edition)
        compiled.cards_first = edition["fight_order"] == "cards-first"
        compiled.values_rise = edition["values_rise"]
        compiled.guard_wins_ties = edition["guard_wins_ties"]
        compiled.sheriff_may_be_declined = edition["sheriff_may_be_declined"]
        compiled.sheriff_takes_nuggets = edition["sheriff_takes_nuggets"]
        compiled.marshal_may_refuse = edition["marshal_may_refuse"]
        compiled.cites = edition["cites"]

    # ---- cards with abilities ----

    def _poker(self, poker: Entry, swapped: tuple[str, ...]) -> None:
        compiled = self.compiled
        deck = in_play(poker["card"], swapped)
        cards = sorted(deck, key=lambda card: (card["rank"], SUITS.index(card["suit"])))
        compiled.cards, compiled.faces = _ids(cards), _ids(poker["face"])
        compiled.rank = [card["rank"] for card in cards]
        compiled.suit = [SUITS.index(card["suit"]) for card in cards]
        compiled.face = [compiled.faces.index(card["face"]) for card in cards]
        for number, face in enumerate(poker["face"]):
            self._face(number, face)

    def _face(self, number: int, face: Entry) -> None:
        compiled = self.compiled
        mods = [mod for ability in self._abilities(face) for mod in ability.get("mods", [])]
        compiled.wild_faces.append(wildness(mods))
        compiled.nugget_faces.append(is_nugget(mods))
        rows = self._rows(face, [terms.SOURCE_POKER, number, 0])
        actions = [row for row in rows if self._kind(row) == terms.KIND_ACTION]
        compiled.action_of.append(actions[0] if actions else NONE)
        compiled.face_abilities.append([row for row in rows if row not in actions])
        reactions = [row for row in rows if self._kind(row) == terms.KIND_REACTION]
        self._listen(compiled.hand_listeners, reactions)

    def _items(self, items: Entry) -> None:
        compiled = self.compiled
        compiled.misc_limit = items["meta"]["misc_limit"]
        for number, item in enumerate(items["item"]):
            upgraded = item.get("upgraded", {})
            compiled.upgrades = (*compiled.upgrades, upgraded.get("id", ""))
            compiled.item_kind.append(terms.ITEM_KINDS.index(item["item_kind"]))
            compiled.cost.append(item["cost"])
            compiled.copies.append(item["copies"])
            compiled.upgrade_lp.append(upgraded.get("lp", 0))
            for side, card in enumerate((item, upgraded)):
                origin = [terms.SOURCE_ITEM, number, side]
                compiled.item_abilities.append(self._on_mat(card, origin) if card else [])

    def _characters(self, characters: Entry) -> None:
        compiled = self.compiled
        compiled.characters = _ids(characters["character"])
        for number, character in enumerate(characters["character"]):
            origin = [terms.SOURCE_CHARACTER, number, 0]
            compiled.character_abilities.append(self._on_mat(character, origin))
            start = character["start"]
            compiled.start_places.append([self._places.of([name]) for name in start["places"]])
            compiled.start_money.append(start["money"])
            compiled.start_cards.append(start["cards"])
            compiled.start_wounds.append(start["wounds"])
            compiled.start_marshal.append(start["marshal"])
            compiled.start_wanted.append(start["wanted"])
            compiled.start_items.append([self._side(each) for each in start["items"]])

    def _side(self, item: Entry) -> int:
        return self.compiled.items.index(item["item"]) * 2 + int(item["upgraded"])

    def _on_mat(self, card: Entry, origin: list[int]) -> list[int]:
        """The abilities and modifiers of an item or a character."""
        rows = self._rows(card, origin)
        for ability in self._abilities(card):
            self._mods(ability, origin)
        self._listen(
            self.compiled.listeners, [row for row in rows if self._kind(row) != terms.KIND_ACTION]
        )
        return rows

    def _abilities(self, card: Entry) -> Words:
        """Those of the edition."""
        edition = self.compiled.edition
        return [each for each in card["abilities"] if edition in each.get("editions", [edition])]

    def _rows(self, card: Entry, origin: list[int]) -> list[int]:
        """Writes the abilities that are an Action or have a trigger; their numbers."""
        self._program.of_card(card["id"])
        rows = []
        for ability in self._abilities(card):
            if ability["kind"] == "action" or "on" in ability:
                rows.append(len(self.compiled.abilities) // layout.ABILITY)
                self.compiled.abilities += self._ability(ability, origin)
        return rows

    def _ability(self, ability: Entry, origin: list[int]) -> list[int]:
        program = self._program
        limit = ability.get("limit", {"times": 0, "per": terms.PER[0]})
        prolongs = _prolongs(ability.get("effects", []))
        return [
            terms.KINDS.index(ability["kind"]),
            *program.triggers(ability.get("on", []), prolongs),
            program.test(ability["when"]) if "when" in ability else NONE,
            int(ability.get("optional", False)),
            *program.cost(ability.get("cost", [])),
            *program.effects(ability.get("effects", [])),
            limit["times"],
            terms.PER.index(limit["per"]),
            *origin,
            int(ability.get("free", False)),
        ]

    def _mods(self, ability: Entry, origin: list[int]) -> None:
        if "mods" not in ability:
            return
        when = self._program.test(ability["when"]) if "when" in ability else NONE
        for mod in ability["mods"]:
            self._program.modifier(mod, origin, when)

    def _kind(self, row: int) -> int:
        return self.compiled.abilities[row * layout.ABILITY + layout.A_KIND]

    def _listen(self, listeners: list[list[int]], rows: list[int]) -> None:
        compiled = self.compiled
        for row in rows:
            first = compiled.abilities[row * layout.ABILITY + layout.A_TRIGGER]
            count = compiled.abilities[row * layout.ABILITY + layout.A_TRIGGERS]
            starts = range(first * layout.TRIGGER, (first + count) * layout.TRIGGER, layout.TRIGGER)
            for event in {compiled.triggers[start + layout.T_EVENT] for start in starts}:
                listeners[event].append(row)

    # ---- cards with an effect ----

    def _fight(self, fight: Entry) -> None:
        compiled = self.compiled
        cards = sorted(fight["card"], key=lambda card: int(card["rank"]))
        compiled.fight_cards = _ids(cards)
        for card in cards:
            self._effect(card, "effects", compiled.fight_effect, compiled.fight_effect_end)
        compiled.npc_draws = [fight["meta"]["draws"].get(foe, 0) for foe in terms.FOES]

    def _stories(self, stories: Entry) -> None:
        compiled = self.compiled
        discs = stories["meta"]["discs"]
        small = compiled.players <= SMALL_TABLE
        compiled.discs_needed = discs["players_2_to_4" if small else "players_5_to_6"]
        compiled.stories, compiled.backs = _ids(stories["story"]), _ids(stories["back"])
        for back in stories["back"]:
            first, count = self._program.triggers(back["trigger"])
            compiled.back_trigger.append(first)
            compiled.back_triggers.append(count)
        self._program.refusable = terms.ANYBODY if compiled.marshal_may_refuse else terms.NOBODY
        for story in stories["story"]:
            compiled.back_of.append(compiled.backs.index(story["back"]))
            self._effect(story, "reward", compiled.reward, compiled.reward_end)
            compiled.spawns.append(mask(GANGS, story["spawn"]))
            compiled.sheriff_moves.append(story["sheriff"])
        compiled.plot = list(range(len(compiled.stories)))
        self._program.refusable = terms.NOBODY

    def _cattle(self, cattle: Entry) -> None:
        compiled = self.compiled
        compiled.cattle = _ids(cattle["token"])
        present = {token["color"] for token in cattle["token"]}
        compiled.colors = tuple(color for color in terms.COLORS if color in present)
        for token in cattle["token"]:
            compiled.cattle_color.append(terms.COLORS.index(token["color"]))
            self._effect(token, "effects", compiled.cattle_effect, compiled.cattle_effect_end)
        compiled.herd = list(range(len(compiled.cattle)))

    def _dice(self, dice: Entry) -> None:
        compiled = self.compiled
        compiled.dice, compiled.nuggets = dice["meta"]["dice"], dice["meta"]["nuggets"]
        compiled.die_faces = _ids(dice["face"])
        for number, face in enumerate(dice["face"]):
            compiled.die += [number] * face["count"]
            compiled.die_again.append(int(face["reroll"]))
            self._effect(face, "effects", compiled.die_effect, compiled.die_effect_end)

    def _tracks(self, tracks: Entry) -> None:
        compiled = self.compiled
        compiled.ability_lp = tracks["lp"]["ability_space"]
        compiled.most_wanted_lp = tracks["wanted"]["end_most_wanted_lp"]
        compiled.tied_most_wanted_lp = tracks["wanted"]["end_most_wanted_tied_lp"]
        compiled.other_wanted_lp = tracks["wanted"]["end_other_wanted_lp"]
        for track in terms.TRACKS:
            compiled.row_lp += tracks[track]["row_lp"]
            spaces = {s["space"]: s for s in tracks["space"] if s["track"] == track}
            for number in range(10):
                space = spaces.get(number, {"id": track, "effects": []})
                self._effect(space, "effects", compiled.track_effect, compiled.track_effect_end)

    def _effect(self, card: Entry, key: str, starts: list[int], ends: list[int]) -> None:
        self._program.of_card(card["id"])
        start, end = self._program.effects(card[key])
        starts.append(start)
        ends.append(end)


def in_play(cards: Words, swapped: tuple[str, ...]) -> Words:
    """Alternate cards with one of these faces take the places of those they replace."""
    alternates = {c["replaces"]: c for c in cards if "replaces" in c and c["face"] in swapped}
    return [alternates.get(card["id"], card) for card in cards if "replaces" not in card]


def _ids(entries: Words) -> tuple[str, ...]:
    return tuple(entry["id"] for entry in entries)


def _prolongs(words: Any) -> bool:
    """Does an effect, or one inside it, prolong the Move action?"""
    if isinstance(words, dict):
        return bool(words.get("extends_action")) or _prolongs(list(words.values()))
    return isinstance(words, list) and any(_prolongs(word) for word in words)
