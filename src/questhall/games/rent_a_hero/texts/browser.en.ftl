### Further texts for the browser, in English

## When standing orders hold: “Use nothing …”

window-power_announced = when a power is announced
window-requirement_shown = when the requirement is revealed
window-wanderer_arrived = when the wanderer reaches someone
window-hint_answered = when a hint has been given
window-duplicate_shown = when two copies are about to be eliminated
window-wanderer_settled = when the fate of the wanderer is settled
