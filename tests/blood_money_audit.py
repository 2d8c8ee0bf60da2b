"""The auditor with Blood Money: what it adds is counted again at every question of every game."""

from functools import lru_cache
from random import Random
from typing import Any, ClassVar

import tumbleweed as tw
from ante_up_audit import (
    AU_ITEMS,
    Table,
    character,
    check_ante_up_book,
    check_decks,
    check_fight_cards,
    check_frontier,
    check_herds,
    check_tokens,
)
from blood_money_book import CONDITIONS, INJURIES, LAST_SPACE, MAPS, RUINS, TALES, BloodMoneyBook
from legends_audit import (
    COPIES,
    DIFFICULTIES,
    NOBODY,
    NUGGET_LIMIT,
    NUGGETS,
    WOUNDS,
    Listener,
    Player,
    Tally,
    audited,
    check_black,
    check_book,
    check_cards,
    check_minis,
)
from legends_book import MONEY_LIMIT, Book

BM_ITEMS = (
    *AU_ITEMS, "repeating-shotgun", "burro", "boot-knife", "bullwhip", "medicine-pouch",
    "pocket-watch",
)  # fmt: skip
STANDS = ("general-store", "trading-post", "trader")
KINDS_SOLD = (11, 6, 2)  # AU-SETUP-03, BM-SETUP-05
WEAPONS = {"revolver", "shotgun", "rifle", "derringer", "repeating-shotgun"}
MOUNTS = {"mule", "mustang", "quarter-horse", "burro"}
DEEDS, REGION_CARDS, RELICS = 17, 9, 8
WONG_LIMIT = 180
FURTHER_DRAWN = 2  # Lost Eye, A Rope for the Drover
LEFT_OUT = {"risky-business": "cattle-brand"}  # Legendary items
MODULES = ["ante-up", "blood-money"]
MODES = ("serenade-of-the-six-guns", "the-golden-rule", "law-and-disorder", "risky-business")


def audit(game: tw.Game) -> None:
    """All that can be counted without knowing how the game came here."""
    s: Any = game.state
    check_cards(s)
    check_black(s)
    check_minis(game)
    check_fight_cards(s, FURTHER_DRAWN)
    check_herds(s)
    check_goods(s)
    check_stands(s)
    check_decks(s)
    check_frontier(s)
    check_tokens(s)
    check_tales(s)
    check_harm(s)
    check_property(s)


def check_goods(s: Any) -> None:
    """36 nuggets, those on the board among them; all within their limits."""
    assert s.supply + sum(s.nuggets[: s.compiled.players]) + s.up.dust.bit_count() == NUGGETS
    assert min(s.supply, *s.nuggets, *s.lp) >= 0
    assert max(s.nuggets) <= NUGGET_LIMIT
    assert all(0 <= wounds <= WOUNDS for wounds in s.wounds)
    for seat, money in enumerate(s.money):
        wong = seat < s.compiled.players and character(s, seat) == "fee-lee-wong"
        assert 0 <= money <= (WONG_LIMIT if wong else MONEY_LIMIT)
        assert money % 10 == 0


def check_stands(s: Any) -> None:
    """6 copies of 19 kinds, every kind on one of the three stands."""
    assert s.compiled.items == BM_ITEMS
    check_wares(tuple(s.store), tuple(s.owned), tuple(s.up.stand))


@lru_cache(maxsize=8)  # they stay the same from one purchase to the next
def check_wares(store: tuple[int, ...], owned: tuple[int, ...], stands: tuple[int, ...]) -> None:
    sold: list[set[str]] = [set() for _ in STANDS]
    for item, called in enumerate(BM_ITEMS):
        assert store[item] >= 0
        assert store[item] + sum(mask >> item & 1 for mask in owned) == COPIES
        sold[stands[item]].add(called)
    assert tuple(map(len, sold)) == KINDS_SOLD
    assert all(kinds & WEAPONS and kinds & MOUNTS for kinds in sold[:2])


