"""The log of a game with Ante Up, in lines, as terminal and page tell it."""

import tumbleweed as tw
from games.legends.ante_up.au_tables import au_new, au_table
from support.legends.playing import whole_turn
from tumbleweed.core.log import Line, lines
from tumbleweed.core.log_grammar import TURN


def log_of(game: tw.Game) -> list[Line]:
    return lines(game.ruleset.kinds, game.events_for(None))


def results(line: Line) -> list[tuple[str, object]]:
    return [(each.key, each.args["seat"]) for each in line.results]


def test_the_train_is_told_under_the_turn_that_it_moves_in() -> None:
    game = au_table(at="turn")
    for _ in range(4):
        whole_turn(game)
    told = log_of(game)
    kinds = game.ruleset.kinds
    heads = [at for at, each in enumerate(told) if kinds[each.event.key].telling.place == TURN]
    assert len(heads) == 5
    assert [told[at + 1].event.key for at in heads] == ["train-moved"] * 5
    assert sum(each.event.key == "train-moved" for each in told) == 5


def test_what_each_player_starts_with_is_told_as_their_own() -> None:
    """Calamity Jane uses her Provisions before the next player draws."""
    cast = ["billy-the-kid", "calamity-jane", "wyatt-earp"]
    told = log_of(au_new(3, 4, characters=cast))
    first = next(at for at, each in enumerate(told) if each.event.key == "first-player")
    billy, jane, provisions, wyatt = told[first + 1 : first + 5]
    assert [each.event.key for each in (billy, jane, wyatt)] == ["equipped"] * 3
    assert results(billy) == [("drew", "seat:0"), ("got-item", "seat:0")]
    assert results(jane) == [("got-item", "seat:1")] * 2
    assert provisions.event.args == {"seat": "seat:1", "item": "item:provisions"}
    assert results(provisions) == [("drew", "seat:1")]
    assert results(wyatt) == [("drew", "seat:2"), ("got-item", "seat:2")]
