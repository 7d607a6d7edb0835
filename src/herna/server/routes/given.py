"""What a route is given besides what was sent to it."""

from __future__ import annotations

from litestar.di import NamedDependency

from herna.server.house import House
from herna.server.security import Limits
from herna.server.visitors import Visitors
from herna.server.who import Who

Asker = NamedDependency[Who]
TheHouse = NamedDependency[House]
TheLimits = NamedDependency[Limits]
TheVisitors = NamedDependency[Visitors]
