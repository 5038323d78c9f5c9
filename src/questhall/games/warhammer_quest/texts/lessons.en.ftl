### The lessons of Warhammer Quest in English.

lesson-attack = Attacking
lesson-attack-strike = Welcome! Down here in the tunnels you are the { card-ironbreaker }, and a { card-goblin_warrior } stands before you: it is engaged with you. When you are activated you perform one of your four action cards: attack, explore, rest or aid. Each says how many dice you roll. The goblin has 2 health, so you need two successes. Attack with { card-ib_attack_basic }!
lesson-attack-strike-otherwise = As long as the goblin is engaged with you, it adds a black die to every action you take. Strike it down.
lesson-attack-watch = Two successes: the goblin falls. A black die is rolled for every ready enemy engaged with you, and this one showed an attack. Enemies strike back even as they fall, but one of your dice showed a shield as well, and a shield stops one point of an attack. Your card is exhausted now. { $ben } is next, and explores.
lesson-attack-done = With two heroes each of you acts twice in a round, and you have to use another card: an exhausted one stays down until you prepare. A later lesson shows how. Next: exploring.

lesson-explore = Exploring
lesson-explore-go = Attacking alone wins nothing: the quest wants you to explore. { card-crumbling_arches } needs 6 progress. Every success in an explore action is one progress, no matter which enemies you face. Explore with { card-ib_explore_basic }!
lesson-explore-go-otherwise = The bat is a nuisance, but the quest is won by exploring.
lesson-explore-watch = Three successes, three progress. But the bat rolled an attack, none of your dice showed a shield, and you suffer a wound. { $ben } explores too. The Waywatcher is the best scout there is: one extra success.
lesson-explore-done = Six of six: the location is fully explored. In longer quests you could now travel to the next location, and you also draw a dungeon card after each explore action, for better or worse. Next: what to do about wounds.

lesson-rest = Resting
lesson-rest-rest = You have suffered 4 wounds; with 16 you would be defeated. Rest with { card-ib_rest_basic }: every success recovers one wound. The goblin facing you does not rest, so shields are welcome here too.
lesson-rest-rest-otherwise = Nobody else looks after your wounds. Rest while you can.
lesson-rest-exhaust = One success, one wound recovered, and the shield stopped the goblin. Your card does more: you may exhaust an enemy that is engaged with you. An exhausted enemy rolls no die and is not activated in the enemy phase. Hold the goblin back!
lesson-rest-exhaust-otherwise = An exhausted goblin cannot strike this round.
lesson-rest-watch = Now the goblin is no danger until the end of the round. { $ben } explores.
lesson-rest-done = Look at your cards: only two are still ready. When you have used what you need, it is time to prepare. That comes next.

lesson-aid = Aiding and preparing
lesson-aid-aid = A bat is after { $ben }, who is badly wounded, and most of your cards are exhausted. { card-ib_aid_basic } takes care of all of it: the successes become tokens on { $ben }’s cards, and the card has the prepare icon, which readies all your action cards afterwards. Aid { $ben }!
lesson-aid-aid-otherwise = { $ben } needs help, and your cards need to be readied: the aid card does both.
lesson-aid-pull = Before you roll, this card lets you draw an enemy to yourself. You can handle a bat better than { $ben } can.
lesson-aid-pull-otherwise = With 16 health you can handle a bat. { $ben } cannot.
lesson-aid-tokens = The bat flies at you but misses. Two successes: { $ben } gets two success tokens and puts them on action cards, two on a card at most.
lesson-aid-watch = All your cards are ready again: that was the prepare icon. { $ben } explores and spends both tokens for two extra successes.
lesson-aid-done = Five progress with one action. Tokens stay on a card as long as you like, so aid early to prepare a great blow. Next: what the enemies do.

lesson-enemies = Enemies and peril
lesson-enemies-choose = The hero phase is over; now the enemies act. Everyone activates the enemies engaged with their own hero, in any order. An enemy does what its keywords say, from left to right: the bat bites and flies back into the shadows; the goblin runs to the most wounded hero and strikes. Activate the bat first.
lesson-enemies-choose-otherwise = Both will act. The bat will be gone afterwards.
lesson-enemies-watch = The bat bit you and vanished; the goblin left you for { $ben }, who has more wounds. Then came the location phase, in which { card-crumbling_arches } drops a stone on the hero with the fewest wounds: you. In the peril phase the peril token moved on, and { $ben } became party leader. In a real quest the coloured spaces of the peril track bring trouble. A new round begins, and the leader acts first.
lesson-enemies-done = That is a whole round: heroes, enemies, location, peril. One last lesson: how to win.

lesson-victory = Victory
lesson-victory-strike = The tutorial is won at the end of a location phase, if the location is fully explored and no enemy is engaged with a hero. You need three more progress, and a wounded goblin stands before you. { $ben } will explore: strike the goblin down!
lesson-victory-strike-otherwise = While an enemy is engaged with a hero, the tutorial cannot be won.
lesson-victory-watch = The goblin is gone. Now { $ben } has to find the last three.
lesson-victory-done = Victory! You win and lose together. You know the rounds and the four actions; gear, dungeon cards, nemeses and the settlement come with the first quests. Play the tutorial quest from the start, or begin a campaign: the briefing tells you what is special about each quest.
