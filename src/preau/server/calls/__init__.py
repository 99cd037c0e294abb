"""Calling people whose turn it is: what each wishes, the outbox, and the ways out (feeds, mail, push).

What is sent holds no secret but the one link that stops it. No route is here, and nothing about a game is decided.
"""
