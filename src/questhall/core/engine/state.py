"""A game in progress as plain data: cards, pending work, the decision being asked, chance, lasting effects.

A game's table is a subclass with the fields of that game. Everything here is numbers and arrays of
numbers: a state can be saved, copied and continued at any decision, inside any interruption.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, extend, pop, vec
from mypy_extensions import i64, mypyc_attr

from questhall.core.engine.cards import Cards, vector
from questhall.core.engine.chance import DICE, SETUP, SHUFFLES, Chance, Picker
from questhall.core.engine.errors import (
    EndlessLoop,
    GameIsOver,
    IllegalChoice,
    NothingPending,
    PositionError,
    WrongOrder,
)
from questhall.core.engine.events import EventKind, Journal
from questhall.core.engine.frames import (
    CLEAN_UP_NUMBER,
    MARK_NUMBER,
    NO_FRAME,
    first_of,
    pack,
    rule_of,
    second_of,
    third_of,
)
from questhall.core.engine.knowledge import Knowledge

if TYPE_CHECKING:
    from questhall.core.engine.rulebook import RuleBook

NOBODY: Final = -1
PARTY: Final = -2
"""Decides where the players decide together; how they agree is the table's business."""

ONGOING: Final = 0
STEP_BUDGET: Final = 10_000
"""Steps between two decisions. The longest honest run so far takes about fifty."""

ROOM: Final = 12
"""Places for frames and options that a new state has to spare."""

EVERYONE: Final = -1
"""The scope of a lasting effect that holds for all."""

# A lasting effect is seven words: what holds, its source, its scope, its amount, what ends it,
# the seat whose end counts (or anybody's), and how many such ends are still to come.
LASTING_SIZE: Final = 7
_SCOPE: Final = 2
_AMOUNT: Final = 3
_END: Final = 4
_END_SEAT: Final = 5
_LEFT: Final = 6


