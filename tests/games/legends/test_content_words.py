"""Words the loader refuses: unknown, wrong or out of place."""

import pytest

from games.legends.faulty_words import UNCARRIED, demand, face, faults_told, item, reward, trigger

WORDS = {
    # words and parameters
    "unknown effect": (
        reward('{ do = "gain_mony", amount = 10 }'),
        "unknown effect 'gain_mony'; did you mean 'gain_money'?",
    ),
    "unknown trigger": (trigger('{ on = "win_fights" }'), "unknown trigger 'win_fights'"),
    "unknown condition": (
        reward('{ do = "if", test = { is = "rich" }, then = [ { do = "return_disc" } ] }'),
        "unknown condition 'rich'",
    ),
    "unknown modifier": (
        item('{ kind = "passive", mods = [ { mod = "wings" } ] }'),
        "unknown modifier 'wings'",
    ),
    "no word at all": (reward("{ amount = 10 }"), "is no effect: { do = … }"),
    "effects are a list": (
        face('{ kind = "action", effects = { do = "return_disc" } }'),
        "{'do': 'return_disc'} is no list",
    ),
    "unknown parameter": (
        reward('{ do = "heal", amount = 1, whom = "self" }'),
        "unknown key 'whom'; did you mean 'who'?",
    ),
    "missing parameter": (reward('{ do = "heal" }'), "'amount' is missing"),
    # words that are reserved
    "reserved effect": (reward('{ do = "gain_item", item = "mule" }'), f"'gain_item' {UNCARRIED}"),
    "reserved trigger": (trigger('{ on = "be_arrested" }'), f"'be_arrested' {UNCARRIED}"),
    "reserved parameter": (
        trigger('{ on = "win_fight", min_rank = 9 }'),
        f"'min_rank' {UNCARRIED}",
    ),
    "reserved span": (
        trigger('{ on = "travel", at_least = 9, within = "round" }'),
        f"within: 'round' {UNCARRIED}",
    ),
    "reserved peek": (
        reward('{ do = "peek", what = "cattle", amount = 1 }'),
        f"what: 'cattle' {UNCARRIED}",
    ),
    "reserved subject": (
        reward('{ do = "lose_lp", amount = 1, who = "man_in_black" }'),
        f"who: 'man_in_black' {UNCARRIED}",
    ),
    "modifier of a module": (
        item('{ kind = "passive", mods = [ { mod = "money_limit", set = 200 } ] }'),
        "'money_limit' is a word of ante-up: it can stand in a file of that module",
    ),
    "effect of a module": (
        reward('{ do = "resolve_event", amount = 1 }'),
        "'resolve_event' is a word of ante-up",
    ),
    "key of a module": (
        reward(
            '{ do = "move_sheriff", up_to = 2, on_arrest = [ { do = "gain_lp", amount = 1 } ] }'
        ),
        "'on_arrest' is a word of ante-up",
    ),
    "name of a module": (
        reward('{ do = "peek", what = "event_deck", amount = 1 }'),
        "'event_deck' is a word of ante-up",
    ),
    # amounts
    "odd money": (reward('{ do = "gain_money", amount = 25 }'), "$25 is not a multiple of $10"),
    "negative amount": (
        reward('{ do = "gain_lp", amount = -1 }'),
        "amount: -1 is not a whole number from 0",
    ),
    "half a point": (
        reward('{ do = "gain_lp", amount = 0.5 }'),
        "amount: 0.5 is not a whole number from 0",
    ),
    "a flag for a number": (
        reward('{ do = "gain_lp", amount = true }'),
        "amount: True is not a whole number from 0",
    ),
    "all of a gain": (
        reward('{ do = "gain_lp", amount = "all" }'),
        "amount: 'all' is not a whole number from 0",
    ),
    "no part": (reward('{ do = "heal", amount = "most" }'), "'most' is no amount"),
    "odd money lost": (
        reward('{ do = "lose_money", amount = 15 }'),
        "$15 is not a multiple of $10",
    ),
    "more of nothing": (
        item('{ kind = "passive", mods = [ { mod = "hand_size", add = 0 } ] }'),
        "add: 0 changes nothing",
    ),
    "a step too far": (
        item('{ kind = "passive", mods = [ { mod = "npc_draw", add = -10 } ] }'),
        "add: -10 is not a whole number from -9 to 9",
    ),
    "odd money in a count": (
        reward('{ do = "gain_money", amount = { count = "items", each = 5 } }'),
        "each: $5 is not a multiple of $10",
    ),
    "unknown count": (
        reward('{ do = "gain_lp", amount = { count = "hats" } }'),
        "count: 'hats' is not known here",
    ),
    "odd money to spend": (
        trigger('{ on = "spend_money", at_least = 85 }'),
        "at_least: $85 is not a multiple of $10",
    ),
    "odd money to steal": (
        reward(demand('{ do = "steal", what = "money", amount = 5, chosen_by = "victim" }')),
        "$5 is not a multiple of $10",
    ),
    # things that do not exist
    "unknown place": (
        reward('{ do = "place_self", place = "banks" }'),
        "no place 'banks'; did you mean 'bank'?",
    ),
    "unknown place of many": (
        trigger('{ on = "travel", places = ["bank", "moon"] }'),
        "no place 'moon'",
    ),
    "unknown region": (trigger('{ on = "travel", region = "bank" }'), "no region 'bank'"),
    "unknown item": (
        reward('{ do = "if", test = { is = "has_item", item = "gun" }, then = [] }'),
        "no item 'gun'",
    ),
    "unknown subject": (
        reward('{ do = "heal", amount = 1, who = "everybody" }'),
        "who: 'everybody' is not known here",
    ),
    "unknown foe": (
        trigger('{ on = "win_fight", against = ["wolf"] }'),
        "against: 'wolf' is not known here",
    ),
    "foe named twice": (
        trigger('{ on = "win_fight", against = ["guard", "guard"] }'),
        "names something twice",
    ),
    # words in the wrong place
    "a foe that is no list": (
        trigger('{ on = "win_fight", against = "bandit" }'),
        "against: 'bandit' is no list of some of: player, bandit, guard, sheriff",
    ),
    "in no edition": (
        face('{ kind = "action", editions = [], effects = [ { do = "return_disc" } ] }'),
        "editions: [] is no list of some of: revised, first, french",
    ),
    "no ability": (face("3"), "3 is no table of keys and values"),
    "no effect": (
        reward('{ do = "may", effects = [] }'),
        ": no effect",
    ),
    "one option": (
        reward('{ do = "choose", options = [ [ { do = "return_disc" } ] ] }'),
        "a choice has at least two options",
    ),
    "no place given": (reward('{ do = "place_self" }'), "one of place, places, region, regions"),
    "two places given": (
        trigger('{ on = "travel", place = "bank", region = "darkrock" }'),
        "'place' and 'region' exclude each other",
    ),
    "two spans": (
        trigger('{ on = "travel", at_least = 2, in_one = "action", within = "turn" }'),
        "'in_one' and 'within' exclude each other",
    ),
    "a span without a sum": (
        trigger('{ on = "travel", within = "turn" }'),
        "'within' needs 'at_least'",
    ),
    "no trigger": (trigger("[]"), ": no trigger"),
    "a gain as a cost": (
        reward('{ do = "pay", cost = [ { do = "heal", amount = 1 } ], effects = [] }'),
        "'heal' cannot be a cost",
    ),
    "a filter for one": (
        reward('{ do = "heal", amount = 1, filter = { is = "wanted" } }'),
        "a filter needs one of these as 'who'",
    ),
    "the same space as oneself": (
        reward('{ do = "if", test = { is = "same_space" }, then = [ { do = "return_disc" } ] }'),
        "'same_space' can only stand in a filter",
    ),
    "a fight word in a story": (reward('{ do = "restart_fight" }'), "means nothing here"),
    "an item word on a story": (reward('{ do = "discard_this" }'), "means nothing here"),
    "prolonging what is no move": (
        reward('{ do = "move_self", up_to = 2, extends_action = true }'),
        "can prolong a Move action",
    ),
    # abilities
    "unknown kind": (face('{ kind = "magic" }'), "kind: 'magic' is not known here"),
    "unknown edition": (
        face('{ kind = "action", editions = ["third"], effects = [] }'),
        "editions: 'third' is not known here",
    ),
    "nothing to it": (face('{ kind = "action" }'), "without effects and modifiers"),
    "a passive poker card": (
        face('{ kind = "passive", on = { on = "travel" }, effects = [ { do = "return_disc" } ] }'),
        "a poker card has no passive ability",
    ),
    "an Action with a trigger": (
        face('{ kind = "action", on = { on = "travel" }, effects = [ { do = "return_disc" } ] }'),
        "an Action answers no trigger",
    ),
    "never set off": (
        face('{ kind = "bonus", effects = [ { do = "return_disc" } ] }'),
        "effects without 'on'",
    ),
    "to no effect": (
        face('{ kind = "bonus", on = { on = "travel" }, mods = [ { mod = "counts_as_nugget" } ] }'),
        "'on' without effects",
    ),
    "two answers to one event": (
        item(
            '{ kind = "passive", optional = true, on = { on = "travel" }, effects = [ '
            '{ do = "return_disc" } ] }, { kind = "reaction", optional = true, on = [ '
            '{ on = "work" }, { on = "travel" } ], effects = [ { do = "return_disc" } ] }'
        ),
        "a second answer to 'travel' (revised edition)",
    ),
    "two Actions": (
        face(
            '{ kind = "action", effects = [ { do = "return_disc" } ] }, '
            '{ kind = "action", editions = ["first"], effects = [ { do = "return_disc" } ] }'
        ),
        "a second Action (first edition)",
    ),
    "a limit without a span": (
        face('{ kind = "action", effects = [ { do = "return_disc" } ], limit = { times = 1 } }'),
        "'per' is missing",
    ),
    "a mount's modifier in hand": (
        face('{ kind = "bonus", mods = [ { mod = "cross_mesa" } ] }'),
        "'cross_mesa' is for items and characters only",
    ),
    "a wild mount": (
        item('{ kind = "passive", mods = [ { mod = "wild", as = "any_card" } ] }'),
        "'wild' is for poker cards only",
    ),
}


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[str]]:
    return faults_told(WORDS, tmp_path_factory)


@pytest.mark.parametrize("name", WORDS)
def test_a_faulty_word_is_refused_with_its_line(told: dict[str, list[str]], name: str) -> None:
    _, message = WORDS[name]
    assert any(message in fault for fault in told[name]), told[name]
