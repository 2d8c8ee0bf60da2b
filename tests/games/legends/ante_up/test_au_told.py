"""With Ante Up, too, what comes into the open is told, and secrets only to those who may know."""

from collections.abc import Iterator
from random import Random

import pytest

import tumbleweed as tw
from games.legends.ante_up.au_tables import au_new
from games.legends.test_legends_told import RARE, WITNESSES, lawful_audience
from support.random_play import step
from tumbleweed.games.legends.compiler.content import LegendsContent

pytestmark = pytest.mark.slow
# Not the frontier's tokens: who sees one of two with the same number knows the other (AU-FRONT).
FACE_DOWN = ("card", "fight-card", "event", "encounter", "board-token", "legendary")


def names(value: object) -> Iterator[str]:
    """Every text within a view or the arguments of an event, without the kind in front of it."""
    if isinstance(value, str):
        yield value.partition(":")[2] or value
    elif isinstance(value, dict):
        for key, each in value.items():
            yield from names(key)
            yield from names(each)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from names(each)


def content_of(game: tw.Game) -> LegendsContent:
    assert isinstance(game.ruleset.content, LegendsContent)
    return game.ruleset.content


def lying_face_down(game: tw.Game) -> set[str]:
    content = content_of(game)
    ids = {name for kind in FACE_DOWN for name in content.ids(kind)}
    faces = {f"{card}-{face}" for card in content.ids("card") for face in content.ids("face")}
    return ids | faces


@pytest.mark.rule("AU-EVENT-04", "AU-EVENT-06", "WL-TURN-17")
@pytest.mark.parametrize("players", [2, 4])
def test_nothing_comes_into_the_open_without_an_event(players: int) -> None:
    """From question to question of whole games: a name that a spectator reads was told to all."""
    open_in_the_end: set[str] = set()
    for seed in range(2):
        game, luck = au_new(players, 700 + seed, high_stakes=seed == 0), Random(seed)
        hidden, told, known = lying_face_down(game), 0, set[str]()
        while not game.over:
            for event in game.events_for(None, told):
                known |= hidden & set(names(event.args))
            told = game.event_count
            shown = hidden & set(names(game.view(None)))
            assert shown <= known, (shown - known, game.events[-5:])
            step(game, luck)
        open_in_the_end |= shown
    for kind in ("event", "board-token"):
        assert open_in_the_end & set(content_of(game).ids(kind)), kind


@pytest.mark.rule("AU-TOKEN-25", "WL-TURN-17", "WL-TURN-20")
def test_secrets_are_told_to_those_who_may_know() -> None:
    heard = set()
    for seed in range(6):
        players, variants = 2 + seed % 5, ["goals"] if seed % 2 else []
        house = players == 2 or seed == 3  # two have no neighbour who is not in the fight
        game = au_new(players, 900 + seed, house_chooses=house, variants=variants)
        luck = Random(seed)
        while not game.over:
            step(game, luck)
        for event in game.events:
            assert event.audience == lawful_audience(event, house), event
            heard.add(event.key)
    assert set(WITNESSES) - heard <= RARE - {"looked-at-event", "looked-at-encounter"}
