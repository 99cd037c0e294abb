### The editions.

edition-fr = Édition française
edition-de = Édition allemande
edition-ja = Édition japonaise
