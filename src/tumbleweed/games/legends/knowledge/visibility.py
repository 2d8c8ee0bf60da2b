"""Who may know what: views, and the redeal. All access to secrets is here."""

from __future__ import annotations

from tumbleweed.core.chance import REDEAL, shuffle
from tumbleweed.core.state import NONE, mask_of
from tumbleweed.core.visibility import cards_in
from tumbleweed.games.legends.components.decks.cattle import redeal_herd
from tumbleweed.games.legends.components.decks.fight import redeal_fight
from tumbleweed.games.legends.components.decks.stories import redeal_stories
from tumbleweed.games.legends.components.fight import (
    against_npc,
    hero_value,
    npc_player,
    rival_value,
)
from tumbleweed.games.legends.components.player.tokens import redeal_tokens, tokens_now
from tumbleweed.games.legends.knowledge.ante_up.redeal import redeal_ante_up
from tumbleweed.games.legends.knowledge.ante_up.view import add_ante_up
from tumbleweed.games.legends.knowledge.inference import redeal_hands
from tumbleweed.games.legends.knowledge.view import (
    Best,
    Cattle,
    Color,
    Fight,
    FightCard,
    Goals,
    HeldGoal,
    LaidCard,
    ManInBlack,
    OpenTable,
    OwnedItem,
    Player,
    Poker,
    Story,
)
from tumbleweed.games.legends.state.blood_money_queries import deck_for
from tumbleweed.games.legends.state.compiled import Compiled
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import (
    ACTIONS,
    FIGHTS,
    GOAL_SETS,
    STORIES,
)
from tumbleweed.games.legends.state.poker_hands import CATEGORIES, best_with, category
from tumbleweed.games.legends.state.queries import (
    discs,
    man_in_black_rides,
    sheriff_active,
    story_top,
)
from tumbleweed.games.legends.triggers.goals import CLAIMED, HELD, claimable, done_so_far, needed
from tumbleweed.games.legends.vocabulary.modifiers import hand_limit, movement, nugget_limit
from tumbleweed.games.legends.vocabulary.terms import COLORS


def view(s: LegendsState, seat: int | None) -> OpenTable:
    """What is visible by the book (WL-TURN-17), and what the seat may look at (WL-TURN-20)."""
    compiled = s.compiled
    found: OpenTable = {
        "game": "legends",
        "edition": compiled.edition,
        "variants": list(compiled.variants),
        "length": compiled.length,
        "round": s.round,
        "active": s.active if s.first != NONE else None,
        "first": _none(s.first),
        "ending": s.ending,
        "actions": s.turn[ACTIONS],
        "sheriff": {"space": compiled.board.spaces[s.sheriff], "active": sheriff_active(s)},
        "bandits": [
            compiled.board.spaces[space]
            for i, space in enumerate(compiled.board.hideouts)
            if s.bandits >> i & 1
        ],
        "ranches": {"green": len(s.ranch_green), "blue": len(s.ranch_blue)},
        "supply": s.supply,
        "tokens_left": sum(tokens_now(s).left) if s.goals else None,
        "store": {name: s.store[i] for i, name in enumerate(compiled.items)},
        "stories": [_story(s, side, seat) for side in range(2)],
        "resolving": _name(compiled.stories, s.resolving),
        "deck_count": len(s.deck),
        "discard": _names(compiled.cards, s.discard),
        "played": _names(compiled.cards, s.played),
        "fight_deck_count": len(s.fight_deck),
        "dice": _names(compiled.die_faces, s.dice),
        "fight": _fight(s, seat) if s.fight.type != NONE else None,
        "poker": _poker(s, seat) if s.poker.host != NONE else None,
        "players": [_player(s, other, seat) for other in range(compiled.players)],
        "black": _black(s) if man_in_black_rides(s) else None,
        "dealt": _names(compiled.characters, s.dealt[2 * seat : 2 * seat + 2])
        if seat is not None and s.dealt[2 * seat] != NONE
        else None,
    }
    add_ante_up(found, s, seat)
    return found


def _none(number: int) -> int | None:
    return None if number == NONE else number


def _name(names: tuple[str, ...], number: int) -> str | None:
    return None if number == NONE else names[number]


def _names(names: tuple[str, ...], numbers: list[int]) -> list[str]:
    return [names[number] for number in numbers]


def _story(s: LegendsState, side: int, viewer: int | None) -> Story:
    top = story_top(s, side)
    looked = viewer is not None and s.story_seen[side] >> viewer & 1
    return {
        "side": STORIES[side],
        "count": len(s.story_left if side == 0 else s.story_right),
        "back": _name(s.compiled.backs, s.compiled.back_of[top]) if top != NONE else None,
        "discs": discs(s, side)[:],
        "needed": s.compiled.discs_needed,
        "story": _name(s.compiled.stories, top) if looked else None,
    }


