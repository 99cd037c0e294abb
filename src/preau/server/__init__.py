"""The server: the only room with async, network and disk. `app.create_app(settings)` is its door."""
