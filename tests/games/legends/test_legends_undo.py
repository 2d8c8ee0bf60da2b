"""Taking back: a replay of what is left, up to a barrier; in fights and at poker, too.

Barriers are chance used, a hidden fact shown, and a question passed to another seat.
"""

from random import Random
from typing import Any

import pytest

import tumbleweed as tw
from games.legends.legends_moments import choose, moments, start
from tumbleweed.core.state import fingerprint

ANA, BIA, CAIO = range(3)
HERE, SALOON = "mesitos-point-4", "darkrock-saloon-north"
REASONS = {"undo-passed", "undo-news", "undo-nothing", "undo-not-yours"}


def record_of(game: tw.Game) -> tw.Record:
    assert game.record is not None
    return game.record


def whole(game: tw.Game) -> str:
    return fingerprint(game.to_json())


def why_refused(game: tw.Game, seat: int, to: int | None = None) -> str:
    """Try to take back; the reason of a refusal is all that it says, and nothing has changed."""
    before = whole(game)
    try:
        game.undo(seat, to)
    except tw.UndoRefused as refused:
        assert whole(game) == before
        return str(refused).removeprefix("undo refused: ")
    return ""


def live_again(game: tw.Game) -> tw.Game:
    """A new game with only the choices that are in effect."""
    record = record_of(game)
    fresh = record.replay(0)
    for at in record.live:
        fresh.choose(record.entries[at].key, record.entries[at].seat)
    return fresh


def attempt(game: tw.Game, luck: Random) -> bool:
    """Try to take something back; whatever the answer, it must be right."""
    seat = luck.choice([*game.asked, *game.asked, luck.randrange(game.players)])
    to = luck.choice([None, None, luck.randrange(game.number + 2)])
    number, ids = game.number, {d.id for d in game.decisions if d.seat == seat}
    reason = why_refused(game, seat, to)
    if reason:
        assert reason in REASONS
        return False
    assert game.number >= number
    assert ids.isdisjoint(d.id for d in game.decisions)
    assert seat in game.asked
    fresh = live_again(game)
    assert fresh.fingerprint == game.fingerprint
    assert fresh.events == game.events
    for each in range(game.players):
        assert fresh.view(each) == {**game.view(each), "number": fresh.number}
    return True


@pytest.mark.parametrize("players", [3, 6])
def test_undo_is_a_replay_of_what_is_left_or_nothing(players: int) -> None:
    luck, game = Random(players), start(players, 11)
    taken_back = refused = 0
    while not game.over and game.number < 400:
        choose(game, luck)
        if luck.random() < 0.12:
            done = attempt(game, luck)
            taken_back += done
            refused += not done
    record = record_of(game)
    assert record.replay().to_json() == game.to_json()
    ids = [(entry.number, entry.seat, entry.part) for entry in record.entries]
    assert len(set(ids)) == len(ids)
    assert taken_back >= 5
    assert refused >= 5


@pytest.mark.parametrize("players", [3, 5])
def test_what_can_be_taken_back_has_shown_nothing(players: int) -> None:
    """Whoever took it back would go on knowing: so nobody may have learned anything by it."""
    luck, open_ways = Random(players), 0
    for game, _ in moments(players, 500):
        if game.over:
            break
        decision = luck.choice(game.decisions)
        for key in luck.sample(decision.keys, min(6, len(decision.keys))):
            table = game.clone()
            table.choose(key, seat=decision.seat)
            if not why_refused(table.clone(), decision.seat):
                open_ways += 1
                learned_nothing(game, table, decision.seat, key)
    assert open_ways >= 20


def learned_nothing(game: tw.Game, table: tw.Game, chooser: int, key: str) -> None:
    """In every world that a seat held possible before, it is told and sees the same after."""
    for seat in range(game.players):
        for seed in range(3):
            world = game.redeal(seat, seed)
            [asked] = [d for d in world.decisions if d.seat == chooser]
            if key in asked.keys:
                world.choose(key, seat=chooser)
                assert world.events_for(seat) == table.events_for(seat), key
                assert world.view(seat) == table.view(seat), key


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
    assert record_of(game).replay().to_json() == game.to_json()


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
