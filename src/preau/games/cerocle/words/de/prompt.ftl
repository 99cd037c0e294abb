### Wonach gefragt wird, bei jedem Schritt eines Zugs.

# C3.1
prompt-place = Setze einen Stein auf ein leeres Feld{ $neutral ->
    [yes] { " " }oder wähle stattdessen einen neutralen
   *[no] { "" }
}.
prompt-place-last = Setze deinen letzten Stein auf ein leeres Feld.
prompt-place-neutral = Du hast nur noch neutrale Steine: Wähle erst einen davon, dann sein Feld.
# C3.4
prompt-place-fair = Setze den ersten Stein genau zwei Felder von der Mitte entfernt.
prompt-neutral = Setze den neutralen Stein auf ein leeres Feld. Dort kann er jedem als Joker dienen, egal wer ihn gesetzt hat.
# C5.1
prompt-relocate = Versetze { $whose ->
    [own] einen deiner Steine
    [any] irgendeinen Stein
   *[neutral] einen eigenen oder neutralen Stein
}{ $take ->
    [yes] { " " }oder entferne einen Stein
   *[no] { "" }
}.
prompt-relocate-to = Auf welches leere Feld kommt { $piece_the } von { $space }?
# C6.1, C6.5
prompt-take = Welchen { $players ->
    [3] gegnerischen
   *[other] neutralen
} Stein entfernst du? Alle Steine ringsum kommen zurück in die Vorräte.
# C4.3
prompt-exchange = Vertausche zwei Nachbarn (noch { $count ->
    [one] eine Vertauschung
   *[other] { $count } Vertauschungen
}) oder beende deinen Zug mit „Fertig“.
prompt-exchange-with = Mit welchem Nachbarn vertauschst du { $piece_the_acc } auf { $space }?

## Einmal gesagt, im ersten Spiel

prompt-first-prompt-place = Setze Stein um Stein, bis sechs deiner Farbe ein Feld umringen; was in der Mitte liegt, ist egal. { $players ->
    [3] Einer der sechs darf ein fremder Stein sein.
   *[other] Einer der sechs darf ein neutraler Stein sein.
}
prompt-first-turn-2 = Fünf Steine deiner Farbe gerade und lückenlos nebeneinander sind eine Fünferreihe. Dafür darfst du sofort zwei Nachbarn verschiedener Farbe vertauschen, auch fremde.
prompt-first-turn-3 = { $players ->
    [3] Ein einzelner fremder Stein in deinem Kreis zählt als Joker: Fünf eigene genügen dann.
   *[other] Ein neutraler Stein (weiß, mit Ringen) ist ein Joker für alle, egal wer ihn gesetzt hat: Einer der sechs darf neutral sein, in deinem Kreis wie in dem deines Gegners. In einer Fünferreihe zählt er nicht.
}
prompt-first-move-threat-ring = Vorsicht: Ein Gegner kann im nächsten Zug einen Kreis schließen! „Drohungen“ zeigt dir, wo. { $players ->
    [3] Hat er dort vier Steine, sperrst du den Kreis mit deinem; hat er fünf, wäre dein Stein sein Joker.
   *[other] Ein Stein deiner Farbe auf dem gezeigten Feld verhindert es.
}
prompt-first-move-threat-alarm = Zu dritt hält ein einzelner fremder Stein keinen Kreis auf: Liegen fünf einer Farbe, gewinnt sie, egal wer das sechste Feld besetzt. Greif ein, solange es erst drei oder vier sind.
prompt-first-effect-line = Eine Fünferreihe! Sie bringt eine Vertauschung: Zwei Nachbarn verschiedener Farbe wechseln die Plätze.
prompt-first-prompt-exchange = Du darfst zwei benachbarte Steine verschiedener Farbe vertauschen, auch fremde: um deinen Kreis zu schließen oder einen fremden zu sprengen.
prompt-first-effect-cascade = Eine Kettenreaktion: Die Vertauschung hat eine neue Fünferreihe ergeben, und die bringt noch eine Vertauschung.
prompt-first-own-move-threat-line = Du kannst eine Fünferreihe bilden: Ihr fehlt nur noch ein Feld. Dafür dürftest du zwei Nachbarn vertauschen.
prompt-first-own-move-threat-ring = Du kannst mit diesem Schritt einen Kreis schließen und gewinnen: Such das Feld, das ihm fehlt!
prompt-first-own-move-threat-exchange = Du kannst eine Fünferreihe bilden, deren Vertauschung einen Kreis schließt, und so gewinnen. Such sie!
prompt-first-prompt-place-last = Das ist der letzte Stein in deinem Vorrat. Ab deinem nächsten Zug versetzt du einen Stein oder entfernst einen vom Brett.
prompt-first-prompt-relocate = Dein Vorrat ist leer: Ab jetzt versetzt du in jedem Zug einen Stein oder entfernst einen und schickst seine Nachbarn in die Vorräte zurück.
prompt-first-effect-taken = Ein Stein ist für immer weg, und alle um ihn herum gehen an ihre Besitzer zurück, die dann wieder setzen.
