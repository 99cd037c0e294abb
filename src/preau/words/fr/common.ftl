### Ce que dit l’interface : refus qui ne sont d’aucun jeu, parties notées, arbitre, ligne de commande.

## Games and options

bad-game = Il n’y a pas de jeu « { $name } » ici. Il y a : { $allowed }.
bad-game-guess = Il n’y a pas de jeu « { $name } » ici. Vouliez-vous dire { $guess } ?
bad-game-missing = Quel jeu ? Il y a : { $allowed }.
broken-game = Le jeu « { $name } » est installé ici, mais il n’a pas pu être chargé.
bad-option-name = Il n’y a pas d’option « { $name } ». Il y a : { $allowed }.
bad-option-value = L’option { $name } ne peut pas valoir « { $value } ». Valeurs possibles : { $allowed }.
bad-option-range = L’option { $name } ne peut pas valoir « { $value } » : il faut un nombre entier de { NUMBER($low, useGrouping: 0) } à { NUMBER($high, useGrouping: 0) }.
bad-option-shape = « { $text } » ne règle aucune option : écrivez NOM=VALEUR.
bad-option-twice = L’option { $name } est donnée deux fois.
bad-option-no-seed = { $name }={ $value } se tire au sort : ajoutez seed=NOMBRE.
bad-option-seed = La graine « { $value } » n’est pas un nombre entier d’au plus 18 chiffres.
bad-option-idle-seed = La graine { $value } ne sert à rien : il n’y a rien à tirer au sort.

## Positions

bad-json = Ce JSON est illisible : { $why }.
bad-json-twice = La clé « { $name } » apparaît deux fois.
bad-position-shape = Une position est un objet JSON.
bad-position-game = La clé « game » manque ou n’est pas un texte.

## Records

record-line = Ligne { NUMBER($line, useGrouping: 0) } : { $why }
record-first-line = La première ligne devrait être « { $wanted } ».
record-not-canonical = On attend exactement « { $wanted } ».
record-unknown-header = L’en-tête « { $name } » est inconnu.
record-twice = L’en-tête « { $name } » apparaît deux fois.
record-no-header = L’en-tête « { $name } » manque.
record-odd-line = « { $text } » n’est ni un en-tête ni un tour numéroté.
record-other-rules = Les règles sont en version { $is }, mais on joue ici la version { $wanted }.
record-other-options = La position n’a pas les mêmes options que l’en-tête.
record-turn = Le tour porte le numéro { $is }, mais c’est le tour { $wanted }.
record-move = Le coup { $move } ne peut pas être joué ({ $rule }). { $why }
record-no-seat = Il n’y a pas de place { $seat } dans une partie à { $players }.
record-date = « { $text } » n’est pas une date comme 2026-05-31.
record-ended = « { $text } » ne dit pas comment une table a fini, comme « resigned, won by 1 ».
record-result = Le résultat indiqué est « { $is } », mais c’est « { $wanted } ».
record-no-checksum = La somme de contrôle manque.
record-checksum = La somme de contrôle ne correspond pas : le fichier a été modifié après son écriture.

## The referee

referee-blank = La ligne est vide ; une commande est attendue.
referee-unknown = Il n’y a pas de commande « { $word } ».
referee-superfluous = La commande « { $word } » s’emploie seule, sans « { $text } ».
referee-not-utf8 = La ligne n’est pas du texte UTF-8.
referee-no-game = Il n’y a pas encore de partie : commencez par « new » ou « load ».
referee-no-move = « play » demande un coup.
referee-not-timed = Le jeu { $game } n’a pas de sablier.
referee-nothing-to-undo = Il n’y a rien à reprendre.

## Rules and effects

unknown-rule = Il n’y a pas de règle { $number }.
unknown-rule-guess = Il n’y a pas de règle { $number }. Vouliez-vous dire { $guess } ?
rule-ruling = Décision : { $text }
rule-edition = Options : { $text }
by-rule = { $text } ({ $rule })
did-you-mean = Vouliez-vous dire { $guess } ?

