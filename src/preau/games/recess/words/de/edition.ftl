### The editions.

edition-fr = Französische Ausgabe
edition-de = Deutsche Ausgabe
edition-ja = Japanische Ausgabe
