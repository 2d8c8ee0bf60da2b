"""What the Echo adds with Ante Up and Blood Money."""

from typing import Any

from echo.staging import BOTH, Told, at, echo_about, keys, page, played, table, told

TRAIN = {"fight": "fight:train", "rival": None, "value": 7, "other": 5}


def news(*events: Told) -> dict[str, Any]:
    echo = page(table("legends", 3, BOTH), *events)
    return {each.key: each for each in echo.stories if each.place == "news"}


def test_faro_the_train_and_the_frontier() -> None:
    bets = [told("bet-paid", 1, rank="rank:3", money=money) for money in (20, 60, 30)]
    found = [told("explored", 2, space="space:x", token="frontier:wild-herd") for _ in range(2)]
    told_of = news(*bets, *found, told("won-fight", 0, **TRAIN))
    assert set(told_of) == {"echo-faro", "echo-frontier", "echo-train"}
    assert (told_of["echo-faro"].args["money"], told_of["echo-faro"].entry) == (60, 2)
    assert told_of["echo-frontier"].args["count"] == 2


def test_stories_deeds_injuries_ruins_and_the_trader() -> None:
    tale = {"tale": "tale:fire-on-main-street", "outcome": "outcome:fire-on-main-street-b"}
    told_of = news(
        told("tale-resolved", 1, text="outcome-story:fire-on-main-street-b", **tale),
        told("claimed-deed", 0, deed="deed:deed-red-falls-saloon", money=60),
        told("injured", 2, injury="injury:concussion", text="injury-text:concussion"),
        ("ruined", {"place": "place:cabaret"}),
        told("bought-relic", 1, relic="relic:x", money=50),
    )
    assert set(told_of) == {
        "echo-tale", "echo-deeds", "echo-injured", "echo-ruins", "echo-relic",
    }  # fmt: skip
    assert told_of["echo-tale"].args == {"seat": "seat:1", **tale, "count": 1}
    assert told_of["echo-ruins"].seats == ()


def test_who_did_most_of_it_is_named() -> None:
    hurt = [told("injured", seat, injury="injury:concussion", text="") for seat in (0, 2, 2)]
    injured = news(*hurt)["echo-injured"]
    assert (injured.args["seat"], injured.args["count"], injured.entry) == ("seat:2", 2, 3)


def test_a_game_without_them_has_none_of_it() -> None:
    modules = {
        "echo-faro", "echo-frontier", "echo-train", "echo-tale", "echo-deeds", "echo-injured",
        "echo-ruins", "echo-relic",
    }  # fmt: skip
    assert not modules & keys(echo_about(played("legends", 1)))
    assert modules & keys(echo_about(played("legends", 2, 4, BOTH)))
    assert at(echo_about(played("legends", 2, 4, BOTH)), "headline") is not None
