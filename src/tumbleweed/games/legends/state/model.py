"""The numbers of a turn, a fight and a hand of poker (`state/fields.toml` declares the state).

Every poker card lies in exactly one zone: a hand, laid face down or open in a fight or a hand of
poker, played (an Action or Reaction being carried out), flop, dealer's hand, deck or discard.
"""

from __future__ import annotations

from typing import Final

MAX_PLAYERS: Final = 6
STORIES: Final = ("left", "right")  # the two story decks

# ---- streams of chance; the kernel's own is number 0 ----
CHARACTERS_STREAM: Final = 1
POKER_STREAM: Final = 2  # shuffles of the poker deck
FIGHT_STREAM: Final = 3  # shuffles of the fight deck, and its cards going to the bottom
STORY_STREAM: Final = 4
DICE_STREAM: Final = 5
CATTLE_STREAM: Final = 6
HAND_STREAM: Final = 7  # cards taken or looked at by chance
TABLE_STREAM: Final = 8  # who is first
GOALS_STREAM: Final = 9  # which goal goes back to the box
TOKENS_STREAM: Final = 10  # legendary tokens drawn
MAN_IN_BLACK_STREAM: Final = 11  # shuffles of the Man in Black's deck
STREAMS: Final = (
    "redeal", "characters", "poker", "fight", "story", "dice", "cattle", "hand", "table",
    "goals", "tokens", "black",
)  # fmt: skip

# ---- the turn: `s.turn` ----
ACTIONS: Final = 0  # left
IN_ACTION: Final = 1  # an action is being carried out: sums "in one action" run
FOUGHT: Final = 2  # mask of the players fought this turn (WL-FIGHT-44)
HEISTS: Final = 3  # started this turn (WL-HEIST-02)
CONTRIBUTED: Final = 4  # a story disc was placed this turn (WL-STORY-07)
CLOSING: Final = 5  # the End of Turn has begun: no disc any more (WL-STORY-26)
USED_IN_ACTION: Final = 6  # mask of abilities with a limit per action
FIRSTS: Final = 7  # mask of abilities whose first event of the turn has happened
STORY_MET: Final = 8  # mask of the story decks whose trigger was met this turn (WL-STORY-12)
STORY_DUE: Final = 9  # mask of those for which the player has still to be asked
SUMS: Final = 10  # sums per action, then per turn, of the events in SUMMED
TURN_KEYS: Final = (
    "actions", "in_action", "fought", "heists", "contributed", "closing", "used_in_action",
    "firsts", "story_met", "story_due",
    "lp_in_action", "spent_in_action", "nuggets_in_action", "travel_in_action",
    "lp_in_turn", "spent_in_turn", "nuggets_in_turn", "travel_in_turn",
)  # fmt: skip
SUMMED: Final = 4

# ---- fights: `s.fight` ----
HERO_SIDE: Final = 0
RIVAL_SIDE: Final = 1

DUEL: Final = 0
ROB: Final = 1
ARREST: Final = 2
BANDIT: Final = 3
HEIST: Final = 4
SHERIFF: Final = 5
TRAIN: Final = 6
OUTLAW: Final = 7
CLAIM_JUMPER: Final = 8
FIGHTS: Final = (
    "duel", "rob", "arrest", "bandit", "heist", "sheriff", "train", "outlaw", "claim-jumper",
)  # fmt: skip
MAN_IN_BLACK: Final = len(FIGHTS)  # how events name the Man in Black, where fight cards are his
FIGHTERS: Final = (*FIGHTS, "black")
# Per type: the opponents of terms.FOES it is against, as a mask, and the one who draws.
FOES_OF: Final = (1, 1, 1, 2, 4, 8, 4 | 64, 16, 32)
FOE_OF: Final = (0, 0, 0, 1, 2, 3, 6, 4, 5)

GOAL_SETS: Final = 4  # of goals per seat: held, claimed, met, asked for
