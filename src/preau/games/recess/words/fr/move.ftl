### What a move does, and what a player could do next.

move-pass = { $player_person ->
    [you] Vous passez votre tour.
   *[other] { $player } passe son tour.
}
move-skip = { $player_person ->
    [you] Vous sautez
   *[other] { $player } saute
} le déplacement de { $steps }.
move-stay = { $player_person ->
    [you] Vous continuez à vous bagarrer
   *[other] { $player } continue à se bagarrer
} en { $squares }{ $others ->
    [yes] , et là seulement
   *[no] { "" }
}.
move-leave-all = { $player_person ->
    [you] Vous allez quitter toutes vos
   *[other] { $player } va quitter toutes ses
} bagarres pendant ce tour.
move-walk = { $child_start } va en { $square }.
# R3.3
move-walk-round = { $child_start } fait un aller-retour et se retrouve en { $square }.
move-fight = { $child_start } déclenche une bagarre en { $square } avec { $victim_le }.
move-kiss = { $child_start } donne un baiser { $partner_a } en { $square }.
move-break-up = { $child_start } interrompt la bagarre en { $square }.
move-tell = { $child_start } va en { $square } rapporter à { $nun_la } la bagarre en { $fight }.
move-nun = { $player_person ->
    [you] Vous déplacez
   *[other] { $player } déplace
} { $nun_la } de { $from } en { $square }.
move-nun-pushes = { $player_person ->
    [you] Vous déplacez { $nun_la } en { $square } et poussez { $pushed_le }
   *[other] { $player } déplace { $nun_la } en { $square } et pousse { $own ->
        [yes] { $pushed_own }
       *[no] { $pushed_le }
    }
} en { $to }.
move-nun-catches = { $player_person ->
    [you] Vous envoyez
   *[other] { $player } envoie
} { $nun_la } sur la bagarre en { $square }.
# R5.6
move-nun-bound = { $player_person ->
    [you] Vous vous êtes fait prendre sur le fait et devez
   *[other] { $player } s’est fait prendre sur le fait et doit
} envoyer { $nun_la } sur la bagarre en { $square }.

move-advice-pass = Passez votre tour.
move-advice-skip = Sautez le déplacement de { $steps }.
move-advice-stay = Continuez à vous bagarrer en { $squares }{ $others ->
    [yes] , et là seulement
   *[no] { "" }
}.
move-advice-leave-all = Quittez toutes vos bagarres.
move-advice-walk = { $out ->
    [yes] Faites entrer { $child_le } dans la cour, jusqu’en { $square }.
   *[no] Déplacez { $child_le } de { $from } en { $square }.
}
# R3.3
move-advice-walk-round = Faites faire un aller-retour { $child_a }, qui revient en { $square }.
move-advice-fight = Avec { $child_le }, déclenchez une bagarre en { $square } contre { $victim_le }.
move-advice-kiss = Faites s’embrasser { $child_le } et { $partner_le } en { $square }.
move-advice-break-up = Avec { $child_le }, interrompez la bagarre en { $square }.
move-advice-tell = Avec { $child_le }, allez en { $square } rapporter à { $nun_la } la bagarre en { $fight }.
move-advice-nun = Déplacez { $nun_la } de { $from } en { $square }.
move-advice-nun-pushes = Déplacez { $nun_la } de { $from } en { $square } et poussez { $pushed_le } en { $to }.
move-advice-nun-catches = Envoyez { $nun_la } sur la bagarre en { $square }.
# R5.6
move-advice-nun-bound = Envoyez { $nun_la } sur la bagarre en { $square }, où vous vous êtes fait prendre sur le fait.

# R2.3
move-costs-pass = { $count ->
    [one] Votre bagarre en { $squares } continue, mais ne vous donne pas de pièce ce tour-ci.
   *[other] Vos bagarres en { $squares } continuent, mais ne vous donnent pas de pièces ce tour-ci.
}
# R6.2
move-costs-detention = Attention, c’est votre propre bagarre ! Votre enfant part en retenue et vous coûte votre plus grand déplacement au prochain tour.
# R5.7
move-costs-fight = Attention, c’est votre propre bagarre ! Elle prend fin et ne vous donnera plus de pièces.
# R5.6
move-costs-seen = Attention, une bonne sœur vous verra alors vous bagarrer en { $squares } ! Si vous y restez au prochain tour sous ses yeux, votre enfant part en retenue.

move-threats-none = Dans la cour telle qu’elle est, personne ne semble pouvoir, à son prochain tour, déclencher une bagarre avec vos enfants, rapporter une de vos bagarres, y envoyer une bonne sœur ou gagner par un baiser.
# R5.1
move-threat-fight = { $child_start } peut déclencher une bagarre en { $square } avec { $victim_le }.
# R7.1
move-threat-tell = { $child_start } peut aller en { $square } rapporter à { $nun_la } la bagarre en { $fight }, ce qui enverrait { $attacker_le } en retenue.
# R6.1
move-threat-nun = { $player_person ->
    [you] Vous pouvez
   *[other] { $player } peut
} amener { $nun_la } sur la bagarre en { $square }, ce qui enverrait { $attacker_le } en retenue.
# R8.1
move-threat-kiss = { $boy_start } et { $girl_short } peuvent s’embrasser en { $squares_choice }{ $all ->
    [yes] { "" }
   *[no] { " " }(et peut-être ailleurs)
}, ce qui { $player_person ->
    [you] vous ferait gagner
   *[other] ferait gagner { $player }
}.
# R7.1, R8.1
move-threat-kiss-told = { $teller_start } peut éloigner { $nun_la } en lui rapportant une bagarre. Ensuite, { $boy_le } et { $girl_short } peuvent s’embrasser en { $squares_choice }, ce qui { $player_person ->
    [you] vous ferait gagner
   *[other] ferait gagner { $player }
}.
# R5.6
move-threat-seen = { $nun_start } voit la bagarre en { $square }. Si rien ne change, { $player_person ->
    [you] vous vous ferez prendre sur le fait à votre prochain tour.
   *[other] { $player } se fera prendre sur le fait à son prochain tour.
}
