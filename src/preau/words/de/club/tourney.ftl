### Turniere, Ranglisten und Clubs.

## Listen

tourney-title = Turniere
tourney-lead = Spiel mehrere Partien gegen verschiedene Leute und schau, wer am Ende vorn liegt. Alle können mitmachen, auch ohne Konto.
tourney-list-mine = Deine Turniere
tourney-list-open = Zum Mitmachen
tourney-list-running = Läuft gerade
tourney-list-over = Beendet
tourney-none-open = Zurzeit gibt es kein offenes Turnier.
tourney-none = Es gibt noch kein Turnier.
tourney-new = Neues Turnier
tourney-all = Alle Turniere
tourney-sign-in = Anmelden, um ein Turnier zu eröffnen
tourney-found-sign-in = Anmelden, um einen Club zu gründen
tourney-players =
    { $count ->
        [one] eine Person
       *[other] { $count } Personen
    }

## Arten

tourney-kind-swiss = Schweizer System
tourney-kind-swiss-help = Gespielt werden ein paar Runden. In jeder triffst du auf Leute mit etwa gleich vielen Punkten und, wenn es sich vermeiden lässt, auf niemanden zweimal.
tourney-kind-round-robin = Jeder gegen jeden
tourney-kind-round-robin-help = Alle treffen auf alle, an größeren Tischen so gleichmäßig wie möglich. Nach Beginn kann niemand mehr dazukommen.
tourney-kind-arena = Arena
tourney-kind-arena-help = Gespielt wird eine festgelegte Zeit lang, und wer frei ist, bekommt sofort einen neuen Tisch. Je mehr Partien du schaffst, desto mehr Punkte kannst du holen.
tourney-kind-knock-out = K.-o.-System
tourney-kind-knock-out-help = Für Partien zu zweit. Wer verliert, ist draußen; wer gewinnt, spielt weiter. Die Stärksten treffen erst zuletzt aufeinander; wer noch keine Spielstärke hat, wird zugelost. Nach einem Unentschieden wird mit getauschten Plätzen neu gespielt, höchstens zweimal; dann entscheidet das Los.
tourney-kind-ladder = Rangliste
tourney-kind-ladder-help = Die Rangliste läuft, solange ihr wollt. Fordere Leute heraus, die ein paar Ränge über dir stehen: Gewinnst du, stehst du über ihnen, und sie rücken einen Rang nach unten.

## Eröffnen

tourney-what = Was gespielt wird
tourney-name = Name des Turniers
tourney-game = Spiel
tourney-options = Ausgabe und Optionen von { $game }
tourney-rules-differ = { $count ->
    [one] Eine Regel ist anders als üblich
   *[other] { $count } Regeln sind anders als üblich
}
tourney-club = Für wen
tourney-for-everybody = Alle
tourney-how = Wie gespielt wird
tourney-rounds = Anzahl der Runden
tourney-rounds-help = Bei „Jeder gegen jeden“ bedeutet 0, dass gespielt wird, bis jeder auf jeden getroffen ist.
tourney-minutes = Dauer in Minuten
tourney-places = Wie viele Ränge nach oben man herausfordern darf
tourney-tables = An den Tischen
tourney-size = Spieler an jedem Tisch
tourney-least = Mindestens
tourney-least-help = Manche Tische dürfen kleiner sein, damit weniger Leute aussetzen müssen. Bleibt das Feld leer, sind alle Tische voll besetzt.
tourney-clock = Uhr
tourney-wait = Nach wie vielen Minuten verliert, wer nicht gekommen ist
tourney-wait-help = Bei ganzen Tagen je Zug gilt stattdessen die Zeit, die ein Zug dauern darf.
tourney-when = Wann
tourney-starts = Beginn
tourney-starts-help = Bleibt das Feld leer, beginnt das Turnier, sobald du es sagst.
tourney-open-it = Turnier eröffnen

## Ein Turnier

