### What the browser needs besides, in English

## When standing orders hold: “Use nothing …”

window-power_announced = when a power is announced
window-requirement_shown = when the requirement is revealed
window-wanderer_arrived = when the wanderer comes to somebody
window-hint_answered = when a hint has been answered
window-duplicate_shown = when two copies are about to be eliminated
window-wanderer_settled = when the fate of the wanderer is settled
