### The teacher's words in the lessons of Talisman.

lesson-others-turn = Now it’s { $ben }’s turn.

lesson-moving = Moving
lesson-moving-go = Welcome! You are the Warrior, out to win the Crown of Command in the middle of the board. Every turn begins with a roll, and you have rolled a 4: you move exactly four spaces, clockwise or counterclockwise. One way leads into the Forest, where people get lost. The other leads to the Hills, where two bags of gold are lying. Go to the Hills!
lesson-moving-go-otherwise = Nobody has picked up the gold on the Hills yet.
lesson-moving-take = You have landed, and now you encounter the space. The Hills call for one Adventure card, but a card is lying here already, so you don’t draw. Nothing here wants to fight you: take the gold!
lesson-moving-take-otherwise = Gold buys equipment and healing, and here it costs nothing.
lesson-moving-watch = You now have three gold. Moving and one encounter: that was your turn. Now { $ben } moves with the Troll and does the same.
lesson-moving-city = Your second turn: you have rolled a 2. The Woods are one choice, the City is the other. You have money to spend, so go to the City.
lesson-moving-city-otherwise = In the City you can choose whom to visit; in the Woods you would have to take what comes.
lesson-moving-done = Welcome to the City! A space without cards has instructions of its own: here you choose whom to visit. That is what the next lesson is about.

lesson-spaces = Meeting a space
lesson-spaces-ruins = You are the Elf, and you are good. You have rolled a 3. In the Graveyard a good character loses a Life. In the Ruins you draw two Adventure cards, and nobody knows what they will be. That is the adventure you came for. Go to the Ruins!
lesson-spaces-ruins-otherwise = The Graveyard costs good characters a Life. The Ruins offer two cards.
lesson-spaces-wish = You drew Two Bags of Gold and a Fairy. Cards are encountered in the order of their numbers: Events first, then Enemies, then Strangers like the Fairy, then whatever you can take, and Places last. The Fairy grants a good character a wish. Strength helps in every battle: wish for Strength.
lesson-spaces-wish-otherwise = A point of Strength stays with you for good.
lesson-spaces-take = You have Strength 4, and the Fairy is gone. Nothing stands between you and the gold now. Take it!
lesson-spaces-take-otherwise = The next character to come along can take whatever you leave here.
lesson-spaces-village = A 4 this time. The Woods call for another card; the Village has instructions instead. You have three gold, so go shopping in the Village.
lesson-spaces-village-otherwise = You have gold to spend, and the Village is where it is worth something.
lesson-spaces-blacksmith = In the Village you visit one of three: the Healer heals you for gold, the Mystic makes you roll a die, the Blacksmith sells weapons and armour. Visit the Blacksmith.
lesson-spaces-blacksmith-otherwise = You are not wounded, and the Mystic is a gamble. The Blacksmith sells what you need.
lesson-spaces-sword = A Sword costs two gold and adds 1 to your Strength in battle. Buy it!
lesson-spaces-sword-otherwise = For two gold you could have had a Sword, which adds 1 to your Strength in battle.
lesson-spaces-done = The Sword is yours. Remember: “draw a card” spaces bring surprises and fill up with what others leave there; the rest have fixed instructions, which you can read any time by opening the space. Next: a fight.

lesson-fighting = Fighting with fate
lesson-fighting-fate = You are the Dwarf, and the card you drew is a Bear, Strength 3. In a battle both sides roll a die and add their Strength: 3 and 1 make 4 for you, 3 and 4 make 7 for the Bear. You would lose a Life! But you have one fate: spend it, and you reroll your die.
lesson-fighting-fate-otherwise = You have nothing to lose: a 4 would be a stand-off, a 5 or 6 wins. Fate is made for such moments.
lesson-fighting-trophies = A 5: 8 against 7, you win! The Bear is your trophy, worth its Strength: 3 points. You already had the Serpent, worth 4. At the end of a turn, seven points of Strength buy one Strength for good. Hand in both!
lesson-fighting-trophies-otherwise = Seven points make you stronger for the rest of the game; the trophies themselves do nothing.
lesson-fighting-go = Strength 4 now. You have rolled a 4. In the Fields next to the City stands { $ben }’s Troll: if you land on another character, you may attack it instead of meeting the space, but a Troll with Strength 6 is too much for you. Go to the Fields on the other side, beyond the Tavern.
lesson-fighting-go-otherwise = The Troll is there, and he is stronger than you. The lesson goes on in the Fields beyond the Tavern.
lesson-fighting-watch = A Shadow: Spirits fight with Craft instead of Strength. 3 and 3 against 2 and 2, and you had won before you could worry. In psychic combat no weapon counts. Now it’s { $ben }’s turn.
lesson-fighting-done = The Shadow is a trophy too, towards Craft. If you lose a fight, you lose a Life, the Enemy stays on its space, and your turn ends; equal scores are a stand-off and end it too. With your last Life your character is gone, and you go on with a new one.

