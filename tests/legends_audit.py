"""An auditor for Western Legends: what holds at every question of every game, counted again.

Nothing is lost and nothing comes from nowhere: poker cards, fight cards, stories, cattle, nuggets,
items, minis and discs. Money is the exception: the box holds as much as six players may own
(WL-SETUP-19), so the supply has no end, and only what a player owns has a limit. What everybody
has is compared with a book kept from events alone (legends_book.py).
"""

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any, ClassVar

import tumbleweed as tw
from legends_board_book import BoardBook
from legends_book import MONEY_LIMIT, Book, name
from legends_goal_book import GoalBook
from tumbleweed.bots import make, seat_for
from tumbleweed.core.events import ALL, read_event

NOBODY = -1
POKER_CARDS = 52
FIGHT_CARDS = 13
STORIES = 40
CATTLE = 16
COLORED = 8  # of each colour
COLORS = ("green", "blue", "orange")  # orange with Ante Up
NUGGETS = 36
NUGGET_LIMIT = 6  # on a Mule
ITEMS = (
    "revolver", "shotgun", "rifle", "mule", "mustang", "miners-map", "whiskey", "provisions",
    "ten-gallon",
)  # fmt: skip
COPIES = 6
LEFT_OUT = ("whiskey", "ten-gallon", "miners-map")  # of the first game (WL-FIRST-01)
FIRST_STORIES = 20
GOAL_SETS = 4  # per seat: held, claimed, met, asked for
BANDIT, HEIST, SHERIFF = 3, 4, 5  # types of fights
DRAWN = {BANDIT: 2, HEIST: 3, SHERIFF: 4}  # fight cards (WL-BANDIT-05, WL-HEIST-03, WL-SHERIFF-09)
HIS_CARDS = 3  # fight cards of the Man in Black (WL-MIB-22)
BLACK_CARDS = 10
DIFFICULTIES = ("tenderfoot", "standard", "hard")
HIDEOUTS = 6
DISCS = 2
WOUNDS = 3
MOST_DECISIONS = 12_000  # several times the longest game seen: one that takes more is stuck

LENGTHS = (15, 20, 25)
TABLES = [
    (players, length, house)
    for players in (2, 3, 4, 5, 6)
    for length in LENGTHS
    for house in (False, True)
]


def audit(game: tw.Game) -> None:
    """All that can be counted without knowing how the game came here."""
    s: Any = game.state
    check_cards(s)
    check_fight_cards(s)
    check_stories(s)
    check_black(s)
    check_cattle(s)
    check_goods(s)
    check_minis(game)


def check_cards(s: Any) -> None:
    """Every poker card lies in exactly one place, and on the table only while it is needed."""
    laid = [card for card in s.laid if card != NOBODY]
    cards = s.deck + s.discard + s.played + s.flop + s.dealer_hand + laid
    for hand in s.hands:
        cards += hand
    cards.sort()
    assert cards == list(range(POKER_CARDS))
    fighting, playing = s.fight.type != NOBODY, s.poker.host != NOBODY
    assert fighting or playing or not laid
    assert playing or not (s.flop or s.dealer_hand)


def check_fight_cards(s: Any) -> None:
    drawn = s.npc_hand + ([s.npc_card] if s.npc_card != NOBODY else [])
    assert sorted(s.fight_deck + drawn) == list(range(FIGHT_CARDS))
    duo = s.compiled.players == 2 and s.fight.rival == 2  # against the Man in Black
    assert len(drawn) <= (HIS_CARDS if duo else DRAWN.get(s.fight.type, 0))


def check_black(s: Any) -> None:
    """His 10 cards, and what he may have (WL-MIB-09 to -11)."""
    cards = s.black_deck + s.black_discard + ([s.black_card] if s.black_card != NOBODY else [])
    if s.compiled.players != 2:
        assert not cards
        return
    assert sorted(cards) == list(range(BLACK_CARDS))
    assert (s.money[2], s.nuggets[2], s.hands[2], s.owned[2]) == (120, 4, [], 0)
    assert (s.marshal[2], s.wanted[2], s.wounds[2], s.cattle[2]) == (0, 0, 0, NOBODY)


def check_stories(s: Any) -> None:
    """Resolved ones leave the game; discs lie on two cards, two of each player at most."""
    left = s.story_left + s.story_right + ([s.resolving] if s.resolving != NOBODY else [])
    assert len(set(left)) == len(left) <= stories_of(s)
    for seat in range(len(s.lp)):
        assert (s.discs_left + s.discs_right).count(seat) <= DISCS


def first_game(s: Any) -> bool:
    return "first-game" in s.compiled.variants


def stories_of(s: Any) -> int:
    return FIRST_STORIES if first_game(s) else STORIES


def check_cattle(s: Any) -> None:
    carried = [token for token in s.cattle if token != NOBODY]
    if first_game(s):  # WL-FIRST-02
        assert not s.ranch_green + s.ranch_blue + carried
        return
    assert sorted(s.ranch_green + s.ranch_blue + carried) == list(range(CATTLE))
    colors = s.compiled.cattle_color
    for color, ranch in ((0, s.ranch_green), (1, s.ranch_blue)):
        away = sum(colors[token] == color for token in carried)
        assert len(ranch) + away == COLORED
        assert all(colors[token] == color for token in ranch)


