"""How a test plays Western Legends: answers by key, with cards written as in cards.py."""

import tumbleweed as tw
from support.legends.cards import RANKS, cards, long
from support.legends.places import HIDEOUT, SALOON
from support.legends.reading import event
from support.legends.tables import RIVAL, at_bank, manhunt, on_the_trail
from support.reading import now, question

BANDIT_LOSES = ["fight-j", "fight-5"]  # for the house, which lays the higher one: a Jack


def choose(game: tw.Game, *keys: str, seat: int | None = None) -> tw.Game:
    """One after the other."""
    for key in keys:
        game.choose(long(key), seat)
    return game


def do(game: tw.Game, *keys: str, seat: int | None = None) -> tw.Game:
    """The same; whoever can only pass, passes, as the table layer has it."""
    for key in keys:
        _pass_by(game)
        game.choose(long(key), seat)
    _pass_by(game)
    return game


def _pass_by(game: tw.Game) -> None:
    while game.decision is not None and game.decision.keys == ("pass",):
        game.choose("pass")


def let_pass(game: tw.Game) -> tw.Game:
    """Nobody adds anything, as long as all that is asked is whether they will."""
    while game.decision is not None and question(game) in ("answer", "react", "start-fight"):
        game.choose("pass")
    return game


def settle(game: tw.Game, until: str = "") -> tw.Game:
    """Nobody reacts to what has just happened, until that event is announced."""
    while event(game) not in ("", until):
        game.choose("pass")
    return game


# ---- turns ----


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


def idle(game: tw.Game, prompt: str = "income") -> tw.Game:
    """Answer as idly as possible until that question."""
    while game.decision is not None and question(game) != prompt:
        game.choose(game.decision.default)
    return game


def idle_turn(game: tw.Game) -> tw.Game:
    """The active player takes money and ends the turn."""
    choose(idle(game), "income:money")
    choose(idle(game, "act"), "end")
    return idle(game)


# ---- fights ----


def lay(game: tw.Game, mine: str, theirs: str) -> tw.Game:
    return choose(game, f"lay:{mine}", f"lay:{theirs}")


def clash(game: tw.Game, kind: str, mine: str, theirs: str) -> tw.Game:
    """Declare a fight with seat 1; both lay a card."""
    choose(game, f"{kind}:{RIVAL}")
    return lay(game, mine, theirs)


def lay_against_npc(game: tw.Game, mine: str, fight_card: str) -> tw.Game:
    return choose(game, f"lay:{mine}", f"npc:fight-{fight_card.lower()}")


def heist(game: tw.Game, mine: str, fight_card: str) -> tw.Game:
    choose(game, "heist")
    return lay_against_npc(game, mine, fight_card)


def ambush(game: tw.Game, mine: str, fight_card: str) -> tw.Game:
    """Ride into the bandit."""
    choose(game, f"ride:{HIDEOUT}")
    return lay_against_npc(game, mine, fight_card)


def beat_bandit(game: tw.Game, card: str, reward: str = "reward:lp") -> tw.Game:
    """From the question which card to lay to the end of the fight, before a Sprint after it."""
    choose(game, f"lay:{card}")
    while question(game) in ("react", "answer"):
        game.choose("pass")
    game.choose(reward)
    return settle(game, until="extend-move")


def send_sheriff(game: tw.Game, to: str = SALOON) -> tw.Game:
    return choose(game, "use:4♥", f"sheriff:{to}")


def against_bandit(mine: str, fight_card: str) -> tw.Game:
    game = on_the_trail({"hand": mine}, fight_deck=with_others(fight_card, 2))
    return ambush(game, mine, fight_card)


def against_guard(mine: str, fight_card: str) -> tw.Game:
    game = at_bank({"hand": mine}, fight_deck=with_others(fight_card, 3))
    return heist(game, mine, fight_card)


def against_sheriff(mine: str, fight_card: str) -> tw.Game:
    """The 2♣ is discarded as he comes."""
    game = manhunt({"hand": f"{mine} 2♣"}, fight_deck=with_others(fight_card, 4))
    choose(send_sheriff(game), "discard:2♣")
    return lay_against_npc(game, mine, fight_card)


def with_others(fight_card: str, count: int) -> str:
    """That fight card and low ones, as many as are drawn."""
    others = [rank for rank in RANKS if rank != fight_card]
    return " ".join([fight_card, *others[: count - 1]])


# ---- poker ----


def lay_pairs(game: tw.Game, plays: dict[int, str]) -> tw.Game:
    """Everybody's two cards, face down; the last one opens them all."""
    for seat, pair in plays.items():
        choose(game, *(f"play:{card}" for card in cards(pair)), seat=seat)
    return do(game)


# ---- the Man in Black ----


def settled(game: tw.Game) -> tw.Game:
    """Where ways are equally short, the first one."""
    while question(game) in ("black-way", "black-sheriff"):
        game.choose(now(game).options[0])
    return game
