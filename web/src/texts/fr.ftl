### Le client de navigateur en français. Ce qui se passe à la table est raconté par le serveur.

## Partout

skip-to-content = Aller au contenu
settings = Réglages
language = Langue
theme-now = Thème : { $theme ->
        [auto] comme le système
        [light] clair
       *[dark] sombre
    }
sound = Son
about = À propos de Questhall
close = Fermer
loading = Un instant…
events = Ce qui se passe
no-such-page = Cette page n’existe pas
to-the-lobby = Vers le salon
rules = Règles
replay = Rediffusion
result = Résultat
you = vous
guest = Invité

## Salon

welcome = Prenez place
welcome-more = Des jeux de fantasy joués selon leurs règles, entre amis et avec des bots. Sans compte.
your-name = Votre nom
games = Jeux
players-from-to = { $from }–{ $to } joueurs
minutes-from-to = { $from }–{ $to } min
bots = Bots
at-the-table = À la table
level-easy = facile
level-medium = moyen
level-hard = difficile
level-expert = expert
play-now = Jouer
make-a-table = Jouer entre amis
my-tables = Mes tables
your-move = À vous
go-on = Continuer
phase-gathering = attend des joueurs
phase-playing = en cours
listed-tables = Tables ouvertes
no-listed-tables = Aucune table publique pour l’instant. Ouvrez la vôtre !
compiling = Les bots gagnent leur pleine force : encore { $time } environ. Vous pouvez déjà jouer.
free-seat = place libre
sit-down = S’asseoir
watch = Regarder
finished-games = Parties terminées
open-a-record = Ouvrir un enregistrement
forget-table = Retirer de cette liste : { $names }

## Une nouvelle table

make-a-table-of = Une table de { $game }
seats = Places
seats-more = Dans l’ordre autour de la table, vers la gauche.
seat-number = Place { $number }
seat-me = moi
seat-friend = un ami
seat-open = n’importe qui
seat-bot = bot
seat-friend-more = pour qui a l’invitation
seat-open-more = pour qui vient en premier
name-of-seat = Nom à la place { $number }
level-of-seat = Bot à la place { $number }
remove-seat = Retirer la place { $number }
add-seat = une place de plus
hotseat-more = Plusieurs sur un même appareil : il vous demandera de le passer.
variants = Variantes
variants-more = Si rien n’est coché, on joue selon les règles imprimées.
how-we-play = Comment on joue
who-finds-it = Qui trouve la table
private = par lien seulement
listed = affichée dans le salon
timers = Temps de réflexion
timers-patient = patient
timers-none = illimité
timers-quick = rapide
timers-calm = calme
timers-days = sur plusieurs jours
timers-patient-more = 10 minutes par coup, 3 pour répondre, et seulement tant que quelqu’un d’autre attend à la table.
timers-none-more = Personne ne vous presse.
timers-quick-more = 45 secondes par coup, 12 pour répondre. Ensuite un bot décide, ou rien n’est utilisé.
timers-calm-more = 3 minutes par coup, 30 secondes pour répondre. Ensuite un bot décide, ou rien n’est utilisé.
timers-days-more = 2 jours par coup, 12 heures pour répondre. Entre-temps, vous pouvez fermer la page.
pace = Les bots répondent
pace-slow = lentement
pace-usual = sans hâte
pace-fast = vite
pace-skip = jusqu’à mon tour
may-be-watched = D’autres peuvent regarder
chance = Un hasard vérifiable
chance-more = Avant la partie, le serveur fixe une graine secrète et montre son SHA-256. Chaque joueur ajoute un mot ; la graine et les mots déterminent tous les mélanges et tous les dés. À la fin, la graine est révélée et votre navigateur la vérifie.
your-word = Votre mot
a-random-word = un mot au hasard
open-the-table = Ouvrir la table

## Rejoindre

