"""Every option a seat can ever be offered, verb by verb, in the order of the catalogue.

Options without a thing have a number of their own, the same in every game. The others come in
groups, one option for each thing; where a group begins depends on the content. In an offer the
least committing option comes first: it is the answer when a clock runs out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tumbleweed.core.decision import Catalogue
from tumbleweed.core.state import NONE
from tumbleweed.core.text import Wording
from tumbleweed.games.legends.state.compiled import Compiled
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import MAX_PLAYERS, STORIES
from tumbleweed.games.legends.vocabulary.prices import NUGGET_PRICE, REVEL_PRICE

Args = dict[str, str | int]
Members = Callable[[Compiled], list[tuple[str, Args]]]  # a thing's id, and what its message is told

MOST_NUGGETS: Final = 12
REVELS: Final = 4  # $30 to $120 (WL-CABARET-02)

PLAIN: Final[list[str]] = []


def plain(key: str) -> int:
    """An option without a thing; its number."""
    PLAIN.append(key)
    return len(PLAIN) - 1


PASS: Final = plain("pass")
END: Final = plain("end")
STOP: Final = plain("stop")
LEAVE: Final = plain("leave")
YES: Final = plain("yes")
NO: Final = plain("no")
INCOME_CARDS: Final = plain("income:cards")
INCOME_BOTH: Final = plain("income:both")
INCOME_MONEY: Final = plain("income:money")
WORK: Final = plain("work")
PROSPECT: Final = plain("prospect")
DEPOSIT: Final = plain("deposit")
HEIST: Final = plain("heist")
HEAL: Final = plain("heal")
POKER: Final = plain("poker")
STORE: Final = plain("store")
ACQUIRE: Final = plain("acquire")
DECLINE: Final = plain("decline")
JOIN: Final = plain("join")
SIT_OUT: Final = plain("sit-out")
STEAL_NOTHING: Final = plain("steal:nothing")
STEAL_MONEY: Final = plain("steal:money")
STEAL_NUGGETS: Final = plain("steal:nuggets")
STEAL_CATTLE: Final = plain("steal:cattle")
REWARD_LP: Final = plain("reward:lp")
REWARD_MARSHAL: Final = plain("reward:marshal")
DELIVER: Final = plain("deliver")
PAY_NUGGET: Final = plain("nugget")


class Group:
    """The options of one verb, one for each thing."""

    def __init__(self, verb: str, members: Members) -> None:
        self.verb = verb
        self.members = members
        self.number = len(GROUPS)
        GROUPS.append(self)

    def of(self, s: LegendsState, member: int) -> int:
        """The option for a thing."""
        return s.compiled.group_starts[self.number] + member

    def member(self, s: LegendsState, option: int) -> int:
        """The thing of an option."""
        return option - s.compiled.group_starts[self.number]

    def has(self, s: LegendsState, option: int) -> bool:
        return s.compiled.group_of[option] == self.number

    def key(self, thing: str) -> str:
        return f"{self.verb}:{thing}"


class Single(Group):
    """An option without a thing, in games of a module only."""

    def key(self, thing: str) -> str:
        return self.verb


GROUPS: Final[list[Group]] = []


# ---- what there is one of ----


def _revels(compiled: Compiled) -> list[tuple[str, Args]]:
    return [(str(lp), {"lp": lp, "money": REVEL_PRICE * lp}) for lp in range(1, REVELS + 1)]


def _sales(compiled: Compiled) -> list[tuple[str, Args]]:
    counts = range(MOST_NUGGETS + 1)
    return [(str(count), {"count": count, "money": NUGGET_PRICE * count}) for count in counts]


def _dice(compiled: Compiled) -> list[tuple[str, Args]]:
    return [(str(die), {"die": die + 1}) for die in range(2)]


def _sides(compiled: Compiled) -> list[tuple[str, Args]]:
    return _named("side", STORIES)


def _ranches(compiled: Compiled) -> list[tuple[str, Args]]:
    return _named("ranch", compiled.colors)


def _seats(compiled: Compiled) -> list[tuple[str, Args]]:
    return _named("seat", tuple(str(seat) for seat in range(MAX_PLAYERS)))


def _spaces(compiled: Compiled) -> list[tuple[str, Args]]:
    return _named("space", compiled.board.spaces)


def _spaces_and_mesas(compiled: Compiled) -> list[tuple[str, Args]]:
    return _named("space", compiled.board.spaces + compiled.board.mesas)


def _hideouts(compiled: Compiled) -> list[tuple[str, Args]]:
    return _named("space", tuple(compiled.board.spaces[i] for i in compiled.board.hideouts))


def _cards(compiled: Compiled) -> list[tuple[str, Args]]:
    return _named("card", compiled.cards)


def _fight_cards(compiled: Compiled) -> list[tuple[str, Args]]:
    return _named("fight-card", compiled.fight_cards)


def _items(compiled: Compiled) -> list[tuple[str, Args]]:
    return _named("item", compiled.items)


def _wares(compiled: Compiled) -> list[tuple[str, Args]]:
    return [
        (item, {**args, "price": compiled.cost[i]})
        for i, (item, args) in enumerate(_items(compiled))
    ]


def _upgrades(compiled: Compiled) -> list[tuple[str, Args]]:
    return [
        (item, {**args, "lp": compiled.upgrade_lp[i]})
        for i, (item, args) in enumerate(_wares(compiled))
    ]


def _characters(compiled: Compiled) -> list[tuple[str, Args]]:
    return _named("character", compiled.characters)


def _goals(compiled: Compiled) -> list[tuple[str, Args]]:
    return _named("goal", compiled.goals)


def _choices(compiled: Compiled) -> list[tuple[str, Args]]:
    """The options of all questions that cards ask, one question after the other."""
    return [
        (f"{name}.{option + 1}", {"effects": f"effects:{node}.{option}"})
        for node, name in enumerate(compiled.nodes)
        for option in range(len(compiled.node_options[node]))
    ]


def _named(kind: str, names: tuple[str, ...]) -> list[tuple[str, Args]]:
    return [(name, {kind: f"{kind}:{name}"}) for name in names]


REVEL: Final = Group("revel", _revels)  # + LP - 1
SELL_NUGGETS: Final = Group("sell-nuggets", _sales)  # + how many
REROLL: Final = Group("reroll", _dice)
CONTRIBUTE: Final = Group("contribute", _sides)
RESOLVE: Final = Group("resolve", _sides)
LOOK: Final = Group("look", _sides)
TAKE_BACK: Final = Group("take-back", _sides)
RANCH: Final = Group("ranch", _ranches)
DUEL: Final = Group("duel", _seats)
ROB: Final = Group("rob", _seats)
ARREST: Final = Group("arrest", _seats)
TARGET: Final = Group("target", _seats)
RIDE: Final = Group("ride", _spaces)
STEP: Final = Group("step", _spaces_and_mesas)
PLACE: Final = Group("place", _spaces)
SHERIFF: Final = Group("sheriff", _spaces)
SHERIFF_STEP: Final = Group("sheriff-step", _spaces)
BANDIT: Final = Group("bandit", _hideouts)
BLACK: Final = Group("black", _spaces)
USE: Final = Group("use", _cards)
LAY: Final = Group("lay", _cards)
REACT: Final = Group("react", _cards)
DISCARD: Final = Group("discard", _cards)
PLAY: Final = Group("play", _cards)
SELL: Final = Group("sell", _cards)
GIVE: Final = Group("give", _cards)
NPC: Final = Group("npc", _fight_cards)
BUY: Final = Group("buy", _wares)
UPGRADE: Final = Group("upgrade", _upgrades)
READY: Final = Group("ready", _items)
ITEM: Final = Group("item", _items)
CHARACTER: Final = Group("character", _characters)
ABILITY: Final = Group("ability", _characters)
CLAIM: Final = Group("claim", _goals)
CHOOSE: Final = Group("choose", _choices)


def catalogue_of(compiled: Compiled, wording: Wording) -> Catalogue:
    """`compiled` learns where its groups begin, and which option belongs to which."""
    catalogue = Catalogue(wording)
    for key in PLAIN:
        catalogue.add(key, key.replace(":", "-"))
    compiled.group_of, compiled.group_starts, compiled.choice_starts = [NONE] * len(PLAIN), [], []
    for group in GROUPS:
        members = group.members(compiled)
        compiled.group_starts.append(len(catalogue.options))
        compiled.group_of += [group.number] * len(members)
        for thing, args in members:
            catalogue.add(group.key(thing), group.verb, **args)
    _add_choices(compiled)
    return catalogue


def _add_choices(compiled: Compiled) -> None:
    """Where the options of each question of a card begin."""
    first = compiled.group_starts[CHOOSE.number]
    for options in compiled.node_options:
        compiled.choice_starts.append(first)
        first += len(options)
