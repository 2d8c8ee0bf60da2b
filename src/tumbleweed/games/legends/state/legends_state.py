"""Written by tools/state_source.py from fields.toml: change that file, not this one."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.frames import LOCALS
from tumbleweed.core.state import GRID, LIST, NONE, NUMBER, RECORD, Field, Part, Schema, State
from tumbleweed.games.legends.state.ante_up_state import (
    AnteUp,
    ante_up_fields,
    bare_ante_up,
)
from tumbleweed.games.legends.state.blood_money_state import (
    BloodMoney,
    bare_blood_money,
    blood_money_fields,
)
from tumbleweed.games.legends.state.compiled import Compiled
from tumbleweed.games.legends.state.frames import GAME
from tumbleweed.games.legends.state.model import GOAL_SETS, HERO_SIDE, TURN_KEYS

FIGHT_KEYS: Final = (
    "type",
    "hero",
    "rival",
    "hero_cut",
    "rival_cut",
    "hero_used",
    "rival_used",
    "shielded",
    "effect_off",
    "no_marshal",
    "winner",
    "played_from",
    "open",
    "say",
    "passed",
    "due_from",
    "attacked",
)


class Fight(Part):
    def __init__(
        self,
        type: int,
        hero: int,
        rival: int,
        hero_cut: int,
        rival_cut: int,
        hero_used: int,
        rival_used: int,
        shielded: int,
        effect_off: int,
        no_marshal: int,
        winner: int,
        played_from: int,
        open: int,
        say: int,
        passed: int,
        due_from: int,
        attacked: int,
    ) -> None:
        self.type = type
        self.hero = hero
        self.rival = rival  # the other player, NONE against an NPC
        self.hero_cut = hero_cut  # by how much the hero's card is lowered
        self.rival_cut = rival_cut
        self.hero_used = hero_used  # mask of abilities with a limit per fight
        self.rival_used = rival_used
        self.shielded = shielded  # mask of sides whose wounds are cancelled (WL-DECK-12)
        self.effect_off = effect_off  # the fight card's effect is cancelled
        self.no_marshal = no_marshal  # the Marshal point may not be chosen
        self.winner = winner  # HERO_SIDE, RIVAL_SIDE or NONE
        self.played_from = played_from  # how many cards lay in `played` when the fight began
        self.open = open  # the laid cards lie open
        self.say = say  # the side that may act next, where they act in turn
        self.passed = passed  # mask of the sides that have declined to
        self.due_from = due_from  # how much lay in `due` when the fight began
        self.attacked = attacked  # the Man in Black began it, against the hero (WL-MIB-26)

    def copy(self) -> Fight:
        return Fight(
            self.type,
            self.hero,
            self.rival,
            self.hero_cut,
            self.rival_cut,
            self.hero_used,
            self.rival_used,
            self.shielded,
            self.effect_off,
            self.no_marshal,
            self.winner,
            self.played_from,
            self.open,
            self.say,
            self.passed,
            self.due_from,
            self.attacked,
        )

    def values(self) -> list[int]:
        return [
            self.type,
            self.hero,
            self.rival,
            self.hero_cut,
            self.rival_cut,
            self.hero_used,
            self.rival_used,
            self.shielded,
            self.effect_off,
            self.no_marshal,
            self.winner,
            self.played_from,
            self.open,
            self.say,
            self.passed,
            self.due_from,
            self.attacked,
        ]


def no_fight() -> Fight:
    return Fight(NONE, NONE, NONE, 0, 0, 0, 0, 0, 0, 0, NONE, 0, 0, HERO_SIDE, 0, 0, 0)


POKER_KEYS: Final = (
    "host",
    "joined",
    "dealer",
    "showdown",
)


class PokerHand(Part):
    def __init__(
        self,
        host: int,
        joined: int,
        dealer: int,
        showdown: int,
    ) -> None:
        self.host = host  # the player who started it, NONE between hands
        self.joined = joined  # mask of the players in it, the host included
        self.dealer = dealer  # the seat that deals for the house, or NONE
        self.showdown = showdown  # the cards lie open

    def copy(self) -> PokerHand:
        return PokerHand(
            self.host,
            self.joined,
            self.dealer,
            self.showdown,
        )

    def values(self) -> list[int]:
        return [
            self.host,
            self.joined,
            self.dealer,
            self.showdown,
        ]


def no_poker() -> PokerHand:
    return PokerHand(NONE, 0, NONE, 0)


class LegendsState(State):
    def __init__(
        self,
        seed: int,
        stack: list[int],
        result: int,
        sealed: list[list[int]],
        rolls: list[int],
        script: list[list[int]],
        barriers: int,
        compiled: Compiled,
        round: int,
        active: int,
        first: int,
        ending: int,
        turn: list[int],
        used: list[int],
        due: list[int],
        character: list[int],
        space: list[int],
        lp: list[int],
        legend: list[int],
        marshal: list[int],
        wanted: list[int],
        money: list[int],
        nuggets: list[int],
        wounds: list[int],
        owned: list[int],
        upgraded: list[int],
        weapon: list[int],
        mount: list[int],
        cattle: list[int],
        sheriff: int,
        bandits: int,
        supply: int,
        store: list[int],
        ranch_green: list[int],
        ranch_blue: list[int],
        hands: list[list[int]],
        laid: list[int],
        played: list[int],
        flop: list[int],
        dealer_hand: list[int],
        deck: list[int],
        discard: list[int],
        fight: Fight,
        poker: PokerHand,
        dice: list[int],
        fight_deck: list[int],
        npc_hand: list[int],
        npc_card: int,
        story_left: list[int],
        story_right: list[int],
        discs_left: list[int],
        discs_right: list[int],
        resolving: int,
        black_deck: list[int],
        black_discard: list[int],
        black_card: int,
        dealt: list[int],
        goals: list[int],
        tally: list[int],
        claims: list[int],
        tokens: list[int],
        epoch: list[int],
        seen: list[int],
        seen_among: list[int],
        cattle_holds: list[int],
        fight_past: list[int],
        fight_shown: list[int],
        fight_drawn: list[int],
        fight_barred: list[int],
        story_seen: list[int],
        up: AnteUp,
        blood: BloodMoney,
    ) -> None:
        super().__init__(seed, stack, result, sealed, rolls, script, barriers)
        self.compiled = compiled
        self.round = round  # from 1
        self.active = active  # whose turn it is; the Man in Black's number while he acts
        self.first = first
        self.ending = ending  # 0, 1: the end is triggered, 2: the last round
        self.turn = turn
        self.used = used  # per seat: mask of abilities with a limit per turn
        self.due = due  # events that wait to be announced
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
        self.fight = fight  # the hero is the active player, or the one the Sheriff is after
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
        self.goals = goals  # four sets of goals per seat: held, claimed, met, asked for
        self.tally = tally  # per seat: the counters of its character's goals
        self.claims = claims  # seats that completed a goal, in order
        self.tokens = tokens  # legendary tokens drawn, in order
        self.epoch = epoch  # per poker card: the last reshuffle in which it was in the deck
        self.seen = seen  # (card, from whose hand, who knows): see decks/poker.py
        self.seen_among = seen_among  # for each of them: the cards it was one of
        self.cattle_holds = cattle_holds  # (token, who knows it, from, until): see decks/cattle.py
        self.fight_past = fight_past  # per fight card: mask of the batches it has been in
        self.fight_shown = fight_shown  # per fight card: mask of the batches all saw it in
        self.fight_drawn = fight_drawn  # per seat: mask of the batches it drew and saw
        self.fight_barred = fight_barred  # per fight card: mask of the batches it is too high for
        self.story_seen = story_seen  # per story deck: mask of seats that know the top card
        self.up = up
        self.blood = blood

    def clone(self) -> LegendsState:
        return LegendsState(
            self.seed,
            self.stack[:],
            self.result,
            [row[:] for row in self.sealed],
            self.rolls[:],
            self.copied_script(),
            self.barriers,
            self.compiled,
            self.round,
            self.active,
            self.first,
            self.ending,
            self.turn[:],
            self.used[:],
            self.due[:],
            self.character[:],
            self.space[:],
            self.lp[:],
            self.legend[:],
            self.marshal[:],
            self.wanted[:],
            self.money[:],
            self.nuggets[:],
            self.wounds[:],
            self.owned[:],
            self.upgraded[:],
            self.weapon[:],
            self.mount[:],
            self.cattle[:],
            self.sheriff,
            self.bandits,
            self.supply,
            self.store[:],
            self.ranch_green[:],
            self.ranch_blue[:],
            [row[:] for row in self.hands],
            self.laid[:],
            self.played[:],
            self.flop[:],
            self.dealer_hand[:],
            self.deck[:],
            self.discard[:],
            self.fight.copy(),
            self.poker.copy(),
            self.dice[:],
            self.fight_deck[:],
            self.npc_hand[:],
            self.npc_card,
            self.story_left[:],
            self.story_right[:],
            self.discs_left[:],
            self.discs_right[:],
            self.resolving,
            self.black_deck[:],
            self.black_discard[:],
            self.black_card,
            self.dealt[:],
            self.goals[:],
            self.tally[:],
            self.claims[:],
            self.tokens[:],
            self.epoch[:],
            self.seen[:],
            self.seen_among[:],
            self.cattle_holds[:],
            self.fight_past[:],
            self.fight_shown[:],
            self.fight_drawn[:],
            self.fight_barred[:],
            self.story_seen[:],
            self.up.clone() if self.compiled.ante_up else self.up,
            self.blood.clone() if self.compiled.blood_money else self.blood,
        )


def legends_schema(compiled: Compiled, options: tuple[str, ...]) -> Schema:
    spaces = compiled.board.spaces
    hideouts = tuple(spaces[space] for space in compiled.board.hideouts)
    return Schema(
        compiled.streams,
        options,
        Field("round", NUMBER),
        Field("active", NUMBER),
        Field("first", NUMBER),
        Field("ending", NUMBER),
        Field("turn", LIST, keys=TURN_KEYS),
        Field("used", LIST),
        Field("due", LIST),
        Field("character", LIST, compiled.characters),
        Field("space", LIST, spaces),
        Field("lp", LIST),
        Field("legend", LIST),
        Field("marshal", LIST),
        Field("wanted", LIST),
        Field("money", LIST),
        Field("nuggets", LIST),
        Field("wounds", LIST),
        Field("owned", LIST, compiled.items, masks=True),
        Field("upgraded", LIST, compiled.items, masks=True),
        Field("weapon", LIST, compiled.items),
        Field("mount", LIST, compiled.items),
        Field("cattle", LIST, compiled.cattle),
        Field("sheriff", NUMBER, spaces),
        Field("bandits", NUMBER, hideouts, masks=True),
        Field("supply", NUMBER),
        Field("store", LIST, keys=compiled.items),
        Field("ranch_green", LIST, compiled.cattle),
        Field("ranch_blue", LIST, compiled.cattle),
        Field("hands", GRID, compiled.cards),
        Field("laid", LIST, compiled.cards),
        Field("played", LIST, compiled.cards),
        Field("flop", LIST, compiled.cards),
        Field("dealer_hand", LIST, compiled.cards),
        Field("deck", LIST, compiled.cards),
        Field("discard", LIST, compiled.cards),
        Field("fight", RECORD, keys=FIGHT_KEYS, make=Fight),
        Field("poker", RECORD, keys=POKER_KEYS, make=PokerHand),
        Field("dice", LIST, compiled.die_faces),
        Field("fight_deck", LIST, compiled.fight_cards),
        Field("npc_hand", LIST, compiled.fight_cards),
        Field("npc_card", NUMBER, compiled.fight_cards),
        Field("story_left", LIST, compiled.stories),
        Field("story_right", LIST, compiled.stories),
        Field("discs_left", LIST),
        Field("discs_right", LIST),
        Field("resolving", NUMBER, compiled.stories),
        Field("black_deck", LIST, compiled.man_in_black_cards),
        Field("black_discard", LIST, compiled.man_in_black_cards),
        Field("black_card", NUMBER, compiled.man_in_black_cards),
        Field("dealt", LIST, compiled.characters),
        Field("goals", LIST, compiled.goals, masks=True),
        Field("tally", LIST),
        Field("claims", LIST),
        Field("tokens", LIST, compiled.tokens),
        Field("epoch", LIST, keys=compiled.cards),
        Field("seen", LIST, compiled.cards, group=3),
        Field("seen_among", LIST, compiled.cards, masks=True),
        Field("cattle_holds", LIST, compiled.cattle, group=4),
        Field("fight_past", LIST, keys=compiled.fight_cards),
        Field("fight_shown", LIST, keys=compiled.fight_cards),
        Field("fight_drawn", LIST),
        Field("fight_barred", LIST, keys=compiled.fight_cards),
        Field("story_seen", LIST),
        *ante_up_fields(compiled),
        *blood_money_fields(compiled),
    )


def bare_table(compiled: Compiled, seed: int, characters: list[int]) -> LegendsState:
    """Nobody holds anything yet. `characters` may be agreed beforehand."""
    n, figures = compiled.players, compiled.figures
    green = [token for token in compiled.herd if compiled.cattle_color[token] == 0]
    blue = [token for token in compiled.herd if compiled.cattle_color[token] == 1]
    return LegendsState(
        seed=seed,
        stack=[GAME.number, 0, *[0] * LOCALS],
        result=0,
        sealed=[[] for _ in range(n)],
        rolls=[0] * len(compiled.streams),
        script=[[] for _ in compiled.streams],
        barriers=0,
        compiled=compiled,
        round=1,
        active=0,
        first=NONE,
        ending=0,
        turn=[0] * len(TURN_KEYS),
        used=[0] * n,
        due=[],
        character=(characters or [NONE] * n) + [NONE] * (figures - n),
        space=[NONE] * figures,
        lp=[0] * n + his_row(compiled, compiled.difficulty_lp[compiled.difficulty]),
        legend=[0] * n + his_row(compiled, 1),
        marshal=[0] * figures,
        wanted=[0] * figures,
        money=[0] * n + his_row(compiled, compiled.man_in_black_money),
        nuggets=[0] * n + his_row(compiled, compiled.man_in_black_nuggets),
        wounds=[0] * figures,
        owned=[0] * figures,
        upgraded=[0] * figures,
        weapon=[NONE] * figures,
        mount=[NONE] * figures,
        cattle=[NONE] * figures,
        sheriff=compiled.office,
        bandits=0,
        supply=compiled.nuggets,
        store=compiled.copies[:],
        ranch_green=green,
        ranch_blue=blue,
        hands=[[] for _ in range(figures)],
        laid=[NONE] * (2 * figures),
        played=[],
        flop=[],
        dealer_hand=[],
        deck=list(range(len(compiled.cards))),
        discard=[],
        fight=no_fight(),
        poker=no_poker(),
        dice=[],
        fight_deck=list(range(len(compiled.fight_cards))),
        npc_hand=[],
        npc_card=NONE,
        story_left=[],
        story_right=[],
        discs_left=[],
        discs_right=[],
        resolving=NONE,
        black_deck=list(range(len(compiled.man_in_black_cards))) if n < figures else [],
        black_discard=[],
        black_card=NONE,
        dealt=[NONE] * (2 * n),
        goals=[0] * (GOAL_SETS * n) if compiled.with_goals else [],
        tally=[0] * (compiled.tally_width * n) if compiled.with_goals else [],
        claims=[],
        tokens=[],
        epoch=[0] * len(compiled.cards),
        seen=[],
        seen_among=[],
        cattle_holds=[],
        fight_past=[1] * len(compiled.fight_cards),
        fight_shown=[0] * len(compiled.fight_cards),
        fight_drawn=[0] * n,
        fight_barred=[0] * len(compiled.fight_cards),
        story_seen=[0, 0],
        up=bare_ante_up(compiled),
        blood=bare_blood_money(compiled),
    )


def his_row(compiled: Compiled, number: int) -> list[int]:
    """The Man in Black's entry behind those of the seats, where he rides."""
    return [number] * (compiled.figures - compiled.players)
