### Récré ! : pourquoi un coup est refusé.

refusal-over = La partie est terminée.
# R2.8
refusal-timeout = Le sablier n’y change rien : une bonne sœur doit d’abord aller sur la bagarre en { $squares_choice }.
# R2.2
refusal-order-stay = { $player_person ->
    [you] Vous devez
   *[other] { $player } doit
} d’abord dire, pour chaque bagarre, qui reste et qui part.
# R2.2
refusal-order-kids = Les enfants se déplacent d’abord, la bonne sœur ensuite, et { $player_person ->
    [you] vous n’avez
   *[other] { $player } n’a
} pas encore fini.
# R2.2
refusal-order-nun = Les enfants ont fini ; maintenant, { $player_person ->
    [you] vous déplacez
   *[other] { $player } déplace
} une bonne sœur.
# R2.3
refusal-pass-late = On ne passe qu’un tour entier, et celui-ci est commencé.
# R2.3
refusal-pass-caught = Une bonne sœur voit votre bagarre en { $square }. Restez ou partez, mais vous ne pouvez pas passer.
# R4.1
refusal-skip-nun = Le déplacement de la bonne sœur est obligatoire.
# R2.6
refusal-skip-stay = Rester ou partir : il faut choisir.
# R2.6
refusal-skip = Vous ne pouvez sauter un déplacement que s’il en reste plus que d’enfants à déplacer. Il vous reste { $steps ->
    [1] un déplacement
   *[other] { $steps } déplacements
} pour { $children ->
    [1] un enfant
   *[other] { $children } enfants
}.
# R2.2
refusal-stay-late = C’est au début du tour que l’on choisit de rester ou de partir.
# R5.5
refusal-stay-none = Vous n’êtes l’attaquant dans aucune bagarre.
# R5.5
refusal-stay-where = Vous n’êtes l’attaquant dans aucune bagarre en { $square }.
# R5.5
refusal-stay-steps = Il faut un déplacement pour chaque enfant qui part. Cela ferait { $steps ->
    [0] { $leaving ->
        [1] un départ, et il ne vous reste aucun déplacement
       *[other] { $leaving } départs, et il ne vous reste aucun déplacement
    }
    [1] { $leaving } départs, et il ne vous reste qu’un déplacement
   *[other] { $leaving } départs, et il ne vous reste que { $steps } déplacements
}.
# R3.1
refusal-obstacle = { $child_start } ne peut pas monter sur la case jeu { $square }.
# R3.1
refusal-too-far = { $child_start } ne peut pas atteindre { $square } en exactement { $steps ->
    [1] 1 case
   *[other] { $steps } cases
}.
# R3.3
refusal-stays-put = { $child_start } doit quitter la bagarre et ne peut pas s’arrêter de nouveau en { $square }.
# R2.5
refusal-in-detention = { $child_start } est en retenue et ne peut pas se déplacer pendant ce tour.
# R2.5
refusal-held-down = { $child_start } est maintenu{ $child_e } au sol dans une bagarre et ne peut pas se déplacer pendant ce tour.
# R2.5
refusal-in-fight = { $child_start } reste dans sa bagarre pendant ce tour.
# R2.2
refusal-moved = { $child_start } { $walked ->
    [yes] a déjà bougé, et chaque enfant n’a qu’un déplacement par tour.
    [no] était dans une bagarre au début du tour et doit attendre le prochain.
   *[perhaps] ne bouge plus pendant ce tour. Chaque enfant n’a qu’un déplacement, et aucun s’il était au sol au début du tour ou s’il est resté dans sa bagarre.
}
# R5.5
refusal-leavers-first = { $child_start } doit attendre, car les déplacements restants sont réservés aux enfants qui doivent quitter leur bagarre en { $squares_list }.
# R8.1
refusal-is-kiss = S’arrêter en { $square }, ce serait donner un baiser. Choisissez donc le baiser{ $typed ->
    [yes] { " " }(par écrit, avec *)
   *[no] { "" }
}.
# R3.5
refusal-fight-safe = On ne se bagarre pas sur la case abri { $square }.
# R5.1
refusal-nobody-to-fight = Il n’y a personne avec qui se bagarrer en { $square }.
# R5.7
refusal-is-fight = On se bagarre en { $square }, et { $child_le } ne peut y aller que pour interrompre la bagarre.
# R8.1
refusal-kiss-seen = Comme une bonne sœur voit { $square }, { $child_le } ne peut pas y donner de baiser.
# R8.1
refusal-kiss-nobody = Il n’y a personne en { $square } à qui { $child_le } puisse donner un baiser.
# R7.2
refusal-must-tell = Comme une bonne sœur est en { $square }, { $child_le } ne peut y aller que pour rapporter une bagarre.
# R7.1, R7.2
refusal-nothing-to-tell = Il n’y a aucune bagarre que { $child_le } puisse rapporter à la bonne sœur en { $square }.
# R5.2
refusal-fight-seen = Comme une bonne sœur voit { $square }, { $child_le } ne peut pas s’y bagarrer avec { $other_le }.
# R5.1
refusal-is-a-fight = En { $square } se trouve { $other_le }. En s’y arrêtant, { $child_le } déclencherait une bagarre. Choisissez donc la bagarre{ $typed ->
    [yes] { " " }(par écrit, avec x)
   *[no] { "" }
}.
# R5.3
refusal-own-child = En { $square } se trouve { $other_le }. Les enfants d’un même joueur ne se bagarrent pas entre eux, donc { $child_le } ne peut pas s’y arrêter.
# R5.7
refusal-no-fight = Il n’y a pas de bagarre à interrompre en { $square }.
# R5.7
refusal-same-square = { $direct ->
    [yes] L’autre enfant est déjà poussé en { $square }. Choisissez une autre case pour celui-ci.
   *[no] Les deux bagarreurs passeraient par { $square } ; il faut à chacun son propre chemin.
}
# R5.7
refusal-one-way-out = Si l’attaquant est poussé par là, la victime en { $square } n’a plus aucune issue.
# R7.1
refusal-no-nun = Il n’y a pas de bonne sœur en { $square } à qui rapporter la bagarre en { $fight }.
# R7.2
refusal-tell-safe = Sur la case abri { $square }, on ne peut pas rapporter la bagarre en { $fight }.
# R7.1
refusal-tell-left = La bagarre en { $fight } prend fin quand cet enfant la quitte pour { $square }, et il n’y a plus rien à rapporter.
# R7.1
refusal-tell-no-fight = Il n’y a pas de bagarre en { $fight } à rapporter à la bonne sœur en { $square }.
# R5.6
refusal-duty = Vous vous êtes fait prendre sur le fait, et une bonne sœur qui voit la bagarre en { $squares_choice } doit y aller.
# R4.1
refusal-nun-obstacle = { $nun_start } ne peut pas monter sur la case jeu { $square }.
# R4.1
refusal-nun-line = Aucune ligne droite libre ne mène { $nun_la } en { $square }.
# R4.2
refusal-nun-pushes-nobody = Personne n’est poussé quand { $nun_la } va en { $square }.{ $typed ->
    [yes] { " " }N’écrivez ni le > ni la suite.
   *[no] { "" }
}
# R4.2, R6.1
refusal-nun-needs-way = Quand { $nun_la } va en { $square }, elle y pousse un pion. Indiquez aussi où le pousser.
# R9.4
refusal-no-way = On ne peut pousser personne depuis { $from }, car aucun chemin n’est possible, pas même par { $way_list }.
# R9.3
refusal-not-shortest = Depuis { $from }, il faut prendre un des chemins les plus courts ({ $length ->
    [1] 1 case
   *[other] { $length } cases
}), et non passer par { $way_list }.
# R9.2
refusal-push-obstacle = Depuis { $from }, on ne peut pousser personne sur la case jeu { $square }.
# R9.4
refusal-push-barred = La case { $square } ne peut pas servir quand on pousse depuis { $from }.
# R9.4
refusal-push-stays = Le pion poussé doit quitter { $square }. Choisissez une case libre à côté.
# R9.1
refusal-not-neighbours = La case { $square } n’est pas adjacente à { $from }. Choisissez une case qui l’est.
# R9.2
refusal-push-safe = Depuis { $from }, on ne pousse personne sur la case abri { $square }.
# R9.2
refusal-not-free = La case { $square } n’est pas libre pour un pion poussé depuis { $from }.
# R9.3
refusal-chain = En { $square }, il n’y a pas de pion seul qui puisse céder sa place à celui qu’on pousse depuis { $from }.