def check_goods(s: Any) -> None:
    """36 nuggets, 6 copies of each item; money, wounds and nuggets within their limits."""
    assert s.compiled.items == ITEMS
    assert s.supply + sum(s.nuggets[: s.compiled.players]) == NUGGETS
    assert min(s.supply, *s.nuggets, *s.lp) >= 0
    assert max(s.nuggets) <= NUGGET_LIMIT
    assert all(0 <= money <= MONEY_LIMIT and money % 10 == 0 for money in s.money)
    assert all(0 <= wounds <= WOUNDS for wounds in s.wounds)
    for item, called in enumerate(ITEMS):
        owners = sum(mask >> item & 1 for mask in s.owned)
        copies = 0 if first_game(s) and called in LEFT_OUT else COPIES
        assert s.store[item] + owners == copies
        assert s.store[item] >= 0


def check_minis(game: tw.Game) -> None:
    """Everybody stands on the board once it is set up; bandits on hideouts without players."""
    s: Any = game.state
    assert len(s.space) == game.players + (game.players == 2)
    if NOBODY in s.space:
        assert not s.bandits
        return
    assert 0 <= s.bandits < 1 << HIDEOUTS
    for hideout, space in enumerate(s.compiled.board.hideouts):
        if s.bandits >> hideout & 1 and space in s.space[: game.players]:
            # they fight, and one of the two leaves; or the ride that ends here is not over yet
            assert s.fight.type == BANDIT or "ride" in under_way(game)


def under_way(game: tw.Game) -> list[str]:
    """The names of the procedures that are being applied."""
    return [frame["procedure"] for frame in game.ruleset.dump(game.state)["frames"]]


def check_book(s: Any, book: Book) -> None:
    """What the events told is how everybody stands."""
    assert s.lp == book.lp
    if not book.began:
        return
    assert s.marshal == book.tracks["marshal"]
    assert s.wanted == book.tracks["wanted"]
    assert (s.money, s.nuggets, s.wounds) == (book.money, book.nuggets, book.wounds)
    spaces = s.compiled.board.spaces
    assert [spaces[space] for space in s.space] == book.space
    items = s.compiled.items
    assert [_named(items, mask) for mask in s.owned] == book.items
    assert [_named(items, mask) for mask in s.upgraded] == book.upgraded
    book.check_stories(s, stories_of(s))
    check_board(s, book.board)
    if book.goals is not None and s.goals:
        check_goals(s, book.goals)


def check_board(s: Any, book: BoardBook) -> None:
    """Bandits, the Sheriff and who drives which cattle."""
    board = s.compiled.board
    standing = {
        board.spaces[space]
        for hideout, space in enumerate(board.hideouts)
        if s.bandits >> hideout & 1
    }
    assert (standing, board.spaces[s.sheriff]) == (book.bandits, book.sheriff)
    colors = [
        COLORS[s.compiled.cattle_color[token]] if token != NOBODY else "" for token in s.cattle
    ]
    assert colors == book.cattle


def check_goals(s: Any, book: GoalBook) -> None:
    """What is met lies between what must be and what may be; claims and tokens are as told."""
    for seat in range(s.compiled.players):
        own = _own(s.compiled.goals, tuple(s.compiled.goals_of[s.character[seat]]))
        at = GOAL_SETS * seat
        held, claimed, met = (_named(s.compiled.goals, mask) for mask in s.goals[at : at + 3])
        unmet, untold = book.must[seat] & own - met, met - book.may[seat]
        assert not unmet, f"met by what was told, but not in the game: {unmet}"
        assert not untold, f"met in the game, but not by what was told: {untold}"
        assert (set(held), set(claimed)) == (book.dealt[seat] - claimed, set(book.claimed[seat]))
        assert s.claims.count(seat) == len(book.claimed[seat])
        assert len(book.tokens[seat]) == len(book.claimed[seat])
    assert book.all_there()


@cache
def _own(names: tuple[str, ...], goals: tuple[int, ...]) -> frozenset[str]:
    return frozenset(names[goal] for goal in goals)


@cache
def _named(names: tuple[str, ...], mask: int) -> frozenset[str]:
    return frozenset(name for i, name in enumerate(names) if mask >> i & 1)


class Player:
    """Answers at random, but not idly: first what to do, then how, and mostly something.

    So riding and passing do not drown the rest, and every corner of the rules is visited.
    """

    IDLE = ("pass", "end", "stop", "leave", "decline", "sit-out")

    def __init__(self, game: tw.Game, luck: Random) -> None:
        self.verbs = [key.partition(":")[0] for key in game.ruleset.catalogue.keys]
        self.luck = luck

    def answer(self, legal: tuple[int, ...]) -> int:
        if len(legal) == 1:
            return legal[0]
        kinds: dict[str, list[int]] = {}
        for index in legal:
            kinds.setdefault(self.verbs[index], []).append(index)
        if self.luck.random() < 0.7:
            kinds = {verb: kinds[verb] for verb in kinds if verb not in self.IDLE} or kinds
        options = self.luck.choice(list(kinds.values()))
        return options[int(self.luck.random() * len(options))]


