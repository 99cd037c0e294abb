### What the game says of itself.

game-title = セロクル
game-pitch = 1つのマスを囲む、自分の色の輪ができれば勝ち。列を作れば隣同士を入れ替えられるので、最後まで油断できません。
game-about = 丸いマスが並ぶ六角形の盤で、2人から4人で遊びます。目指すのは、自分の色の輪。コマを置いていき、五目の列を作るたびに、隣り合う2個を入れ替えられます。だから、完成するまで安心できる輪はありません。
game-goal = 1つのマスを囲む6マスすべてに自分の色のコマがそろえば、その場で勝ちです。真ん中には何があっても構いません。6個のうち1個は、{ $players ->
    [2] 中立コマ（白い二重丸のコマ）
    [3] 相手のコマ
    [4] 中立コマ（白い二重丸のコマ）
   *[any] 中立コマ（3人のときは相手のコマ）
}でも大丈夫です。
game-flow = 手番には、手駒（盤の外にある自分のコマ）から1個を置きます。手駒がなくなったら、コマを移すか、盤から取り除きます。新しい五目の列を作ったら、その場で、隣り合う色の違うコマ2個を入れ替えられます。
# said before the first move at such a table, and where one is opened
game-players = { $players ->
    [3] 3人のときは中立コマがなく、輪の6個のうち1個は、どの相手のコマでも構いません。輪を止めるには、ほかの色のコマが2個必要です。
    [4] 4人のときは2チームに分かれます。同じ色の人が味方で、輪ができれば2人とも勝ちです。
   *[other] { "" }
}

## 成績表

game-report-placed = 置いたコマ
game-report-lines = 五目の列
game-report-exchanges = 入れ替え
game-report-relocated = 移したコマ
game-report-taken = 取り除いたコマ
game-report-cascade = 一番長い連鎖は、{ $turn }番目の手番に{ $who }が続けた{ $count }回の入れ替えでした。
