"""Rent a Hero as text: the table as one seat sees it, a hero's card, and who won and why.

Everything is drawn from the view, so a terminal can show no more than a seat may know.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from rich.text import Text

from questhall.core.interface.attention import Asking
from questhall.core.interface.decision import Option
from questhall.games.drawing import Row, no_board
from questhall.games.rent_a_hero.components.heroes import HERO, HEROES
from questhall.games.rent_a_hero.showing.faces import face
from questhall.games.rent_a_hero.showing.scene import scene
from questhall.games.rent_a_hero.showing.view_types import Announced, Player, TableView, read
from questhall.i18n.speech import Speech
from questhall.i18n.texts import Argument, Name

__all__ = ["face", "scene"]


GAP: Final[Row] = ("", Text())
NO_BREAK_SPACE: Final = "\N{NO-BREAK SPACE}"
"""Keeps a card on one line."""

QUIET: Final = frozenset({"dealt_party", "dealt_hand"})
"""Events that the table itself shows; only the log mentions them."""
QUIET_AT_FIRST: Final[frozenset[str]] = frozenset()
ASKED: Final[Asking] = "every"
HELPS: Final = ("hero",)
LARGE: Final = frozenset({"six_heroes_won"})

ANGRY_CHICKEN: Final = "angry_chicken"
ORIGINAL_HINT: Final = "original-hint"
MOST_NAMED: Final = 4
"""The most heroes named as possible wanderers; more would say little."""

COLOURS: Final = ("yellow", "red", "magenta", "green", "bright_blue", "bold", "cyan")
"""Of the heroes by strength; the names say everything, so nothing is lost without colour."""


def strength(hero: str) -> int:
    return HEROES[HERO.value(hero)].strength


def context(view: Mapping[str, object], speech: Speech) -> dict[str, Argument]:
    """What questions and options refer to: players, the power announced last, the recruited copy."""
    table = read(view)
    is_own_turn = table.seat == table.active
    said: dict[str, Argument] = {
        "active": speech.names[table.active],
        "turn": "yours" if is_own_turn else "other",
    }
    if table.seat is not None:
        said["left"] = speech.names[(table.seat + 1) % len(table.players)]
    if table.wanderer is not None:
        said["holder"] = speech.names[table.wanderer.at]
        said["recruiting"] = recruiting(table, speech)
    if table.announced:
        user = table.announced[-1].seat
        said["announcer"] = "you" if table.seat == user else "other"
        said["user"] = speech.names[user]
        said["power"] = Name("hero", table.announced[-1].hero)
    if table.recruited is not None:
        said["recruited"] = Name("hero", table.recruited)
    return said


def known_wanderer(table: TableView, speech: Speech) -> str:
    """The wanderer's hero, if this seat knows it or the hints leave only one; otherwise nothing."""
    possible = table.wanderer_may_be(ORIGINAL_HINT in speech.variants)
    return possible[0] if len(possible) == 1 else ""


def recruiting(table: TableView, speech: Speech) -> str:
    """Whether the holder is free to pass the wanderer on, and if not, whether it is a known duplicate."""
    if table.wanderer is None or not table.is_back():
        return "free"
    party = [member.hero for member in table.players[table.wanderer.at].party]
    return "duplicate" if known_wanderer(table, speech) in party else "forced"


def title(view: Mapping[str, object], speech: Speech) -> str:
    return speech.say("table-title", active=speech.names[read(view).active])


def draw(view: Mapping[str, object], speech: Speech, *, in_full: bool = False) -> list[Row]:
    """The table from the middle outwards, the seat's own hand last; in full with the cards of open piles."""
    table = read(view)
    players = [_player(table, seat, speech, in_full=in_full) for seat in range(len(table.players))]
    hand = _hand(table, speech)
    return [*_middle(table, speech, in_full=in_full), GAP, *players, *([GAP, *hand] if hand else [])]


def around(view: Mapping[str, object], speech: Speech) -> list[Row]:
    """The table without what `own` shows."""
    table = read(view)
    others = [seat for seat in range(len(table.players)) if seat != table.seat]
    return [*_middle(table, speech), GAP, *(_player(table, seat, speech, in_full=False) for seat in others)]


def own(view: Mapping[str, object], speech: Speech) -> list[Row]:
    table = read(view)
    if table.seat is None:
        return []
    return [_player(table, table.seat, speech, in_full=False), *_hand(table, speech)]


