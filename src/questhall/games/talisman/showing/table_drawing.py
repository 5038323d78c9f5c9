"""Talisman as text: the table as one seat sees it, help on cards and spaces, and who won and why.

Everything is drawn from the view, so a terminal can show no more than a seat may know.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from rich.text import Text

from questhall.core.interface.attention import Asking
from questhall.core.interface.decision import Option
from questhall.games.drawing import Row
from questhall.games.talisman.components.board import CROWN_OF_COMMAND, SPACES
from questhall.games.talisman.showing import table_texts
from questhall.games.talisman.showing.board_picture import picture
from questhall.games.talisman.showing.faces import face
from questhall.games.talisman.showing.help_texts import HELPS, describe
from questhall.games.talisman.showing.option_places import refers
from questhall.games.talisman.showing.prompts import context, trophy_price
from questhall.games.talisman.showing.scene import scene
from questhall.games.talisman.showing.totals_and_odds import explained
from questhall.games.talisman.showing.view_types import (
    NOBODY,
    Lasting,
    Player,
    TableView,
    is_enemy,
    points,
    read,
)
from questhall.i18n.speech import Speech
from questhall.i18n.texts import Argument, Name

__all__ = ["HELPS", "context", "describe", "explained", "face", "refers", "scene"]


GAP: Final[Row] = ("", Text())
NO_BREAK_SPACE: Final = "\N{NO-BREAK SPACE}"
"""Keeps a number with what it counts."""

QUIET: Final[frozenset[str]] = frozenset()
QUIET_AT_FIRST: Final = frozenset({"moved", "gained_life", "gained_fate", "gained_gold"})
"""How everybody begins; the table shows it."""
ASKED: Final[Asking] = "fitting"
LARGE: Final = frozenset(
    {"became_toad", "received_talisman", "quest_fulfilled", "died", "eliminated", "command_spell_cast"}
)

DICE: Final = "⚀⚁⚂⚃⚄⚅"
BOARD_OCCASIONS: Final = ("turn_start", "move", "way", "inner_move", "encounter")
"""When the board is drawn although no option names a space."""

LAST: Final = {"decline": 1, "drink": 2, "transmute": 2, "realign": 2, "ditch": 3}
"""Options that come after all others; the first of them is letting the moment pass."""


def rank(option: Option) -> int:
    return LAST.get(option.verb, 0)


# The table


def title(view: Mapping[str, object], speech: Speech) -> str:
    table = read(view)
    return speech.say("table-title", round=max(1, table.round), active=speech.names[table.active])


def board(
    view: Mapping[str, object],
    speech: Speech,
    width: int,
    numbers: Mapping[str, str],
    *,
    in_full: bool,
    cursor: str = "",
) -> list[Text]:
    """The board when a character is about to move on it, at the end, or when everything is asked for.

    `numbers` are those of the options by what they name; `cursor` is the space that stands out.
    """
    table = read(view)
    spaces = {name: number for name, number in numbers.items() if name in SPACES}
    begins = table.awaited is not None and table.awaited.occasion in BOARD_OCCASIONS
    if not (in_full or spaces or table.result is not None or (begins and table.seat == table.active)):
        return []
    return picture(table, speech, width, spaces, cursor)


def draw(view: Mapping[str, object], speech: Speech, *, in_full: bool = False) -> list[Row]:
    """What is going on, the players, the board, the seat's own cards; last what nobody else sees."""
    table = read(view)
    going_on = _going_on(table, speech)
    rows = [
        *([*going_on, GAP] if going_on else []),
        *(_player(table, seat, speech) for seat in range(len(table.players))),
        *_on_board(table, speech, in_full=in_full),
        *(_supplies(table, speech) if in_full else []),
    ]
    own = table.own()
    if own is not None and own.character is not None:
        rows += _own(own, table, speech, in_full=in_full)
        secrets = _secrets(own, table, speech)
        rows += [GAP, *secrets] if secrets else []
    return rows


