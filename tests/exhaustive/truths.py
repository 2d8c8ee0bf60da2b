"""What must be true when a reason is given: for each key a test, written from the rules."""

from __future__ import annotations

from collections.abc import Callable

from exhaustive import powers, prices, roads, wares
from exhaustive.blood_money import truths as blood_money
from exhaustive.case import Case
from games.legends.word_numbers import do
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.state.model import (
    ACTIONS,
    BANDIT,
    CLOSING,
    CONTRIBUTED,
    FOUGHT,
    HEIST,
    HEISTS,
    IN_ACTION,
    SHERIFF,
    STORY_DUE,
    STORY_MET,
    TRAIN,
)
from tumbleweed.games.legends.triggers.goals import CLAIMED, HELD
from tumbleweed.games.legends.vocabulary import layout
from tumbleweed.games.legends.vocabulary.condition import holds
from tumbleweed.games.legends.vocabulary.modifiers import crosses_mesas, hand_limit

# Given for a verb that the question never accepts (checked at the end).
OF_TIME = frozenset({
    "why-first", "why-no-pass", "why-no-yes-or-no", "why-no-choice-now", "why-income-once",
    "why-no-ride-to-stop", "why-not-in-store",
    "why-no-poker-to-join", "why-after-a-robbery", "why-after-a-bandit", "why-no-nugget-due",
    "why-gold-when-due", "why-deposit-first", "why-no-dice", "why-not-both-full",
    "why-stories-face-down", "why-disc-stays", "why-no-cattle-offered", "why-no-player-asked-for",
    "why-ride-instead", "why-sheriff-stays", "why-bandit-stays", "why-he-acts-later",
    "why-laid-in-fights", "why-no-discard-due", "why-played-with-the-flop", "why-no-gifts",
    "why-no-npc-to-play", "why-character-chosen", "why-end-instead", "why-must-discard",
})  # fmt: skip


def starts_there(c: Case) -> bool:
    """Who starts with a Saloon starts next to that one (BM-SETUP-39)."""
    compiled, character = c.compiled, c.s.character[c.seat]
    places = compiled.start_places[character]
    if compiled.blood_money and compiled.characters[character] == "al-swearengen":
        owners = enumerate(c.s.blood.deed_of)
        places = [compiled.blood.deed_place[deed] for deed, seat in owners if seat == c.seat]
    return any(c.space in compiled.spaces_of[place] for place in places)


# ---- goods ----


def nothing_sold(c: Case) -> bool:
    """No real nugget goes, and no Fool's Gold has gone or could."""
    if c.verb == "pass":
        return c.sealed == ["sell-nuggets:0"]
    return c.thing == "0" and not c.gold


def carrying(c: Case) -> bool:
    seat = prices.payer(c) if c.verb == "choose" else c.seat
    return c.s.cattle[seat] != NONE and c.verb in ("acquire", "steal", "choose")


def carries_none(c: Case) -> bool:
    seat = prices.payer(c) if c.verb == "choose" else c.seat
    return c.s.cattle[seat] == NONE


def empty_ranch(c: Case) -> bool:
    green, blue = not c.s.ranch_green, not c.s.ranch_blue
    if c.verb == "choose":
        return green and blue
    at_green = c.thing == "green" if c.verb == "ranch" else c.at("ranch-green")
    return green if at_green else blue


def delivers_here(c: Case) -> bool:
    """At the Rail Station, or at the Ranch of the other colour (WL-CATTLE-07, -08)."""
    token = c.s.cattle[c.seat]
    if token == NONE:
        return False
    colors = ["green", "blue", "orange"] if c.compiled.ante_up else ["green", "blue"]
    own = colors.pop(c.compiled.cattle_color[token])
    assert own in c.compiled.cattle[token]
    station = c.compiled.ante_up and c.at("station-buzzard-gulch")
    return c.at("rail-station") or station or any(c.at(f"ranch-{color}") for color in colors)


