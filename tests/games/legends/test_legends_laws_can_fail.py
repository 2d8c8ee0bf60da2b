"""The visibility laws catch what they are there to catch at this table: one leak each.

The leaks are put around a game, not into the engine, so they work with any build of it.
"""

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest

import tumbleweed as tw
from core import laws
from core.leaks import LEAKS, Around, DealsNothingAnew, DryRun
from games.legends.legends_inventory import ACTIONS, inventory
from support.reading import state_of

ANA, BIA, CAIO = range(3)
FEW = ACTIONS[::12]
HAND = ["poker-k-hearts", "poker-q-spades", "poker-9-clubs"]


def turn() -> tw.Game:
    """Ana may do what she likes; Bia stands beside her; Caio watches."""
    here = "mesitos-point-4"
    return tw.at_table(
        "legends",
        players=3,
        seats={
            ANA: {"space": here, "hand": HAND, "character": "kit-carson"},
            BIA: {"space": here, "hand": ["poker-7-clubs"], "character": "wyatt-earp"},
            CAIO: {"hand": ["poker-3-spades"], "cattle": "cattle-green-2"},
        },
    )


def laying(wrapper: Callable[[tw.Game], Around] = Around) -> Around:
    """Ana has challenged Bia and is about to lay a card face down."""
    game = turn()
    game.choose(f"duel:{BIA}")
    assert game.asked == [ANA]
    return wrapper(game)


def duel(wrapper: Callable[[tw.Game], Around] = Around) -> Around:
    """Ana has laid the King face down; Bia is about to answer."""
    game = laying().game
    game.choose("lay:poker-k-hearts")
    assert game.asked == [BIA]
    return wrapper(game)


def lies_elsewhere(game: Around, seat: int = BIA) -> Around:
    """A world in which another card lies there."""
    worlds = (game.redeal(seat, seed) for seed in range(100))
    return next(world for world in worlds if world.secret != game.secret)


def test_a_game_that_leaks_nothing_keeps_every_law() -> None:
    game = duel()
    laws.alike(game, lies_elsewhere(game), BIA, ACTIONS)
    laws.spectator_sees_part(game)
    laws.redealt(game, BIA, 1, ACTIONS, inventory)
    laws.no_peeking(game, lies_elsewhere(game), BIA, FEW)
    assert laws.no_tells(game, lies_elsewhere(game, CAIO), CAIO) == []  # the card is shown
    laid = laws.no_tells(laying(), laying().redeal(CAIO, 1), CAIO)
    assert {f"lay:{card}" for card in HAND} <= set(laid)


# ---- (a) a leaked card ----


@pytest.mark.parametrize("sense", LEAKS)
def test_a_leaked_card_breaks_law_a(sense: str) -> None:
    game = duel(LEAKS[sense])
    with pytest.raises(AssertionError, match=f"can tell by its {sense}"):
        laws.alike(game, lies_elsewhere(game), BIA, FEW)


def test_a_dry_run_that_tells_the_card_is_peeking() -> None:
    game = duel(DryRun)
    with pytest.raises(AssertionError, match="peek"):
        laws.no_peeking(game, lies_elsewhere(game), BIA, FEW)


# ---- (b) and (e) a redeal that is none, or forgets, or is not all there ----


class ForgetsWhatItSaw(Around):
    """Deals as if another seat had asked."""

    def redeal(self, seat: int, seed: int) -> Around:
        return type(self)(self.game.redeal((seat + 1) % 3, seed))


class LosesACard(Around):
    def redeal(self, seat: int, seed: int) -> Around:
        world = self.game.redeal(seat, seed)
        state: Any = world.state
        state.deck.pop()
        return type(self)(world)


class DealsACardTwice(Around):
    def redeal(self, seat: int, seed: int) -> Around:
        world = self.game.redeal(seat, seed)
        state: Any = world.state
        state.deck[0] = state.deck[1]
        return type(self)(world)


