"""All procedures, in the order of their numbers (frames.toml); and the table of an edition."""

from typing import Final

from tumbleweed.core.frames import Procedure, question_keys
from tumbleweed.games.legends.procedures.announce import ANNOUNCE_PROCEDURE
from tumbleweed.games.legends.procedures.ante_up import table as ante_up
from tumbleweed.games.legends.procedures.blood_money import table as blood_money
from tumbleweed.games.legends.procedures.cattle import DELIVERY_PROCEDURE
from tumbleweed.games.legends.procedures.choice import CHOICE_PROCEDURE, CHOOSE_PLAYER_PROCEDURE
from tumbleweed.games.legends.procedures.claim import CLAIM_PROCEDURE
from tumbleweed.games.legends.procedures.discards import (
    DISCARD_PROCEDURE,
    PAY_NUGGETS_PROCEDURE,
)
from tumbleweed.games.legends.procedures.effect_prompts import SMALL_CHOICE_PROCEDURE
from tumbleweed.games.legends.procedures.effects import EFFECTS_PROCEDURE
from tumbleweed.games.legends.procedures.fight.procedure import CARDS_FIRST, EFFECTS_FIRST
from tumbleweed.games.legends.procedures.game import GAME_PROCEDURE
from tumbleweed.games.legends.procedures.man_in_black.procedure import MAN_IN_BLACK_PROCEDURE
from tumbleweed.games.legends.procedures.moving import MOVE_ACTION_PROCEDURE
from tumbleweed.games.legends.procedures.poker import POKER_PROCEDURE
from tumbleweed.games.legends.procedures.prepare import PREPARE_PROCEDURE
from tumbleweed.games.legends.procedures.prospect import DEPOSIT_PROCEDURE, PROSPECT_PROCEDURE
from tumbleweed.games.legends.procedures.ride import PLACE_PROCEDURE, RIDE_PROCEDURE
from tumbleweed.games.legends.procedures.sheriff import SHERIFF_RIDE_PROCEDURE
from tumbleweed.games.legends.procedures.shop import SHOP_PROCEDURE
from tumbleweed.games.legends.procedures.story import STORY_PROCEDURE
from tumbleweed.games.legends.procedures.turn import TURN_PROCEDURE
from tumbleweed.games.legends.procedures.turn_wanted import TURN_WANTED_PROCEDURE
from tumbleweed.games.legends.procedures.use import USE_PROCEDURE
from tumbleweed.games.legends.state.compiled import Compiled

ALL: Final = [
    GAME_PROCEDURE,
    PREPARE_PROCEDURE,
    TURN_PROCEDURE,
    MOVE_ACTION_PROCEDURE,
    RIDE_PROCEDURE,
    EFFECTS_FIRST,
    SHERIFF_RIDE_PROCEDURE,
    POKER_PROCEDURE,
    PROSPECT_PROCEDURE,
    DEPOSIT_PROCEDURE,
    SHOP_PROCEDURE,
    DELIVERY_PROCEDURE,
    STORY_PROCEDURE,
    ANNOUNCE_PROCEDURE,
    USE_PROCEDURE,
    EFFECTS_PROCEDURE,
    CHOICE_PROCEDURE,
    DISCARD_PROCEDURE,
    CHOOSE_PLAYER_PROCEDURE,
    PLACE_PROCEDURE,
    PAY_NUGGETS_PROCEDURE,
    SMALL_CHOICE_PROCEDURE,
    CLAIM_PROCEDURE,
    TURN_WANTED_PROCEDURE,
    MAN_IN_BLACK_PROCEDURE,
]


PROCEDURES: Final = ante_up.without(ALL)
WITH_CARDS_FIRST: Final = [
    CARDS_FIRST if procedure is EFFECTS_FIRST else procedure for procedure in PROCEDURES
]
WITH_ANTE_UP: Final = ante_up.added_to(ALL)
WITH_BLOOD_MONEY: Final = blood_money.added_to(WITH_ANTE_UP)
# The questions of all tables, so that each has one number in every game.
QUESTIONS: Final = question_keys([WITH_CARDS_FIRST, PROCEDURES, WITH_ANTE_UP, WITH_BLOOD_MONEY])


def procedures_of(compiled: Compiled) -> list[Procedure]:
    """Editions fight in one order or the other; modules have steps and procedures of their own."""
    own = WITH_CARDS_FIRST if compiled.cards_first else PROCEDURES
    if compiled.blood_money:
        return WITH_BLOOD_MONEY
    return WITH_ANTE_UP if compiled.ante_up else own
