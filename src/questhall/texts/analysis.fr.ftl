### Ce que dit une analyse en français. Les points sont des points de pourcentage de la chance de gagner.

analysis-title = Analyse : { $game }
analysis-won = Victoire : { $winners }
analysis-nobody-won = Personne ne gagne
analysis-party-won = Le groupe gagne
analysis-party-lost = Le groupe perd
analysis-how = { $setting ->
    [thorough] Analyse approfondie
   *[quick] Analyse rapide
}, graine { $seed }. Tous les chiffres sont des estimations tirées de parties simulées ; ± est une erreur type. Un point est un point de pourcentage de la chance de gagner.

analysis-course = Déroulement de la partie
analysis-course-explained = La chance de gagner de chacun après chaque choix, toutes mains ouvertes : ce qu’un joueur savait est connu, mais ni l’ordre des pioches ni les dés à venir. Les points montrent ce que les joueurs pouvaient savoir de leur propre chance au moment de choisir.
analysis-course-figures = Les chiffres
analysis-step = Étape { $step }
analysis-step-column = Étape
analysis-own = { $seat }, selon son savoir
analysis-percent = { $percent } %
analysis-axis-choices = choix

analysis-turning-points = Tournants
analysis-no-turning-points = Aucun moment ne se détache.
analysis-look = Pour voir un moment à la table : { $command }
analysis-changed = { $seat } : { $before } % → { $after } %
analysis-because = { $cause ->
    [luck] La chance a décidé.
    [hidden] Ce que le joueur ne pouvait pas savoir a décidé.
    [choice] Le choix a décidé.
   *[both] Le choix et la chance ont décidé.
}
analysis-steps = Les étapes { $first } à { $last } vont ensemble.

analysis-decisions = Décisions
analysis-no-mistakes = Aucun choix n’était clairement moins bon que celui du bot.
analysis-mistake = { $seat } choisit « { $option } ». Le bot aurait choisi « { $better } », qui valait { $loss } points de plus (± { $error }).
analysis-evidence = Sur { $tables } tables qui auraient pu être la vraie, le choix du bot a fait mieux sur { $good } et moins bien sur { $bad }.
analysis-reason = Sur { $tables } des { $of } tables probables, { $fact } : là, { $whose ->
    [chosen] le choix de { $chooser }
   *[option] cette option
} perd { $loss } points, et sinon { $side ->
    [loses] { $otherwise }.
    [gains] en gagne { $otherwise }.
   *[even] ne change rien.
}
analysis-within-error = Autres choix différents de ceux du bot : { $count }. La différence y est faible ou dans la marge d’erreur ; ils ne sont donc pas appelés erreurs.

analysis-luck-and-skill = Chance et habileté
analysis-luckier = La chance a surtout aidé { $lucky } : sur toute la partie, elle lui a apporté { $gain } points de probabilité de gagner. Elle a surtout desservi { $unlucky }, qui en a perdu { $loss } (± { $error }).
analysis-luckier-of-two = La chance était du côté de { $lucky } : sur toute la partie, elle a pris { $gain } points de probabilité de gagner à { $unlucky } pour les donner à { $lucky } (± { $error }).
analysis-over-hundred = Plus de 100 points sont possibles, car la chance peut aussi compenser de mauvais choix ou annuler ce que de bons choix ont apporté.
analysis-equally-lucky = Personne n’a eu clairement plus de chance que les autres.
analysis-fate = { $side ->
    [kind] Le sort a été clément : la chance a donné { $points } points au groupe (± { $error }).
    [cruel] Le sort a été cruel : la malchance a coûté { $points } points au groupe (± { $error }).
   *[even] Le sort n’a été clairement ni clément ni cruel.
}
analysis-sums-explained = Les colonnes s’additionnent, de la chance avant la donne jusqu’au résultat. L’habileté compare chaque choix à ce qu’auraient fait des règles simples avec le même savoir.
analysis-player = Joueur
analysis-party = Le groupe
analysis-prior = Avant la donne
analysis-deal = Donne
analysis-dice = Dés, pioches, mélanges
analysis-hidden = Suppositions heureuses ou non
analysis-choices = Choix
analysis-skill = Ses choix
analysis-others = Choix des autres
analysis-drift = Dérive d’estimation
analysis-result = Résultat
analysis-mistakes = Erreurs
analysis-mistakes-of = { $mistakes } sur { $decisions }
