"""Recess! for who learns from it: moves as numbered actions, positions as planes. Never a rule."""
