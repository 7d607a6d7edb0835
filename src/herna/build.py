"""Which build is playing: the same sources, interpreted or compiled with mypyc."""

from __future__ import annotations

from typing import Literal

from herna.engine import flow

Build = Literal["compiled", "interpreted"]

BUILD: Build = "interpreted" if str(flow.__file__).endswith(".py") else "compiled"
