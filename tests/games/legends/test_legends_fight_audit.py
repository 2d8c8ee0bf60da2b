"""Random brawls, their fights judged again by the open events alone: the same side must win.

The judge knows ranks, what was lowered and raised and who wins ties, and nothing of the engine.
"""

import random
import re
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import pytest

import tumbleweed as tw
from support.legends.cards import PACK, RANKS, long
from support.legends.places import BANK, HIDEOUT, PRAIRIE, SALOON, STREET
from support.legends.tables import table

BRAWLS = 60
ENDS = ("won-fight", "lost-to-npc", "fight-restarted")
CHARACTERS = ("jesse-james", "annie-oakley", "bass-reeves", "kit-carson", "doc-holliday")
WEAPONS = ("revolver", "six-shooter", "shotgun", "boomstick", "rifle", "buffalo-gun")
BOLD = ("duel", "rob", "arrest", "heist", "lay", "npc", "react", "item", "ability")
ARENAS = {BANK: STREET, STREET: SALOON, PRAIRIE: "spikes-view-2"}  # with the Sheriff next to it


@dataclass
class Fight:
    kind: str
    hero: int
    rival: int | None
    tie_breakers: set[int]  # seats that win ties against players
    edition: str
    cards: dict[int | None, str] = field(default_factory=dict)  # None is the NPC
    changes: dict[int | None, list[int]] = field(default_factory=dict)  # of the values
    laid: int = 0
    wounds: Counter[int | None] = field(default_factory=Counter)  # as it ended
    aftermath: list[tw.Event] = field(default_factory=list)

    def value(self, side: int | None) -> int:
        rank = re.split("[:-]", self.cards[side])[-1 if side is None else -2].upper()
        value = RANKS.index(rank) + 2
        for change in self.changes.get(side, []):
            value = min(14, max(2, value + change))
        return value

    def winner(self) -> int | None:
        if not self.cards:
            return self.winner_without_cards()
        mine, theirs = self.value(self.hero), self.value(self.rival)
        if mine != theirs:
            return self.hero if mine > theirs else self.rival
        if self.kind == "fight:heist" and self.edition == "french":
            return self.hero
        return self.hero if self.rival is not None and self.wins_tie() else self.rival

    def winner_without_cards(self) -> int | None:
        """The Sheriff takes who declines; a hero without a card loses (WL-FIGHT-14, -51)."""
        return self.hero if self.laid and self.rival is not None else self.rival

    def wins_tie(self) -> bool:
        return self.rival not in self.tie_breakers or self.hero in self.tie_breakers


def sign(number: int) -> int:
    return (number > 0) - (number < 0)


def seat(arg: Any) -> int | None:
    return None if arg is None else int(str(arg).removeprefix("seat:"))


def fights(
    log: list[tw.Event], tie_breakers: set[int], edition: str
) -> list[tuple[Fight, tw.Event]]:
    """Each fight with the event that ended it."""
    found: list[tuple[Fight, tw.Event]] = []
    now, wounds = None, Counter[int | None]()
    for event in log:
        if event.key in ("wounded", "healed"):
            count = event.args["count"]
            wounds[seat(event.args["seat"])] += count if event.key == "wounded" else -count
        if event.key == "fight-began":
            hero, rival = seat(event.args["seat"]), seat(event.args["rival"])
            assert hero is not None
            now = Fight(event.args["fight"], hero, rival, tie_breakers, edition)
        elif now is not None and event.key in ENDS:
            now.wounds = wounds.copy()
            found.append((now, event))
            now = None
        elif now is not None:
            note(now, event)
        elif found:
            found[-1][0].aftermath.append(event)
    return found


def note(fight: Fight, event: tw.Event) -> None:
    if event.key == "revealed":
        fight.cards[seat(event.args["seat"])] = event.args["card"]
    elif event.key == "revealed-fight-card":
        fight.cards[None] = event.args["card"]
    elif event.key in ("lowered", "raised"):
        change = event.args["count"] if event.key == "raised" else -event.args["count"]
        fight.changes.setdefault(seat(event.args["seat"]), []).append(change)
    elif event.key == "laid-card":
        fight.laid += 1


