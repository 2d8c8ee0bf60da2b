"""Worlds weighed by what the others chose, against all worlds counted by hand."""

from itertools import combinations

import pytest

import tumbleweed as tw
from support.goat import ANA, BIA, offer, table
from tumbleweed import bots
from tumbleweed.bots.worlds import Weighed, weighed_worlds
from tumbleweed.core.packed_seat import pack_seat, unpack_seat
from tumbleweed.lab.arena import arena

HAND = ["banker", "goat", "dancer", "sheriff"]


def shares(worlds: list[Weighed]) -> dict[str, float]:
    """How likely each card is the one on offer."""
    found: dict[str, float] = {}
    for world, weight in worlds:
        found[offered_card(world)] = found.get(offered_card(world), 0.0) + weight
    return {card: weight / sum(found.values()) for card, weight in found.items()}


# ---- dealers ----


def honest(seat: tw.Seat) -> list[float]:
    """Any card to anybody, and called by its name."""
    assert seat.decision is not None
    if seat.decision.prompt.key != "ask-name":
        return [1.0] * len(seat.decision.keys)
    true = seat.sealed[0].replace("offer:", "name:")
    return [1.0 if key == true else 0.0 for key in seat.decision.keys]


def even(seat: tw.Seat) -> list[float]:
    assert seat.decision is not None
    return [1.0] * len(seat.decision.keys)


def sly(seat: tw.Seat) -> list[float]:
    """Offers the Goat three times as gladly as another card, and lies now and then."""
    assert seat.decision is not None
    keys = seat.decision.keys
    if seat.decision.prompt.key != "ask-name":
        return [3.0 if key == "offer:goat" else 1.0 for key in keys]
    true = seat.sealed[0].replace("offer:", "name:")
    return [8.0 if key == true else 1.0 for key in keys]


def offered(naming: str) -> tw.Game:
    game = table(HAND)
    offer(game, "goat", BIA, naming)
    return game


def posterior(naming: str) -> dict[str, float]:
    """Of a sly Dealer, over every hand that she may have held; she names a card of her hand."""
    before = table(HAND)
    unseen = sorted({card for seed in range(100) for card in hand_of(before.redeal(BIA, seed))})
    found: dict[str, float] = dict.fromkeys(unseen, 0.0)
    for hand in combinations(unseen, len(HAND)):
        liked = {card: 3.0 if card == "goat" else 1.0 for card in hand}
        for card in hand if naming in hand else ():
            said = (8.0 if card == naming else 1.0) / (8.0 + len(hand) - 1)
            found[card] += liked[card] / sum(liked.values()) * said
    return {card: weight / sum(found.values()) for card, weight in found.items()}


def hand_of(game: tw.Game) -> list[str]:
    hand: list[str] = game.ruleset.dump(game.state)["hand"]
    return hand


# ---- what is weighed ----


def test_who_never_lies_has_offered_what_was_named() -> None:
    """An even redeal does not know that."""
    seat = offered("banker").seat(BIA, looks_back=1)
    assert len({offered_card(seat.redeal(seed)) for seed in range(60)}) > 5
    assert shares(weighed_worlds(seat, range(150), honest)) == {"banker": 1.0}


def offered_card(game: tw.Game) -> str:
    return str(game.ruleset.dump(game.state)["offered"])


@pytest.mark.parametrize("naming", ["banker", "goat"])
def test_weights_are_the_chances_of_all_worlds_counted(naming: str) -> None:
    expected = posterior(naming)
    found = shares(weighed_worlds(offered(naming).seat(BIA, looks_back=1), range(600), sly))
    assert set(found) <= set(expected)
    for card, share in expected.items():
        assert found.get(card, 0.0) == pytest.approx(share, abs=0.06)
    assert expected[naming] > 2 / len(expected)  # far from even
    assert sum(expected.values()) == pytest.approx(1)


def test_a_weighed_world_stands_at_the_open_question() -> None:
    game = offered("banker")
    seat = game.seat(BIA, looks_back=1)
    assert seat.decision is not None
    for world, weight in weighed_worlds(seat, range(5), sly):
        assert weight > 0
        assert world.view(BIA) == seat.view == game.view(BIA)
        assert world.events_for(BIA) == seat.events
        world.choose("accept")


def test_what_was_not_seen_is_not_told() -> None:
    """The dealer's seat in a world knows that world's hand, and nothing of the true one."""
    hands = set[str]()

    def watching(seat: tw.Seat) -> list[float]:
        hands.add(str(seat.view["hand"]))
        return honest(seat)

    weighed_worlds(offered("banker").seat(BIA, looks_back=1), range(20), watching)
    assert len(hands) > 10


# ---- in both games, to and fro ----


@pytest.mark.parametrize(("game", "players"), [("goat", 3), ("goat", 5), ("legends", 3)])
def test_the_way_from_an_earlier_question_is_found(game: str, players: int) -> None:
    """With an even policy, wherever chance has shown nothing meanwhile."""
    found, asked = 0, 0
    played = tw.new(game, players, 2**90 + 1)
    table_of_bots = [bots.make("thrifty", seat) for seat in range(players)]
    while not played.over and asked < 24:
        at = played.asked[0]
        seat = played.seat(at, looks_back=2)
        weighed = weighed_worlds(unpack_seat(pack_seat(seat)), range(6), even)
        assert [w for _, w in weighed] == [w for _, w in weighed_worlds(seat, range(6), even)]
        asked += 1
        found += bool(weighed)
        for world, _ in weighed:
            assert {**world.view(at), "number": 0} == {**seat.view, "number": 0}
        bot = table_of_bots[at]
        played.choose(bot.choose(bots.seat_for(bot, played, at)), at)
    assert found >= 6


def test_a_choice_taken_back_was_never_made() -> None:
    game = table(HAND)
    game.choose("offer:goat")
    game.undo(ANA)
    offer(game, "banker", BIA)
    seat = game.seat(BIA, looks_back=1)
    assert shares(weighed_worlds(seat, range(100), honest)) == {"banker": 1.0}


class Remembers:
    """Refuses a card that is more likely the Goat than not, if the Dealer is sly."""

    looks_back = 1
    weighed = 0

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, seat: tw.Seat) -> str:
        assert seat.decision is not None
        if "refuse" in seat.decision.keys:
            Remembers.weighed += bool(weighed_worlds(seat, range(3), sly))
        return seat.decision.default.key


def test_a_bot_that_looks_back_plays_in_the_laboratory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Remembers, "weighed", 0)
    name = f"{Remembers.__module__}:Remembers"
    summary = arena("goat", (name, "thrifty", "random"), games=3, seed=1)
    assert summary.share(name) is not None
    assert Remembers.weighed > 3


def test_a_seat_that_does_not_look_back_weighs_nothing() -> None:
    with pytest.raises(tw.NoWorlds, match="does not look back"):
        weighed_worlds(offered("banker").seat(BIA), range(3), honest)
    with pytest.raises(tw.NoWorlds, match="needs a game with a record"):
        tw.new("goat", 3, 1, record=False).seat(0, looks_back=1)
