"""Random games of the first and the french edition: audited to the end, and blind to secrets."""

from random import Random
from typing import Any

import pytest

import tumbleweed as tw
from core import laws
from games.legends.legends_inventory import ACTIONS, inventory
from games.legends.legends_moments import moments, start
from legends_audit import TABLES, Tally, play_audited
from support.legends.tables import OLD
from support.random_play import step
from tumbleweed.core.replay import replay

pytestmark = pytest.mark.walk

old = pytest.mark.parametrize("edition", OLD)
REACTIONS = {"reacting", "reacting to a player", "an answer to an event"}


@pytest.mark.rule("WL-FIGHT-07", "WL-HEIST-05", "WL-BANDIT-07", "WL-SETUP-40", "WL-SETUP-50")
@old
def test_random_games_of_an_edition(edition: str) -> None:
    """Nothing is lost, every point is recounted, the end is by the book."""
    tally = Tally()
    tables = TABLES[::5]  # every number of players, every length, with and without the house
    for seed, table in enumerate(tables):
        play_audited(table, seed, tally, edition=edition)
    assert tally.games == len(tables)
    assert {"bandit", "duel", "rob"} <= set(tally.fights)


@old
@pytest.mark.extended
@pytest.mark.parametrize("house", [False, True], ids=["neighbours choose", "the house chooses"])
def test_a_seat_of_an_edition_cannot_tell_what_is_dealt_anew(edition: str, house: bool) -> None:
    players = 3
    for game, _ in moments(players, 500, edition=edition, house_chooses=house):
        for seat in range(players):
            laws.redealt(game, seat, game.number, ACTIONS[seat::5], inventory)
        laws.spectator_sees_part(game)


@old
@pytest.mark.parametrize("house", [False, True], ids=["neighbours choose", "the house chooses"])
def test_nobody_in_an_edition_is_asked_because_of_a_hidden_card(edition: str, house: bool) -> None:
    players = 4
    for game, found in moments(players, 520, edition=edition, house_chooses=house):
        asked = game.asked
        watching = [seat for seat in range(players) if seat not in asked]
        for seat in [*asked[:1], *watching[:2]]:
            for seed in range(4 if found & REACTIONS else 1):
                world = game.redeal(seat, seed)
                laws.no_tells(game, world, seat)
                laws.no_pauses(game, world, seat)


def with_cards_laid(edition: str, count: int) -> list[tw.Game]:
    """Moments that only these editions know: a start-of-fight effect, or the guard laid first."""
    found: list[tw.Game] = []
    for seed in range(60):
        game, luck = start(4, 700 + seed, edition=edition), Random(seed)
        for _ in range(250):
            if game.over or len(found) == count:
                break
            step(game, luck)
            if is_new(game):
                found.append(game.clone())
    return found


def is_new(game: tw.Game) -> bool:
    now = game.view(None)["fight"]
    if now is None or game.decision is None or now["open"]:
        return False
    prompt = game.decision.prompt.key
    guard = prompt == "ask-lay" and now["npc_card"] is not None
    return guard or (prompt == "ask-start-fight" and len(now["cards"]) == 2)


@old
def test_cards_laid_before_the_effects_stay_secret(edition: str) -> None:
    games = with_cards_laid(edition, 8)
    assert len(games) == 8
    prompts = {game.decision.prompt.key for game in games if game.decision is not None}
    assert prompts == {"ask-lay", "ask-start-fight"}
    for game in games:
        for seat in range(4):
            laws.redealt(game, seat, game.number, ACTIONS[seat::9], inventory)
        seat = game.asked[0]
        for seed in range(3):
            world = game.redeal(seat, seed)
            laws.no_tells(game, world, seat)
            laws.no_pauses(game, world, seat)


@old
@pytest.mark.parametrize(("players", "variant"), [(2, "goals"), (3, "first-game"), (4, "goals")])
def test_variants_go_with_every_edition(edition: str, players: int, variant: str) -> None:
    """Also for two, with the Man in Black, who lays after the player."""
    options: dict[str, Any] = {} if variant == "first-game" else {"length": 15}
    game = tw.new("legends", players, 9, edition, [variant], **options)
    luck = Random(9)
    while not game.over:
        step(game, luck)
    assert game.record is not None
    assert replay(game.record).fingerprint == game.fingerprint
