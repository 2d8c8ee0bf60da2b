"""The sections of a report on Western Legends."""

from __future__ import annotations

from tumbleweed.core.content import Content
from tumbleweed.games.legends.compiler.content import LegendsContent
from tumbleweed.games.legends.state.poker_hands import CATEGORIES
from tumbleweed.lab.legends.ante_up import names as ante_up
from tumbleweed.lab.legends.blood_money import names as blood_money
from tumbleweed.lab.legends.blood_money.report import stories_and_deeds
from tumbleweed.lab.legends.columns import ALL_FIRED, CARD, ITEM, column, fights, fired_ids
from tumbleweed.lab.legends.styles import DRIFTER, WITH_BLOOD_MONEY, styles_of
from tumbleweed.lab.report.counts import Count, counts_block, success_block
from tumbleweed.lab.report.parts import Block, Section, Table
from tumbleweed.lab.report.results import Numbers, Results
from tumbleweed.lab.report.scores import averages_block, groups_block, matrix_block
from tumbleweed.lab.report.winning import Group, lengths, win_block, winning
from tumbleweed.lab.report.words import Words
from tumbleweed.lab.statistics import Share

DEEDS = (
    "works", "prospects", "deposits", "revels", "acquired", "deliveries", "bought", "upgraded",
    "discs", "stories", "goals", "abilities", "poker_hosted", "arrested", "wounds_taken",
)  # fmt: skip
NAMED_AS = {
    CARD: "face",
    **ante_up.NAMED_AS,
    **blood_money.NAMED_AS,
}  # in the content; the others are named by their kind


def sections(results: Results, words: Words) -> list[Section]:
    words = with_modules(results, words)
    return [
        winning(results, words),
        *([man_in_black(results.at(2), words)] if 2 in results.players else []),
        characters(results, words),
        points(results, words),
        styles(results, words),
        lengths(results, words),
        deeds(results, words),
        heists_and_fights(results, words),
        poker(results, words),
        *([gambling(results, words)] if _modules(words) else []),
        *([stories_and_deeds(results, words)] if blood_money.MODULE in _modules(words) else []),
        fired(results, words),
    ]


def with_modules(results: Results, words: Words) -> Words:
    return Words(played_content(results, words.content), words.lang)


def played_content(results: Results, content: Content) -> Content:
    """The content that was played: a file tells its modules by their columns."""
    assert isinstance(content, LegendsContent)
    names = set(results.source.names)
    marks = {ante_up.MODULE: ante_up.POINTS, blood_money.MODULE: blood_money.DEEDS}
    modules = tuple(module for module, columns in marks.items() if names.issuperset(columns))
    return content.with_modules(modules)


def _modules(words: Words) -> tuple[str, ...]:
    assert isinstance(words.content, LegendsContent)
    return words.content.modules


def by_character(results: Results, words: Words) -> list[Group]:
    groups = [(words.name("character", name), mask) for name, mask in results.groups("character")]
    return sorted(groups, key=lambda group: group[0])


def by_style(results: Results, words: Words) -> list[Group]:
    """Styles that occur, in the order of the table of styles."""
    found = dict(results.groups("style"))
    known = [name for name in (*WITH_BLOOD_MONEY, DRIFTER) if name in found]
    return [(words.own(f"style-{name}"), found[name]) for name in known]


def man_in_black(results: Results, words: Words) -> Section:
    """With two players, games that neither of them won are the Man in Black's."""
    games = results.games
    won = Share(games - float(results.number("won").sum()), games)
    name = words.own("man-in-black")
    wins = success_block(words, "black", "rival", [(name, won)], words.own("black-wins"), "games")
    caption = words.own("black-points")
    lp = results.number("man_in_black")[results.once]
    means = [(name, lp), (words.own("best-player"), _best(results))]
    rows = [
        [
            each,
            words.number(values.mean(), 2),
            words.number(values.min()),
            words.number(values.max()),
        ]
        for each, values in means
    ]
    headings = [words.say(key) for key in ("by-rival", "mean", "least", "most")]
    points = Block(Table("black-points", caption, headings, rows))
    return Section("black", name, words.own("black-text"), [wins, points])


def _best(results: Results) -> Numbers:
    """The better score of each game: rows of a game are adjacent."""
    scores: Numbers = results.number("score").reshape(-1, 2).max(axis=1)
    return scores


# ---- characters, styles, points ----


def characters(results: Results, words: Words) -> Section:
    blocks = []
    for players in results.players:
        part = results.at(players)
        groups = by_character(part, words)
        key = f"characters-{players}"
        blocks.append(win_block(part, words, key, "character", groups, players))
    caption = words.own("points-by-character")
    groups = by_character(results, words)
    blocks.append(groups_block(results, words, "character-points", "character", groups, caption))
    return Section("characters", words.own("characters"), words.own("characters-text"), blocks)


def styles(results: Results, words: Words) -> Section:
    groups = by_style(results, words)
    players = results.players[0] if len(results.players) == 1 else None
    blocks = [
        win_block(results, words, "styles", "style", groups, players),
        groups_block(results, words, "style-points", "style", groups, words.own("points-by-style")),
        Block(_style_table(words)),
    ]
    return Section("styles", words.own("styles"), words.own("styles-text"), blocks)


