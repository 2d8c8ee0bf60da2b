"""Thrifty at the Goat: its answers in positions with a clear best choice."""

from collections import Counter
from random import Random
from typing import Any

import pytest

import tumbleweed as tw
from support.goat import table_of
from tumbleweed import bots
from tumbleweed.bots.goat.belief import face_down, willingness
from tumbleweed.bots.goat.memory import Memory
from tumbleweed.bots.goat.table_view import CARD
from tumbleweed.bots.goat.thrifty import plan_offer
from tumbleweed.bots.goat.worth import Worth
from tumbleweed.games.goat.content import goat_content


def thrifty(game: tw.Game, seat: int, seed: int = 1) -> str:
    return bots.make("thrifty", seed).choose(game.seat(seat))


def whole_offer(game: tw.Game, seat: int, seed: int = 1) -> list[str]:
    """The three answers (two of an Assistant) by which thrifty makes an offer."""
    bot, table = bots.make("thrifty", seed), game.clone()
    number, answers = table.number, []
    while table.number == number:
        answers.append(bot.choose(table.seat(seat)))
        table.choose(answers[-1])
    return answers


def offered(game: tw.Game, card: str, to: int | None, name: str) -> tw.Game:
    whom = [] if to is None else [f"to:{to}"]
    game.choose_all([f"offer:{card}", *whom, f"name:{name}"])
    return game


def duel(**facts: Any) -> tw.Game:
    """Two players; seat 0 deals from Banker, Kid, Goat and Widow."""
    facts = {"hand": ["banker", "kid", "goat", "widow"], "till": {"store": 2, "bank": 1}} | facts
    return tw.at_table("goat", players=2, **facts)


# ---- as receiver ----


def last_one(**facts: Any) -> tw.Game:
    """Seat 1 is last active with one hat; seat 0 assists, out of Banker, Goat, Kid and Seller."""
    position: dict[str, Any] = {
        "at": "assist",
        "dealer": 1,
        "table": {"gunslinger": 0, "charlatan": 0, "dancer": 0, "robber": 1, "gambler": 1},
        "hand": ["banker", "goat", "kid"],
        "deck": ["seller"],
        "removed_up": "sheriff",
        "removed_down": "widow",
        "stock": {"bank": 3},
    }
    return tw.at_table("goat", players=2, **position | facts)


def test_the_last_active_player_refuses_the_goat_and_takes_a_rich_bank() -> None:
    assert thrifty(offered(last_one(), "goat", None, "goat"), 1) == "refuse"
    assert thrifty(offered(last_one(), "banker", None, "banker"), 1) == "accept"


def test_whoever_must_accept_accepts() -> None:
    game = last_one()
    for card in ("kid", "seller", "banker"):
        game.choose_all([f"offer:{card}", f"name:{card}"])
        game.choose("refuse")
    assert thrifty(offered(game, "goat", None, "goat"), 1) == "accept"


def test_an_offer_is_taken_where_all_that_may_be_held_is_good() -> None:
    """Seat 1 has seen the three cards passed on: the richest goods are among them."""
    game = duel(
        hand=["banker", "seller", "goat", "widow"],
        deck=["kid", "sheriff", "robber", "charlatan", "dancer"],
        stock={"bank": 2, "store": 2},
        dealer=1,
    )
    offered(game, "goat", 0, "banker").choose("accept")
    assert thrifty(offered(game, "banker", 1, "banker"), 1) == "accept"


def test_a_liar_is_believed_less_and_a_single_card_wholly() -> None:
    game = duel(deck=["seller", "sheriff", "robber", "charlatan", "dancer"])
    offered(game, "goat", 1, "banker")
    stranger = believed(game, 1)
    assert believed(game, 1, truths=5) > stranger > believed(game, 1, lies=5)
    alone = last_one()
    for card in ("kid", "seller", "banker"):
        offered(alone, card, None, card).choose("refuse")
    assert believed(offered(alone, "goat", None, "goat"), 1, lies=9) == pytest.approx(1)


def believed(game: tw.Game, seat: int, truths: int = 0, lies: int = 0) -> float:
    """How far the receiver believes the claim of seat 0, after that many truths and lies."""
    memory = Memory(goat_content(), game.players)
    memory.update(game.seat(seat))
    memory.truths[0], memory.lies[0] = truths, lies
    worth = Worth(table_of(game, seat), memory)
    belief = face_down(worth, memory)
    assert sum(belief.values()) == pytest.approx(1)
    return belief[worth.table.claim]


def test_in_a_duel_it_cannot_be_foretold_whether_an_offer_is_taken() -> None:
    """Who accepts whatever comes gets Goat and Dancer; who never does lets good cards go."""
    answers: Counter[str] = Counter()
    for seed in range(12):
        game = tw.new("goat", players=2, seed=seed)
        sitting = [bots.make("thrifty", 10 * seed + seat) for seat in range(2)]
        while not game.over:
            seat = game.asked[0]
            answer = sitting[seat].choose(game.seat(seat))
            if "refuse" in game.decisions[0].keys and not table_of(game, seat).assisted:
                answers[answer] += 1
            game.choose(answer, seat)
    assert 0.35 < answers["accept"] / answers.total() < 0.75, answers


