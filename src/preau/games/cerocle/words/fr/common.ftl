### Ce que disent les règles : les coups, ce qui arrive tout seul, les refus, les positions impossibles.

game-title = Cerocle

notation-help = e5 pose un pion à vous, n:e5 un pion neutre. e5-g7 déplace le pion de e5 vers g7, xe5 retire le pion en e5. e5~e6 intervertit deux voisins, dans l’ordre du plateau. done renonce aux échanges restants.

## Options

option-players = Nombre de joueurs
    .v2 = deux, avec des pions neutres
    .v3 = trois, sans pions neutres
    .v4 = quatre, en deux équipes
option-side = Ronds par côté du plateau
    .v5 = 5 (61 ronds)
    .v6 = 6 (91 ronds)
option-relocate = Pions qu’on peut déplacer
    .own_or_neutral = les siens et les neutres
    .own = seulement les siens
    .any = tous les pions du plateau
option-encircled = Pions neutres voisins d’un pion retiré
    .opponent = vont dans la réserve de l’adversaire
    .out = quittent le jeu
option-start = Le tout premier pion de la partie
    .free = se pose n’importe où
    .fair = se pose à exactement deux pas du centre
option-quiet = Tours de table sans pose ni retrait avant la partie nulle (0 : jamais)

## Couleurs, joueurs, pions

colour-brown = marron
    .plural = marron
colour-green = vert
    .plural = verts
colour-white = blanc
    .plural = blancs
colour-neutral = neutre
    .plural = neutres
name-brown = Marron
name-green = Vert
name-white = Blanc
seat = Joueur { $number } ({ $colour })
piece-brown = un pion marron
    .the = le pion marron
piece-green = un pion vert
    .the = le pion vert
piece-white = un pion blanc
    .the = le pion blanc
piece-neutral = un pion neutre
    .the = le pion neutre

## Boutons

click-neutral = Pion neutre
click-take = Retirer un pion
click-done = Terminé

## Coups

move-place = { $who } pose un pion en { $space }.
move-place-neutral = { $who } pose un pion neutre en { $space }.
move-relocate = { $who } déplace { $piece } de { $from } en { $to }.
move-take = { $who } retire { $piece_the } en { $space }.
move-exchange = { $who } intervertit { $first_the } en { $a } et { $second_the } en { $b }.
move-done = { $who } a terminé et renonce { $count ->
    [1] à l’échange restant
   *[other] aux { $count } échanges restants
}.

## Effets

effect-line = { $who } forme une ligne de { $length ->
    [5] cinq
   *[other] { $length }
}, de { $from } à { $to }.
effect-line-idle = Une ligne de { $length ->
    [5] cinq
   *[other] { $length }
} apparaît pour { $who }, de { $from } à { $to } ; pendant le tour d’un autre, elle ne rapporte rien à personne.
effect-exchanges = { $who } gagne { $count ->
    [1] un échange
   *[other] { $count } échanges
}.
effect-cascade = Cascade : { $who } gagne { $count ->
    [1] un échange
   *[other] { $count } échanges
} de plus et en a { $hand } à jouer.
effect-lapse = { $count ->
    [1] L’échange est perdu
   *[other] Les { $count } échanges sont perdus
} : il n’y a pas deux pions voisins de couleurs différentes.
effect-ban = Personne ne peut revenir de { $from } en { $to } avant que { $who } ait rejoué.
effect-taken = En { $space }, { $piece_the } quitte le jeu pour de bon.
effect-kept = { $who } garde pour de bon { $piece_the } pris en { $space }.
effect-returned = { $count ->
    [1] Un pion retourne
   *[other] { $count } pions retournent
} dans la réserve : { $who }.
effect-neutrals = { $count ->
    [1] Un pion neutre va
   *[other] { $count } pions neutres vont
} dans la réserve : { $who }.
effect-neutrals-out = { $count ->
    [1] Un pion neutre quitte
   *[other] { $count } pions neutres quittent
} le jeu.
effect-circle = { $who } ferme { $count ->
    [1] le cercle autour de { $centres }
   *[other] les cercles autour de { $centres }
} et gagne.
effect-circle-other = { $mover } ferme { $count ->
    [1] le cercle autour de { $centres }
   *[other] les cercles autour de { $centres }
} au profit d’un autre : { $who } gagne.
effect-circle-first = { $mover } ferme d’un coup des cercles de plusieurs couleurs. { $who } passe en premier et gagne avec { $count ->
    [1] le cercle autour de { $centres }
   *[other] les cercles autour de { $centres }
}.
effect-quiet = { $rounds ->
    [1] Un tour de table
   *[other] { $rounds } tours de table
} sans pose ni retrait : la partie est nulle.

## Refus

