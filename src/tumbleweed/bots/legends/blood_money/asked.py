"""Which plans meet which conditions of a legendary story (BM-STORY-16): by the trigger's event."""

from __future__ import annotations

from collections.abc import Callable

from tumbleweed.bots.legends.blood_money.table_view import TaleTable
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.vocabulary import layout, terms
from tumbleweed.games.legends.vocabulary import triggers as on
from tumbleweed.games.legends.vocabulary.ante_up import triggers as up
from tumbleweed.games.legends.vocabulary.blood_money import harm, property, tales

# The foe that a deed is a fight against.
FOUGHT = {
    "bandit": terms.FOE_BANDIT, "outlaw": terms.FOE_OUTLAW,
    "claim-jumper": terms.FOE_CLAIM_JUMPER, "heist": terms.FOE_GUARD,
    "heist-train": terms.FOE_TRAIN_GUARD, "train": terms.FOE_TRAIN_GUARD,
    "sheriff": terms.FOE_SHERIFF,
    "duel": terms.FOE_PLAYER, "rob": terms.FOE_PLAYER, "arrest": terms.FOE_PLAYER,
}  # fmt: skip
TYPES = ("duel", "rob", "arrest")
POKER = ("gamble", "challenge", "high_stakes", "poker_anywhere")  # makers
# How likely a deed does what a condition asks for; others always do.
LIKELY = {
    "bandit": 0.7, "outlaw": 0.7, "claim-jumper": 0.7, "heist": 0.6, "heist-train": 0.6,
    "duel": 0.6, "rob": 0.6, "arrest": 0.6, "poker": 0.5, "challenge": 0.5, "high-stakes": 0.5,
    "ability": 0.5, "faro": 0.6, "prospect": 0.8, "acquire": 0.9,
}  # fmt: skip
HEALING = {  # by the makers of plans
    "heal": terms.HEALERS.index("doctor"),
    "use_items": terms.HEALERS.index("item"),
    "open_pouch": terms.HEALERS.index("item"),
}
REPUTED = {"heist", "heist-train", "rob", "arrest", "bandit"}


def chance_of(deed: str) -> float:
    return LIKELY.get(deed.partition(":")[0], 1.0)


def meets(table: TaleTable, at: int, deed: str, space: int, maker: str) -> bool:
    """Whether a plan does what the trigger at that address asks for."""
    row = table.land.compiled.triggers
    test = TESTS.get(row[at + layout.T_EVENT])
    if test is None or not test(table, at, deed, space, maker):
        return False
    place = row[at + layout.T_PLACE]
    return place == NONE or space in table.places(place)


Test = Callable[[TaleTable, int, str, int, str], bool]


def _deed(*verbs: str) -> Test:
    def test(table: TaleTable, at: int, deed: str, space: int, maker: str) -> bool:
        return deed.partition(":")[0] in verbs

    return test


def _made_by(*makers: str) -> Test:
    def test(table: TaleTable, at: int, deed: str, space: int, maker: str) -> bool:
        return maker in makers

    return test


def _win_fight(table: TaleTable, at: int, deed: str, space: int, maker: str) -> bool:
    verb = deed.partition(":")[0]
    if verb not in FOUGHT:
        return False
    row, foe = table.land.compiled.triggers, FOUGHT[verb]
    against, types = row[at + layout.T_AGAINST], row[at + layout.T_TYPES]
    mask = 1 << foe
    if foe == terms.FOE_TRAIN_GUARD:  # he is a guard, too (AU-TRAIN-15)
        mask |= 1 << terms.FOE_GUARD
    if against and not against & mask:
        return False
    return not types or (verb in TYPES and bool(types >> TYPES.index(verb) & 1))


def _deliver(table: TaleTable, at: int, deed: str, space: int, maker: str) -> bool:
    """At a station as a drover, at a Ranch of another color as a rustler."""
    if maker != "deliver":
        return False
    asked = table.land.compiled.triggers[at + layout.T_DETAIL]
    how = terms.WRANGLE if space in table.land.stations else terms.RUSTLE
    return asked in (NONE, how)


def _revel(table: TaleTable, at: int, deed: str, space: int, maker: str) -> bool:
    verb, _, lp = deed.partition(":")
    least = table.land.compiled.triggers[at + layout.T_AT_LEAST]
    return verb == "revel" and lp.isdigit() and int(lp) >= least


def _some_lp(table: TaleTable, at: int, deed: str, space: int, maker: str) -> bool:
    """Two LP or more with one action."""
    verb = deed.partition(":")[0]
    if verb == "deposit":
        return table.me.nuggets >= table.land.compiled.triggers[at + layout.T_AT_LEAST]
    return verb == "duel" or _revel(table, at, deed, space, maker)


def _reputation(table: TaleTable, at: int, deed: str, space: int, maker: str) -> bool:
    """Points on the Marshal or the Wanted track."""
    return deed.partition(":")[0] in REPUTED or maker == "deliver"


def _healed(table: TaleTable, at: int, deed: str, space: int, maker: str) -> bool:
    by = table.land.compiled.triggers[at + layout.T_DETAIL]
    return bool(table.me.wounds) and maker in HEALING and HEALING[maker] == by


TESTS: dict[int, Test] = {
    on.WIN_FIGHT.number: _win_fight,
    on.DELIVER_CATTLE.number: _deliver,
    on.REVEL.number: _revel,
    on.GAIN_LP.number: _some_lp,
    on.GAIN_REPUTATION.number: _reputation,
    on.LOSE_WOUNDS.number: _healed,
    on.PROSPECT.number: _deed("prospect"),
    on.DEPOSIT_NUGGETS.number: _deed("deposit"),
    on.WIN_POKER.number: _made_by(*POKER),
    on.BUY_ITEM.number: _deed("store", "trader"),
    on.UPGRADE_ITEM.number: _deed("store", "trader"),
    up.WIN_FARO.number: _deed("faro"),
    up.GAIN_GAMBLER.number: _made_by("faro", *POKER),
    up.EXPLORE_FRONTIER.number: _deed("frontier"),
    up.GAIN_LONGHORN.number: _deed("take"),
    up.DELIVER_LONGHORN.number: _made_by("deliver_longhorns"),
    up.RIDE_RAIL.number: _deed("rail"),
    tales.WORK.number: _deed("work"),
    tales.ACQUIRE_CATTLE.number: _deed("acquire"),
    tales.REVEAL_MAP_TOKEN.number: _made_by("turn_map_tokens"),
    harm.REPAIR.number: _deed("repair"),
    harm.ROLL_RISK.number: _deed("risk"),
    on.GAIN_WOUNDS.number: _deed("wounds"),
    property.CLAIM_DEED.number: _deed("claim-deed"),
    property.USE_DEED.number: _deed("deed"),
    property.TRADER_ACTION.number: _deed("trader"),
}
