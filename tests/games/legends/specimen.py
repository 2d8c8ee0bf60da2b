"""Western Legends under contract: games whose files are broken, invalid requests."""

from collections.abc import Iterator
from typing import Any

import tumbleweed as tw
from contract.specimen import GIVEN, Broken, Named, Refused, Specimen
from games.legends.ante_up.specimen import ANTE_UP
from games.legends.blood_money.specimen import BLOOD_MONEY
from games.legends.legends_inventory import inventory
from games.legends.legends_moments import moments


def mid_poker(record: bool = True) -> tw.Game:
    """Ana and Bia are at a hand of poker; Ana has sealed one card. Caio carries cattle."""
    seats = {
        0: {"money": 60, "hand": ["poker-k-hearts", "poker-6-clubs"], "character": "kit-carson"},
        1: {"money": 60, "hand": ["poker-q-clubs", "poker-8-clubs"], "character": "wyatt-earp"},
        2: {"cattle": "cattle-blue-4", "items": ["mule", "boomstick"], "nuggets": 2, "wanted": 2},
    }
    for seat in (0, 1):
        seats[seat]["space"] = "darkrock-saloon-north"
    game = tw.at_table("legends", players=3, record=record, seats=seats)
    game.choose("poker")
    while (decision := game.decision) and decision.prompt.key != "ask-poker-card":
        game.choose("join" if "join" in decision.keys else decision.default)
    game.choose("play:poker-k-hearts", seat=0)
    return game


def mid_fight(record: bool = True) -> tw.Game:
    """Ana robs the bank; her card lies face down, and Caio is to choose for the guard."""
    ana = {"space": "darkrock-bank", "hand": ["poker-k-hearts"], "character": "kit-carson"}
    stories = {"left": ["aces-and-eights"], "right": ["the-widow"]}
    game = tw.at_table("legends", players=3, record=record, seats={0: ana}, stories=stories)
    game.choose("heist")
    game.choose("lay:poker-k-hearts")
    assert game.asked == [2]
    return game


def held(players: int, seed: int, **said: Any) -> Iterator[tw.Game]:
    for game, _ in moments(players, seed, **said):
        yield game


# ---- states that the game cannot be in; each fault that is checked, by name ----

