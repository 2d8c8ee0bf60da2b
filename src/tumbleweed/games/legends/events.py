"""What can happen: the kinds of events, with their arguments and who learns the secret ones."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.events import Arg, EventKind
from tumbleweed.games.legends.box import Box
from tumbleweed.games.legends.hands import CATEGORIES
from tumbleweed.games.legends.model import FIGHTERS, FIGHTS, STORIES
from tumbleweed.games.legends.vocabulary.terms import COLORS, DELIVERIES, TRACKS

# Where Legendary Points come from.
FROM_CARD: Final = 0
FROM_MARSHAL_TRACK: Final = 1
FROM_WANTED_TRACK: Final = 2
FROM_WANTED_ROW: Final = 3
FROM_DUEL: Final = 4
FROM_BANDIT: Final = 5
FROM_DEPOSIT: Final = 6
FROM_REVEL: Final = 7
FROM_POKER: Final = 8
FROM_ROBBERY: Final = 9  # the Man in Black's
SOURCES: Final = (
    "card", "marshal-track", "wanted-track", "wanted-row", "duel", "bandit", "deposit", "revel",
    "poker", "robbery",
)  # fmt: skip

DEALT: Final = 0
CHOSE: Final = 1
FIRST: Final = 2
STARTED: Final = 3
TURN_BEGAN: Final = 4
INCOME: Final = 5
READIED: Final = 6
DREW: Final = 7
RESHUFFLED: Final = 8
DISCARDED: Final = 9
GAINED_MONEY: Final = 10
LOST_MONEY: Final = 11
SPENT: Final = 12
GAINED_LP: Final = 13
LOST_LP: Final = 14
GAINED_POINT: Final = 15
LEFT_TRACK: Final = 16
POINTS_LOST: Final = 17
GAINED_NUGGETS: Final = 18
LOST_NUGGETS: Final = 19
WOUNDED: Final = 20
HEALED: Final = 21
UNHARMED: Final = 22
RODE: Final = 23
PLACED: Final = 24
CROSSED: Final = 25
FIGHT_BEGAN: Final = 26
LAID: Final = 27
DECLINED: Final = 28
FIGHT_DRAWN: Final = 29
NPC_LAID: Final = 30
REVEALED: Final = 31
NPC_REVEALED: Final = 32
LOWERED: Final = 33
USED: Final = 34
USED_ITEM: Final = 35
USED_ABILITY: Final = 36
FIGHT_EFFECT: Final = 37
EFFECT_OFF: Final = 38
RESTARTED: Final = 39
WON_FIGHT: Final = 40
LOST_FIGHT: Final = 41
BANDIT_GONE: Final = 42
BANDIT_CAME: Final = 43
STOLE_MONEY: Final = 44
STOLE_NUGGETS: Final = 45
STOLE_CATTLE: Final = 46
ARRESTED: Final = 47
SHERIFF_MOVED: Final = 48
SHERIFF_HOME: Final = 49
ACQUIRED: Final = 50
DELIVERED: Final = 51
LOST_CATTLE: Final = 52
POKER_BEGAN: Final = 53
JOINED_POKER: Final = 54
SAT_OUT: Final = 55
DEALS: Final = 56
FLOP: Final = 57
SHOWED: Final = 58
HOUSE_SHOWED: Final = 59
WON_POT: Final = 60
HOUSE_WON: Final = 61
ROLLED: Final = 62
REROLLED: Final = 63
DEPOSITED: Final = 64
REVELED: Final = 65
WORKED: Final = 66
BOUGHT: Final = 67
UPGRADED: Final = 68
GOT_ITEM: Final = 69
USED_UP: Final = 70
CONTRIBUTED: Final = 71
TURNED: Final = 72
RESOLVED: Final = 73
DISC_BACK: Final = 74
PEEKED_STORY: Final = 75
SAW_CARDS: Final = 76
GAVE_CARD: Final = 77
RECOVERED: Final = 78
LEGEND: Final = 79
MORE_ACTIONS: Final = 80
END_TRIGGERED: Final = 81
LAST_ROUND: Final = 82
SCORED: Final = 83
GOALS_DEALT: Final = 84
CLAIMED_GOAL: Final = 85
DREW_TOKEN: Final = 86
RETURNED_TOKEN: Final = 87
TOKENS_SHOWN: Final = 88
USED_BONUS: Final = 89
PROSPECTED: Final = 90
RAISED: Final = 91
BLACK_REVEALED: Final = 92
BLACK_SHUFFLED: Final = 93
BLACK_RESTS: Final = 94
SAW_DOCTOR: Final = 95
MONEY_LIMIT: Final = 96
NUGGET_LIMIT: Final = 97

SEAT: Final = Arg("seat", "seat")


def legends_events(box: Box) -> list[EventKind]:
    spaces = box.board.spaces
    upgraded = [side or item for item, side in zip(box.items, box.upgrades, strict=True)]
    sides = (*box.items, *upgraded)  # an item, or its upgraded side
    return [
        EventKind(
            "dealt", SEAT, Arg("characters", "character", box.characters, many=True, secret=True)
        ),
        EventKind("chose-character", SEAT, Arg("character", "character", box.characters)),
        EventKind("first-player", SEAT),
        EventKind("started-at", SEAT, Arg("space", "space", spaces)),
        EventKind("turn-began", SEAT, Arg("round")),
        EventKind("took-income", SEAT, Arg("money"), Arg("count")),
        EventKind("readied", SEAT, Arg("item", "item", sides)),
        EventKind(
            "drew", SEAT, Arg("count"), Arg("cards", "card", box.cards, many=True, secret=True)
        ),
        EventKind("reshuffled", Arg("count")),
        EventKind("discarded", SEAT, Arg("cards", "card", box.cards, many=True)),
        EventKind("gained-money", SEAT, Arg("money")),
        EventKind("lost-money", SEAT, Arg("money")),
        EventKind("spent", SEAT, Arg("money")),
        EventKind("gained-lp", SEAT, Arg("lp"), Arg("source", "source", SOURCES)),
        EventKind("lost-lp", SEAT, Arg("lp")),
        EventKind("gained-point", SEAT, Arg("track", "track", TRACKS), Arg("at")),
        EventKind("left-track", SEAT, Arg("track", "track", TRACKS)),
        EventKind("points-lost", SEAT, Arg("track", "track", TRACKS), Arg("count")),
        EventKind("gained-nuggets", SEAT, Arg("count")),
        EventKind("lost-nuggets", SEAT, Arg("count")),
        EventKind("wounded", SEAT, Arg("count")),
        EventKind("healed", SEAT, Arg("count")),
        EventKind("unharmed", SEAT),
        EventKind(
            "rode", SEAT, Arg("from", "space", spaces), Arg("to", "space", spaces), Arg("count")
        ),
        EventKind("placed", SEAT, Arg("space", "space", spaces)),
        EventKind("crossed-mesa", SEAT, Arg("mesa", "space", box.board.mesas)),
        EventKind("fight-began", Arg("fight", "fight", FIGHTS), SEAT, Arg("rival", "seat")),
        EventKind("laid-card", SEAT, Arg("card", "card", box.cards, secret=True)),
        EventKind("declined", SEAT),
        EventKind(
            "drew-fight-cards",
            Arg("fight", "fight", FIGHTERS),
            SEAT,
            Arg("count"),
            Arg("cards", "fight-card", box.fight_cards, many=True, secret=True),
        ),
        EventKind(
            "laid-fight-card",
            Arg("fight", "fight", FIGHTERS),
            SEAT,
            Arg("card", "fight-card", box.fight_cards, secret=True),
        ),
        EventKind("revealed", SEAT, Arg("card", "card", box.cards)),
        EventKind("revealed-fight-card", Arg("card", "fight-card", box.fight_cards)),
        EventKind("lowered", SEAT, Arg("fight", "fight", FIGHTS), Arg("count")),
        EventKind("used-card", SEAT, Arg("card", "card", box.cards)),
        EventKind("used-item", SEAT, Arg("item", "item", sides)),
        EventKind("used-ability", SEAT, Arg("character", "character", box.characters)),
        EventKind("fight-card-acts", SEAT, Arg("card", "fight-card", box.fight_cards)),
        EventKind("fight-card-ignored", SEAT, Arg("card", "fight-card", box.fight_cards)),
        EventKind("fight-restarted", Arg("fight", "fight", FIGHTS)),
        EventKind(
            "won-fight",
            SEAT,
            Arg("fight", "fight", FIGHTS),
            Arg("rival", "seat"),
            Arg("value"),
            Arg("other"),
        ),
        EventKind("lost-to-npc", SEAT, Arg("fight", "fight", FIGHTS), Arg("value"), Arg("other")),
        EventKind("bandit-removed", Arg("space", "space", spaces)),
        EventKind("bandit-came", Arg("space", "space", spaces)),
        EventKind("stole-money", SEAT, Arg("victim", "seat"), Arg("money")),
        EventKind("stole-nuggets", SEAT, Arg("victim", "seat"), Arg("count")),
        EventKind(
            "stole-cattle",
            SEAT,
            Arg("victim", "seat"),
            Arg("color", "ranch", COLORS),
            Arg("token", "cattle", box.cattle, secret=True),
        ),
        EventKind("arrested", SEAT, Arg("by", "seat")),
        EventKind(
            "sheriff-moved",
            SEAT,
            Arg("from", "space", spaces),
            Arg("to", "space", spaces),
            Arg("count"),
        ),
        EventKind("sheriff-home"),
        EventKind(
            "acquired-cattle",
            SEAT,
            Arg("color", "ranch", COLORS),
            Arg("token", "cattle", box.cattle, secret=True),
        ),
        EventKind(
            "delivered-cattle",
            SEAT,
            Arg("token", "cattle", box.cattle),
            Arg("delivery", "delivery", DELIVERIES),
        ),
        EventKind("lost-cattle", SEAT, Arg("color", "ranch", COLORS)),
        EventKind("poker-began", SEAT, Arg("town", "region", box.board.regions)),
        EventKind("joined-poker", SEAT),
        EventKind("sat-out", SEAT),
        EventKind(
            "deals", SEAT, Arg("count"), Arg("cards", "card", box.cards, many=True, secret=True)
        ),
        EventKind("flop", Arg("cards", "card", box.cards, many=True)),
        EventKind(
            "showed",
            SEAT,
            Arg("cards", "card", box.cards, many=True),
            Arg("hand", "hand", CATEGORIES),
        ),
        EventKind(
            "house-showed",
            SEAT,
            Arg("cards", "card", box.cards, many=True),
            Arg("hand", "hand", CATEGORIES),
        ),
        EventKind("won-pot", SEAT, Arg("money")),
        EventKind("house-won", Arg("money")),
        EventKind("rolled", SEAT, Arg("die", "die", box.die_faces)),
        EventKind("rerolled", SEAT, Arg("die", "die", box.die_faces)),
        EventKind("deposited", SEAT, Arg("count")),
        EventKind("reveled", SEAT, Arg("lp"), Arg("money")),
        EventKind("worked", SEAT),
        EventKind("bought", SEAT, Arg("item", "item", sides), Arg("money")),
        EventKind("upgraded", SEAT, Arg("item", "item", sides), Arg("money")),
        EventKind("got-item", SEAT, Arg("item", "item", sides)),
        EventKind("used-up", SEAT, Arg("item", "item", sides)),
        EventKind("contributed", SEAT, Arg("side", "side", STORIES), Arg("moved")),
        EventKind("story-available", Arg("side", "side", STORIES), Arg("back", "back", box.backs)),
        EventKind("story-resolved", Arg("story", "story", box.stories), SEAT),
        EventKind("disc-returned", SEAT, Arg("side", "side", STORIES)),
        EventKind(
            "peeked-story",
            SEAT,
            Arg("side", "side", STORIES),
            Arg("story", "story", box.stories, secret=True),
        ),
        EventKind(
            "saw-cards",
            SEAT,
            Arg("victim", "seat"),
            Arg("count"),
            Arg("cards", "card", box.cards, many=True, secret=True),
        ),
        EventKind(
            "gave-card", SEAT, Arg("to", "seat"), Arg("card", "card", box.cards, secret=True)
        ),
        EventKind("recovered", SEAT, Arg("card", "card", box.cards)),
        EventKind("became-legend", SEAT),
        EventKind("more-actions", SEAT, Arg("count")),
        EventKind("end-triggered", SEAT, Arg("lp")),
        EventKind("last-round"),
        EventKind("scored", SEAT, Arg("lp")),
        EventKind("goals-dealt", SEAT, Arg("goals", "goal", box.goals, many=True, secret=True)),
        EventKind("claimed-goal", SEAT, Arg("goal", "goal", box.goals)),
        EventKind("drew-token", SEAT, Arg("token", "legendary", box.tokens, secret=True)),
        EventKind("returned-token", SEAT, Arg("token", "legendary", box.tokens, secret=True)),
        EventKind("tokens-shown", SEAT, Arg("count"), Arg("lp")),
        EventKind("used-bonus", SEAT, Arg("face", "face", box.faces)),
        EventKind("prospected", SEAT),
        EventKind("raised", SEAT, Arg("fight", "fight", FIGHTS), Arg("count")),
        EventKind("black-revealed", SEAT, Arg("card", "black-card", box.black_cards)),
        EventKind("black-shuffled", SEAT, Arg("count")),
        EventKind("black-rests", SEAT),
        EventKind("saw-doctor", SEAT),
        EventKind("money-limit", SEAT, Arg("money"), Arg("limit")),
        EventKind("nugget-limit", SEAT, Arg("count"), Arg("limit")),
    ]
