### 手の各段階で、何を選ぶのか。

# C3.1
prompt-place = 自分のコマを空きマスに置いてください{ $neutral ->
    [yes] （先に中立コマを選ぶこともできます）
   *[no] { "" }
}。
prompt-place-neutral = 手駒は中立コマだけです。中立コマを選び、置くマスを選んでください。
# C3.4
prompt-place-fair = 最初のコマは中央からちょうど2歩のマスに置きます。マスを選んでください。
prompt-neutral = 中立コマを空きマスに置いてください。
# C5.1
prompt-relocate = { $whose ->
    [own] 自分のコマ
    [any] どれかのコマ
   *[neutral] 自分のコマか中立コマ
}を移してください{ $take ->
    [yes] （コマを取り除くこともできます）
   *[no] { "" }
}。
prompt-relocate-to = { $space }の{ $piece }を、どの空きマスに移しますか？
# C6.1, C6.5
prompt-take = どの{ $players ->
    [3] 相手のコマ
   *[other] 中立コマ
}を取り除きますか？　周りのコマはすべて手駒に戻ります。
# C4.3
prompt-exchange = 隣り合う色の違うコマ2個を入れ替えるか（残り{ $count }回）、「終わり」を選んでください。
prompt-exchange-with = { $space }の{ $piece }を、隣のどのコマと入れ替えますか？

## 初めてのゲームで、一度だけ言うこと

prompt-first-prompt-place = コマを1個ずつ置き、1つのマスを自分の色の6個で囲むことを目指します。そのうち1個は中立コマでも構いません。
prompt-first-effect-line = 五目の列です！　作った人は、隣り合う色の違うコマ2個を入れ替えられます。
prompt-first-prompt-exchange = 隣り合う色の違うコマ2個を入れ替えられます。誰のコマでも構いません。自分の輪を作るか、相手の輪を崩しましょう。
prompt-first-effect-cascade = 連鎖です。入れ替えで新しい列ができたので、もう一度入れ替えられます。
prompt-first-prompt-relocate = 手駒がなくなりました。これからは手番ごとに、コマを1個移すか、1個取り除いて周りのコマを手駒に戻します。
prompt-first-effect-taken = コマが取り除かれました。周りのコマは持ち主の手駒に戻り、また置くことになります。