def _player(s: LegendsState, seat: int, viewer: int | None) -> Player:
    compiled = s.compiled
    mine = seat == viewer
    playing = s.character[seat] != NONE
    return {
        "seat": seat,
        "character": _name(compiled.characters, s.character[seat]),
        "space": _name(compiled.board.spaces, s.space[seat]),
        "lp": s.lp[seat],
        "legend": bool(s.legend[seat]),
        "marshal": s.marshal[seat],
        "wanted": s.wanted[seat],
        "money": s.money[seat],
        "nuggets": s.nuggets[seat],
        "wounds": s.wounds[seat],
        "items": [_item(s, seat, item) for item in cards_in(s.owned[seat])],
        "cattle": _cattle(s, seat, mine),
        "discs": 2 - s.discs_left.count(seat) - s.discs_right.count(seat),
        "hand_count": len(s.hands[seat]),
        "hand": _names(compiled.cards, s.hands[seat]) if mine else None,
        "hand_limit": hand_limit(s, seat) if playing else compiled.hand_limit,
        "nugget_limit": nugget_limit(s, seat) if playing else compiled.nugget_limit,
        "movement": movement(s, seat) if playing else compiled.movement,
        "goals": _goals(s, seat, mine) if s.goals else None,
    }


def _goals(s: LegendsState, seat: int, mine: bool) -> Goals:
    """Claimed goals are public; those held are the owner's secret until then (WL-GOAL-02)."""
    compiled, held = s.compiled, s.goals[seat * GOAL_SETS + HELD]
    tokens = tokens_now(s).held[seat]
    return {
        "count": held.bit_count(),
        "held": [_goal(s, seat, goal) for goal in cards_in(held)] if mine else None,
        "claimed": _names(compiled.goals, cards_in(s.goals[seat * GOAL_SETS + CLAIMED])),
        "token_count": len(tokens),
        "tokens": _names(compiled.tokens, tokens) if mine or s.over else None,
    }


def _goal(s: LegendsState, seat: int, goal: int) -> HeldGoal:
    """With what is done and what is needed of each of its parts, and whether it may be claimed."""
    terms = s.compiled.goal_terms[goal]
    return {
        "goal": s.compiled.goals[goal],
        "met": goal in claimable(s, seat),
        "parts": [
            [[min(done_so_far(s, seat, c), needed(s, c)), needed(s, c)] for c in term]
            for term in terms
        ],
    }


def _black(s: LegendsState) -> ManInBlack:
    """The Man in Black: everything but the order of his deck is public."""
    compiled, seat = s.compiled, s.compiled.black
    return {
        "seat": seat,
        "difficulty": compiled.difficulties[compiled.difficulty],
        "space": _name(compiled.board.spaces, s.space[seat]),
        "lp": s.lp[seat],
        "discs": compiled.man_in_black_discs - s.discs_left.count(seat) - s.discs_right.count(seat),
        "deck_count": len(s.black_deck),
        "card": _name(compiled.man_in_black_cards, s.black_card),
        "discard": _names(compiled.man_in_black_cards, s.black_discard),
    }


def _item(s: LegendsState, seat: int, item: int) -> OwnedItem:
    compiled: Compiled = s.compiled
    return {
        "item": compiled.items[item],
        "upgraded": bool(s.upgraded[seat] >> item & 1),
        "active": compiled.item_kind[item] == 2 or item in (s.weapon[seat], s.mount[seat]),
    }


def _cattle(s: LegendsState, seat: int, mine: bool) -> Cattle | None:
    """Its colour is public, its reward the owner's (WL-CATTLE-06)."""
    token = s.cattle[seat]
    if token == NONE:
        return None
    color: Color = COLORS[s.compiled.cattle_color[token]]
    return {"color": color, "token": s.compiled.cattle[token] if mine else None}


def _fight(s: LegendsState, viewer: int | None) -> Fight:
    opened = bool(s.fight.open)
    npc = against_npc(s)
    chooser = npc_player(s) if npc and not s.compiled.house_chooses else NONE
    sees_npc = viewer is not None and viewer == chooser
    return {
        "type": FIGHTS[s.fight.type],
        "hero": s.fight.hero,
        "rival": _none(s.fight.rival),
        "attacked": bool(s.fight.attacked),
        "chooser": _none(chooser),
        "open": opened,
        "cards": [_laid(s, seat, 0, opened or seat == viewer) for seat in _fighters(s)],
        "values": [hero_value(s), rival_value(s)] if opened else None,
        "npc_count": len(s.npc_hand),
        "npc_hand": _names(s.compiled.fight_cards, s.npc_hand) if sees_npc else None,
        "npc_card": _npc_card(s, opened or sees_npc),
    }


