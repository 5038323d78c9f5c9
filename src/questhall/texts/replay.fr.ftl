### Ce que dit une partie rejouée en français.

replay-title = { $game }, étape { $step } sur { $last }, vue : { $eyes }
replay-eyes-all = tout
replay-eyes-spectator = un spectateur
replay-only = Visible seulement pour { $seat }

replay-start = La table est prête
replay-chooses = { $seat } fait un choix
replay-chose = { $seat } : { $option }
replay-bot = { $seat } (un bot)
replay-order = { $seat } (consigne permanente)
replay-clock = { $seat } (temps écoulé)
replay-undone = { $step } (annulé plus tard)
replay-undo = { $seat } revient au choix { $choice }
    .agreed = { $seat } revient au choix { $choice }, avec l’accord de tous
replay-rules = Les règles ont été corrigées (version { $version }) ; la partie continue après le choix { $choice }

replay-ask-for-help = ? affiche l’aide
replay-no-step = Il n’y a pas d’étape { $step } ; les étapes vont de 0 à { $last }
replay-help-next = l’étape suivante
replay-help-previous = l’étape précédente
replay-help-go = aller à l’étape N
replay-help-see = voir par les yeux d’un joueur (nom ou numéro), d’un spectateur (spectator) ou de tous (all)
replay-help-quit = arrêter
replay-help-help = cette aide
