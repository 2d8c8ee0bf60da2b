"""The visibility laws catch what they are there to catch with Ante Up: one fault each.

As in test_legends_laws_can_fail.py the faults are put around a game, not into the engine.
"""

from typing import Any

import pytest

import tumbleweed as tw
from core import laws
from core.leaks import Around
from games.legends.ante_up.au_inventory import au_inventory
from games.legends.ante_up.au_scenes import ANN, mid_faro
from support.legends.gambling import faro
from support.legends.land import CAMP, joined
from support.legends.playing import choose
from support.legends.tokens import FORK, TRAIL
from support.reading import state_of

SEATS = range(3)
ACTIONS = ("faro", f"ride:{TRAIL}", "bet:9.20")

# ---- a token's back ----


class NamesTheTokens(Around):
    """Which token lies where is in the view."""

    def view(self, seat: int | None = None) -> dict[str, Any]:
        view, s = self.game.view(seat), state_of(self.game)
        tables, up = s.compiled.up, view["up"]
        lie = [
            {**token, "token": name}
            for token in up["tokens"]["lie"]
            for name, at in zip(tables.tokens, s.up.token_at, strict=True)
            if tables.whereabouts[at] == token["at"]
        ]
        return {**view, "up": {**up, "tokens": {**up["tokens"], "lie": lie}}}


def outlaws(near: str, far: str) -> tw.Game:
    tokens = {TRAIL: [near], CAMP: [far]}
    return joined({"space": FORK, "hand": "K♠"}, tokens=tokens)


@pytest.mark.rule("AU-SETUP-08", "AU-EVENT-06")
def test_a_leaked_token_back_breaks_law_a() -> None:
    one, two = outlaws("outlaw-1", "outlaw-8"), outlaws("outlaw-8", "outlaw-1")
    for seat in SEATS:
        laws.alike(Around(one), Around(two), seat, ACTIONS)
        with pytest.raises(AssertionError, match=f"seat {seat} can tell by its view"):
            laws.alike(NamesTheTokens(one), NamesTheTokens(two), seat, ACTIONS)


def test_a_leaked_token_back_breaks_law_b() -> None:
    game = outlaws("outlaw-1", "outlaw-8")
    leaks = NamesTheTokens(game)
    seed = next(seed for seed in range(50) if leaks.redeal(1, seed).view(1) != leaks.view(1))
    laws.redealt(Around(game), 1, seed, ACTIONS, au_inventory)
    with pytest.raises(AssertionError, match="seat 1 can tell by its view"):
        laws.redealt(leaks, 1, seed, ACTIONS, au_inventory)


# ---- a question asked only of a Jackpot's holder ----


class PassesForThem(Around):
    """Whoever holds no Reaction is not asked for one."""

    def choose(self, choice: str, seat: int | None = None, decision: str | None = None) -> None:
        self.game.choose(choice, seat, decision)
        while self.game.decision is not None and self.game.decision.keys == ("pass",):
            self.game.choose("pass")


def before_the_cards(hand: str) -> tw.Game:
    """Ann's 9 will win; then she is asked whether she reacts."""
    jackpot = {"poker_faces": ["jackpot"]}
    mine = {**ANN, "hand": hand}
    game = faro(mine, shown="9 J 3 5", turned="J 9 3", options=jackpot)
    return choose(game, "bet:9.20")


@pytest.mark.rule("AU-FARO-16")
def test_a_question_asked_only_of_a_jackpots_holder_breaks_law_d() -> None:
    with_it, without = before_the_cards("poker-9-hearts-jackpot"), before_the_cards("2♣")
    laws.alike(with_it, without, 1, ACTIONS)
    assert "bet-done" in laws.no_tells(with_it, without, 1)
    assert laws.no_pauses(with_it, without, 1)
    one, two = PassesForThem(with_it), PassesForThem(without)
    laws.alike(one, two, 1, ACTIONS)
    with pytest.raises(AssertionError, match=r"'bet-done'.* seat 1 can tell by who is asked"):
        laws.no_tells(one, two, 1)


# ---- a redeal that keeps the hidden Faro card ----


class KeepsTheFightCards(Around):
    def redeal(self, seat: int, seed: int) -> Around:
        world = self.game.redeal(seat, seed)
        here, there = state_of(self.game), state_of(world)
        there.npc_hand, there.fight_deck = here.npc_hand[:], here.fight_deck[:]
        there.fight_past = here.fight_past[:]
        return type(self)(world)


def hidden_card(game: Around) -> str:
    """The one of the four that does not lie open."""
    [card] = set(game.ruleset.dump(game.state)["npc_hand"]) - set(
        game.view(None)["up"]["faro"]["shown"]
    )
    return str(card)


@pytest.mark.rule("AU-FARO-11")
def test_a_redeal_that_keeps_the_hidden_faro_card_breaks_law_e() -> None:
    game = mid_faro()
    names = state_of(game).compiled.fight_cards
    hidden = set(names) - set(game.view(None)["up"]["faro"]["shown"])
    assert len(hidden) == 10
    for seat in SEATS:
        laws.reaches(Around(game), seat, hidden, hidden_card, range(120))
        kept = KeepsTheFightCards(game)
        laws.alike(kept, kept.redeal(seat, 1), seat, ACTIONS)
        with pytest.raises(AssertionError, match="too narrow"):
            laws.reaches(kept, seat, hidden, hidden_card, range(20))
