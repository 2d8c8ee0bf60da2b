"""What a seat knows, case by case: cards seen with a Rifle, the house's cards, fight cards.

Over many redeals a known thing stays and an unknown one comes up as often as chance would have it.
"""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest

import tumbleweed as tw
from core import laws
from games.legends.legends_moments import moments

ANA, BIA, CAIO = range(3)
HERE = "mesitos-point-4"
HAND = ["poker-3-clubs", "poker-4-clubs", "poker-9-clubs", "poker-k-hearts", "poker-q-spades"]
SEEN = ["poker-9-clubs", "poker-k-hearts"]
OWN = ["poker-7-clubs", "poker-7-spades"]
FIGHT = [f"fight-{rank}" for rank in ("9", "4", "q", "2", "k", "3", "7")]


def dump(game: tw.Game) -> dict[str, Any]:
    return game.ruleset.dump(game.state)


def as_often(seen: Counter[str], weights: dict[str, Fraction]) -> None:
    """Nothing that cannot be, and everything as often as it should."""
    assert set(seen) <= set(weights)
    assert laws.chi_square(seen, weights) <= laws.chi_square_limit(len(weights) - 1)


def worlds(game: tw.Game, seat: int, count: int) -> Iterator[dict[str, Any]]:
    return (dump(game.redeal(seat, seed)) for seed in range(count))


# ---- a hand that was looked at, and a card laid from it ----


def looked_at() -> tw.Game:
    """Ana duels Bia and looks at two of her five cards."""
    game = tw.at_table(
        "legends",
        players=3,
        seats={
            ANA: {"space": HERE, "items": ["rifle"], "hand": OWN, "character": "kit-carson"},
            BIA: {"space": HERE, "hand": HAND, "character": "wyatt-earp"},
            CAIO: {"hand": ["poker-a-clubs"]},
        },
        chance={"hand": SEEN},
    )
    game.choose(f"duel:{BIA}")
    while (decision := game.decision) and decision.prompt.key == "ask-start-fight":
        game.choose(next((key for key in decision.keys if key != "pass"), "pass"))
    return game


@pytest.mark.rule("WL-TURN-20", "WL-FIGHT-06")
def test_cards_seen_are_known_to_be_in_that_hand() -> None:
    game = looked_at()
    told = [event.args for event in game.events_for(ANA) if event.key == "saw-cards"]
    assert [args["cards"] for args in told] == [[f"card:{card}" for card in SEEN]]
    for world in worlds(game, ANA, 60):
        assert set(SEEN) <= set(world["hands"][BIA])
    assert any(not set(SEEN) <= set(world["hands"][BIA]) for world in worlds(game, CAIO, 10))
    own = {tuple(world["hands"][BIA]) for world in worlds(game, BIA, 20)}
    assert own == {tuple(dump(game)["hands"][BIA])}


@pytest.mark.rule("WL-TURN-20", "WL-FIGHT-11")
def test_a_card_seen_and_then_laid_face_down_may_be_any_of_the_hand() -> None:
    """Caio has looked at two cards of Bia. Later she duels Ana and lays one of the two: he knows
    that both are in her hand or on the table, not that one of them lies there."""
    game = tw.at_table(
        "legends",
        players=3,
        active=CAIO,
        seats={
            CAIO: {"space": HERE, "items": ["rifle"], "hand": OWN, "character": "kit-carson"},
            BIA: {"space": HERE, "hand": HAND, "character": "wyatt-earp"},
            ANA: {"space": HERE, "hand": ["poker-a-clubs"], "character": "jesse-james"},
        },
        chance={"hand": SEEN},
    )
    game.choose(f"duel:{BIA}")
    act_until(game, "ask-lay")
    game.choose(f"lay:{OWN[0]}")
    game.choose("decline")
    act_until(game, "ask-act", seat=CAIO)
    game.choose("end")
    act_until(game, "ask-act", seat=ANA)
    game.choose("end")
    act_until(game, "ask-act", seat=BIA)
    hand = dump(game)["hands"][BIA]
    assert set(SEEN) <= set(hand)
    game.choose(f"duel:{ANA}")
    act_until(game, "ask-lay")
    game.choose(f"lay:{SEEN[1]}")
    assert game.view(CAIO)["fight"]["cards"][0] == {"seat": BIA, "card": None}
    pools = [(world["laid"][2 * BIA], world["hands"][BIA]) for world in worlds(game, CAIO, 900)]
    for laid, left in pools:
        assert set(SEEN) <= {laid, *left}
    chance = Fraction(1, len(hand))
    weights = {SEEN[0]: chance, SEEN[1]: chance, "another": 1 - 2 * chance}
    seen = Counter(laid if laid in SEEN else "another" for laid, _ in pools)
    as_often(seen, weights)
    known = {world["laid"][2 * BIA] for world in worlds(game, BIA, 20)}
    assert known == {SEEN[1]}


