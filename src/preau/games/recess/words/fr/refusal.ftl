### Récré ! : pourquoi un coup est refusé.

refusal-over = La partie est finie.
refusal-timeout = Le sablier n’y change rien : une bonne sœur doit d’abord aller sur la bagarre en { $squares }.
refusal-order-stay = { $player } doit d’abord dire, pour chaque bagarre, qui reste et qui part.
refusal-order-kids = Les enfants de { $player } se déplacent d’abord, une bonne sœur ensuite.
refusal-order-nun = Les enfants ont fini ; maintenant { $player } déplace une bonne sœur.
refusal-pass-late = On ne passe qu’un tour entier, et celui-ci est commencé.
refusal-pass-caught = Une bonne sœur voit votre bagarre en { $square } : restez ou partez, mais vous ne pouvez pas passer.
refusal-skip-nun = On ne saute pas le déplacement de la bonne sœur.
refusal-skip-stay = Rester ou partir : ce choix ne se saute pas.
refusal-skip = On ne saute un déplacement que s’il en reste plus que d’enfants à bouger ; déplacements : { $steps }, enfants : { $children }.
refusal-stay-late = Rester ou partir se décide au début du tour.
refusal-stay-none = Vous ne menez aucune bagarre où rester.
refusal-stay-where = Vous ne menez pas de bagarre en { $square }.
refusal-stay-steps = Il faut un déplacement pour chaque enfant qui part ; départs : { $leaving }, déplacements : { $steps }.
refusal-obstacle = { $child_start } ne peut pas monter sur la case jeu { $square }.
refusal-too-far = { $child_start } ne peut pas aller en { $square } en { $steps ->
    [1] 1 pas
   *[other] { $steps } pas exactement
}.
refusal-stays-put = { $child_start } doit quitter la bagarre et ne peut pas finir de nouveau en { $square }.
refusal-in-detention = { $child_start } est en retenue.
refusal-held-down = { $child_start } est maintenu{ $child_e } au sol dans une bagarre.
refusal-in-fight = { $child_start } reste dans sa bagarre pendant ce tour.
refusal-moved = { $child_start } ne peut plus bouger pendant ce tour.
refusal-leavers-first = { $child_start } doit attendre : tous les déplacements restants servent à quitter { $squares }.
refusal-is-kiss = Ce serait un baiser en { $square } ; il s’écrit avec *.
refusal-fight-safe = On ne se bagarre pas sur la case abri { $square }.
refusal-nobody-to-fight = Il n’y a personne avec qui se bagarrer en { $square }.
refusal-is-fight = On se bagarre en { $square } : { $child_le } ne peut qu’interrompre.
refusal-kiss-seen = Une bonne sœur voit { $square } : { $child_le } ne peut pas y donner de baiser.
refusal-kiss-nobody = Il n’y a personne en { $square } à qui { $child_le } puisse donner un baiser.
refusal-must-tell = Une bonne sœur est en { $square } : { $child_le } ne peut y aller que pour rapporter une bagarre.
refusal-nothing-to-tell = Il n’y a aucune bagarre que { $child_le } puisse rapporter à la bonne sœur en { $square }.
refusal-fight-seen = Une bonne sœur voit { $square } : { $child_le } ne peut pas y finir sur { $other_le }.
refusal-is-a-fight = En { $square } se tient { $other_le } : y finir, pour { $child_le }, c’est commencer une bagarre ; elle s’écrit avec x.
refusal-own-child = En { $square } se tient { $other_le }, et { $child_le } ne peut pas y finir.
refusal-no-fight = Il n’y a pas de bagarre à interrompre en { $square }.
refusal-same-square = Les deux seraient poussés par { $square } ; chacun a besoin de son propre chemin.
refusal-one-way-out = Ce chemin n’en laisse aucun autre à la victime en { $square }.
refusal-no-nun = Il n’y a pas de bonne sœur en { $square } à qui rapporter { $fight }.
refusal-tell-safe = Sur la case abri { $square }, on ne peut pas rapporter { $fight }.
refusal-tell-left = La bagarre en { $fight } finit quand cet enfant la quitte pour { $square } ; il n’y a rien à rapporter.
refusal-tell-no-fight = Il n’y a pas de bagarre en { $fight } à rapporter à la bonne sœur en { $square }.
refusal-duty = Pris sur le fait : une bonne sœur qui voit la bagarre en { $squares } doit y aller.
refusal-nun-obstacle = { $nun_start } ne peut pas monter sur la case jeu { $square }.
refusal-nun-line = Aucune ligne droite libre ne mène { $nun_la } en { $square }.
refusal-nun-pushes-nobody = Personne n’est poussé quand { $nun_la } va en { $square } ; n’écrivez pas de chemin.
refusal-nun-needs-way = Dites où est poussé qui se trouve en { $square } quand { $nun_la } arrive, par exemple >f6.
refusal-no-way = Aucun chemin ne part de { $from }, pas même { $way } : personne ne peut en être poussé.
refusal-not-shortest = Depuis { $from }, seul compte un chemin des plus courts : { $length ->
    [1] 1 case
   *[other] { $length } cases
}, pas { $way }.
refusal-push-obstacle = Depuis { $from }, on ne peut pousser personne sur la case jeu { $square }.
refusal-push-barred = On ne peut pas utiliser { $square } en poussant depuis { $from }.
refusal-not-neighbours = { $square } n’est pas à côté de { $from }.
refusal-push-safe = Depuis { $from }, on ne pousse personne sur la case abri { $square }.
refusal-not-free = { $square } n’est pas libre pour qui est poussé depuis { $from }.
refusal-chain = En { $square }, personne ne se tient seul pour faire place à qui vient de { $from }.
