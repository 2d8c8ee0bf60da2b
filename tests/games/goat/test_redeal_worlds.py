"""Law (e): redeal deals exactly the worlds that fit what a seat saw, found by brute force."""

from collections import Counter
from fractions import Fraction
from random import Random
from typing import Any

import pytest

import tumbleweed as tw
from core import laws
from games.goat.worlds import (
    CHARACTERS,
    Cards,
    Picks,
    bottle_picks,
    card_worlds,
    cards_and_minds_of,
    cards_of,
    deck_of,
    in_order,
    offer_picks,
    picks_of,
    swindle_picks,
    token_worlds,
    tokens_of,
)
from support.goat import ANA, BIA, CAIO, DORA, hand_over, offer, saloon

pytestmark = pytest.mark.walk

# ---- cards ----

DECK = ["widow", "banker", "sheriff", "goat", "farmer", "dancer"]  # down, up, Ana's first hand
DECK += ["gunslinger", "cowboy", "gambler", "charlatan", "robber"]


def round_of(players: int = 3, deck: list[str] | None = None, **facts: Any) -> tw.Game:
    return tw.at_table("goat", players=players, at="round", deck=deck or DECK, **facts)


def card_worlds_of(game: tw.Game, seat: int) -> Counter[Cards]:
    return card_worlds(CHARACTERS[game.players], game.events_for(seat), game.view(seat))


def exactly(game: tw.Game, *seats: int) -> list[int]:
    """Law (e) for the cards; how many worlds there are for each seat."""
    sizes = []
    for seat in seats:
        found = card_worlds_of(game, seat)
        laws.reaches(game, seat, found, cards_of, range(12 * len(found) + 60))
        sizes.append(len(found))
    return sizes


def third_offer() -> tw.Game:
    """Ana and Bia have dealt; Caio deals to Bia and lies."""
    game = round_of()
    hand_over(game, "goat", to=BIA)
    offer(game, "farmer", to=CAIO, naming="gunslinger")
    game.choose("accept")
    offer(game, "dancer", to=BIA, naming="sheriff")
    return game


@pytest.mark.rule("GB-DEAL-03", "GB-DEAL-06", "GB-DEAL-08")
def test_dealer_receiver_and_a_former_holder_before_an_offer() -> None:
    """All know of sheriff, dancer, gunslinger in the hand; five more cards could be anywhere."""
    dealer, receiver, two_passes_ago = exactly(third_offer(), CAIO, BIA, ANA)
    assert dealer == 4  # the face-down card: all others were seen
    assert receiver == two_passes_ago == 5 * 4 * 4  # in the hand, face down, and which is laid


def test_the_order_of_a_deck_is_open_to_nobody() -> None:
    game = third_offer()
    found = set(in_order(card_worlds_of(game, CAIO)))
    assert len(found) == 4 * 6
    laws.reaches(game, CAIO, found, lambda world: (cards_of(world), deck_of(world)), range(400))


@pytest.mark.rule("GB-DEAL-08")
def test_a_third_party_holds_a_dealer_to_the_claims() -> None:
    game = round_of(players=4, deck=[*DECK[:10], "robber", "seller", "kid"])
    offer(game, "goat", to=BIA, naming="sheriff")
    game.choose("refuse")
    offer(game, "farmer", to=ANA, naming="dancer")
    game.choose("accept")
    offer(game, "gunslinger", to=BIA, naming="cowboy")
    [never_dealt] = exactly(game, DORA)
    assert never_dealt == 7 * 6 * 4  # sheriff, dancer, cowboy and one of seven


def goat_came_back() -> tw.Game:
    """The Goat was turned up and went back into the deck; nobody has seen it since."""
    deck = ["sheriff", "farmer", "dancer", "gunslinger", "cowboy", "gambler", "charlatan"]
    game = round_of(deck=["widow", "goat", "banker"], chance={"deck": deck})
    hand_over(game, "sheriff", to=BIA)
    hand_over(game, "farmer", to=CAIO)
    hand_over(game, "dancer", to=ANA)
    return game


@pytest.mark.rule("GB-UPKEEP-10", "GB-UPKEEP-13")
def test_the_goat_returned_is_not_the_card_face_down() -> None:
    game = goat_came_back()
    for seat in (ANA, BIA, CAIO):
        found = card_worlds_of(game, seat)
        assert any("goat" in world.deck for world in found)
        assert not any(world.down == "goat" for world in found)
    exactly(game, ANA, BIA, CAIO)


