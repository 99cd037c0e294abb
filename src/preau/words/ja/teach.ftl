### Lessons, puzzles and diagrams: what is said of an answer, and what is wrong with a file.

teach-timeout = 砂時計の砂が落ちきりました。

teach-solution = 「{ $move }」という手があります。{ $told }

## What is not there

teach-unknown-lesson = 「{ $wanted }」というレッスンはありません。あるのは{ $known }です。
teach-unknown-lesson-guess = 「{ $wanted }」というレッスンはありません。「{ $guess }」のことですか？
teach-unknown-lesson-none = このゲームにはまだレッスンがありません。

## Answers

teach-over = このレッスンは修了しています。
teach-beside = その手もできますが、課題の答えではありません。
teach-rest-of-turn = ここから先は、レッスンが進めます。

## Files of lessons and diagrams

teach-file = { $file }の{ NUMBER($line, useGrouping: 0) }行目：{ $why }
teach-refused = { $why }
teach-bad-name = レッスンのファイル名は「01-walk.txt」のような形です。
teach-task-alone = 「task」は1行に単独で書きます。「{ $text }」は不要です。
teach-unknown = ここで「{ $word }」は使えません。使えるのは{ $allowed }です。
teach-empty = 「{ $word }」のあとに何かが足りません。
teach-twice = 「{ $word }」が2回出てきます。
teach-missing = 「{ $word }」がありません。
teach-no-task = 課題がありません。
teach-no-accept = 課題{ $number }に正解の手がありません。「accept」の行を加えてください。
teach-bad-rule = 「{ $rule }」は「R5.4」のようなルールの番号ではありません。
teach-other-game = 局面は「{ $is }」のものですが、レッスンは「{ $wanted }」のものです。
teach-not-your-turn = 課題{ $number }で学ぶ人の番になっていません。「reply」の行を加えてください。
teach-no-reply = 応答「{ $move }」に合う手が、ルール上ありません。
teach-solution-beside = 解答「{ $move }」はルール上できますが、課題の正解に入っていません。
teach-unsolvable = 課題{ $number }を解ける手がありません。
teach-wrong-shape = 「{ $text }」は、手と、それを認めないルールの形で書きます。
teach-no-cell = 盤に「{ $cell }」はありません。
teach-one-position = 「lesson」と「position」のどちらか1つだけが必要です。
teach-no-such-task = レッスン「{ $wanted }」に課題{ $number }はありません。

teach-unknown-puzzle = 「{ $wanted }」というパズルはありません。「{ $first }」から「{ $last }」まであります。
teach-unknown-puzzle-guess = 「{ $wanted }」というパズルはありません。「{ $guess }」のことですか？
teach-unknown-puzzle-none = このゲームにはまだパズルがありません。

teach-puzzle-over = このパズルはもう解けています。
teach-puzzle-allows = その手もできますが、まだ防げていません。{ $told }

## Files of puzzles

teach-puzzle-not-json = 各行はJSONのオブジェクトでなければなりません。
teach-puzzle-bad-kind = 「{ $kind }」という種類のパズルはここにはありません。あるのは{ $allowed }です。
teach-puzzle-bad-field = 「{ $name }」は{ $wanted }のように書きます。
teach-puzzle-other-game = 局面は「{ $is }」のものですが、パズルは「{ $wanted }」のものです。
teach-puzzle-unfit = この局面は「{ $kind }」のパズルに向きません。
teach-puzzle-unfit-over = この局面では、もうゲームが終わっています。
teach-puzzle-too-long = 手順は「{ $move }」の前に終わるはずです。
teach-puzzle-off-goal = この手順で届くのは{ $value }で、{ $target }ではありません。
teach-puzzle-bad-length = 手の数（{ $length }）が「{ $kind }」に合いません。
