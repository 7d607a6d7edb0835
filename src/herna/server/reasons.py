"""Why a choice is not offered, as a client is told."""

from __future__ import annotations

from typing import Any

import msgspec

from herna.engine.decision import Reason
from herna.messages.words import Words


def reason_told(reason: Reason, words: Words, view: dict[str, Any]) -> dict[str, Any]:
    """A reason as a client gets it: the rule, a sentence, and the things that stand in the way."""
    return {
        "rule": reason.rule,
        "text": words.reason(view, Reason("", reason.key, reason.arguments)),
        "blockers": msgspec.to_builtins(reason.blockers),
    }
