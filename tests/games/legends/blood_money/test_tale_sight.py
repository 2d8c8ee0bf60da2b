"""What nobody knows of the legendary stories: outcomes, the order of the deck, the map tokens."""

from fractions import Fraction
from itertools import permutations
from typing import Any

import pytest

import tumbleweed as tw
from core import laws
from core.leaks import Around
from games.legends.hidden_tables import Secret
from support.legends.places import BANK, EAST_SALOON, HIDEOUT, MINE, PRAIRIE, STREET
from support.legends.playing import choose, do
from support.legends.tales import blood, settled, telling
from support.reading import question, state_of
from tumbleweed.games.legends.knowledge.blood_money.redeal import redeal_blood_money
from tumbleweed.games.legends.state.legends_state import LegendsState

SEATS = range(3)
ACTIONS = (
    f"ride:{BANK}", "offer:the-missing-payroll-c3", "map", "work", "condition:the-lost-survey-c1",
    "gang:A",
)  # fmt: skip
MINES = ("sunny-hills-mine", "spikes-view-mine", "cliff-junction-mine")

# ---- tables that differ in what nobody knows ----


def acting(outcome: str, next_tale: str = "bad-paper-a") -> tw.Game:
    """A plain question of the Action Phase, an offer among the answers."""
    hero = {"space": BANK, "money": 60, "hand": "9♣"}
    return telling(f"the-missing-payroll-{outcome}", hero, {}, tales=[next_tale])


def paying(outcome: str, next_tale: str = "bad-paper-a") -> tw.Game:
    """In the middle of an offer: two cards are to be discarded."""
    hero = {"space": EAST_SALOON, "hand": "2♣ 3♣ 4♣"}
    tale = f"the-card-sharps-debt-{outcome}"
    game = telling(tale, hero, {"space": EAST_SALOON, "hand": "A♥"}, tales=[next_tale])
    return choose(game, "offer:the-card-sharps-debt-c3")


def fighting(outcome: str, next_tale: str = "bad-paper-a") -> tw.Game:
    """In the middle of a fight that will meet a condition."""
    facts: dict[str, Any] = {"bandits": [HIDEOUT], "fight_deck": "J 5"}
    hero = {"space": PRAIRIE, "hand": "K♥ 2♣"}
    game = telling(f"the-red-scarf-bounty-{outcome}", hero, {}, tales=[next_tale], **facts)
    return do(game, f"ride:{HIDEOUT}")


def choosing(outcome: str, next_tale: str = "bad-paper-a") -> tw.Game:
    """One event fits two conditions."""
    hero = {"space": STREET}
    tale = f"the-lost-survey-{outcome}"
    game = telling(tale, hero, {}, map_tokens={EAST_SALOON: "x"}, tales=[next_tale])
    do(game, f"ride:{EAST_SALOON}", "map")
    assert question(settled(game)) == "condition"
    return game


def in_a_window(outcome: str, next_tale: str = "bad-paper-a") -> tw.Game:
    """Two seal their cards for a hand of poker."""
    hero = {"space": EAST_SALOON, "money": 60, "hand": "A♠ K♥"}
    other = {"space": EAST_SALOON, "money": 60, "hand": "Q♠ Q♥"}
    tale = f"a-night-at-the-cabaret-{outcome}"
    game = choose(telling(tale, hero, other, tales=[next_tale]), "poker", "join")
    assert question(game) == "poker-card"
    return game


SCENES = {
    "acting": acting, "paying": paying, "fighting": fighting, "choosing": choosing,
    "in a window": in_a_window,
}  # fmt: skip


def both_alike(one: tw.Game, two: tw.Game) -> None:
    for seat in SEATS:
        laws.alike(one, two, seat, ACTIONS)
        laws.no_tells(one, two, seat)
        laws.no_pauses(one, two, seat)
    laws.spectator_sees_part(one)


@pytest.mark.rule("BM-SETUP-03", "BM-STORY-12")
@pytest.mark.parametrize("scene", SCENES)
def test_the_outcome_of_the_current_story_shows_nowhere(scene: str) -> None:
    one, two = SCENES[scene]("a"), SCENES[scene]("b")
    assert state_of(one).blood.tales != state_of(two).blood.tales
    both_alike(one, two)


@pytest.mark.rule("BM-SETUP-03", "BM-STORY-13")
@pytest.mark.parametrize("scene", SCENES)
def test_nor_does_the_order_of_the_deck(scene: str) -> None:
    both_alike(SCENES[scene]("a", "bad-paper-a"), SCENES[scene]("a", "the-long-drought-b"))


def treasure(order: tuple[str, ...]) -> tw.Game:
    tokens = dict(zip(MINES, order, strict=True))
    hero = {"space": "sunny-hills-4", "money": 0, "hand": "9♣"}
    return telling("the-missing-payroll-a", hero, {}, map_tokens=tokens)


@pytest.mark.rule("BM-STORY-25")
def test_map_tokens_look_alike_until_they_are_turned() -> None:
    one, two = treasure(("o", "x", "danger-x")), treasure(("danger-x", "o", "x"))
    both_alike(one, two)
    do(one, f"ride:{MINE}")
    do(two, f"ride:{MINE}")
    both_alike(one, two)
    do(one, "map")
    do(two, "map")
    assert blood(one)["map_tokens"]["turned"] != blood(two)["map_tokens"]["turned"]


