"""The numbers of a turn, a fight and a hand of poker (`state/fields.toml` declares the state).

Every poker card lies in exactly one zone: a hand, laid face down or open in a fight or a hand of
poker, played (an Action or Reaction being carried out), flop, dealer's hand, deck or discard.
"""

from __future__ import annotations

from typing import Final

from tumbleweed.core.state import NONE

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
BLACK_STREAM: Final = 11  # shuffles of the Man in Black's deck
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

# ---- the fight: `s.fight`; the hero is the active player, or the one the Sheriff is after ----
TYPE: Final = 0
HERO: Final = 1
RIVAL: Final = 2  # the other player, NONE against an NPC
HERO_CUT: Final = 3  # by how much the hero's card is lowered
RIVAL_CUT: Final = 4
HERO_USED: Final = 5  # mask of abilities with a limit per fight
RIVAL_USED: Final = 6
SHIELDED: Final = 7  # mask of sides whose wounds are cancelled (WL-DECK-12)
EFFECT_OFF: Final = 8  # the fight card's effect is cancelled
NO_MARSHAL: Final = 9  # the Marshal point may not be chosen
WINNER: Final = 10  # HERO_SIDE, RIVAL_SIDE or NONE
PLAYED_FROM: Final = 11  # how many cards lay in `played` when the fight began
OPEN: Final = 12  # the laid cards lie open
SAY: Final = 13  # the side that may act next, where they act in turn
PASSED: Final = 14  # mask of the sides that have declined to
DUE_FROM: Final = 15  # how much lay in `due` when the fight began
ATTACKED: Final = 16  # the Man in Black has begun it: the hero is the target (WL-MIB-26)
FIGHT_KEYS: Final = (
    "type", "hero", "rival", "hero_cut", "rival_cut", "hero_used", "rival_used", "shielded",
    "effect_off", "no_marshal", "winner", "played_from", "open", "say", "passed",
    "due_from", "attacked",
)  # fmt: skip
HERO_SIDE: Final = 0
RIVAL_SIDE: Final = 1
NO_FIGHT: Final = (NONE, NONE, NONE, 0, 0, 0, 0, 0, 0, 0, NONE, 0, 0, HERO_SIDE, 0, 0, 0)

DUEL: Final = 0
ROB: Final = 1
ARREST: Final = 2
BANDIT: Final = 3
HEIST: Final = 4
SHERIFF: Final = 5
FIGHTS: Final = ("duel", "rob", "arrest", "bandit", "heist", "sheriff")
BLACK_FIGHTER: Final = 6  # how events name the Man in Black, where fight cards are his
FIGHTERS: Final = (*FIGHTS, "black")
FOE_OF: Final = (0, 0, 0, 1, 2, 3)  # per type: number in terms.FOES

# ---- the hand of poker: `s.poker` ----
HOST: Final = 0  # the player who started it, NONE between hands
JOINED: Final = 1  # mask of the players in it, the host included
DEALER: Final = 2  # the seat that deals for the house, or NONE
SHOWDOWN: Final = 3  # the cards lie open
POKER_KEYS: Final = ("host", "joined", "dealer", "showdown")

DUE: Final = 5  # integers per event that waits to be announced: event, seat, amount, two details

GOAL_SETS: Final = 4  # of goals per seat: held, claimed, met, asked for
