"""The standing changes (`mod`) that cards make to the rules, one record for each.

A modifier is compiled into a row of `Compiled.mods` (layout.py), which its rule reads; those of
poker cards in hand mark the face instead.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tumbleweed.core.state import NONE
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import FOES_OF
from tumbleweed.games.legends.state.queries import item_side_works, longhorns_of
from tumbleweed.games.legends.vocabulary import layout, terms
from tumbleweed.games.legends.vocabulary.blood_money.carried import carried
from tumbleweed.games.legends.vocabulary.condition import holds
from tumbleweed.games.legends.vocabulary.forms import Sort
from tumbleweed.games.legends.vocabulary.kinds import Choice, Foes, Number, Param
from tumbleweed.games.legends.vocabulary.record import Word, Words
from tumbleweed.games.legends.vocabulary.writer import Entry, Writer


class Modifier(Word):
    """`rule` is the function that heeds it. `in_hand`: of poker cards, not on a mat."""

    def __init__(
        self,
        name: str,
        gloss: str,
        params: tuple[Param, ...],
        *,
        rule: Callable[..., Any],
        in_hand: bool,
    ) -> None:
        super().__init__(name, gloss, params, first=layout.M_VALUE)
        self.rule = rule
        self.in_hand = in_hand
        if sum(param.width for param in params) > layout.MODIFIER - layout.M_VALUE:
            raise ValueError(f"{name!r} has more parameters than a row of modifiers has columns")

    def columns(self, out: Writer, word: Entry) -> list[int]:
        """M_VALUE and M_DETAIL."""
        written: list[int] = []
        for param in self.params:
            param.write(out, written, 0, word)
        return written + [0] * (layout.MODIFIER - layout.M_VALUE - len(written))


class SetOrAdd(Param):
    """A number, and whether it takes the place of the rule's own or is added to it."""

    def __init__(self) -> None:
        keys: dict[str, Sort] = {"set": "positive", "add": "step"}
        super().__init__(needs={}, may=keys, width=2)
        self.either, self.either_needed = ("set", "add"), True

    def write(self, out: Writer, code: list[int], start: int, word: Entry) -> None:
        code += [word["set"], 1] if "set" in word else [word["add"], 0]

    def is_set(self, rows: list[int], at: int) -> bool:
        return rows[at + self.offset + 1] == 1


# ---- which are in force ----


def in_force(s: LegendsState, seat: int, modifier: Modifier) -> list[int]:
    """The addresses of the modifiers of that kind that work for the seat."""
    return [at for at in s.compiled.mods_of[modifier.number] if _works(s, seat, at)]


def _works(s: LegendsState, seat: int, at: int) -> bool:
    rows = s.compiled.mods
    source, card = rows[at + layout.M_SOURCE], rows[at + layout.M_CARD]
    if source == terms.SOURCE_CHARACTER:
        if s.character[seat] != card or not s.legend[seat]:
            return False
    elif source == terms.SOURCE_ITEM:
        if not s.owned[seat] >> card & 1:  # as most; a call less, here where most calls are
            return False
        if not item_side_works(s, seat, card, rows[at + layout.M_UPGRADED]):
            return False
    elif not carried(s, seat, source, card):
        return False
    when = rows[at + layout.M_WHEN]
    return when == NONE or holds(s, when, seat, seat)


def added(s: LegendsState, seat: int, modifier: Modifier) -> int:
    total = 0
    for at in s.compiled.mods_of[modifier.number]:
        if _works(s, seat, at):
            total += ADDED.of(s.compiled.mods, at)
    return total


# ---- on the mat ----


def movement(s: LegendsState, seat: int) -> int:
    """2, or what the active mount says (WL-MOVE-02, -03), with what is added."""
    base, more = s.compiled.movement, 0
    for at in s.compiled.mods_of[MOVEMENT.number]:
        if not _works(s, seat, at):
            continue
        if SPACES.is_set(s.compiled.mods, at):
            base = SPACES.of(s.compiled.mods, at)
        else:
            more += SPACES.of(s.compiled.mods, at)
    slower = longhorns_of(s, seat)
    if slower and weightless(s, seat):
        slower = 0
    return max(1, base + more - slower)  # AU-TOKEN-11