def _fighters(s: LegendsState) -> list[int]:
    return [seat for seat in (s.fight.hero, s.fight.rival) if seat != NONE]


def _laid(s: LegendsState, seat: int, slot: int, known: bool) -> LaidCard | None:
    card = s.laid[2 * seat + slot]
    if card == NONE:
        return None
    return {"seat": seat, "card": s.compiled.cards[card] if known else None}


def _npc_card(s: LegendsState, known: bool) -> FightCard | None:
    if s.npc_card == NONE:
        return None
    return {"card": s.compiled.fight_cards[s.npc_card] if known else None}


def _poker(s: LegendsState, viewer: int | None) -> Poker:
    dealer, shown = s.poker.dealer, bool(s.poker.showdown)
    own_deal = viewer is not None and viewer == dealer and not s.compiled.house_chooses
    seats = cards_in(s.poker.joined)
    return {
        "host": s.poker.host,
        "players": seats,
        "dealer": _none(dealer),
        "pot": 50 + 10 * len(seats),
        "flop": _names(s.compiled.cards, s.flop),
        "dealer_count": len(s.dealer_hand),
        "dealer_hand": _names(s.compiled.cards, s.dealer_hand) if own_deal or shown else None,
        "shown": {
            str(seat): _names(
                s.compiled.cards, [c for c in s.laid[2 * seat : 2 * seat + 2] if c != NONE]
            )
            for seat in seats
        }
        if shown
        else None,
        "best": None if shown else _best(s, viewer),
    }


def _best(s: LegendsState, viewer: int | None) -> Best | None:
    value, *played = (NONE,) if viewer is None else best_hand(s, viewer)
    if value == NONE:
        return None
    used = [card for card in played if card != NONE]
    return {"hand": CATEGORIES[category(value)], "cards": _names(s.compiled.cards, used)}


def best_hand(s: LegendsState, seat: int) -> tuple[int, int, int]:
    """The best hand of the seat's cards with the flop, and the cards that make it; a dealer plays
    the house's (WL-POKER-10). Three times NONE where there is none.
    """
    cards: list[int] = []
    deck = s.compiled.poker_deck
    if seat == s.poker.dealer and not s.compiled.house_chooses:
        cards = s.dealer_hand
    elif s.poker.joined >> seat & 1:
        cards, deck = s.hands[seat], deck_for(s, seat)
    return best_with(deck, cards, s.flop) if cards and s.flop else (NONE, NONE, NONE)


# ---- dealing anew ----


def redeal(s: LegendsState, seat: int) -> None:
    """Redeal, in place, everything that the seat cannot know."""
    redeal_characters(s, seat)
    redeal_hands(s, seat)
    redeal_fight(s, seat)
    redeal_herd(s, seat)
    redeal_stories(s, seat)
    if s.goals:
        redeal_goals(s, seat)
    redeal_tokens(s, seat)
    redeal_man_in_black(s)
    redeal_ante_up(s, seat)


def redeal_goals(s: LegendsState, seat: int) -> None:
    """Any unclaimed goal of another player may be the one in the box."""
    for other in range(s.compiled.players):
        if other == seat or s.character[other] == NONE:
            continue
        claimed, count = (
            s.goals[other * GOAL_SETS + CLAIMED],
            s.goals[other * GOAL_SETS + HELD].bit_count(),
        )
        goals = [g for g in s.compiled.goals_of[s.character[other]] if not claimed >> g & 1]
        shuffle(s, REDEAL, goals)
        s.goals[other * GOAL_SETS + HELD] = mask_of(goals[:count])


def redeal_man_in_black(s: LegendsState) -> None:
    """Nobody knows the order of the Man in Black's deck; its cards are public."""
    if s.black_deck:
        s.black_deck.sort()
        shuffle(s, REDEAL, s.black_deck)


def redeal_characters(s: LegendsState, seat: int) -> None:
    """Until all have chosen, others hold any of the cards not dealt to this seat."""
    if s.dealt[0] == NONE:
        return
    own = s.dealt[2 * seat : 2 * seat + 2]
    rest = [c for c in range(len(s.compiled.characters)) if c not in own]
    shuffle(s, REDEAL, rest)
    for other in range(s.compiled.players):
        if other != seat:
            s.dealt[2 * other : 2 * other + 2] = sorted((rest.pop(), rest.pop()))
