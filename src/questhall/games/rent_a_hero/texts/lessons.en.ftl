### The teacher's words in the lessons of Rent a Hero.

lesson-goal = What you play for
lesson-goal-recruit = Welcome! Whoever gathers six different heroes wins at once. Your party has five; they lie sideways because their powers are used up. Face down before you lies the wanderer, sent by { $cleo }. Your Sergeant has let you look at it: a Wizard, and you have none. Recruit it!
lesson-goal-otherwise = The Wizard would be your sixth hero, and six win the game.
lesson-goal-done = Six different heroes: you win, even in the middle of a turn. Usually you do not know what the wanderer is. How to guess well comes next.

lesson-wanderer = Recruit it or pass it on
lesson-wanderer-pass = A game begins with two heroes each. { $ben } has sent the wanderer, { $cleo } did not want it. The requirement in the middle says what may be sent: strength 3 or less, so this is an Angry Chicken, a Pyromaniac or a Witch. You have two of these. A second copy does not join: both copies are eliminated. Better pass it on.
lesson-wanderer-pass-otherwise = Two of the three heroes it can be are in your party already; a second copy would cost you the first. Passing is safer.
lesson-wanderer-recruit = It has come back to { $ben }, who sent it and has to recruit it: a second Witch, and both are gone. Now { $cleo } asks for strength 5 or more and sends you a card: a Sergeant, a Black Knight or a Wizard. You have none of them, so you cannot go wrong. Recruit it!
lesson-wanderer-recruit-otherwise = With strength 5 or more it must be a hero that you do not have yet: nothing can go wrong.
lesson-wanderer-done = A Black Knight joins you: three heroes. Now it is your turn to send a wanderer. In the next lesson you do that.

lesson-requirement = Sending a wanderer
lesson-requirement-send = It is your turn. The top card of the deck, a Sergeant, asks for an even strength: of your hand only the Pyromaniac (2) and the Black Knight (6) may be sent. Mind two things: a wanderer that nobody wants comes back to you, and you must recruit it. And { $ben } and { $cleo } both have a Black Knight, you do not. Send him!
lesson-requirement-send-otherwise = The Black Knight would hurt both others and please you: they have one already, you do not.
lesson-requirement-back = { $ben } and { $cleo } do not know what it is, and are careful. After a full circle you have no choice: recruit it. That is just what you wanted.
lesson-requirement-done = The Black Knight joins you, and you drew a card to end your turn. If no hand card fits one day, the top card of the deck is sent, and you discard a card of your choice for it. You are asked about a power now; powers come soon.

lesson-hint = Hints
lesson-hint-ask = { $cleo } has sent you a wanderer of an even strength: a Pyromaniac, a Dog Trainer or a Black Knight. You have only the Pyromaniac already. Before you decide you may ask for a hint with a hand card: { $cleo } looks at it and has to say truly whether it is the same hero as the wanderer. Ask about the one you are afraid of: the Pyromaniac.
lesson-hint-ask-otherwise = Only a Pyromaniac would hurt you, and you hold one in your hand. Asking with it makes you sure.
lesson-hint-recruit = “No”: so it is a Dog Trainer or a Black Knight, and both are new to you. The others heard the answer, but did not see your card. It is spent, but now you know. Recruit!
lesson-hint-recruit-otherwise = It is no Pyromaniac, so it is new to you in any case.
lesson-hint-done = A Dog Trainer, your fourth hero. You may ask for as many hints as you like, but never with your last hand card.

lesson-powers = Powers
lesson-powers-look = Every hero in your party has a power that can be used once, at any time, even if it is not your turn. The wanderer lies before { $ben }, who has five heroes! Your Sergeant can look at it. Use him now, before { $ben } decides.
lesson-powers-look-otherwise = { $ben } needs only one more hero. It is worth knowing what lies there before anything else happens.
lesson-powers-wait = You have announced the Sergeant. Before a power takes effect everybody may answer it with a power, you too. You want to see the card first: use nothing.
lesson-powers-wait-otherwise = Nothing has been seen yet. Wait for the Sergeant’s report first.
lesson-powers-silent = A Wizard, the one that { $ben } lacks! Now you may tell the others what you saw, truly or not, or keep it to yourself. Say nothing.
lesson-powers-burn = { $ben } must not get it. Your Pyromaniac discards the wanderer, wherever it lies. Use him!
lesson-powers-burn-otherwise = If { $ben } recruits it, that is the end of the game.
lesson-powers-done = The Wizard is gone, and nobody has recruited it. Your Sergeant and your Pyromaniac lie sideways: their powers are used, but they still count as heroes.

lesson-cancel = Cancelling a power
lesson-cancel-chicken = You know the wanderer before you: a Black Knight, your sixth hero. But { $ben } sees it coming and uses the Pyromaniac. Your Angry Chicken cancels a power that has just been announced. Use it!
lesson-cancel-chicken-otherwise = The Pyromaniac would burn your sixth hero. The Angry Chicken can stop that.
lesson-cancel-recruit = Cancelled: the Pyromaniac has no effect, but counts as used. The wanderer is still there. Recruit it!
lesson-cancel-recruit-otherwise = A Black Knight is all that you lack, and there it lies.
lesson-cancel-done = Six heroes again! An Angry Chicken can even cancel another Angry Chicken; then the first power takes effect after all.

lesson-bluff = A bluff at the end
lesson-bluff-send = The deck has only one card left: the game ends after your turn. Nobody has six heroes, so the largest party wins. All three have four; then the fewest eliminated cards decide, and then the fewest used powers. You have to send an odd strength. Send the Witch: { $cleo } has one, and if it comes back to you it is your fifth hero.
lesson-bluff-send-otherwise = A Wizard could become the fifth hero of { $cleo }. The Witch is in that party already.
lesson-bluff-look = Now a bluff. Your Sergeant looks at the wanderer. You know it, but whoever looks may say something about it, and nobody can check. Use him!
lesson-bluff-look-otherwise = With the Sergeant you could tell the others a story about this card.
lesson-bluff-claim = Say that it is a Wizard. { $ben } has a Wizard and will pass; { $cleo } has none and would love to have one.
lesson-bluff-claim-otherwise = A Wizard is the story that fits best: { $ben } does not want one, { $cleo } does.
lesson-bluff-watch = Now watch what they make of it …
lesson-bluff-done = { $cleo } believed you and has lost a Witch. You drew the last card, and the game is over: you and { $ben } have four heroes each, but { $ben } has two eliminated cards and you have none. The victory is yours. Now you know the game!