TWO_POKER_CARDS = "poker cards: not every card lies in exactly one place"
TWO_FIGHT_CARDS = "fight cards: not every card lies in exactly one place"
NAMED: list[Named] = [
    ("fight", "state.used", [0, 0], "used has 2 entries"),
    ("fight", "state.lp", [0, 0, 0, 0], "lp has 4 entries"),
    ("fight", "state.weapon", [None], "weapon has 1 entries"),
    ("fight", "state.hands", [[], []], "hands, laid or dealt"),
    ("fight", "state.laid", ["poker-k-hearts"], "hands, laid or dealt"),
    ("fight", "state.dealt", [], "hands, laid or dealt"),
    ("fight", "state.story_seen", [0], "story_seen: wrong length"),
    ("fight", "state.first", 3, "a seat is named that is not at the table"),
    ("fight", "state.active", -1, "a seat is named that is not at the table"),
    ("fight", "state.discs_left", [5], "a seat is named that is not at the table"),
    ("fight", "state.fight.hero", 4, "a seat is named that is not at the table"),
    ("poker", "state.poker.host", 9, "a seat is named that is not at the table"),
    ("fight", "state.money.0", 130, "money: everybody has 0 to 120 dollars, in tens"),
    ("fight", "state.money.0", 15, "money: everybody has 0 to 120 dollars, in tens"),
    ("fight", "state.money.0", -10, "money: everybody has 0 to 120 dollars, in tens"),
    ("fight", "state.wounds.1", 4, "wounds: everybody has 0 to 3"),
    ("fight", "state.marshal.1", 10, "marshal or wanted: a track has 9 spaces"),
    ("fight", "state.wanted.1", -1, "marshal or wanted: a track has 9 spaces"),
    ("poker", "state.marshal.2", 1, "nobody is on both tracks"),
    ("fight", "state.lp.0", -1, "there is less than nothing of something"),
    ("fight", "state.supply", -1, "there is less than nothing of something"),
    ("fight", "state.rolls.poker", -1, "there is less than nothing of something"),
    ("fight", "state.round", 0, "round or ending: out of range"),
    ("fight", "state.ending", 3, "round or ending: out of range"),
    ("fight", "state.discard", ["poker-k-hearts"], TWO_POKER_CARDS),
    ("fight", "state.laid.0", None, TWO_POKER_CARDS),
    ("fight", "state.deck", [], TWO_POKER_CARDS),
    ("poker", "state.flop", [], TWO_POKER_CARDS),
    ("fight", "state.npc_hand", [], TWO_FIGHT_CARDS),
    ("fight", "state.fight_deck.0", "fight-a", TWO_FIGHT_CARDS),
    ("fight", "state.npc_card", "fight-2", TWO_FIGHT_CARDS),
    ("poker", "state.cattle.2", None, "cattle: not every token lies in exactly one place"),
    ("poker", "state.ranch_green", [], "cattle: not every token lies in exactly one place"),
    ("poker", "state.nuggets.2", 3, "nuggets: they are not 36 in all"),
    ("poker", "state.store.mule", 6, "items: the copies of mule are not 6 in all"),
    ("poker", "state.owned.0", ["rifle"], "items: the copies of rifle are not 6 in all"),
    ("poker", "state.upgraded.0", ["mule"], "upgraded: seat 0 does not own that"),
    ("poker", "state.mount.0", "mule", "seat 0 uses an item it does not own"),
    ("poker", "state.weapon.1", "rifle", "seat 1 uses an item it does not own"),
    ("poker", "state.discs_left", [0, 0, 0], "discs: seat 0 has only 2"),
    ("fight", "state.story_left.0", "the-widow", "stories: a card lies in two places"),
    ("fight", "state.deck.0", "zorro", "field 'deck': 'zorro' is not known"),
    ("fight", "state.money.1", "much", "field 'money': 'much' is not a whole number"),
    ("fight", "state.discard", "all", "field 'discard': a list is expected, not 'all'"),
]  # fmt: skip
BROKEN: list[Broken] = [
    ("fight", "state.frames.2.step", "cards_laid"),
    ("fight", "state.frames.2", {"procedure": "fight"}),
    ("fight", "state.sealed.0", ["pass"]),
    ("poker", "state.sealed.0", ["play:poker-7-hearts"]),
    ("poker", "state.sealed.0", ["play:poker-k-hearts", "play:poker-k-hearts"]),
    ("poker", "state.sealed.2", ["play:poker-k-hearts"]),
    ("poker", "state.sealed.0", ["pass"]),
    ("fight", "state.hands.0", ["zorro"]),
    ("fight", "state.hands.0", [3]),
    ("fight", "state.character.0", "zorro"),
    ("fight", "state.space.0", "mars"),
    ("fight", "state.turn", {"actions": 1}),
    ("fight", "state.turn.actions", "x"),
    ("fight", "state.fight", {}),
    ("fight", "state.bandits", ["darkrock-bank"]),
    ("fight", "state.epoch", {}),
    ("fight", "state.fight_past", {}),
    ("fight", "state.cattle_holds", ["moose"]),
    ("poker", "state.dice", ["snake-eyes"]),
    ("fight", "state.space.0", None),
    ("fight", "state.character.0", None),
    ("fight", "state.fight.type", 99),
    ("fight", "state.fight.hero", -1),
    ("fight", "state.due", [0]),
    ("fight", "state.seen", []),
    ("fight", "state.seen_among.0", []),
    ("fight", "state.fight_past.fight-2", 0),
    ("fight", "state.fight_shown.fight-2", -1),
    ("fight", "state.fight_shown.fight-2", 1),
    ("fight", "state.fight_drawn.0", -1),
    ("fight", "state.fight_barred.fight-q", -1),
    ("fight", "state.fight_barred.fight-q", 1),
    ("poker", "state.cattle_holds", []),
    ("fight", "players", 4),
]


# ---- tables that cannot be ----

