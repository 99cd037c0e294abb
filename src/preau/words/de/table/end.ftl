### Wenn eine Partie zu Ende ist.

end-you-win-with = Du hast gemeinsam mit { $names } gewonnen!
end-you-win-resigned = { $name } hat aufgegeben, und du hast gewonnen!
end-you-win-flagged = Die Zeit von { $name } ist abgelaufen, und du hast gewonnen!
end-you-resigned =
    { $count ->
        [one] Du hast aufgegeben, also gewinnt { $winners }.
       *[other] Du hast aufgegeben, also gewinnen { $winners }.
    }
end-you-flagged =
    { $count ->
        [one] Deine Zeit ist abgelaufen, also gewinnt { $winners }.
       *[other] Deine Zeit ist abgelaufen, also gewinnen { $winners }.
    }
end-you-abandoned-by = Ohne Ergebnis beendet, auf deinen Wunsch.
end-download = Mitschrift herunterladen
end-share-picture = Bild der Stellung
end-card = Die Partie in Zahlen
end-score = Endstand
end-card-save = Als Bild speichern
end-card-share = Teilen
end-to-puzzles = Ein Rätsel lösen
end-rematch = Noch einmal
end-to-rematch = Die nächste Partie
end-replay = Schritt für Schritt nachspielen
end-look-back = Rückblick
end-what-review = Ein starker Bot zeigt, wo die Partie kippte und was besser gewesen wäre.
end-what-replay = Alles noch einmal in deinem Tempo; von jeder Stelle aus kannst du weiterspielen.
end-what-record = Alle Schritte in einer kleinen Textdatei, die du aufheben und hier später wieder öffnen kannst.
