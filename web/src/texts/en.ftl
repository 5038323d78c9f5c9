### The browser client in English. The server sends the texts about what happens at a table.

## Everywhere

skip-to-content = Skip to content
settings = Settings
language = Language
theme-now = Theme: { $theme ->
        [auto] match system
        [light] light
       *[dark] dark
    }
sound = Sound
about = About Questhall
close = Close
loading = Loading…
events = Events
no-such-page = Page not found
to-the-lobby = Back to the lobby
rules = Rules
replay = Replay
result = Result
you = you
guest = Guest

## Lobby

welcome = Take a seat
welcome-more = Fantasy games by the book, with friends and bots. No account needed.
your-name = Your name
games = Games
players-from-to = { $from }–{ $to } players
minutes-from-to = { $from }–{ $to } min
bots = Bots
at-the-table = At the table
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert
play-now = Play now
make-a-table = Play with friends
my-tables = My tables
your-move = Your move
go-on = Continue
phase-gathering = waiting for players
phase-playing = in progress
listed-tables = Open tables
no-listed-tables = There are no open tables right now. Start one!
compiling = Getting the bots up to full strength: about { $time } left. You can play in the meantime.
free-seat = free seat
sit-down = Sit down
watch = Watch
finished-games = Finished games
open-a-record = Open a record
forget-table = Remove from this list: { $names }

## A new table

make-a-table-of = New table: { $game }
seats = Seats
seats-more = In clockwise order around the table.
seat-number = Seat { $number }
seat-me = me
seat-friend = friend
seat-open = anyone
seat-bot = bot
seat-friend-more = for anyone with the invitation
seat-open-more = first come, first served
name-of-seat = Name for seat { $number }
level-of-seat = Bot for seat { $number }
remove-seat = Remove seat { $number }
add-seat = add a seat
hotseat-more = Sharing one device? It will tell you when to pass it on.
variants = Variants
variants-more = The printed rules apply unless you tick something.
how-we-play = Table settings
who-finds-it = Who can find the table
private = only people with the link
listed = everyone, in the lobby
timers = Time limit
timers-patient = patient
timers-none = none
timers-quick = quick
timers-calm = relaxed
timers-days = several days
timers-patient-more = 10 minutes for a move, 3 to respond, and only while someone else is waiting at the table.
timers-none-more = Take as long as you like.
timers-quick-more = 45 seconds for a move, 12 to respond. When time runs out, a bot moves for you or you use nothing.
timers-calm-more = 3 minutes for a move, 30 seconds to respond. When time runs out, a bot moves for you or you use nothing.
timers-days-more = 2 days for a move, 12 hours to respond. You can close the page in the meantime.
pace = Bot speed
pace-slow = slow
pace-usual = normal
pace-fast = fast
pace-skip = skip to my turn
may-be-watched = Allow spectators
chance = Verifiable dice and shuffles
chance-more = Before the game the server picks a secret seed and shows its SHA-256. Every player adds a word; the seed and the words determine all shuffles and dice. When the game is over, the seed is revealed and your browser checks it.
your-word = Your word
a-random-word = random
open-the-table = Open the table

## Joining and gathering

join = Join a table
join-a-table-of = Join a game of { $game }
seat-kept-for-friend = reserved for a friend
no-seat-is-free = No free seats are left.
join-instead-of = You take { $name }’s seat and play on under that name.
back-to-my-seat = Back to my seat
gathering-more = The game starts as soon as everyone is here and ready.
ready = ready
not-ready = not ready
i-am-ready = I’m ready
invite = Invite friends
invite-more = Send this link, or let your friends scan the code. It gives them a seat, no account needed.
invite-link = Send this link. It gives a friend a seat, no account needed.
qr-code = QR code for the invitation
invitation-link = Invitation link
link-only-here = This link opens only on this computer. To let other devices in, stop the server and start it again with “make host”, or with “questhall serve --host 0.0.0.0”.
copy-link = Copy link
share = Share…
copied = Copied.
start-now = Start with bots
start-now-more = Nobody coming? Bots can take the free seats.

## At the table

table = Table
connecting = Connecting…
connected = connected
reconnecting = connection lost, reconnecting…
watching = watching
watchers = { $count ->
        [one] { $count } watching
       *[other] { $count } watching
    }
table-closed = This table could not be opened
take-back = Undo
ask-to-take-back = Ask to undo
you-undo = You undo your last choice
undo-asked = { $name } asks to undo { $count ->
        [one] their last choice.
       *[other] their last choice and everything since.
    }
