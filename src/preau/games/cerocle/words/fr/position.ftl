### Why a position is refused.

## Setting one up by pointing

position-edit-off = Retirer du plateau
position-edit-nothing = Ce choix ne changerait rien en { $space }.
position-edit-none-left = Il ne reste aucun pion { $colour_adjective } dans les réserves.
position-edit-turn = Tour
position-edit-player = Joueur dont c’est le tour
position-edit-own = { $who } : pions de sa couleur en réserve
position-edit-neutral = { $who } : pions neutres en réserve
position-edit-taken = { $who } : pions { $colour_plural } retirés
position-edit-quiet = Tours de suite sans pose ni retrait

## What is wrong with one

position-game = « { $value } » n’est pas ce jeu, qui s’appelle « cerocle ».
position-not-object = « { $name } » vaut { $value }, mais devrait être un objet.
position-unknown-key = « { $name } » a la clé inconnue « { $key } ».
position-missing-key = Il manque à « { $name } » la clé « { $key } ».
position-not-list = « { $name } » vaut { $value }, mais devrait être une liste.
position-per-player = « { $name } » devrait avoir { $players } entrées, une par joueur.
position-not-whole = « { $name } » vaut { $value }, mais devrait être un nombre entier d’au moins { $low }.
position-not-one-of = « { $name } » ne peut pas valoir { $value }. Valeurs possibles : { $allowed }.
position-colour = Il n’y a pas de couleur « { $value } ».
position-space = Il n’y a pas de rond « { $value } » sur ce plateau.
position-order = « { $name } » n’est pas dans l’ordre voulu.
position-option = L’option { $name } ne peut pas valoir { $value }.
position-player = Au tour { NUMBER($turn, useGrouping: 0) }, c’est à { $who } de jouer.
position-taken-colour = { $who } ne peut pas avoir retiré { $piece }.
position-taken-limit = { $who } a retiré plus de pions que permis.
position-count = Nombre de pions { $colour_plural } : { NUMBER($found, useGrouping: 0) } au lieu de { $due }.
position-hand = { $who } a { NUMBER($count, useGrouping: 0) } pions de sa couleur en réserve ; dix est le maximum.
position-ban-shape = Une interdiction nomme deux ronds différents : départ et arrivée.
position-ban-empty = Une interdiction nomme { $space }, mais il ne s’y trouve aucun pion.
position-ban-piece = Une interdiction nomme { $space }, mais { $who } ne peut pas déplacer le pion qui s’y trouve.
position-exchanges = Nombre d’interversions à jouer : { NUMBER($count, useGrouping: 0) } ; cela ne va pas avec la phase « { $phase } ».
position-spent-phase = Les lignes déjà comptées ne vont pas avec la phase « { $phase } ».
position-spent-line = Les ronds déjà comptés dans la direction « { $direction } » ne forment pas des lignes de { $length } ou plus.
position-no-pair = Il reste des interversions à jouer, mais il n’y a pas deux pions à intervertir.
position-quiet = Il y a trop de tours calmes : { NUMBER($count, useGrouping: 0) } pour une limite de { NUMBER($limit, useGrouping: 0) }.
position-circle = { $who } a un cercle autour de { $space }, mais la partie n’est pas terminée.
position-result-early = Il y a un résultat, mais la partie n’est pas terminée.
position-not-over = La partie est dite terminée, mais il n’y a ni cercle ni partie nulle.
position-result = Le résultat ne découle pas de la position.
position-text = « { $text } » n’est pas une position de Cerocle : il faut onze champs, dont le premier est « cerocle ».
position-text-field = « { $field } » ne peut pas se lire comme partie d’une position.
