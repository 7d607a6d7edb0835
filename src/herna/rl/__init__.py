"""Games as environments for learning programs; needs the extra `rl`."""

from importlib.util import find_spec

from herna.engine.errors import BadInput

for _package in ("numpy", "pettingzoo"):
    if find_spec(_package) is None:
        raise BadInput("error-extra", package=_package, extra="rl")

from herna.rl.environment import Environment, env  # noqa: E402 # only when what it needs is there
from herna.rl.matches import Episode, Policy, match, random_policy  # noqa: E402

__all__ = ["Environment", "Episode", "Policy", "env", "match", "random_policy"]