BAD_OPTIONS: list[Refused] = [
    ({"length": 16}, "length: 16 is not one of 15, 20, 25"),
    ({"length": "15"}, "length: '15'"),
    ({"length": True}, "length: True"),
    ({"house_chooses": 1}, "house_chooses: 1 is neither true nor false"),
    ({"house_chooses": "no"}, "house_chooses: 'no'"),
    ({"first_player": 3}, "first_player: there is no seat 3"),
    ({"first_player": True}, "first_player: there is no seat True"),
    ({"characters": ["wyatt-earp"]}, "characters: a list of 3 names"),
    ({"characters": "wyatt-earp"}, "characters: a list of 3 names"),
    ({"characters": ["wyatt-earp", "kit-carson", "zorro"]}, "nobody is called 'zorro'"),
    (
        {"characters": ["wyatt-earp", "kit-carson", "wyatt-earp"]},
        "characters: wyatt-earp is named twice",
    ),
    ({"characters": ["wyatt-earp", "kit-carson", 3]}, "nobody is called 3"),
    ({"speed": 1}, "legends has no table option 'speed'"),
]
BAD_POSITIONS: list[Refused] = [
    ({"at": "noon"}, "at: 'noon' is not one of"),
    ({"moon": 1}, "unknown: moon; known: "),
    ({"active": 3}, "active: 3 is not a whole number from 0 to 2"),
    ({"actions": "x"}, "actions: 'x'"),
    ({"fought": [7]}, "fought: 7"),
    ({"sheriff": "mars"}, "sheriff: 'mars' is not one of"),
    ({"bandits": ["darkrock-bank"]}, "'darkrock-bank' is no hideout"),
    ({"deck": ["poker-k-hearts", "poker-k-hearts"]}, "poker cards: poker-k-hearts is named twice"),
    ({"deck": ["joker"]}, "deck: 'joker'"),
    ({"fight_deck": ["fight-1"]}, "fight_deck: 'fight-1'"),
    ({"stories": {"middle": []}}, "stories: unknown: middle"),
    ({"stories": {"left": ["x"]}}, "stories: 'x'"),
    ({"discs": {"left": [9]}}, "discs: 9"),
    ({"discs": {"left": [0, 0], "right": [0]}}, "discs: seat 0 has only 2"),
    ({"chance": {"wind": []}}, "chance: 'wind'"),
    ({"chance": {"dice": ["snake-eyes"]}}, "chance dice: 'snake-eyes'"),
    ({"seats": []}, "seats: a dictionary"),
    ({"seats": {3: {}}}, "seats: 3"),
    ({"seats": {0: {"hat": 1}}}, "seat 0: unknown: hat"),
    ({"seats": {0: {"money": 130}}}, "seat 0 money: 130"),
    ({"seats": {0: {"money": 15}}}, "seat 0 money: 15 is not a number of ten-dollar notes"),
    ({"seats": {0: {"wounds": 4}}}, "seat 0 wounds: 4"),
    ({"seats": {0: {"marshal": 1, "wanted": 1}}}, "nobody is on both tracks"),
    ({"seats": {0: {"character": "zorro"}}}, "character: 'zorro'"),
    (
        {"seats": {0: {"character": "wyatt-earp"}, 1: {"character": "wyatt-earp"}}},
        "seats: wyatt-earp is named twice",
    ),
    ({"seats": {0: {"items": ["sword"]}}}, "seat 0 items: 'sword'"),
    ({"seats": {0: {"weapon": "rifle"}}}, "seat 0 weapon: rifle is not among the items"),
    (
        {"seats": {0: {"cattle": "cattle-blue-1"}, 1: {"cattle": "cattle-blue-1"}}},
        "cattle-blue-1 is carried twice",
    ),
]

TABLES: list[dict[str, Any]] = [
    {"players": players, "edition": edition, "variants": variants, "house_chooses": house}
    for players in (2, 3, 4, 5, 6)
    for edition in ("revised", "first", "french")
    for variants in ([], ["goals"])
    for house in (False, True)
]
TABLES += [{"players": players, "variants": ["first-game"]} for players in (2, 3, 4)]

SPECIMEN = Specimen(
    "legends",
    short={"length": 15},
    held=held,
    every=60,
    scenes={"fight": mid_fight, "poker": mid_poker},
    broken=tuple(BROKEN),
    broken_record=(("fight", "record.position", None), ("fight", "options", {"length": 15})),
    named=tuple(NAMED),
    unknown=("PASS", "pass ", "pa\x00ss", "ride:", "ride:mars", "duel:9"),
    bad_options=tuple(BAD_OPTIONS),
    bad_positions=tuple(BAD_POSITIONS),
    given=GIVEN - {"result"} | {"story_seen"},  # who looks at a story waits for cards
    full={"variants": ["goals"]},
    variety=({"house_chooses": False}, {"house_chooses": True}),
    inventory=inventory,
    tables=tuple(TABLES),
    asked=frozenset({"ask-character", "ask-poker-card", "ask-discard", "ask-sell-nuggets"}),
    telling=frozenset({"ask-react", "ask-answer"}),
    rules={
        "alike": ("WL-TURN-17", "WL-TURN-20", "WL-CATTLE-06", "WL-STORY-02", "WL-SETUP-34"),
        "no tells": ("WL-TURN-20", "WL-FIGHT-18", "WL-DECK-05"),
    },
)
WITH_MODULES = (ANTE_UP, BLOOD_MONEY)
