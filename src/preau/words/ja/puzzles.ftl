# パズル：端末で解く、掘り出す、パズルのファイルの誤り。

help-puzzles = ただ一つの答えを見つけます。今日のパズルでも、ほかのパズルでも。新しく掘り出すこともできます。
help-puzzles-puzzle = パズルの名前（例：win-01）。なければ今日のパズルか、まだ解いていない次のパズルです。
help-puzzles-list = すべてのパズルと、解いたかどうかを一覧にします。
help-puzzles-mine = ボット同士の対局から、この数だけ新しいパズルを掘り出します。
help-puzzles-seed = 対局を決める数。同じ数なら同じパズルになります。
help-puzzles-games = 調べる対局の数の上限。
help-puzzles-out = 掘り出したパズルを書き込むファイル。

puzzles-list = { $title }：{ $count ->
   *[other] パズル{ $count }問
}、解いたもの{ $done }問
puzzles-daily = 今日のパズル：{ $command }
puzzles-today = 今日のパズル：{ $title }（{ $id }）{ $grade }
puzzles-title = { $title }（{ $id }）{ $grade }
puzzles-hello = 手を入力してください。? でヒント、もう一度 ? で答え、back で最初から、rules 番号 でルール、quit で終了です。
puzzles-solution = 答えは { $move }：{ $told }
puzzles-go-on = 正解です！続けてください。
puzzles-next = 次のパズル：{ $command }
puzzles-all-done = すべて解きました！

puzzles-mining = 掘り出し中：これまでに{ $found }問
puzzles-mined = { $count ->
   *[other] パズル{ $count }問
}を { $path } に書き込みました。
puzzles-mined-fewer = { $games }局を調べましたが、見つかったのは{ $wanted }問のうち{ $count }問でした。{ $path } に書き込みました。対局の数を増やすか、別の数でお試しください。
puzzles-no-out = 掘り出したパズルを書き込むファイルを指定してください：--out ファイル
puzzles-no-goals = ゲーム { $game } にはパズルの目標が決められていないため、掘り出せません。

unknown-puzzle = 「{ $wanted }」というパズルはありません。{ $first } から { $last } まであります。--list で一覧を表示します。
unknown-puzzle-guess = 「{ $wanted }」というパズルはありません。{ $guess } のことですか？
unknown-puzzle-none = ゲーム { $game } にはまだパズルがありません。preau learn { $game } をお試しください。

puzzle-over = このパズルはもう解けています。
puzzle-beside = その手も指せますが、答えではありません。

puzzle-not-json = 各行は JSON のオブジェクトでなければなりません。
puzzle-bad-kind = 「{ $kind }」という種類のパズルはここにはありません。あるのは次の種類です：{ $allowed }
puzzle-bad-field = 「{ $name }」は { $wanted } のように書きます。
puzzle-other-game = 局面は { $is } のものですが、パズルは { $wanted } のものです。
puzzle-unfit = この局面は「{ $kind }」のパズルに向きません。
puzzle-unfit-over = この局面では、もうゲームが終わっています。
puzzle-too-long = 手順は { $move } の前に終わるはずです。
puzzle-off-goal = この手順で届くのは { $value } で、{ $target } ではありません。
puzzle-bad-length = 手の数（{ $length }）が「{ $kind }」に合いません。
