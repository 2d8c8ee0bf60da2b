"""The state of a game of Western Legends: what lies where, and the numbers of a turn and a fight.

Every poker card lies in exactly one zone: a hand, laid face down or open in a fight or a hand of
poker, played (an Action or Reaction being carried out), flop, dealer's hand, deck or discard.
"""

from __future__ import annotations

from typing import Final

from tumbleweed.core.state import GRID, LIST, NUMBER, Field, Schema, State
from tumbleweed.games.legends.box import Box

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


class LegendsState(State):
    def __init__(
        self,
        seed: int, stack: list[int], result: int, sealed: list[list[int]],
        rolls: list[int], script: list[list[int]], barriers: int,
        box: Box,
        round: int, active: int, first: int, ending: int,
        turn: list[int], used: list[int], due: list[int],
        character: list[int], space: list[int], lp: list[int], legend: list[int],
        marshal: list[int], wanted: list[int], money: list[int], nuggets: list[int],
        wounds: list[int], owned: list[int], upgraded: list[int], weapon: list[int],
        mount: list[int], cattle: list[int],
        sheriff: int, bandits: int, supply: int, store: list[int],
        ranch_green: list[int], ranch_blue: list[int],
        hands: list[list[int]], laid: list[int], played: list[int], flop: list[int],
        dealer_hand: list[int], deck: list[int], discard: list[int],
        fight: list[int], poker: list[int], dice: list[int],
        fight_deck: list[int], npc_hand: list[int], npc_card: int,
        story_left: list[int], story_right: list[int],
        discs_left: list[int], discs_right: list[int], resolving: int,
        black_deck: list[int], black_discard: list[int], black_card: int,
        dealt: list[int],
        goals: list[int], tally: list[int], claims: list[int], tokens: list[int],
        epoch: list[int], seen: list[int], seen_among: list[int], cattle_holds: list[int],
        fight_past: list[int], fight_shown: list[int], fight_drawn: list[int],
        fight_barred: list[int],
        story_seen: list[int],
    ) -> None:  # fmt: skip
        super().__init__(seed, stack, result, sealed, rolls, script, barriers)
        self.box = box
        self.round = round  # from 1
        self.active = active  # whose turn it is; the Man in Black's number while he acts
        self.first = first
        self.ending = ending  # 0, 1: the end is triggered, 2: the last round
        self.turn = turn
        self.used = used  # per seat: mask of abilities with a limit per turn
        self.due = due  # events that wait to be announced
        # Down to `cattle`, and in `hands` and `laid`, the Man in Black has a row behind the seats.
        self.character = character
        self.space = space
        self.lp = lp
        self.legend = legend  # per seat: has had the LP for the legendary ability (WL-CHAR-03)
        self.marshal = marshal
        self.wanted = wanted
        self.money = money
        self.nuggets = nuggets
        self.wounds = wounds
        self.owned = owned  # per seat: mask of items
        self.upgraded = upgraded  # per seat: mask of items that lie upgraded side up
        self.weapon = weapon  # per seat: the active one
        self.mount = mount
        self.cattle = cattle  # per seat: the token carried
        self.sheriff = sheriff
        self.bandits = bandits  # mask of hideouts
        self.supply = supply  # nuggets
        self.store = store  # per item: copies left
        self.ranch_green = ranch_green  # face down
        self.ranch_blue = ranch_blue
        self.hands = hands
        self.laid = laid  # two places per seat: cards laid in a fight or a hand of poker
        self.played = played  # open: Actions and Reactions being carried out
        self.flop = flop
        self.dealer_hand = dealer_hand
        self.deck = deck  # its end is the top
        self.discard = discard
        self.fight = fight
        self.poker = poker
        self.dice = dice  # prospecting dice that lie open, as faces
        self.fight_deck = fight_deck  # its end is the top
        self.npc_hand = npc_hand  # drawn for the NPC and not laid
        self.npc_card = npc_card  # laid for the NPC
        self.story_left = story_left  # its end is the top
        self.story_right = story_right
        self.discs_left = discs_left  # seats, in the order the discs came
        self.discs_right = discs_right
        self.resolving = resolving  # the story card that is being resolved, open
        self.black_deck = black_deck  # the Man in Black's; its end is the top
        self.black_discard = black_discard
        self.black_card = black_card  # the one he is carrying out
        self.dealt = dealt  # two characters per seat, until all have chosen
        # With the goal variant (goals.py, mat/tokens.py); else empty.
        self.goals = goals  # four sets of goals per seat: held, claimed, met, asked for
        self.tally = tally  # per seat: the counters of its character's goals
        self.claims = claims  # seats that completed a goal, in order
        self.tokens = tokens  # legendary tokens drawn, in order
        # What follows serves sight only (sight.py and its helpers).
        # At the start `fight_past` is 1 for every card (they were shuffled together); epoch and
        # masks are 0; `seen`, `seen_among` and `cattle_holds` are empty.
        self.epoch = epoch  # per poker card: the last reshuffle in which it was in the deck
        self.seen = seen  # (card, from whose hand, who knows): see decks/poker.py
        self.seen_among = seen_among  # for each of them: the cards it was one of
        self.cattle_holds = cattle_holds  # (token, who knows it, from, until): see decks/cattle.py
        self.fight_past = fight_past  # per fight card: mask of the batches it has been in
        self.fight_shown = fight_shown  # per fight card: mask of the batches all saw it in
        self.fight_drawn = fight_drawn  # per seat: mask of the batches it drew and saw
        self.fight_barred = fight_barred  # per fight card: mask of the batches it is too high for
        self.story_seen = story_seen  # per story deck: mask of seats that know the top card

    def clone(self) -> LegendsState:
        return LegendsState(
            self.seed, self.stack[:], self.result, [row[:] for row in self.sealed],
            self.rolls[:], self.copied_script(), self.barriers,
            self.box,
            self.round, self.active, self.first, self.ending,
            self.turn[:], self.used[:], self.due[:],
            self.character[:], self.space[:], self.lp[:], self.legend[:],
            self.marshal[:], self.wanted[:], self.money[:], self.nuggets[:],
            self.wounds[:], self.owned[:], self.upgraded[:], self.weapon[:],
            self.mount[:], self.cattle[:],
            self.sheriff, self.bandits, self.supply, self.store[:],
            self.ranch_green[:], self.ranch_blue[:],
            [hand[:] for hand in self.hands], self.laid[:], self.played[:], self.flop[:],
            self.dealer_hand[:], self.deck[:], self.discard[:],
            self.fight[:], self.poker[:], self.dice[:],
            self.fight_deck[:], self.npc_hand[:], self.npc_card,
            self.story_left[:], self.story_right[:],
            self.discs_left[:], self.discs_right[:], self.resolving,
            self.black_deck[:], self.black_discard[:], self.black_card,
            self.dealt[:],
            self.goals[:], self.tally[:], self.claims[:], self.tokens[:],
            self.epoch[:], self.seen[:], self.seen_among[:], self.cattle_holds[:],
            self.fight_past[:], self.fight_shown[:], self.fight_drawn[:],
            self.fight_barred[:],
            self.story_seen[:],
        )  # fmt: skip


