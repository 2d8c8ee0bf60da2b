"""Positions: for tests, puzzles and playing on from a given point.

State what matters; the rest is filled in consistently with the rules: unmentioned players are apart
from each other on plain spaces and own nothing, unmentioned cards are in the deck below those
named.
"""

from __future__ import annotations

from typing import Any

from tumbleweed.core.errors import BadPosition
from tumbleweed.core.frames import LOCALS, Frame
from tumbleweed.core.state import NONE, mask_of
from tumbleweed.games.legends.components.decks.cattle import carry, ranch
from tumbleweed.games.legends.components.player.shopping import MOUNT, WEAPON
from tumbleweed.games.legends.positions.ante_up import place as ante_up
from tumbleweed.games.legends.positions.starts import filled_up, lawful, once
from tumbleweed.games.legends.positions.words import index, known, within
from tumbleweed.games.legends.procedures.table import procedures_of
from tumbleweed.games.legends.procedures.turn import ACTIONS_A_TURN
from tumbleweed.games.legends.state.compiled import Compiled
from tumbleweed.games.legends.state.frames import GAME, TURN
from tumbleweed.games.legends.state.legends_state import LegendsState, bare_table
from tumbleweed.games.legends.state.model import (
    ACTIONS,
    CATTLE_STREAM,
    CHARACTERS_STREAM,
    CLOSING,
    CONTRIBUTED,
    DICE_STREAM,
    FIGHT_STREAM,
    FOUGHT,
    GOAL_SETS,
    GOALS_STREAM,
    HAND_STREAM,
    HEISTS,
    MAN_IN_BLACK_STREAM,
    POKER_STREAM,
    STORIES,
    STORY_STREAM,
    TOKENS_STREAM,
)
from tumbleweed.games.legends.triggers.goals import CLAIMED, HELD, MET

# Where play goes on: the frames from the bottom up, (procedure, step).
POINTS: dict[str, list[tuple[Frame, str]]] = {
    "turn": [(GAME, "take_turn")],
    "income": [(GAME, "third_acts"), (TURN, "income")],
    "act": [(GAME, "third_acts"), (TURN, "any_actions")],
    "end": [(GAME, "third_acts"), (TURN, "full_stories")],
    "black": [(GAME, "third_acts")],  # the end of a round of two
    "scoring": [(GAME, "final_scoring")],
}
FACTS = {
    "at", "round", "active", "first", "ending", "actions", "fought", "heists", "contributed",
    "seats", "sheriff", "bandits", "deck", "discard", "fight_deck", "stories", "discs", "chance",
    "black",
}  # fmt: skip
SEAT_FACTS = {
    "character", "space", "lp", "legend", "marshal", "wanted", "money", "nuggets", "wounds",
    "items", "weapon", "mount", "cattle", "hand", "goals", "claimed", "met", "tokens",
}  # fmt: skip
APART = (
    "mesitos-point-1", "sunny-hills-2", "cliff-junction-9", "spikes-view-1", "mesitos-point-8",
    "sunny-hills-7",
)  # fmt: skip


def legends_position(compiled: Compiled, facts: dict[str, Any]) -> LegendsState:
    known("facts", facts, FACTS | ante_up.facts(compiled))
    s = bare_table(compiled, 0, [])
    at = facts.get("at", "act")
    s.stack = _stack(compiled, at)
    s.round = within("round", facts.get("round", 1), 1, 999)
    s.first = within("first", facts.get("first", 0), 0, compiled.players - 1)
    last = (s.first - 1) % compiled.players if at == "black" else 0
    s.active = within("active", facts.get("active", last), 0, compiled.players - 1)
    s.ending = within("ending", facts.get("ending", 0), 0, 2)
    _set_turn(s, facts, at)
    _seat_players(s, facts.get("seats", {}))
    s.sheriff = index("sheriff", compiled.board.spaces, facts.get("sheriff", _office(compiled)))
    _place_bandits(s, facts.get("bandits", []))
    _place_cards(s, facts)
    _place_stories(s, facts)
    if compiled.with_goals:
        _deal_goals(s, facts.get("seats", {}))
    _place_man_in_black(s, facts)
    ante_up.place_ante_up(s, facts)
    _script_chance(s, facts.get("chance", {}))
    lawful(s)
    return s


def _stack(compiled: Compiled, at: Any) -> list[int]:
    if at not in POINTS:
        raise BadPosition(f"at: {at!r} is not one of {', '.join(POINTS)}")
    tables = procedures_of(compiled)
    stack: list[int] = []
    for frame, name in POINTS[at]:
        steps = [step.name for step in tables[frame.number].steps]
        stack += [frame.number, steps.index(name), *[0] * LOCALS]
    return stack


