"""How long the page works for each frame, in time of its own thread: a busy machine does not lengthen it."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

CATEGORIES = "toplevel,devtools.timeline,disabled-by-default-devtools.timeline"
MOST = 34.0  # milliseconds of a frame that one does not notice


def frames_while(page: Page, doing: Callable[[], object]) -> list[float]:
    """The milliseconds of work before each frame that was drawn meanwhile."""
    traced: list[dict[str, Any]] = []
    over: list[object] = []
    devtools = page.context.new_cdp_session(page)
    devtools.on("Tracing.dataCollected", lambda part: traced.extend(part["value"]))
    devtools.on("Tracing.tracingComplete", lambda part: over.append(part))
    devtools.send("Tracing.start", {"categories": CATEGORIES, "transferMode": "ReportEvents"})
    doing()
    devtools.send("Tracing.end")
    while not over:
        page.wait_for_timeout(50)
    devtools.detach()
    return _frames(traced)


def _frames(traced: list[dict[str, Any]]) -> list[float]:
    """The work of the page's main thread, summed from one frame to the next."""
    main = {(each["pid"], each["tid"]) for each in traced if each["args"].get("name") == "CrRendererMain"}
    own = sorted((each for each in traced if (each["pid"], each["tid"]) in main), key=lambda each: each["ts"])
    frames: list[float] = []
    work = 0.0
    for each in own:
        if each["name"] == "RunTask":
            work += each.get("tdur", 0) / 1000
        elif each["name"] == "Commit":  # within the last task of a frame
            frames.append(work)
            work = 0.0
    return frames
