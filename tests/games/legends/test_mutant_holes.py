"""What a sample of faults in the rules has shown to be untested (docs/testing.md)."""

import pytest

import tumbleweed as tw
from games.legends.play_cards import STATION
from games.legends.play_fights import HERO, STREET, choose, clash, let_pass, meeting, table

BESIDE_STATION = "spikes-view-9"


def not_taken_back(game: tw.Game, seat: int) -> str:
    with pytest.raises(tw.UndoRefused) as refused:
        game.undo(seat)
    return str(refused.value).removeprefix("undo refused: ")


# ---- what was shown is not taken back ----


@pytest.mark.rule("WL-CATTLE-10")
def test_a_delivered_token_was_shown_and_is_not_taken_back() -> None:
    game = table({HERO: {"space": BESIDE_STATION, "cattle": "cattle-green-3"}})
    choose(game, f"ride:{STATION}", "deliver")
    assert not_taken_back(game, HERO) == "undo-news"


@pytest.mark.rule("WL-FIGHT-39")
def test_a_stolen_token_was_seen_and_is_not_taken_back() -> None:
    game = meeting({"hand": "K♥"}, {"hand": "Q♣", "cattle": "cattle-green-3"}, space=STREET)
    clash(game, "rob", "K♥", "Q♣")
    let_pass(game)
    choose(game, "steal:nothing", "steal:cattle")
    assert not_taken_back(game, HERO) == "undo-news"
