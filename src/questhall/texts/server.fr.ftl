### Ce que dit le serveur en français.

## Ce qui n’a pas marché

error-bad-message = Ce n’est pas un message du protocole
error-bad-value = Valeur incorrecte
error-bad-name = Ce nom ne convient pas : il faut de 1 à 20 caractères visibles, pas seulement des chiffres, et au plus 3 accents par lettre
error-bad-record = Ce fichier n’est pas l’enregistrement d’une partie que l’on peut revoir ici
error-unfinished-record = Cette partie n’est pas terminée, et on ne peut revoir ici que des parties terminées
error-too-large = C’est trop long
error-too-slow = Cela a mis trop de temps à arriver
error-too-fast = C’est trop rapide ; réessayez dans un instant
error-too-many = Il y a trop de connexions depuis cette adresse
error-wrong-host = Le serveur n’est pas connu sous ce nom
error-wrong-origin = Les pages d’un autre site ne peuvent pas faire cela
error-unknown-path = Il n’y a rien à cette adresse
error-wrong-method = Cette adresse ne s’utilise pas ainsi
error-unknown-game = Ce jeu n’existe pas
error-unknown-lesson = Cette leçon n’existe pas
error-unknown-table = Cette table n’existe pas
error-unknown-replay = Cette partie enregistrée n’existe pas
error-wrong-secret = Ce secret n’ouvre aucune place
error-name-taken = Quelqu’un à cette table porte déjà ce nom
error-needs-person = Cette table compte pour le classement : il faut une identité de joueur
error-muted = L’opérateur de ce serveur ne vous laisse pas écrire de messages
error-banned = L’opérateur de ce serveur a bloqué votre adresse
error-no-seat = Aucune place n’est libre pour vous
error-not-possible = Ce n’est pas possible maintenant
error-no-hello = Le premier message doit être un bonjour
error-not-yours = Ce n’est pas votre place
error-stale = La question a changé entre-temps
error-illegal = Cela ne peut pas être choisi maintenant
error-undo-refused = Il n’y a aucun choix à reprendre
error-not-analysed = Cette partie ne peut pas être analysée
error-no-hint = Pas d’indice pour l’instant : les bots sont trop occupés
error-not-saved = L’enregistrement a échoué, donc rien n’a changé ; réessayez
error-not-known = La base de données ne répond pas : on ne sait pas si c’est enregistré ; réessayez pour le savoir
error-server-error = Le serveur s’est trompé ; rien n’a changé

## Attente et consignes

awaits-decision = { $seat } décide
awaits-answer = { $seat } peut répondre
awaits-all = Tous décident ensemble
until-withdrawn = jusqu’à nouvel ordre
order-decline = Ne rien utiliser { $until }
order-decline-window = Ne rien utiliser { $window }, { $until }
order-use = Dès que possible : { $what }, { $until }
reason-possible = C’est possible maintenant
no-client = Les pages pour le navigateur n’ont pas été construites. Installez Node.js puis Questhall à nouveau, ou jouez dans le terminal : questhall play rent-a-hero

## Les leçons

lesson-strayed = C’est permis. La leçon propose autre chose : « { $option } ».
lesson-strayed-back = Reprenez votre choix, ou continuez pour voir ce que cela donne.
lesson-strayed-over = La partie est finie ainsi. Recommencez la leçon, ou passez à la suivante.
