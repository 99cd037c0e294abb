### What a move does, and what a player could do next.

# Of what is told in hints and reviews, `.cond` says that it would happen, and of a move `.inf` is the infinitive.
# `.moods` says that there are these: a game from outside may have none.

move-pass = { $player_person ->
    [you] Vous passez votre tour.
   *[other] { $player } passe son tour.
}
    .inf = passer { $player_person ->
        [you] votre
       *[other] son
    } tour
    .cond = { $player_person ->
        [you] Vous passeriez votre tour.
       *[other] { $player } passerait son tour.
    }
    .moods = yes
move-skip = { $player_person ->
    [you] Vous sautez
   *[other] { $player } saute
} le déplacement de { $steps }.
    .inf = sauter le déplacement de { $steps }
    .cond = { $player_person ->
        [you] Vous sauteriez
       *[other] { $player } sauterait
    } le déplacement de { $steps }.
    .moods = yes
move-stay = { $player_person ->
    [you] Vous continuez à vous bagarrer
   *[other] { $player } continue à se bagarrer
} en { $squares }{ $others ->
    [yes] { $player_person ->
        [you] { " " }et quittez les autres bagarres
       *[other] { " " }et quitte les autres bagarres
    }
   *[no] { "" }
}{ $lost ->
    [0] { "" }
    [1] , au prix du déplacement de { $cost }
   *[other] , au prix des déplacements de { $cost }
}.
    .inf = continuer à { $player_person ->
        [you] vous
       *[other] se
    } bagarrer en { $squares }{ $others ->
        [yes] { " " }et quitter les autres bagarres
       *[no] { "" }
    }
    .cond = { $player_person ->
        [you] Vous continueriez à vous bagarrer
       *[other] { $player } continuerait à se bagarrer
    } en { $squares }.
    .moods = yes
move-leave-all = { $player_person ->
    [you] Vous allez
   *[other] { $player } va
} quitter { $count ->
    [one] la bagarre
   *[other] les bagarres
} en { $squares }.
    .inf = quitter { $count ->
        [one] la bagarre
       *[other] les bagarres
    } en { $squares }
    .cond = { $player_person ->
        [you] Vous quitteriez
       *[other] { $player } quitterait
    } { $count ->
        [one] la bagarre
       *[other] les bagarres
    } en { $squares }.
    .moods = yes
move-walk = { $child_start } va en { $square }.
    .inf = déplacer { $child_le } en { $square }
    .cond = { $child_start } irait en { $square }.
    .moods = yes
# R3.3
move-walk-round = { $child_start } fait un aller-retour et se retrouve en { $square }.
    .inf = faire faire { $child_a } un aller-retour à partir de { $square }
    .cond = { $child_start } ferait un aller-retour et se retrouverait en { $square }.
    .moods = yes
move-fight = { $child_start } déclenche une bagarre en { $square } avec { $victim_le }.
    .inf = déclencher, avec { $child_le }, une bagarre en { $square } contre { $victim_le }
    .cond = { $child_start } déclencherait une bagarre en { $square } avec { $victim_le }.
    .moods = yes
move-kiss = { $child_start } donne un baiser { $partner_a } en { $square }.
    .inf = faire s’embrasser { $child_le } et { $partner_le } en { $square }
    .cond = { $child_start } donnerait un baiser { $partner_a } en { $square }.
    .moods = yes
move-break-up = { $child_start } interrompt la bagarre en { $square }.
    .inf = interrompre, avec { $child_le }, la bagarre en { $square }
    .cond = { $child_start } interromprait la bagarre en { $square }.
    .moods = yes
move-tell = { $child_start } va en { $square } rapporter à { $nun_la } la bagarre en { $fight }.
    .inf = envoyer { $child_le } en { $square } rapporter à { $nun_la } la bagarre en { $fight }
    .cond = { $child_start } irait en { $square } rapporter à { $nun_la } la bagarre en { $fight }.
    .moods = yes
move-nun = { $player_person ->
    [you] Vous déplacez
   *[other] { $player } déplace
} { $nun_la } de { $from } en { $square }.
    .inf = déplacer { $nun_la } de { $from } en { $square }
    .cond = { $player_person ->
        [you] Vous déplaceriez
       *[other] { $player } déplacerait
    } { $nun_la } de { $from } en { $square }.
    .moods = yes
move-nun-pushes = { $player_person ->
    [you] Vous déplacez { $nun_la } en { $square } et poussez { $pushed_le }
   *[other] { $player } déplace { $nun_la } en { $square } et pousse { $own ->
        [yes] { $pushed_own }
       *[no] { $pushed_le }
    }
} en { $to }.
    .inf = déplacer { $nun_la } en { $square } et pousser { $player_person ->
        [you] { $pushed_le }
       *[other] { $own ->
            [yes] { $pushed_own }
           *[no] { $pushed_le }
        }
    } en { $to }
    .cond = { $player_person ->
        [you] Vous déplaceriez { $nun_la } en { $square } et pousseriez { $pushed_le }
       *[other] { $player } déplacerait { $nun_la } en { $square } et pousserait { $own ->
            [yes] { $pushed_own }
           *[no] { $pushed_le }
        }
    } en { $to }.
    .moods = yes
move-nun-catches = { $player_person ->
    [you] Vous envoyez
   *[other] { $player } envoie
} { $nun_la } sur la bagarre en { $square }.
    .inf = envoyer { $nun_la } sur la bagarre en { $square }
    .cond = { $player_person ->
        [you] Vous enverriez
       *[other] { $player } enverrait
    } { $nun_la } sur la bagarre en { $square }.
    .moods = yes
