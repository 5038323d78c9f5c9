### Rent a Hero en français.
### La valeur d’un héros est son nom seul ; .def et .of portent l’article, .gender l’accord.

game-title = Rent a Hero
how-to-play =
    Réunissez six héros différents dans votre groupe, ou ayez-en le plus quand la pioche s’épuise.
    Le joueur principal révèle une condition et envoie, face cachée, une carte de sa main qui la
    remplit : le héros vagabond. Celui devant qui il se trouve le recrute à l’aveugle, le passe à
    gauche, ou montre d’abord une carte au joueur principal : « oui » annonce un exemplaire identique.
    Recruter un héros déjà présent élimine les deux exemplaires. Chaque pouvoir sert une fois.

## Les héros

hero-angry_chicken = Poule Enragée
    .gender = feminine
    .def = la Poule Enragée
    .of = de la Poule Enragée
    .power = annulez le pouvoir d’un autre héros qui vient d’être annoncé
    .requirement = une valeur de 3 ou moins
hero-pyromaniac = Pyromane
    .gender = masculine
    .def = le Pyromane
    .of = du Pyromane
    .power = défaussez le héros vagabond face visible
    .requirement = une valeur de 5 ou plus
hero-witch = Sorcière
    .gender = feminine
    .def = la Sorcière
    .of = de la Sorcière
    .power = redressez un autre héros utilisé de votre groupe
    .requirement = une valeur de 3, 4 ou 5
hero-dog_trainer = Maître-Chien
    .gender = masculine
    .def = le Maître-Chien
    .of = du Maître-Chien
    .power = obligez un autre joueur à passer le héros vagabond
    .requirement = une valeur impaire
hero-sergeant = Sergent
    .gender = masculine
    .def = le Sergent
    .of = du Sergent
    .power = regardez secrètement le héros vagabond et dites-en ce que vous voulez
    .requirement = une valeur paire
hero-black_knight = Chevalier Noir
    .gender = masculine
    .def = le Chevalier Noir
    .of = du Chevalier Noir
    .power = permettez au joueur principal d’ignorer la condition ce tour-ci
    .requirement = une valeur de { $players } ou moins (le nombre de joueurs)
hero-wizard = Magicien
    .gender = masculine
    .def = le Magicien
    .of = du Magicien
    .power = piochez deux cartes
    .requirement = une valeur de { $players } ou plus (le nombre de joueurs)
help-hero-title = { $hero }, valeur { $strength }
help-hero-power = Pouvoir, une fois : { $hero_power }
help-hero-requirement = Comme condition, il faut { $hero_requirement }

## Ce qui s’est passé

event-dealt_party = { $seat } reçoit { $hero_def } dans son groupe
event-rejected_copy = { $seat } reçoit { $hero_def } en double, défausse cette carte et pioche à nouveau
event-dealt_hand = { $seat } reçoit une carte en main
    .known = { $seat } reçoit { $hero_def } en main
event-first_player = { $seat } commence la partie
event-requirement = { $seat } révèle { $hero_def } : il faut { $hero_requirement }
event-sent_from_hand = { $seat } envoie à { $to } une carte de sa main comme héros vagabond
    .known = { $seat } envoie à { $to } { $hero_def } de sa main comme héros vagabond
event-sent_from_deck = { $seat } n’a pas de carte qui convienne et envoie à { $to } la première carte de la pioche comme héros vagabond
    .known = { $seat } n’a pas de carte qui convienne et envoie à { $to } la première carte de la pioche, { $hero_def }, comme héros vagabond
event-sent_nothing = { $seat } n’a pas de carte qui convienne et la pioche est vide : pas de héros vagabond ce tour-ci
event-paid = { $seat } défausse { $hero_def } en contrepartie
event-passed = { $seat } passe et envoie le héros vagabond à { $to }
event-hint_asked = { $seat } demande un indice et remet une carte face cachée à { $active }
    .known = { $seat } demande un indice et remet { $hero_def } face cachée à { $active }
event-hint_yes = { $seat } répond « oui »
event-hint_no = { $seat } répond « non »
event-hint_shown = La carte de l’indice est retournée : { $hero_def }
event-recruits = { $seat } recrute le héros vagabond et le retourne : { $hero_def }
event-joined = { $seat } accueille { $hero_def } dans son groupe
event-eliminated_both = { $seat } a déjà { $hero_def } : les deux exemplaires sont éliminés
event-announced = { $seat } utilise le pouvoir { $hero_of }
event-announced_refresh = { $seat } utilise le pouvoir { $hero_of } pour redresser { $target_def }
event-announced_on_player = { $seat } utilise le pouvoir { $hero_of } : { $target } doit passer le héros vagabond
event-announced_cancel = { $seat } utilise le pouvoir de la Poule Enragée contre celui { $power_of } ({ $target })
event-cancelled = { $seat } voit le pouvoir { $hero_of } annulé ; il compte comme utilisé
event-no_effect = { $seat } utilise en vain le pouvoir { $hero_of } : il ne reste rien à viser
event-wanderer_discarded = Le héros vagabond est défaussé face visible : { $hero_def }
event-forced_on = { $seat } doit passer le héros vagabond à { $to }
event-refreshed = { $seat } redresse { $hero_def } : ce pouvoir peut servir à nouveau
event-peeked = { $seat } regarde secrètement le héros vagabond
    .known = { $seat } regarde secrètement le héros vagabond : { $hero_def }
