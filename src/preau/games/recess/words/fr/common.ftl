### Récré ! : l’étagère, qui est qui, ce qui arrive, ce que fait un coup, et les boutons.

## The shelf

game-title = Récré !
option-players = Le nombre de joueurs
    .help = Trois, quatre ou cinq. Ils se partagent les 30 tours.
option-layout = La disposition des quatre sections de plateau
    .help = Les sections A, B, C et D dans l’ordre sud-ouest, sud-est, nord-ouest, nord-est, chacune avec ses quarts de tour : A0B0C0D0.
    .random = tirée au sort, avec une graine
option-nuns = Comment les bonnes sœurs marchent et voient
    .help = Dans huit directions, ou seulement tout droit comme dans la règle japonaise.
    .queen = dans huit directions
    .rook = dans quatre directions, pas en diagonale
option-safe_telling = Rapporter sur une case abri
    .help = La règle japonaise l’interdit.
    .yes = permis
    .no = interdit
option-push_to_safe = Pousser sur une case abri
    .help = Les règles allemande et japonaise le permettent.
    .no = interdit
    .yes = permis
option-push = Les cases voisines où l’on peut pousser
    .help = Les huit cases tout autour, ou seulement les quatre d’à côté.
    .v8 = les huit tout autour
    .v4 = les quatre d’à côté
option-tie = Qui gagne à égalité, sans baiser
    .help = Le moins d’enfants en retenue gagne ou, dans la règle allemande, le plus perd.
    .fewest = le moins d’enfants en retenue gagne
    .most_loses = le plus d’enfants en retenue perd
option-edition = Jouer avec la règle de ce pays
    .help = Règle plusieurs options d’un coup ; une option nommée l’emporte.
option-seed = Le nombre qui tire la disposition au sort
    .help = Le même nombre donne la même disposition.

## Who is who

player-red = Rouge
    .row = Rouge
player-blue = Bleu
    .row = Bleu
player-green = Vert
    .row = Vert
player-yellow = Jaune
    .row = Jaune
player-purple = Violet
    .row = Violet
colour-red = Rouge
colour-blue = Bleu
colour-green = Vert
colour-yellow = Jaune
colour-purple = Violet
child = { $kind ->
    [girl] Fille { child.adjective } G{ $number }
   *[boy] Garçon { child.adjective } B{ $number }
}
    .adjective = { $kind ->
        [girl] { $colour ->
            [red] rouge
            [blue] bleue
            [green] verte
            [yellow] jaune
           *[purple] violette
        }
       *[boy] { $colour ->
            [red] rouge
            [blue] bleu
            [green] vert
            [yellow] jaune
           *[purple] violet
        }
    }
    .name = { $kind ->
        [girl] fille { child.adjective } G{ $number }
       *[boy] garçon { child.adjective } B{ $number }
    }
    .le = { $kind ->
        [girl] la { child.name }
       *[boy] le { child.name }
    }
    .start = { $kind ->
        [girl] La { child.name }
       *[boy] Le { child.name }
    }
    .a = { $kind ->
        [girl] à la { child.name }
       *[boy] au { child.name }
    }
    .e = { $kind ->
        [girl] e
       *[boy] { "" }
    }
nun = Bonne sœur N{ $number }
    .la = la bonne sœur N{ $number }
    .start = La bonne sœur N{ $number }
and = { $these_row } et { $this }
    .row = { $these_row }, { $this }

## What happens

effect-timeout = Le sablier est vide : ce que { $player } avait encore à faire est perdu.
effect-duty-outlives = { $player } s’est fait prendre sur le fait et doit encore envoyer une bonne sœur.
effect-serves = { $child_start } fait sa retenue pendant ce tour.
effect-stands-up = { $child_start } a fini sa retenue et se relève.
effect-steps = Déplacements qui restent à { $player } : { $steps }.
effect-no-steps = Il ne reste aucun déplacement à { $player }, qui ne bouge qu’une bonne sœur.
effect-caught = Une bonne sœur voit la bagarre menée par { $player } en { $square }.
effect-no-coin = { $payer } n’a plus de pièces et ne donne rien.
effect-coin = { $taker } prend une pièce à { $payer }.
effect-left = { $child_start } quitte la bagarre en { $square } ; { $victim_le } se relève.
effect-fight = { $attacker_start } commence une bagarre en { $square } et maintient { $victim_le } au sol.
effect-broken-up = La bagarre en { $square } est interrompue ; { $victim_le } se relève.
effect-nun-pushed = { $nun_start } est poussée en { $square }.
effect-pushed = { $child_start } est poussé{ $child_e } en { $square }.
effect-told = { $nun_start } apprend qu’on se bagarre en { $square } et y est aussitôt.
effect-detention = { $nun_start } met fin à la bagarre en { $square } : { $attacker_le } part en retenue, { $victim_le } se relève.
effect-kiss = { $child_start } donne un baiser en { $square }. La partie est finie !
effect-kiss-coins = { $amount ->
    [0] { $payer } n’a plus de pièce à donner à { $taker }.
    [1] { $payer } donne une pièce à { $taker } pour le baiser.
   *[other] { $payer } donne { $amount } pièces à { $taker } pour le baiser.
}
effect-time-is-up = Les trente minutes sont passées : la récré est finie.
result-most-coins = { $players } a le plus de pièces, { $coins }, et règne sur la cour.
result-equal-coins = { $players } ont le plus de pièces, { $coins } chacun.
result-kisser = { $player } a donné un baiser et gagne.
result-shared = { $players } se partagent la victoire.
result-fewest-lying = { $player } a le moins d’enfants en retenue et gagne.
result-not-most-lying = Les autres ont plus d’enfants en retenue : { $player } gagne.

## What a move does

move-pass = { $player } passe son tour.
move-skip = { $player } saute le déplacement de { $steps }.
move-stay = { $player } reste dans la bagarre en { $squares } et quitte toute autre.
move-leave-all = { $player } quitte toutes ses bagarres.
move-walk = { $child_start } va en { $square }.
move-fight = { $child_start } commence une bagarre en { $square } avec { $victim_le }.
move-kiss = { $child_start } donne un baiser { $partner_a } en { $square }.
move-break-up = { $child_start } interrompt la bagarre en { $square }.
move-tell = En { $square }, { $child_le } rapporte à { $nun_la } la bagarre en { $fight }.
move-nun = { $player } déplace { $nun_la } en { $square }.
move-nun-pushes = { $player } déplace { $nun_la } en { $square } et pousse qui s’y trouve.
move-nun-catches = { $player } envoie { $nun_la } sur la bagarre en { $square }.

## Buttons

click-pass = Passer son tour
click-skip = Sauter ce déplacement
click-stay = Rester en { $at }
click-leave = Quitter { $at }
click-walk = Y aller, sans plus
click-tell = Rapporter à la bonne sœur
notation-help = Marcher B1-d4, se bagarrer G2xd4, embrasser G2*d4, interrompre B1/d4>c3,e5, rapporter B1!d4@g7>f6, bonne sœur N1-d4 ou N2-g7>f6 ; et aussi stay d4+g7, stay none (rester), skip (sauter) et pass (passer). Après > vient la case où l’on pousse, pour une chaîne f6:e5.
