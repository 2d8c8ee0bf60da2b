"""The shape of a view: what lies open at a table of Western Legends.

`web/src/games/legends/view.ts` is made from it (tools/view_types.py)."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

FightType = Literal[
    "duel", "rob", "arrest", "bandit", "heist", "sheriff", "train", "outlaw", "claim-jumper"
]
Color = Literal["green", "blue", "orange"]
Side = Literal["left", "right"]
Pair = list[int]  # ts: [number, number]


class OwnedItem(TypedDict):
    item: str
    upgraded: bool
    active: bool


class HeldGoal(TypedDict):
    goal: str
    met: bool
    parts: list[list[Pair]]  # all of them, each in one of several ways: done, needed


class Goals(TypedDict):
    count: int
    held: list[HeldGoal] | None
    claimed: list[str]
    token_count: int
    tokens: list[str] | None


class Cattle(TypedDict):
    color: Color
    token: str | None


class Player(TypedDict):
    seat: int
    character: str | None
    space: str | None
    lp: int
    legend: bool
    marshal: int
    wanted: int
    money: int
    nuggets: int
    wounds: int
    items: list[OwnedItem]
    cattle: Cattle | None
    discs: int
    hand_count: int
    hand: list[str] | None
    hand_limit: int
    nugget_limit: int
    movement: int
    goals: Goals | None


class ManInBlack(TypedDict):
    seat: int
    difficulty: str
    space: str | None  # None before the game begins
    lp: int
    discs: int
    deck_count: int
    card: str | None
    discard: list[str]


class Story(TypedDict):
    side: Side
    count: int
    back: str | None
    discs: list[int]
    needed: int
    story: str | None


class LaidCard(TypedDict):
    seat: int
    card: str | None


class FightCard(TypedDict):
    card: str | None


class Fight(TypedDict):
    type: FightType
    hero: int
    rival: int | None
    attacked: bool
    chooser: int | None
    open: bool
    cards: list[LaidCard | None]
    values: Pair | None
    npc_count: int
    npc_hand: list[str] | None
    npc_card: FightCard | None


class Best(TypedDict):
    hand: str
    cards: list[str]


class Poker(TypedDict):
    host: int
    players: list[int]
    dealer: int | None
    pot: int
    flop: list[str]
    dealer_count: int
    dealer_hand: list[str] | None
    shown: dict[str, list[str]] | None
    best: Best | None


class Sheriff(TypedDict):
    space: str
    active: bool


class Ranches(TypedDict):
    green: int
    blue: int
    orange: NotRequired[int]


class FrontierSpace(TypedDict):
    space: str
    value: int
    number: int | None  # of the token that lies there
    token: str | None  # where its back is known


class BoardToken(TypedDict):
    at: str  # a space; of a high roller, a Saloon
    kind: str


class EventTokens(TypedDict):
    lie: list[BoardToken]  # face down
    supply: dict[str, int]  # per kind
    longhorns: list[int]  # carried, per seat
    gold: list[str]  # spaces with a nugget
    gone: list[str]  # turned up and out of the game
    fought: str | None


class KeptTokens(TypedDict):
    """Legendary tokens that no goal gave."""

    count: int
    tokens: list[str] | None


class Bet(TypedDict):
    seat: int
    slot: int
    rank: str
    money: int


class Faro(TypedDict):
    host: int
    players: list[int]
    dealer: int | None  # None before the cards are dealt
    shown: list[str]
    hidden: int  # how many cards lie face down
    turned: list[str]  # loser, winner, jackpot
    bets: list[Bet]


class Gambling(TypedDict):
    """What Ante Up adds to a hand of poker."""

    challenged: str | None  # the Saloon whose high roller plays
    roller: str | None  # who it is, once turned up
    high_stakes: bool
    folded: list[int]


class SeenCard(TypedDict):
    card: str
    above: int  # how many cards lie on top of it


class FaceDown(TypedDict):
    """A deck that lies face down, and its open discard pile."""

    count: int
    discard: list[str]
    seen: list[SeenCard] | None  # what the viewer has looked at; None: a spectator


class Tale(TypedDict):
    """The current legendary story; its outcome only while it is being resolved."""

    tale: str
    conditions: list[TaleCondition]
    last: int | None
    outcome: str | None


class TaleCondition(TypedDict):
    condition: str
    disc: int | None
    offer: bool


class MapTokens(TypedDict):
    """Where they lie face down, and which ones each seat has turned."""

    spaces: list[str]
    turned: list[list[str]]


class DeedCard(TypedDict):
    deed: str
    place: str
    owner: int
    used: bool  # its scoring side is up
    lp: int  # for its owner, if the game ended now; 0 in ruins


class Trader(TypedDict):
    card: str
    region: str
    cart: str  # a space of the region
    deck: int
    discard: list[str]


class Prices(TypedDict):
    """What the viewer pays; abilities and stories change it."""

    deeds: dict[str, int]  # where it is not what is printed
    relic: int
    item_change: int  # of the printed price of every item


class Property(TypedDict):
    """Deeds, the Trader and Legendary items; looks at the poker deck and the fight deck."""

    deeds_in_play: bool  # some scenarios have none
    deeds: list[DeedCard]  # those that somebody owns
    trader: Trader | None  # not before the set-up is over
    relic_shop: list[str]
    relic_deck: int
    relics: list[list[str]]  # per seat
    prices: Prices | None  # None: a spectator
    poker_seen: list[SeenCard] | None
    fight_seen: list[SeenCard] | None


class BloodMoneyTable(TypedDict):
    """What Blood Money adds."""

    # legendary stories
    story: list[int]
    tale: Tale | None
    tales_left: int
    told: list[str]
    map_tokens: MapTokens
    offered: bool
    # injuries, the risk die, ruins
    injuries: list[str | None]  # per seat
    injury_deck: int
    risked: bool
    ruins: list[str]
    # deeds, the Trader, scenarios
    property: Property
    mode: str | None


class AnteUpTable(TypedDict):
    """What Ante Up adds."""

    train: str  # the stop
    gambler: list[int]  # points per seat
    # land, train, frontier
    train_space: str
    stops: list[str]
    encounter: str | None  # the card turned up
    frontier: list[FrontierSpace]
    frontier_supply: list[int]  # numbers
    found: dict[str, int]  # per frontier token turned: whose it is
    stands: dict[str, list[str]]  # per stand: the kinds of items it sells
    # event tokens
    tokens: EventTokens
    # ---- gambling ----
    legendary: list[KeptTokens]  # per seat
    faro: Faro | None
    poker: Gambling | None
    markers: list[str]  # event markers that lie on the tracks
    events_due: int
    event: str | None  # the one being carried out
    event_deck: FaceDown
    encounter_deck: FaceDown


class OpenTable(TypedDict):
    game: str
    edition: str
    variants: list[str]
    length: int
    round: int
    active: int | None
    first: int | None
    ending: int
    actions: int
    sheriff: Sheriff
    bandits: list[str]
    ranches: Ranches
    supply: int
    tokens_left: int | None
    store: dict[str, int]
    stories: list[Story]
    resolving: str | None
    deck_count: int
    discard: list[str]
    played: list[str]
    fight_deck_count: int
    dice: list[str]
    fight: Fight | None
    poker: Poker | None
    players: list[Player]
    black: ManInBlack | None
    dealt: list[str] | None
    modules: NotRequired[list[str]]
    up: NotRequired[AnteUpTable]
    blood: NotRequired[BloodMoneyTable]


class View(OpenTable):
    """With what the kernel adds."""

    you: int | None
    asked: list[int]
    number: int
