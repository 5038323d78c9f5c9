### Warhammer Quest in the lobby, before a quest and after it, in English.

adventure-campaign = five quests in a row, with a visit to the settlement after each; the heroes keep what they gain, over as many evenings as you like

briefing-rules = Special rules
briefing-defeat = Defeat
briefing-green = Green peril
briefing-blue = Blue peril
briefing-red = Red peril
briefing-reward = If you win
briefing-penalty = If you lose

outcome-victory = The heroes climb back into the daylight, tired and bloody, and the town has one less thing to fear.
outcome-defeat = What is left of the party is dragged out of the tunnels. Whatever lives down there has won the day.
outcome-victory-meaning = Reward: { $quest_reward }
outcome-defeat-meaning = Penalty: { $quest_penalty } The campaign goes on.
outcome-campaign-victory = The campaign is won: the alliance under the town is broken, and the heroes’ names will be sung in every tavern.
outcome-campaign-defeat = The campaign is lost: the host pours out of the tunnels, and the town falls in a single night.

variant-group-adventure = What you play
    .explained = one of these; without any it is quest 1
variant-group-difficulty = Difficulty
    .explained = at most one; without any it is the standard game
variant-group-actions = Dice and actions
    .explained = what dice show, who is hit, what tokens and items do
variant-group-enemies = Enemies
    .explained = where they come from, whom they fight, what happens when they move
variant-group-dungeon = Locations, peril and effects
    .explained = travelling, peril at the end of the track, the order of effects
variant-group-falling = Victory, defeat and fallen heroes
    .explained = when a quest ends and what a defeated hero still does
variant-group-settlement = Gear and settlement
    .explained = the smith’s wares, Legendary Fortunes, gear limits, the order of visits
