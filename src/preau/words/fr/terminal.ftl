### What the other commands say in the terminal, and the referee.

## referee

terminal-referee-blank = La ligne est vide ; une commande est attendue.
terminal-referee-unknown = Il n’y a pas de commande « { $word } ».
terminal-referee-superfluous = La commande « { $word } » s’emploie seule, sans « { $text } ».
terminal-referee-not-utf8 = La ligne n’est pas du texte UTF-8.
terminal-referee-no-game = Il n’y a pas encore de partie : commencez par « new » ou « load ».
terminal-referee-no-move = « play » demande un coup.
terminal-not-timed = Le jeu { $game } n’a pas de sablier.
terminal-nothing-to-undo = Il n’y a aucun coup à reprendre.

## rules

terminal-rule-letter = À la lettre
terminal-by-rule = { $text } ({ $rule })
terminal-did-you-mean = Vouliez-vous dire { $guess } ?
terminal-file-missing = Le fichier { $name } n’existe pas.
terminal-file-folder = { $name } est un dossier, pas un fichier.
terminal-file-forbidden = Vous n’avez pas le droit d’ouvrir { $name }.

## words

terminal-words-missing = manque.
terminal-words-surplus = n’existe pas en anglais.
terminal-words-unreadable = « { $text } » est illisible.
terminal-words-variables = n’emploie pas les mêmes arguments que l’anglais : { $names }
terminal-words-forbidden = dit « { $word } » ; le glossaire dit : { $better }
terminal-words-found = { $count ->
    [0] Rien à corriger dans « { $language } ».
    [one] Une chose à corriger dans « { $language } ».
   *[other] { $count } choses à corriger dans « { $language } ».
}

## games, replay, show

terminal-games-line = { $players } joueurs, environ { $minutes } minutes
terminal-games-broken = n’a pas pu être chargé : { $reason }
terminal-games-edition-default = les règles habituelles
terminal-replay-sound = La partie est en règle. { $moves ->
    [one] { $moves } coup, permis.
   *[other] { $moves } coups, tous permis.
}
terminal-seat-name = Place { $seat } : { $name }
terminal-nothing-to-show = Il n’y a rien à montrer.
terminal-nothing-to-resume = Il n’y a pas de partie enregistrée à reprendre.

## play

terminal-play-which = Quel jeu ?
terminal-legend-lit = à choisir ou à regarder
terminal-legend-trouble = ce dont il est question
terminal-play-hello = Tapez un coup, ou Entrée pour voir les choix ; ? pour l’aide.
terminal-play-prompt = { NUMBER($turn, useGrouping: 0) }. { $who }>
terminal-play-over = La partie est terminée.
terminal-play-over-prompt = Partie terminée (undo, save, quit)>
terminal-play-back = un pas en arrière
terminal-play-no-choice = « { $text } » n’est pas parmi les choix.
terminal-play-legal = { $move } est permis. { $told }
terminal-play-saved = Enregistré dans { $path }.
terminal-play-goodbye = Enregistré dans { $path }. « preau play --resume » reprend la partie.
terminal-play-help =
    un coup        le jouer, écrit comme indiqué plus bas
    Entrée         voir les choix, puis choisir par numéro ou par nom ; 0 revient d’un pas
    moves          lister tous les coups permis
    why COUP       pourquoi le coup est refusé, ou ce qu’il ferait
    rules NUMÉRO   lire une règle ({ $rule }), un chapitre ({ $section }) ou toutes les règles
    board CALQUE   redessiner le plateau, avec un calque si vous voulez
    hint           où un bon joueur regarderait ; une seconde fois, le coup à jouer
    threats        ce que les autres pourraient faire ensuite
    undo           reprendre le dernier coup
    save FICHIER   enregistrer la partie
    resume FICHIER reprendre une partie enregistrée (sans FICHIER : la dernière)
    quit           arrêter ; la partie est enregistrée
terminal-play-help-timeout = timeout        le sablier est vide

terminal-hint-again = Tapez encore « hint » pour voir le coup.

## learn

terminal-learn-list = { $title } : { $count ->
    [one] une leçon
   *[other] { $count } leçons
} ; terminées : { $done }
terminal-learn-start = Pour commencer : { $command }
terminal-learn-next = Pour continuer : { $command }
terminal-learn-all-done = Vous les avez toutes suivies. À vous de jouer !
terminal-learn-hello = Tapez votre coup ; ? pour un indice, rules NUMÉRO pour lire une règle, quit pour arrêter.
terminal-learn-task = Exercice { $number } sur { $count }. { $text }
terminal-learn-hint = Indice. { $text }
terminal-learn-wrong = Pas encore. { $text }
terminal-advice-puzzles = Pour les voir toutes : preau puzzles { $game } --list
terminal-advice-lessons = Essayez : preau learn { $game }
terminal-advice-rules = Essayez : preau rules { $game }
terminal-learn-beside = { $text } { $hint }
terminal-learn-done = Leçon terminée : { $title }

## puzzles

terminal-puzzles-list = { $title } : { $count ->
    [one] une énigme
   *[other] { $count } énigmes
} ; résolues : { $done }
terminal-puzzles-daily = L’énigme du jour : { $command }
terminal-puzzles-today = L’énigme du jour : { $title } ({ $id }) { $grade }
terminal-puzzles-title = { $title } ({ $id }) { $grade }
terminal-puzzles-hello = Tapez votre coup ; ? pour un indice, deux fois pour la solution ; back pour recommencer, rules NUMÉRO pour lire une règle, quit pour arrêter.
terminal-puzzles-solution = La solution est { $move }. { $told }
terminal-puzzles-go-on = C’est cela ! Continuez.
terminal-puzzles-next = Une autre : { $command }
terminal-puzzles-all-done = Vous les avez toutes résolues !

terminal-puzzles-mining = Recherche d’énigmes ; trouvées : { $found }
terminal-puzzles-mined = { $count ->
    [one] Une énigme écrite
   *[other] { $count } énigmes écrites
} dans { $path }.
terminal-puzzles-mined-fewer = Énigmes trouvées en fouillant { $games ->
    [one] une partie
   *[other] { $games } parties
} : { $count } sur { $wanted } ; elles sont dans { $path }. Essayez avec plus de parties ou une autre graine.
terminal-puzzles-no-out = Dites où écrire les énigmes extraites : --out FICHIER
terminal-puzzles-no-goals = Le jeu { $game } ne dit pas ce que ses énigmes pourraient demander : il n’y a rien à extraire.

## review

terminal-review-best = Les meilleurs coups
terminal-review-best-gain = Il donnait { $share } de chances de gagner. Les autres coups prometteurs en auraient donné { $others } en moyenne.
terminal-change = { $first } → { $last }
