"""Traces for OpenTelemetry: requests, socket messages, appends, bots' thoughts.

Off unless the extra `otel` is installed and the environment says where traces go (`OTEL_EXPORTER_OTLP_ENDPOINT`). A
span names the table and what was done there; never a link, a cookie, a query, what somebody said or an error's text.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING, Any

import structlog

import preau

if TYPE_CHECKING:
    from opentelemetry.sdk.trace.export import SpanExporter
    from opentelemetry.trace import Tracer

ENDPOINTS = ("OTEL_EXPORTER_OTLP_TRACES_ENDPOINT", "OTEL_EXPORTER_OTLP_ENDPOINT")

log = structlog.get_logger()

_tracer: Tracer | None = None
_NOTHING = nullcontext()


def span(name: str, **attributes: int | str) -> AbstractContextManager[Any]:
    """What is done inside is one span of the trace. The attributes go by `preau.…`."""
    if _tracer is None:
        return _NOTHING
    return _tracer.start_as_current_span(
        name, attributes=_attributes(attributes), record_exception=False, set_status_on_exception=False
    )


def annotate(**attributes: int | str) -> None:
    """Say more about the span at hand."""
    if _tracer is not None:
        from opentelemetry.trace import get_current_span  # an extra, which need not be there

        get_current_span().set_attributes(_attributes(attributes))


def begin_traces(exporter: SpanExporter | None = None) -> Callable[[], None]:
    """Trace from now on, to this exporter or where the environment says. Call what is returned to send the rest."""
    global _tracer  # noqa: PLW0603  # one for a process: spans are begun in every part of the server
    if exporter is None and not any(os.environ.get(name) for name in ENDPOINTS):
        return _do_nothing
    try:
        # an extra, which need not be there
        from opentelemetry.sdk.resources import SERVICE_NAME, SERVICE_VERSION, OTELResourceDetector, Resource
        from opentelemetry.sdk.trace import TracerProvider
        from opentelemetry.sdk.trace.export import BatchSpanProcessor

        exporter = exporter or _over_http()
    except ModuleNotFoundError as missing:
        log.warning("no traces: install preau[otel]", missing=missing.name)
        return _do_nothing
    ours = Resource.create({SERVICE_NAME: "preau", SERVICE_VERSION: preau.__version__})
    provider = TracerProvider(resource=ours.merge(OTELResourceDetector().detect()), shutdown_on_exit=False)
    provider.add_span_processor(BatchSpanProcessor(exporter))
    _tracer = provider.get_tracer("preau", preau.__version__)

    def end() -> None:
        global _tracer  # noqa: PLW0603
        _tracer = None
        provider.shutdown()

    return end


def _over_http() -> SpanExporter:
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter  # the same

    return OTLPSpanExporter()


def _do_nothing() -> None:
    pass


def _attributes(attributes: dict[str, int | str]) -> dict[str, int | str]:
    return {f"preau.{name}": value for name, value in attributes.items()}
