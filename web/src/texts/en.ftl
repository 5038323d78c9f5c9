### The browser client in English. What happens at a table is told by the server.

## Everywhere

skip-to-content = Skip to the content
settings = Settings
language = Language
theme-now = Light or dark: { $theme ->
        [auto] as the system
        [light] light
       *[dark] dark
    }
sound = Sound
about = About Questhall
close = Close
loading = One moment …
events = What happens
no-such-page = There is no such page
to-the-lobby = To the lobby
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
go-on = Go on
phase-gathering = waiting for players
phase-playing = being played
listed-tables = Open tables
no-listed-tables = Nobody has a listed table right now. Make one!
compiling = Getting the bots up to full strength: about { $seconds } s left. You can play meanwhile.
free-seat = free seat
sit-down = Sit down
watch = Watch
finished-games = Finished games
open-a-record = Open a record
forget-table = Remove from this list: { $names }

## A new table

make-a-table-of = A table of { $game }
seats = Seats
seats-more = In the order around the table, to the left.
seat-number = Seat { $number }
seat-me = me
seat-friend = friend
seat-open = anybody
seat-bot = bot
seat-friend-more = for whoever has the invitation
seat-open-more = whoever comes first
name-of-seat = Name at seat { $number }
level-of-seat = Bot at seat { $number }
remove-seat = Remove seat { $number }
add-seat = one more seat
hotseat-more = Several of you at one device: it asks you to pass it on.
variants = Variants
variants-more = The printed rules are played unless you tick something.
how-we-play = How we play
who-finds-it = Who finds the table
private = only by link
listed = listed in the lobby
timers = Time to think
timers-none = unlimited
timers-quick = quick
timers-calm = calm
timers-days = over days
timers-none-more = Nobody is hurried.
timers-quick-more = 45 seconds for a move, 12 to answer. Then a bot decides, or nothing is used.
timers-calm-more = 3 minutes for a move, 30 seconds to answer. Then a bot decides, or nothing is used.
timers-days-more = 2 days for a move, 12 hours to answer. You can close the page meanwhile.
pace = Bots answer
pace-slow = slowly
pace-usual = at an easy pace
pace-fast = fast
may-be-watched = Others may watch
chance = Chance that can be checked
chance-more = The server settles a secret seed before the game and shows its SHA-256. Every player adds a word; seed and words make all shuffles and dice. When the game is over the seed is revealed, and your browser checks it.
your-word = Your word
a-random-word = a random one
open-the-table = Open the table

## Joining and gathering

join = Join a table
join-a-table-of = Join a game of { $game }
seat-kept-for-friend = kept for a friend
no-seat-is-free = No seat is free any more.
back-to-my-seat = Back to my seat
gathering-more = The game begins by itself as soon as everybody is here and ready.
ready = ready
not-ready = not ready yet
i-am-ready = I am ready
invite = Invite friends
invite-more = Send this link, or let them scan the code. It opens a seat, no account needed.
qr-code = QR code of the invitation
invitation-link = Invitation link
copy-link = Copy the link
share = Share …
copied = Copied.
start-now = Start with bots
start-now-more = Nobody coming? Bots take the free seats.

## At the table

table = Table
connecting = Connecting …
connected = connected
reconnecting = connection lost, coming back …
watching = watching
watchers = { $count ->
        [one] { $count } watching
       *[other] { $count } watching
    }
table-closed = This table does not open
take-back = Take back
ask-to-take-back = Ask to take back
undo-asked = { $name } asks to take back { $count ->
        [one] the last choice
       *[other] the last { $count } choices
    }.
agree = Agree
refuse = Refuse
notify-me = Notify me when it is my move
link-of-my-seat = Link of my seat
link-of-my-seat-more = With this link you go on playing in another browser. Whoever has it holds your seat, so keep it to yourself.
leave = Leave
leave-the-table = Leave the table?
leave-more = A bot plays for you until you come back. You find the table in the lobby, among yours.
stay = Stay
pass-the-device = Pass the device to { $name }
i-am = I am { $name }
which = Which one?
asked-aloud = { $question } { $count ->
        [one] One option.
       *[other] { $count } options.
    }
