"""Characters' abilities and small questions of Blood Money."""

from __future__ import annotations

from typing import Any

from tumbleweed.bots.legends.ante_up import train
from tumbleweed.bots.legends.armed import HURT, outlook
from tumbleweed.bots.legends.blood_money import deeds, trader
from tumbleweed.bots.legends.blood_money.worth import TaleWorth, told
from tumbleweed.bots.legends.effects import worth_of_option
from tumbleweed.bots.legends.fighting import STAKES
from tumbleweed.bots.legends.plan import Planner
from tumbleweed.bots.legends.styles import Mood
from tumbleweed.bots.legends.worth import Worth

LAW_WORK = "texas-john-slaughter"
DEED_BROKER = "al-swearengen"
A_MOVE, A_BANDIT = 0.2, 0.1  # a space, a bandit at a hideout of one's choice
TIMELY = 0.4  # what the action of a deed must bring beyond the card it costs
AVERAGE_CARD = 8  # a fight card
A_GOOD_CARD = 1.8  # times the value of an unseen one: about an 8
GANGS = "ABC"

# ---- characters ----


def do_law_work(p: Planner) -> None:
    """Two different ones of a card, $10, a wound lost, a space, a bandit."""
    worth, _ = told(p)
    if p.me.legend and p.me.character == LAW_WORK:
        gains = [worth.card, worth.money(10.0), worth.healed(1.0), A_MOVE, A_BANDIT]
        p.add("errand", sum(sorted(gains)[-2:]), p.trip.start, f"ability:{LAW_WORK}")


def free_ability(worth: TaleWorth, keys: list[str]) -> str | None:
    """The action of a deed for a card instead of an action."""
    key = f"free-ability:{DEED_BROKER}"
    table = worth.tale_table
    if key not in keys or not table.me.hand:
        return None
    best = max((deeds.action(worth, deed) for deed in table.usable), default=0.0)
    cost = min(worth.keep(card) for card in table.me.hand)
    return key if best - cost > TIMELY else None


# ---- where bandits come ----


def gang(worth: TaleWorth, keys: list[str]) -> str:
    """Bandits near me if I should like to hunt them, else near whoever is ahead."""
    board = worth.table.land.board

    def liked(key: str) -> float:
        name = key.partition(":")[2]
        if name not in GANGS or not name:
            return -99.0
        own = [h for h, of in enumerate(board.gang_of) if of == GANGS.index(name)]
        return sum(_bandit(worth, board.hideouts[each]) for each in own)

    return max(keys, key=liked)


def hideout(worth: TaleWorth, keys: list[str]) -> str:
    spaces = worth.table.land.space
    return max(keys, key=lambda key: _bandit(worth, spaces.get(key.partition(":")[2], -1)))


def _bandit(worth: TaleWorth, space: int) -> float:
    """How welcome a bandit is there; one that is there already makes no difference."""
    table = worth.table
    if space < 0 or space in table.bandits or table.me.space < 0:
        return 0.0
    far = table.land.far(space, 0)
    near = 1.0 / (1.0 + far[table.me.space])
    won = STAKES["bandit"](worth) + worth.asked_for("marshal", "bandit", space, "hunt", 1.0)
    hunts = outlook(Planner(worth), "bandit", won, worth.beaten) > HURT
    theirs = sum(worth.denied(o, 1.0) / (1.0 + far[o.space]) for o in table.others if o.space >= 0)
    return near - theirs if hunts else -near


# ---- other questions ----


def choose_several(worth: Worth, keys: list[str]) -> str:
    """The best option that is left."""

    def value(key: str) -> float:
        name, _, option = key.partition(":")[2].rpartition(".")
        return worth_of_option(worth, name, int(option) - 1) if option.isdigit() else -1.0

    return max(keys, key=value)


def fetch(worth: TaleWorth, keys: list[str]) -> str:
    """Gold before a longhorn, which is to be delivered first."""
    thing = {"nugget": worth.nugget, "longhorn": 0.6 * worth.longhorn}
    return max(keys, key=lambda key: thing.get(key.partition(":")[2].partition(".")[0], 0.0))


def put_under(worth: TaleWorth, args: dict[str, Any], keys: list[str]) -> str:
    """A low fight card and a good poker card may stay on top: they will be mine to meet."""
    seen, deck = worth.tale_table.blood["property"], args.get("deck")
    if deck == "deck:fight":
        good = [_low(worth, look["card"]) for look in seen["fight_seen"] or []]
    elif deck == "deck:poker":
        looks = [look["card"] for look in seen["poker_seen"] or [] if not look["above"]]
        good = [worth.keep(card) > A_GOOD_CARD * worth.card for card in looks]
    else:
        return train.put_under(worth, args, keys)
    wanted = "leave-on-top" if all(good) else "put-under"
    return wanted if wanted in keys else keys[0]


def _low(worth: TaleWorth, card: str) -> bool:
    cards = worth.table.land.compiled.fight_cards
    return card in cards and cards.index(card) + 2 < AVERAGE_CARD


def give_up_hand(worth: TaleWorth, keys: list[str]) -> str:
    """An arrest: the whole hand for all Wanted points but one (BM-COMP-28)."""
    me = worth.table.me
    kept = worth.wanted(1, me.seat)
    hand = sum(worth.keep(card) for card in me.hand)
    return "yes" if "yes" in keys and kept > hand else keys[0]


# ---- when to use items and Legendary items ----


def repeating_shotgun(worth: Worth, mood: Mood) -> bool:
    """An upgrade, with an LP at the end, for $10."""
    return True


def pocket_watch(worth: Worth, mood: Mood) -> bool:
    """An action is what it was bought for."""
    return True


def telegram(worth: Worth, mood: Mood) -> bool:
    """$10 to bring the Trader, if he has something for me and is far away."""
    assert isinstance(worth, TaleWorth)
    here = worth.table.me.space in worth.tale_table.trader_spaces
    return not here and trader.relics(worth) > 1.5 + 10 * worth.dollar


def buys_relic(worth: Worth, mood: Mood) -> bool:
    """Tom Tobin's purchase at the end of a turn."""
    assert isinstance(worth, TaleWorth)
    return trader.relics(worth) > 0.0
