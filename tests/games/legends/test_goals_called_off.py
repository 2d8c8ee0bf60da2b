"""A card that calls a fight off has been used, though the fight has no result."""

import pytest

import tumbleweed as tw

BASS, FOE = 0, 1
COATS = "goal-bass-man-of-many-coats"
SHOOTOUTS = ["poker-8-diamonds", "poker-8-hearts"]


def answer(game: tw.Game, *keys: str) -> None:
    for key in keys:
        while game.decision is not None and key not in game.decision.keys:
            game.choose("pass")
        game.choose(key)


@pytest.mark.rule("WL-GOAL-05", "WL-FIGHT-53")
def test_two_shootouts_are_two_cards_used_in_one_turn() -> None:
    game = tw.at_table(
        "legends",
        players=3,
        variants=["goals"],
        seats={
            BASS: {
                "character": "bass-reeves",
                "space": "mesitos-point-1",
                "goals": [COATS],
                "claimed": ["goal-bass-long-road-back", "goal-bass-always-gets-his-man"],
                "tokens": ["legendary-1"] * 3,
                "hand": [*SHOOTOUTS, "poker-2-clubs"],
            },
            FOE: {
                "space": "mesitos-point-1",
                "hand": ["poker-k-clubs", "poker-k-hearts", "poker-k-spades"],
            },
        },
    )
    assert not game.view(BASS)["players"][BASS]["goals"]["held"][0]["met"]
    answer(game, f"duel:{FOE}", f"lay:{SHOOTOUTS[0]}", "lay:poker-k-clubs", f"react:{SHOOTOUTS[0]}")
    assert not game.view(BASS)["players"][BASS]["goals"]["held"][0]["met"]
    answer(game, f"lay:{SHOOTOUTS[1]}", "lay:poker-k-hearts", f"react:{SHOOTOUTS[1]}")
    assert game.view(BASS)["players"][BASS]["goals"]["held"][0]["met"]
