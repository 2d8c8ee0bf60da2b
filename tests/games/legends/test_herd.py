"""Cattle tokens: who takes, carries and loses them, and which ones a seat must consider."""

from collections.abc import Iterable
from random import Random

import pytest

from core import laws
from games.legends.herd_worlds import Deed, World, herd_worlds
from games.legends.hidden_tables import ANA, BIA, CAIO, DORA, Secret, table
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.decks.cattle import (
    acquire,
    deliver,
    lose_cattle,
    met,
    redeal_herd,
    steal_cattle,
)
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import CATTLE_STREAM

GREEN, BLUE = 0, 1
GREENS, BLUES = range(8), range(8, 16)
PLAYERS = 4


def act(s: LegendsState, deeds: Iterable[Deed]) -> None:
    """Do as told; a token taken is the one named."""
    for what, who, *rest in deeds:
        if what == "take":
            s.script[CATTLE_STREAM] = rest
            acquire(s, who, s.compiled.cattle_color[rest[0]])
        elif what == "deliver":
            assert deliver(s, who) == rest[0]
        elif what == "lose":
            lose_cattle(s, who)
        else:
            assert s.cattle[rest[0]] == rest[1]
            steal_cattle(s, who, rest[0])


def after(deeds: Iterable[Deed]) -> Secret:
    s = table(PLAYERS)
    s.space = [0] * PLAYERS
    act(s, deeds)
    return Secret(s, redeal_herd)


def carried(secret: Secret) -> World:
    """Also sees that every token is in one place."""
    s = secret.state
    on_mats = [token for token in s.cattle if token != NONE]
    assert sorted([*s.ranch_green, *s.ranch_blue, *on_mats]) == list(range(16))
    assert set(s.ranch_green) <= set(GREENS)
    return tuple(None if token == NONE else token for token in s.cattle)


# ---- tokens in play ----


@pytest.mark.rule("WL-CATTLE-01", "WL-CATTLE-05", "WL-CATTLE-12")
def test_a_random_token_of_the_ranch_goes_to_the_mat() -> None:
    tokens = set()
    for seed in range(80):
        s = table(PLAYERS, seed)
        token = acquire(s, BIA, BLUE)
        assert (s.cattle[BIA], len(s.ranch_green), len(s.ranch_blue)) == (token, 8, 7)
        assert token not in s.ranch_blue
        tokens.add(token)
    assert tokens == set(BLUES)


@pytest.mark.rule("WL-CATTLE-10", "WL-FIGHT-34", "WL-FIGHT-39")
def test_tokens_go_back_to_the_ranch_of_their_colour() -> None:
    s = after([("take", ANA, 3), ("steal", BIA, ANA, 3), ("take", ANA, 9)]).state
    assert s.cattle == [9, 3, NONE, NONE]
    act(s, [("deliver", BIA, 3), ("lose", ANA)])
    assert s.cattle == [NONE] * PLAYERS
    assert (s.ranch_green, s.ranch_blue) == (list(GREENS), list(BLUES))


# ---- worlds ----

HISTORIES: dict[str, list[Deed]] = {
    "two takes": [("take", ANA, 1), ("take", BIA, 5)],
    "taken again after a delivery": [
        ("take", ANA, 1), ("take", BIA, 5), ("deliver", ANA, 1), ("take", ANA, 2),
    ],
    "the same token twice": [
        ("take", ANA, 1), ("deliver", ANA, 1), ("take", BIA, 1), ("take", ANA, 0),
    ],
    "a theft": [("take", ANA, 1), ("take", BIA, 4), ("steal", CAIO, BIA, 4), ("take", BIA, 6)],
    "lost in an arrest": [("take", ANA, 1), ("take", BIA, 4), ("lose", ANA), ("take", CAIO, 1)],
    "a token one cannot have had": [
        ("take", ANA, 1), ("take", BIA, 4), ("deliver", ANA, 1), ("take", CAIO, 1), ("lose", BIA),
        ("take", ANA, 7),
    ],
    "one loss after another": [
        ("take", BIA, 2), ("take", CAIO, 3), ("lose", BIA), ("take", BIA, 2), ("lose", CAIO),
        ("take", CAIO, 5), ("lose", BIA), ("take", ANA, 0), ("deliver", ANA, 0),
    ],
}  # fmt: skip


@pytest.mark.rule("WL-CATTLE-06", "WL-FIGHT-30", "WL-FIGHT-34")
@pytest.mark.parametrize("name", HISTORIES)
@pytest.mark.parametrize("seat", [ANA, BIA, CAIO, DORA])
def test_every_world_comes_up_as_often_as_chance_has_it(name: str, seat: int) -> None:
    secret = after(HISTORIES[name])
    worlds = herd_worlds(GREENS, PLAYERS, HISTORIES[name], seat)
    assert carried(secret) in worlds
    laws.reaches(secret, seat, worlds, carried, range(14 * len(worlds)))
    least = min(worlds.values())
    laws.fits(secret, seat, worlds, carried, range(int(6 / least)))


