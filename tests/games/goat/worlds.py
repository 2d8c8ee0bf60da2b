"""All worlds a seat must consider, by brute force.

Independent of the engine, from the rulebook alone: it takes what the seat saw (its events and
its view) and the facts of the set-up, keeps every world there could be, and goes through the
events one by one. Something hidden splits each world into all the ways it could have happened;
something seen eliminates the worlds in which it could not have.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator
from fractions import Fraction
from itertools import combinations, permutations, product
from typing import Any, NamedTuple

TOKENS = ("bottle", "supplies", "bill", "cattle", "gold")
EVERYWHERE = (
    "banker",
    "widow",
    "gunslinger",
    "sheriff",
    "robber",
    "charlatan",
    "dancer",
    "gambler",
)
STORE, RANCH, MINE = ("seller", "kid"), ("farmer", "cowboy"), ("miner", "prospector")
CHARACTERS = {  # GB-SETUP-15 to 18
    2: frozenset({*EVERYWHERE, *STORE, "goat"}),
    3: frozenset({*EVERYWHERE, *RANCH, "goat"}),
    4: frozenset({*EVERYWHERE, *STORE, *RANCH, "goat"}),
    5: frozenset({*EVERYWHERE, *STORE, *RANCH, *MINE, "goat"}),
}
NONE: frozenset[str] = frozenset()


def name(ref: str) -> str:
    """`character:sheriff` without its kind."""
    return ref.partition(":")[2]


def names(refs: Iterable[str]) -> frozenset[str]:
    return frozenset(name(ref) for ref in refs)


# ---- cards ----


class Cards(NamedTuple):
    """Where the hidden cards lie, and which of those in play each seat knows to be there."""

    down: str
    deck: frozenset[str]
    hand: frozenset[str] = NONE
    offered: str | None = None
    aside: frozenset[str] = NONE
    known: tuple[frozenset[str], ...] = ()


def card_worlds(
    characters: frozenset[str], events: Iterable[Any], view: dict[str, Any], minds: int = 0
) -> Counter[Cards]:
    """Every world of cards with the number of ways it could have come about (its weight).

    With `minds`, the number of seats, worlds also differ by what each seat has seen.
    """
    worlds: Counter[Cards] = Counter()
    for event in _this_round(events):
        if event.key == "round-began":
            worlds = Counter(_shuffled(characters, minds))
        elif event.key in CARD_EVENTS:
            worlds = _split(worlds, CARD_EVENTS[event.key], event.args)
    return Counter({world: ways for world, ways in worlds.items() if _fits(world, view)})


def _this_round(events: Iterable[Any]) -> list[Any]:
    """All cards are shuffled between rounds (GB-ROUND-06), so nothing older matters."""
    log = list(events)
    starts = [i for i, event in enumerate(log) if event.key == "round-began"]
    return log[starts[-1] :]


def _shuffled(characters: frozenset[str], minds: int) -> Iterator[Cards]:
    """GB-UPKEEP-12: the first card off the deck lies face down."""
    for down in characters:
        yield Cards(down, characters - {down}, known=(NONE,) * minds)


Replay = Callable[[Cards, dict[str, Any]], Iterable[Cards]]


def _split(worlds: Counter[Cards], replay: Replay, args: dict[str, Any]) -> Counter[Cards]:
    after: Counter[Cards] = Counter()
    for world, ways in worlds.items():
        for later in replay(world, args):
            after[later] += ways
    return after


def _goat_returned(world: Cards, args: dict[str, Any]) -> Iterator[Cards]:
    """It was the second card, so it is not the first."""
    if world.down != "goat":
        yield world


def _removed(world: Cards, args: dict[str, Any]) -> Iterator[Cards]:
    card = name(args["character"])
    if card in world.deck:
        yield world._replace(deck=world.deck - {card})


def _drew(world: Cards, args: dict[str, Any]) -> Iterator[Cards]:
    if args["cards"] is None:
        draws = [frozenset(cards) for cards in combinations(world.deck, args["count"])]
    else:
        draws = [names(args["cards"])]
    for drawn in draws:
        if drawn <= world.deck:
            after = world._replace(deck=world.deck - drawn, hand=world.hand | drawn)
            yield _sees_hand(after, args["seat"])


def _passed_hand(world: Cards, args: dict[str, Any]) -> Iterator[Cards]:
    if args["cards"] is None or names(args["cards"]) == world.hand:
        yield _sees_hand(world, args["to"])


def _offered(world: Cards, args: dict[str, Any]) -> Iterator[Cards]:
    """GB-DEAL-08: the card named is in the hand, the offered one counted."""
    claim = name(args["claim"])
    cards = world.hand if args["character"] is None else {name(args["character"])}
    if claim in world.hand:
        known = tuple(mind | {claim} for mind in world.known)
        for card in cards & world.hand:
            yield world._replace(hand=world.hand - {card}, offered=card, known=known)


def _revealed(world: Cards, args: dict[str, Any]) -> Iterator[Cards]:
    card = name(args["character"])
    if world.offered == card:
        known = tuple(mind - {card} for mind in world.known)
        yield world._replace(offered=None, known=known)


def _put_aside(world: Cards, args: dict[str, Any]) -> Iterator[Cards]:
    yield world._replace(hand=NONE, aside=world.hand)


def _sees_hand(world: Cards, seat: str) -> Cards:
    if not world.known:
        return world
    known = list(world.known)
    known[int(name(seat))] |= world.hand
    return world._replace(known=tuple(known))


CARD_EVENTS: dict[str, Replay] = {
    "goat-returned": _goat_returned,
    "removed": _removed,
    "drew": _drew,
    "passed-hand": _passed_hand,
    "offered": _offered,
    "accepted": _revealed,
    "refused": _revealed,
    "discarded": _revealed,
    "put-aside": _put_aside,
}


def _fits(world: Cards, view: dict[str, Any]) -> bool:
    """What lies before the seat now, counted and as far as it is open."""
    offer = view["offer"]
    counts = (len(world.hand), len(world.deck), len(world.aside))
    if counts != (view["hand_count"], view["deck_count"], view["aside_count"]):
        return False
    if view["hand"] is not None and frozenset(view["hand"]) != world.hand:
        return False
    if offer is None or world.offered is None:
        return offer is None and world.offered is None
    return offer["character"] in (None, world.offered)


def in_order(worlds: Iterable[Cards]) -> Iterator[tuple[Cards, tuple[str, ...]]]:
    """Each world with each order of its deck; for decks of a few cards."""
    for world in worlds:
        for deck in permutations(world.deck):
            yield world, deck


# ---- answers that lie sealed ----

Picks = tuple[str, ...]


def offer_picks(hand: Collection[str], view: dict[str, Any], count: int) -> set[Picks]:
    """What a Dealer may have picked so far: the card, then the receiver (GB-DEAL-04, -05)."""
    cards = [f"offer:{card}" for card in hand]
    active = [player["seat"] for player in view["players"] if player["active"]]
    receivers = [f"to:{seat}" for seat in active if seat != view["dealer"]]
    return set(product(*[cards, receivers][:count]))


def swindle_picks(owner: int, view: dict[str, Any], count: int) -> set[Picks]:
    """Coin by coin, from those who have any, with at least one left to take (GB-CHAR-37)."""
    coins = {p["seat"]: p["coins"] for p in view["players"] if p["seat"] != owner}
    return {
        tuple(f"swindle:{seat}" for seat in picks)
        for picks in product(coins, repeat=count)
        if all(picks.count(seat) <= coins[seat] for seat in coins) and sum(coins.values()) > count
    }


def bottle_picks(owner: int, view: dict[str, Any], count: int) -> set[Picks]:
    """Bottle by bottle, to anybody else (GB-CHAR-45)."""
    others = [player["seat"] for player in view["players"] if player["seat"] != owner]
    return set(product([f"give:{seat}" for seat in others], repeat=count))


# ---- tokens ----

Reserve = tuple[str, ...]  # sorted


class Tokens(NamedTuple):
    """Whose tokens are of which kind, and what was stolen, theft by theft."""

    reserves: tuple[Reserve, ...]
    stolen: tuple[str, ...] = ()


def token_worlds(
    reserves: Iterable[Iterable[str]], events: Iterable[Any], view: dict[str, Any]
) -> dict[Tokens, Fraction]:
    """Every world of tokens with its likelihood. `reserves` are those at the start."""
    start = Tokens(tuple(tuple(sorted(reserve)) for reserve in reserves))
    worlds = {start: Fraction(1)}
    for event in events:
        after: dict[Tokens, Fraction] = {}
        for world, likelihood in worlds.items():
            for later, chance in _moved(world, event.key, event.args):
                after[later] = after.get(later, Fraction(0)) + likelihood * chance
        worlds = after
    worlds = {world: each for world, each in worlds.items() if _in_view(world, view)}
    total = sum(worlds.values(), Fraction(0))
    return {world: each / total for world, each in worlds.items()}


def _moved(
    world: Tokens, key: str, args: dict[str, Any]
) -> Iterator[tuple[Tokens, Fraction | int]]:
    """Tokens come into reserves in the open (GB-CHAR-06); only the Gambler's is hidden."""
    if key in {"took-tokens", "kept-loot"}:
        yield _gained(world, args["seat"], [name(args["token"])] * args["count"]), 1
    elif key == "gave":
        yield _gained(world, args["to"], ["bottle"] * args["count"]), 1
    elif key == "gambled":
        yield from _stolen(world, args)
    else:
        yield world, 1


