"""Forecasts travel with the payload of a seat whose player wants them, where the table allows
them; never with a spectator's."""

from functools import partial
from typing import Any

import pytest

from server.secrecy import table_worlds, told_apart
from server.test_secrecy import NOW, game_of, new_live
from support.legends.playing import clash
from support.legends.tables import meeting
from tumbleweed.server.tables import seat_view
from tumbleweed.server.tables.live import LiveTable, asked_of
from tumbleweed.server.tables.options import TableOptions, stored_options

Json = dict[str, Any]
LEGENDS: Json = {"game": "legends", "seats": [{}] * 4}
SEATS = range(4)


def duel(**agreed: Any) -> LiveTable:
    """Two players have laid their cards, and both hold a Reaction."""
    live = new_live({**LEGENDS, **agreed})
    game = meeting({"hand": "J♥ 6♥"}, {"hand": "K♠ 6♠"})
    live.game = clash(game, "duel", "J♥", "K♠")
    live.asked = asked_of(live.game, [NOW] * 9, NOW)
    return live


def shown(live: LiveTable, seat: int | None, forecast: bool = True) -> Json:
    return seat_view.seen(live, seat, NOW, forecast).payload


def test_it_comes_with_the_payload_of_who_wants_it() -> None:
    live = duel()
    for seat in SEATS:
        assert shown(live, seat)["forecast"] == game_of(live).forecast(seat)
    assert "react:poker-6-hearts" in shown(live, 0)["forecast"]["fight"]["options"]
    assert shown(live, 1)["forecast"]["fight"]["options"] == {}


def test_without_it_every_payload_is_byte_for_byte_as_before() -> None:
    live = duel()
    for seat in (None, *SEATS):
        plain = seat_view.payload(live, seat, NOW)
        assert shown(live, seat, forecast=False) == plain
        assert {**shown(live, seat), "forecast": None} == {**plain, "forecast": None}
        assert "forecast" not in plain


def test_the_version_is_the_same_with_it_and_without() -> None:
    live = duel()
    with_it, without = (seat_view.seen(live, 0, NOW, forecast) for forecast in (True, False))
    assert with_it.version == without.version
    assert with_it.payload != without.payload


def test_a_spectator_gets_none() -> None:
    assert "forecast" not in shown(duel(), None)


def test_a_table_may_allow_none() -> None:
    live = duel(forecast=False)
    assert all("forecast" not in shown(live, seat) for seat in SEATS)


def test_tables_allow_them_unless_agreed_otherwise() -> None:
    """Tables made before there were any, too."""
    assert TableOptions(**LEGENDS).forecast
    old = {name: value for name, value in duel().row.settings.items() if name != "forecast"}
    assert stored_options(old).forecast


def test_it_is_computed_for_who_wants_it_only(monkeypatch: pytest.MonkeyPatch) -> None:
    live = duel()
    monkeypatch.setattr(type(game_of(live)), "forecast", lambda game, seat: 1 / 0)
    for seat in (None, *SEATS):
        shown(live, seat, forecast=False)
    with pytest.raises(ZeroDivisionError):
        shown(live, 0)


def test_nothing_hidden_leaves_with_it() -> None:
    live = duel()
    for seat in SEATS:
        assert not told_apart(partial(shown, seat=seat), live, table_worlds(live, seat))
