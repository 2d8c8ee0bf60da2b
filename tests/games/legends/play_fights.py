"""Words for fights: set the table, lay cards, read what came of it.

Poker cards are written K♥ or 10♣, here and in the keys of options; fight cards 3, 10 or J.
"""

import re
from typing import Any

import tumbleweed as tw

HERO, RIVAL, THIRD, RIGHT = range(4)  # four at the table: seat 3 sits to the right of seat 0
MOVER, RIGHT_OF_WANTED, WANTED = 0, 1, 2  # where the Sheriff rides

STREET = "darkrock-main-street"  # in town, no location
PRAIRIE = "spikes-view-1"  # out of town, next to the hideout
HIDEOUT = "spikes-view-hideout-c"
BANK = "darkrock-bank"
OFFICE = "darkrock-sheriffs-office"
SALOON = "darkrock-saloon-north"  # next to the office

SUITS = {"♣": "clubs", "♦": "diamonds", "♥": "hearts", "♠": "spades"}
SIGNS = {suit: sign for sign, suit in SUITS.items()}
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
ALL_CARDS = tuple(f"{rank}{suit}" for rank in RANKS for suit in SUITS)
CARD_LISTS = ("deck", "discard")
QUIET_STORIES = {"left": ["the-widow"], "right": ["aces-and-eights"]}  # they wait for poker


# ---- cards ----


def long(text: str) -> str:
    """`lay:K♥` as the engine writes it."""
    return re.sub(r"(\d+|[JQKA])([♣♦♥♠])", lambda m: f"poker-{m[1].lower()}-{SUITS[m[2]]}", text)


def short(text: str) -> str:
    return re.sub(r"poker-(\w+)-(\w+)", lambda m: f"{m[1].upper()}{SIGNS[m[2]]}", text)


def poker_cards(text: str) -> list[str]:
    return [long(card) for card in text.split()]


def fight_cards(text: str) -> list[str]:
    return [f"fight-{card.lower()}" for card in text.split()]


# ---- the table ----


def table(seats: dict[int, dict[str, Any]], players: int = 4, **facts: Any) -> tw.Game:
    """A position; hands and decks are written as cards with spaces between them."""
    return tw.at_table("legends", players=players, **facts_of(seats, facts))


def facts_of(seats: dict[int, dict[str, Any]], facts: dict[str, Any]) -> dict[str, Any]:
    written = {name: poker_cards(facts[name]) for name in CARD_LISTS if name in facts}
    if "fight_deck" in facts:
        written["fight_deck"] = fight_cards(facts["fight_deck"])
    held = {
        seat: {**each, "hand": poker_cards(each["hand"])} if "hand" in each else each
        for seat, each in seats.items()
    }
    return {"stories": QUIET_STORIES, **facts, **written, "seats": held}


def meeting(hero: dict[str, Any], rival: dict[str, Any], **facts: Any) -> tw.Game:
    """Seat 0 is on turn and shares a space, in town unless told, with seat 1."""
    space = facts.pop("space", STREET)
    others = facts.pop("others", {})
    seats = {HERO: {"space": space, **hero}, RIVAL: {"space": space, **rival}, **others}
    return table(seats, **facts)


def at_bank(hero: dict[str, Any], **facts: Any) -> tw.Game:
    others = facts.pop("others", {})
    return table({HERO: {"space": BANK, **hero}, **others}, **facts)


def on_the_trail(hero: dict[str, Any], **facts: Any) -> tw.Game:
    """Seat 0 stands next to a hideout with a bandit."""
    others = facts.pop("others", {})
    seats = {HERO: {"space": PRAIRIE, **hero}, **others}
    return table(seats, **{"bandits": [HIDEOUT], **facts})


def manhunt(wanted: dict[str, Any], **facts: Any) -> tw.Game:
    """Seat 0 holds Manhunt; the Sheriff is in his office, seat 2 is Wanted next to it."""
    mover = {"hand": "4♥", "space": STREET, **facts.pop("mover", {})}
    others = facts.pop("others", {})
    seats = {MOVER: mover, WANTED: {"wanted": 1, "space": SALOON, **wanted}, **others}
    return table(seats, **facts)


# ---- playing ----


def choose(game: tw.Game, *keys: str) -> None:
    for key in keys:
        game.choose(long(key))


def lay(game: tw.Game, mine: str, theirs: str) -> None:
    choose(game, f"lay:{mine}", f"lay:{theirs}")


def clash(game: tw.Game, kind: str, mine: str, theirs: str) -> None:
    """Declare a fight with seat 1; both lay a card."""
    choose(game, f"{kind}:{RIVAL}")
    lay(game, mine, theirs)


