### What the program says in English of campaigns: games that follow one another.

campaign-in = The campaign is in { $path }
campaign-go-on = Go on with the next game now? (y/n)
campaign-later = To go on with the campaign: { $command }
campaign-chronicle = To read its chronicle: { $command }
