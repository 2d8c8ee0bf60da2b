"""The compiled vocabulary: the numbers that stand for the words cards are made of.

A list of effects is a stretch of the flat table `Box.code`. An effect is

    [op, length, …]      `length` counts all its integers, nested effects included

and a condition likewise in `Box.tests`. Layouts stand beside the words.
"""

from __future__ import annotations

from typing import Final

# ---- effects: [op, length, amount, who, filter, flag] ----
# `filter` is the address of a condition in `Box.tests`, or NONE.
GAIN_MONEY: Final = 0
LOSE_MONEY: Final = 1
GAIN_LP: Final = 2
LOSE_LP: Final = 3
GAIN_MARSHAL: Final = 4
GAIN_WANTED: Final = 5  # flag: who may refuse the points (WL-MARSHAL-11), NOBODY and so on
LOSE_WANTED: Final = 6
DRAW_CARDS: Final = 7
DISCARD_CARDS: Final = 8  # flag 1: at random
GAIN_NUGGETS: Final = 9
LOSE_NUGGETS: Final = 10  # flag 1: whoever is asked can pay them
GAIN_WOUNDS: Final = 11  # flag 1: cannot be cancelled
HEAL: Final = 12
GAIN_SAME_REPUTATION: Final = 13
GAIN_ACTIONS: Final = 14
# ---- effects with a layout of their own ----
CHOOSE: Final = 15  # [op, length, by, node, options, (option length, effects…)…]
MAY: Final = 16  # [op, length, by, node, effects…]
PAY: Final = 17  # [op, length, times, node, cost length, cost…, effects…]
IF: Final = 18  # [op, length, condition, then length, then…, else…]
ROLL_DICE: Final = 19  # [op, 3, count]
REROLL_DICE: Final = 20  # [op, 3, count]
MOVE_SHERIFF: Final = 21  # [op, 3, up to]
MOVE_SELF: Final = 22  # [op, 4, up to, extends the Move action]
PLACE_SELF: Final = 23  # [op, 3, place]
PEEK: Final = 24  # [op, 5, what, amount, who]
CHANGE_VALUE: Final = 25  # [op, 4, target, by]
CANCEL_WOUNDS: Final = 26  # [op, 2]
CANCEL_FIGHT_EFFECT: Final = 27  # [op, 2]
RESTART_FIGHT: Final = 28  # [op, 2]
FORBID_MARSHAL_REWARD: Final = 29  # [op, 2]
STEAL: Final = 30  # [op, 6, what, amount, who, chosen by]
DEMAND: Final = 31  # [op, length, who, filter, node, options, (option length, effects…)…]
RECOVER_CARD: Final = 32  # [op, 3, amount]
BUY_ITEM: Final = 33  # [op, 5, discount, item kind or NONE, mode]
DISCARD_THIS: Final = 34  # [op, 2]
GAIN_CATTLE: Final = 35  # [op, 3, color or NONE]
RETIRE_BANDIT: Final = 36  # [op, 3, place or NONE]
RETURN_DISC: Final = 37  # [op, 2]

EFFECTS: Final = (
    "gain_money", "lose_money", "gain_lp", "lose_lp", "gain_marshal", "gain_wanted",
    "lose_wanted", "draw_cards", "discard_cards", "gain_nuggets", "lose_nuggets", "gain_wounds",
    "heal", "gain_same_reputation", "gain_actions", "choose", "may", "pay", "if", "roll_dice",
    "reroll_dice", "move_sheriff", "move_self", "place_self", "peek", "change_value",
    "cancel_wounds", "cancel_fight_effect", "restart_fight", "forbid_marshal_reward", "steal",
    "demand", "recover_card", "buy_item", "discard_this", "gain_cattle", "retire_bandit",
    "return_disc",
)  # fmt: skip

# Effects that are always possible (WL-CARD-07).
GAINS: Final = (GAIN_MONEY, GAIN_LP, GAIN_WANTED, DRAW_CARDS, GAIN_NUGGETS, HEAL, GAIN_ACTIONS)

