"""The last active player: the others assist with what is left, until every hat is placed."""

import pytest

import tumbleweed as tw
from support.goat import (
    ANA,
    BIA,
    CAIO,
    DORA,
    EVA,
    HATS,
    assisted,
    controllers,
    everyone_but,
    hand_over,
    happened,
    hats,
    heard,
    keys,
    location,
    offer,
    table,
    tells_apart,
    tokens,
)
from support.reading import asked

GRAY = {  # two Characters under the hats of everybody but one, by number of players
    3: ["banker", "widow", "farmer", "cowboy"],
    4: ["banker", "widow", "farmer", "cowboy", "seller", "kid"],
    5: ["banker", "widow", "farmer", "cowboy", "seller", "kid", "miner", "prospector"],
}
THREE = ["dancer", "gambler", "goat"]


def gray_but(seat: int, players: int) -> dict[str, int]:
    """Everybody but one player is inactive."""
    others = [other for other in range(players) if other != seat for _ in range(2)]
    return dict(zip(GRAY[players], others, strict=True))


def assist(
    last: int, players: int = 3, dealer: int = BIA, worn: str = "", deck: tuple[str, ...] = ()
) -> tw.Game:
    """All but `last` are inactive (who may wear one card); the Dealer has three cards left."""
    owners = gray_but(last, players) | ({worn: last} if worn else {})
    stock = {"bank": 1, "ranch": 1}
    return assisted(THREE, owners, players, dealer, deck=list(deck), stock=stock)


def head_to_head(hats_left: int, deck: tuple[str, ...] = ()) -> tw.Game:
    """Two players: Ana has placed all three hats, Bia has some left."""
    worn = dict.fromkeys(["sheriff", "charlatan"][: 3 - hats_left], BIA)
    owners = {"banker": ANA, "widow": ANA, "kid": ANA} | worn
    return assisted(THREE, owners, players=2, dealer=ANA, deck=list(deck))


def assistant_hand(game: tw.Game) -> list[str]:
    hand: list[str] = game.view(game.view()["dealer"])["hand"]
    return hand


def answer_all(game: tw.Game, answers: list[str]) -> None:
    """Assisted offers of whatever lies first in hand, answered in turn."""
    for answer in answers:
        offer(game, assistant_hand(game)[0])
        game.choose(answer)


# ---- the first Assistant Dealer ----


@pytest.mark.rule("GB-LAST-01")
def test_it_starts_when_one_is_left_and_the_offer_is_resolved() -> None:
    owners = {"banker": CAIO, "widow": CAIO, "farmer": BIA}
    game = table(["robber", *THREE], table=owners, stock={"ranch": 1})
    hand_over(game, "robber", to=BIA)  # her last hat; Ana alone is active now
    assert asked(game) == (BIA, "rob")
    assert game.view()["last_active"] is None
    game.choose("rob:ranch")
    assert game.view()["last_active"] == ANA
    assert happened(game, "last-active") == [{"seat": "seat:0", "hats": 2}]


@pytest.mark.rule("GB-LAST-01")
def test_it_does_not_start_while_two_are_active() -> None:
    game = table(["robber", *THREE], table={"banker": CAIO, "widow": CAIO})
    hand_over(game, "goat", to=BIA)
    assert game.view()["last_active"] is None
    assert asked(game) == (BIA, "offer")


@pytest.mark.rule("GB-LAST-02", "GB-LAST-03")
@pytest.mark.parametrize(
    ("players", "last", "assistant"),
    [(3, ANA, BIA), (3, CAIO, ANA), (4, BIA, CAIO), (4, DORA, ANA), (5, CAIO, DORA), (5, EVA, ANA)],
)
def test_the_three_cards_go_to_the_left_of_the_last_active_player(
    players: int, last: int, assistant: int
) -> None:
    dealer = (assistant + 1) % players
    game = assist(last, players, dealer=dealer)
    assert asked(game) == (assistant, "offer")
    assert set(THREE) < set(game.view(assistant)["hand"])
    assert not game.view()["players"][assistant]["active"]
    [passed] = happened(game, "passed-hand")
    assert (passed["seat"], passed["to"]) == (f"seat:{dealer}", f"seat:{assistant}")
    assert passed["count"] == 3


