### What the program says in English about campaigns: games that follow one another.

campaign-in = The campaign is in { $path }
campaign-go-on = Continue with the next game now? (y/n)
campaign-later = To continue the campaign: { $command }
campaign-chronicle = To read its chronicle: { $command }
briefing = Briefing
briefing-aim = Your aim
