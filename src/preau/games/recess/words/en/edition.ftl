### The editions.

edition-fr = French edition
edition-de = German edition
edition-ja = Japanese edition
