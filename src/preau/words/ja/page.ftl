### ページの言葉。

## Bots and help at a new table

page-help-for-all = 人同士のゲームでも、全員がヒントと「相手の狙い」を使える
page-pace = ボットの速さ
page-pace-quick = すぐに動く
page-pace-usual = ふつうの速さ
page-pace-calm = みんなが追えるように、ゆっくり

## どのページにも

page-tagline = いつでも開いているゲームのテーブルです。ひとりでも、隣同士でも、遠くの友だちとでも、席に着いて遊びましょう。
page-skip = 本文へ進む
page-settings = アカウント・言語・配色
page-theme = 明るい画面・暗い画面
page-foot = 「プレオ（préau）」とは、校庭にある屋根つきの場所。雨の日は、みんなここで遊びます。
page-look-link = プレイ記録を見る
page-api-link = 開発者向け
page-home = ゲーム一覧
page-error = うまくいきませんでした
page-error-403 = ここには入れません
page-error-404 = ここには何もありません
page-lost = このアドレスのページはありません。リンクが途中で切れているのかもしれません。

## 棚

page-shelf-title = 何して遊ぶ？
page-shelf-hello = 何して遊ぶ？
page-mine = 続きを遊ぶ
page-mine-more = ほかのゲーム（{ $count }件）
page-games = ゲーム
page-game-broken = このゲームはインストールされていますが、読み込めませんでした。理由はサーバーのログにあります。
page-picture = { $title }の局面
page-players = { $players }人
page-minutes = 約{ $minutes }分
page-play-now = すぐに遊ぶ
page-play-against = 相手：ボット{ $count }羽（{ $name }／{ $strength }）
page-play-unmeasured = { $count ->
    [0] ひとりで遊びます
   *[other] 相手：ボット{ $count }羽（{ $name }／レベル{ $level }）
}
page-same-screen = 同じ画面で
page-invite-friends = 友だちを招待
page-learn = ルール
page-own-options = 詳しい設定
page-editor = 局面を作る
page-open-tables = 公開中のテーブル
page-no-open-tables = いま公開中のテーブルはありません。テーブルを開いて友だちを招待しましょう。
page-status-waiting = 参加者を待っています
page-status-playing = プレイ中
page-status-over = 終了
page-table-against = 相手：{ $names }
page-table-with = 味方：{ $mates }／相手：{ $names }
page-time-left = { $unit ->
    [days] あと{ $count }日
    [hours] あと{ $count }時間
   *[minutes] あと{ $count }分
}

## 新しいテーブル

page-new-title = { $title }の新しいテーブル
page-new-how = どうやって遊びますか？
page-mode-bots = ボットと
page-mode-bots-help = あなたが1つの席に着き、残りの席にはボットが入ります。
page-mode-screen = 同じ画面で
page-mode-screen-help = 1台の端末を順番に回して、みんなで遊びます。
page-mode-friends = 友だちと
page-mode-friends-help = 席ごとにリンクとQRコードができるので、友だちに送ってください。登録はいりません。
page-new-from-position = 作った局面から始まります。
page-who-plays = 遊ぶ人
page-number-of-players = 人数
page-seat-kind = { $seat }で遊ぶ人
page-seat-player-name = { $seat }で遊ぶ人の名前
page-name = 名前
page-kind-person-bots = あなた
page-kind-person-screen = 人が遊ぶ
page-kind-person-friends = 人が遊ぶ
page-bot-choice = { $level ->
    [random] { $name }（ボット）
    [greedy] { $name }（ボット）
   *[other] { $name }（ボット・レベル{ $level }）
}
page-bot-level = ボット（レベル{ $level }）
page-bot-line = { $name }（レベル{ $level }）：{ $character }
page-bot = ボット
page-rules-of-table = ルール
page-edition = 版
page-edition-none = 標準のルール
page-edition-help = 版によってルールが少し違います。1つずつ選ぶこともできます。
page-single-options = ルールを1つずつ選ぶ
page-usual = 標準：{ $value }
page-usual-edition = この版：{ $value }
page-edition-same = この版は標準のルールと同じです。
page-edition-change = { $rule }：{ $here }（標準：{ $usual }）
page-edition-rule = { $rule }：{ $value }（{ $others }）
page-surprise = おまかせ
page-surprise-help = テーブルを開くときにランダムに決まります
page-choice-number = { $number }番
page-build = 自分で組む
page-build-text = または文字で入力
page-strength = 強さ
page-strength-1 = 入門
page-strength-2 = やさしい
page-strength-3 = ふつう
page-strength-4 = 強い
page-strength-5 = とても強い
page-time = 時間
page-clock = 時計
page-clock-none = 時計なし
page-clock-sand = 砂時計（{ $seconds }秒）
page-clock-turn = 1手番{ $seconds }秒（時間切れは負け）
page-clock-bank = { $minutes }分＋1手番ごとに{ $increment }秒
page-clock-days = 1手番{ $days }日
page-manners = テーブルの決まり
page-free-undo = 自分の手番の間は自由に取り消せる（相手がボットだけなら、自分の前の手も）
page-absence = 席を外した人の代わりに、ボットがプレイする
page-absence-minutes = { $count }分後から
page-absence-never = しない
page-public = 公開する（誰でも参加・観戦できます）
page-start-bots = 始める
page-start-screen = 始める
page-start-friends = テーブルを開く

