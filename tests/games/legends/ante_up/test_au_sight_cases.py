"""Games that differ in one secret of Ante Up, in the middle of something: nobody can tell.

The other world is made by hand, so it does not depend on what a redeal considers.
"""

from collections.abc import Callable
from typing import NamedTuple

import pytest

import tumbleweed as tw
from core import laws
from games.legends.ante_up import au_scenes as scenes
from games.legends.ante_up.au_inventory import au_inventory
from support.legends.gambling import gaming
from support.legends.land import joined
from support.legends.playing import choose, do
from support.reading import question, rules_of, state_of
from tumbleweed.games.legends.components.ante_up.decks import look_at_top, put_top_under
from tumbleweed.games.legends.state.legends_state import LegendsState

ACTIONS = (
    "faro", "challenge", "high-stakes", "bet:9.20", "leave-in:0", "raise", "prize:lp", "frontier",
    "heist-train", "put-under", "enough", "join", "take:longhorn", "work",
)  # fmt: skip

# ---- where the secrets are ----


def at_faro(s: LegendsState) -> None:
    """Another card is face down."""
    hidden = next(card for card in s.npc_hand if not s.fight_shown[card] & 1)
    _exchange_fight_cards(s, hidden)


def guards_cards(s: LegendsState) -> None:
    """Two others were drawn."""
    for card in s.npc_hand[:2]:
        _exchange_fight_cards(s, card)


def _exchange_fight_cards(s: LegendsState, card: int) -> None:
    other, past = s.fight_deck[0], s.fight_past
    s.fight_deck[0] = card
    s.npc_hand[s.npc_hand.index(card)] = other
    s.npc_hand.sort()
    past[card], past[other] = past[other], past[card]


def dealers_cards(s: LegendsState) -> None:
    """The high roller's, or the house's: those from the bottom of the deck."""
    count = len(s.dealer_hand)
    s.dealer_hand, s.deck = sorted(s.deck[:count]), s.dealer_hand + s.deck[count:]


def event_deck(s: LegendsState) -> None:
    s.up.event_deck.reverse()


def encounter_deck(s: LegendsState) -> None:
    s.up.encounter_deck.reverse()


def frontier_backs(s: LegendsState) -> None:
    """Every token that is on the board or in the supply is the other one of its number."""
    numbers = s.compiled.up.frontier_number
    twin = {
        token: next(t for t in range(len(numbers)) if numbers[t] == n and t != token)
        for token, n in enumerate(numbers)
    }
    s.up.frontier = [twin.get(token, token) for token in s.up.frontier]
    s.up.frontier_supply = sorted(twin[token] for token in s.up.frontier_supply)


def token_backs(s: LegendsState) -> None:
    """Of each kind all change places."""
    kinds, at, out = s.compiled.up.token_kind, s.up.token_at, s.compiled.up.out
    for kind in set(kinds):
        there = [t for t, each in enumerate(kinds) if each == kind and at[t] != out]
        for token, where in zip(there, [at[t] for t in reversed(there)], strict=True):
            at[token] = where


def anns_token(s: LegendsState) -> None:
    s.tokens[0] = (s.tokens[0] + 1) % len(s.compiled.tokens)


def anns_cards(s: LegendsState) -> None:
    """What she holds and has sealed is worth more."""
    worth = s.compiled.rank
    best = sorted(s.deck, key=lambda card: -worth[card])[: len(s.hands[0])]
    rest = [card for card in s.deck if card not in best]
    s.hands[0], s.deck = sorted(best), s.hands[0] + rest
    s.sealed[0] = []


# ---- the games ----


class Case(NamedTuple):
    scene: Callable[[bool], tw.Game]
    exchange: Callable[[LegendsState], None]
    blind: tuple[int, ...] = (0, 1, 2)  # the seats that do not know


def on_the_board(record: bool) -> tw.Game:
    """Tokens of every kind lie there; it is Ann's turn."""
    tokens = {
        "frontier-plain-8": ["outlaw-1"], "frontier-outlaw-camp": ["longhorn-1"],
        "sunny-hills-mine": ["claim-jumper-1"], "darkrock-saloon": ["high-roller-1"],
    }  # fmt: skip
    frontier = {"frontier-space-6-northwest": "old-campfire", "frontier-space-8-east": "bonanza"}
    hero = {"space": "frontier-plain-1", "hand": "K♠", "legendary": ["legendary-2"]}
    return joined(hero, tokens=tokens, frontier=frontier, record=record)


def alone_at_high_stakes(record: bool) -> tw.Game:
    """Against the house, for which the seat to the right deals."""
    game = gaming(scenes.ANN, options=scenes.HIGH, record=record)
    do(game, "high-stakes")
    assert question(game) == "stake"
    return game


def looked(record: bool) -> tw.Game:
    """Ann has looked at both decks and put a card of each under it; Bob saw the next event."""
    game = joined({"hand": "K♠"}, record=record)
    s = state_of(game)
    for deck in (0, 1):
        look_at_top(s, deck, 0)
        put_top_under(s, deck, 0)
    look_at_top(s, 0, 1)
    return game