def around(view: Mapping[str, object], speech: Speech) -> list[Row]:
    """The table without what `own` shows."""
    table = read(view)
    player = table.own()
    others = [seat for seat in range(len(table.players)) if seat != table.seat]
    return [
        *_going_on(table, speech),
        *([_here(player, speech)] if player is not None and player.character is not None else []),
        *(_player(table, seat, speech) for seat in others),
        *_on_board(table, speech, in_full=False),
    ]


def own(view: Mapping[str, object], speech: Speech) -> list[Row]:
    """The own character and all its cards, by name only."""
    table = read(view)
    player = table.own()
    if player is None or table.seat is None:
        return []
    rows = [_player(table, table.seat, speech)]
    piles = {
        "label-objects": player.objects,
        "label-followers": player.followers,
        "label-spells": player.known_spells,
    }
    rows += [
        (speech.say(label), Text(table_texts.cards(pile, speech))) for label, pile in piles.items() if pile
    ]
    return [*rows, *_trophies(player, speech)]


def _going_on(table: TableView, speech: Speech) -> list[Row]:
    say = speech.say
    rows = []
    for fight in table.fights:
        label = say("label-psychic" if fight.psychic else "label-battle")
        rows.append((label, Text(table_texts.fight(table, fight, speech))))
    for cast in table.casting:
        spell = table_texts.casting(cast, speech)
        spell = say("table-countered", casting=spell) if cast.countered else spell
        rows.append((say("label-casting"), Text(spell)))
    for roll in table.rolls:
        text = say("table-roll", seat=speech.names[roll.seat], roll=table_texts.roll(roll, speech))
        rows.append((say("label-roll"), Text(text)))
    for loss in table.losses:
        text = say("table-loss", losers=speech.players(loss.seats), lives=loss.lives)
        rows.append((say("label-loss"), Text(text)))
    for follower in table.follower_losses:
        card = Name("card", follower.card)
        text = say("table-follower-loss", card=card, owner=speech.names[follower.seat])
        rows.append((say("label-loss"), Text(text)))
    if table.about.prices:
        rows.append((say("label-prices"), Text(table_texts.prices(table, speech))))
    unmet = [card for encounter in table.encounters for card in encounter.unmet]
    if unmet:
        rows.append((say("label-encounter"), Text(table_texts.cards(unmet, speech))))
    if table.lasting:
        rows.append((say("label-lasting"), Text("; ".join(_lasting(each, speech) for each in table.lasting))))
    return rows


def _lasting(effect: Lasting, speech: Speech) -> str:
    found: dict[str, Argument] = {"left": effect.left}
    seat = effect.by if effect.effect == "magic_destroyed" else effect.seat
    if seat is not None and seat != NOBODY:
        found["seat"] = speech.names[seat]
    if effect.space is not None:
        found["space"] = Name("space", effect.space)
    return speech.say(f"lasting-{effect.effect}", **found)


def dice(view: Mapping[str, object]) -> list[str]:
    """The dice of the roll or the fight in progress."""
    table = read(view)
    rolled = [die for roll in table.rolls for die in roll.dice]
    fought = [die for fight in table.fights for side in (fight.attacker, fight.defender) for die in side.dice]
    return [DICE[die - 1] for die in rolled or fought]


# Players


def _player(table: TableView, seat: int, speech: Speech) -> Row:
    player = table.players[seat]
    you, active = seat == table.seat, seat == table.active and table.result is None
    label = speech.say("table-seat" + "-you" * you + "-active" * active, seat=speech.names[seat])
    if player.character is None:
        parts = [Text(speech.say("table-out" if player.out else "table-dead"), "dim")]
    else:
        parts = [Text(part) for part in _character(player, speech)]
    if player.inherited:
        parts.append(Text(speech.say("table-inherited", cards=table_texts.cards(player.inherited, speech))))
    if not you:
        parts += [Text(part) for part in _belongings(player, speech)]
    return label, Text(f"{NO_BREAK_SPACE}· ").join(parts)


