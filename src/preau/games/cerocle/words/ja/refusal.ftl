### Why a move is refused.

refusal-over = ゲームはもう終わっています。
refusal-notation = 「{ $text }」という手はありません。「e5」「n:e5」「e5-g7」「xe5」「e5~e6」「done」のように書きます。
refusal-notation-space = この盤に{ $space }というマスはありません。
refusal-notation-order = 入れ替えは盤の順に「{ $ordered }」と書きます。
# C1.3
refusal-no-neutrals = 3人のときは中立コマがありません。
# C3.1
refusal-reserve-not-empty = まだ手駒があります（自分{ $own }個、中立{ $neutral }個）。コマを置いてください。
# C3.1
refusal-occupied = { $space }は空いていません。{ $piece_self }があります。
# C3.1
refusal-no-own-left = 手駒に自分のコマがありません。中立コマを置いてください。
# C3.1
refusal-no-neutral-left = 手駒に中立コマがありません。
# C3.2
refusal-reserve-empty = 手駒がありません。コマを移すか取り除いてください。
# C3.4
refusal-first-piece = ゲーム最初のコマは、中央からちょうど2歩離れたマスに置きます。{ $space }には置けません。
# C4.3
refusal-exchange-first = あと{ $count }回入れ替えられます。コマを2個入れ替えるか、「終わり」を選んでください。
# C4.3
refusal-not-neighbours = { $a }と{ $b }は隣り合っていません。
# C4.3
refusal-no-partner = { $space }の隣に、色の違うコマがありません。色の違うコマと隣り合うコマを選んでください。
# C4.3
refusal-exchange-empty = { $space }には入れ替えるコマがありません。
# C4.3
refusal-same-colour = { $a }も{ $b }も{ $piece_self }です。入れ替えられるのは色の違うコマだけです。
# C4.5
refusal-none-in-hand = いまは入れ替えられません。
# C5.1
refusal-nothing-there = { $space }には移すコマがありません。まず移すコマを、次に移す先のマスを選びます。
# C5.1
refusal-not-yours = { $space }の{ $piece_self }は、あなたには移せません。
# C5.1
refusal-same-space = コマは別のマスに移します。{ $space }は元のマスです。
# C5.1
refusal-goal-occupied = { $space }は空いていません。{ $piece_self }があります。
# C5.2
refusal-banned = { $who_person ->
    [you] このコマは、前の手番にあなたが{ $to }から{ $from }に移したものです。この手番では戻せません。
   *[other] このコマは、まだ{ $from }から{ $to }に戻せません。{ $who }が次の手番を終えるまで、誰にもできません。
}
# C6.1, C6.5
refusal-take-nothing = { $space }には取り除くコマがありません。
# C6.1
refusal-take-not-neutral = { $space }にあるのは{ $piece_self }です。取り除けるのは中立コマだけです。
# C6.1
refusal-take-limit = すでに{ $count }個取り除いています。これ以上はできません。
# C6.5
refusal-take-own = { $space }にあるのはあなたのコマです。取り除けるのは相手のコマだけです。
# C6.5
refusal-take-again = { $who }のコマはもう取り除きました。相手1人につき1個までです。
