### アリーナ：対戦、レーティング、バランスの報告。

## コマンド

help-arena = ボットどうしを対戦させて強さを測ります。もう一度実行すると続きから始まります。
help-simulate = ボットに自分自身と対戦させ、ゲームのバランスを報告します。
help-ratings = 測定されたボットの強さを表示します。
help-arena-bots = 対戦するボット（例：3,5,random）。「cmd:./mybot」は自作のプログラムです。繰り返して指定できます。
help-arena-games = 全部で何ゲーム遊ぶか。
help-arena-near = リストの中でこの数以内の位置にあるボットどうしだけが対戦する。少ないゲーム数でレベルの並びを測れる。
help-arena-players = テーブルの人数。
help-arena-options = ゲームのオプション（名前=値）。繰り返して指定できます。
help-arena-out = 結果と棋譜を置くフォルダー。同じフォルダーを指定すると続きから始まります。
help-arena-seed = すべての偶然の元になる数。
help-arena-simulations = ボットが1つの決定に使えるシミュレーションの最大回数。
help-arena-seconds = ボットが1つの決定に使える最大秒数。
help-arena-workers = 同時に進めるゲームの数（指定しなければコアごとに1つ）。
help-arena-ray = このアドレスのRayクラスターで対戦します。
help-arena-json = 測定結果のすべてをこのファイルに書き出します。
help-arena-svg = レーティングの図をこのファイルに描きます。
help-simulate-bot = すべての席で遊ぶボット。
help-simulate-games = 遊ぶゲームの数（種類ごと）。
help-simulate-by-option = それぞれのオプションのそれぞれの値でも遊びます。
help-simulate-html = 報告をこのファイルに書き出します。
help-ratings-game = このゲームだけを表示します。

## 断るとき

bad-bot-command = 「{ $name }」で実行できるプログラムが見つかりません。cmd:./mybot のように「cmd:」の後にコマンドを書いてください。
arena-no-bots = 対戦にはボットが必要です：--bots 3,5,random
arena-bad-seed = シード { $seed } は使えません。0から999999999999999までの整数を指定してください。
arena-bad-near = --near { $near } は使えません。{ $players }人のゲームでは{ $least }以上、ボットの数（{ $bots }）未満の整数を指定してください。
arena-seed-option = 抽選の結果は --seed で決まります。オプション seed は指定しないでください。
arena-other-match = フォルダー { $path } には別の対戦の結果があります（違う項目：{ $differs }）。--out で別のフォルダーを選んでください。
arena-bad-results = { $path } の{ NUMBER($line, useGrouping: 0) }行目は対戦の結果ではありません。その行を直すか消してください。ほかのゲームはそのまま残っています。
arena-worker-died = ゲームを進めていたプロセスが止まりました。終わったゲームは保存されています。同じコマンドで続けられます。
arena-no-ray = Rayがインストールされていません。お使いのPythonにRayが対応していれば「pip install 'preau[sim]'」で入ります。

## 進行

arena-progress = ゲーム
arena-kept = 結果と棋譜：{ $path }
arena-stopped = { $games }ゲームで止まりました。結果は { $path } に保存されています。同じコマンドで続けられます。
arena-uneven = すべてのボットが同じ回数ずつ各席に座ったわけではありません。そろえるには{ $even }の倍数のゲーム数を指定してください。

## 表

arena-title = { $title }：{ $players }人で{ $games }ゲーム
arena-percent = { $value }%
arena-bot = ボット
arena-rating = レーティング
arena-interval = 95%区間
arena-games = ゲーム数
arena-wins = 勝ち
arena-draws = 引き分け
arena-seconds = 秒／決定
arena-slips = 決定なし
arena-seat = 席{ $seat }
arena-all-seats = 全ボット
arena-against = 相手別の勝ち
arena-lengths = 1ゲームの決定数：{ $least }～{ $most }、半数のゲームは{ $median }以下。手番数：{ $shortest }～{ $longest }。
arena-slips-note = 決定なし：{ $bot } は{ $count }回決定できず、代わりに合法手が無作為に選ばれました。時間切れ：{ $deadline }、異常終了：{ $crash }、起動失敗：{ $start }、反則手：{ $illegal }。
arena-ends = ゲームの終わり方
arena-ended = ゲームの終わり方：{ $ends }
arena-end-broken-off = 長すぎるため打ち切り
arena-rated-title = { $title }のレーティング（{ $players }人）
ratings-none = { $title }のボットはまだ測定されていません。「preau arena { $game }」で測定できます。
ratings-made = { $date }に{ $games }ゲームで測定：{ $command }
ratings-how = OpenSkillのレーティングは25から始まります。95%の信頼度で2つの値の間にあります。

## 報告

report-title = { $title }：公平さと長さ
report-made = ボット：{ $bot }（すべての席）。種類ごとのゲーム数：{ $games }。シード：{ $seed }。日付：{ $date }。
report-options = オプション：{ $options }
report-seats = 席ごとの勝ち
report-seats-note = 棒の上の線は、95%の信頼度で本当の割合が入る範囲です。点線は、公平なゲームならどの席も取るはずの割合です。
report-draws = 引き分け：{ $games }ゲーム中{ $draws }ゲーム。
report-lengths = 1ゲームの決定数
report-lengths-note = 半数のゲームは{ $median }決定以下、最も長いゲームは{ $most }決定です。手番数：{ $shortest }～{ $longest }。
report-ends-note = 終わらせたルールごとのゲーム数。
report-by-option = オプションごと
report-by-option-note = 各行は1つだけ変えたものです。数の範囲を取るオプションはそのままです。
report-option = 変えたもの
report-unchanged = なし
report-first-seat = 席0の勝ち
report-spread = 最良の席 − 最悪の席
report-median = 決定数（中央値）
report-options-chart = 席0が勝ったゲーム
