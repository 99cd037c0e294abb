### What happens of itself.

# R2.8
effect-timeout = Zeit! Was { $player_person ->
    [you] du noch zu tun hattest
   *[other] { $player } noch zu tun hatte
}, verfällt.
# R5.6
effect-duty-outlives = { $player_person ->
    [you] Du wurdest auf frischer Tat ertappt und musst
   *[other] { $player } wurde auf frischer Tat ertappt und muss
} noch eine Nonne hinschicken.
# R6.3
effect-serves = { $child_start } setzt jetzt zur Strafe { $child_whose ->
    [own] deinen ganzen Zug lang
   *[other] einen ganzen Zug lang
} aus.
# R6.3
effect-stands-up = { $child_start } hat die Strafe hinter sich und steht auf.
# R2.4
effect-steps = { $player_person ->
    [you] Du hast
   *[other] { $player } hat
} von den Bewegungen um 3, 2 und 1 nur noch die um { $steps }.
# R2.4
effect-no-steps = { $player_person ->
    [you] Du hast keine Bewegung mehr und bewegst
   *[other] { $player } hat keine Bewegung mehr und bewegt
} nur noch eine Nonne.
# R5.6
effect-caught = Eine Nonne sieht, wie { $player_person ->
    [you] du dich auf { $square } prügelst
   *[other] sich { $player } auf { $square } prügelt
}. Ist das noch so, wenn { $player_person ->
    [you] deine Kinder
   *[other] die Kinder von { $player_dat }
} gelaufen sind, geht sie hin, und der Angreifer wird bestraft.
# R5.6
effect-fight-seen = { $nun_start } sieht jetzt deine Prügelei auf { $square }. Bleibst du im nächsten Zug dort und sieht nach dem Laufen noch eine Nonne hin, beendet sie die Prügelei, und dein Kind wird bestraft.
# R5.6
effect-fight-unseen = Deine Prügelei auf { $square } sieht jetzt keine Nonne mehr.
# R5.4
effect-no-coin = { $payer_person ->
    [you] Du hast keine Münzen mehr und zahlst
   *[other] { $payer } hat keine Münzen mehr und zahlt
} nichts.
# R5.4, R5.5
effect-coin = { $taker_person ->
    [you] Du nimmst
   *[other] { $taker } nimmt
} { $payer_dat } eine Münze ab.
# R5.8
effect-left = Auf { $square } steht { $victim_nom } auf, denn { $child_nom } hat die Prügelei verlassen.
# R5.1
effect-fight = Auf { $square } hält { $attacker_nom } jetzt { $victim_acc } am Boden fest.
# R5.7
effect-broken-up = Auf { $square } ist damit Schluss, und { $victim_nom } steht auf.
# R9.1
effect-nun-pushed = { $nun_start } wird nach { $square } geschubst.
# R9.1, R9.3
effect-pushed = { $child_start } wird nach { $square } geschubst.
# R7.1
effect-told = Schon ist die Nonne auf { $square }.
# R6.1
effect-detention = Auf { $square } ist damit Schluss. { $attacker_start } { $attacker_whose ->
    [own] wird bestraft{ $serves ->
        [yes] , liegt deinen ganzen nächsten Zug lang im Eingang und kostet dich dann deine größte Bewegung
       *[no] { "" }
    }
   *[other] muss zur Strafe aussetzen, und { $victim_nom } steht auf
}.
# R8.1
effect-kiss = { $child_start } hat auf { $square } einen Kuss gestohlen, und die Pause ist aus!
# R8.2
effect-kiss-coins = { $payer_person ->
    [you] { $amount ->
        [0] Du hast keine Münze mehr für { $taker }.
        [1] Du gibst { $taker } für den Kuss eine Münze.
       *[other] Du gibst { $taker } für den Kuss { $amount } Münzen.
    }
   *[other] { $amount ->
        [0] { $payer } hat keine Münze mehr für { $taker_acc }.
        [1] { $payer } gibt { $taker_dat } für den Kuss eine Münze.
       *[other] { $payer } gibt { $taker_dat } für den Kuss { $amount } Münzen.
    }
}
# R10.1
effect-time-is-up = Die dreißig Minuten sind um, die Pause ist aus.
# R10.2
effect-result-most-coins = { $players_person ->
    [you] Du hast mit { $coins } die meisten Münzen und gewinnst.
   *[other] { $players } hat mit { $coins } die meisten Münzen und gewinnt.
}
# R10.2
effect-result-equal-coins = { $players }{ $players_person ->
    [you] , ihr habt
   *[other] { " " }haben
} mit je { $coins } die meisten Münzen.
# R10.2
effect-result-kisser = Dank des Kusses { $player_person ->
    [you] gewinnst du
   *[other] gewinnt { $player }
}.
# R10.2
effect-result-shared = { $players }{ $players_person ->
    [you] , ihr gewinnt
   *[other] { " " }gewinnen
} gemeinsam.
# R10.2
effect-result-fewest-lying = { $player_person ->
    [you] Bei Gleichstand gewinnst du mit den wenigsten bestraften Kindern.
   *[other] Bei Gleichstand gewinnt { $player } mit den wenigsten bestraften Kindern.
}
# R10.2
effect-result-not-most-lying = Bei Gleichstand scheidet aus, wer die meisten bestraften Kinder hat, also { $player_person ->
    [you] gewinnst du
   *[other] gewinnt { $player }
}.
# R10.2
effect-result-fewest-lying-shared = { $players }{ $players_person ->
    [you] , ihr habt bei Gleichstand die wenigsten bestraften Kinder und gewinnt
   *[other] { " " }haben bei Gleichstand die wenigsten bestraften Kinder und gewinnen
} gemeinsam.
# R10.2
effect-result-not-most-lying-shared = { $players }{ $players_person ->
    [you] , ihr gewinnt
   *[other] { " " }gewinnen
} gemeinsam, denn bei Gleichstand scheidet aus, wer die meisten bestraften Kinder hat.
