"""Texts are loaded, names take the form a sentence asks for, and the check finds what is wrong."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import questhall
from questhall.core.engine.chance import Picker
from questhall.core.engine.errors import UnknownLanguage
from questhall.core.engine.events import Event, EventKind
from questhall.core.engine.state import PARTY
from questhall.core.interface.decision import Option, current_decision
from questhall.core.interface.game import Game, Setup
from questhall.core.records.session import Session
from questhall.games import find_game
from questhall.games.drawing import find_drawing
from questhall.i18n import check
from questhall.i18n.speech import Speech, text_name
from questhall.i18n.texts import LANGUAGES, Name, Texts, read_messages
from questhall.ledger import clauses, rulings

GAME = find_game("rent-a-hero")
TALISMAN = find_game("talisman")
WARHAMMER_QUEST = find_game("warhammer-quest")
GAMES = [GAME, TALISMAN, WARHAMMER_QUEST]
NAMES = ["Ana", "Ben", "Cleo"]
SOURCE = Path(questhall.__file__).parent
CLIENT_TEXTS = Path(__file__).parents[2] / "web" / "src" / "texts"
FRENCH_RULES = Path(__file__).parents[2] / "rules" / "translations" / "fr"
FRENCH = [
    *sorted(SOURCE.glob("**/texts/*fr.ftl")),
    CLIENT_TEXTS / "fr.ftl",
    *sorted(FRENCH_RULES.glob("*.toml")),
]
DECISIONS = 300
"""So many decisions of a game are looked at: a long one says the same again and again."""

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
NAMELESS = {"rolled_enemy_die"}
"""Events whose sentence does not name the player, who has just been named."""


@cache
def texts_of(language: str, game_id: str) -> Texts:
    return Texts(language, game_id, players=3)


def speech(language: str, game: Game = GAME) -> Speech:
    return Speech(texts_of(language, game.id), game, NAMES)


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


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Ana draws the Wolf on the Fields"),
        ("pl", "Ana losuje Wilka na Polach"),
        ("fr", "Ana pioche le Loup dans les Champs"),
    ],
)
def test_a_card_and_a_space_take_the_forms_of_the_sentence(language: str, sentence: str) -> None:
    names = {"card": Name("card", "wolf"), "space": Name("space", "fields_1")}
    assert speech(language, TALISMAN).say("event-drew", seat="Ana", **names) == sentence


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("en", ["Ana is engaged by the Crypt Ghoul", "Jezzail Team is defeated"]),
        ("pl", ["Ana ma teraz w strefie starć Ghula z krypty", "Drużyna muszkietników zostaje pokonana"]),
        (
            "fr",
            [
                "Ana est aux prises avec la Goule des Cryptes",
                "L\N{RIGHT SINGLE QUOTATION MARK}Équipe de Jezzails est vaincue",
            ],
        ),
    ],
)
def test_an_enemy_takes_the_form_and_gives_the_gender(language: str, sentences: list[str]) -> None:
    spoken = speech(language, WARHAMMER_QUEST)
    assert sentences == [
        spoken.say("event-engages", seat="Ana", card=Name("card", "crypt_ghoul")),
        spoken.say("event-enemy_defeated", card=Name("card", "jezzail_team")),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_are_curly(language: str) -> None:
    """Everywhere the same: an apostrophe of a typewriter beside them looks like a mistake."""
    pages = [*SOURCE.glob(f"**/texts/{language}.ftl"), *SOURCE.glob(f"**/texts/*.{language}.ftl")]
    for page in [*pages, CLIENT_TEXTS / f"{language}.ftl"]:
        said = [line for line in page.read_text("utf-8").splitlines() if not line.startswith("#")]
        assert [line for line in said if re.search(r"\w'(\w| |$)", line)] == [], page


def test_polish_words_are_those_of_the_rules_reference() -> None:
    spoken = speech("pl", WARHAMMER_QUEST)
    told = {
        "Żelazołamacz": "card-ironbreaker",
        "Strażniczka Ścieżek": "card-waywatcher",
        "Kapłan-Wojownik": "card-warrior_priest",
        "Czarodziejka Płomienia": "card-bright_wizard",
        "Wojownik goblinów": "card-goblin_warrior",
        "Orkowy chopak": "card-orc_boy",
        "Legendarny skarb": "card-legendary_fortune",
        "wzmocnienie": "card-empowered",
        "krwawienie": "card-bleeding",
        "choroba": "card-sickened",
        "Natarcie": "keyword-advance",
        "Odwrót": "keyword-retreat",
        "Ranienie": "keyword-inflict",
        "dodatek": "slot-accessory",
        "kość wroga": "die-enemy",
        "faza zagrożenia": "phase-peril",
        "etap osady": "phase-settlement",
    }
    assert {word: spoken.say(key) for word, key in told.items()} == {word: word for word in told}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_have_the_same_name(language: str) -> None:
    spoken = speech(language, WARHAMMER_QUEST)
    names = [spoken.say(f"card-{name}") for name in WARHAMMER_QUEST.nouns["card"].names]
    assert sorted(set(names)) == sorted(names)


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
@pytest.mark.parametrize(
    ("game", "kind"),
    [(game, kind) for game in GAMES for kind in game.events],
    ids=lambda of: of.name if isinstance(of, EventKind) else of.id,
)
def test_every_event_can_be_told_with_and_without_its_secret(
    language: str, game: Game, kind: EventKind
) -> None:
    event = Event(kind, (1, 0, 1)[: len(kind.fields)], 2, informed=0b001)
    spoken = speech(language, game)
    public, fuller = spoken.event(event, 1), spoken.event(event, 0)
    assert (public != fuller) == bool(kind.secret)
    assert public == spoken.event(event, None)
    if kind.fields and kind.fields[0].startswith("seat:") and kind.name not in NAMELESS:
        assert public.startswith("Ben")
    assert not public.endswith(".")


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("en", ["You roll 5", "Ben attacks you in battle", "You cast Healing on yourself", "Ben rolls 5"]),
        (
            "pl",
            [
                "Rzucasz kością: 5",
                "Ben atakuje cię w zwykłej walce",
                "Rzucasz Uzdrowienie na siebie",
                "Ben rzuca kością: 5",
            ],
        ),
        (
            "fr",
            [
                "Vous lancez le dé\N{NO-BREAK SPACE}: 5",
                "Ben vous attaque en combat",
                "Vous lancez la Guérison sur vous-même",
                "Ben lance le dé\N{NO-BREAK SPACE}: 5",
            ],
        ),
    ],
)
def test_players_read_of_themselves_as_you(language: str, sentences: list[str]) -> None:
    kinds = {kind.name: kind for kind in TALISMAN.events}
    spells, ways = TALISMAN.nouns["spell"], TALISMAN.nouns["how"]
    healing, battle = spells.value("healing"), ways.value("battle")
    events = [
        Event(kinds["rolled"], (0, 5), -1, 0),
        Event(kinds["attacked"], (1, 0, battle), -1, 0),
        Event(kinds["cast_on_character"], (0, healing, 0), -1, 0),
        Event(kinds["rolled"], (1, 5), -1, 0),
    ]
    spoken = speech(language, TALISMAN)
    assert [spoken.told(event, 0, reader=0).text for event in events] == sentences
    assert spoken.event(events[0], 0).startswith("Ana")
    assert spoken.told(events[0], None).text.startswith("Ana")


@pytest.mark.parametrize("language", LANGUAGES)
@each_game
def test_nobody_reads_their_own_name(language: str, game: Game) -> None:
    """Whichever of its players the reader is, and whether its secret is told or not."""
    spoken = speech(language, game)
    for kind in game.events:
        seats = [place for place, spec in enumerate(kind.fields) if spec.endswith(":seat")]
        for me in seats:
            arguments = tuple((0 if place == me else 1) for place in range(len(kind.fields)))
            for informed in (0b001, 0):
                told = spoken.told(Event(kind, arguments, 2, informed), 0, reader=0)
                assert "Ana" not in told.text
                assert not told.text.endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
@each_game
def test_a_sentence_says_where_it_names_what(language: str, game: Game) -> None:
    """Also for a player whose name is written with characters that count twice elsewhere."""
    texts = texts_of(language, game.id)
    spoken = Speech(texts, game, ["Ana", "Zoë \N{DRAGON FACE}", "Cleo"])
    for kind in game.events:
        event = Event(kind, (1, 1, 1)[: len(kind.fields)], 2, informed=0b001)
        for told in (spoken.told(event, 0), spoken.told(event, 0, reader=1), spoken.told(event, None)):
            assert not re.search("[\ue000-\ue1ff]", told.text)
            for start, end, named, which in told.names:
                if named == "seat":
                    assert told.text[start:end] == spoken.names[int(which)]
                else:
                    key = text_name(game, named, str(which)).key()
                    forms = [texts.say(f"{key}.{one.id.name}") for one in texts.messages[key].attributes]
                    assert told.text[start:end] in [texts.say(key), *forms]
    everything = [spoken.told(Event(kind, (1, 1, 1)[: len(kind.fields)], 2, 1), 0) for kind in game.events]
    assert {named.kind for told in everything for named in told.names} > {"seat"}


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_why_not_has_a_sentence(language: str, game: Game) -> None:
    texts = texts_of(language, game.id)
    rules = {*clauses(game.id), *rulings(game.id)}
    reasons = all_reasons(game.id)
    assert len(reasons) > 15
    for reason in reasons:
        assert texts.has(f"reason-{reason}"), reason
        assert reason in rules or reason in ("not-asked", "not-a-window")


@cache
def all_reasons(game_id: str) -> frozenset[str]:
    """What `why_not` answers along some random games: at each decision for some of the keys, for every seat."""
    game = find_game(game_id)
    options = [game.book.every_option(seat) for seat in range(3)]
    found: set[str] = set()
    for seed in range(6):
        session = Session.begin(game, NAMES, seed=seed, variants=list(game.variants)[: seed % 2])
        picker = Picker(seed)
        while (asked := session.decision()) is not None and len(session.made) < DECISIONS:
            for seat in range(3):
                some = [options[seat][picker.below(len(options[seat]))] for _ in range(10)]
                found |= {session.why_not(seat, game.book.key(option)) or "" for option in some}
            session.choose(asked.seat, asked.keys()[picker.below(len(asked.options))])
    return frozenset(found - {""})


def test_every_clause_that_allows_something_says_why_it_does_not() -> None:
    """In Talisman an action that is not offered names by default the clause that would allow it."""
    for language in LANGUAGES:
        texts = texts_of(language, TALISMAN.id)
        allowing = {action.clause for action in TALISMAN.book.actions if action.clause}
        assert [clause for clause in sorted(allowing) if not texts.has(f"reason-{clause}")] == []


# The check


@each_game
def test_the_texts_have_no_problems(game: Game) -> None:
    assert check.problems(game) == []


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


def test_spells_are_named_as_cards_and_seats_as_players() -> None:
    needed = check.needed_keys(TALISMAN)
    assert {"card-hex", "card-command_spell"} <= set(needed)
    assert len(set(needed)) == len(needed)
    assert not [key for key in needed if key.startswith(("spell-", "seat-"))]
    event = Event(next(kind for kind in TALISMAN.events if kind.name == "cast_on_character"), (0, 0, 2), -1, 0)
    assert speech("en", TALISMAN).event(event, None).endswith(" on Cleo")
    attack = Option("attack seat-1", "attack", (("seat", "seat-1"),), "TAL-ENC-05")
    assert speech("en", TALISMAN).option(attack) == "Attack Ben in battle"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Ditch the Shield here", "Ditch the Shield here (from the Purchase deck)"]),
        ("pl", ["Porzuć tu Tarczę", "Porzuć tu Tarczę (z talii Ekwipunku)"]),
        ("fr", ["Abandonner le Bouclier ici", "Abandonner le Bouclier ici (de la pile d\u2019Achats)"]),
    ],
)
def test_options_that_would_read_the_same_are_told_apart(language: str, said: list[str]) -> None:
    names = ("shield", "purchase_shield")
    shields = [Option(f"ditch {name}", "ditch", (("card", name),), "") for name in names]
    spoken = speech(language, TALISMAN)
    assert spoken.options(shields) == said
    assert spoken.options(shields[1:]) == said[:1], "alone it needs no more words"


# What the source says and what the files say


def literal_keys(game: Game) -> set[str]:
    """The keys that the program and the modules of a game ask for by name."""
    calls = re.compile(r"""\b(?:say|tell|tell_path|ask)\(\s*"([a-z_.-]+)\"""")
    folder = f"games/{game.id.replace('-', '_')}"
    shared = [SOURCE / "i18n/speech.py", *SOURCE.glob("analysis/*.py"), *SOURCE.glob("cli/**/*.py")]
    files = [*shared, *SOURCE.glob(f"{folder}/**/*.py")]
    return {key for file in files for key in calls.findall(file.read_text("utf-8"))}


