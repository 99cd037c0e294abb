"""The templates, and how they are filled."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Any

import jinja2
from markupsafe import Markup, escape

from preau.server.work_queue import breathe

TABLE_ID_MARK = "~table~"  # stands for the table's id in what is rendered before the id is known
CITED_RULE = re.compile(r"(?<![A-Za-z0-9])[A-Z]\d{1,2}\.\d{1,2}(?!\d)")


@cache
def template_environment() -> jinja2.Environment:
    made = jinja2.Environment(
        loader=jinja2.FileSystemLoader(str(files("preau.web") / "templates")),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=jinja2.StrictUndefined,
        auto_reload=False,
    )
    made.filters["cite"] = cite
    made.policies["json.dumps_kwargs"] = {"sort_keys": False}  # choices keep the game's order
    return made


def fill_template(template: str, **values: Any) -> str:
    breathe()
    return template_environment().get_template(template).render(**values)


def cite(text: str, book: str = "") -> Markup:
    """A text with the rules that it names as links: into this page, or into the book at that address."""
    link = f'<a class="rule" href="{escape(book)}#{{0}}">{{0}}</a>'
    return Markup(CITED_RULE.sub(lambda found: link.format(found[0]), str(escape(text))))  # noqa: S704  # escaped first; a number is a number