def test_the_worse_the_cards_that_may_be_offered_the_rarer_an_offer_is_taken() -> None:
    game = offered(duel(stock={"bank": 3}), "goat", 1, "banker")
    memory = Memory(goat_content(), 2)
    worth = Worth(table_of(game, 1), memory)
    good, bad = {CARD["banker"]: 1.0}, {CARD["goat"]: 1.0}
    either = {CARD["banker"]: 0.5, CARD["goat"]: 0.5}
    assert willingness(worth, bad) < 0.1
    assert willingness(worth, bad) < willingness(worth, either) < willingness(worth, good)
    assert willingness(worth, good) > 0.9


# ---- as Dealer ----


def offers(game: tw.Game, seat: int) -> Counter[tuple[str, ...]]:
    return Counter(tuple(whole_offer(game, seat, seed)) for seed in range(60))


def test_the_best_card_is_mostly_offered_under_a_bad_name() -> None:
    """Refused, it goes to the Dealer. But not always: a bot that always lies is predictable."""
    made = offers(duel(stock={"bank": 3}), 0)
    assert made["offer:banker", "to:1", "name:goat"] > 30
    assert sum(count for (card, _, name), count in made.items() if card[6:] == name[5:]) > 3


def test_an_assistant_offers_bad_cards_under_good_names() -> None:
    made = offers(last_one(), 0)
    assert sum(count for (_, name), count in made.items() if name == "name:banker") > 30
    assert not any(card == "offer:banker" for card, _ in made)


@pytest.mark.parametrize(
    ("bad_names", "good_names", "card", "name"),
    [
        ([9, 0], [0, 9], "banker", "goat"),  # believes: so that the best card is refused
        ([0, 9], [9, 0], "banker", "banker"),  # expects a lie: the truth works
        ([0, 9], [0, 9], "goat", None),  # accepts whatever comes
    ],
)
def test_a_plan_goes_by_the_habits_of_the_receiver(
    bad_names: list[int], good_names: list[int], card: str, name: str | None
) -> None:
    """What seat 1 [refused, accepted] so far decides what it is offered next, and under
    which name.
    """
    table = duel(stock={"bank": 3})
    memory = Memory(goat_content(), 2)
    memory.answers[1] = [bad_names, good_names]
    plan = plan_offer(Worth(table_of(table, 0), memory), memory, Random(2))
    assert plan.card == CARD[card]
    assert name is None or plan.name == CARD[name]


def test_an_offer_that_was_begun_is_ended_as_well_as_it_can_be() -> None:
    """Seat 1 believes, so the Goat that was already laid down gets a good name with every taste."""
    table = duel(stock={"bank": 3})
    memory = Memory(goat_content(), 2)
    memory.answers[1] = [[9, 0], [0, 9]]
    worth = Worth(table_of(table, 0), memory)
    for mood in range(20):
        plan = plan_offer(worth, memory, Random(mood), ["offer:goat", "to:1"])
        assert (plan.card, plan.name) == (CARD["goat"], CARD["banker"])


# ---- as owner ----


def test_the_gambler_goes_for_the_best_tokens() -> None:
    """Seat 1 took two Cattle in the open, seat 0 has only its Bottle."""
    game = tw.at_table(
        "goat",
        players=3,
        dealer=2,
        table={"gunslinger": 0, "charlatan": 0, "widow": 1, "cowboy": 2},
        hand=["farmer", "gambler", "goat", "banker"],
        deck=["sheriff"],
        stock={"ranch": 2},
    )
    offered(game, "farmer", 1, "farmer").choose("accept")
    offered(game, "gambler", None, "gambler").choose("accept")
    assert thrifty(game, 2) == "gamble:1"


def test_bottles_go_to_the_poorest() -> None:
    game = tw.at_table(
        "goat", players=4, at="saloon", table={"dancer": 0}, stock={"saloon": 2}, coins=[5, 9, 1, 7]
    )
    assert thrifty(game, 0) == "give:2"


def test_the_charlatan_talks_to_the_richest_and_never_stops_early() -> None:
    game = tw.at_table(
        "goat",
        players=3,
        hand=["charlatan", "farmer", "goat", "banker"],
        coins=[2, 1, 9],
    )
    offered(game, "charlatan", 1, "goat").choose("refuse")
    bot = bots.make("thrifty", 1)
    for _ in range(3):
        assert bot.choose(game.seat(0)) == "swindle:2"
        game.choose("swindle:2")


def test_the_robber_takes_the_most_valuable_goods() -> None:
    game = tw.at_table(
        "goat",
        players=4,
        hand=["robber", "farmer", "goat", "banker"],
        stock={"store": 2, "bank": 1, "ranch": 1},
    )
    offered(game, "robber", 1, "goat").choose("refuse")
    assert thrifty(game, 0) == "rob:store"
