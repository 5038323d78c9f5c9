### What an analysis says in English. Points are percentage points of the chance to win.

analysis-title = Analysis: { $game }
analysis-won = Won by { $winners }
analysis-nobody-won = Nobody won
analysis-party-won = The party won
analysis-party-lost = The party lost
analysis-how = { $setting ->
    [thorough] Thorough analysis
   *[quick] Quick analysis
}, seed { $seed }. All figures are estimates from sampled games; ± is one standard error. One point is one percentage point of the chance to win.

analysis-course = Course of the game
analysis-course-explained = Each player’s chance to win after every choice, as if all hands were open: it takes into account what any player knew, but not the order of the decks or future dice. Dots show what players could know of their own chance when they were asked.
analysis-course-figures = The figures
analysis-step = Step { $step }
analysis-step-column = Step
analysis-own = { $seat }, own view
analysis-percent = { $percent }%
analysis-axis-choices = choices

analysis-turning-points = Turning points
analysis-no-turning-points = No single moment stands out.
analysis-look = To see a moment at the table: { $command }
analysis-changed = { $seat }: { $before }% → { $after }%
analysis-because = { $cause ->
    [luck] Decided by luck.
    [hidden] Decided by what the player could not know.
    [choice] Decided by the choice.
   *[both] Decided by the choice and by luck.
}
analysis-steps = Steps { $first } to { $last } belong together.

analysis-decisions = Decisions
analysis-no-mistakes = No choice was clearly worse than the bot’s.
analysis-mistake = { $seat } chose “{ $option }”. The bot would have chosen “{ $better }”, which was worth { $loss } points more (± { $error }).
analysis-evidence = Of { $tables } tables that could have been the real one, the bot’s choice did better on { $good } and worse on { $bad }.
analysis-reason = On { $tables } of { $of } likely tables { $fact }: there { $whose ->
    [chosen] { $chooser }'s choice loses
   *[option] it loses
} { $loss } points, and otherwise { $side ->
    [loses] { $otherwise }.
    [gains] it gains { $otherwise }.
   *[even] it makes no difference.
}
analysis-within-error = Other choices that differ from the bot’s: { $count }. There the difference is small or within error, so they are not called mistakes.

analysis-luck-and-skill = Luck and skill
analysis-luckier = Luck helped { $lucky } most: over the whole game it added { $gain } points to { $lucky }’s chance to win. It hurt { $unlucky } most, by { $loss } points (± { $error }).
analysis-luckier-of-two = Luck was on { $lucky }’s side: over the whole game it took { $gain } points of the chance to win from { $unlucky } and gave them to { $lucky } (± { $error }).
analysis-over-hundred = More than 100 points are possible, because luck can also make up for poor choices or undo what good ones have gained.
analysis-equally-lucky = Nobody was clearly luckier than anybody else.
analysis-fate = { $side ->
    [kind] Fate was kind: luck gave the party { $points } points (± { $error }).
    [cruel] Fate was cruel: luck cost the party { $points } points (± { $error }).
   *[even] Fate was neither clearly kind nor clearly cruel.
}
analysis-sums-explained = The columns add up from the chance before the deal to the result. Skill compares each choice with what rules of thumb would have done with the same knowledge.
analysis-player = Player
analysis-party = The party
analysis-prior = Before the deal
analysis-deal = Deal
analysis-dice = Dice, draws, shuffles
analysis-hidden = Lucky and unlucky guesses
analysis-choices = Choices
analysis-skill = Own choices
analysis-others = Others’ choices
analysis-drift = Estimation drift
analysis-result = Result
analysis-mistakes = Mistakes
analysis-mistakes-of = { $mistakes } of { $decisions }
