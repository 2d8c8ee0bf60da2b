"""What a net reads of legendary tokens, longhorns and the frontier: amounts and their places."""

import tumbleweed as tw
from core import laws
from support.legends.land import joined
from support.reading import state_of
from tumbleweed.games.legends.components.player.tokens import PLAIN

OWN, GOODS = "own_tokens", "goods_ante_up"


def block(game: tw.Game, seat: int, name: str) -> list[int]:
    features = game.ruleset.features
    assert features is not None
    row = zip(features.names, laws.features_of(game, seat), strict=True)
    return [byte for told, byte in row if told.startswith(f"{name}.")]


def test_who_has_nothing_has_zeros() -> None:
    game = joined({})
    for seat in range(3):
        assert not any(block(game, seat, OWN) + block(game, seat, GOODS))


def test_tokens_drawn_are_told_by_kind_to_their_owner_and_counted_for_all() -> None:
    game = joined({})
    state = state_of(game)
    state.claims = [PLAIN + 1, PLAIN + 1, PLAIN + 2]
    state.tokens = [0, 0, 2]
    kinds = len(state.compiled.tokens)
    own = {1: {0: 120}, 2: {2: 60}}
    for seat in range(3):
        assert block(game, seat, OWN) == [own.get(seat, {}).get(kind, 0) for kind in range(kinds)]
    counted = [block(game, seat, GOODS)[2::3] for seat in range(3)]
    assert [places[:3] for places in counted] == [[0, 80, 40], [80, 40, 0], [40, 0, 80]]
