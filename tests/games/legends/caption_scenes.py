"""Scenes behind the captions: for each that states a figure, its result in play."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import tumbleweed as tw
from games.legends.stated import Amount
from support.legends.places import BANK, SALOON, STATION
from support.legends.playing import choose, clash, heist, let_pass, settled
from support.legends.tables import HERO, RIVAL, at_bank, black_acts, meeting, on_the_trail, table
from support.reading import rules_of, state_of
from tumbleweed.games.legends.components.player.goods import gain_wounds

UNITS = {
    "gained-money": ("money", "money"),
    "spent": ("money", "money"),
    "gained-lp": ("lp", "lp"),
    "wounded": ("wounds", "count"),
    "drew": ("cards", "count"),
}


def came_of(game: tw.Game) -> set[Amount]:
    found: set[Amount] = set()
    points: Counter[tuple[str, str]] = Counter()
    for event in game.events:
        if event.key in UNITS:
            unit, arg = UNITS[event.key]
            found.add((unit, int(event.args[arg])))
        elif event.key == "gained-point":
            points[str(event.args["seat"]), str(event.args["track"]).removeprefix("track:")] += 1
        elif event.key == "laid-card":
            found.add(("cards", 1))
    return found | {(track, count) for (_, track), count in points.items()}


def done(game: tw.Game, *keys: str) -> set[Amount]:
    choose(game, *keys)
    let_pass(game)
    return came_of(game)


def against(kind: str, edition: str, mine: str = "K♥", theirs: str = "3♣") -> tw.Game:
    """A fight with seat 1, who carries half a purse; seat 1 is Wanted where it is an arrest."""
    rival: dict[str, Any] = {"hand": theirs, "money": 40}
    hero: dict[str, Any] = {"hand": mine}
    if kind == "arrest":
        rival, hero = {**rival, "wanted": 1}, {**hero, "marshal": 1}
    game = meeting(hero, rival, edition=edition)
    clash(game, kind, mine, theirs)
    let_pass(game)
    return game


def bandit(edition: str, reward: str) -> set[Amount]:
    game = on_the_trail({"hand": "K♥"}, edition=edition, fight_deck="3 4 6")
    choose(game, "ride:spikes-view-hideout-c", "lay:K♥", "npc:fight-3")
    let_pass(game)
    return done(game, reward)


def robbed_bank(edition: str, mine: str = "K♥", theirs: str = "3") -> set[Amount]:
    game = at_bank({"hand": mine}, edition=edition, fight_deck="3 4 6")
    if edition == "revised":
        heist(game, mine, theirs)
    else:
        choose(game, "heist", f"npc:fight-{theirs.lower()}", f"lay:{mine}")
    let_pass(game)
    return came_of(game)


def here(edition: str, space: str, me: dict[str, Any], *keys: str) -> set[Amount]:
    return done(table({HERO: {"space": space, **me}}, edition=edition), *keys)


def poker(edition: str, *keys: str) -> set[Amount]:
    seats = {HERO: {"space": SALOON, "money": 10}, RIVAL: {"space": SALOON, "money": 10}}
    return done(table(seats, edition=edition), "poker", *keys)


def attacked(card: str, edition: str) -> set[Amount]:
    """The Man in Black finds somebody, who declines to fight."""
    game = black_acts(card, {"space": STATION, "lp": 1, "money": 40, "hand": "3♣"}, edition=edition)
    let_pass(settled(game))
    choose(game, "decline")
    return came_of(game)


def income(which: str) -> Callable[[str], set[Amount]]:
    def scene(edition: str) -> set[Amount]:
        game = tw.at_table("legends", players=3, edition=edition, at="income")
        return done(game, f"income:{which}")

    return scene


def duel(edition: str) -> set[Amount]:
    return came_of(against("duel", edition))


def rob(edition: str) -> set[Amount]:
    return came_of(against("rob", edition))


def arrest(edition: str) -> set[Amount]:
    return came_of(against("arrest", edition))


def any_bandit(edition: str) -> set[Amount]:
    return bandit(edition, "reward:lp") | bandit(edition, "reward:marshal")


def any_heist(edition: str) -> set[Amount]:
    return robbed_bank(edition) | robbed_bank(edition, "3♥", "6")


def deposit(edition: str) -> set[Amount]:
    return here(edition, BANK, {"nuggets": 1}, "deposit", "sell-nuggets:1")


def heal(edition: str) -> set[Amount]:
    return here(edition, "red-falls-doctor", {"money": 10, "wounds": 1}, "heal")


def work(edition: str) -> set[Amount]:
    return here(edition, BANK, {}, "work")


def revel(edition: str) -> set[Amount]:
    return here(edition, "red-falls-cabaret", {"money": 30}, "revel:1")


def ability(edition: str) -> set[Amount]:
    """The fewest LP at which a legendary ability is switched on (WL-CHAR-02)."""
    least = next(
        lp for lp in range(20) if state_of(table({"lp": lp}, players=3, edition=edition)).legend[0]
    )
    return {("lp", least)}


def wounds(edition: str) -> set[Amount]:
    """As many as somebody has who is hit again and again (WL-WOUND-01)."""
    game = table({HERO: {"wounds": 2}}, edition=edition)
    for _ in range(5):
        gain_wounds(state_of(game), HERO, 1)
    return {("wounds", state_of(game).wounds[HERO])}


def first_game(edition: str) -> set[Amount]:
    game = tw.new("legends", players=3, seed=1, edition=edition, variants=["first-game"])
    return {("lp", rules_of(game).compiled.length)}


SCENES: dict[str, Callable[[str], set[Amount]]] = {
    "option-income-cards": income("cards"),
    "option-income-both": income("both"),
    "option-income-money": income("money"),
    "option-work": work,
    "option-deposit": deposit,
    "option-heist": any_heist,
    "option-heal": heal,
    "option-poker": lambda edition: poker(edition, "sit-out"),
    "option-join": lambda edition: poker(edition, "join"),
    "option-reward-lp": lambda edition: bandit(edition, "reward:lp"),
    "option-reward-marshal": lambda edition: bandit(edition, "reward:marshal"),
    "option-duel": duel,
    "option-rob": rob,
    "option-arrest": arrest,
    "ask-sell-nuggets": deposit,
    "legends-ability-later": ability,
    "gain-work": work,
    "gain-deposit": deposit,
    "gain-heist": any_heist,
    "gain-heal": heal,
    "gain-revel": revel,
    "gain-poker": lambda edition: poker(edition, "sit-out"),
    "gain-fight": duel,
    "gain-duel": duel,
    "legends-step-reward-duel": duel,
    "legends-step-reward-rob": rob,
    "legends-step-reward-arrest": arrest,
    "legends-step-reward-bandit": any_bandit,
    "legends-step-reward-heist": any_heist,
    "legends-step-reward-attacked-duel": lambda edition: attacked("cold-eyes", edition),
    "legends-step-reward-attacked-rob": lambda edition: attacked("toll-road", edition),
    "why-three-wounds": wounds,
    "wl-first-game": first_game,
    "wl-from-5": ability,
    "wl-duel": duel,
    "wl-rob": rob,
    "wl-arrest": arrest,
}
