### Wonach gefragt wird, bei jedem Schritt eines Zugs.

prompt-which = { $number } von { $of }:{ " " }
# R5.5
prompt-stay = { $which }{ $seen ->
    [yes] Eine Nonne sieht dich auf { $square }!
   *[no] Du prügelst dich auf { $square }.
} Bleiben ({ $coin ->
    [yes] bringt 1 Münze
   *[no] bringt keine Münze
}{ $cost ->
    [0] { "" }
   *[other] , kostet die { $cost }
}) oder gehen?{ $seen ->
    [yes] { " " }Sieht nach dem Laufen noch eine Nonne hin, droht Strafe.
   *[no] { "" }
}
prompt-stay-only = { $which }{ $seen ->
    [yes] Eine Nonne sieht dich auf { $square }!
   *[no] Du prügelst dich auf { $square }.
} Zum Weggehen fehlt dir eine Bewegung, also bleibst du ({ $coin ->
    [yes] bringt 1 Münze
   *[no] bringt keine Münze
}{ $cost ->
    [0] { "" }
   *[other] , kostet die { $cost }
}{ $seen ->
    [yes] , und es droht Strafe
   *[no] { "" }
}).
# R2.4
prompt-gone = { $lying ->
    [1] { $liers } setzt in diesem Zug zur Strafe aus und kostet dich
   *[other] { $liers } setzen in diesem Zug zur Strafe aus und kosten dich
} { $lost ->
    [1] die 3
    [2] die 3 und die 2
   *[other] alle Bewegungen
}.{ " " }
# R2.7
prompt-dropped = { $count ->
    [one] Deine Bewegung um { $steps } entfällt, denn keines deiner Kinder kann sie ausführen.
   *[other] Deine Bewegungen um { $steps } entfallen, denn keines deiner Kinder kann sie ausführen.
}
# R2.6
prompt-few = { $free ->
    [one] nur ein freies Kind für { $left } Bewegungen
   *[other] nur { $free } freie Kinder für { $left } Bewegungen
}
# R2.2
prompt-child = { $gone }Bewege { $another ->
    [yes] ein anderes Kind um genau
   *[no] { $lost ->
        [0] eines deiner Kinder um genau
       *[other] ein Kind um genau
    }
} { $steps ->
    [one] { $steps } Feld
   *[other] { $steps } Felder
}{ $or ->
    [pass] { " " }oder lass den Zug aus
    [skip] { " " }oder verzichte darauf ({ $few })
    [both] , verzichte darauf ({ $few }) oder lass den Zug aus
   *[no] { "" }
}.
prompt-leaver = { $gone }{ $leavers ->
    [one] Dein Kind muss aus der Prügelei weg
   *[other] Eines deiner Kinder muss aus seiner Prügelei weg
}, genau { $steps ->
    [one] { $steps } Feld
   *[other] { $steps } Felder
} weit{ $or ->
    [skip] , oder du verzichtest auf diese Bewegung ({ $few })
   *[no] { "" }
}.
# R3.1
prompt-walk = Wohin läuft { $kind ->
    [girl] dein Mädchen G{ $number }
   *[boy] dein Junge B{ $number }
}? Genau { $steps ->
    [one] { $steps } Feld
   *[other] { $steps } Felder
} weit.
# R7.2
prompt-walk-or-tell = Bei der Nonne petzen oder nur hinlaufen?
prompt-tell = Welche Prügelei meldest du { $nun_dat }?
# R4.1
prompt-nun = { $gone }Bewege eine der Nonnen geradeaus, so weit du willst{ $or ->
    [pass] , oder lass den Zug aus
   *[no] { "" }
}.
# R5.6
prompt-nun-duty = Auf frischer Tat ertappt! Wähle eine Nonne, die dich sieht: Sie geht nach { $squares_choice }.
prompt-nun-to = Wohin mit { $nun_dat }? Geradeaus, { $lines ->
    [rook] aber nicht schräg
   *[queen] auch schräg
}.
prompt-nun-to-fight = Schick { $nun_nom } zur Prügelei.
# R9.1
prompt-push = { $why ->
    [fight] Die Nonne beendet die Prügelei.
    [broken] Die Prügelei wird geschlichtet.
   *[nun] Die Nonne braucht das Feld.
} Wohin schubst du { $piece_acc }?
prompt-push-nun = Wohin schubst du { $piece_nom }?
# R9.3
prompt-room = { $piece_start } muss Platz machen. Wohin?
prompt-room-nun = { $piece_start } muss Platz machen. Wohin?

## Einmal gesagt, im ersten Spiel

