"""Law (e) for tokens: what may have been stolen, by whom it was seen, and how likely it is."""

from fractions import Fraction
from typing import Any

import pytest

import tumbleweed as tw
from core import laws
from games.goat.worlds import Tokens, token_worlds, tokens_of
from support.goat import ANA, BIA, CAIO, DORA, hand_over, saloon

pytestmark = pytest.mark.walk

RESERVES = [["bottle", "bottle", "cattle", "bill"], ["bottle", "supplies"], ["bottle"], ["bill"]]


def theft(*kinds: str, **facts: Any) -> tw.Game:
    """Bia has taken a token from Ana, who had two Bottles, a Cattle and a Bill."""
    facts = {"reserves": RESERVES, "chance": {"gambler": list(kinds)}, **facts}
    game = saloon({"gambler": BIA}, players=4, **facts)
    game.choose("gamble:0")
    return game


def chain_of_thefts(*kinds: str) -> tw.Game:
    """And a round later Caio takes one from Bia, who may just pass on what was Ana's."""
    chance = {"gambler": list(kinds), "deck": ["dancer", "banker", "gambler"]}
    game = theft(chance=chance)
    hand_over(game, "gambler", to=CAIO)
    while game.decision is not None and game.decision.prompt.key != "ask-gamble":
        game.choose(game.decision.default)
    assert game.asked == [CAIO]
    game.choose("gamble:1")
    return game


def token_worlds_of(game: tw.Game, seat: int) -> dict[Tokens, Fraction]:
    return token_worlds(RESERVES, game.events_for(seat), game.view(seat))


@pytest.mark.rule("GB-CHAR-54", "GB-CHAR-59")
def test_a_theft_among_others_could_be_of_any_token() -> None:
    game = theft("cattle")
    assert sorted(token_worlds_of(game, DORA).values()) == [Fraction(n, 4) for n in (1, 1, 2)]
    for seat, size in ((ANA, 1), (BIA, 1), (CAIO, 3), (DORA, 3)):
        found = token_worlds_of(game, seat)
        assert len(found) == size
        laws.reaches(game, seat, found, tokens_of, range(100))
        laws.fits(game, seat, found, tokens_of, range(2_000))


@pytest.mark.rule("GB-CHAR-54", "GB-CHAR-59")
@pytest.mark.parametrize(
    "kinds", [("cattle", "cattle"), ("bottle", "supplies"), ("bill", "bottle")]
)
def test_a_chain_of_thefts_could_be_of_any_tokens_that_were_there(kinds: tuple[str, str]) -> None:
    """Ana saw the first theft, Caio the second, Bia both and Dora neither."""
    game = chain_of_thefts(*kinds)
    sizes = []
    for seat in (ANA, BIA, CAIO, DORA):
        found = token_worlds_of(game, seat)
        sizes.append(len(found))
        laws.reaches(game, seat, found, tokens_of, range(1_000))
        laws.fits(game, seat, found, tokens_of, range(3_000))
    assert sizes[BIA] == 1
    assert sizes[DORA] > max(sizes[ANA], sizes[CAIO])


@pytest.mark.rule("GB-END-03")
def test_at_the_end_all_reserves_lie_open() -> None:
    game = theft("bill", round=3)
    assert game.over
    for seat in range(4):
        found = {world.reserves for world in token_worlds_of(game, seat)}
        assert len(found) == 1
        laws.reaches(game, seat, found, lambda world: tokens_of(world).reserves, range(20))