@mypyc_attr(allow_interpreted_subclasses=False)
class State(Cards):
    """What every game's table has. See `Cards` for the zones."""

    book: RuleBook
    seats: i64
    variants: i64
    frames: vec[i64]
    depth: i64
    contexts: vec[i64]
    lasting: vec[i64]
    decider: i64
    asking: i64
    options: vec[i64]
    option_count: i64
    chance: Chance
    setup_draws: i64
    shuffle_draws: i64
    dice_draws: i64
    covers: bool
    ending: i64
    winners: i64
    unsettled: i64  # seats, as a mask, for whom something has changed since the last step
    journal: Journal | None

    def __init__(self, origin: State) -> None:
        """An independent copy of what `origin` has in common with every game's table; it tells no events.

        A game's constructor calls this and then sets its own fields. Every field is set here, in one go:
        only then does compiled code know that none is missing and read them without a check.
        """
        knowledge = origin.knowledge
        super().__init__(
            origin.faces,
            origin.links[:],
            origin.card_count,
            origin.zone_count,
            None if knowledge is None else knowledge.clone(),
        )
        self.book = origin.book
        self.seats = origin.seats
        self.variants = origin.variants
        self.frames = copy_with_room(origin.frames, origin.depth)
        self.depth = origin.depth
        self.contexts = origin.contexts[:]
        self.lasting = origin.lasting[:]
        self.decider = origin.decider
        self.asking = origin.asking
        self.options = copy_with_room(origin.options, origin.option_count)
        self.option_count = origin.option_count
        self.chance = origin.chance
        self.setup_draws = origin.setup_draws
        self.shuffle_draws = origin.shuffle_draws
        self.dice_draws = origin.dice_draws
        self.covers = origin.covers
        self.ending = origin.ending
        self.winners = origin.winners
        self.unsettled = 0
        self.journal = None

    def lay_work(self, frames: list[int], contexts: list[int], lasting: list[int], options: list[int]) -> None:
        """Restore the pending work of a saved state."""
        self.frames = vector(frames)
        self.depth = len(frames)
        self.contexts = vector(contexts)
        self.lasting = vector(lasting)
        self.options = vector(options)
        self.option_count = len(options)

    def lay_own(self, name: str, values: list[int]) -> None:
        """Restore one of the game's own arrays."""
        raise NotImplementedError

    def clone(self) -> State:
        """An independent copy; it emits no events."""
        raise NotImplementedError

    def __copy__(self) -> State:
        """A clone that tells events if the original does, starting with none."""
        copy = self.clone()
        if self.journal is not None:
            copy.journal = Journal()
        return copy

    def __deepcopy__(self, _memo: dict[int, object]) -> State:
        return self.__copy__()

    def _repr_html_(self) -> str | None:
        """The table as the asked seat sees it, for notebooks; None where nothing can draw it."""
        draw = self.book.draw
        if draw is None:
            return None
        return draw(self)

    # Pending work

    def push(self, frame: i64) -> None:
        """Put work on the stack; what is pushed last runs first."""
        if self.depth == len(self.frames):
            self._make_room_for_frames()
        self.frames[self.depth] = frame
        self.depth += 1

    def push_in_order(
        self,
        first: i64,
        second: i64,
        third: i64 = NO_FRAME,
        fourth: i64 = NO_FRAME,
        fifth: i64 = NO_FRAME,
        sixth: i64 = NO_FRAME,
        seventh: i64 = NO_FRAME,
        eighth: i64 = NO_FRAME,
        ninth: i64 = NO_FRAME,
        tenth: i64 = NO_FRAME,
    ) -> None:
        """Push several frames, given in the order in which they happen; `NO_FRAME` is skipped."""
        if (sixth & seventh & eighth & ninth & tenth) != NO_FRAME:
            self._push_end_of_row(sixth, seventh, eighth, ninth, tenth)
        if fifth != NO_FRAME:
            self.push(fifth)
        if fourth != NO_FRAME:
            self.push(fourth)
        if third != NO_FRAME:
            self.push(third)
        if second != NO_FRAME:
            self.push(second)
        if first != NO_FRAME:
            self.push(first)

    def _push_end_of_row(self, sixth: i64, seventh: i64, eighth: i64, ninth: i64, tenth: i64) -> None:
        if tenth != NO_FRAME:
            self.push(tenth)
        if ninth != NO_FRAME:
            self.push(ninth)
        if eighth != NO_FRAME:
            self.push(eighth)
        if seventh != NO_FRAME:
            self.push(seventh)
        if sixth != NO_FRAME:
            self.push(sixth)

    def push_row(self, frames: vec[i64]) -> None:
        """The same for a list whose length varies: one frame per seat, say."""
        i: i64 = len(frames) - 1
        while i >= 0:
            self.push(frames[i])
            i -= 1

    def _make_room_for_frames(self) -> None:
        self.frames = copy_with_room(self.frames, self.depth)

    def advance(self) -> None:
        """Run pending work until a decision is due or the game is over."""
        left: i64 = STEP_BUDGET
        rules = self.book.rules
        while self.decider == NOBODY and self.ending == ONGOING:
            if self.unsettled != 0:
                self._settle()
                continue
            if self.depth == 0:
                raise NothingPending("the rules came to an end without a decision or a result")
            self.depth -= 1
            frame = self.frames[self.depth]
            rules[rule_of(frame)].run(self, first_of(frame), second_of(frame), third_of(frame))
            left -= 1
            if left == 0:
                self._refuse_to_go_on()

    def _refuse_to_go_on(self) -> None:
        pending = self.book.describe(self.frames[: self.depth])
        raise EndlessLoop(f"no decision within {STEP_BUDGET} steps; pending work: {pending}")

    def _settle(self) -> None:
        """Apply at once what follows from changes for these seats: limits, lost permissions and the like."""
        seats = self.unsettled
        self.unsettled = 0
        assert self.book.settler is not None, "this game has nothing that follows from changes by itself"
        self.book.settler.run(self, seats, -1, -1)

    def mark(self, kind: i64) -> None:
        """Remember this height of the stacks, so that work above it can be ended early."""
        self.push(self.end_of(kind))

    def end_of(self, kind: i64) -> i64:
        """A mark to end a list of work (`push_in_order`): `unwind` drops what comes before it."""
        return pack(MARK_NUMBER, kind, len(self.contexts), -1)

    def unwind(self, kind: i64, instead: i64) -> None:
        """Drop all work down to the nearest mark of this kind, then run `instead`, if given.

        What is owed (`Rule.is_owed`) is kept and comes first: a cast card goes to its pile, and a Spell
        announced before is settled before anything new begins. Its contexts stay until then.
        """
        owed = vec[i64]()
        while True:
            if self.depth == 0:
                raise NothingPending("work was to be cut short that is not going on")
            self.depth -= 1
            frame = self.frames[self.depth]
            if rule_of(frame) == MARK_NUMBER and first_of(frame) == kind:
                break
            if self.book.rules[rule_of(frame)].is_owed():
                owed = append(owed, frame)
        if instead != NO_FRAME:
            self.push(instead)
        if len(owed) == 0:
            self.close_context(second_of(frame))
        else:
            self.push(pack(CLEAN_UP_NUMBER, second_of(frame), -1, -1))
        while len(owed) > 0:
            owed, kept = pop(owed)
            self.push(kept)

    def is_marked(self, kind: i64) -> bool:
        """Whether work of this kind is going on."""
        i: i64 = self.depth - 1
        while i >= 0:
            if rule_of(self.frames[i]) == MARK_NUMBER and first_of(self.frames[i]) == kind:
                return True
            i -= 1
        return False

    def finish(self, ending: i64, winners: i64) -> None:
        """The game is over, whatever is still pending."""
        self.ending = ending
        self.winners = winners
        self.depth = 0
        self.contexts = self.contexts[:0]

    # Contexts: circumstances that outlive a step. A context is its fields, then its kind and its size; the
    # place of its first field names it.

    def open_context(self, kind: i64, a: i64, b: i64, c: i64, d: i64) -> i64:
        """Open a context with four fields and return its place."""
        place: i64 = len(self.contexts)
        opened = vec[i64]([a, b, c, d, kind, 4])
        if place == 0:
            self.contexts = opened
        else:
            self.contexts = extend(self.contexts, opened)
        return place

    def open_wide_context(self, kind: i64, size: i64) -> i64:
        """Open a context with any number of fields, all 0."""
        place: i64 = len(self.contexts)
        opened = vec[i64]([0] * (size + 2))
        opened[size] = kind
        opened[size + 1] = size
        if place == 0:
            self.contexts = opened
        else:
            self.contexts = extend(self.contexts, opened)
        return place

    def top_context(self, kind: i64) -> i64:
        """The place of the innermost context of this kind, or -1."""
        return self.context_below(kind, len(self.contexts))

    def context_below(self, kind: i64, end: i64) -> i64:
        """The same among the contexts that were opened before the one at this place."""
        while end > 0:
            place = end - 2 - self.contexts[end - 1]
            if self.contexts[end - 2] == kind:
                return place
            end = place
        return -1

    def contexts_of(self, kind: i64) -> list[i64]:
        """The places of all contexts of this kind, the outermost first; for views."""
        places: list[i64] = []
        place = self.top_context(kind)
        while place >= 0:
            places.append(place)
            place = self.context_below(kind, place)
        places.reverse()
        return places

    def field(self, place: i64, number: i64) -> i64:
        """A field of a context. Indexing with an expression would cost more: see docs/mypyc.md."""
        where = place + number
        return self.contexts[where]

    def set_field(self, place: i64, number: i64, value: i64) -> None:
        """Change a field of a context."""
        self.contexts[place + number] = value

    def close_context(self, place: i64) -> None:
        """Close a context and whatever was opened inside it."""
        self.contexts = self.contexts[:place]

    # The decision

    def offer(self, option: i64) -> None:
        """Add an option to the decision about to be asked: the frame that runs if it is chosen."""
        if self.option_count == len(self.options):
            self._make_room_for_options()
        self.options[self.option_count] = option
        self.option_count += 1

    def is_offered(self, option: i64) -> bool:
        """Whether the option is already among those of this decision."""
        i: i64 = 0
        while i < self.option_count:
            if self.options[i] == option:
                return True
            i += 1
        return False

    def _make_room_for_options(self) -> None:
        self.options = copy_with_room(self.options, self.option_count)

    def ask(self, decider: i64, question: i64) -> None:
        """Ask for one of the options offered; `question` is the frame that asks."""
        assert self.unsettled == 0, "what follows from a change comes before the next question"
        self.decider = decider
        self.asking = question

    def choose(self, index: i64) -> None:
        """Take an option by its index and run on to the next decision.

        Raises `IllegalChoice` if there is no such option and `GameIsOver` after the end; nothing changes.
        """
        if index < 0 or index >= self.option_count:
            self._refuse(index)
        option = self.options[index]
        self.option_count = 0
        self.decider = NOBODY
        self.book.rules[rule_of(option)].run(self, first_of(option), second_of(option), third_of(option))
        self.advance()

    def _refuse(self, index: i64) -> None:
        if self.ending != ONGOING:
            raise GameIsOver("the game is over")
        raise IllegalChoice(f"there is no option {index}; options are 0 to {self.option_count - 1}")

    def ask_again(self) -> None:
        """Return to the question just answered once the chosen work is done."""
        frame = self.asking
        self.book.rules[rule_of(frame)].resume(self, first_of(frame), second_of(frame), third_of(frame))

    def reask(self) -> None:
        """Rebuild the options of the pending decision for the same decider."""
        frame = self.asking
        self.option_count = 0
        self.decider = NOBODY
        self.book.rules[rule_of(frame)].reask(self, first_of(frame), second_of(frame), third_of(frame))

    # Chance

    def draw(self, stream: i64, bound: i64) -> i64:
        """A number from 0 to `bound` - 1, exactly uniform."""
        product = self._word(stream) * bound
        if product & 0xFFFFFFFF < bound:
            product = self._draw_fairly(stream, bound, product)
        value = product >> 32
        if self.journal is not None:
            self._note_draw(stream, bound, value)
        return value

    def _draw_fairly(self, stream: i64, bound: i64, product: i64) -> i64:
        """Redraw while the word is one of the few that would bias the result."""
        threshold = (0x100000000 - bound) % bound
        while product & 0xFFFFFFFF < threshold:
            product = self._word(stream) * bound
        return product

    def _note_draw(self, stream: i64, bound: i64, value: i64) -> None:
        assert self.journal is not None
        self.journal.note_draw(int(stream), int(bound), int(value))

    def _word(self, stream: i64) -> i64:
        if stream == SHUFFLES:
            self.shuffle_draws += 1
            return self.chance.word(stream, self.shuffle_draws - 1)
        if stream == DICE:
            self.dice_draws += 1
            return self.chance.word(stream, self.dice_draws - 1)
        self.setup_draws += 1
        return self.chance.word(SETUP, self.setup_draws - 1)

    def roll(self, sides: i64) -> i64:
        """One die: 1 to `sides`."""
        fixed = self.chance.fixed_roll(self.dice_draws)
        if fixed < 0:
            return self.draw(DICE, sides) + 1
        if not 1 <= fixed <= sides:
            raise PositionError(f"a die of {sides} sides cannot show the fixed {fixed}")
        self.dice_draws += 1
        if self.journal is not None:
            self._note_draw(DICE, sides, fixed - 1)
        return fixed

    def shuffle(self, zone: i64) -> None:
        """Shuffle a pile: its cards stay where they are and swap faces.

        So the order of card numbers reveals nothing, and every copy that shares `faces` keeps its own.
        """
        faces = self.faces[:]
        fixed = self.chance.fixed_order(self.shuffle_draws)
        if fixed is None:
            self._shuffle_faces(faces, zone)
        else:
            self._lay_in_order(faces, zone, fixed)
        if self.knowledge is not None:
            cards = self.pile(zone)
            self.knowledge.shuffle([int(c) for c in cards], [int(self.faces[c]) for c in cards])
        self.faces = faces

    def _lay_in_order(self, faces: vec[i64], zone: i64, fixed: list[int]) -> None:
        """Lay the faces of a scenario file on top, in its order, and the rest of the pile below at random.

        The whole shuffle counts as one draw, so that the next fixed order is found at the right index.
        """
        cards = self.pile(zone)
        left = [int(faces[card]) for card in cards]
        for face in fixed:
            if face not in left:
                raise WrongOrder(int(self.shuffle_draws) + 1, face, [int(faces[card]) for card in cards])
            left.remove(face)
        picker = Picker(self._word(SHUFFLES))
        for face in fixed:
            faces[cards.pop(0)] = face
        for card in cards:
            faces[card] = left.pop(picker.below(len(left)))

    def _shuffle_faces(self, faces: vec[i64], zone: i64) -> None:
        cards = self.cards_of(zone)
        i: i64 = len(cards) - 1
        while i > 0:
            other = cards[self.draw(SHUFFLES, i + 1)]
            card = cards[i]
            face = faces[card]
            faces[card] = faces[other]
            faces[other] = face
            i -= 1

    # Lasting effects: what they mean is the game's business.

    def begin_lasting(
        self,
        effect: i64,
        source: i64,
        scope: i64,
        end: i64,
        end_seat: i64 = NOBODY,
        left: i64 = 1,
        amount: i64 = 1,
    ) -> None:
        """Start a lasting effect, until this end has occurred `left` times (for `end_seat`, if given)."""
        lasting = append(append(append(self.lasting, effect), source), scope)
        self.lasting = append(append(append(append(lasting, amount), end), end_seat), left)

    def has_lasting(self, effect: i64, scope: i64) -> bool:
        """Whether an effect holds for this scope, or for everyone."""
        i: i64 = 0
        while i < len(self.lasting):
            if self.lasting[i] == effect and self._is_in_scope(i, scope):
                return True
            i += LASTING_SIZE
        return False

    def sum_lasting(self, effect: i64, scope: i64) -> i64:
        """The sum of all such effects, for values that several sources raise or lower."""
        total: i64 = 0
        i: i64 = 0
        while i < len(self.lasting):
            if self.lasting[i] == effect and self._is_in_scope(i, scope):
                total += self.lasting[i + _AMOUNT]
            i += LASTING_SIZE
        return total

    def _is_in_scope(self, entry: i64, scope: i64) -> bool:
        return self.lasting[entry + _SCOPE] == scope or self.lasting[entry + _SCOPE] == EVERYONE

    def end_lasting(self, end: i64, seat: i64 = NOBODY) -> None:
        """An end has occurred (for this seat): effects that waited for it count down and may end."""
        i: i64 = 0
        while i < len(self.lasting):
            whose = self.lasting[i + _END_SEAT]
            if self.lasting[i + _END] == end and whose in (NOBODY, seat):
                self.lasting[i + _LEFT] -= 1
            i += LASTING_SIZE
        self._drop_ended()

    def _drop_ended(self) -> None:
        if len(self.lasting) == 0:
            return
        kept = vec[i64]()
        i: i64 = 0
        while i < len(self.lasting):
            if self.lasting[i + _LEFT] != 0:
                j: i64 = 0
                while j < LASTING_SIZE:
                    kept = append(kept, self.lasting[i + j])
                    j += 1
            i += LASTING_SIZE
        self.lasting = kept

    # Telling what happens

    def tell(self, kind: EventKind, a: i64 = NOBODY, b: i64 = NOBODY, c: i64 = NOBODY) -> None:
        """An event that everybody sees as it is."""
        if self.journal is not None:
            self._note(kind, a, b, c)

    def _note(self, kind: EventKind, a: i64, b: i64, c: i64) -> None:
        assert self.journal is not None
        self.journal.note(kind, int(a), int(b), int(c))

    def show(self, card: i64, seat: i64) -> None:
        super().show(card, seat)
        if self.journal is not None:
            self._note_look(card, seat)

    def _note_look(self, card: i64, seat: i64) -> None:
        assert self.journal is not None
        self.journal.note_look(int(seat), int(self.faces[card]))

    def tell_secret(self, kind: EventKind, a: i64, b: i64, card: i64) -> None:
        """An event about a card: those who know the card are told its face."""
        if self.journal is not None:
            self._note_secret(kind, a, b, card)

    def _note_secret(self, kind: EventKind, a: i64, b: i64, card: i64) -> None:
        assert self.journal is not None
        self.journal.note_secret(kind, int(a), int(b), int(self.faces[card]), self.informed_of(card))

    # Small helpers that every game needs

    def left_of(self, seat: i64) -> i64:
        """The next higher seat, wrapping around to the first."""
        seat += 1
        if seat == self.seats:
            seat = 0
        return seat

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.ending != ONGOING

    def forget(self, seat: i64, seed: i64) -> None:
        """Replace hidden information other than card faces, for determinization."""