event-claimed = { $seat } affirme que le héros vagabond est { $hero_def }
event-stayed_silent = { $seat } ne dit rien du héros vagabond
event-ignored_requirement = { $seat } peut envoyer n’importe quelle carte ce tour-ci : la condition est ignorée
event-drew = { $seat } pioche une carte
    .known = { $seat } pioche { $hero_def }
event-new_deck = La défausse est mélangée et forme une nouvelle pioche de { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
event-six_heroes_won = { $seat } a six héros différents et remporte la partie
event-deck_is_out = La pioche est épuisée et la partie est finie
event-no_requirement_left = Il n’y a plus de carte à révéler et la partie est finie
event-won = { $seat } remporte la partie
event-shared_victory = { $seat } partage la victoire

## Les questions

occasion-send = { $seat }, c’est votre tour : qu’envoyez-vous à { $left } comme héros vagabond ?
occasion-price = { $seat }, le héros vagabond vient de la pioche : quelle carte de votre main défaussez-vous en contrepartie ?
occasion-offer = { $seat }, le héros vagabond { $recruiting ->
        [forced] est revenu devant vous et vous devez le recruter
        [duplicate] est revenu devant vous et vous devez le recruter, ce qui élimine les deux exemplaires
       *[free] est devant vous
    } : que faites-vous ?
occasion-claim = { $seat }, que dites-vous aux autres du héros vagabond ?
occasion-requirement_shown = { $seat }, la condition est révélée (joueur principal : { $active }) : utilisez-vous un pouvoir ?
occasion-wanderer_arrived = { $seat }, le héros vagabond { $recruiting ->
        [forced] est revenu devant { $holder }, qui doit le recruter
        [duplicate] est revenu devant { $holder }, qui doit le recruter, ce qui élimine les deux exemplaires
       *[free] est devant { $holder }
    } : utilisez-vous un pouvoir ?
occasion-hint_answered = { $seat }, { $holder } a obtenu un indice : utilisez-vous un pouvoir ?
occasion-power_announced = { $seat }, { $announcer ->
        [you] vous utilisez le pouvoir { $power_of }
       *[other] { $user } utilise le pouvoir { $power_of }
    } : répondez-vous par un pouvoir ?
occasion-duplicate_shown = { $seat }, deux exemplaires { $recruited_of } vont être éliminés : utilisez-vous un pouvoir avant ?
occasion-wanderer_settled = { $seat }, { $turn ->
        [yours] votre tour va se terminer
       *[other] le tour va se terminer (joueur principal : { $active })
    } : utilisez-vous un pouvoir ?

## Les possibilités

option-send = Envoyer { $hero_def }
option-send-deck = Envoyer la première carte de la pioche : aucune carte en main ne convient
option-send-nothing = Ne rien envoyer : aucune carte en main ne convient et la pioche est vide
option-discard = Défausser { $hero_def }
option-recruit = Recruter le héros vagabond
option-pass = Passer le héros vagabond à { $left }
option-hint = Demander un indice avec { $hero_def }
option-use-angry_chicken = Utiliser la Poule Enragée : annuler le pouvoir { $power_of } ({ $user })
option-use-pyromaniac = Utiliser le Pyromane : défausser le héros vagabond
option-use-witch = Utiliser la Sorcière : redresser { $hero_def }
option-use-dog_trainer = Utiliser le Maître-Chien : { $holder } doit passer le héros vagabond
option-use-sergeant = Utiliser le Sergent : regarder le héros vagabond
option-use-black_knight = Utiliser le Chevalier Noir : { $active } peut envoyer n’importe quelle carte ce tour-ci
option-use-wizard = Utiliser le Magicien : piocher deux cartes
option-claim = Dire que le héros vagabond est { $hero_def }
option-silent = Ne rien dire
option-decline = Ne rien utiliser

## Pourquoi quelque chose est impossible

reason-RAH-TURN-04 = Seul le joueur principal envoie une carte, une fois par tour, et seulement de sa main
reason-RAH-TURN-05 = Une carte en main remplit la condition : il faut envoyer l’une de celles qui conviennent
reason-RAH-TURN-07 = La première carte de la pioche est envoyée uniquement, et toujours, quand aucune carte en main ne remplit la condition
reason-RAH-TURN-08 = On ne défausse une carte de sa main qu’en contrepartie d’un envoi depuis la pioche
reason-RAH-OFFER-01 = Seul le joueur interrogé, devant qui est le héros vagabond, recrute, passe ou demande un indice
reason-RAH-OFFER-03 = Le héros vagabond est revenu au joueur principal, qui doit le recruter
reason-RAH-HINT-01 = On demande un indice avec une carte de sa propre main
reason-RAH-HINT-05 = La dernière carte d’une main ne peut pas servir à demander un indice
reason-RAH-POWER-01 = Le pouvoir de ce héros a déjà été utilisé
reason-RAH-POWER-02 = Ce héros n’est pas dans votre groupe
reason-RAH-POWER-05 = Ce pouvoir n’a rien à viser en ce moment
reason-RAH-RECRUIT-05 = Le héros vagabond a été recruté et n’est plus vagabond
reason-RAH-P1-01 = La Poule Enragée annule le pouvoir d’un autre héros, pas le sien
reason-RAH-P3-01 = La Sorcière redresse un héros utilisé de son propre groupe
reason-RAH-P3-02 = La Sorcière ne peut pas se redresser elle-même
reason-RAH-P4-03 = Le Maître-Chien ne peut pas être utilisé sur soi-même
reason-RAH-P5-02 = Seul celui qui vient de regarder le héros vagabond grâce au Sergent en parle
reason-RAH-Q01 = Ce n’est pas un moment où l’on peut utiliser un pouvoir
reason-RAH-Q03 = On n’envoie rien que si aucune carte en main ne convient et que la pioche est vide
reason-RAH-Q10 = La condition est ignorée : il faut envoyer une carte de la main

## La table

table-title = { game-title } · joueur principal : { $active }
table-seat = { $seat }
table-seat-you = { $seat } (vous)
table-seat-active = { $seat } (principal)
table-seat-you-active = { $seat } (vous, principal)
table-card = { $strength } { $hero }
table-card-used = { $strength } { $hero } { $hero_gender ->
        [feminine] (utilisée)
       *[masculine] (utilisé)
    }
table-cards = { $strength } { $hero } ×{ $count }
table-none = rien
table-no-heroes = aucun héros
table-hand-size = { $cards ->
        [one] { $cards } carte en main
       *[other] { $cards } cartes en main
    }
table-eliminated = éliminés : { $cards }
label-deck = Pioche
table-deck = { $deck ->
        [one] { $deck } carte
       *[other] { $deck } cartes
    }, défausse : { $discard ->
        [one] { $discard } carte
       *[other] { $discard } cartes
    }
label-discard = Défausse
label-requirement = Condition requise
table-requirement = { $hero_requirement } ({ $hero })
table-requirement-ignored = ignorée ce tour-ci ({ $hero })
table-requirement-none = aucune pour l’instant
label-wanderer = Héros vagabond
table-wanderer = devant { $holder }, envoyé par { $from } ; vous ne le connaissez pas
    .known = devant { $holder }, envoyé par { $from } ; vous savez que c’est { $hero_def }
table-wanderer-narrowed = devant { $holder }, envoyé par { $from } ; d’après les indices, c’est l’un de ces héros : { $heroes }
table-wanderer-back = { $wanderer } ; { $holder } doit le recruter maintenant
    .duplicate = { $wanderer } ; { $holder } doit le recruter maintenant, et les deux exemplaires seront éliminés
table-wanderer-unseen = devant { $holder }, envoyé par { $from }
table-wanderer-none = aucun pour l’instant
label-announced = Annoncés
table-announced = { $seat } : { $hero }
table-announced-at = { $seat } : { $hero }, cible : { $target }
table-announced-against = { $seat } : { $hero }, contre le pouvoir { $power_of } ({ $target })
table-announced-cancelled = { $announced } (annulé)
label-recruited = Recruté
table-recruited = { $hero }, second exemplaire de ce groupe
label-hints = Indices
table-hint-yes = face cachée : oui
    .known = { $hero } : oui
table-hint-no = face cachée : non
    .known = { $hero } : non
label-hand = Votre main

## La fin

ending-six_heroes = La partie est finie : un groupe de six héros différents
ending-deck_ran_out = La partie est finie : la pioche est épuisée
ending-no_cards_left = La partie est finie : il n’y a plus de carte à révéler
won-six_heroes = { $winners } remporte la partie avec six héros différents
won-heroes = { $winners } remporte la partie avec le plus grand groupe
won-eliminated = { $winners } remporte la partie : parmi les plus grands groupes, le moins de cartes éliminées
won-used = { $winners } remporte la partie : à égalité de héros et de cartes éliminées, le moins de pouvoirs utilisés
won-shared = { $winners } partagent la victoire : à égalité de héros, de cartes éliminées et de pouvoirs utilisés
standing = { $heroes } héros, cartes éliminées : { $eliminated }, pouvoirs utilisés : { $used }

## Variantes et ordres permanents

variant-original-hint = Indice d’origine
    .explained = la réponse est « oui » si le héros vagabond remplit la condition de la carte montrée
variant-endless = Fin d’origine
    .explained = seuls six héros terminent la partie ; quand la pioche est vide, la défausse en forme une nouvelle
until-my_turn = jusqu’à votre tour
until-wanderer_before_me = jusqu’à ce que le héros vagabond soit devant vous

## Ce dont parlent les textes du programme lui-même

example-name = sorcière
example-rule = RAH-HINT-05
example-ruling = q6
example-key = pass
asked-about = pouvoirs