def _style_table(words: Words) -> Table:
    """What counts for a style, as in the table of styles."""
    rows = [
        [words.own(f"style-{style}"), ", ".join(point_name(words, name) for name in columns)]
        for style, columns in styles_of(_modules(words)).items()
    ]
    headings = [words.say("by-style"), words.own("speaks-for-it")]
    return Table("style-table", words.own("style-table"), headings, rows)


def points(results: Results, words: Words) -> Section:
    columns = used_points(results)

    def naming(name: str) -> str:
        return point_name(words, name)

    caption = words.own("points-by-source")
    blocks = [averages_block(results, words, "sources", columns, naming, caption)]
    for by, groups in (
        ("character", by_character(results, words)),
        ("style", by_style(results, words)),
    ):
        caption = words.own(f"sources-by-{by}")
        blocks.append(
            matrix_block(results, words, f"sources-{by}", by, groups, columns, naming, caption)
        )
    return Section("points", words.own("points"), words.own("points-text"), blocks)


def used_points(results: Results) -> list[str]:
    names = [*results.columns("lp"), *results.columns("end")]
    return [name for name in names if results.number(name).any()]


def point_name(words: Words, name: str) -> str:
    return words.own(name.replace("_", "-"))


# ---- deeds ----


def deeds(results: Results, words: Words) -> Section:
    parts = [part for part in (ante_up, blood_money) if part.MODULE in _modules(words)]
    done = (*DEEDS, *(name for part in parts for name in part.DEEDS))
    counts = [(words.own(f"deed-{name.replace('_', '-')}"), _sum(results, name)) for name in done]
    caption = words.own("deeds-done")
    block = counts_block(results, words, "deeds", "deed", counts, caption, ordered=True)
    return Section("deeds", words.own("deeds"), words.own("deeds-text"), [block])


def heists_and_fights(results: Results, words: Words) -> Section:
    """A fight without a winner counts as an attempt."""
    tried = []
    for fight in fights(_modules(words)):
        won, attempts = _sum(results, column("won", fight)), _sum(results, column("tried", fight))
        tried.append((words.own(f"fight-{fight}"), Share(won, int(attempts))))
    block = success_block(words, "fights", "fight", tried, words.own("fights-won"))
    return Section("fights", words.own("fights"), words.own("fights-text"), [block])


def poker(results: Results, words: Words) -> Section:
    hands = [(words.of_game(f"hand-{hand}"), column("hand", hand)) for hand in CATEGORIES]
    shown = [(name, _sum(results, each)) for name, each in hands]
    best = results.number("poker_best")
    bests = [(name, float((best == rank).sum())) for rank, (name, _) in enumerate(hands, 1)]
    pots = Share(_sum(results, "poker_won"), int(_sum(results, "poker_played")))
    at_table = [(words.own("at-the-table"), pots)]
    blocks = [
        counts_block(results, words, "hands", "hand", shown, words.own("hands-shown"), True),
        counts_block(results, words, "best-hands", "hand", bests, words.own("best-hands"), True),
        success_block(words, "pots", "poker", at_table, words.own("pots-won"), "hands-played"),
    ]
    return Section("poker", words.own("poker"), words.own("poker-text"), blocks)


def gambling(results: Results, words: Words) -> Section:
    """Gambler points at Faro and elsewhere, and the LP that those of Faro gave."""
    every, faro = (_sum(results, name) for name in ante_up.POINTS)
    counts = [(words.own("points-faro"), faro), (words.own("points-elsewhere"), every - faro)]
    points = counts_block(results, words, "gambler", "source", counts, words.own("gambler-points"))
    lp = faro_lp(results)
    share = words.percent(lp / _sum(results, "score"))
    headings = [words.say("by-source"), words.own("lp"), words.own("lp-share")]
    rows = [[words.own("points-faro"), words.number(lp, 1), share]]
    of_all = Block(Table("faro-lp", words.own("faro-lp"), headings, rows))
    blocks = [points, of_all]
    return Section("gambling", words.own("gambling"), words.own("gambling-text"), blocks)


def faro_lp(results: Results) -> float:
    """The LP of the Gambler track and its tokens, as far as its points come from Faro."""
    every, faro = (_sum(results, name) for name in ante_up.POINTS)
    lp = _sum(results, "lp_gambler_track") + _sum(results, "end_tokens_gambler_track")
    return lp * faro / every if every else 0.0


def fired(results: Results, words: Words) -> Section:
    blocks = []
    for kind in ALL_FIRED:
        counts = _fired(results, words, kind)
        if any(count for _, count in counts):
            caption = words.own(f"fired-{kind}")
            blocks.append(counts_block(results, words, f"fired-{kind}", kind, counts, caption))
        if kind == ITEM:
            blocks.append(_abilities(results, words))
    return Section("fired", words.own("fired"), words.own("fired-text"), blocks)


def _fired(results: Results, words: Words, kind: str) -> list[Count]:
    assert isinstance(words.content, LegendsContent)
    ids = {column(kind, name): name for name in fired_ids(words.content).get(kind, ())}
    return [
        (words.name(NAMED_AS.get(kind, kind), ids.get(name, name)), _sum(results, name))
        for name in results.columns(kind)
    ]


def _abilities(results: Results, words: Words) -> Block:
    used = results.number("abilities")
    counts = [(name, float(used[mask].sum())) for name, mask in by_character(results, words)]
    caption = words.own("fired-ability")
    return counts_block(results, words, "fired-ability", "character", counts, caption)


def _sum(results: Results, name: str) -> float:
    return float(results.number(name).sum())
