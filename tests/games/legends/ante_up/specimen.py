"""Western Legends with Ante Up under contract: high stakes at every table, goals at some."""

from collections.abc import Iterator
from typing import Any

import tumbleweed as tw
from contract.specimen import GIVEN, Broken, Named, Specimen
from games.legends.ante_up.au_inventory import au_inventory
from games.legends.ante_up.au_moments import au_moments
from games.legends.ante_up.au_scenes import SCENES

NAMED: list[Named] = [
    ("faro", "state.gambler", [0, 0], "gambler has 2 entries"),
    ("faro", "state.gambler.0", 99, "gambler: out of range"),
    ("faro", "state.event_deck", [], "events: not every card lies in exactly one place"),
    ("faro", "state.event_seen", [], "event_seen or encounter_seen: not as long as its deck"),
    ("faro", "state.event_seen.0", 8, "event_seen or encounter_seen: a seat that is not at"),
    ("faro", "state.markers", ["lp-20"], "markers: there is none on such a space"),
    ("faro", "state.events_due", -1, "events_due: less than none"),
    ("faro", "state.event", "boom-town", "events: not every card lies in exactly one place"),
    ("faro", "state.faro_host", -1, "faro_host: it does not fit what is under way"),
    ("faro", "state.bet_worth.0", 10, "bet_rank, bet_worth: no such bet"),
    ("faro", "state.bet_worth.3", 15, "bet_rank, bet_worth: no such bet"),
    ("faro", "state.fight_shown.fight-9", 0, "fight_shown: too many cards are face down"),
    ("faro", "state.bet_rank", [], "bet_rank, bet_worth: wrong length"),
    ("faro", "state.turned", ["fight-k"], "turned: a card was turned that was not dealt"),
    ("faro", "state.train", "mars", "field 'train': 'mars' is not known"),
    ("faro", "state.pot", 10, "pot, folded: no High Stakes Poker is under way"),
    ("faro", "state.challenged", "darkrock-saloon", "challenged, roller: no hand of poker"),
    ("high stakes", "state.pot", 15, "pot, folded: out of range"),
    ("high stakes", "state.pot", -10, "pot, folded: out of range"),
    ("challenge", "state.token_at.high-roller-1", "darkrock-saloon", "roller: the token lies"),
    ("encounter", "state.encounter", None, "encounters: not every card lies in exactly one place"),
    ("encounter", "state.encounter_deck", [], "encounters: not every card lies in exactly one"),
    ("event", "state.event", None, "events: not every card lies in exactly one place"),
    ("frontier", "state.frontier_supply", [], "frontier"),
    ("frontier", "state.ranch_orange", [], "cattle: not every token lies in exactly one place"),
]
BROKEN: list[Broken] = [
    ("faro", "state.npc_hand", []),
    ("faro", "state.frames.2", {"procedure": "faro"}),
    ("faro", "state.stand.0", "the-moon"),
    ("high stakes", "state.sealed.0", ["play:poker-7-hearts"]),
    ("high stakes", "state.folded", 1),
    ("encounter", "state.encounter", "stagecoach"),
    ("event", "state.token_at", {}),
    ("frontier", "state.sealed.0", ["enough"]),
    ("frontier", "state.sealed.0", ["discard:poker-2-hearts"]),
    ("frontier", "options", {"length": 15}),
]
TABLES: list[dict[str, Any]] = [
    {"players": players, "variants": variants, "house_chooses": house, "high_stakes": high}
    for players in (2, 3, 4, 5, 6)
    for variants in ([], ["goals"])
    for house, high in ((False, True), (True, True), (False, False))
]


def held(players: int, seed: int, **said: Any) -> Iterator[tw.Game]:
    for game, _ in au_moments(players, seed, **said):
        yield game


ANTE_UP = Specimen(
    "legends",
    name="legends+ante-up",
    counts=(2, 4),
    short={"length": 15, "modules": ["ante-up"], "high_stakes": True},
    held=held,
    every=60,
    scenes=SCENES,
    broken=tuple(BROKEN),
    named=tuple(NAMED),
    unknown=("FARO", "faro ", "bet:", "bet:9.15", "leave-in:9", "rail:mars"),
    # The stands are dealt before the first question; the others are in use without the module.
    given=GIVEN | {"story_seen", "stand", "ranch_blue"},
    full={"variants": ["goals"]},
    variety=({"house_chooses": False}, {"house_chooses": True, "variants": ["goals"]}),
    inventory=au_inventory,
    tables=tuple(TABLES),
    asked=frozenset({"ask-bet", "ask-stay-or-leave", "ask-stake", "ask-high-stakes-card",
                     "ask-frontier", "ask-put-token", "ask-prize"}),
    telling=frozenset({"ask-react", "ask-answer"}),
    rules={
        "alike": ("AU-SETUP-08", "AU-FARO-11", "AU-TOKEN-20", "AU-TOKEN-25", "AU-FRONT-07"),
        "no tells": ("AU-EVENT-06", "AU-FARO-11"),
    },
)  # fmt: skip
