### Why a move is refused.

refusal-over = Die Partie ist zu Ende.
refusal-notation = „{ $text }“ ist kein Schritt. Schritte sehen so aus: e5, n:e5, e5-g7, xe5, e5~e6 oder done.
refusal-notation-space = Das Feld { $space } gibt es auf diesem Brett nicht.
refusal-notation-order = Bei einer Vertauschung steht das untere Feld zuerst, in derselben Zeile das linke: { $ordered }.
# C1.3
refusal-no-neutrals = Zu dritt gibt es keine neutralen Steine.
# C3.1
refusal-reserve-not-empty = In deinem Vorrat { $own ->
    [0] { $neutral ->
        [one] ist noch ein neutraler Stein
       *[other] sind noch { $neutral } neutrale Steine
    }
    [one] { $neutral ->
        [0] ist noch ein eigener Stein
        [one] sind noch ein eigener und ein neutraler Stein
       *[other] sind noch ein eigener und { $neutral } neutrale Steine
    }
   *[other] sind noch { $own } eigene { $neutral ->
        [0] Steine
        [one] Steine und ein neutraler
       *[other] und { $neutral } neutrale Steine
    }
}, also musst du einen Stein setzen.
# C3.1
refusal-occupied = Auf { $space } liegt schon { $piece }.
# C3.1
refusal-no-own-left = In deinem Vorrat ist kein eigener Stein mehr, also setze einen neutralen.
# C3.1
refusal-no-neutral-left = In deinem Vorrat ist kein neutraler Stein mehr.
# C3.2
refusal-reserve-empty = Dein Vorrat ist leer, also versetze oder entferne einen Stein.
# C3.4
refusal-first-piece = Der erste Stein der Partie gehört auf ein Feld, das genau zwei Felder von der Mitte entfernt ist, und das ist { $space } nicht.
# C4.3
refusal-exchange-first = Du hast noch { $count ->
    [one] eine Vertauschung
   *[other] { $count } Vertauschungen
} offen: Wähle zwei Steine oder „Fertig“.
# C4.3
refusal-not-neighbours = Die Felder { $a } und { $b } sind keine Nachbarn.
# C4.3
refusal-no-partner = Neben { $space } liegt kein Stein einer anderen Farbe. Wähle einen Stein mit so einem Nachbarn.
# C4.3
refusal-exchange-empty = Auf { $space } liegt kein Stein zum Vertauschen.
# C4.3
refusal-same-colour = Auf { $a } und auf { $b } liegt je { $piece }. Vertauschen kannst du nur verschiedene Farben.
# C4.5
refusal-none-in-hand = Du darfst gerade nichts vertauschen.
# C5.1
refusal-nothing-there = Auf { $space } liegt kein Stein zum Versetzen. Erst kommt der Stein, dann das Feld, auf das er soll.
# C5.1
refusal-not-yours = Auf { $space } liegt { $piece }, und den darfst du nicht versetzen.
# C5.1
refusal-same-space = Auf { $space } liegt der Stein schon. Versetze ihn auf ein anderes Feld.
# C5.1
refusal-goal-occupied = Auf { $space } liegt schon { $piece }.
# C5.2
refusal-banned = { $who_person ->
    [you] In deinem letzten Zug hast du diesen Stein von { $to } nach { $from } versetzt. In diesem Zug darf er nicht zurück.
   *[other] Der Stein darf noch nicht von { $from } nach { $to } zurück. Niemand darf ihn zurückversetzen, bis { $who } den nächsten eigenen Zug beendet hat.
}
# C6.1, C6.5
refusal-take-nothing = Auf { $space } liegt kein Stein zum Entfernen.
# C6.1
refusal-take-not-neutral = Auf { $space } liegt { $piece }. Entfernen darfst du nur neutrale Steine.
# C6.1
refusal-take-limit = Du hast schon { $count } Steine entfernt; mehr dürfen es nicht sein.
# C6.5
refusal-take-own = Der Stein auf { $space } ist dein eigener. Entfernen darfst du nur gegnerische.
# C6.5
refusal-take-again = Du hast { $who_dat } schon einen Stein weggenommen; von jedem Gegner darf es nur einer sein.
