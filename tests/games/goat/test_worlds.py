"""The brute force itself: against every order of a small deck, and against counts by hand."""

import ast
from collections import Counter
from fractions import Fraction
from itertools import permutations
from math import comb
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import tumbleweed as tw
from games.goat import worlds as brute_force
from games.goat.worlds import CHARACTERS, Cards, card_worlds, token_worlds
from support.goat import ANA, BIA, offer


def test_the_brute_force_knows_nothing_of_the_engine() -> None:
    tree = ast.parse(Path(brute_force.__file__).read_text(encoding="utf-8"))
    imported = [node for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom)]
    assert "tumbleweed" not in " ".join(ast.unparse(node) for node in imported)


def test_it_agrees_with_every_order_of_a_small_deck() -> None:
    """Seven cards, two offers, seen by somebody who never held the hand."""
    log = [
        _event("round-began"),
        _event("removed", character="character:g"),
        _event("drew", seat="seat:0", count=3, cards=None),
        _event("offered", claim="character:a", character=None),
        _event("accepted", character="character:b"),
        _event("passed-hand", to="seat:1", cards=None),
        _event("drew", seat="seat:1", count=1, cards=None),
        _event("offered", claim="character:c", character=None),
    ]
    view: dict[str, Any] = {"hand": None, "offer": {"character": None}}
    view |= {"hand_count": 2, "deck_count": 1, "aside_count": 0}
    found = card_worlds(frozenset("abcdefg"), log, view, minds=3)
    assert _shares(found) == _shares(_every_order())


def _event(key: str, **args: Any) -> SimpleNamespace:
    return SimpleNamespace(key=key, args=args)


def _every_order() -> Counter[Cards]:
    """The same story, told of each order of the deck and each card that was laid second."""
    ways: Counter[Cards] = Counter()
    for down, up, *rest in permutations("abcdefg"):
        first, second = set(rest[:3]), set(rest[:4]) - {"b"}
        if up == "g" and {"a", "b"} <= first and "c" in second:
            minds = (frozenset(first - {"b"} | {"c"}), frozenset(second), frozenset("ac"))
            for laid in second:
                deck, hand = frozenset(rest[4:]), frozenset(second - {laid})
                ways[Cards(down, deck, hand, laid, known=minds)] += 1
    return ways


def _shares(ways: Counter[Cards]) -> dict[Cards, Fraction]:
    return {world: Fraction(count, ways.total()) for world, count in ways.items()}


def test_it_finds_by_thought_what_can_be_counted_by_hand() -> None:
    """A claim in a hand of four: three more of nine, one face down, and any of four is laid."""
    game = tw.at_table("goat", players=3, at="round", deck=["widow", "banker"])
    offer(game, game.view(ANA)["hand"][0], to=BIA)
    found = card_worlds(CHARACTERS[3], game.events_for(BIA), game.view(BIA))
    assert len(found) == comb(9, 3) * 6 * 4 == 2016
    assert set(found.values()) == {found.total() // 2016}


def test_it_weighs_a_theft_seen_after_one_unseen() -> None:
    """Bia took one of Ana's bottle, bottle, cattle; then Caio saw a cattle come from Bia's two.

    Had she taken a bottle there was none to come: all certain. With a cattle of her own as well,
    one in two against two in two: the bottle's two thirds count half, the cattle's third whole.
    """
    thefts = [
        _event("gambled", seat="seat:1", victim="seat:0", token=None),
        _event("gambled", seat="seat:2", victim="seat:1", token="token:cattle"),
    ]
    ana = ["bottle", "bottle", "cattle"]
    found = token_worlds([ana, ["bottle"], []], thefts, _counted(2, 1, 1))
    assert {world.stolen: share for world, share in found.items()} == {("cattle", "cattle"): 1}
    found = token_worlds([ana, ["cattle"], []], thefts, _counted(2, 1, 1))
    assert {world.stolen[0]: share for world, share in found.items()} == {
        "bottle": Fraction(1, 2),
        "cattle": Fraction(1, 2),
    }


def _counted(*counts: int) -> dict[str, Any]:
    return {"players": [{"token_count": count, "tokens": None} for count in counts]}
