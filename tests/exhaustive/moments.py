"""What can happen at a table besides the effects of its cards.

Questions that are asked, kinds of options that are taken, events that are told, and the moments
in which the printings differ.
"""

from __future__ import annotations

from exhaustive.ante_up.things import MODULE_EVENTS
from exhaustive.tables import Table
from tumbleweed.core.frames import Ask, Gather, Question
from tumbleweed.games.legends.state.model import FOE_OF
from tumbleweed.games.legends.vocabulary import terms


def moments_of(table: Table) -> set[str]:
    return {*questions(table), *verbs(table), *events(table), *switches(table)}


def questions(table: Table) -> set[str]:
    return {f"question {question.key} asked" for question in all_questions(table)}


def all_questions(table: Table) -> list[Question]:
    found: list[Question] = []
    for procedure in table.ruleset.procedures:
        for step in procedure.steps:
            if isinstance(step, Ask):
                found.append(step.question)
            elif isinstance(step, Gather):
                found += step.questions
    return found


def verb_of(key: str) -> str:
    """`ride` of `ride:bank`; of a plain option all of it."""
    verb = key.partition(":")[0]
    return key if verb in ("income", "steal", "reward") else verb


def verbs(table: Table) -> set[str]:
    return {f"verb {verb_of(key)} taken" for key in table.ruleset.catalogue.keys}


def events(table: Table) -> set[str]:
    """Of a module only where it is played."""
    keys = {kind.key for kind in table.ruleset.event_kinds}
    return {f"event {key} told" for key in (keys if table.ante_up else keys - MODULE_EVENTS)}


def switches(table: Table) -> set[str]:
    """One by one what content/editions.toml turns on or off."""
    compiled = table.compiled
    found = {
        before_cards("start-of-fight effect", not compiled.cards_first),
        before_cards("bandit's draw", not compiled.cards_first),
        before_cards("guard's draw", True),
        before_cards("sheriff's draw", False),
        sheriff_question(compiled.sheriff_may_be_declined),
        guard_tie(compiled.guard_wins_ties),
        nuggets_of_the_arrested(compiled.sheriff_takes_nuggets),
        "switch a story makes a Marshal Wanted",
    }
    if compiled.marshal_may_refuse:
        found |= {f"switch a Marshal {did} the Wanted points" for did in ("takes", "refuses")}
    return found | cites(table)


def cites(table: Table) -> set[str]:
    """Statements that stand in the place of others in this printing, where a question cites one."""
    cited = {question.rule for question in all_questions(table)}
    return {f"cite {rule}" for other, rule in table.compiled.cites.items() if other in cited}


def before_cards(what: str, before: bool) -> str:
    return f"switch {what} {'before' if before else 'after'} the player's card"


def sheriff_question(declinable: bool) -> str:
    return f"switch the Sheriff's fight {'is declined' if declinable else 'cannot be declined'}"


def guard_tie(guard_wins: bool) -> str:
    return f"switch the {'guard' if guard_wins else 'player'} wins a tie in a heist"


def nuggets_of_the_arrested(taken: bool) -> str:
    return f"switch the Sheriff {'takes half' if taken else 'leaves'} the nuggets"


def draw_of(fight: int) -> str:
    """The foe of a fight against an NPC, as `before_cards` wants it."""
    return f"{terms.FOES[FOE_OF[fight]]}'s draw"