player-not-here = { $name } is not here.
free-to-bot = Let a bot play
free-to-anyone = Offer the seat to someone else
seat-is-vacant = A bot plays for { $name } until someone with the invitation takes the seat.
copy-invitation = Copy the invitation
freeing-bot = { $names } would like a bot to play for { $name }.
freeing-anyone = { $names } would like to offer { $name }’s seat to someone else.
agree = Agree
refuse = Refuse
notify-me = Notify me when it’s my move
link-of-my-seat = Link to my seat
link-of-my-seat-more = Use this link to continue in another browser. Anyone who has it can play your seat, so keep it to yourself.
leave = Leave
leave-the-table = Leave the table?
leave-more = A bot plays for you until you come back. You will find the table in the lobby, under “My tables”.
stay = Stay
pass-the-device = Pass the device to { $name }
i-am = I am { $name }
which = Which one?
asked-aloud = { $question } { $count ->
        [one] One option.
       *[other] { $count } options.
    }
standing-orders = Don’t ask every time…
standing-orders-more = A standing order answers for you, so that you aren’t asked every time. Active orders are listed here, and you can cancel them.
decline-until = Use nothing { $until }
decline-window = Use nothing { $window }
game-goes-on = The game goes on
asking = Ask me
asking-every = always
asking-fitting = when it fits
asking-concerned = when it’s about me
asking-every-more = You are asked whenever you could do anything at all.
asking-fitting-more = You are asked where something you have could sensibly be used. Otherwise you use nothing.
asking-concerned-more = You are asked in your own turn, and when something happens to you. Otherwise you use nothing.
withdraw-orders = Cancel all orders
early-answer = You can answer now; it counts when your turn comes.
answer-kept = Your answer is saved until your turn comes. You can still change it.
you-watch = You are watching this table.
time-left = Time left
seconds = { $count } s
minutes = { $count } min
hours = { $count } h
log-and-chat = Log and chat
log = Log
log-of = Show in the log
log-all = everything
log-no-deal = without the deal
search = search
search-log = Search the log
earlier = Earlier…
see-this-moment = See this moment in the replay
look-back = View the table as it was then
looking-back = Looking back: after choice { $choice } of { $last }
back-to-now = Back to the game
your-move-waits = It’s your move; the game is waiting for you.
deciding-together = You decide together. The choice is made once everyone has voted; if you disagree, { $name }’s vote counts.
deciding-by-most = You decide together. The choice is made once everyone has voted; if you disagree, the most votes count.
voted-waiting = You have voted. Still to vote: { $names }. Until then you can change your vote.
wanted-by = votes: { $names }
continued = This game continues another one with the same shuffles and dice, so players may know what is coming.
continued-from = See the original game
chat = Chat
nobody-has-spoken = No messages yet.
say-something = Say something
send = Send
why-not = Why not now?
use-when-possible = Use as soon as possible

## Seats and cards