@pytest.mark.rule("GB-LAST-04")
def test_a_left_neighbour_who_dealt_keeps_the_cards() -> None:
    owners = {"banker": CAIO, "widow": CAIO, "farmer": BIA}
    game = table(["sheriff", *THREE], dealer=BIA, table=owners)
    offer(game, "sheriff", to=ANA)
    game.choose("refuse")  # Bia takes it, her last hat; Ana is left and Bia sits to her left
    assert asked(game) == (BIA, "offer")
    assert set(THREE) < set(game.view(BIA)["hand"])
    assert happened(game, "passed-hand") == []


@pytest.mark.rule("GB-LAST-04")
def test_a_last_active_player_who_dealt_gives_the_cards_to_the_left() -> None:
    owners = {"banker": CAIO, "widow": CAIO, "farmer": BIA}
    game = table(["sheriff", *THREE], dealer=ANA, table=owners)
    hand_over(game, "sheriff", to=BIA)
    assert game.view()["last_active"] == ANA
    assert asked(game) == (BIA, "offer")
    assert game.view(ANA)["hand"] is None
    [passed] = happened(game, "passed-hand")
    assert (passed["seat"], passed["to"]) == ("seat:0", "seat:1")


@pytest.mark.rule("GB-LAST-05")
def test_the_first_assistant_takes_the_whole_deck() -> None:
    game = assist(ANA, deck=("sheriff", "robber"))
    assert game.view()["deck_count"] == 0
    assert sorted(game.view(BIA)["hand"]) == sorted([*THREE, "sheriff", "robber"])
    [drawn] = happened(game, "drew")
    assert (drawn["seat"], drawn["count"]) == ("seat:1", 2)
    for seat in everyone_but(game, BIA):
        assert heard(game, seat, "drew") == [{"seat": "seat:1", "count": 2, "cards": None}]


# ---- the arithmetic ----


@pytest.mark.rule("GB-LAST-06", "GB-LAST-07")
@pytest.mark.parametrize(("left", "in_hand"), [(1, 4), (2, 5), (3, 6)])
def test_the_first_hand_against_two_players_hats(left: int, in_hand: int) -> None:
    game = head_to_head(left)
    assert game.view()["hand_count"] == in_hand
    assert happened(game, "drew")[0]["count"] == left


@pytest.mark.rule("GB-LAST-06", "GB-LAST-08", "GB-LAST-09", "GB-LAST-10")
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize(("worn", "in_hand"), [("", 5), ("sheriff", 4)])
def test_the_first_hand_with_more_players(players: int, worn: str, in_hand: int) -> None:
    game = assist(CAIO, players, worn=worn)
    assert game.view()["hand_count"] == in_hand
    assert sum(hats(game)) == in_hand - 3
    assert HATS[players] == len(controllers(game)) + in_hand - 3


# ---- an assisted offer ----


@pytest.mark.rule("GB-LAST-11")
def test_an_assistant_offers_one_card_to_the_last_active_player_under_a_name_in_hand() -> None:
    game = assist(ANA, deck=("sheriff", "robber"))
    hand = [*THREE, "sheriff", "robber"]
    assert keys(game) == {f"offer:{card}" for card in hand}
    game.choose("offer:robber")
    assert keys(game) == {f"name:{card}" for card in hand}
    with pytest.raises(tw.IllegalChoice):
        game.choose("name:charlatan")
    game.choose("name:goat")
    assert asked(game) == (ANA, "answer")
    for seat in everyone_but(game, BIA):
        face_down = {"dealer": BIA, "receiver": ANA, "claim": "goat", "character": None}
        assert game.view(seat)["offer"] == face_down


@pytest.mark.rule("GB-LAST-11")
def test_an_assistant_is_asked_for_a_name_not_for_a_receiver() -> None:
    game = assist(ANA)
    assert asked(game) == (BIA, "offer")
    game.choose("offer:goat")
    assert asked(game) == (BIA, "name")


