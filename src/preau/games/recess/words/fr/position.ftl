### Récré ! : pourquoi une position est refusée.

## Setting one up by pointing

position-edit-off = Retour à l’entrée
position-edit-detain = En retenue
position-edit-lead = Faire de l’autre enfant l’attaquant
position-edit-nothing = { $place ->
    [entrance] Ce choix ne changerait rien à { $square_mid }.
   *[square] Ce choix ne changerait rien en { $square }.
}
position-edit-obstacle = La case { $square } est une case jeu : personne ne peut s’y tenir.
position-edit-nowhere = Ce pion ne peut pas attendre là : garçons et filles ont chacun leur entrée.
position-edit-no-piece = Il n’y a pas de pion « { $piece } » dans ce jeu.
position-edit-minute = Minute
position-edit-player = Joueur dont c’est le tour
position-edit-coins = Pièces de { $player }

## How it is written

position-type = « { $where } » devrait être { $wanted ->
    [number] un nombre entier
    [text] un texte
    [list] une liste
    [object] un objet
   *[truth] true ou false
}.
position-range = « { $where } » devrait aller de { $low } à { $high }, et non valoir { $found }.
position-length = « { $where } » devrait avoir { $wanted } éléments, et non { $found }.
position-unknown-key = « { $where } » a une clé inconnue « { $key } ». Clés possibles : { $allowed }.
position-missing-key = Il manque à « { $where } » la clé « { $key } ».
position-order = « { $where } » n’est pas dans l’ordre, ou nomme deux fois la même chose.
position-game = « { $found } » n’est pas ce jeu, qui s’appelle « recess ».
position-option = L’option { $name } ne peut pas valoir « { $found } ». Valeurs possibles : { $allowed }.
# R2.2
position-phase = Il n’y a pas de phase « { $found } ». Phases possibles : { $allowed }.
# R1.2
position-square = « { $where } » : il n’y a pas de case « { $found } ».
# R1.6
position-child = « { $where } » : il n’y a pas d’enfant « { $found } ».
# R2.2
position-steps-order = Les déplacements qui restent sont les derniers de 3, 2, 1, et non { $found }.
position-line = La ligne a { $found } champs au lieu de { $wanted }.
position-field = Le champ « { $key } » ne peut pas valoir « { $found } ».

## The yard

# R2.1
position-minute-player = À la minute { $minute }, c’est à { $wanted } de jouer, et non à { $player }.
# R5.4
position-debt = { $player } ne peut pas avoir { $coins } pièces.
# R1.6
position-coins = Il y a { $wanted } pièces en tout, et non { $total }.
# R1.5
position-nun-entrance = { $nun_start } n’est jamais dans une entrée.
# R1.3
position-nun-obstacle = { $nun_start } est sur la case jeu { $square }.
# R1.6
position-wrong-entrance = { $child_start } est dans la mauvaise entrée.
# R1.3
position-obstacle = { $child_start } est sur la case jeu { $square }.
# R3.4
position-crowd = Il y a plusieurs pions en { $square }, et ce n’est pas une bagarre.
# R5.1
position-two-fights = { $child_start } est dans deux bagarres.
# R3.5
position-safe-fight = On ne se bagarre pas sur la case abri { $square }.
# R5.3
position-own-fight = En { $square } se bagarrent deux enfants du même joueur.
# R5.1
position-fights-elsewhere = { $child_start } devrait se bagarrer en { $square } et n’y est pas.
# R5.9
position-four-fights = { $player } est l’attaquant dans plus de trois bagarres.
# R6.1
position-detained-outside = { $child_start } a une retenue, mais se tient en { $square } et non dans l’entrée.
# R6.3
position-detained-serving = { $child_start } ne peut pas à la fois faire sa retenue et l’attendre encore.
# R6.3
position-serves-out-of-turn = { $child_start } fait sa retenue pendant le tour d’un autre.

## The turn

# R2.7
position-dropped = Dans la phase « { $phase } », il n’y a rien à jouer : elle aurait été sautée.
# R2.2
position-phase-empty = Dans la phase « { $phase } », il reste quelque chose qui ne peut pas y être.
# R2.2
position-no-step = Quand c’est aux enfants de se déplacer, il reste au moins un déplacement.
# R5.5
position-stay-first = Rester ou partir est la première décision d’un tour.
# R6.3
position-start-detained = Cela voudrait dire que { $child_le } faisait déjà sa retenue au début du tour.
# R2.7
position-start-phase = Le tour commence par la phase « { $wanted } », et non « { $phase } ».
# R2.4, R2.7
position-start-steps = Au début de ce tour, il reste ces déplacements : { $wanted }.
# R2.5
position-start-movable = Au début de ce tour, ces enfants peuvent bouger : { $wanted }.
# R5.5
position-start-must-leave = Tant que rester ou partir n’est pas décidé, personne n’a de bagarre à quitter.
# R5.6
position-start-caught = Au début de ce tour, une bonne sœur voit ces bagarres : { $wanted }.
# R2.5
position-movable = { $child_start } est au sol ou en retenue et ne peut donc pas bouger.
# R2.5
position-movable-missing = { $child_start } est dans l’entrée, n’a donc pas bougé et compte parmi les enfants qui peuvent bouger.
# R5.5
position-must-leave = { $child_start } n’a pas de bagarre à quitter, ou ne peut pas bouger.
# R5.5
position-must-leave-missing = { $child_start } est l’attaquant dans une bagarre et peut bouger : cette bagarre est donc à quitter.
# R5.6
position-caught = Le joueur dont c’est le tour n’est l’attaquant dans aucune bagarre en { $square } : rien n’a pu y être vu.
# R2.4
position-steps-serving = Il ne peut pas rester { $steps ->
    [1] 1 déplacement
   *[other] { $steps } déplacements
} avec { $serving ->
    [1] 1 enfant
   *[other] { $serving } enfants
} en retenue.
# R5.6
position-story-caught = Les bagarres vues ne sont pas celles que les bonnes sœurs ont pu voir au début du tour.
# R2.3
position-story-first = Rien n’a pu être joué dans ce tour : c’est donc la première décision.
# R2.4
position-story = Aucun tour ne mène ici : les déplacements passés ne vont pas avec les enfants qui ont bougé, sont restés ou sont partis en retenue.

## The end

# R10.1
position-early-result = Il y a un résultat, mais la partie n’est pas finie.
# R10.1
position-over-left = La partie est terminée : il ne peut rien rester dans « { $key } ».
# R10.1
position-over-early = S’il n’y a pas eu de baiser, la partie ne finit pas à la minute { $minute }.
# R6.3
position-over-serving = La partie est terminée : { $child_le } s’est relevé{ $child_e }.
# R8.2
position-kisser = { $kisser } n’a pas pu donner de baiser : c’était à { $player } de jouer.
# R8.1
position-no-kiss = { $player } n’a pas de garçon et de fille ensemble hors de vue : il n’y a pas eu de baiser.
# R8.2
position-kiss-coins = { $player } a moins de pièces que le baiser n’en a donné.
# R10.2
position-result-coins = Les pièces du résultat ne sont pas celles des joueurs.
# R10.2
position-result-winners = Le résultat indiqué est faux : la victoire revient à { $players }.
