### アリーナ：対戦、強さ、バランスの報告。

## 断るとき

arena-no-bots = 対戦にはボットが必要です。「--bots 3,5,random」のように指定してください。
arena-bad-seed = 乱数のシード「{ $seed }」は使えません。0から999999999999999までの整数を指定してください。
arena-bad-near = 「--near { $near }」は使えません。{ $players }人のゲームでは{ $least }以上、ボットの数（{ $bots }）未満の整数を指定してください。
arena-seed-option = ランダムに決めるものには「--seed」のシードを使います。オプション「seed」は指定しないでください。
arena-other-match = フォルダー「{ $path }」には別の対戦の結果があります（違う項目：{ $differs }）。「--out」で別のフォルダーを選んでください。
arena-bad-results = 「{ $path }」の{ NUMBER($line, useGrouping: 0) }行目は対戦の結果ではありません。その行を直すか消してください。ほかのゲームはそのまま残っています。
arena-worker-died = ゲームを進めていたプロセスが止まりました。終わったゲームは保存されています。同じコマンドで続けられます。
arena-no-ray = Rayがインストールされていません。お使いのPythonにRayが対応していれば「pip install 'preau[sim]'」で入ります。

## 進行

arena-progress = ゲーム
arena-kept = 結果とプレイ記録：{ $path }
arena-stopped = { $games }ゲームで止まりました。結果は「{ $path }」に保存されています。同じコマンドで続けられます。
arena-uneven = すべてのボットが同じ回数ずつ各席に座ったわけではありません。そろえるには{ $even }の倍数のゲーム数を指定してください。

## 表

arena-title = { $title }：{ $players }人で{ $games }ゲーム
arena-bot = ボット
arena-rating = 強さ
arena-interval = 95%区間
arena-games = ゲーム数
arena-wins = 勝ち
arena-draws = 引き分け
arena-seconds = 1手の秒数
arena-slips = 失敗
arena-seat = 席{ $seat }
arena-all-seats = 全ボット
arena-against = 相手別の勝ち
arena-lengths = 1ゲームの手数：{ $least }〜{ $most }手、半数のゲームは{ $median }手以下。手番数：{ $shortest }〜{ $longest }。
arena-slips-note = 失敗：{ $bot }は手を選べなかったことが{ $count }回あり、代わりにルール上できる手がランダムに選ばれました。時間切れ：{ $deadline }、異常終了：{ $crash }、起動失敗：{ $start }、できない手：{ $illegal }。
arena-ends = ゲームの終わり方
arena-ended = ゲームの終わり方：{ $ends }
arena-end-broken-off = 長すぎるため打ち切り
arena-rated-title = { $title }のボットの強さ（{ $players }人）
arena-ratings-none = { $title }のボットはまだ測定されていません。「preau arena { $game }」で測定できます。
arena-ratings-none-size = { $title }のボットは{ $players }人ではまだ測定されていません。「preau arena { $game } --players { $players }」で測定できます。
arena-ratings-made = { $date }に{ $games }ゲームで測定：{ $command }
arena-ratings-how = OpenSkillの強さは25から始まります。95%区間は、95%の確かさで本当の強さが入る範囲です。

## 報告

arena-report-title = { $title }：公平さと長さ
arena-report-made = ボット：{ $bot }（すべての席）。種類ごとのゲーム数：{ $games }。シード：{ $seed }。日付：{ $date }。
arena-report-options = オプション：{ $options }
arena-report-seats = 席ごとの勝ち
arena-report-seats-note = 棒の上の線は、95%の確かさで本当の割合が入る範囲です。点線は、公平なゲームならどの席もそうなるはずの割合です。
arena-report-draws = 引き分け：{ $games }ゲーム中{ $draws }ゲーム。
arena-report-lengths = 1ゲームの手数
arena-report-lengths-note = 半数のゲームは{ $median }手以下、一番長いゲームは{ $most }手です。手番数：{ $shortest }〜{ $longest }。
arena-report-ends-note = 終わらせたルールごとのゲーム数。
arena-report-by-option = オプションごと
arena-report-by-option-note = 各行では、オプションを1つだけ変えています。数の範囲から選ぶオプションは変えていません。
arena-report-option = 変えたもの
arena-report-unchanged = なし
arena-report-first-seat = 席1の勝ち
arena-report-spread = 一番勝つ席と一番勝てない席の差
arena-report-median = 手数（中央値）
arena-report-options-chart = 席1が勝ったゲーム
