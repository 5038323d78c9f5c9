### The teacher's words in the lessons of Rent a Hero.

lesson-goal = Your goal
lesson-goal-recruit = Welcome! The first player to gather six different heroes wins at once. Your party has five; they lie sideways because their powers are used up. The wanderer, sent by { $cleo }, lies face down in front of you. Your Sergeant has let you look at it: it’s a Wizard, and you don’t have one. Recruit it!
lesson-goal-otherwise = The Wizard would be your sixth hero, and six heroes win the game.
lesson-goal-done = Six different heroes: you win, even in the middle of a turn. Usually you don’t know what the wanderer is. The next lesson shows how to guess well.

lesson-wanderer = Recruit it or pass it on
lesson-wanderer-pass = Each player starts with two heroes. { $ben } has sent the wanderer, and { $cleo } did not want it. The requirement in the middle says what may be sent: strength 3 or less, so this is an Angry Chicken, a Pyromaniac or a Witch. You already have two of these. A second copy does not join: both copies are eliminated. Better pass it on.
lesson-wanderer-pass-otherwise = You already have two of the three heroes it could be, and a second copy would cost you the first. Passing is safer.
lesson-wanderer-recruit = It has come back to { $ben }, who sent it and has to recruit it: a second Witch, and both are gone. Now { $cleo } has revealed “strength 5 or more” and sends you a card: a Sergeant, a Black Knight or a Wizard. You have none of them, so nothing can go wrong. Recruit it!
lesson-wanderer-recruit-otherwise = With strength 5 or more it must be a hero you don’t have yet: nothing can go wrong.
lesson-wanderer-done = A Black Knight joins you: three heroes. In the next lesson it is your turn to send a wanderer.

lesson-requirement = Sending a wanderer
lesson-requirement-send = It’s your turn. The top card of the deck, a Sergeant, asks for an even strength: from your hand you may send only the Pyromaniac (2) or the Black Knight (6). Keep two things in mind. A wanderer that nobody wants comes back to you, and you must recruit it. And { $ben } and { $cleo } both have a Black Knight, while you don’t. Send him!
lesson-requirement-send-otherwise = The Black Knight would hurt both other players and help you: they already have one, you don’t.
lesson-requirement-back = { $ben } and { $cleo } don’t know what it is, so they are careful. After a full circle you have no choice but to recruit it. That is just what you wanted.
lesson-requirement-done = The Black Knight joins you, and you drew a card to end your turn. If you ever have no matching hand card, the top card of the deck is sent instead, and you discard a card of your choice to pay for it. You are asked about a power now; powers come soon.

lesson-hint = Hints
lesson-hint-ask = { $cleo } has sent you a wanderer of even strength: a Pyromaniac, a Dog Trainer or a Black Knight. Of these you have only the Pyromaniac. Before you decide, you may ask for a hint with a hand card: { $cleo } looks at it and must say truthfully whether it is the same hero as the wanderer. Ask about the one you are afraid of: the Pyromaniac.
lesson-hint-ask-otherwise = Only a Pyromaniac would hurt you, and you have one in your hand. Ask with it and you will know for sure.
lesson-hint-recruit = “No”: so it is a Dog Trainer or a Black Knight, and both are new to you. The others heard the answer but did not see your card. The card is spent, but now you know. Recruit!
lesson-hint-recruit-otherwise = It isn’t a Pyromaniac, so either way it is new to you.
lesson-hint-done = A Dog Trainer, your fourth hero. You may ask for as many hints as you like, but never with your last hand card.

lesson-powers = Powers
lesson-powers-look = Every hero in your party has a power that can be used once, at almost any time, even when it isn’t your turn. The wanderer is in front of { $ben }, who has five heroes! Your Sergeant can look at it. Use him now, before { $ben } decides.
lesson-powers-look-otherwise = { $ben } needs only one more hero. It’s worth knowing what that card is before anything else happens.
lesson-powers-wait = You have announced the Sergeant. Before a power takes effect, everyone may respond to it with a power, including you. You want to see the card first, so use nothing.
lesson-powers-wait-otherwise = You haven’t seen anything yet. Wait for the Sergeant’s report first.
lesson-powers-silent = A Wizard, the very hero { $ben } needs! Now you may tell the others what you saw, truthfully or not, or keep it to yourself. Say nothing.
lesson-powers-burn = { $ben } must not get it. Your Pyromaniac discards the wanderer, wherever it lies. Use him!
lesson-powers-burn-otherwise = If { $ben } recruits it, the game is over.
lesson-powers-done = The Wizard is gone, and nobody has recruited it. Your Sergeant and your Pyromaniac lie sideways: their powers are used, but they still count as heroes.

lesson-cancel = Cancelling a power
lesson-cancel-chicken = You know the wanderer in front of you: a Black Knight, your sixth hero. But { $ben } sees it coming and uses the Pyromaniac. Your Angry Chicken cancels a power that has just been announced. Use it!
lesson-cancel-chicken-otherwise = The Pyromaniac would burn your sixth hero. The Angry Chicken can stop that.
lesson-cancel-recruit = Cancelled: the Pyromaniac has no effect but counts as used. The wanderer is still there. Recruit it!
lesson-cancel-recruit-otherwise = A Black Knight is all you need, and there it is.
lesson-cancel-done = Six heroes again! An Angry Chicken can even cancel another Angry Chicken; then the first power takes effect after all.

lesson-bluff = A bluff at the end
lesson-bluff-send = The deck has only one card left, so the game ends after your turn. Nobody has six heroes, so the largest party wins. All three parties have four; ties are broken by the fewest eliminated cards, then by the fewest used powers. You have to send an odd strength. Send the Witch: { $cleo } has one, and if it comes back to you it is your fifth hero.
lesson-bluff-send-otherwise = A Wizard could become { $cleo }’s fifth hero, but that party already has a Witch.
lesson-bluff-look = Now for a bluff. Your Sergeant looks at the wanderer. You already know it, but a player who looks may say something about it, and nobody can check. Use him!
lesson-bluff-look-otherwise = The Sergeant lets you tell the others a story about this card.
lesson-bluff-claim = Say it is a Wizard. { $ben } has a Wizard and will pass; { $cleo } has none and would love one.
lesson-bluff-claim-otherwise = A Wizard makes the best story: { $ben } doesn’t want one, { $cleo } does.
lesson-bluff-watch = Now watch what they make of it …
lesson-bluff-done = { $cleo } believed you and has lost a Witch. You drew the last card, and the game is over: you and { $ben } have four heroes each, but { $ben } has two eliminated cards and you have none. You win. Now you know the game!
