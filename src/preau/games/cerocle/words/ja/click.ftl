### The buttons.

click-neutral = 中立コマ
click-take = コマを取り除く
click-done = 終わり

## 選べる場所の印

click-sign-pieces = { $colour_piece }
click-sign-neutral = 中立コマ（誰のものでもなく、どの色の輪でも6個のうち1個の代わりになる）
click-sign-bridge = つなぎ目を選ぶか、つながった2個を順に選んで入れ替える
click-sign-place = コマを置く
click-sign-relocate = コマをここへ移す
click-sign-take = このコマを取り除き、周りのコマを手駒に戻す
click-sign-exchange = このコマと入れ替える
click-sign-when-empty = 手駒がなくなってから
click-sign-after-line = 五目の列を作ったとき
