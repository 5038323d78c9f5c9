"""Rules of thumb: what a decent player does.

Every option gets a rating: a guess of the heroes won or lost. Declining and passing are
worth nothing. The best option is taken. The numbers were tuned in matches (docs/bots.md).
"""

from __future__ import annotations

import math
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from questhall.core.engine.bits import BIT
from questhall.core.engine.cards import NO_CARD
from questhall.core.engine.chance import Picker, derive
from questhall.core.engine.frames import first_of, rule_of, second_of
from questhall.core.engine.state import State
from questhall.core.search.determinization import Imagination
from questhall.core.search.policy import Policy
from questhall.games.rent_a_hero.bots.belief import Belief
from questhall.games.rent_a_hero.components.heroes import (
    ANGRY_CHICKEN,
    BLACK_KNIGHT,
    DOG_TRAINER,
    HERO_COUNT,
    PYROMANIAC,
    SERGEANT,
    WITCH,
    WIZARD,
)
from questhall.games.rent_a_hero.components.state import (
    ANNOUNCED_POWER,
    DECK,
    DISCARD,
    HANDS,
    PARTIES,
    Table,
)
from questhall.games.rent_a_hero.powers.powers import POWER, POWERS, TARGET, USER
from questhall.games.rent_a_hero.powers.sergeant_claim import CLAIM, STAY_SILENT
from questhall.games.rent_a_hero.turn.hint import answers
from questhall.games.rent_a_hero.turn.offer import HINT, PASS, RECRUIT
from questhall.games.rent_a_hero.turn.recruit import FULL_PARTY
from questhall.games.rent_a_hero.turn.turn import PAY, SEND_CARD

DUPLICATE: Final = 1.5  # a hero lost, two eliminated, and a power gone
WINNING: Final = 6.0  # the sixth hero
HINT_PRICE: Final = 0.12  # a hand card
SHARE_THAT_RECRUITS: Final = 0.45
POWER_PRICE: Final = 0.45  # a power used now is gone later
BLUFF: Final = 0.35
NONE_YET: Final = -1
OTHERS_THAT_FIT: Final = 0.4  # how much of a sender's hand could have been sent as well
FORCED: Final = 0.05  # how often somebody passes for other reasons: a Dog Trainer, or a reason we do not see
HESITATION: Final = 0.2  # how much recruiting has to be better before others hardly ever pass
SAMPLES: Final = 32
CAPRICE: Final = 0.3  # how carelessly others send: near 0 always their best card, at 5 any card


