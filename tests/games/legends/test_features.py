"""The features of Western Legends: numbers that modules keep, places for seats, positions."""

from typing import Any

import pytest

import tumbleweed as tw
from core import laws
from support.legends.tables import table
from tumbleweed.core.ruleset import Setup, game_info
from tumbleweed.games.legends.compiler.content import legends_content
from tumbleweed.games.legends.knowledge.features.distances import FAR, Distances
from tumbleweed.games.legends.ruleset import LegendsRuleset
from tumbleweed.games.legends.state.compiled import Compiled

LISTS = ("items", "characters", "faces", "fight_cards", "stories", "backs", "goals", "tokens",
         "cattle", "colors", "die_faces", "difficulties", "man_in_black_cards")  # fmt: skip
KING = 13 * 17
BOARD = ("spaces", "hideouts", "regions")


def compiled(edition: str = "revised", **options: Any) -> Compiled:
    ruleset = game_info("legends").ruleset(Setup("legends", 4, edition, (), options))
    assert isinstance(ruleset, LegendsRuleset)
    return ruleset.compiled


@pytest.mark.parametrize("mix", [
    {}, {"edition": "first"}, {"edition": "french"}, {"modules": ["ante-up"]},
    {"modules": ["ante-up"], "poker_faces": []},
    {"modules": ["ante-up", "blood-money"], "poker_faces": []},
])  # fmt: skip
def test_a_thing_has_the_same_number_with_every_module(mix: dict[str, Any]) -> None:
    whole, own = legends_content().whole(), compiled(**mix)
    for name in LISTS:
        mine = getattr(own, name)
        assert getattr(whole, name)[: len(mine)] == mine, name
    for name in BOARD:
        mine = getattr(own.board, name)
        assert getattr(whole.board, name)[: len(mine)] == mine, name
    assert len(own.cards) == len(whole.cards)
    assert own.rank == whole.rank


# ---- places ----

ANN = {"character": "kit-carson", "space": "darkrock-bank", "money": 40, "wanted": 2,
       "hand": "K♥ 6♣", "items": ["mule"], "nuggets": 1}  # fmt: skip
BOB = {"character": "wyatt-earp", "space": "darkrock-bank", "money": 10, "marshal": 1,
       "hand": "Q♣ 8♣", "wounds": 1}  # fmt: skip
CAL = {"character": "annie-oakley", "space": "darkrock-saloon-north", "lp": 7, "hand": "2♦"}


def seated(first: int, **facts: Any) -> tw.Game:
    """Ann sits there and is active, the others after her."""
    sits = {(first + i) % 3: each for i, each in enumerate((ANN, BOB, CAL))}
    return table(sits, players=3, active=first, first=first, **facts)


@pytest.mark.parametrize("ahead", [1, 2])
@pytest.mark.parametrize("reader", range(3))
def test_seats_are_told_from_the_reader(ahead: int, reader: int) -> None:
    """The same table, turned by a seat or two: everybody reads the same."""
    one, two = seated(0), seated(ahead)
    for answers in ([], ["duel"]):
        for game, seat in ((one, 1), (two, (ahead + 1) % 3)):
            for verb in answers:
                game.choose(f"{verb}:{seat}")
        mine, yours = named(one, reader), named(two, (reader + ahead) % 3)
        assert {name for name, byte in mine.items() if byte != yours[name]} == set()


def named(game: tw.Game, seat: int) -> dict[str, int]:
    features = game.ruleset.features
    assert features is not None
    return dict(zip(features.names, laws.features_of(game, seat), strict=True))


def on(game: tw.Game, seat: int, block: str) -> list[int]:
    """The bytes of a block that are on, by their place in it."""
    bytes_of = [byte for name, byte in named(game, seat).items() if name.startswith(f"{block}.")]
    return [place for place, byte in enumerate(bytes_of) if byte]


# ---- positions ----


def test_the_hand_is_its_owners() -> None:
    game = seated(0)
    cards = game.ruleset.compiled.cards  # type: ignore[attr-defined]
    held = [[cards[card] for card in on(game, seat, "hand")] for seat in range(3)]
    assert held[0] == ["poker-6-clubs", "poker-k-hearts"]
    assert held[1] == ["poker-8-clubs", "poker-q-clubs"]
    assert held[2] == ["poker-2-diamonds"]
    assert named(game, 0)["hand_ranks.0"] == KING


def test_what_may_be_answered_is_told_by_place() -> None:
    for first in range(3):
        game = seated(first)
        assert on(game, first, "offer_seat")[:1] == [1]  # a duel with the next player
        assert on(game, (first + 1) % 3, "offer_seat") == []
        assert on(game, (first + 1) % 3, "asked") == [2]


def test_a_laid_card_is_known_to_who_laid_it_until_it_is_open() -> None:
    game = seated(0)
    game.choose("duel:1")
    lay(game, "lay:poker-k-hearts")
    assert [named(game, seat)["fight_ranks.0"] for seat in range(3)] == [KING, 0, 0]
    assert [on(game, seat, "fight") for seat in range(3)] == [[0]] * 3  # a duel
    lay(game, "lay:poker-q-clubs")
    assert [named(game, seat)["fight_ranks.1"] > 0 for seat in range(3)] == [True] * 3


def lay(game: tw.Game, key: str) -> None:
    """Nobody does more than lay that card."""
    while (decision := game.decision) and key not in decision.keys:
        game.choose(decision.default)
    game.choose(key)


def test_distances_go_over_passes_and_rails() -> None:
    plain, joined = Distances(compiled()), Distances(compiled(modules=["ante-up"]))
    assert max(plain.far) < FAR
    assert max(joined.far) < FAR
    assert joined.between(0, 0) == 0
    assert all(joined.between(i, 5) == joined.between(5, i) for i in range(joined.spaces))