@pytest.mark.rule("GB-LAST-12")
def test_the_last_active_player_accepts_as_anybody_does() -> None:
    game = assist(ANA, deck=("robber", "sheriff"))
    offer(game, "robber", naming="goat")
    game.choose("accept")
    assert controllers(game)["robber"] == ANA
    assert hats(game) == [1, 0, 0]
    saloon = [card["character"] for card in location(game, "saloon")["characters"]]
    assert saloon == ["robber"]
    assert asked(game) == (ANA, "rob")
    assert keys(game) == {"rob:bank", "rob:ranch"}
    game.choose("rob:bank")
    assert location(game, "bank")["tokens"] == 0
    assert asked(game) == (CAIO, "offer")


@pytest.mark.rule("GB-LAST-12")
def test_an_accepted_taker_takes_for_the_last_active_player() -> None:
    owners = {"widow": BIA, "dancer": BIA, "farmer": CAIO, "cowboy": CAIO}
    game = assisted(["banker", "goat", "gambler"], owners, stock={"bank": 2})
    hand_over(game, "banker")
    assert tokens(game, ANA) == {"bottle": 1, "bill": 2}
    assert controllers(game)["banker"] == ANA


@pytest.mark.rule("GB-LAST-13", "GB-LAST-14")
def test_a_refused_card_is_shown_and_discarded_without_effect() -> None:
    game = assist(ANA, deck=("robber", "sheriff"))
    offer(game, "robber", naming="goat")
    game.choose("refuse")
    assert asked(game) == (CAIO, "offer")  # no robbery is asked for
    assert game.view()["discard"] == ["robber"]
    assert "robber" not in controllers(game)
    assert hats(game) == [2, 0, 0]
    assert [location(game, place)["tokens"] for place in ("bank", "ranch")] == [1, 1]
    shown = {"seat": "seat:0", "dealer": "seat:1"}
    shown |= {"claim": "character:goat", "character": "character:robber"}
    for seat in everyone_but(game):
        assert heard(game, seat, "discarded") == [shown]


@pytest.mark.rule("GB-LAST-15")
@pytest.mark.parametrize(
    ("last", "order"),
    [(DORA, [ANA, BIA, CAIO, ANA, BIA]), (BIA, [CAIO, DORA, ANA, CAIO, DORA])],
)
def test_the_whole_hand_goes_clockwise_past_the_last_active_player(
    last: int, order: list[int]
) -> None:
    game = assist(last, players=4, dealer=order[0], deck=("sheriff", "gunslinger"))
    hand = sorted([*THREE, "sheriff", "gunslinger"])
    for assistant in order[:4]:
        assert asked(game) == (assistant, "offer")
        assert sorted(game.view(assistant)["hand"]) == hand
        card = hand.pop()
        offer(game, card)
        game.choose("refuse" if len(hand) > 1 else "accept")
        assert game.view()["dealer"] == order[order.index(assistant) + 1]


@pytest.mark.rule("GB-LAST-16")
def test_with_two_players_the_same_one_assists_throughout() -> None:
    game = head_to_head(2)
    for answer in ["refuse", "accept", "refuse", "refuse"]:
        assert asked(game) == (ANA, "offer")
        answer_all(game, [answer])
    assert asked(game) == (ANA, "offer")
    assert happened(game, "passed-hand") == []


@pytest.mark.rule("GB-LAST-17")
def test_later_assistants_draw_nothing() -> None:
    game = assist(ANA, players=4, dealer=BIA, deck=("sheriff", "gunslinger"))
    for size in (5, 4, 3):
        assert game.view()["hand_count"] == size
        answer_all(game, ["refuse"])
    assert len(happened(game, "drew")) == 1


# ---- to the end ----


@pytest.mark.rule("GB-LAST-18", "GB-LAST-21", "GB-LAST-23")
@pytest.mark.parametrize("left", [1, 2, 3])
def test_offers_go_on_until_the_last_hat_and_not_beyond(left: int) -> None:
    game = head_to_head(left)
    for placed in range(left):
        assert asked(game) == (ANA, "offer")
        assert hats(game) == [0, left - placed]
        hand_over(game, "goat" if placed == 0 else assistant_hand(game)[0])
    assert len(happened(game, "offered")) == left
    assert len(happened(game, "put-aside")) == 1
    assert [event.key for event in game.events].count("discarded") == 0


