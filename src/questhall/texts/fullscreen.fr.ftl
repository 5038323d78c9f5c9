### Ce que dit le terminal plein écran en français.

## Volets et touches

pane-table = Table
pane-me = Vous
key-help = aide
key-why = motif
key-undo = retour
key-open = voir
key-table = jeu
key-board = plan
key-log = log
key-speed = tempo
key-type = taper
key-save = sauver
key-quit = fin

## Pages

page-close = Entrée ferme cette page, ↑ ↓ font défiler
page-yes-or-no = o oui · n non
page-line = Entrée répond, Échap laisse vide
page-cover = Entrée montrer ma vue · u annuler · t ne rien se cacher · q sauver et quitter
line-hint = Une option ou une commande ; Tab complète, Échap ferme
board-keys = Flèches pour marcher, Entrée ouvre, g prend l’option qui y mène, Échap ferme
log-search = Chercher dans le journal
log-found = { $shown } événements sur { $all } · ↑ ↓ font défiler, Échap ferme

## Avis

not-yet = Attendez votre tour ; Espace presse les bots
speed-slow = Les bots jouent lentement
speed-normal = Les bots jouent à vitesse normale
speed-fast = Les bots jouent vite
speed-instant = Les bots jouent sans pause
too-small = La fenêtre est trop petite : Questhall a besoin de { $columns } colonnes et de { $lines } lignes, et elle fait { $wide } × { $high }. Rien n’est perdu : agrandissez-la pour continuer.
plain-no-utf8 = Ce terminal n’utilise pas l’UTF-8 : la partie s’affiche en lignes simples.
plain-no-textual = Le plein écran demande le paquet textual, qui n’est pas installé : la partie s’affiche en lignes simples.

## À la table d’un serveur

command-chat = dire
join-gathering = La partie commence quand tout le monde est prêt ; il manque encore : { $missing }
join-consent = { $seat } veut annuler { $choices ->
        [one] un choix
       *[other] { $choices } choix
    }. Êtes-vous d’accord ?
join-agree = D’accord ? (o/n)
join-left = Vous avez quitté la table ; votre place est gardée
join-again = Pour revenir : { $command }
join-broken = La connexion au serveur est rompue ; nouvel essai. Rien n’est perdu.
join-given-up = le serveur ne répond plus ; votre place est gardée, revenez plus tard
join-saved = Le serveur enregistre chaque coup aussitôt
join-watching = Vous ne faites que regarder
join-chat-what = Dites quelque chose à toute la table, par exemple : dire bonjour
join-why-about = Demandez pourquoi une option manque par sa clé, par exemple : pourquoi { example-key }
join-together = Rien à cacher ici : chacun a son propre écran
join-skip-how = Tapez sauter et le numéro, par exemple : sauter 1
join-rematch = Rejouer avec les mêmes personnes ? (o/n)
join-next-quest = Continuer avec la quête suivante de la campagne ? (o/n)
join-seat-how = Pour confier la place de quelqu’un qui ne vient pas, dites à qui, par exemple : place { $name } bot, place { $name } anyone
join-seat-whose = « { $said } » ne dit pas quelle place confier à qui, par exemple : place { $name } bot, place { $name } anyone
join-seat-here = à la table
join-seat-gone = hors connexion
join-seat-away = absent ; un bot joue
join-seat-free = libre
not-yet-remote = On ne vous demande rien pour l’instant

## L’écran de départ et les parties sauvegardées

start-title = Questhall
start-continue = Continuer : { $game }
start-new = Nouvelle partie : { $title }
start-learn = Apprendre : { $title }
start-puzzles = Énigmes : { $title }
start-language = Langue : { $language }
start-hint = ↑ ↓ et Entrée choisissent, q quitte
start-form-hint = ↑ ↓ déplacent, ← → changent, n nomme, Entrée en haut commence, Échap revient
start-begin = Commencer la partie
start-adventure = Aventure
start-seats = Joueurs
start-name = Le nom de ce joueur
start-human = à ce clavier
start-on = oui
start-off = non
games-none = Aucune partie n’est encore sauvegardée ici. Pour jouer : { $command }
games-going = Parties en cours
games-over = Parties finies
games-seats = Places sur des serveurs
games-game = { $title } · { $names } · { $choices ->
        [one] un choix
       *[other] { $choices } choix
    } · { $when }
games-campaign = Campagne de { $title } · { $names } · { $choices ->
        [one] une quête
       *[other] { $choices } quêtes
    } · { $when }
games-continue = Pour continuer la première : { $command }
games-continue-other = Pour continuer la deuxième : { $command }

## Leçons

lesson-title = Leçon { $number } sur { $of } : { $title }
lesson-next = Passer à la leçon suivante ? (o/n)
