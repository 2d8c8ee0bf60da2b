"""The ledger: lookups, searches, translations, and the errors it refuses."""

import re
from pathlib import Path

import pytest

from tumbleweed.core.errors import UnknownName
from tumbleweed.core.rules import (
    Ledger,
    LedgerError,
    Reason,
    Rule,
    UnknownRule,
    cite,
    games,
    ledger,
    modules_of,
    search,
)

RULE = '[[rule]]\nid = "XX-DEAL-01"\ntext = "Deal four cards."\nbooks = ["x"]\n'


def write(folder: Path, **sources: str) -> Path:
    for name, text in sources.items():
        file = name.replace("__", "+").replace("_", ".")
        (folder / f"{file}.toml").write_text(text, encoding="utf-8")
    return folder


def test_both_games_have_a_whole_ledger() -> None:
    assert games() == ("goat", "legends")
    assert len(ledger("goat")) == 205
    assert len(ledger("legends")) == 573


@pytest.mark.parametrize(("game", "lang"), [("goat", "fr"), ("goat", "pt"), ("legends", "fr")])
def test_a_translation_is_whole(game: str, lang: str) -> None:
    for rule in ledger(game, modules_of(game)):
        assert lang in rule.translations, rule.id
        text, ruling = rule.translations[lang]
        assert text
        assert bool(ruling) == bool(rule.ruling), rule.id


@pytest.mark.parametrize("game", ["goat", "legends"])
def test_every_statement_says_where_it_stands(game: str) -> None:
    named = {"goat": {"goat"}, "legends": {"revised", "first", "french"}}[game]
    for rule in ledger(game, modules_of(game)):
        assert rule.books, rule.id
        assert (named | {*rule.modules}).issuperset(rule.books), rule.id


def test_the_ledger_is_read_once() -> None:
    assert ledger("goat") is ledger("goat")


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownName, match=r"'chess'.*goat, legends"):
        ledger("chess")


def test_a_rule_is_found_by_its_id() -> None:
    rule = ledger("goat")["GB-DEAL-08"]
    assert rule == cite("GB-DEAL-08")
    assert (rule.game, rule.group, rule.books) == ("goat", "GB-DEAL", ("goat",))
    assert "among the four cards" in rule.text
    assert not rule.gap
    assert not rule.example


def test_cite_finds_rules_of_every_game() -> None:
    assert cite("WL-SETUP-01").game == "legends"


def test_an_unknown_id_is_refused_with_near_ones() -> None:
    with pytest.raises(UnknownRule, match="GB-DEEL-08") as caught:
        ledger("goat")["GB-DEEL-08"]
    assert "GB-DEAL-08" in caught.value.near
    assert "did you mean" in str(caught.value)


def test_near_ids_come_from_all_ledgers() -> None:
    with pytest.raises(UnknownRule) as caught:
        cite("wl-setup-001")
    assert "WL-SETUP-01" in caught.value.near


def test_editions_say_where_a_statement_holds() -> None:
    assert ledger("legends").editions == ("revised", "first", "french")
    assert cite("WL-SETUP-01").editions == ("revised", "first", "french")
    assert ledger("goat").editions == cite("GB-DEAL-08").editions == ()


def test_groups_keep_the_order_of_the_file() -> None:
    assert ledger("goat").groups[:3] == ("GB-COMP", "GB-SETUP", "GB-UPKEEP")


def test_texts_come_in_the_asked_language() -> None:
    rule = cite("GB-COMP-01")
    assert rule.text_in("fr").startswith("Le jeu")
    assert rule.ruling_in("pt") not in ("", rule.ruling)


def test_a_language_a_rule_lacks_falls_back_to_english() -> None:
    rule = cite("WL-SETUP-04")
    assert (rule.text_in("pt"), rule.ruling_in("pt")) == (rule.text, rule.ruling)
    half = Rule("X-1", "x", "Text.", "Ruling.", translations={"fr": ("Texte.", "")})
    assert (half.text_in("fr"), half.ruling_in("fr")) == ("Texte.", "Ruling.")


