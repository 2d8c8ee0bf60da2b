"""A word is one record: what it needs to be played, and that no part of it can be left out."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from games.legends.legends_messages import LANGS
from games.legends.legends_telling import Told
from games.legends.new_word import known, lose_marshal, parts
from support.legends.packs import EFFECTS_LINE, PAY, Pack, card_that, tried
from support.legends.playing import do
from support.reading import state_of
from tumbleweed._build import COMPILED, build_kind
from tumbleweed.bots.legends.effects import weigher
from tumbleweed.core.errors import UnknownName
from tumbleweed.games.legends.compiler.board import Places
from tumbleweed.games.legends.compiler.messages import untold
from tumbleweed.games.legends.compiler.program import Program
from tumbleweed.games.legends.compiler.tables import CARDS
from tumbleweed.games.legends.compiler.word_tables import word_table
from tumbleweed.games.legends.compiler.words import (
    CONDITIONS,
    EFFECTS,
    MODIFIERS,
    STEPS,
    TRIGGERS,
)
from tumbleweed.games.legends.effects.amounts import AmountEffect, InFull
from tumbleweed.games.legends.effects.choices import why_closed
from tumbleweed.games.legends.state.compiled import Compiled
from tumbleweed.games.legends.vocabulary import goods
from tumbleweed.games.legends.vocabulary.condition import Condition
from tumbleweed.games.legends.vocabulary.conditions.standing import Neutral
from tumbleweed.games.legends.vocabulary.effect import (
    ALWAYS,
    FREE,
    Deed,
    Effect,
)
from tumbleweed.games.legends.vocabulary.kinds import Amount, Number
from tumbleweed.games.legends.vocabulary.man_in_black import Step
from tumbleweed.games.legends.vocabulary.modifiers import Modifier
from tumbleweed.games.legends.vocabulary.record import told_by
from tumbleweed.games.legends.vocabulary.trigger import Trigger
from tumbleweed.games.legends.vocabulary.weights import UNWEIGHED

LOSE_TWO = '{ do = "lose_marshal", amount = 2 }'


@pytest.fixture
def word() -> Iterator[AmountEffect]:
    record = lose_marshal()
    with known(record):
        yield record


# ---- a word that was added ----


def test_it_does_what_its_record_says(tmp_path: Path, word: AmountEffect) -> None:
    game = tried(tmp_path, LOSE_TWO, {"marshal": 3})
    assert game.view(0)["players"][0]["marshal"] == 1
    assert [event.key for event in game.events][-1] == "points-lost"


def test_it_can_be_a_cost(tmp_path: Path, word: AmountEffect) -> None:
    deal = f'{{ do = "pay", cost = [ {LOSE_TWO} ], effects = [ {PAY} ] }}'
    game = do(tried(tmp_path, deal, {"marshal": 3, "money": 0}), "yes")
    seat = game.view(0)["players"][0]
    assert (seat["marshal"], seat["money"]) == (1, 30)


def test_who_has_too_little_is_not_offered_it(tmp_path: Path, word: AmountEffect) -> None:
    gain = '{ do = "gain_lp", amount = 1 }'
    choice = f'{{ do = "choose", options = [ [ {LOSE_TWO} ], [ {gain} ] ] }}'
    game = tried(tmp_path, choice, {"marshal": 1})
    assert len(game.legal) == 1
    start, end = state_of(game).compiled.node_options[state_of(game).compiled.nodes.index("tried")][
        0
    ]
    reason = why_closed(state_of(game), start, end, 0, 0)
    assert (reason.rule, reason.key) == ("WL-WOUND-03", "why-too-few-marshal")
    assert reason.args == {"count": 2}


def test_it_is_told(word: AmountEffect) -> None:
    said = {"do": "lose_marshal", "amount": 2}
    assert Told("en").tell(said) == "lose 2 Marshal points"
    assert Told("fr").tell(said) == "perdre 2 points Marshall"
    assert Told("en").tell({**said, "who": "opponent"}) == "your opponent loses 2 Marshal points"


def test_the_page_about_words_has_it(word: AmountEffect) -> None:
    row = "| `lose_marshal` | `amount`* `who` `filter` | no reward is undone |"
    assert row in word_table("do").splitlines()


# ---- nothing can be left out ----


@pytest.mark.parametrize("part", list(parts()))
def test_a_record_that_lacks_a_part_cannot_be_made(part: str) -> None:
    left = {name: value for name, value in parts().items() if name != part}
    with pytest.raises(TypeError, match=part):
        AmountEffect(**left)


OTHERS: dict[type[Any], dict[str, Any]] = {
    Deed: {
        "possible": ALWAYS,
        "carry_out": lambda s, run: 0,
        "price": FREE,
        "moments": (),
        "told": told_by("do-nothing"),
        "about": UNWEIGHED,
    },
    Neutral: {
        "told": told_by("is-neutral"),
        "about": UNWEIGHED,
    },
    Trigger: {
        "written": True,
        "amount": "positive",
        "summed": False,
        "carrier": "",
        "played": False,
        "for_goals": True,
    },
    Modifier: {"rule": print, "in_hand": False},
    Step: {"carry_out": lambda s, at: 0, "written": True, "waits": False},
}


@pytest.mark.parametrize(
    ("record", "part"), [(record, part) for record, all_ in OTHERS.items() for part in all_]
)
def test_so_it_is_with_words_of_every_class(record: type[Any], part: str) -> None:
    record("new", "", (), **OTHERS[record])
    left = {name: value for name, value in OTHERS[record].items() if name != part}
    with pytest.raises(TypeError, match=part):
        record("new", "", (), **left)


@pytest.mark.skipif(build_kind() == COMPILED, reason="compiled classes have no plain subclasses")
def test_a_word_that_is_a_class_lacks_no_method() -> None:
    class Silent(Effect):
        pass

    given = {name: OTHERS[Deed][name] for name in ("price", "moments", "told", "about")}
    with pytest.raises(TypeError, match=r"carry_out.*possible.*why_not"):
        Silent("silent", "", (), **given)  # type: ignore[abstract]
    with pytest.raises(TypeError, match="holds"):
        Condition("vague", "", (), **OTHERS[Neutral])  # type: ignore[abstract]


def test_a_word_without_its_message_is_refused_where_it_is_used(tmp_path: Path) -> None:
    pack = Pack(card_that(tmp_path, LOSE_TWO))
    with known(lose_marshal(), langs=("en",)):
        assert pack.faults() == [
            f"poker.toml:{EFFECTS_LINE}: tried: 'lose_marshal' cannot be told: "
            "no message 'do-lose-marshal' (fr)"
        ]


def test_a_word_that_is_not_in_the_list_is_unknown(tmp_path: Path) -> None:
    (fault,) = Pack(card_that(tmp_path, LOSE_TWO)).faults()
    assert "unknown effect 'lose_marshal'; did you mean 'gain_marshal'?" in fault


@pytest.mark.parametrize(
    "word", [{"do": "lose_marshal", "amount": 2}, {"do": "if", "test": {"is": "sheriff"}}]
)
def test_a_word_the_compiler_does_not_know_is_not_compiled(word: dict[str, Any]) -> None:
    compiled = Compiled()
    with pytest.raises(UnknownName, match=r"lose_marshal|sheriff"):
        Program(compiled, Places(compiled.board), {}).effects([word])


def test_a_word_is_in_the_list_once() -> None:
    with pytest.raises(ValueError, match="two effects 'heal'"):
        EFFECTS.add(AmountEffect(**{**parts(), "name": "heal"}))


def test_what_is_taken_in_full_can_be_told_to_be_missing() -> None:
    with pytest.raises(ValueError, match="nothing tells that there is too little: lp"):
        InFull(goods.LP)


def test_a_parameter_has_one_place_in_all_words_that_share_it() -> None:
    shared = Number("up_to", "positive")
    Deed("one", "", (shared,), **OTHERS[Deed])
    with pytest.raises(ValueError, match="'two' has a parameter that stands elsewhere"):
        Deed("two", "", (Number("count", "positive"), shared), **OTHERS[Deed])


def test_a_word_that_no_bot_can_weigh_is_refused() -> None:
    strange = Deed("strange", "", (), **{**OTHERS[Deed], "about": "unheard-of"})
    with pytest.raises(UnknownName, match="no bot knows what 'strange' is about: unheard-of"):
        weigher(strange)
    odd = AmountEffect(**{**parts(), "name": "odd", "amount": Amount(goods.ACTIONS, "amount")})
    with pytest.raises(UnknownName, match="no bot knows what 'odd' is worth: actions"):
        weigher(odd)


# ---- all words ----


def test_numbers_are_places_in_the_lists() -> None:
    for words in (EFFECTS, CONDITIONS, TRIGGERS, MODIFIERS, STEPS):
        assert [word.number for word in words.all] == list(range(len(words.all)))


@pytest.mark.parametrize("lang", LANGS)
def test_every_word_can_be_told(lang: str) -> None:
    words = [*EFFECTS.all, *CONDITIONS.all]
    assert all(word.messages() for word in words)
    assert not [missing for word in words for missing in untold(word)]


def test_every_effect_is_weighed() -> None:
    assert all(callable(weigher(effect)) for effect in EFFECTS.all)


def test_effects_belong_to_events_and_cards_that_there_are() -> None:
    there = {trigger.name for trigger in TRIGGERS.all if trigger.written} | set(CARDS.values())
    for effect in EFFECTS.all:
        assert set(effect.moments) <= there, effect.name
