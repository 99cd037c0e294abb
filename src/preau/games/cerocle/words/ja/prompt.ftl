### 手の各段階で、何を選ぶのか。

# C3.1
prompt-place = 自分のコマを空いているマスに置いてください{ $neutral ->
    [yes] （先に中立コマを選ぶこともできます）
   *[no] { "" }
}。
prompt-place-neutral = 手駒は中立コマだけです。中立コマを選び、置くマスを選んでください。
# C3.4
prompt-place-fair = 最初のコマは中央からちょうど2マス離れたところに置きます。マスを選んでください。
prompt-neutral = 中立コマを空いているマスに置いてください。
# C5.1
prompt-relocate = { $whose ->
    [own] 自分のコマ
    [any] どれかのコマ
   *[neutral] 自分のコマか中立コマ
}を移してください{ $take ->
    [yes] （コマを取り除くこともできます）
   *[no] { "" }
}。
prompt-relocate-to = { $space } の{ $piece }をどの空きマスに移しますか？
# C6.1, C6.5
prompt-take = どの{ $players ->
    [3] 相手のコマ
   *[other] 中立コマ
}を取り除きますか？周りのコマはすべて手駒に戻ります。
# C4.3
prompt-exchange = つながっている2つのコマを入れ替えるか（残り{ $count }回）、終わりにしてください。
prompt-exchange-with = { $space } の{ $piece }をどの隣のコマと入れ替えますか？
