### The options.

option-players = 遊ぶ人数
    .v2 = 2人、中立コマあり
    .v3 = 3人、中立コマなし
    .v4 = 4人、2チーム
option-side = 盤の大きさ
    .v5 = 一辺5マス、全61マス
    .v6 = 一辺6マス、全91マス
option-relocate = 移せるコマ
    .own_or_neutral = 自分のコマと中立コマ
    .own = 自分のコマだけ
    .any = 盤の上のすべてのコマ
option-encircled = 取り除いたコマの隣にある中立コマ
    .opponent = 相手の手駒になる
    .out = ゲームから除く
option-start = ゲーム最初のコマ
    .free = どこにでも置ける
    .fair = 中央からちょうど2歩離れたマスに置く
option-quiet = コマの数が変わらないときの、引き分けまでの周の数（0ならなし）
    .told = { $value ->
        [0] コマの数が変わらなくても引き分けなし
       *[other] コマの数が{ $value }周変わらなければ引き分け
    }
