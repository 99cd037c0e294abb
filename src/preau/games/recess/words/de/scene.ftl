### Who and what there is to see: players, pieces, places and what lies beside the board.

scene-player = { $colour ->
    [own] du
    [red] Rot
    [blue] Blau
    [green] Grün
    [yellow] Gelb
   *[purple] Lila
}
    .row = { $colour ->
        [own] Du
       *[other] { scene-player }
    }
    .dat = { $colour ->
        [own] dir
       *[other] { scene-player }
    }
    .acc = { $colour ->
        [own] dich
       *[other] { scene-player }
    }
    .person = { $colour ->
        [own] you
       *[other] other
    }
scene-colour-red = Rot
scene-colour-blue = Blau
scene-colour-green = Grün
scene-colour-yellow = Gelb
scene-colour-purple = Lila
scene-child = { $kind ->
    [girl] { $colour ->
        [own] Dein
        [red] Rotes
        [blue] Blaues
        [green] Grünes
        [yellow] Gelbes
       *[purple] Lila
    } Mädchen G{ $number }
   *[boy] { $colour ->
        [own] Dein
        [red] Roter
        [blue] Blauer
        [green] Grüner
        [yellow] Gelber
       *[purple] Lila
    } Junge B{ $number }
}
    .mid = { scene-child.nom }
    .nom = { $colour ->
        [own] dein { scene-child.plain }
       *[other] { $kind ->
            [girl] das { scene-child.weak } Mädchen G{ $number }
           *[boy] der { scene-child.weak } Junge B{ $number }
        }
    }
    .plain = { $kind ->
        [girl] Mädchen G{ $number }
       *[boy] Junge B{ $number }
    }
    .short = { $colour ->
        [own] dein { scene-child.plain }
       *[other] { $kind ->
            [girl] das { scene-child.plain }
           *[boy] der { scene-child.plain }
        }
    }
    .weak = { $colour ->
        [red] rote
        [blue] blaue
        [green] grüne
        [yellow] gelbe
       *[purple] lila
    }
    .weaken = { $colour ->
        [red] roten
        [blue] blauen
        [green] grünen
        [yellow] gelben
       *[purple] lila
    }
    .start = { $colour ->
        [own] Dein { scene-child.plain }
       *[other] { $kind ->
            [girl] Das { scene-child.weak } Mädchen G{ $number }
           *[boy] Der { scene-child.weak } Junge B{ $number }
        }
    }
    .acc = { $kind ->
        [girl] { $colour ->
            [own] dein
           *[other] das { scene-child.weak }
        } Mädchen G{ $number }
       *[boy] { $colour ->
            [own] deinen
           *[other] den { scene-child.weaken }
        } Jungen B{ $number }
    }
    .dat = { $kind ->
        [girl] { $colour ->
            [own] deinem
           *[other] dem { scene-child.weaken }
        } Mädchen G{ $number }
       *[boy] { $colour ->
            [own] deinem
           *[other] dem { scene-child.weaken }
        } Jungen B{ $number }
    }
    .own = { $kind ->
        [girl] das eigene Mädchen G{ $number }
       *[boy] den eigenen Jungen B{ $number }
    }
    .whose = { $colour ->
        [own] own
       *[other] other
    }
scene-nun = Nonne N{ $number }
    .mid = die Nonne N{ $number }
    .nom = die Nonne N{ $number }
    .acc = die Nonne N{ $number }
    .start = Die Nonne N{ $number }
    .dat = der Nonne N{ $number }
scene-sign = { $sign }
    .row = { $sign }
    .person = other
scene-and = { $these_row } und { $this }
    .row = { $these_row }, { $this }
    .person = { $these_person ->
        [you] you
       *[other] { $this_person }
    }

scene-square-open = Feld { $square }
    .mid = das Feld { $square }
scene-square-safe = Feld { $square } in der Ruhezone
    .mid = das Feld { $square } in der Ruhezone
scene-square-obstacle = { $equipment } auf { $square }
    .mid = das Spielgerät auf { $square }
