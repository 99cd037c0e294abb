# Énigmes : les résoudre dans le terminal, en extraire, et ce qui cloche dans un fichier d’énigmes.

help-puzzles = Trouver la seule solution : l’énigme du jour, ou une autre. Ou en extraire de nouvelles.
help-puzzles-puzzle = Une énigme, comme win-01. Sans elle : celle du jour, ou la prochaine à résoudre.
help-puzzles-list = Lister toutes les énigmes, et celles que vous avez résolues.
help-puzzles-mine = Extraire autant de nouvelles énigmes de parties entre robots.
help-puzzles-seed = Ce qui décide du hasard dans ces parties : même graine, mêmes énigmes.
help-puzzles-games = Le nombre de parties à fouiller, au plus.
help-puzzles-out = Où écrire les énigmes extraites.

puzzles-list = { $title } : { $count ->
    [one] une énigme
   *[other] { $count } énigmes
} ; résolues : { $done }
puzzles-daily = L’énigme du jour : { $command }
puzzles-today = L’énigme du jour : { $title } ({ $id }) { $grade }
puzzles-title = { $title } ({ $id }) { $grade }
puzzles-hello = Tapez votre coup ; ? pour un indice, deux fois pour la solution ; back pour recommencer, rules NUMÉRO pour lire une règle, quit pour arrêter.
puzzles-solution = La solution : { $move }. { $told }
puzzles-go-on = C’est cela ! Continuez.
puzzles-next = Une autre : { $command }
puzzles-all-done = Vous les avez toutes résolues !

puzzles-mining = Extraction ; trouvées : { $found }
puzzles-mined = { $count ->
    [one] Une énigme écrite
   *[other] { $count } énigmes écrites
} dans { $path }.
puzzles-mined-fewer = Énigmes trouvées en fouillant { $games } parties : { $count } sur { $wanted } ; elles sont dans { $path }. Essayez avec plus de parties ou une autre graine.
puzzles-no-out = Dites où écrire les énigmes extraites : --out FICHIER
puzzles-no-goals = Le jeu { $game } ne dit pas ce que ses énigmes pourraient demander : il n’y a rien à extraire.

unknown-puzzle = Il n’y a pas d’énigme « { $wanted } ». Elles s’appellent { $first } à { $last } ; --list les montre toutes.
unknown-puzzle-guess = Il n’y a pas d’énigme « { $wanted } ». Vouliez-vous dire { $guess } ?
unknown-puzzle-none = Le jeu { $game } n’a pas encore d’énigmes. Essayez : preau learn { $game }

puzzle-over = Cette énigme est résolue.
puzzle-beside = C’est permis, mais ce n’est pas la solution.

puzzle-not-json = Chaque ligne doit être un objet JSON.
puzzle-bad-kind = Il n’y a pas d’énigmes du genre « { $kind } » ici. Il y a : { $allowed }.
puzzle-bad-field = « { $name } » devrait ressembler à { $wanted }.
puzzle-other-game = La position est de { $is }, mais l’énigme appartient à { $wanted }.
puzzle-unfit = Cette position ne convient pas à une énigme du genre « { $kind } ».
puzzle-unfit-over = Dans cette position, la partie est finie.
puzzle-too-long = La suite de coups aurait dû s’arrêter avant { $move }.
puzzle-off-goal = La suite de coups atteint { $value }, et non { $target }.
puzzle-bad-length = Le nombre de coups ({ $length }) ne convient pas au genre « { $kind } ».