def lay_against_npc(game: tw.Game, mine: str, fight_card: str) -> None:
    choose(game, f"lay:{mine}", f"npc:fight-{fight_card.lower()}")


def heist(game: tw.Game, mine: str, fight_card: str) -> None:
    choose(game, "heist")
    lay_against_npc(game, mine, fight_card)


def ambush(game: tw.Game, mine: str, fight_card: str) -> None:
    """Ride into the bandit."""
    choose(game, f"ride:{HIDEOUT}")
    lay_against_npc(game, mine, fight_card)


def send_sheriff(game: tw.Game, to: str = SALOON) -> None:
    choose(game, "use:4♥", f"sheriff:{to}")


def against_bandit(mine: str, fight_card: str) -> tw.Game:
    game = on_the_trail({"hand": mine}, fight_deck=with_others(fight_card, 2))
    ambush(game, mine, fight_card)
    return game


def against_guard(mine: str, fight_card: str) -> tw.Game:
    game = at_bank({"hand": mine}, fight_deck=with_others(fight_card, 3))
    heist(game, mine, fight_card)
    return game


def against_sheriff(mine: str, fight_card: str) -> tw.Game:
    """The 2♣ is discarded as he comes."""
    game = manhunt({"hand": f"{mine} 2♣"}, fight_deck=with_others(fight_card, 4))
    send_sheriff(game)
    choose(game, "discard:2♣")
    lay_against_npc(game, mine, fight_card)
    return game


def with_others(fight_card: str, count: int) -> str:
    """That fight card and low ones, as many as are drawn."""
    others = [rank for rank in RANKS if rank != fight_card]
    return " ".join([fight_card, *others[: count - 1]])


def let_pass(game: tw.Game) -> None:
    """Nobody adds anything, as long as all that is asked is whether they will."""
    while game.decision is not None and asked(game)[1] in ("answer", "react", "start-fight"):
        game.choose("pass")


# ---- reading ----


def asked(game: tw.Game) -> tuple[int, str]:
    """Who is asked what."""
    assert game.decision is not None
    return game.decision.seat, game.decision.prompt.key.removeprefix("ask-")


def keys(game: tw.Game) -> set[str]:
    assert game.decision is not None
    return {short(key) for key in game.decision.keys}


def fights_on_offer(game: tw.Game) -> set[str]:
    return {key for key in keys(game) if key.split(":")[0] in ("duel", "rob", "arrest")}


def player(game: tw.Game, seat: int) -> dict[str, Any]:
    """A player as they see themselves."""
    found: dict[str, Any] = game.view(seat)["players"][seat]
    return found


def hand(game: tw.Game, seat: int) -> set[str]:
    return {short(card) for card in player(game, seat)["hand"]}


def standing(game: tw.Game, seat: int, *what: str) -> list[Any]:
    """Some of a player's facts, in the order asked for."""
    found = player(game, seat)
    return [found[name] for name in what]


def fight(game: tw.Game, seat: int | None = None) -> dict[str, Any]:
    """The fight in progress as a seat, or a spectator, sees it."""
    found = game.view(seat)["fight"]
    assert found is not None
    return dict(found)


def sheriff(game: tw.Game) -> str:
    """The space he is in."""
    return str(game.view()["sheriff"]["space"])


def values(game: tw.Game) -> list[int]:
    """What the two cards are worth now: the hero's, then the other one."""
    found: list[int] = fight(game)["values"]
    return found


def discarded(game: tw.Game) -> set[str]:
    return {short(card) for card in game.view()["discard"]}


def fight_deck(game: tw.Game) -> list[str]:
    """Top first. Nobody at the table may see it."""
    names = game.to_json()["state"]["fight_deck"][::-1]
    return [name.removeprefix("fight-").upper() for name in names]


def happened(game: tw.Game, key: str, seat: int | str | None = "all") -> list[dict[str, Any]]:
    """The events of a kind, as a seat, a spectator (None) or nobody left out knows them."""
    log = game.events if seat == "all" else game.events_for(seat)
    return [{name: _plain(arg) for name, arg in e.args.items()} for e in log if e.key == key]


def _plain(arg: Any) -> Any:
    """`seat:1` as 1, `card:poker-k-hearts` as K♥, `space:darkrock-bank` as darkrock-bank."""
    if isinstance(arg, list | tuple):
        return [_plain(each) for each in arg]
    if not isinstance(arg, str):
        return arg
    kind, _, name = arg.partition(":")
    return int(name) if kind == "seat" else short(name)


def order_of(game: tw.Game, *kinds: str) -> list[str]:
    """The kinds of event asked for, in the order they happened."""
    return [event.key for event in game.events if event.key in kinds]