def weightless(s: LegendsState, seat: int) -> bool:
    """Longhorns do not slow that seat (`longhorns_weightless` of Blood Money)."""
    return any(_works(s, seat, at) for at in s.compiled.blood.weightless)


def nugget_limit(s: LegendsState, seat: int) -> int:
    """WL-GOLD-06, WL-ITEM-12."""
    return s.compiled.nugget_limit + added(s, seat, NUGGET_LIMIT)


def hand_limit(s: LegendsState, seat: int) -> int:
    """WL-ENDTURN-02; never below 0."""
    limit = s.compiled.hand_limit + added(s, seat, HAND_SIZE)
    if s.wounds[seat] and not in_force(s, seat, WOUNDS_KEEP_HAND_SIZE):
        limit -= s.wounds[seat]
    return max(0, limit)


def fight_changes(s: LegendsState, seat: int) -> list[tuple[int, int]]:
    """By how much the values of a fight change for that player: OWN_CARD or not, how much."""
    rows = s.compiled.mods
    return [(TARGET.of(rows, at), CHANGE.of(rows, at)) for at in in_force(s, seat, FIGHT_VALUE)]


def wins_ties(s: LegendsState, seat: int) -> bool:
    """In the fight in progress."""
    foes = FOES_OF[s.fight.type]
    return any(AGAINST.of(s.compiled.mods, at) & foes for at in in_force(s, seat, WIN_TIES))


def npc_draw(s: LegendsState, seat: int, cards: int) -> int:
    """How many fight cards are drawn against that player by who draws so many."""
    return max(1, cards + added(s, seat, NPC_DRAW))


def crosses_mesas(s: LegendsState, seat: int) -> bool:
    return any(_works(s, seat, at) for at in s.compiled.mods_of[CROSS_MESA.number])


SPACES: Final = SetOrAdd()
ADDED: Final = Number("add", "step")
CHANGE: Final = Number("by", "change")
TARGET: Final = Choice("target", terms.TARGETS)
AGAINST: Final = Foes("against")

MOVEMENT: Final = Modifier(
    "movement", "of a Move action: one of the two", (SPACES,), rule=movement, in_hand=False
)
NUGGET_LIMIT: Final = Modifier("nugget_limit", "", (ADDED,), rule=nugget_limit, in_hand=False)
HAND_SIZE: Final = Modifier("hand_size", "", (ADDED,), rule=hand_limit, in_hand=False)
WOUNDS_KEEP_HAND_SIZE: Final = Modifier(
    "wounds_keep_hand_size",
    "wounds do not make the hand smaller",
    (),
    rule=hand_limit,
    in_hand=False,
)
FIGHT_VALUE: Final = Modifier(
    "fight_value", "as `change_value`, always", (CHANGE, TARGET), rule=fight_changes, in_hand=False
)
WIN_TIES: Final = Modifier("win_ties", "", (AGAINST,), rule=wins_ties, in_hand=False)
NPC_DRAW: Final = Modifier(
    "npc_draw", "fight cards drawn against oneself", (ADDED,), rule=npc_draw, in_hand=False
)
CROSS_MESA: Final = Modifier(
    "cross_mesa",
    "a mesa is a space to ride over, not to stop on",
    (),
    rule=crosses_mesas,
    in_hand=False,
)

# ---- in hand ----


def wildness(mods: list[Entry]) -> int:
    """Of a face with these modifiers: 1 for any card, 2 for any value of its suit, or 0."""
    wild = [mod for mod in mods if mod["mod"] == WILD.name]
    return max((1 + AS_WHAT.index(mod["as"]) for mod in wild), default=0)


def is_nugget(mods: list[Entry]) -> int:
    return int(any(mod["mod"] == COUNTS_AS_NUGGET.name for mod in mods))


AS_WHAT: Final = ("any_card", "any_value")

WILD: Final = Modifier(
    "wild",
    "poker cards: `any_card`, or `any_value` of its suit",
    (Choice("as", AS_WHAT),),
    rule=wildness,
    in_hand=True,
)
COUNTS_AS_NUGGET: Final = Modifier(
    "counts_as_nugget", "poker cards", (), rule=is_nugget, in_hand=True
)

MODIFIERS: Final[Words[Modifier]] = Words("modifier")  # words.py fills it
