### What the program itself says in English, in every game.

## Start and end

player-human = { $seat } plays at this keyboard
player-bot = { $seat } is a bot: { $bot }
player-level = { $seat } is { $level } ({ $bot })
level-easy = an easy bot
level-medium = a medium bot
level-hard = a hard bot
level-expert = an expert bot
bot-thinks = { $seat } is thinking…
variant = Variant: { $name }, { $explained }
chance-committed = The shuffles are fixed in advance; the commitment to their seed is { $commitment }
chance-seed = All shuffles and dice come from the seed { $seed }
saved-in = Every choice is saved in { $path }
ask-for-help = Type a number to choose, or ? for help
only-changes = After the first time, only what has changed on the table is shown; type table to see all of it
proof-committed = The seed was { $seed }; its SHA-256 is the commitment shown at the start, { $commitment }
proof-fingerprint = The record’s fingerprint is { $fingerprint }; note it down to recognise this game later
proof-replay = To step through the game: { $command }
proof-verify = To check that nothing was changed: { $command }
goodbye = To continue this game: { $command }
hand-over-hint = If you play several seats, or have nothing to hide from each other, type together
together-now = From now on, nothing is hidden between the people at this keyboard
hand-over = Hand the keyboard to { $seat }, who presses Enter when nobody else is looking:
hand-over-or-undo = Hand the keyboard to { $seat }, who presses Enter when nobody else is looking; or { $last } types undo to undo the last choice:

## Asking and answering

party-name = Party
prompt = >
colon = :
heading-news = What happened
news-repeated = { $sentence } (×{ $times })
heading-log = The last { $shown } of { $all } events
list-and = { $rest } and { $last }
input-unknown = “{ $said }” is not one of the options: type a number from 1 to { $options }, the beginning of an option, or ? for help
input-ambiguous = “{ $said }” can mean several options: { $possible }
occasion-order = { $seat }, several things happen at the same time: which comes next?
option-next = Number { $place } comes next
try-again = Press Enter to try again, or type quit:

## Commands: the word, and what it does

heading-help = Help
help-options = Choose an option by its number, its key or the beginning of its text; press Enter to see the options again. Commands:
command-help = help
    .does = this help, a card (help { example-name }), a word of the rules or a rule (help { example-rule }, help { example-ruling })
command-why = why
    .does = why you can’t choose something now, by its key (why { example-key })
command-undo = undo
    .does = undo your last choice, even while the keyboard changes hands
command-log = log
    .does = what has happened so far; log 100 shows the last hundred lines
command-table = table
    .does = the whole table, with the discard pile
command-save = save
    .does = where the game is saved; with a file name, save a copy there
command-skip = skip
    .does = don’t ask me about { asked-about } for a while
command-seat = seat
    .does = who sits where; with a name and human, a level or a bot, hand that seat over (seat ben medium)
command-together = together
    .does = hide nothing between the people at this keyboard
command-quit = quit
    .does = save the game and quit
help-unknown = There is no help on “{ $said }”; possible: { $possible }; rules have ids such as { example-rule }
help-many = “{ $said }” can mean many things: { $possible }
help-rules = The rules on “{ $said }”:
help-more-rules = More rules on this: { $rules }
help-rules-too = The rules on “{ $said }”: { $rules }
help-clause = { $id } { $title } (page { $page } of the rulebook)
help-ruling = { $id } { $title } (our ruling where the rulebook is silent)

## Why not

why-possible = Possible now: { $keys }
why-not = Not possible now: { $keys }
why-not-by-rule = Not possible now by rule { $rule }: { $keys }
why-options-are-possible = All numbered options are possible; ask about something else by its key, for example: why { example-key }
and-more = { $some } and { $more } more
why-about = Ask about an option by its key, for example: why { example-key }; options begin with: { $verbs }
why-what = No option of this game begins with “{ $said }”; options begin with: { $verbs }
reason-not-asked = Someone else is choosing now
reason-not-a-window = There is nothing to decline now
reason-order = There is nothing to put in order now

## Undo, save, skip

answers-yes = y yes
undo-nothing = You have no choice to undo
undo-consent = To undo the last choice of { $seat }, { $choices ->
        [one] one choice
       *[other] { $choices } choices
    } by { $who } would be undone, although something has been revealed or others have acted since. Does everyone at this keyboard agree? (y/n)
undo-refused = Nothing was undone
undo-done = { $seat } undoes their last choice
saved-copy = A copy of the game was saved in { $path }
skip-until-when = Until when should questions about your { asked-about } be skipped?
skip-prompt = >
skip-nothing = Nothing changes: you will be asked as before
skip-unknown = “{ $said }” is not one of: { $possible }
skip-given = You will not be asked about { asked-about } { $until }; to cancel this, type skip stop
skip-stop = stop skipping: ask me again
skip-stopped = You will be asked about your { asked-about } again

## Handing seats over

seat-how = To hand a seat over, say whose and to whom, for example: seat { $name } human, seat { $name } medium
seat-whose = “{ $said }” does not say whose seat goes to whom: name one of { $possible } and then human, a level or a bot, for example: seat { $name } medium
seat-nobody-left = At least one person has to stay at this keyboard; to leave the game, type quit
