### Les pages qui enseignent : règles, leçons, problèmes, aide de jeu, compagnon, et le pourquoi des choses.

## Sur chacune de ces pages

study-tabs = Apprendre { $title }
study-tab-rules = Règles
study-tab-lessons = Leçons
study-tab-puzzles = Problèmes
study-tab-aid = Aide de jeu
study-tab-companion = À une vraie table
study-unknown-language = On ne parle pas la langue « { $wanted } » ici. Il y a : { $known }.
study-unknown-language-guess = On ne parle pas la langue « { $wanted } » ici. Vouliez-vous dire { $guess } ? Il y a : { $known }.
study-unknown-edition = Il n’y a pas d’édition « { $wanted } ». Il y a : { $known }.
study-unknown-edition-guess = Il n’y a pas d’édition « { $wanted } ». Vouliez-vous dire { $guess } ? Il y a : { $known }.

## Les règles

study-to-lessons = { $count ->
    [one] Apprendre en jouant : { $count } courte leçon
   *[other] Apprendre en jouant : { $count } courtes leçons
}
study-print = Imprimer
study-search = Chercher dans les règles
study-editions = Éditions :
study-edition-all = Toutes
study-edition-shown = Édition marquée dans les règles : { $edition }.
study-table-edition = Votre table suit cette édition : { $edition }. Ce qui s’y applique est marqué.
study-table-own = Votre table joue avec son propre choix de règles. Ce qui s’y applique est marqué.
study-here-table = votre table
study-here-edition = cette édition
study-usual = d’habitude
study-figure = Schéma de { $rule }
study-figure-before = Schéma de { $rule } : avant le coup
study-figure-after = Schéma de { $rule } : après le coup
study-figure-no = Interdit :

## Leçons et problèmes

study-lessons-title = { $title } · Leçons
study-lessons-lead = Vous jouez sur le vrai plateau, et les règles répondent. Chaque leçon prend une minute ou deux.
study-lessons-none = Ce jeu n’a pas encore de leçons.
study-go = Commencer
study-tasks = { $count ->
    [one] { $count } exercice
   *[other] { $count } exercices
}
study-lesson-number = Leçon { $number } sur { $count }
study-taught = Les règles en jeu :
study-again = Reprendre du début
study-next = Suite : { $title }
study-now-play = À vous de jouer !
study-all-lessons = Toutes les leçons
study-all-puzzles = Tous les problèmes
study-keys = Clavier et saisie
study-type-move = Écrire un coup
study-try = Essayer
study-puzzles-title = { $title } · Problèmes
study-puzzles-lead = Chaque position vient d’une vraie partie, et une seule réponse est juste.
study-puzzles-none = Ce jeu n’a pas encore de problèmes.
study-puzzle-number = Problème { $id }
study-grade = Difficulté { $grade } sur 5
study-today = Le problème du jour
study-solve = Résoudre
study-right = C’est juste !

## Pourquoi ?

study-why = Pourquoi ?
study-why-title = Pourquoi est-ce ainsi ?
study-why-button = Pourquoi ? Interroger le plateau
study-why-counter = { $who } : { $count }
study-why-result = Comment la partie s’est terminée
study-unknown-thing = Il n’y a rien de tel sur la table : { $what }.
study-close = Fermer
study-keys-why = Un point d’interrogation demande pourquoi une case est comme elle est.

## À une vraie table

study-aid-title = { $title } · Aide de jeu
study-print-page = Imprimer sur une page
study-aid-foot = Les numéros sont ceux des règles chez Préau.
study-companion-title = { $title } · À une vraie table
study-companion-lead = Posez le téléphone au milieu de la table. Il sait à qui le tour, retourne le sablier, compte pour tout le monde et retrouve les règles.
study-next-turn = Tour suivant
study-turn-glass = Retourner
study-seconds = { $seconds } secondes
study-seconds-label = Durée du sablier
study-sand-with-turn = Démarre à chaque tour
study-reset = Nouvelle partie
study-referee = Arbitre
study-full-referee = Jouer sur cet écran, chaque coup vérifié

## Dit par les scripts

study-js-found = Règles trouvées : { $n }
study-js-none = Aucune règle ne contient ces mots.
study-js-done = fait
study-js-task = Exercice { $n } sur { $of }
study-js-hint = Indice
study-js-show = Montrez-moi
study-js-resumed = Vous reprenez là où vous en étiez.
study-js-why-none = C’est ainsi depuis le début de la partie.
study-js-why-mode = Choisissez la pièce ou la case qui vous intrigue.
study-js-more = Un de plus
study-js-less = Un de moins
study-js-turn = Au tour de { $what }
study-js-round = Tour { $n }
study-js-over = La partie est terminée
study-js-start = Démarrer
study-js-pause = Pause
study-js-time-up = Le sablier est vide.
study-js-reset-sure = Tout remettre comme au début ?