@pytest.mark.rule("GB-LAST-19")
@pytest.mark.parametrize(("left", "in_hand"), [(1, 1), (2, 2), (3, 3)])
def test_with_as_many_hats_as_cards_one_must_accept(left: int, in_hand: int) -> None:
    game = head_to_head(left)
    answer_all(game, ["refuse"] * 3)
    assert game.view()["hand_count"] == in_hand
    offer(game, assistant_hand(game)[0])
    assert asked(game) == (BIA, "answer")
    assert keys(game) == {"accept"}
    with pytest.raises(tw.IllegalChoice):
        game.choose("refuse")


@pytest.mark.rule("GB-LAST-19")
def test_with_one_card_more_than_hats_one_may_still_refuse() -> None:
    game = head_to_head(2)
    answer_all(game, ["refuse", "refuse"])
    offer(game, assistant_hand(game)[0])
    assert keys(game) == {"accept", "refuse"}


@pytest.mark.rule("GB-LAST-20", "GB-LAST-21")
@pytest.mark.parametrize("left", [1, 2, 3])
def test_after_three_refusals_every_card_must_be_accepted(left: int) -> None:
    game = head_to_head(left, deck=("gunslinger", "seller", "sheriff")[:left])
    answer_all(game, ["refuse"] * 3)
    for _ in range(left):
        offer(game, assistant_hand(game)[0])
        assert keys(game) == {"accept"}
        game.choose("accept")
    assert len(happened(game, "offered")) == left + 3
    assert happened(game, "put-aside") == [{"count": 0}]


@pytest.mark.rule("GB-LAST-22")
def test_a_single_card_can_only_be_named_by_its_name() -> None:
    game = head_to_head(1)
    answer_all(game, ["refuse"] * 3)
    [card] = assistant_hand(game)
    game.choose(f"offer:{card}")
    assert keys(game) == {f"name:{card}"}


@pytest.mark.rule("GB-LAST-23")
def test_with_the_last_hat_the_saloon_phase_begins() -> None:
    owners = {"banker": ANA, "widow": ANA, "dancer": BIA, "gambler": BIA, "farmer": CAIO}
    game = assisted(["goat", "sheriff", "robber"], owners, stock={"saloon": 1})
    assert asked(game) == (ANA, "offer")
    hand_over(game, "goat")
    assert not any(player["active"] for player in game.view()["players"])
    assert game.view()["dealer"] is None
    assert asked(game) == (BIA, "give")  # the Dancer's


@pytest.mark.rule("GB-LAST-24")
@pytest.mark.parametrize("refusals", [0, 1, 2, 3])
def test_what_is_left_in_hand_is_put_aside(refusals: int) -> None:
    owners = {"banker": ANA, "widow": ANA, "dancer": BIA, "cowboy": BIA, "farmer": CAIO}
    hand = ["goat", "gambler", "sheriff"]
    game = assisted(hand, owners, deck=["charlatan"], stock={"saloon": 1})
    for card in ["charlatan", "gambler", "sheriff"][:refusals]:
        offer(game, card)
        game.choose("refuse")
    hand_over(game, "goat")
    view = game.view()
    assert (view["hand_count"], view["aside_count"]) == (0, 3 - refusals)
    assert happened(game, "put-aside") == [{"count": 3 - refusals}]


@pytest.mark.rule("GB-LAST-24")
def test_nobody_sees_the_left_over_cards_and_they_do_nothing() -> None:
    owners = {"banker": ANA, "gunslinger": ANA, "dancer": BIA, "cowboy": BIA, "farmer": CAIO}

    def played(hand: list[str]) -> tw.Game:
        deck, stock = ["widow"], {"saloon": 1}
        game = assisted([*hand, "goat"], owners, deck=deck, stock=stock, removed_up="charlatan")
        hand_over(game, "goat")
        return game

    one, other = played(["sheriff", "gambler"]), played(["robber", "gambler"])
    for seat in everyone_but(one):
        assert one.view(seat) == other.view(seat)  # the Assistant is shown them no more, either
        assert one.view(seat)["aside_count"] == 3
    for seat in (CAIO, None):
        assert not tells_apart(seat, one, other)
    assert happened(one, "shot") == []  # the Sheriff is not in play
    one.choose("give:0")
    assert happened(one, "gambled") == []  # nor is the Gambler
