"""The HTTP API: routes, and the forms and answers that go over them. What they do is done below; no HTML is here."""
