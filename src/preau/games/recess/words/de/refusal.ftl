### Recess!: warum ein Schritt abgelehnt wird.

refusal-over = Die Partie ist zu Ende.
# R2.8
refusal-timeout = Die Sanduhr rettet dich nicht: Erst muss eine Nonne zur Prügelei auf { $squares_choice }.
# R2.2
refusal-order-stay = Erst { $player_person ->
    [you] musst du
   *[other] muss { $player }
} für jede eigene Prügelei sagen, ob das Kind bleibt oder geht.
# R2.2
refusal-order-kids = Erst bewegen sich die Kinder, dann eine Nonne. { $player_person ->
    [you] Du bist
   *[other] { $player } ist
} noch nicht fertig.
# R2.2
refusal-order-nun = Die Kinder sind fertig; jetzt { $player_person ->
    [you] bewegst du
   *[other] bewegt { $player }
} eine Nonne.
# R2.3
refusal-pass-late = Auslassen kann man nur einen ganzen Zug, und dieser hat schon begonnen.
# R2.3
refusal-pass-caught = Eine Nonne sieht deine Prügelei auf { $square }: Du darfst den Zug nicht auslassen und musst dich entscheiden, ob du bleibst oder gehst.
# R4.1
refusal-skip-nun = Auf die Bewegung der Nonne kannst du nicht verzichten.
# R2.6
refusal-skip-stay = Bleiben oder gehen? Du musst dich entscheiden.
# R2.6
refusal-skip = Verzichten darfst du nur, wenn mehr Bewegungen übrig sind als Kinder, die noch laufen können. Du hast jetzt { $steps ->
    [one] 1 Bewegung
   *[other] { $steps } Bewegungen
} für { $children ->
    [one] 1 Kind
   *[other] { $children } Kinder
}.
# R2.2
refusal-stay-late = Ob du bleibst oder gehst, entscheidest du zu Beginn des Zuges.
# R5.5
refusal-stay-none = Du bist in keiner Prügelei Angreifer.
# R5.5
refusal-stay-where = Auf { $square } bist du in keiner Prügelei Angreifer.
# R5.5
refusal-stay-steps = Jedes Kind, das geht, braucht eine Bewegung. Für { $leaving ->
    [one] ein Kind
   *[other] { $leaving } Kinder
} { $steps ->
    [0] ist keine
    [one] ist nur eine
   *[other] sind nur { $steps }
} übrig.
# R3.1
refusal-obstacle = { $child_start } kann nicht nach { $square }, denn dort ist ein Spielgerät.
# R3.1
refusal-too-far = Für { $child_acc } führt kein Weg von genau { $steps ->
    [1] 1 Feld
   *[other] { $steps } Feldern
} nach { $square }.
# R3.3
refusal-stays-put = { $child_start } muss die Prügelei verlassen und darf nicht wieder auf { $square } stehen bleiben.
# R2.5
refusal-in-detention = { $child_start } setzt zur Strafe aus und läuft in diesem Zug nicht.
# R2.5
refusal-held-down = { $child_start } wird in einer Prügelei festgehalten und kann nicht weglaufen, solange sie dauert.
# R2.5
refusal-in-fight = { $child_start } bleibt in diesem Zug in seiner Prügelei.
# R2.2
refusal-moved = { $child_start } { $walked ->
    [yes] ist schon gelaufen: Jedes Kind läuft nur einmal im Zug.
    [no] war zu Beginn des Zuges in einer Prügelei und wartet deshalb bis zum nächsten.
   *[perhaps] läuft in diesem Zug nicht mehr: Jedes Kind läuft nur einmal, und wer zu Beginn des Zuges festgehalten wurde oder in seiner Prügelei geblieben ist, wartet bis zum nächsten.
}
# R5.5
refusal-leavers-first = { $child_start } muss warten: Jede übrige Bewegung brauchst du, um von { $squares_list } wegzukommen.
# R8.1
refusal-is-kiss = Auf { $square } wäre das ein Kuss, also wähle den Kuss{ $typed ->
    [yes] { " " }(geschrieben mit *)
   *[no] { "" }
}.
# R3.5
refusal-fight-safe = In der Ruhezone auf { $square } prügelt sich niemand.
# R5.1
refusal-nobody-to-fight = Auf { $square } ist niemand, mit dem man sich prügeln könnte.
# R5.7
refusal-is-fight = Auf { $square } ist eine Prügelei: { $child_start } kann sie nur schlichten.
# R8.1
refusal-kiss-seen = Eine Nonne sieht { $square }, also kann { $child_nom } dort niemanden küssen.
# R8.1
refusal-kiss-nobody = Auf { $square } ist niemand, den { $child_nom } küssen könnte.
# R7.2
refusal-must-tell = Auf { $square } steht eine Nonne: { $child_start } darf dort nur stehen bleiben, um zu petzen.
# R7.1, R7.2
refusal-nothing-to-tell = Es gibt keine Prügelei, die { $child_nom } der Nonne auf { $square } melden könnte.
# R5.2
refusal-fight-seen = Eine Nonne sieht { $square }, also darf { $child_nom } dort nicht bei { $other_dat } stehen bleiben.
# R5.1
refusal-is-a-fight = Auf { $square } steht { $other_nom }. Bleibt { $child_nom } dort stehen, beginnt eine Prügelei, also wähle die Prügelei{ $typed ->
    [yes] { " " }(geschrieben mit x)
   *[no] { "" }
}.
# R5.3
refusal-own-child = Auf { $square } steht schon { $other_nom }. Kinder desselben Spielers prügeln sich nicht, also darf { $child_nom } dort nicht stehen bleiben.
# R5.7
refusal-no-fight = Auf { $square } gibt es keine Prügelei zu schlichten.
# R5.7
refusal-same-square = { $direct ->
    [yes] Nach { $square } wird schon das andere Kind geschubst. Wähle für dieses hier ein anderes Feld.
   *[no] Beide Kinder müssten über { $square }; jedes braucht seinen eigenen Weg.
}
# R5.7
refusal-one-way-out = Nimmt der Angreifer diesen Weg, bleibt dem Opfer auf { $square } keiner mehr.
# R7.1
refusal-no-nun = Auf { $square } steht keine Nonne, der man die Prügelei auf { $fight } melden könnte.
# R7.2
refusal-tell-safe = In der Ruhezone auf { $square } darf man die Prügelei auf { $fight } nicht melden.
# R7.1
refusal-tell-left = Die Prügelei auf { $fight } ist vorbei, wenn dieses Kind nach { $square } geht; da gibt es nichts mehr zu melden.
# R7.1
refusal-tell-no-fight = Auf { $fight } ist keine Prügelei, die man der Nonne auf { $square } melden könnte.
# R5.6
refusal-duty = Du wurdest auf frischer Tat ertappt: Jetzt muss eine Nonne, die dich sieht, zur Prügelei auf { $squares_choice }.
# R4.1
refusal-nun-obstacle = { $nun_start } kann nicht nach { $square }, denn dort ist ein Spielgerät.
# R4.1
refusal-nun-line = { $nun_start } kommt geradeaus nicht nach { $square }.
# R4.2
refusal-nun-pushes-nobody = Wenn { $nun_nom } auf { $square } stehen bleibt, wird niemand geschubst{ $typed ->
    [yes] ; lass das > weg und was dahinter steht
   *[no] { "" }
}.
# R4.2, R6.1
refusal-nun-needs-way = Geht { $nun_nom } nach { $square }, wird dort jemand geschubst. Sag auch, wohin.
# R9.4
refusal-no-way = Von { $from } kann niemand weggeschubst werden: Es gibt keinen Weg, auch nicht über { $way_list }.
# R9.3
refusal-not-shortest = Geschubst wird auf einem der kürzesten Wege. Von { $from } aus ist ein solcher Weg { $length ->
    [1] 1 Feld
   *[other] { $length } Felder
} lang; der Weg über { $way_list } ist länger.
# R9.2
refusal-push-obstacle = Von { $from } kann man niemanden nach { $square } schubsen, denn dort ist ein Spielgerät.
# R9.4
refusal-push-barred = Wer von { $from } geschubst wird, darf nicht über { $square }.
# R9.4
refusal-push-stays = Wer geschubst wird, muss { $square } verlassen. Wähle ein freies Feld daneben.
# R9.1
refusal-not-neighbours = Das Feld { $square } liegt nicht neben { $from }. Wähle ein Nachbarfeld von { $from }.
# R9.2
refusal-push-safe = Von { $from } darf niemand in die Ruhezone auf { $square } geschubst werden.
# R9.2
refusal-not-free = Das Feld { $square } ist nicht frei für eine Figur, die von { $from } geschubst wird.
# R9.3
refusal-chain = Auf { $square } steht keine einzelne Figur, die weiterrücken könnte, wenn von { $from } aus geschubst wird.
