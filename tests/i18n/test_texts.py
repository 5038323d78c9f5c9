"""Texts are loaded, names take the form a sentence asks for, and the check finds what is wrong."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import questhall
from questhall.cli.terminal.drawing import find_drawing
from questhall.core.chance import Picker
from questhall.core.decision import current_decision
from questhall.core.errors import UnknownLanguage
from questhall.core.events import Event, EventKind
from questhall.core.game import Setup
from questhall.core.session import Session
from questhall.games import find_game
from questhall.i18n import check
from questhall.i18n.speech import Speech
from questhall.i18n.texts import LANGUAGES, Name, Texts, read_messages
from questhall.ledger import clauses, rulings

GAME = find_game("rent-a-hero")
NAMES = ["Ana", "Ben", "Cleo"]
SOURCE = Path(questhall.__file__).parent


def speech(language: str) -> Speech:
    return Speech(Texts(language, GAME.id, players=3), GAME, NAMES)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Ana welcomes the Witch to the party"),
        ("pl", "Ana przyjmuje Wiedźmę do drużyny"),
        ("fr", "Ana accueille la Sorcière dans son groupe"),
    ],
)
def test_a_sentence_asks_for_the_form_it_needs(language: str, sentence: str) -> None:
    assert speech(language).say("event-joined", seat="Ana", hero=Name("hero", "witch")) == sentence


@pytest.mark.parametrize(("cards", "said"), [(1, "1 karta"), (2, "2 karty"), (5, "5 kart"), (22, "22 karty")])
def test_numbers_take_the_plural_of_the_language(cards: int, said: str) -> None:
    assert speech("pl").say("event-new_deck", cards=cards).endswith(said)


def test_a_hero_is_named_as_in_the_rulebooks() -> None:
    polish = [speech("pl").say(f"hero-{name}") for name in GAME.nouns["hero"].names]
    french = [speech("fr").say(f"hero-{name}.def") for name in GAME.nouns["hero"].names]
    assert polish == [
        "Wściekły Kurczak",
        "Piroman",
        "Wiedźma",
        "Treser psów",
        "Sierżant",
        "Czarny Rycerz",
        "Czarodziej",
    ]
    assert french == [
        "la Poule Enragée",
        "le Pyromane",
        "la Sorcière",
        "le Maître-Chien",
        "le Sergent",
        "le Chevalier Noir",
        "le Magicien",
    ]


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(UnknownLanguage, match="'de'; languages are: en, pl, fr"):
        Texts("de")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", GAME.events, ids=lambda kind: kind.name)
def test_every_event_can_be_told_with_and_without_its_secret(language: str, kind: EventKind) -> None:
    event = Event(kind, (1, 2, 0)[: len(kind.fields)], 2, informed=0b001)
    public, fuller = speech(language).event(event, 1), speech(language).event(event, 0)
    assert (public != fuller) == bool(kind.secret)
    assert public == speech(language).event(event, None)
    if any(field.startswith("seat:") for field in kind.fields):
        assert public.startswith("Ben")
    assert not public.endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_why_not_has_a_sentence(language: str) -> None:
    texts = Texts(language, GAME.id)
    rules = {*clauses(GAME.id), *rulings(GAME.id)}
    for reason in all_reasons():
        assert texts.has(f"reason-{reason}"), reason
        assert reason in rules or reason in ("not-asked", "not-a-window")


@cache
def all_reasons() -> frozenset[str]:
    """What `why_not` answers for every key and seat along some random games."""
    found: set[str] = set()
    for seed in range(4):
        session = Session.begin(GAME, NAMES, seed=seed, variants=["endless"] if seed % 2 else [])
        picker = Picker(seed)
        while (asked := session.decision()) is not None and len(session.made) < 60:
            for seat in range(3):
                keys = [GAME.book.key(option) for option in GAME.book.every_option(seat)]
                found |= {reason for key in keys if (reason := session.why_not(seat, key)) is not None}
            session.choose(asked.seat, asked.keys()[picker.below(len(asked.options))])
    return frozenset(found)


# The check


def test_the_texts_have_no_problems() -> None:
    assert check.problems(GAME) == []


def texts_with(language: str, source: str) -> dict[str, dict[str, ast.Message]]:
    """The texts of all languages, some messages of one of them replaced."""
    texts = {each: dict(read_messages(each, GAME.id)) for each in LANGUAGES}
    for entry in FluentParser().parse(source).body:
        assert isinstance(entry, ast.Message)
        texts[language][entry.id.name] = entry
    return texts


def test_the_check_finds_a_key_missing_in_a_language() -> None:
    texts = texts_with("pl", "")
    del texts["pl"]["event-passed"]
    assert list(check.missing(GAME, texts)) == ["pl: no text 'event-passed'; en, fr have it"]


def test_the_check_finds_a_key_that_only_one_language_has() -> None:
    texts = texts_with("fr", "seulement-en-francais = oui")
    assert [problem[:2] for problem in check.missing(GAME, texts)] == ["en", "pl"]


def test_the_check_finds_a_key_that_the_game_needs_and_nobody_has() -> None:
    texts = texts_with("en", "")
    for language in LANGUAGES:
        del texts[language]["occasion-offer"]
    assert "en: no text 'occasion-offer'; no language has it" in check.missing(GAME, texts)


def test_the_check_finds_a_lost_fuller_form() -> None:
    texts = texts_with("fr", "event-drew = { $seat } pioche une carte")
    assert list(check.missing(GAME, texts)) == ["fr: no text 'event-drew.known'; en, pl have it"]


def test_the_check_finds_other_arguments() -> None:
    texts = texts_with("pl", "event-passed = { $seat } pasuje")
    assert list(check.disagreements(texts)) == [
        "'event-passed' asks for different arguments: en: ['seat', 'to']; pl: ['seat']; fr: ['seat', 'to']"
    ]


def test_the_check_finds_a_name_without_a_form_and_a_form_without_a_name() -> None:
    texts = texts_with("fr", "hero-witch = Sorcière\nevent-won = { $seat_voc } gagne")
    found = list(check.unequal_forms(GAME, texts))
    assert "fr: 'hero-witch' has no form 'def'" in found
    assert "fr: 'event-won' asks for a form 'voc' that no name has" in found


def test_needed_keys_come_from_the_rules() -> None:
    needed = set(check.needed_keys(GAME))
    assert {"event-drew.known", "occasion-wanderer_settled", "option-send-deck", "option-decline"} <= needed
    assert {"hero-witch", "ending-no_cards_left", "variant-endless.explained", "until-my_turn"} <= needed


# What the source says and what the files say


def literal_keys() -> set[str]:
    """The keys that the program asks for by name."""
    calls = re.compile(r"""\.(?:say|tell|tell_path|ask)\(\s*"([a-z_.-]+)\"""")
    files = [*SOURCE.glob("cli/**/*.py"), *SOURCE.glob("i18n/*.py"), *SOURCE.glob("games/*/terminal.py")]
    return {key for file in files for key in calls.findall(file.read_text("utf-8"))}


