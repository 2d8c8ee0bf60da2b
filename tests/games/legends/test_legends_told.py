"""What comes into the open is told: no card is visible that the events did not name to everybody.

A view shows what lies there now; who remembers all events must not learn more from it.
"""

from random import Random

import pytest

import tumbleweed as tw
from games.legends.legends_moments import start
from support.random_play import step

ANA, BIA = range(2)
OWN = ["poker-7-clubs", "poker-7-spades"]


WITNESSES = {  # of the secret part of an event
    "dealt": ("seat",),
    "drew": ("seat",),
    "laid-card": ("seat",),
    "drew-fight-cards": ("seat",),
    "laid-fight-card": ("seat",),
    "acquired-cattle": ("seat",),
    "stole-cattle": ("seat", "victim"),
    "deals": ("seat",),
    "peeked-story": ("seat",),
    "saw-cards": ("seat",),
    "gave-card": ("seat", "to"),
    "goals-dealt": ("seat",),
    "drew-token": ("seat",),
    "returned-token": ("seat",),
    "looked-at-event": ("seat",),
    "looked-at-encounter": ("seat",),
    "looked-at-poker": ("seat",),
    "looked-at-fight": ("seat",),
}
FOR_THE_HOUSE = ("drew-fight-cards", "laid-fight-card", "deals")
EVERYBODY = -1
RARE = {"peeked-story", "gave-card", "stole-cattle"}  # need not happen in a few random games
RARE |= {"looked-at-event", "looked-at-encounter"}  # with Ante Up only
RARE |= {"looked-at-poker", "looked-at-fight"}  # with Blood Money only


def answer_until(game: tw.Game, prompt: str) -> None:
    """Answer what is asked in between as idly as possible."""
    while (decision := game.decision) is not None and decision.prompt.key != prompt:
        game.choose(decision.default)


def names_told(game: tw.Game, seat: int | None, since: int = 0) -> set[str]:
    """All cards that the events named to a seat."""
    named: set[str] = set()
    for event in game.events_for(seat, since):
        for value in (event.args.get("cards"), event.args.get("card")):
            each = [value] if isinstance(value, str) else value or []
            named |= {ref.removeprefix("card:") for ref in each}
    return named


@pytest.mark.rule("WL-FIGHT-16", "WL-TURN-17")
def test_a_card_laid_in_vain_is_shown_by_an_event() -> None:
    """Bia declines; Ana's card goes face up onto the pile, and a spectator hears which it was."""
    here = "mesitos-point-4"
    game = tw.at_table(
        "legends",
        players=3,
        seats={
            ANA: {"space": here, "hand": OWN, "character": "kit-carson"},
            BIA: {"space": here, "hand": ["poker-3-clubs"], "character": "wyatt-earp"},
        },
    )
    game.choose(f"duel:{BIA}")
    game.choose(f"lay:{OWN[0]}")
    game.choose("decline")
    answer_until(game, "ask-act")
    assert OWN[0] in game.view()["discard"]
    assert OWN[0] in names_told(game, None)


@pytest.mark.rule("WL-POKER-22", "WL-TURN-17")
@pytest.mark.parametrize("house", [False, True])
def test_all_cards_of_the_dealer_are_told(house: bool) -> None:
    """Two are played, four are visible on the pile in the end."""
    game = tw.at_table(
        "legends",
        players=3,
        seats={ANA: {"space": "darkrock-saloon-north", "money": 50, "hand": OWN}},
        options={"house_chooses": house},
    )
    game.choose("poker")
    answer_until(game, "ask-poker-card")
    dealt = game.ruleset.dump(game.state)["dealer_hand"]
    while game.view()["poker"] is not None:
        assert game.decision is not None
        game.choose(game.decision.default)
    assert set(dealt) <= set(game.view()["discard"])
    assert set(dealt) <= names_told(game, None)


@pytest.mark.rule("WL-TURN-17")
@pytest.mark.parametrize("players", [3, 5])
@pytest.mark.slow
def test_no_card_comes_into_the_open_without_an_event(players: int) -> None:
    """From question to question of whole games: what is visible again was named to everybody."""
    for seed in range(3):
        game, luck = start(players, 600 + seed, house_chooses=seed == 1), Random(seed)
        while not game.over:
            open_before, told = visible(game), game.event_count
            step(game, luck)
            news = names_told(game, None, told)
            assert visible(game) - open_before <= news, game.events[-5:]


def visible(game: tw.Game) -> set[str]:
    """The poker cards that are visible to all."""
    view = game.view(None)
    fight, poker = view["fight"], view["poker"]
    cards = [*view["discard"], *view["played"]]
    if fight is not None:
        cards += [laid["card"] for laid in fight["cards"] if laid and laid["card"]]
    if poker is not None:
        cards += [*poker["flop"], *(poker["dealer_hand"] or [])]
        for shown in (poker["shown"] or {}).values():
            cards += shown
    return set(cards)


# ---- and what does not is told to those alone who may know ----


def lawful_audience(event: tw.Event, house: bool) -> int:
    if event.key not in WITNESSES:
        return EVERYBODY
    if house and event.key in FOR_THE_HOUSE:
        return 0  # WL-CLAR-10, WL-POKER-45: the house chooses, nobody looks
    seats = [int(event.args[who].removeprefix("seat:")) for who in WITNESSES[event.key]]
    return sum(1 << seat for seat in seats)


@pytest.mark.rule("WL-TURN-17", "WL-TURN-20", "WL-CATTLE-06", "WL-SETUP-34", "WL-CLAR-10")
@pytest.mark.parametrize("house", [False, True], ids=["neighbours choose", "the house chooses"])
@pytest.mark.slow
def test_secrets_are_told_to_those_who_may_know(house: bool) -> None:
    heard = set()
    for seed in range(8):
        variants = ["goals"] if seed % 2 else []
        game = start(3 + seed % 4, 800 + seed, house_chooses=house, variants=variants)
        luck = Random(seed)
        while not game.over:
            step(game, luck)
        for event in game.events:
            assert event.audience == lawful_audience(event, house), event
            heard.add(event.key)
    assert set(WITNESSES) - heard <= RARE


@pytest.mark.rule("WL-CHAR-11", "WL-STORY-02")
def test_every_secret_of_an_event_has_an_audience() -> None:
    """No kind of event has secret arguments that the list above does not know."""
    game = tw.new("legends", players=3, seed=0, modules=["ante-up", "blood-money"])
    kinds = game.ruleset.event_kinds
    assert {kind.key for kind in kinds if any(arg.secret for arg in kind.args)} == set(WITNESSES)
