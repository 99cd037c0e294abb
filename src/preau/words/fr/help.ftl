### What `--help` says of each command and option.

help-frame-usage = Utilisation :
help-frame-arguments = Arguments :
help-frame-options = Options :
help-frame-commands = Commandes :
help-frame-help = Afficher cette aide.
help-frame-default = { "" }[par défaut { $value }]
help-frame-span = { "" }[de { $low } à { $high }]
help-frame-least = { "" }[au moins { $low }]
help-frame-required = { "" }[obligatoire]
help-mistake-no-argument = Il manque un mot : { $name }
help-mistake-no-option = Il manque l’option { $name }.
help-mistake-option = L’option { $name } n’existe pas.
help-mistake-command = La commande « { $name } » n’existe pas.
help-mistake-value = La valeur « { $value } » ne convient pas à { $name }.
help-mistake-span = Il faut un nombre entier de { $low } à { $high }.
help-mistake-least = Il faut un nombre entier d’au moins { $low }.
help-mistake-whole = Il faut un nombre entier.
help-mistake-number = Il faut un nombre.
help-mistake-choice = Il faut { $words }.
help-mistake-no-value = { $name } demande une valeur.
help-mistake-extra = Il y a des mots de trop : { $name }.
help-mistake-meant = Vouliez-vous dire { $words } ?
help-mistake-more = Pour en savoir plus : { $command }

help-word-options = { "" }[OPTIONS]
help-word-command = COMMANDE
help-word-address = ADRESSE
help-word-bot = ROBOT
help-word-bots = ROBOTS
help-word-file = FICHIER
help-word-folder = DOSSIER
help-word-game = JEU
help-word-id = ID
help-word-language = LANGUE
help-word-layer = CALQUE
help-word-lesson = LEÇON
help-word-name = NOM
help-word-number = NOMBRE
help-word-option-value = OPTION=VALEUR
help-word-puzzle = ÉNIGME
help-word-rule = RÈGLE
help-word-schema = SCHÉMA
help-word-url = URL
help-word-what = QUOI

help-preau = Une table de jeu : jouer, regarder, consulter les règles.
help-play = Jouer dans le terminal, tous au même clavier. Chaque coup est enregistré.
help-show = Dessiner une position dans le terminal ou en image SVG.
help-replay = Lire une partie notée : l’afficher, la vérifier, la dessiner.
help-rules = Afficher la règle du jeu, un chapitre ou une seule règle.
help-games = Lister les jeux, ou les options de l’un d’eux.
help-referee = Répondre aux questions sur les règles. Une commande par ligne, en JSON.
help-version = Afficher la version.
help-lang = La langue (sinon, celle du terminal).
help-arg-game = Le nom du jeu, tel que « preau games » le donne.
help-games-game = Montrer les options de ce jeu.
help-rules-number = Une règle, comme R5.6, ou un chapitre, comme R5.
help-rules-letter = Afficher aussi, sous chaque règle, son texte à la lettre (une règle seule l’a toujours).
help-show-what = Un jeu et ses options (recess players=4), une position en texte ou en JSON, un fichier qui contient une position ou une partie notée, ou - pour l’entrée standard.
help-to = S’arrêter après ce nombre de coups.
help-layer = Montrer aussi ce calque (comme « sight ») ; peut être répété.
help-svg = Écrire l’image dans ce fichier.
help-replay-file = La partie notée ; - pour l’entrée standard.
help-check = Dire seulement si la partie notée est en règle.
help-json = Afficher la dernière position en JSON.
help-lenient = Lire ce qui peut l’être, et signaler ce qui est étrange.
help-play-game = Le jeu, ou le fichier d’une partie enregistrée. Sans lui, on vous le demande.
help-play-options = Comment jouer, par exemple players=4 ; « preau games JEU » liste les options.
help-play-name = Le nom d’un joueur, dans l’ordre des places ; peut être répété.
help-play-resume = Reprendre la dernière partie enregistrée.

help-serve = Ouvrir la table dans le navigateur. C’est aussi ce que fait « preau » tout seul.
help-serve-host = L’adresse d’écoute.
help-serve-port = Le port d’écoute.
help-serve-data = Le dossier de la base de données et du secret.
help-serve-database = Une autre base de données, par exemple postgresql://…
help-serve-lan = Laisser entrer les autres appareils du même réseau, et montrer un code QR pour eux.
help-serve-no-browser = Ne pas ouvrir de navigateur.
help-serve-verbose = Journaliser chaque requête.

