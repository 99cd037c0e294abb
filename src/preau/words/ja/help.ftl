### What `--help` says of each command and option.

help-frame-usage = 使い方：
help-frame-arguments = 引数：
help-frame-options = オプション：
help-frame-commands = コマンド：
help-frame-help = このヘルプを表示します。
help-frame-default = ［既定値は{ $value }］
help-frame-span = ［{ $low }〜{ $high }］
help-frame-least = ［{ $low }以上］
help-frame-required = ［必須］
help-mistake-no-argument = 引数「{ $name }」が必要です。
help-mistake-no-option = オプション { $name } が必要です。
help-mistake-option = オプション { $name } はありません。
help-mistake-command = コマンド「{ $name }」はありません。
help-mistake-value = { $name } に「{ $value }」は使えません。
help-mistake-span = { $low }から{ $high }までの整数を指定してください。
help-mistake-least = { $low }以上の整数を指定してください。
help-mistake-whole = 整数を指定してください。
help-mistake-number = 数を指定してください。
help-mistake-choice = { $words }のどれかを指定してください。
help-mistake-no-value = { $name } には値が必要です。
help-mistake-extra = 余分な言葉があります：{ $name }
help-mistake-meant = { $words }のことですか？
help-mistake-more = ヘルプ：{ $command }

help-word-options = { "" }[オプション]
help-word-command = コマンド
help-word-address = アドレス
help-word-bot = ボット
help-word-bots = ボット
help-word-file = ファイル
help-word-folder = フォルダー
help-word-game = ゲーム
help-word-id = ID
help-word-language = 言語
help-word-layer = レイヤー
help-word-lesson = レッスン
help-word-name = 名前
help-word-number = 数
help-word-option-value = オプション=値
help-word-puzzle = パズル
help-word-rule = ルール
help-word-schema = スキーマ
help-word-url = URL
help-word-what = 対象

help-preau = ゲームのテーブルです。遊んだり、観戦したり、ルールを調べたりできます。
help-play = ターミナルで、1つのキーボードを囲んで遊びます。1手ごとに保存されます。
help-show = 局面をターミナルに表示するか、SVGの絵にします。
help-replay = プレイ記録を読み、表示したり、確かめたり、絵にしたりします。
help-rules = ルールブックの全体、1つの章、または1つのルールを表示します。
help-games = ゲームの一覧、または1つのゲームのオプションを表示します。
help-referee = ルールについての質問に、1行1コマンドでJSONで答えます。
help-version = バージョンを表示します。
help-lang = 言語（指定しなければターミナルの言語）。
help-arg-game = 「preau games」に出てくるゲームの名前。
help-games-game = このゲームのオプションを表示します。
help-rules-number = R5.6 のようなルール、または R5 のような章。
help-rules-letter = 各ルールの下に「正確なルール」も表示します（ルールを1つだけ読むときは、いつも表示します）。
help-show-what = ゲームとオプション（recess players=4）、文字列かJSONの局面、局面かプレイ記録のファイル、または標準入力を表す - 。
help-to = この手数まで進めて止めます。
help-layer = このレイヤー（「sight」など）も表示します。繰り返し指定できます。
help-svg = 絵をこのファイルに書き出します。
help-replay-file = プレイ記録のファイル。- は標準入力です。
help-check = プレイ記録が正しいかどうかだけを答えます。
help-json = 最後の局面をJSONで表示します。
help-lenient = 読めるところまで読み、おかしな点を知らせます。
help-play-game = ゲームの名前、または保存したファイル。指定しなければ尋ねます。
help-play-options = players=4 のような遊び方の指定。「preau games ゲーム」で一覧が出ます。
help-play-name = プレイヤーの名前を席の順に。繰り返し指定できます。
help-play-resume = 最後に保存したゲームの続きをします。

help-serve = ブラウザーでテーブルを開きます（コマンドなしでも同じ）。
help-serve-host = 待ち受けるアドレス。
help-serve-port = 待ち受けるポート。
help-serve-data = データベースと鍵を置くフォルダー。
help-serve-database = 別のデータベース（例：postgresql://…）。
help-serve-lan = 同じネットワークの機器からも入れるようにし、QRコードを表示します。
help-serve-no-browser = ブラウザーを開きません。
help-serve-verbose = すべてのリクエストを記録します。

