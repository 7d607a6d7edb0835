"""Packages that only some commands need; a missing one is named with its extra."""

from __future__ import annotations

from importlib.util import find_spec

from herna.engine.errors import BadInput

PACKAGES = {
    "lab": ("polars", "altair", "vl_convert"),
    "learn": ("numpy",),
    "ray": ("ray",),
    "server": ("litestar", "sqlalchemy", "structlog", "uvicorn"),
}


def require(extra: str) -> None:
    """Check that the packages of an optional extra can be imported."""
    for package in PACKAGES[extra]:
        if find_spec(package) is None:
            raise BadInput("error-extra", package=package, extra=extra)
