"""Why an answer is not offered: the reason, and the rule it follows from."""

import pytest

import tumbleweed as tw
from support.goat import (
    ANA,
    BIA,
    CAIO,
    assisted,
    hand_over,
    keys,
    offer,
    questions,
    saloon,
    table,
)
from support.reading import asked
from tumbleweed.core.rules import Reason, cite, ledger
from tumbleweed.core.text import Message
from tumbleweed.games.goat.why_not import FIRST

HAND = ["robber", "charlatan", "goat", "farmer"]
CHARACTERS = [
    *["banker", "seller", "farmer", "miner", "kid", "widow", "cowboy", "prospector"],
    *["gunslinger", "sheriff", "robber", "charlatan", "dancer", "gambler", "goat"],
]
LOCATIONS = ["saloon", "store", "bank", "ranch", "mine"]
ACTIONS = [
    *["accept", "refuse", "stop"],
    *[f"{verb}:{card}" for verb in ("offer", "name") for card in CHARACTERS],
    *[f"{verb}:{seat}" for verb in ("to", "swindle", "give", "gamble") for seat in range(5)],
    *[f"rob:{place}" for place in LOCATIONS],
]


def only(game: tw.Game, action: str) -> Reason:
    """The one reason given to the seat that is asked."""
    [reason] = game.why_not(game.asked[0], action)
    return reason


def robber_at_large() -> tw.Game:
    game = table(HAND, stock={"saloon": 1, "bank": 1})
    hand_over(game, "robber", to=BIA)
    return game


def charlatan_at_work(purses: list[int]) -> tw.Game:
    game = table(HAND, coins=purses)
    hand_over(game, "charlatan", to=BIA)
    return game


def asking(verb: str) -> tw.Game:
    """A game that asks the question this verb answers."""
    if verb == "rob":
        return robber_at_large()
    if verb == "swindle":
        return charlatan_at_work([2, 2, 2])
    if verb in {"give", "gamble"}:
        return saloon({"dancer" if verb == "give" else "gambler": ANA}, stock={"saloon": 1})
    game = table(HAND)
    for part in {"offer": [], "to": ["offer:goat"], "name": ["offer:goat", "to:1"]}[verb]:
        game.choose(part)
    return game


# ---- each requirement ----


@pytest.mark.rule("GB-DEAL-04")
def test_a_card_that_is_not_in_hand_cannot_be_offered() -> None:
    reason = only(table(HAND), "offer:sheriff")
    args: dict[str, str | int] = {"character": "character:sheriff"}
    assert reason == Reason("GB-DEAL-04", "why-not-in-hand", args)


@pytest.mark.rule("GB-DEAL-08")
def test_a_card_that_is_not_in_hand_cannot_be_named() -> None:
    game = table(HAND)
    game.choose_all(["offer:goat", "to:1"])
    args: dict[str, str | int] = {"character": "character:sheriff"}
    assert only(game, "name:sheriff") == Reason("GB-DEAL-08", "why-not-in-hand", args)


@pytest.mark.rule("GB-LAST-11")
def test_an_assistant_is_told_the_same_about_names() -> None:
    owners = {"banker": BIA, "widow": BIA, "farmer": CAIO, "cowboy": CAIO}
    game = assisted(["goat", "robber", "dancer"], owners)
    game.choose("offer:goat")
    args: dict[str, str | int] = {"character": "character:banker"}
    assert only(game, "name:banker") == Reason("GB-DEAL-08", "why-not-in-hand", args)


@pytest.mark.rule("GB-DEAL-05", "GB-DEAL-19")
def test_whom_an_offer_cannot_go_to() -> None:
    game = table(HAND, table={"banker": CAIO, "widow": CAIO})
    game.choose("offer:goat")
    assert only(game, "to:0") == Reason("GB-DEAL-05", "why-not-yourself")
    assert only(game, "to:2") == Reason("GB-DEAL-19", "why-inactive", {"seat": "seat:2"})
    assert only(game, "to:3") == Reason("GB-COMP-01", "why-no-such-player", {"seat": "seat:3"})


@pytest.mark.rule("GB-LAST-19")
def test_when_there_is_no_refusing() -> None:
    owners = {"banker": ANA, "widow": ANA, "kid": ANA, "sheriff": BIA, "seller": BIA}
    hand = ["goat", "dancer", "gambler"]
    game = assisted(hand, owners, players=2, dealer=ANA, deck=["gunslinger"])
    for card in ("goat", "dancer", "gambler"):
        offer(game, card)
        assert game.why_not(BIA, "refuse") == []
        game.choose("refuse")
    offer(game, "gunslinger")
    assert only(game, "refuse") == Reason("GB-LAST-19", "why-must-accept")


@pytest.mark.rule("GB-CHAR-30", "GB-CHAR-34")
def test_what_cannot_be_robbed() -> None:
    game = robber_at_large()

    def reason(rule: str, key: str, place: str) -> Reason:
        return Reason(rule, key, {"location": f"location:{place}"})

    assert only(game, "rob:saloon") == reason("GB-CHAR-30", "why-not-saloon", "saloon")
    assert only(game, "rob:ranch") == reason("GB-CHAR-34", "why-no-tokens-there", "ranch")
    assert only(game, "rob:mine") == reason("GB-SETUP-07", "why-not-in-game", "mine")


