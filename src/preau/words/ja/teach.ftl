# 教える：端末のレッスンと、レッスンのファイルの誤り。

help-learn = 本物の盤を使った短いレッスンでゲームを学びます。
help-learn-lesson = レッスンの名前か番号。なければ一覧を表示します。

learn-list = { $title }：{ $count ->
   *[other] レッスン{ $count }つ
}、修了{ $done }つ
learn-start = 始めるには：{ $command }
learn-next = 続けるには：{ $command }
learn-all-done = すべて修了しました。さあ、遊びましょう！
learn-hello = 手を入力してください。? でヒント、rules 番号 でルール、quit で終了です。
learn-task = 課題{ $number }/{ $count }：{ $text }
learn-hint = ヒント：{ $text }
learn-solution = たとえば { $move }：{ $told }
learn-wrong = まだです。{ $text }
learn-beside = { $text }{ $hint }
learn-done = レッスン修了：{ $title }

unknown-lesson = 「{ $wanted }」というレッスンはありません。あるのは次のレッスンです：{ $known }
unknown-lesson-guess = 「{ $wanted }」というレッスンはありません。{ $guess } のことですか？
unknown-lesson-none = ゲーム { $game } にはまだレッスンがありません。preau rules { $game } をご覧ください。

teach-over = このレッスンは修了しています。
teach-beside = その手も指せますが、課題の答えではありません。

teach-file = { $file } の{ NUMBER($line, useGrouping: 0) }行目：{ $why }
teach-refused = { $why }
teach-bad-name = レッスンのファイル名は 01-walk.txt のような形です。
teach-task-alone = 「task」は1行に単独で書きます。「{ $text }」は不要です。
teach-unknown = ここで「{ $word }」は使えません。使えるもの：{ $allowed }
teach-empty = 「{ $word }」の後に何かが足りません。
teach-twice = 「{ $word }」が2回出てきます。
teach-missing = 「{ $word }」がありません。
teach-no-task = 課題がありません。
teach-no-accept = 課題{ $number }に正解の手がありません。「accept」の行を加えてください。
teach-bad-rule = 「{ $rule }」は R5.4 のようなルール番号ではありません。
teach-other-game = 局面は { $is } のものですが、レッスンは { $wanted } のものです。
teach-not-your-turn = 課題{ $number }で学ぶ人の番になっていません。「reply」の行を加えてください。
teach-no-reply = 応手「{ $move }」に合う合法な手がありません。
teach-solution-beside = 解答 { $move } は合法ですが、課題の正解に入っていません。
teach-unsolvable = 課題{ $number }を解く合法な手がありません。
teach-wrong-shape = 「{ $text }」は、手と、それを断るルールの形で書きます。
teach-no-cell = 盤に「{ $cell }」はありません。
teach-one-position = 「lesson」と「position」のどちらか1つだけが必要です。
teach-no-such-task = レッスン { $wanted } に課題{ $number }はありません。