tourney-tables-of = { $size } Spieler an jedem Tisch
tourney-tables-from = { $least } bis { $size } Spieler an jedem Tisch
tourney-is-open = Wer will, kann noch mitmachen.
tourney-round-of = Runde { $number } von { $of }
tourney-round-over = Runde { $number } ist vorbei.
tourney-round-few = Runde { $number } ist vorbei. Die nächste beginnt, sobald wieder genug Leute mitspielen.
tourney-runs-arena = Die Arena läuft: Wer frei ist, bekommt einen neuen Tisch.
tourney-runs-ladder = Die Rangliste läuft.
tourney-closed-played = Das Turnier ist beendet.
tourney-closed-too-few = Zu wenige wollten mitmachen; das Turnier fand nicht statt.
tourney-closed-organiser = Die Turnierleitung hat das Turnier beendet.
tourney-when-starts = Beginn:
tourney-when-next = Nächste Runde:
tourney-when-ends = Ende:
tourney-my-table = Zu deinem Tisch
tourney-my-table-help = Die anderen warten auf dich.
tourney-back = Zurück zum Turnier
tourney-enter = Mitmachen
tourney-enter-as = Als { $name } mitmachen
tourney-your-name = Dein Name
tourney-rest = Pause machen
tourney-wake-up = Wieder mitspielen
tourney-withdraw = Aussteigen
tourney-you-organise = Du leitest dieses Turnier:
tourney-begin = Jetzt beginnen
tourney-close = Beenden
tourney-close-sure = Das Turnier endgültig beenden? Laufende Partien gehen weiter, zählen aber nicht mehr.
tourney-challenge = Jemanden herausfordern
tourney-challenge-help = Wähle aus, gegen wen du spielen willst.
tourney-challenge-button = Herausfordern
tourney-standings = Stand
tourney-ladder-order = Die Rangliste
tourney-place = Rang
tourney-player = Name
tourney-points = Punkte
tourney-wins = Siege
tourney-played = Tische
tourney-byes = Ausgesetzt
tourney-you = du
tourney-nobody = jemand, der gegangen ist
tourney-nobody-yet = Noch macht niemand mit.
tourney-state-rests = macht Pause
tourney-state-left = ausgestiegen
tourney-how-decided = Wie über die Ränge entschieden wird
tourney-points-help = Ein Tisch ist einen Punkt wert. Wer dort gewinnt, bekommt ihn; mehrere teilen ihn sich, und gewinnt niemand, teilen ihn sich alle. Wer eine Runde aussetzen muss, bekommt so viel wie jeder an einem vollen Tisch, an dem sich alle den Punkt teilen. Wer nicht kommt, bekommt nichts.
tourney-ties-help = Bei gleicher Punktzahl entscheiden der Reihe nach:
tourney-tie-opponents = Gegner
tourney-tie-opponents-help = die Punkte der Leute, mit denen man am Tisch saß, im Durchschnitt; wer es schwerer hatte, steht weiter oben.
tourney-tie-wins = Siege
tourney-tie-wins-help = wie viele Tische man allein gewonnen hat.
tourney-tie-among = Direkter Vergleich
tourney-tie-among-help = die Punkte an Tischen, an denen mehrere der Punktgleichen saßen.
tourney-tie-beaten = Besiegte
tourney-tie-beaten-help = die Punkte aller, vor denen man lag, und die halben Punkte derer, mit denen man sich den Punkt geteilt hat.
tourney-tie-lot = Los
tourney-tie-lot-help = gezogen, als das Turnier eröffnet wurde.
tourney-seats-help = Im Lauf der Runden sitzen alle etwa gleich oft auf jedem Platz, und niemand setzt zweimal aus, bevor alle einmal ausgesetzt haben.
tourney-rounds-title = Runden und Tische
tourney-round = Runde { $number }
tourney-playing = läuft
tourney-won-by =
    { $count ->
        [one] gewonnen hat { $names }
       *[other] gemeinsam gewonnen haben { $names }
    }
tourney-no-winner = niemand hat gewonnen
tourney-absent = nicht gekommen: { $names }
tourney-bye = Ohne Tisch in dieser Runde: { $names }
tourney-print = Drucken
tourney-json = Als Daten (JSON)

## Warum nicht

