"""Many games at once: the same games as one by one."""

from array import array
from random import Random
from typing import Any

import pytest

import tumbleweed as tw
from contract.games import GAMES, SPECIMENS, result_of
from contract.specimen import Specimen
from contract.test_features import FEATURED
from core import laws
from tumbleweed.core.batch import Batch
from tumbleweed.core.errors import BadBuffer
from tumbleweed.core.ruleset import game_info

every_game = pytest.mark.parametrize("of", SPECIMENS, ids=str)
every_featured_game = pytest.mark.parametrize("of", FEATURED, ids=str)


def tables(of: Specimen, count: int = 5) -> list[tw.Game]:
    """Of every number of players in turn."""
    counts = of.players
    return [of.new(counts[i % len(counts)], 40 + i, record=False) for i in range(count)]


def choices(batch: Batch, luck: Random) -> list[int]:
    """One of each game's options; -1 where it is over."""
    flat, at = batch.legal, batch.offsets
    return [
        luck.choice(flat[at[i] : at[i + 1]]) if at[i] < at[i + 1] else -1 for i in range(len(batch))
    ]


@pytest.mark.walk
@every_game
def test_a_batch_plays_the_same_games(of: Specimen) -> None:
    batch, single, luck = Batch(tables(of)), tables(of), Random(1)
    ended: list[tuple[int, tw.Game]] = []
    while any(seat >= 0 for seat in batch.seats):
        assert list(batch.seats) == [game.asked_seat for game in single]
        assert list(batch.questions) == [game.question for game in single]
        assert list(batch.legal) == [option for game in single for option in game.legal]
        answers = choices(batch, luck)
        for game, answer in zip(single, answers, strict=True):
            if answer >= 0:
                game.play(answer)
        batch.play(answers)
        ended += batch.finished
    assert [game.fingerprint for game in batch.games] == [game.fingerprint for game in single]
    assert sorted(place for place, _ in ended) == list(range(len(single)))
    assert all(result_of(game) == result_of(single[place]) for place, game in ended)


@pytest.mark.walk
@every_game
def test_only_answers_are_passed_over_and_finished_games_replaced(of: Specimen) -> None:
    dealt: list[int] = []

    def deal(place: int) -> tw.Game:
        dealt.append(place)
        return of.new(of.players[0], 900 + len(dealt), record=False)

    batch, luck, ended = Batch(tables(of, 3), skip=True, deal=deal), Random(2), 0
    while ended < 3:
        assert all(count > 1 for count in map(int.__sub__, batch.offsets[1:], batch.offsets[:-1]))
        batch.play(array("i", choices(batch, luck)))
        assert all(game.over for _, game in batch.finished)
        ended += len(batch.finished)
    assert len(dealt) == ended
    assert not any(game.over for game in batch.games)


@every_featured_game
def test_features_of_all_games_in_one_buffer(of: Specimen) -> None:
    batch, luck = Batch(tables(of)), Random(3)
    size = batch.features.size
    buffer = bytearray(len(batch) * size)
    for _ in range(20):
        batch.write_features(buffer)
        for place, game in enumerate(batch.games):
            row = bytes(buffer[place * size : (place + 1) * size])
            assert row == laws.features_of(game, game.asked_seat)
        batch.play(choices(batch, luck))
    with pytest.raises(BadBuffer, match=rf"{5 * size} bytes are expected, not {size}"):
        batch.write_features(bytearray(size))


@every_game
def test_rows_of_options_are_told_from_the_asker(of: Specimen) -> None:
    keys = game_info(of.game).option_keys()
    batch, luck = Batch(tables(of), skip=True, keys=keys), Random(4)
    for _ in range(10):
        rows: list[int] = []
        for game in batch.games:
            told = keys.rows(game.ruleset.catalogue, game.players, game.asked_seat)
            rows += [told[option] for option in game.legal]
        assert list(batch.rows) == rows
        batch.play(choices(batch, luck))


def test_answers_by_place_in_the_list() -> None:
    of = GAMES[0]
    one, two = Batch(tables(of)), Batch(tables(of))
    one.play([one.legal[start] for start in one.offsets[:-1]])
    two.play_places([0] * len(two))
    assert [game.fingerprint for game in one.games] == [game.fingerprint for game in two.games]
    with pytest.raises(tw.IllegalChoice, match="no answer 99 among"):
        two.play_places([99] * len(two))


def test_a_game_is_put_in_the_place_of_another() -> None:
    of = GAMES[0]
    batch, other = Batch(tables(of)), of.new(of.players[0], 77, record=False)
    batch.replace(2, other)
    assert batch.games[2] is other
    assert list(batch.legal[batch.offsets[2] : batch.offsets[3]]) == list(other.legal)
    stranger = GAMES[1].new(GAMES[1].players[0], 1, record=False)
    with pytest.raises(tw.UnknownName, match=f"a game of {of.game} is expected"):
        batch.replace(0, stranger)


# ---- what is refused ----


@pytest.mark.parametrize(("spoil", "error", "words"), [
    (lambda answers: answers[:-1], tw.IllegalChoice, "5 answers expected, not 4"),
    (lambda answers: [*answers[:-1], 9999], tw.IllegalChoice, "9999 is not on offer in game 4"),
    (lambda answers: [*answers[:-1], -1], tw.IllegalChoice, "-1 is not on offer in game 4"),
    (lambda answers: [*answers[:-1], 1.0], TypeError, "integer"),
])  # fmt: skip
def test_if_one_answer_is_refused_no_game_changes(spoil: Any, error: Any, words: str) -> None:
    batch = Batch(tables(GAMES[0]))
    before = [game.fingerprint for game in batch.games]
    with pytest.raises(error, match=words):
        batch.play(spoil(choices(batch, Random(5))))
    assert [game.fingerprint for game in batch.games] == before


def test_games_of_two_kinds_are_no_batch() -> None:
    mixed = [of.new(of.players[0], 1, record=False) for of in GAMES[:2]]
    with pytest.raises(tw.UnknownName, match="games of one kind are expected"):
        Batch(mixed)
    with pytest.raises(tw.UnknownName, match="there is no game in it"):
        Batch([])
