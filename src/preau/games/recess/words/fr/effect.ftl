### What happens of itself.

# `.cond` says that it would happen, in hints and reviews; `.moods`, that there is this form.

# R2.8
effect-timeout = Ce que { $player_person ->
    [you] vous aviez
   *[other] { $player } avait
} encore à faire est perdu, faute de temps.
# R5.6
effect-duty-outlives = { $player_person ->
    [you] Vous vous êtes fait prendre sur le fait et devez
   *[other] { $player } s’est fait prendre sur le fait et doit
} encore envoyer une bonne sœur sur place.
# R6.3
effect-serves = { $child_start } fait sa retenue et reste sur la touche pendant ce tour.
# R6.3
effect-stands-up = { $child_start } a fini sa retenue et se relève.
# R2.4
effect-steps = { $player_person ->
    [you] Des déplacements de 3, 2 et 1, il ne vous reste
   *[other] Des déplacements de 3, 2 et 1, il ne reste à { $player }
} que { $count ->
    [one] celui de { $steps }
   *[other] ceux de { $steps }
}.
# R2.4
effect-no-steps = { $player_person ->
    [you] Il ne vous reste aucun déplacement ; vous ne déplacez donc
   *[other] Il ne reste aucun déplacement à { $player }, qui ne déplace
} qu’une bonne sœur.
# R5.6
effect-caught = { $player_person ->
    [you] Une bonne sœur vous voit vous bagarrer
   *[other] Une bonne sœur voit { $player } se bagarrer
} en { $square }. Si c’est encore le cas quand { $player_person ->
    [you] vous aurez déplacé vos
   *[other] { $player } aura déplacé ses
} enfants, elle y va, et l’attaquant part en retenue.
    .cond = { $player_person ->
        [you] Une bonne sœur vous verrait vous bagarrer
       *[other] Une bonne sœur verrait { $player } se bagarrer
    } en { $square }, et l’attaquant risquerait la retenue.
    .moods = yes
# R5.6
effect-fight-seen = { $nun_start } voit maintenant votre bagarre en { $square }. Si vous y restez à votre prochain tour et qu’une bonne sœur la voie encore après vos déplacements, elle y va, et votre enfant part en retenue.
# R5.6
effect-fight-unseen = Aucune bonne sœur ne voit plus votre bagarre en { $square }.
# R5.4
effect-no-coin = { $payer_person ->
    [you] Vous n’avez plus de pièces et ne donnez rien.
   *[other] { $payer } n’a plus de pièces et ne donne rien.
}
# R5.4, R5.5
effect-coin = { $payer_person ->
    [you] { $taker } vous prend une pièce.
   *[other] { $taker_person ->
        [you] Vous prenez
       *[other] { $taker } prend
    } une pièce à { $payer }.
}
    .cond = { $payer_person ->
        [you] { $taker } vous prendrait une pièce.
       *[other] { $taker_person ->
            [you] Vous prendriez
           *[other] { $taker } prendrait
        } une pièce à { $payer }.
    }
    .moods = yes
# R5.8
effect-left = { $child_start } quitte la bagarre en { $square } ; { $victim_le } se relève.
# R5.1
effect-fight = En { $square }, { $attacker_le } maintient { $victim_le } au sol.
# R5.7
effect-broken-up = La bagarre en { $square } est finie ; { $victim_le } se relève.
# R9.1
effect-nun-pushed = { $nun_start } est poussée en { $square }.
# R9.1, R9.3
effect-pushed = { $child_start } est poussé{ $child_e } en { $square }.
# R7.1
effect-told = La bonne sœur se précipite sur la bagarre en { $square }.
# R6.1
effect-detention = La bagarre en { $square } prend fin{ $attacker_whose ->
    [own] . { $attacker_start } part en retenue{ $serves ->
        [yes] , passe tout votre prochain tour dans l’entrée et vous coûte alors votre plus grand déplacement
       *[no] { "" }
    }
   *[other] { " " }; { $attacker_le } part en retenue et { $victim_le } se relève
}.
    .cond = La bagarre en { $square } prendrait fin, et { $attacker_le } partirait en retenue{ $attacker_whose ->
        [own] { $serves ->
            [yes] { " " }pour tout votre prochain tour
           *[no] { "" }
        }
       *[other] , tandis que { $victim_le } se relèverait
    }.
    .moods = yes
