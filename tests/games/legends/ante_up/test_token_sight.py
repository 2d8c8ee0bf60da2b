"""What nobody knows of the event tokens, and tables on which they cannot lie."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import tumbleweed as tw
from core import laws
from core.leaks import Around
from games.legends.hidden_tables import Secret
from games.legends.token_worlds import OUT, SUPPLY, Deed, World, token_worlds
from support.legends.land import CAMP, PASS_A, WEST_STATION, joined, up
from support.legends.places import BANK, PLAIN
from support.legends.playing import choose
from support.legends.tokens import FORK, MINE, TRAIL
from support.random_play import step
from support.reading import rules_of, state_of
from tumbleweed.games.legends.components.ante_up import tokens
from tumbleweed.games.legends.knowledge.ante_up.redeal import redeal_ante_up
from tumbleweed.games.legends.state.ante_up_model import (
    BOARD_TOKENS_STREAM,
    CLAIM_JUMPER,
    LONGHORN,
    OUTLAW,
)
from tumbleweed.games.legends.state.legends_state import LegendsState

KINDS = {"claim-jumper": CLAIM_JUMPER, "longhorn": LONGHORN, "outlaw": OUTLAW}
ACTIONS = (f"ride:{TRAIL}", "take:longhorn", "deliver-longhorn", "put:frontier-plain-2", "work")
SPOTS = {"one": TRAIL, "two": CAMP, "three": PASS_A}

# ---- law (a): nobody sees which is which ----


def scenes(names: dict[str, str]) -> dict[str, tw.Game]:
    """Tables that differ in what the tokens are alone; `names` exchanges some of them."""

    def called(*wanted: str) -> list[str]:
        return [names.get(token, token) for token in wanted]

    lying = {TRAIL: called("outlaw-1"), CAMP: called("outlaw-8"), MINE: called("claim-jumper-1")}
    rollers = {"darkrock-saloon": called("high-roller-1")}
    hero = {"space": FORK, "hand": "K♠"}
    return {
        "on the board": joined(hero, tokens={**lying, **rollers}),
        "to be picked up": choose(
            joined(hero, tokens={TRAIL: called("longhorn-1"), CAMP: called("longhorn-6")}),
            f"ride:{TRAIL}",
        ),
        "carried": choose(
            joined({"space": PLAIN, "longhorns": called("longhorn-1")}, {}), f"ride:{WEST_STATION}"
        ),
    }


SWAPPED = {
    "outlaw-1": "outlaw-8",
    "outlaw-8": "outlaw-1",
    "claim-jumper-1": "claim-jumper-3",
    "high-roller-1": "high-roller-3",
    "longhorn-1": "longhorn-6",
    "longhorn-6": "longhorn-1",
}


@pytest.mark.rule("AU-SETUP-08", "AU-EVENT-06")
@pytest.mark.parametrize("scene", ["on the board", "to be picked up", "carried"])
def test_tables_with_other_tokens_look_alike_to_everybody(scene: str) -> None:
    one, two = scenes({})[scene], scenes(SWAPPED)[scene]
    assert state_of(one).up.token_at != state_of(two).up.token_at
    for seat in range(3):
        laws.alike(one, two, seat, ACTIONS)
        laws.no_tells(one, two, seat)
        laws.no_pauses(one, two, seat)
    laws.spectator_sees_part(one)


class InTheirOwnOrder(Around):
    """The tokens on the board are listed by their numbers, not by where they lie."""

    def view(self, seat: int | None = None) -> dict[str, Any]:
        s, view = state_of(self.game), self.game.view(seat)
        listed = [
            s.compiled.up.whereabouts[at] for at in s.up.token_at if at < s.compiled.up.supply
        ]
        return {**view, "order": listed}


def test_a_view_that_lists_tokens_in_their_own_order_would_tell() -> None:
    one, two = scenes({})["on the board"], scenes(SWAPPED)["on the board"]
    with pytest.raises(AssertionError, match="can tell by its view"):
        laws.alike(InTheirOwnOrder(one), InTheirOwnOrder(two), 0, ACTIONS)


# ---- laws (b), (e), (f): dealt anew ----


@pytest.mark.parametrize("scene", ["on the board", "to be picked up", "carried"])
def test_dealt_anew_a_seat_sees_the_same_and_can_play_on(scene: str) -> None:
    game = scenes({})[scene]
    for seat in range(3):
        laws.redealt(game, seat, 7, ACTIONS, inventory)
        laws.plays_on(game, seat, 7)


def inventory(game: tw.Game) -> list[tuple[str, int]]:
    """How many tokens of each kind are where."""
    s = state_of(game)
    kinds, at = s.compiled.up.token_kind, s.up.token_at
    return sorted((s.compiled.up.whereabouts[at[t]], kinds[t]) for t in range(len(at)))


HISTORIES: dict[str, tuple[str, list[Deed]]] = {
    "two claim jumpers": ("claim-jumper", [("lay", "one"), ("lay", "two")]),
    "one of two was fought": (
        "claim-jumper",
        [("lay", "one"), ("lay", "two"), ("turn", "one", 1)],
    ),
    "and the space taken again": (
        "claim-jumper",
        [("lay", "one"), ("lay", "two"), ("turn", "one", 1), ("lay", "one")],
    ),
    "longhorns on the way": (
        "longhorn",
        [("lay", "one"), ("lay", "two"), ("take", "ann", "one"), ("turn", "ann", 3)],
    ),
    "one of two delivered": (
        "longhorn",
        [
            ("lay", "one"),
            ("lay", "two"),
            ("take", "ann", "one"),
            ("take", "ann", "two"),
            ("turn", "ann", 2),
            ("lay", "three"),
        ],
    ),
    "stolen, then lost": (
        "longhorn",
        [
            ("lay", "one"),
            ("lay", "two"),
            ("take", "ann", "one"),
            ("take", "ann", "two"),
            ("steal", "bob", "ann"),
            ("turn", "bob", 0),
            ("lose", "ann"),
            ("lay", "three"),
        ],
    ),
}


class History:
    """Deeds done by the engine, the tokens as the deeds name them."""

    def __init__(self, kind: str, deeds: list[Deed]) -> None:
        self.s: LegendsState = state_of(joined()).clone()
        self.kind, self.tables = KINDS[kind], self.s.compiled.up
        self.first = self.tables.tokens.index(f"{kind}-1")
        for what, *args in deeds:
            getattr(self, what)(*args)

    def seat(self, name: str) -> int:
        return ("ann", "bob").index(name)

    def space(self, spot: str) -> int:
        return self.s.compiled.board.spaces.index(SPOTS[spot])

    def lay(self, spot: str) -> None:
        tokens.lay_token(self.s, self.kind, self.space(spot))

    def take(self, carrier: str, spot: str) -> None:
        self.s.space[self.seat(carrier)] = self.space(spot)
        tokens.take_longhorn(self.s, self.seat(carrier))

    def steal(self, thief: str, victim: str) -> None:
        tokens.steal_longhorn(self.s, self.seat(thief), self.seat(victim))

    def lose(self, carrier: str) -> None:
        tokens.lose_longhorns(self.s, self.seat(carrier))

    def turn(self, where: str, token: int) -> None:
        """The one that the deed names: it may be any hidden one, so it is exchanged for it."""
        s, number = self.s, self.first + token
        at = self.space(where) if where in SPOTS else self.tables.carried + self.seat(where)
        there = tokens.of_kind(s, self.kind, at)
        if number not in there:
            other = there[0]
            s.up.token_at[other], s.up.token_at[number] = s.up.token_at[number], at
        if where in SPOTS:
            s.space[0] = at
            tokens.turn_up_foe(s, 0, number)
        else:
            s.script[BOARD_TOKENS_STREAM] = [number] if len(there) > 1 else []
            assert tokens.deliver_longhorn(s, self.seat(where)) == number


def deal(s: LegendsState, seat: int) -> None:
    redeal_ante_up(s, seat)


def world_of(count: int, first: int) -> Callable[[Secret], World]:
    """Where each token of the kind is, in the words of the deeds."""

    def read(secret: Secret) -> World:
        s, tables = secret.state, secret.state.compiled.up
        names = {tables.supply: SUPPLY, tables.out: OUT}
        names |= {s.compiled.board.spaces.index(space): spot for spot, space in SPOTS.items()}
        names |= {tables.carried: "ann", tables.carried + 1: "bob"}
        return tuple(names[at] for at in s.up.token_at[first : first + count])

    return read


@pytest.mark.rule("AU-SETUP-08", "AU-EVENT-06")
@pytest.mark.parametrize("name", HISTORIES)
@pytest.mark.parametrize("seat", [0, 2])
def test_every_world_comes_up_as_often_as_chance_has_it(name: str, seat: int) -> None:
    kind, deeds = HISTORIES[name]
    history = History(kind, deeds)
    count = history.tables.token_kind.count(history.kind)
    worlds = token_worlds(count, deeds)
    read = world_of(count, history.first)
    secret = Secret(history.s, deal)
    assert read(secret) in worlds
    laws.reaches(secret, seat, worlds, read, range(14 * len(worlds)))
    laws.fits(secret, seat, worlds, read, range(int(6 / min(worlds.values()))))


# ---- tables that can be, and that cannot ----


UNLAWFUL: list[tuple[dict[str, Any], str]] = [
    ({"tokens": {BANK: ["outlaw-1", "outlaw-2"]}}, "no two of a kind lie in one place"),
    ({"tokens": {BANK: ["outlaw-1"]}, "gone": ["outlaw-1"]}, "tokens: outlaw-1 is named twice"),
    ({"tokens": {BANK: ["high-roller-1"]}}, "high-roller-1 cannot be there"),
    ({"tokens": {"darkrock-saloon": ["outlaw-1"]}}, "outlaw-1 cannot be there"),
    ({"tokens": {"nowhere": ["outlaw-1"]}}, "tokens: unknown: nowhere"),
    ({"tokens": {BANK: ["outlaw-10"]}}, "tokens: 'outlaw-10' is not one of"),
    ({"dust": ["nowhere"]}, "dust: 'nowhere' is not one of"),
    ({"seats": {0: {"longhorns": ["outlaw-1"]}}}, "outlaw-1 cannot be there"),
]


@pytest.mark.parametrize(("facts", "words"), UNLAWFUL)
def test_tokens_that_cannot_be_are_refused(facts: dict[str, Any], words: str) -> None:
    with pytest.raises(tw.BadPosition, match=words):
        tw.at_table("legends", players=3, modules=["ante-up"], **facts)


def _lose_a_token(s: Any) -> None:
    s.up.token_at.pop()


def _forget_a_foe(s: Any) -> None:
    s.up.foes = 0


def _carried_by_nobody(s: Any) -> None:
    s.up.token_at[s.compiled.up.tokens.index("longhorn-1")] = s.compiled.up.carried + 3


def _make_gold(s: Any) -> None:
    s.up.dust |= 1


def _fight_nobody(s: Any) -> None:
    s.up.foe = s.compiled.up.tokens.index("outlaw-2")


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (_lose_a_token, "token_at has 20 entries"),
        (_forget_a_foe, "foes: they are not where"),
        (_carried_by_nobody, "longhorn-1 cannot be there"),
        (_make_gold, "nuggets: they are not 36 in all"),
        (_fight_nobody, "foe: it does not fit what is under way"),
    ],
)
def test_a_state_that_lost_or_made_a_token_is_not_sound(
    spoil: Callable[[Any], None], words: str
) -> None:
    game = joined(tokens={TRAIL: ["outlaw-1"]}, dust=[CAMP])
    state = state_of(game)
    assert rules_of(game).faults(state) == []
    spoil(state)
    assert any(words in fault for fault in rules_of(game).faults(state))


@pytest.mark.rule("AU-TURN-03", "AU-TOKEN-02")
def test_in_random_games_among_tokens_nothing_is_lost() -> None:
    """The board full of them; at every question all is where it can be."""
    names = state_of(joined()).compiled.up.tokens
    plain = [f"{region}-{i}" for i in range(2, 7) for region in ("sunny-hills", "spikes-view")]
    plain += [f"frontier-plain-{i}" for i in range(1, 9)]
    lying = [name for name in names if not name.startswith("high-roller")]
    tokens = {at: [name] for at, name in zip(plain, lying, strict=True)}
    gone, met = set(), set()
    for players in (2, 3, 5):
        game, luck = joined(players=players, tokens=tokens), Random(players)
        for _ in range(400):
            if game.over:
                break
            assert rules_of(game).faults(state_of(game)) == []
            met.add(game.decisions[0].prompt.key)
            step(game, luck)
        gone |= set(up(game)["tokens"]["gone"])
    assert {name.rpartition("-")[0] for name in gone} >= {"outlaw", "claim-jumper"}
    assert "ask-pick-up" in met
