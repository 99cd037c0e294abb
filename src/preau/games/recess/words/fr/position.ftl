### Récré ! : pourquoi une position est refusée.

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
position-phase = Il n’y a pas de phase « { $found } ». Il y a : { $allowed }.
position-square = « { $where } » : il n’y a pas de case « { $found } ».
position-child = « { $where } » : il n’y a pas d’enfant « { $found } ».
position-steps-order = Les déplacements qui restent sont les derniers de 3, 2, 1, et non { $found }.
position-line = La ligne a { $found } champs au lieu de { $wanted }.
position-field = Le champ « { $key } » ne peut pas être « { $found } ».

## The yard

position-minute-player = À la minute { $minute }, c’est le tour de la place { $wanted }, et non de la place { $player }.
position-debt = { $player } ne peut pas avoir { $coins } pièces.
position-coins = Il y a { $wanted } pièces en tout, et non { $total }.
position-nun-entrance = { $nun_start } n’est jamais dans une entrée.
position-nun-obstacle = { $nun_start } est sur la case jeu { $square }.
position-wrong-entrance = { $child_start } est dans la mauvaise entrée.
position-obstacle = { $child_start } est sur la case jeu { $square }.
position-crowd = Il y a du monde en { $square }, et ce n’est pas une bagarre.
position-two-fights = { $child_start } est dans deux bagarres.
position-safe-fight = On ne se bagarre pas sur la case abri { $square }.
position-own-fight = En { $square } se bagarrent deux enfants du même joueur.
position-fights-elsewhere = { $child_start } devrait se bagarrer en { $square } et n’y est pas.
position-four-fights = { $player } mène plus de trois bagarres.
position-detained-outside = { $child_start } a une retenue, mais se tient en { $square } et non dans l’entrée.
position-detained-serving = { $child_start } fait sa retenue et l’attend encore.
position-serves-out-of-turn = { $child_start } fait sa retenue hors de son tour.

## The turn

position-dropped = Dans la phase « { $phase } », il n’y a rien à jouer : elle aurait été sautée.
position-phase-empty = Dans la phase « { $phase } », il reste quelque chose qui ne peut pas y être.
position-no-step = Dans la phase « kids », il reste au moins un déplacement.
position-stay-first = Rester ou partir est la première décision d’un tour.
position-start-detained = Au début du tour, { $child_le } ferait sa retenue.
position-start-phase = Le tour commence par la phase « { $wanted } », et non « { $phase } ».
position-start-steps = Au début de ce tour, il reste ces déplacements : { $wanted }.
position-start-movable = Au début de ce tour, ces enfants peuvent bouger : { $wanted }.
position-start-must-leave = Tant que rester ou partir n’est pas décidé, personne n’a de bagarre à quitter.
position-start-caught = Au début de ce tour, une bonne sœur voit ces bagarres : { $wanted }.
position-movable = { $child_start } ne peut pas bouger : au sol ou en retenue.
position-movable-missing = { $child_start } est dans l’entrée, n’a donc pas bougé et doit pouvoir le faire.
position-must-leave = { $child_start } n’a pas de bagarre à quitter, ou ne peut pas bouger.
position-must-leave-missing = { $child_start } mène une bagarre et peut bouger : c’est donc pour la quitter.
position-caught = Le joueur dont c’est le tour ne mène pas de bagarre en { $square } : rien n’a pu y être vu.
position-steps-serving = Il ne peut pas rester { $steps ->
    [1] 1 déplacement
   *[other] { $steps } déplacements
} avec { $serving ->
    [1] 1 enfant
   *[other] { $serving } enfants
} en retenue.
position-story-caught = Les bagarres vues ne sont pas celles que les bonnes sœurs ont pu voir au début du tour.
position-story-first = Rien n’a pu être joué dans ce tour : c’est donc la première décision.
position-story = Aucun tour ne mène ici : les déplacements passés ne vont pas avec les enfants qui ont bougé, sont restés ou sont partis en retenue.

## The end

position-early-result = Il y a un résultat, mais la partie n’est pas finie.
position-over-left = La partie est finie : il ne peut rien rester dans « { $key } ».
position-over-early = Sans baiser, la partie ne finit pas à la minute { $minute }.
position-over-serving = La partie est finie : { $child_le } s’est relevé{ $child_e }.
position-kisser = { $kisser } n’a pas pu donner de baiser pendant le tour de { $player }.
position-no-kiss = Aucun garçon et aucune fille de { $player } ne sont ensemble sans être vus : il n’y a pas eu de baiser.
position-kiss-coins = { $player } a moins de pièces que le baiser n’en a rapporté.
position-result-coins = Les pièces du résultat ne sont pas celles des joueurs.
position-result-winners = Le résultat se trompe. La victoire revient à : { $players }.
