"""Impossible positions are refused, with what is wrong and where.

What holds at every moment of a game is in check.py; here is what holds where a position may begin.
"""

from __future__ import annotations

from tumbleweed.core.errors import BadPosition
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.player.shopping import MISC, MOUNT, WEAPON, owned_of
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import FOUGHT, STORIES
from tumbleweed.games.legends.state.queries import discs
from tumbleweed.games.legends.vocabulary.modifiers import nugget_limit


def once(where: str, names: tuple[str, ...], numbers: list[int]) -> None:
    """Nothing is named twice."""
    for at, number in enumerate(numbers):
        if number in numbers[:at]:
            raise BadPosition(f"{where}: {names[number]} is named twice")


def lawful(s: LegendsState) -> None:
    faults = _board(s) + _stories(s)
    for seat in range(s.compiled.players):
        faults += [f"seat {seat} {fault}" for fault in _mat(s, seat)]
    if faults:
        raise BadPosition("; ".join(faults))


def _mat(s: LegendsState, seat: int) -> list[str]:
    compiled, found = s.compiled, []
    most = nugget_limit(s, seat)
    if s.nuggets[seat] > most:
        found.append(f"nuggets: {s.nuggets[seat]}, but {most} are the most there (WL-GOLD-08)")
    misc = owned_of(s, seat, MISC)
    if len(misc) > compiled.misc_limit:
        named = ", ".join(compiled.items[item] for item in misc)
        found.append(
            f"items: {compiled.misc_limit} miscellaneous are the most, not {named} (WL-ITEM-03)"
        )
    if s.money[seat] % 10:
        found.append(f"money: {s.money[seat]} is not a number of ten-dollar notes")
    if s.marshal[seat] and s.wanted[seat]:
        found.append("marshal and wanted: nobody is on both tracks (WL-MARSHAL-01)")
    if s.lp[seat] >= compiled.ability_lp and not s.legend[seat]:
        found.append(f"legend: with {s.lp[seat]} LP the ability is on (WL-CHAR-03)")
    return (
        found
        + _in_use(s, seat, "weapon", s.weapon[seat], WEAPON)
        + _in_use(s, seat, "mount", s.mount[seat], MOUNT)
    )


def _in_use(s: LegendsState, seat: int, what: str, item: int, kind: int) -> list[str]:
    if item == NONE:
        return []
    name = s.compiled.items[item]
    if s.compiled.item_kind[item] != kind:
        return [f"{what}: {name} is none"]
    return [] if s.owned[seat] >> item & 1 else [f"{what}: {name} is not among the items"]


def _board(s: LegendsState) -> list[str]:
    """No bandit appears where a player stands, and who rides up to one fights him."""
    found = []
    for hideout, space in enumerate(s.compiled.board.hideouts):
        if not s.bandits >> hideout & 1:
            continue
        here = [seat for seat in range(s.compiled.players) if s.space[seat] == space]
        for seat in here:
            name = s.compiled.board.spaces[space]
            found.append(f"bandits: seat {seat} stands on {name} (WL-BANDIT-03)")
    if s.turn[FOUGHT] >> s.active & 1 and s.active < s.compiled.players:
        found.append(f"fought: seat {s.active} is on turn, and fights others")
    for item, count in enumerate(s.store):
        if count < 0:
            copies = s.compiled.copies[item]
            found.append(f"items: there are {copies} copies of {s.compiled.items[item]}, not more")
    return found


def _stories(s: LegendsState) -> list[str]:
    found = []
    for side, name in enumerate(STORIES):
        lie, deck = len(discs(s, side)), s.story_left if side == 0 else s.story_right
        if lie > s.compiled.discs_needed:
            found.append(
                f"discs {name}: {lie}, but {s.compiled.discs_needed} fill a card (WL-STORY-05)"
            )
        if lie and not deck:
            found.append(f"discs {name}: there is no story card")
    return found


def filled_up(where: str, held: list[int], free: list[int], count: int) -> list[int]:
    """The goals named, and the first free ones for those nobody named."""
    if len(held) > count:
        raise BadPosition(f"{where}: {len(held)} goals, but {count} are dealt (WL-GOAL-02)")
    return held + [goal for goal in free if goal not in held][: count - len(held)]
