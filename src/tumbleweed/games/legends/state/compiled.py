"""The compiled content: flat tables, made once per edition and number of players.

The compiler (`compiler/`) fills them in; nothing changes in play. Things are numbered in the order
of their content file; `names` hold their ids in that order.
"""

from __future__ import annotations

from typing import Final

from tumbleweed.core.state import NONE
from tumbleweed.games.legends.state.ante_up_tables import AnteUpTables
from tumbleweed.games.legends.state.blood_money_tables import BloodMoneyTables
from tumbleweed.games.legends.state.model import STREAMS
from tumbleweed.games.legends.state.poker_hands import Deck

# The places that rules name, as bits of `Compiled.sites`.
BANK: Final = 0
CABARET: Final = 1
DOCTOR: Final = 2
GENERAL_STORE: Final = 3
LOCATION: Final = 4
MINE: Final = 5
RAIL_STATION: Final = 6
RANCH: Final = 7
SALOON: Final = 8
RANCH_GREEN: Final = 9
RANCH_BLUE: Final = 10
RANCH_ORANGE: Final = 11
STATION: Final = 12
TRADING_POST: Final = 13
FRONTIER: Final = 14
PASS: Final = 15
STORES: Final = 16
LAW_OFFICE: Final = 17
SITES: Final = (
    "bank", "cabaret", "doctor", "general-store", "location", "mine", "rail-station", "ranch",
    "saloon", "ranch-green", "ranch-blue",
    # of Ante Up
    "ranch-orange", "station", "trading-post", "frontier-space", "pass", "store", "law-office",
)  # fmt: skip


class Board:
    """The map as a graph. Mesas are numbered after the spaces: nobody stands on one."""

    def __init__(self) -> None:
        self.spaces: tuple[str, ...] = ()
        self.mesas: tuple[str, ...] = ()
        self.neighbours: list[list[int]] = []  # per space, then per mesa: the spaces it touches
        self.patrol: list[list[int]] = []  # per space: where the Sheriff rides on to
        self.mesas_at: list[list[int]] = []  # per space: the mesas it touches
        self.town_of: list[int] = []  # per space: region of its town, or NONE
        self.region_of: list[int] = []
        self.places: tuple[str, ...] = ()  # single places, then kinds, then regions
        self.kinds_of: list[list[str]] = []  # per single place
        self.in_place: list[int] = []  # place * number of spaces + space: 1 or 0
        self.hideouts: list[int] = []  # spaces; a bandit is known by its place in this list
        self.hideout_at: list[int] = []  # per space: number of the hideout, or NONE
        self.gang_of: list[int] = []  # per hideout: 0, 1, 2 for A, B, C
        self.regions: tuple[str, ...] = ()

    def at(self, space: int, place: int) -> bool:
        return self.in_place[place * len(self.spaces) + space] == 1


class Reach:
    """The spaces within reach of one, nearest first, with how far and over which mesas."""

    def __init__(self) -> None:
        self.spaces: list[int] = []
        self.far: list[int] = []  # in spaces entered, a mesa counted as one
        self.mesas: list[int] = []  # mask of the mesas crossed
        self.ways: list[int] = []  # as options: rides, then single steps


class Ball:
    """What lies within reach of a space, were nothing in the way; and the ways found so far."""

    def __init__(self, clear: Reach) -> None:
        self.spaces = 0  # mask
        self.hideouts = 0  # mask
        self.clear = clear  # with nothing in the way
        self.found: dict[int, Reach] = {}  # by what is in the way