def _gained(world: Tokens, seat: str, tokens: list[str]) -> Tokens:
    reserves = list(world.reserves)
    at = int(name(seat))
    reserves[at] = tuple(sorted([*reserves[at], *tokens]))
    return world._replace(reserves=tuple(reserves))


def _stolen(world: Tokens, args: dict[str, Any]) -> Iterator[tuple[Tokens, Fraction]]:
    """The victim's tokens are equally likely (GB-CHAR-54); both owners see it (GB-CHAR-59)."""
    victim = int(name(args["victim"]))
    reserve = world.reserves[victim]
    for kind in TOKENS:
        if kind in reserve and args["token"] in (None, f"token:{kind}"):
            left = list(reserve)
            left.remove(kind)
            reserves = list(world.reserves)
            reserves[victim] = tuple(left)
            after = Tokens(tuple(reserves), (*world.stolen, kind))
            yield _gained(after, args["seat"], [kind]), Fraction(reserve.count(kind), len(reserve))


def _in_view(world: Tokens, view: dict[str, Any]) -> bool:
    """Numbers are public, kinds are open to the owner, and to all when the game is over."""
    for player, reserve in zip(view["players"], world.reserves, strict=True):
        if player["token_count"] != len(reserve):
            return False
        if player["tokens"] is not None and player["tokens"] != dict(Counter(reserve)):
            return False
    return True


