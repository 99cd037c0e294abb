### Wonach gefragt wird, bei jedem Schritt eines Zugs.

# C3.1
prompt-place = Setze einen Stein auf ein leeres Feld{ $neutral ->
    [yes] { " " }oder wähle stattdessen einen neutralen
   *[no] { "" }
}.
prompt-place-last = Setze deinen letzten Stein auf ein leeres Feld.
prompt-place-neutral = Du hast nur noch neutrale Steine: Wähle „Neutraler Stein“, dann ein Feld.
# C3.4
prompt-place-fair = Setze den ersten Stein genau zwei Felder von der Mitte entfernt.
prompt-neutral = Setze den neutralen Stein auf ein leeres Feld. Dort gehört er niemandem und kann allen helfen, auch einem Gegner.
# C5.1
prompt-relocate = Versetze { $whose ->
    [own] einen deiner Steine
    [any] irgendeinen Stein
   *[neutral] einen eigenen oder neutralen Stein
}{ $take ->
    [yes] , oder entferne { $players ->
        [3] einen gegnerischen
       *[other] einen neutralen
    } vom Brett
   *[no] { "" }
}.
prompt-relocate-to = Auf welches leere Feld kommt { $piece_the } von { $space }?
# C6.1, C6.3, C6.5
prompt-take = Welchen { $players ->
    [3] gegnerischen
   *[other] neutralen
} Stein entfernst du? { $players ->
    [3] Alle Steine ringsum kommen zurück in die Vorräte.
   *[other] Die Steine ringsum gehen an ihre Besitzer zurück, neutrale { $encircled ->
        [out] verlassen das Spiel
       *[opponent] { $players ->
            [4] an deine Gegner
           *[other] an deinen Gegner
        }
    }.
}
# C4.3
prompt-exchange = { $count ->
    [one] Vertausche zwei Nachbarn verschiedener Farbe oder beende deinen Zug mit „Fertig“.
   *[other] Du hast { $count } Vertauschungen: Wähle zwei Nachbarn verschiedener Farbe oder beende deinen Zug mit „Fertig“.
}
prompt-exchange-with = Mit welchem Nachbarn vertauschst du { $piece_the_acc } auf { $space }?
# C3.1, as this table plays it: for who asks what there is to do
prompt-about-c3-1 = Solange du Steine im Vorrat hast, setzt du einen davon{ $players ->
    [3] { "" }
   *[other] , in deiner Farbe oder neutral,
} auf ein beliebiges leeres Feld.
# C2.2, said where a joker has won
prompt-joker = Einer der sechs darf { $players ->
    [3] ein fremder Stein sein, egal welcher: Er ist der Joker.
   *[other] neutral sein, egal wer ihn gesetzt hat: Er ist der Joker.
}

## Einmal gesagt, im ersten Spiel

prompt-first-prompt-place = Umringe ein Feld mit sechs Steinen deiner Farbe. { $players ->
    [3] Weiß ist eine Farbe wie die anderen. Einer der sechs darf ein fremder Stein sein: Er ist der Joker.
    [4] Wer deine Farbe hat, ist dein Partner. Einer der sechs darf neutral sein (weiß, mit Ringen).
   *[other] Einer davon darf neutral sein: Die weißen mit Ringen gehören niemandem; auch du darfst sie setzen.
}
prompt-first-turn-2 = Für eine lückenlose Fünferreihe deiner Farbe darfst du vertauschen: Zwei Nachbarn verschiedener Farbe wechseln die Plätze, egal wem sie gehören.
prompt-first-turn-3 = { $players ->
    [3] Ein einzelner fremder Stein in deinem Kreis stört nicht: Er ist der Joker, und fünf eigene genügen.
   *[other] Einer der sechs in jedem Kreis darf neutral sein (weiß, mit Ringen), egal wer ihn gesetzt hat: Er ist der Joker. In Fünferreihen zählt er nicht.
}
prompt-first-turn-4 = Das war es fürs Erste. Sobald etwas Neues kommt, ist der Begleiter wieder da.
prompt-first-move-threat-ring = { $players ->
    [3] Ein Gegner kann jetzt einen Kreis schließen! „Drohungen“ zeigt, wo. Gegen vier seiner Steine hilft einer von dir; bei fünf schließt auch deiner ihn.
   *[other] Vorsicht, ein Gegner kann im nächsten Zug einen Kreis schließen! „Drohungen“ zeigt, wo. Ein Stein deiner Farbe auf diesem Feld verhindert es.
}
prompt-first-move-threat-alarm = Zu dritt hält ein einzelner fremder Stein keinen Kreis auf: Bei fünf einer Farbe schließt ihn jeder sechste. Greif bei drei oder vier ein.
prompt-first-effect-line = Eine Fünferreihe! Sie bringt eine Vertauschung: Zwei Nachbarn verschiedener Farbe wechseln die Plätze.
prompt-first-prompt-exchange = Wähle nacheinander zwei verbundene Steine oder die gelbe Verbindung: Sie wechseln die Plätze. So schließt du deinen Kreis oder sprengst einen fremden.
prompt-first-effect-cascade = Eine Kettenreaktion: Die Vertauschung hat eine neue Fünferreihe ergeben, und die bringt noch eine Vertauschung.
prompt-first-own-move-lengthens = Diesmal keine Vertauschung: Wird eine Fünferreihe nur länger oder wandert ihr Endstein ans andere Ende, bleibt sie dieselbe. Nur eine neue zählt.
prompt-first-own-move-threat-line = Dir fehlt nur noch ein Stein zu einer Fünferreihe. Für sie dürftest du zwei Nachbarn vertauschen.
prompt-first-own-move-threat-ring = { $asked ->
    [prompt-exchange] Mit einer der möglichen Vertauschungen schließt du einen Kreis und gewinnst: Such sie!
   *[other] Du kannst mit diesem Schritt einen Kreis schließen und gewinnen: Such das Feld, das ihm fehlt!
}
prompt-first-own-move-threat-exchange = Du kannst eine Fünferreihe bilden, deren Vertauschung einen Kreis schließt, und so gewinnen. Such sie!
prompt-first-prompt-place-last = Das ist dein letzter Stein im Vorrat. Ab deinem nächsten Zug versetzt du einen Stein auf ein anderes Feld oder entfernst einen { $players ->
    [3] gegnerischen
   *[other] neutralen
} vom Brett.
prompt-first-prompt-relocate = Solange dein Vorrat leer ist, versetzt du in jedem Zug einen Stein auf ein leeres Feld oder entfernst einen { $players ->
    [3] gegnerischen
   *[other] neutralen
} vom Brett.
prompt-first-prompt-relocate-more = Entfernst du einen Stein, gehen { $players ->
    [3] alle Steine ringsum an ihre Besitzer zurück.
   *[other] die Steine ringsum an ihre Besitzer zurück, und neutrale { $encircled ->
        [out] verlassen das Spiel
       *[opponent] { $players ->
            [4] bekommen deine Gegner
           *[other] bekommt dein Gegner
        }
    }.
}
prompt-first-effect-taken = Wer einen Stein entfernt, nimmt ihn für immer vom Brett. Neutrale Nachbarn { $encircled ->
    [out] verlassen ebenfalls das Spiel, die übrigen gehen
   *[opponent] { $players ->
        [4] gehen an seine Gegner, die übrigen
       *[other] gehen an seinen Gegner, die übrigen
    }
} an ihre Besitzer zurück.
prompt-first-effect-kept = Wer einen Stein entfernt, behält ihn für immer. Alle Steine ringsum gehen an ihre Besitzer zurück, die dann wieder setzen.
