# Enseigner : les leçons dans le terminal, et ce qui cloche dans un fichier de leçon.

help-learn = Apprendre un jeu par de courtes leçons sur le vrai plateau.
help-learn-lesson = Une leçon, par son nom ou son numéro. Sans elle, la liste.

learn-list = { $title } : { $count ->
    [one] une leçon
   *[other] { $count } leçons
} ; terminées : { $done }
learn-start = Pour commencer : { $command }
learn-next = Pour continuer : { $command }
learn-all-done = Vous les avez toutes suivies. À vous de jouer !
learn-hello = Tapez votre coup ; ? pour un indice, rules NUMÉRO pour lire une règle, quit pour arrêter.
learn-task = Tâche { $number } sur { $count }. { $text }
learn-hint = Indice : { $text }
learn-solution = Une possibilité : { $move }. { $told }
learn-wrong = Pas encore. { $text }
learn-beside = { $text } { $hint }
learn-done = Leçon terminée : { $title }

unknown-lesson = Il n’y a pas de leçon « { $wanted } ». Il y a : { $known }.
unknown-lesson-guess = Il n’y a pas de leçon « { $wanted } ». Vouliez-vous dire { $guess } ?
unknown-lesson-none = Le jeu { $game } n’a pas encore de leçons. Essayez : preau rules { $game }

teach-over = Cette leçon est terminée.
teach-beside = C’est permis, mais ce n’est pas ce que demande la tâche.

teach-file = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $why }
teach-refused = { $why }
teach-bad-name = Le fichier d’une leçon porte un nom comme 01-walk.txt.
teach-task-alone = « task » est seul sur sa ligne, sans « { $text } ».
teach-unknown = « { $word } » est inconnu ici. On connaît : { $allowed }.
teach-empty = Il manque quelque chose après « { $word } ».
teach-twice = « { $word } » apparaît deux fois.
teach-missing = « { $word } » manque.
teach-no-task = Il n’y a aucune tâche.
teach-no-accept = La tâche { $number } n’accepte aucun coup : ajoutez une ligne « accept ».
teach-bad-rule = « { $rule } » ne ressemble pas à une règle comme R5.4.
teach-other-game = La position est de { $is }, mais la leçon appartient à { $wanted }.
teach-not-your-turn = À la tâche { $number }, ce n’est pas à l’élève de jouer : ajoutez des réponses.
teach-no-reply = Aucun coup permis ne correspond à la réponse « { $move } ».
teach-solution-beside = La solution { $move } est permise, mais la tâche ne l’accepte pas.
teach-unsolvable = Aucun coup permis ne résout la tâche { $number }.
teach-wrong-shape = « { $text } » devrait être un coup et la règle qui le refuse.
teach-no-cell = Le plateau n’a pas de « { $cell } ».
teach-one-position = Il faut exactement l’un des deux : « lesson » ou « position ».
teach-no-such-task = La leçon { $wanted } n’a pas de tâche { $number }.
