"""Why a choice is not offered, for a client."""

from __future__ import annotations

from typing import Any

import msgspec

from herna.engine.decision import Reason
from herna.messages.words import Words


def reason_for_client(reason: Reason, words: Words, view: dict[str, Any]) -> dict[str, Any]:
    """A reason for a client: the rule, a sentence, and the blockers."""
    return {
        "rule": reason.rule,
        "text": words.reason(view, Reason("", reason.key, reason.arguments)),
        "blockers": msgspec.to_builtins(reason.blockers),
    }
