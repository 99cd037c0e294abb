"""The command `preau`: what it reads from a command line and prints on a terminal.

Heavy imports happen inside the commands, so that each starts quickly. Never here: a rule, a bot, a server.
"""
