### Ce que dit le terminal plein écran en français.

## Volets et touches

pane-table = Table
pane-me = Vous
key-help = aide
key-why = pourquoi
key-undo = annuler
key-open = ouvrir
key-table = table
key-board = plateau
key-log = journal
key-speed = vitesse
key-type = saisir
key-save = sauver
key-quit = quitter

## Pages

page-close = Entrée ferme cette page, ↑ ↓ font défiler
page-yes-or-no = o oui · n non
page-line = Entrée répond, Échap laisse vide
page-cover = Entrée montrer ma vue · u annuler · t ne rien se cacher · q sauver et quitter
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
join-no-command = Cette commande n’existe pas à la table d’un serveur
not-yet-remote = On ne vous demande rien pour l’instant