def test_the_glossary_gives_the_games_terms() -> None:
    assert ledger("goat").languages == ("en", "fr", "pt")
    assert ledger("goat").glossary("fr")["Goat"] == "Chèvre"
    assert ledger("goat").glossary("pt")["Goat"] == "Bode"
    assert ledger("goat").glossary("en") == {}


def test_few_goat_statements_escape_testing() -> None:
    excused = [rule.id for rule in ledger("goat") if rule.physical]
    assert excused == ["GB-COMP-16", "GB-SETUP-25", "GB-DEAL-27"]


def test_search_wants_all_words_anywhere_in_the_rule() -> None:
    found = [rule.id for rule in search("DANCER bottle")]
    assert "GB-CHAR-45" in found
    assert "GB-CHAR-50" not in found  # the Dancer without a Bottle
    assert [rule.id for rule in search("gb-deal-08")] == ["GB-DEAL-08"]
    assert "GB-UPKEEP-12" in [rule.id for rule in search("statistically irrelevant")]  # a ruling


def test_search_ignores_accents() -> None:
    plainly = search("chevre pieces", lang="fr")
    assert plainly == search("Chèvre Pièces", lang="fr")
    assert plainly != search("chevre pieces")
    assert search("regle", game="legends", lang="fr")


def test_search_keeps_to_a_game_and_an_edition() -> None:
    assert {rule.game for rule in search("sheriff")} == {"goat", "legends"}
    assert {rule.game for rule in search("sheriff", game="goat")} == {"goat"}
    first = search("", edition="first")
    assert first
    assert all("first" in rule.editions for rule in first)
    assert len(first) < len(ledger("legends"))


def test_search_refuses_an_edition_nobody_printed() -> None:
    with pytest.raises(UnknownName, match=r"'fourth'.*revised"):
        search("sheriff", edition="fourth")


def test_a_reason_carries_its_rule() -> None:
    reason = Reason("GB-DEAL-08", "not-in-hand", {"character": "Goat"})
    assert cite(reason.rule).group == "GB-DEAL"
    assert reason != Reason("GB-DEAL-08", "not-in-hand")


def test_a_ledger_of_ones_own(tmp_path: Path) -> None:
    french = '[glossary]\nCard = "Carte"\n[rule."XX-DEAL-01"]\ntext = "Quatre cartes."\n'
    book = Ledger("x", write(tmp_path, x=f'editions = ["old"]\n{RULE}', x_fr=french, y=RULE))
    assert [rule.id for rule in book] == ["XX-DEAL-01"]
    assert book["XX-DEAL-01"].editions == ("old",)  # without an edition it applies to all
    assert book["XX-DEAL-01"].text_in("fr") == "Quatre cartes."
    assert book.glossary("fr") == {"Card": "Carte"}


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        (RULE + RULE, "x.toml: XX-DEAL-01: id used twice"),
        (RULE + 'editions = ["old"]', "x.toml: XX-DEAL-01: unknown edition 'old'"),
        ('[[rule]]\nid = "XX-DEAL-01"', "x.toml: XX-DEAL-01: no text"),
        ('[[rule]]\nid = "XX-DEAL-01"\ntext = ""', "x.toml: XX-DEAL-01: no text"),
        ('[[rule]]\ntext = "Deal."', "x.toml: a rule: no id"),
        (RULE + "gaps = true", "x.toml: XX-DEAL-01: bad field 'gaps'"),
        (RULE + 'gap = "yes"', "x.toml: XX-DEAL-01: bad field 'gap'"),
        ("[[rule", "x.toml: "),
    ],
)
def test_a_faulty_ledger_names_file_and_rule(tmp_path: Path, source: str, fault: str) -> None:
    with pytest.raises(LedgerError) as caught:
        Ledger("x", write(tmp_path, x=source))
    assert str(caught.value).startswith(fault)


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ('[rule."XX-DEAL-02"]\ntext = "Non."', "x.fr.toml: XX-DEAL-02: translates a rule x.toml"),
        ('[rule."XX-DEAL-01"]\nruling = "Non."', "x.fr.toml: XX-DEAL-01: no text"),
    ],
)
def test_a_faulty_translation_names_file_and_rule(tmp_path: Path, source: str, fault: str) -> None:
    with pytest.raises(LedgerError) as caught:
        Ledger("x", write(tmp_path, x=RULE, x_fr=source))
    assert str(caught.value).startswith(fault)