seat-of = { $name }’s seat
active-player = active
away = away; a bot is playing
not-here = not here
winner = winner
hand-cards = { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
eliminated-cards = { $count ->
        [one] { $count } eliminated card
       *[other] { $count } eliminated cards
    }
eliminated-by = { $name }’s eliminated cards
party-of = { $name }’s party
member = { $hero }, strength { $strength }
member-used = { $hero }, strength { $strength }, used
member-lit = { $hero }, strength { $strength }, can be used now
middle = Middle of the table
deck = Deck
deck-of = { $count ->
        [one] Deck: { $count } card
       *[other] Deck: { $count } cards
    }
discard = Discard
discard-of = Discard pile, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, on top: { $hero }
requirement = Requirement
requirement-card = Requirement: { $hero }
requirement-ignored = ignored this turn
hints = Hints
hint-yes = yes
hint-no = no
face-down = face down
announced-powers = Announced powers
cancelled = cancelled
second-copy = second copy
hand-of = { $name }’s hand
your-hand = Your hand
hand-card = { $hero }, strength { $strength }, in your hand
hand-empty = no cards in hand
no-cards = no cards
wanderer-before = The wanderer in front of { $name }
wanderer-known = The wanderer in front of { $name }; you know it: { $hero }

## Lessons

learn = Learn by playing
lesson-of = Lesson { $number } of { $of }
lessons-learned = Lessons completed: { $count } of { $of }
next-lesson = Next lesson
skip-lesson = Skip to the next lesson
lesson-anew = Restart this lesson
play-for-real = Now play a real game
advised = suggested

## The end

standings = Standings
rematch = Rematch
join-rematch = Join the rematch
join-next-quest = Join the others for the next quest
next-quest = Next quest
save-record = Save the record
chance-was-fair = Verified: dice and shuffles were fair
chance-was-not-fair = Not verified: the seed does not match what was shown before the game
chance-check = Before the game everyone saw the SHA-256 of a secret seed. Your browser has now computed it again from the revealed seed.
commitment = shown before the game
seed = seed
seed-digest = SHA-256 of the seed
fingerprint = fingerprint of the record

## Replay

replay-of = Replay: { $game }
play = Play
pause = Pause
first-step = Go to the start
previous-step = Step back
next-step = Step forward
last-step = Go to the end
step-of = Step { $step } of { $last }
eyes = View as
eyes-all = everyone (all cards open)
eyes-spectator = a spectator
speed = Speed
link-to-step = Link to this moment
continue-here = Continue from here
continue-more = A new table starts from step { $step }. You take one seat, and bots take the others.
continue-chance = The cards are where they were, and all future shuffles and dice are those of this game. Good for trying out what else could have happened, but not a fair contest if you have seen the rest.
continue-begin = Play from here
my-seat = My seat
place-of = { $name }’s seat

## Rules

rules-of = Rules of { $game }
rules-language = The clauses and rulings are in our own words. The rulebook itself belongs to its publisher.
table-of-contents = Contents
search-rules = Search the rules
clauses = Clauses
rulings = Rulings on open questions
page-number = page { $page }
nothing-found = Nothing found.

## About

about-questhall = Questhall lets you play fantasy tabletop games, complete and by the book, in a browser or a terminal, with friends and bots. It is free software under the MIT licence.
about-unofficial = Questhall is unofficial and not affiliated with any publisher. Pictures and wording are our own; the games and their names belong to their owners.
about-icons = Icons
about-icons-more = The icons are by Lorc, Delapouite and contributors.
about-letters = Headings are set in Alegreya by Juan Pablo del Peral, under the SIL Open Font License.
keyboard = Keyboard
keyboard-more = Use Tab to reach everything and Enter to choose. At a table, every option has a key, and Q goes to the question.
number-keys = Keys choose actions

## What went wrong

problem-no-connection = The server cannot be reached. Check your connection and try again.
problem-server = The server could not answer. Please try again in a moment.
problem-unexpected = Something went wrong. Please try again; if that does not help, reload the page.
problem-copy = The link could not be copied. Select it in the address bar and copy it from there.
problem-copy-field = The link could not be copied. Select it and copy it yourself.

## Settings

page-tools = Settings and help
settings-more = This browser remembers your settings.
theme = Theme
theme-auto = match system
theme-light = light
theme-dark = dark
motion = Motion
motion-auto = match system
motion-less = less motion
pace-more = New tables that you start use this speed.
sound-more = For dice, cards, hits, lost Lives, your turn, victory and defeat
number-keys-more = Press ? to see all keys
introductions = Introduce me to my role
introductions-more = Who you are and what you are after, before the first question of a game
notify-more = While this page is in the background
notify-refused = Your browser blocks notifications from this page. Allow them in its settings first.

## Keyboard

keys = Keys
keys-do = What they do
keys-help = Show this list
keys-question = Go to the question
keys-options = Choose one of the first ten options
keys-letters = Choose one of the options after that (Q is left out)
keys-capitals = Choose one of the options after those
keys-pairs = In a list of more than 60: choose one of the last by the two keys it shows, one after the other
second-key = { $key }: now press the second key, or Esc
keys-everything = Reach everything, and choose it
keys-close = Close a dialog, go back to the game, or leave a text field for the question
keys-replay = In a replay: step back, forward, to the start, to the end
keys-play = In a replay: play or pause
all-keys = Show all keys

## Names and turns

bot = bot
your-turn = Your turn
turn-of = { $name }’s turn

## Introductions and moves

you-play = You play: { $name }
you-begin-with = You start with
lets-begin = Let’s begin
moves = Moves
moves-all = also when nothing happened

## Talisman's board

board = The board
parts-of-the-table = Parts of the table
pane-board = Board
pane-me = Me
pane-others = Others
pane-log = Log
zoom-in = Zoom in
zoom-out = Zoom out
whole-board = Show the whole board
gold-here = { $count } gold
open-sum = Show who adds what
strength-sum = Strength
craft-sum = Craft
counter-strength = Strength
counter-craft = Craft
counter-life = Life
counter-fate = Fate
counter-gold = Gold
objects = Objects
followers = Followers
trophies = Trophies
spells = Spells
sheet-of = Character of { $name }
look-at = Look at: { $what }
toad = Toad
is-toad = Toad for { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
misses-turns = Misses { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
has-more-turns = { $turns ->
        [one] { $turns } more turn in a row
       *[other] { $turns } more turns in a row
    }
is-enslaved = Enslaved in the Temple
has-quest = On a quest for the Warlock
is-out = Out of the game
no-character = No character yet
has-talisman = Has a Talisman
bears-talisman = With a Talisman: { $names }
on-the-crown = On the Crown of Command: { $names }
command-spell = The Command Spell
death-is-final = The Crown has been reached: a player whose character dies is out of the game
battle = Battle
psychic-combat = Psychic combat
odds-now = From what both sides have now
to-win = to win
draw-and-lose = { $draw }% stand-off, { $lose }% lose
chance-to-win = { $chance }% to win
die-shows = The die shows { $die }
spell-chain = Spells being cast
countered = Countered
choose-character = Choose your character
wares = For sale
you-have-gold = you have { $gold }
left-in-stock = { $count } left
sold-out = sold out
cannot-afford = too expensive
choose-a-space = Choose a space on the board
cancel-aim = Cancel
aim-on-board = Choose the target on the board
perform-this = Perform this action
lies-here = Here now
adventure-deck = Adventure cards left
spell-deck = Spells left
talismans-left = Talismans left
story = The story of this game

## Warhammer Quest's table

facedown-enemy = Facedown enemy
facedown = facedown
exhausted = exhausted
depleted = depleted
is-ready = ready
is-target = target of this attack
enemy-attack = attack { $attack }
enemy-health = { $left } of { $health } health
enemy-resilience = resilience { $amount }
dice-count = { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
token-count = { $count ->
        [one] { $count } success token
       *[other] { $count } success tokens
    }
no-hero = no hero yet
hero-health = { $left } of { $health } health
is-defeated = defeated
is-out-of-quest = out of the quest
is-leader = party leader
is-active = active
is-next = next
engaged-with = Enemies engaged with { $name }
enemies-before = { $count ->
        [0] no enemies engaged
        [one] { $count } enemy engaged
       *[other] { $count } enemies engaged
    }
actions-of = Action cards of { $name }
open-drawer = Show everything this hero owns
belongings-of = What { $name } owns
gear-count = gear { $count }/{ $limit }
drawer-gear = Gear
drawer-items = Items
drawer-conditions = Conditions
drawer-actions = Action cards on the table
drawer-spare_actions = Other action cards
drawer-legendary_set = Legendary gear not yet found
the-quest = Quest:
phases = Round and phase
round-number = Round { $round }
phase-hero = Heroes
phase-enemy = Enemies
phase-location = Location
phase-peril = Peril
peril-at = Peril at { $space } of { $last }
peril-next = { $rounds ->
        [0] At the end of this round
        [one] Next round
       *[other] In { $rounds } rounds
    } – { $text }
peril-now = Now – { $text }
peril-none = No more peril effects on this track
no-location = No location
explored = { $progress } of { $exploration } explored
locations-ahead = { $count ->
        [0] No locations ahead
        [one] { $count } more location
       *[other] { $count } more locations
    }
locations-ahead-to = { $count ->
        [one] Next and last: { $last }
       *[other] { $count } more, the last: { $last }
    }
the-shadows = The shadows
nobody-in-shadows = Nobody lurks here
the-lair = In the lair
waits-in-lair = { $name } waits in the lair
set-aside = Beside the quest sheet
choose-target = Choose a target on the table
dice-tray = Dice and turns
steps-of-action = Steps of the action
step-choose = choose
step-spend = tokens
step-reroll = reroll
step-modify = modify
step-resolve = resolve
dice-to-roll = { $count ->
        [one] { $count } die to roll
       *[other] { $count } dice to roll
    }
sum-successes = { $count ->
        [one] success
       *[other] successes
    }
sum-defence = defence
part-dice = hero dice
part-criticals = critical successes
part-tokens = success tokens spent
part-used = cards used for this action
part-counted = as counted
face-success = one success
face-two_successes = two successes
face-success_and_defence = one success and one defence
face-defence = one defence
face-critical = critical success
face-attack = attack
face-nemesis = nemesis
face-blank = blank
outcome-explore = → { $count } progress
outcome-rest = → { $count ->
        [one] { $count } wound recovered
       *[other] { $count } wounds recovered
    }
outcome-aid = → { $count ->
        [one] { $count } success token for { $name }
       *[other] { $count } success tokens for { $name }
    }
outcome-attack = → { $count ->
        [one] { $count } hit
       *[other] { $count } hits
    }
sum-attack = { $who }: attack { $attack } → { $wounds ->
        [0] all blocked
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }
no-attack = No enemy attacks
activation-of = { $name } acts
next-is = { $name } acts next
then = then { $name }
then-enemies = then the enemies act
hero-phase-ends = All heroes have acted
piles = Decks
piles-more = Decks and discard piles
pile-enemy = Enemies
pile-dungeon = Dungeon cards
pile-location = Locations
pile-gear = Gear
pile-left = { $count ->
        [0] no card left to draw
        [one] { $count } card left to draw
       *[other] { $count } cards left to draw
    }
pile-discarded = { $count ->
        [0] none discarded
        [one] { $count } discarded
       *[other] { $count } discarded
    }
is-acting = acts now
enemy-acts = { $name } acts
enemy-turn-of = { $name } lets an enemy act
then-turns-of = then
then-location = then the location
stage-number = Stage { $stage }
quest-begins = Before the first round
quest-begins-more = The heroes gather, choose who leads, and the first location is revealed.
quest-is-over = The quest is over
may-travel = The party may travel on
may-travel-more = { $count ->
        [one] the last location lies ahead
       *[other] { $count } locations lie ahead
    }
about-enemy = The enemies act
about-location = The location takes effect
about-peril = Peril rises
take-hero = Play { $name }
taken-by = Played by { $name }

## Adventures, rulings and campaigns

adventures = What do you want to play?
adventure-tutorial = For beginners
adventure-quest = A quest
adventure-delve = The delve
adventure-campaign = Campaign
difficulty-of = Difficulty { $value } of 5: medium bots win { $won } of 100 games (measured)
medium-bots-win = medium bots win { $won }%
difficulty-unmeasured = not measured at this difficulty
difficulty-standard = Standard
difficulty-standard-more = As the quest sheets say.
rulings-and-variants = Rulings and variants
rulings-more = The printed rules apply unless you tick something. Nobody needs to look at these for a first game.
rulings-choose = { $count ->
        [one] Look at the variant
       *[other] Look through all { $count }
    }
rulings-done = { $count ->
        [0] Done, as printed
        [one] Done, one ticked
       *[other] Done, { $count } ticked
    }
variants-none = As printed.
not-with = not together with: { $others }
briefing-aim = Your aim
campaign = The campaign
campaign-open = Open the campaign
my-campaigns = My campaigns
campaign-quest = { $campaign }, quest { $number }: { $quest }
campaign-chapter = { $game }: campaign, quest { $number }
campaign-import = Continue a campaign from a file
campaign-imported = { $file } will be continued
campaign-new-instead = Start a new one instead
campaign-export = Save the campaign as a file
campaign-export-more = Continue it at the terminal or on another server. A quest in progress starts again there.
problem-campaign-file = This file is not a campaign of this game.
campaign-map = The quests
campaign-won = won
campaign-lost = lost
campaign-playing = being played
campaign-this = Now: { $quest }
campaign-now = next
campaign-ahead = still to come
campaign-end = How the campaign ended
campaign-new = New campaign
campaign-has-gone-on = The campaign has moved on: see where it is now
campaign-to-the-table = To the table
campaign-next = Next: { $quest }
campaign-who-plays = Who plays whom?
campaign-heroes = The heroes
campaign-played-by = played by { $name }
campaign-gear-limit = gear limit { $limit }
campaign-no-heroes = The heroes are chosen when the first quest begins.
campaign-pool = Campaign pool
campaign-out = Out of the campaign
campaign-chronicle = Chronicle
campaign-nothing-yet = No quest is over yet.
settlement-of = The settlement: { $name } as { $hero }
settlement-party = The party
settlement-trainer = The trainer
settlement-trainer-more = Exchange one basic action for its advanced version.
settlement-blacksmith = The blacksmith
settlement-blacksmith-more = See two pieces of gear and take one of them.
settlement-arena = The arena
settlement-arena-more = Raise your gear limit by one.
settlement-visited = You have been here.
settlement-now = now
settlement-then = new
settlement-now-card = now: { $card }, { $dice }
settlement-then-card = new: { $card }, { $dice }
settlement-train = Learn { $card }
settlement-all-learned = You have learned everything that is taught here.
settlement-fits = It fits.
settlement-instead = It fits if you put away one of: { $cards }
settlement-no-room = There is no room for it.
settlement-take = Take { $card }
settlement-see-wares = See the wares
settlement-limit = Gear limit: { $now } → { $then }
settlement-fight = Fight in the arena
settlement-gear = { $count } of { $limit } pieces of gear (legendary gear does not count)

## Players who come back

me = My identity
me-nobody = You don’t need an account to play. If you like, this browser can keep an identity for you: a secret, without a password or an email address. It gives you your tables, results and ratings on all your devices.
me-keep = Keep an identity
me-rename = Change name
me-other-device = Use another device
me-link = Link to my identity
me-link-more = Open this link, or scan the code, on your other device. Don’t show it to anyone: it lets them play your seats.
me-link-here = Open this link on your other device. Don’t show it to anyone: it lets them play your seats.
me-qr = QR code of the link to my identity
me-offered = Use this identity here?
me-offered-more = The link carries an identity. Accept it only if you made the link yourself: anyone else who has it can see your cards and play your seats.
me-offered-instead = The link carries an identity, and this browser already keeps another one, which it would replace. Accept it only if you made the link yourself: anyone else who has it can see your cards and play your seats.
me-take-over = Use it here
me-decline = No, thanks
me-forget = Forget me
me-forget-more = You can remove your identity from this browser only; keep the link if you want to come back. Or the server can delete it for good, with your name and ratings. Either way you keep the seats that this browser knows.
me-forget-here = Remove it here
me-forget-everywhere = Delete it for good
me-no-tables = You are not sitting at any table.
me-results = Results and ratings
me-no-results = No finished games yet.
me-rating = { $game }: { NUMBER($rating, useGrouping: 0) } after { $games ->
    [one] { $games } game
   *[other] { $games } games
}
me-won = won
me-lost = lost
me-somebody = someone
rated = Rated
rated-more = The result counts for the ratings of everyone at the table, bots included. Players need an identity; if you have none, this browser starts one for you.
rated-join = This game is rated. Players need an identity; if you have none, this browser starts one for you.
ratings-of = Best ratings: { $game }
rating = Rating
rating-who = Player
rating-games = Games

analysis = What decided the game
analysis-offer = See everybody’s chance to win over time, the moments that decided the game, choices that a strong bot would not have made, and how much was luck.
analysis-thorough-offer = A thorough analysis has smaller errors and compares with a stronger bot. It takes several times as long.
analysis-begin = Analyse this game
analysis-begin-thorough = Analyse thoroughly
analysis-waiting = Waiting for other analyses…
analysis-running =
    { $setting ->
        [thorough] Analysing thoroughly…
       *[quick] Analysing…
    }
analysis-left = About { $time } left.
analysis-course = Chances to win
analysis-percent = { $percent }%
analysis-turning-point = turning point
analysis-mistake = mistake
analysis-turning-points = Turning points
analysis-no-turning-points = No single moment stands out.
analysis-mistakes = Mistakes
analysis-no-mistakes = No choice was clearly worse than the bot’s.
analysis-luck-and-skill = Luck and skill
step = Step { $step }

hint = Hint
hint-thinking = The bot is thinking…
hint-choose = A strong bot would choose “{ $option }”.
hint-worth = “{ $other }” loses about { $loss } percentage points (± { $error }) of your chance to win.
hint-evidence = On { $tables } tables that fit what you know, the bot’s choice did better { $better } times and worse { $worse } times.
hint-even = “{ $other }” is about as good.
hint-same = Simple rules of thumb agree.
warn = Are you sure?
warn-loses = You are about to choose “{ $option }”.
warn-back = Choose something else
warn-anyway = Choose it anyway
warn-from = Warn me before mistakes
warn-from-more = When a choice loses this many percentage points of your chance to win. Only against bots; every choice is checked first, which takes a moment.
warn-never = never
warn-points = { $points }+ points

## Puzzles

puzzles = Puzzles
puzzle-of = { $game }: puzzle { $number } of { $count }
puzzle-you-play = You play { $seat }. One option is clearly better than the others. Which?
puzzle-hard = Hard: a bot that plays by rules of thumb gets this one wrong.
puzzle-your-answer = your answer
puzzle-points-explained = A point is one percentage point of the chance to win.
puzzle-next = Next puzzle
puzzle-again = Try again
puzzle-number = Puzzle { $number }
puzzle-solved = solved
puzzles-solved = Solved: { $solved } of { $count }
