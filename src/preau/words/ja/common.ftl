### 画面と端末の言葉：どのゲームのものでもない断り、棋譜、審判、コマンド。

## Games and options

bad-game = 「{ $name }」というゲームはありません。あるのは次のゲームです：{ $allowed }
bad-game-guess = 「{ $name }」というゲームはありません。{ $guess } のことですか？
bad-game-missing = ゲームの名前が必要です。あるのは次のゲームです：{ $allowed }
broken-game = ゲーム「{ $name }」はインストールされていますが、読み込めませんでした。
bad-option-name = 「{ $name }」というオプションはありません。使えるのは次のオプションです：{ $allowed }
bad-option-value = オプション { $name } を「{ $value }」にはできません。選べる値：{ $allowed }
bad-option-range = オプション { $name } を「{ $value }」にはできません。{ NUMBER($low, useGrouping: 0) } から { NUMBER($high, useGrouping: 0) } までの整数です。
bad-option-shape = 「{ $text }」ではオプションになりません。「名前=値」の形で書いてください。
bad-option-twice = オプション { $name } が2回指定されています。
bad-option-no-seed = { $name }={ $value } はくじで決めます。seed=数 を付けてください。
bad-option-seed = シード「{ $value }」は18桁以内の整数ではありません。
bad-option-idle-seed = くじで決めるものがないので、シード { $value } は使われません。

## Positions

bad-json = JSONとして読めません：{ $why }
bad-json-twice = キー「{ $name }」が2回出てきます。
bad-position-shape = 局面はJSONのオブジェクトでなければなりません。
bad-position-game = キー「game」がないか、文字列ではありません。

## Records

record-line = { NUMBER($line, useGrouping: 0) }行目：{ $why }
record-first-line = 最初の行は「{ $wanted }」のはずです。
record-not-canonical = ここは正確に「{ $wanted }」でなければなりません。
record-unknown-header = 見出し「{ $name }」は知られていません。
record-twice = 見出し「{ $name }」が2回出てきます。
record-no-header = 見出し「{ $name }」がありません。
record-odd-line = 「{ $text }」は見出しでも番号付きのターンでもありません。
record-other-rules = ルールの版が { $is } ですが、ここで使うのは { $wanted } です。
record-other-options = 局面のオプションが見出しと違います。
record-turn = ターンの番号が { $is } ですが、実際は { $wanted } です。
record-move = { $move } は指せません（{ $rule }）。{ $why }
record-no-seat = { $players }人のゲームに席 { $seat } はありません。
record-date = 「{ $text }」は 2026-05-31 のような日付ではありません。
record-ended = 「{ $text }」は「resigned, won by 1」のような終わり方の書き方ではありません。
record-result = 結果が「{ $is }」となっていますが、実際は「{ $wanted }」です。
record-no-checksum = チェックサムがありません。
record-checksum = チェックサムが合いません。棋譜が後から書き換えられています。

## The referee

referee-blank = 空の行です。コマンドを入力してください。
referee-unknown = 「{ $word }」というコマンドはありません。
referee-superfluous = コマンド「{ $word }」は単独で使います。「{ $text }」は不要です。
referee-not-utf8 = UTF-8の文字列ではありません。
referee-no-game = まだゲームが始まっていません。「new」か「load」で始めてください。
referee-no-move = 「play」には手が必要です。
referee-not-timed = ゲーム { $game } に砂時計はありません。
referee-nothing-to-undo = 取り消す手がありません。

## Rules and effects

unknown-rule = ルール { $number } はありません。
unknown-rule-guess = ルール { $number } はありません。{ $guess } のことですか？
rule-ruling = 裁定：{ $text }
rule-edition = オプション：{ $text }
by-rule = { $text }（{ $rule }）
did-you-mean = { $guess } のことですか？

## Commands

help-preau = ゲームのテーブルです。遊ぶ、見る、ルールを尋ねることができます。
help-play = 端末で、1つのキーボードを囲んで遊びます。1手ごとに保存されます。
help-show = 局面を端末かSVGの絵で表示します。
help-replay = 棋譜を読み、表示、確認、作図をします。
help-rules = ルールブックの全体、1つの章、または1つのルールを表示します。
help-games = ゲームの一覧、または1つのゲームのオプションを表示します。
help-referee = ルールについての質問に、1行1コマンドでJSONで答えます。
help-version = バージョンを表示します。
help-lang = 言語（指定しなければ端末の言語）。
help-arg-game = 「preau games」に出てくるゲームの名前。
help-games-game = このゲームのオプションを表示します。
help-rules-number = R5.6 のようなルール、または R5 のような章。
help-show-what = ゲームとオプション（recess players=4）、文字列かJSONの局面、局面か棋譜のファイル、または標準入力を表す - 。
help-to = この手数で止めます。
help-layer = このレイヤー（「sight」など）も表示します。繰り返し指定できます。
help-svg = 絵をこのファイルに書き出します。
help-replay-file = 棋譜のファイル。- は標準入力です。
help-check = 棋譜が正しいかどうかだけを答えます。
help-json = 最後の局面をJSONで表示します。
help-lenient = 読めるところまで読み、おかしな点を知らせます。
help-play-game = ゲームの名前、または保存したファイル。なければ尋ねます。
help-play-options = players=4 のような遊び方の指定。「preau games ゲーム」で一覧が出ます。
help-play-name = プレイヤーの名前を席の順に。繰り返し指定できます。
help-play-resume = 最後に保存したゲームの続きをします。

games-line = { $players }人、約{ $minutes }分
games-broken = 読み込めませんでした：{ $reason }
games-edition-default = （標準と同じ）
replay-sound = 棋譜は正しいです。{ $moves ->
   *[other] { $moves }手、すべて合法です。
}
replay-timeout = 砂時計の砂が落ちきりました。
seat-name = 席{ $seat }：{ $name }
nothing-to-show = 表示するものがありません。
nothing-to-resume = 続きができる保存済みのゲームがありません。
bad-layer = この絵に「{ $name }」というレイヤーはありません。選べるもの：{ $allowed }

play-which = どのゲームにしますか？
play-hello = 手を入力してください。Enterで選択肢、? でヘルプが出ます。
play-prompt = { NUMBER($turn, useGrouping: 0) }. { $who }>
play-over = ゲームは終わりました。
play-over-prompt = ゲーム終了（undo、save、quit）>
play-back = 1つ戻る
play-no-choice = 「{ $text }」は選択肢にありません。
play-legal = { $move } は合法です。{ $told }
play-saved = { $path } に保存しました。
play-goodbye = { $path } に保存しました。「preau play --resume」で続きができます。
play-help =
    手             ルールの書き方どおりに入力して指す
    Enter          選択肢を見て、番号か名前で選ぶ。0で1つ戻る
    moves          合法な手をすべて表示する
    why 手         手が断られる理由、またはその手で起こること
    rules 番号     ルール（R5.6）、章（R5）、または全体を読む
    board レイヤー 盤をもう一度描く。レイヤーも重ねられる
    hint           強いプレイヤーが見るところ。もう一度で、指すべき手
    threats        ほかの人が次にできること
    undo           最後の手を取り消す
    save ファイル  ゲームを棋譜として保存する
    resume ファイル 保存したゲームの続きをする（ファイルがなければ最後のもの）
    quit           終わる。ゲームは保存される
play-help-timeout = timeout        砂時計の砂が落ちきった
