### What a move does, and what a player could do next.

# Of a move as it is told in reviews, `.inf` is the infinitive and `.zu` the same with zu; `.moods` says that there are
# these: a game from outside may have none.

move-pass = { $player_person ->
    [you] Du lässt
   *[other] { $player } lässt
} den Zug aus.
    .inf = den Zug auslassen
    .zu = den Zug auszulassen
    .moods = yes
move-skip = { $player_person ->
    [you] Du verzichtest
   *[other] { $player } verzichtet
} auf die Bewegung um { $steps }.
    .inf = auf die Bewegung um { $steps } verzichten
    .zu = auf die Bewegung um { $steps } zu verzichten
    .moods = yes
move-stay = { $player_person ->
    [you] Du prügelst dich
   *[other] { $player } prügelt sich
} auf { $squares } weiter{ $others ->
    [yes] , sonst nirgends{ $lost ->
        [0] { "" }
       *[other] ,
    }
   *[no] { "" }
}{ $lost ->
    [0] { "" }
    [1] { " " }und { $player_person ->
        [you] gibst
       *[other] gibt
    } dafür die { $cost } her
   *[other] { " " }und { $player_person ->
        [you] gibst
       *[other] gibt
    } dafür die Bewegungen um { $cost } her
}.
    .inf = { $player_person ->
        [you] dich
       *[other] sich
    } { $others ->
        [yes] nur auf
       *[no] auf
    } { $squares } weiterprügeln
    .zu = { $player_person ->
        [you] dich
       *[other] sich
    } { $others ->
        [yes] nur auf
       *[no] auf
    } { $squares } weiterzuprügeln
    .moods = yes
move-leave-all = { $player_person ->
    [you] Du verlässt
   *[other] { $player } verlässt
} in diesem Zug { $count ->
    [one] die Prügelei
   *[other] die Prügeleien
} auf { $squares }.
    .inf = { $count ->
        [one] die Prügelei
       *[other] die Prügeleien
    } auf { $squares } verlassen
    .zu = { $count ->
        [one] die Prügelei
       *[other] die Prügeleien
    } auf { $squares } zu verlassen
    .moods = yes
move-walk = { $child_start } läuft nach { $square }.
    .inf = mit { $child_dat } nach { $square } laufen
    .zu = mit { $child_dat } nach { $square } zu laufen
    .moods = yes
# R3.3
move-walk-round = { $child_start } läuft hin und zurück und ist wieder auf { $square }.
    .inf = mit { $child_dat } loslaufen und nach { $square } zurückkehren
    .zu = mit { $child_dat } loszulaufen und nach { $square } zurückzukehren
    .moods = yes
move-fight = { $child_start } fängt auf { $square } eine Prügelei mit { $victim_dat } an.
    .inf = { $child_acc } auf { $square } eine Prügelei mit { $victim_dat } anfangen lassen
    .zu = { $child_acc } auf { $square } eine Prügelei mit { $victim_dat } anfangen zu lassen
    .moods = yes
move-kiss = { $child_start } küsst auf { $square } { $partner_acc }.
    .inf = { $child_acc } auf { $square } { $partner_acc } küssen lassen
    .zu = { $child_acc } auf { $square } { $partner_acc } küssen zu lassen
    .moods = yes
move-break-up = { $child_start } schlichtet die Prügelei auf { $square }.
    .inf = mit { $child_dat } die Prügelei auf { $square } schlichten
    .zu = mit { $child_dat } die Prügelei auf { $square } zu schlichten
    .moods = yes
move-tell = { $child_start } meldet { $nun_dat } auf { $square } die Prügelei auf { $fight }.
    .inf = mit { $child_dat } nach { $square } laufen und dort { $nun_dat } die Prügelei auf { $fight } melden
    .zu = mit { $child_dat } nach { $square } zu laufen und dort { $nun_dat } die Prügelei auf { $fight } zu melden
    .moods = yes
move-nun = { $player_person ->
    [you] Du bewegst
   *[other] { $player } bewegt
} { $nun_nom } von { $from } nach { $square }.
    .inf = { $nun_nom } von { $from } nach { $square } bewegen
    .zu = { $nun_nom } von { $from } nach { $square } zu bewegen
    .moods = yes
move-nun-pushes = { $player_person ->
    [you] Du bewegst { $nun_nom } nach { $square } und schubst { $pushed_acc }
   *[other] { $player } bewegt { $nun_nom } nach { $square } und schubst { $own ->
        [yes] { $pushed_own }
       *[no] { $pushed_acc }
    }
} nach { $to }.
    .inf = { $nun_nom } nach { $square } bewegen und { $player_person ->
        [you] { $pushed_acc }
       *[other] { $own ->
            [yes] { $pushed_own }
           *[no] { $pushed_acc }
        }
    } nach { $to } schubsen
    .zu = { $nun_nom } nach { $square } zu bewegen und { $player_person ->
        [you] { $pushed_acc }
       *[other] { $own ->
            [yes] { $pushed_own }
           *[no] { $pushed_acc }
        }
    } nach { $to } zu schubsen
    .moods = yes
