### チャットに書いたことを誰が読むか。

chat-to-all = 書いたことは、このテーブルの全員が読めます。
chat-to-spectators = ゲームの間、書いたことを読むのは観戦者だけです。プレイヤーは終わってから読めます。
chat-apart = 観戦者が話しています。
chat-apart-show = 読む
chat-apart-hide = 読むのをやめる