class ExchangesCattle(Around):
    """A token of the other colour: all see the back of it."""

    def redeal(self, seat: int, seed: int) -> Around:
        world = self.game.redeal(seat, seed)
        s: Any = world.state
        s.cattle[CAIO], s.ranch_blue[0] = s.ranch_blue[0], s.cattle[CAIO]
        return type(self)(world)


class TurnsTheStories(Around):
    """Another card on top, with another back."""

    def redeal(self, seat: int, seed: int) -> Around:
        world = self.game.redeal(seat, seed)
        s: Any = world.state
        backs = s.compiled.back_of
        other = next(c for c in s.story_left if backs[c] != backs[s.story_left[-1]])
        at = s.story_left.index(other)
        s.story_left[-1], s.story_left[at] = s.story_left[at], s.story_left[-1]
        return type(self)(world)


def laid_cards(game: Around) -> str:
    return game.secret


def test_a_redeal_that_changes_nothing_breaks_law_e() -> None:
    """Any card of the deck, too, may have been laid: Bia has seen none of Ana's."""
    game = duel()
    hidden = [card for card in all_cards(game) if card not in ("poker-7-clubs",)]
    laws.reaches(game, BIA, hidden, laid_cards, range(700))
    copied = duel(DealsNothingAnew)
    laws.alike(copied, copied.redeal(BIA, 1), BIA, FEW)
    with pytest.raises(AssertionError, match="too narrow"):
        laws.reaches(copied, BIA, hidden, laid_cards, range(20))


def all_cards(game: Around) -> list[str]:
    return [key.removeprefix("use:") for key in game.ruleset.catalogue.keys if "use:" in key]


def test_a_redeal_that_forgets_breaks_laws_b_and_e() -> None:
    game = duel(ForgetsWhatItSaw)
    with pytest.raises(AssertionError, match="seat 0 can tell by its view"):
        laws.redealt(game, ANA, 1, FEW, inventory)
    with pytest.raises(AssertionError, match="too wide"):
        laws.reaches(game, ANA, ["poker-k-hearts"], laid_cards, range(60))


@pytest.mark.parametrize("wrapper", [LosesACard, DealsACardTwice])
def test_a_card_lost_or_dealt_twice_breaks_law_b(wrapper: type[Around]) -> None:
    game = duel(wrapper)
    with pytest.raises(AssertionError):
        laws.redealt(game, BIA, 1, FEW, inventory)


@pytest.mark.parametrize("wrapper", [ExchangesCattle, TurnsTheStories])
def test_a_public_back_that_changes_breaks_law_b(wrapper: type[Around]) -> None:
    game = duel(wrapper)
    with pytest.raises(AssertionError, match="can tell by its view"):
        laws.redealt(game, BIA, 1, FEW, inventory)


def test_a_card_laid_too_often_breaks_law_e() -> None:
    """By chance one of four hidden cards of hers is as likely as another to be the one laid."""
    game = duel()
    laid = [game.redeal(CAIO, seed).secret for seed in range(1_500)]
    suits = Counter(card.rpartition("-")[2] for card in laid)
    left = Counter(card.rpartition("-")[2] for card in all_cards(game))
    left["spades"] -= 1  # Caio's own card
    fair = {suit: Fraction(count, 51) for suit, count in left.items()}
    assert set(suits) <= set(fair)
    assert laws.chi_square(suits, fair) <= laws.chi_square_limit(3)
    off = {**fair, "hearts": fair["hearts"] / 2}
    assert laws.chi_square(suits, off) > laws.chi_square_limit(3)


# ---- (c) ----


class ShowsTheHandToAll(Around):
    def view(self, seat: int | None = None) -> dict[str, Any]:
        if seat is not None:
            return self.game.view(seat)
        view, own = self.game.view(None), self.game.view(ANA)
        view["players"][ANA]["hand"] = own["players"][ANA]["hand"]
        return view


class LeavesOut(Around):
    def view(self, seat: int | None = None) -> dict[str, Any]:
        view = self.game.view(seat)
        return view if seat is None else {key: view[key] for key in view if key != "fight"}