def _middle(table: TableView, speech: Speech, *, in_full: bool = False) -> list[Row]:
    return [
        _deck(table, speech),
        *([_discard(table, speech)] if in_full else []),
        *([_requirement(table, speech), _wanderer(table, speech)] if table.result is None else []),
        *([_recruited(table.recruited, speech)] if table.recruited else []),
        *([_hints(table, speech)] if table.hints and table.wanderer else []),
        *([_announced(table, speech)] if table.announced else []),
    ]


def _hand(table: TableView, speech: Speech) -> list[Row]:
    hand = table.players[table.seat].hand if table.seat is not None else None
    return [] if hand is None else [(speech.say("label-hand"), _cards(list(hand), speech))]


board = no_board


def dice(_view: Mapping[str, object]) -> list[str]:
    """There are none in the box."""
    return []


def refers(_option: Option, _view: Mapping[str, object]) -> list[tuple[str, str]]:
    """Nothing: the keys name everything that options are about."""
    return []


def rank(_option: Option) -> int:
    """Options keep the order of the rules."""
    return 0


def _deck(table: TableView, speech: Speech) -> Row:
    discard = len(table.discard) + len(table.hints)
    return speech.say("label-deck"), Text(speech.say("table-deck", deck=table.deck, discard=discard))


def _discard(table: TableView, speech: Speech) -> Row:
    return speech.say("label-discard"), _cards(_known(table.discard), speech)


def _requirement(table: TableView, speech: Speech) -> Row:
    required = table.requirement
    if required is None:
        return speech.say("label-requirement"), Text(speech.say("table-requirement-none"))
    key = "table-requirement-ignored" if required.ignored else "table-requirement"
    return speech.say("label-requirement"), Text(speech.say(key, hero=Name("hero", required.hero)))


def _wanderer(table: TableView, speech: Speech) -> Row:
    wanderer = table.wanderer
    if wanderer is None:
        return speech.say("label-wanderer"), Text(speech.say("table-wanderer-none"))
    places = {"holder": speech.names[wanderer.at], "from": speech.names[wanderer.sender]}
    said = _what_is_known(table, speech, places)
    if table.is_back():
        form = ".duplicate" if recruiting(table, speech) == "duplicate" else ""
        said = speech.say(f"table-wanderer-back{form}", wanderer=said, holder=places["holder"])
    return speech.say("label-wanderer"), Text(said)


def _what_is_known(table: TableView, speech: Speech, places: dict[str, str]) -> str:
    """Where the wanderer lies, and what this seat knows about it or can infer from the hints."""
    possible = table.wanderer_may_be(ORIGINAL_HINT in speech.variants)
    if len(possible) == 1:
        return speech.say("table-wanderer.known", **places, hero=Name("hero", possible[0]))
    if len(possible) <= MOST_NAMED:
        return speech.say("table-wanderer-narrowed", **places, heroes=_cards(possible, speech).plain)
    return speech.say("table-wanderer-unseen" if table.seat is None else "table-wanderer", **places)


def _recruited(hero: str, speech: Speech) -> Row:
    return speech.say("label-recruited"), Text(speech.say("table-recruited", hero=Name("hero", hero)))


def _announced(table: TableView, speech: Speech) -> Row:
    """The powers waiting to take effect; the one announced last, which resolves first, is at the end."""
    powers = table.announced
    said = [_announced_power(power, powers[n - 1], speech) for n, power in enumerate(powers)]
    return speech.say("label-announced"), Text("; ".join(said))


def _announced_power(power: Announced, before: Announced, speech: Speech) -> str:
    """A power and what it is aimed at; an Angry Chicken always responds to the power announced before it."""
    named: dict[str, Argument] = {"seat": speech.names[power.seat], "hero": Name("hero", power.hero)}
    aim = power.target
    if power.hero == ANGRY_CHICKEN:
        answered = Name("hero", before.hero)
        said = speech.say("table-announced-against", **named, power=answered, target=speech.names[before.seat])
    elif aim is None:
        said = speech.say("table-announced", **named)
    else:
        target: Argument = speech.names[aim] if isinstance(aim, int) else Name("hero", aim)
        said = speech.say("table-announced-at", **named, target=target)
    return speech.say("table-announced-cancelled", announced=said) if power.cancelled else said


