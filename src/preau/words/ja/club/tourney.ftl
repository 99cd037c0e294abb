### 大会、ラダー、クラブ。

## 一覧

tourney-title = 大会
tourney-lead = いろいろな相手と何度か遊んで、順位を競います。アカウントがなくても、誰でも参加できます。
tourney-list-mine = 参加中の大会
tourney-list-open = 参加受付中
tourney-list-running = 開催中
tourney-list-over = 終了
tourney-none-open = いまは大会がありません。
tourney-none = まだ大会はありません。
tourney-new = 大会を開く
tourney-all = 大会の一覧
tourney-sign-in = ログインして大会を開く
tourney-found-sign-in = ログインしてクラブを作る
tourney-players = { $count }人

## 方式

tourney-kind-swiss = スイス式
tourney-kind-swiss-help = 何ラウンドか遊びます。毎回ポイントの近い人と当たり、同じ人とは、できるだけ2回当たらないようにします。
tourney-kind-round-robin = 総当たり
tourney-kind-round-robin-help = 全員が全員と当たります。3人以上のテーブルでは、できるだけ均等に当たります。始まったあとは参加できません。
tourney-kind-arena = アリーナ
tourney-kind-arena-help = 決められた時間の中で、手の空いた人から次々に新しいテーブルで遊びます。たくさん遊ぶほど、ポイントのチャンスが増えます。
tourney-kind-knock-out = トーナメント
tourney-kind-knock-out-help = 2人で遊ぶゲーム向けです。勝つと次へ進み、負けるとそこで終わりです。強い人同士は、できるだけあとで当たります。引き分けのときは席を入れ替え、2回まで遊び直します。それでも引き分けなら、勝者はランダムに決めます。強さの記録がない人の組み合わせも、ランダムです。
tourney-kind-ladder = ラダー
tourney-kind-ladder-help = 終わりの日はありません。少し上の順位の人たちに挑戦します。勝つと、その中で一番上の人の順位に上がり、追い抜かれた人は1つずつ下がります。

## 大会を開く

tourney-what = 大会の内容
tourney-name = 大会の名前
tourney-game = ゲーム
tourney-options = { $game }のオプション
tourney-rules-differ = 標準と違うルール（{ $count }件）
tourney-club = 参加できる人
tourney-for-everybody = 誰でも
tourney-how = 方式
tourney-rounds = ラウンド数
tourney-rounds-help = 総当たりで0にすると、全員が全員と当たるのに必要な数になります。
tourney-minutes = 長さ（分）
tourney-places = 何位上まで挑戦できるか
tourney-tables = テーブル
tourney-size = 1テーブルの人数
tourney-least = 最少人数
tourney-least-help = 抜け番の人が減るように、少ない人数のテーブルも作れます。空欄なら、どのテーブルも満席にします。
tourney-clock = 時計
tourney-wait = 来ない人を何分待つか（過ぎるとその人の負け）
tourney-wait-help = 日数制のゲームでは、1手番に使える日数だけ待ちます。
tourney-when = 日時
tourney-starts = 開始
tourney-starts-help = 空欄なら、あなたが「いま始める」を押したときに始まります。
tourney-open-it = 大会を開く

## 大会のページ

