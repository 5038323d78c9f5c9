### What the program itself says in English, whatever the game.

## Beginning and end

player-human = { $seat } plays at this keyboard
player-bot = { $seat } is a bot: { $bot }
player-level = { $seat } is { $level } ({ $bot })
level-easy = an easy bot
level-medium = a medium bot
level-hard = a hard bot
level-expert = an expert bot
bot-thinks = { $seat } is thinking…
variant = Variant: { $name }, { $explained }
chance-committed = The shuffles are fixed beforehand; the commitment to their seed is { $commitment }
chance-seed = The cards come from the seed { $seed }
saved-in = Every choice is saved in { $path }
ask-for-help = Type a number to choose, or ? for help
proof-committed = The seed was { $seed }; its SHA-256 is the commitment shown at the start, { $commitment }
proof-fingerprint = The fingerprint of the record is { $fingerprint }; whoever writes it down can recognise this game later
proof-replay = To step through the game again: { $command }
proof-verify = To check that nothing was changed: { $command }
goodbye = To go on with this game: { $command }
hand-over-hint = Whoever plays several seats, or has nothing to hide from the others here, types together
together-now = Nothing is hidden between the people at this keyboard any more
hand-over = Hand the keyboard to { $seat }, who presses Enter when nobody else is looking:
hand-over-or-undo = Hand the keyboard to { $seat }, who presses Enter when nobody else is looking; or { $last } types undo to take the last choice back:

## Asking and answering

party-name = Party
prompt = >
colon = :
heading-news = What happened
news-repeated = { $sentence } (×{ $times })
heading-log = The last { $shown } of { $all } things that happened
list-and = { $rest } and { $last }
input-unknown = “{ $said }” is none of the options: type a number from 1 to { $options }, the beginning of an option, or ? for help
input-ambiguous = “{ $said }” can mean several options: { $possible }
occasion-order = { $seat }, several things happen at the same time: which of them comes next?
option-next = Number { $place } comes next
try-again = Press Enter to try again, or type quit:

## Commands: the word, and what it does

heading-help = Help
help-options = Choose with an option’s number, its key or the beginning of it; an empty line shows the options again. Commands:
command-help = help
    .does = this help, a card (help { example-name }), a word of the rules or a rule (help { example-rule }, help { example-ruling })
command-why = why
    .does = why something is not possible now, by its key (why { example-key })
command-undo = undo
    .does = take your last choice back, also while the keyboard changes hands
command-log = log
    .does = what happened so far; log 100 shows the last hundred lines
command-table = table
    .does = the table in full, with the discard pile
command-save = save
    .does = where the game is saved; with a file name, write a copy there
command-skip = skip
    .does = do not ask me about { asked-about } for a while
command-seat = seat
    .does = who sits where; a name and human, a level or a bot hand that seat on (seat ben medium)
command-together = together
    .does = hide nothing between the people at this keyboard
command-quit = quit
    .does = stop; the game is saved
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
why-options-are-possible = All numbered options are possible; ask about another one by its key, such as: why { example-key }
and-more = { $some } and { $more } more
why-about = Ask about an option by its key, such as: why { example-key }; options begin with: { $verbs }
why-what = No option of this game begins with “{ $said }”; options begin with: { $verbs }
reason-not-asked = Somebody else is being asked
reason-not-a-window = There is nothing to let pass now
reason-order = There is nothing to be put in order now

## Undo, save, skip

answers-yes = y yes
undo-nothing = You have no choice to take back
undo-consent = To take back the last choice of { $seat }, { $choices ->
        [one] one choice
       *[other] { $choices } choices
    } of { $who } would be undone, although something was revealed or others have acted; does everybody at this keyboard agree? (y/n)
undo-refused = Nothing is taken back
undo-done = { $seat } takes back the last own choice
saved-copy = A copy of the game is in { $path }
skip-until-when = Until when do you not want to be asked about your { asked-about }?
skip-nothing = Nothing changes: you are asked as before
skip-unknown = “{ $said }” is not among: { $possible }
skip-given = You are not asked about { asked-about } { $until }; skip stop ends this order
skip-stop = no longer: ask me again
skip-stopped = You are asked about your { asked-about } again

## Seats that are handed on

seat-how = To hand a seat on, say whose and to whom, such as: seat { $name } human, seat { $name } medium
seat-whose = “{ $said }” does not say whose seat goes to whom: name one of { $possible } and then human, a level or a bot, such as: seat { $name } medium
seat-nobody-left = Somebody has to stay at this keyboard; quit leaves the game
