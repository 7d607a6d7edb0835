"""`herna serve`: the server with its page; a plain `herna` also opens the browser."""

from __future__ import annotations

import argparse
import errno
import ipaddress
import os
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable
from contextlib import ExitStack
from email.utils import parseaddr
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from herna.bots.named import cores
from herna.cli.changed import add_change, use_changes
from herna.cli.commands import add_command
from herna.cli.config import add_config, complete, or_default
from herna.cli.matches import whole_number
from herna.cli.terminal import Terminal
from herna.engine.content import all_changes
from herna.engine.errors import BadInput
from herna.games.catalogue import game_named
from herna.lab.extras import require
from herna.messages.library import told_of_changes
from herna.messages.words import Words

if TYPE_CHECKING:
    from herna.server.folder import Folder
    from herna.server.settings import Smtp, Tls

# What `herna` without a command runs.
MAIN_JOB = ("serve", "--open", "--log-level", "warning")

MOST_PORT = 65535
MOST_THINKERS = 256
MOST_RATE = 1e9
SMTP_PORTS = {"starttls": 587, "tls": 465, "none": 25}
START_TIMEOUT = 20.0  # seconds to wait for another server that is just starting


def add(commands: Any, words: Words) -> None:
    """Add `serve` to the command line."""
    serve = add_command(commands, "serve", run, words)
    add_options(serve, words)
    add_config(serve, words)


def add_options(serve: argparse.ArgumentParser, words: Words) -> None:
    """Add everything that can be set; what is given nowhere is None."""

    def option(name: str, **given: Any) -> None:
        serve.add_argument(f"--{name}", help=words.say(f"help-serve-{name}"), **{"default": None, **given})

    option("host", metavar="ADDRESS")
    option("port", type=read_port, metavar="N")
    option("open", action="store_true")
    option("data", type=Path, metavar="FOLDER")
    option("database-url", metavar="URL")
    option("runs", type=Path, metavar="FOLDER")
    option("smtp-host", metavar="NAME")
    option("smtp-port", type=read_port, metavar="N")
    option("smtp-tls", choices=tuple(SMTP_PORTS))
    option("smtp-user", metavar="NAME")
    option("smtp-password", metavar="PASSWORD")
    option("smtp-sender", type=read_sender, metavar="ADDRESS")
    option("legal", type=Path, metavar="FOLDER")
    add_change(serve, words)
    option("origin", type=read_origin, action="append", metavar="URL")
    option("secure", action="store_true")
    option("proxy", type=read_address, action="append", metavar="ADDRESS")
    option("thinkers", type=whole_number("--thinkers", MOST_THINKERS), metavar="N")
    option("ray", metavar="ADDRESS")
    option("rate", type=read_rate("--rate"), metavar="N")
    option("burst", type=read_rate("--burst"), metavar="N")
    option("keep-all", action="store_true")
    option("drain", type=read_rate("--drain"), metavar="SECONDS")
    option("log", choices=("json", "console"))
    option("log-level", choices=("debug", "info", "warning", "error"))


def options(words: Words) -> argparse.ArgumentParser:
    """The options of `herna serve` alone, as a configuration file has them."""
    alone = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    add_options(alone, words)
    return alone


def defaults() -> dict[str, Any]:
    """What holds where nothing is set."""
    return {
        "host": "127.0.0.1",
        "port": 8000,
        "open": False,
        "change": [],
        "origin": [],
        "secure": False,
        "proxy": [],
        "thinkers": min(cores(), MOST_THINKERS),
        "rate": 50.0,
        "burst": 200.0,
        "keep_all": False,
        "drain": 10.0,
        "log_level": "info",
    }


# Reading the options


def read_port(given: str) -> int:
    """Read a port; 0 is any free one."""
    if given.isascii() and given.isdecimal() and len(given) <= 5 and int(given) <= MOST_PORT:
        return int(given)
    raise BadInput("serve-bad-port", given=given[:40], most=MOST_PORT)


def read_rate(name: str) -> Callable[[str], float]:
    """A reader of numbers above 0, for an option."""

    def read(given: str) -> float:
        try:
            rate = float(given)
        except ValueError:
            rate = 0.0
        if not 0 < rate <= MOST_RATE:  # "nan" is refused here too
            raise BadInput("serve-bad-rate", option=name, given=given[:40])
        return rate

    return read


def read_origin(given: str) -> str:
    """Read an origin as browsers send it: scheme, name and port."""
    try:
        parts = urlsplit(given)
        sound = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.path in ("", "/")
        sound = sound and not (parts.query or parts.fragment or parts.username) and (parts.port or 1) > 0
    except ValueError:
        sound = False
    if not sound:
        raise BadInput("serve-bad-origin", given=given[:80])
    return f"{parts.scheme}://{parts.netloc.lower()}"


def read_sender(given: str) -> str:
    """Read the sender of e-mail: an address, perhaps with a name before it."""
    address = parseaddr(given)[1] if given.isprintable() else ""
    name, _, host = address.rpartition("@")
    if not (name and "." in host and address.isascii()):
        raise BadInput("serve-bad-sender", given=given[:80])
    return given


def read_address(given: str) -> str:
    """Read the address of a reverse proxy, or of a network of them."""
    try:
        return str(ipaddress.ip_network(given))
    except ValueError as error:
        raise BadInput("serve-bad-proxy", given=given[:80]) from error


