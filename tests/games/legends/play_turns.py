"""Words for the tests of turns, moves and characters: set a table, read a question, play on."""

from collections.abc import Iterable
from typing import Any

import tumbleweed as tw
from tumbleweed.games.legends.compiler.content import legends_content

CONTENT = legends_content()
BOX = CONTENT.compiled("revised", 4, 20)
SPACES = BOX.board.spaces
MESAS = BOX.board.mesas
RIMS = {
    mesa: [SPACES[space] for space in BOX.board.neighbours[len(SPACES) + number]]
    for number, mesa in enumerate(MESAS)
}
HIDEOUTS = [SPACES[space] for space in BOX.board.hideouts]
OFFICE = "darkrock-sheriffs-office"
STATION = "spikes-view-rail-station"
NEIGHBOURS: dict[str, list[str]] = {
    name: CONTENT.entry("space", name)["neighbours"] for name in SPACES
}
TOWN = {name for name in SPACES if name.startswith(("darkrock", "red-falls"))}

SPRINTS = ["poker-3-clubs", "poker-3-diamonds", "poker-3-hearts", "poker-3-spades"]
SADDLE_UP = "poker-2-clubs"
KING = "poker-k-hearts"
QUIET = ["a-seat-at-the-table", "the-widow"]  # stories about poker
BANDIT_LOSES = ["fight-j", "fight-5"]  # for the house, which lays the higher one: a Jack


def table(players: int = 3, **facts: Any) -> tw.Game:
    """A position set up by hand. The house lays the higher fight card itself, and unless the test
    is about stories, only a hand of poker could contribute to one."""
    options = {"house_chooses": True, **facts.pop("options", {})}
    stories = {"left": QUIET[:1], "right": QUIET[1:], **facts.pop("stories", {})}
    return tw.at_table("legends", players=players, options=options, stories=stories, **facts)


# ---- reading ----


def question(game: tw.Game) -> str:
    """What is asked, "" when the game is over."""
    return game.decision.prompt.key.removeprefix("ask-") if game.decision else ""


def now(game: tw.Game) -> tw.Decision:
    """The open question; there is one."""
    assert game.decision is not None
    return game.decision


def asked(game: tw.Game) -> tuple[int, str]:
    """Who is asked what."""
    return now(game).seat, question(game)


def keys(game: tw.Game) -> list[str]:
    return list(now(game).keys)


def count(game: tw.Game) -> int:
    """The number in the question: movement left, cards to discard, actions left."""
    return int(now(game).prompt.args["count"])


def offered(game: tw.Game, verb: str) -> set[str]:
    """What follows the verb in the options on offer."""
    start = f"{verb}:"
    return {key.removeprefix(start) for key in keys(game) if key.startswith(start)}


def player(game: tw.Game, seat: int) -> dict[str, Any]:
    """A player's mat, mini and hand, as the player sees them."""
    mat: dict[str, Any] = game.view(seat)["players"][seat]
    return mat


def plain(value: Any) -> Any:
    """An argument of an event without its kind: seats as numbers, lists as lists."""
    if isinstance(value, list):
        return [plain(each) for each in value]
    if not isinstance(value, str):
        return value
    kind, _, name = value.partition(":")
    return int(name) if kind == "seat" else name


def told(game: tw.Game, key: str) -> list[dict[str, Any]]:
    """The arguments of every event of that kind so far."""
    return [
        {name: plain(value) for name, value in event.args.items()}
        for event in game.events
        if event.key == key
    ]


def in_order(game: tw.Game, *wanted: str) -> list[str]:
    """The events of these kinds, in the order in which they happened."""
    return [event.key for event in game.events if event.key in wanted]


# ---- playing ----


def go(game: tw.Game, *choices: str) -> tw.Game:
    for choice in choices:
        game.choose(choice)
    return game


def event(game: tw.Game) -> str:
    """What has just happened, where somebody may answer it."""
    return str(now(game).prompt.args["event"]) if question(game) == "answer" else ""


def settle(game: tw.Game, until: str = "") -> tw.Game:
    """Nobody reacts to what has just happened, until that event is announced."""
    while event(game) not in ("", until):
        game.choose("pass")
    return game


def end_turn(game: tw.Game) -> tw.Game:
    """The active player takes no further action; the next one is asked for the income."""
    game.choose("end")
    while question(game) not in ("income", ""):
        game.choose(now(game).default)
    return game


def whole_turn(game: tw.Game, income: str = "income:money") -> tw.Game:
    """An income and nothing else."""
    game.choose(income)
    while question(game) in ("weapon", "mount"):
        game.choose(now(game).default)
    return end_turn(game)


def beat_bandit(game: tw.Game, card: str, reward: str = "reward:lp") -> tw.Game:
    """From the question which card to lay to the end of the fight, before a Sprint after it."""
    game.choose(f"lay:{card}")
    while question(game) in ("react", "answer"):
        game.choose("pass")
    game.choose(reward)
    return settle(game, until="extend-move")


# ---- an oracle for ways on the board ----


def within(
    start: str, movement: int, ends: Iterable[str] = (), closed: Iterable[str] = ()
) -> set[str]:
    """The spaces that so many steps can lead to: none from `ends` on, none into `closed`."""
    found, edge = {start}, {start}
    for _ in range(movement):
        onward = edge - set(ends)
        edge = {other for space in onward for other in NEIGHBOURS[space]} - set(closed) - found
        found |= edge
    return found
