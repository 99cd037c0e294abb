### What the other commands say in the terminal, and the referee.

## referee

terminal-referee-blank = 空の行です。コマンドを入力してください。
terminal-referee-unknown = 「{ $word }」というコマンドはありません。
terminal-referee-superfluous = コマンド「{ $word }」は単独で使います。「{ $text }」は不要です。
terminal-referee-not-utf8 = UTF-8の文字列ではありません。
terminal-referee-no-game = まだゲームが始まっていません。「new」か「load」で始めてください。
terminal-referee-no-move = 「play」には手が必要です。
terminal-not-timed = ゲーム「{ $game }」に砂時計はありません。
terminal-nothing-to-undo = 取り消せる手がありません。

## rules

terminal-rule-letter = 正確なルール
terminal-by-rule = { $text }（{ $rule }）
terminal-did-you-mean = 「{ $guess }」のことですか？
terminal-file-missing = 「{ $name }」というファイルはありません。
terminal-file-folder = 「{ $name }」はファイルではなくフォルダーです。
terminal-file-forbidden = 「{ $name }」を開く権限がありません。

## words

terminal-words-missing = この文がありません。
terminal-words-surplus = 英語にはない文です。
terminal-words-unreadable = 「{ $text }」を読み取れません。
terminal-words-variables = 引数が英語と違います：{ $names }
terminal-words-forbidden = 「{ $word }」とありますが、用語集では「{ $better }」です。
terminal-words-found = { $count ->
    [0] 「{ $language }」に直すところはありません。
   *[other] 「{ $language }」に直すところが{ $count }件あります。
}

## games, replay, show

terminal-games-line = { $players }人、約{ $minutes }分
terminal-games-broken = 読み込めませんでした：{ $reason }
terminal-games-edition-default = 標準のルール
terminal-replay-sound = プレイ記録に問題はありません。{ $moves ->
   *[other] { $moves }手すべてがルールどおりです。
}
terminal-seat-name = 席{ $seat }：{ $name }
terminal-nothing-to-show = 表示するものがありません。
terminal-nothing-to-resume = 保存されたゲームがないので、続きから遊べません。

## play

terminal-play-which = どのゲームにしますか？
terminal-legend-lit = 選べる所・見る所
terminal-legend-trouble = いま説明している所
terminal-play-hello = 手を入力してください。Enterで選択肢、「?」でヘルプが出ます。
terminal-play-prompt = { NUMBER($turn, useGrouping: 0) }. { $who }>
terminal-play-over = ゲームは終わりました。
terminal-play-over-prompt = ゲーム終了（undo、save、quit）>
terminal-play-back = 1つ戻る
terminal-play-no-choice = 「{ $text }」は選択肢にありません。
terminal-play-legal = 「{ $move }」はできます。{ $told }
terminal-play-saved = 「{ $path }」に保存しました。
terminal-play-goodbye = 「{ $path }」に保存しました。「preau play --resume」で続きから遊べます。
terminal-play-help =
    手               書き方どおりに入力すると、その手をプレイします
    Enter            選択肢を表示します。番号か名前で選び、0で1つ戻ります
    moves            できる手をすべて表示します
    why 手           その手が認められない理由か、その手で起こることを説明します
    rules 番号       ルール（{ $rule }）か章（{ $section }）を表示します。番号がなければ全部です
    board レイヤー   盤をもう一度表示します。レイヤーも重ねられます
    hint             強いプレイヤーが見る所を示します。もう一度入力すると、よい手も示します
    threats          ほかの人が次にできることを示します
    undo             直前の手を取り消します
    save ファイル    プレイ記録として保存します
    resume ファイル  保存したゲームの続きから遊びます（ファイルがなければ最後のもの）
    quit             終わります。ゲームは保存されます
terminal-play-help-timeout = timeout          砂時計の砂が落ちきったときに入力します

terminal-hint-again = もう一度「hint」と入力すると、どの手か分かります。

## learn

terminal-learn-list = { $title }：{ $count ->
   *[other] 全{ $count }回のレッスン
}、修了{ $done }回
terminal-learn-start = 始めるには：{ $command }
terminal-learn-next = 続けるには：{ $command }
terminal-learn-all-done = すべて修了しました。さあ、遊びましょう！
terminal-learn-hello = 手を入力してください。「?」でヒント、「rules 番号」でルールが出ます。「quit」で終わります。
terminal-learn-task = 課題{ $number }/{ $count }：{ $text }
terminal-learn-hint = ヒント：{ $text }
terminal-learn-wrong = まだです。{ $text }
terminal-advice-puzzles = 一覧は「preau puzzles { $game } --list」で表示します。
terminal-advice-lessons = 「preau learn { $game }」をお試しください。
terminal-advice-rules = 「preau rules { $game }」をご覧ください。
terminal-learn-beside = { $text }{ $hint }
terminal-learn-done = レッスン修了：{ $title }

## puzzles

terminal-puzzles-list = { $title }：{ $count ->
   *[other] パズル{ $count }問
}、正解{ $done }問
terminal-puzzles-daily = 今日のパズル：{ $command }
terminal-puzzles-today = 今日のパズル：{ $title }（{ $id }）{ $grade }
terminal-puzzles-title = { $title }（{ $id }）{ $grade }
terminal-puzzles-hello = 手を入力してください。「?」でヒント、もう一度「?」で答え、「rules 番号」でルールが出ます。「back」で最初からやり直し、「quit」で終わります。
terminal-puzzles-solution = 答えは「{ $move }」です。{ $told }
terminal-puzzles-go-on = 正解です！　続けてください。
terminal-puzzles-next = 次のパズル：{ $command }
terminal-puzzles-all-done = すべて解きました！

terminal-puzzles-mining = パズルを探しています：これまでに{ $found }問
terminal-puzzles-mined = { $count ->
   *[other] パズル{ $count }問
}を「{ $path }」に書き込みました。
terminal-puzzles-mined-fewer = { $games }ゲームを調べましたが、見つかったのは{ $wanted }問のうち{ $count }問でした。「{ $path }」に書き込みました。ゲームの数を増やすか、別のシードでお試しください。
terminal-puzzles-no-out = 見つけたパズルを書き込むファイルを「--out ファイル」で指定してください。
terminal-puzzles-no-goals = ゲーム「{ $game }」にはパズルの目標が決められていないため、探せません。

## review

terminal-review-best = 一番よい手
terminal-review-best-gain = この手で、勝つ見込みは{ $share }になりました。ほかの有力な手なら、平均{ $others }でした。
terminal-change = { $first }→{ $last }
