### Lessons, puzzles and diagrams: what is said of an answer, and what is wrong with a file.

teach-timeout = Le sablier est vide.

teach-solution = Vous pouvez par exemple jouer { $move }. { $told }

## What is not there

teach-unknown-lesson = Il n’y a pas de leçon « { $wanted } ». Leçons disponibles : { $known }.
teach-unknown-lesson-guess = Il n’y a pas de leçon « { $wanted } ». Vouliez-vous dire { $guess } ?
teach-unknown-lesson-none = Ce jeu n’a pas encore de leçons.

## Answers

teach-over = Cette leçon est terminée.
teach-beside = C’est permis, mais ce n’est pas ce que demande l’exercice.
teach-rest-of-turn = La leçon joue maintenant la suite de votre tour.

## Files of lessons and diagrams

teach-file = { $file }, ligne { NUMBER($line, useGrouping: 0) }. { $why }
teach-refused = { $why }
teach-bad-name = Le fichier d’une leçon porte un nom comme 01-walk.txt.
teach-task-alone = « task » est seul sur sa ligne, sans « { $text } ».
teach-unknown = « { $word } » est inconnu ici. Mots possibles : { $allowed }.
teach-empty = Il manque quelque chose après « { $word } ».
teach-twice = « { $word } » apparaît deux fois.
teach-missing = « { $word } » manque.
teach-no-task = Il n’y a aucun exercice.
teach-no-accept = L’exercice { $number } n’accepte aucun coup. Ajoutez une ligne « accept ».
teach-bad-rule = « { $rule } » ne ressemble pas à une règle comme R5.4.
teach-other-game = La position est de { $is }, mais la leçon appartient à { $wanted }.
teach-not-your-turn = À l’exercice { $number }, ce n’est pas à l’élève de jouer. Ajoutez des réponses.
teach-no-reply = Aucun coup permis ne correspond à la réponse « { $move } ».
teach-solution-beside = La solution { $move } est permise, mais l’exercice ne l’accepte pas.
teach-unsolvable = Aucun coup permis ne résout l’exercice { $number }.
teach-wrong-shape = « { $text } » devrait être un coup et la règle qui le refuse.
teach-no-cell = Le plateau n’a pas de « { $cell } ».
teach-one-position = Il faut exactement l’un des deux : « lesson » ou « position ».
teach-no-such-task = La leçon { $wanted } n’a pas d’exercice { $number }.

teach-unknown-puzzle = Il n’y a pas d’énigme « { $wanted } ». Elles vont de { $first } à { $last }.
teach-unknown-puzzle-guess = Il n’y a pas d’énigme « { $wanted } ». Vouliez-vous dire { $guess } ?
teach-unknown-puzzle-none = Ce jeu n’a pas encore d’énigmes.

teach-puzzle-over = Cette énigme est résolue.
teach-puzzle-allows = C’est permis, mais après ce coup, { $told_inside }

## Files of puzzles

teach-puzzle-not-json = Chaque ligne doit être un objet JSON.
teach-puzzle-bad-kind = Il n’y a pas d’énigmes du genre « { $kind } » ici. Genres possibles : { $allowed }.
teach-puzzle-bad-field = « { $name } » devrait ressembler à { $wanted }.
teach-puzzle-other-game = La position est de { $is }, mais l’énigme appartient à { $wanted }.
teach-puzzle-unfit = Cette position ne convient pas à une énigme du genre « { $kind } ».
teach-puzzle-unfit-over = Dans cette position, la partie est terminée.
teach-puzzle-too-long = La suite de coups aurait dû s’arrêter avant { $move }.
teach-puzzle-off-goal = La suite de coups atteint { $value }, et non { $target }.
teach-puzzle-bad-length = Le nombre de coups ({ $length }) ne convient pas au genre « { $kind } ».
