"""The types of what `view.py` returns, and what follows from it: for code that draws it."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from questhall.games.view_parts import Awaited, Result
from questhall.games.warhammer_quest.components.columns import Face
from questhall.games.warhammer_quest.components.printed_actions import ActionCard
from questhall.games.warhammer_quest.components.printed_cards import CARD, FACES
from questhall.games.warhammer_quest.components.printed_enemies import Enemy


class SeenEnemy(msgspec.Struct):
    """An enemy in a zone or in the shadows; the identity of a facedown one is secret."""

    place: str
    card: str | None
    facedown: bool
    exhausted: bool
    wounds: int = 0
    attack: int = 0
    health: int = 0


class SeenAction(msgspec.Struct):
    card: str
    exhausted: bool
    tokens: int


class SeenGear(msgspec.Struct):
    card: str
    exhausted: bool
    depleted: bool


class Hero(msgspec.Struct):
    hero: str | None
    health: int
    wounds: int
    defeated: bool
    out: bool
    gear_limit: int
    visits: list[str]
    actions: list[SeenAction]
    spare_actions: list[str]
    gear: list[SeenGear]
    legendary_set: list[str]
    items: list[str]
    conditions: list[str]
    engaged: list[SeenEnemy]


class Part(msgspec.Struct):
    """What adds to a sum, and where it comes from."""

    amount: int
    by: str
    card: str | None


class Parts(msgspec.Struct):
    successes: list[Part]
    defence: list[Part]


class Totals(msgspec.Struct):
    """The result of an action with its current dice."""

    successes: int
    defence: int
    wounds: int
    outcome: int


class Blow(msgspec.Struct):
    """An enemy that strikes back."""

    attack: int
    card: str


class Struck(msgspec.Struct):
    """What a target is going to suffer; unknown for a facedown one."""

    place: str
    wounds: int | None
    falls: bool | None


class Deed(msgspec.Struct):
    """An action in progress."""

    hero: int
    card: str
    kind: str
    aided: int | None
    targets: list[str]
    hero_dice: list[str]
    enemy_dice: list[str]
    criticals: int
    spent: int
    step: str
    parts: Parts
    totals: Totals
    blows: list[Blow]
    struck: list[Struck]

    def attacks(self) -> int:
        return self.enemy_dice.count("attack")

    def is_rolled(self) -> bool:
        return bool(self.hero_dice)


class AskedAbout(msgspec.Struct):
    amount: int | None
    card: str | None
    moment: str | None
    next: int | None


class TableView(msgspec.Struct):
    """The table as one seat sees it, or a spectator."""

    seat: int | None
    quest: str
    round: int
    phase: str
    leader: int | None
    active: int | None
    order: list[int]
    acting: str | None
    peril: int
    peril_track: list[str]
    location: str | None
    exploration: int
    progress: int
    deeds: list[str]
    stage: int
    heroes: list[Hero]
    shadows: list[SeenEnemy]
    lair: list[str]
    set_aside: list[str]
    pool: list[str]
    quests_won: list[str]
    enemy_deck: int
    enemy_discard: list[str]
    location_deck: int
    dungeon_deck: int
    dungeon_discard: list[str]
    gear_deck: int
    gear_discard: list[str]
    foreseen: list[str | None]
    drawn: list[str]
    action: list[Deed]
    question: AskedAbout
    awaited: Awaited | None = None
    result: Result | None = None

    def enemies(self) -> list[SeenEnemy]:
        return [enemy for hero in self.heroes for enemy in hero.engaged] + self.shadows

    def is_settlement(self) -> bool:
        return self.phase == "settlement"

    def own(self) -> Hero | None:
        return None if self.seat is None else self.heroes[self.seat]


def face(card: str) -> Face:
    return FACES[CARD.value(card)]


def enemy_face(card: str) -> Enemy:
    found = face(card)
    assert isinstance(found, Enemy)
    return found


def passives(enemy: Enemy) -> list[str]:
    """What applies to an enemy while it is faceup."""
    held = {
        "cannot_be_exhausted": enemy.cannot_be_exhausted,
        "cannot_be_engaged": enemy.cannot_be_engaged,
        "stands_fast": enemy.stands_fast,
        "guards": enemy.guards,
    }
    return [name for name, holds in held.items() if holds]


def action_face(card: str) -> ActionCard:
    found = face(card)
    assert isinstance(found, ActionCard)
    return found


def in_lair(nemesis: str) -> SeenEnemy:
    """A nemesis that is not in play, as it is printed."""
    shown = enemy_face(nemesis)
    return SeenEnemy("", nemesis, facedown=False, exhausted=False, attack=shown.attack, health=shown.health)


def read(view: Mapping[str, object]) -> TableView:
    return msgspec.convert(view, TableView)
