"""Fights by chance: hands, weapons, characters, injuries and opponents of every kind, and what a
forecast says of them compared with what the engine then does."""

from collections import Counter
from functools import cache
from random import Random
from typing import Any

import tumbleweed as tw
from support.legends.places import BANK, HIDEOUT, PRAIRIE
from support.legends.tables import HERO, RIVAL
from support.legends.tokens import FORK, TRAIL
from support.reading import state_of
from tumbleweed.core.game import Game

Facts = dict[str, Any]
WEAPONS = ("revolver", "six-shooter", "shotgun", "boomstick", "rifle", "buffalo-gun")
CHARACTERS = ("kit-carson", "jesse-james", "doc-holliday", "annie-oakley", "bass-reeves")
INJURIES = ["double-vision", "shot-up-hand", "broken-arm", "stiff-shoulder"]
OUTLAWS = ("outlaw-1", "outlaw-4", "outlaw-8")
TABLES: tuple[Facts, ...] = (
    {},
    {"edition": "first"},
    {"edition": "french"},
    {"modules": ["ante-up"]},
    {"modules": ["ante-up", "blood-money"]},
)
LEAVING = ("pass", "no")
ENDS = ("won-fight", "lost-to-npc", "fight-restarted")
MOST = 200  # questions of a fight and what comes of it


def a_fight(number: int) -> Game:
    """A table at which a fight has just begun."""
    luck = Random(number)
    agreed = TABLES[number % len(TABLES)]
    modules = agreed.get("modules", [])
    deck = [*_cards(number % len(TABLES))]
    luck.shuffle(deck)
    injuries = luck.sample(INJURIES, 2) if "blood-money" in modules else []
    hero = _player(luck, deck, CHARACTERS[:3], injuries)
    rival = _player(luck, deck, CHARACTERS[3:], injuries) | {"wanted": luck.choice((0, 2))}
    facts: Facts = {"players": 4, "seed": number, **agreed}
    if luck.random() < 0.3:
        return _on_the_way(luck, hero, facts)
    hero["marshal"] = luck.choice((0, 1))
    both = {HERO: {**hero, "space": BANK}, RIVAL: {**rival, "space": BANK}}
    game = tw.at_table("legends", seats=both, **facts)
    begin = ("heist", f"duel:{RIVAL}", f"rob:{RIVAL}", f"arrest:{RIVAL}")
    game.choose(luck.choice([key for key in begin if key in keys(game)]))
    return game


def _on_the_way(luck: Random, hero: Facts, facts: Facts) -> Game:
    """A bandit, or with Ante Up an outlaw."""
    ways = {HIDEOUT: PRAIRIE, **({TRAIL: FORK} if "modules" in facts else {})}
    there = luck.choice([*ways])
    lie: Facts = {"tokens": {TRAIL: [luck.choice(OUTLAWS)]}} if there == TRAIL else {}
    seats = {HERO: {**hero, "space": ways[there]}}
    game = tw.at_table("legends", seats=seats, bandits=[HIDEOUT], **lie, **facts)
    game.choose(f"ride:{there}")
    return game


@cache
def _cards(number: int) -> tuple[str, ...]:
    """The poker cards of that table."""
    game = tw.at_table("legends", players=4, **TABLES[number])
    names: tuple[str, ...] = state_of(game).compiled.cards
    return names


def _player(
    luck: Random, deck: list[str], characters: tuple[str, ...], injuries: list[str]
) -> Facts:
    facts: Facts = {
        "hand": [deck.pop() for _ in range(luck.randint(1, 5))],
        "character": luck.choice(characters),
        "legend": luck.random() < 0.7,
        "money": 50,
    }
    if luck.random() < 0.7:
        facts["items"] = [luck.choice(WEAPONS)]
    if injuries and luck.random() < 0.5:
        facts |= {"injury": injuries.pop(), "wounds": 1}
    return facts


def keys(game: Game) -> tuple[str, ...]:
    assert game.decision is not None
    return game.decision.keys


# ---- what the engine does ----


def fights(game: Game) -> bool:
    """The fight has not been decided yet."""
    return not game.over and any((game.forecast(seat) or {}).get("fight") for seat in game.asked)


