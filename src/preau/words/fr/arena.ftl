### L’arène : matchs, classements, rapport d’équilibre.

## Refus

arena-no-bots = Il faut des robots pour un match : --bots 3,5,random.
arena-bad-seed = La graine { $seed } ne convient pas : il faut un nombre entier de 0 à 999999999999999.
arena-bad-near = --near { $near } ne convient pas : à { $players } joueurs, ce nombre doit être d’au moins { $least } et inférieur au nombre de robots, { $bots }.
arena-seed-option = Le tirage au sort vient de --seed ; omettez l’option seed.
arena-other-match = Le dossier { $path } contient un autre match (différences : { $differs }). Choisissez-en un autre avec --out.
arena-bad-results = { $path }, ligne { NUMBER($line, useGrouping: 0) } : ce n’est pas le résultat d’une partie. Corrigez ou supprimez la ligne ; les autres parties sont conservées.
arena-worker-died = Un processus qui jouait des parties s’est arrêté. Ce qui a été joué est conservé ; relancez la même commande pour continuer.
arena-no-ray = Ray n’est pas installé. « pip install 'preau[sim]' » l’apporte, si Ray prend en charge votre Python.

## Avancement

arena-progress = Parties
arena-kept = Résultats et parties notées : { $path }
arena-stopped =
    { $games ->
        [one] Arrêt après une partie, conservée dans { $path }. Relancez la même commande pour continuer.
       *[other] Arrêt après { $games } parties, conservées dans { $path }. Relancez la même commande pour continuer.
    }
arena-uneven = Les robots n’ont pas tous occupé chaque place le même nombre de fois. Pour qu’ils le fassent, choisissez un multiple de { $even } parties.

## Tableaux

arena-title = { $title } : { $games ->
        [one] une partie
       *[other] { $games } parties
    } à { $players } joueurs
arena-bot = Robot
arena-rating = Force
arena-interval = Fourchette à 95 %
arena-games = Parties
arena-wins = Gagnées
arena-draws = Nulles
arena-seconds = s par décision
arena-slips = Manquées
arena-seat = Place { $seat }
arena-all-seats = Tous les robots
arena-against = Gagnées contre
arena-lengths = Décisions par partie : de { $least } à { $most }, au plus { $median } dans la moitié des parties. Tours : de { $shortest } à { $longest }.
arena-slips-note = Manquées : { $bot } a manqué { $count ->
        [one] une décision
       *[other] { $count } décisions
    }, et un coup légal tiré au sort a été joué à la place. Trop tard : { $deadline } ; plantages : { $crash } ; lancements impossibles : { $start } ; coups illégaux : { $illegal }.
arena-ends = Comment les parties se terminent
arena-ended = Comment les parties se terminent : { $ends }
arena-end-broken-off = interrompue, trop longue
arena-rated-title = Force des robots : { $title } à { $players } joueurs
arena-ratings-none = { $title } : les robots n’ont pas encore été mesurés. « preau arena { $game } » s’en charge.
arena-ratings-none-size = { $title } : les robots n’ont pas encore été mesurés à { $players } joueurs. « preau arena { $game } --players { $players } » s’en charge.
arena-ratings-made = Mesuré le { $date } en { $games } parties par : { $command }
arena-ratings-how = Les forces OpenSkill partent de 25. Une force est comprise entre les deux valeurs avec une confiance de 95 %.

## Le rapport

arena-report-title = { $title } : quel équilibre, quelle durée ?
arena-report-made = Robot : { $bot }, à toutes les places. Parties de chaque sorte : { $games }. Graine : { $seed }. Date : { $date }.
arena-report-options = Options : { $options }
arena-report-seats = Parties gagnées selon la place
arena-report-seats-note = Les traits sur les barres montrent où se trouve la part réelle avec une confiance de 95 % ; la ligne pointillée indique la part qu’aurait chaque place dans un jeu équitable.
arena-report-draws = Parties nulles : { $draws } sur { $games }.
arena-report-lengths = Décisions par partie
arena-report-lengths-note = La moitié des parties compte au plus { $median } décisions, la plus longue { $most }. Tours : de { $shortest } à { $longest }.
arena-report-ends-note = Parties selon la règle qui les a terminées.
arena-report-by-option = Option par option
arena-report-by-option-note = Chaque ligne change une seule chose. Les options qui sont des intervalles de nombres gardent leur valeur.
arena-report-option = Changement
arena-report-unchanged = aucun
arena-report-first-seat = Gagnées par la place 1
arena-report-spread = Meilleure − pire place
arena-report-median = Décisions (médiane)
arena-report-options-chart = Parties gagnées par la place 1