def _set_turn(s: LegendsState, facts: dict[str, Any], at: Any) -> None:
    s.turn[ACTIONS] = within("actions", facts.get("actions", ACTIONS_A_TURN), 0, 99)
    for seat in facts.get("fought", []):
        s.turn[FOUGHT] |= 1 << within("fought", seat, 0, s.compiled.figures - 1)
    s.turn[HEISTS] = within("heists", facts.get("heists", 0), 0, 1)
    s.turn[CONTRIBUTED] = within("contributed", facts.get("contributed", 0), 0, 1)
    s.turn[CLOSING] = int(at in ("end", "black"))


# ---- the players ----


def _seat_players(s: LegendsState, seats: Any) -> None:
    if not isinstance(seats, dict):
        raise BadPosition("seats: a dictionary from seat to its facts is expected")
    compiled = s.compiled
    for seat, facts in seats.items():
        within("seats", seat, 0, compiled.players - 1)
        known(f"seat {seat}", facts, SEAT_FACTS | ante_up.seat_facts(compiled))
    named = [_character(compiled, facts) for facts in seats.values() if "character" in facts]
    once("seats", compiled.characters, named)
    free = [c for c in range(len(compiled.characters)) if c not in named]
    for seat in range(compiled.players):
        facts = seats.get(seat, {})
        s.character[seat] = _character(compiled, facts) if "character" in facts else free.pop(0)
        space = facts.get("space", APART[seat])
        s.space[seat] = index(f"seat {seat} space", compiled.board.spaces, space)
        _give_goods(s, seat, facts)
        _give_items(s, seat, facts)
        if "cattle" in facts:
            _give_cattle(s, seat, facts["cattle"])


def _character(compiled: Compiled, facts: dict[str, Any]) -> int:
    return index("character", compiled.characters, facts["character"])


def _give_goods(s: LegendsState, seat: int, facts: dict[str, Any]) -> None:
    limits = {
        "lp": (s.lp, 999),
        "marshal": (s.marshal, 9),
        "wanted": (s.wanted, 9),
        "money": (s.money, s.compiled.most_money),
        "nuggets": (s.nuggets, s.compiled.nuggets),
        "wounds": (s.wounds, s.compiled.max_wounds),
    }
    for name, (row, most) in limits.items():
        row[seat] = within(f"seat {seat} {name}", facts.get(name, 0), 0, most)
    s.supply -= s.nuggets[seat]
    legend = facts.get("legend", s.lp[seat] >= s.compiled.ability_lp)
    s.legend[seat] = int(bool(legend))


def _give_items(s: LegendsState, seat: int, facts: dict[str, Any]) -> None:
    """An item's id, or the id of its upgraded side. The first of a pile is active."""
    compiled, items = s.compiled, list[int]()
    for name in facts.get("items", []):
        upgraded = name in compiled.upgrades and bool(name)
        item = index(f"seat {seat} items", compiled.upgrades if upgraded else compiled.items, name)
        items.append(item)
        once(f"seat {seat} items", compiled.items, items)
        s.store[item] -= 1
        s.owned[seat] |= 1 << item
        s.upgraded[seat] |= int(upgraded) << item
        if compiled.item_kind[item] == WEAPON and s.weapon[seat] == NONE:
            s.weapon[seat] = item
        elif compiled.item_kind[item] == MOUNT and s.mount[seat] == NONE:
            s.mount[seat] = item
    if "weapon" in facts:
        s.weapon[seat] = index("weapon", compiled.items, facts["weapon"])
    if "mount" in facts:
        s.mount[seat] = index("mount", compiled.items, facts["mount"])


def _give_cattle(s: LegendsState, seat: int, name: Any) -> None:
    token = index(f"seat {seat} cattle", s.compiled.cattle, name)
    if token not in ranch(s, s.compiled.cattle_color[token]):
        why = "is carried twice" if token in s.compiled.herd else "is not in this game"
        raise BadPosition(f"cattle: {name} {why}")
    carry(s, seat, token)


def _deal_goals(s: LegendsState, seats: dict[int, Any]) -> None:
    """`goals` are held, and filled up to three; `tokens` are those drawn so far."""
    for seat in range(s.compiled.players):
        facts = seats.get(seat, {})
        sets = {}
        for name in ("goals", "claimed", "met"):
            what = f"seat {seat} {name}"
            sets[name] = [index(what, s.compiled.goals, goal) for goal in facts.get(name, [])]
            once(what, s.compiled.goals, sets[name])
        free = [g for g in s.compiled.goals_of[s.character[seat]] if g not in sets["claimed"]]
        left = s.compiled.goals_dealt - len(sets["claimed"])
        held = filled_up(f"seat {seat} goals", sets["goals"], free, left)
        s.goals[seat * GOAL_SETS + HELD] = mask_of(held)
        s.goals[seat * GOAL_SETS + CLAIMED] = mask_of(sets["claimed"])
        s.goals[seat * GOAL_SETS + MET] = mask_of(sets["met"])
        s.claims += [seat] * len(sets["claimed"])
        what = f"seat {seat} tokens"
        s.tokens += [index(what, s.compiled.tokens, token) for token in facts.get("tokens", [])]


