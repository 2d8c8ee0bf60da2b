"""What to buy at the General Store, and which weapon and mount to use."""

from __future__ import annotations

from collections.abc import Container

from tumbleweed.bots.legends.worth import Worth

RIDING = 0.42  # fraction of all actions spent on riding
AN_ACTION = 1.1  # LP
WEAPON, MOUNT = 0, 1  # kinds of items
PRICE = 1.1  # a dollar spent counts a little more than a dollar gained

# LP per turn that an item gives to a player who uses it, (basic, upgraded).
A_TURN = {
    "revolver": (0.0, 0.04),
    "shotgun": (0.1, 0.28),
    "rifle": (0.06, 0.2),
    "miners-map": (0.22, 0.0),
    "ten-gallon": (0.22, 0.0),
}


ONCE: dict[str, float] = {}  # LP from items that are used up; modules add theirs


def benefit(worth: Worth, name: str, upgraded: bool) -> float:
    """LP until the end of the game from buying or upgrading an item."""
    land, me = worth.table.land, worth.table.me
    if name not in land.item:
        return 0.0
    item = land.item[name]
    lp = float(land.compiled.upgrade_lp[item]) if upgraded else 0.0
    if land.compiled.item_kind[item] == MOUNT:
        return lp + _faster(worth, land.speed(item, upgraded)) + _room(worth, name, upgraded)
    if land.compiled.item_kind[item] == WEAPON:
        return lp + _better(worth, a_turn(name, upgraded))
    if name in ONCE:
        return ONCE[name]
    if name == "whiskey":
        return worth.wound * min(1, me.wounds)
    if name == "provisions":
        return worth.card + 0.5 * (worth.card + worth.wound * min(1, me.wounds))
    return a_turn(name, upgraded) * max(0.0, worth.turns - 1.0)


def a_turn(name: str, upgraded: bool) -> float:
    return A_TURN.get(name, (0.0, 0.0))[upgraded]


def _better(worth: Worth, new: float) -> float:
    """Better than my best weapon: only one is in use."""
    now = [a_turn(name, bool(item["upgraded"])) for name, item in worth.table.me.items.items()
           if worth.table.land.kind(name) == WEAPON]  # fmt: skip
    return max(0.0, new - max(now, default=0.0)) * max(0.0, worth.turns - 1.0)


def _faster(worth: Worth, new: int) -> float:
    now = worth.table.me.movement
    saved = 3.0 * max(0.0, worth.turns - 1.0) * RIDING * max(0.0, 1.0 - now / new)
    return saved * AN_ACTION


def _room(worth: Worth, name: str, upgraded: bool) -> float:
    """More room for nuggets, for a miner."""
    if name != "mule" or upgraded:
        return 0.0
    digs = worth.table.me.nuggets > 0 or "miners-map" in worth.table.me.items
    return (0.2 if digs else 0.08) * worth.turns


def bargain(worth: Worth, key: str) -> float:
    """The value of a purchase minus its price; `key` is the option."""
    verb, _, name = key.partition(":")
    item = worth.table.land.item.get(name)
    if item is None or verb not in {"buy", "upgrade"}:
        return 0.0
    price = worth.table.land.compiled.cost[item]
    return benefit(worth, name, verb == "upgrade") - PRICE * worth.dollar * price


def wares(worth: Worth, sold: Container[str] | None = None) -> list[str]:
    """What I can afford now, as options of the store; `sold` are the kinds of items it sells."""
    land, me, store = worth.table.land, worth.table.me, worth.table.view["store"]
    found = []
    misc = sum(1 for name in me.items if land.kind(name) > MOUNT)
    for name, item in land.item.items():
        if me.money < land.compiled.cost[item]:
            continue
        if name in me.items:
            if land.compiled.upgrades[item] and not me.items[name]["upgraded"]:
                found.append(f"upgrade:{name}")
        elif (
            (sold is None or name in sold)
            and store.get(name)
            and (land.compiled.item_kind[item] <= MOUNT or misc < land.compiled.misc_limit)
        ):
            found.append(f"buy:{name}")
    return found


def basket(worth: Worth, sold: Container[str] | None = None) -> float:
    """The value of a visit to the store now: the best purchase, and those after it."""
    left, total, taken = worth.table.me.money, 0.0, set()
    for key in sorted(wares(worth, sold), key=lambda key: -bargain(worth, key)):
        name = key.partition(":")[2]
        item, gain = worth.table.land.item[name], bargain(worth, key)
        kind = worth.table.land.compiled.item_kind[item]
        if gain <= 0.0 or kind in taken or worth.table.land.compiled.cost[item] > left:
            continue
        left -= worth.table.land.compiled.cost[item]
        total += gain
        if kind <= MOUNT:
            taken.add(kind)
    return total


# ---- the questions of the store ----


def shop(worth: Worth, keys: list[str], just_came: bool) -> str:
    """Everything worth its price; always at least one, to justify the action of coming."""
    best = max((key for key in keys if key != "leave"), key=lambda key: bargain(worth, key))
    stays = just_came or "leave" not in keys
    return best if stays or bargain(worth, best) > 0.0 else "leave"


def ready(worth: Worth, keys: list[str]) -> str:
    """The best weapon, the fastest mount."""
    return max(keys, key=lambda key: _power(worth, key.partition(":")[2]))


def take_up(worth: Worth, keys: list[str]) -> str:
    """The new one, if it is better than what is in use."""
    land, me = worth.table.land, worth.table.me
    for key in keys:
        name = key.partition(":")[2]
        if name in me.items:
            rivals = [own for own in me.items if land.kind(own) == land.kind(name)]
            if all(_power(worth, name) >= _power(worth, own) for own in rivals):
                return key
    return keys[0]


def _power(worth: Worth, name: str) -> float:
    land, me = worth.table.land, worth.table.me
    if name not in land.item or name not in me.items:
        return 0.0
    item, upgraded = land.item[name], bool(me.items[name]["upgraded"])
    if land.compiled.item_kind[item] == MOUNT:
        heavy = name == "mule" and me.nuggets > land.compiled.nugget_limit  # WL-ITEM-13
        return land.speed(item, upgraded) + (9.0 if heavy else 0.0)
    return a_turn(name, upgraded)
