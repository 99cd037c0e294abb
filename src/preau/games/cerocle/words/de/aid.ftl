### Cerocle: die Spielhilfe, eine Seite zum Drucken.

aid-1 = Aufbau
    .line1 = Zu zweit hat jeder 20 Steine seiner Farbe und 4 weiße, die neutral sind. Zu dritt hat jeder 17, und neutrale gibt es nicht. Zu viert, in zwei Teams, hat jeder 10 und dazu 2 neutrale (C1.3).
aid-2 = So gewinnst du
    .line1 = Schließe einen Kreis: Besetze alle sechs Felder rund um ein Feld. Was in der Mitte liegt, ist egal (C2.1).
    .line2 = Ein Joker ist erlaubt: zu zweit und zu viert ein neutraler Stein, zu dritt ein beliebiger gegnerischer (C2.2).
    .line3 = Ist ein Kreis geschlossen, gewinnt sofort, wem die Farbe gehört, egal wer ihn geschlossen hat (C2.3).
aid-3 = Dein Zug
    .line1 = Solange du Steine im Vorrat hast, setzt du einen davon, in deiner Farbe oder neutral, auf ein leeres Feld (C3.1).
    .line2 = Ist dein Vorrat leer, versetzt du einen Stein oder entfernst einen. Passen geht nicht (C3.2, C3.3).
aid-4 = Fünferreihen und Vertauschungen
    .line1 = Fünf oder mehr deiner Steine gerade und lückenlos nebeneinander sind eine Fünferreihe; neutrale zählen darin nicht mit (C4.1).
    .line2 = Für jede neue Fünferreihe darfst du sofort zwei benachbarte Steine verschiedener Farbe vertauschen, wo du willst (C4.3).
    .line3 = Entsteht dabei eine weitere, darfst du noch einmal: eine Kettenreaktion (C4.4). Du darfst auch aufhören (C4.5).
    .line4 = Wer eine Fünferreihe verlängert, bildet keine neue (C4.2). Der Kreis geht vor (C4.7).
aid-5 = Versetzen
    .line1 = Einer deiner Steine oder ein neutraler kommt auf ein beliebiges leeres Feld (C5.1).
    .line2 = Niemand darf ihn auf sein altes Feld zurückversetzen, bis dein nächster Zug vorbei ist, auch du selbst nicht (C5.2).
aid-6 = Entfernen
    .line1 = Nimm einen neutralen Stein für immer vom Brett, höchstens viermal in einer Partie (zu viert zweimal). Alle Steine ringsum kehren in den Vorrat ihrer Besitzer zurück (C6.1, C6.2).
    .line2 = Neutrale Steine ringsum kommen in den Vorrat deines Gegners (C6.3).
    .line3 = Zu dritt entfernst du stattdessen einen gegnerischen Stein, höchstens einen von jedem Gegner in einer Partie, und behältst ihn (C6.5).
aid-7 = Das Ende
    .line1 = Ein Kreis beendet die Partie. Nach 50 Runden, in denen niemand setzt oder entfernt, endet sie unentschieden (C7.1, C7.2).
