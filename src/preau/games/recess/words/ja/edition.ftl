### The editions.

edition-fr = フランス語版
edition-de = ドイツ語版
edition-ja = 日本語版