tourney-unknown = Dieses Turnier gibt es nicht.
tourney-needs-account = Um ein Turnier zu eröffnen oder einem Club beizutreten, brauchst du ein Konto. So wissen die anderen, mit wem sie es zu tun haben.
tourney-too-many = Du hast schon { $high } Turniere eröffnet, die noch nicht beendet sind.
tourney-bad-name = Ein Name hat { $low } bis { $high } Zeichen; dieser hat { $value }.
tourney-bad-size = An einem Tisch dieses Spiels sitzen { $exact ->
    [yes] { $high }
   *[no] { $low } bis { $high }
} Spieler, nicht { $value }.
tourney-bad-least = Der kleinste Tisch kann nicht größer sein als der größte.
tourney-knock-out-two = Das K.-o.-System ist für Tische zu zweit.
tourney-needs-clock = Ein Turnier braucht eine Uhr, sonst könnte ein Tisch alle aufhalten.
tourney-arena-clock = Eine Arena dauert einen Abend; ganze Tage je Zug passen da nicht hinein.
tourney-bad-minutes = Die Dauer muss zwischen { $low } und { $high } Minuten liegen; { $value } geht nicht.
tourney-bad-rounds = Es kann { $low } bis { $high } Runden geben, nicht { $value }.
tourney-bad-wait = Die Wartezeit muss zwischen { $low } und { $high } Minuten liegen; { $value } geht nicht.
tourney-bad-places = Herausfordern kann man { $low } bis { $high } Ränge nach oben, nicht { $value }.
tourney-bad-start = Dieser Termin liegt zu weit von heute entfernt. Bitte wähle einen näheren.
tourney-over = Das Turnier ist beendet.
tourney-too-late = Das Turnier hat schon begonnen; jetzt kann niemand mehr dazukommen.
tourney-too-few = Zum Beginnen sind mindestens { $low } Personen nötig.
tourney-full = Alle { $high } Plätze sind vergeben.
tourney-name-taken = { $name } heißt hier schon jemand anderes. Bitte wähle einen anderen Namen.
tourney-not-in = Du machst bei diesem Turnier nicht mit.
tourney-no-rest = Im K.-o.-System gibt es keine Pause.
tourney-organiser-only = Das kann nur die Turnierleitung.
tourney-members-only = Dieses Turnier ist für Clubmitglieder. Tritt zuerst dem Club bei.
tourney-no-challenge = Herausfordern kann man nur in einer laufenden Rangliste.
tourney-challenge-count =
    { $high ->
        [one] Wähle eine Person aus, die du herausforderst.
       *[other] Wähle { $exact ->
            [yes] { $high }
           *[no] { $low } bis { $high }
        } Personen aus, die du herausforderst.
    }
tourney-challenge-open = Du hast schon jemanden herausgefordert; spiel diese Partie zuerst zu Ende.
tourney-challenge-again = Du hast { $name } vor weniger als einer Woche herausgefordert. Gib erst jemand anderem eine Chance.
tourney-out-of-reach = { $places ->
    [one] { $name } steht nicht direkt über dir.
   *[other] { $name } steht nicht auf einem der { $places } Ränge über dir.
}
tourney-rival-rests = { $name } macht gerade Pause.
tourney-rival-busy = { $name } spielt gerade schon an genug Tischen.
tourney-no-player = Nummer { $number } spielt hier nicht mit.

## Clubs

tourney-clubs = Clubs
tourney-clubs-lead = Ein Club hat Mitglieder, Spielabende im Kalender, Turniere und eine eigene Rangliste.
tourney-no-clubs = Es gibt noch keinen Club.
tourney-members =
    { $count ->
        [one] ein Mitglied
       *[other] { $count } Mitglieder
    }
tourney-club-mine = du bist Mitglied
tourney-club-new = Einen Club gründen
tourney-club-name = Name des Clubs
tourney-club-about = Der Club in einem Satz
tourney-club-open = Club gründen
tourney-club-join = Dem Club beitreten
tourney-club-leave = Club verlassen
tourney-club-leave-sure = Den Club verlassen? Ist sonst niemand mehr darin, gibt es ihn nicht mehr.
tourney-club-sign-in = Anmelden, um beizutreten
tourney-club-ladder = Rangliste
tourney-no-ladder = Der Club hat noch keine Rangliste.
tourney-members-title = Mitglieder
tourney-role-owner = Leitung
tourney-role-officer = Vorstand
tourney-role-member = Mitglied
tourney-role-none = kein Mitglied mehr
tourney-role-of = Rolle von { $name }
tourney-role-set = Ändern
tourney-evenings = Spielabende
tourney-no-evenings = Noch ist nichts geplant.
tourney-evening-new = Spielabend planen
tourney-evening-title = Was
tourney-evening-place = Wo
tourney-evening-add = In den Kalender eintragen
tourney-evening-remove = Entfernen
tourney-evening-remove-named = { $title } entfernen
tourney-evening-minutes =
    { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    }
tourney-weekly = jede Woche
tourney-calendar = Für deinen Kalender (iCal)
tourney-calendar-open = Öffnen
tourney-club-unknown = Diesen Club gibt es nicht.
tourney-club-name-taken = Einen Club namens { $name } gibt es schon.
tourney-club-full = Ein Club hat höchstens { $high } Mitglieder.
tourney-too-many-clubs = Du bist schon in { $high } Clubs.
tourney-too-many-evenings = Im Kalender stehen schon { $high } Abende.
tourney-club-hand-on = Gib die Leitung zuerst an jemand anderen ab.
tourney-club-no-member = { $name } ist nicht in diesem Club.
tourney-club-not-allowed = Das können nur Leitung und Vorstand des Clubs.