# ---- board and cards ----


def _office(compiled: Compiled) -> str:
    return compiled.board.spaces[compiled.office]


def _place_bandits(s: LegendsState, spaces: list[Any]) -> None:
    board = s.compiled.board
    for name in spaces:
        hideout = board.hideout_at[index("bandits", board.spaces, name)]
        if hideout == NONE:
            raise BadPosition(f"bandits: {name!r} is no hideout")
        s.bandits |= 1 << hideout


def _place_cards(s: LegendsState, facts: dict[str, Any]) -> None:
    """`deck` and `fight_deck` name the cards on top, first the one that comes first."""
    cards = s.compiled.cards
    for seat, each in facts.get("seats", {}).items():
        s.hands[seat] = sorted(index(f"seat {seat} hand", cards, c) for c in each.get("hand", []))
    s.discard = [index("discard", cards, name) for name in facts.get("discard", [])]
    top = [index("deck", cards, name) for name in facts.get("deck", [])]
    used = s.discard + top + [card for hand in s.hands for card in hand]
    once("poker cards", cards, used)
    s.deck = [card for card in range(len(cards)) if card not in used] + top[::-1]
    names = s.compiled.fight_cards
    first = [index("fight_deck", names, name) for name in facts.get("fight_deck", [])]
    once("fight_deck", names, first)
    s.fight_deck = [card for card in range(len(names)) if card not in first] + first[::-1]


def _place_stories(s: LegendsState, facts: dict[str, Any]) -> None:
    """Named cards on top of their deck, first the available one; the rest below, half and half."""
    names, decks = s.compiled.stories, facts.get("stories", {})
    known("stories", decks, set(STORIES))
    tops = [[index("stories", names, name) for name in decks.get(side, [])] for side in STORIES]
    used = tops[0] + tops[1]
    once("stories", names, used)
    rest = [story for story in s.compiled.plot if story not in used]
    half = len(s.compiled.plot) // (s.compiled.story_decks or 1) - len(tops[0])
    s.story_left = rest[:half] + tops[0][::-1]
    s.story_right = rest[half:] + tops[1][::-1]
    discs = facts.get("discs", {})
    known("discs", discs, set(STORIES))
    most = s.compiled.figures - 1
    s.discs_left = [within("discs", seat, 0, most) for seat in discs.get("left", [])]
    s.discs_right = [within("discs", seat, 0, most) for seat in discs.get("right", [])]


def _place_man_in_black(s: LegendsState, facts: dict[str, Any]) -> None:
    """The Man in Black; `deck` names the cards on top, first the one that comes first."""
    compiled, his = s.compiled, s.compiled.black
    named = facts.get("black", {})
    known("black", named, {"space", "lp", "deck", "discard"})
    if compiled.figures == compiled.players:
        if "black" in facts:
            raise BadPosition("black: the Man in Black rides only when two play")
        return
    space = named.get("space", compiled.board.spaces[compiled.man_in_black_start])
    s.space[his] = index("black space", compiled.board.spaces, space)
    s.lp[his] = within("black lp", named.get("lp", s.lp[his]), 0, 999)
    cards = compiled.man_in_black_cards
    s.black_discard = [index("black discard", cards, name) for name in named.get("discard", [])]
    top = [index("black deck", cards, name) for name in named.get("deck", [])]
    used = s.black_discard + top
    once("black", cards, used)
    s.black_deck = [card for card in range(len(cards)) if card not in used] + top[::-1]


def _script_chance(s: LegendsState, chance: dict[str, list[Any]]) -> None:
    """By stream: cards off the next shuffled deck, faces of dice, what is drawn blindly."""
    compiled = s.compiled
    words = {
        CHARACTERS_STREAM: compiled.characters,
        POKER_STREAM: compiled.cards,
        FIGHT_STREAM: compiled.fight_cards,
        STORY_STREAM: compiled.stories,
        DICE_STREAM: tuple(compiled.die_faces[face] for face in compiled.die),
        CATTLE_STREAM: compiled.cattle,
        HAND_STREAM: compiled.cards,
        GOALS_STREAM: compiled.goals,
        TOKENS_STREAM: compiled.tokens,
        MAN_IN_BLACK_STREAM: compiled.man_in_black_cards,
        **ante_up.drawn(compiled),
    }
    for name, values in chance.items():
        stream = index("chance", compiled.streams, name)
        named = words.get(stream)
        s.script[stream] = [index(f"chance {name}", named, v) if named else v for v in values]