scene-entrance-boys = Eingang für Jungen
    .mid = der Eingang für Jungen
    .im = im Eingang für Jungen
scene-entrance-girls = Eingang für Mädchen
    .mid = der Eingang für Mädchen
    .im = im Eingang für Mädchen
scene-head-boys = Jungen:
scene-head-girls = Mädchen:
scene-about-obstacle = Ein Hindernis wie alle Spielgeräte: Hier bleibt niemand stehen, niemand läuft hindurch, und keine Nonne sieht hindurch.
scene-about-safe = Die Ruhezone: Hier dürfen alle friedlich beisammenstehen. Niemand prügelt sich, und niemand wird weggeschubst.
scene-about-open = Ein offenes Feld: Ist es leer, darf ein Kind hier stehen bleiben. Steht schon jemand da, darf es das nur, um sich zu prügeln, zu schlichten, zu petzen oder zu küssen.
scene-about-boys = Hier warten die Jungen, bis sie über a1 auf den Schulhof laufen. Drinnen kann ihnen keiner etwas, aber wer draußen ist, läuft nicht wieder hinein.
scene-about-girls = Hier warten die Mädchen, bis sie über l12 auf den Schulhof laufen. Drinnen kann ihnen keiner etwas, aber wer draußen ist, läuft nicht wieder hinein.
scene-about-nun = Eine Nonne sieht geradeaus bis zum nächsten Spielgerät; wo sie hinsieht, fängt niemand eine Prügelei an. Am Ende jedes Zuges wird eine der beiden bewegt.
scene-equipment-tree = Baum
scene-equipment-merry-go-round = Karussell
scene-equipment-spring-rider = Wipptier
scene-equipment-sandbox = Sandkasten
scene-equipment-climbing-dome = Kletterkuppel
scene-equipment-fountain = Brunnen
scene-equipment-tyres = Autoreifen
scene-equipment-flower-bed = Blumenbeet
scene-equipment-trampoline = Trampolin
scene-equipment-see-saw = Wippe
scene-equipment-slide = Rutsche
scene-equipment-swing = Schaukel
scene-equipment-bench = Bank
scene-equipment-monkey-bars = Hangelleiter
scene-equipment-table-tennis = Tischtennisplatte
scene-equipment-sandpit = Großer Sandkasten
scene-equipment-tunnel = Kriechtunnel
scene-state-detained = im nächsten eigenen Zug bestraft
    .mid = setzt im nächsten eigenen Zug zur Strafe aus
scene-state-serving = bestraft
    .mid = setzt zur Strafe aus
scene-state-attacker = Angreifer
    .mid = ist Angreifer
scene-state-victim = am Boden
    .mid = liegt am Boden
scene-state-kiss = beim Küssen
    .mid = küsst
scene-coins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
scene-minute = Zug { $minute } von { $of }
scene-stage-stay = Bleiben oder gehen
scene-stage-step = { $steps ->
    [one] Bewegung um { $steps } Feld
   *[other] Bewegung um { $steps } Felder
}
scene-stage-lost = Die Bewegung um { $steps } entfällt, weil { $child } bis zum Ende dieses Zuges zur Strafe aussetzt (jedes bestrafte Kind kostet die größte verbleibende Bewegung)
scene-stage-gone = { $child_start } setzt zur Strafe aus, also entfällt die Bewegung um { $steps }.
scene-stage-used = Die Bewegung um { $steps } ist ausgeführt, nicht genutzt oder an ein Kind verloren, das sich weiterprügelt
scene-stage-nun = Eine Nonne bewegen
scene-legend-boy = Junge
scene-legend-girl = Mädchen
scene-legend-nun = Nonne
scene-legend-equipment = Spielgerät
scene-legend-safe = Ruhezone
scene-legend-open = offenes Feld
scene-legend-fight = Prügelei (die Farbe des Angreifers steht vorn)
scene-legend-kiss = Kuss
scene-legend-crowd = mehrere zusammen, unter dem Brett genannt
scene-layer-sight = Was die Nonnen sehen
