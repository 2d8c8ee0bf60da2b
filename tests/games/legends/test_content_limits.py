"""Words the loader refuses because the engine does not carry them out."""

import pytest

from games.legends.faulty_words import (
    UNCARRIED,
    answer,
    character,
    demand,
    face,
    faults_told,
    item,
    reward,
    trigger,
)
from tumbleweed.games.legends.compiler import vocabulary

# What has a meaning, but is more than the engine does.
LIMITS = {
    "a cost for others": (
        reward(
            '{ do = "pay", cost = [ { do = "lose_money", amount = 10, who = "each_player" } ], '
            'effects = [ { do = "return_disc" } ] }'
        ),
        "a cost is paid by oneself",
    ),
    "a plain theft": (
        reward('{ do = "steal", what = "cards", amount = 1, chosen_by = "victim" }'),
        "'steal' stands in the options of a 'demand'",
    ),
    "a demand for something else": (
        reward(demand('{ do = "lose_money", amount = 10 }')),
        "'steal' stands in the options of a 'demand'",
    ),
    "two cards demanded": (
        reward(demand('{ do = "steal", what = "cards", amount = 2, chosen_by = "victim" }')),
        "one at a time",
    ),
    "a theft at random": (
        reward(demand('{ do = "steal", what = "cards", amount = 1, chosen_by = "self" }')),
        f"chosen_by: 'self' {UNCARRIED}",
    ),
    "a demand to all": (
        reward(demand("{ }").replace('"opponent"', '"each_player"')),
        f"who: 'each_player' {UNCARRIED}",
    ),
    "discards all around": (
        reward('{ do = "discard_cards", amount = 1, who = "each_player" }'),
        "gives up something of their choice",
    ),
    "a look into any hand": (
        reward('{ do = "peek", what = "hand", amount = 1, who = "right_neighbour" }'),
        "only the hand of the 'opponent'",
    ),
    "two story cards": (
        reward('{ do = "peek", what = "story_deck", amount = 2 }'),
        "of the story decks one card is seen",
    ),
    "contributors to a poker card": (
        face(
            '{ kind = "action", effects = [ { do = "gain_lp", amount = '
            '{ count = "contributors" } } ] }'
        ),
        "contributors are counted for stories only",
    ),
    "cattle of one colour": (
        reward('{ do = "gain_cattle", color = "green" }'),
        f"'color' {UNCARRIED}",
    ),
    "a bandit of one place": (
        reward('{ do = "retire_bandit", place = "hideout-a" }'),
        f"'place' {UNCARRIED}",
    ),
    "a sum of wounds": (
        trigger('{ on = "gain_wounds", at_least = 2, within = "turn" }'),
        "sums are kept for these events only",
    ),
    "the first event for a story": (
        trigger('{ on = "win_fight", first = "turn" }'),
        "'first' is for items and characters",
    ),
    "gaining a story": (trigger('{ on = "gain_this" }'), "an event of every item"),
    "an Action on a condition": (
        face(answer("action", 'when = { is = "wanted" }')),
        "an Action has no 'when'",
    ),
    "a character's Action": (
        character('{ kind = "action", effects = [ { do = "return_disc" } ] }'),
        "Actions are for poker cards and items",
    ),
    "a limited Action": (
        face(answer("action", 'limit = { times = 1, per = "turn" }')),
        "an Action has no 'limit'",
    ),
    "twice per turn": (
        item(answer("passive", 'on = { on = "travel" }, limit = { times = 2, per = "turn" }')),
        "times: 2 is not a whole number that can stand here; only 1 can",
    ),
    "once per game": (
        item(answer("passive", 'on = { on = "travel" }, limit = { times = 1, per = "game" }')),
        f"per: 'game' {UNCARRIED}",
    ),
    "a cost one cannot refuse": (
        item(answer("passive", 'on = { on = "travel" }, cost = [ { do = "discard_this" } ]')),
        "what has a cost must be optional",
    ),
    "a Reaction with a cost": (
        face(
            answer(
                "reaction",
                'optional = true, on = { on = "travel" }, '
                'cost = [ { do = "discard_cards", amount = 1 } ]',
            )
        ),
        "a Reaction costs no more than its card",
    ),
    "a Bonus for travelling": (
        face(answer("bonus", 'on = { on = "travel" }')),
        "a Bonus answers one of: cards_revealed, win_poker, lose_poker, discard_this",
    ),
    "a Reaction to its own discard": (
        face(answer("reaction", 'on = { on = "discard_this" }')),
        "only a Bonus answers 'discard_this'",
    ),
}


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[str]]:
    return faults_told(LIMITS, tmp_path_factory)


@pytest.mark.parametrize("name", LIMITS)
def test_what_the_engine_does_not_carry_out_is_refused(
    told: dict[str, list[str]], name: str
) -> None:
    _, message = LIMITS[name]
    (fault,) = [fault for fault in told[name] if message in fault]
    assert "the engine does not carry" in fault or "only 1 can" in fault


# ---- the vocabulary itself ----


def test_no_reserved_word_is_carried_out() -> None:
    for key, words in vocabulary.IDLE.items():
        assert not set(words) & set(vocabulary.words(key))