tourney-tables-of = 1テーブル{ $size }人
tourney-tables-from = 1テーブル{ $least }〜{ $size }人
tourney-is-open = 参加を受け付けています。
tourney-round-of = 第{ $number }ラウンド（全{ $of }ラウンド）
tourney-round-over = 第{ $number }ラウンドが終わりました。
tourney-round-few = 第{ $number }ラウンドが終わりました。人数がそろいしだい、次のラウンドを始めます。
tourney-runs-arena = アリーナを開催中です。手の空いた人から、次のテーブルで遊びます。
tourney-runs-ladder = ラダーを開催中です。
tourney-closed-played = 大会は終わりました。
tourney-closed-too-few = 参加者が足りなかったため、開催されませんでした。
tourney-closed-organiser = 主催者が大会を終了しました。
tourney-when-starts = 開始：
tourney-when-next = 次のラウンド：
tourney-when-ends = 終了：
tourney-my-table = 自分のテーブルへ
tourney-my-table-help = ほかの人が待っています。
tourney-back = 大会に戻る
tourney-enter = 参加する
tourney-enter-as = 「{ $name }」として参加する
tourney-your-name = 名前
tourney-rest = 休む
tourney-wake-up = また参加する
tourney-withdraw = 参加をやめる
tourney-you-organise = 主催者の操作：
tourney-begin = いま始める
tourney-close = 大会を終了する
tourney-close-sure = 大会を終了しますか？　プレイ中のテーブルは続けられますが、結果には数えません。
tourney-challenge = 挑戦する
tourney-challenge-help = 遊びたい相手を選んでください。
tourney-challenge-button = 挑戦する
tourney-standings = 順位
tourney-ladder-order = ラダーの順位
tourney-place = 順位
tourney-player = 名前
tourney-points = ポイント
tourney-wins = 勝ち
tourney-played = テーブル数
tourney-byes = 抜け番
tourney-you = あなた
tourney-nobody = 退会した人
tourney-nobody-yet = まだ誰も参加していません。
tourney-state-rests = 休み中
tourney-state-left = 参加をやめました
tourney-how-decided = 順位の決め方
tourney-points-help = どのテーブルにも1ポイントがかかっています。勝った人がもらい、何人かいれば分け合います。勝った人がいなければ、全員で分け合います。抜け番のラウンドでは、満席のテーブルで全員が引き分けたときと同じだけもらえます。来なかった人は0ポイントです。
tourney-ties-help = ポイントが同じときは、次の順に決めます。
tourney-tie-opponents = 相手の平均
tourney-tie-opponents-help = 同じテーブルで遊んだ人のポイントの平均です。手ごわい相手と当たった人が上になります。
tourney-tie-wins = 勝ち
tourney-tie-wins-help = 自分だけが勝ったテーブルの数です。
tourney-tie-among = 直接対決
tourney-tie-among-help = ポイントが同じ人同士で遊んだテーブルでのポイントです。
tourney-tie-beaten = 勝った相手
tourney-tie-beaten-help = 自分が上回った相手のポイントの合計に、ポイントを分け合った相手のポイントの半分を足したものです。
tourney-tie-lot = ランダム
tourney-tie-lot-help = 順番は、大会を開いたときに決めてあります。
tourney-seats-help = どの席にも、全員がほぼ同じ回数ずつ座ります。全員に抜け番が回るまで、2回目の抜け番になる人はいません。
tourney-rounds-title = ラウンドとテーブル
tourney-round = 第{ $number }ラウンド
tourney-playing = プレイ中
tourney-won-by =
    { $count ->
        [1] 勝ち：{ $names }
       *[other] そろって勝ち：{ $names }
    }
tourney-no-winner = 勝った人なし
tourney-absent = 来なかった人：{ $names }
tourney-bye = 抜け番：{ $names }
tourney-print = 印刷
tourney-json = データ（JSON）

## できない理由

