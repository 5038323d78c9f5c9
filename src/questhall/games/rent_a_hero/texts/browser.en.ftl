### Further texts for the browser, in English

## When standing orders hold: “Use nothing …”

window-power_announced = when a power is announced
window-requirement_shown = when the requirement is revealed
window-wanderer_arrived = when the wanderer reaches someone
window-hint_answered = when a hint has been given
window-duplicate_shown = when two copies are about to be eliminated
window-wanderer_settled = when the fate of the wanderer is settled

## What a player is told before the first question

introduction = You are gathering a party of six different heroes. A wanderer goes face down from player to player, and each decides: recruit it, ask for a hint, or pass it on. A second copy of a hero costs you both. Each hero in your party has a power you may use once.
