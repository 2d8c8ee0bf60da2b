"""The events of Blood Money, after those of Ante Up."""

from typing import Final

from tumbleweed.core.events import Arg, EventKinds
from tumbleweed.core.log_grammar import HEADLINE, MINOR, STRONG, line, result
from tumbleweed.games.legends.state.blood_money_model import MAP_TOKENS
from tumbleweed.games.legends.vocabulary.ante_up import events as ante_up
from tumbleweed.games.legends.vocabulary.events import COUNT, EVENTS, MONEY, SEAT, SPACE

BEFORE: Final = len(ante_up.ALL_EVENTS.list)  # how many come before them

# ---- legendary stories ----

GAINED_SP: Final = EVENTS.add("gained-sp", (SEAT, Arg("at")), result(latest=("seat",)))
LOST_SURPLUS: Final = EVENTS.add("lost-surplus-sp", (SEAT, COUNT), result())
STORY_RETURNED: Final = EVENTS.add("story-returned", (SEAT,), result())

TALE: Final = Arg("tale", "tale", pool="tales")
OPENING: Final = Arg("text", "tale-opening", pool="tales")
OUTCOME: Final = Arg("outcome", "outcome", pool="outcomes")
OUTCOME_TEXT: Final = Arg("text", "outcome-story", pool="outcomes")
CONDITION: Final = Arg("condition", "condition-text", pool="conditions")
MAP_TOKEN: Final = Arg("token", "map-token", MAP_TOKENS)

TALE_REVEALED: Final = EVENTS.add("tale-revealed", (SEAT, TALE, OPENING), line(HEADLINE, far=True))
MAP_LAID: Final = EVENTS.add("map-laid", (SPACE,), line())
MAP_TURNED: Final = EVENTS.add("map-turned", (SEAT, MAP_TOKEN, SPACE), line(STRONG))
OFFER_TAKEN: Final = EVENTS.add("offer-taken", (SEAT, TALE), line())
CONDITION_MET: Final = EVENTS.add("condition-met", (SEAT, CONDITION), line(STRONG))
TALE_RESOLVED: Final = EVENTS.add(
    "tale-resolved", (SEAT, TALE, OUTCOME, OUTCOME_TEXT), line(HEADLINE, far=True)
)
TALE_REWARDED: Final = EVENTS.add("tale-rewarded", (SEAT,), line())
TALE_CONSEQUENCES: Final = EVENTS.add("tale-consequences", (SEAT,), line())
TALE_WORKS: Final = EVENTS.add("tale-works", (SEAT, TALE), line(MINOR))
MAP_TOKENS_BACK: Final = EVENTS.add("map-tokens-back", (), line(MINOR))
NO_TALE_LEFT: Final = EVENTS.add("no-tale-left", (), line(MINOR))

# ---- injuries, the risk die, ruins ----

INJURY: Final = Arg("injury", "injury", pool="injuries")
INJURY_TEXT: Final = Arg("text", "injury-text", pool="injuries")
RISK_FACE: Final = Arg("face", "risk-face", pool="risk_faces")
RISK_BONUS: Final = Arg("bonus", "risk-bonus", pool="risk_bonuses")
PLACE: Final = Arg("place", "place", pool="deed_places")

SPARED: Final = EVENTS.add("spared-wounds", (SEAT, COUNT), line(alone=True))
INJURED: Final = EVENTS.add("injured", (SEAT, INJURY, INJURY_TEXT), line(STRONG, alone=True))
FORFEITS: Final = EVENTS.add("forfeits", (SEAT, COUNT), line(alone=True))
NOTHING_TO_FORFEIT: Final = EVENTS.add("nothing-to-forfeit", (SEAT,), line(alone=True))
INJURY_WORKS: Final = EVENTS.add("injury-works", (SEAT, INJURY), line())
RECOVERED: Final = EVENTS.add("injury-healed", (SEAT, INJURY), line())
RISKED: Final = EVENTS.add("rolled-risk", (SEAT, RISK_BONUS, RISK_FACE), line(STRONG))
RUINED: Final = EVENTS.add("ruined", (PLACE,), line(STRONG))
REPAIRED: Final = EVENTS.add("repaired", (SEAT, PLACE), line())
RESTORED: Final = EVENTS.add("restored", (SEAT, PLACE), line())


# ---- deeds, the Trader, scenarios ----

DEED: Final = Arg("deed", "deed", pool="deeds")
TRADER: Final = Arg("trader", "trader", pool="trader_cards")
RELIC: Final = Arg("relic", "relic", pool="relics")
SECRET_CARD: Final = Arg("card", "card", secret=True, pool="cards")
SECRET_FIGHT_CARD: Final = Arg("card", "fight-card", secret=True, pool="fight_cards")

CLAIMED_DEED: Final = EVENTS.add("claimed-deed", (SEAT, DEED, MONEY), line(STRONG, says=("spent",)))
GIVEN_DEED: Final = EVENTS.add("given-deed", (SEAT, DEED), line())
USED_DEED: Final = EVENTS.add("used-deed", (SEAT, DEED), line(far=True))
TRADER_MOVED: Final = EVENTS.add("trader-moved", (TRADER, SPACE), line())
TRADER_SHUFFLED: Final = EVENTS.add("trader-shuffled", (COUNT,), line(MINOR))
BOUGHT_RELIC: Final = EVENTS.add(
    "bought-relic", (SEAT, RELIC, MONEY), line(STRONG, says=("spent",))
)
GOT_RELIC: Final = EVENTS.add("got-relic", (SEAT, RELIC), line())
RELIC_SHOWN: Final = EVENTS.add("relic-shown", (RELIC,), result(behind=("relic-shown",)))
USED_RELIC: Final = EVENTS.add("used-relic", (SEAT, RELIC), line(far=True))
LOOKED_AT_POKER: Final = EVENTS.add(
    "looked-at-poker", (SEAT, SECRET_CARD), line(), audience=("seat",)
)
LOOKED_AT_FIGHT: Final = EVENTS.add(
    "looked-at-fight", (SEAT, SECRET_FIGHT_CARD), line(), audience=("seat",)
)


ALL_EVENTS: Final[EventKinds] = ante_up.ALL_EVENTS  # after those of both
