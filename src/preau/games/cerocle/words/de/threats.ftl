### Was ein Spieler als Nächstes tun könnte.

threat-ring = { $who } kann auf { $space } { $count ->
    [one] den Kreis
   *[other] die Kreise
} um { $centres } schließen und gewinnen.
threat-exchange = { $who } kann auf { $space } eine Reihe bilden, dann { $a } und { $b } vertauschen, so { $count ->
    [one] den Kreis
   *[other] die Kreise
} um { $centres } schließen und gewinnen.
threat-line = { $who } kann auf { $space } eine Reihe bilden und bekommt dafür eine Vertauschung.
threat-alarm = { $who } hält { $count ->
    [3] drei
    [4] vier
   *[other] { $count }
} Felder des Kreises um { $centre }. Ein einzelner Stein einer anderen Farbe hält das nicht auf.
