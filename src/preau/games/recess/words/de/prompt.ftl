### Wonach gefragt wird, bei jedem Schritt eines Zugs.

# R5.5
prompt-stay = { $seen ->
    [yes] Eine Nonne sieht deine Prügelei auf { $square }! Bleiben
   *[no] Deine Prügelei auf { $square }: bleiben
} { $coin ->
    [yes] und eine Münze nehmen
   *[no] (es ist keine Münze mehr da)
}{ $cost ->
    [0] { "" }
   *[other] { " " }(kostet deine Bewegung um { $cost })
} oder weggehen?
prompt-stay-only = { $seen ->
    [yes] Eine Nonne sieht deine Prügelei auf { $square }! Du
   *[no] Deine Prügelei auf { $square }: Du
} hast keine Bewegung zum Weggehen, also bleibst du{ $coin ->
    [yes] { " " }und nimmst eine Münze
   *[no] { "" }
}{ $cost ->
    [0] { "" }
   *[other] { " " }(kostet deine Bewegung um { $cost })
}.
# R2.2
prompt-child = Bewege eines deiner Kinder um genau { $steps ->
    [one] { $steps } Feld
   *[other] { $steps } Felder
}{ $or ->
    [pass] { " " }oder lass den Zug aus
    [skip] { " " }oder verzichte auf diese Bewegung
    [both] , verzichte auf diese Bewegung oder lass den Zug aus
   *[no] { "" }
}.
prompt-leaver = Dein Kind muss jetzt seine Prügelei verlassen: Bewege es um genau { $steps ->
    [one] { $steps } Feld
   *[other] { $steps } Felder
}{ $or ->
    [skip] { " " }oder verzichte auf diese Bewegung
   *[no] { "" }
}.
# R3.1
prompt-walk = { $kind ->
    [girl] Das Mädchen G{ $number }
   *[boy] Der Junge B{ $number }
} geht genau { $steps ->
    [one] { $steps } Feld
   *[other] { $steps } Felder
} weit: wohin?
# R7.2
prompt-walk-or-tell = Bei der Nonne petzen oder nur hingehen?
prompt-tell = Welche Prügelei petzt du bei { $nun_dat }?
# R4.1
prompt-nun = Bewege eine der Nonnen geradeaus, so weit du willst{ $or ->
    [pass] , oder lass den Zug aus
   *[no] { "" }
}.
# R5.6
prompt-nun-duty = Auf { $squares } beim Prügeln erwischt! Wähle eine Nonne, die es sieht: Sie geht hin.
prompt-nun-to = Wohin mit { $nun_dat }? Geradeaus, { $lines ->
    [rook] aber nicht schräg
   *[queen] auch schräg
}.
prompt-nun-to-fight = Schick { $nun_nom } zur Prügelei.
# R9.1
prompt-push = Wohin schubst du { $piece_acc }?
prompt-push-nun = Wohin schubst du { $piece_nom }?
# R9.3
prompt-room = { $piece_start } muss Platz machen: wohin?
prompt-room-nun = { $piece_start } muss Platz machen: wohin?