def smtp_of(arguments: argparse.Namespace) -> Smtp | None:
    """The mail server that is set; what is missing is told."""
    from herna.server.settings import Smtp

    given = {"--smtp-host": arguments.smtp_host, "--smtp-sender": arguments.smtp_sender}
    if arguments.smtp_user or arguments.smtp_password:
        given |= {"--smtp-user": arguments.smtp_user, "--smtp-password": arguments.smtp_password}
    if not any(given.values()):
        return None
    missing = [name for name, value in (given | {"--origin": arguments.origin}).items() if not value]
    if missing:
        raise BadInput("serve-smtp-incomplete", missing=", ".join(missing))
    tls: Tls = arguments.smtp_tls or "starttls"
    if tls == "none" and arguments.smtp_password:
        raise BadInput("serve-smtp-unencrypted")
    return Smtp(
        arguments.smtp_host,
        arguments.smtp_sender,
        arguments.smtp_port or SMTP_PORTS[tls],
        tls,
        arguments.smtp_user or "",
        arguments.smtp_password or "",
    )


# Serving


def run(arguments: argparse.Namespace, words: Words) -> int:
    """Serve until Ctrl-C or SIGTERM; `--open` may show a server that already runs."""
    require("server")
    # Imported late: every other command starts faster without them.
    from herna.server import logs
    from herna.server.folder import Folder
    from herna.server.running import prepare, serve
    from herna.server.settings import Settings

    arguments = or_default(complete(arguments, options(words), words), defaults())
    if arguments.ray:
        require("ray")
    settings = Settings(
        database_url=arguments.database_url or "",
        smtp=smtp_of(arguments),
        legal=None if arguments.legal is None else arguments.legal.absolute(),
        runs=None if arguments.runs is None else arguments.runs.absolute(),
        host=arguments.host,
        port=arguments.port,
        origins=tuple(arguments.origin),
        secure=arguments.secure,
        thinkers=arguments.thinkers,
        cluster=arguments.ray or "",
        rate=arguments.rate,
        burst=arguments.burst,
        keeps_all=arguments.keep_all,
        drain=arguments.drain,
        **({} if arguments.data is None else {"data": arguments.data.absolute()}),
    )
    use_changes(arguments, words)
    terminal = Terminal()
    with ExitStack() as held:
        path = settings.folder()
        folder = None if path is None else Folder(path)
        if folder is not None:
            if not folder.lock():
                return show_running_server(folder, arguments.open, terminal, words)
            held.callback(folder.release)
        listener = held.enter_context(open_listener(settings.host, settings.port))
        address = address_of(listener)
        if folder is not None:
            folder.write_address(address)

        def ready() -> None:
            page = settings.origins[0] if settings.origins else address
            terminal.say_whole(words.say("serve-ready", {"url": page}), "bold")
            if folder is not None:
                terminal.say_whole(words.say("serve-data", {"folder": str(folder.path)}))
            for game in all_changes():
                of_game = Words(words.language, game_named(game))
                name = of_game.say(f"{game_named(game).prefix}-game")
                terminal.say(f"{name}: {told_of_changes(of_game)}", "yellow")
            terminal.say(words.say("serve-end"))
            terminal.file.flush()
            if arguments.open and has_browser():
                threading.Thread(target=webbrowser.open, args=(page,), daemon=True).start()

        app = prepare(settings)
        logs.configure(arguments.log or ("console" if sys.stderr.isatty() else "json"), arguments.log_level)
        serve(app, listener, arguments.proxy, ready)
    return 0


def show_running_server(folder: Folder, open_it: bool, terminal: Terminal, words: Words) -> int:
    """Show the server that has the folder, if wanted and if it answers."""
    from herna.server.folder import is_herna

    deadline = time.monotonic() + START_TIMEOUT
    address = folder.address()
    while open_it and not is_herna(address):
        open_it = time.monotonic() < deadline
        time.sleep(0.2)
        address = folder.address()
    if not open_it:
        raise BadInput("serve-folder-taken", folder=str(folder.path), url=address)
    terminal.say_whole(words.say("serve-runs-already", {"url": address}), "bold")
    if has_browser():
        webbrowser.open(address)
    return 0


def open_listener(host: str, port: int) -> socket.socket:
    """A socket bound to the address; nobody is answered before the server is ready."""
    listener: socket.socket | None = None
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, kind, protocol, _, address = found[0]
        listener = socket.socket(family, kind, protocol)  # without the protocol asyncio lets answers wait for others
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
    except OSError as error:
        if listener is not None:
            listener.close()
        if error.errno == errno.EADDRINUSE:
            raise BadInput("serve-port-taken", host=host, port=str(port)) from error
        raise BadInput("serve-cannot-listen", host=host, port=str(port), why=error.strerror or str(error)) from error
    return listener


def address_of(listener: socket.socket) -> str:
    """The server's address for a browser on this machine."""
    host, port = listener.getsockname()[:2]
    if ipaddress.ip_address(host).is_unspecified:
        host = "localhost"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def has_browser() -> bool:
    """Whether a graphical browser can be opened; a text browser would take the terminal."""
    windows = sys.platform in ("darwin", "win32")
    return windows or any(os.environ.get(name) for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"))