# Amounts: a number from 0, or one of these, or a count: COUNTED - its place in `Box.counts`.
ALL_OF_IT: Final = -1
HALF: Final = -2
COUNTED: Final = -10

# Counts: `Box.counts` holds [what, each, max or NONE] in a row for each.
COUNTS: Final = (
    "wounds", "nuggets", "cards", "upgraded_items", "items", "contributors", "wanted_players",
    "bandits", "players_here",
)  # fmt: skip

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

PEEKS: Final = ("hand", "story_deck")
PEEK_HAND: Final = 0
STEALS: Final = ("money", "nuggets", "cards", "cattle")
MODES: Final = ("any", "buy", "upgrade")
ITEM_KINDS: Final = ("weapon", "mount", "misc")
COLORS: Final = ("green", "blue")
OWN_CARD: Final = 0
OPPOSING_CARD: Final = 1
TARGETS: Final = ("own", "opposing")

# ---- conditions: [op, length, …] in `Box.tests` ----
IS_MARSHAL: Final = 0  # [op, 3, at least]
IS_WANTED: Final = 1  # [op, 3, at least]
IS_NEUTRAL: Final = 2  # [op, 2]
IS_MOST_WANTED: Final = 3  # [op, 2]
IS_AT: Final = 4  # [op, 3, place]
IS_SAME_SPACE: Final = 5  # [op, 2]
IS_SAME_TOWN: Final = 6  # [op, 2]
HAS_MONEY: Final = 7  # [op, 4, at least, at most]; the same layout down to HAS_LP
HAS_NUGGETS: Final = 8
HAS_CARDS: Final = 9
HAS_WOUNDS: Final = 10
HAS_LP: Final = 11
HAS_CATTLE: Final = 12  # [op, 2]
HAS_ITEM: Final = 13  # [op, 6, item or NONE, item kind or NONE, upgraded only, at least]
FEWEST_LP: Final = 14  # [op, 2]
FIGHT_AGAINST: Final = 15  # [op, 3, mask of foes]
FIGHT_ROLE: Final = 16  # [op, 3, role]
FIGHT_WON: Final = 17  # [op, 2]
WANTED_EXISTS: Final = 18  # [op, 2]
NOT: Final = 19  # [op, length, condition…]
ANY: Final = 20  # [op, length, conditions…]
EVERY: Final = 21  # [op, length, conditions…]; the word is `all`

CONDITIONS: Final = (
    "marshal", "wanted", "neutral", "most_wanted", "at", "same_space", "same_town", "has_money",
    "has_nuggets", "has_cards", "has_wounds", "has_lp", "has_cattle", "has_item", "fewest_lp",
    "fight_against", "fight_role", "fight_won", "wanted_exists", "not", "any", "all",
)  # fmt: skip
NO_LIMIT: Final = 1 << 30  # "at most" where none is given

# ---- triggers ----
ON_START_TURN: Final = 0
ON_GAIN_LP: Final = 1
ON_GAIN_REPUTATION: Final = 2
ON_SPEND_MONEY: Final = 3
ON_GAIN_NUGGETS: Final = 4
ON_DICE_ROLLED: Final = 5
ON_DEPOSIT: Final = 6
ON_BUY_ITEM: Final = 7
ON_UPGRADE_ITEM: Final = 8
ON_GAIN_THIS: Final = 9
ON_GAIN_WOUNDS: Final = 10
ON_LOSE_WOUNDS: Final = 11
ON_START_FIGHT: Final = 12
ON_CARDS_REVEALED: Final = 13
ON_WIN_FIGHT: Final = 14
ON_END_MOVE: Final = 15
ON_EXTEND_MOVE: Final = 16  # end_move_action of an ability that prolongs it (WL-MOVE-16)
ON_TRAVEL: Final = 17
ON_CROSS_MESA: Final = 18
ON_DELIVER_CATTLE: Final = 19
ON_PLAY_POKER: Final = 20
ON_WIN_POKER: Final = 21
ON_LOSE_POKER: Final = 22
ON_USE_CARD: Final = 23
ON_DISCARD_THIS: Final = 24
ON_CONTRIBUTE: Final = 25
ON_END_TURN: Final = 26
ON_REACH_SPACE: Final = 27
ON_PROSPECT: Final = 28
ON_REVEL: Final = 29

