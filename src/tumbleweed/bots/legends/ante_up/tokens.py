"""Event tokens: outlaws and claim jumpers to fight, longhorns and gold to take (AU-TOKEN)."""

from __future__ import annotations

from typing import Any

from tumbleweed.bots.legends.ante_up.table_view import TOKENS
from tumbleweed.bots.legends.ante_up.worth import JoinedWorth, joined
from tumbleweed.bots.legends.armed import HURT, beaten, fight_players, outlook
from tumbleweed.bots.legends.fighting import STAKES
from tumbleweed.bots.legends.plan import Planner
from tumbleweed.bots.legends.worth import Worth

SLOWER = 0.25  # LP per action that a longhorn costs a rider (AU-TOKEN-11)
FOE_STYLE = {"outlaw": "marshal", "claim-jumper": "miner"}


def fight_tokens(p: Planner) -> None:
    """Riding onto one starts a fight without a further action (AU-TOKEN-01, -03)."""
    worth, table = joined(p)
    for kind, token in TOKENS.items():
        spaces = table.lying(token)
        if spaces:
            gain = outlook(p, kind, worth.any_token(token), beaten(p)) - HURT
            for space in spaces:
                p.add(FOE_STYLE[kind], gain, space, kind, 0.0)


def catch_longhorn(p: Planner) -> None:
    """It is taken at the end of a ride and delivered at the end of another."""
    worth, table = joined(p)
    for space in table.lying("longhorn"):
        on = min(p.trip.between(space, drop) for drop in table.frontier.drops)
        p.add("rancher", worth.longhorn - SLOWER * on, space, "take:longhorn", float(on))


def deliver_longhorns(p: Planner) -> None:
    """After any Move action that ends there, also one of 0 spaces (AU-TOKEN-13)."""
    worth, table = joined(p)
    if table.longhorns:
        for drop in table.frontier.drops:
            here = f"ride:{table.land.board.spaces[drop]}"
            gain = table.longhorns * worth.longhorn
            p.add("rancher", gain, drop, here, float(drop == p.trip.start))


def pick_up_gold(p: Planner) -> None:
    _, table = joined(p)
    if p.me.nuggets < p.me.nugget_limit:
        for name in table.up["tokens"]["gold"]:
            p.add("miner", 0.9 * p.worth.nugget, table.land.space[name], "take:nugget", 0.0)


# ---- the questions ----


def pick_up(worth: JoinedWorth, keys: list[str]) -> str:
    """Gold always; a longhorn if there is time to deliver it."""
    if "take:nugget" in keys:
        return "take:nugget"
    p = Planner(worth)
    on = min(p.trip.between(p.trip.start, drop) for drop in worth.joined.frontier.drops)
    timely = 1.0 + on <= worth.table.actions_left and worth.longhorn > SLOWER * on
    return "take:longhorn" if "take:longhorn" in keys and timely else keys[0]


def face_first(worth: JoinedWorth, keys: list[str]) -> str:
    """Whom it pays most to beat, while the best card is in hand."""
    stakes = {key: STAKES[key.partition(":")[2]] for key in keys if key.partition(":")[2] in STAKES}
    return max(keys, key=lambda key: stakes[key](worth) if key in stakes else -1.0)


def fight_now(worth: JoinedWorth, keys: list[str]) -> str:
    """The attack that promises most."""
    p = Planner(worth)
    fight_players(p)
    gains = {plan.deed: plan.gain for plan in p.plans}
    return max(keys, key=lambda key: gains.get(key, 0.0))


def put_token(worth: JoinedWorth, args: dict[str, Any], keys: list[str]) -> str:
    """What one can take, near me and far from the others; foes near whoever is ahead.

    A frontier token is put nowhere if it would lie nearer to the others than to me.
    """
    kind, table = str(args.get("token")), worth.table
    foe = kind in TOKENS.values()

    def liked(key: str) -> float:
        space = table.land.space.get(key.partition(":")[2], -1)
        if space < 0:
            return 0.0 if kind == "frontier" else -99.0
        far = table.land.far(space, 0)
        others = [worth.denied(other, 1.0) * far[other.space] for other in table.others]
        nearer = sum(others) - far[table.me.space]
        return -nearer if foe and not _fights(worth, kind) else nearer

    return max(keys, key=liked)


def _fights(worth: JoinedWorth, token: str) -> bool:
    """Whether I should like to meet such a foe myself."""
    kind = next(fight for fight, kind in TOKENS.items() if kind == token)
    p = Planner(worth)
    return outlook(p, kind, worth.any_token(token), beaten(p)) > HURT


def outlaw_stake(worth: Worth) -> float:
    assert isinstance(worth, JoinedWorth)
    return worth.any_token("outlaw")


def claim_jumper_stake(worth: Worth) -> float:
    assert isinstance(worth, JoinedWorth)
    return worth.any_token("claim_jumper")