## 招待と着席

page-invite = 招待
page-invite-title = { $title }に友だちを招待
page-invite-help = 席のリンクを送るか、QRコードを読み取ってもらってください。すべての席が埋まると始まります。
page-invite-only-here = このリンクは、このコンピューターでしか開けません。同じネットワークのスマホなどから参加するには、「preau serve --lan」でPréauを起動してください。
page-invite-players = 招待できるのは、このテーブルで遊んでいる人だけです。
page-invite-seat = { $seat }の席
page-invite-here = { $name }が来ています。
page-invite-away = { $name }の席です。いまは席を外しています。
page-invite-again = ほかの端末用のリンク
page-invite-you = あなたの席です。
page-invite-watch = 観戦
page-invite-watch-help = 何人でも観戦できます。
page-copy = コピー
page-to-table = テーブルへ
page-seat-title = { $title }の席へようこそ
page-seat-text = 招待が届いています。あなたの席は{ $seat }です。
page-seat-taken = いまは{ $name }の席です。交代してよいか確認します。
page-seat-asked = { $name }に確認しています。承諾されると、この席に座れます。
page-seat-kept = { $name }は、この席に残るそうです。
page-your-name = あなたの名前
page-avatar = あなたのしるし
page-avatar-name = { $colour }の{ $shape }
page-shape-disc = 丸
page-shape-square = 四角
page-shape-triangle = 三角
page-shape-diamond = ひし形
page-shape-star = 星
page-shape-ring = 輪
page-colour-red = 赤
page-colour-blue = 青
page-colour-green = 緑
page-colour-yellow = 黄色
page-colour-purple = 紫
page-colour-white = 白
page-sit-down = 席に着く
page-watch-only = 観戦だけする

## テーブル

page-offline = 接続が切れています。操作はこの端末に残り、つながりしだい送られます。
page-waiting = あと{ $count }人を待っています
page-gathering = { $names }が来るか、最初の手が決まると、時計が動き始めます。
page-hand-over = { $name }に渡してください
page-paused-for = 一時停止中です。いまは{ $name }の番です。
page-ready = 準備ができました
page-hand-over-off = 次からは確認しない
page-over = ゲーム終了
page-at-start = 最初の手の前です。
page-looking = 振り返り中・{ $where }
page-you-win = あなたの勝ちです！
page-your-turn = あなたの番です
page-opening = 今回、あなたは{ $colour }です。最初は{ $first }の番です。
page-opening-colour = 今回、あなたは{ $colour }です。
page-opening-mine = 今回、あなたは{ $colour }です。最初はあなたの番です。
page-moves-left = あと{ $count }手で勝負がつかなければ、このゲームはそこで終わります。
page-turn-of = { $name }の番です
page-thinking = { $name }が考えています…
page-bot-for = { $name }の代わりにボットがプレイしています…
page-choosing = { $name }が選んでいます…
page-choosing-stage = { $name }の番・いまの段階：{ $stage }
page-steps = この手番
page-timer-sand = 砂時計
page-timer-turn = この手番の残り時間
page-you = あなた
page-seat-name = { $name }（{ $colour }）
page-away = 離席中
page-free-seat = 空席
    .mid = 空席