def act_until(game: tw.Game, prompt: str, seat: int | None = None) -> None:
    """Answer what is asked in between as idly as possible."""
    for _ in range(60):
        decision = game.decision
        assert decision is not None
        if decision.prompt.key == prompt and seat in (None, decision.seat):
            return
        looking = [key for key in decision.keys if key.startswith("item:")]
        game.choose(looking[0] if looking else decision.default)
    raise AssertionError(f"{prompt} is never asked")


# ---- fight cards ----


def heist(house: bool, luck: list[str]) -> tw.Game:
    """Ana robs the bank of Darkrock against the top three fight cards and lays an Ace."""
    game = tw.at_table(
        "legends",
        players=3,
        seats={
            ANA: {"space": "darkrock-bank", "hand": ["poker-a-hearts", "poker-6-clubs"]},
            BIA: {"hand": ["poker-8-clubs"]},
            CAIO: {"hand": ["poker-8-spades"]},
        },
        fight_deck=luck,
        options={"house_chooses": house},
    )
    game.choose("heist")
    act_until(game, "ask-lay")
    return game


def ranks(cards: list[str]) -> list[int]:
    order = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k", "a"]
    return [order.index(card.removeprefix("fight-")) for card in cards]


@pytest.mark.rule("WL-CLAR-10", "WL-HEIST-03")
def test_what_the_house_did_not_play_is_lower_in_every_world() -> None:
    """The house plays the highest of 9, 4 and Q; the other two are lower than the Q, to all."""
    game = heist(True, FIGHT)
    game.choose("lay:poker-a-hearts")
    for seat in range(3):
        others = set()
        for world in worlds(game, seat, 60):
            assert world["npc_card"] == "fight-q"
            assert max(ranks(world["npc_hand"])) < ranks(["fight-q"])[0]
            others.add(tuple(sorted(world["npc_hand"])))
        assert len(others) > 20


@pytest.mark.rule("WL-CLAR-10", "WL-HEIST-14")
def test_the_batch_of_the_house_stays_lower_under_the_deck() -> None:
    game = heist(True, FIGHT)
    game.choose("lay:poker-a-hearts")
    act_until(game, "ask-act")
    for seat in range(3):
        places: Counter[int] = Counter()
        for world in worlds(game, seat, 90):
            bottom = world["fight_deck"][:3]
            assert max(ranks(bottom)) == ranks(["fight-q"])[0]
            places[bottom.index("fight-q")] += 1
        assert set(places) == {0, 1, 2}


@pytest.mark.rule("WL-CLAR-10", "WL-HEIST-03", "WL-HEIST-17")
def test_only_the_neighbour_knows_what_was_drawn() -> None:
    """Caio, to the right of Ana, plays the guard; before he does nobody else knows the three."""
    game = heist(False, FIGHT)
    assert game.view(CAIO)["fight"]["npc_hand"] is not None
    drawn = {tuple(sorted(world["npc_hand"])) for world in worlds(game, CAIO, 30)}
    assert drawn == {tuple(sorted(FIGHT[:3]))}
    for seat in (ANA, BIA):
        assert game.view(seat)["fight"]["npc_hand"] is None
        assert len({tuple(sorted(world["npc_hand"])) for world in worlds(game, seat, 60)}) > 30


