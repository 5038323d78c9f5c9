"""The table as one seat sees it, or a spectator: plain data for terminal, client and scenario files.

Spells in hand are shown to those who know them (TAL-SPELL-04); everything else on the table is open
(TAL-OBJ-02, TAL-FOL-01), but for the decks.
"""

from __future__ import annotations

from typing import Final

from questhall.core.engine.frames import first_of, second_of, third_of
from questhall.core.engine.state import EVERYONE, LASTING_SIZE, NOBODY
from questhall.games.talisman.belongings.alignment import alignment_cards_left
from questhall.games.talisman.belongings.objects_and_followers import object_limit
from questhall.games.talisman.belongings.spells_in_hand import spell_limit
from questhall.games.talisman.casting.casting import COMMAND_SPELL, SPELL_BOOK
from questhall.games.talisman.casting.spells_being_cast import (
    caster_of,
    detail_of,
    is_countered,
    spell_of,
    target_of,
)
from questhall.games.talisman.characters import dice_and_fate, losses
from questhall.games.talisman.characters.death import LOOT_THE_DEAD
from questhall.games.talisman.characters.toad import toad_cards_left
from questhall.games.talisman.components import encounter_context
from questhall.games.talisman.components.board import SPACES
from questhall.games.talisman.components.character_cards import ALIGNMENT, CHARACTERS
from questhall.games.talisman.components.creatures import CREATURE
from questhall.games.talisman.components.printed_cards import (
    ACQUISITION,
    FACES,
    IMMOBILITY,
    PRESERVATION,
    PURCHASE_CARD,
)
from questhall.games.talisman.components.state import (
    ADVENTURE_DECK,
    ADVENTURE_DISCARD,
    BESIDE_THE_BOARD,
    BONUS,
    CHARACTER,
    CHARACTER_CARDS,
    CHARACTER_DECK,
    CRAFT_COUNTERS,
    CRAFT_ON_FOUNTAIN,
    CRAFT_SUPPLY,
    ENCOUNTER,
    FATE,
    FATE_SUPPLY,
    FIGHT,
    FOES_LEFT,
    FOLLOWER_LOSS,
    FOLLOWERS,
    GOLD,
    GOLD_ON,
    GOLD_SUPPLY,
    HANDED_IN,
    HAS_REALIGNED,
    HAS_TURNED_BACK,
    HEXED,
    IS_ENSLAVED,
    IS_OUT,
    LIFE,
    LIFE_ON_POOL,
    LIFE_SUPPLY,
    LOSS,
    MAY_MOVE_ON,
    MISSED,
    MORE_TURNS,
    OBJECTS,
    OFFER,
    ON_SPACE,
    OUT_OF_THE_GAME,
    PURCHASE_STACK,
    QUEST,
    ROLL,
    SEAT_NOUN,
    SET_ASIDE,
    SPELL_CAST,
    SPELL_DECK,
    SPELL_DISCARD,
    SPELLS,
    SPELLS_AT_START,
    SPELLS_CAST,
    STRENGTH_COUNTERS,
    STRENGTH_ON_STREAM,
    STRENGTH_SUPPLY,
    TALISMAN_STACK,
    TOAD_CRAFT,
    TOAD_STRENGTH,
    TOAD_TURNS,
    TROPHIES,
    Table,
)
from questhall.games.talisman.encounters.adventure_cards import BEFORE_CARD_WINDOW
from questhall.games.talisman.encounters.meeting_characters import (
    ABILITY_EVASION,
    BEFORE_CHARACTER_WINDOW,
    COURTING,
    LURING,
    ROBBERY,
)
from questhall.games.talisman.fights import fight_context, sides_and_scores
from questhall.games.talisman.fights.evading import SPIRIT_DEATH_WINDOW
from questhall.games.talisman.fights.spoils import SPOILS
from questhall.games.talisman.spaces.shops_and_healers import SHOPPING, prices_at
from questhall.games.talisman.spells.spells_in_own_turn import MESMERISED

HIDDEN = None

