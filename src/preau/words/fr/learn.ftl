### Les pages qui enseignent : règles, leçons, problèmes, aide de jeu, compagnon, et le pourquoi des choses.

## Sur chacune de ces pages

learn-tabs = Apprendre à jouer à { $title }
learn-tab-rules = Règles
learn-tab-lessons = Leçons
learn-tab-puzzles = Énigmes
learn-tab-aid = Aide de jeu
learn-tab-companion = À une vraie table
learn-unknown-language = On ne parle pas la langue « { $wanted } » ici. Langues disponibles : { $known }.
learn-unknown-language-guess = On ne parle pas la langue « { $wanted } » ici. Vouliez-vous dire « { $guess } » ? Langues disponibles : { $known }.
learn-unknown-edition = Il n’y a pas d’édition « { $wanted } ». Éditions possibles : { $known }.
learn-unknown-edition-guess = Il n’y a pas d’édition « { $wanted } ». Vouliez-vous dire « { $guess } » ? Éditions possibles : { $known }.
learn-unknown-edition-none = Il n’y a pas d’édition « { $wanted } ». Ce jeu n’a qu’une seule édition.

## Les règles

learn-rules-title = Les règles de { $title }
learn-contents = Sommaire
learn-play = Jouer
learn-to-lessons = { $count ->
    [one] Apprendre en jouant : { $count } courte leçon
   *[other] Apprendre en jouant : { $count } courtes leçons
}
learn-print = Imprimer
learn-about = De quoi il s’agit
learn-goal = Comment on gagne
learn-flow = Votre tour
learn-letter = À la lettre
learn-search = Chercher dans les règles
learn-editions = Éditions :
learn-edition-all = Toutes
learn-edition-shown = Les marques indiquent ce que prévoit { $edition }.
learn-table-edition = Votre table suit { $edition }. Ce qui s’y applique est marqué.
learn-table-own = Votre table a choisi ses propres règles. Elles sont marquées.
learn-table-usual = Votre table joue avec les règles habituelles.
learn-here-table = votre table
learn-here-edition = cette édition
learn-house-length = Sur ce serveur, une partie que personne n’a gagnée après { $moves } coups est déclarée nulle.
learn-usual = règle habituelle
learn-figure = Schéma de la règle { $rule }
learn-figure-before = Schéma de la règle { $rule } : avant le coup
learn-figure-after = Schéma de la règle { $rule } : après le coup
learn-figure-no = Interdit.

## Leçons et problèmes

learn-lessons-title = Les leçons de { $title }
learn-lessons-lead = Vous jouez sur le vrai plateau, et si un coup ne va pas, on vous dit pourquoi. Chaque leçon prend une minute ou deux.
learn-lessons-none = Ce jeu n’a pas encore de leçons.
learn-go = Commencer
learn-tasks = { $count ->
    [one] { $count } exercice
   *[other] { $count } exercices
}
learn-lesson-number = Leçon { $number } sur { $count }
learn-taught = Les règles utiles ici :
learn-again = Recommencer
learn-go-on = Continuer
learn-next = Suite : { $title }
learn-another-puzzle = Une autre énigme
learn-now-play = À vous de jouer !
learn-all-lessons = Toutes les leçons
learn-all-puzzles = Toutes les énigmes
learn-keys = Clavier et saisie
learn-type-move = Écrire un coup
learn-try = Essayer
learn-puzzles-title = Les énigmes de { $title }
learn-puzzles-lead = Chaque position vient d’une vraie partie, et une seule réponse est juste.
learn-puzzles-none = Ce jeu n’a pas encore d’énigmes.
learn-puzzle-number = Énigme { $id }
learn-grade = { $grade ->
    [1] Très facile
    [2] Facile
    [3] Moyenne
    [4] Difficile
   *[other] Très difficile
}
learn-today = L’énigme du jour
learn-easiest = Pour commencer
learn-solve = Résoudre
learn-edition-alike = Avec les règles habituelles, la réponse est la même.
learn-right = C’est juste !
learn-solution = { $only ->
    [yes] Voici la réponse.
   *[no] Voici une possibilité.
} { $told }

## Pourquoi ?

learn-why = Pourquoi ?
learn-why-title = Pourquoi est-ce ainsi ?
learn-why-turn = Cette étape du tour
learn-why-thing = Sur le plateau
learn-why-free = Vous pouvez faire ce choix maintenant. { $whole ->
    [yes] Voici ce qui se passerait. { $asked }
   *[no] { $asked }
}
learn-why-here = Avec votre pion ici, { $told_inside }
learn-why-button = Interroger le plateau
learn-why-counter = { $who } : { $count }
learn-why-result = Comment la partie s’est terminée
learn-unknown-thing = Il n’y a rien de tel sur la table : { $what }.
learn-close = Fermer
learn-keys-why = La touche « ? » permet d’interroger le plateau sur un pion ou un endroit.

## À une vraie table

learn-aid-title = L’aide de jeu de { $title }
learn-print-page = Imprimer sur une page
learn-aid-foot = Cette page donne les règles habituelles. Les numéros renvoient aux règles de Préau.
learn-companion-title = { $title } à une vraie table
learn-companion-lead = Posez le téléphone au milieu de la table. Il sait qui doit jouer, retourne le sablier, compte pour tout le monde et retrouve les règles.
learn-next-turn = Tour suivant
learn-turn-glass = Retourner le sablier
learn-seconds = { $seconds } secondes
learn-seconds-label = Durée du sablier
learn-sand-with-turn = Le relancer à chaque tour
learn-reset = Nouvelle partie
learn-referee = Arbitre
learn-full-referee = Jouer sur cet écran, chaque coup vérifié

## Dit par les scripts

learn-js-found = Règles trouvées : { $n }
learn-js-none = Aucune règle ne contient ces mots.
learn-js-done = faite
learn-js-task = Exercice { $n } sur { $of }
learn-js-hint = Indice
learn-js-show = Montrez-moi
learn-js-retry = Réessayer
learn-js-solution = Voir la solution
learn-js-resumed = Vous reprenez là où vous en étiez.
learn-js-continue = Continuer : { $what }
learn-js-why-none = C’est ainsi depuis le début de la partie.
learn-js-why-mode = Choisissez le pion ou l’endroit qui vous intrigue.
learn-js-more = Ajouter 1
learn-js-less = Enlever 1
learn-js-turn = C’est à { $what } de jouer
learn-js-round = Tour { $n }
learn-js-over = La partie est terminée
learn-js-start = Démarrer
learn-js-pause = Pause
learn-js-time-up = Le sablier est vide.
learn-js-reset-sure = Tout remettre comme au début ?
