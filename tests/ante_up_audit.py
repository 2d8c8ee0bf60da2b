"""The auditor with Ante Up: what it adds is counted again at every question of every game."""

from functools import lru_cache
from random import Random
from typing import Any, ClassVar

import tumbleweed as tw
from ante_up_book import AnteUpBook
from ante_up_land_book import FRONTIER_TOKENS, TOKENS, AnteUpLandBook, kind_of
from legends_audit import (
    COPIES,
    DIFFICULTIES,
    FIGHT_CARDS,
    HIS_CARDS,
    ITEMS,
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
    check_stories,
)
from legends_book import MONEY_LIMIT, Book

AU_ITEMS = (*ITEMS, "derringer", "quarter-horse", "gazette", "snake-oil")
AU_CATTLE = 24
COLORED = 8
EVENTS, ENCOUNTERS = 22, 8
STANDS = ("general-store", "trading-post")
TRADER = "trader"  # a third stand with Blood Money
POST_KINDS = 6  # the other 7 are in the General Store (AU-SETUP-05)
WEAPONS = {"revolver", "shotgun", "rifle", "derringer"}
MOUNTS = {"mule", "mustang", "quarter-horse"}
WONG_LIMIT = 180
FARO_CARDS = 4
BANDIT, HEIST, SHERIFF, TRAIN, OUTLAW, CLAIM_JUMPER = range(3, 9)
MOST_DRAWN = {BANDIT: 2, HEIST: 3, SHERIFF: 4, TRAIN: 5, OUTLAW: 4, CLAIM_JUMPER: 3}
ALL_FACES = ("vendetta", "rumors", "scout", "jackpot", "outfit")

Table = tuple[int, int, bool]


def audit(game: tw.Game) -> None:
    """All that can be counted without knowing how the game came here."""
    s: Any = game.state
    check_cards(s)
    check_stories(s)
    check_black(s)
    check_minis(game)
    check_fight_cards(s)
    check_herds(s)
    check_goods(s)
    check_stands(s)
    check_decks(s)
    check_frontier(s)
    check_tokens(s)


def check_fight_cards(s: Any, more: int = 0) -> None:
    """13, of which a foe has as many as it may draw, `more` with Blood Money, and Faro four."""
    drawn = s.npc_hand + ([s.npc_card] if s.npc_card != NOBODY else [])
    assert sorted(s.fight_deck + drawn) == list(range(FIGHT_CARDS))
    duo = s.compiled.players == 2 and s.fight.rival == 2
    most = HIS_CARDS if duo else MOST_DRAWN.get(s.fight.type, 0)
    most += more if most else 0
    assert len(drawn) <= (FARO_CARDS if s.up.faro_host != NOBODY else most)


def check_herds(s: Any) -> None:
    """24 cattle, 8 of each colour."""
    carried = [token for token in s.cattle if token != NOBODY]
    ranches = (s.ranch_green, s.ranch_blue, s.up.ranch_orange)
    assert sorted([*ranches[0], *ranches[1], *ranches[2], *carried]) == list(range(AU_CATTLE))
    colors = s.compiled.cattle_color
    for color, ranch in enumerate(ranches):
        assert all(colors[token] == color for token in ranch)
        assert len(ranch) + sum(colors[token] == color for token in carried) == COLORED


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


def character(s: Any, seat: int) -> str:
    number = s.character[seat]
    return str(s.compiled.characters[number]) if number != NOBODY else ""


def check_stands(s: Any) -> None:
    """6 copies of 13 kinds, every kind on one of the two stands (AU-SETUP-02 to -05)."""
    assert s.compiled.items == AU_ITEMS
    check_wares(tuple(s.store), tuple(s.owned), tuple(s.up.stand))


@lru_cache(maxsize=8)  # they stay the same from one purchase to the next
def check_wares(store: tuple[int, ...], owned: tuple[int, ...], stands: tuple[int, ...]) -> None:
    sold: dict[str, set[str]] = {stand: set() for stand in STANDS}
    for item, called in enumerate(AU_ITEMS):
        assert store[item] >= 0
        assert store[item] + sum(mask >> item & 1 for mask in owned) == COPIES
        sold[STANDS[stands[item]]].add(called)
    assert len(sold["trading-post"]) == POST_KINDS
    assert all(kinds & WEAPONS and kinds & MOUNTS for kinds in sold.values())


def check_decks(s: Any) -> None:
    up = s.up
    events = [*up.event_deck, *up.event_discard, *up.event_aside]
    encounters = [*up.encounter_deck, *up.encounter_discard]
    for cards, open_one, count in (
        (events, up.event, EVENTS),
        (encounters, up.encounter, ENCOUNTERS),
    ):
        assert sorted(cards + [open_one] * (open_one != NOBODY)) == list(range(count))
    assert (len(up.event_seen), len(up.encounter_seen)) == (
        len(up.event_deck),
        len(up.encounter_deck),
    )