help-hosting-database = La base de données, si ce n’est pas celle que prendrait preau serve.
help-migrate = Mettre la base de données à jour. La commande « preau serve » le fait toute seule.
help-migrate-to = Aller à ce schéma, même plus ancien ; ce que seul le plus récent contient (les comptes, par exemple) est supprimé.
help-verify = Rejouer les journaux de toutes les tables. Tout ce qui s’écarte des règles est signalé.
help-move-data = Transférer toutes les tables vers une autre base de données. Relancez pour reprendre après une interruption.
help-move-from = La base à transférer, par exemple sqlite:////var/lib/preau/preau.sqlite3
help-move-to = La base d’arrivée, par exemple postgresql://…

help-audit = Lire ce qui a été noté. Qui s’est assis où, a pris un lien, s’est connecté, du plus ancien au plus récent.
help-audit-table = De cette table seulement.
help-audit-guest = De cet invité seulement.
help-reports = Ce que les invités ont signalé dans la discussion.
help-words = Afficher les textes d’une langue. Chaque message vient avec sa clé ; --check vérifie une langue.
help-words-check = Dire ce qui manque à cette langue par rapport à l’anglais, et les mots que le glossaire y proscrit ; elle n’a pas besoin d’être déjà proposée.
help-expire = Supprimer les vieilles tables des invités. Ce sont celles où personne n’a joué depuis tant de jours.
help-expire-days = Depuis combien de jours personne n’y a joué.
help-expire-count = Dire seulement combien il y en a.

help-arena = Faire jouer des robots entre eux et les mesurer. Relancez pour continuer.
help-simulate = Mesurer l’équilibre d’un jeu. Un robot y joue contre lui-même, et un rapport en rend compte.
help-ratings = Afficher la force mesurée des robots.
help-arena-bots = Les robots, par exemple 3,5,random ; « cmd:./monrobot » désigne un programme à vous. Peut être répété.
help-arena-games = Combien de parties jouer en tout.
help-arena-near = Ne faire se rencontrer que les robots séparés d’au plus tant de rangs dans la liste : une échelle de niveaux se mesure en moins de parties.
help-arena-players = Combien de joueurs à la table.
help-arena-options = Une option du jeu ; peut être répété.
help-arena-out = Le dossier des résultats et des parties notées. Avec le même dossier, le match continue.
help-arena-seed = L’origine de tout le hasard.
help-arena-simulations = Le nombre maximal de simulations d’un robot par décision.
help-arena-seconds = Le nombre maximal de secondes de réflexion d’un robot par décision.
help-arena-workers = Combien de parties jouer en même temps (sinon, une par cœur).
help-arena-ray = Jouer sur la grappe Ray à cette adresse.
help-arena-json = Écrire toutes les mesures dans ce fichier.
help-arena-svg = Dessiner le classement dans ce fichier.
help-simulate-bot = Le robot qui joue à toutes les places.
help-simulate-games = Combien de parties jouer (de chaque sorte).
help-simulate-by-option = Jouer aussi avec chaque valeur de chaque option.
help-simulate-html = Écrire le rapport dans ce fichier.
help-ratings-game = Ce jeu seulement.

help-review = Analyser une partie notée. Donne les chances de chacun coup par coup, les tournants et ce qui aurait été mieux.
help-review-svg = Écrire le graphique dans ce fichier.
help-review-simulations = Combien de fois jouer la suite en pensée depuis chaque position.
help-review-json = Afficher les chances et les tournants en JSON.

help-learn = Apprendre un jeu par de courtes leçons sur le vrai plateau.
help-learn-lesson = Une leçon, par son nom ou son numéro. Sans elle, la liste.

help-puzzles = Trouver la seule solution : l’énigme du jour, ou une autre. Ou en extraire de nouvelles.
help-puzzles-puzzle = Une énigme, comme win-01. Sans elle : celle du jour, ou la prochaine à résoudre.
help-puzzles-list = Lister toutes les énigmes, et celles que vous avez résolues.
help-puzzles-mine = Extraire autant de nouvelles énigmes de parties entre robots.
help-puzzles-seed = La graine du hasard dans ces parties : même graine, mêmes énigmes.
help-puzzles-games = Le nombre de parties à fouiller, au plus.
help-puzzles-out = Où écrire les énigmes extraites.
