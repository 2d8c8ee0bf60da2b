"""Fights and a hand of poker, set up card by card, for those who look at their forecasts."""

from support.legends.playing import choose, clash, do, heist
from support.legends.tables import (
    BOB,
    HERO,
    RIGHT,
    at_bank,
    at_saloon,
    in_town,
    meeting,
    on_the_trail,
    table,
)
from tumbleweed.core.game import Game
from tumbleweed.core.record import Record
from tumbleweed.core.replay import begin
from web.scenes import Scene


def scene(game: Game, seat: int) -> Scene:
    """The game as it was played, with the number of events after each choice."""
    record = game.record
    assert record is not None
    again = begin(Record(record.setup, record.engine, record.content, None, record.position))
    counts = []
    for entry in record.entries:
        again.choose(entry.key, entry.seat)
        counts.append(again.event_count)
    return Scene(again, seat, tuple(counts))


def duel() -> Scene:
    """Both hold a Reaction that lowers the opposing card by 2."""
    game = meeting({"hand": "J♥ 6♥"}, {"hand": "K♠ 6♠"})
    return scene(clash(game, "duel", "J♥", "K♠"), HERO)


def robbery() -> Scene:
    """The guard's King against a Jack, and a Reaction in hand."""
    game = at_bank({"hand": "J♥ 6♥"}, fight_deck="K 2 3")
    return scene(heist(game, "J♥", "K"), HERO)


def arrest() -> Scene:
    """Asked which card to lay."""
    lawman = {"hand": "J♥ 6♥", "marshal": 2, "items": ["boomstick"]}
    game = meeting(lawman, {"hand": "K♠", "wanted": 2})
    return scene(choose(game, "arrest:1"), HERO)


def bandit() -> Scene:
    game = on_the_trail({"hand": "Q♥ 2♥"}, fight_deck="J 3")
    return scene(choose(game, f"ride:{game.view()['bandits'][0]}"), HERO)


def for_the_bandit() -> Scene:
    """Who plays the bandit is asked for one of his cards."""
    game = on_the_trail({"hand": "Q♥ 2♥"}, fight_deck="J 3")
    return scene(choose(game, f"ride:{game.view()['bandits'][0]}", "lay:Q♥"), RIGHT)


def poker() -> Scene:
    seats = [at_saloon("A♠ 9♠", 20), in_town("K♠ 7♦ 5♦", 20)]
    game = table(*seats, players=4, deck="2♣ 3♣ A♣ K♦ 7♥ 8♣ 10♣ J♣")
    return scene(do(game, "poker", "join"), BOB)