page-stand-in = ボットが代わりにプレイ中
page-out-resigned = 降参
page-out-flagged = 時間切れ
page-vote-undo = { $name }が{ $count }手の取り消しを求めています。
page-vote-draw = { $name }が引き分けを提案しています。
page-vote-draw-sure = 引き分けにしますか？　ゲームはすぐに終わります。
page-vote-end = { $name }が、勝敗なしで終えることを提案しています。
page-vote-end-sure = 勝敗なしで終えますか？　誰の勝ちにも負けにもなりません。
page-vote-rematch = { $name }が、もう一度遊びたいと言っています。
page-asked-undo = 取り消しを求めています。
page-asked-draw = 引き分けを提案しています。
page-asked-end = 勝敗なしで終えることを提案しています。
page-asked-rematch = もう一度遊ぶことを提案しています。
page-vote-waits = { $names }の返事を待っています。
page-declined-undo = { $name }が取り消しを断りました。{ $asker }は、そのまま続けます。
page-declined-draw = { $name }が、{ $asker }の引き分けの提案を断りました。
page-declined-end = { $name }は、このまま続けたいそうです。
page-declined-rematch = { $name }は、いまは遊ばないそうです。
page-refused-undo = { $name }が取り消しを断りました。ゲームはそのまま続きます。
page-refused-draw = { $name }が、あなたの引き分けの提案を断りました。
page-claim = あなたの席のリンクを持つ人が、「{ $name }」としてこの席に座ろうとしています。別の端末を使っているあなた自身ですか？
page-claim-give = 席を譲る
page-claim-keep = 譲らない
page-claim-sure = 席を譲りますか？　この端末では観戦だけになります。
page-missed = { $count ->
    [0] 席を外している間、ボットが代わりに入りましたが、手は進んでいません。
   *[other] 席を外している間、ボットが代わりに{ $count }手プレイしました。
}
page-yes = はい
page-no = いいえ
page-join = { $seat }の席に着く
page-undo = 直前の手を取り消す
page-undo-replies = 自分の前の手まで取り消す
page-ask-undo = 取り消しをお願いする
page-return = 席に戻る
page-offer-draw = 引き分けを提案
page-offer-draw-sure = 引き分けを提案しますか？
page-resign = 降参する
page-resign-sure = { $what }本当に降参しますか？
page-resign-ends =
    { $mine ->
        [yes] あなたの負け
       *[no] { $name }の負け
    }でゲームは終わり、{ $winners }の勝ちになります。
page-resign-goes-on =
    { $mine ->
        [yes] あなたの負けになります。ほかの人はゲームを続け、あなたの席にはボットが入ります。
       *[no] { $name }の負けになります。ほかの人はゲームを続け、その席にはボットが入ります。
    }