move-nun-catches = { $player_person ->
    [you] Du schickst
   *[other] { $player } schickt
} { $nun_nom } zur Prügelei auf { $square }.
    .inf = { $nun_nom } zur Prügelei auf { $square } schicken
    .zu = { $nun_nom } zur Prügelei auf { $square } zu schicken
    .moods = yes
# R5.6
move-nun-bound = { $player_person ->
    [you] Du wurdest auf frischer Tat ertappt und musst
   *[other] { $player } wurde auf frischer Tat ertappt und muss
} { $nun_nom } zur Prügelei auf { $square } schicken.
    .inf = { $nun_nom } zur Prügelei auf { $square } schicken
    .zu = { $nun_nom } zur Prügelei auf { $square } zu schicken
    .moods = yes

move-advice-pass = Lass den Zug aus.
move-advice-skip = Verzichte auf die Bewegung um { $steps }.
move-advice-stay = Prügle dich auf { $squares } weiter{ $others ->
    [yes] , sonst nirgends
   *[no] { "" }
}.
move-advice-leave-all = { $count ->
    [one] Verlass die Prügelei
   *[other] Verlass die Prügeleien
} auf { $squares }.
move-advice-walk = { $out ->
    [yes] Bewege { $child_acc } aus dem Eingang nach { $square }.
   *[no] Bewege { $child_acc } von { $from } nach { $square }.
}
# R3.3
move-advice-walk-round = Lass { $child_acc } loslaufen und nach { $square } zurückkehren.
move-advice-fight = Lass { $child_acc } auf { $square } eine Prügelei mit { $victim_dat } anfangen.
move-advice-kiss = Lass { $child_acc } auf { $square } { $partner_acc } küssen.
move-advice-break-up = Lass { $child_acc } die Prügelei auf { $square } schlichten.
move-advice-tell = Lauf mit { $child_dat } nach { $square } und melde dort { $nun_dat } die Prügelei auf { $fight }.
move-advice-nun = Bewege { $nun_nom } von { $from } nach { $square }.
move-advice-nun-pushes = Bewege { $nun_nom } von { $from } nach { $square } und schubse { $pushed_acc } nach { $to }.
move-advice-nun-catches = Schick { $nun_nom } zur Prügelei auf { $square }.
# R5.6
move-advice-nun-bound = Schick { $nun_nom } zur Prügelei auf { $square }, bei der du auf frischer Tat ertappt wurdest.

# R2.3
move-costs-pass = { $count ->
    [one] Deine Prügelei auf { $squares } geht weiter, bringt dir in diesem Zug aber keine Münze.
   *[other] Deine Prügeleien auf { $squares } gehen weiter, bringen dir in diesem Zug aber keine Münzen.
}
# R6.2
move-costs-detention = Vorsicht, das ist deine eigene Prügelei! Dein Kind wird bestraft, und in deinem nächsten Zug fehlt dir die größte Bewegung.
# R5.7
move-costs-fight = Vorsicht, das ist deine eigene Prügelei! Sie ist dann vorbei und bringt dir keine Münzen mehr.
# R5.6
move-costs-seen = Vorsicht, dann sieht eine Nonne, wie du dich auf { $squares } prügelst! Bleibst du im nächsten Zug dort und sieht nach dem Laufen noch eine Nonne hin, wird dein Kind bestraft.

move-threats-none = So wie der Schulhof jetzt aussieht, kann im nächsten eigenen Zug wohl niemand eines deiner Kinder angreifen, eine Nonne zu einer deiner Prügeleien holen oder mit einem Kuss gewinnen. Weiter wird nicht vorausgeschaut.
# R5.1
move-threat-fight = { $child_start } kann auf { $square } eine Prügelei mit { $victim_dat } anfangen.
# R7.1
move-threat-tell = { $child_start } kann { $nun_dat } auf { $square } die Prügelei auf { $fight } melden; dann müsste { $attacker_nom } zur Strafe aussetzen.
# R6.1
move-threat-nun = { $player_person ->
    [you] Du kannst
   *[other] { $player } kann
} { $nun_nom } zur Prügelei auf { $square } schicken; dann müsste { $attacker_nom } zur Strafe aussetzen.
# R8.1
move-threat-kiss = { $boy_start } und { $girl_short } können sich auf { $squares_choice }{ $all ->
    [yes] { "" }
   *[no] { " " }(und vielleicht auch anderswo)
} küssen, und damit { $player_person ->
    [you] würdest du
   *[other] würde { $player }
} gewinnen.
# R7.1, R8.1
move-threat-kiss-told = { $teller_start } kann { $nun_dat } eine Prügelei melden und sie so weglocken. Dann können sich { $boy_nom } und { $girl_short } auf { $squares_choice } küssen, und damit { $player_person ->
    [you] würdest du
   *[other] würde { $player }
} gewinnen.
# R5.6
move-threat-seen = { $nun_start } sieht die Prügelei auf { $square }. { $player_person ->
    [you] Du wirst in deinem nächsten Zug
   *[other] { $player } wird im nächsten eigenen Zug
} auf frischer Tat ertappt, wenn das nach dem Laufen noch so ist.