@pytest.mark.parametrize("leak", [ShowsTheHandToAll, LeavesOut])
def test_a_spectator_who_sees_more_breaks_law_c(leak: type[Around]) -> None:
    with pytest.raises(AssertionError, match="view"):
        laws.spectator_sees_part(duel(leak))


# ---- (d) ----


class AsksTheHolder(Around):
    """A pause while the holder of a certain card thinks: that is a tell."""

    @property
    def decisions(self) -> list[tw.Decision]:
        if self.game.over or self.game.asked == [ANA]:
            return self.game.decisions
        holder = next(
            (seat for seat in range(3) if self._holds(seat, "poker-a-spades")), self.game.asked[0]
        )
        return [
            tw.Decision(d.number, holder, d.part, d.prompt, d.options) for d in self.game.decisions
        ]

    def _holds(self, seat: int, card: str) -> bool:
        return card in self.game.ruleset.dump(self.game.state)["hands"][seat]


def test_a_question_to_the_holder_of_a_card_breaks_law_d() -> None:
    game = laying(AsksTheHolder)
    worlds = [game.redeal(CAIO, seed) for seed in range(200)]
    other = next(world for world in worlds if world._holds(ANA, "poker-a-spades"))
    laws.alike(game, other, CAIO, FEW)
    with pytest.raises(AssertionError, match="who is asked"):
        laws.no_tells(game, other, CAIO)


class PausesForTheKing(Around):
    """With the King in Ana's hand it stops before the last thing that follows has happened."""

    def __init__(self, game: tw.Game, king: bool | None = None) -> None:
        super().__init__(game)
        hand = game.ruleset.dump(game.state)["hands"][ANA]
        self.king = "poker-k-hearts" in hand if king is None else king

    def clone(self) -> Around:
        return type(self)(self.game.clone(), self.king)

    def events_for(self, seat: int | None, since: int = 0) -> list[tw.Event]:
        events = self.game.events_for(seat, since)
        return events[:-1] if self.king else events


def test_a_pause_where_the_other_world_goes_on_breaks_law_d() -> None:
    game = Around(turn())
    assert laws.no_pauses(game, game.redeal(CAIO, 1), CAIO) > 0
    game = PausesForTheKing(turn())
    worlds = (game.redeal(CAIO, seed) for seed in range(10))
    other = next(world for world in worlds if not world.king)
    with pytest.raises(AssertionError, match=r"seat 2 can tell by a pause after .* of seat 0"):
        laws.no_pauses(game, other, CAIO)


# ---- (f) ----


class DealsAwayTheGold(Around):
    """A world in which who sells gold at the bank has none."""

    def redeal(self, seat: int, seed: int) -> Around:
        world = self.game.redeal(seat, seed)
        state_of(world).hands[ANA], state_of(world).deck = state_of(world).deck[:1], []
        return type(self)(world)


class AsksSomebodyElse(Around):
    """The card laid face down is gone, and with it the question whether to answer it."""

    def redeal(self, seat: int, seed: int) -> Around:
        world = self.game.redeal(seat, seed)
        world.choose("decline")
        return type(self)(world)


def test_a_world_without_an_answer_breaks_law_f() -> None:
    seller = {"space": "darkrock-bank", "hand": ["poker-10-clubs"]}
    deck = ["poker-3-clubs", "poker-4-clubs"]
    game = tw.at_table("legends", players=3, seats={ANA: seller}, deck=deck)
    game.choose("deposit")
    laws.plays_on(Around(game), BIA, 1)
    with pytest.raises(AssertionError, match=r"cannot be played on.*ask-sell-nuggets.*on offer"):
        laws.plays_on(DealsAwayTheGold(game), BIA, 1)


def test_a_world_that_asks_somebody_else_breaks_law_f() -> None:
    laws.plays_on(duel(), CAIO, 1)
    with pytest.raises(AssertionError, match="others are asked"):
        laws.plays_on(duel(AsksSomebodyElse), CAIO, 1)
