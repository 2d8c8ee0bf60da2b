"""Features: one layout for all set-ups of a game, and nothing in them that the seat cannot know."""

from array import array
from collections import Counter
from typing import Any

import pytest

import tumbleweed as tw
from contract.games import SPECIMENS
from contract.specimen import Specimen
from core import laws
from support.redealing import same_features_everywhere
from tumbleweed.core.errors import BadBuffer
from tumbleweed.core.features import (
    MOST_KEPT,
    Block,
    Features,
    Layout,
    amounts,
    counted,
    hot,
    kept_mask,
    masked,
    some,
    times,
)

NO_FIELDS = {"stack", "offer", "setup", "sealed"}
FEATURED = [of for of in SPECIMENS if of.new(of.players[0], 1).ruleset.features is not None]
every_featured_game = pytest.mark.parametrize("of", FEATURED, ids=str)
TABLES = 5  # for each of them
WORLDS = 200


def features_of(game: tw.Game) -> Features:
    found = game.ruleset.features
    assert found is not None
    return found


def sample(of: Specimen, count: int) -> list[tuple[dict[str, Any], int]]:
    """Tables of every kind, with seeds, so that all are met in turn as tests are added."""
    tables = of.tables if len(of.tables) > 1 else tuple({"players": n} for n in of.players)
    step = max(1, len(tables) // count)
    return [(tables[i % len(tables)], 300 + i) for i in range(0, count * step, step)]


def table(of: Specimen, said: dict[str, Any], seed: int) -> tw.Game:
    return of.new(**{"players": of.players[-1], **said, "seed": seed, "record": False})


# ---- the law ----


@pytest.mark.walk
@every_featured_game
def test_features_are_the_same_in_every_redealt_world(of: Specimen) -> None:
    worlds, met = 0, Counter[tuple[str, ...]]()
    for said, seed in sample(of, TABLES):
        worlds += same_features_everywhere(table(of, said, seed), seed, met, seats=2)
    assert worlds >= WORLDS


class Peeking(Features):
    """Features with a fault on purpose: one byte depends on what the seat must not see."""

    def __init__(self, game: tw.Game) -> None:
        layout = Layout()
        super().__init__(layout, len(game.ruleset.questions), game.players, game.players)
        self.peek = layout.amounts("peek", 1, "a hidden card", "deck")
        self.ready()

    def write(self, s: Any, seat: int, offer: tuple[int, ...], out: list[bytes]) -> None:
        out[self.peek] = amounts([hash(tuple(s.deck)) % 256])


@every_featured_game
def test_the_law_notices_a_hidden_card(of: Specimen) -> None:
    game = of.new(of.players[-1], 5, record=False)
    game.ruleset._features, honest = Peeking(game), game.ruleset.features
    try:
        with pytest.raises(AssertionError, match="seat 0 can tell by its features: peek"):
            laws.same_features(game, 0, range(20))
    finally:
        game.ruleset._features = honest


# ---- the layout ----


@every_featured_game
def test_blocks_follow_each_other_and_say_what_they_are(of: Specimen) -> None:
    game = of.new(of.players[0], 1)
    features, fields = features_of(game), {each.name for each in game.ruleset.schema.fields}
    at = 0
    for block in features.blocks:
        assert block.start == at
        assert 5 < len(block.meaning) <= 200
        assert block.reads
        assert block.length > 0
        at = block.end
    assert at == features.size == len(features.names) == len(set(features.names))
    full = of.new(of.players[0], 1, **({"modules": of.modules} if of.modules else {}))
    fields |= {each.name for each in full.ruleset.schema.fields}
    assert {name for block in features.blocks for name in block.reads} <= fields | NO_FIELDS


def shape(block: Block) -> tuple[str, int, int, int]:
    return block.name, block.start, block.length, block.times


def test_every_set_up_of_a_game_has_the_same_layout_and_questions() -> None:
    shapes: dict[str, set[Any]] = {}
    for of in FEATURED:
        for said, seed in sample(of, 6):
            game = table(of, said, seed)
            layout = tuple(shape(block) for block in features_of(game).blocks)
            shapes.setdefault(of.game, set()).add((layout, game.ruleset.questions))
    assert {game: len(found) for game, found in shapes.items()} == dict.fromkeys(shapes, 1)


# ---- buffers ----


@pytest.mark.parametrize("make", [
    bytearray, lambda n: memoryview(bytearray(n)), lambda n: array("B", bytes(n)),
    lambda n: memoryview(bytearray(3 * n))[n:-n],
    lambda n: memoryview(bytearray(n)).cast("B", (1, n)),
])  # fmt: skip
def test_any_writable_buffer_of_bytes_is_filled(make: Any) -> None:
    of = FEATURED[0]
    game = of.new(of.players[0], 1)
    buffer = make(features_of(game).size)
    game.seat(1).features(buffer)
    assert bytes(buffer) == laws.features_of(game, 1)
    assert any(bytes(buffer))


@pytest.mark.parametrize(("make", "words"), [
    (lambda n: bytearray(n + 1), r"\d+ bytes are expected, not \d+"),
    (lambda n: bytearray(n - 1), r"\d+ bytes are expected, not \d+"),
    (lambda n: bytearray(), r"\d+ bytes are expected, not 0"),
    (bytes, r"the buffer \(bytes\) cannot be written to"),
    (lambda n: [0] * n, r"a buffer of \d+ bytes is expected, not list"),
    (lambda n: None, r"a buffer of \d+ bytes is expected, not NoneType"),
    (lambda n: array("i", [0] * n), "bytes are expected, not items of 4 bytes, format 'i'"),
    (lambda n: array("b", bytes(n)), "bytes are expected, not items of 1 bytes, format 'b'"),
    (lambda n: memoryview(bytearray(2 * n))[::2], "contiguous unsigned bytes are expected"),
])  # fmt: skip
def test_another_buffer_is_refused(make: Any, words: str) -> None:
    of = FEATURED[0]
    game = of.new(of.players[0], 1)
    buffer = make(features_of(game).size)
    with pytest.raises(BadBuffer, match=words):
        game.features(0, buffer)
    assert not buffer or not any(bytes(buffer))


@pytest.mark.parametrize("seat", [-1, 9, None, "0", True])
def test_features_of_nobody_are_refused(seat: Any) -> None:
    of = FEATURED[0]
    game = of.new(of.players[0], 1)
    with pytest.raises(tw.IllegalChoice, match="there is no seat"):
        game.features(seat, bytearray(features_of(game).size))


def test_a_game_without_features_says_so() -> None:
    game = tw.new("toy", players=2, seed=1)
    assert game.ruleset.features is None
    with pytest.raises(tw.UnknownName, match="toy has no features"):
        game.features(0, bytearray(8))


# ---- how games declare and write them ----


def test_a_block_is_declared_once() -> None:
    layout = Layout()
    layout.one("one", 3, "a block", "hand")
    with pytest.raises(tw.UnknownName, match="'one' is declared twice"):
        layout.mask("one", 3, "a block", "hand")
    assert [layout.block_at(byte) for byte in range(3)] == ["one"] * 3
    with pytest.raises(tw.UnknownName, match="there is no byte 3; there are 3"):
        layout.block_at(3)


def test_pieces_are_as_long_as_their_blocks() -> None:
    layout = Layout()
    firsts = [
        layout.one("a", 3, "one of three", "hand", 2),
        layout.mask("b", 11, "any of eleven", "hand", 2),
        layout.mask("c", 5, "any of five", "hand"),
        layout.amounts("d", 2, "two numbers", "hand", 2),
        layout.few("e", 4, "some of eight", "hand", 2),
    ]
    lengths = [len(piece) for piece in layout.pieces]
    assert lengths == [3, 3, 11, 11, 5, 4, 8]
    assert firsts == [0, 2, 4, 5, 6]
    assert layout.size == sum(lengths) == 3 * 2 + 11 * 2 + 5 + 2 * 2 + 4 * 2
    assert layout.names[:7] == ["a.0.0", "a.0.1", "a.0.2", "a.1.0", "a.1.1", "a.1.2", "b.0.0"]
    out = layout.pieces[:]
    out[firsts[0] + 1] = hot(3, 2)
    out[firsts[1]] = masked(11, 0b101_0000_0001)
    out[firsts[3]] = amounts([9 * 40, 0, -1, 7])
    out[firsts[4]] = some(8, [1, 6])
    on = [name for name, byte in zip(layout.names, b"".join(out), strict=True) if byte]
    assert on == ["a.1.2", "b.0.0", "b.0.8", "b.0.10", "d.0.0", "d.1.1", "e.0.1", "e.1.2"]
    assert out[firsts[3]] == bytes([255, 0, 0, 7])
    layout.merge_from(firsts[2])
    assert [len(piece) for piece in layout.pieces[firsts[2] :]] == [5 + 4 + 8]


def test_masks_that_are_kept_are_those_that_would_be_made() -> None:
    Layout().mask("a", 17, "any of seventeen", "hand")
    for _ in range(2):  # made, and kept
        for mask in range(0, 1 << 17, (1 << 17) // (MOST_KEPT + 100)):  # more than are kept
            assert kept_mask(17, mask) == masked(17, mask)
    assert masked(17, 0b1_0000_0001_0000_0010) == some(17, [1, 8, 16])


def test_counts_are_cut_at_the_end() -> None:
    assert counted([0, 1, 4, 5, 255], times(60)) == amounts([0, 60, 240, 300, 255 * 60])