# Words of a player that are shown as they are, and what they are called
NUMBERS: dict[str, int] = {
    "strength": STRENGTH_COUNTERS,
    "craft": CRAFT_COUNTERS,
    "life": LIFE,
    "fate": FATE,
    "gold": GOLD,
    "quest": QUEST,
    "toad": TOAD_TURNS,
    "toad_strength": TOAD_STRENGTH,
    "toad_craft": TOAD_CRAFT,
    "missed": MISSED,
    "more_turns": MORE_TURNS,
    "foes_left": FOES_LEFT,
    "spells_at_start": SPELLS_AT_START,
    "spells_cast": SPELLS_CAST,
}
FLAGS: dict[str, int] = {
    "out": IS_OUT,
    "turned_back": HAS_TURNED_BACK,
    "may_move_on": MAY_MOVE_ON,
    "enslaved": IS_ENSLAVED,
    "realigned": HAS_REALIGNED,
}
OFFERS = ["none", "teleport", "ferry"]
BONUSES = ["none", "strength", "craft"]
PILES: dict[str, int] = {
    "objects": OBJECTS,
    "followers": FOLLOWERS,
    "trophies": TROPHIES,
    "inherited": SET_ASIDE,
}
SUPPLIES: dict[str, int] = {
    "strength": STRENGTH_SUPPLY,
    "craft": CRAFT_SUPPLY,
    "life": LIFE_SUPPLY,
    "fate": FATE_SUPPLY,
    "gold": GOLD_SUPPLY,
}
WELLS: dict[str, int] = {
    "fountain_of_wisdom": CRAFT_ON_FOUNTAIN,
    "magic_stream": STRENGTH_ON_STREAM,
    "pool_of_life": LIFE_ON_POOL,
}
EFFECTS = ["blizzard", "magic_destroyed", "hexed", "invisible", "immobile", "strengthened", "mercenary"]


def view(table: Table, seat: int | None) -> dict[str, object]:
    """Everything `seat` may know about the table; None for a spectator."""
    viewer = NOBODY if seat is None else seat
    return {
        "seat": seat,
        "active": int(table.active),
        "round": int(table.round),
        "death_final": bool(table.is_death_final),
        "players": [_player(table, owner, viewer) for owner in range(table.seats)],
        "spaces": {name: _space(table, space) for space, name in enumerate(SPACES) if _is_used(table, space)},
        "adventure_deck": int(table.size(ADVENTURE_DECK)),
        "foreseen": _foreseen(table, viewer),
        "adventure_discard": names(table, ADVENTURE_DISCARD),
        "spell_deck": int(table.size(SPELL_DECK)),
        "spell_discard": names(table, SPELL_DISCARD),
        "purchases": _purchases(table),
        "talismans": int(table.size(TALISMAN_STACK)),
        "characters_left": int(table.size(CHARACTER_DECK)),
        "out_of_the_game": names(table, OUT_OF_THE_GAME),
        "beside": names(table, BESIDE_THE_BOARD),
        "handed_in": names(table, HANDED_IN),
        "ditched": [FACES[table.faces[table.ditched[i]]].name for i in range(len(table.ditched))],
        "supply": _supply(table),
        "wells": {name: int(table.board[what]) for name, what in WELLS.items()},
        "casting": [_spell(table, int(place)) for place in table.contexts_of(SPELL_CAST)],
        "rolls": [_roll(table, int(place)) for place in table.contexts_of(ROLL)],
        "fights": [_fight(table, int(place)) for place in table.contexts_of(FIGHT)],
        "losses": [_loss(table, int(place)) for place in table.contexts_of(LOSS)],
        "follower_losses": [_follower_loss(table, int(place)) for place in table.contexts_of(FOLLOWER_LOSS)],
        "encounters": [_encounter(table, int(place)) for place in table.contexts_of(ENCOUNTER)],
        "lasting": lasting(table),
        "about": _about(table),
    }


def names(table: Table, zone: int) -> list[str]:
    """The cards of an open pile, top first."""
    return [FACES[table.faces[card]].name for card in table.pile(zone)]


