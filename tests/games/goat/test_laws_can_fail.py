"""The visibility laws catch what they are there to catch: games that leak, one leak each."""

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest

import tumbleweed as tw
from core import laws
from core.door import KEY, at_the_door, holder_of_the_key, next_seat
from core.leaks import LEAKS, Around, DealsNothingAnew, DryRun
from games.goat.worlds import CHARACTERS, card_worlds, cards_of, token_worlds, tokens_of
from support.goat import ANA, BIA, CAIO, offer, saloon
from support.reading import state_of

ACTIONS = tw.new("goat", players=5, seed=0).ruleset.catalogue.keys[::5]


def offered_to_bia(wrapper: Callable[[tw.Game], Around] = Around) -> Around:
    game = tw.at_table("goat", players=3, hand=["sheriff", "goat", "farmer", "dancer"])
    offer(game, "goat", to=BIA, naming="sheriff")
    return wrapper(game)


def lies_elsewhere(game: Around) -> Around:
    """A world in which another card lies there."""
    worlds = (game.redeal(BIA, seed) for seed in range(100))
    return next(world for world in worlds if world.secret != game.secret)


def cards(game: Around) -> list[str]:
    state = game.ruleset.dump(game.state)
    return sorted([*state["hand"], *state["deck"], state["offered"], state["removed_down"]])


def card_worlds_of(game: Around, seat: int) -> Any:
    return card_worlds(CHARACTERS[3], game.events_for(seat), game.view(seat))


def test_a_game_that_leaks_nothing_keeps_every_law() -> None:
    game = offered_to_bia()
    laws.alike(game, lies_elsewhere(game), BIA, ACTIONS)
    laws.spectator_sees_part(game)
    assert laws.no_tells(game, lies_elsewhere(game), CAIO) == []  # any answer shows the card
    laws.redealt(game, BIA, 1, ACTIONS, cards)


# ---- (a) a leaked card ----


class InTheWayBack(Around):
    def undo(self, seat: int) -> None:
        raise tw.UndoRefused(self.secret)


@pytest.mark.parametrize("sense", LEAKS)
def test_a_leaked_card_breaks_law_a(sense: str) -> None:
    game = offered_to_bia(LEAKS[sense])
    with pytest.raises(AssertionError, match=f"can tell by its {sense}"):
        laws.alike(game, lies_elsewhere(game), BIA, ACTIONS)


def test_a_card_leaked_by_undo_breaks_law_a() -> None:
    """Undo is there in recorded games only, so the two worlds are set up by hand."""
    tables = []
    for card in ("goat", "sheriff"):
        game = tw.at_table("goat", players=3, hand=["sheriff", "goat", "farmer", "dancer"])
        offer(game, card, to=BIA, naming="sheriff")
        tables.append(game)
    laws.alike(Around(tables[0]), Around(tables[1]), BIA, ACTIONS)
    with pytest.raises(AssertionError, match="undo"):
        laws.alike(InTheWayBack(tables[0]), InTheWayBack(tables[1]), BIA, ACTIONS)


def test_a_dry_run_that_tells_the_card_is_peeking() -> None:
    game = offered_to_bia(DryRun)
    with pytest.raises(AssertionError, match="peek"):
        laws.no_peeking(game, lies_elsewhere(game), BIA, ACTIONS)


# ---- (b) and (e) a redeal that is none, or too much, or not all there ----


class ForgetsWhatItSaw(Around):
    def redeal(self, seat: int, seed: int) -> Around:
        return type(self)(self.game.redeal((seat + 1) % 3, seed))


class DealsACardTwice(Around):
    def redeal(self, seat: int, seed: int) -> Around:
        world = self.game.redeal(seat, seed)
        state_of(world).deck[0] = state_of(world).deck[1]
        return type(self)(world)


def test_a_redeal_that_changes_nothing_breaks_law_e() -> None:
    """It satisfies law (a) trivially."""
    table = with_events(DealsNothingAnew)
    laws.alike(table, table.redeal(BIA, 1), BIA, ACTIONS)
    with pytest.raises(AssertionError, match="too narrow"):
        laws.reaches(table, BIA, card_worlds_of(table, BIA), cards_of, range(100))


def test_a_redeal_that_forgets_breaks_laws_b_and_e() -> None:
    game = offered_to_bia(ForgetsWhatItSaw)
    with pytest.raises(AssertionError, match="can tell by its view"):
        laws.redealt(game, ANA, 1, ACTIONS, cards)
    table = with_events(ForgetsWhatItSaw)
    with pytest.raises(AssertionError, match="too wide"):
        laws.reaches(table, ANA, card_worlds_of(table, ANA), cards_of, range(100))


def with_events(wrapper: Callable[[tw.Game], Around]) -> Around:
    """A whole round from its beginning, with a log that tells who saw what."""
    game = tw.at_table("goat", players=3, at="round", deck=["widow", "banker", "goat", "sheriff"])
    offer(game, "goat", to=BIA, naming="sheriff")
    return wrapper(game)


def test_a_card_dealt_twice_breaks_law_b() -> None:
    game = offered_to_bia(DealsACardTwice)
    with pytest.raises(AssertionError, match="lost or made"):
        laws.redealt(game, BIA, 1, ACTIONS, cards)


def test_a_theft_dealt_without_weights_breaks_law_e() -> None:
    """Two Bottles and a Cattle: half and half is not what chance deals."""
    reserves = [["bottle"], ["bottle", "bottle", "cattle"], ["bottle"]]
    game = saloon({"gambler": ANA}, reserves=reserves)
    game.choose("gamble:1")
    weights = token_worlds(reserves, game.events_for(CAIO), game.view(CAIO))
    assert sorted(weights.values()) == [Fraction(1, 3), Fraction(2, 3)]
    laws.fits(game, CAIO, weights, tokens_of, range(2_000))
    with pytest.raises(AssertionError, match="frequencies"):
        laws.fits(game, CAIO, dict.fromkeys(weights, Fraction(1)), tokens_of, range(2_000))


# ---- (c) ----


class ShowsTheHandToAll(Around):
    def view(self, seat: int | None = None) -> dict[str, Any]:
        if seat is None:
            return {**self.game.view(None), "hand": self.game.view(ANA)["hand"]}
        return self.game.view(seat)


class LeavesOut(Around):
    def view(self, seat: int | None = None) -> dict[str, Any]:
        view = self.game.view(seat)
        return view if seat is None else {key: view[key] for key in view if key != "offer"}


@pytest.mark.parametrize("leak", [ShowsTheHandToAll, LeavesOut])
def test_a_spectator_who_sees_more_breaks_law_c(leak: type[Around]) -> None:
    with pytest.raises(AssertionError, match="view"):
        laws.spectator_sees_part(offered_to_bia(leak))


# ---- (d) a question asked only of a card's holder ----


def test_a_question_to_the_holder_of_a_card_breaks_law_d() -> None:
    """A pause at the right player is a leak. Asking the next seat in turn is none."""
    for opener in (next_seat, holder_of_the_key):
        game = at_the_door(opener, seed=1)
        blind = next(seat for seat in range(3) if game.view(seat)["card"] != KEY)
        worlds = [game.redeal(blind, seed) for seed in range(20)]
        other = next(world for world in worlds if state_of(world).hands != state_of(game).hands)
        laws.alike(game, other, blind, ["open"])
        if opener is next_seat:
            assert laws.no_tells(game, other, blind) == ["knock"]
        else:
            with pytest.raises(AssertionError, match="who is asked"):
                laws.no_tells(game, other, blind)