# ---- dealt anew ----


def inventory(game: tw.Game) -> Any:
    """Every story is somewhere, and every map token."""
    s = state_of(game)
    numbers = [card // 2 for card in s.blood.tales], [card // 2 for card in s.blood.told]
    return sorted(numbers[0]), numbers[1], sorted(s.blood.map_at), s.blood.discs[:]


@pytest.mark.parametrize("scene", SCENES)
def test_dealt_anew_a_seat_sees_the_same_and_can_play_on(scene: str) -> None:
    game = SCENES[scene]("a")
    for seat in SEATS:
        laws.redealt(game, seat, 7, ACTIONS, inventory)
        laws.plays_on(game, seat, 7)


def deal(s: LegendsState, seat: int) -> None:
    redeal_blood_money(s)


@pytest.mark.rule("BM-SETUP-03")
def test_every_order_and_every_outcome_is_equally_likely() -> None:
    """Seventeen stories were told; of three, the current one, with either outcome, stays on top."""
    s = state_of(acting("a")).clone()
    s.blood.told, s.blood.tales = tuple(s.blood.tales[:17]), s.blood.tales[17:]
    below, top = [card // 2 for card in s.blood.tales[:2]], s.blood.tales[2] // 2
    worlds = {
        (2 * one + a, 2 * two + b, 2 * top + c): Fraction(1, 16)
        for one, two in permutations(below)
        for a in (0, 1)
        for b in (0, 1)
        for c in (0, 1)
    }
    secret = Secret(s, deal)
    read = read_tales
    laws.reaches(secret, 0, worlds, read, range(14 * len(worlds)))
    laws.fits(secret, 0, worlds, read, range(6 * len(worlds)))


def read_tales(secret: Secret) -> tuple[int, ...]:
    return tuple(secret.state.blood.tales)


@pytest.mark.rule("BM-STORY-25")
def test_so_is_every_place_of_a_map_token_that_nobody_has_turned() -> None:
    s = state_of(treasure(("o", "x", "danger-x"))).clone()
    places = s.blood.map_at[:]
    worlds = {order: Fraction(1, 6) for order in permutations(places)}
    laws.fits(Secret(s, deal), 1, worlds, read_map, range(120))
    s.blood.map_at[1] = s.compiled.blood.map_seat  # seat 0 has turned the X
    one, _, three = places
    held = s.compiled.blood.map_seat
    left = {order: Fraction(1, 2) for order in ((one, held, three), (three, held, one))}
    laws.fits(Secret(s, deal), 1, left, read_map, range(60))


def read_map(secret: Secret) -> tuple[int, ...]:
    return tuple(secret.state.blood.map_at)


@pytest.mark.rule("BM-STORY-30")
def test_while_it_is_resolved_the_outcome_is_known() -> None:
    """The Iron Offer asks each contributor; the story below stays hidden."""
    facts: dict[str, Any] = {"tale_discs": [0, 0, 1], "tales": ["bad-paper-a"]}
    game = choose(telling("the-iron-offer-a", {"space": BANK}, {}, **facts), "end")
    assert blood(game)["tale"]["outcome"] == "the-iron-offer-a"
    assert blood(game)["tale"]["tale"] == "the-iron-offer"
    cards = {state_of(game.redeal(1, seed)).blood.tales[-1] for seed in range(20)}
    assert cards == {state_of(game).blood.tales[-1]}
    laws.redealt(game, 2, 3, ACTIONS, inventory)


# ---- the laws can fail ----


class TellsTheOutcome(Around):
    def view(self, seat: int | None = None) -> dict[str, Any]:
        view, s = self.game.view(seat), state_of(self.game)
        return {**view, "leak": s.blood.tales[-1]}


class KeepsTheOutcome(Around):
    """A redeal that leaves the current story as it is."""

    def redeal(self, seat: int, seed: int) -> Any:
        world = self.game.redeal(seat, seed)
        state_of(world).blood.tales[-1] = state_of(self.game).blood.tales[-1]
        return world


def test_a_leaked_outcome_breaks_law_a() -> None:
    one, two = acting("a"), acting("b")
    with pytest.raises(AssertionError, match="can tell by its view"):
        laws.alike(TellsTheOutcome(one), TellsTheOutcome(two), 0, ACTIONS)


def test_a_redeal_that_keeps_the_outcome_is_found() -> None:
    game = acting("a")
    tops = {state_of(game.redeal(0, seed)).blood.tales[-1] % 2 for seed in range(20)}
    assert tops == {0, 1}
    kept = {state_of(KeepsTheOutcome(game).redeal(0, seed)).blood.tales[-1] for seed in range(20)}
    assert len(kept) == 1
    with pytest.raises(AssertionError):
        laws.reaches(KeepsTheOutcome(game), 0, {0, 1}, top_outcome, range(20))


def top_outcome(game: Any) -> int:
    found: int = state_of(game).blood.tales[-1] % 2
    return found
