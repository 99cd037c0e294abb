### What cannot be read or found: games, options, positions, records, rules.

## Games and options

input-unknown-game = Il n’y a pas de jeu « { $name } » ici. Jeux disponibles : { $allowed }.
input-unknown-game-guess = Il n’y a pas de jeu « { $name } » ici. Vouliez-vous dire { $guess } ?
input-missing-game = Quel jeu ? Jeux disponibles : { $allowed }.
input-broken-game = Le jeu « { $name } » est installé ici, mais il n’a pas pu être chargé.
input-other-rules = Cette table a commencé avec la version { $wanted } des règles de « { $name } » ; ce serveur n’a que la version { $is }. Une partie ne change pas de règles en cours de route. Celle-ci attend, telle quelle, le retour des siennes.
input-option-name = Il n’y a pas d’option « { $name } ». Options possibles : { $allowed }.
input-option-value = L’option { $name } ne peut pas valoir « { $value } ». Valeurs possibles : { $allowed }.
input-option-range = L’option { $name } ne peut pas valoir « { $value } » : il faut un nombre entier de { NUMBER($low, useGrouping: 0) } à { NUMBER($high, useGrouping: 0) }.
input-option-shape = « { $text } » ne règle aucune option : écrivez NOM=VALEUR.
input-option-twice = L’option { $name } est donnée deux fois.
input-option-no-seed = { $name }={ $value } se tire au sort : ajoutez seed=NOMBRE.
input-option-seed = La graine « { $value } » n’est pas un nombre entier d’au plus 18 chiffres.
input-option-idle-seed = La graine { $value } ne sert à rien : il n’y a rien à tirer au sort.

## Positions

input-json = Ce JSON est illisible : { $why }.
input-json-twice = La clé « { $name } » apparaît deux fois.
input-position-shape = Une position est un objet JSON.
input-position-game = La clé « game » manque ou n’est pas un texte.

## Records

input-record-line = Ligne { NUMBER($line, useGrouping: 0) }. { $why }
input-record-first-line = La première ligne devrait être « { $wanted } ».
input-record-not-canonical = On attend exactement « { $wanted } ».
input-record-unknown-header = L’en-tête « { $name } » est inconnu.
input-record-twice = L’en-tête « { $name } » apparaît deux fois.
input-record-no-header = L’en-tête « { $name } » manque.
input-record-odd-line = « { $text } » n’est ni un en-tête ni un tour numéroté.
input-record-other-rules = Cette partie suit la version { $is } des règles, mais on joue ici avec la version { $wanted }.
input-record-other-options = La position n’a pas les mêmes options que l’en-tête.
input-record-turn = Le tour porte le numéro { $is }, mais c’est le tour { $wanted }.
input-record-move = Le coup { $move } ne peut pas être joué ({ $rule }). { $why }
input-record-no-seat = Il n’y a pas de place { $seat } dans une partie à { $players }.
input-record-date = « { $text } » n’est pas une date comme 2026-05-31.
input-record-ended = « { $text } » ne dit pas comment une partie s’est terminée, comme « resigned, won by 1 ».
input-record-result = Le résultat indiqué est « { $is } », mais c’est « { $wanted } ».
input-record-no-checksum = La somme de contrôle manque.
input-record-checksum = La somme de contrôle ne correspond pas : le fichier a été modifié après son écriture.

## Rules

input-unknown-rule = Il n’y a pas de règle { $number }.
input-unknown-rule-guess = Il n’y a pas de règle { $number }. Vouliez-vous dire { $guess } ?

## Layers

input-unknown-layer = L’image n’a pas de calque « { $name } ». Essayez : { $allowed }.
