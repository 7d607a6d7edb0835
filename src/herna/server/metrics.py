"""Metrics for Prometheus: counts and times."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """The metrics of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        registry = self.registry
        self.opened = Counter("herna_tables_opened", "Tables opened", registry=registry)
        self.entries = Counter("herna_entries", "Entries stored, by kind", ["kind"], registry=registry)
        self.thinking = Histogram(
            "herna_bot_seconds", "How long bots thought about a decision", ["bot"], registry=registry
        )
        self.failures = Counter("herna_bot_failures", "Decisions that a simpler bot had to make", registry=registry)
        self.requests = Histogram(
            "herna_request_seconds", "How long requests took", ["method", "path", "status"], registry=registry
        )
        self.waiting = Gauge("herna_thinking_waiting", "Decisions and hints that wait for a process", registry=registry)
        self.mails = Counter("herna_mails", "E-mails, by what became of them", ["result"], registry=registry)
        self.live = Gauge("herna_live_lines", "Open live connections", registry=registry)
        self.loaded = Gauge("herna_tables_in_memory", "Tables that are in memory", registry=registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)
