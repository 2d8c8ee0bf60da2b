"""Distribution: the hand goes round, one card is offered, and somebody ends up wearing it."""

import pytest

import tumbleweed as tw
from support.goat import (
    ANA,
    BIA,
    CAIO,
    DORA,
    EVA,
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

HAND = ["farmer", "sheriff", "dancer", "goat"]
HOMES = {
    "store": ["seller", "kid"],
    "bank": ["banker", "widow"],
    "ranch": ["farmer", "cowboy"],
    "mine": ["miner", "prospector"],
    "saloon": ["gunslinger", "sheriff", "robber", "charlatan", "dancer", "gambler"],
}


# ---- the first Dealer ----


@pytest.mark.rule("GB-DEAL-01", "GB-DEAL-02")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_starting_player_deals_first_from_four_cards(players: int) -> None:
    starter = players - 1
    game = tw.new("goat", players=players, seed=5, first_player=starter)
    assert asked(game) == (starter, "offer")
    assert game.view()["dealer"] == starter
    assert len(game.view(starter)["hand"]) == 4
    [drawn] = happened(game, "drew")
    assert (drawn["seat"], drawn["count"]) == (f"seat:{starter}", 4)


@pytest.mark.rule("GB-DEAL-02")
def test_the_four_cards_come_off_the_top_of_the_deck() -> None:
    top = ["widow", "banker", "goat", "dancer", "sheriff", "farmer", "cowboy"]
    game = tw.at_table("goat", players=3, at="round", starter=CAIO, deck=top)
    assert asked(game) == (CAIO, "offer")
    assert sorted(game.view(CAIO)["hand"]) == ["dancer", "farmer", "goat", "sheriff"]
    assert game.view()["deck_count"] == 11 - 2 - 4


@pytest.mark.rule("GB-DEAL-03")
def test_nobody_but_the_dealer_can_tell_one_hand_from_another() -> None:
    def round_with(drawn: list[str], rest: list[str]) -> tw.Game:
        deck = ["widow", "banker", *drawn, *rest]
        return tw.at_table("goat", players=3, at="round", starter=BIA, deck=deck)

    one = round_with(["farmer", "sheriff", "dancer", "goat"], ["robber", "gambler"])
    other = round_with(["robber", "gambler", "dancer", "goat"], ["farmer", "sheriff"])
    assert tells_apart(BIA, one, other)
    for seat in everyone_but(one, BIA):
        assert not tells_apart(seat, one, other)
        assert one.view(seat)["hand"] is None
        assert heard(one, seat, "drew") == [{"seat": f"seat:{BIA}", "count": 4, "cards": None}]


# ---- card, receiver, name ----


@pytest.mark.rule("GB-DEAL-04")
def test_the_dealer_must_offer_one_of_the_four_cards() -> None:
    game = table(HAND)
    assert keys(game) == {f"offer:{card}" for card in HAND}
    with pytest.raises(tw.IllegalChoice):
        game.choose("offer:banker")


@pytest.mark.rule("GB-DEAL-04")
def test_exactly_one_card_leaves_the_hand() -> None:
    game = table(HAND)
    offer(game, "farmer", to=BIA)
    assert game.view(ANA)["hand"] == ["sheriff", "dancer", "goat"]
    assert game.asked == [BIA]


@pytest.mark.rule("GB-DEAL-05")
@pytest.mark.parametrize("dealer", [ANA, CAIO, EVA])
def test_the_offer_may_go_to_any_other_player(dealer: int) -> None:
    others = {ANA, BIA, CAIO, DORA, EVA} - {dealer}
    for receiver in others:
        game = table(HAND, players=5, dealer=dealer)
        game.choose("offer:goat")
        assert keys(game) == {f"to:{seat}" for seat in others}
        game.choose_all([f"to:{receiver}", "name:goat"])
        assert asked(game) == (receiver, "answer")
        assert game.view()["offer"]["receiver"] == receiver


@pytest.mark.rule("GB-DEAL-06", "GB-DEAL-10")
def test_the_card_lies_face_down_before_the_receiver_too() -> None:
    games = [table(HAND, dealer=CAIO) for _ in range(2)]
    for game, card in zip(games, ["farmer", "goat"], strict=True):
        offer(game, card, to=BIA, naming="dancer")
        assert game.view(CAIO)["offer"]["character"] == card
    honest, other = games
    assert tells_apart(CAIO, honest, other)
    for seat in everyone_but(honest, CAIO):
        assert not tells_apart(seat, honest, other)
        face_down = {"dealer": CAIO, "receiver": BIA, "claim": "dancer", "character": None}
        assert honest.view(seat)["offer"] == face_down


@pytest.mark.rule("GB-DEAL-10")
def test_the_receiver_must_say_yes_or_no_before_the_card_is_shown() -> None:
    games = [table(HAND) for _ in range(2)]
    for game, card in zip(games, ["farmer", "goat"], strict=True):
        offer(game, card, to=BIA, naming="dancer")
        assert asked(game) == (BIA, "answer")
        assert keys(game) == {"accept", "refuse"}
        assert game.decision is not None
        assert game.decision.prompt.args == {"dealer": "seat:0", "claim": "character:dancer"}
        assert game.view()["players"][BIA]["hats"] == 2
        assert controllers(game) == {}


@pytest.mark.rule("GB-DEAL-07")
def test_no_offer_without_a_name() -> None:
    game = table(HAND)
    game.choose_all(["offer:farmer", "to:1"])
    assert asked(game) == (ANA, "name")
    assert game.view()["offer"] is None
    assert happened(game, "offered") == []
    game.choose("name:sheriff")
    for seat in everyone_but(game):
        assert game.view(seat)["offer"]["claim"] == "sheriff"
        [told] = heard(game, seat, "offered")
        assert (told["seat"], told["to"]) == ("seat:0", "seat:1")
        assert told["claim"] == "character:sheriff"


@pytest.mark.rule("GB-DEAL-08")
def test_the_name_must_be_one_of_the_four_cards_and_the_offered_one_counts() -> None:
    game = table(HAND)
    game.choose_all(["offer:farmer", "to:1"])
    assert keys(game) == {f"name:{card}" for card in HAND}
    before = game.view(ANA)
    with pytest.raises(tw.IllegalChoice):
        game.choose("name:gambler")
    assert game.view(ANA) == before
    assert asked(game) == (ANA, "name")


@pytest.mark.rule("GB-DEAL-09")
@pytest.mark.parametrize("card", HAND)
@pytest.mark.parametrize("name", HAND)
def test_any_card_may_go_under_any_name_of_the_hand(card: str, name: str) -> None:
    game = table(HAND)
    offer(game, card, to=BIA, naming=name)
    assert game.view()["offer"]["claim"] == name
    game.choose("accept")
    [shown] = happened(game, "accepted")
    assert (shown["claim"], shown["character"]) == (f"character:{name}", f"character:{card}")
    assert controllers(game) == {card: BIA}


# ---- yes or no ----


@pytest.mark.rule("GB-DEAL-11")
def test_who_accepts_reveals_the_card_and_puts_a_hat_on_it() -> None:
    game = table(HAND)
    offer(game, "goat", to=BIA, naming="farmer")
    game.choose("accept")
    assert controllers(game) == {"goat": BIA}
    assert hats(game) == [2, 1, 2]
    shown = {"seat": "seat:1", "dealer": "seat:0"}
    shown |= {"claim": "character:farmer", "character": "character:goat"}
    for seat in everyone_but(game):
        assert heard(game, seat, "accepted") == [shown]


@pytest.mark.rule("GB-DEAL-12")
def test_a_refused_card_comes_back_to_the_dealer_under_the_dealers_hat() -> None:
    game = table(HAND)
    offer(game, "goat", to=BIA, naming="farmer")
    game.choose("refuse")
    assert controllers(game) == {"goat": ANA}
    assert hats(game) == [1, 2, 2]
    shown = {"seat": "seat:1", "dealer": "seat:0"}
    shown |= {"claim": "character:farmer", "character": "character:goat"}
    for seat in everyone_but(game):
        assert heard(game, seat, "refused") == [shown]


# ---- where the cards go ----


@pytest.mark.rule("GB-DEAL-14", "GB-DEAL-15")
@pytest.mark.parametrize(
    ("home", "card"), [(home, card) for home, cards in HOMES.items() for card in cards]
)
def test_a_character_goes_to_the_right_of_its_location(home: str, card: str) -> None:
    others = [other for other in ("goat", "farmer", "widow", "dancer") if other != card][:3]
    game = table([card, *others], players=5)
    hand_over(game, card, to=DORA)
    assert controllers(game) == {card: DORA}
    [standing] = location(game, home)["characters"]
    assert (standing["character"], standing["owner"]) == (card, DORA)
    assert game.view()["goat"] is None


@pytest.mark.rule("GB-DEAL-16", "GB-CHAR-60")
def test_the_goat_lies_below_the_saloon_and_only_eats_a_hat() -> None:
    full = {"saloon": 1, "bank": 1, "ranch": 1}
    game = table(HAND, stock=full, till={"bank": 1, "ranch": 1})
    told = len(game.events)
    hand_over(game, "goat", to=BIA)
    view = game.view()
    assert view["goat"] == {"character": "goat", "owner": BIA}
    assert [place["characters"] for place in view["locations"]] == [[], [], []]
    assert [place["tokens"] for place in view["locations"]] == [1, 1, 1]
    assert [player["coins"] for player in view["players"]] == [2, 2, 2]
    since = [event.key for event in game.events[told:]]
    assert since == ["offered", "accepted", "passed-hand", "drew"]
    assert hats(game) == [2, 1, 2]


# ---- instant effects ----


@pytest.mark.rule("GB-DEAL-17")
@pytest.mark.parametrize(("answer", "owner"), [("accept", CAIO), ("refuse", ANA)])
def test_an_instant_effect_serves_the_owner_of_the_hat_before_the_hand_goes_on(
    answer: str, owner: int
) -> None:
    game = table(HAND, stock={"ranch": 2})
    offer(game, "farmer", to=CAIO)
    game.choose(answer)
    assert tokens(game, owner) == {"bottle": 1, "cattle": 2}
    since = [event.key for event in game.events]
    assert since.index("took-tokens") < since.index("passed-hand")
    assert asked(game) == (BIA, "offer")


@pytest.mark.rule("GB-DEAL-17")
@pytest.mark.parametrize(("answer", "owner"), [("accept", CAIO), ("refuse", ANA)])
def test_an_instant_effect_that_asks_is_answered_before_the_next_dealer_acts(
    answer: str, owner: int
) -> None:
    game = table(["robber", "farmer", "dancer", "goat"], stock={"ranch": 1})
    offer(game, "robber", to=CAIO)
    game.choose(answer)
    assert asked(game) == (owner, "rob")
    assert game.view()["dealer"] == ANA
    game.choose("rob:ranch")
    assert asked(game) == (BIA, "offer")


# ---- gray hats ----


@pytest.mark.rule("GB-DEAL-18")
@pytest.mark.parametrize(
    ("players", "worn"),
    [(2, ["banker", "widow"]), (3, ["banker"]), (4, ["banker"]), (5, ["banker"])],
)
def test_the_last_small_hat_turns_the_big_hat_gray_at_once(players: int, worn: list[str]) -> None:
    hand = ["robber", "sheriff", "dancer", "goat"]
    game = table(hand, players, table=dict.fromkeys(worn, BIA), stock={"bank": 1})
    assert game.view()["players"][BIA]["active"]
    hand_over(game, "robber", to=BIA)
    assert asked(game) == (BIA, "rob")  # still in the middle of the offer
    assert not game.view()["players"][BIA]["active"]
    assert happened(game, "inactive") == [{"seat": "seat:1"}]
    assert game.view()["players"][ANA]["active"]


@pytest.mark.rule("GB-DEAL-18")
@pytest.mark.parametrize(("players", "worn"), [(2, ["banker"]), (3, []), (5, [])])
def test_with_a_small_hat_left_a_player_stays_active(players: int, worn: list[str]) -> None:
    game = table(["goat", "sheriff", "dancer", "gambler"], players, table=dict.fromkeys(worn, BIA))
    hand_over(game, "goat", to=BIA)
    assert game.view()["players"][BIA]["active"]
    assert happened(game, "inactive") == []


@pytest.mark.rule("GB-DEAL-19")
def test_an_inactive_player_is_offered_nothing() -> None:
    game = table(HAND, players=4, table={"banker": CAIO, "widow": CAIO})
    game.choose("offer:goat")
    assert keys(game) == {"to:1", "to:3"}
    with pytest.raises(tw.IllegalChoice):
        game.choose("to:2")


# ---- the next Dealer ----


@pytest.mark.rule("GB-DEAL-21", "GB-DEAL-22")
@pytest.mark.parametrize(("dealer", "following"), [(ANA, BIA), (BIA, CAIO), (CAIO, ANA)])
def test_three_cards_go_clockwise_and_a_fourth_is_drawn(dealer: int, following: int) -> None:
    game = table(HAND, dealer=dealer, deck=["gambler", "cowboy"])
    left = game.view()["deck_count"]
    offer(game, "goat", to=(dealer + 2) % 3)
    game.choose("accept")
    assert asked(game) == (following, "offer")
    assert sorted(game.view(following)["hand"]) == ["dancer", "farmer", "gambler", "sheriff"]
    assert game.view()["deck_count"] == left - 1
    for seat in (dealer, following):  # both have seen what changed hands
        [passed] = heard(game, seat, "passed-hand")
        assert passed["cards"] == [f"character:{card}" for card in HAND[:3]]
    game.choose("offer:gambler")
    assert keys(game) == {f"to:{seat}" for seat in range(3) if seat != following}


@pytest.mark.rule("GB-DEAL-20", "GB-DEAL-21")
def test_the_hand_passes_over_inactive_players() -> None:
    gray = {"banker": BIA, "widow": BIA, "seller": CAIO, "kid": CAIO}
    game = table(HAND, players=5, table=gray)
    hand_over(game, "goat", to=EVA)
    assert asked(game) == (DORA, "offer")
    hand_over(game, "sheriff", to=EVA)  # her second hat
    assert asked(game) == (ANA, "offer")


@pytest.mark.rule("GB-DEAL-23")
def test_a_dealer_left_with_the_last_refused_card_still_passes_three() -> None:
    game = table(HAND, table={"banker": ANA})
    offer(game, "goat", to=CAIO)
    game.choose("refuse")
    assert not game.view()["players"][ANA]["active"]
    [passed] = happened(game, "passed-hand")
    assert (passed["seat"], passed["to"], passed["count"]) == ("seat:0", "seat:1", 3)
    assert {"farmer", "sheriff", "dancer"} < set(game.view(BIA)["hand"])
    assert asked(game) == (BIA, "offer")


@pytest.mark.rule("GB-DEAL-03", "GB-DEAL-26")
def test_a_former_holder_is_not_shown_the_hand_again() -> None:
    one = table(["goat", "farmer", "sheriff", "banker"], removed_up="widow", deck=["dancer"])
    other = table(["goat", "gambler", "cowboy", "banker"], removed_up="widow", deck=["dancer"])
    for game in (one, other):
        hand_over(game, "goat", to=BIA)
        assert asked(game) == (BIA, "offer")
        assert game.view(ANA)["hand"] is None
    assert one.view(ANA) == other.view(ANA)
    assert one.events_for(ANA) != other.events_for(ANA)  # what she saw she may remember
    for seat in (CAIO, None):
        assert not tells_apart(seat, one, other)  # the cards change hands unseen


@pytest.mark.rule("GB-DEAL-03")
def test_a_hand_does_not_tell_which_of_its_cards_was_drawn_last() -> None:
    def passed_on_twice(fourth: str, drawn: str) -> tw.Game:
        hand = ["goat", "cowboy", "sheriff", fourth]
        game = table(hand, deck=[drawn, "farmer"], removed_up="widow")
        hand_over(game, "goat", to=BIA)
        hand_over(game, "sheriff", to=ANA)
        return game

    one, other = passed_on_twice("banker", "gambler"), passed_on_twice("gambler", "banker")
    assert asked(one) == (CAIO, "offer")
    assert set(one.view(CAIO)["hand"]) == {"banker", "cowboy", "farmer", "gambler"}
    assert not tells_apart(CAIO, one, other)