# ---- supplements of modules ----

MORE = '[[rule]]\nid = "YY-BET-01"\ntext = "Bet."\nbooks = ["y"]\n'
TRANSLATED = '[glossary]\nBet = "Mise"\n[rule."YY-BET-01"]\ntext = "Misez."\n'


MODULES = {"ante-up": ("AU-", 187, 9), "blood-money": ("BM-", 280, 7)}  # statements, examples
PHYSICAL = {
    "ante-up": "COMP-02 SETUP-01",
    "blood-money": "COMP-04 COMP-19 COMP-23 COMP-24 SETUP-02 SETUP-17 SETUP-18 SETUP-28 SETUP-42",
}


def own_rules(module: str) -> list[Rule]:
    return [rule for rule in ledger("legends", [module]) if rule.module]


def test_modules_are_asked_for_by_name() -> None:
    assert modules_of("legends") == tuple(MODULES)
    assert modules_of("goat") == ()
    assert {rule.module for rule in ledger("legends")} == {""}
    assert {"AU-FARO-06", "BM-RISK-01"}.isdisjoint(rule.id for rule in ledger("legends"))
    both = ledger("legends", MODULES)
    assert [rule for rule in both if rule.module] == own_rules("ante-up") + own_rules("blood-money")


@pytest.mark.parametrize("module", MODULES)
def test_a_supplement_comes_after_the_game(module: str) -> None:
    prefix, count, _ = MODULES[module]
    book, own = ledger("legends", [module]), own_rules(module)
    assert [rule.id for rule in book][:573] == [rule.id for rule in ledger("legends")]
    assert len(own) == count
    assert {rule.module for rule in own} == {module}
    assert all(rule.id.startswith(prefix) for rule in own)
    assert all(module in rule.books for rule in own)
    assert all(rule.editions == ("revised",) for rule in own)


def test_what_a_supplement_takes_from_the_games_own_books() -> None:
    assert {rule.books for rule in own_rules("ante-up")} == {("ante-up",)}
    others = {book for rule in own_rules("blood-money") for book in rule.books} - {"blood-money"}
    assert others == {"revised", "first"}


@pytest.mark.parametrize("module", MODULES)
def test_a_supplement_has_its_examples_and_few_excuses(module: str) -> None:
    prefix, count, examples = MODULES[module]
    own = own_rules(module)
    assert sum(rule.example for rule in own) == examples
    excused = [rule.id for rule in own if rule.physical]
    assert excused == [prefix + name for name in PHYSICAL[module].split()]
    assert len(excused) <= 0.05 * count
    assert not any(rule.gap and rule.example for rule in own)


@pytest.mark.parametrize(("module", "others"), [("ante-up", ()), ("blood-money", ("ante-up",))])
def test_a_supplement_speaks_of_rules_that_are_there(module: str, others: tuple[str, ...]) -> None:
    """Of no module that it does not need, of no file and of none of our tables."""
    for rule in own_rules(module):
        for text in (rule.text, rule.ruling, *rule.translations["fr"]):
            assert not re.search(r"\.toml|\bT\d|\bseed|\bfan\b", text), rule.id
            for cited in re.findall(r"[A-Z]{2}-[A-Z]+-\d+", text):
                assert cite(cited).module in ("", module, *others)


@pytest.mark.parametrize("module", MODULES)
def test_both_languages_of_a_supplement_have_the_same_numbers(module: str) -> None:
    for rule in own_rules(module):
        for own, told in zip((rule.text, rule.ruling), rule.translations["fr"], strict=True):
            assert numbers(own) == numbers(told), rule.id
            assert bool(own) == bool(told), rule.id


