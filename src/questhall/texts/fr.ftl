### Ce que le programme lui-même dit en français, quel que soit le jeu.

## Début et fin

player-human = { $seat } joue à ce clavier
player-bot = { $seat } est un bot : { $bot }
player-level = { $seat } est un bot { $level } ({ $bot })
level-easy = facile
level-medium = moyen
level-hard = difficile
level-expert = expert
bot-thinks = { $seat } réfléchit…
variant = Variante : { $name }, { $explained }
chance-committed = Les mélanges sont fixés d’avance ; l’engagement sur leur graine est { $commitment }
chance-seed = Les cartes viennent de la graine { $seed }
saved-in = Chaque choix est enregistré dans { $path }
ask-for-help = Tapez un numéro pour choisir, ou ? pour obtenir de l’aide
only-changes = Après la première fois, seul ce qui a changé sur la table est affiché ; tapez table pour tout voir
proof-committed = La graine était { $seed } ; son SHA-256 est l’engagement montré au début, { $commitment }
proof-fingerprint = L’empreinte de l’enregistrement est { $fingerprint } ; qui la note pourra reconnaître cette partie plus tard
proof-replay = Pour revoir la partie pas à pas : { $command }
proof-verify = Pour vérifier que rien n’a été changé : { $command }
goodbye = Pour reprendre cette partie : { $command }
hand-over-hint = Qui tient plusieurs places, ou n’a rien à cacher aux autres ici, tape : ensemble
together-now = Plus rien n’est caché entre les personnes à ce clavier
hand-over = Passez le clavier à { $seat }, qui appuie sur Entrée quand personne d’autre ne regarde :
hand-over-or-undo = Passez le clavier à { $seat }, qui appuie sur Entrée quand personne d’autre ne regarde ; ou { $last } tape annuler pour reprendre le dernier choix :

## Questions et réponses

party-name = Groupe
prompt = >
colon = { "\u00A0" }:
heading-news = Ce qui s’est passé
news-repeated = { $sentence } (×{ $times })
heading-log = Les derniers événements : { $shown } sur { $all }
list-and = { $rest } et { $last }
input-unknown = « { $said } » n’est aucune des possibilités : tapez un numéro de 1 à { $options }, le début d’une possibilité, ou ? pour obtenir de l’aide
input-ambiguous = « { $said } » peut désigner plusieurs possibilités : { $possible }
occasion-order = { $seat }, plusieurs choses arrivent en même temps : laquelle vient ensuite ?
option-next = La suivante est le numéro { $place }
try-again = Appuyez sur Entrée pour réessayer, ou tapez quitter :

## Commandes : le mot, et ce qu’il fait

heading-help = Aide
help-options = Choisissez par le numéro d’une possibilité, sa clé ou le début de celle-ci ; une ligne vide les montre à nouveau. Commandes :
command-help = aide
    .does = cette aide, une carte (aide { example-name }), un mot des règles ou une règle (aide { example-rule }, aide { example-ruling })
command-why = pourquoi
    .does = pourquoi quelque chose est impossible maintenant, par sa clé (pourquoi { example-key })
command-undo = annuler
    .does = reprendre votre dernier choix, aussi quand le clavier change de mains
command-log = journal
    .does = ce qui s’est passé jusqu’ici ; journal 100 montre les cent dernières lignes
command-table = table
    .does = la table complète, avec la défausse
command-save = sauver
    .does = où la partie est enregistrée ; avec un nom de fichier, y écrire une copie
command-skip = sauter
    .does = ne plus m’interroger sur les { asked-about } pendant un temps
command-seat = place
    .does = qui joue à quelle place ; un nom suivi de human, d’un niveau ou d’un bot confie cette place (place ben medium)
command-together = ensemble
    .does = ne rien cacher entre les personnes à ce clavier
command-quit = quitter
    .does = arrêter ; la partie est enregistrée
help-unknown = Il n’y a pas d’aide sur « { $said } » ; possible : { $possible } ; les règles ont des codes comme { example-rule }
help-many = « { $said } » peut désigner bien des choses : { $possible }
help-rules = Les règles sur « { $said } » :
help-more-rules = D’autres règles à ce sujet : { $rules }
help-rules-too = Les règles sur « { $said } » : { $rules }
help-clause = { $id } { $title } (page { $page } du livret)
help-ruling = { $id } { $title } (notre décision là où le livret se tait)

## Pourquoi pas

why-possible = Possible maintenant : { $keys }
why-not = Impossible maintenant : { $keys }
why-not-by-rule = Impossible maintenant selon la règle { $rule } : { $keys }
why-options-are-possible = Toutes les possibilités numérotées sont ouvertes ; pour une autre, donnez sa clé, par exemple : pourquoi { example-key }
and-more = { $some } et { $more } de plus
why-about = Donnez la clé d’une possibilité, par exemple : pourquoi { example-key } ; elles commencent par : { $verbs }
why-what = Aucune possibilité de ce jeu ne commence par « { $said } » ; elles commencent par : { $verbs }
reason-not-asked = Quelqu’un d’autre est en train de décider
reason-not-a-window = Il n’y a rien à laisser passer maintenant
reason-order = Il n’y a rien à mettre en ordre maintenant

## Annuler, enregistrer, sauter

answers-yes = o oui
undo-nothing = Vous n’avez aucun choix à reprendre
undo-consent = Pour que { $seat } reprenne son dernier choix, { $choices ->
        [one] un choix serait annulé
       *[other] { $choices } choix seraient annulés
    } ({ $who }), bien que quelque chose ait été révélé ou que d’autres aient agi ; tous ceux qui sont à ce clavier sont-ils d’accord ? (o/n)
undo-refused = Rien n’est repris
undo-done = { $seat } reprend son dernier choix
saved-copy = Une copie de la partie est dans { $path }
skip-until-when = Jusqu’à quand ne pas vous interroger sur vos { asked-about } ?
skip-prompt = >
skip-nothing = Rien ne change : les questions viennent comme avant
skip-unknown = « { $said } » ne fait pas partie de : { $possible }
skip-given = Plus de questions sur vos { asked-about } { $until } ; « sauter stop » lève cette consigne
skip-stop = non, m’interroger à nouveau
skip-stopped = Les questions sur vos { asked-about } reviennent

## Places confiées à d’autres

seat-how = Pour confier une place, dites laquelle et à qui, par exemple : place { $name } human, place { $name } medium
seat-whose = « { $said } » ne dit pas quelle place confier à qui : nommez l’un de { $possible }, puis human, un niveau ou un bot, par exemple : place { $name } medium
seat-nobody-left = Quelqu’un doit rester à ce clavier ; pour partir, tapez quitter
