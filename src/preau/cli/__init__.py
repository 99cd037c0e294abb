"""The command line: one thin command a file. Heavy imports happen inside the commands, so that each starts quickly."""
