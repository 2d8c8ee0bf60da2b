"""What can happen: a record for each kind of event, with its arguments, who learns the secret
ones, and how the log tells it (core/log_grammar.py). The place in the list is its number."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.events import Arg, EventKinds
from tumbleweed.core.log_grammar import HEADLINE, MINOR, STRONG, line, result, turn, untold
from tumbleweed.games.legends.state.model import FIGHTERS, FIGHTS, STORIES
from tumbleweed.games.legends.state.poker_hands import CATEGORIES
from tumbleweed.games.legends.vocabulary.terms import COLORS, DELIVERIES, TRACKS

# Where Legendary Points come from; a robbery is the Man in Black's.
SOURCES: Final = (
    "card", "marshal-track", "wanted-track", "wanted-row", "duel", "bandit", "deposit", "revel",
    "poker", "robbery",
)  # fmt: skip
FROM_CARD: Final = SOURCES.index("card")
FROM_MARSHAL_TRACK: Final = SOURCES.index("marshal-track")
FROM_WANTED_TRACK: Final = SOURCES.index("wanted-track")
FROM_WANTED_ROW: Final = SOURCES.index("wanted-row")
FROM_DUEL: Final = SOURCES.index("duel")
FROM_BANDIT: Final = SOURCES.index("bandit")
FROM_DEPOSIT: Final = SOURCES.index("deposit")
FROM_REVEL: Final = SOURCES.index("revel")
FROM_POKER: Final = SOURCES.index("poker")
FROM_ROBBERY: Final = SOURCES.index("robbery")

# What modules add to them.
FURTHER_SOURCES: Final = ("gambler-track", "story-track", "legendary-story")
FROM_GAMBLER_TRACK: Final = len(SOURCES)
FROM_STORY_TRACK: Final = len(SOURCES) + 1
FROM_LEGENDARY_STORY: Final = len(SOURCES) + 2

# ---- arguments ----

SEAT: Final = Arg("seat", "seat")
RIVAL: Final = Arg("rival", "seat")
VICTIM: Final = Arg("victim", "seat")
COUNT: Final = Arg("count")
MONEY: Final = Arg("money")
LP: Final = Arg("lp")

FIGHT: Final = Arg("fight", "fight", FIGHTS)
FIGHTER: Final = Arg("fight", "fight", FIGHTERS)
TRACK: Final = Arg("track", "track", TRACKS)
COLOR: Final = Arg("color", "ranch", COLORS)
DELIVERY: Final = Arg("delivery", "delivery", DELIVERIES)
SIDE: Final = Arg("side", "side", STORIES)
HAND: Final = Arg("hand", "hand", CATEGORIES)
SOURCE: Final = Arg("source", "source", (*SOURCES, *FURTHER_SOURCES))

SPACE: Final = Arg("space", "space", pool="spaces")
FROM: Final = Arg("from", "space", pool="spaces")
TO: Final = Arg("to", "space", pool="spaces")
MESA: Final = Arg("mesa", "space", pool="mesas")
TOWN: Final = Arg("town", "region", pool="regions")
ITEM: Final = Arg("item", "item", pool="sides")
CARD: Final = Arg("card", "card", pool="cards")
CARDS: Final = Arg("cards", "card", many=True, pool="cards")
FIGHT_CARD: Final = Arg("card", "fight-card", pool="fight_cards")
BLACK_CARD: Final = Arg("card", "black-card", pool="black_cards")
CHARACTER: Final = Arg("character", "character", pool="characters")
CATTLE: Final = Arg("token", "cattle", pool="cattle")
STORY: Final = Arg("story", "story", pool="stories")
BACK: Final = Arg("back", "back", pool="backs")
GOAL: Final = Arg("goal", "goal", pool="goals")
DIE: Final = Arg("die", "die", pool="die_faces")
FACE: Final = Arg("face", "face", pool="faces")

SECRET_CARD: Final = Arg("card", "card", secret=True, pool="cards")
SECRET_CARDS: Final = Arg("cards", "card", many=True, secret=True, pool="cards")
SECRET_FIGHT_CARD: Final = Arg("card", "fight-card", secret=True, pool="fight_cards")
SECRET_FIGHT_CARDS: Final = Arg("cards", "fight-card", many=True, secret=True, pool="fight_cards")
SECRET_CHARACTERS: Final = Arg("characters", "character", many=True, secret=True, pool="characters")
SECRET_CATTLE: Final = Arg("token", "cattle", secret=True, pool="cattle")
SECRET_STORY: Final = Arg("story", "story", secret=True, pool="stories")
SECRET_GOALS: Final = Arg("goals", "goal", many=True, secret=True, pool="goals")
SECRET_TOKEN: Final = Arg("token", "legendary", secret=True, pool="tokens")

# ---- events ----

EVENTS: Final = EventKinds()

DEALT: Final = EVENTS.add(
    "dealt", (SEAT, SECRET_CHARACTERS), line(MINOR, alone=True), audience=("seat",)
)
CHOSE: Final = EVENTS.add("chose-character", (SEAT, CHARACTER), line(alone=True))
FIRST: Final = EVENTS.add("first-player", (SEAT,), line(alone=True))
STARTED: Final = EVENTS.add("started-at", (SEAT, SPACE), line(alone=True))
TURN_BEGAN: Final = EVENTS.add("turn-began", (SEAT, Arg("round")), turn())
INCOME: Final = EVENTS.add(
    "took-income", (SEAT, MONEY, COUNT), line(MINOR, says=("gained-money", "drew"))
)
READIED: Final = EVENTS.add("readied", (SEAT, ITEM), line(MINOR))
DREW: Final = EVENTS.add("drew", (SEAT, COUNT, SECRET_CARDS), result(MINOR), audience=("seat",))
RESHUFFLED: Final = EVENTS.add("reshuffled", (COUNT,), untold())
DISCARDED: Final = EVENTS.add("discarded", (SEAT, CARDS), line(MINOR))
GAINED_MONEY: Final = EVENTS.add("gained-money", (SEAT, MONEY), result(amount="money"))
LOST_MONEY: Final = EVENTS.add("lost-money", (SEAT, MONEY), result())
SPENT: Final = EVENTS.add("spent", (SEAT, MONEY), result())
GAINED_LP: Final = EVENTS.add(
    "gained-lp", (SEAT, LP, SOURCE), result(apart=("source", "source:wanted-row"))
)
LOST_LP: Final = EVENTS.add("lost-lp", (SEAT, LP), result())
GAINED_POINT: Final = EVENTS.add(
    "gained-point", (SEAT, TRACK, Arg("at")), result(latest=("seat", "track"))
)
LEFT_TRACK: Final = EVENTS.add("left-track", (SEAT, TRACK), line())
POINTS_LOST: Final = EVENTS.add("points-lost", (SEAT, TRACK, COUNT), result())
GAINED_NUGGETS: Final = EVENTS.add("gained-nuggets", (SEAT, COUNT), result())
LOST_NUGGETS: Final = EVENTS.add("lost-nuggets", (SEAT, COUNT), result())
WOUNDED: Final = EVENTS.add("wounded", (SEAT, COUNT), result())
HEALED: Final = EVENTS.add("healed", (SEAT, COUNT), result())
UNHARMED: Final = EVENTS.add("unharmed", (SEAT,), line())
RODE: Final = EVENTS.add("rode", (SEAT, FROM, TO, COUNT), line(chain=("from", "to", "count")))
PLACED: Final = EVENTS.add("placed", (SEAT, SPACE), line())
CROSSED: Final = EVENTS.add("crossed-mesa", (SEAT, MESA), line())
FIGHT_BEGAN: Final = EVENTS.add("fight-began", (FIGHT, SEAT, RIVAL), line())
LAID: Final = EVENTS.add("laid-card", (SEAT, SECRET_CARD), line(MINOR), audience=("seat",))
DECLINED: Final = EVENTS.add("declined", (SEAT,), line())
FIGHT_DRAWN: Final = EVENTS.add(
    "drew-fight-cards", (FIGHTER, SEAT, COUNT, SECRET_FIGHT_CARDS), line(MINOR), audience=("seat",)
)
NPC_LAID: Final = EVENTS.add(
    "laid-fight-card", (FIGHTER, SEAT, SECRET_FIGHT_CARD), line(MINOR), audience=("seat",)
)
REVEALED: Final = EVENTS.add("revealed", (SEAT, CARD), result(far=True, behind=("revealed",)))
NPC_REVEALED: Final = EVENTS.add("revealed-fight-card", (FIGHT_CARD,), result(behind=("revealed",)))
LOWERED: Final = EVENTS.add("lowered", (SEAT, FIGHT, COUNT), result())
USED: Final = EVENTS.add("used-card", (SEAT, CARD), line(far=True))
USED_ITEM: Final = EVENTS.add("used-item", (SEAT, ITEM), line(far=True))
USED_ABILITY: Final = EVENTS.add("used-ability", (SEAT, CHARACTER), line(far=True))
FIGHT_EFFECT: Final = EVENTS.add("fight-card-acts", (SEAT, FIGHT_CARD), line(far=True))
EFFECT_OFF: Final = EVENTS.add("fight-card-ignored", (SEAT, FIGHT_CARD), line())
RESTARTED: Final = EVENTS.add("fight-restarted", (FIGHT,), line())
WON_FIGHT: Final = EVENTS.add(
    "won-fight",
    (SEAT, FIGHT, RIVAL, Arg("value"), Arg("other")),
    line(STRONG, says=("bandit-removed",), far=True),
)
LOST_FIGHT: Final = EVENTS.add(
    "lost-to-npc",
    (SEAT, FIGHT, Arg("value"), Arg("other")),
    line(STRONG, says=("bandit-removed",), far=True),
)
BANDIT_GONE: Final = EVENTS.add("bandit-removed", (SPACE,), line())
BANDIT_CAME: Final = EVENTS.add("bandit-came", (SPACE,), result(behind=("bandit-came",)))
STOLE_MONEY: Final = EVENTS.add(
    "stole-money", (SEAT, VICTIM, MONEY), line(says=("gained-money", "lost-money"), far=True)
)
STOLE_NUGGETS: Final = EVENTS.add(
    "stole-nuggets", (SEAT, VICTIM, COUNT), line(says=("gained-nuggets", "lost-nuggets"), far=True)
)
STOLE_CATTLE: Final = EVENTS.add(
    "stole-cattle",
    (SEAT, VICTIM, COLOR, SECRET_CATTLE),
    line(far=True),
    audience=("seat", "victim"),
)
ARRESTED: Final = EVENTS.add("arrested", (SEAT, Arg("by", "seat")), line(STRONG, far=True))
SHERIFF_MOVED: Final = EVENTS.add("sheriff-moved", (SEAT, FROM, TO, COUNT), line())
SHERIFF_HOME: Final = EVENTS.add("sheriff-home", (), line())
ACQUIRED: Final = EVENTS.add(
    "acquired-cattle", (SEAT, COLOR, SECRET_CATTLE), line(), audience=("seat",)
)
DELIVERED: Final = EVENTS.add("delivered-cattle", (SEAT, CATTLE, DELIVERY), line())
LOST_CATTLE: Final = EVENTS.add("lost-cattle", (SEAT, COLOR), line())
POKER_BEGAN: Final = EVENTS.add("poker-began", (SEAT, TOWN), line())
JOINED_POKER: Final = EVENTS.add("joined-poker", (SEAT,), line())
SAT_OUT: Final = EVENTS.add("sat-out", (SEAT,), line(MINOR))
DEALS: Final = EVENTS.add("deals", (SEAT, COUNT, SECRET_CARDS), line(MINOR), audience=("seat",))
FLOP: Final = EVENTS.add("flop", (CARDS,), line())
SHOWED: Final = EVENTS.add("showed", (SEAT, CARDS, HAND), line(far=True))
HOUSE_SHOWED: Final = EVENTS.add("house-showed", (SEAT, CARDS, HAND), line(far=True))
WON_POT: Final = EVENTS.add(
    "won-pot", (SEAT, MONEY), line(STRONG, says=("gained-money",), far=True)
)
HOUSE_WON: Final = EVENTS.add("house-won", (MONEY,), line(far=True))
ROLLED: Final = EVENTS.add("rolled", (SEAT, DIE), line())
REROLLED: Final = EVENTS.add("rerolled", (SEAT, DIE), line())
DEPOSITED: Final = EVENTS.add("deposited", (SEAT, COUNT), line())
REVELED: Final = EVENTS.add("reveled", (SEAT, LP, MONEY), line(says=("spent", "gained-lp")))
WORKED: Final = EVENTS.add("worked", (SEAT,), line())
BOUGHT: Final = EVENTS.add("bought", (SEAT, ITEM, MONEY), line(says=("spent", "got-item")))
UPGRADED: Final = EVENTS.add("upgraded", (SEAT, ITEM, MONEY), line(says=("spent",)))
GOT_ITEM: Final = EVENTS.add("got-item", (SEAT, ITEM), result())
USED_UP: Final = EVENTS.add("used-up", (SEAT, ITEM), line())
CONTRIBUTED: Final = EVENTS.add("contributed", (SEAT, SIDE, Arg("moved")), line())
TURNED: Final = EVENTS.add("story-available", (SIDE, BACK), line())
RESOLVED: Final = EVENTS.add("story-resolved", (STORY, SEAT), line(far=True))
DISC_BACK: Final = EVENTS.add("disc-returned", (SEAT, SIDE), line(MINOR))
PEEKED_STORY: Final = EVENTS.add(
    "peeked-story", (SEAT, SIDE, SECRET_STORY), line(), audience=("seat",)
)
SAW_CARDS: Final = EVENTS.add(
    "saw-cards", (SEAT, VICTIM, COUNT, SECRET_CARDS), line(), audience=("seat",)
)
GAVE_CARD: Final = EVENTS.add(
    "gave-card", (SEAT, Arg("to", "seat"), SECRET_CARD), line(), audience=("seat", "to")
)
RECOVERED: Final = EVENTS.add("recovered", (SEAT, CARD), line())
LEGEND: Final = EVENTS.add("became-legend", (SEAT,), line(HEADLINE, alone=True))
MORE_ACTIONS: Final = EVENTS.add("more-actions", (SEAT, COUNT), result())
END_TRIGGERED: Final = EVENTS.add("end-triggered", (SEAT, LP), line(HEADLINE, alone=True))
LAST_ROUND: Final = EVENTS.add("last-round", (), line(HEADLINE))
SCORED: Final = EVENTS.add("scored", (SEAT, LP), line(MINOR))
GOALS_DEALT: Final = EVENTS.add(
    "goals-dealt", (SEAT, SECRET_GOALS), line(alone=True), audience=("seat",)
)
CLAIMED_GOAL: Final = EVENTS.add("claimed-goal", (SEAT, GOAL), line(STRONG))
DREW_TOKEN: Final = EVENTS.add("drew-token", (SEAT, SECRET_TOKEN), result(), audience=("seat",))
RETURNED_TOKEN: Final = EVENTS.add(
    "returned-token", (SEAT, SECRET_TOKEN), result(), audience=("seat",)
)
TOKENS_SHOWN: Final = EVENTS.add("tokens-shown", (SEAT, COUNT, LP), line())
USED_BONUS: Final = EVENTS.add("used-bonus", (SEAT, FACE), line())
PROSPECTED: Final = EVENTS.add("prospected", (SEAT,), line())
RAISED: Final = EVENTS.add("raised", (SEAT, FIGHT, COUNT), result())
BLACK_REVEALED: Final = EVENTS.add("black-revealed", (SEAT, BLACK_CARD), line(HEADLINE))
BLACK_SHUFFLED: Final = EVENTS.add("black-shuffled", (SEAT, COUNT), line())
BLACK_RESTS: Final = EVENTS.add("black-rests", (SEAT,), line())
SAW_DOCTOR: Final = EVENTS.add("saw-doctor", (SEAT,), line())
MONEY_LIMIT: Final = EVENTS.add("money-limit", (SEAT, MONEY, Arg("limit")), result())
NUGGET_LIMIT: Final = EVENTS.add("nugget-limit", (SEAT, COUNT, Arg("limit")), result())

OF_THE_GAME: Final = len(EVENTS.list)  # the events of modules come behind these
