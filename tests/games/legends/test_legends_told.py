"""What comes into the open is told: no card lies open that the events did not name to everybody.

A view shows what lies there now; who remembers all events must not learn more from it.
"""

from random import Random

import pytest

import tumbleweed as tw
from games.legends.legends_moments import choose, start

ANA, BIA = range(2)
OWN = ["poker-7-clubs", "poker-7-spades"]


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
    """Two are played, four lie open on the pile in the end."""
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
def test_no_card_comes_into_the_open_without_an_event(players: int) -> None:
    """From question to question of whole games: what lies open anew was named to everybody."""
    for seed in range(3):
        game, luck = start(players, 600 + seed, house_chooses=seed == 1), Random(seed)
        while not game.over:
            open_before, told = visible(game), game.event_count
            choose(game, luck)
            news = names_told(game, None, told)
            assert visible(game) - open_before <= news, game.events[-5:]


def visible(game: tw.Game) -> set[str]:
    """The poker cards that lie open to all."""
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