def _hints(table: TableView, speech: Speech) -> Row:
    """The answers given about the wanderer on its way; afterwards only the log has them."""
    said = []
    for hint in table.hints:
        key = f"table-hint-{hint.answer}"
        known = hint.hero is not None
        said.append(speech.say(f"{key}.known", hero=Name("hero", str(hint.hero))) if known else speech.say(key))
    return speech.say("label-hints"), Text("; ".join(said))


def _player(table: TableView, seat: int, speech: Speech, *, in_full: bool) -> Row:
    player = table.players[seat]
    you, active = seat == table.seat, seat == table.active and table.result is None
    key = "table-seat" + "-you" * you + "-active" * active
    members = sorted(player.party, key=lambda member: strength(member.hero))
    shown = [_card(member.hero, speech, member.used) for member in members]
    party = Text(", ").join(shown) if shown else Text(speech.say("table-no-heroes"))
    hand = speech.say("table-hand-size", cards=player.hand_size)
    parts = [party, Text(hand.replace(" ", NO_BREAK_SPACE))]
    if player.eliminated:
        gone = _cards(_known(player.eliminated), speech).plain if in_full else len(player.eliminated)
        parts.append(Text(speech.say("table-eliminated", cards=gone)))
    return speech.say(key, seat=speech.names[seat]), Text(" · ").join(parts)


def _known(heroes: list[str | None]) -> list[str]:
    """Cards of the discard and eliminated piles, which everybody knows (RAH-Q05, RAH-Q15)."""
    return [hero for hero in heroes if hero is not None]


def _cards(heroes: list[str], speech: Speech) -> Text:
    """Cards by strength, copies counted."""
    counted = sorted(Counter(heroes).items(), key=lambda item: strength(item[0]))
    shown = [_card(hero, speech, count=count) for hero, count in counted]
    return Text(", ").join(shown) if shown else Text(speech.say("table-none"))


def _card(hero: str, speech: Speech, used: bool = False, count: int = 1) -> Text:
    style = COLOURS[strength(hero) - 1]
    key = "table-card-used" if used else "table-cards" if count > 1 else "table-card"
    said = speech.say(key, hero=Name("hero", hero), strength=strength(hero), count=count)
    return Text(said.replace(" ", NO_BREAK_SPACE), f"dim {style}" if used else style)


# A hero's card


def describe(kind: str, name: str, speech: Speech) -> list[str]:
    """A hero's card in words: the name and strength, then the power and the requirement."""
    assert kind == "hero"
    hero = Name("hero", name)
    return [
        speech.say("help-hero-title", hero=hero, strength=strength(name)),
        speech.say("help-hero-power", hero=hero),
        speech.say("help-hero-requirement", hero=hero),
    ]


def explained(view: Mapping[str, object], speech: Speech) -> dict[str, object]:
    """Nothing: the table shows all its totals."""
    return {}


# The end


def verdict(view: Mapping[str, object], speech: Speech, reader: int | None = None) -> list[str]:
    """How the game ended, then who won and why."""
    table = read(view)
    assert table.result is not None
    return [
        speech.say(f"ending-{table.result.ending}"),
        speech.won(deciding(table), table.result.winners, reader),
    ]


def standings(view: Mapping[str, object], speech: Speech) -> list[Row]:
    """The final comparison for every player, the best first."""
    table = read(view)
    rows = []
    for seat in sorted(range(len(table.players)), key=lambda seat: standing(table.players[seat])):
        player = table.players[seat]
        numbers = {"heroes": len(player.party), "eliminated": len(player.eliminated), "used": player.used()}
        rows.append((speech.names[seat], Text(speech.say("standing", **numbers))))
    return rows


def standing(player: Player) -> tuple[int, int, int]:
    """The final comparison, the smaller the better (RAH-END-03, RAH-END-04, RAH-END-05)."""
    return (-len(player.party), len(player.eliminated), player.used())


def deciding(table: TableView) -> str:
    """What decided the game: six heroes, the first comparison that separated the winner, or nothing."""
    assert table.result is not None
    if table.result.ending == "six_heroes":
        return "six_heroes"
    if len(table.result.winners) > 1:
        return "shared"
    best = standing(table.players[table.result.winners[0]])
    others = [standing(player) for seat, player in enumerate(table.players) if seat not in table.result.winners]
    for place, name in enumerate(("heroes", "eliminated", "used")):
        others = [other for other in others if other[place] == best[place]]
        if not others:
            return name
    raise AssertionError("a single winner is told apart by something")


def is_remarkable(event: Mapping[str, object]) -> bool:
    """Nothing: the log is short enough to read as it is."""
    return False
