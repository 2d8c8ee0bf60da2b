"""The Trader may begin in a region that is a single hideout (BM-SETUP-40)."""

import pytest

import tumbleweed as tw
from games.legends.blood_money.test_bm_set_up import new, until
from support.legends.reading import player
from support.reading import state_of
from tumbleweed.games.legends.procedures.blood_money.prepare import start_spaces

LONE = "dixon-creek-hideout-b"


def at_the_lone_hideout() -> tw.Game:
    """Somebody else has begun there, and the Trader is there, too."""
    game = until(new(3, 1, "tom-tobin", "calamity-jane", "wyatt-earp"), "income")
    state = state_of(game)
    state.space[1] = state.compiled.board.spaces.index(LONE)
    state.blood.trader = state.compiled.blood.trader_cards.index("trader-dixon-creek")
    return game


@pytest.mark.rule("BM-SETUP-40")
def test_tobin_shares_the_only_space_of_the_traders_region() -> None:
    game = at_the_lone_hideout()
    state = state_of(game)
    assert player(game, 1)["space"] == LONE
    assert [state.compiled.board.spaces[each] for each in start_spaces(state, 0)] == [LONE]