def nothing_to_buy(c: Case) -> bool:
    if c.verb == "trader" or c.question == "trade":
        return blood_money.nothing_to_trade(c)
    return prices.blamed(c, "buy_item") if c.verb == "choose" else wares.nothing_to_buy(c)


def sold_inside(c: Case) -> bool:
    if not c.thing:
        return not wares.nothing_to_buy(c)
    return wares.buyable(c, c.item) if c.verb == "buy" else wares.upgradable(c, c.item)


# ---- people and cards ----


def wanted_no_marshal(c: Case) -> bool:
    if c.question == "bandit-reward":
        return c.s.wanted[c.s.fight.hero] > 0
    return prices.blamed(c, "gain_marshal")


def not_meant(c: Case) -> bool:
    """The card's test fails, or there is nothing to take."""
    at, code = c.frame["word"], c.compiled.code
    if code[at] == do("demand"):
        options = c.compiled.node_options[code[at + 4]]
        test, shut = code[at + 3], all(prices.closed(c, each, c.target) for each in options)
    else:
        price = code[at] in (*prices.LOSSES, do("gain_wounds"))
        test, shut = code[at + 4], price and prices.lacks(c, code[at], code[at + 2], c.target)
    fails = test != NONE and not holds(c.s, test, c.target, c.seat)
    return c.target != c.seat and (fails or shut)


def nobody_to_fight(c: Case) -> bool:
    """In the space, not fought this turn; to arrest, Wanted too (WL-FIGHT-44, -62)."""
    return not any(
        c.s.space[seat] == c.here and seat != c.seat and not c.s.turn[FOUGHT] >> seat & 1
        for seat in c.figures()
        if c.verb != "arrest" or c.s.wanted[seat]
    )


def another_choice(c: Case) -> bool:
    """Of a card that does not ask now."""
    name = c.thing.rpartition(".")[0]
    if c.args["source"] != f"node:{name}":
        return False
    if c.question != "choose":
        return True
    at, code = c.frame["at"], c.compiled.code
    node = code[at + 3] if code[at] == do("choose") else code[at + 4]
    return c.compiled.nodes[node] != name


def story_met(c: Case) -> bool:
    sides = [("left", "right").index(c.thing)] if c.thing else [0, 1]
    return any(c.s.turn[STORY_MET] >> side & 1 for side in sides)


def story_due(c: Case) -> bool:
    """A disc is still to be asked for, on the story named; where none is, the one that is told."""
    sides = [("left", "right").index(c.thing)] if c.thing else [0, 1]
    return all(c.s.turn[STORY_DUE] >> side & 1 for side in sides)


def goal_told(c: Case) -> Case:
    """Of all that are met one is told, where no goal was named."""
    return powers.named(c, "claim", str(c.args["goal"]).partition(":")[2])


def reaction_faces(c: Case) -> set[int]:
    """Faces some event of the game sets a Reaction off for."""
    rows = c.compiled.abilities
    return {
        rows[ability * layout.ABILITY + layout.A_CARD]
        for found in c.compiled.hand_listeners
        for ability in found
    }


