"""The server: the only room with async, network and disk. `app.create_app(settings)` is its door.

Its packages, highest first: pages and api; sockets; http; the club's own (tournaments, lobby, moderation, programs,
then profiles, then ratings and calls); view and bots; people; tables; database; ops. Each imports those below it alone.
No rule of a game is here.
"""
