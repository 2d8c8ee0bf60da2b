"""The ledger: lookups, searches, translations, and the errors it refuses."""

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
    search,
)

RULE = '[[rule]]\nid = "XX-DEAL-01"\ntext = "Deal four cards."\nbooks = ["x"]\n'


def write(folder: Path, **sources: str) -> Path:
    for name, text in sources.items():
        (folder / f"{name.replace('_', '.')}.toml").write_text(text, encoding="utf-8")
    return folder


def test_both_games_have_a_whole_ledger() -> None:
    assert games() == ("goat", "legends")
    assert len(ledger("goat")) == 205
    assert len(ledger("legends")) == 573


@pytest.mark.parametrize(("game", "lang"), [("goat", "fr"), ("goat", "pt"), ("legends", "fr")])
def test_a_translation_is_whole(game: str, lang: str) -> None:
    for rule in ledger(game):
        assert lang in rule.translations, rule.id
        text, ruling = rule.translations[lang]
        assert text
        assert bool(ruling) == bool(rule.ruling), rule.id


@pytest.mark.parametrize("game", ["goat", "legends"])
def test_every_statement_says_where_it_stands(game: str) -> None:
    named = {"goat": {"goat"}, "legends": {"revised", "first", "french"}}[game]
    for rule in ledger(game):
        assert rule.books, rule.id
        assert named.issuperset(rule.books), rule.id


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
