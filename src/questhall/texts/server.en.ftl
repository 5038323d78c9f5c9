### What the server says in English.

## What went wrong

error-bad-message = This is not a message of the protocol
error-bad-value = There is no such thing
error-too-large = This is too long
error-too-slow = This took too long to arrive
error-too-fast = This is too fast; try again in a moment
error-too-many = There are too many connections from this address
error-wrong-host = The server is not known by this name
error-wrong-origin = Pages of another site may not do this
error-unknown-path = There is nothing at this address
error-wrong-method = This address cannot be used in this way
error-unknown-game = There is no such game
error-unknown-lesson = There is no such lesson
error-unknown-table = There is no such table
error-unknown-replay = There is no such replay
error-wrong-secret = No seat opens to this secret
error-name-taken = Somebody at this table has this name already
error-no-seat = No seat is free for you
error-not-possible = This is not possible now
error-no-hello = The first message has to be a hello
error-not-yours = This is not your seat
error-stale = Something else is being asked by now
error-illegal = This cannot be chosen now
error-undo-refused = There is nothing that can be taken back
error-not-saved = It could not be stored, so nothing has changed; try again
error-server-error = The server has made a mistake; nothing has changed

## Waiting and orders

awaits-decision = { $seat } decides
awaits-answer = { $seat } may answer
awaits-all = All decide together
until-withdrawn = until further notice
order-decline = Use nothing { $until }
order-decline-window = Use nothing { $window }, { $until }
order-use = As soon as possible: { $what }, { $until }
reason-possible = This is possible now
no-client = The pages for the browser were not built. Install Node.js and install Questhall again, or play in the terminal: questhall play rent-a-hero

## Lessons

lesson-strayed = That is allowed. The lesson has another idea: “{ $option }”.
lesson-strayed-back = Take it back, or play on and see what comes of it.
lesson-strayed-over = The game is over this way. Begin the lesson anew, or go on to the next one.