page-abandon = 勝敗なしで終える
page-abandon-sure = { $what }本当に終えますか？
page-abandon-what = 全員のゲームがここで終わります。勝ち負けはつきません。
page-ask-end = 勝敗なしで終えることを提案
page-ask-end-sure = { $what }提案しますか？
page-ask-end-what = ほかの人に提案します。全員が賛成すると、ゲームは終わり、勝ち負けはつきません。それまではゲームが続きます。
page-pause = 一時停止
page-let-bot = { $name }の代わりにボットを入れる
page-let-bot-sure = { $name }が戻るまで、ボットに代わりにプレイさせますか？
page-ends-scores = 最終得点は{ $scores }です。
page-ends-score = { $name }が{ $score }
page-ends-drawn = ゲームは終わり、引き分けです。
page-ends-you-win = ゲームは終わり、あなたの勝ちです。
page-ends-won = ゲームは終わり、{ $names }の勝ちです。
page-first-title = このゲームは初めてですか？
page-first-lesson = 短いレッスン
page-guide = ガイド
page-guide-more = …続き
page-guide-anew = ガイドを最初から見る
page-signs = 盤の上の印
page-first-guide = 遊びながら案内してもらう
page-first-no = もう知っています
page-goal = 【目的】
page-cannot-choose = { $what }は、いまは選べません。
page-cannot-choose-next = { $what }は、ここまでに選んだものと合いません。
page-decide-first = まず盤の下のボタンで決めてください。
page-sign-several = できることがいくつかあります（続けて選びます）
page-tabs = ゲームの横の欄
page-tools = ツール
page-unread = 新しい発言があります
page-this-table = 標準と違うルール
page-rule-numbers = かっこ内の番号は、ルールブックのルール番号です。
page-whole-rulebook = ルールブックを全部読む
page-log = これまでの手
page-log-turn = { NUMBER($turn, useGrouping: 0) }. { $name }
page-log-empty = { $placed ->
    [yes] ここではまだ1手も進んでいません。盤の上の局面から始まります。
   *[no] まだ1手も進んでいません。
}
page-notation = 手の書き方
page-log-earlier = 前の手を見る
page-log-later = あとの手を見る
page-recap = { $players ->
    [2] 相手の動き
   *[other] ほかの人の動き
}
page-news-opens = すべて見る
page-recap-replay = もう一度見る
page-recap-skip = 飛ばす
page-follow = ほかの人の手の見せ方
page-follow-off = まとめて
page-follow-quick = 1手ずつ、速く
page-follow-usual = 1手ずつ
page-follow-slow = 1手ずつ、ゆっくり
page-sound = 音を出す
page-recap-quiet = { $names }には、目立った動きがありませんでした。
page-recap-ways = 細い線は、動いた跡です。
page-recap-empty = { $players ->
    [2] 相手の動きをここでお伝えします。
   *[other] ほかの人の動きをここでお伝えします。
}
page-chat = チャット
page-chat-empty = あいさつしてみましょう。
page-chat-watching = 観戦中
page-chat-more = { $name }の発言について
page-mute = { $name }の発言を隠す
page-report = 通報する
page-report-sure = この発言をホストに通報しますか？
page-unmute = もう一度表示する
page-say = メッセージ
page-send = 送る
page-keys = キーボードで遊ぶ・名前を変える
page-keys-help = 矢印キーで移動、Enterで選択、Escapeで1つ戻ります。文字や数字でコマや場所へ飛べます。
page-rename = 名前を変える
page-confirm-moves = 手を決める前に確認する
page-confirm-touch = タッチ画面のときだけ
page-confirm-yes = いつも
page-confirm-no = しない
page-confirm-end = ゲームを終わらせる手は、どの設定でも、決める前に確認します。
page-back-to-now = ゲームに戻る
page-rulebook = ルール
page-rule = ルール{ $number }
page-term = { $name }：{ $value }
page-terms = このテーブル

## リプレイ・プレイ記録・局面

page-first = 最初へ
page-step-back = 1手戻る
page-play-moves = 再生
page-step-on = 1手進む
page-last = 最後へ
page-speed = 速さ
page-move-number = 何手目か
page-branch = ここから遊ぶ
page-look-title = プレイ記録を見る
page-look-help = プレイ記録のファイルをこのページにドロップするか、ファイルを選ぶか、本文を貼り付けてください。
page-look-file = プレイ記録のファイル
page-look-paste = プレイ記録の本文
page-look-show = 見る
page-words-title = すべてのメッセージ
page-words-lead = このサーバーのすべてのメッセージを、選んだ言語で、キーと一緒に、ファイルに書かれたとおりに表示します。言語は上で選べます。

## スクリプトの言葉

page-js-failed = うまくいきませんでした。もう一度お試しください。
page-js-offline = いまテーブルにつながっていません。
page-js-seat-moved = あなたの席は、ほかの端末に移りました。ここでは観戦だけができます。
page-js-copied = コピーしました。
page-js-saved = 画像をダウンロードフォルダーに保存しました。
page-js-reported = 通報しました。ホストが確認します。
page-js-muted = この端末で発言を隠した人：{ $n }人
page-js-choosable = 選べます
page-js-chosen = 「{ $what }」を選びました
page-js-would = これを選ぶと、{ $what }
page-js-taken-back = 取り消しました。
page-js-confirm = この手に決める
page-js-take-back = 戻る
page-js-one-tap = タップ1回で手を決めるには、「{ page-confirm-moves }」を「{ page-confirm-no }」にします。
page-js-one-tap-show = 設定を見る
page-js-undone = 手が取り消されました。
page-js-guest = ゲスト
page-js-rule = ルール{ $what }
page-js-rulebook = ルールブック
page-js-letter = 正確なルールを読む
page-js-too-large = プレイ記録としては大きすぎるファイルです。