def brawl(seed: int, edition: str) -> list[tuple[Fight, tw.Event]]:
    """Four legends with guns and full hands in one space; they fight whenever they can."""
    luck = random.Random(seed)
    deck = ["4♥", *luck.sample([card for card in PACK if card != "4♥"], 19)]
    names = luck.sample(CHARACTERS, 4)
    space = luck.choice(list(ARENAS))
    seats: dict[int, dict[str, Any]] = {
        n: {
            "character": names[n],
            "lp": 5,
            "space": space,
            "hand": " ".join(deck[5 * n : 5 * n + 5]),
            "items": [luck.choice(WEAPONS)],
            luck.choice(("wanted", "marshal")) if n else "marshal": 1,
        }
        for n in range(4)
    }
    game = table(
        seats, seed=seed, edition=edition, actions=9, sheriff=ARENAS[space], bandits=[HIDEOUT]
    )
    led = {long("use:4♥"), f"sheriff:{space}", f"ride:{HIDEOUT}"}
    for _ in range(40):
        assert game.decision is not None
        offer = game.decision.keys
        bold = [key for key in offer if key in led or key.split(":")[0] in BOLD]
        game.choose(luck.choice(bold if bold and luck.random() < 0.9 else offer))
    jesse = {n for n in range(4) if names[n] == "jesse-james"}
    return fights(game.events_for(None), jesse, edition)


@pytest.fixture(scope="module", params=["revised", "first", "french"])
def told(request: pytest.FixtureRequest) -> list[tuple[Fight, tw.Event]]:
    return [each for seed in range(BRAWLS) for each in brawl(seed, request.param)]


@pytest.mark.rule(
    "WL-FIGHT-14", "WL-FIGHT-15", "WL-FIGHT-21", "WL-FIGHT-22", "WL-FIGHT-23", "WL-FIGHT-46",
    "WL-BANDIT-09", "WL-HEIST-09", "WL-HEIST-10", "WL-SHERIFF-07", "WL-SHERIFF-12",
    "WL-FIGHT-24", "WL-HEIST-11",
)  # fmt: skip
def test_every_fight_is_won_by_the_side_the_judge_names(
    told: list[tuple[Fight, tw.Event]],
) -> None:
    for fight, end in told:
        if end.key == "fight-restarted":
            continue
        winner = seat(end.args["seat"]) if end.key == "won-fight" else None
        assert winner == fight.winner(), (fight, end)
        if fight.cards:
            sides = {fight.value(fight.hero), fight.value(fight.rival)}
            assert sides == {end.args["value"], end.args["other"]}


@pytest.mark.rule("WL-FIGHT-25", "WL-BANDIT-12", "WL-HEIST-13", "WL-SHERIFF-13", "WL-WOUND-01")
def test_every_loser_is_wounded_and_draws_a_card(told: list[tuple[Fight, tw.Event]]) -> None:
    for fight, end in told:
        loser = fight.rival if fight.winner() == fight.hero else fight.hero
        if end.key == "fight-restarted" or loser is None:
            continue
        own = [event for event in fight.aftermath if event.args.get("seat") == f"seat:{loser}"]
        kinds = [event.key for event in own[:2]]
        if fight.wounds[loser] < 3 or kinds[0] == "unharmed":
            assert kinds in (["wounded", "drew"], ["unharmed", "drew"])  # WL-DECK-13
        else:
            assert kinds[0] == "drew"


@pytest.mark.rule("WL-FIGHT-03", "WL-CLAR-03")
def test_the_brawls_hold_fights_of_every_kind(told: list[tuple[Fight, tw.Event]]) -> None:
    kinds = Counter(fight.kind.removeprefix("fight:") for fight, _ in told)
    assert set(kinds) == {"duel", "rob", "arrest", "bandit", "heist", "sheriff"}
    assert min(kinds.values()) >= 5
    rows = [row for fight, _ in told for row in fight.changes.values()]
    directions = {sign(change) for row in rows for change in row}
    assert directions == ({-1} if told[0][0].edition == "revised" else {-1, 1})
    assert any(end.key == "fight-restarted" for _, end in told)
