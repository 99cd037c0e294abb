### The review of a finished game.

review-title = Analyse
review-start = Analyser cette partie
review-help = Un robot fort examine chaque position et dit qui menait, où la partie a basculé et ce qui aurait été mieux. Cela peut prendre quelques minutes.
review-later = L’analyse se fait une fois la partie terminée.
review-progress = { $done } positions sur { $total } examinées.
review-progress-points = Recherche des tournants{ $total ->
    [0] …
   *[other] { " " }: { $done } sur { $total } étudiés.
}
review-left = { $minutes ->
    [0] Il reste moins d’une minute.
    [one] Il reste environ une minute.
   *[other] Il reste environ { $minutes } minutes.
}
review-chart = Chances de gagner, tour par tour
review-chart-help = À chaque instant, les chances de gagner de tous les joueurs font 100 % au total.
review-chart-numbers = Les numéros en haut renvoient aux tournants ci-dessous.
review-numbers = La même chose en chiffres
review-turn = Tour
review-turn-part = { NUMBER($turn, useGrouping: 0) } · { $part }/{ $parts }
review-turn-move = Tour · coup
review-played = Ce qui a été joué
review-before = avant le premier coup
review-points = Tournants de la partie
review-none = Personne n’a perdu la partie sur un seul coup ; les chances ont changé peu à peu.
review-none-leap = Aucun tournant n’a été repéré. C’est au tour { NUMBER($turn, useGrouping: 0) } que les chances de gagner ont le plus changé : { $you ->
    [yes] les vôtres sont passées
   *[no] { $who } a vu les siennes passer
} de { $before } à { $after }. { $mover ->
    [riser] { $you ->
        [yes] C’était votre propre tour, et il était bien joué.
       *[no] C’était son propre tour, et il était bien joué.
    }
    [reader] C’était à vous de jouer, et le robot n’a pas vu de coup nettement meilleur pour vous.
   *[other] C’était à { $other } de jouer, et le robot n’y a pas vu de coup nettement meilleur.
}
# What a game tells is in the present. Where it says of it that it has `.moods`, what would have been better is told in
# the infinitive (`.inf`), and what would have come of it as something that would happen (`.cond`).
review-point-head = Tour { NUMBER($number, useGrouping: 0) } · { $who }
review-point-here = Tournant { $number } sur { $total }. Ici, { $told_inside }
review-cost = { $you ->
    [yes] Avec le meilleur coup, vous auriez eu { $best } de chances de gagner ; celui-ci vous en a laissé { $after }.
   *[no] Avec le meilleur coup, { $who } aurait eu { $best } de chances de gagner ; celui-ci lui en a laissé { $after }.
}
review-shift = { $you ->
    [yes] Avec ce coup, vos chances de gagner sont passées de { $before } à { $after }.
   *[no] Avec ce coup, { $who } a vu ses chances de gagner passer de { $before } à { $after }.
}
review-unstopped = { $you ->
    [yes] Vous pouviez gagner à votre prochain tour, et ce coup n’y a rien changé.
   *[no] { $who } pouvait gagner à son prochain tour, et ce coup n’y a rien changé.
}
review-unstopped-told = Ce coup n’a pas empêché ce qui suit. { $told }
review-shift-instead = { $told_moods ->
    [yes] Pour l’éviter, { $you ->
        [yes] vous auriez pu
       *[no] { $who } aurait pu
    } { $told_inf }.
   *[other] { $you ->
        [yes] Vous auriez pu l’éviter ainsi. { $told }
       *[no] { $who } aurait pu l’éviter ainsi. { $told }
    }
}
review-delay-instead = { $told_moods ->
    [yes] Pour gagner du temps, { $you ->
        [yes] vous auriez pu
       *[no] { $who } aurait pu
    } { $told_inf }.
   *[other] { $you ->
        [yes] Vous auriez pu gagner du temps ainsi. { $told }
       *[no] { $who } aurait pu gagner du temps ainsi. { $told }
    }
}
review-instead-told = { $told_moods ->
    [yes] Mieux valait { $told_inf }.
   *[other] Il y avait mieux. { $told }
}
review-instead-other = Il y avait une meilleure façon de jouer le même coup, celle où { $told_inside }
review-instead-same = Le même coup, joué un peu autrement, aurait été meilleur.
review-why-does = Aussitôt, { $told_inside }
review-why-then = Ensuite, dans le même tour, { $told_inside }
review-why-leads = { $told_moods ->
    [yes] Quelques coups plus tard, { $told_cond_inside }
   *[other] Quelques coups plus tard, { $told_inside }
}
review-why-allows = Après le coup joué, { $told_inside }
review-why-brings = { $told_moods ->
    [yes] Avec le coup joué, un peu plus tard, { $told_cond_inside }
   *[other] Avec le coup joué, voici ce qui risquait d’arriver un peu plus tard. { $told }
}
review-why-avoids = Avec le coup joué, { $told_inside }
review-why-stops = { $told_moods ->
    [yes] Sans cela, { $told_cond_inside }
   *[other] Sans cela, { $told_inside }
}
review-why-threatens = { $told_moods ->
    [yes] Après cela, { $told_cond_inside }
   *[other] Après cela, { $told_inside }
}
review-why-keeps = { $told_moods ->
    [yes] Après cela encore, { $told_cond_inside }
   *[other] Après cela encore, { $told_inside }
}
review-why-forces = { $how ->
    [turn] À la fin de ce tour, il y a une menace à laquelle il faut répondre
    [keeps] Ce coup maintient une menace à laquelle il faut répondre
   *[other] Ce coup crée une menace à laquelle il faut répondre
}, car { $told_inside }
review-why-builds = Cela prépare la suite, car { $told_inside }
review-why-blocks = Ainsi, { $told_inside }
review-why-came = Dans la partie, { $told_inside }
review-why-missed = Après le coup joué, { $told_inside } Dans la partie, { $you ->
    [yes] vous n’en avez
   *[no] { $who } n’en a
} pas profité.
review-why-feared = { $told_moods ->
    [yes] Après le coup joué, { $told_cond_inside }
   *[other] Après le coup joué, voici ce qui risquait d’arriver. { $told }
}
review-why-not-come = Dans la partie, ce n’est pas arrivé.
review-why-prevented-by = Après le coup joué, { $told_inside } { $step_moods ->
    [yes] Après le meilleur, on pouvait encore, dans le même tour, { $step_inf } et ainsi l’empêcher.
   *[other] Après le meilleur, on pouvait encore l’empêcher dans le même tour. { $step }
}
review-why-together = Même après le meilleur coup, { $threat_moods ->
    [yes] { $threat_cond_inside }
   *[other] { $threat_inside }
} { $told_moods ->
    [yes] Pour l’empêcher, il faudrait un second coup. Par exemple, { $told_cond_inside }
   *[other] Pour l’empêcher, il faudrait un second coup, comme celui-ci. { $told }
}
review-why-worked = Dans la partie, le coup joué a tout de même mené à la victoire. { $told }
review-why-turn = { $told_moods ->
    [yes] À la fin de ce tour, { $told_cond_inside }
   *[other] À la fin de ce tour, { $told_inside }
}
review-why-expected = { $told_moods ->
    [yes] Ensuite, entre bons joueurs, { $told_cond_inside }
   *[other] Un bon joueur continuerait ainsi. { $told }
}
review-why-quiet = À court terme, les deux coups se valent. Le robot juge simplement les pions mieux placés après le meilleur.
review-both = { $first } { $second }
    .cond = { $first_cond } { $second_cond }
    .moods = { $first_moods ->
        [yes] { $second_moods ->
            [yes] yes
           *[other] no
        }
       *[other] no
    }