@each_game
def test_every_key_in_the_source_has_a_text(game: Game) -> None:
    texts = texts_of("en", game.id)
    assert len(literal_keys(game)) > 40
    assert [key for key in literal_keys(game) if not texts.has(key)] == []


@pytest.mark.parametrize("file", FRENCH, ids=str)
def test_french_punctuation_does_not_break_away(file: Path) -> None:
    """A colon, semicolon, exclamation or question mark never begins a line."""
    for line in file.read_text("utf-8").splitlines():
        if not line.startswith("#"):
            assert not re.search(r"[\w}] [:;!»]|« ", line.replace("= :", "")), line


@each_game
def test_options_and_questions_can_be_said_at_every_decision(game: Game) -> None:
    """The context of a game's drawing has what its texts ask for."""
    drawing = find_drawing(game)
    spoken = [speech(language, game) for language in LANGUAGES]
    for seed in range(4):
        state = game.start(Setup(3), Session.begin(game, NAMES, seed=seed).chance)
        picker = Picker(seed)
        for _ in range(DECISIONS):
            asked = current_decision(state)
            if asked is None:
                break
            view = game.view(state, None if asked.seat == PARTY else asked.seat)
            for each in spoken:
                context = drawing.context(view, each)
                assert each.occasion(asked, **context).startswith(each.who(asked.seat))
                said = each.options(asked.options, **context)
                assert len(set(said)) == len(said)
            state.choose(picker.below(state.option_count))
