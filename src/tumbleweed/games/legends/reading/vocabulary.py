"""The words cards are made of, with their parameters.

What each word does: docs/writing-a-card.md. The words in `IDLE` are reserved: they have a meaning,
but no card of the base game uses them and the engine does not carry them out.
"""

from __future__ import annotations

from dataclasses import replace

from tumbleweed.games.legends import ops
from tumbleweed.games.legends.reading.forms import Form, OneOf, SomeOf, Sort

EDITIONS = ("revised", "first", "french")
ONE_PLACE = ("place", "places", "region", "regions")
ONE_OTHER = ("opponent", "chosen_player")
FILTERED = ("chosen_player", "each_other_player", "each_player")  # subjects that take a filter

_WHO: dict[str, Sort] = {"who": OneOf(ops.SUBJECTS, idle=("man_in_black",))}
_DEMANDED: Sort = OneOf(ONE_OTHER, idle=tuple(s for s in ops.SUBJECTS if s not in ONE_OTHER))
_SUBJECT: dict[str, Sort] = {**_WHO, "filter": "filter"}
_ANY_PLACE: dict[str, Sort] = {
    "place": "place",
    "places": "places",
    "region": "region",
    "regions": "regions",
}
_ITEM_KIND: Sort = OneOf(ops.ITEM_KINDS)


def _amount(sort: str = "amount", **may: Sort) -> Form:
    return Form({"amount": sort}, {**_SUBJECT, **may})


EFFECTS: dict[str, Form] = {
    "gain_money": _amount("money"),
    "lose_money": _amount("money part"),
    "gain_lp": _amount(),
    "lose_lp": _amount(),
    "gain_marshal": _amount(),
    "gain_wanted": _amount(),
    "lose_wanted": _amount("part"),
    "draw_cards": _amount(),
    "discard_cards": _amount("part", how=OneOf(("choice", "random"))),
    "gain_nuggets": _amount(),
    "lose_nuggets": _amount("part"),
    "gain_wounds": _amount(cancellable="flag"),
    "heal": _amount("part"),
    "gain_same_reputation": Form({"amount": "amount"}),
    "gain_actions": Form({"amount": "amount"}),
    "choose": Form({"options": "options"}, {"by": OneOf(("self", "opponent"))}),
    "may": Form({"effects": "some effects"}, {"by": OneOf(("self", "controller"))}),
    "pay": Form({"cost": "cost", "effects": "some effects"}, {"times": "positive"}),
    "if": Form({"test": "test", "then": "some effects"}, {"else": "effects"}),
    "roll_dice": Form({"count": "positive"}),
    "reroll_dice": Form({"count": "once"}),
    "move_sheriff": Form({"up_to": "positive"}),
    "move_self": Form({"up_to": "positive"}, {"extends_action": "flag"}),
    "place_self": Form({}, _ANY_PLACE, ("who",), ONE_PLACE, either_needed=True),
    "peek": Form(
        {
            "what": OneOf(ops.PEEKS, idle=("poker_deck", "fight_deck", "cattle")),
            "amount": "positive",
        },
        _WHO,
        ("bottom",),
    ),
    "change_value": Form({"target": OneOf(ops.TARGETS), "by": "change"}),
    "cancel_wounds": Form(),
    "cancel_fight_effect": Form(),
    "restart_fight": Form(),
    "forbid_marshal_reward": Form(),
    "steal": Form(
        {
            "what": OneOf(ops.STEALS),
            "amount": "positive",
            "chosen_by": OneOf(("victim",), idle=("self",)),
        },
        {},
        ("who", "filter"),
    ),
    "demand": Form({"options": "options", "who": _DEMANDED}, {"filter": "filter"}),
    "recover_card": Form({"amount": "positive"}),
    "buy_item": Form(
        {}, {"discount": "dollars", "item_kind": _ITEM_KIND, "mode": OneOf(ops.MODES)}
    ),
    "discard_this": Form(),
    "gain_cattle": Form({}, {}, ("color",)),
    "retire_bandit": Form({}, {}, ("place",)),
    "return_disc": Form(),
}

# A cost is paid in full or not at all: nothing else can stand in one.
COSTS = (
    "lose_money", "lose_wanted", "lose_nuggets", "discard_cards", "gain_wounds", "discard_this",
)  # fmt: skip

# Words that mean something only at certain moments: the events, or the sort of card.
MOMENTS: dict[str, tuple[str, ...]] = {
    "gain_same_reputation": ("gain_reputation",),
    "reroll_dice": ("dice_rolled",),
    "change_value": ("cards_revealed",),
    "cancel_wounds": ("cards_revealed",),
    "cancel_fight_effect": ("cards_revealed",),
    "restart_fight": ("cards_revealed", "fight card"),
    "forbid_marshal_reward": ("fight card",),
    "recover_card": ("win_poker", "lose_poker"),
    "discard_this": ("item",),
}