prompt-first-move-1 = Du spielst die { $seat ->
    [1] roten
    [2] blauen
    [3] grünen
    [4] gelben
   *[5] lila
} Kinder, Jungen (B) und Mädchen (G). Wer einen goldenen Ring hat, kann laufen. Gepunktet ist, was die Nonnen sehen.
prompt-first-move-1-more = Ein Kind läuft genau so viele Felder wie verlangt, nie schräg. Es darf umkehren, und aus dem Eingang läuft es zuerst auf das Eckfeld.
prompt-first-move-2 = Bring deine Kinder nah an die der anderen. Bleibt eines ungesehen bei einem fremden stehen, prügelt es sich, und du nimmst dem anderen eine Münze ab.
prompt-first-move-3 = Die grünen Felder sind die Ruhezone: Dort fängt niemand eine Prügelei an, niemand wird weggeschubst, und alle haben Platz.
prompt-first-turn-2 = Such ein Kind der anderen, 3, 2 oder 1 Feld entfernt, auf keiner gepunkteten Linie und nicht in der Ruhezone: Lauf hin, und eine Münze gehört dir.
prompt-first-turn-3 = Petzen geht auch: Ein Kind, das bei einer Nonne stehen bleibt, schickt sie zu einer Prügelei, und der Angreifer setzt zur Strafe aus.
prompt-first-turn-4 = Küssen sich ein Junge und ein Mädchen von dir ungesehen, ist die Pause aus: Die anderen geben dir je 2 Münzen. Wer dann die meisten hat, gewinnt!
prompt-first-turn-5 = Gleich viele Münzen am Ende? Wer geküsst hat, gewinnt; sonst { $tie ->
    [most_loses] verliert, wer die meisten Kinder zur Strafe im Eingang hat
   *[fewest] gewinnt, wer die wenigsten Kinder zur Strafe im Eingang hat
}.
prompt-first-turn-6 = Das war es fürs Erste. Sobald etwas Neues kommt, ist der Begleiter wieder da.
prompt-first-prompt-nun = Gepunktet ist, was die Nonnen sehen: Dort fängt niemand eine Prügelei an. Spielgeräte versperren die Sicht, Kinder und die andere Nonne nicht.
prompt-first-prompt-nun-more = Deine Prügeleien sollte keine Nonne sehen. Deine Kinder dagegen sind im Blick einer Nonne vor Angriffen sicher.
prompt-first-prompt-stay = Bleiben bringt in jedem Zug noch eine Münze, kostet aber deine größte Bewegung; Gehen macht dein Kind frei für ein anderes Ziel.
prompt-first-effect-fight = In einer Prügelei nimmt der Angreifer eine Münze und hält das andere Kind fest, bis er geht, eine Nonne kommt oder ein drittes Kind schlichtet.
prompt-first-own-effect-fight = Ungesehen heißt nicht sicher: Holt jemand vor deinem nächsten Zug eine Nonne her, setzt dein Kind zur Strafe einen Zug lang im Eingang aus.
prompt-first-own-effect-fight-more = Bleibt ein fremdes Kind bei einer Nonne stehen, kann es ihr deine Prügelei melden. Am Ende des Zuges kannst du die Nonne aus seiner Reichweite holen.
prompt-first-against-effect-caught = { $asked ->
    [prompt-stay] Gehst du, ist die Prügelei rechtzeitig vorbei. Bleibst du, musst du die Nonne danach selbst holen, außer ein Kind von dir meldet ihr eine andere.
   *[other] { "" }
}
prompt-first-against-effect-caught-more = { $asked ->
    [prompt-stay] Eine Nonne sieht deine Prügelei. Ist das noch so, wenn deine Kinder gelaufen sind, geht sie hin, und dein Kind setzt zur Strafe einen Zug aus.
   *[other] { "" }
}
prompt-first-own-move-threat-kiss = Du kannst in diesem Zug gewinnen! Ein Junge und ein Mädchen von dir können sich ungesehen küssen. Heb dir eine Bewegung für den Kuss auf.
prompt-first-own-move-threat-tell = Jetzt könntest du petzen! Lass ein Kind bei einer Nonne stehen bleiben: Sie geht zu der Prügelei, die du meldest, und der Angreifer wird bestraft.
prompt-first-own-move-threat-kiss-told = Du kannst in diesem Zug gewinnen! Lass ein Kind der Nonne, die zusieht, eine Prügelei melden: Sie eilt hin, und dein Paar kann sich küssen.
prompt-first-move-threat-tell = Jemand könnte petzen: Ein Kind, das bei einer Nonne ankommt, schickt sie sofort zu deiner Prügelei, und dein Angreifer wird bestraft.
prompt-first-move-threat-kiss = Jemand könnte im nächsten Zug küssen und gewinnen! „Drohungen“ zeigt dir, wo. Wo eine Nonne hinsieht, gibt es keinen Kuss.
prompt-first-move-threat-kiss-told = Auch eine Nonne, die ein Paar sieht, lässt sich weglocken: Ein Kind meldet ihr eine Prügelei, sie eilt hin, und die beiden küssen sich ungesehen.
prompt-first-effect-detention = Strafe: Der Angreifer liegt den ganzen nächsten Zug seines Spielers lang im Eingang und kostet ihn die größte Bewegung, meist die 3.
prompt-first-effect-told = Petzen: Ein Kind, das bei einer Nonne ankommt, kann sie zu jeder beliebigen Prügelei auf dem Schulhof schicken.
prompt-first-effect-pushed = Wer dran ist, bestimmt, wohin geschubst wird: auf ein freies Feld daneben, { $push ->
    [4] nie schräg
   *[8] auch schräg
}{ $push_to_safe ->
    [yes] , oder in die Ruhezone
   *[no] , nie in die Ruhezone
}. Ist keines frei, wird weitergeschubst.
prompt-first-effect-broken-up = Schlichten: Jedes Kind, das auf dem Feld einer Prügelei stehen bleibt, schubst die beiden auseinander.

## Gesagt, solange die Partie so zu gewinnen ist, nach dem Satz, der das sagt

prompt-again-move-threat-kiss = Heb dir auf jeden Fall die Bewegung auf, die einen Jungen und ein Mädchen von dir zusammenbringt.