# ---- the world a game is in, to be compared ----


def cards_of(game: Any) -> Cards:
    state = game.ruleset.dump(game.state)
    return Cards(
        state["removed_down"],
        frozenset(state["deck"]),
        frozenset(state["hand"]),
        state["offered"],
        frozenset(state["aside"]),
    )


def cards_and_minds_of(game: Any) -> Cards:
    """With what each seat knows: the hand as it was when it last held it, and every card named."""
    state, cards = game.ruleset.dump(game.state), cards_of(game)
    pool = cards.hand | cards.aside | ({cards.offered} if cards.offered else NONE)
    named = pool & set(state["shown"][::2])
    minds = [named] * game.players
    for seat, drawn in zip(state["holds"][::2], state["holds"][1::2], strict=True):
        minds[seat] = named | pool & set(state["drawn"][:drawn])
    return cards._replace(known=tuple(minds))


def deck_of(game: Any) -> tuple[str, ...]:
    return tuple(game.ruleset.dump(game.state)["deck"])


def picks_of(game: Any, seat: int) -> Picks:
    return tuple(game.ruleset.dump(game.state)["sealed"][seat])


def tokens_of(game: Any) -> Tokens:
    state, count = game.state, len(TOKENS)
    rows = [state.reserve[at : at + count] for at in range(0, len(state.reserve), count)]
    trail = zip(state.trail[::3], state.trail[1::3], strict=True)  # kind, from, to
    return Tokens(
        tuple(
            tuple(sorted(kind for i, kind in enumerate(TOKENS) for _ in range(row[i])))
            for row in rows
        ),
        tuple(TOKENS[kind] for kind, victim in trail if victim >= 0),
    )
