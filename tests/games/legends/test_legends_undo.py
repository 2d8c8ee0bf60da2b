"""Taking back: a replay of what is left, up to a barrier; in fights and at poker, too.

Barriers are chance used, a hidden fact shown, and a question passed to another seat.
"""

from typing import Any

import tumbleweed as tw
from support.reading import record_of, why_refused
from tumbleweed.core.replay import replay

ANA, BIA, CAIO = range(3)
HERE, SALOON = "mesitos-point-4", "darkrock-saloon-north"
REASONS = {"undo-passed", "undo-news", "undo-nothing", "undo-not-yours"}


def at_blows(**facts: Any) -> tw.Game:
    """Ana and Bia stand together, far from everybody."""
    seats = {
        ANA: {
            "space": HERE,
            "hand": ["poker-k-hearts", "poker-6-clubs"],
            "character": "kit-carson",
        },
        BIA: {
            "space": HERE,
            "hand": ["poker-q-clubs", "poker-8-clubs"],
            "character": "wyatt-earp",
        },
        CAIO: {"hand": ["poker-8-spades"]},
    }
    return tw.at_table("legends", players=3, seats=seats, **facts)


def test_a_challenge_is_taken_back_until_a_card_lies() -> None:
    """Nothing was shown, and the question is still Ana's; with the card it passes to Bia."""
    game = at_blows()
    before = game.fingerprint
    game.choose(f"duel:{BIA}")
    game.undo(ANA)
    assert game.fingerprint == before
    assert game.view()["fight"] is None
    game.choose(f"duel:{BIA}")
    game.choose("lay:poker-k-hearts")
    assert why_refused(game, ANA) == "undo-passed"
    assert why_refused(game, BIA) == "undo-not-yours"


def test_a_card_laid_in_answer_is_not_taken_back() -> None:
    """The cards were revealed by it."""
    game = at_blows()
    game.choose(f"duel:{BIA}")
    game.choose("lay:poker-k-hearts")
    assert game.asked == [BIA]
    game.choose("lay:poker-q-clubs")
    assert why_refused(game, BIA) in ("undo-passed", "undo-news")


def test_fight_cards_drawn_are_a_barrier() -> None:
    """The guard's cards were drawn at once: the Heist cannot be thought over."""
    game = tw.at_table(
        "legends",
        players=3,
        seats={
            ANA: {"space": "darkrock-bank", "hand": ["poker-k-hearts"], "character": "kit-carson"}
        },
    )
    game.choose("heist")
    assert game.asked == [ANA]
    assert why_refused(game, ANA) == "undo-news"


def poker(**facts: Any) -> tw.Game:
    """Ana has opened a hand of poker, Bia has joined; both are about to choose two cards."""
    seats = {
        seat: {"space": SALOON, "money": 60, "hand": hand, "character": who}
        for seat, hand, who in (
            (ANA, ["poker-k-hearts", "poker-6-clubs", "poker-6-hearts"], "kit-carson"),
            (BIA, ["poker-q-clubs", "poker-8-clubs"], "wyatt-earp"),
        )
    }
    game = tw.at_table("legends", players=3, seats=seats, **facts)
    game.choose("poker")
    while (decision := game.decision) and decision.prompt.key != "ask-poker-card":
        game.choose("join" if "join" in decision.keys else decision.default)
    assert game.asked == [ANA, BIA]
    return game


def sealed(game: tw.Game) -> list[list[str]]:
    return [game.seat(seat).sealed for seat in range(3)]


def test_sealed_cards_are_taken_back_while_the_others_think() -> None:
    game = poker()
    before = game.fingerprint
    game.choose("play:poker-q-clubs", seat=BIA)
    game.choose("play:poker-k-hearts", seat=ANA)
    game.choose("play:poker-6-clubs", seat=ANA)
    assert game.asked == [BIA]
    game.undo(ANA)
    assert sealed(game) == [["play:poker-k-hearts"], ["play:poker-q-clubs"], []]
    game.undo(ANA)
    assert sealed(game) == [[], ["play:poker-q-clubs"], []]
    game.undo(BIA)
    assert game.fingerprint == before
    assert replay(record_of(game)).to_json() == game.to_json()


def test_the_showdown_is_a_barrier() -> None:
    game = poker()
    game.choose_all(["play:poker-q-clubs", "play:poker-8-clubs"], seat=BIA)
    game.choose_all(["play:poker-k-hearts", "play:poker-6-clubs"], seat=ANA)
    assert {event.key for event in game.events} >= {"showed", "won-pot"}
    for seat in (ANA, BIA):
        assert why_refused(game, seat) in REASONS


def test_a_refusal_does_not_tell_that_somebody_has_sealed_an_answer() -> None:
    waiting = poker()
    begun = waiting.clone()
    begun.choose("play:poker-q-clubs", seat=BIA)
    for seat in (ANA, CAIO):
        assert why_refused(waiting, seat) == why_refused(begun, seat) != ""


def test_a_way_is_taken_back_step_by_step() -> None:
    game = tw.at_table("legends", players=3, seats={ANA: {"space": HERE, "items": ["mustang"]}})
    marks = []
    for _ in range(3):
        marks.append(game.fingerprint)
        assert game.decision is not None
        game.choose(next(key for key in game.decision.keys if key.startswith("step:")))
        assert game.asked == [ANA]
    for mark in reversed(marks):
        game.undo(ANA)
        assert game.fingerprint == mark
    assert game.view()["players"][ANA]["space"] == HERE