@pytest.mark.rule("GB-UPKEEP-10")
def test_the_goat_returned_is_anywhere_else_as_likely() -> None:
    game = goat_came_back()
    for seat in (ANA, BIA, CAIO):
        as_likely(game, seat)


def one_active_left() -> tw.Game:
    """Ana has two hats left, nobody else has any; Bia assists with a hand of five."""
    game = round_of()
    hand_over(game, "goat", to=CAIO)
    hand_over(game, "farmer", to=CAIO)
    hand_over(game, "sheriff", to=BIA)
    offer(game, "cowboy", to=ANA, naming="dancer")
    game.choose("refuse")
    return game


@pytest.mark.rule("GB-LAST-05", "GB-LAST-11")
def test_an_assistant_knows_all_and_the_others_what_they_saw() -> None:
    game = one_active_left()
    offer(game, "gambler", naming="charlatan")
    assistant, last_active, inactive = exactly(game, BIA, ANA, CAIO)
    assert assistant == 1  # the whole deck went through her hand
    assert last_active == 3 * 5  # which of three is face down, and which of five is laid
    assert inactive == 4 * 5  # he never saw the gunslinger either


@pytest.mark.rule("GB-LAST-24")
def test_the_cards_left_over_stay_hidden_in_the_saloon() -> None:
    game = one_active_left()
    offer(game, "gambler", naming="charlatan")
    game.choose("refuse")
    hand_over(game, "dancer")
    hand_over(game, "gunslinger")
    assert game.view()["aside_count"] == 2
    assert exactly(game, BIA, CAIO, ANA) == [1, 1, 2]  # Ana heard the charlatan named, no more


def test_every_world_of_cards_is_as_likely() -> None:
    game = third_offer()
    for seat in (ANA, BIA, CAIO):
        as_likely(game, seat)


def as_likely(game: tw.Game, seat: int) -> None:
    """Law (e), how often: by the number of ways in which a world can have come about."""
    weights = {world: Fraction(ways) for world, ways in card_worlds_of(game, seat).items()}
    laws.fits(game, seat, weights, cards_of, range(3_000))


@pytest.mark.rule("GB-DEAL-26")
def test_what_others_know_is_dealt_anew_too() -> None:
    """Which of the cards before me went through whose hands, I cannot know."""
    game = third_offer()
    assert minds_exactly(game, CAIO) == 4 * 2  # was the dancer Ana's, or did Bia draw it
    game.choose("refuse")
    offer(game, "cowboy", to=BIA, naming="gunslinger")
    minds_exactly(game, BIA)
    minds_exactly(game, CAIO)


def minds_exactly(game: tw.Game, seat: int) -> int:
    """Law (e) for the cards and what each seat has seen of them; how many worlds there are."""
    seen = (CHARACTERS[game.players], game.events_for(seat), game.view(seat))
    found = card_worlds(*seen, minds=game.players)
    weights = {world: Fraction(ways) for world, ways in found.items()}
    seeds = range(int(14 * found.total() / min(found.values())))
    laws.reaches(game, seat, found, cards_and_minds_of, seeds)
    laws.fits(game, seat, weights, cards_and_minds_of, seeds)
    return len(found)


@pytest.mark.soak
@pytest.mark.parametrize("players", [3, 4, 5])
def test_what_others_know_is_dealt_anew_in_many_places(players: int) -> None:
    for place in range(15):
        luck = Random(f"{players} minds, place {place}")
        game = laws.wander(tw.new("goat", players=players, seed=place), luck, luck.randrange(60))
        for seat in range(players):
            if len(card_worlds_of(game, seat)) <= 60:
                minds_exactly(game, seat)


# ---- answers that lie sealed ----


@pytest.mark.rule("GB-DEAL-04", "GB-DEAL-05")
@pytest.mark.parametrize("picks", [["offer:gambler"], ["offer:gambler", "to:1"]])
def test_an_offer_not_yet_named_could_be_any(picks: list[str]) -> None:
    game = third_offer()
    game.choose("refuse")
    game.choose_all(list(picks))
    for seat, size in ((BIA, 30), (CAIO, 12)):
        found = {
            (world, sealed)
            for world in card_worlds_of(game, seat)
            for sealed in offer_picks(world.hand, game.view(seat), len(picks))
        }
        assert len(found) == size * 4  # Caio has no hat left: only Bia can receive
        laws.reaches(game, seat, found, _cards_and_picks, range(12 * len(found)))
    laws.reaches(game, ANA, {tuple(picks)}, lambda world: picks_of(world, ANA), range(20))


