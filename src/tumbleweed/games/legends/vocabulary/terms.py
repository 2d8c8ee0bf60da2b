"""The names that parameters of words take, each numbered by its place in its list."""

from __future__ import annotations

from typing import Final

# Amounts: a number from 0, or one of these, or a count (counts.py): COUNTED - its row.
ALL_OF_IT: Final = -1
HALF: Final = -2
TO_LIMIT: Final = -3  # cards up to the hand limit
COUNTED: Final = -10

# Who: the subject of an effect.
SUBJECTS: Final = (
    "self", "opponent", "chosen_player", "each_other_player", "each_player", "right_neighbour",
)  # fmt: skip
SELF: Final = 0
OPPONENT: Final = 1
CHOSEN_PLAYER: Final = 2
EACH_OTHER_PLAYER: Final = 3
EACH_PLAYER: Final = 4
RIGHT_NEIGHBOUR: Final = 5

# Who may refuse Wanted points, being a Marshal.
NOBODY: Final = 0
OTHERS: Final = 1  # all but who took the option that gives them
ANYBODY: Final = 2

# Who decides a `choose` (self, opponent) or a `may` (self, controller).
BY_SELF: Final = 0
BY_OTHER: Final = 1

PEEKS: Final = (
    "hand", "story_deck",
    "event_deck", "train_deck", "fight_deck", "poker_deck",  # with Ante Up
)  # fmt: skip
PEEK_HAND: Final = 0
PEEK_STORY_DECK: Final = 1
PEEK_EVENT_DECK: Final = 2
PLACINGS: Final = ("adjacent_self",)  # where the Sheriff may be put
MODES: Final = ("any", "buy", "upgrade")
ITEM_KINDS: Final = ("weapon", "mount", "misc")
LEGENDARY: Final = 3  # behind ITEM_KINDS: a Legendary item of Blood Money
BOUGHT_KINDS: Final = (*ITEM_KINDS, "legendary")
COLORS: Final = ("green", "blue", "orange")  # orange with Ante Up
OWN_CARD: Final = 0
OPPOSING_CARD: Final = 1
TARGETS: Final = ("own", "opposing")

NO_LIMIT: Final = 1 << 30  # "at most" where none is given

FOES: Final = (
    "player", "bandit", "guard", "sheriff", "outlaw", "claim_jumper", "train_guard",
)  # fmt: skip
FOE_PLAYER: Final = 0
FOE_BANDIT: Final = 1
FOE_GUARD: Final = 2
FOE_SHERIFF: Final = 3
FOE_OUTLAW: Final = 4
FOE_CLAIM_JUMPER: Final = 5
FOE_TRAIN_GUARD: Final = 6  # he is a guard, too (AU-TRAIN-15)
FIGHT_TYPES: Final = ("duel", "rob", "arrest")
ROLES: Final = ("attacker", "defender")
ATTACKER: Final = 0
DEFENDER: Final = 1

TRACKS: Final = ("marshal", "wanted")
MARSHAL: Final = 0
WANTED: Final = 1
DELIVERIES: Final = ("wrangle", "rustle")
WRANGLE: Final = 0
RUSTLE: Final = 1
POKER_ROLES: Final = ("active", "joined")
PLAYED_ACTIVE: Final = 0
PLAYED_JOINED: Final = 1
COMPANY: Final = ("player", "wanted_player", "marshal_player", "sheriff")  # end_move_action: with
WITH_PLAYER: Final = 0
WITH_WANTED: Final = 1
WITH_MARSHAL: Final = 2
WITH_SHERIFF: Final = 3
SOURCES: Final = ("poker", "item", "character")
SOURCE_POKER: Final = 0
SOURCE_ITEM: Final = 1
SOURCE_CHARACTER: Final = 2
# of Blood Money
SOURCE_RELIC: Final = 3
SOURCE_INJURY: Final = 4
SOURCE_TALE: Final = 5
SOURCE_MODE: Final = 6
HEALERS: Final = ("doctor", "card", "item")
HEALED_BY_CARD: Final = 1
HEALED_BY_ITEM: Final = 2
NOT_PLAYED: Final = 0  # discard_this: cause
LP_TRACK: Final = 2  # beside TRACKS
GAMBLER_TRACK: Final = 3  # with Ante Up
STORY_TRACK: Final = 4  # with Blood Money
HANDS: Final = (
    "high_card", "pair", "two_pair", "three", "straight", "flush", "full_house", "four",
    "straight_flush", "five", "royal_flush",
)  # fmt: skip

DISTINCT: Final = ("place", "region", "gang")  # what goals may ask to differ

KINDS: Final = ("action", "bonus", "reaction", "passive")
KIND_ACTION: Final = 0
KIND_BONUS: Final = 1
KIND_REACTION: Final = 2
KIND_PASSIVE: Final = 3
PER: Final = ("fight", "action", "turn", "game")
PER_FIGHT: Final = 0
PER_ACTION: Final = 1
PER_TURN: Final = 2

# ---- the Man in Black ----

DUO: Final = 2  # players with whom he rides
TO_LEADER: Final = 0
TO_TRAILER: Final = 1
TO_RICHEST: Final = 2
TO_MOST_WANTED: Final = 3
TO_NEAREST: Final = 4
TO_BANDIT: Final = 5
TO_PLACE: Final = 6
MAN_IN_BLACK_TARGETS: Final = (
    "leader", "trailer", "richest", "most_wanted", "nearest_player", "bandit",
)  # fmt: skip
MAN_IN_BLACK_PREFERS: Final = ("leader", "trailer", "richest")  # whom he fights, if both are there
MAN_IN_BLACK_FIGHTS: Final = ("duel", "rob")
AT_PLACE: Final = 0
PLAYER_HERE: Final = 1
BEHIND: Final = 2
AHEAD: Final = 3
MAN_IN_BLACK_TESTS: Final = ("at_place", "player_here", "behind", "ahead")
