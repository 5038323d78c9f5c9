### Puzzles in English. Points are percentage points of the chance to win.

puzzle-title = { $game }: puzzle { $number } of { $count }
puzzle-who = You play { $seat }. { $hard ->
    [yes] This is a hard one: a bot that plays by rules of thumb gets it wrong.
   *[no] One option is clearly better than the others. Which?
}
puzzle-ask = Your choice (q to stop):
puzzle-unclear = Type the number of one of the options, or q to stop.
puzzle-next = Enter for the next puzzle (q to stop):
puzzle-done = That was the last puzzle. Solved on the first try: { $solved } of { $seen }.
puzzle-right = Right: “{ $best }” is best.
puzzle-wrong = “{ $option }” is not best. Best is “{ $best }”.
puzzle-chance = { $whose ->
    [party] With it, the party’s chance to win is about { $chance }%.
   *[own] With it, your chance to win is about { $chance }%.
}
puzzle-best = the best option
puzzle-loses = loses { $loss } points (± { $error }). Of { $tables } tables that could be the real one, the best option does better on { $good } and worse on { $bad }.