help-hosting-database = データベース（preau serveが使うものと違う場合）。
help-migrate = データベースを最新にします（preau serveは自動で行います）。
help-migrate-to = このスキーマに移します。古いものにも戻せますが、新しいほうにしかないもの（アカウントなど）は消えます。
help-verify = すべてのテーブルの記録をルールに従って再生し、違いをすべて報告します。
help-move-data = すべてのテーブルを別のデータベースに移します。中断したら、もう一度実行すれば続きから始まります。
help-move-from = 移動元のデータベース（例：sqlite:////var/lib/preau/preau.sqlite3）。
help-move-to = 移動先のデータベース（例：postgresql://…）。

help-audit = 誰がどこに座り、リンクを使い、ログインしたかの記録を古い順に表示します。
help-audit-table = このテーブルの記録だけを表示します。
help-audit-guest = この参加者の記録だけを表示します。
help-reports = チャットについて参加者から届いた報告を表示します。
help-words = すべてのメッセージをキーと一緒に表示するか、1つの言語を点検します。
help-words-check = 英語と比べてこの言語に足りないものと、用語集と違う言い方を知らせます。まだ選べない言語でも構いません。
help-expire = ゲストの古いテーブルを削除します。指定した日数の間、誰も遊んでいないものが対象です。
help-expire-days = 誰も遊んでいない日数。
help-expire-count = 件数だけを表示します。

help-arena = ボット同士を対戦させて強さを測ります。もう一度実行すると続きから始まります。
help-simulate = ボットに自分自身と対戦させ、ゲームのバランスを報告します。
help-ratings = 測定されたボットの強さを表示します。
help-arena-bots = 対戦するボット（例：3,5,random）。「cmd:./mybot」は自作のプログラムです。繰り返し指定できます。
help-arena-games = 全部で何ゲーム遊ぶか。
help-arena-near = リストの中でこの数以内の位置にあるボット同士だけが対戦します。少ないゲーム数でレベルの並びを測れます。
help-arena-players = テーブルの人数。
help-arena-options = ゲームのオプション。繰り返し指定できます。
help-arena-out = 結果とプレイ記録を置くフォルダー。同じフォルダーを指定すると続きから始まります。
help-arena-seed = 乱数のシード。
help-arena-simulations = ボットが1手に使えるシミュレーションの最大回数。
help-arena-seconds = ボットが1手に使える最大秒数。
help-arena-workers = 同時に進めるゲームの数（指定しなければコアごとに1つ）。
help-arena-ray = このアドレスのRayクラスターで対戦します。
help-arena-json = 測定結果のすべてをこのファイルに書き出します。
help-arena-svg = 強さの図をこのファイルに描きます。
help-simulate-bot = すべての席で遊ぶボット。
help-simulate-games = 遊ぶゲームの数（種類ごと）。
help-simulate-by-option = 各オプションの値を1つずつ変えたゲームも遊びます。
help-simulate-html = 報告をこのファイルに書き出します。
help-ratings-game = このゲームだけを表示します。

help-review = プレイ記録を分析します。1手ごとの見込み、分かれ目、よりよい手を示します。
help-review-svg = グラフをこのファイルに書きます。
help-review-simulations = 各局面から先を何回試してみるか。
help-review-json = 勝つ見込みと分かれ目をJSONで表示します。

help-learn = 本物の盤を使った短いレッスンでゲームを学びます。
help-learn-lesson = レッスンの名前か番号。指定しなければ一覧を表示します。

help-puzzles = 答えが1つだけのパズルを解きます。今日のパズルも、ほかのパズルも選べます。新しく探すこともできます。
help-puzzles-puzzle = パズルの名前（例：win-01）。指定しなければ今日のパズルか、まだ解いていない次のパズルです。
help-puzzles-list = すべてのパズルと、解いたかどうかを一覧にします。
help-puzzles-mine = ボット同士のゲームから、この数だけ新しいパズルを探します。
help-puzzles-seed = 乱数のシード。同じシードなら同じパズルになります。
help-puzzles-games = 調べるゲームの数の上限。
help-puzzles-out = 見つけたパズルを書き込むファイル。