# R5.6
move-nun-bound = { $player_person ->
    [you] Vous vous êtes fait prendre sur le fait et devez
   *[other] { $player } s’est fait prendre sur le fait et doit
} envoyer { $nun_la } sur la bagarre en { $square }.
    .inf = envoyer { $nun_la } sur la bagarre en { $square }
    .cond = { $player_person ->
        [you] Vous devriez
       *[other] { $player } devrait
    } envoyer { $nun_la } sur la bagarre en { $square }.
    .moods = yes

move-advice-pass = Passez votre tour.
move-advice-skip = Sautez le déplacement de { $steps }.
move-advice-stay = Continuez à vous bagarrer en { $squares }{ $others ->
    [yes] { " " }et quittez les autres bagarres
   *[no] { "" }
}.
move-advice-leave-all = { $count ->
    [one] Quittez votre bagarre
   *[other] Quittez vos bagarres
} en { $squares }.
move-advice-walk = { $out ->
    [yes] Faites entrer { $child_le } dans la cour, jusqu’en { $square }.
   *[no] Déplacez { $child_le } de { $from } en { $square }.
}
# R3.3
move-advice-walk-round = Faites faire { $child_a } un aller-retour à partir de { $square }.
move-advice-fight = Avec { $child_le }, déclenchez une bagarre en { $square } contre { $victim_le }.
move-advice-kiss = Faites s’embrasser { $child_le } et { $partner_le } en { $square }.
move-advice-break-up = Avec { $child_le }, interrompez la bagarre en { $square }.
move-advice-tell = Envoyez { $child_le } en { $square } rapporter à { $nun_la } la bagarre en { $fight }.
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
move-costs-seen = Attention, une bonne sœur vous verra alors vous bagarrer en { $squares } ! Si vous y restez à votre prochain tour et qu’une bonne sœur vous voie encore après vos déplacements, votre enfant part en retenue.

move-threats-none = Si la cour reste telle quelle, personne ne semble pouvoir, à son prochain tour, se bagarrer avec vos enfants, rapporter une de vos bagarres, y envoyer une bonne sœur ou gagner par un baiser.
# R5.1
move-threat-fight = { $child_start } peut déclencher une bagarre en { $square } avec { $victim_le }.
    .cond = { $child_start } pourrait déclencher une bagarre en { $square } avec { $victim_le }.
    .moods = yes
# R7.1
move-threat-tell = { $child_start } peut aller en { $square } rapporter à { $nun_la } la bagarre en { $fight }, ce qui enverrait { $attacker_le } en retenue.
    .cond = { $child_start } pourrait aller en { $square } rapporter à { $nun_la } la bagarre en { $fight }, ce qui enverrait { $attacker_le } en retenue.
    .moods = yes
# R6.1
move-threat-nun = { $player_person ->
    [you] Vous pouvez
   *[other] { $player } peut
} amener { $nun_la } sur la bagarre en { $square }, ce qui enverrait { $attacker_le } en retenue.
    .cond = { $player_person ->
        [you] Vous pourriez
       *[other] { $player } pourrait
    } amener { $nun_la } sur la bagarre en { $square }, ce qui enverrait { $attacker_le } en retenue.
    .moods = yes
# R8.1
move-threat-kiss = { $boy_start } et { $girl_short } peuvent s’embrasser en { $squares_choice }{ $all ->
    [yes] { "" }
   *[no] { " " }(et peut-être ailleurs)
}, ce qui { $player_person ->
    [you] vous ferait gagner
   *[other] ferait gagner { $player }
}.
    .cond = { $boy_start } et { $girl_short } pourraient s’embrasser en { $squares_choice }{ $all ->
        [yes] { "" }
       *[no] { " " }(et peut-être ailleurs)
    }, ce qui { $player_person ->
        [you] vous ferait gagner
       *[other] ferait gagner { $player }
    }.
    .moods = yes
# R7.1, R8.1
move-threat-kiss-told = { $teller_start } peut éloigner { $nun_la } en lui rapportant une bagarre ; { $boy_le } et { $girl_short } peuvent alors s’embrasser en { $squares_choice }, ce qui { $player_person ->
    [you] vous ferait gagner
   *[other] ferait gagner { $player }
}.
    .cond = { $teller_start } pourrait éloigner { $nun_la } en lui rapportant une bagarre ; { $boy_le } et { $girl_short } pourraient alors s’embrasser en { $squares_choice }, ce qui { $player_person ->
        [you] vous ferait gagner
       *[other] ferait gagner { $player }
    }.
    .moods = yes
# R5.6
move-threat-seen = { $nun_start } voit la bagarre en { $square }. { $player_person ->
    [you] En y restant à votre prochain tour, vous vous ferez prendre sur le fait si une bonne sœur la voit encore après vos déplacements.
   *[other] En y restant à son prochain tour, { $player } se fera prendre sur le fait si une bonne sœur la voit encore après les déplacements de ses enfants.
}
    .cond = { $nun_start } verrait la bagarre en { $square }. { $player_person ->
        [you] En y restant à votre prochain tour, vous vous feriez prendre sur le fait si une bonne sœur la voyait encore après vos déplacements.
       *[other] En y restant à son prochain tour, { $player } se ferait prendre sur le fait si une bonne sœur la voyait encore après les déplacements de ses enfants.
    }
    .moods = yes
