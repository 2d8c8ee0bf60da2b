"""Hints: the best options of a question, with reasons; and nothing that the seat cannot know."""

from random import Random
from typing import Any

import pytest

import tumbleweed as tw
from catalogues import Parts, messages
from tumbleweed.bots import make, seat_for
from tumbleweed.bots.advice.available import advises, catalogues, measures_of
from tumbleweed.bots.advice.measures import Outcome
from tumbleweed.bots.advice.reasons import Weighed, reasons
from tumbleweed.bots.advice.suggestion import Suggestion, advise, in_order, unclear
from tumbleweed.bots.net.trained import weights_of
from tumbleweed.core.game import Game
from tumbleweed.core.text import Message, languages

BANK = "darkrock-bank"
FAR_OFF = "spikes-view-9"
TABLES: dict[str, tuple[str, dict[str, Any]]] = {
    "base": ("legends", {}),
    "goals": ("legends", {"variants": ["goals"]}),
    "ante-up": ("legends", {"modules": ["ante-up"]}),
    "blood-money": ("legends", {"modules": ["ante-up", "blood-money"]}),
    "goat": ("goat", {}),
}


def later(table: str, seed: int, choices: int) -> Game:
    """A game of the nets, after so many choices."""
    name, agreed = TABLES[table]
    game, bot = tw.new(name, players=3, seed=seed, **agreed), make(str(weights_of(name, 3)), seed)
    for _ in range(choices):
        game.choose(bot.choose(seat_for(bot, game, game.asked[0])), game.asked[0])
    return game


def chosen_from(game: Game) -> Game:
    """Goes on to a question with a choice."""
    while len(game.decisions[0].options) == 1:
        game.choose(game.decisions[0].keys[0], game.asked[0])
    return game


def reasons_of(hint: list[Suggestion], key: str) -> dict[str, Any]:
    [found] = [each for each in hint if each.key == key]
    return {reason.key: reason.args for reason in found.reasons}


# ---- the law ----


@pytest.mark.parametrize("table", TABLES)
def test_a_hint_is_the_same_in_every_world_that_its_seat_could_be_in(table: str) -> None:
    luck = Random(table)
    for choices in (9, 30, 55):
        game = chosen_from(later(table, luck.randrange(1000), choices))
        seat = game.asked[0]
        truly = advise(game.seat(seat), worlds=2)
        for _ in range(3):
            other = game.redeal(seat, luck.randrange(1 << 40))
            assert advise(other.seat(seat), worlds=2) == truly


def test_the_law_would_notice_a_peek(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hint with worlds that are not dealt anew depends on what is hidden."""
    game = chosen_from(later("base", 3, 60))
    seat = game.asked[0]
    monkeypatch.setattr(
        "tumbleweed.core.game.Seat.redeal", lambda self, seed: self._dealt().clone()
    )
    monkeypatch.setattr("tumbleweed.core.game.Game._for_seat", lambda self, seat, log: self.clone())
    worlds = [game.redeal(seat, seed) for seed in range(6)]
    hints = [advise(world.seat(seat), worlds=2) for world in worlds]
    assert any(hint != hints[0] for hint in hints)


def test_asked_again_it_says_the_same() -> None:
    game = chosen_from(later("base", 5, 50))
    assert advise(game.seat(game.asked[0])) == advise(game.seat(game.asked[0]))


# ---- what it says ----


def test_gold_is_sold_at_the_bank() -> None:
    seats = {0: {"space": BANK, "nuggets": 3}, 1: {"space": FAR_OFF}, 2: {"space": FAR_OFF}}
    game = tw.at_table("legends", players=3, options={"length": 20}, seats=seats)
    hint = advise(game.seat(0))
    assert len(hint) == 2
    told = reasons_of(hint, "deposit")
    assert told["hint-sold"]["amount"] == 3
    assert "hint-lp" in told


def test_two_options_at_most_with_three_reasons_at_most_and_one_at_least() -> None:
    for table in TABLES:
        game = chosen_from(later(table, 8, 30))
        hint = advise(game.seat(game.asked[0]), worlds=2)
        keys = [each.key for each in hint]
        assert len({*keys}) == len(keys) == 2
        assert {*keys} <= {*game.decisions[0].keys}
        assert all(1 <= len(each.reasons) <= 3 for each in hint)


def test_a_first_answer_that_looks_worse_is_said_to_pay_off() -> None:
    """Or its reasons would contradict the order."""
    duel, lp = Message("hint-fight"), Message("hint-lp", {"amount": 2})
    better, worse, hurts = (Weighed(1, gain, duel) for gain in (3.0, 0.2, -2.0))
    other = Weighed(1, 1.0, lp)
    assert unclear([[better], [other]]) == [False, False]
    assert unclear([[worse], [other]]) == [True, False]
    assert unclear([[better, hurts], [other]]) == [False, False]
    assert unclear([[worse, hurts], [other]]) == [True, False]
    assert unclear([[], [other]]) == [True, False]
    assert unclear([[better], [better]]) == [True, True]


def test_of_options_that_hardly_differ_the_better_reasons_come_first() -> None:
    assert in_order([0.50, 0.495], [0.2, 3.0]) == [1, 0]
    assert in_order([0.50, 0.495], [3.0, 0.2]) == [0, 1]
    assert in_order([0.50, 0.40], [0.2, 3.0]) == [0, 1]


def test_what_one_would_rather_not_speaks_against_an_answer() -> None:
    wounds, lp = Outcome("wounds"), Outcome("lp")
    measures = measures_of("legends")
    assert measures is not None
    [hurt] = reasons(measures, [{wounds: 1.0}], [{}])
    [gains] = reasons(measures, [{lp: 1.0}], [{}])
    assert hurt.gain < 0 < gains.gain


def test_the_only_answer_needs_no_reason() -> None:
    game, luck = later("base", 5, 6), Random(5)
    while len(game.decisions[0].options) > 1:
        game.choose(luck.choice(game.decisions[0].keys), game.asked[0])
    [only] = advise(game.seat(game.asked[0]))
    assert only == Suggestion(game.decisions[0].keys[0], [])


@pytest.mark.parametrize("table", TABLES)
def test_every_reason_has_words(table: str) -> None:
    game = chosen_from(later(table, 2, 45))
    wording = game.ruleset.wording
    for suggestion in advise(game.seat(game.asked[0]), worlds=2):
        for reason in suggestion.reasons:
            for lang in languages(game.ruleset.setup.game):
                assert "hint-" not in wording.render(reason, lang, ["Ana", "Bo", "Cy"])


def test_both_games_have_hints() -> None:
    assert advises("legends")
    assert advises("goat")
    assert not advises("no-such-game")


# ---- the words ----


@pytest.mark.parametrize(("game", "lang"), [("legends", "fr"), ("goat", "fr"), ("goat", "pt")])
def test_every_language_has_the_same_reasons(game: str, lang: str) -> None:
    english, other = messages("en", f"{game}+hints"), messages(lang, f"{game}+hints")
    assert list(english) == list(other)
    for name, message in other.items():
        assert Parts(message).variables == Parts(english[name]).variables, name


@pytest.mark.parametrize("game", ["legends", "goat"])
def test_every_measure_has_words(game: str) -> None:
    measures = measures_of(game)
    assert measures is not None
    named = {*measures.all, *(each.instead for each in measures.all.values() if each.instead)}
    assert {f"hint-{name}" for name in named} <= {*messages("en", f"{game}+hints")}
    assert catalogues(game, "en") == (f"{game}+hints",)
