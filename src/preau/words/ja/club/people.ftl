### 人：それぞれのページ、友だち、挑戦、ブロック。

people-me-title = あなたのページ
people-link = あなたのページ（ゲームと強さ）
people-since = { $day }から参加
people-guest-note = いまはゲストです。このページはこのブラウザーだけのもので、見られるのはあなただけです。アカウントを作ると記録が引き継がれ、ランク戦でも遊べます。
people-unknown = 「{ $name }」という名前の人はいません。
people-hidden = { $name }さんはこの内容を公開していません。

## 強さ

people-ratings = 強さ
people-no-ratings = ランク戦の記録は、まだありません。
people-rating-mark = { $rating } ± { $doubt }
people-provisional = 暫定
people-provisional-help = 「暫定」は、ゲーム数が少なく、強さがまだ定まっていないことを示します。ランキングには載りません。
people-chart = ゲームごとの強さ
people-chart-game = { $number }ゲーム目
people-chart-help = 線が強さです。本当の強さは、95%の確かさで帯の中にあります。
people-chart-table = 表で見る
people-column-number = 何ゲーム目
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
people-column-left = 途中で抜けた
people-by-seat = 席別
people-seat = 席{ $number }
people-openings = よく使う出だし
people-opening = { $game }：{ $text }
people-opening-count = { $games }回（勝ち{ $wins }回）

## ゲーム

people-games = ゲーム
people-search = 探す
people-search-game = ゲーム
people-search-any = すべて
people-search-opponent = 相手の名前（最初の数文字でも探せます）
people-search-result = 結果
people-nothing-found = 当てはまるゲームはありません。
people-place-won = 勝ち
people-place-drawn = 引き分け
people-place-lost = 負け
people-place-left = 途中で抜けた
people-place-none = 勝敗なし
people-one-screen = 同じ画面で
people-rated = ランク戦
people-moves = { $count }手
people-newer = 新しいほうへ
people-older = 古いほうへ

## 公開の範囲

people-privacy = このページを見られる人
people-privacy-games = ゲーム、統計、出だし
people-privacy-rating = 強さ
people-audience-everybody = すべての人
people-audience-friends = 友だち
people-audience-nobody = 自分だけ
people-privacy-help = 非公開のテーブルも一覧には出ますが、リンクは付きません。強さを「すべての人」に公開していない人は、ランキングに載りません。
people-save = 保存する
people-saved = 保存しました。

## ランキング

people-boards = ランキング
people-boards-link = ランキング
people-boards-help = ランク戦で強さが定まった人のランキングです。全員が25から始まり、ボットと同じものさしで測ります。
people-boards-none = ランク戦で遊んだ人は、まだいません。テーブルを開くときに「ランク戦にする」を選んで、最初の1人になりましょう。
people-bots-measured = 測定したボットの強さ
people-column-rank = 順位
people-column-name = 名前

## 友だち、ブロック、挑戦

people-friends = 友だち
people-no-friends = 友だちは、まだいません。相手のページから友だち申請を送れます。
people-ask-friend = 友だち申請を送る
people-agree = 承諾する
people-say-no = 断る
people-part = 友だちをやめる
people-part-sure = { $name }さんとの友だち登録をやめますか？
people-asking = { $name }さんから友だち申請が届いています
people-asked = { $name }さんに友だち申請を送りました
people-take-back = 取り消す
people-is-friend = あなたの友だちです。
people-block = ブロックする
people-block-sure = { $name }さんをブロックしますか？　この人からの挑戦は届かなくなり、「相手を探す」で同じテーブルになることもありません。この人が書いたものも見えなくなります。
people-unblock = ブロックを解除する
people-blocked-list = ブロックした人
people-is-blocked = { $name }さんをブロックしています。
people-challenge = 挑戦する
people-challenge-title = { $name }さんに挑戦する
people-challenge-game = ゲーム
people-challenge-clock = 時計
people-challenge-rated = ランク戦にする
people-challenges = 挑戦
people-challenged = { $name }さんから{ $game }の挑戦が届いています
people-challenging = { $name }さんに{ $game }の挑戦を送りました
people-accept = 受ける
people-decline = 断る
people-to-table = テーブルへ
people-call-title = { $name }さんから挑戦が届きました
people-call-text = { $game }のテーブルに、あなたの席があります。
people-not-yourself = 自分自身を相手に選ぶことはできません。
people-blocked = どちらかが相手をブロックしているため、できません。
people-only-friends = 挑戦できる相手は友だちだけです。先に{ $name }さんに友だち申請を送ってください。
people-too-many-asked = 返事を待っている友だち申請が多すぎます。先にどれかを取り消してください。
people-too-many-blocked = ブロックしている人が多すぎます。先に誰かのブロックを解除してください。
people-no-challenge = この挑戦はもう受けられません。

## パスワードを忘れたとき

people-reset = パスワードをお忘れですか？
people-reset-title = メールで新しいパスワードを設定
people-reset-help = アカウントの名前か、確認済みのメールアドレスを入力してください。確認済みのアドレスがあれば、そこへリンクを送ります。リンクは1時間以内に1回だけ使えます。
people-reset-who = 名前かメールアドレス
people-reset-send = リンクを送る
people-reset-sent = 確認済みのアドレスがあれば、そこへリンクを送りました。
people-reset-off = このサーバーはメールを送りません。ホストに問い合わせてください。
people-reset-subject = Préau：新しいパスワードの設定
people-reset-mail =
    { $name }さん、こんにちは。

    パスワードの再設定の申し込みがありました。お心当たりがあれば、1時間以内に次のリンクを開いてください。

    { $link }

    お心当たりがなければ、何もする必要はありません。いまのパスワードは変わりません。
people-reset-choose = { $name }さん、新しいパスワードを決めてください
people-reset-new = 新しいパスワード
people-reset-button = 保存してログインする
people-reset-void = このリンクはすでに使われたか、期限が切れています。もう一度、新しいリンクを申し込んでください。
