### What a move does, and what a player could do next.

move-pass = { $player_person ->
    [you] Du lässt
   *[other] { $player } lässt
} den Zug aus.
move-skip = { $player_person ->
    [you] Du verzichtest
   *[other] { $player } verzichtet
} auf die Bewegung um { $steps }.
move-stay = { $player_person ->
    [you] Du prügelst dich
   *[other] { $player } prügelt sich
} auf { $squares } weiter{ $others ->
    [yes] , sonst nirgends
   *[no] { "" }
}.
move-leave-all = { $player_person ->
    [you] Du hörst
   *[other] { $player } hört
} in diesem Zug mit jeder Prügelei auf.
move-walk = { $child_start } läuft nach { $square }.
# R3.3
move-walk-round = { $child_start } läuft hin und zurück und ist wieder auf { $square }.
move-fight = { $child_start } fängt auf { $square } eine Prügelei mit { $victim_dat } an.
move-kiss = { $child_start } küsst auf { $square } { $partner_acc }.
move-break-up = { $child_start } schlichtet die Prügelei auf { $square }.
move-tell = { $child_start } meldet { $nun_dat } auf { $square } die Prügelei auf { $fight }.
move-nun = { $player_person ->
    [you] Du bewegst
   *[other] { $player } bewegt
} { $nun_nom } von { $from } nach { $square }.
move-nun-pushes = { $player_person ->
    [you] Du bewegst { $nun_nom } nach { $square } und schubst { $pushed_acc }
   *[other] { $player } bewegt { $nun_nom } nach { $square } und schubst { $own ->
        [yes] { $pushed_own }
       *[no] { $pushed_acc }
    }
} nach { $to }.
move-nun-catches = { $player_person ->
    [you] Du schickst
   *[other] { $player } schickt
} { $nun_nom } zur Prügelei auf { $square }.
# R5.6
move-nun-bound = { $player_person ->
    [you] Du wurdest auf frischer Tat ertappt und musst
   *[other] { $player } wurde auf frischer Tat ertappt und muss
} { $nun_nom } zur Prügelei auf { $square } schicken.

move-advice-pass = Lass den Zug aus.
move-advice-skip = Verzichte auf die Bewegung um { $steps }.
move-advice-stay = Prügle dich auf { $squares } weiter{ $others ->
    [yes] , sonst nirgends
   *[no] { "" }
}.
move-advice-leave-all = Prügle dich nicht weiter.
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
move-costs-seen = Vorsicht, dann sieht eine Nonne, wie du dich auf { $squares } prügelst! Bleibst du dort im nächsten Zug unter ihren Augen, wird dein Kind bestraft.

move-threats-none = So wie der Schulhof jetzt aussieht, kann wohl niemand in seinem nächsten Zug eine Prügelei mit einem deiner Kinder anfangen, deine Prügelei einer Nonne melden, eine Nonne dorthin schicken oder mit einem Kuss gewinnen. Nach anderem wurde nicht gesucht.
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
move-threat-seen = { $nun_start } sieht die Prügelei auf { $square }. Wenn sich nichts ändert, { $player_person ->
    [you] wirst du zu Beginn deines nächsten Zuges auf frischer Tat ertappt.
   *[other] wird { $player } zu Beginn des nächsten eigenen Zuges auf frischer Tat ertappt.
}
