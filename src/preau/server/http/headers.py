"""Security headers: no inline script or style, nothing from elsewhere, no frames around us."""

from __future__ import annotations

from typing import Any, cast

from secure import (
    ContentSecurityPolicy,
    CrossOriginOpenerPolicy,
    CrossOriginResourcePolicy,
    PermissionsPolicy,
    ReferrerPolicy,
    Secure,
    StrictTransportSecurity,
    XContentTypeOptions,
    XFrameOptions,
)
from secure.middleware import SecureASGIMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send


class SecurityHeaders:
    """ASGI middleware. A picture may bring its own style, and nothing else at all."""

    def __init__(self, app: ASGIApp, *, https: bool) -> None:
        self._page = SecureASGIMiddleware(app, secure=_headers(_page_policy(), https=https), multi_ok=())
        self._picture = SecureASGIMiddleware(app, secure=_headers(_picture_policy(), https=https), multi_ok=())

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        picture = scope["type"] == "http" and scope["path"].endswith(".svg")
        await (self._picture if picture else self._page)(scope, receive, cast("Any", send))


def _page_policy() -> ContentSecurityPolicy:
    return (
        ContentSecurityPolicy()
        .default_src("'none'")
        .script_src("'self'")
        .style_src("'self'")
        .img_src("'self'", "data:", "blob:")
        .connect_src("'self'")
        .font_src("'self'")
        .manifest_src("'self'")
        .form_action("'self'")
        .base_uri("'none'")
        .frame_ancestors("'none'")
        .require_trusted_types_for("'script'")
        .trusted_types("preau")  # in `lib/markup.js`
    )


def _picture_policy() -> ContentSecurityPolicy:
    return ContentSecurityPolicy().default_src("'none'").style_src("'unsafe-inline'").frame_ancestors("'none'")


def _headers(policy: ContentSecurityPolicy, *, https: bool) -> Secure:
    return Secure(
        csp=policy,
        coop=CrossOriginOpenerPolicy().same_origin(),
        corp=CrossOriginResourcePolicy().same_origin(),
        referrer=ReferrerPolicy().same_origin(),  # a seat's link is an address: it is told to nobody else
        permissions=PermissionsPolicy().geolocation().microphone().camera(),
        xcto=XContentTypeOptions().nosniff(),
        xfo=XFrameOptions().deny(),
        hsts=StrictTransportSecurity().max_age(31_536_000) if https else None,
    )
