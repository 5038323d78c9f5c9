"""Warhammer Quest as text: the table as the party sees it, help on cards, and how a quest ended.

Everything is drawn from the view, so a terminal can show no more than a seat may know.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.text import Text

from questhall.core.interface.attention import Asking
from questhall.core.interface.decision import Option
from questhall.games.drawing import Row, no_board
from questhall.games.warhammer_quest.components.printed_cards import CARD
from questhall.games.warhammer_quest.components.state import ENEMY, TOKEN_LIMIT, ZONE_LIMIT
from questhall.games.warhammer_quest.components.vocabulary import ACTION_NAMES
from questhall.games.warhammer_quest.showing import table_texts
from questhall.games.warhammer_quest.showing.adventures import briefing
from questhall.games.warhammer_quest.showing.faces import face
from questhall.games.warhammer_quest.showing.help_texts import HELPS, action_headline, describe, describe_quest
from questhall.games.warhammer_quest.showing.prompts import context
from questhall.games.warhammer_quest.showing.scene import scene
from questhall.games.warhammer_quest.showing.stories import atmosphere
from questhall.games.warhammer_quest.showing.table_texts import PARTING
from questhall.games.warhammer_quest.showing.view_types import (
    Hero,
    SeenAction,
    SeenEnemy,
    SeenGear,
    TableView,
    action_face,
    in_lair,
    read,
)
from questhall.i18n.speech import Speech
from questhall.i18n.texts import Name

__all__ = ["HELPS", "context", "describe", "face", "scene"]


GAP: Final[Row] = ("", Text())
QUIET: Final = frozenset(
    {"rolled_hero_die", "rolled_enemy_die", "hero_activates", "spawned", "spent_token", "peril_moved"}
)
"""Events that the table shows or the next sentence repeats; the log has all of them."""
QUIET_AT_FIRST: Final[frozenset[str]] = frozenset()
ASKED: Final[Asking] = "fitting"
LARGE: Final = frozenset({"nemesis_appears", "hero_defeated", "stage_begins", "found_legend"})

DICE: Final = {
    "success": "[★]",
    "two_successes": "[★★]",
    "success_and_defence": "[★◆]",
    "defence": "[◆]",
    "critical": "[★!]",
    "attack": "(⚔)",
    "nemesis": "(☠)",
    "blank": "( )",
}
"""Hero dice are square, enemy dice round."""
STYLES: Final = {"plain": "", "green": "green", "blue": "bright_blue", "red": "red"}
"""Of the peril track; the words say everything, so nothing is lost without colour."""
ALMOST_DEAD: Final = 3
"""A hero with this little health left is highlighted."""

LAST: Final = {
    **dict.fromkeys(
        ("burn", "swing flail", "draw bow", "stay", "let water in", "stand fire", "pass shrine"), 1000
    ),
    **dict.fromkeys(("suffer instead", "sicken instead", "turn away", "discard gear", "raise limit"), 1000),
    **dict.fromkeys(("decline", "leave it", "no more targets", "roll", "leave treasure", "leave wares"), 2000),
    **dict.fromkeys(("unequip", "give", "wait"), 3000),
    "ready to go": 4000,
}
"""Options that come after all others: other ways first, then letting the moment pass, then side issues."""
BEFORE_PERIL: Final = ("hero", "enemy", "location")
SETTLED: Final = ("hero", "leader", "action", "enemy_turn", "travel", "growth", "settlement")
"""Questions at which something new begins; in the middle of something, less is drawn."""


def refers(_option: Option, _view: Mapping[str, object]) -> list[tuple[str, str]]:
    """Nothing: the keys name everything that options are about."""
    return []


def rank(option: Option) -> int:
    """Cards in the order of the box, enemies as they lie; letting the moment pass comes last."""
    kinds = {"card": CARD.names, "enemy": ENEMY.names}
    kind, name = option.objects[-1] if option.objects else ("", "")
    return LAST.get(option.verb, 0) + (kinds[kind].index(name) if kind in kinds else 0)


# The table


def title(view: Mapping[str, object], speech: Speech) -> str:
    table = read(view)
    quest, phase = Name("quest", table.quest), Name("phase", table.phase)
    if table.round == 0 or table.is_settlement():
        return speech.say("table-title-aside", quest=quest, phase=phase)
    return speech.say("table-title", quest=quest, round=table.round, phase=phase)


board = no_board


def draw(view: Mapping[str, object], speech: Speech, *, in_full: bool = False) -> list[Row]:
    """The quest, the location, the heroes with their enemies, the shadows; in full with all open cards."""
    table = read(view)
    is_short = not in_full and table.awaited is not None and table.awaited.occasion not in SETTLED
    rows = [*_setting(table, speech, in_full=in_full), GAP] if not is_short else []
    if is_short and table.phase == "location":
        rows += _location(table, speech)
    for seat in range(len(table.heroes)):
        rows += _hero(table, seat, speech, in_full=in_full, is_short=is_short)
    if not table.is_settlement():
        rows += _shadows(table, speech)
    rows += [(speech.say("label-action"), table_texts.deed(table, deed, speech)) for deed in table.action]
    if table.drawn:
        rows.append((speech.say("label-drawn"), Text(table_texts.cards(table.drawn, speech))))
    rows += _piles(table, speech) if in_full else []
    secrets = _secrets(table, speech)
    return [*rows, GAP, *secrets] if secrets else rows


def around(view: Mapping[str, object], speech: Speech) -> list[Row]:
    """The table without what `own` shows: what is going on first, the quest and its goal last."""
    table = read(view)
    others = [seat for seat in range(len(table.heroes)) if seat != table.seat]
    companions = [row for seat in others for row in _hero(table, seat, speech, in_full=False, is_short=True)]
    if table.is_settlement():
        return [*companions, *_campaign(table, speech)]
    return [
        *((speech.say("label-action"), table_texts.deed(table, deed, speech)) for deed in table.action),
        *_shadows(table, speech),
        *companions,
        *_setting(table, speech, in_full=False),
        *_secrets(table, speech),
    ]


def own(view: Mapping[str, object], speech: Speech) -> list[Row]:
    table = read(view)
    return [] if table.seat is None else _hero(table, table.seat, speech, in_full=False, is_short=False)


def dice(view: Mapping[str, object]) -> list[str]:
    """The dice of the action in progress."""
    return [DICE[die] for deed in read(view).action for die in (*deed.hero_dice, *deed.enemy_dice)]


def _setting(table: TableView, speech: Speech, *, in_full: bool) -> list[Row]:
    """In full the quest sheet, as in the briefing; otherwise the goal."""
    if table.is_settlement():
        return _campaign(table, speech)
    if in_full:
        return [*_sheet(table, speech), *_surroundings(table, speech), *_atmosphere(table, speech)]
    goal = Text(speech.say("table-goal", quest=Name("quest", table.quest)))
    return [(speech.say("label-goal"), goal), *_surroundings(table, speech)]


def _sheet(table: TableView, speech: Speech) -> list[Row]:
    """What the quest sheet says, without its title."""
    lines = [Text(line) for line in describe_quest(table.quest, speech)[1:]]
    return [("" if number else speech.say("label-quest"), line) for number, line in enumerate(lines)]


def _surroundings(table: TableView, speech: Speech) -> list[Row]:
    say = speech.say
    rows = [(say("label-peril"), _peril(table, speech)), *_location(table, speech)]
    if table.location_deck:
        rows.append((say("label-ahead"), Text(_ahead(table, speech))))
    for nemesis in table.lair:
        card = Name("card", nemesis)
        enemy = table_texts.enemy(in_lair(nemesis), speech)
        rows.append((say("label-lair"), enemy.append(f". {say('help-effect', card=card)}")))
    if table.set_aside:
        rows.append((say("label-aside"), Text(table_texts.cards(table.set_aside, speech))))
    return rows


def _atmosphere(table: TableView, speech: Speech) -> list[Row]:
    """A description of where the party is."""
    if table.location is None:
        return []
    return [("", Text(atmosphere(table.location, speech), "italic"))]


def _location(table: TableView, speech: Speech) -> list[Row]:
    if table.location is None:
        return []
    card = Name("card", table.location)
    text = speech.say("table-location", card=card, progress=table.progress, exploration=table.exploration)
    return [(speech.say("label-location"), Text(text))]


def _peril(table: TableView, speech: Speech) -> Text:
    """Where the token is and what is still to come."""
    last = len(table.peril_track) - 1
    text = Text(speech.say("table-peril", space=table.peril, last=last))
    for space in range(table.peril + 1, last + 1):
        colour = table.peril_track[space]
        if colour != "plain":
            text.append(PARTING)
            text.append(
                speech.say("table-peril-space", colour=Name("colour", colour), space=space), STYLES[colour]
            )
    if table.peril == last and table.peril_track[last] != "plain":
        colour = table.peril_track[last]
        text.append(PARTING)
        text.append(speech.say("table-peril-last", colour=Name("colour", colour)), STYLES[colour])
    return text


def _ahead(table: TableView, speech: Speech) -> str:
    """How many locations are left, and which of them are public: the last one of most quests."""
    last = table.foreseen[-1] if len(table.foreseen) == table.location_deck else None
    if last is None:
        return speech.say("table-ahead", count=table.location_deck)
    return speech.say("table-ahead-to", count=table.location_deck, card=Name("card", last))


def _campaign(table: TableView, speech: Speech) -> list[Row]:
    """How the quest ended, and what passes from quest to quest."""
    say = speech.say
    ending = "victory" if table.quest in table.quests_won else "defeat"
    outcome = briefing(table.quest, speech).endings[ending]
    won = [say(f"quest-{quest}") for quest in table.quests_won]
    return [
        (say(f"ending-{ending}"), Text(f"{outcome.text} {outcome.meaning}")),
        (say("label-won"), Text(", ".join(won) if won else say("table-none"))),
        (say("label-pool"), Text(table_texts.cards(table.pool, speech))),
    ]


# Heroes


def _hero(table: TableView, seat: int, speech: Speech, *, in_full: bool, is_short: bool) -> list[Row]:
    """A hero with actions, belongings and the enemies before him, a line each.

    In the middle of something only the hero who is asked shows his belongings.
    """
    hero = table.heroes[seat]
    name = speech.names[seat]
    is_own = table.seat == seat and table.result is None
    label = speech.say("table-seat", seat=name, roles=speech.say("role-you")) if is_own else name
    if hero.hero is None:
        return [(label, Text(speech.say("table-no-hero"), "dim"))]
    lines = [_person(table, seat, speech)]
    if not hero.out:
        if not is_short or is_own:
            lines += [
                *_actions(table, hero, speech, in_full=in_full),
                *_belongings(table, hero, speech, in_full=in_full),
            ]
        lines += [_before_him(enemy, speech) for enemy in hero.engaged]
    return [("" if number else label, line) for number, line in enumerate(lines)]


def _person(table: TableView, seat: int, speech: Speech) -> Text:
    """Who he is, his health, his conditions, and his role in the party."""
    say, hero = speech.say, table.heroes[seat]
    left = hero.health - hero.wounds
    text = Text(say("table-hero", hero=Name("card", str(hero.hero))))
    if hero.defeated:
        text.append(PARTING).append(say("table-out" if hero.out else "table-defeated"), "red")
    else:
        style = "red" if left <= ALMOST_DEAD else ""
        text.append(PARTING).append(say("table-health", left=left, health=hero.health), style)
    for condition in hero.conditions:
        text.append(PARTING).append(say("table-card", card=Name("card", condition)), "magenta")
    roles = {"leader": table.leader == seat, "active": table.active == seat}
    for role, is_held in roles.items():
        if is_held and table.result is None and not table.is_settlement():
            text.append(PARTING).append(say(f"role-{role}"), "bold")
    if table.is_settlement() and table.result is None:
        visits = [say(f"visit-{visit}") for visit in hero.visits]
        text.append(PARTING).append(say("table-visits", visits=", ".join(visits) or say("table-none")))
    return text


def _actions(table: TableView, hero: Hero, speech: Speech, *, in_full: bool) -> list[Text]:
    """Action cards in the order of the box; between quests it does not matter which are ready."""
    cards = sorted(hero.actions, key=lambda action: CARD.value(action.card))
    if in_full:
        return [_action_in_full(action, speech) for action in cards]
    if table.is_settlement():
        return [Text(speech.say("table-actions", cards=", ".join(_action(action, speech) for action in cards)))]
    ready = [_action(action, speech) for action in cards if not action.exhausted]
    spent = [_action(action, speech) for action in cards if action.exhausted]
    text = Text(speech.say("table-ready", cards=", ".join(ready) or speech.say("table-none")))
    if spent:
        text.append(PARTING).append(speech.say("table-spent-actions", cards=", ".join(spent)), "dim")
    return [text]


def _action(action: SeenAction, speech: Speech) -> str:
    shown = action_face(action.card)
    kind = Name("action", ACTION_NAMES[shown.kind])
    form = "table-action-prepares" if shown.prepares else "table-action"
    said_so = speech.say(form, card=Name("card", action.card), kind=kind)
    return f"{said_so} {speech.say('table-tokens', amount=action.tokens)}" if action.tokens else said_so


def _action_in_full(action: SeenAction, speech: Speech) -> Text:
    headline = action_headline(action.card, action_face(action.card), speech)
    text = Text(f"{headline}. {speech.say('help-effect', card=Name('card', action.card))}")
    if action.tokens:
        text.append(f" {speech.say('table-tokens', amount=action.tokens)}")
    if action.exhausted:
        text.append(f" ({speech.say('table-exhausted')})").stylize("dim")
    return text


def _belongings(table: TableView, hero: Hero, speech: Speech, *, in_full: bool) -> list[Text]:
    say = speech.say
    if in_full:
        cards = dict.fromkeys([*hero.items, *hero.conditions])
        return [
            Text(say("table-gear-limit", limit=hero.gear_limit)),
            *(_gear_in_full(gear, speech) for gear in hero.gear),
            *(Text(say("table-explained", card=Name("card", card))) for card in cards),
        ]
    parts = []
    if hero.gear or table.is_settlement():
        gear = ", ".join(_gear(piece, speech) for piece in hero.gear) or say("table-none")
        parts.append(say("table-gear", cards=gear, limit=hero.gear_limit))
    if hero.items:
        parts.append(say("table-items", cards=table_texts.cards(hero.items, speech)))
    return [Text(PARTING.join(parts))] if parts else []


def _gear(gear: SeenGear, speech: Speech) -> str:
    card = Name("card", gear.card)
    if gear.depleted:
        return speech.say("table-gear-depleted", card=card)
    return speech.say("table-gear-exhausted" if gear.exhausted else "table-card", card=card)


def _gear_in_full(gear: SeenGear, speech: Speech) -> Text:
    card = Name("card", gear.card)
    if not gear.exhausted and not gear.depleted:
        return Text(speech.say("table-explained", card=card))
    return Text(f"{_gear(gear, speech)}. {speech.say('help-effect', card=card)}", "dim")


def _before_him(enemy: SeenEnemy, speech: Speech) -> Text:
    return Text(f"{speech.say('table-engaged')} ").append_text(table_texts.enemy(enemy, speech))


# The rest of the table


def _shadows(table: TableView, speech: Speech) -> list[Row]:
    """Faceup enemies one by one; of those facedown only how many there are."""
    say = speech.say
    label = say("label-shadows")
    lines = [table_texts.enemy(enemy, speech) for enemy in table.shadows if enemy.card is not None]
    unknown = [enemy for enemy in table.shadows if enemy.card is None]
    if unknown:
        exhausted = sum(enemy.exhausted for enemy in unknown)
        lines.append(Text(say("table-unknown", count=len(unknown), exhausted=exhausted)))
    if not lines:
        lines = [Text(say("table-nobody"), "dim")]
    return [("" if number else label, line) for number, line in enumerate(lines)]


def _piles(table: TableView, speech: Speech) -> list[Row]:
    say = speech.say
    piles = {
        "enemies": (table.enemy_deck, table.enemy_discard),
        "dungeon": (table.dungeon_deck, table.dungeon_discard),
        "gear": (table.gear_deck, table.gear_discard),
    }
    rows = [GAP]
    for name, (deck, discard) in piles.items():
        text = say("table-deck", deck=deck, discard=table_texts.cards(discard, speech))
        rows.append((say(f"label-deck-{name}"), Text(text)))
    if table.pool and not table.is_settlement():
        rows.append((say("label-pool"), Text(table_texts.cards(table.pool, speech))))
    return rows


def _secrets(table: TableView, speech: Speech) -> list[Row]:
    """What only this seat knows about the location deck; its last card is public."""
    known = table.foreseen[: table.location_deck - 1]
    if not any(known):
        return []
    shown = [table_texts.cards([card], speech) if card else speech.say("table-unknown-card") for card in known]
    return [(speech.say("label-foreseen"), Text(", ".join(shown)))]


def explained(view: Mapping[str, object], speech: Speech) -> dict[str, object]:
    """What is printed on the quest sheet and the location, where it matters now: for clients without rules."""
    table = read(view)
    quest = Name("quest", table.quest)
    return {
        "explained": {
            "goal": speech.say("table-goal", quest=quest),
            "peril": _next_peril(table, quest, speech),
            "peril_now": _peril_now(table, quest, speech),
            "location": ""
            if table.location is None
            else speech.say("help-effect", card=Name("card", table.location)),
            "zone_limit": ZONE_LIMIT,
            "token_limit": TOKEN_LIMIT,
        }
    }


def _next_peril(table: TableView, quest: Name, speech: Speech) -> dict[str, object] | None:
    """The next coloured space of the peril track, the last one again and again, and what it does.

    The token moves in the peril phase (WHQ-PHASE-PERIL-01): until then the next space is reached in this round.
    """
    last = len(table.peril_track) - 1
    spaces = [last] if table.peril >= last else range(table.peril + 1, last + 1)
    space = next((space for space in spaces if table.peril_track[space] != "plain"), None)
    if space is None:
        return None
    colour = table.peril_track[space]
    return {
        "space": space,
        "colour": colour,
        "rounds": max(space - table.peril, 1) - (table.phase in BEFORE_PERIL),
        "text": speech.say(f"help-peril-{colour}", quest=quest),
    }


def _peril_now(table: TableView, quest: Name, speech: Speech) -> dict[str, object] | None:
    """In the peril phase, what the space does that the token has come to (WHQ-PHASE-PERIL-02)."""
    colour = table.peril_track[table.peril]
    if table.phase != "peril" or colour == "plain":
        return None
    return {"colour": colour, "text": speech.say(f"help-peril-{colour}", quest=quest)}


# The end


def verdict(view: Mapping[str, object], speech: Speech, _reader: int | None = None) -> list[str]:
    """How the quest ended, then what that means for the party; all win or lose together."""
    table = read(view)
    assert table.result is not None
    ending, quest = table.result.ending, Name("quest", table.quest)
    return [speech.say(f"ending-{ending}"), speech.say(f"won-{ending}", quest=quest)]


def standings(view: Mapping[str, object], speech: Speech) -> list[Row]:
    """What became of every hero."""
    table = read(view)
    return [
        (speech.names[seat], _person(table, seat, speech))
        for seat, hero in enumerate(table.heroes)
        if hero.hero is not None
    ]


def is_remarkable(event: Mapping[str, object]) -> bool:
    """Nothing: the log is short enough to read as it is."""
    return False
