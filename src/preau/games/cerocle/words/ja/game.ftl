### What the game says of itself.

game-title = セロクル
game-pitch = 1つのマスを囲んで、自分の色の輪ができれば勝ち。列を作れば隣同士を入れ替えられるので、どの輪も油断できません。
game-about = 丸いマスが並ぶ六角形の盤で、2人から4人で遊びます。目指すのは、自分の色の輪。コマを置いていき、五目の列ができるたびに、隣り合う2個を入れ替えられます。安心できる形は、最後までありません。
game-goal = 1つのマスを囲む6マスすべてに自分の色のコマがそろえば、その場で勝ちです。真ん中に何があっても構いません。6個のうち1個は中立コマ（3人のときは相手のコマ）でも構いません。
game-flow = 手番には、手駒から1個を置きます。手駒がなくなったら、コマを移すか、盤から取り除きます。新しい五目の列ができたら、その場で隣り合う2個を入れ替えられます。

## 成績表

game-report-placed = 置いたコマ
game-report-lines = 五目の列
game-report-exchanges = 入れ替え
game-report-relocated = 移したコマ
game-report-taken = 取り除いたコマ
game-report-cascade = 一番長い連鎖は{ $who }の{ $turn }番目の手番、入れ替え{ $count }回でした。
