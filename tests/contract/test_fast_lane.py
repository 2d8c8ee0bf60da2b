"""Answers by index and without a record: the same game as by decisions, options and events."""

from random import Random

import pytest

from contract.games import every_table, result_of
from contract.specimen import Specimen

pytestmark = pytest.mark.walk


@every_table
def test_the_fast_path_leads_where_decisions_do(of: Specimen, players: int) -> None:
    luck = Random(players)
    slow, fast = (of.new(players, players, record=each) for each in (True, False))
    while (decision := slow.decision) is not None:
        assert [option.index for option in decision.options] == list(fast.legal)
        assert fast.asked_seat == decision.seat
        assert f"ask-{fast.ruleset.questions[fast.question]}" == decision.prompt.key
        option = luck.choice(decision.options)
        slow.choose(option)
        fast.play(option.index)
        assert fast.fingerprint == slow.fingerprint
    assert result_of(fast) == result_of(slow)
    assert (fast.asked_seat, fast.question, fast.legal) == (-1, -1, ())