TRIGGERS: Final = (
    "start_turn", "gain_lp", "gain_reputation", "spend_money", "gain_nuggets", "dice_rolled",
    "deposit_nuggets", "buy_item", "upgrade_item", "gain_this", "gain_wounds", "lose_wounds",
    "start_fight", "cards_revealed", "win_fight", "end_move_action", "", "travel", "cross_mesa",
    "deliver_cattle", "play_poker", "win_poker", "lose_poker", "use_card", "discard_this",
    "contribute_story", "end_turn", "reach_space", "prospect", "revel",
)  # fmt: skip

# A compiled trigger is a row of TRIGGER integers in `Box.triggers`.
T_EVENT: Final = 0
T_AT_LEAST: Final = 1
T_SCOPE: Final = 2  # over what the amount is summed: ONCE, ACTION, TURN
T_AGAINST: Final = 3  # mask of FOES, 0 = any
T_TYPES: Final = 4  # mask of fights between players (DUEL, ROB, ARREST), 0 = any
T_ROLE: Final = 5  # a role, or NONE
T_PLACE: Final = 6  # a place, or NONE
T_OWN_TURN: Final = 7
T_FIRST: Final = 8  # only the first of the turn
T_DETAIL: Final = 9  # track, how, with, card kind, cause …, or NONE
T_DETAIL_2: Final = 10  # card source, item, poker hand, or NONE
TRIGGER: Final = 11

ONCE: Final = 0
ACTION: Final = 1
TURN: Final = 2

FOES: Final = ("player", "bandit", "guard", "sheriff")
FOE_PLAYER: Final = 0
FOE_BANDIT: Final = 1
FOE_GUARD: Final = 2
FOE_SHERIFF: Final = 3
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
SOURCES: Final = ("poker", "item", "character")
SOURCE_POKER: Final = 0
SOURCE_ITEM: Final = 1
SOURCE_CHARACTER: Final = 2
HEALERS: Final = ("doctor", "card", "item")
NOT_PLAYED: Final = 0  # discard_this: cause
# T_DETAIL by trigger: gain_reputation track · end_move_action with · deliver_cattle how ·
# play/win/lose_poker role · use_card card kind · lose_wounds by · discard_this cause ·
# buy/upgrade_item item kind · reach_space track · win_fight highest rank.
# T_DETAIL_2: use_card source · win/lose_poker lowest hand · buy/upgrade_item item.
LP_TRACK: Final = 2  # beside TRACKS
HANDS: Final = (
    "high_card", "pair", "two_pair", "three", "straight", "flush", "full_house", "four",
    "straight_flush", "five", "royal_flush",
)  # fmt: skip

# ---- goals: what counts toward one, a row of COUNTER integers in `Box.counters` ----
C_GOAL: Final = 0
C_TRIGGER: Final = 1  # number of a row in `Box.triggers`
C_MODE: Final = 2  # EVENTS, AMOUNTS or FEATURES
C_NEED: Final = 3
C_SPAN: Final = 4  # TURN or GAME_LONG
C_MAIN: Final = 5  # of the goal itself, not of `also`: its `state` must hold as it happens
C_PLACE: Final = 6  # its place among the counters of the character
COUNTER: Final = 7

EVENTS: Final = 0  # how often
AMOUNTS: Final = 1  # the sum
FEATURES: Final = 2  # how many different places, regions or gangs: a mask
GAME_LONG: Final = 3  # a span beside ONCE, ACTION, TURN
DISTINCT: Final = ("place", "region", "gang")

