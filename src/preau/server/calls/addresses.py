"""Which machines a push may be sent to: those that anybody on the internet can reach, and none that only we can."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final

CARRIERS: Final = tuple(  # IPv6 addresses that lead to an IPv4 address inside them
    map(ip_network, ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32", "::/96"))
)


def is_public(address: str) -> bool:
    """Whether it is the address of a machine on the internet, in whatever way it is written."""
    try:
        found = ip_address(address.partition("%")[0].strip("[]"))
    except ValueError:
        return False
    if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    if isinstance(found, IPv6Address) and any(found in each for each in CARRIERS):
        return False
    if found.is_multicast or found.is_reserved or found.is_unspecified or found.is_link_local:
        return False
    return found.is_global and not (isinstance(found, IPv6Address) and found.is_site_local)


def is_this_machine(host: str) -> bool:
    """Whether a name or address means the machine itself."""
    if host == "localhost":
        return True
    try:
        return ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return False


def is_numeric(host: str) -> bool:
    """Whether a host is written as an address."""
    try:
        found: IPv4Address | IPv6Address = ip_address(host.strip("[]"))
    except ValueError:
        return False
    return found is not None