refusal-over = La partie est terminée.
refusal-notation = « { $text } » n’est pas un coup. Les coups s’écrivent e5, n:e5, e5-g7, xe5, e5~e6 ou done.
refusal-notation-space = Il n’y a pas de rond { $space } sur ce plateau.
refusal-notation-order = Un échange nomme ses ronds dans l’ordre du plateau : { $ordered }.
refusal-no-neutrals = À trois joueurs, il n’y a pas de pions neutres.
refusal-reserve-not-empty = Votre réserve n’est pas vide (à vous : { $own }, neutres : { $neutral }) : posez un pion.
refusal-occupied = Le rond { $space } est occupé par { $piece }.
refusal-no-own-left = Il ne reste aucun pion à vous dans votre réserve : posez un pion neutre.
refusal-no-neutral-left = Il ne reste aucun pion neutre dans votre réserve.
refusal-reserve-empty = Votre réserve est vide : déplacez ou retirez un pion.
refusal-first-piece = Le premier pion de la partie se pose à exactement deux pas du centre ; { $space } n’y est pas.
refusal-exchange-first = { $count ->
    [1] Un échange vous reste
   *[other] { $count } échanges vous restent
} à jouer : intervertissez deux pions, ou dites que vous avez terminé.
refusal-not-neighbours = { $a } et { $b } ne sont pas voisins.
refusal-exchange-empty = Il n’y a pas de pion à intervertir en { $space }.
refusal-same-colour = En { $a } comme en { $b }, il y a { $piece } : on n’intervertit que des couleurs différentes.
refusal-none-in-hand = Vous n’avez pas d’échange à jouer.
refusal-nothing-there = Il n’y a pas de pion en { $space }.
refusal-not-yours = En { $space }, { $piece_the } n’est pas à vous : vous ne pouvez pas le déplacer.
refusal-same-space = Un pion va sur un autre rond ; { $space } est celui d’où il vient.
refusal-goal-occupied = Le rond { $space } est occupé par { $piece }.
refusal-banned = Pas de retour en arrière : personne ne peut aller de { $from } en { $to } avant que { $who } ait rejoué.
refusal-take-nothing = Il n’y a pas de pion à retirer en { $space }.
refusal-take-not-neutral = En { $space }, { $piece_the } ne peut pas être retiré : seuls les pions neutres le peuvent.
refusal-take-limit = Vous avez déjà retiré { $count } pions ; c’est le maximum.
refusal-take-own = En { $space }, { $piece_the } est à vous ; on ne retire que les pions adverses.
refusal-take-again = Vous avez déjà pris un pion de cet adversaire ({ $who }) ; un seul par adversaire est permis.

## Positions

position-game = Le jeu est « { $value } », pas cerocle.
position-not-object = « { $name } » vaut { $value }, mais devrait être un objet.
position-unknown-key = « { $name } » a la clé inconnue « { $key } ».
position-missing-key = Il manque à « { $name } » la clé « { $key } ».
position-not-list = « { $name } » vaut { $value }, mais devrait être une liste.
position-per-player = « { $name } » devrait avoir { $players } entrées, une par joueur.
position-not-whole = « { $name } » vaut { $value }, mais devrait être un nombre entier d’au moins { $low }.
position-not-one-of = « { $name } » vaut { $value }, mais devrait être l’un de : { $allowed }.
position-colour = Il n’y a pas de couleur « { $value } ».
position-space = Il n’y a pas de rond « { $value } » sur ce plateau.
position-order = « { $name } » n’est pas dans l’ordre voulu.
position-option = L’option { $name } ne peut pas être { $value }.
position-player = Au tour { NUMBER($turn, useGrouping: 0) }, ce ne peut pas être au joueur { NUMBER($player, useGrouping: 0) } de jouer.
position-taken-colour = { $who } ne peut pas avoir pris de pion de la couleur { $value }.
position-taken-limit = { $who } a pris plus de pions que permis.
position-count = Nombre de pions { $colour_plural } : { NUMBER($found, useGrouping: 0) } au lieu de { $due }.
position-hand = { $who } a { NUMBER($count, useGrouping: 0) } pions de sa couleur en réserve ; dix est le maximum.
position-ban-shape = Une interdiction nomme deux ronds différents : départ et arrivée.
position-ban-empty = Une interdiction nomme { $space }, mais il n’y a pas de pion.
position-ban-piece = Une interdiction nomme { $space }, mais { $who } ne peut pas déplacer le pion qui s’y trouve.
position-exchanges = Nombre d’échanges à jouer : { NUMBER($count, useGrouping: 0) } ; cela ne va pas avec la phase « { $phase } ».
position-spent-phase = Les lignes déjà comptées ne vont pas avec la phase « { $phase } ».
position-spent-line = Les ronds déjà comptés dans la direction « { $direction } » ne forment pas des lignes de { $length } ou plus.
position-no-pair = Il reste des échanges à jouer, mais il n’y a pas deux pions à intervertir.
position-quiet = Il y a trop de tours calmes : { NUMBER($count, useGrouping: 0) } pour une limite de { NUMBER($limit, useGrouping: 0) }.
position-circle = { $who } a un cercle autour de { $space }, mais la partie n’est pas terminée.
position-result-early = Il y a un résultat, mais la partie n’est pas terminée.
position-not-over = La partie est dite terminée, mais il n’y a ni cercle ni partie nulle.
position-result = Le résultat ne découle pas de la position.
position-text = « { $text } » n’est pas une position de Cerocle : il faut onze champs, dont le premier est « cerocle ».
position-text-field = « { $field } » ne peut pas se lire comme partie d’une position.
