"""The web room: templates, styles and scripts.

`templates/pages` are whole pages, `templates/parts` what a page gets anew while it is open, `templates/includes` what
several pages have in common. `static/js/pages` has one script a page, `static/js/club` those of the club; `board`,
`parts`, `story` (what happened, shown in its turn), `calls` and `lib` are what they share. No rule and no word of any
game is in here.
"""