def check_tales(s: Any) -> None:
    """20 numbers, of each one card."""
    blood = s.blood
    numbers = sorted(card // 2 for card in (*blood.tales, *blood.told))
    assert numbers in (list(range(TALES)), [])
    current = s.compiled.blood.tales[blood.tales[-1] // 2] if blood.tales else ""
    for place, seat in enumerate(blood.discs):
        assert seat == NOBODY or place < len(CONDITIONS[current])
    assert all(1 <= space <= LAST_SPACE for space in blood.story)
    assert len(blood.map_at) == MAPS


def check_harm(s: Any) -> None:
    """18 injuries, a player has one at most and only with wounds; 12 ruin tokens."""
    blood = s.blood
    held = [card for card in blood.injury if card != NOBODY]
    assert sorted(blood.injury_deck + held) == list(range(INJURIES))
    assert all(s.wounds[i] for i, card in enumerate(blood.injury) if card != NOBODY)
    assert blood.ruins.bit_count() <= RUINS


def check_property(s: Any) -> None:
    """17 deeds, 9 region cards, 8 Legendary items."""
    blood = s.blood
    assert len(blood.deed_of) == DEEDS
    assert all(blood.deed_of[i] != NOBODY for i in range(DEEDS) if blood.deeds_used >> i & 1)
    cards = [*blood.trader_deck, *blood.trader_discard]
    cards += [blood.trader] * (blood.trader != NOBODY)
    assert sorted(cards) == list(range(REGION_CARDS))
    mode = s.compiled.blood.mode
    out = LEFT_OUT.get(s.compiled.blood.modes[mode], "") if mode != NOBODY else ""
    names = s.compiled.blood.relics
    relics = [*blood.relic_deck, *blood.relic_shop]
    for own in blood.relics:
        relics += [relic for relic in range(RELICS) if own >> relic & 1]
    assert sorted(relics) == [i for i, relic in enumerate(names) if relic != out or i in relics]
    assert names.index(out) not in relics if out and blood.relic_shop else True


# ---- the book ----


def check_blood_money_book(s: Any, book: BloodMoneyBook) -> None:
    if not book.began:
        return
    blood, tables, board = s.blood, s.compiled.blood, s.compiled.board
    assert [tables.outcomes[card] for card in blood.told] == [
        outcome for outcome in book.told if outcome[:-2] != _current(s) or not blood.outcome_up
    ]
    if not blood.outcome_up:
        assert _current(s) == book.tale
    met = {CONDITIONS[_current(s)][i]: seat for i, seat in enumerate(blood.discs) if seat >= 0}
    assert met == book.placed
    assert blood.story == book.story
    maps = [tables.map_whereabouts[at] for at in blood.map_at]
    assert {place for place in maps if place in board.spaces} == book.maps
    assert sorted(int(p[5:]) for p in maps if p.startswith("seat-")) == sorted(book.turned)
    assert [tables.injuries[i] if i >= 0 else "" for i in blood.injury] == book.injury
    assert {p for i, p in enumerate(tables.deed_places) if blood.ruins >> i & 1} == book.ruins
    owned = {
        deed: seat for deed, seat in zip(tables.deeds, blood.deed_of, strict=True) if seat >= 0
    }
    assert owned == book.deeds
    assert {d for i, d in enumerate(tables.deeds) if blood.deeds_used >> i & 1} == book.used
    assert tables.trader_cards[blood.trader] == f"trader-{book.trader}"
    assert [{r for i, r in enumerate(tables.relics) if own >> i & 1} for own in blood.relics] == (
        book.relics
    )
    assert sorted(tables.relics[relic] for relic in blood.relic_shop) == sorted(book.shown)


def _current(s: Any) -> str:
    return str(s.compiled.blood.tales[s.blood.tales[-1] // 2]) if s.blood.tales else ""


# ---- whole games ----


class BloodMoneyListener(Listener):
    book_kind: ClassVar[type[Book]] = BloodMoneyBook
    book: BloodMoneyBook

    def __init__(self, table: Table, seed: int, tally: Tally, **options: Any) -> None:
        self.game = new_blood_money(table, seed, record=False, **options)
        super().__init__(self.game, table[1], tally)
        self.book.mode = options.get("mode", "")
        self.book.hear(new_blood_money(table, seed, record=True, **options).events)

    def check(self, game: tw.Game) -> None:
        audit(game)
        check_book(game.state, self.book)
        check_ante_up_book(game.state, self.book)
        check_blood_money_book(game.state, self.book)


def new_blood_money(table: Table, seed: int, record: bool, **options: Any) -> tw.Game:
    players, length, house = table
    options = {"length": length, "house_chooses": house, **options}
    if players == 2:
        options["difficulty"] = DIFFICULTIES[seed % 3]
    return tw.new("legends", players, seed, record=record, modules=MODULES, **options)


def play_blood_money(table: Table, seed: int, tally: Tally, **options: Any) -> BloodMoneyListener:
    """One game in the fast path, answered at random, audited at every question."""
    listener = BloodMoneyListener(table, seed, tally, **options)
    game = listener.game
    player = Player(game, Random(f"{table}, game {seed}"))
    audited(game, listener, lambda: game.play(player.answer(game.legal)))
    return listener
