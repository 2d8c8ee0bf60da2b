"""What bots say: from public events alone, the same for everybody, rare, and in every language."""

import random
from collections.abc import Mapping
from itertools import pairwise
from typing import Any

import pytest

import tumbleweed as tw
from catalogues import Parts, messages
from tumbleweed.core.events import Event, EventKind
from tumbleweed.core.game import Game
from tumbleweed.core.text import languages
from tumbleweed.personas import words
from tumbleweed.personas.cast import cast
from tumbleweed.personas.occasions import ANY, Occasion, check, occasions
from tumbleweed.personas.voices import QUIET, Said, Voices
from tumbleweed.personas.words import catalogues, lines_in, ways

BOTS = {1: "Silas Crow", 2: "Ruby Tate", 3: "Zeke Moss"}
GAMES: list[tuple[str, dict[str, Any]]] = [
    ("goat", {}),
    ("legends", {}),
    ("legends", {"modules": ["ante-up", "blood-money"]}),
]


def played(game: str, options: dict[str, Any], seed: int, moves: int = 400) -> Game:
    """By chance, for so many moves or to the end."""
    table, luck = tw.new(game, 4, seed, **options), random.Random(seed)
    for _ in range(moves):
        if table.over:
            break
        seat = luck.choice(table.asked)
        decision = table.decision_of(seat)
        assert decision is not None
        table.choose(luck.choice(list(decision.keys)), seat)
    return table


def said(game: Game, table: str = "table", bots: Mapping[int, str] = BOTS) -> dict[int, Said]:
    return Voices(game, table, bots).since(0)


# ---- what they depend on ----


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_they_say_the_same_in_every_world_that_a_seat_holds_possible(
    game: str, options: dict[str, Any]
) -> None:
    """The law of redeal: what is hidden from somebody has no part in it, now and later."""
    for seed in range(4):
        table = played(game, options, seed, 40 + 90 * seed)
        heard = said(table)
        assert heard
        for seat in range(4):
            for world in range(3):
                assert said(table.redeal(seat, 1000 + world)) == heard


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_a_log_in_pieces_has_the_same_lines(game: str, options: dict[str, Any]) -> None:
    table = played(game, options, 7)
    heard = said(table)
    voices = Voices(table, "table", BOTS)
    for first in range(0, table.event_count, 11):
        later = {at: line for at, line in heard.items() if at >= first}
        assert voices.since(first) == later


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_they_speak_now_and_then(game: str, options: dict[str, Any]) -> None:
    for seed in range(3):
        table = played(game, options, seed, 3000)
        heard = sorted(said(table))
        assert 4 <= len(heard) <= table.event_count / QUIET
        assert all(later - at > QUIET for at, later in pairwise(heard))


def test_only_bots_speak_and_a_table_has_its_own_words() -> None:
    table = played("goat", {}, 3)
    assert {line["seat"] for line in said(table, bots={2: "Ruby Tate"}).values()} == {2}
    assert said(table, bots={}) == {}
    assert said(table, "another") != said(table)


def test_somebody_says_hello() -> None:
    table = tw.new("goat", 4, 1)
    assert said(table)[0]["line"].split("-")[1] == "greeting"


# ---- what they may depend on ----


def kinds_of(game: str) -> dict[str, EventKind]:
    all_of: dict[str, Any] = {"modules": ["ante-up", "blood-money"]} if game == "legends" else {}
    return tw.new(game, 4, 1, **all_of).ruleset.kinds


@pytest.mark.parametrize("game", ["goat", "legends"])
def test_every_occasion_is_told_from_what_everybody_sees(game: str) -> None:
    kinds = kinds_of(game)
    for occasion in occasions(game):
        check(occasion, kinds[occasion.on])
        speaker = next((arg for arg in kinds[occasion.on].args if arg.name == occasion.by), None)
        assert occasion.by == ANY or (speaker is not None and speaker.kind == "seat")


def test_a_secret_argument_is_refused() -> None:
    kinds = kinds_of("goat")
    with pytest.raises(ValueError, match="not public"):
        check(Occasion("peek", "offered", "seat", differ=("claim", "character")), kinds["offered"])
    with pytest.raises(ValueError, match="not public"):
        check(Occasion("typo", "offered", "dealer"), kinds["offered"])


def test_what_must_hold_of_an_event() -> None:
    lie = Event("refused", {"claim": "a", "character": "b", "round": 1}, -1)
    assert Occasion("x", "refused", ANY, differ=("claim", "character")).fits(lie)
    assert not Occasion("x", "refused", ANY, same=("claim", "character")).fits(lie)
    assert Occasion("x", "refused", ANY, is_={"round": 1}).fits(lie)
    assert not Occasion("x", "refused", ANY, is_={"round": 2}).fits(lie)


# ---- words ----


@pytest.mark.parametrize("game", ["goat", "legends"])
def test_every_temper_has_words_for_every_occasion_in_every_language(game: str) -> None:
    wanted = {
        f"{temper}-{name}-{number}"
        for (temper, name), many in ways(game).items()
        for number in range(1, many + 1)
    }
    assert {name for _, name in ways(game)} == {occasion.name for occasion in occasions(game)}
    for lang in languages(game):
        assert lines_in(game, lang) == wanted, lang


def test_a_missing_line_fails_loudly(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = lines_in("goat", "en") - {"sly-caught-1"}
    monkeypatch.setattr(words, "lines_in", lambda game, lang: lines)
    with pytest.raises(ValueError, match="sly-caught"):
        ways.__wrapped__("goat")


COMMON = {
    "goat": ("bluffed", "caught", "saw-through"),
    "legends": ("fight-won", "gold", "poker-won"),
}


@pytest.mark.parametrize("game", ["goat", "legends"])
def test_common_things_are_said_in_three_ways(game: str) -> None:
    for temper in cast().tempers:
        for name in COMMON[game]:
            assert ways(game)[temper, name] >= 3


@pytest.mark.parametrize("game", ["goat", "legends"])
def test_lines_are_short_and_none_is_said_by_two(game: str) -> None:
    for lang in languages(game):
        found = [messages(lang, name).values() for name in catalogues(game, lang)]
        spoken = ["".join(Parts(message).texts) for each in found for message in each]
        assert max(map(len, spoken)) <= 60, lang
        assert len(set(spoken)) == len(spoken), lang


def test_a_game_without_occasions_is_silent() -> None:
    assert occasions("liars-dice") == ()
