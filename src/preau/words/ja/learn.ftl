### 学ぶためのページ：ルール、レッスン、問題、早見表、卓上アシスタント、そして「なぜ」。

## どのページにも

study-tabs = { $title }を学ぶ
study-tab-rules = ルール
study-tab-lessons = レッスン
study-tab-puzzles = 問題
study-tab-aid = 早見表
study-tab-companion = 本物のテーブルで
study-unknown-language = 「{ $wanted }」という言語には対応していません。使えるのは{ $known }です。
study-unknown-language-guess = 「{ $wanted }」という言語には対応していません。{ $guess }のことですか？ 使えるのは{ $known }です。
study-unknown-edition = 「{ $wanted }」という版はありません。あるのは{ $known }です。
study-unknown-edition-guess = 「{ $wanted }」という版はありません。{ $guess }のことですか？ あるのは{ $known }です。

## ルール

study-to-lessons = 遊びながら学ぶ：短いレッスン{ $count }回
study-print = 印刷
study-search = ルールを検索
study-editions = 版：
study-edition-all = すべて
study-edition-shown = { $edition }のルールに印を付けています。
study-table-edition = このテーブルは{ $edition }で遊んでいます。当てはまるところに印を付けています。
study-table-own = このテーブルは独自に選んだルールで遊んでいます。当てはまるところに印を付けています。
study-here-table = このテーブル
study-here-edition = この版
study-usual = 通常
study-figure = { $rule }の図
study-figure-before = { $rule }の図：手の前
study-figure-after = { $rule }の図：手の後
study-figure-no = できません：

## レッスンと問題

study-lessons-title = { $title } · レッスン
study-lessons-lead = 本物の盤で駒を動かすと、ルールが答えてくれます。1回1〜2分です。
study-lessons-none = このゲームのレッスンはまだありません。
study-go = 始める
study-tasks = 課題{ $count }つ
study-lesson-number = レッスン { $number } / { $count }
study-taught = 関係するルール：
study-again = 最初から
study-next = 次へ：{ $title }
study-now-play = さあ、遊ぼう！
study-all-lessons = レッスン一覧
study-all-puzzles = 問題一覧
study-keys = キーボードと入力
study-type-move = 手を入力
study-try = 試す
study-puzzles-title = { $title } · 問題
study-puzzles-lead = どの局面も実際の対局から採ったもの。正解はただ一つです。
study-puzzles-none = このゲームの問題はまだありません。
study-puzzle-number = 問題 { $id }
study-grade = 難しさ { $grade } / 5
study-today = 今日の問題
study-solve = 解く
study-right = 正解！

## なぜ？

study-why = なぜ？
study-why-title = なぜこうなったのでしょう
study-why-button = なぜ？ 盤に聞く
study-why-counter = { $who }：{ $count }
study-why-result = 勝負の決まり方
study-unknown-thing = テーブルの上にないものは聞けません：{ $what }
study-close = 閉じる
study-keys-why = 「?」キーで、そのマスがなぜそうなったのかを聞けます。

## 本物のテーブルで

study-aid-title = { $title } · 早見表
study-print-page = 1ページに印刷
study-aid-foot = 番号は Préau のルールの番号です。
study-companion-title = { $title } · 本物のテーブルで
study-companion-lead = スマートフォンをテーブルの真ん中に置いてください。誰の番かを覚え、砂時計を返し、みんなの数を数え、ルールを調べます。
study-next-turn = 次の手番へ
study-turn-glass = ひっくり返す
study-seconds = { $seconds }秒
study-seconds-label = 砂時計の長さ
study-sand-with-turn = 手番ごとに始める
study-reset = 新しく始める
study-referee = 審判
study-full-referee = この画面で遊ぶ（すべての手を確認）

## スクリプトの言葉

study-js-found = 見つかったルール：{ $n }
study-js-none = その言葉を含むルールはありません。
study-js-done = 済み
study-js-task = 課題 { $n } / { $of }
study-js-hint = ヒント
study-js-show = 答えを見る
study-js-resumed = 前回の続きから始めます。
study-js-why-none = ゲームの最初からこうです。
study-js-why-mode = 聞きたい駒かマスを選んでください。
study-js-more = 1つ増やす
study-js-less = 1つ減らす
study-js-turn = { $what }の番です
study-js-round = { $n }手番目
study-js-over = ゲームは終わりました
study-js-start = スタート
study-js-pause = 一時停止
study-js-time-up = 砂時計が落ちきりました。
study-js-reset-sure = 最初の状態に戻してやり直しますか？