TRUTHS: dict[str, Callable[[Case], bool]] = {
    # whose turn, how many actions
    "why-not-your-turn": lambda c: not c.own_turn() and c.args["seat"] == f"seat:{c.s.active}",
    "why-actions-over": lambda c: (
        c.own_turn() and bool(c.s.turn[CLOSING] or not (c.s.turn[ACTIONS] or c.s.turn[IN_ACTION]))
    ),
    "why-no-actions-left": lambda c: c.own_turn() and not c.s.turn[ACTIONS],
    # places and ways
    "why-not-here": lambda c: not c.at(str(c.args["place"]).partition(":")[2]),
    "why-no-movement": roads.nowhere_to_ride,
    "why-no-step": roads.no_step,
    "why-already-there": lambda c: c.space == c.here,
    "why-too-far": roads.too_far,
    "why-not-adjacent": lambda c: not roads.adjacent(c),
    "why-ride-there": lambda c: c.bandit_at(c.space) and c.verb == "step",
    "why-last-space": roads.last_space,
    "why-mesa": lambda c: c.thing in c.compiled.board.mesas and not crosses_mesas(c.s, c.seat),
    "why-off-the-mesa": lambda c: c.frame["mesa"] > 0 and not roads.on_the_rim(c),
    "why-sheriff-there": lambda c: c.s.sheriff == c.space and c.s.wanted[c.seat] > 0,
    "why-sheriff-in-the-way": lambda c: (
        roads.ridden(c, bandits=False, sheriff=False)
        and not roads.ridden(c, bandits=False, sheriff=True)
    ),
    "why-bandit-in-the-way": lambda c: (
        roads.ridden(c, bandits=False, sheriff=True)
        and not roads.ridden(c, bandits=True, sheriff=True)
    ),
    "why-bandit-there": lambda c: c.bandit_at(c.space),
    "why-no-bandit-there": lambda c: not c.bandit_at(c.space),
    "why-not-such-a-place": lambda c: c.space not in c.compiled.spaces_of[c.frame["place"]],
    "why-not-your-start": lambda c: not starts_there(c),
    "why-hideout-taken": lambda c: starts_there(c) and c.space in c.s.space,
    "why-sheriff-already-there": lambda c: c.space == c.s.sheriff,
    "why-sheriff-ends-there": lambda c: c.space in roads.wanted_spaces(c),
    "why-sheriff-last-space": lambda c: c.verb == "sheriff-step" and c.frame["left"] == 1,
    "why-sheriff-too-far": roads.sheriff_too_far,
    "why-wanted-in-his-way": roads.wanted_in_his_way,
    "why-not-shortest": roads.not_shortest,
    # money and goods
    "why-no-money": lambda c: c.money < int(c.args["money"]),
    "why-too-little-money": lambda c: prices.wanting(c, "lose_money", prices.MONEY),
    "why-too-few-cards": lambda c: prices.wanting(c, "discard_cards", prices.CARDS),
    "why-too-few-nuggets": lambda c: prices.wanting(c, "lose_nuggets", prices.NUGGETS),
    "why-too-few-wanted": lambda c: prices.wanting(c, "lose_wanted"),
    "why-three-wounds": lambda c: prices.blamed(c, "gain_wounds"),
    "why-no-nuggets": lambda c: not c.s.nuggets[c.seat] and not c.gold,
    "why-no-nugget-left": lambda c: not c.s.nuggets[c.seat],
    "why-must-pay-nugget": lambda c: bool(c.s.nuggets[c.seat] or c.gold),
    "why-fewer-nuggets": lambda c: c.s.nuggets[c.seat] == c.args["count"] < int(c.thing),
    "why-sell-one": nothing_sold,
    "why-no-wounds": lambda c: c.s.wounds[c.seat] == 0,
    "why-carrying": carrying,
    "why-no-cattle": carries_none,
    "why-no-cattle-in-game": lambda c: not c.compiled.herd,
    "why-empty-ranch": empty_ranch,
    "why-no-delivery-here": lambda c: c.s.cattle[c.seat] != NONE and not delivers_here(c),
    "why-after-a-move": lambda c: (
        c.moment != "end-move" and (c.verb == "deliver-longhorn" or delivers_here(c))
    ),
    "why-one-heist": lambda c: c.s.turn[HEISTS] == 1,
    # the store
    "why-nothing-to-buy": nothing_to_buy,
    "why-enter-store": lambda c: c.question == "act" and wares.at_store(c) and sold_inside(c),
    "why-must-buy": lambda c: c.frame["once"] == 1,
    "why-owned": lambda c: c.owned,
    "why-not-owned": lambda c: not c.owned,
    "why-sold-out": lambda c: c.s.store[c.item] == 0,
    "why-not-in-game": lambda c: c.compiled.copies[c.item] == 0,
    "why-misc-full": lambda c: c.compiled.item_kind[c.item] == wares.MISC and wares.misc_full(c),
    "why-not-upgradable": lambda c: not c.compiled.upgrades[c.item],
    "why-upgraded": lambda c: bool(c.s.upgraded[c.seat] >> c.item & 1),
    "why-weapons-only": lambda c: wares.sells_only(c, wares.WEAPON),
    "why-mounts-only": lambda c: wares.sells_only(c, wares.MOUNT),
    "why-misc-only": lambda c: wares.sells_only(c, wares.MISC),
    "why-upgrades-only": lambda c: c.verb == "buy" and c.frame["mode"] == wares.UPGRADE,
    "why-new-ones-only": lambda c: c.verb == "upgrade" and c.frame["mode"] == wares.BUY,
    # items and abilities
    "why-in-use": lambda c: c.owned and c.active_item,
    "why-mount-next": lambda c: (
        c.question == "weapon" and c.compiled.item_kind[c.item] == wares.MOUNT
    ),
    "why-weapon-chosen": lambda c: (
        c.question == "mount" and c.compiled.item_kind[c.item] == wares.WEAPON
    ),
    "why-switch-at-start": lambda c: not c.thing or (c.owned and not c.active_item),
    "why-not-equippable": lambda c: c.compiled.item_kind[c.item] == 2,
    "why-item-idle": lambda c: c.owned and not c.active_item and c.compiled.item_kind[c.item] != 2,
    "why-item-by-itself": lambda c: c.owned and powers.by_itself(c),
    "why-item-no-action": lambda c: c.owned and powers.no_action(c),
    "why-item-no-effect": lambda c: c.owned and prices.nothing_possible(c),
    "why-not-your-character": lambda c: (
        c.compiled.characters.index(c.thing) != c.s.character[c.seat]
    ),
    "why-ability-asleep": lambda c: not c.s.legend[c.seat] and c.args["lp"] == 5,
    "why-ability-by-itself": lambda c: bool(c.s.legend[c.seat]) and powers.by_itself(c),
    "why-used-up": powers.used_up,
    "why-later": powers.at_another_moment,
    "why-condition-not-met": powers.not_set_off,
    # cards
    "why-not-in-hand": lambda c: c.card not in c.hand,
    "why-not-the-dealers": lambda c: c.card not in c.s.dealer_hand,
    "why-chosen-already": lambda c: c.key in c.sealed,
    "why-not-fools-gold": lambda c: c.card in c.hand and c.card not in c.gold,
    "why-no-action-on-it": lambda c: c.compiled.action_of[c.compiled.face[c.card]] == NONE,
    "why-no-effect": lambda c: c.card in c.hand and prices.nothing_possible(c),
    "why-no-reaction-on-it": lambda c: all(
        c.compiled.face[c.card] != face for face in reaction_faces(c)
    ),
    "why-no-such-card": lambda c: len(c.hand) == len(c.sealed) or (c.verb == "sell" and not c.gold),
    "why-after-bonuses": lambda c: c.question == "answer" and c.moment == "cards-revealed",
    "why-bonuses-over": lambda c: c.question == "react" and c.moment in powers.moments(c),
    "why-no-reaction": powers.no_reaction,
    "why-no-action-card": powers.no_action_card,
    "why-no-item-now": powers.no_item_now,
    "why-hand-limit": lambda c: c.args["count"] == hand_limit(c.s, c.seat) < len(c.hand),
    "why-not-drawn": lambda c: c.compiled.fight_cards.index(c.thing) not in c.s.npc_hand,
    # fights
    "why-no-card": lambda c: not c.hand,
    "why-nobody-to-fight": nobody_to_fight,
    "why-no-such-player": lambda c: c.target >= c.compiled.figures,
    "why-not-yourself": lambda c: c.target == c.seat,
    "why-not-marshal": lambda c: not c.s.marshal[c.seat],
    "why-not-in-space": lambda c: c.s.space[c.target] != c.here,
    "why-fought": lambda c: bool(c.s.turn[FOUGHT] >> c.target & 1),
    "why-not-wanted": lambda c: not c.s.wanted[c.target],
    "why-black-never-arrested": lambda c: c.target == c.compiled.black,
    "why-not-with-sheriff": lambda c: c.s.space[c.target] != c.s.sheriff,
    "why-not-meant": not_meant,
    "why-nothing-to-decline": lambda c: c.s.fight.type == NONE,
    "why-too-late-to-decline": lambda c: bool(c.s.fight.open or c.s.fight.winner != NONE),
    "why-must-fight": lambda c: c.s.fight.hero == c.seat == c.s.active and c.rival != NONE,
    "why-must-face-sheriff": lambda c: (
        c.s.fight.type == SHERIFF and bool(c.hand) and not c.compiled.sheriff_may_be_declined
    ),
    "why-must-face-bandit": lambda c: c.s.fight.type == BANDIT,
    "why-heist-begun": lambda c: c.s.fight.type in (HEIST, TRAIN),
    "why-card-forbids": lambda c: bool(c.s.fight.no_marshal) and not c.s.wanted[c.seat],
    "why-wanted-no-marshal": wanted_no_marshal,
    "why-has-no-money": lambda c: c.s.money[c.rival] == 0,
    "why-has-no-gold": lambda c: c.s.nuggets[c.rival] == 0,
    "why-has-no-cattle": lambda c: c.s.cattle[c.rival] == NONE,
    "why-cattle-afterwards": lambda c: (
        c.question == "steal" and c.s.cattle[c.rival] != NONE and c.s.cattle[c.seat] == NONE
    ),
    "why-goods-taken": lambda c: c.question == "steal-token" and c.thing != "cattle",
    # stories and goals
    "why-one-disc": lambda c: bool(c.s.turn[CONTRIBUTED]),
    "why-no-disc-at-the-end": lambda c: bool(c.s.turn[CLOSING]),
    "why-no-story-there": lambda c: not all(c.decks),
    "why-story-full": lambda c: any(len(discs) >= c.compiled.discs_needed for discs in c.sides),
    "why-discs-there": lambda c: any(discs.count(c.seat) == 2 for discs in c.sides),
    "why-no-disc-there": lambda c: all(c.seat not in discs for discs in c.sides),
    "why-trigger-not-met": lambda c: not story_met(c),
    "why-disc-passed": lambda c: (
        not c.s.turn[ACTIONS] and c.own_turn() and story_met(c) and not story_due(c)
    ),
    "why-disc-between-actions": lambda c: (
        c.question not in ("act", "contribute") and c.own_turn() and story_met(c)
    ),
    "why-no-goals": lambda c: not c.s.goals,
    "why-no-goal-met": powers.no_goal_met,
    "why-goal-claimed": lambda c: powers.goal_in(c, CLAIMED),
    "why-goal-not-held": lambda c: not powers.goal_in(c, HELD),
    "why-goal-not-met": powers.held_not_met,
    "why-claim-between-actions": lambda c: (
        c.question not in ("act", "claim") and powers.held_and_met(goal_told(c))
    ),
    # what cards offer
    "why-other-choice": another_choice,
    "why-nobody-wanted": lambda c: not any(c.s.wanted),
    "why-no-free-space": lambda c: prices.blamed(c, "place_self"),
    "why-no-bandits": lambda c: c.s.bandits == 0,
    "why-test-fails": prices.test_fails,
    # who plays
    "why-he-is-not-here": lambda c: c.compiled.figures == c.compiled.players,
    "why-not-dealt": lambda c: (
        c.compiled.characters.index(c.thing) not in c.s.dealt[2 * c.seat :][:2]
    ),
    "why-not-in-cast": lambda c: c.compiled.characters.index(c.thing) not in c.compiled.cast,
    "why-taken": lambda c: c.compiled.characters.index(c.thing) in c.s.character,
    "why-opener-left": lambda c: (
        c.compiled.opener not in c.s.character
        and c.s.character[: c.compiled.players].count(NONE) == 1
    ),
    "why-no-such-die": lambda c: int(c.thing) >= len(c.s.dice),
}