@pytest.mark.rule("WL-CATTLE-06")
def test_a_token_seen_elsewhere_meanwhile_is_not_on_the_mat() -> None:
    """Ana took the 1 and delivered it while Bia carried hers: it is not Bia's."""
    deeds: list[Deed] = [("take", ANA, 1), ("take", BIA, 4), ("deliver", ANA, 1)]
    assert {carried(after(deeds).redeal(CAIO, seed))[BIA] for seed in range(120)} == {
        0, 2, 3, 4, 5, 6, 7,
    }  # fmt: skip


def test_colours_do_not_mix() -> None:
    deeds: list[Deed] = [("take", ANA, 1), ("take", BIA, 12), ("take", CAIO, 3)]
    dealt = [carried(after(deeds).redeal(DORA, seed)) for seed in range(200)]
    assert {world[BIA] for world in dealt} == set(BLUES)
    assert {world[ANA] for world in dealt} == set(GREENS)


@pytest.mark.rule("WL-FIGHT-39")
def test_thief_and_victim_know_a_stolen_token() -> None:
    deeds: list[Deed] = [("take", BIA, 4), ("steal", CAIO, BIA, 4)]
    secret = after(deeds)
    for seat in (BIA, CAIO):
        assert {carried(secret.redeal(seat, seed)) for seed in range(20)} == {carried(secret)}
    assert len({carried(secret.redeal(ANA, seed)) for seed in range(90)}) == 8


def random_deeds(luck: Random, count: int) -> list[Deed]:
    """Whatever can happen to the green tokens, and is worth remembering."""
    on_mats: list[int | None] = [None] * PLAYERS
    deeds: list[Deed] = []
    for _ in range(count):
        who = luck.randrange(PLAYERS)
        free = [seat for seat in range(PLAYERS) if on_mats[seat] is None]
        token = on_mats[who]
        if token is None:
            token = luck.choice([each for each in GREENS if each not in on_mats])
            deeds.append(("take", who, token))
            on_mats[who] = token
            continue
        what = luck.choice(("deliver", "lose", "steal")) if free else "lose"
        on_mats[who] = None
        if what == "steal":
            thief = luck.choice(free)
            deeds.append(("steal", thief, who, token))
            on_mats[thief] = token
        else:
            deeds.append((what, who, token) if what == "deliver" else (what, who))
    return deeds


@pytest.mark.parametrize("seed", range(10))
def test_random_histories(seed: int) -> None:
    """Never a world that cannot be; nor does what is kept grow with the game."""
    luck = Random(seed)
    deeds = random_deeds(luck, 9)
    secret = after(deeds)
    for seat in range(PLAYERS):
        worlds = herd_worlds(GREENS, PLAYERS, deeds, seat)
        dealt = {carried(secret.redeal(seat, each)) for each in range(40)}
        assert dealt <= set(worlds)
        if len(worlds) <= 60:
            laws.fits(secret, seat, worlds, carried, range(int(6 / min(worlds.values()))))


def test_what_touches_no_carried_token_is_forgotten() -> None:
    s = after([("take", ANA, 1), ("take", BIA, 5), ("deliver", ANA, 1), ("lose", BIA)]).state
    assert s.cattle_holds == []
    act(s, [("take", ANA, 2), ("deliver", ANA, 2), ("take", BIA, 3)])
    assert len(s.cattle_holds) == 4


def test_what_was_out_with_a_token_shown_to_all_is_forgotten() -> None:
    """Dora's was out with Ana's, and Ana's with Bia's; but all know which Ana's was."""
    deeds = [("take", DORA, 2), ("take", ANA, 1), ("lose", DORA), ("take", BIA, 3)]
    s = after([*deeds, ("deliver", ANA, 1)]).state
    assert s.cattle_holds[::4] == [1, 3]


def test_what_was_out_with_a_token_not_all_know_is_remembered() -> None:
    """Dora's was out with Ana's, and Ana's with Bia's, which is still out."""
    deeds = [("take", DORA, 2), ("take", ANA, 1), ("lose", DORA), ("take", BIA, 3), ("lose", ANA)]
    assert after(deeds).state.cattle_holds[::4] == [2, 1, 3]


def test_tokens_met_that_were_out_at_the_same_time() -> None:
    """Dora's with Ana's, Ana's with Bia's, but not Dora's with Bia's; whichever comes first."""
    deeds = [("take", DORA, 2), ("take", ANA, 1), ("lose", DORA), ("take", BIA, 3), ("lose", ANA)]
    s = after(deeds).state
    dora, ana, bia = range(0, 12, 4)
    assert [met(s, *pair) for pair in ((dora, ana), (ana, dora), (ana, bia), (bia, ana))] == [
        True
    ] * 4
    assert not met(s, dora, bia)
    assert not met(s, bia, dora)
