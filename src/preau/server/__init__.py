"""The server: the only room with async, network and disk. Never a rule. `app.create_app(settings)` is its door."""
