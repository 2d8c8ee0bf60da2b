"""Which scene of Blood Money a thing has: by the card it names, or by words in its name."""

from __future__ import annotations

from collections.abc import Callable

from exhaustive.ante_up import scenes as ante_up
from exhaustive.blood_money import cast, errands, harm, scenes, tales
from exhaustive.scenes import Crowd
from exhaustive.staging import Scene
from tumbleweed.games.legends.state.compiled import Compiled


def by_name(compiled: Compiled) -> dict[str, Scene]:
    blood = compiled.blood
    found: dict[str, Scene] = {}
    for ids, scene in (
        (blood.outcomes, tales.resolve),
        (blood.conditions, tales.meet),
        (blood.tales, tales.show),
        (blood.injuries, harm.suffer),
        (blood.risk_bonuses, harm.roll),
        (blood.deeds, scenes.own_deed),
        (blood.trader_cards, scenes.trade),
        (blood.relics, scenes.own_relic),
    ):
        found |= dict.fromkeys(ids, scene)
    return found


def errand(run: Callable[[Crowd], None]) -> Scene:
    def scene(crowd: Crowd, subject: str, thing: str) -> None:
        crowd.facts["at"] = "act"
        run(crowd)

    return scene


# These come first of all.
BEFORE: dict[str, Scene] = {
    r"^tale ": tales.tell_after,
    r"^word deed-": lambda crowd, _, thing: scenes.own_deed(crowd, thing.split()[1], thing),
    r"^place ": lambda crowd, _, thing: harm.ruin(crowd, thing.split()[1], thing),
    r"^risk |word (wound|blank|two-wounds|story-point|wound-and)": harm.roll,
    r"al-swearengen action|free-ability": cast.use_freely,
    r"mod (al-swearengen|tom-tobin) cost": cast.pay_less,
    r"tom-tobin passive": cast.buy_at_the_end,
    r"elfego-baca (fight|reduce)": cast.baca,
    r"longhorns_weightless": cast.drive_slowly,
    r"bullwhip passive|fetch": cast.fetch,
    r"boot-knife passive": cast.stab,
    r"medicine-pouch action": cast.take_medicine,
    r"repeating-shotgun reaction|lever-action-thunder passive": cast.fire_thunder,
    r"texas-john-slaughter|choose-several": cast.choose_two,
    r"lozen passive|choose:lozen|looked-at-(poker|fight)": cast.look,
    r"lottie-deno passive": cast.gamble_for_story,
    r"switch the hand|give-up-hand": scenes.be_arrested,
    r"switch (the richest|\$)": scenes.be_rich,
    r"switch no ": scenes.no_sale,
    r"story-\d|gained-sp|story-returned|surplus|(?<!-)gang |verb gang|bandit-came": errand(
        errands.gain_sp
    ),
}
AT_LAST: dict[str, Scene] = {
    r"forfeit|rolled-risk|verb risk|injured|spared": harm.roll,
    r"injury-healed": lambda crowd, _, thing: harm.heal(crowd, "busted-knee"),
    r"injury-works": lambda crowd, _, thing: harm.suffer(crowd, "festering-wound", thing),
    r"restore": harm.restore,
    r"(question|verb) ruin|event ruined": harm.ruin_one,
    r"repair": errand(errands.repair),
    r"condition": scenes.choose_condition,
    r"offer": lambda crowd, _, thing: tales.meet(crowd, "the-circuit-preacher-c1", thing),
    r"no-tale-left": scenes.last_tale,
    r"map-tokens-back": scenes.map_tale("back"),
    r"map-laid|lay-map": scenes.map_tale("revealed"),
    r"map": scenes.map_tale("map"),
    r"tale-works": lambda crowd, _, thing: tales.show(crowd, "stampede-at-first-light", thing),
    r"tale": scenes.any_tale(tales.resolve),
    r"claim-deed|claimed-deed": errand(errands.claim_deed),
    r"deed": errand(errands.use_deed),
    r"trader-shuffled": scenes.reshuffle_trader,
    r"use-relic|used-relic": lambda crowd, _, thing: scenes.own_relic(crowd, "telegram", thing),
    r"got-relic": lambda crowd, _, thing: scenes.own_relic(crowd, "portrait", "given"),
    r"relic|trade": lambda crowd, _, thing: scenes.trade(crowd, "", thing),
    r"ranch": lambda crowd, _, thing: ante_up.rob_train(crowd, "stock-cars", thing),
    r"pay-nugget|verb nugget": scenes.sell_by_deed,
    r"hideout": cast.choose_two,
}