lesson-belongings = Objects and Followers
lesson-belongings-mule = You are the Thief, and in the Ruins lie a Sword and a Mule. You carry four Objects, and that is the limit. The Mule is a Follower: you can have any number of those, and this one carries four more Objects for you. So take the Mule first!
lesson-belongings-mule-otherwise = Without the Mule a fifth Object is one too many, and you would have to leave one behind.
lesson-belongings-sword = Now there is room for eight. Take the Sword!
lesson-belongings-sword-otherwise = You have room for it, and it adds 1 to your Strength in battle.
lesson-belongings-go = You have rolled a 1. Your printed Strength is 3. The Magic Belt adds 1 always, the Sword adds 1 in battle. Go to the Plains and look for trouble.
lesson-belongings-go-otherwise = Either way you draw a card. The lesson goes on in the Plains.
lesson-belongings-attack = An Ogre, Strength 5! Your best weapon is in your hand already: 3 for you, 1 for the Belt and 1 for the Sword also make 5. You may use one weapon only, however many you carry. Roll for the attack!
lesson-belongings-attack-otherwise = Without the Sword you are weaker: it counts only if you use it.
lesson-belongings-shield = 6 against 9: you have lost this one, and it would cost a Life. One piece of armour may save it, though not the battle: the Helmet on a 6, the Shield on a 5 or 6. Use the Shield!
lesson-belongings-shield-otherwise = The Shield saves the Life twice as often as the Helmet, and nothing is lost by trying.
lesson-belongings-watch = A 5: the Shield saves your Life. The Ogre stays in the Plains, and your turn is over. Now it’s { $ben }’s turn.
lesson-belongings-done = What you carry everyone can see, and some of it can be lost, stolen or sold. Put down what you don’t need whenever you like: it stays on the space for anyone to take. Next: something nobody can see.

lesson-spells = Casting a Spell
lesson-spells-teleport = You are the Wizard. Two Spells are in your hand, and only you know which: with Craft 5 you may hold two. Each card says when it can be cast. Teleport replaces your roll and takes you to any space of your Region. In the Ruins a Giant guards two bags of gold. Cast Teleport and go to the Ruins!
lesson-spells-teleport-otherwise = The gold is in the Ruins, and Teleport could have taken you straight there.
lesson-spells-blast = The Giant has Strength 6, you have 2. But before the dice roll, you may cast Psionic Blast: it adds your Craft value, 5, to your Strength for this battle. Cast it!
lesson-spells-blast-otherwise = With 2 against 6 you need a lot of luck; with 7 against 6 you need little.
lesson-spells-take = 11 against 9: the Giant is yours! A Spell is discarded once cast. You have cast your last one, and it is the Wizard’s own ability to draw a new one at once: Counterspell. Now take the gold.
lesson-spells-take-otherwise = You have earned the gold.
lesson-spells-watch = Now { $ben }’s turn begins …
lesson-spells-counter = { $ben } casts Acquisition on you, to take your gold! In another player’s turn you may cast one Spell, and Counterspell answers one that has just been cast. Cast it!
lesson-spells-counter-otherwise = Counterspell is made for this: without it, { $ben } takes something of yours.
lesson-spells-rest = The Acquisition has no effect, and both Spells are spent. { $ben }’s turn goes on.
lesson-spells-done = Your gold is safe, and you have drawn another Spell. In your own turn you may cast as many Spells as you held when it began. You are asked only when a Spell fits, so nobody can tell what you hold.

lesson-alignment = Good, neutral, evil
lesson-alignment-good = You are the Druid, wounded and without gold, and you have come to the Chapel. It heals good characters for free and neutral ones for gold; evil ones lose a Life. You are neutral. Other characters seldom change their alignment, but the Druid may do so whenever he likes. Become good!
lesson-alignment-good-otherwise = Neutral characters pay for healing here, and you have no gold. Good ones are healed for free.
lesson-alignment-stay-good = You are good now, and an Alignment card beside your character shows it. The Druid could change again at once. Stay as you are: do nothing.
lesson-alignment-stay-good-otherwise = Only a good character is healed here for free.
lesson-alignment-heal = Now the Chapel is open to you. You could pray, which is a gamble. Better heal: all your Lives, up to the number on your card.
lesson-alignment-heal-otherwise = You have lost two Lives. Healing brings both back for certain.
lesson-alignment-watch = Four Lives again. Now { $ben } moves with the Sorceress, who is evil. Watch what the Chapel does to her …
lesson-alignment-graveyard = The evil Sorceress has lost a Life there. You have rolled a 4, and you have no fate left. The Graveyard is the Chapel’s opposite: good characters lose a Life, but evil ones get all their fate back. Go there!
lesson-alignment-graveyard-otherwise = In the Graveyard, an evil character gets all fate back, and the Druid can be evil when he likes.
lesson-alignment-evil = You know what to do: become evil!
lesson-alignment-evil-otherwise = As a good character you lose a Life in the Graveyard.
lesson-alignment-stay-evil = Evil for the moment. Leave it at that: do nothing.
lesson-alignment-stay-evil-otherwise = Only evil characters get their fate back here for free.
lesson-alignment-fate = Praying is a gamble here too. Regain all your fate.
lesson-alignment-fate-otherwise = Four fate for certain is worth more than a prayer.
lesson-alignment-rest = Four fate! Now it’s { $ben }’s turn.
lesson-alignment-done = Alignment also decides which cards you may have: the Runesword is not for good characters, the Holy Grail not for evil ones, and a character who may no longer have a card leaves it on the space. By the way: you have fate again, so you are asked whether to reroll the die for your move.