standing-orders = Do not ask every time …
standing-orders-more = An order answers for you, so that you are not asked every time. It is shown here while it holds, and you can withdraw it.
decline-until = Use nothing { $until }
decline-window = Use nothing { $window }
ask-quiet = Ask me in quiet moments too
ask-quiet-more = Otherwise, where little hangs on it, you use nothing and are not asked.
withdraw-orders = Withdraw all orders
early-answer = You can answer already; it counts when your turn comes.
answer-kept = Your answer is kept until your turn comes. You can still change it.
you-watch = You watch this table.
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
earlier = Earlier …
see-this-moment = See this moment in the replay
look-back = Look at the table as it was then
looking-back = Looking back: after choice { $choice } of { $last }
back-to-now = Back to the game
your-move-waits = It is your move; the game waits for you.
deciding-together = You decide together. The choice is made when all have voted; where you differ the party leader’s vote counts.
voted-waiting = You have voted. Still to vote: { $names }. You can change your vote meanwhile.
wanted-by = wanted by { $names }
continued = This game goes on from another one. Its shuffles and dice are those of that game, so they can be known.
continued-from = See where it comes from
chat = Chat
nobody-has-spoken = Nobody has said anything yet.
say-something = Say something
send = Send
why-not = Why not now?
use-when-possible = Use as soon as possible

## Seats and cards

seat-of = Seat of { $name }
active-player = active
away = away, a bot plays
not-here = not here
winner = winner
hand-cards = { $count ->
        [one] { $count } hand card
       *[other] { $count } hand cards
    }
eliminated-cards = { $count ->
        [one] { $count } eliminated card
       *[other] { $count } eliminated cards
    }
eliminated-by = Eliminated cards of { $name }
party-of = Party of { $name }
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
hand-of = Hand of { $name }
your-hand = Your hand
hand-card = { $hero }, strength { $strength }, in your hand
hand-empty = no cards in hand
no-cards = no cards
wanderer-before = The wanderer before { $name }
wanderer-known = The wanderer before { $name }; you know it: { $hero }

## Lessons

learn = Learn by playing
lesson-of = Lesson { $number } of { $of }
lessons-learned = Lessons learnt: { $count } of { $of }
next-lesson = Next lesson
skip-lesson = Skip to the next lesson
lesson-anew = Begin this lesson anew
play-for-real = Now play a real game
advised = advised

## The end

standings = Standings
rematch = Rematch
join-rematch = Join the rematch
next-quest = Next quest
save-record = Save the record
chance-was-fair = The chance was fair: the seed fits what was shown before the game
chance-was-not-fair = The seed does not fit what was shown before the game
chance-check = Before the game everybody saw the SHA-256 of a secret seed. Your browser has computed it again from the seed now revealed.
commitment = shown before the game
seed = seed
seed-digest = SHA-256 of the seed
fingerprint = fingerprint of the record

## Replay

replay-of = Replay: { $game }
play = Play
pause = Pause
first-step = To the beginning
previous-step = One step back
next-step = One step on
last-step = To the end
step-of = Step { $step } of { $last }
eyes = Seen by
eyes-all = all open
eyes-spectator = a spectator
speed = Speed
link-to-step = Link to this moment
continue-here = Continue from here
continue-more = A new table begins as it stood at step { $step }. You take one seat, bots take the others.
continue-chance = The cards lie as they lay, and shuffles and dice to come are those of this game. Good for trying out what else could have happened; not a fair contest for who has seen the rest.
continue-begin = Play on
my-seat = My seat
place-of = the seat of { $name }

## Rules

rules-of = Rules of { $game }
rules-language = The clauses and rulings are in English, in our own words. The rulebook itself is the publisher’s.
search-rules = Search the rules
clauses = Clauses
rulings = Rulings on open questions
page-number = page { $page }
nothing-found = Nothing found.

## About

about-questhall = Questhall lets people play fantasy tabletop games completely and by the book, in a browser or a terminal, with friends and bots. It is free software under the MIT licence.
about-unofficial = Questhall is unofficial and not connected to any publisher. Pictures and wording are our own; the games and their names belong to their owners.
about-icons = Icons
about-icons-more = The icons are by Lorc, Delapouite and contributors.
about-letters = The headings are set in Alegreya by Juan Pablo del Peral, under the SIL Open Font License.
keyboard = Keyboard
keyboard-more = Everything can be reached by Tab and chosen by Enter. At a table, the numbers 1 to 9 choose from the list of actions.
number-keys = Number keys choose actions