@pytest.mark.rule("GB-CHAR-37", "GB-CHAR-38", "GB-CHAR-40")
def test_whom_the_charlatan_cannot_deceive_and_when_he_cannot_stop() -> None:
    game = charlatan_at_work([1, 2, 3])
    assert only(game, "stop") == Reason("GB-CHAR-40", "why-must-swindle")
    assert only(game, "swindle:1") == Reason("GB-CHAR-37", "why-not-yourself")
    assert game.why_not(BIA, "swindle:0") == []
    game.choose("swindle:0")  # her only Coin
    assert only(game, "swindle:0") == Reason("GB-CHAR-38", "why-no-coins", {"seat": "seat:0"})
    assert game.why_not(BIA, "stop") == []


@pytest.mark.rule("GB-CHAR-46")
def test_the_dancer_cannot_give_to_herself() -> None:
    game = saloon({"dancer": ANA}, stock={"saloon": 1})
    assert only(game, "give:0") == Reason("GB-CHAR-46", "why-not-yourself")
    assert only(game, "give:4") == Reason("GB-COMP-01", "why-no-such-player", {"seat": "seat:4"})


@pytest.mark.rule("GB-CHAR-54", "GB-CHAR-56")
def test_whom_the_gambler_cannot_choose() -> None:
    game = saloon({"gambler": ANA}, reserves=[["bill"], [], ["bottle"]])
    assert only(game, "gamble:0") == Reason("GB-CHAR-54", "why-not-yourself")
    assert only(game, "gamble:1") == Reason("GB-CHAR-56", "why-no-tokens", {"seat": "seat:1"})


@pytest.mark.parametrize(
    ("action", "rule"),
    [("accept", "GB-DEAL-04"), ("to:1", "GB-DEAL-04"), ("rob:bank", "GB-DEAL-04")],
)
def test_an_answer_to_another_question_names_the_rule_of_this_one(action: str, rule: str) -> None:
    assert only(table(HAND), action) == Reason(rule, "why-first-offer")


def test_every_question_says_which_rule_it_follows_from() -> None:
    game = table(HAND, stock={"bank": 1})
    game.choose("offer:robber")
    assert only(game, "accept") == Reason("GB-DEAL-05", "why-first-to")
    game.choose_all(["to:1", "name:goat"])
    assert only(game, "stop") == Reason("GB-DEAL-10", "why-first-answer")
    assert only(robber_at_large(), "stop") == Reason("GB-CHAR-30", "why-first-rob")
    game = charlatan_at_work([1, 2, 3])
    assert only(game, "refuse") == Reason("GB-CHAR-37", "why-first-swindle")
    game.choose("swindle:2")
    assert only(game, "refuse") == Reason("GB-CHAR-40", "why-first-swindle-more")


# ---- at every question ----


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_is_not_on_offer_has_a_reason_in_the_ledger(players: int) -> None:
    for game, _ in questions(players, games=2):
        seat = game.asked[0]
        for action in ACTIONS:
            reasons = game.why_not(seat, action)
            assert (reasons == []) == (action in keys(game))
            assert all(cite(reason.rule).id in ledger("goat") for reason in reasons)


@pytest.mark.slow
def test_every_pair_of_a_question_and_a_verb_has_a_reason_of_its_own() -> None:
    """What must be answered first is said for this question, in all three languages."""
    told: dict[tuple[str, str], set[str]] = {}
    for players in (2, 3, 4, 5):
        for game, _ in questions(players, games=2):
            decision = game.decision
            assert decision is not None
            question = decision.prompt.key.removeprefix("ask-")
            for action in ACTIONS:
                for reason in game.why_not(decision.seat, action):
                    told.setdefault((question, action.split(":")[0]), set()).add(reason.key)
                    for lang in ("en", "fr", "pt"):
                        words = Message(reason.key, dict(reason.args))
                        assert game.ruleset.wording.render(words, lang)
    asked_for = {question for question, _ in told}
    assert asked_for == set(FIRST)
    for (question, _), found in told.items():
        assert not {key for key in found if key.startswith("why-first")} - {FIRST[question]}
    assert len(told) > 75


def test_the_actions_above_are_all_there_are() -> None:
    seen: set[str] = set()
    for players in (2, 3, 4, 5):
        for game, _ in questions(players):
            seen |= keys(game)
    assert seen <= set(ACTIONS)
    assert {action.split(":")[0] for action in seen} == {a.split(":")[0] for a in ACTIONS}


# ---- refusals of the question itself ----


@pytest.mark.parametrize(
    "action",
    ["heist", "", "offer:bandit", "rob:church", "to:5", "to:-1", "accept:goat", "name:0", "rob:0"],
)
def test_what_the_game_does_not_know_is_an_error(action: str) -> None:
    with pytest.raises(tw.UnknownName):
        table(HAND).why_not(ANA, action)


@pytest.mark.parametrize("verb", ["offer", "to", "name", "rob", "swindle", "give", "gamble"])
def test_a_verb_without_its_thing_is_an_error(verb: str) -> None:
    game = asking(verb)
    assert asked(game)[1] == verb
    with pytest.raises(tw.UnknownName):
        game.why_not(game.asked[0], verb)


def test_a_seat_that_is_not_asked_learns_only_that() -> None:
    game = robber_at_large()
    for seat in (ANA, CAIO):
        for action in (*ACTIONS, "heist"):
            asked_now: dict[str, str | int] = {"seat": f"seat:{BIA}", "count": 1}
            assert game.why_not(seat, action) == [Reason("", "why-not-asked", asked_now)]


def test_when_the_game_is_over_nothing_is_on_offer() -> None:
    game = saloon({"goat": ANA}, round=3)
    assert game.over
    for seat in range(3):
        assert game.why_not(seat, "accept") == [Reason("", "why-over")]


@pytest.mark.parametrize("seat", [-1, 3])
def test_an_empty_chair_is_told_nothing(seat: int) -> None:
    with pytest.raises(tw.IllegalChoice):
        table(HAND).why_not(seat, "accept")
