# Was das Regal über das Spiel sagt.

game-pitch = Dreißig Minuten Schulhof: Münzen abnehmen, einen Kuss stehlen – und sich beim Raufen von keiner Nonne erwischen lassen.
edition-fr = Französische Ausgabe
edition-de = Deutsche Ausgabe
edition-ja = Japanische Ausgabe