# ---- abilities: a row of ABILITY integers in `Box.abilities` ----
A_KIND: Final = 0
A_TRIGGER: Final = 1  # number of the first row in `Box.triggers`
A_TRIGGERS: Final = 2  # how many rows: any of them
A_WHEN: Final = 3  # address in `Box.tests`, or NONE
A_OPTIONAL: Final = 4
A_COST: Final = 5  # address in `Box.code`
A_COST_END: Final = 6
A_CODE: Final = 7
A_CODE_END: Final = 8
A_LIMIT: Final = 9  # times, 0 = no limit
A_PER: Final = 10  # FIGHT, ACTION, TURN, GAME
A_SOURCE: Final = 11  # SOURCE_POKER (face), SOURCE_ITEM (item), SOURCE_CHARACTER
A_CARD: Final = 12  # face, item or character
A_UPGRADED: Final = 13  # of the upgraded side of an item
ABILITY: Final = 14

KINDS: Final = ("action", "bonus", "reaction", "passive")
KIND_ACTION: Final = 0
KIND_BONUS: Final = 1
KIND_REACTION: Final = 2
KIND_PASSIVE: Final = 3
PER: Final = ("fight", "action", "turn", "game")
PER_FIGHT: Final = 0
PER_ACTION: Final = 1
PER_TURN: Final = 2

# ---- modifiers: a row of MODIFIER integers in `Box.mods` ----
M_MOD: Final = 0
M_SOURCE: Final = 1
M_CARD: Final = 2
M_UPGRADED: Final = 3
M_WHEN: Final = 4  # address in `Box.tests`, or NONE
M_VALUE: Final = 5  # set, add, by, mask of foes
M_DETAIL: Final = 6  # movement: 1 = set, 0 = add; fight_value: target
MODIFIER: Final = 7

MOD_MOVEMENT: Final = 0
MOD_NUGGET_LIMIT: Final = 1
MOD_HAND_SIZE: Final = 2
MOD_WOUNDS_KEEP_HAND: Final = 3
MOD_FIGHT_VALUE: Final = 4
MOD_WIN_TIES: Final = 5
MOD_NPC_DRAW: Final = 6
MOD_CROSS_MESA: Final = 7
MODS: Final = (
    "movement", "nugget_limit", "hand_size", "wounds_keep_hand_size", "fight_value", "win_ties",
    "npc_draw", "cross_mesa",
)  # fmt: skip
# `wild` and `counts_as_nugget` mark faces: `Box.wild_faces`, `Box.nugget_faces`.

# ---- the Man in Black's cards: [op, length, …] in `Box.black_code` ----
# A part to be left out lies behind its step; the step tells how long it is.
DUO: Final = 2  # players with whom he rides
BLACK_MOVE: Final = 0  # [op, 5, target, place or NONE, up to]
BLACK_FIGHT: Final = 1  # [op, 5, type, preferred, length of else], else…
BLACK_GAIN_LP: Final = 2  # [op, 3, amount]
BLACK_CLEAR: Final = 3  # [op, 2]
BLACK_CONTRIBUTE: Final = 4  # [op, 2]
BLACK_SHERIFF: Final = 5  # [op, 3, up to]
BLACK_IF: Final = 6  # [op, 5, test, place or NONE, length of then], then…, a skip, else…
BLACK_SKIP: Final = 7  # [op, 3, how far]
BLACK_WORDS: Final = (
    "mib_move", "mib_fight", "mib_gain_lp", "mib_clear", "mib_contribute", "mib_sheriff", "mib_if",
)  # fmt: skip

TO_LEADER: Final = 0
TO_TRAILER: Final = 1
TO_RICHEST: Final = 2
TO_MOST_WANTED: Final = 3
TO_NEAREST: Final = 4
TO_BANDIT: Final = 5
TO_PLACE: Final = 6
BLACK_TARGETS: Final = (
    "leader", "trailer", "richest", "most_wanted", "nearest_player", "bandit",
)  # fmt: skip
BLACK_PREFERS: Final = ("leader", "trailer", "richest")  # whom he fights, if both are there
BLACK_FIGHTS: Final = ("duel", "rob")
AT_PLACE: Final = 0
PLAYER_HERE: Final = 1
BEHIND: Final = 2
AHEAD: Final = 3
BLACK_TESTS: Final = ("at_place", "player_here", "behind", "ahead")