def test_every_key_in_the_source_has_a_text() -> None:
    texts = Texts("en", GAME.id)
    assert len(literal_keys()) > 40
    assert [key for key in literal_keys() if not texts.has(key)] == []


@pytest.mark.parametrize("file", sorted(SOURCE.glob("**/texts/fr.ftl")), ids=str)
def test_french_punctuation_does_not_break_away(file: Path) -> None:
    """A colon, semicolon, exclamation or question mark never begins a line."""
    for line in file.read_text("utf-8").splitlines():
        if not line.startswith("#"):
            assert not re.search(r"\w [:;!»]|« ", line.replace("= :", "")), line


def test_options_and_questions_can_be_said_at_every_decision() -> None:
    """The context of a game's drawing has what its texts ask for."""
    drawing = find_drawing(GAME)
    spoken = [speech(language) for language in LANGUAGES]
    for seed in range(4):
        state = GAME.start(Setup(3), Session.begin(GAME, NAMES, seed=seed).chance)
        picker = Picker(seed)
        while (asked := current_decision(state)) is not None:
            view = GAME.view(state, asked.seat)
            for each in spoken:
                context = drawing.context(view, each)
                assert each.occasion(asked, **context).startswith(NAMES[asked.seat])
                said = [each.option(option, **context) for option in asked.options]
                assert len(set(said)) == len(said)
            state.choose(picker.below(state.option_count))