def _character(player: Player, speech: Speech) -> list[str]:
    """Who it is, where, the numbers, and what befalls it."""
    say = speech.say
    who = {"character": Name("character", str(player.character)), "alignment": _alignment(player)}
    numbers = {
        "strength": player.total_strength,
        "craft": player.total_craft,
        "life": player.life,
        "fate": player.fate,
        "gold": player.gold,
        "spells": player.spell_count,
    }
    parts = [
        say("table-who-toad" if player.toad else "table-who", **who),
        say("table-place", space=Name("space", str(player.place))),
        *(_unbroken(say(f"table-{name}", amount=amount)) for name, amount in numbers.items()),
    ]
    lasting = {"toad-turns": player.toad, "missed": player.missed, "more-turns": player.more_turns}
    parts += [say(f"table-{name}", amount=amount) for name, amount in lasting.items() if amount]
    if player.quest:
        parts.append(say("table-quest", quest=table_texts.quest(player.quest)))
    if player.offer != "none":
        parts.append(say(f"table-offer-{player.offer}"))
    parts += [say(f"table-{name}") for name in ("enslaved", "turned_back") if getattr(player, name)]
    return parts


def _alignment(player: Player) -> Name:
    return Name("alignment", str(player.alignment))


def _unbroken(text: str) -> str:
    return text.replace(" ", NO_BREAK_SPACE)


def _belongings(player: Player, speech: Speech) -> list[str]:
    """What others see of a player's cards, and the Spells that this seat knows."""
    piles = {
        "objects": player.objects,
        "followers": player.followers,
        "trophies": player.trophies,
        "known-spells": player.known_spells,
    }
    return [
        speech.say(f"table-{name}", cards=table_texts.cards(pile, speech))
        for name, pile in piles.items()
        if pile
    ]


# What lies on the spaces


def _on_board(table: TableView, speech: Speech, *, in_full: bool) -> list[Row]:
    """The spaces on which something lies: a line each in full, otherwise one after the other."""
    spaces = [_lying(table, name, speech) for name in table.spaces]
    lines = spaces if in_full else ["; ".join(spaces)] if spaces else []
    label = speech.say("label-on-board")
    return [("" if n else label, Text(line)) for n, line in enumerate(lines)]


def _lying(table: TableView, name: str, speech: Speech) -> str:
    space = table.spaces[name]
    things = [
        _well(table, card, speech) if card in table_texts.WELLS else table_texts.cards([card], speech)
        for card in space.cards
    ]
    if space.gold:
        things.append(speech.say("table-gold-there", amount=space.gold))
    return speech.say("table-space", space=Name("space", name), things=", ".join(things))


def _well(table: TableView, card: str, speech: Speech) -> str:
    return speech.say("table-well", card=Name("card", card), amount=table.wells[card])


def _supplies(table: TableView, speech: Speech) -> list[Row]:
    """Decks and their discard piles, what is for sale, and what is left beside the board."""
    say = speech.say
    sizes = {
        "label-deck": (table.adventure_deck, len(table.adventure_discard)),
        "label-spell-deck": (table.spell_deck, len(table.spell_discard)),
    }
    rows = [
        (say(label), Text(say("table-deck", deck=deck, discard=gone))) for label, (deck, gone) in sizes.items()
    ]
    sold = [name for name, left in table.purchases.items() for _ in range(left)]
    piles = {
        "label-discard": table.adventure_discard,
        "label-spell-discard": table.spell_discard,
        "label-purchases": sold,
    }
    rows += [(say(label), Text(table_texts.cards(pile, speech))) for label, pile in piles.items()]
    kinds = ("strength", "craft", "life", "fate", "gold")
    left = [say(f"table-{kind}", amount=table.supply[kind]) for kind in kinds]
    left.append(say("table-talismans", amount=table.talismans))
    left.append(say("table-characters", amount=table.characters_left))
    return [*rows, (say("label-supply"), Text(" · ".join(left)))]


# The seat's own cards


