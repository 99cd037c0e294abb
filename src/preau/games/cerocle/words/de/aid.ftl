### Cerocle: die Spielhilfe, eine Seite zum Drucken.

aid-1 = Aufbau
    .line1 = { $players ->
        [2] Jeder hat 20 Steine seiner Farbe und 4 weiße, die neutral sind (C1.3).
        [3] Jeder hat 17 Steine. Neutrale gibt es nicht (C1.3).
        [4] Ihr spielt in zwei Teams. Jeder hat 10 Steine seiner Farbe und 2 weiße, die neutral sind (C1.3).
       *[any] Zu zweit hat jeder 20 Steine seiner Farbe und 4 weiße, die neutral sind. Zu dritt hat jeder 17, und neutrale gibt es nicht. Zu viert, in zwei Teams, hat jeder 10 und dazu 2 neutrale (C1.3).
    }
aid-2 = So gewinnst du
    .line1 = Schließe einen Kreis: Besetze alle sechs Felder rund um ein Feld mit deiner Farbe. Was in der Mitte liegt, ist egal (C2.1).
    .line2 = { $players ->
        [3] Ein Joker ist erlaubt: ein beliebiger gegnerischer Stein (C2.2).
        [any] Ein Joker ist erlaubt: zu zweit und zu viert ein neutraler Stein, zu dritt ein beliebiger gegnerischer (C2.2).
       *[other] Ein Joker ist erlaubt: ein neutraler Stein (C2.2).
    }
    .line3 = Ist ein Kreis geschlossen, gewinnt sofort, wem die Farbe gehört, egal wer ihn geschlossen hat (C2.3).
aid-3 = Dein Zug
    .line1 = { $players ->
        [3] Solange du Steine im Vorrat hast, setzt du einen davon auf ein leeres Feld (C3.1).
       *[other] Solange du Steine im Vorrat hast, setzt du einen davon, in deiner Farbe oder neutral, auf ein leeres Feld (C3.1).
    }
    .line2 = Ist dein Vorrat leer, versetzt du einen Stein oder entfernst einen. Passen gibt es nicht (C3.2, C3.3).
    .line3 = { $start ->
        [fair] Der allererste Stein der Partie kommt auf ein Feld, das genau zwei Felder von der Mitte entfernt ist (C3.4).
       *[free] { "" }
    }
aid-4 = Fünferreihen und Vertauschungen
    .line1 = { $players ->
        [3] Fünf oder mehr Steine deiner Farbe gerade und lückenlos nebeneinander sind eine Fünferreihe (C4.1).
       *[other] Fünf oder mehr Steine deiner Farbe gerade und lückenlos nebeneinander sind eine Fünferreihe; neutrale zählen darin nicht mit (C4.1).
    }
    .line2 = Für jede neue Fünferreihe darfst du sofort zwei benachbarte Steine verschiedener Farbe vertauschen, wo du willst (C4.3).
    .line3 = Entsteht dabei eine weitere, darfst du noch einmal: eine Kettenreaktion (C4.4). Du darfst auch aufhören (C4.5).
    .line4 = Wer eine Fünferreihe verlängert, bildet keine neue (C4.2). Der Kreis geht vor (C4.7).
aid-5 = Versetzen
    .line1 = { $relocate ->
        [any] Irgendein Stein vom Brett kommt auf ein beliebiges leeres Feld (C5.1).
        [own] Ein Stein deiner Farbe kommt auf ein beliebiges leeres Feld (C5.1).
       *[own_or_neutral] { $players ->
            [3] Ein Stein deiner Farbe kommt auf ein beliebiges leeres Feld (C5.1).
           *[other] Ein Stein deiner Farbe oder ein neutraler kommt auf ein beliebiges leeres Feld (C5.1).
        }
    }
    .line2 = Niemand darf ihn auf sein altes Feld zurückversetzen, bis dein nächster Zug vorbei ist, auch du selbst nicht (C5.2).
aid-6 = Entfernen
    .line1 = { $players ->
        [2] Nimm einen neutralen Stein für immer vom Brett, höchstens viermal in einer Partie. Alle Steine ringsum kehren in den Vorrat ihrer Besitzer zurück (C6.1, C6.2).
        [3] Entferne einen gegnerischen Stein, höchstens einen von jedem Gegner in einer Partie, und behalte ihn. Alle Steine ringsum kehren in den Vorrat ihrer Besitzer zurück (C6.2, C6.5).
        [4] Nimm einen neutralen Stein für immer vom Brett, höchstens zweimal in einer Partie. Alle Steine ringsum kehren in den Vorrat ihrer Besitzer zurück (C6.1, C6.2).
       *[any] Nimm einen neutralen Stein für immer vom Brett, höchstens viermal in einer Partie (zu viert zweimal). Alle Steine ringsum kehren in den Vorrat ihrer Besitzer zurück (C6.1, C6.2).
    }
    .line2 = { $encircled ->
        [out] { $players ->
            [3] { "" }
           *[other] Neutrale Steine ringsum verlassen das Spiel (C6.3).
        }
       *[opponent] { $players ->
            [3] { "" }
            [4] Neutrale Steine ringsum werden einzeln an deine beiden Gegner verteilt (C6.3, C6.4).
           *[other] Neutrale Steine ringsum kommen in den Vorrat deines Gegners (C6.3).
        }
    }
    .line3 = { $players ->
        [any] Zu dritt entfernst du stattdessen einen gegnerischen Stein, höchstens einen von jedem Gegner in einer Partie, und behältst ihn (C6.5).
       *[other] { "" }
    }
aid-7 = Das Ende
    .line1 = { $quiet ->
        [0] Nur ein Kreis beendet die Partie: Auch wenn lange niemand setzt oder entfernt, endet sie an diesem Tisch nicht unentschieden (C7.1, C7.2).
        [1] Ein Kreis beendet die Partie. Nach einer Runde, in der niemand setzt oder entfernt, endet sie unentschieden (C7.1, C7.2).
       *[other] Ein Kreis beendet die Partie. Nach { $quiet } Runden, in denen niemand setzt oder entfernt, endet sie unentschieden (C7.1, C7.2).
    }
