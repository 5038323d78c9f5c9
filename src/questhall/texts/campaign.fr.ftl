### Ce que le programme dit en français des campagnes : des parties qui se suivent.

campaign-in = La campagne est dans { $path }
campaign-go-on = Continuer maintenant avec la partie suivante ? (o/n)
campaign-later = Pour continuer la campagne : { $command }
campaign-chronicle = Pour lire sa chronique : { $command }
briefing = Ordre de mission
briefing-aim = Votre but