class Thumb(Policy):
    """Chooses by rules of thumb for the player who is asked.

    With an `Imagination` the odds of the wanderer come from everything its seat knows; in a playout
    they come from counting the cards in sight.
    """

    def __init__(self) -> None:
        self.belief = Belief()
        self.theirs = Belief()  # what others may have thought before
        self.imagination: Imagination | None = None
        self.samples: i64 = SAMPLES
        self.caprice = CAPRICE
        self.others_that_fit = OTHERS_THAT_FIT
        self.seed: i64 = 0
        self.is_seated = False
        self.own_hints: i64 = 0
        self.likely = vec[float]([0.0] * HERO_COUNT)
        self.tempting = vec[float]([0.0] * HERO_COUNT)
        self.tempting_situation: i64 = NONE_YET

    def sit_down(self, own_hints: i64) -> None:
        """Play at a real table without an `Imagination`, knowing these hint cards (a mask of heroes)."""
        self.is_seated = True
        self.own_hints = own_hints

    def start_game(self) -> None:
        self.tempting_situation = NONE_YET

    def look(self, imagination: Imagination | None, seed: i64) -> None:
        self.imagination = imagination
        self.seed = seed

    def choose(self, state: State, picker: Picker) -> i64:
        return self.best_rated(cast(Table, state), picker)

    def best_rated(self, table: Table, picker: Picker) -> i64:
        if table.wanderer_on_its_way():
            self._look_at_the_wanderer(table)
        best: i64 = 0
        best_rating = -100.0
        i: i64 = 0
        while i < table.option_count:
            # A touch of chance, so that ties are not always broken the same way.
            rating = self.rate(table, table.options[i], picker) + float(picker.below(1000)) * 0.00004
            if rating > best_rating:
                best_rating = rating
                best = i
            i += 1
        return best

    def _look_at_the_wanderer(self, table: Table) -> None:
        if self.is_seated:
            self._look_from_the_seat(table)
        elif self.imagination is None:
            self.belief.count(table, table.decider)
        else:
            self._imagine_the_wanderer(self.imagination)

    def _imagine_the_wanderer(self, imagination: Imagination) -> None:
        """From states that fit every hint and every card seen, weighted by what the sender would have sent."""
        self.belief.clear()
        i: i64 = 0
        while i < self.samples:
            table = cast(Table, imagination.sample(derive(self.seed, i)))
            wanderer = table.wanderer()
            if wanderer == NO_CARD:
                return
            likely = 1.0
            if imagination.seat != table.active:
                likely = self.likelihood(table, imagination.seat)
            self.belief.add(table.faces[wanderer], likely)
            i += 1
        self.belief.settle()

    def likelihood(self, table: Table, seat: i64) -> float:
        """How likely the others' play would be on this sampled table, as far as this player thinks about it."""
        return self._would_send(table)

    def _look_from_the_seat(self, table: Table) -> None:
        """Everybody sees where a wanderer comes from: whoever takes it from the deck pays with a hand card."""
        if table.top(DISCARD) != table.requirement:
            self.belief.count(table, table.decider, self.own_hints, 1.0)
            return
        self.belief.count(table, table.decider, self.own_hints, 0.0)
        if table.decider != table.active:
            self._consider_the_sender(table)

    def plausibility(self, state: State, seat: i64) -> float:
        """Players send no gifts, and pass on nothing that they want."""
        table = cast(Table, state)
        if not table.wanderer_on_its_way() or seat == table.active:
            return 1.0
        return self._would_send(table) * self._would_have_passed(table, seat)

    def _would_send(self, table: Table) -> float:
        """How likely the sender is to have picked this wanderer from that hand.

        A wanderer that fits when nothing in the hand does may be from the deck; then there was no choice.
        """
        sent = table.faces[table.wanderer()]
        could_be_sent = table.matching(table.active) | BIT[sent]
        total = 0.0
        hero: i64 = 0
        while hero < HERO_COUNT:
            if could_be_sent & BIT[hero]:
                total += self._temptation(table, hero, CAPRICE)
            hero += 1
        return self._temptation(table, sent, CAPRICE) / total

    def _would_have_passed(self, table: Table, seat: i64) -> float:
        """How likely everybody but `seat` who has had this wanderer is to have passed it on.

        Hint cards lie face down, but on a sampled table it shows what their owners learned from the answers.
        """
        likely = 1.0
        passer = table.left_of(table.active)
        while passer != table.holder:
            if passer != seat:
                self.theirs.count(table, passer)
                missed = self._gain_by(self.theirs, table, passer)
                missed -= self._passing_by(self.theirs, table, passer)
                likely *= FORCED + (1.0 - FORCED) / (1.0 + math.exp(missed / HESITATION))
            passer = table.left_of(passer)
        return likely

    def _consider_the_sender(self, table: Table) -> None:
        """The same without a sample of the sender's hand: what else is in it is as tempting as the average."""
        self._weigh_by_temptation(self.belief, table)

    def _weigh_by_temptation(self, belief: Belief, table: Table) -> None:
        self._note_temptations(table)
        average = 0.0
        hero: i64 = 0
        while hero < HERO_COUNT:
            average += belief.odds[hero] * self.tempting[hero]
            hero += 1
        others = self.others_that_fit * float(table.size(HANDS + table.active)) * average
        hero = 0
        while hero < HERO_COUNT:
            self.likely[hero] = self.tempting[hero] / (self.tempting[hero] + others)
            hero += 1
        belief.weigh(self.likely)

    def _note_temptations(self, table: Table) -> None:
        """They depend on the parties and on who sends."""
        situation = table.active
        seat: i64 = 0
        while seat < table.seats:
            situation = situation << HERO_COUNT | table.heroes_in(PARTIES + seat)
            seat += 1
        if situation == self.tempting_situation:
            return
        hero: i64 = 0
        while hero < HERO_COUNT:
            self.tempting[hero] = self._temptation(table, hero, self.caprice)
            hero += 1
        self.tempting_situation = situation

    def _temptation(self, table: Table, hero: i64, caprice: float) -> float:
        return math.exp(self._sending(table, table.active, hero) / caprice)

    def rate(self, table: Table, option: i64, picker: Picker) -> float:
        seat = first_of(option)
        rule = rule_of(option)
        if rule == RECRUIT.number:
            return self.gain(table, seat)
        if rule == PASS.number:
            return self._passing(table, seat)
        if rule == HINT.number:
            return self._hint(table, seat, second_of(option))
        if rule == SEND_CARD.number:
            return self._sending(table, seat, second_of(option))
        if rule == PAY.number:
            return -self._sending(table, seat, second_of(option))
        if rule == CLAIM.number:
            return self._claim(table, seat, second_of(option))
        if rule == STAY_SILENT.number:
            return float(picker.below(100)) * 0.01 - BLUFF
        hero: i64 = 0
        while hero < HERO_COUNT:
            if rule == POWERS[hero].number:
                return self._power(table, seat, hero, second_of(option))
            hero += 1
        return 0.0

    # The wanderer

    def gain(self, table: Table, seat: i64) -> float:
        """What recruiting the wanderer is worth to a seat at these odds."""
        return self._gain_by(self.belief, table, seat)

    def _gain_by(self, belief: Belief, table: Table, seat: i64) -> float:
        return self._outcome(table, seat, belief.of(table.heroes_in(PARTIES + seat)))

    def _outcome(self, table: Table, seat: i64, duplicate: float) -> float:
        new = 1.0
        if table.party_size(seat) == FULL_PARTY - 1:
            new = WINNING
        return (1.0 - duplicate) * new - duplicate * DUPLICATE

    def _passing(self, table: Table, seat: i64) -> float:
        """Nothing, minus what the wanderer may be worth to the others."""
        return self._passing_by(self.belief, table, seat)

    def _passing_by(self, belief: Belief, table: Table, seat: i64) -> float:
        neighbour = table.left_of(seat)
        if neighbour == table.active:
            return 0.0
        return -0.2 * SHARE_THAT_RECRUITS * self._gain_by(belief, table, neighbour)

    def _hint(self, table: Table, seat: i64, hero: i64) -> float:
        """The average value of the decision after the answer, minus the card."""
        party = table.heroes_in(PARTIES + seat)
        yes = answers(table, hero)
        chance = self.belief.of(yes)
        after = 0.0
        if chance > 0.0:
            after += chance * self._best_of(table, seat, self.belief.of(party & yes) / chance)
        if chance < 1.0:
            after += (1.0 - chance) * self._best_of(table, seat, self.belief.of(party & ~yes) / (1.0 - chance))
        return after - HINT_PRICE

    def _best_of(self, table: Table, seat: i64, duplicate: float) -> float:
        gain = self._outcome(table, seat, duplicate)
        passing = self._passing(table, seat)
        return gain if gain > passing else passing

    def _sending(self, table: Table, seat: i64, hero: i64) -> float:
        """Best sent to a player who already has it, worst to one who needs it; it may also come back."""
        rating = 0.0
        reaches = 1.0
        other = table.left_of(seat)
        while other != seat:
            takes = reaches * SHARE_THAT_RECRUITS
            if table.party_has(other, hero):
                rating += takes * (0.6 + 0.1 * float(table.party_size(other)))
            elif table.party_size(other) == FULL_PARTY - 1:
                rating -= takes * WINNING
            else:
                rating -= takes * (0.4 + 0.1 * float(table.party_size(other)))
            reaches -= takes
            other = table.left_of(other)
        if table.party_has(seat, hero):
            return rating - reaches * DUPLICATE
        if table.party_size(seat) == FULL_PARTY - 1:
            return rating + reaches * WINNING
        return rating + reaches

    def _claim(self, table: Table, seat: i64, hero: i64) -> float:
        """The holder of the wanderer is told what makes a mistake likely; there is no need to tell oneself."""
        holder = table.holder
        if holder == seat:
            return -1.0
        is_duplicate = self.belief.of(table.heroes_in(PARTIES + holder)) > 0.5
        sounds_new = not table.party_has(holder, hero)
        return 0.3 if is_duplicate == sounds_new else -0.3

    # Powers

    def _power(self, table: Table, seat: i64, hero: i64, target: i64) -> float:
        if hero == ANGRY_CHICKEN:
            return self._cancelling(table, seat)
        if hero == PYROMANIAC:
            return self._discarding(table, seat) - POWER_PRICE
        if hero == WITCH:
            return self._refreshing(table, seat, target)
        if hero == DOG_TRAINER:
            return self._forbidding(table, seat) - POWER_PRICE
        if hero == SERGEANT:
            return self._peeking(table, seat) - 0.15
        if hero == BLACK_KNIGHT:
            return self._ignoring(table, seat) - POWER_PRICE
        return self._drawing(table, seat)

    def _threat(self, table: Table, seat: i64) -> float:
        """What it costs to let the present holder have the wanderer."""
        gain = SHARE_THAT_RECRUITS * self.gain(table, table.holder)
        if table.party_size(table.holder) < FULL_PARTY - 2:
            gain *= 0.4
        return gain

    def _discarding(self, table: Table, seat: i64) -> float:
        if table.holder != seat:
            return self._threat(table, seat)
        # Back at the active player it must be recruited; otherwise one can simply pass.
        return -self.gain(table, seat) if seat == table.active else -1.0

    def _forbidding(self, table: Table, seat: i64) -> float:
        rating = self._threat(table, seat)
        if table.left_of(table.holder) == seat:
            own = self.gain(table, seat)
            rating += 0.7 * own if own > 0.0 or seat == table.active else 0.0
        return rating

    def _peeking(self, table: Table, seat: i64) -> float:
        """The value of knowing for certain before a decision."""
        if table.holder != seat or seat == table.active:
            return -1.0
        passing = self._passing(table, seat)
        duplicate = self.belief.of(table.heroes_in(PARTIES + seat))
        certain = (1.0 - duplicate) * self._outcome(table, seat, 0.0) + duplicate * passing
        return certain - self._best_of(table, seat, duplicate)

    def _refreshing(self, table: Table, seat: i64, hero: i64) -> float:
        """The strongest power first, and only when it could be used soon."""
        if hero in (DOG_TRAINER, PYROMANIAC, ANGRY_CHICKEN):
            return 0.05
        if hero == WIZARD:
            return self._drawing(table, seat)
        return -0.1

    def _ignoring(self, table: Table, seat: i64) -> float:
        """For the active player: better than the deck and its price, or a much better card to send."""
        if seat != table.active:
            return -1.0
        best = self._best_sending(table, seat, table.heroes_in(HANDS + seat))
        matching = table.matching(seat)
        return best - self._best_sending(table, seat, matching) if matching else best + 0.8

    def _best_sending(self, table: Table, seat: i64, heroes: i64) -> float:
        best = -10.0
        hero: i64 = 0
        while hero < HERO_COUNT:
            if heroes & BIT[hero]:
                rating = self._sending(table, seat, hero)
                if rating > best:
                    best = rating
            hero += 1
        return best

    def _drawing(self, table: Table, seat: i64) -> float:
        """Cards are for hints and for meeting requirements; a deck that has run out gives none."""
        rating = 0.3 - 0.1 * float(table.size(HANDS + seat))
        return rating + 0.3 if table.size(DECK) < 8 else rating

    def _cancelling(self, table: Table, seat: i64) -> float:
        """What hurts: losing a good wanderer, having to pass one, or having one's own power cancelled."""
        place = table.top_context(ANNOUNCED_POWER)
        user = table.field(place, USER)
        power = table.field(place, POWER)
        if user == seat:
            return -1.0
        if power == ANGRY_CHICKEN:
            return self._counter_cancelling(table, seat, table.field(place, TARGET))
        if not table.wanderer_on_its_way() or table.holder != seat:
            return -0.5
        if power in (PYROMANIAC, DOG_TRAINER):
            return self.gain(table, seat) - POWER_PRICE
        return -0.5

    def _counter_cancelling(self, table: Table, seat: i64, place: i64) -> float:
        if table.field(place, USER) != seat or not table.wanderer_on_its_way():
            return -0.5
        return self._threat(table, seat) - 2.0 * POWER_PRICE