tourney-unknown = その大会はありません。
tourney-needs-account = 大会を開いたり、クラブを作ったり、クラブに入ったりするには、アカウントが必要です。誰なのかが、ほかの人に分かるようにするためです。
tourney-too-many = あなたの開いた大会が、まだ{ $high }件続いています。どれかが終わってから開いてください。
tourney-bad-name = 名前は{ $low }〜{ $high }文字にしてください（いまは{ $value }文字です）。
tourney-bad-size = このゲームは{ $exact ->
    [yes] { $high }
   *[no] { $low }〜{ $high }
}人で遊びます。{ $value }人では遊べません。
tourney-bad-least = 最少人数は、1テーブルの人数以下にしてください。
tourney-knock-out-two = トーナメントは2人のテーブルで行います。
tourney-needs-clock = 大会には時計が必要です。時計がないと、1つのテーブルのために全員が待たされてしまいます。
tourney-arena-clock = アリーナは1日のうちに終わるので、日数制の時計は使えません。もっと短い時計を選んでください。
tourney-bad-minutes = 長さは{ $low }〜{ $high }分にしてください（いまは{ $value }分です）。
tourney-bad-rounds = ラウンド数は{ $low }〜{ $high }にしてください（いまは{ $value }です）。
tourney-bad-wait = 待つ時間は{ $low }〜{ $high }分にしてください（いまは{ $value }分です）。
tourney-bad-places = 何位上まで挑戦できるかは、{ $low }〜{ $high }の数で決めてください（いまは{ $value }です）。
tourney-bad-start = その日時は、いまから離れすぎています。もっと近い日時を選んでください。
tourney-over = この大会は終わっています。
tourney-too-late = もう始まっているので、参加できません。
tourney-too-few = 始めるには、少なくとも{ $low }人必要です。
tourney-full = 定員の{ $high }人に達しています。
tourney-name-taken = 「{ $name }」という名前は、ほかの人が使っています。別の名前にしてください。
tourney-not-in = あなたはこの大会に参加していません。
tourney-no-rest = トーナメントでは休めません。
tourney-organiser-only = これができるのは主催者だけです。
tourney-members-only = この大会はクラブのメンバー向けです。先にクラブに入ってください。
tourney-no-challenge = 挑戦できるのは、始まっているラダーだけです。
tourney-challenge-count =
    { $high ->
        [1] 挑戦する相手を1人選んでください。
       *[other] 挑戦する相手を{ $exact ->
            [yes] { $high }
           *[no] { $low }〜{ $high }
        }人選んでください。
    }
tourney-challenge-open = すでに挑戦中です。先にそのゲームを終えてください。
tourney-challenge-again = { $name }さんには、この1週間のうちに挑戦しています。まずほかの人に挑戦してください。
tourney-out-of-reach = 挑戦できるのは{ $places }位上の人までです。{ $name }さんはその中にいません。
tourney-rival-rests = { $name }さんは休み中です。
tourney-rival-busy = { $name }さんは、いまほかのテーブルで手いっぱいです。
tourney-no-player = { $number }番の参加者はいません。

## クラブ

tourney-clubs = クラブ
tourney-clubs-lead = クラブでは、メンバー同士で予定を立て、大会やクラブだけのラダーを楽しめます。
tourney-no-clubs = まだクラブはありません。
tourney-members = メンバー{ $count }人
tourney-club-mine = 参加中
tourney-club-new = クラブを作る
tourney-club-name = クラブの名前
tourney-club-about = ひとこと紹介
tourney-club-open = クラブを作る
tourney-club-join = クラブに入る
tourney-club-leave = クラブをやめる
tourney-club-leave-sure = クラブをやめますか？　ほかにメンバーがいなければ、クラブはなくなります。
tourney-club-sign-in = ログインして入る
tourney-club-ladder = ラダー
tourney-no-ladder = このクラブには、まだラダーがありません。
tourney-members-title = メンバー
tourney-role-owner = 代表
tourney-role-officer = 世話役
tourney-role-member = メンバー
tourney-role-none = メンバーから外す
tourney-role-of = { $name }さんの役割
tourney-role-set = 変更
tourney-evenings = 予定
tourney-no-evenings = まだ予定はありません。
tourney-evening-new = 予定を立てる
tourney-evening-title = 内容
tourney-evening-place = 場所
tourney-evening-add = 予定表に入れる
tourney-evening-remove = 削除
tourney-evening-remove-named = 「{ $title }」を削除
tourney-evening-minutes = { $minutes }分
tourney-weekly = 毎週
tourney-calendar = カレンダー用アドレス（iCal）
tourney-calendar-open = 開く
tourney-club-unknown = そのクラブはありません。
tourney-club-name-taken = 「{ $name }」という名前のクラブは、すでにあります。
tourney-club-full = クラブのメンバーは{ $high }人までです。
tourney-too-many-clubs = 入れるクラブの数は{ $high }までです。
tourney-too-many-evenings = 予定は{ $high }件までです。
tourney-club-hand-on = 先に、ほかの人を代表にしてください。
tourney-club-no-member = このクラブに{ $name }さんはいません。
tourney-club-not-allowed = これができるのは、クラブの代表と世話役だけです。
