"""What learners are shown: no more than the seat may know, and what its view shows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import pytest

from questhall.core.engine.chance import Picker
from questhall.core.engine.state import State
from questhall.core.interface.game import Game
from questhall.core.learning.action_numbers import ActionNumbers
from questhall.core.learning.observer import Observer
from questhall.core.learning.page import LARGEST, new_page
from questhall.games import GAMES
from questhall.games.rent_a_hero.components.heroes import HERO
from questhall.games.talisman.components.board import SPACES
from questhall.games.talisman.components.character_cards import CHARACTERS
from questhall.games.talisman.components.printed_cards import FACES as TALISMAN_CARDS
from questhall.games.warhammer_quest.components.printed_cards import CARD
from questhall.games.warhammer_quest.components.vocabulary import HEROES
from tests.every_game.properties import Kind, few_kinds, random_play
from tests.every_game.twins import make_twin

OBSERVED = [game for game in GAMES.values() if game.make_observer is not None]
KINDS = [kind for kind in few_kinds() if kind.game in OBSERVED]
LOOKED_AT = 400
"""Decisions of each game."""
Row = list[int]


def observer_of(game: Game) -> Observer:
    assert game.make_observer is not None
    return game.make_observer()


def row_of(observer: Observer, state: State, seat: int) -> Row:
    page = new_page(observer.size)
    observer.observe(state, seat, page)
    return [int(value) for value in page.values]


def some(kind: Kind, every: int, seed: int = 1) -> Iterator[tuple[State, int]]:
    """Tables of a random game, each with a seat to look from."""
    for number, (state, picker) in enumerate(random_play(kind, seed)):
        if number == LOOKED_AT:
            return
        if number % every == 0:
            yield state, int(picker.below(state.seats))


class Reader:
    """Reads an observation by the names of its fields."""

    def __init__(self, observer: Observer, row: Row) -> None:
        self.row = row
        self.starts: dict[tuple[str, str], tuple[int, int, int]] = {}
        at = 0
        for section in observer.sections:
            for field in section.fields:
                self.starts[section.name, field.name] = (at, section.size, field.size)
                at += field.size
            at += section.size * (section.times - 1)

    def get(self, section: str, field: str, number: int = 0) -> Row:
        start, length, size = self.starts[section, field]
        start += length * number
        return self.row[start : start + size]

    def one(self, section: str, field: str, number: int = 0) -> int:
        [value] = self.get(section, field, number)
        return value

    def which(self, section: str, field: str, number: int = 0) -> int | None:
        """The place of the only 1."""
        row = self.get(section, field, number)
        assert sum(row) <= 1
        return row.index(1) if 1 in row else None

    def cards(self, section: str, field: str, names: list[str], number: int = 0) -> list[str]:
        row = self.get(section, field, number)
        return sorted(name for name, count in zip(names, row, strict=False) for _ in range(count))


# No more than the seat may know


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_what_a_seat_cannot_see_changes_nothing(kind: Kind) -> None:
    observer = observer_of(kind.game)
    picker = Picker(3)
    different = 0
    for state, seat in some(kind, 12):
        twin = make_twin(kind.game, state, seat, picker)
        assert row_of(observer, twin, seat) == row_of(observer, state, seat)
        different += list(twin.faces) != list(state.faces)
    if "tutorial" not in kind.setup.variants:
        assert different > 0, "twins that do not differ prove nothing"


def test_the_comparison_can_fail() -> None:
    """Tables that are twins for one seat look different to another, who knows some of what was exchanged."""
    kind = next(kind for kind in KINDS if kind.game.id == "rent-a-hero")
    observer = observer_of(kind.game)
    picker = Picker(4)
    noticed = 0
    for state, seat in some(kind, 12):
        twin = make_twin(kind.game, state, seat, picker)
        other = (seat + 1) % int(state.seats)
        noticed += row_of(observer, twin, other) != row_of(observer, state, other)
    assert noticed > 0


# No less: the same as the view, which other code makes


def test_rent_a_hero_shows_what_the_view_shows() -> None:
    for state, seat, view, read in tables("rent-a-hero"):
        heroes = [*HERO.names]
        assert read.which("table", "active") == away(view["active"], seat, state)
        assert read.one("table", "deck") == view["deck"]
        assert read.cards("table", "discard", heroes) == sorted(view["discard"])
        wanderer = view["wanderer"]
        assert read.which("table", "wanderer_at") == (wanderer and away(wanderer["at"], seat, state))
        assert read.which("table", "wanderer") == (
            heroes.index(wanderer["hero"]) if wanderer and wanderer["hero"] else None
        )
        requirement = view["requirement"]
        assert read.which("table", "requirement") == (requirement and heroes.index(requirement["hero"]))
        assert read.cards("table", "hand", heroes) == sorted(view["players"][seat]["hand"])
        for place, player in by_place(view["players"], seat):
            assert read.one("players", "hand_size", place) == player["hand_size"]
            party = sorted(member["hero"] for member in player["party"])
            unused = sorted(member["hero"] for member in player["party"] if not member["used"])
            assert read.cards("players", "party", heroes, place) == party
            assert read.cards("players", "upright", heroes, place) == unused
            known = [hero for hero in player["eliminated"] if hero]
            assert read.cards("players", "eliminated", heroes, place) == sorted(known)
            assert read.one("players", "eliminated_hidden", place) == len(player["eliminated"]) - len(known)
            hints = [hint for hint in view["hints"] if away(hint["by"], seat, state) == place]
            for answer in ("yes", "no"):
                given = [hint["hero"] for hint in hints if hint["answer"] == answer]
                assert read.one("players", f"hints_{answer}", place) == len(given)
                known = sorted(hero for hero in given if hero)
                assert read.cards("players", f"known_{answer}", heroes, place) == known
        newest = view["announced"][::-1]
        for place, power in enumerate(newest[:4]):
            assert read.which("announced_powers", "user", place) == away(power["seat"], seat, state)
            assert read.which("announced_powers", "hero", place) == heroes.index(power["hero"])
            assert read.one("announced_powers", "is_cancelled", place) == power["cancelled"]


def test_talisman_shows_what_the_view_shows() -> None:
    cards = [face.name for face in TALISMAN_CARDS]
    numbers = ("life", "fate", "gold", "strength", "craft", "toad", "missed", "quest", "spell_count")
    limits = ("total_strength", "total_craft", "object_limit", "spell_limit")
    for state, seat, view, read in tables("talisman"):
        assert read.which("table", "active") == away(view["active"], seat, state)
        assert read.cards("table", "discarded", cards) == sorted(
            [*view["adventure_discard"], *view["spell_discard"]]
        )
        for place, player in by_place(view["players"], seat):
            for name in (*numbers, *limits):
                assert read.one("players", name, place) == player[name], name
            character = read.which("players", "character", place)
            assert player["character"] == (None if character is None else CHARACTERS[character].name)
            space = read.which("players", "place", place)
            assert player["place"] == (None if space is None else SPACES[space])
            owned = [*player["objects"], *player["followers"], *player["dealt"], *player["known_spells"]]
            assert read.cards("players", "cards", cards, place) == sorted(owned)
            assert read.cards("players", "trophies", cards, place) == sorted(player["trophies"])
        for number, space_name in enumerate(SPACES):
            there = view["spaces"].get(space_name, {"cards": [], "gold": 0})
            assert read.cards("spaces", "cards", cards, number) == sorted(there["cards"])
            assert read.one("spaces", "gold", number) == there["gold"]
        if view["fights"]:
            fight = view["fights"][-1]
            assert read.one("fight", "is_there") == 1
            assert read.one("sides", "power", 0) == fight["attacker"]["power"]
            assert read.one("sides", "power", 1) == fight["defender"]["power"]
        if view["rolls"]:
            dice = view["rolls"][-1]["dice"]
            assert read.get("roll", "dice")[: len(dice)] == dice
        for number, foreseen in enumerate(view["foreseen"][:4]):
            assert read.cards("foreseen", "card", cards, number) == ([foreseen] if foreseen else [])


def test_warhammer_quest_shows_what_the_view_shows() -> None:
    cards = [*CARD.names]
    for state, seat, view, read in tables("warhammer-quest"):
        for name in ("round", "peril", "progress", "exploration", "stage"):
            assert read.one("table", name) == view[name]
        assert read.cards("table", "location", cards) == ([view["location"]] if view["location"] else [])
        for place, hero in by_place(view["heroes"], seat):
            who = read.which("heroes", "hero", place)
            assert hero["hero"] == (None if who is None else HEROES[who])
            for name in ("health", "wounds", "gear_limit"):
                assert read.one("heroes", name, place) == hero[name]
            owned = [card["card"] for card in (*hero["actions"], *hero["gear"])]
            owned += [*hero["items"], *hero["conditions"]]
            assert read.cards("heroes", "cards", cards, place) == sorted(owned)
            tired = [card["card"] for card in (*hero["actions"], *hero["gear"]) if card["exhausted"]]
            assert read.cards("heroes", "exhausted", cards, place) == sorted(tired)
            for number in range(3):
                compare_enemy(read, "engaged_enemies", place * 3 + number, hero["engaged"], number, cards)
        for number in range(8):
            compare_enemy(read, "shadows", number, view["shadows"], number, cards)
        assert read.one("further_shadows", "count") == max(0, len(view["shadows"]) - 8)
        if view["action"]:
            action = view["action"][-1]
            assert read.which("action", "hero") == away(action["hero"], seat, state)
            assert read.one("action", "successes") == action["successes"]
            assert sum(read.get("action", "hero_dice")) == len(action["hero_dice"])


def compare_enemy(
    read: Reader, section: str, at: int, enemies: list[Any], number: int, cards: list[str]
) -> None:
    shown = enemies[number] if number < len(enemies) else None
    assert read.one(section, "is_there", at) == (shown is not None)
    if shown is not None:
        assert read.one(section, "is_exhausted", at) == shown["exhausted"]
        assert read.one(section, "is_facedown", at) == shown["facedown"]
        assert read.cards(section, "card", cards, at) == ([shown["card"]] if shown["card"] else [])


def tables(game_id: str) -> Iterator[tuple[State, int, dict[str, Any], Reader]]:
    for kind in KINDS:
        if kind.game.id == game_id:
            observer = observer_of(kind.game)
            for state, seat in some(kind, 9, seed=2):
                view = cast(dict[str, Any], kind.game.view(state, seat))
                yield state, seat, view, Reader(observer, row_of(observer, state, seat))


def by_place(players: list[Any], seat: int) -> Iterator[tuple[int, Any]]:
    return ((place, players[(seat + place) % len(players)]) for place in range(len(players)))


def away(other: int, seat: int, state: State) -> int | None:
    """How many places to the left somebody sits; None for nobody."""
    return None if other < 0 else int((other - seat) % state.seats)


# The common part, and the numbers of actions


@pytest.mark.parametrize("game", OBSERVED, ids=lambda game: game.id)
def test_the_question_is_the_one_that_is_asked(game: Game) -> None:
    observer = observer_of(game)
    kind = next(kind for kind in KINDS if kind.game is game)
    for state, seat in some(kind, 9):
        read = Reader(observer, row_of(observer, state, seat))
        if state.is_over():
            assert sum(read.get("question", "occasion")) == 0
            continue
        occasion = read.which("question", "occasion")
        assert occasion is not None
        assert observer.occasions[occasion] == state.book.question(state.asking).occasion
        assert observer.answerer(state) == game.answerer(state)
        assert read.one("question", "is_asked") == (game.answerer(state) == seat)
        assert sum(read.get("question", "seats")) == state.seats


@pytest.mark.parametrize("game", OBSERVED, ids=lambda game: game.id)
def test_every_action_has_its_number(game: Game) -> None:
    numbers = ActionNumbers(game.book)
    for seat in range(game.most_seats):
        options = game.book.every_option(seat)
        assert [int(numbers.number(option)) for option in options] == list(range(len(options)))
    assert numbers.count == len(game.book.every_option(0))


def test_a_page_clears_what_was_written_and_cuts_what_is_too_large() -> None:
    page = new_page(6)
    page.put(LARGEST + 45)
    page.put(-3)
    page.count(1)
    page.count(1, 4)
    page.skip(2)
    page.one_of(1, 2)
    assert [int(value) for value in page.values] == [LARGEST, 0, 0, 5, 0, 1]
    assert page.is_full()

    page.clear()
    assert [int(value) for value in page.values] == [0] * 6
