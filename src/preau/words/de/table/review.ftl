### The review of a finished game.

review-title = Analyse
review-start = Diese Partie analysieren
review-help = Ein starker Bot denkt jede Stellung durch: wer vorn lag, wo die Partie kippte und was besser gewesen wäre. Das kann einige Minuten dauern.
review-later = Eine Partie lässt sich analysieren, wenn sie zu Ende ist.
review-progress = { $done } von { $total } Stellungen durchdacht.
review-progress-points = Wendepunkte werden gesucht{ $total ->
    [0] { " " }…
   *[other] : { $done } von { $total } untersucht.
}
review-left = { $minutes ->
    [0] Noch weniger als eine Minute.
    [one] Noch etwa eine Minute.
   *[other] Noch etwa { $minutes } Minuten.
}
review-chart = Siegchancen, Zug um Zug
review-chart-help = In jedem Augenblick ergeben die Siegchancen aller zusammen 100 %.
review-chart-numbers = Die Nummern oben gehören zu den Wendepunkten darunter.
review-numbers = Dasselbe in Zahlen
review-turn = Zug
review-turn-part = { NUMBER($turn, useGrouping: 0) } · { $part }/{ $parts }
review-turn-move = Zug · Schritt
review-played = Was gespielt wurde
review-before = vor dem ersten Schritt
review-points = Wendepunkte
review-none = Niemand hat die Partie mit einer einzigen Entscheidung verschenkt; die Chancen haben sich nach und nach verschoben.
review-none-leap = Ein Wendepunkt war nicht zu finden. Den größten Sprung machte in Zug { NUMBER($turn, useGrouping: 0) } { $you ->
    [yes] deine Siegchance
   *[no] die Siegchance von { $who }
}: Sie stieg von { $before } auf { $after }. { $mover ->
    [riser] { $you ->
        [yes] Das war dein eigener Zug, und ein guter.
       *[no] Am Zug war { $who } selbst, und der Zug war gut.
    }
    [reader] Am Zug warst du, und ein deutlich besserer Schritt war für dich nicht zu finden.
   *[other] Am Zug war { $other }, und ein deutlich besserer Schritt war dort nicht zu finden.
}
review-point-head = Zug { NUMBER($number, useGrouping: 0) } · { $who }
review-point-here = Wendepunkt { $number } von { $total }. So geht es weiter. { $told }
review-cost = { $you ->
    [yes] Mit dem besten Schritt hättest du eine Siegchance von { $best } gehabt; mit diesem waren es { $after }.
   *[no] Mit dem besten Schritt hätte { $who } eine Siegchance von { $best } gehabt; mit diesem waren es { $after }.
}
review-shift = { $you ->
    [yes] Dieser Schritt brachte dir eine Siegchance von { $after } statt { $before }.
   *[no] Dieser Schritt brachte { $who } eine Siegchance von { $after } statt { $before }.
}
review-unstopped = { $you ->
    [yes] Du konntest in deinem nächsten Zug gewinnen, und dieser Schritt hat das nicht verhindert.
   *[no] { $who } konnte im nächsten eigenen Zug gewinnen, und dieser Schritt hat das nicht verhindert.
}
review-unstopped-told = Dieser Schritt verhindert nicht, was dann kommt. { $told }
review-shift-instead = { $told_moods ->
    [yes] Um das zu verhindern, { $you ->
        [yes] hättest du
       *[no] hätte { $who }
    } { $told_inf } können.
   *[no] { $you ->
        [yes] So lässt du es nicht dazu kommen. { $told }
       *[no] So lässt { $who } es nicht dazu kommen. { $told }
    }
}
review-delay-instead = { $told_moods ->
    [yes] Um das hinauszuzögern, { $you ->
        [yes] hättest du
       *[no] hätte { $who }
    } { $told_inf } können.
   *[no] { $you ->
        [yes] So zögerst du es hinaus. { $told }
       *[no] So zögert { $who } es hinaus. { $told }
    }
}
review-instead-told = { $told_moods ->
    [yes] Besser wäre es gewesen, { $told_zu }.
   *[no] So geht es besser. { $told }
}
review-instead-other = Derselbe Schritt lässt sich besser ausführen. { $told }
review-instead-same = Derselbe Schritt wäre anders ausgeführt besser gewesen.
review-why-does = { $told }
review-why-then = Im selben Zug geht es noch weiter. { $told }
review-why-leads = Ein paar Schritte später zahlt sich das aus. { $told }
review-why-allows = { $told } Der bessere Schritt verhindert das.
review-why-brings = Ein paar Schritte nach dem gespielten könnte es so kommen. { $told }
review-why-avoids = { $told } Der bessere Schritt vermeidet das.
review-why-stops = Ohne diesen Schritt bleibt eine Drohung bestehen. { $told }
review-why-threatens = { $told } Das droht danach.
review-why-keeps = { $told } Das droht auch danach noch.
review-why-forces = { $told } { $how ->
    [turn] Darauf muss nach diesem Zug jemand antworten.
    [keeps] Darauf muss auch danach jemand antworten.
   *[other] Darauf muss dann jemand antworten.
}
review-why-builds = { $told } Das hilft später.
review-why-blocks = { $told }
review-why-came = In der Partie geht es dann so weiter. { $told }
review-why-missed = Nach dem gespielten Schritt ist ein Sieg möglich. { $told } In der Partie { $you ->
    [yes] hast du
   *[no] hat { $who }
} das übersehen.
review-why-feared = Nach dem gespielten Schritt kann es so kommen. { $told }
review-why-not-come = In der Partie ist es nicht dazu gekommen.
review-why-prevented-by = { $told } Der bessere Weg verhindert das später im selben Zug. { $step }
review-why-together = Auch nach dem besseren Schritt droht noch etwas. { $threat } Erst ein zweiter Schritt verhindert das, etwa dieser. { $told }
review-why-worked = In der Partie führt der gespielte Schritt trotzdem zum Sieg. { $told }
review-why-turn = { $told } Das droht nach diesem Zug.
review-why-expected = Ein starker Spieler würde so weiterspielen. { $told }
review-why-quiet = Zunächst bringt der bessere Schritt nicht mehr und kostet nicht weniger als der gespielte. Der Bot hält die Stellung danach einfach für günstiger.
review-both = { $first } { $second }
review-end-over = Mit dem besseren Schritt kann die Partie so enden. { $told }
review-end-later = { $you ->
    [yes] Auch mit dem besseren Schritt hättest du verloren, nur später.
   *[no] Auch mit dem besseren Schritt hätte { $who } verloren, nur später.
}
review-end-less = { $you ->
    [yes] Auch mit dem besseren Schritt hättest du verloren, nur knapper.
   *[no] Auch mit dem besseren Schritt hätte { $who } verloren, nur knapper.
}
review-end-too = { $you ->
    [yes] Auch mit dem besseren Schritt hättest du verlieren können,
   *[no] Auch mit dem besseren Schritt hätte { $who } verlieren können,
} aber { $others ->
    [one] der Gegner hätte
   *[other] die Gegner hätten
} den Weg dahin erst finden müssen.
review-end-chance = Auch der bessere Schritt hätte die Partie noch nicht entschieden. { $you ->
    [yes] Deine Siegchance hätte bei { $chance } gelegen.
   *[no] Die Siegchance von { $who } hätte bei { $chance } gelegen.
}
review-best = Dein bester Schritt
review-best-head = Zug { NUMBER($number, useGrouping: 0) }
review-best-here = Hier kommt dein bester Schritt. { $told }
review-best-gain = Damit liegt deine Siegchance bei { $share }.
review-best-wins = Damit ist die Partie sofort gewonnen.
review-best-second = Am zweitbesten ist dieser Schritt, mit einer Siegchance von { $share }. { $told }
review-best-otherwise = Sonst kann es so kommen. { $told }
review-show = Auf dem Brett zeigen
review-line-start = Mögliche Fortsetzung zeigen ({ $total ->
    [one] ein Zug
   *[other] { $total } Züge
})
review-line-next = Nächster Zug
review-line-again = Noch einmal von vorn
review-line-back = Zurück
review-line-step = Mögliche Fortsetzung ({ $step } von { $total }). { $told }
review-line-where = Mögliche Fortsetzung ({ $step } von { $total })
review-line-end = Hier endet die Fortsetzung. { $you ->
    [yes] Deine Siegchance liegt
   *[no] Die Siegchance von { $who } liegt
} dann bei etwa { $chance }.
review-line-gone = Zu diesem Wendepunkt liegt keine Analyse vor. Bitte lass die Partie noch einmal analysieren.
review-mark-played = was gespielt wurde
review-mark-better = was besser gewesen wäre
review-mark-best = dein bester Schritt
review-to-end = Zurück zum Ende der Partie
review-go = { $to ->
    [first] Anfang
    [back] Zurück
    [play] Abspielen
    [halt] Anhalten
    [next] Weiter
   *[last] Ende
}

review-where = { $at ->
    [start] Anfang
    [end] Nach dem letzten Schritt (Zug { NUMBER($turns, useGrouping: 0) })
    [turn] Vor Zug { NUMBER($turn, useGrouping: 0) }
   *[move] Zug { NUMBER($turn, useGrouping: 0) }, nach Schritt { $part } dieses Zuges
}