join = Rejoindre une table
join-a-table-of = Rejoindre une partie de { $game }
seat-kept-for-friend = gardée pour un ami
no-seat-is-free = Il n’y a plus de place libre.
join-instead-of = Vous prenez la place de { $name } et continuez sous ce nom.
back-to-my-seat = Retour à ma place
gathering-more = La partie commence d’elle-même quand tout le monde est là et prêt.
ready = prêt
not-ready = pas encore prêt
i-am-ready = Je suis prêt
invite = Inviter des amis
invite-more = Envoyez ce lien ou faites scanner le code. Il ouvre une place, sans compte.
invite-link = Envoyez ce lien. Il ouvre une place, sans compte.
qr-code = Code QR de l’invitation
invitation-link = Lien d’invitation
link-only-here = Ce lien ne s’ouvre que sur cet ordinateur. Pour laisser entrer d’autres appareils, arrêtez le serveur et relancez-le avec « make host » ou « questhall serve --host 0.0.0.0 ».
copy-link = Copier le lien
share = Partager…
copied = Copié.
start-now = Commencer avec des bots
start-now-more = Personne ne vient ? Des bots prennent les places libres.

## À la table

table = Table
connecting = Connexion…
connected = connecté
reconnecting = connexion perdue, reconnexion…
watching = spectateur
watchers = { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
table-closed = Impossible d’ouvrir cette table
take-back = Reprendre mon choix
ask-to-take-back = Demander à reprendre mon choix
you-undo = Vous reprenez votre dernier choix
undo-asked = { $name } demande à reprendre { $count ->
        [one] son dernier choix.
       *[other] son dernier choix et tout ce qui a suivi.
    }
player-not-here = { $name } n’est pas là.
free-to-bot = Laisser jouer un bot
free-to-anyone = Offrir la place à quelqu’un d’autre
seat-is-vacant = Un bot joue pour { $name } jusqu’à ce que quelqu’un prenne sa place avec l’invitation.
copy-invitation = Copier l’invitation
freeing-bot = Un bot devrait jouer à la place de { $name }, selon { $names }.
freeing-anyone = La place de { $name } devrait être offerte à quelqu’un d’autre, selon { $names }.
agree = Accepter
refuse = Refuser
notify-me = M’avertir quand c’est à moi
link-of-my-seat = Lien de ma place
link-of-my-seat-more = Avec ce lien, vous continuez dans un autre navigateur. Qui le possède tient votre place : gardez-le pour vous.
leave = Quitter
leave-the-table = Quitter la table ?
leave-more = Un bot joue pour vous jusqu’à votre retour. Vous retrouverez la table au salon, parmi les vôtres.
stay = Rester
pass-the-device = Passez l’appareil à { $name }
i-am = C’est moi, { $name }
which = Laquelle ?
asked-aloud = { $question } { $count ->
        [one] Une possibilité.
       *[other] { $count } possibilités.
    }
standing-orders = Ne pas demander chaque fois…
standing-orders-more = Une consigne répond pour vous : on ne vous demande plus à chaque fois. Elle est affichée ici tant qu’elle vaut, et vous pouvez la retirer.
decline-until = Ne rien utiliser { $until }
decline-window = Ne rien utiliser { $window }
game-goes-on = La partie continue
asking = Me demander
asking-every = toujours
asking-fitting = quand c’est utile
asking-concerned = si cela me concerne
asking-every-more = On vous demande chaque fois que vous pourriez faire quoi que ce soit.
asking-fitting-more = On vous demande quand quelque chose que vous avez pourrait servir. Sinon, vous n’utilisez rien.
asking-concerned-more = On vous demande à votre tour, et quand quelque chose vous arrive. Sinon, vous n’utilisez rien.
withdraw-orders = Retirer toutes les consignes
early-answer = Vous pouvez déjà répondre ; cela comptera quand viendra votre tour.
answer-kept = Votre réponse attend votre tour. Vous pouvez encore la changer.
you-watch = Vous regardez cette table.
time-left = Temps restant
seconds = { $count } s
minutes = { $count } min
hours = { $count } h
log-and-chat = Journal et discussion
log = Journal
log-of = Montrer dans le journal
log-all = tout
log-no-deal = sans la distribution
search = chercher
search-log = Chercher dans le journal
earlier = Plus tôt…
see-this-moment = Voir ce moment dans la rediffusion
look-back = Revoir la table telle qu’elle était alors
looking-back = Retour en arrière : après le choix { $choice } sur { $last }
back-to-now = Revenir à la partie
your-move-waits = C’est à vous de jouer ; la partie vous attend.
deciding-together = Vous décidez ensemble. Le choix est fait quand tous ont voté ; en cas de désaccord, c’est le vote de { $name } qui compte.
deciding-by-most = Vous décidez ensemble. Le choix est fait quand tous ont voté ; en cas de désaccord, c’est la majorité qui l’emporte.
voted-waiting = Vous avez voté. Votes encore attendus : { $names }. D’ici là, vous pouvez changer d’avis.
wanted-by = voulu par { $names }
continued = Cette partie en prolonge une autre. Ses mélanges et ses dés sont ceux de l’autre : on peut donc les connaître.
continued-from = Voir d’où elle vient
chat = Discussion
nobody-has-spoken = Personne n’a encore parlé.
say-something = Dites quelque chose
send = Envoyer
why-not = Pourquoi pas maintenant ?
use-when-possible = Utiliser dès que possible

## Places et cartes

seat-of = Place de { $name }
active-player = actif
away = absent, un bot joue
not-here = pas là
winner = gagnant
hand-cards = { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
eliminated-cards = { $count ->
        [one] { $count } carte éliminée
       *[other] { $count } cartes éliminées
    }
eliminated-by = Cartes éliminées de { $name }
party-of = Groupe de { $name }
member = { $hero }, valeur { $strength }
member-used = { $hero }, valeur { $strength }, pouvoir utilisé
member-lit = { $hero }, valeur { $strength }, pouvoir utilisable maintenant
middle = Milieu de la table
deck = Pioche
deck-of = { $count ->
        [one] Pioche : { $count } carte
       *[other] Pioche : { $count } cartes
    }
discard = Défausse
discard-of = Défausse, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }, au-dessus : { $hero }
requirement = Condition requise
requirement-card = Condition requise : { $hero }
requirement-ignored = ignorée ce tour
hints = Indices
hint-yes = oui
hint-no = non
face-down = face cachée
announced-powers = Pouvoirs annoncés
cancelled = annulé
second-copy = deuxième exemplaire
hand-of = Main de { $name }
your-hand = Votre main
hand-card = { $hero }, valeur { $strength }, en main
hand-empty = aucune carte en main
no-cards = aucune carte
wanderer-before = Le héros vagabond devant { $name }
wanderer-known = Le héros vagabond devant { $name } ; vous le connaissez : { $hero }

## Les leçons

learn = Apprendre en jouant
lesson-of = Leçon { $number } sur { $of }
lessons-learned = Leçons apprises : { $count } sur { $of }
next-lesson = Leçon suivante
skip-lesson = Passer à la leçon suivante
lesson-anew = Recommencer cette leçon
play-for-real = Jouez maintenant une vraie partie
advised = conseillé

## La fin

standings = Classement
rematch = Revanche
join-rematch = Rejoindre la revanche
join-next-quest = Rejoindre les autres pour la quête suivante
next-quest = Quête suivante
save-record = Enregistrer la partie
chance-was-fair = Le hasard était honnête : la graine correspond à ce qui a été montré avant la partie
chance-was-not-fair = La graine ne correspond pas à ce qui a été montré avant la partie
chance-check = Avant la partie, tous ont vu le SHA-256 d’une graine secrète. Votre navigateur l’a recalculé à partir de la graine maintenant révélée.
commitment = montré avant la partie
seed = graine
seed-digest = SHA-256 de la graine
fingerprint = empreinte de l’enregistrement

## Rediffusion

replay-of = Rediffusion : { $game }
play = Lire
pause = Pause
first-step = Au début
previous-step = Un pas en arrière
next-step = Un pas en avant
last-step = À la fin
step-of = Étape { $step } sur { $last }
eyes = Vue
eyes-all = tout visible
eyes-spectator = un spectateur
speed = Vitesse
link-to-step = Lien vers ce moment
continue-here = Continuer à partir d’ici
continue-more = Une nouvelle table commence dans l’état de l’étape { $step }. Vous prenez une place, des bots prennent les autres.
continue-chance = Les cartes restent où elles étaient, et les mélanges et les dés à venir sont ceux de cette partie. Idéal pour voir ce qui aurait pu arriver d’autre ; ce n’est pas une partie équitable pour qui a vu la suite.
continue-begin = Continuer la partie
my-seat = Ma place
place-of = la place de { $name }

## Règles

rules-of = Règles de { $game }
rules-language = Les clauses et les décisions sont données avec nos propres mots. Le livret lui-même appartient à l’éditeur.
table-of-contents = Table des matières
search-rules = Chercher dans les règles
clauses = Clauses
rulings = Décisions sur les questions ouvertes
page-number = page { $page }
nothing-found = Rien trouvé.

## À propos

about-questhall = Questhall permet de jouer à des jeux de table de fantasy en entier et selon leurs règles, dans un navigateur ou un terminal, entre amis et avec des bots. C’est un logiciel libre sous licence MIT.
about-unofficial = Questhall n’est pas officiel et n’est lié à aucun éditeur. Images et textes sont les nôtres ; les jeux et leurs noms appartiennent à leurs propriétaires.
about-icons = Icônes
about-icons-more = Les icônes sont de Lorc, Delapouite et d’autres.
about-letters = Les titres sont composés en Alegreya de Juan Pablo del Peral, sous licence SIL Open Font License.
keyboard = Clavier
keyboard-more = Tab mène à tout et Entrée choisit. À une table, chaque possibilité a sa touche, et Q mène à la question.
number-keys = Les touches choisissent les actions

## Ce qui a échoué

problem-no-connection = Le serveur est injoignable. Vérifiez votre connexion et réessayez.
problem-server = Le serveur n’a pas pu répondre. Réessayez dans un instant.
problem-unexpected = Quelque chose s’est mal passé. Réessayez ; si cela ne suffit pas, rechargez la page.
problem-copy = Le lien n’a pas pu être copié. Sélectionnez-le dans la barre d’adresse et copiez-le de là.
problem-copy-field = Le lien n’a pas pu être copié. Sélectionnez-le et copiez-le vous-même.

## Réglages

page-tools = Réglages et aide
settings-more = Ce navigateur retient vos réglages.
theme = Thème
theme-auto = comme le système
theme-light = clair
theme-dark = sombre
motion = Animations
motion-auto = comme le système
motion-less = moins d’animations
pace-more = Les nouvelles tables que vous ouvrez prennent cette vitesse.
sound-more = Dés, cartes, coups, Vies perdues, votre tour, victoire et défaite
number-keys-more = Appuyez sur ? pour voir toutes les touches
introductions = Me présenter mon rôle
introductions-more = Qui vous êtes et ce que vous cherchez, avant la première question d’une partie
notify-more = Quand cette page est en arrière-plan
notify-refused = Votre navigateur bloque les notifications de cette page. Autorisez-les d’abord dans ses réglages.

## Clavier

keys = Touches
keys-do = Ce qu’elles font
keys-help = Montrer cette liste
keys-question = Aller à la question
keys-options = Choisir l’une des dix premières possibilités
keys-letters = Choisir l’une des possibilités suivantes (sans Q)
keys-capitals = Choisir l’une des possibilités d’après
keys-pairs = Dans une liste de plus de 60 : choisir l’une des dernières par les deux touches affichées, l’une après l’autre
second-key = { $key } : appuyez maintenant sur la seconde touche, ou sur Échap
keys-everything = Tout atteindre, et choisir
keys-close = Fermer une fenêtre, revenir à la partie, ou passer d’un champ de texte à la question
keys-replay = Dans une rediffusion : un pas en arrière, en avant, au début, à la fin
keys-play = Dans une rediffusion : lecture ou pause
all-keys = Montrer toutes les touches

## Noms et tours

bot = bot
your-turn = Votre tour
turn-of = Tour de { $name }

## Présentation et coups

you-play = Vous jouez : { $name }
you-begin-with = Vous commencez avec
lets-begin = Commençons
moves = Coups
moves-all = aussi quand rien ne s’est passé

## Le plateau de Talisman

board = Le plateau
parts-of-the-table = Parties de la table
pane-board = Plateau
pane-me = Moi
pane-others = Les autres
pane-log = Journal
zoom-in = Zoomer
zoom-out = Dézoomer
whole-board = Voir tout le plateau
gold-here = { $count } d’or
open-sum = Voir qui ajoute quoi
strength-sum = Force
craft-sum = Intelligence
counter-strength = Force
counter-craft = Intell.
counter-life = Vie
counter-fate = Destin
counter-gold = Or
objects = Objets
followers = Compagnons
trophies = Trophées
spells = Sorts
sheet-of = Personnage de { $name }
look-at = Regarder : { $what }
toad = Crapaud
is-toad = Crapaud pendant { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
misses-turns = Passe { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
has-more-turns = { $turns ->
        [one] Encore { $turns } tour de suite
       *[other] Encore { $turns } tours de suite
    }
is-enslaved = Asservi au Temple
has-quest = En quête pour le Démoniste
is-out = Hors du jeu
no-character = Pas encore de personnage
has-talisman = A un Talisman
bears-talisman = Avec un Talisman : { $names }
on-the-crown = Sur la Couronne de Commandement : { $names }
command-spell = Le Sort de Commandement
death-is-final = La Couronne a été atteinte : qui meurt est éliminé
battle = Combat
psychic-combat = Combat psychique
odds-now = D’après ce que les deux côtés ont maintenant
to-win = de gagner
draw-and-lose = égalité { $draw } %, perdu { $lose } %
chance-to-win = { $chance } % de gagner
die-shows = Le dé montre { $die }
spell-chain = Sorts en cours
countered = Contré
choose-character = Choisissez votre personnage
wares = À vendre
you-have-gold = vous avez { $gold }
left-in-stock = reste { $count }
sold-out = épuisé
cannot-afford = trop cher
choose-a-space = Choisissez une case sur le plateau
cancel-aim = Annuler
aim-on-board = Choisir la cible sur le plateau
perform-this = Effectuer cette action
lies-here = Ici maintenant
adventure-deck = Cartes Aventure restantes
spell-deck = Sorts restants
talismans-left = Talismans restants
story = L’histoire de cette partie

## La table de Warhammer Quest

facedown-enemy = Ennemi face cachée
facedown = face cachée
exhausted = carte inclinée
depleted = carte épuisée
is-ready = carte redressée
is-target = cible de cette attaque
enemy-attack = attaque { $attack }
enemy-health = vie { $left } sur { $health }
enemy-resilience = résistance { $amount }
dice-count = { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    }
token-count = { $count ->
        [one] { $count } pion de succès
       *[other] { $count } pions de succès
    }
no-hero = pas encore de héros
hero-health = vie { $left } sur { $health }
is-defeated = hors de combat
is-out-of-quest = hors jeu
is-leader = chef du groupe
is-active = actif
is-next = suivant
engaged-with = Ennemis face à { $name }
enemies-before = { $count ->
        [0] aucun ennemi en face
        [one] { $count } ennemi en face
       *[other] { $count } ennemis en face
    }
actions-of = Cartes d’action de { $name }
open-drawer = Voir tout ce que possède ce héros
belongings-of = Ce que possède { $name }
gear-count = équipement { $count }/{ $limit }
drawer-gear = Équipement
drawer-items = Objets
drawer-conditions = États
drawer-actions = Cartes d’action sur la table
drawer-spare_actions = Cartes d’action en réserve
drawer-legendary_set = Équipement légendaire pas encore trouvé
the-quest = Quête :
phases = Manche et phase
round-number = Manche { $round }
phase-hero = Héros
phase-enemy = Ennemis
phase-location = Lieu
phase-peril = Péril
peril-at = Péril à { $space } sur { $last }
peril-next = { $rounds ->
        [0] À la fin de cette manche
        [one] À la prochaine manche
       *[other] Dans { $rounds } manches
    } – { $text }
peril-now = Maintenant – { $text }
peril-none = Plus d’effet de péril sur cette piste
no-location = Aucun lieu
explored = { $progress } exploré sur { $exploration }
locations-ahead = { $count ->
        [0] Plus de lieu à venir
        [one] Encore { $count } lieu
       *[other] Encore { $count } lieux
    }
locations-ahead-to = { $count ->
        [one] Prochain et dernier : { $last }
       *[other] Encore { $count }, le dernier : { $last }
    }
the-shadows = Les ombres
nobody-in-shadows = Personne ne rôde ici
the-lair = Dans le repaire
waits-in-lair = { $name } attend dans le repaire
set-aside = À côté de la fiche
choose-target = Choisissez une cible sur la table
dice-tray = Dés et tours
steps-of-action = Étapes de l’action
step-choose = choix
step-spend = pions
step-reroll = relance
step-modify = ajouts
step-resolve = résolution
dice-to-roll = { $count ->
        [one] { $count } dé à lancer
       *[other] { $count } dés à lancer
    }
sum-successes = succès
sum-defence = défense
part-dice = dés du héros
part-criticals = succès critiques
part-tokens = pions de succès dépensés
part-used = cartes utilisées pour cette action
part-counted = tel que compté
face-success = un succès
face-two_successes = deux succès
face-success_and_defence = un succès et une défense
face-defence = une défense
face-critical = succès critique
face-attack = attaque
face-nemesis = icône de Némésis
face-blank = face vide
outcome-explore = → { $count } de progression
outcome-rest = → { $count ->
        [one] { $count } blessure soignée
       *[other] { $count } blessures soignées
    }
outcome-aid = → { $count ->
        [one] { $count } pion de succès pour { $name }
       *[other] { $count } pions de succès pour { $name }
    }
outcome-attack = → { $count ->
        [one] { $count } coup porté
       *[other] { $count } coups portés
    }
sum-attack = { $who } : attaque { $attack } → { $wounds ->
        [0] tout est bloqué
        [one] { $wounds } blessure
       *[other] { $wounds } blessures
    }
no-attack = Aucun ennemi n’attaque
activation-of = { $name } agit
next-is = { $name } agit ensuite
then = puis { $name }
then-enemies = puis les ennemis agissent
hero-phase-ends = Tous les héros ont agi
piles = Pioches
piles-more = Pioches et défausses
pile-enemy = Ennemis
pile-dungeon = Cartes Donjon
pile-location = Lieux
pile-gear = Équipement
pile-left = { $count ->
        [0] plus de carte à piocher
        [one] { $count } carte à piocher
       *[other] { $count } cartes à piocher
    }
pile-discarded = { $count ->
        [0] aucune défaussée
        [one] { $count } défaussée
       *[other] { $count } défaussées
    }
is-acting = agit maintenant
enemy-acts = Activation : { $name }
enemy-turn-of = { $name } fait agir un ennemi
then-turns-of = puis
then-location = puis le lieu
stage-number = Étape { $stage }
quest-begins = Avant le premier tour
quest-begins-more = Les héros se rassemblent, choisissent leur chef, et le premier lieu est révélé.
quest-is-over = La quête est terminée
may-travel = Le groupe peut voyager
may-travel-more = { $count ->
        [one] le dernier lieu vous attend
       *[other] { $count } lieux vous attendent
    }
about-enemy = Les ennemis agissent
about-location = Le lieu fait effet
about-peril = Le péril monte
take-hero = Jouer { $name }
taken-by = Joué par { $name }

## Aventures, décisions et campagnes

adventures = À quoi voulez-vous jouer ?
adventure-tutorial = Pour débuter
adventure-quest = Une quête
adventure-delve = L’expédition
adventure-campaign = Campagne
difficulty-of = Difficulté { $value } sur 5 : les bots moyens gagnent { $won } parties sur 100 (mesuré)
medium-bots-win = les bots moyens gagnent à { $won } %
difficulty-unmeasured = pas mesuré à cette difficulté
difficulty-standard = normale
difficulty-standard-more = Comme le disent les fiches de quête.
rulings-and-variants = Décisions et variantes
rulings-more = Les règles imprimées s’appliquent, sauf si vous cochez quelque chose. Pour une première partie, personne n’a besoin d’y regarder.
rulings-choose = { $count ->
        [one] Voir la variante
       *[other] Parcourir les { $count }
    }
rulings-done = { $count ->
        [0] Terminé, comme imprimé
        [one] Terminé, une cochée
       *[other] Terminé, { $count } cochées
    }
variants-none = Comme imprimé.
not-with = pas avec : { $others }
briefing-aim = Votre but
campaign = La campagne
campaign-open = Ouvrir la campagne
my-campaigns = Mes campagnes
campaign-quest = { $campaign }, quête { $number } : { $quest }
campaign-chapter = { $game } : campagne, quête { $number }
campaign-import = Continuer une campagne depuis un fichier
campaign-imported = { $file } va continuer
campaign-new-instead = En commencer plutôt une nouvelle
campaign-export = Enregistrer la campagne dans un fichier
campaign-export-more = Continuez-la au terminal ou sur un autre serveur. Une quête en cours y recommence.
problem-campaign-file = Ce fichier n’est pas une campagne de ce jeu.
campaign-map = Les quêtes
campaign-won = gagnée
campaign-lost = perdue
campaign-playing = en cours
campaign-this = En cours : { $quest }
campaign-now = la prochaine
campaign-ahead = encore à venir
campaign-end = Comment la campagne s’est terminée
campaign-new = Nouvelle campagne
campaign-has-gone-on = La campagne a continué : voir où elle en est
campaign-to-the-table = À la table
campaign-next = À suivre : { $quest }
campaign-who-plays = Qui joue qui ?
campaign-heroes = Les héros
campaign-played-by = joué par { $name }
campaign-gear-limit = limite d’équipement { $limit }
campaign-no-heroes = Les héros sont choisis au début de la première quête.
campaign-pool = Réserve de campagne
campaign-out = Hors de la campagne
campaign-chronicle = Chronique
campaign-nothing-yet = Aucune quête n’est encore terminée.
settlement-of = Le bourg : { $name }, { $hero }
settlement-party = Le groupe
settlement-trainer = L’entraîneur
settlement-trainer-more = Échangez une action de base contre sa version avancée.
settlement-blacksmith = Le forgeron
settlement-blacksmith-more = Voyez deux pièces d’équipement et prenez-en une.
settlement-arena = L’arène
settlement-arena-more = Augmentez de un votre limite d’équipement.
settlement-visited = Vous y êtes déjà allé.
settlement-now = maintenant
settlement-then = nouvelle
settlement-now-card = maintenant : { $card }, { $dice }
settlement-then-card = nouvelle : { $card }, { $dice }
settlement-train = Apprendre { $card }
settlement-all-learned = Vous avez appris tout ce qu’on enseigne ici.
settlement-fits = Il y a de la place.
settlement-instead = Il y a de la place si vous rangez l’un de ceux-ci : { $cards }
settlement-no-room = Il n’y a pas de place.
settlement-take = Prendre : { $card }
settlement-see-wares = Voir les articles
settlement-limit = Limite d’équipement : { $now } → { $then }
settlement-fight = Combattre dans l’arène
settlement-gear = équipement : { $count } sur { $limit } (le légendaire ne compte pas)

## Les joueurs qui reviennent

me = Mon identité
me-nobody = Aucun compte n’est nécessaire pour jouer. Si vous le souhaitez, ce navigateur peut garder une identité pour vous : un secret, sans mot de passe ni adresse e-mail. Elle vous donne toutes vos tables, vos résultats et vos classements sur chacun de vos appareils.
me-keep = Garder une identité
me-rename = Changer de nom
me-other-device = Utiliser un autre appareil
me-link = Lien vers mon identité
me-link-more = Ouvrez ce lien, ou scannez le code, sur votre autre appareil. Ne le montrez à personne : qui le possède peut jouer à vos places.
me-link-here = Ouvrez ce lien sur votre autre appareil. Ne le montrez à personne : qui le possède peut jouer à vos places.
me-qr = Code QR du lien vers mon identité
me-offered = Utiliser cette identité ici ?
me-offered-more = Ce lien contient une identité. Ne l’acceptez que si vous avez créé le lien vous-même : toute autre personne qui le possède voit vos cartes et peut jouer à vos places.
me-offered-instead = Ce lien contient une identité, et ce navigateur en garde déjà une autre, qui serait remplacée. Ne l’acceptez que si vous avez créé le lien vous-même : toute autre personne qui le possède voit vos cartes et peut jouer à vos places.
me-take-over = L’utiliser ici
me-decline = Non, merci
me-forget = M’oublier
me-forget-more = Vous pouvez retirer votre identité de ce navigateur seulement ; gardez le lien si vous voulez revenir. Ou le serveur peut la supprimer pour de bon, avec votre nom et vos classements. Vous gardez les places dont ce navigateur a les liens.
me-forget-here = La retirer ici
me-forget-everywhere = La supprimer pour de bon
me-no-tables = Vous n’êtes assis à aucune table.
me-results = Résultats et classements
me-no-results = Aucune partie terminée pour l’instant.
me-rating = { $game } : { NUMBER($rating, useGrouping: 0) } après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
me-won = gagnée
me-lost = perdue
me-somebody = quelqu’un
rated = Classée
rated-more = Le résultat compte pour le classement de tous les joueurs de la table, bots compris. Il faut une identité pour jouer ; si vous n’en avez pas, ce navigateur en crée une.
rated-join = Cette partie compte pour le classement. Il faut une identité pour jouer ; si vous n’en avez pas, ce navigateur en crée une.
ratings-of = Meilleurs classements : { $game }
rating = Classement
rating-who = Joueur
rating-games = Parties

analysis = Ce qui a décidé de la partie
analysis-offer = Voyez les chances de chacun au fil de la partie, les moments décisifs, les choix qu’un bot fort n’aurait pas faits et la part de la chance.
analysis-thorough-offer = Une analyse approfondie se trompe moins et compare avec un bot plus fort. Elle dure plusieurs fois plus longtemps.
analysis-begin = Analyser cette partie
analysis-begin-thorough = Analyser en profondeur
analysis-waiting = En attente d’autres analyses…
analysis-running =
    { $setting ->
        [thorough] Analyse approfondie en cours…
       *[quick] Analyse en cours…
    }
analysis-left = Encore { $time } environ.
analysis-course = Chances de gagner
analysis-percent = { $percent } %
analysis-turning-point = tournant
analysis-mistake = erreur
analysis-turning-points = Tournants
analysis-no-turning-points = Aucun moment ne se distingue.
analysis-mistakes = Erreurs
analysis-no-mistakes = Aucun choix n’était nettement moins bon que celui du bot.
analysis-luck-and-skill = Chance et habileté
step = Étape { $step }

hint = Indice
hint-thinking = Le bot réfléchit…
hint-choose = Un bot fort choisirait « { $option } ».
hint-worth = « { $other } » vous fait perdre environ { $loss } points (± { $error }) de chances de gagner.
hint-evidence = Sur { $tables } tables compatibles avec ce que vous savez, le choix du bot était meilleur { $better } fois et moins bon { $worse } fois.
hint-even = La différence avec « { $other } » n’est pas nette.
hint-same = Des règles simples sont du même avis.
warn = En êtes-vous sûr ?
warn-loses = Vous allez choisir « { $option } ».
warn-back = Choisir autre chose
warn-anyway = Choisir quand même
warn-from = M’avertir avant une erreur
warn-from-more = Quand un choix fait perdre autant de points de pourcentage de vos chances de gagner. Seulement contre des bots. Chaque choix est d’abord vérifié, ce qui prend un instant.
warn-never = jamais
warn-points = à partir de { $points } points

## Énigmes

puzzles = Énigmes
puzzle-of = { $game } : énigme { $number } sur { $count }
puzzle-you-play = Vous jouez { $seat }. Une option est clairement meilleure que les autres. Laquelle ?
puzzle-hard = Difficile : un bot qui suit des règles simples s’y trompe.
puzzle-your-answer = votre réponse
puzzle-points-explained = Un point est un point de pourcentage de la chance de gagner.
puzzle-next = Énigme suivante
puzzle-again = Réessayer
puzzle-number = Énigme { $number }
puzzle-solved = résolue
puzzles-solved = Résolues : { $solved } sur { $count }
