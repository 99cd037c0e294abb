# What there is to see: places, pieces and what lies beside the board.

square-open = Feld { $square }
square-safe = Ruhezone { $square }
square-obstacle = { $square }: { $equipment }
entrance-boys = Eingang für Jungen
entrance-girls = Eingang für Mädchen
equipment-tree = Baum
equipment-merry-go-round = Karussell
equipment-spring-rider = Wipptier
equipment-sandbox = Sandkasten
equipment-climbing-dome = Kletterkuppel
equipment-fountain = Brunnen
equipment-tyres = Autoreifen
equipment-flower-bed = Blumenbeet
equipment-trampoline = Trampolin
equipment-see-saw = Wippe
equipment-slide = Rutsche
equipment-swing = Schaukel
equipment-bench = Bank
equipment-monkey-bars = Hangelgerüst
equipment-table-tennis = Tischtennisplatte
equipment-sandpit = Sandgrube
equipment-tunnel = Kriechtunnel
state-detained = muss im nächsten Zug aussetzen
state-serving = setzt zur Strafe aus
state-attacker = führt eine Prügelei an
state-victim = wird festgehalten
state-kiss = küsst
coins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
minute = Minute { $minute } von { $of }
stage-stay = Bleiben oder weggehen
stage-step = { $steps ->
    [one] Bewegung um { $steps } Feld
   *[other] Bewegung um { $steps } Felder
}
stage-nun = Eine Nonne bewegen
layer-sight = Was die Nonnen sehen