def _own(own: Player, table: TableView, speech: Speech, *, in_full: bool) -> list[Row]:
    """The seat's own character, its place and its open cards, with what they do."""
    say = speech.say
    rows: list[Row] = []
    if in_full:
        character = Name("character", str(own.character))
        rows.append((say("label-character"), Text(say("table-character", character=character))))
    rows.append(_here(own, speech))
    here = table.spaces[own.place].cards if own.place in table.spaces else []
    rows += _explained("label-lying", [card for card in here if not is_enemy(card)], speech)
    rows += _explained("label-objects", own.objects, speech)
    rows += _explained("label-followers", own.followers, speech)
    return [*rows, *_trophies(own, speech)]


def _here(own: Player, speech: Speech) -> Row:
    text = speech.say("table-here", space=Name("space", str(own.place)))
    return speech.say("label-here"), Text(text)


def _trophies(own: Player, speech: Speech) -> list[Row]:
    if not own.trophies:
        return []
    text = speech.say(
        "table-points",
        cards=table_texts.cards(own.trophies, speech),
        strength=points(own.trophies, with_craft=False),
        craft=points(own.trophies, with_craft=True),
        price=trophy_price(speech),
    )
    return [(speech.say("label-trophies"), Text(text))]


def _secrets(own: Player, table: TableView, speech: Speech) -> list[Row]:
    """Spells, and what is known of the Adventure deck."""
    say = speech.say
    rows = _explained("label-spells", own.known_spells, speech)
    if table.foreseen:
        shown = [table_texts.cards([card], speech) if card else say("table-unknown") for card in table.foreseen]
        rows.append((say("label-foreseen"), Text(", ".join(shown))))
    return rows


def _explained(label: str, cards: list[str], speech: Speech) -> list[Row]:
    """A row for each card with what it does."""
    rows: list[Row] = []
    for card, count in Counter(cards).items():
        key = "table-own-cards" if count > 1 else "table-own-card"
        text = Text(speech.say(key, card=Name("card", card), count=count))
        rows.append(("" if rows else speech.say(label), text))
    return rows


# The end


def verdict(view: Mapping[str, object], speech: Speech, reader: int | None = None) -> list[str]:
    """How the game ended, then who won and why."""
    table = read(view)
    assert table.result is not None
    ending, winners = table.result.ending, table.result.winners
    shared = "-shared" if ending == "time_is_up" and len(winners) > 1 else ""
    return [speech.say(f"ending-{ending}"), speech.won(f"{ending}{shared}", winners, reader)]


def standings(view: Mapping[str, object], speech: Speech) -> list[Row]:
    """What became of every player, winners first; what has been gained where that decided."""
    table = read(view)
    assert table.result is not None
    winners, by_gain = table.result.winners, table.result.ending == "time_is_up"
    order = sorted(
        range(len(table.players)),
        key=lambda seat: (seat not in winners, table.players[seat].out, -table.players[seat].gained()),
    )
    rows = []
    for seat in order:
        player = table.players[seat]
        text = _standing(player, speech)
        if by_gain:
            text = speech.say("standing-gained", standing=text, amount=player.gained())
        rows.append((speech.names[seat], Text(text)))
    return rows


def _standing(player: Player, speech: Speech) -> str:
    if player.character is None:
        return speech.say("standing-out" if player.out else "standing-dead")
    return speech.say(
        "standing",
        character=Name("character", player.character),
        life=player.life,
        strength=player.total_strength,
        craft=player.total_craft,
    )


REMARKABLE: Final = frozenset(
    {
        *("character_enters", "became_toad", "received_talisman", "quest_fulfilled", "enslaved", "died"),
        *("eliminated", "command_spell_cast", "diced_with_death"),
    }
)


def is_remarkable(event: Mapping[str, object]) -> bool:
    """Who came and went, what was won, and the way to the Crown."""
    reached_crown = event["event"] == "moved" and event["space"] == SPACES[CROWN_OF_COMMAND]
    return reached_crown or event["event"] in REMARKABLE
