### What the server says in English.

## What went wrong

error-bad-message = This is not a valid protocol message
error-bad-value = Invalid value
error-bad-name = This is not a valid name: use 1 to 20 visible characters, not only digits, and at most 3 accents on a letter
error-bad-record = This file is not the record of a game that can be replayed here
error-unfinished-record = This game is not over yet, and only finished games can be replayed here
error-too-large = This message is too long
error-too-slow = The request took too long to arrive
error-too-fast = Too many requests; try again in a moment
error-too-many = Too many connections from this address
error-wrong-host = This server does not answer to that host name
error-wrong-origin = Pages from another site may not do this
error-unknown-path = Nothing was found at this address
error-wrong-method = This method is not allowed at this address
error-unknown-game = Unknown game
error-unknown-lesson = Unknown lesson
error-unknown-table = Table not found
error-unknown-replay = Replay not found
error-wrong-secret = This secret does not match any seat
error-name-taken = Someone at this table already has this name
error-needs-person = This table is rated, so it is for players with an identity
error-muted = The operator of this server does not let you chat
error-banned = The operator of this server has blocked your address
error-no-seat = There is no free seat for you
error-not-possible = This is not possible now
error-no-hello = The first message has to be a hello
error-not-yours = This is not your seat
error-stale = That question is no longer open
error-illegal = This cannot be chosen now
error-undo-refused = There is nothing you can undo
error-not-analysed = This game cannot be analysed
error-no-hint = There is no hint now: the bots are too busy
error-not-saved = This could not be saved, so nothing has changed; try again
error-not-known = The database is not responding, so we don’t know whether this was saved; try again to find out
error-server-error = Internal server error; nothing has changed

## Waiting and orders

awaits-decision = { $seat } is choosing
awaits-answer = { $seat } may respond
awaits-all = Everyone decides together
until-withdrawn = until further notice
order-decline = Use nothing { $until }
order-decline-window = Use nothing { $window }, { $until }
order-use = As soon as possible: { $what }, { $until }
reason-possible = This is possible now
no-client = The browser pages have not been built. Install Node.js and reinstall Questhall, or play in the terminal: questhall play rent-a-hero

## Lessons

lesson-strayed = That is allowed, but the lesson has something else in mind: “{ $option }”.
lesson-strayed-back = Undo it, or play on and see what happens.
lesson-strayed-over = That ended the game. Restart the lesson, or go on to the next one.
