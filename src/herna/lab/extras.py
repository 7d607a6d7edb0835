"""Packages that only some commands need: whoever lacks one is told what to install."""

from __future__ import annotations

from importlib.util import find_spec

from herna.engine.errors import BadInput

PACKAGES = {"lab": ("polars", "altair", "vl_convert"), "ray": ("ray",)}


def require(extra: str) -> None:
    """The packages of an optional extra can be imported, or an error says which is missing."""
    for package in PACKAGES[extra]:
        if find_spec(package) is None:
            raise BadInput("error-extra", package=package, extra=extra)
