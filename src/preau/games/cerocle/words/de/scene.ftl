# What there is to see: places, pieces and what lies beside the board.

piece = Stein ({ $colour })
space = Feld { $space }
state-circle = gehört zum Gewinnkreis
reserve = { $colour } im Vorrat: { $count }
taken = { $colour } entfernt: { $count }
team-player = { $colour } { $number }
stage-place = Einen Stein setzen
stage-move = Versetzen oder entfernen
stage-exchange = { $count ->
    [one] { $count } Tausch offen
   *[other] { $count } Tausche offen
}
quiet = Ruhige Züge: { $turns } von { $of }
layer-bans = Züge, die nicht zurückgenommen werden dürfen
