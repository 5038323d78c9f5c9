"""What a seasoned player goes by: how much things are worth, in heroes.

The values set here were tuned in matches (`tools/tune_rent_a_hero.py`). *Late* grows from 0 to 1 as the deck
runs out; `..._late` is added in proportion to it. `..._each` is added for every hero of the party above two.
"""

from __future__ import annotations

from typing import final


@final
class Leanings:
    def __init__(self) -> None:
        # What the others send, where there is no sample of their hands
        self.caprice = 1.12
        self.others_that_fit = 0.42
        # Recruiting
        self.hero = 0.31
        self.hero_late = 1.25
        self.hero_each = 0.11
        self.fifth = 0.38
        self.sixth = 7.01
        self.duplicate = 0.63
        self.duplicate_late = 1.22
        self.duplicate_each = 0.17
        self.catching_up = 0.10  # for each hero that the largest other party has more, when late
        self.risking = 0.44  # the same off the price of a duplicate
        self.final = 3.10  # the victory as it would be shared if the game were over, when it nearly is
        self.final_cards = 14.51  # in the deck, where that begins to count
        self.power = 0.068  # an unused power, as a share of its price
        # Passing: what the wanderer may be to those it can still reach
        self.gift = 0.064
        self.trap = 0.066
        self.their_sixth = 3.39
        self.further = -0.27  # how much less each further player matters
        self.passing_late = -0.20  # how much more this matters late
        self.home = 0.15  # it comes back to its sender
        # Hints
        self.hint = 0.19
        self.hint_late = -0.099
        # Sending
        self.taken_trap = 0.34  # how likely a player recruits a hero of the party, and one who is new to it
        self.taken_gift = 1.80
        self.taken_each = -0.17
        self.taken_hand = 0.027  # how much better it is told apart with every card in hand above four
        self.taken_warily = 0.52  # how much less by players who have more reason to expect a trap
        self.taken_sixth = 0.16  # how much more by a player who would win with it
        self.sent_trap = 0.81
        self.sent_trap_each = 0.16
        self.sent_trap_late = 0.29
        self.sent_gift = -0.11
        self.sent_gift_each = 0.16
        self.sent_gift_late = -0.16
        self.sent_sixth = 1.70
        self.sent_home = 1.39
        self.keep_own = 0.079  # a card of a hero that is in the party
        self.keep_last = 0.29  # the only card of a hero in hand
        self.pay = 0.67
        # Powers: what each is worth unused
        self.chicken = 0.23
        self.pyromaniac = 0.62
        self.witch = 0.34
        self.dog_trainer = 0.77
        self.sergeant = 0.095
        self.black_knight = 0.44
        self.wizard = 0.022
        self.price_late = -0.55
        self.threat = 0.37
        self.threat_early = 0.40  # of a party of three or fewer
        self.threat_late = -0.15
        self.forced_to_me = 1.26
        self.forced_on = 0.25
        self.refresh = 0.22
        self.instead_of_deck = 0.60
        self.draw = 0.46
        self.draw_each = 0.038
        self.draw_at_the_end = -0.94
        self.draw_ahead = 0.48
        self.cancel_cancel = -0.40
        self.cancel = 0.077
