"""A seasoned player: rates options as `Thumb` does, but weighs more, by leanings that were tuned in matches.

How late it is, who is ahead, whom the wanderer can still reach, what a power is worth, and at a real table
everything that the play of the others tells about the wanderer.
"""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from questhall.core.engine.bits import BIT
from questhall.core.engine.cards import NO_CARD
from questhall.core.engine.chance import Picker
from questhall.core.engine.frames import first_of, rule_of, second_of
from questhall.core.engine.state import State
from questhall.games.rent_a_hero.bots.leanings import Leanings
from questhall.games.rent_a_hero.bots.prospects import ONE_MORE, TWO_ELIMINATED, Prospects, behind
from questhall.games.rent_a_hero.bots.thumb import BLUFF, Thumb
from questhall.games.rent_a_hero.components.heroes import (
    ALL_HEROES,
    ANGRY_CHICKEN,
    BLACK_KNIGHT,
    DOG_TRAINER,
    HERO_COUNT,
    MOST_PLAYERS,
    PYROMANIAC,
    SERGEANT,
    WITCH,
    WIZARD,
)
from questhall.games.rent_a_hero.components.state import (
    ANNOUNCED_POWER,
    DECK,
    HANDS,
    PARTIES,
    RECRUIT_SHOWN,
    Table,
)
from questhall.games.rent_a_hero.powers.any_time_windows import LAST_USE_WINDOW
from questhall.games.rent_a_hero.powers.powers import POWER, POWERS, TARGET, USER
from questhall.games.rent_a_hero.powers.sergeant_claim import CLAIM, STAY_SILENT
from questhall.games.rent_a_hero.turn.hint import answers
from questhall.games.rent_a_hero.turn.offer import HINT, PASS, RECRUIT
from questhall.games.rent_a_hero.turn.recruit import FULL_PARTY
from questhall.games.rent_a_hero.turn.turn import PAY, SEND_CARD

NEVER: Final = -1.0
MORE_SAMPLES: Final = 128
"""States from which the wanderer is guessed at a real table."""


