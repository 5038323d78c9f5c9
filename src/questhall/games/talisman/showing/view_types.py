"""The types of what `view.py` returns, and what follows from it: for code that draws it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import msgspec

from questhall.games.talisman.characters.new_character import START_GOLD
from questhall.games.talisman.components.character_cards import CHARACTER_NOUN, CHARACTERS
from questhall.games.talisman.components.printed_cards import CARD, FACES, SPIRIT_KIND, Face
from questhall.games.talisman.fights.sides_and_scores import RUNES_BONUS
from questhall.games.view_parts import Awaited, Result

NOBODY = -1


class Player(msgspec.Struct):
    character: str | None
    place: str | None
    alignment: str | None
    total_strength: int
    total_craft: int
    strength: int
    craft: int
    life: int
    fate: int
    gold: int
    quest: int
    toad: int
    toad_strength: int
    toad_craft: int
    missed: int
    more_turns: int
    out: bool
    turned_back: bool
    enslaved: bool
    offer: str
    bonus: str
    object_limit: int
    spell_limit: int
    spell_count: int
    known_spells: list[str]
    objects: list[str]
    followers: list[str]
    trophies: list[str]
    inherited: list[str]

    def gained(self) -> int:
        """What counts when the time is up: everything but what the player began with.

        TAL-VAR-25, TAL-Q104
        """
        strength = self.strength - (self.bonus == "strength")
        craft = self.craft - (self.bonus == "craft")
        spells = self.spell_count
        if self.character is not None:
            spells -= CHARACTERS[CHARACTER_NOUN.value(self.character)].spells
        counted = [strength, craft, self.gold - START_GOLD, spells]
        cards = len(self.followers) + len(self.objects) + len(self.inherited)
        return sum(max(0, amount) for amount in counted) + cards


class Space(msgspec.Struct):
    cards: list[str]
    gold: int


class Casting(msgspec.Struct):
    seat: int
    spell: str
    target: int | str | None
    card: str | None
    countered: bool


class Roll(msgspec.Struct):
    seat: int
    dice: list[int]
    added: int


class Side(msgspec.Struct):
    seat: int
    dice: list[int]
    uses: list[str]
    power: int


class Fight(msgspec.Struct):
    psychic: bool
    assassination: bool
    creature: str | None
    attacker: Side
    defender: Side


class Loss(msgspec.Struct):
    seats: list[int]
    lives: int


class FollowerLoss(msgspec.Struct):
    seat: int
    card: str
    saved: bool


class Encounter(msgspec.Struct):
    seat: int
    space: str
    unmet: list[str]
    evaded: list[str]


class Lasting(msgspec.Struct):
    effect: str
    by: int
    left: int
    amount: int
    seat: int | None = None
    space: str | None = None


class About(msgspec.Struct):
    seat: int | None
    card: str | None
    prices: dict[str, int]


class TableView(msgspec.Struct):
    """The table as one seat sees it, or a spectator."""

    seat: int | None
    active: int
    round: int
    players: list[Player]
    spaces: dict[str, Space]
    adventure_deck: int
    foreseen: list[str | None]
    adventure_discard: list[str]
    spell_deck: int
    spell_discard: list[str]
    purchases: dict[str, int]
    talismans: int
    characters_left: int
    supply: dict[str, int]
    wells: dict[str, int]
    casting: list[Casting]
    rolls: list[Roll]
    fights: list[Fight]
    losses: list[Loss]
    follower_losses: list[FollowerLoss]
    encounters: list[Encounter]
    lasting: list[Lasting]
    about: About
    awaited: Awaited | None = None
    result: Result | None = None

    def own(self) -> Player | None:
        return None if self.seat is None else self.players[self.seat]

    def standing_on(self, space: str) -> list[int]:
        """The seats whose characters are on a space."""
        return [seat for seat, player in enumerate(self.players) if player.place == space]

    def enemies(self, fight: Fight) -> list[str]:
        """The Enemy cards of a fight: those of its kind on the space that have not been evaded (TAL-CMB-20)."""
        if fight.creature is not None or fight.defender.seat != NOBODY:
            return []
        place = self.players[fight.attacker.seat].place
        there = self.spaces[place].cards if place in self.spaces else []
        evaded = Counter(card for encounter in self.encounters[-1:] for card in encounter.evaded)
        foes = Counter(card for card in there if is_enemy(card) and is_spirit(card) == fight.psychic)
        return sorted((foes - evaded).elements(), key=there.index)

    def score(self, fight: Fight, side: Side) -> int:
        """The attack score once the dice have been rolled; creatures on Runes add 2 to their roll."""
        place = self.players[fight.attacker.seat].place or ""
        runes = RUNES_BONUS if side.seat == NOBODY and side.dice and place.startswith("runes") else 0
        return side.power + max(side.dice, default=0) + runes


def face(card: str) -> Face:
    return FACES[CARD.value(card)]


def is_spirit(card: str) -> bool:
    return face(card).kind == SPIRIT_KIND


def is_enemy(card: str) -> bool:
    return face(card).kind <= SPIRIT_KIND


def points(trophies: list[str], with_craft: bool) -> int:
    """Strength points, or Craft points, of trophies.

    >>> points(["bear", "wolf", "ghost"], with_craft=False)
    5
    """
    return sum(face(card).power for card in trophies if is_spirit(card) == with_craft)


def read(view: Mapping[str, object]) -> TableView:
    return msgspec.convert(view, TableView)