def legends_schema(box: Box, options: tuple[str, ...]) -> Schema:
    spaces, cards, items = box.board.spaces, box.cards, box.items
    hideouts = tuple(spaces[space] for space in box.board.hideouts)
    return Schema(
        STREAMS,
        options,
        Field("round", NUMBER),
        Field("active", NUMBER),
        Field("first", NUMBER),
        Field("ending", NUMBER),
        Field("turn", LIST, keys=TURN_KEYS),
        Field("used", LIST),
        Field("due", LIST),
        Field("character", LIST, box.characters),
        Field("space", LIST, spaces),
        Field("lp", LIST),
        Field("legend", LIST),
        Field("marshal", LIST),
        Field("wanted", LIST),
        Field("money", LIST),
        Field("nuggets", LIST),
        Field("wounds", LIST),
        Field("owned", LIST, items, masks=True),
        Field("upgraded", LIST, items, masks=True),
        Field("weapon", LIST, items),
        Field("mount", LIST, items),
        Field("cattle", LIST, box.cattle),
        Field("sheriff", NUMBER, spaces),
        Field("bandits", NUMBER, hideouts, masks=True),
        Field("supply", NUMBER),
        Field("store", LIST, keys=items),
        Field("ranch_green", LIST, box.cattle),
        Field("ranch_blue", LIST, box.cattle),
        Field("hands", GRID, cards),
        Field("laid", LIST, cards),
        Field("played", LIST, cards),
        Field("flop", LIST, cards),
        Field("dealer_hand", LIST, cards),
        Field("deck", LIST, cards),
        Field("discard", LIST, cards),
        Field("fight", LIST, keys=FIGHT_KEYS),
        Field("poker", LIST, keys=POKER_KEYS),
        Field("dice", LIST, box.die_faces),
        Field("fight_deck", LIST, box.fight_cards),
        Field("npc_hand", LIST, box.fight_cards),
        Field("npc_card", NUMBER, box.fight_cards),
        Field("story_left", LIST, box.stories),
        Field("story_right", LIST, box.stories),
        Field("discs_left", LIST),
        Field("discs_right", LIST),
        Field("resolving", NUMBER, box.stories),
        Field("black_deck", LIST, box.black_cards),
        Field("black_discard", LIST, box.black_cards),
        Field("black_card", NUMBER, box.black_cards),
        Field("dealt", LIST, box.characters),
        Field("goals", LIST, box.goals, masks=True),
        Field("tally", LIST),
        Field("claims", LIST),
        Field("tokens", LIST, box.tokens),
        Field("epoch", LIST, keys=cards),
        Field("seen", LIST, cards, group=3),
        Field("seen_among", LIST, cards, masks=True),
        Field("cattle_holds", LIST, box.cattle, group=4),
        Field("fight_past", LIST, keys=box.fight_cards),
        Field("fight_shown", LIST, keys=box.fight_cards),
        Field("fight_drawn", LIST),
        Field("fight_barred", LIST, keys=box.fight_cards),
        Field("story_seen", LIST),
    )