def left_alone(game: Game, since: int) -> tuple[str, dict[str, Any]]:
    """Everybody leaves what can be left: how the fight ends, by the event that tells."""
    for _ in range(MOST):
        for event in game.events_for(None, since):
            if event.key in ENDS:
                return event.key, event.args
        left = [key for key in LEAVING if key in keys(game)]
        game.choose((left or keys(game))[0])
    raise AssertionError("the fight does not end")


def outcome(game: Game, hero: int, since: int) -> tuple[int | None, list[int | None]]:
    """The winning side, None if it starts over, and the values of hero and rival."""
    key, args = left_alone(game, since)
    if key == "fight-restarted":
        return None, [None, None]
    if key == "lost-to-npc":
        return 1, [args["value"], args["other"]]
    won = args["seat"] == f"seat:{hero}"
    values = [args["value"], args["other"]]
    return (0, values) if won else (1, values[::-1])


# ---- compared ----


def compare(game: Game, tally: Counter[str]) -> None:
    """Every forecast at this question, with the engine's own outcome."""
    now = game.view()["fight"]
    if not now["open"]:
        tally["hidden"] += 1
        return
    for seat in range(game.players):
        foreseen = game.forecast(seat)
        assert foreseen is not None
        told, fight = foreseen["fight"], game.clone()
        side, values = outcome(fight, now["hero"], game.event_count)
        _same(told["now"], side, values, seat, now)
        tally[told["now"]["end"]] += 1
        for key, standing in told["options"].items():
            tried = game.clone()
            tried.choose(key, seat)
            _same(standing, *outcome(tried, now["hero"], game.event_count), seat, now)
            tally[f"option {standing['end']}"] += 1


def _same(
    told: Facts, side: int | None, values: list[int | None], seat: int, now: dict[str, Any]
) -> None:
    assert told["values"] == values
    if side is None:
        assert told["end"] == "again"
        return
    tie = "tie-" if values[0] == values[1] else ""
    sides = [now["hero"], now["rival"]]
    mine = sides.index(seat) if seat in sides else None
    end = "other" if mine is None else "win" if mine == side else "lose"
    assert told["end"] == tie + end


def hidden_cards(game: Game, tally: Counter[str]) -> None:
    """Before the Reveal: what is said of a card holds whatever the other side lays."""
    (seat,) = game.asked
    foreseen = game.forecast(seat)
    assert foreseen is not None
    for key, standing in foreseen["fight"]["options"].items():
        if standing["beats"] is None:
            continue
        tried = game.clone()
        tried.choose(key, seat)
        _revealed(tried, standing, foreseen["fight"]["side"], tally)


def _revealed(game: Game, standing: Facts, side: int, tally: Counter[str]) -> None:
    """The values at the Reveal, before anybody reacts, and who would win then."""
    for _ in range(MOST):
        now = game.view()["fight"]
        if now is None or game.decision is None:
            return
        if now["open"]:
            break
        left = [key for key in keys(game) if key.split(":")[0] in ("lay", "npc", "pass", "no")]
        game.choose((left or keys(game))[-1])
    else:
        raise AssertionError("no Reveal")
    foreseen = game.forecast(now["hero"])
    if foreseen is None or foreseen["fight"] is None:
        return
    printed = _rank(now, 1 - side)
    assert now["values"][side] == standing["values"][side]
    then = foreseen["fight"]["now"]
    won = then["end"].endswith("win") == (side == 0)
    if then["end"] != "again" and then["values"] == now["values"]:
        assert won == (printed <= standing["beats"])
        tally["beaten" if won else "not beaten"] += 1


def _rank(now: dict[str, Any], side: int) -> int:
    labels = {"j": 11, "q": 12, "k": 13, "a": 14}
    if side == 1 and now["npc_card"] is not None:
        label = now["npc_card"]["card"].removeprefix("fight-")
    else:
        seat = (now["hero"], now["rival"])[side]
        card = next(each for each in now["cards"] if each is not None and each["seat"] == seat)
        label = card["card"].split("-")[1]
    return labels.get(label) or int(label)


def played(number: int, tally: Counter[str]) -> None:
    """A whole fight by chance, compared at every question."""
    game, luck = a_fight(number), Random(~number)
    tally[game.view()["fight"]["type"]] += 1
    while fights(game):
        compare(game, tally)
        if not game.view()["fight"]["open"]:
            hidden_cards(game, tally)
        game.choose(luck.choice(keys(game)), game.asked[0])
    tally["fights"] += 1
