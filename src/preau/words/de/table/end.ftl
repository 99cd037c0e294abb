### Wenn eine Partie zu Ende ist.

end-download = Partie herunterladen
end-share-picture = Bild der Stellung
end-card = Die Partie in Zahlen
end-card-save = Als Bild speichern
end-card-share = Teilen
end-to-puzzles = Ein Rätsel lösen
end-rematch = Noch einmal
end-to-rematch = Die nächste Partie
end-replay = Schritt für Schritt nachspielen
