"""What commands show at a terminal and keep on this machine: a game at the keyboard, boards, tables, saves, progress.

Never here: an option of the command line, and what a server keeps.
"""