def numbers(text: str) -> list[str]:
    return sorted(re.findall(r"\d+", text))


def test_the_glossary_of_a_supplement_adds_to_the_games() -> None:
    terms = ledger("legends", ["ante-up"]).glossary("fr")
    assert (terms["Faro"], terms["Saloon"]) == ("faro", "Saloon")
    assert "Faro" not in ledger("legends").glossary("fr")
    assert terms["Heist"] != ledger("legends").glossary("fr")["Heist"]  # of the train, too
    further = ledger("legends", MODULES).glossary("fr")
    assert (further["injury"], further["Faro"]) == ("blessure grave", "faro")


def test_cite_finds_rules_of_modules() -> None:
    rule = cite("AU-FARO-06")
    assert (rule.game, rule.module, rule.modules) == ("legends", "ante-up", ("ante-up",))
    assert cite("BM-CLAIM-21").modules == ("blood-money",)
    assert cite("WL-SETUP-01").modules == ()


def test_search_knows_the_modules_that_are_named() -> None:
    assert search("longhorn") == search("longhorn", "legends") == []
    assert {rule.module for rule in search("longhorn", modules=["ante-up"])} == {"ante-up"}
    assert {rule.game for rule in search("sheriff", modules=["ante-up"])} == {"goat", "legends"}
    assert search("faro marqueur", "legends", lang="fr", modules=["ante-up"])
    assert search("injury deck", "legends", modules=["ante-up"]) == []
    found = search("risk die", "legends", modules=MODULES)
    assert {rule.module for rule in found} == {"blood-money"}


@pytest.mark.parametrize(("game", "there"), [("legends", "ante-up, blood-money"), ("goat", "none")])
def test_an_unknown_module_is_refused_with_the_known_ones(game: str, there: str) -> None:
    with pytest.raises(UnknownName, match=f"'chess'; there are: {there}"):
        ledger(game, ["chess"])
    with pytest.raises(UnknownName, match="'chess'; there are: ante-up, blood-money"):
        search("faro", modules=["ante-up", "chess"])


def test_a_supplement_of_ones_own(tmp_path: Path) -> None:
    base = f'editions = ["old", "new"]\n{RULE}'
    sources = {"x": base, "x__y": f'editions = ["new"]\n{MORE}', "x__y_fr": TRANSLATED}
    folder = write(tmp_path, **sources)
    assert [rule.id for rule in Ledger("x", folder)] == ["XX-DEAL-01"]
    book = Ledger("x", folder, ("y",))
    assert [(rule.id, rule.module) for rule in book] == [("XX-DEAL-01", ""), ("YY-BET-01", "y")]
    assert book.editions == book["XX-DEAL-01"].editions == ("old", "new")
    assert book["YY-BET-01"].editions == ("new",)
    assert book["YY-BET-01"].text_in("fr") == "Misez."
    assert book.glossary("fr") == {"Bet": "Mise"}


@pytest.mark.parametrize(
    ("supplement", "translation", "fault"),
    [
        (RULE, "", r"x\+y.toml: XX-DEAL-01: id used twice"),
        (f'editions = ["next"]\n{MORE}', "", r"x\+y.toml: unknown edition 'next'"),
        (MORE + 'gap = "yes"', "", r"x\+y.toml: YY-BET-01: bad field 'gap'"),
        (
            MORE,
            '[rule."XX-DEAL-01"]\ntext = "Non."',
            r"x\+y.fr.toml: XX-DEAL-01: translates a rule x\+y.toml lacks",
        ),
    ],
)
def test_a_faulty_supplement_names_file_and_rule(
    tmp_path: Path, supplement: str, translation: str, fault: str
) -> None:
    folder = write(tmp_path, x=RULE, x__y=supplement, x__y_fr=translation)
    assert len(Ledger("x", folder)) == 1
    with pytest.raises(LedgerError, match=fault):
        Ledger("x", folder, ("y",))
