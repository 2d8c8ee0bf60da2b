"""What must be the case where a reason is told: for each key a test, written from the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tumbleweed.core.game import Game
from tumbleweed.core.state import NONE
from tumbleweed.games.legends import ops
from tumbleweed.games.legends.mat.mods import crosses_mesas, hand_limit
from tumbleweed.games.legends.model import (
    ACTIONS,
    CLOSING,
    CONTRIBUTED,
    FOUGHT,
    HEISTS,
    HERO,
    IN_ACTION,
    NO_MARSHAL,
    OPEN,
    RIVAL,
    SHERIFF,
    STORY_MET,
    TYPE,
    LegendsState,
)

# Told of a verb that the question is never answered with (checked when all is over).
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


class Case:
    """An option somebody asked for, and what was told."""

    def __init__(self, game: Game, seat: int, question: str, key: str, args: dict[str, Any]):
        assert isinstance(game.state, LegendsState)
        self.s = game.state
        self.box = game.state.box
        self.seat, self.question, self.args = seat, question, args
        self.verb, _, self.thing = key.partition(":")
        happened = {"react": "cards-revealed", "start-fight": "start-fight"}
        event = game._prompt(seat).args.get("event") if question == "answer" else None
        self.moment = str(event or happened.get(question, ""))

    # ---- what is asked for ----

    @property
    def target(self) -> int:
        return int(self.thing)

    @property
    def card(self) -> int:
        return self.box.cards.index(self.thing)

    @property
    def item(self) -> int:
        return self.box.items.index(self.thing)

    @property
    def space(self) -> int:
        return (self.box.board.spaces + self.box.board.mesas).index(self.thing)

    @property
    def side(self) -> list[int]:
        return self.s.discs_left if self.thing == "left" else self.s.discs_right

    @property
    def deck(self) -> list[int]:
        return self.s.story_left if self.thing == "left" else self.s.story_right

    # ---- what the asker has ----

    @property
    def hand(self) -> list[int]:
        return self.s.hands[self.seat]

    @property
    def money(self) -> int:
        return self.s.money[self.seat]

    @property
    def owned(self) -> bool:
        return bool(self.s.owned[self.seat] >> self.item & 1)

    @property
    def active_item(self) -> bool:
        return self.item in (self.s.weapon[self.seat], self.s.mount[self.seat])

    @property
    def gold(self) -> list[int]:
        return [card for card in self.hand if self.box.nugget_faces[self.box.face[card]]]

    @property
    def rival(self) -> int:
        return self.s.fight[RIVAL]

    @property
    def here(self) -> int:
        return self.s.space[self.seat]

    def at(self, place: str) -> bool:
        number = self.box.place_number[place]
        return self.here in self.box.spaces_of[number]

    def own_turn(self) -> bool:
        return self.s.active == self.seat

    def anybody(self, rows: list[int], enough: Callable[[int], bool]) -> bool:
        return any(enough(value) for value in rows)


def bandit(c: Case) -> bool:
    hideout = c.box.board.hideout_at[c.space]
    return hideout != NONE and bool(c.s.bandits >> hideout & 1)


def wanted_at(c: Case, space: int) -> bool:
    return any(c.s.wanted[i] and c.s.space[i] == space for i in range(c.box.players))


def reaction_faces(c: Case) -> set[int]:
    """Faces some event of the game sets a Reaction off for."""
    rows = c.box.abilities
    return {
        rows[ability * ops.ABILITY + ops.A_CARD]
        for found in c.box.hand_listeners
        for ability in found
    }


def goal_in(c: Case, which: int) -> bool:
    """Held: 0, claimed: 1."""
    return bool(c.s.goals[c.seat * 4 + which] >> c.box.goals.index(c.thing) & 1)


TRUTHS: dict[str, Callable[[Case], bool]] = {
    # whose turn, how many actions
    "why-not-your-turn": lambda c: not c.own_turn() and c.args["seat"] == f"seat:{c.s.active}",
    "why-actions-over": lambda c: (
        c.own_turn() and bool(c.s.turn[CLOSING] or not (c.s.turn[ACTIONS] or c.s.turn[IN_ACTION]))
    ),
    "why-no-actions-left": lambda c: c.own_turn() and not c.s.turn[ACTIONS],
    # places and ways
    "why-not-here": lambda c: not c.at(str(c.args["place"]).partition(":")[2]),
    "why-no-movement": lambda c: True,
    "why-already-there": lambda c: c.space == c.here,
    "why-too-far": lambda c: c.space != c.here,
    "why-not-adjacent": lambda c: c.space not in c.box.board.neighbours[c.here],
    "why-ride-there": bandit,
    "why-last-space": lambda c: c.space in c.box.board.neighbours[c.here] and not bandit(c),
    "why-mesa": lambda c: not crosses_mesas(c.s, c.seat),
    "why-off-the-mesa": lambda c: crosses_mesas(c.s, c.seat),
    "why-sheriff-there": lambda c: c.s.sheriff == c.space and c.s.wanted[c.seat] > 0,
    "why-sheriff-in-the-way": lambda c: c.s.wanted[c.seat] > 0,
    "why-bandit-in-the-way": lambda c: c.s.bandits != 0,
    "why-bandit-there": bandit,
    "why-no-bandit-there": lambda c: not bandit(c),
    "why-not-such-a-place": lambda c: not (c.s.sheriff == c.space and c.s.wanted[c.seat]),
    "why-not-your-start": lambda c: c.question == "start-space",
    "why-hideout-taken": lambda c: c.space in c.s.space,
    "why-sheriff-already-there": lambda c: c.space == c.s.sheriff,
    "why-sheriff-ends-there": lambda c: wanted_at(c, c.space),
    "why-sheriff-last-space": lambda c: c.verb == "sheriff-step",
    "why-sheriff-too-far": lambda c: c.space != c.s.sheriff,
    "why-not-shortest": lambda c: c.question.startswith("black-"),
    # money and goods
    "why-no-money": lambda c: c.money < int(c.args["money"]),
    "why-too-little-money": lambda c: c.anybody(c.s.money, lambda m: m < int(c.args["count"])),
    "why-too-few-cards": lambda c: any(len(hand) < int(c.args["count"]) for hand in c.s.hands),
    "why-too-few-nuggets": lambda c: c.anybody(c.s.nuggets, lambda n: n < int(c.args["count"])),
    "why-too-few-wanted": lambda c: c.anybody(c.s.wanted, lambda w: w < int(c.args["count"])),
    "why-three-wounds": lambda c: c.anybody(c.s.wounds, lambda w: w == c.box.max_wounds),
    "why-no-nuggets": lambda c: not c.s.nuggets[c.seat] and not c.gold,
    "why-no-nugget-left": lambda c: not c.s.nuggets[c.seat],
    "why-must-pay-nugget": lambda c: bool(c.s.nuggets[c.seat] or c.gold),
    "why-fewer-nuggets": lambda c: c.s.nuggets[c.seat] == c.args["count"] < int(c.thing),
    "why-sell-one": lambda c: c.verb == "pass" or not c.gold,
    "why-no-wounds": lambda c: c.s.wounds[c.seat] == 0,
    "why-carrying": lambda c: c.anybody(c.s.cattle, lambda token: token != NONE),
    "why-no-cattle": lambda c: c.s.cattle[c.seat] == NONE,
    "why-no-cattle-in-game": lambda c: not c.box.herd,
    "why-empty-ranch": lambda c: not c.s.ranch_green or not c.s.ranch_blue,
    "why-no-delivery-here": lambda c: c.s.cattle[c.seat] != NONE and not c.at("rail-station"),
    "why-after-a-move": lambda c: c.s.cattle[c.seat] != NONE,
    "why-one-heist": lambda c: c.s.turn[HEISTS] == 1,
    # the store
    "why-nothing-to-buy": lambda c: True,
    "why-enter-store": lambda c: c.at("general-store") and c.question == "act",
    "why-must-buy": lambda c: c.question == "shop",
    "why-owned": lambda c: c.owned,
    "why-not-owned": lambda c: not c.owned,
    "why-sold-out": lambda c: c.s.store[c.item] == 0,
    "why-not-in-game": lambda c: c.box.copies[c.item] == 0,
    "why-misc-full": lambda c: c.box.item_kind[c.item] == 2,
    "why-not-upgradable": lambda c: not c.box.upgrades[c.item],
    "why-upgraded": lambda c: bool(c.s.upgraded[c.seat] >> c.item & 1),
    "why-weapons-only": lambda c: c.box.item_kind[c.item] != 0,
    "why-mounts-only": lambda c: c.box.item_kind[c.item] != 1,
    "why-misc-only": lambda c: c.box.item_kind[c.item] != 2,
    "why-upgrades-only": lambda c: c.verb == "buy",
    "why-new-ones-only": lambda c: c.verb == "upgrade",
    # items and abilities
    "why-in-use": lambda c: c.owned and c.active_item,
    "why-switch-at-start": lambda c: c.owned and not c.active_item,
    "why-not-equippable": lambda c: c.box.item_kind[c.item] == 2,
    "why-item-idle": lambda c: c.owned and not c.active_item and c.box.item_kind[c.item] != 2,
    "why-item-by-itself": lambda c: c.owned,
    "why-item-no-action": lambda c: c.owned,
    "why-item-no-effect": lambda c: c.owned,
    "why-not-your-character": lambda c: c.box.characters.index(c.thing) != c.s.character[c.seat],
    "why-ability-asleep": lambda c: not c.s.legend[c.seat] and c.args["lp"] == 5,
    "why-ability-by-itself": lambda c: bool(c.s.legend[c.seat]),
    "why-used-up": lambda c: True,
    "why-later": lambda c: c.args["event"] != c.moment,
    "why-condition-not-met": lambda c: c.moment != "",
    # cards
    "why-not-in-hand": lambda c: c.card not in c.hand,
    "why-not-the-dealers": lambda c: c.card not in c.s.dealer_hand,
    "why-chosen-already": lambda c: c.card in (c.hand + c.s.dealer_hand),
    "why-not-fools-gold": lambda c: c.card in c.hand and c.card not in c.gold,
    "why-no-action-on-it": lambda c: c.box.action_of[c.box.face[c.card]] == NONE,
    "why-no-effect": lambda c: c.box.action_of[c.box.face[c.card]] != NONE,
    "why-no-reaction-on-it": lambda c: all(
        c.box.face[c.card] != face for face in reaction_faces(c)
    ),
    "why-hand-limit": lambda c: c.args["count"] == hand_limit(c.s, c.seat) < len(c.hand),
    "why-not-drawn": lambda c: c.box.fight_cards.index(c.thing) not in c.s.npc_hand,
    # fights
    "why-no-card": lambda c: not c.hand,
    "why-no-such-player": lambda c: c.target >= c.box.figures,
    "why-not-yourself": lambda c: c.target == c.seat,
    "why-not-marshal": lambda c: not c.s.marshal[c.seat],
    "why-not-in-space": lambda c: c.s.space[c.target] != c.here,
    "why-fought": lambda c: bool(c.s.turn[FOUGHT] >> c.target & 1),
    "why-not-wanted": lambda c: not c.s.wanted[c.target],
    "why-black-never-arrested": lambda c: c.target == c.box.black,
    "why-not-with-sheriff": lambda c: c.s.space[c.target] != c.s.sheriff,
    "why-not-meant": lambda c: c.target != c.seat,
    "why-nothing-to-decline": lambda c: c.s.fight[TYPE] == NONE,
    "why-too-late-to-decline": lambda c: bool(c.s.fight[OPEN]),
    "why-must-fight": lambda c: c.s.fight[HERO] == c.seat == c.s.active and c.rival != NONE,
    "why-must-face-sheriff": lambda c: c.s.fight[TYPE] == SHERIFF and bool(c.hand),
    "why-must-face-bandit": lambda c: c.s.fight[TYPE] == 3,
    "why-heist-begun": lambda c: c.s.fight[TYPE] == 4,
    "why-card-forbids": lambda c: bool(c.s.fight[NO_MARSHAL]) and not c.s.wanted[c.seat],
    "why-wanted-no-marshal": lambda c: c.anybody(c.s.wanted, bool),
    "why-has-no-money": lambda c: c.s.money[c.rival] == 0,
    "why-has-no-gold": lambda c: c.s.nuggets[c.rival] == 0,
    "why-has-no-cattle": lambda c: c.s.cattle[c.rival] == NONE,
    "why-cattle-afterwards": lambda c: c.s.cattle[c.rival] != NONE,
    "why-goods-taken": lambda c: c.question == "steal-token" and c.thing != "cattle",
    # stories and goals
    "why-one-disc": lambda c: bool(c.s.turn[CONTRIBUTED]),
    "why-no-disc-at-the-end": lambda c: bool(c.s.turn[CLOSING]),
    "why-no-story-there": lambda c: not c.deck,
    "why-story-full": lambda c: len(c.side) >= c.box.discs_needed,
    "why-discs-there": lambda c: c.side.count(c.seat) == 2,
    "why-no-disc-there": lambda c: c.seat not in c.side,
    "why-trigger-not-met": lambda c: (
        not c.s.turn[STORY_MET] >> ("left", "right").index(c.thing) & 1
    ),
    "why-disc-between-actions": lambda c: c.question not in ("act", "contribute") and c.own_turn(),
    "why-no-goals": lambda c: not c.s.goals,
    "why-goal-claimed": lambda c: goal_in(c, 1),
    "why-goal-not-held": lambda c: not goal_in(c, 0),
    "why-goal-not-met": lambda c: goal_in(c, 0) and not goal_in(c, 1),
    "why-claim-between-actions": lambda c: goal_in(c, 0) and c.question != "act",
    # what cards offer
    "why-other-choice": lambda c: c.args["source"] == f"node:{c.thing.rpartition('.')[0]}",
    "why-nobody-wanted": lambda c: not any(c.s.wanted),
    "why-no-free-space": lambda c: c.s.bandits != 0 or any(c.s.wanted),
    "why-no-bandits": lambda c: c.s.bandits == 0,
    "why-test-fails": lambda c: c.question == "choose",
    # who plays
    "why-he-is-not-here": lambda c: c.box.figures == c.box.players,
    "why-not-dealt": lambda c: c.box.characters.index(c.thing) not in c.s.dealt[2 * c.seat :][:2],
    "why-not-in-cast": lambda c: c.box.characters.index(c.thing) not in c.box.cast,
    "why-taken": lambda c: c.box.characters.index(c.thing) in c.s.character,
    "why-opener-left": lambda c: c.box.opener not in c.s.character,
    "why-no-such-die": lambda c: int(c.thing) >= len(c.s.dice),
}