def _cards_and_picks(game: tw.Game) -> tuple[Cards, Picks]:
    return cards_of(game), picks_of(game, game.asked[0])


@pytest.mark.rule("GB-DEAL-05", "GB-LAST-11")
def test_a_first_offer_could_go_to_any_active_player() -> None:
    game = tw.at_table("goat", players=5, hand=["goat", "kid", "miner", "widow"], starter=DORA)
    game.choose_all(["offer:kid", "to:4"])
    receivers = {picks_of(game.redeal(ANA, seed), DORA)[1] for seed in range(60)}
    assert receivers == {"to:0", "to:1", "to:2", "to:4"}


@pytest.mark.rule("GB-LAST-11")
def test_an_assisted_offer_not_yet_named_could_be_any() -> None:
    game = one_active_left()
    game.choose("offer:robber")
    found = {
        (world, sealed)
        for world in card_worlds_of(game, ANA)
        for sealed in offer_picks(world.hand, game.view(ANA), 1)
    }
    laws.reaches(game, ANA, found, _cards_and_picks, range(12 * len(found)))


@pytest.mark.rule("GB-CHAR-37", "GB-CHAR-38")
@pytest.mark.parametrize("picks", [["swindle:0"], ["swindle:0", "swindle:2"]])
def test_a_swindle_not_yet_done_could_hit_any(picks: list[str]) -> None:
    hand = ["charlatan", "goat", "widow", "dancer"]
    game = tw.at_table("goat", players=3, hand=hand, coins=[3, 2, 1])
    hand_over(game, "charlatan", to=BIA)
    game.choose_all(list(picks))
    for seat in (ANA, CAIO):
        found = swindle_picks(BIA, game.view(seat), len(picks))
        assert tuple(picks) in found
        laws.reaches(game, seat, found, lambda world: picks_of(world, BIA), range(60))


@pytest.mark.rule("GB-CHAR-45")
def test_bottles_not_yet_given_could_go_to_any() -> None:
    game = saloon({"dancer": BIA}, players=4, stock={"saloon": 3})
    game.choose_all(["give:0", "give:3"])
    for seat in (ANA, CAIO, DORA):
        found = bottle_picks(BIA, game.view(seat), 2)
        assert len(found) == 9
        laws.reaches(game, seat, found, lambda world: picks_of(world, BIA), range(120))


# ---- anywhere ----


@pytest.mark.parametrize(("players", "places"), [(2, 4), (3, 4), (4, 2), (5, 1)])
def test_redeal_reaches_the_brute_force_worlds_anywhere(players: int, places: int) -> None:
    assert sum(_anywhere(players, seed) for seed in range(places)) >= places


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_redeal_reaches_the_brute_force_worlds_in_many_places(players: int) -> None:
    assert sum(_anywhere(players, seed, most=500) for seed in range(100, 150)) >= 50


def _anywhere(players: int, seed: int, most: int = 150) -> int:
    """Law (e) for all seats at some question of a random game. How many seats had few worlds."""
    luck = Random(f"{players} players, place {seed}")
    game = tw.new("goat", players=players, seed=seed)
    laws.wander(game, luck, luck.randrange(100))
    few = 0
    for seat in range(players):
        cards = card_worlds_of(game, seat)
        start = [["bottle"]] * players
        tokens = token_worlds(start, game.events_for(seat), game.view(seat))
        found = {(world, reserve.reserves) for world in cards for reserve in tokens}
        if len(found) <= most:
            few += 1
            laws.reaches(game, seat, found, _cards_and_reserves, range(14 * len(found) + 60))
        else:
            assert {_cards_and_reserves(game.redeal(seat, n)) for n in range(60)} <= found
    return few


def _cards_and_reserves(game: tw.Game) -> tuple[Cards, Any]:
    return cards_of(game), tokens_of(game).reserves


@pytest.mark.soak
@pytest.mark.rule("GB-DEAL-08")
def test_a_first_offer_before_those_who_never_dealt() -> None:
    game = round_of()
    offer(game, "goat", to=BIA, naming="sheriff")
    assert exactly(game, BIA, CAIO) == [2016, 2016]