def _player(table: Table, owner: int, viewer: int) -> dict[str, object]:
    character = int(table.get(owner, CHARACTER))
    is_alive = character != NOBODY
    spells = [int(card) for card in table.pile(SPELLS + owner)]
    known = sorted(FACES[table.faces[card]].name for card in spells if table.is_known_to(viewer, card))
    player: dict[str, object] = {
        "character": CHARACTERS[character].name if is_alive else None,
        "dealt": names(table, CHARACTER_CARDS + owner),
        "place": SPACES[table.place(owner)] if is_alive else None,
        "alignment": ALIGNMENT.names[table.alignment(owner)] if is_alive else None,
        "total_strength": int(table.strength(owner)) if is_alive else 0,
        "total_craft": int(table.craft(owner)) if is_alive else 0,
        "spells": known if len(known) == len(spells) else HIDDEN,
        "known_spells": known,
        "spell_count": len(spells),
        "offer": OFFERS[table.get(owner, OFFER)],
        "bonus": BONUSES[table.get(owner, BONUS)],
        "object_limit": int(object_limit(table, owner)) if is_alive else 0,
        "spell_limit": int(spell_limit(table, owner)) if is_alive else 0,
    }
    player |= {name: int(table.get(owner, what)) for name, what in NUMBERS.items()}
    player |= {name: table.get(owner, what) != 0 for name, what in FLAGS.items()}
    player |= {name: names(table, zone + owner)[::-1] for name, zone in PILES.items()}
    return player


def _is_used(table: Table, space: int) -> bool:
    return table.size(ON_SPACE + space) > 0 or table.board[GOLD_ON + space] > 0


def _space(table: Table, space: int) -> dict[str, object]:
    """What lies on a space, the oldest card first."""
    return {"cards": names(table, ON_SPACE + space)[::-1], "gold": int(table.board[GOLD_ON + space])}


def _foreseen(table: Table, viewer: int) -> list[str | None]:
    """The top of the Adventure deck as far down as this seat knows any of it."""
    cards = [int(card) for card in table.pile(ADVENTURE_DECK)]
    seen = [FACES[table.faces[card]].name if table.is_known_to(viewer, card) else HIDDEN for card in cards]
    while seen and seen[-1] is HIDDEN:
        seen.pop()
    return seen


def _purchases(table: Table) -> dict[str, int]:
    left = names(table, PURCHASE_STACK)
    return {face.name: left.count(face.name) for face in FACES if face.back == PURCHASE_CARD}


def _supply(table: Table) -> dict[str, int]:
    """What lies beside the board for everyone (TAL-SETUP-10, TAL-SETUP-13)."""
    left = {name: int(table.board[what]) for name, what in SUPPLIES.items()}
    left["toad_cards"] = int(toad_cards_left(table))
    left["alignment_cards"] = int(alignment_cards_left(table))
    return left


# What is going on


def _spell(table: Table, place: int) -> dict[str, object]:
    """A Spell being cast: at a character (by his seat), a space or a card, as its caster announced it."""
    which = int(spell_of(table, place))
    aimed_at = _aimed_at(table, place, which)
    return {
        "seat": int(caster_of(table, place)),
        "spell": "command_spell" if which == COMMAND_SPELL else FACES[which].name,
        "target": aimed_at[0] if aimed_at else None,
        "card": aimed_at[1] if len(aimed_at) > 1 else None,
        "countered": bool(is_countered(table, place)),
    }


def _aimed_at(table: Table, place: int, which: int) -> list[int | str]:
    """What a Spell is aimed at; Immobility and Preservation have other targets in a fight or a loss."""
    if which == COMMAND_SPELL:
        return []
    target = int(target_of(table, place))
    if which == IMMOBILITY and table.top_context(FIGHT) >= 0:
        creature = fight_context.creature_of(table, table.top_context(FIGHT))
        return [FACES[target].name if creature == NOBODY else CREATURE.names[creature]]
    if which == PRESERVATION and table.top_context(LOSS) < 0:
        return [FACES[target].name] if table.top_context(FOLLOWER_LOSS) >= 0 else []
    values = (target, int(detail_of(table, place)))
    nouns = SPELL_BOOK[which - ACQUISITION].nouns
    return [
        value if noun is SEAT_NOUN else noun.names[value] for noun, value in zip(nouns, values, strict=False)
    ]


def _roll(table: Table, place: int) -> dict[str, object]:
    count = int(dice_and_fate.dice_in(table, place))
    return {
        "seat": int(dice_and_fate.roller_of(table, place)),
        "dice": [int(dice_and_fate.die_at(table, place, die)) for die in range(count)],
        "added": int(dice_and_fate.added_to(table, place)),
    }