@pytest.mark.rule("WL-CLAR-10", "WL-HEIST-14")
def test_the_neighbour_remembers_the_cards_that_went_back() -> None:
    """Caio has seen all three; Ana and Bia the one that was revealed. Where they lie, nobody."""
    game = heist(False, FIGHT)
    game.choose("lay:poker-a-hearts")
    game.choose("npc:fight-4")
    act_until(game, "ask-act")
    for seat, known in ((CAIO, {"fight-9", "fight-4", "fight-q"}), (ANA, {"fight-4"})):
        bottoms = [world["fight_deck"][:3] for world in worlds(game, seat, 120)]
        assert all(known <= set(bottom) for bottom in bottoms)
        assert {bottom.index("fight-4") for bottom in bottoms} == {0, 1, 2}
        others = {tuple(sorted(set(bottom) - known)) for bottom in bottoms}
        assert (len(others) == 1) == (seat == CAIO)


# ---- the house at poker, characters, stories, cattle ----


@pytest.mark.rule("WL-POKER-06", "WL-POKER-45")
def test_nobody_knows_the_hand_of_the_house() -> None:
    """Where the house chooses, its four cards are hidden from the seat that deals, too."""
    for game, found in moments(4, 0, house_chooses=True):
        if "poker against a dealer" in found:
            for seat in range(4):
                assert game.view(seat)["poker"]["dealer_hand"] is None
                hands = {tuple(world["dealer_hand"]) for world in worlds(game, seat, 30)}
                assert len(hands) > 20
            return
    raise AssertionError("nobody played alone")


@pytest.mark.rule("WL-POKER-06")
def test_the_dealer_knows_the_own_deal_and_nobody_else_does() -> None:
    for game, found in moments(4, 0):
        if "poker against a dealer" in found:
            dealer = game.view()["poker"]["dealer"]
            for seat in range(4):
                hands = {tuple(world["dealer_hand"]) for world in worlds(game, seat, 30)}
                assert (len(hands) == 1) == (seat == dealer)
            return
    raise AssertionError("nobody played alone")


@pytest.mark.rule("WL-SETUP-34")
def test_characters_dealt_to_others_may_be_any_but_the_own() -> None:
    game = tw.new("legends", players=3, seed=4)
    own = game.view(ANA)["dealt"]
    game.choose(f"character:{game.view(BIA)['dealt'][0]}", seat=BIA)
    counts: Counter[str] = Counter()
    for seed in range(600):
        world = game.redeal(ANA, seed)
        dealt = dump(world)["dealt"]
        assert dealt[:2] == own
        assert len(set(dealt)) == 6
        [answer] = world.seat(BIA).sealed
        assert answer.removeprefix("character:") in dealt[2:4]
        counts[answer] += 1
    weights = dict.fromkeys(
        [f"character:{name}" for name in characters(game) if name not in own], Fraction(1, 10)
    )
    as_often(counts, weights)


def characters(game: tw.Game) -> list[str]:
    keys = game.ruleset.catalogue.keys
    return [key.partition(":")[2] for key in keys if key.startswith("character:")]


@pytest.mark.rule("WL-CATTLE-06")
def test_a_token_is_known_to_its_carrier_only() -> None:
    game = tw.at_table(
        "legends",
        players=3,
        seats={ANA: {"cattle": "cattle-green-3"}, BIA: {"cattle": "cattle-green-5"}},
    )
    for seat, other in ((ANA, BIA), (BIA, ANA)):
        tokens = [world["cattle"] for world in worlds(game, seat, 400)]
        assert {each[seat] for each in tokens} == {dump(game)["cattle"][seat]}
        seen = Counter(each[other] for each in tokens)
        greens = [f"cattle-green-{i}" for i in range(1, 9)]
        weights = {token: Fraction(1, 7) for token in greens if token != dump(game)["cattle"][seat]}
        as_often(seen, weights)


@pytest.mark.rule("WL-STORY-01", "WL-STORY-02")
def test_the_backs_stay_and_the_fronts_do_not() -> None:
    game = tw.at_table("legends", players=3)
    backs = [story["back"] for story in game.view()["stories"]]
    tops = set()
    for seed in range(40):
        world = game.redeal(ANA, seed)
        assert [story["back"] for story in world.view()["stories"]] == backs
        tops.add((dump(world)["story_left"][-1], dump(world)["story_right"][-1]))
    assert len(tops) > 1
