### Les mots des règles de Rent a Hero en français, pour l’aide : la clé dit quel mot anglais des règles est cherché.

vocabulary-active-player = joueur principal
vocabulary-deck = pioche
vocabulary-discard = défausse, défausser
vocabulary-eliminated = éliminé, éliminer
vocabulary-hand = main
vocabulary-hint = indice
vocabulary-party = groupe
vocabulary-pass = passer
vocabulary-power = pouvoir
vocabulary-price = contrepartie
vocabulary-recruit = recruter, recrutement
vocabulary-requirement = condition, condition requise
vocabulary-sideways = utilisé, incliné
vocabulary-strength = valeur
vocabulary-tie = égalité
vocabulary-turn = tour
vocabulary-variant = variante
vocabulary-victory = victoire
vocabulary-wanderer = vagabond, héros vagabond