def unseen_cards(s: LegendsState) -> None:
    """Of both decks all that nobody has looked at lie in another order."""
    for cards, seen in (
        (s.up.event_deck, s.up.event_seen),
        (s.up.encounter_deck, s.up.encounter_seen),
    ):
        places = [at for at, seats in enumerate(seen) if not seats]
        moved = [cards[at] for at in reversed(places)]
        for at, card in zip(places, moved, strict=True):
            cards[at] = card


def anns_cards_under(s: LegendsState) -> None:
    """What she put under the decks is another card of them."""
    for cards in (s.up.event_deck, s.up.encounter_deck):
        cards[0], cards[3] = cards[3], cards[0]


CASES = {
    "the hidden Faro card, at the bets": Case(scenes.mid_faro, at_faro),
    "the hidden Faro card, to stay or to leave": Case(scenes.staying, at_faro),
    "decks and backs, at Faro": Case(scenes.mid_faro, event_deck),
    "the high roller's cards": Case(scenes.mid_challenge, dealers_cards),
    "the tokens, in a challenge": Case(scenes.mid_challenge, token_backs),
    "the house's cards at high stakes": Case(alone_at_high_stakes, dealers_cards, (0, 1)),
    "the event deck, at high stakes": Case(scenes.mid_high_stakes, event_deck),
    "the guard's cards on the train": Case(scenes.mid_encounter, guards_cards, (0, 1)),
    "the encounters, in one of them": Case(scenes.mid_encounter, encounter_deck),
    "the events, in one of them": Case(scenes.mid_event, event_deck),
    "the tokens, in an event": Case(scenes.mid_event, token_backs),
    "the frontier's backs, at one of them": Case(scenes.at_frontier, frontier_backs),
    "the explorer's cards": Case(scenes.at_frontier, anns_cards, (1, 2)),
    "the frontier's backs": Case(on_the_board, frontier_backs),
    "the tokens": Case(on_the_board, token_backs),
    "a legendary token": Case(on_the_board, anns_token, (1, 2)),
    "decks that were looked at": Case(looked, unseen_cards),
    "what Ann put under the decks": Case(looked, anns_cards_under, (1, 2)),
}


@pytest.mark.rule(
    "AU-SETUP-08", "AU-FARO-11", "AU-TOKEN-20", "AU-TOKEN-25", "AU-EVENT-04", "AU-FRONT-07"
)
@pytest.mark.parametrize("name", CASES)
def test_who_does_not_know_cannot_tell(name: str) -> None:
    case = CASES[name]
    one = case.scene(True)
    two = one.clone()
    case.exchange(state_of(two))
    assert rules_of(two).faults(state_of(two)) == []
    assert one.fingerprint != two.fingerprint
    for seat in case.blind:
        laws.alike(one, two, seat, ACTIONS)
        laws.no_tells(one, two, seat)
        laws.no_pauses(one, two, seat)


@pytest.mark.parametrize("name", [name for name, case in CASES.items() if len(case.blind) == 2])
def test_who_knows_can_tell(name: str) -> None:
    """Otherwise the case would show nothing."""
    case = CASES[name]
    one = case.scene(True)
    two = one.clone()
    case.exchange(state_of(two))
    [knows] = {0, 1, 2} - set(case.blind)
    with pytest.raises(AssertionError, match=f"seat {knows} can tell"):
        laws.alike(one, two, knows, ACTIONS)


@pytest.mark.parametrize("scene", dict.fromkeys(case.scene for case in CASES.values()))
def test_dealt_anew_they_look_the_same_and_can_be_played(scene: Callable[[bool], tw.Game]) -> None:
    game = scene(True)
    for seat in range(3):
        laws.redealt(game, seat, 11 + seat, ACTIONS, au_inventory)
        laws.plays_on(game, seat, 11 + seat)
    laws.spectator_sees_part(game)


# ---- what the question of the frontier tells ----


@pytest.mark.rule("AU-FRONT-06", "AU-FRONT-02")
def test_who_explores_holds_cards_worth_the_price_in_every_world() -> None:
    """Ann needs 10 and has two cards: in no redealt world are they a 2 and a 7."""
    space = "frontier-space-6-northwest"
    game = joined({"space": space, "hand": "4♥ 6♣"}, frontier={space: "wild-herd"}, record=False)
    before = [worth_of(game.redeal(1, seed)) for seed in range(60)]
    assert min(before) < 10
    choose(game, "frontier")
    after = [worth_of(game.redeal(seat, seed)) for seat in (1, 2) for seed in range(60)]
    assert min(after) == 10
    assert len(set(after)) > 5
    assert {worth_of(game.redeal(0, seed)) for seed in range(5)} == {10}


def worth_of(game: tw.Game) -> int:
    s = state_of(game)
    values = {11: 10, 12: 10, 13: 10, 14: 11}
    return sum(values.get(s.compiled.rank[card], s.compiled.rank[card]) for card in s.hands[0])


@pytest.mark.rule("AU-FRONT-02")
def test_the_question_does_not_tell_what_is_laid_out() -> None:
    game = scenes.at_frontier(False)
    told = game.decisions[0].prompt.to_json()
    choose(game, "discard:Q♦")
    assert game.decisions[0].prompt.to_json() == told
