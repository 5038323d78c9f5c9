### What a replay says in English.

replay-title = { $game }, step { $step } of { $last }, seen by { $eyes }
replay-eyes-all = all
replay-eyes-spectator = a spectator
replay-only = Only { $seat } sees

replay-start = The table is set up
replay-chooses = { $seat } chooses
replay-chose = { $seat }: { $option }
replay-bot = { $seat } (a bot)
replay-order = { $seat } (by standing order)
replay-clock = { $seat } (time ran out)
replay-undone = { $step } (undone later)
replay-undo = { $seat } goes back to choice { $choice }
    .agreed = { $seat } goes back to choice { $choice }; everyone agreed
replay-rules = The rules were updated (version { $version }); the game continues after choice { $choice }

replay-ask-for-help = ? for help
replay-no-step = There is no step { $step }; steps are 0 to { $last }
replay-help-next = next step
replay-help-previous = previous step
replay-help-go = go to step N
replay-help-see = see the game as a seat (its name or number), as a spectator (spectator), or with all cards open (all)
replay-help-quit = quit
replay-help-help = this help