class Compiled:
    def __init__(self) -> None:
        # options (options.py, actions/)
        self.group_starts: list[int] = []  # per group: its first option
        self.group_of: list[int] = []  # per option, or NONE
        self.choice_starts: list[int] = []  # per question of a card: its first option
        self.action_of_option: list[int] = []  # per option: the action it takes, or NONE
        self.actions_at: list[list[int]] = []  # per space: the actions that can be taken there
        self.free_at: list[list[int]] = []  # per space: those that spend no action

        self.players = 0
        self.edition = ""
        self.variants: tuple[str, ...] = ()
        self.modules: tuple[str, ...] = ()
        self.ante_up = False  # the rules of that module hold
        self.up = AnteUpTables()
        self.blood_money = False  # the rules of that module hold
        self.blood = BloodMoneyTables()
        self.poker_faces: tuple[str, ...] = ()  # alternate ones, in place of the game's own
        self.streams: tuple[str, ...] = STREAMS
        self.hash = ""
        # what a printing does in its own way (content/editions.toml)
        self.cards_first = False  # fights: both cards are laid before the start-of-fight effects
        self.values_rise = False  # fights: not only do values fall
        self.guard_wins_ties = True
        self.sheriff_may_be_declined = True
        self.sheriff_takes_nuggets = True
        self.marshal_may_refuse = False  # Wanted points of a story
        self.cites: dict[str, str] = {}  # statements of the rules, and those in their place
        self.board = Board()
        self.place_number: dict[str, int] = {}  # per id of a place, kind or region
        self.sites: list[int] = []  # per space: mask of SITES
        self.spaces_of: list[list[int]] = []  # per place
        self.office = 0  # the Sheriff's space
        self.office_of: list[int] = []  # per space: the law office of its board
        self.balls: list[Ball | None] = []  # these three are kept by components/board/ways.py
        self.patrols: dict[int, Ball] = {}  # the Sheriff's
        self.remembered = 0  # found ways

        # poker cards, by rank and suit (clubs, diamonds, hearts, spades)
        self.cards: tuple[str, ...] = ()
        self.rank: list[int] = []
        self.suit: list[int] = []
        self.face: list[int] = []  # per card
        self.faces: tuple[str, ...] = ()
        self.wild_faces: list[int] = []  # per face: 0 no, 1 any card, 2 any value of its suit
        self.wild: list[int] = []  # per card, the same
        self.poker_deck = Deck([], [], [])
        self.tame_deck = Deck([], [], [])  # the same without wild cards
        self.nugget_faces: list[int] = []  # per face: 1 = counts as a nugget
        self.action_of: list[int] = []  # per face: number of its Action's ability, or NONE
        self.sure_faces: list[bool] = []  # per face: its Action begins with a gain, free of cost
        self.face_abilities: list[list[int]] = []  # per face: its other abilities

        # items
        self.items: tuple[str, ...] = ()
        self.upgrades: tuple[str, ...] = ()  # per item: id of the upgraded side, or ""
        self.item_kind: list[int] = []  # as in terms.ITEM_KINDS
        self.cost: list[int] = []
        self.copies: list[int] = []
        self.upgrade_lp: list[int] = []
        self.misc_limit = 3
        self.item_abilities: list[list[int]] = []  # item * 2 + upgraded side
        self.action_items: list[bool] = []  # the same: that side has an Action
        self.acting_items: list[int] = []  # items with an Action on either side

        # characters
        self.characters: tuple[str, ...] = ()
        self.character_action: list[int] = []  # per character: its Action's ability, or NONE
        self.character_abilities: list[list[int]] = []
        self.start_places: list[list[int]] = []  # per character: places to start at
        self.start_money: list[int] = []
        self.start_cards: list[int] = []
        self.start_wounds: list[int] = []
        self.start_marshal: list[int] = []
        self.start_wanted: list[int] = []
        self.start_items: list[list[int]] = []  # item * 2 + upgraded side
        self.ability_lp = 5
        # the first game (WL-FIRST): whom one may choose, and who must be among them and begins
        self.cast: list[int] = []  # empty in any other game
        self.opener = NONE

        # fight cards: 13, number = rank - 2
        self.fight_cards: tuple[str, ...] = ()
        self.fight_effect: list[int] = []  # address in `code`
        self.fight_effect_end: list[int] = []
        self.npc_draws: list[int] = []  # per FOES: fight cards drawn

        # stories
        self.stories: tuple[str, ...] = ()
        self.backs: tuple[str, ...] = ()
        self.back_of: list[int] = []  # per story
        self.back_trigger: list[int] = []  # per back: first row in `triggers`
        self.back_triggers: list[int] = []  # per back: how many
        self.back_events: list[int] = []  # per back: mask of the events it waits for
        self.story_events = 0  # mask of the events that any back waits for
        self.reward: list[int] = []  # per story: address in `code`
        self.reward_end: list[int] = []
        self.spawns: list[int] = []  # per story: mask of gangs
        self.sheriff_moves: list[int] = []  # per story
        self.discs_needed = 2  # for this number of players
        self.plot: list[int] = []  # the stories in play
        self.story_decks = 2

        # goals and legendary tokens (WL-GOAL)
        self.with_goals = False
        self.with_tokens = False  # legendary tokens count at the end
        self.goals: tuple[str, ...] = ()
        self.goals_of: list[list[int]] = []  # per character
        self.goal_state: list[int] = []  # per goal: address in `tests`, or NONE
        self.goal_terms: list[list[list[int]]] = []  # per goal: counters, any of each list
        self.goals_dealt = 3
        self.most_goals = 3
        self.counters: list[int] = []  # rows: layout.C_…
        self.features: list[list[int]] = []  # per counter and space: a mask, where it counts them
        self.goal_listeners: list[list[int]] = []  # per trigger: counters
        self.tally_width = 0  # counters of the character with most of them
        self.tokens: tuple[str, ...] = ()
        self.token_lp: list[int] = []
        self.token_count: list[int] = []

        # cattle, dice, tracks
        self.cattle: tuple[str, ...] = ()
        self.colors: tuple[str, ...] = ()
        self.cattle_color: list[int] = []  # per token: as in terms.COLORS
        self.cattle_effect: list[int] = []
        self.cattle_effect_end: list[int] = []
        self.herd: list[int] = []  # the tokens in play
        self.dice = 2
        self.die_faces: tuple[str, ...] = ()
        self.die: list[int] = []  # the six sides of a die, as faces
        self.die_again: list[int] = []  # per face: 1 = roll that die again
        self.die_effect: list[int] = []
        self.die_effect_end: list[int] = []
        self.track_effect: list[int] = []  # track * 10 + space (0 to 9): address in `code`
        self.track_effect_end: list[int] = []
        self.row_lp: list[int] = []  # track * 3 + row
        self.most_wanted_lp = 3
        self.tied_most_wanted_lp = 1
        self.other_wanted_lp = 1
        self.nuggets = 36
        self.nugget_limit = 4
        self.money_limit = 120
        self.most_money = self.money_limit  # for any character
        self.high_stakes = False  # that game of Ante Up is played
        self.hand_limit = 5
        self.movement = 2
        self.max_wounds = 3
        self.length = 20  # the LP that trigger the end
        self.lot = NONE  # the seat that takes the place of a draw for the first player
        self.house_chooses = False  # the house, not a neighbour, plays the NPCs (WL-CLAR-10)

        # the Man in Black, who rides when two play (WL-MIB)
        self.figures = 0  # seats, and he
        self.black = 0  # his number, the one after the last seat: with more players nobody has it
        self.man_in_black_start = 0  # space
        self.man_in_black_money = 0
        self.man_in_black_nuggets = 0
        self.man_in_black_draws = 0  # fight cards
        self.man_in_black_cut = 0  # by how much the card against him is lowered
        self.man_in_black_discs = 0
        self.difficulties: tuple[str, ...] = ()
        self.difficulty_lp: list[int] = []  # per difficulty: the LP he starts with
        self.difficulty_rests: list[int] = []  # per difficulty: 1 = not in the first round
        self.difficulty = 0
        self.man_in_black_cards: tuple[str, ...] = ()
        self.man_in_black_code: list[int] = []
        self.man_in_black_step: list[int] = []  # per card: address in `black_code`
        self.man_in_black_step_end: list[int] = []

        # the compiled words (vocabulary/)
        self.code: list[int] = []
        self.tests: list[int] = []
        self.triggers: list[int] = []
        self.abilities: list[int] = []
        self.mods: list[int] = []
        self.mods_of: list[list[int]] = []  # per kind: the addresses of its rows
        self.counts: list[int] = []
        # what a `choose`, `may`, `pay` or `demand` asks: per node its options, as (start, end)
        self.nodes: tuple[str, ...] = ()  # "card" or "card-2": the card, and which of its nodes
        self.node_options: list[list[tuple[int, int]]] = []
        self.node_words: list[int] = []  # the address in `code` of the word that asks
        # listeners: per trigger the abilities on mats, and in hands, that it may set off
        self.listeners: list[list[int]] = []
        self.hand_listeners: list[list[int]] = []
        self.firsts: list[bool] = []  # per trigger: some ability waits for the first of a turn