def _fight(table: Table, place: int) -> dict[str, object]:
    creature = int(fight_context.creature_of(table, place))
    return {
        "psychic": bool(fight_context.is_psychic(table, place)),
        "creature": CREATURE.names[creature] if creature != NOBODY else None,
        "assassination": bool(fight_context.is_assassination(table, place)),
        "attacker": _side(table, place, fight_context.ATTACKER),
        "defender": _side(table, place, fight_context.DEFENDER),
    }


def _side(table: Table, place: int, side: int) -> dict[str, object]:
    dice = (fight_context.die_of(table, place, side), fight_context.second_die_of(table, place, side))
    slots = (fight_context.WEAPON, fight_context.SECOND_WEAPON)
    weapons = [fight_context.weapon_in(table, place, side, slot) for slot in slots]
    cards = [*weapons, fight_context.helper_of(table, place, side)]
    return {
        "seat": int(fight_context.fighter(table, place, side)),
        "dice": [int(die) for die in dice if die],
        "uses": [FACES[face].name for face in cards if face >= 0],
        "power": int(sides_and_scores.side_power(table, place, side)),
    }


def _loss(table: Table, place: int) -> dict[str, object]:
    mask = int(losses.losers_in(table, place))
    return {
        "seats": [seat for seat in range(table.seats) if mask >> seat & 1],
        "lives": int(losses.lives_in(table, place)),
    }


def _follower_loss(table: Table, place: int) -> dict[str, object]:
    return {
        "seat": int(losses.owner_in(table, place)),
        "card": FACES[losses.victim_in(table, place)].name,
        "saved": bool(losses.is_follower_saved(table, place)),
    }


def _encounter(table: Table, place: int) -> dict[str, object]:
    """The cards that are still to be met, in their order, and those that have been evaded."""
    space = int(encounter_context.space_met(table, place))
    found: dict[int, list[str]] = {
        encounter_context.UNMET: [],
        encounter_context.MET: [],
        encounter_context.EVADED: [],
    }
    for which in range(encounter_context.cards_to_meet(table, place)):
        card = encounter_context.card_at(table, place, which)
        if table.contains(ON_SPACE + space, card):
            found[int(encounter_context.state_of(table, place, which))].append(FACES[table.faces[card]].name)
    return {
        "seat": int(encounter_context.visitor(table, place)),
        "space": SPACES[space],
        "unmet": found[encounter_context.UNMET],
        "evaded": found[encounter_context.EVADED],
    }


def _about(table: Table) -> dict[str, object]:
    """What the question being asked is about: another player, or a card; and prices where things are sold."""
    about: dict[str, object] = {"seat": None, "card": None, "prices": {}}
    if table.decider == NOBODY:
        return about
    rule = table.book.rule(table.asking)
    first, second, third = (part(table.asking) for part in (first_of, second_of, third_of))
    if rule in ABOUT_THE_SECOND:
        about["seat"] = int(second)
    elif rule is ABILITY_EVASION:
        about["seat"] = int(first)
    elif rule is BEFORE_CHARACTER_WINDOW:
        about["seat"] = int(third)
    elif rule in (BEFORE_CARD_WINDOW, SPIRIT_DEATH_WINDOW):
        about["card"] = FACES[table.faces[third]].name
    elif rule is SHOPPING:
        about["prices"] = {FACES[ware].name: price for ware, price in prices_at(int(second)).items()}
    return about


ABOUT_THE_SECOND: Final = (ROBBERY, LURING, COURTING, MESMERISED, SPOILS, LOOT_THE_DEAD)
"""Questions about what is taken from another player, who is the second they name."""


def lasting(table: Table) -> list[dict[str, object]]:
    """Lasting effects: on whom or where, by whom, and how often their end has still to come."""
    found: list[dict[str, object]] = []
    for start in range(0, len(table.lasting), LASTING_SIZE):
        effect, source, scope, amount, _end, _whose, left = (
            int(table.lasting[start + word]) for word in range(LASTING_SIZE)
        )
        entry: dict[str, object] = {"effect": EFFECTS[effect], "by": source, "left": left, "amount": amount}
        if effect == HEXED:
            entry["space"] = SPACES[scope]
        else:
            entry["seat"] = None if scope == EVERYONE else scope
        found.append(entry)
    return found
