"""What is shown of tables, rules and lessons: plain data, SVG and HTML in the reader's language.

Made of a table, a position and words alone: no request, no database, no worker is known here.
"""
