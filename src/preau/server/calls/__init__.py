"""Calling people whose turn it is: what each wishes, the outbox, and the ways out (feeds, mail, push).

No route is here and nothing about a game is decided. What is sent never holds a secret but the one link that stops it.
"""