# R8.1
effect-kiss = Par son baiser en { $square }, { $child_le } met fin à la partie !
# R8.2
effect-kiss-coins = { $payer_person ->
    [you] { $amount ->
        [0] Vous n’avez plus de pièce à donner à { $taker }.
        [1] Vous donnez une pièce à { $taker } pour le baiser.
       *[other] Vous donnez { $amount } pièces à { $taker } pour le baiser.
    }
   *[other] { $taker_person ->
        [you] { $amount ->
            [0] { $payer } n’a plus de pièce à vous donner.
            [1] { $payer } vous donne une pièce pour le baiser.
           *[other] { $payer } vous donne { $amount } pièces pour le baiser.
        }
       *[other] { $amount ->
            [0] { $payer } n’a plus de pièce à donner à { $taker }.
            [1] { $payer } donne une pièce à { $taker } pour le baiser.
           *[other] { $payer } donne { $amount } pièces à { $taker } pour le baiser.
        }
    }
}
    .cond = { $payer_person ->
        [you] { $amount ->
            [0] Vous n’auriez plus de pièce à donner à { $taker }.
            [1] Vous donneriez une pièce à { $taker } pour le baiser.
           *[other] Vous donneriez { $amount } pièces à { $taker } pour le baiser.
        }
       *[other] { $taker_person ->
            [you] { $amount ->
                [0] { $payer } n’aurait plus de pièce à vous donner.
                [1] { $payer } vous donnerait une pièce pour le baiser.
               *[other] { $payer } vous donnerait { $amount } pièces pour le baiser.
            }
           *[other] { $amount ->
                [0] { $payer } n’aurait plus de pièce à donner à { $taker }.
                [1] { $payer } donnerait une pièce à { $taker } pour le baiser.
               *[other] { $payer } donnerait { $amount } pièces à { $taker } pour le baiser.
            }
        }
    }
    .moods = yes
# R10.1
effect-time-is-up = Les trente minutes sont passées, et la récré est finie.
    .cond = La récré serait finie au bout de ses trente minutes.
    .moods = yes
# R10.2
effect-result-most-coins = { $players_person ->
    [you] Vous avez le plus de pièces ({ $coins }) et vous gagnez.
   *[other] { $players } a le plus de pièces ({ $coins }) et gagne.
}
    .cond = { $players_person ->
        [you] Vous auriez le plus de pièces ({ $coins }) et vous gagneriez.
       *[other] { $players } aurait le plus de pièces ({ $coins }) et gagnerait.
    }
    .moods = yes
# R10.2
effect-result-equal-coins = { $players } { $players_person ->
    [you] avez
   *[other] ont
} le plus de pièces, { $coins } chacun.
    .cond = { $players } { $players_person ->
        [you] auriez
       *[other] auraient
    } le plus de pièces, { $coins } chacun.
    .moods = yes
# R10.2
effect-result-kisser = { $player_person ->
    [you] Vous gagnez grâce à votre baiser.
   *[other] { $player } gagne grâce à son baiser.
}
    .cond = { $player_person ->
        [you] Vous gagneriez grâce à votre baiser.
       *[other] { $player } gagnerait grâce à son baiser.
    }
    .moods = yes
# R10.2
effect-result-shared = { $players } { $players_person ->
    [you] partagez
   *[other] se partagent
} la victoire.
    .cond = { $players } { $players_person ->
        [you] partageriez
       *[other] se partageraient
    } la victoire.
    .moods = yes
# R10.2
effect-result-fewest-lying = { $player_person ->
    [you] Parmi les ex æquo, vous avez le moins d’enfants en retenue et gagnez.
   *[other] Parmi les ex æquo, { $player } a le moins d’enfants en retenue et gagne.
}
    .cond = { $player_person ->
        [you] Parmi les ex æquo, vous auriez le moins d’enfants en retenue et gagneriez.
       *[other] Parmi les ex æquo, { $player } aurait le moins d’enfants en retenue et gagnerait.
    }
    .moods = yes
# R10.2
effect-result-not-most-lying = Avec moins d’enfants en retenue, { $player_person ->
    [you] vous gagnez
   *[other] { $player } gagne
}.
    .cond = Avec moins d’enfants en retenue, { $player_person ->
        [you] vous gagneriez
       *[other] { $player } gagnerait
    }.
    .moods = yes
# R10.2
effect-result-fewest-lying-shared = Parmi les ex æquo, { $players } { $players_person ->
    [you] avez le moins d’enfants en retenue et partagez
   *[other] ont le moins d’enfants en retenue et se partagent
} la victoire.
    .cond = Parmi les ex æquo, { $players } { $players_person ->
        [you] auriez le moins d’enfants en retenue et partageriez
       *[other] auraient le moins d’enfants en retenue et se partageraient
    } la victoire.
    .moods = yes
# R10.2
effect-result-not-most-lying-shared = Parmi les ex æquo, ceux qui ont le plus d’enfants en retenue sont écartés ; { $players } { $players_person ->
    [you] partagez
   *[other] se partagent
} la victoire.
    .cond = Parmi les ex æquo, ceux qui ont le plus d’enfants en retenue seraient écartés ; { $players } { $players_person ->
        [you] partageriez
       *[other] se partageraient
    } la victoire.
    .moods = yes
