"""Chance: the same numbers everywhere, uniform, streams independent of each other."""

from collections import Counter
from collections.abc import Callable
from hashlib import blake2b
from itertools import permutations
from typing import Any

import pytest

import tumbleweed as tw
from core.toy import say
from tumbleweed.core.chance import check_seed, draw, pick, shuffle, shuffle_all
from tumbleweed.core.replay import replay
from tumbleweed.core.state import State

MOST = 2**256 - 1

# The first six draws below 1000, by (seed, stream). They may never change: records rely on them.
KNOWN = {
    (0, 0): [569, 581, 600, 528, 816, 271],
    (0, 1): [964, 765, 153, 215, 794, 115],
    (0, 2): [895, 688, 825, 75, 707, 41],
    (1, 0): [174, 916, 183, 582, 650, 920],
    (7, 1): [953, 657, 502, 694, 506, 572],
    (7, 2): [398, 843, 452, 188, 696, 801],
    (2**64, 1): [472, 559, 571, 778, 632, 757],
    (MOST, 1): [351, 697, 211, 312, 213, 147],
    (MOST, 2): [275, 267, 704, 751, 168, 254],
}


def luck(seed: int = 7, script: list[int] | None = None) -> State:
    """A state with three streams; the script is for stream 1."""
    return State(seed, [], 0, [], [0, 0, 0], [[], script or [], []], 0)


def chi_square(counts: Counter[object], kinds: int, total: int) -> float:
    expected = total / kinds
    unseen = (kinds - len(counts)) * expected
    return unseen + sum((count - expected) ** 2 / expected for count in counts.values())


# ---- the same everywhere ----


@pytest.mark.parametrize(("seed", "stream"), KNOWN)
def test_known_draws(seed: int, stream: int) -> None:
    s = luck(seed)
    assert [draw(s, stream, 1000) for _ in range(6)] == KNOWN[seed, stream]


def test_known_shuffles() -> None:
    s, cards = luck(), list(range(15))
    shuffle(s, 1, cards)
    assert cards == [9, 12, 4, 8, 7, 14, 1, 6, 11, 3, 0, 2, 5, 10, 13]
    shuffle(s, 1, cards)
    assert cards == [12, 1, 3, 7, 8, 13, 5, 10, 11, 9, 2, 0, 14, 6, 4]


def test_known_picks() -> None:
    s = luck()
    assert [pick(s, 2, [10, 20, 30]) for _ in range(8)] == [10, 20, 20, 30, 30, 20, 10, 30]


def block(seed: int, stream: int, count: int, number: int) -> int:
    """64 bytes of the generator, implemented a second time."""
    data = stream.to_bytes(8, "big") + count.to_bytes(6, "big") + number.to_bytes(2, "big")
    return int.from_bytes(blake2b(data, key=seed.to_bytes(32, "big")).digest(), "big")


@pytest.mark.parametrize(
    ("n", "blocks"), [(1, 1), (2**447, 1), (2**448 - 1, 1), (2**448, 2), (2**960, 3)]
)
def test_a_large_draw_takes_as_many_blocks_as_it_needs_and_64_bits_more(
    n: int, blocks: int
) -> None:
    s = luck()
    draw(s, 2, 6)
    whole = 0
    for number in range(blocks):
        whole = whole * 2**512 + block(7, 2, 1, number)
    assert draw(s, 2, n) == whole % n


def test_a_shuffle_is_one_draw() -> None:
    s = luck()
    shuffle(s, 1, list(range(52)))
    assert s.rolls == [0, 1, 0]
    assert s.barriers == 1


def test_piles_are_shuffled_by_one_draw() -> None:
    s = luck()
    piles = [list(range(22)), [], [7], list(range(8))]
    shuffle_all(s, 1, piles)
    assert [sorted(pile) for pile in piles] == [list(range(22)), [], [7], list(range(8))]
    assert s.rolls == [0, 1, 0]


# ---- every number as likely ----


@pytest.mark.parametrize(("n", "limit"), [(2, 10.8), (6, 20.5), (15, 36.1)])  # p = 0.001
def test_every_number_is_as_likely(n: int, limit: float) -> None:
    s = luck(2026)
    counts: Counter[object] = Counter(draw(s, 1, n) for _ in range(6000))
    assert set(counts) == set(range(n))
    assert chi_square(counts, n, 6000) < limit


def test_every_seed_is_as_good() -> None:
    counts: Counter[object] = Counter(draw(luck(seed), 1, 6) for seed in range(6000))
    assert chi_square(counts, 6, 6000) < 20.5


def test_one_draw_says_nothing_about_the_next() -> None:
    s = luck(2026)
    pairs: Counter[object] = Counter((draw(s, 1, 4), draw(s, 1, 4)) for _ in range(6400))
    assert chi_square(pairs, 16, 6400) < 37.7


def test_a_shuffle_gives_every_order_of_four_cards_alike() -> None:
    s = luck(2026)
    counts: Counter[object] = Counter()
    for _ in range(4800):
        cards = [0, 1, 2, 3]
        shuffle(s, 1, cards)
        counts[tuple(cards)] += 1
    assert set(counts) == set(permutations(range(4)))
    assert chi_square(counts, 24, 4800) < 49.7


def test_every_order_of_each_pile_is_as_likely_beside_the_others() -> None:
    s = luck(2026)
    counts: Counter[object] = Counter()
    for _ in range(4800):
        piles = [[0, 1, 2], [5], [8, 9], [3, 4]]
        shuffle_all(s, 1, piles)
        counts[tuple(map(tuple, piles))] += 1
    assert len(counts) == 24
    assert chi_square(counts, 24, 4800) < 49.7


