"""An auditor for the Goat: what holds at every question of every game, counted independently.

The numbers below are the rulebook's, written down a second time.
"""

from collections import Counter
from random import Random
from typing import Any

import tumbleweed as tw

NOBODY = -1
KINDS = ("bottle", "supplies", "bill", "cattle", "gold")
VALUES = {"bottle": 2, "supplies": 3, "bill": 4, "cattle": 5, "gold": 5}
COINS = 40
HATS = {2: 3, 3: 2, 4: 2, 5: 2}  # per player
ROUNDS = {2: 4, 3: 3, 4: 3, 5: 3}
SUPPLY = {  # in the order of KINDS, which is the order of the Locations, too
    2: [6, 4, 4, 0, 0],
    3: [6, 0, 3, 3, 0],
    4: [7, 3, 3, 3, 0],
    5: [8, 3, 3, 3, 3],
}
BOXED = {  # the Characters of Locations that are out: (taker of tokens, taker of coins) by number
    2: {2, 3, 6, 7},
    3: {1, 3, 4, 7},
    4: {3, 7},
    5: set(),
}
CHARACTERS = {n: sorted(set(range(15)) - BOXED[n]) for n in BOXED}


def most_decisions(players: int) -> int:
    """An offer takes at most four answers, the Robber one, the Charlatan three; each round the
    Dancer hands out at most all bottles, and the Gambler acts once."""
    hats = HATS[players] * players
    return ROUNDS[players] * ((hats + 3) * 4 + 1 + 3 + 8 + 1)


def audit(game: tw.Game) -> None:
    """Nothing is lost, nothing comes from nowhere, and the deck is as long as it must be."""
    s: Any = game.state
    check_goods(s, game.players)
    check_cards(s, game.players)
    check_hats(s, game.players)
    if not game.over:
        check_deck(s)


def check_goods(s: Any, players: int) -> None:
    """40 Coins; every kind of token as many as were set out; reserves as the trail tells."""
    assert s.bank + sum(s.coins) + sum(s.till) + sum(s.elixirs) == COINS
    assert min(s.coins) >= 0
    assert min(s.till) >= 0
    assert 0 <= sum(s.elixirs) <= 3
    tokens = [s.supply[kind] + s.stock[kind] for kind in range(5)]
    if s.loot_from != NOBODY:
        tokens[s.loot_from] += s.loot
    reserve = [0] * (players * 5)
    for at in range(0, len(s.trail), 3):
        kind, giver, taker = s.trail[at : at + 3]
        reserve[taker * 5 + kind] += 1
        if giver != NOBODY:
            reserve[giver * 5 + kind] -= 1
    assert s.reserve == reserve
    for i, count in enumerate(reserve):
        tokens[i % 5] += count
    assert tokens == SUPPLY[players]
    assert min(*reserve, *s.supply, *s.stock) >= 0


def check_cards(s: Any, players: int) -> None:
    """Every Character of the game lies in exactly one place."""
    cards = s.hand + s.deck + s.table + s.discard + s.aside
    cards += [card for card in (s.offered, s.removed_down, s.removed_up) if card != NOBODY]
    cards.sort()
    assert cards == CHARACTERS[players]


def check_hats(s: Any, players: int) -> None:
    """A hat is before its owner or on a Character; no Character in play is without."""
    worn = Counter(s.hat_on)
    assert [s.hats[seat] + worn[seat] for seat in range(players)] == [HATS[players]] * players
    assert min(s.hats) >= 0
    assert all(s.hat_on[card] != NOBODY for card in s.table)


def check_deck(s: Any) -> None:
    """GB-DEAL-25, GB-LAST-06: the deck lasts exactly as long as the hats."""
    left = sum(s.hats)
    held = len(s.hand) + (s.offered != NOBODY)
    if s.dealer == NOBODY:  # the Saloon Phase
        assert left == held == len(s.deck) == 0
    elif s.last_active != NOBODY:  # assisted: each offer costs a card; a refusal costs no hat
        assert left == s.hats[s.last_active]
        assert len(s.deck) == 0
        assert held == left + 3 - refused(s)
    elif held == 4:  # an offer is being made or answered
        assert len(s.deck) == left - 1
    else:  # it was answered, and the Character just placed asks something
        assert (held, len(s.deck)) == (3, left)


def refused(s: Any) -> int:
    """Before the Saloon Phase only refused cards are discarded (GB-LAST-13)."""
    return len(s.discard)


def recount(game: tw.Game) -> dict[str, Any]:
    """The result, from what is visible when the game is over (GB-END)."""
    players = game.view()["players"]
    totals = [
        each["coins"] + sum(VALUES[kind] * count for kind, count in each["tokens"].items())
        for each in players
    ]
    marks = [
        (totals[each["seat"]], each["coins"], sum(each["tokens"].values())) for each in players
    ]
    best_first = sorted(set(marks), reverse=True)
    ranking = [[seat for seat, mark in enumerate(marks) if mark == best] for best in best_first]
    return {"scores": totals, "ranking": ranking, "winners": ranking[0]}


class Tally:
    """What a series of audited games came to."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.longest = 0
        self.ties = 0
        self.shared = 0

    def add(self, decisions: int, result: dict[str, Any]) -> None:
        self.games += 1
        self.decisions += decisions
        self.longest = max(self.longest, decisions)
        best = max(result["scores"])
        self.ties += result["scores"].count(best) > 1
        self.shared += len(result["winners"]) > 1

    def join(self, other: "Tally") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.longest = max(self.longest, other.longest)
        self.ties += other.ties
        self.shared += other.shared


def play_audited(players: int, seed: int, tally: Tally) -> None:
    """One game in the fast path, answered at random, audited at every question."""
    luck = Random(f"{players} players, game {seed}")
    game = tw.new("goat", players=players, seed=seed, record=False)
    decisions = 0
    while legal := game.legal:
        audit(game)
        game.play(luck.choice(legal))
        decisions += 1
        assert decisions <= most_decisions(players), "the game does not end"
    audit(game)
    assert game.result is not None
    counted = recount(game)
    told = game.result.to_json()
    assert {key: told[key] for key in counted} == counted
    tally.add(decisions, counted)