def copy_with_room(words: vec[i64], count: i64) -> vec[i64]:
    """The first words of an array with room for more, since a copy is made to be played on.

    What lies behind them is not copied: it is left over from questions to others, which bots must not read.
    """
    copy = vec[i64]([0] * (count + ROOM))
    i: i64 = 0
    while i < count:
        copy[i] = words[i]
        i += 1
    return copy


@final
class BareState(State):
    """The origin of a game's first table: the cards of its box, nothing pending, nothing drawn."""

    def __init__(
        self,
        book: RuleBook,
        seats: i64,
        variants: i64,
        chance: Chance,
        faces: vec[i64],
        links: vec[i64],
        zone_count: i64,
        knowledge: Knowledge | None,
    ) -> None:
        self.faces = faces
        self.links = links
        self.card_count = len(faces)
        self.zone_count = zone_count
        self.knowledge = knowledge
        self.book = book
        self.seats = seats
        self.variants = variants
        self.frames = vec[i64]()
        self.depth = 0
        self.contexts = vec[i64]()
        self.lasting = vec[i64]()
        self.decider = NOBODY
        self.asking = NO_FRAME
        self.options = vec[i64]()
        self.option_count = 0
        self.chance = chance
        self.setup_draws = 0
        self.shuffle_draws = 0
        self.dice_draws = 0
        self.covers = False
        self.ending = ONGOING
        self.winners = 0
        self.unsettled = 0
        self.journal = None


__all__ = [
    "NOBODY",
    "NO_FRAME",
    "ONGOING",
    "PARTY",
    "STEP_BUDGET",
    "BareState",
    "State",
]
