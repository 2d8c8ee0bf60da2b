"""Compiles the content files into a `Box` for one edition and one number of players."""

from __future__ import annotations

from typing import Any

from tumbleweed.core.state import NONE
from tumbleweed.games.legends.box import Box
from tumbleweed.games.legends.reading.black import compile_black
from tumbleweed.games.legends.reading.board import Entry, Places, compile_board
from tumbleweed.games.legends.reading.goals import compile_goals, compile_tokens
from tumbleweed.games.legends.reading.program import Program, Words
from tumbleweed.games.legends.reading.tables import GANGS, SUITS
from tumbleweed.games.legends.reading.words import TRIGGERS
from tumbleweed.games.legends.vocabulary import layout, terms
from tumbleweed.games.legends.vocabulary.kinds import mask
from tumbleweed.games.legends.vocabulary.modifiers import is_nugget, wildness

SMALL_TABLE = 4  # players up to which a story needs fewer discs


def compile_box(files: dict[str, Entry], edition: str, players: int) -> Box:
    return _Compiler(files, edition, players).box


class _Compiler:
    def __init__(self, files: dict[str, Entry], edition: str, players: int) -> None:
        self.box = box = Box()
        box.edition, box.players = edition, players
        self._edition(files["editions"])
        box.board = compile_board(files["board-main"], files["places"])
        self._places = Places(box.board)
        box.items = _ids(files["items"]["item"])
        numbers = {name: i for i, name in enumerate(box.items)}
        self._program = Program(box, self._places, numbers)
        box.listeners = [[] for _ in TRIGGERS.all]
        box.hand_listeners = [[] for _ in TRIGGERS.all]
        self._poker(files["poker"])
        self._items(files["items"])
        self._characters(files["characters"])
        self._fight(files["fight"])
        self._stories(files["stories"])
        self._cattle(files["cattle"])
        self._dice(files["dice"])
        self._tracks(files["tracks"])
        compile_goals(box, self._program, self._places, files["goals"])
        compile_tokens(box, files["legendary-tokens"])
        compile_black(box, self._places, files["man-in-black"])

    def _edition(self, editions: Entry) -> None:
        box = self.box
        (edition,) = (each for each in editions["edition"] if each["id"] == box.edition)
        box.cards_first = edition["fight_order"] == "cards-first"
        box.values_rise = edition["values_rise"]
        box.guard_wins_ties = edition["guard_wins_ties"]
        box.sheriff_may_be_declined = edition["sheriff_may_be_declined"]
        box.sheriff_takes_nuggets = edition["sheriff_takes_nuggets"]
        box.marshal_may_refuse = edition["marshal_may_refuse"]
        box.cites = edition["cites"]

    # ---- cards with abilities ----

    def _poker(self, poker: Entry) -> None:
        box = self.box
        cards = sorted(poker["card"], key=lambda card: (card["rank"], SUITS.index(card["suit"])))
        box.cards, box.faces = _ids(cards), _ids(poker["face"])
        box.rank = [card["rank"] for card in cards]
        box.suit = [SUITS.index(card["suit"]) for card in cards]
        box.face = [box.faces.index(card["face"]) for card in cards]
        for number, face in enumerate(poker["face"]):
            self._face(number, face)

    def _face(self, number: int, face: Entry) -> None:
        box = self.box
        mods = [mod for ability in self._abilities(face) for mod in ability.get("mods", [])]
        box.wild_faces.append(wildness(mods))
        box.nugget_faces.append(is_nugget(mods))
        rows = self._rows(face, [terms.SOURCE_POKER, number, 0])
        actions = [row for row in rows if self._kind(row) == terms.KIND_ACTION]
        box.action_of.append(actions[0] if actions else NONE)
        box.face_abilities.append([row for row in rows if row not in actions])
        reactions = [row for row in rows if self._kind(row) == terms.KIND_REACTION]
        self._listen(box.hand_listeners, reactions)

    def _items(self, items: Entry) -> None:
        box = self.box
        box.misc_limit = items["meta"]["misc_limit"]
        for number, item in enumerate(items["item"]):
            upgraded = item.get("upgraded", {})
            box.upgrades = (*box.upgrades, upgraded.get("id", ""))
            box.item_kind.append(terms.ITEM_KINDS.index(item["item_kind"]))
            box.cost.append(item["cost"])
            box.copies.append(item["copies"])
            box.upgrade_lp.append(upgraded.get("lp", 0))
            for side, card in enumerate((item, upgraded)):
                origin = [terms.SOURCE_ITEM, number, side]
                box.item_abilities.append(self._on_mat(card, origin) if card else [])

    def _characters(self, characters: Entry) -> None:
        box = self.box
        box.characters = _ids(characters["character"])
        for number, character in enumerate(characters["character"]):
            origin = [terms.SOURCE_CHARACTER, number, 0]
            box.character_abilities.append(self._on_mat(character, origin))
            start = character["start"]
            box.start_places.append([self._places.of([name]) for name in start["places"]])
            box.start_money.append(start["money"])
            box.start_cards.append(start["cards"])
            box.start_wounds.append(start["wounds"])
            box.start_marshal.append(start["marshal"])
            box.start_wanted.append(start["wanted"])
            box.start_items.append([self._side(each) for each in start["items"]])

    def _side(self, item: Entry) -> int:
        return self.box.items.index(item["item"]) * 2 + int(item["upgraded"])

    def _on_mat(self, card: Entry, origin: list[int]) -> list[int]:
        """The abilities and modifiers of an item or a character."""
        rows = self._rows(card, origin)
        for ability in self._abilities(card):
            self._mods(ability, origin)
        self._listen(
            self.box.listeners, [row for row in rows if self._kind(row) != terms.KIND_ACTION]
        )
        return rows

    def _abilities(self, card: Entry) -> Words:
        """Those of the edition."""
        edition = self.box.edition
        return [each for each in card["abilities"] if edition in each.get("editions", [edition])]

    def _rows(self, card: Entry, origin: list[int]) -> list[int]:
        """Writes the abilities that are an Action or have a trigger; their numbers."""
        self._program.of_card(card["id"])
        rows = []
        for ability in self._abilities(card):
            if ability["kind"] == "action" or "on" in ability:
                rows.append(len(self.box.abilities) // layout.ABILITY)
                self.box.abilities += self._ability(ability, origin)
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
        ]

    def _mods(self, ability: Entry, origin: list[int]) -> None:
        if "mods" not in ability:
            return
        when = self._program.test(ability["when"]) if "when" in ability else NONE
        for mod in ability["mods"]:
            self._program.modifier(mod, origin, when)

    def _kind(self, row: int) -> int:
        return self.box.abilities[row * layout.ABILITY + layout.A_KIND]

    def _listen(self, listeners: list[list[int]], rows: list[int]) -> None:
        box = self.box
        for row in rows:
            first = box.abilities[row * layout.ABILITY + layout.A_TRIGGER]
            count = box.abilities[row * layout.ABILITY + layout.A_TRIGGERS]
            starts = range(first * layout.TRIGGER, (first + count) * layout.TRIGGER, layout.TRIGGER)
            for event in {box.triggers[start + layout.T_EVENT] for start in starts}:
                listeners[event].append(row)

    # ---- cards with an effect ----

    def _fight(self, fight: Entry) -> None:
        box = self.box
        cards = sorted(fight["card"], key=lambda card: int(card["rank"]))
        box.fight_cards = _ids(cards)
        for card in cards:
            self._effect(card, "effects", box.fight_effect, box.fight_effect_end)
        box.npc_draws = [fight["meta"]["draws"].get(foe, 0) for foe in terms.FOES]

    def _stories(self, stories: Entry) -> None:
        box = self.box
        discs = stories["meta"]["discs"]
        small = box.players <= SMALL_TABLE
        box.discs_needed = discs["players_2_to_4" if small else "players_5_to_6"]
        box.stories, box.backs = _ids(stories["story"]), _ids(stories["back"])
        for back in stories["back"]:
            first, count = self._program.triggers(back["trigger"])
            box.back_trigger.append(first)
            box.back_triggers.append(count)
        self._program.refusable = terms.ANYBODY if box.marshal_may_refuse else terms.NOBODY
        for story in stories["story"]:
            box.back_of.append(box.backs.index(story["back"]))
            self._effect(story, "reward", box.reward, box.reward_end)
            box.spawns.append(mask(GANGS, story["spawn"]))
            box.sheriff_moves.append(story["sheriff"])
        box.plot = list(range(len(box.stories)))
        self._program.refusable = terms.NOBODY

    def _cattle(self, cattle: Entry) -> None:
        box = self.box
        box.cattle = _ids(cattle["token"])
        for token in cattle["token"]:
            box.cattle_color.append(terms.COLORS.index(token["color"]))
            self._effect(token, "effects", box.cattle_effect, box.cattle_effect_end)
        box.herd = list(range(len(box.cattle)))

    def _dice(self, dice: Entry) -> None:
        box = self.box
        box.dice, box.nuggets = dice["meta"]["dice"], dice["meta"]["nuggets"]
        box.die_faces = _ids(dice["face"])
        for number, face in enumerate(dice["face"]):
            box.die += [number] * face["count"]
            box.die_again.append(int(face["reroll"]))
            self._effect(face, "effects", box.die_effect, box.die_effect_end)

    def _tracks(self, tracks: Entry) -> None:
        box = self.box
        box.ability_lp = tracks["lp"]["ability_space"]
        box.most_wanted_lp = tracks["wanted"]["end_most_wanted_lp"]
        box.tied_most_wanted_lp = tracks["wanted"]["end_most_wanted_tied_lp"]
        box.other_wanted_lp = tracks["wanted"]["end_other_wanted_lp"]
        for track in terms.TRACKS:
            box.row_lp += tracks[track]["row_lp"]
            spaces = {s["space"]: s for s in tracks["space"] if s["track"] == track}
            for number in range(10):
                space = spaces.get(number, {"id": track, "effects": []})
                self._effect(space, "effects", box.track_effect, box.track_effect_end)

    def _effect(self, card: Entry, key: str, starts: list[int], ends: list[int]) -> None:
        self._program.of_card(card["id"])
        start, end = self._program.effects(card[key])
        starts.append(start)
        ends.append(end)


def _ids(entries: Words) -> tuple[str, ...]:
    return tuple(entry["id"] for entry in entries)


def _prolongs(words: Any) -> bool:
    """Does an effect, or one inside it, prolong the Move action?"""
    if isinstance(words, dict):
        return bool(words.get("extends_action")) or _prolongs(list(words.values()))
    return isinstance(words, list) and any(_prolongs(word) for word in words)