review-end-over = Avec le meilleur coup, voici comment la partie pouvait se terminer. { $told }
review-end-later = { $you ->
    [yes] Même avec ce coup-là, vous auriez perdu, mais plus tard.
   *[no] Même avec ce coup-là, { $who } aurait perdu, mais plus tard.
}
review-end-less = { $you ->
    [yes] Même avec ce coup-là, vous auriez perdu, mais avec moins d’écart.
   *[no] Même avec ce coup-là, { $who } aurait perdu, mais avec moins d’écart.
}
review-end-too = Même avec ce coup-là, { $you ->
    [yes] vous auriez perdu
   *[no] { $who } aurait perdu
} face à { $others ->
    [one] un adversaire qui ne se trompe jamais
   *[other] des adversaires qui ne se trompent jamais
}.
review-end-chance = Même le meilleur coup n’aurait pas décidé de la partie. { $you ->
    [yes] Vous auriez eu { $chance } de chances de gagner.
   *[no] { $who } aurait eu { $chance } de chances de gagner.
}
review-best = Votre meilleur coup
review-best-head = Tour { NUMBER($number, useGrouping: 0) }
review-best-here = C’est ici que vous avez joué votre meilleur coup. { $told }
review-best-gain = Il vous donnait { $share } de chances de gagner.
review-best-wins = Il vous a fait gagner la partie aussitôt.
review-best-second = À défaut, le meilleur coup était le suivant, avec { $share } de chances de gagner. { $told }
review-best-otherwise = { $told_moods ->
    [yes] Sinon, { $told_cond_inside }
   *[other] Sinon, voici ce qui risquait d’arriver. { $told }
}
review-show = Montrer sur le plateau
review-line-start = Montrer la suite possible ({ $total ->
    [one] un tour
   *[other] { $total } tours
})
review-line-next = Tour suivant
review-line-again = Depuis le début
review-line-back = Retour
review-line-step = Suite possible ({ $step } sur { $total }). { $told }
review-line-where = Suite possible ({ $step } sur { $total })
review-line-end = La suite s’arrête là, avec environ { $chance } de chances de gagner pour { $you ->
    [yes] vous
   *[no] { $who }
}.
review-line-gone = L’analyse de ce tournant n’est plus disponible. Demandez-la de nouveau.
review-mark-played = ce qui a été joué
review-mark-better = ce qui aurait été mieux
review-mark-best = votre meilleur coup
review-to-end = Revenir à la fin de la partie
review-go = { $to ->
    [first] Début
    [back] Arrière
    [play] Dérouler
    [halt] Pause
    [next] Avant
   *[last] Fin
}

review-where = { $at ->
    [start] Début
    [end] Après le dernier coup (tour { NUMBER($turns, useGrouping: 0) })
    [turn] Avant le tour { NUMBER($turn, useGrouping: 0) }
   *[move] Tour { NUMBER($turn, useGrouping: 0) }, après le coup { $part } de ce tour
}