lesson-bridge = The bridge to the Middle Region
lesson-bridge-cross = The board has three Regions, one inside the other, and a roll keeps you in yours. Between the Outer and the Middle Region flows the Storm River. One bridge leads across it, and the Sentinel guards it with Strength 9. You are the Troll, and with two gained points your Strength is 8. Your 3 is enough to cross. Try it!
lesson-bridge-cross-otherwise = With Strength 8 you are nearly a match for the Sentinel, and richer land lies beyond the bridge.
lesson-bridge-valley = 12 against 11: the Sentinel lets you pass! You have used two steps of your 3, so one is left, in the direction you like. On the Cursed Glade, Objects and Magic Objects lose their power. In the Hidden Valley three cards are lying. Go to the Hidden Valley!
lesson-bridge-valley-otherwise = Nothing waits for you in the Cursed Glade, but the Hidden Valley has three cards.
lesson-bridge-heal = The Valley calls for three cards, and three lie here, so you draw none. The Healer, a Stranger, comes first. You have lost two Lives: let him heal you.
lesson-bridge-heal-otherwise = He asks nothing for it.
lesson-bridge-gold = Six Lives. Take the gold before you cross the Marsh, which only holds characters with less than 5 Strength. You needn’t worry.
lesson-bridge-gold-otherwise = Two gold, and nobody guards them.
lesson-bridge-done = This is the Middle Region: more danger, more reward. Going back over the bridge is free, and had you lost to the Sentinel, it would have cost a Life and the rest of your move. With this roll you could even try the Portal of Power, the door to the Inner Region: roll no more than your Strength or your Craft with two dice. But without a Talisman there is no hurry.

lesson-river = The river and a Talisman
lesson-river-raft = You are the Monk, too weak for the Sentinel. There are other ways over the Storm River: the Tavern may offer you a ferry, a Spell may carry you, and with an Axe you can build a Raft in the Woods. Here in the Fields lies a Raft. Take it!
lesson-river-raft-otherwise = The Raft would have taken you over the river without a fight.
lesson-river-cross = A Raft doesn’t keep: it is used at the start of your next turn, instead of the roll, or lost. It goes straight across to the space opposite, and that is the Warlock’s Cave. Cross the river!
lesson-river-cross-otherwise = If you roll, the Raft is gone.
lesson-river-quest = The Warlock gives you a quest if you want one, and a Talisman as its reward. A die decides what he asks for: a fight, a Follower, a Magic Object, or gold. Nobody reaches the Crown without a Talisman. Take on a quest!
lesson-river-quest-otherwise = The Warlock’s quest is the surest way to a Talisman.
lesson-river-watch = A 6: he wants two gold, and you have them. A quest you can fulfil is fulfilled at once, so you hold a Talisman already! Now it’s { $ben }’s turn.
lesson-river-done = Talismans also turn up among the Adventure cards. As long as a quest is open, the Portal of Power stays shut for you; yours is done. With the Talisman in your pack, only one lesson is left.

lesson-crown = The Crown of Command
lesson-crown-valley = You are the Warrior again, now with Strength 9. You have opened the Portal of Power, crossed the Inner Region one space a turn, and beaten the fiends of the Pits. Ahead lies the Valley of Fire, which only those with a Talisman may enter. You have one. Go on!
lesson-crown-valley-otherwise = Your Talisman opens the Valley of Fire. There is no reason to turn back now.
lesson-crown-watch = The Valley lets you in. { $ben } is still far away, in the Outer Region …
lesson-crown-crown = One more space. A character who reaches the Crown of Command stays there, and from then on nobody who is killed comes back. Go on to the Crown!
lesson-crown-crown-otherwise = The Crown is one step away, and nobody can overtake you.
lesson-crown-fate = You are on the Crown, and you cast the Command Spell, now and in each of your turns. On 4, 5 or 6 every other character loses a Life, wherever it is. You have rolled a 2. That is what you have saved your fate for: reroll!
lesson-crown-fate-otherwise = With a 2 the Command Spell has no effect. One fate gives you another try.
lesson-crown-last = A 5: { $ben } has one Life left, and has a turn to do something about it. Then you cast the Command Spell again …
lesson-crown-done = A 4, and the last opponent has fallen. The last character alive wins, and that is you! Now you know the way to the Crown: grow strong, win a Talisman, and get there first.
