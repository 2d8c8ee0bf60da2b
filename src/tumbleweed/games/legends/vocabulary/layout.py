"""The columns of the compiled tables of triggers, goals, abilities and modifiers.

Effects and conditions have no table: each is `[number, length, parameters…]` (record.py).
"""

from __future__ import annotations

from typing import Final

# A compiled trigger is a row of TRIGGER integers in `Compiled.triggers`.
T_EVENT: Final = 0
T_AT_LEAST: Final = 1
T_SCOPE: Final = 2  # over what the amount is summed: ONCE, ACTION, TURN
T_AGAINST: Final = 3  # mask of FOES, 0 = any
T_TYPES: Final = 4  # mask of fights between players (DUEL, ROB, ARREST), 0 = any
T_ROLE: Final = 5  # a role, or NONE
T_PLACE: Final = 6  # a place, or NONE
T_OWN_TURN: Final = 7
T_FIRST: Final = 8  # only the first of the turn
T_DETAIL: Final = 9  # what its own parameters ask of the event's details (triggers.py), or NONE
T_MATCH: Final = 10  # how the event's detail must compare with it: EQUAL and so on
T_DETAIL_2: Final = 11
T_MATCH_2: Final = 12
TRIGGER: Final = 13

ONCE: Final = 0
ACTION: Final = 1
TURN: Final = 2

EQUAL: Final = 0
AT_LEAST: Final = 1
AT_MOST: Final = 2
IN_COMPANY: Final = 3  # somebody of that kind is in the same space
AMONG: Final = 4  # it is one of a mask

# ---- goals: what counts toward one, a row of COUNTER integers in `Compiled.counters` ----
C_GOAL: Final = 0
C_TRIGGER: Final = 1  # number of a row in `Compiled.triggers`
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

# ---- abilities: a row of ABILITY integers in `Compiled.abilities` ----
A_KIND: Final = 0
A_TRIGGER: Final = 1  # number of the first row in `Compiled.triggers`
A_TRIGGERS: Final = 2  # how many rows: any of them
A_WHEN: Final = 3  # address in `Compiled.tests`, or NONE
A_OPTIONAL: Final = 4
A_COST: Final = 5  # address in `Compiled.code`
A_COST_END: Final = 6
A_CODE: Final = 7
A_CODE_END: Final = 8
A_LIMIT: Final = 9  # times, 0 = no limit
A_PER: Final = 10  # FIGHT, ACTION, TURN, GAME
A_SOURCE: Final = 11  # SOURCE_POKER (face), SOURCE_ITEM (item), SOURCE_CHARACTER
A_CARD: Final = 12  # face, item or character
A_UPGRADED: Final = 13  # of the upgraded side of an item
A_FREE: Final = 14  # an Action that spends none (Blood Money)
ABILITY: Final = 15

# ---- modifiers: a row of MODIFIER integers in `Compiled.mods` ----
M_MOD: Final = 0
M_SOURCE: Final = 1
M_CARD: Final = 2
M_UPGRADED: Final = 3
M_WHEN: Final = 4  # address in `Compiled.tests`, or NONE
M_VALUE: Final = 5  # set, add, by, mask of foes
M_DETAIL: Final = 6  # movement: 1 = set, 0 = add; fight_value: target
MODIFIER: Final = 7