class Tally:
    """What a series of audited games came to."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.longest = 0
        self.ties = 0
        self.shared = 0
        self.lost = 0  # to the Man in Black
        self.goals: set[str] = set()  # completed
        self.claims = 0
        self.sources: dict[str, int] = {}  # LP by source
        self.fights: dict[str, int] = {}
        self.stories: set[str] = set()
        self.reshuffles = 0

    def add(self, decisions: int, book: Book) -> None:
        result = book.result()
        self.games += 1
        self.decisions += decisions
        self.longest = max(self.longest, decisions)
        self.ties += result["scores"].count(max(result["scores"])) > 1
        self.shared += len(result["winners"]) > 1
        self.lost += not result["winners"]
        self.stories.update(book.resolved)
        for claimed in book.goals.claimed if book.goals is not None else []:
            self.goals.update(claimed)
            self.claims += len(claimed)
        _add(self.sources, book.sources)

    def join(self, other: "Tally") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.longest = max(self.longest, other.longest)
        self.ties += other.ties
        self.shared += other.shared
        self.lost += other.lost
        self.reshuffles += other.reshuffles
        self.stories |= other.stories
        self.goals |= other.goals
        self.claims += other.claims
        _add(self.sources, other.sources)
        _add(self.fights, other.fights)


def _add(counts: dict[str, int], more: dict[str, int]) -> None:
    for key, count in more.items():
        counts[key] = counts.get(key, 0) + count


class Listener:
    """Takes the news out of a game in the fast path, which keeps no log, into a book."""

    book_kind: ClassVar[type[Book]] = Book

    def __init__(self, game: tw.Game, length: int, tally: Tally) -> None:
        self.state: Any = game.state
        self.state.pending_events = []
        self.kinds = game.ruleset.event_kinds
        difficulty = game.ruleset.setup.options.get("difficulty", "standard")
        goals = "goals" in game.ruleset.setup.variants
        self.book = self.book_kind(game.players, length, difficulty, goals)
        self.tally = tally

    def listen(self) -> None:
        news = [read_event(self.kinds, raw, ALL) for raw in self.state.pending_events]
        self.state.pending_events.clear()
        self.book.hear(news)
        for event in news:
            if event.key == "fight-began":
                _add(self.tally.fights, {name(event.args["fight"]): 1})
            self.tally.reshuffles += event.key == "reshuffled"

    def check(self, game: tw.Game) -> None:
        audit(game)
        check_book(game.state, self.book)


def play_audited(
    table: tuple[int, int, bool],
    seed: int,
    tally: Tally,
    variants: tuple[str, ...] = (),
    edition: str = "revised",
) -> None:
    """One game in the fast path, answered at random, audited at every question."""
    game = new_game(table, seed, variants, edition)
    player = Player(game, Random(f"{table}, game {seed}"))
    audited(game, Listener(game, table[1], tally), lambda: game.play(player.answer(game.legal)))


def play_audited_bots(
    table: tuple[int, int, bool],
    seed: int,
    tally: Tally,
    variants: tuple[str, ...] = (),
    edition: str = "revised",
    bot: str = "thrifty",
) -> None:
    """One game of bots, each shown its seat and nothing else."""
    game = new_game(table, seed, variants, edition)
    bots = [make(bot, 10 * seed + seat) for seat in range(game.players)]

    def choose() -> None:
        seat = game.asked[0]
        game.choose(bots[seat].choose(seat_for(bots[seat], game, seat)), seat)

    audited(game, Listener(game, table[1], tally), choose)


def new_game(
    table: tuple[int, int, bool], seed: int, variants: tuple[str, ...], edition: str
) -> tw.Game:
    players, length, house = table
    options: dict[str, Any] = {"length": length, "house_chooses": house, "variants": list(variants)}
    if players == 2:
        options["difficulty"] = DIFFICULTIES[seed % 3]
    return tw.new("legends", players, seed, edition, record=False, **options)


def audited(game: tw.Game, listener: Listener, choose: Callable[[], None]) -> None:
    """To the end; `choose` gives one answer."""
    decisions = 0
    while not game.over:
        listener.listen()
        listener.check(game)
        choose()
        decisions += 1
        assert decisions <= MOST_DECISIONS, "the game does not end"
    listener.listen()
    listener.check(game)
    check_end(game, listener.book)
    listener.tally.add(decisions, listener.book)


def check_end(game: tw.Game, book: Book) -> None:
    assert len(book.turns) == book.last_turns  # WL-END-02, -03
    assert [book.turns.count(seat) for seat in range(game.players)] == (
        [book.last_turns // game.players] * game.players
    )
    if book.duo:  # and once more after the last turns (WL-MIB-38)
        assert book.acts == book.last_turns // 2 - book.spared
    assert game.result is not None
    assert game.result.to_json() == book.result()


def passes(game: tw.Game, listener: Listener) -> bool:
    """The auditor's verdict."""
    try:
        listener.check(game)
    except AssertionError:
        return False
    return True