def check_frontier(s: Any) -> None:
    lying = [token for token in s.up.frontier if token != NOBODY]
    found = [token for token, seat in enumerate(s.up.found_by) if seat != NOBODY]
    assert sorted(lying + found + s.up.frontier_supply) == list(range(FRONTIER_TOKENS))


def check_tokens(s: Any) -> None:
    """21 tokens; the spaces that stop a rider are those of outlaws and claim jumpers."""
    assert len(s.up.token_at) == sum(TOKENS.values())
    foes = 0
    for token, at in enumerate(s.up.token_at):
        kind = kind_of(s.compiled.up.tokens[token])
        if at < len(s.compiled.board.spaces) and kind in ("outlaw", "claim_jumper"):
            foes |= 1 << at
    assert s.up.foes == foes


# ---- the book ----


def check_ante_up_book(s: Any, book: AnteUpBook) -> None:
    if not book.began:
        return
    up = s.up
    assert up.gambler == book.gambler
    assert up.events_due <= book.due
    assert {name for i, name in enumerate(MARKERS) if up.markers >> i & 1} == book.markers
    assert not any(book.reached(seat, m) for m in book.markers for seat in range(book.players))
    assert up.pot in (0, book.pot)
    for item, stand in book.stands.items():
        assert (*STANDS, TRADER)[up.stand[s.compiled.items.index(item)]] == stand
    check_bets(s, book)
    check_land(s, book)
    assert book.goals.all_there()
    kept = [s.claims.count(PLAIN + seat) for seat in range(book.players)]
    assert kept == [len(tokens) for tokens in book.goals.kept]


MARKERS = ("lp-5", "lp-10", "lp-15", "lp-20", "gambler", "marshal", "wanted")
PLAIN = 8  # in `claims`, added to the seat of a token that no goal gave
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k", "a")


def check_bets(s: Any, book: AnteUpBook) -> None:
    for seat, bets in enumerate(book.bets):
        markers = [2 * seat, 2 * seat + 1]
        out = [marker for marker in markers if s.up.bet_rank[marker] != NOBODY]
        assert bets == {RANKS[s.up.bet_rank[i]]: s.up.bet_worth[i] for i in out}


def check_land(s: Any, book: AnteUpBook) -> None:
    up, tables, spaces, land = s.up, s.compiled.up, s.compiled.board.spaces, book.board
    assert tables.stops[up.train] == land.train
    assert up.dust == sum(1 << spaces.index(space) for space in land.gold)
    found = {tables.frontier_tokens[i]: seat for i, seat in enumerate(up.found_by) if seat >= 0}
    assert found == land.found
    lying = {f"frontier-{tables.frontier_places[i]}" for i, t in enumerate(up.frontier) if t >= 0}
    assert lying == land.frontier
    check_whereabouts(s, land)


def check_whereabouts(s: Any, land: AnteUpLandBook) -> None:
    supply, lie, out = dict.fromkeys(TOKENS, 0), set(), set()
    longhorns = [0] * len(land.longhorns)
    for token, called in enumerate(s.compiled.up.tokens):
        where = s.compiled.up.whereabouts[s.up.token_at[token]]
        kind = kind_of(called)
        if where == "supply":
            supply[kind] += 1
        elif where == "out":
            out.add(called)
        elif where.startswith("seat-"):
            assert kind == "longhorn"
            longhorns[int(where[-1])] += 1
        else:
            lie.add((kind, where))
    assert (supply, lie, out) == (land.supply, set(land.lie), land.out)
    assert longhorns == land.longhorns


# ---- whole games ----


class AnteUpListener(Listener):
    """It hears the set-up, too: tokens are laid before the first question."""

    book_kind: ClassVar[type[Book]] = AnteUpBook
    book: AnteUpBook

    def __init__(self, table: Table, seed: int, tally: Tally, **options: Any) -> None:
        self.game = new_ante_up(table, seed, record=False, **options)
        super().__init__(self.game, table[1], tally)
        self.book.hear(new_ante_up(table, seed, record=True, **options).events)

    def check(self, game: tw.Game) -> None:
        audit(game)
        check_book(game.state, self.book)
        check_ante_up_book(game.state, self.book)


def new_ante_up(table: Table, seed: int, record: bool, **options: Any) -> tw.Game:
    players, length, house = table
    options = {"length": length, "house_chooses": house, **options}
    if players == 2:
        options["difficulty"] = DIFFICULTIES[seed % 3]
    return tw.new("legends", players, seed, record=record, modules=["ante-up"], **options)


def play_ante_up(table: Table, seed: int, tally: Tally, **options: Any) -> AnteUpListener:
    """One game in the fast path, answered at random, audited at every question."""
    listener = AnteUpListener(table, seed, tally, **options)
    game = listener.game
    player = Player(game, Random(f"{table}, game {seed}"))
    audited(game, listener, lambda: game.play(player.answer(game.legal)))
    return listener