@final
class Seasoned(Thumb):
    def __init__(self, leanings: Leanings | None = None) -> None:
        super().__init__()
        self.leanings = Leanings() if leanings is None else leanings
        own = self.leanings
        self.prices = vec[float](
            [
                own.chicken,
                own.pyromaniac,
                own.witch,
                own.dog_trainer,
                own.sergeant,
                own.black_knight,
                own.wizard,
            ]
        )
        self.samples = MORE_SAMPLES
        self.caprice = own.caprice
        self.others_that_fit = own.others_that_fit
        self.prospects = Prospects(own)
        self.price_now = 1.0  # of a power, as a share
        self.passing = 0.0
        self.has_looked = True
        self.is_passing_known = False
        self.wariness = vec[float]([0.0] * MOST_PLAYERS)
        self.are_minds_read = False

    def choose(self, state: State, picker: Picker) -> i64:
        table = cast(Table, state)
        self.prospects.take_stock(table)
        self.price_now = 1.0 - self.leanings.price_late * self.prospects.late
        self.has_looked = True
        self.is_passing_known = False
        self.are_minds_read = False
        return self.best_rated(table, picker)

    def _look_at_the_wanderer(self, table: Table) -> None:
        """Only once it matters: many decisions are about powers that have nothing to do with it."""
        self.has_looked = False

    def _odds(self, table: Table) -> vec[float]:
        if not self.has_looked:
            super()._look_at_the_wanderer(table)
            self.has_looked = True
        return self.belief.odds

    def likelihood(self, table: Table, seat: i64) -> float:
        """He thinks about everybody who has had the wanderer, not only about its sender."""
        return self.plausibility(table, seat)

    def rate(self, table: Table, option: i64, picker: Picker) -> float:
        seat = first_of(option)
        rule = rule_of(option)
        if rule == RECRUIT.number:
            return self._worth(table, seat, ALL_HEROES)
        if rule == PASS.number:
            return self._handing_on(table, seat)
        if rule == HINT.number:
            return self._asking(table, seat, second_of(option))
        if rule == SEND_CARD.number:
            hero = second_of(option)
            return self._outcome_of_sending(table, seat, hero) - self._keeping(table, seat, hero)
        if rule == PAY.number:
            hero = second_of(option)
            worth = self.leanings.pay * self._outcome_of_sending(table, seat, hero)
            return -worth - self._keeping(table, seat, hero)
        if rule == CLAIM.number:
            self._odds(table)
            return self._claim(table, seat, second_of(option))
        if rule == STAY_SILENT.number:
            return float(picker.below(100)) * 0.01 - BLUFF
        hero = 0
        while hero < HERO_COUNT:
            if rule == POWERS[hero].number:
                return self._using(table, seat, hero, second_of(option))
            hero += 1
        return 0.0

    # The wanderer

    def _worth(self, table: Table, seat: i64, heroes: i64) -> float:
        """What recruiting is worth to a player where the wanderer is one of these, times the chance of it."""
        party = table.heroes_in(PARTIES + seat)
        return self._joining(table, seat, heroes & ~party) - self._losing(table, seat, heroes & party)

    def _joining(self, table: Table, seat: i64, heroes: i64) -> float:
        """The same of heroes that are new to the party."""
        odds = self._odds(table)
        power = self.leanings.power * self.price_now
        new = self.prospects.of_hero(table, seat)
        worth = 0.0
        hero: i64 = 0
        while heroes > 0:
            if heroes & 1:
                worth += odds[hero] * (new + power * self.prices[hero])
            heroes >>= 1
            hero += 1
        return worth

    def _losing(self, table: Table, seat: i64, heroes: i64) -> float:
        """What recruiting costs where the wanderer is one of these heroes of the party."""
        odds = self._odds(table)
        power = self.leanings.power * self.price_now
        lost = self.prospects.of_duplicate(table, seat)
        unused = table.upright_heroes(seat)
        worth = 0.0
        hero: i64 = 0
        while heroes > 0:
            if heroes & 1:
                worth += odds[hero] * lost
                if unused & BIT[hero]:
                    worth += odds[hero] * power * self.prices[hero]
            heroes >>= 1
            hero += 1
        return worth

    def _handing_on(self, table: Table, seat: i64) -> float:
        """Nothing, minus what the wanderer may be worth to the others."""
        if not self.is_passing_known:
            self.passing = -self._worth_to_others(table, seat)
            self.is_passing_known = True
        return self.passing

    def _worth_to_others(self, table: Table, seat: i64) -> float:
        leanings = self.leanings
        worth = 0.0
        share = 1.0
        other = table.left_of(seat)
        while other != table.active:
            if share > 0.0:
                party = table.heroes_in(PARTIES + other)
                joining = self._joining(table, other, ALL_HEROES & ~party)
                losing = self._losing(table, other, party)
                worth += share * (leanings.gift * joining - leanings.trap * losing)
            share *= leanings.further
            other = table.left_of(other)
        if seat != table.active:
            worth += leanings.home * self._worth(table, table.active, ALL_HEROES)
        return worth * (1.0 + leanings.passing_late * self.prospects.late)

    def _asking(self, table: Table, seat: i64, hero: i64) -> float:
        """The average value of the decision after the answer, minus the card."""
        yes = answers(table, hero)
        self._odds(table)
        chance = self.belief.of(yes)
        passing = self._handing_on(table, seat)
        if_yes = self._worth(table, seat, yes)
        if_no = self._worth(table, seat, ALL_HEROES & ~yes)
        if if_yes < chance * passing:
            if_yes = chance * passing
        if if_no < (1.0 - chance) * passing:
            if_no = (1.0 - chance) * passing
        return if_yes + if_no - self.leanings.hint - self.leanings.hint_late * self.prospects.late

    def _copies(self, table: Table, seat: i64, hero: i64) -> i64:
        copies: i64 = 0
        card = table.top(HANDS + seat)
        while card != NO_CARD:
            if table.faces[card] == hero:
                copies += 1
            card = table.below(card)
        return copies

    # Sending

    def _outcome_of_sending(self, table: Table, seat: i64, hero: i64) -> float:
        """Best sent to a player who already has it, worst to one who needs it; it may also come back."""
        leanings = self.leanings
        rating = 0.0
        reaches = 1.0
        other = table.left_of(seat)
        while other != seat:
            size = table.party_size(other)
            above = float(size - 2)
            shift = leanings.taken_each * above - leanings.taken_warily * self._wariness_of(table, other)
            if size == FULL_PARTY - 1:
                shift += leanings.taken_sixth
            skill = leanings.taken_hand * float(table.size(HANDS + other) - 4)
            if table.party_has(other, hero):
                takes = reaches * _clipped(leanings.taken_trap + shift - skill)
                worth = leanings.sent_trap + leanings.sent_trap_each * above
                worth -= self.prospects.swing(table, other, TWO_ELIMINATED)
                rating += takes * (worth + leanings.sent_trap_late * self.prospects.late)
            else:
                takes = reaches * _clipped(leanings.taken_gift + shift + skill)
                worth = leanings.sent_sixth
                if size < FULL_PARTY - 1:
                    worth = leanings.sent_gift + leanings.sent_gift_each * above
                    worth += leanings.power * self.price_now * self.prices[hero]
                    worth += self.prospects.swing(table, other, ONE_MORE)
                    worth += leanings.sent_gift_late * self.prospects.late
                rating -= takes * worth
            reaches -= takes
            other = table.left_of(other)
        if table.party_has(seat, hero):
            return rating - reaches * leanings.sent_home * self.prospects.of_duplicate(table, seat)
        return rating + reaches * leanings.sent_home * self.prospects.of_hero(table, seat)

    def _wariness_of(self, table: Table, seat: i64) -> float:
        """How likely a player must think that what is sent is a duplicate there, compared with even chances."""
        if not self.are_minds_read:
            self.theirs.count_in_public(table)
            self._weigh_by_temptation(self.theirs, table)
            other: i64 = 0
            while other < table.seats:
                self.wariness[other] = self.theirs.of(table.heroes_in(PARTIES + other)) - 0.5
                other += 1
            self.are_minds_read = True
        return self.wariness[seat]

    def _keeping(self, table: Table, seat: i64, hero: i64) -> float:
        """What a card is still good for in hand."""
        worth = 0.0
        if table.party_has(seat, hero):
            worth += self.leanings.keep_own
        if self._copies(table, seat, hero) == 1:
            worth += self.leanings.keep_last
        return worth * (1.0 - self.prospects.late)

    # Powers

    def _price(self, table: Table, seat: i64, hero: i64) -> float:
        """A power used now is gone later, unless its hero is about to leave the party anyway."""
        if self._is_doomed(table, seat, hero):
            return 0.0
        return self.prices[hero] * self.price_now

    def _is_doomed(self, table: Table, seat: i64, hero: i64) -> bool:
        if rule_of(table.asking) != LAST_USE_WINDOW.number or first_of(table.asking) != seat:
            return False
        return table.faces[table.top(RECRUIT_SHOWN)] == hero

    def _using(self, table: Table, seat: i64, hero: i64, target: i64) -> float:
        if hero == ANGRY_CHICKEN:
            return self._cancelling_it(table, seat)
        if hero == PYROMANIAC:
            return self._burning(table, seat) - self._price(table, seat, hero)
        if hero == WITCH:
            worth = self.leanings.refresh * self._price(table, seat, target)
            if target == WIZARD:
                worth += self._taking_two(table, seat)
            return worth - self._price(table, seat, hero)
        if hero == DOG_TRAINER:
            return self._forcing_on(table, seat) - self._price(table, seat, hero)
        if hero == SERGEANT:
            return self._knowing(table, seat) - self._price(table, seat, hero)
        if hero == BLACK_KNIGHT:
            return self._sending_anything(table, seat) - self._price(table, seat, hero)
        return self._taking_two(table, seat) - self._price(table, seat, hero)

    def _danger(self, table: Table, seat: i64) -> float:
        """What it costs to let the present holder have the wanderer."""
        leanings = self.leanings
        share = leanings.threat
        if table.party_size(table.holder) < FULL_PARTY - 2:
            share = leanings.threat_early
        share += leanings.threat_late * self.prospects.late
        return share * self._worth(table, table.holder, ALL_HEROES)

    def _burning(self, table: Table, seat: i64) -> float:
        if table.holder != seat:
            return self._danger(table, seat)
        # Back at the active player it must be recruited; otherwise one can simply pass.
        return -self._worth(table, seat, ALL_HEROES) if seat == table.active else NEVER

    def _forcing_on(self, table: Table, seat: i64) -> float:
        rating = self._danger(table, seat)
        receiver = table.left_of(table.holder)
        if receiver == seat:
            own = self._worth(table, seat, ALL_HEROES)
            rating += self.leanings.forced_to_me * own if own > 0.0 or seat == table.active else 0.0
        elif table.holder != table.active:
            rating -= self.leanings.forced_on * self._worth(table, receiver, ALL_HEROES)
        return rating

    def _knowing(self, table: Table, seat: i64) -> float:
        """The value of knowing for certain before a decision."""
        if table.holder != seat or seat == table.active:
            return NEVER
        passing = self._handing_on(table, seat)
        worth = self._worth(table, seat, ALL_HEROES)
        best = worth if worth > passing else passing
        party = table.heroes_in(PARTIES + seat)
        duplicate = self.belief.of(party)
        return self._joining(table, seat, ALL_HEROES & ~party) + duplicate * passing - best

    def _sending_anything(self, table: Table, seat: i64) -> float:
        """For the active player: better than the deck and its price, or a much better card to send."""
        if seat != table.active:
            return NEVER
        best = self._best_to_send(table, seat, table.heroes_in(HANDS + seat))
        matching = table.matching(seat)
        if matching == 0:
            return best + self.leanings.instead_of_deck
        return best - self._best_to_send(table, seat, matching)

    def _best_to_send(self, table: Table, seat: i64, heroes: i64) -> float:
        best = -10.0
        hero: i64 = 0
        while hero < HERO_COUNT:
            if heroes & BIT[hero]:
                rating = self._outcome_of_sending(table, seat, hero)
                if rating > best:
                    best = rating
            hero += 1
        return best

    def _taking_two(self, table: Table, seat: i64) -> float:
        """Cards are for hints and for meeting requirements, and drawing them brings the end nearer."""
        leanings = self.leanings
        rating = leanings.draw - leanings.draw_each * float(table.size(HANDS + seat))
        if table.size(DECK) < 8:
            rating += leanings.draw_at_the_end
        return rating - leanings.draw_ahead * self.prospects.late * behind(table, seat)

    def _cancelling_it(self, table: Table, seat: i64) -> float:
        """What hurts: losing a good wanderer, having to pass one, or having one's own power cancelled."""
        place = table.top_context(ANNOUNCED_POWER)
        user = table.field(place, USER)
        power = table.field(place, POWER)
        price = self._price(table, seat, ANGRY_CHICKEN)
        if user == seat:
            return NEVER
        if power == ANGRY_CHICKEN:
            return self._cancelling_a_cancel(table, seat, table.field(place, TARGET)) - price
        if not table.wanderer_on_its_way() or power not in (PYROMANIAC, DOG_TRAINER):
            return NEVER
        if table.holder == seat:
            return self._worth(table, seat, ALL_HEROES) - price
        return -self.leanings.cancel * self._worth(table, table.holder, ALL_HEROES) - price

    def _cancelling_a_cancel(self, table: Table, seat: i64, place: i64) -> float:
        if table.field(place, USER) != seat or not table.wanderer_on_its_way():
            return NEVER
        return self._danger(table, seat) - self.leanings.cancel_cancel


def _clipped(chance: float) -> float:
    if chance < 0.0:
        return 0.0
    if chance > 1.0:
        return 1.0
    return chance