def test_every_place_of_a_list_is_as_likely_to_be_picked() -> None:
    s = luck(2026)
    counts: Counter[object] = Counter(pick(s, 1, [8, 9, 9]) for _ in range(3000))
    assert 900 < counts[8] < 1100
    assert counts[8] + counts[9] == 3000


def test_short_shuffles() -> None:
    for cards in ([], [5]):
        before = cards[:]
        shuffle(luck(), 1, cards)
        assert cards == before


# ---- streams ----


def test_more_draws_on_one_stream_move_no_other() -> None:
    quiet, busy = luck(), luck()
    for _ in range(10):
        draw(busy, 1, 6)
        shuffle(busy, 1, [1, 2, 3])
        assert draw(busy, 2, 1000) == draw(quiet, 2, 1000)
    assert quiet.rolls == [0, 0, 10]
    assert busy.rolls == [0, 20, 10]


def test_streams_and_seeds_differ() -> None:
    draws = {
        (seed, stream): tuple(draw(s, stream, 2**64) for _ in range(3))
        for seed in (0, 1, 2**255)
        for stream in (0, 1, 2)
        for s in [luck(seed)]
    }
    assert len(set(draws.values())) == len(draws)


def test_an_extra_coin_does_not_move_the_deal_of_a_game() -> None:
    one, two = (tw.new("goat", players=3, seed=11, first_player=1) for _ in range(2))
    draw(two.state, 2, 6)
    while one.decision is not None and one.view()["round"] == 1:
        key = one.decision.default
        one.choose(key)
        two.choose(key)
    assert one.to_json()["state"]["deck"] == two.to_json()["state"]["deck"]
    assert one.view() == two.view()


def test_every_draw_is_a_barrier() -> None:
    s = luck(script=[3, 20, 4])
    draw(s, 2, 6)
    assert s.barriers == 1
    draw(s, 1, 6)
    assert s.barriers == 2
    pick(s, 1, [20, 30])
    assert s.barriers == 3
    shuffle(s, 1, [1, 4])
    assert s.barriers == 4


# ---- scripts ----


def test_a_script_answers_before_the_generator_and_then_the_generator_starts() -> None:
    s = luck(script=[5, 0])
    assert [draw(s, 1, 1000) for _ in range(4)] == [5, 0, *KNOWN[7, 1][:2]]
    assert s.rolls == [0, 2, 0]


def test_a_script_is_for_one_stream() -> None:
    assert draw(luck(script=[5]), 2, 1000) == KNOWN[7, 2][0]


def test_a_scripted_pick_names_the_value() -> None:
    s = luck(script=[30, 10])
    assert [pick(s, 1, [10, 20, 30]) for _ in range(2)] == [30, 10]
    assert s.rolls == [0, 0, 0]


def test_a_scripted_shuffle_names_the_cards_on_top() -> None:
    s, cards = luck(script=[4, 2]), [5, 4, 3, 2, 1]
    shuffle(s, 1, cards)
    assert cards == [1, 3, 5, 2, 4]  # the end is the top
    assert s.script == [[], [], []]


@pytest.mark.parametrize("value", [-1, 6])
def test_a_script_out_of_range_is_refused(value: int) -> None:
    with pytest.raises(tw.BadPosition, match=f"{value} is not between 0 and 5"):
        draw(luck(script=[value]), 1, 6)


def test_a_scripted_pick_must_be_there() -> None:
    with pytest.raises(tw.BadPosition, match="7 is not among"):
        pick(luck(script=[7]), 1, [1, 2])


def test_a_scripted_card_must_be_in_the_deck() -> None:
    with pytest.raises(tw.BadPosition, match=r"\[9\] are not in the deck"):
        shuffle(luck(script=[1, 9]), 1, [1, 2])


def test_a_scripted_card_lies_once_in_the_deck() -> None:
    with pytest.raises(tw.BadPosition):
        shuffle(luck(script=[1, 1]), 1, [1, 2])


def test_the_coin_of_a_game_is_scripted(court: Callable[..., tw.Game]) -> None:
    game = court(coin=[1, 0, 1])
    say(game, "flip", "flip", "flip")
    assert game.view()["sides"] == [1, 0, 1]


# ---- seeds ----


@pytest.mark.parametrize("seed", [0, 1, 2**128, MOST])
def test_seeds_up_to_256_bits(seed: int) -> None:
    assert check_seed(seed) == seed
    game = tw.new("goat", players=2, seed=seed)
    assert game.record is not None
    assert game.record.seed == seed
    assert replay(game.record).to_json() == game.to_json()
    assert tw.load(game.to_json()).to_json() == game.to_json()


@pytest.mark.parametrize("seed", [-1, 2**256, 1.0, "7", None, True, b"7", [7]])
def test_other_seeds_are_refused(seed: Any) -> None:
    with pytest.raises(tw.BadPosition, match="seed"):
        check_seed(seed)
    with pytest.raises(tw.BadPosition, match="seed"):
        tw.new("goat", players=2, seed=seed)
    with pytest.raises(tw.BadPosition, match="seed"):
        tw.at_table("goat", players=2, seed=seed, at="round")


@pytest.mark.parametrize("seed", [-1, 2**256, 1.0, "7", None])
def test_a_redeal_takes_the_same_seeds(seed: Any) -> None:
    game = tw.new("goat", players=2, seed=3)
    with pytest.raises(tw.BadPosition, match="seed"):
        game.redeal(0, seed)
