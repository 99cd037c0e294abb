### 人：それぞれのページ、友達、挑戦、ブロック。

people-me-title = あなたとあなたのゲーム
people-link = あなたのページ（ゲームと強さ）
people-since = { $day }から参加
people-guest-note = ゲストとして遊んでいます。このページはこのブラウザーのもので、見えるのはあなただけです。アカウントを作ると引き継がれ、強さに反映されるゲームも遊べます。
people-unknown = 「{ $name }」という名前の人はいません。
people-hidden = { $name }さんはこの内容を公開していません。

## 強さ

people-ratings = 強さ
people-no-ratings = 強さに反映されたゲームはまだありません。
people-rating-mark = { $rating } ± { $doubt }
people-provisional = 暫定
people-provisional-help = 暫定：確かな値にはまだゲームが足りないため、ランキングには載りません。
people-chart = ゲームごとの強さ
people-chart-game = { $number }ゲーム目
people-chart-help = 線が強さです。本当の強さは、95%の信頼度で帯の中にあります。
people-chart-table = 同じ内容の表
people-column-number = ゲーム
people-column-day = 日付
people-column-rating = 強さ
people-column-result = 結果

## 統計

people-statistics = 統計
people-no-games = 終わったゲームはまだありません。
people-column-games = ゲーム数
people-column-won = 勝ち
people-column-drawn = 引き分け
people-column-lost = 負け
people-column-left = 途中で降参
people-by-seat = 席ごと
people-seat = { $number }番の席
people-openings = よく使う出だし
people-opening = { $game }：{ $text }
people-opening-count = { $games }回、うち勝ち{ $wins }回

## ゲーム

people-games = ゲーム
people-search = 探す
people-search-game = ゲームの種類
people-search-any = すべて
people-search-opponent = 相手（名前の始まり）
people-search-result = 結果
people-nothing-found = 当てはまるゲームはありません。
people-place-won = 勝ち
people-place-drawn = 引き分け
people-place-lost = 負け
people-place-left = 途中で降参
people-place-none = 結果なし
people-one-screen = 1つの画面で
people-rated = 強さに反映
people-moves = { $count }手
people-newer = 新しいほうへ
people-older = 古いほうへ

## 公開の範囲

people-privacy = このページを見られる人
people-privacy-games = ゲーム、統計、出だし
people-privacy-rating = 強さ
people-audience-everybody = すべての人
people-audience-friends = 友達
people-audience-nobody = 自分だけ
people-privacy-help = 非公開のテーブルは、リンクなしで表示されます。強さをすべての人に公開していない人は、ランキングに載りません。
people-save = 保存
people-saved = 保存しました。

## ランキング

people-boards = ランキング
people-boards-link = ランキング
people-boards-help = 強さに反映されたゲームによる、確かになった強さの順です。全員が25から始まり、ボットと同じ尺度です。
people-boards-none = 強さに反映されるゲームを遊んだ人は、まだいません。テーブルを開いて「強さに反映する」を選び、最初の1人になりましょう。
people-bots-measured = ボットの測定された強さ
people-column-rank = 順位
people-column-name = 名前

## 友達、ブロック、挑戦

people-friends = 友達
people-no-friends = 友達はまだいません。相手のページから申し込めます。
people-ask-friend = 友達になりたいと伝える
people-agree = 承諾する
people-say-no = 断る
people-part = 友達をやめる
people-part-sure = { $name }さんと友達でなくなりますか？
people-asking = { $name }さんが友達になりたいそうです
people-asked = { $name }さんに申し込みました
people-take-back = 取り消す
people-is-friend = 友達です。
people-block = ブロック
people-block-sure = { $name }さんをブロックしますか？挑戦が届かなくなり、同じテーブルに組み合わされず、書いたものも見えなくなります。
people-unblock = ブロックを解除
people-blocked-list = ブロックした人
people-is-blocked = { $name }さんをブロックしています。
people-challenge = 挑戦する
people-challenge-title = { $name }さんに挑戦する
people-challenge-game = ゲームの種類
people-challenge-clock = 時計
people-challenge-rated = 強さに反映する
people-challenges = 挑戦
people-challenged = { $name }さんからの挑戦：{ $game }
people-challenging = { $name }さんに挑戦中：{ $game }
people-accept = 受ける
people-decline = 断る
people-to-table = テーブルへ
people-call-title = { $name }さんから挑戦が届きました
people-call-text = { $game }。あなたの席が用意されています。
people-not-yourself = それはあなた自身です。
people-blocked = どちらかが相手をブロックしています。
people-only-friends = 挑戦できるのは友達だけです。まず{ $name }さんに申し込んでください。
people-too-many-asked = 返事待ちの申し込みがたくさんあります。まずどれかを取り消してください。
people-too-many-blocked = すでにとても多くの人をブロックしています。
people-no-challenge = この挑戦はもう受けられません。

## パスワードを忘れたとき

people-reset = パスワードをお忘れですか？
people-reset-title = メールで新しいパスワードを設定
people-reset-help = アカウントの名前、または確認済みのメールアドレスを入力してください。登録があれば、1時間以内に1回だけ使えるリンクを送ります。
people-reset-who = 名前またはメールアドレス
people-reset-send = リンクを送る
people-reset-sent = 確認済みのアドレスが登録されていれば、リンクを送りました。
people-reset-off = このサーバーはメールを送りません。運営者に問い合わせてください。
people-reset-subject = Préauの新しいパスワード
people-reset-mail =
    { $name }さん

    新しいパスワードを設定したいという申し込みがありました。1時間以内に、このリンクを開いてください。

    { $link }

    心当たりがない場合は、何もする必要はありません。すべてそのままです。
people-reset-choose = { $name }さん、新しいパスワードを決めてください
people-reset-new = 新しいパスワード
people-reset-button = 保存してログイン
people-reset-void = このリンクはすでに使われたか、期限が切れています。もう一度申し込んでください。