## Commands

help-preau = Une table de jeux : jouer, regarder, interroger les règles.
help-play = Jouer dans le terminal, tous au même clavier. Chaque coup est enregistré.
help-show = Dessiner une position dans le terminal ou en image SVG.
help-replay = Lire une partie notée : l’afficher, la vérifier, la dessiner.
help-rules = Afficher la règle du jeu, un chapitre ou un seul article.
help-games = Lister les jeux, ou les options de l’un d’eux.
help-referee = Répondre aux questions sur les règles, une commande par ligne, en JSON.
help-version = Afficher la version.
help-lang = La langue (sinon, celle du terminal).
help-arg-game = Le nom du jeu, tel que « preau games » le donne.
help-games-game = Montrer les options de ce jeu.
help-rules-number = Une règle, comme R5.6, ou un chapitre, comme R5.
help-show-what = Un jeu et ses options (recess players=4), une position en texte ou en JSON, un fichier qui contient l’une ou une partie notée, ou - pour l’entrée standard.
help-to = S’arrêter après ce nombre de coups.
help-layer = Montrer aussi ce calque (comme « sight ») ; peut être répété.
help-svg = Écrire l’image dans ce fichier.
help-replay-file = La partie notée ; - pour l’entrée standard.
help-check = Dire seulement si le fichier est en règle.
help-json = Afficher la dernière position en JSON.
help-lenient = Lire ce qui peut l’être, et signaler ce qui est bizarre.
help-play-game = Le jeu, ou le fichier d’une partie enregistrée. Sans lui, on vous le demande.
help-play-options = Comment jouer, par exemple players=4 ; « preau games JEU » liste les options.
help-play-name = Le nom d’un joueur, dans l’ordre des places ; peut être répété.
help-play-resume = Reprendre la dernière partie enregistrée.

games-line = { $players } joueurs, environ { $minutes } minutes
games-broken = n’a pas pu être chargé : { $reason }
games-edition-default = (comme par défaut)
replay-sound = La partie est en règle. { $moves ->
    [one] { $moves } coup, légal.
   *[other] { $moves } coups, tous légaux.
}
replay-timeout = Le sablier est écoulé.
seat-name = Place { $seat } : { $name }
nothing-to-show = Il n’y a rien à montrer.
nothing-to-resume = Il n’y a pas de partie enregistrée à reprendre.
bad-layer = L’image n’a pas de calque « { $name } ». Essayez : { $allowed }.

play-which = Quel jeu ?
play-hello = Tapez un coup, ou Entrée pour voir les choix ; ? pour l’aide.
play-prompt = { NUMBER($turn, useGrouping: 0) }. { $who }>
play-over = La partie est finie.
play-over-prompt = Partie finie (undo, save, quit)>
play-back = un pas en arrière
play-no-choice = « { $text } » n’est pas parmi les choix.
play-legal = { $move } est permis. { $told }
play-saved = Enregistré dans { $path }.
play-goodbye = Enregistré dans { $path }. « preau play --resume » reprend la partie.
play-help =
    un coup        le jouer, tel que la règle l’écrit
    Entrée         voir les choix, puis choisir par numéro ou par nom ; 0 revient d’un pas
    moves          lister tous les coups permis
    why COUP       pourquoi le coup est refusé, ou ce qu’il ferait
    rules NUMÉRO   lire une règle (R5.6), un chapitre (R5) ou toute la règle
    board CALQUE   redessiner le plateau, avec un calque si vous voulez
    hint           où regarderait un bon joueur ; encore une fois, que jouer
    threats        ce que les autres pourraient faire ensuite
    undo           reprendre le dernier coup
    save FICHIER   enregistrer la partie
    resume FICHIER reprendre une partie enregistrée (sans FICHIER : la dernière)
    quit           arrêter ; la partie est enregistrée
play-help-timeout = timeout        le sablier est écoulé
