"""Addresses of callers, as limits count them."""

from __future__ import annotations

from ipaddress import IPv6Address, IPv6Network, ip_address


def address_of_host(host: str) -> str:
    """An address of IPv4 as such, also if it was written as IPv6."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return str(address if mapped is None else mapped)


def address_prefix(host: str) -> str:
    """The part of an address that one caller has; of IPv6 the network."""
    host = address_of_host(host)
    return str(IPv6Network((host, 64), strict=False)) if ":" in host else host


def is_local(host: str) -> bool:
    """Whether an address is of this machine itself."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False