_RANGE = Form({}, {"at_least": "number", "at_most": "number"})
CONDITIONS: dict[str, Form] = {
    "marshal": Form({}, {"at_least": "positive"}),
    "wanted": Form({}, {"at_least": "positive"}),
    "neutral": Form(),
    "most_wanted": Form(),
    "at": Form({}, _ANY_PLACE, (), ONE_PLACE, either_needed=True),
    "same_space": Form(),
    "same_town": Form(),
    "has_money": Form({}, {"at_least": "dollars", "at_most": "dollars"}),
    "has_nuggets": _RANGE,
    "has_cards": _RANGE,
    "has_wounds": _RANGE,
    "has_lp": _RANGE,
    "has_cattle": Form(),
    "has_item": Form(
        {},
        {"item": "item", "item_kind": _ITEM_KIND, "upgraded": "flag", "at_least": "positive"},
        (),
        ("item", "item_kind"),
    ),
    "fewest_lp": Form(),
    "fight_against": Form({"against": SomeOf(ops.FOES)}),
    "fight_role": Form({"role": OneOf(ops.ROLES)}),
    "fight_won": Form(),
    "wanted_exists": Form(),
    "not": Form({"test": "inner test"}),
    "any": Form({"tests": "inner tests"}),
    "all": Form({"tests": "inner tests"}),
}
OF_ANOTHER = ("same_space", "same_town")  # conditions that compare somebody with `self`

QUALIFIERS: dict[str, Sort] = {
    **_ANY_PLACE,
    "at_least": "positive",
    "in_one": OneOf(("action",)),
    "within": OneOf(("action", "turn", "game"), idle=("round",)),
    "own_turn": "flag",
    "first": OneOf(("turn",)),
    "times": "positive",
    "distinct": OneOf(ops.DISTINCT, idle=("player", "kind")),
}
SPANS = ("in_one", "within")


def _event(*idle: str, **may: Sort) -> Form:
    return Form({}, {**QUALIFIERS, **may}, idle, ONE_PLACE)


def _fight(*idle: str, **may: Sort) -> Form:
    return _event(
        *idle,
        against=SomeOf(ops.FOES),
        type=SomeOf(ops.FIGHT_TYPES),
        role=OneOf((*ops.ROLES, "either")),
        **may,
    )


_POKER_ROLE: Sort = OneOf((*ops.POKER_ROLES, "any"))
_HAND: Sort = OneOf(ops.HANDS)
TRIGGERS: dict[str, Form] = {
    "start_turn": _event(),
    "gain_lp": _event(),
    "gain_reputation": _event(track=OneOf((*ops.TRACKS, "any"))),
    "spend_money": _event(at_least="dollars"),
    "gain_nuggets": _event(),
    "dice_rolled": _event(),
    "deposit_nuggets": _event(),
    "buy_item": _event(item="item", item_kind=_ITEM_KIND),
    "upgrade_item": _event(item="item", item_kind=_ITEM_KIND),
    "gain_this": _event(),
    "gain_wounds": _event(),
    "lose_wounds": _event(by=OneOf((*ops.HEALERS, "any"))),
    "start_fight": _fight(),
    "cards_revealed": _fight(),
    "win_fight": _fight("min_rank", max_rank="rank"),
    "end_move_action": _event(**{"with": OneOf(ops.COMPANY)}),
    "travel": _event(),
    "cross_mesa": _event(),
    "deliver_cattle": _event(how=OneOf((*ops.DELIVERIES, "any"))),
    "play_poker": _event(role=_POKER_ROLE),
    "win_poker": _event(hand=_HAND, role=_POKER_ROLE),
    "lose_poker": _event(hand=_HAND, role=_POKER_ROLE),
    "use_card": _event("card", card_kind=OneOf(ops.KINDS[:3]), card_source=OneOf(ops.SOURCES)),
    "discard_this": _event(cause=OneOf(("not_played",))),
    "contribute_story": _event(),
    "end_turn": _event(),
    "reach_space": replace(
        _event(), needs={"track": OneOf((*ops.TRACKS, "lp")), "space": "positive"}
    ),
    "prospect": _event(),
    "revel": _event(),
}

MODS: dict[str, Form] = {
    "movement": Form({}, {"set": "positive", "add": "step"}, (), ("set", "add"), True),
    "nugget_limit": Form({"add": "step"}),
    "hand_size": Form({"add": "step"}),
    "wounds_keep_hand_size": Form(),
    "fight_value": Form({"target": OneOf(ops.TARGETS), "by": "change"}),
    "win_ties": Form({"against": SomeOf(ops.FOES)}),
    "npc_draw": Form({"add": "step"}),
    "cross_mesa": Form(),
    "wild": Form({"as": OneOf(("any_card", "any_value"))}),
    "counts_as_nugget": Form(),
}
IN_HAND = ("wild", "counts_as_nugget")  # modifiers of poker cards; the others work from the mat

COUNT = Form({"count": OneOf(ops.COUNTS)}, {"each": "positive", "max": "number"})
LIMIT = Form({"times": "once", "per": OneOf(ops.PER[:3], idle=("game",))})
ABILITY = Form(
    {"kind": OneOf(ops.KINDS)},
    {
        "on": "trigger",
        "when": "when",
        "optional": "flag",
        "cost": "cost",
        "effects": "effects",
        "mods": "mods",
        "limit": "limit",
        "editions": SomeOf(EDITIONS),
    },
)

WORDS = {"do": EFFECTS, "is": CONDITIONS, "on": TRIGGERS, "mod": MODS}
CLASSES = {"do": "effect", "is": "condition", "on": "trigger", "mod": "modifier"}
IDLE: dict[str, tuple[str, ...]] = {
    "do": ("spawn", "gain_item", "upgrade_item", "take_action", "script"),
    "is": (),
    "on": (
        "gain_money", "work", "lose_fight", "be_arrested", "acquire_cattle",
        "resolve_story", "move_sheriff", "complete_goal",
    ),
    "mod": ("money_limit",),
}  # fmt: skip
NOT_CARRIED_OUT = (
    "is a word of the vocabulary, but no card of the base game uses it and the engine does not "
    "carry it out"
)
