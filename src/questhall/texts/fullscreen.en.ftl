### What the full-screen terminal says in English.

## Panes and keys

pane-table = Table
pane-me = You
key-help = help
key-why = why
key-undo = undo
key-open = open
key-table = table
key-board = board
key-log = log
key-speed = speed
key-type = type
key-save = save
key-quit = quit

## Pages

page-close = Enter closes this page, ↑ ↓ scroll
page-yes-or-no = y yes · n no
page-line = Enter answers, Esc leaves it empty
page-cover = Enter show my view · u undo · t hide nothing from each other · q save and quit
line-hint = An option or a command; Tab completes, Esc closes
board-keys = Arrows walk, Enter opens, g takes the option that leads there, Esc closes
log-search = Search the log
log-found = { $shown } of { $all } events · ↑ ↓ scroll, Esc closes

## Notices

not-yet = Wait for your turn; Space makes the bots hurry
speed-slow = Bots play slowly
speed-normal = Bots play at normal speed
speed-fast = Bots play fast
speed-instant = Bots play without a pause
too-small = The window is too small: Questhall needs { $columns } columns and { $lines } lines, and it has { $wide } × { $high }. Nothing is lost: make it larger to go on.
plain-no-utf8 = This terminal does not use UTF-8, so the game is shown as plain lines.
plain-no-textual = The full screen needs the package textual, which is not installed, so the game is shown as plain lines.

## At a server's table

command-chat = chat
join-gathering = The game begins when everyone is ready; still missing: { $missing }
join-consent = { $seat } wants to undo { $choices ->
        [one] one choice
       *[other] { $choices } choices
    }. Do you agree?
join-agree = Agree? (y/n)
join-left = You have left the table; your seat is kept
join-again = To come back: { $command }
join-broken = The connection to the server is broken; trying again. Nothing is lost.
join-given-up = the server no longer answers; your seat is kept, so join again later
join-saved = The server saves every move as you make it
join-watching = You are only watching
join-chat-what = Say something to everyone at the table, for example: chat hello
join-why-about = Ask about an option by its key, for example: why { example-key }
join-together = There is nothing to hide here: everyone has a screen of their own
join-skip-how = Type skip and the number, for example: skip 1
join-rematch = Play again with the same people? (y/n)
join-next-quest = Go on with the next quest of the campaign? (y/n)
join-seat-how = To give away the seat of someone who is not coming back, say to whom, for example: seat { $name } bot, seat { $name } anyone
join-seat-whose = “{ $said }” does not say whose seat goes to whom, for example: seat { $name } bot, seat { $name } anyone
join-seat-here = at the table
join-seat-gone = not connected
join-seat-away = has left; a bot is playing
join-seat-free = free
not-yet-remote = You are not asked anything now

## The start screen and saved games

start-title = Questhall
start-continue = Continue: { $game }
start-new = New game: { $title }
start-learn = Learn: { $title }
start-puzzles = Puzzles: { $title }
start-language = Language: { $language }
start-hint = ↑ ↓ and Enter choose, q leaves
start-form-hint = ↑ ↓ move, ← → change, n names a player, Enter on top starts, Esc goes back
start-begin = Start the game
start-adventure = Adventure
start-seats = Players
start-name = The name of this player
start-human = at this keyboard
start-on = on
start-off = off
games-none = No games are saved here yet. To play one: { $command }
games-going = Unfinished games
games-over = Finished games
games-seats = Seats at servers
games-game = { $title } · { $names } · { $choices ->
        [one] one choice
       *[other] { $choices } choices
    } · { $when }
games-campaign = { $title } campaign · { $names } · { $choices ->
        [one] one quest
       *[other] { $choices } quests
    } · { $when }
games-continue = To continue the first one: { $command }
games-continue-other = To continue the second: { $command }

## Lessons

lesson-title = Lesson { $number } of { $of }: { $title }
lesson-next = Go on to the next lesson? (y/n)
