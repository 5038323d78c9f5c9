### Les énigmes en français. Un point est un point de pourcentage de la chance de gagner.

puzzle-title = { $game } : énigme { $number } sur { $count }
puzzle-who = Vous jouez { $seat }. { $hard ->
    [yes] Celle-ci est difficile : un bot qui suit des règles simples s’y trompe.
   *[no] Une option est clairement meilleure que les autres. Laquelle ?
}
puzzle-ask = Votre choix (q pour arrêter) :
puzzle-unclear = Tapez le numéro d’une des options, ou q pour arrêter.
puzzle-next = Entrée pour l’énigme suivante (q pour arrêter) :
puzzle-done = C’était la dernière énigme. Résolues du premier coup : { $solved } sur { $seen }.
puzzle-right = Juste : « { $best } » est le meilleur choix.
puzzle-wrong = « { $option } » n’est pas le meilleur choix. Le meilleur est « { $best } ».
puzzle-chance = { $whose ->
    [party] Avec lui, la chance de gagner du groupe est d’environ { $chance } %.
   *[own] Avec lui, votre chance de gagner est d’environ { $chance } %.
}
puzzle-best = la meilleure option
puzzle-loses = perd { $loss } points (± { $error }). Sur { $tables } tables qui pourraient être la vraie, la meilleure option fait mieux sur { $good } et moins bien sur { $bad }.
