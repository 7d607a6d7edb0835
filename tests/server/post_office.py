"""A small mail server on the loopback, which keeps what it is given."""

import re
import socketserver
import threading
from email import message_from_bytes, policy
from email.message import EmailMessage
from types import TracebackType
from typing import Self, cast

from herna.server.settings import Smtp


class PostOffice:
    """Takes mails from `with` on; `answers` are what it says to the next RCPT commands instead of taking them."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.recipients: list[str] = []
        self.answers: list[str] = []
        self.tries = 0
        self.starts_tls = False  # whether it says that it can
        self.server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), _Session)
        self.server.daemon_threads = True
        self.server.office = self  # type: ignore[attr-defined] # sessions find it there
        self.thread = threading.Thread(target=self.server.serve_forever, args=(0.05,), daemon=True)

    def smtp(self) -> Smtp:
        """How a server reaches it."""
        return Smtp("127.0.0.1", "Herna <herna@example.org>", self.server.server_address[1], "none")

    def links(self) -> list[str]:
        """The links of all mails, the oldest first."""
        return [link for mail in self.mails for link in re.findall(r"https?://\S+#\S+", mail.get_content())]

    def secrets(self) -> list[str]:
        return [link.partition("#")[2] for link in self.links()]

    def __enter__(self) -> Self:
        self.thread.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.server.shutdown()
        self.server.server_close()


class _Session(socketserver.StreamRequestHandler):
    """One connection."""

    def handle(self) -> None:
        office = cast("PostOffice", self.server.office)  # type: ignore[attr-defined] # put there above
        self._say("220 post office")
        while line := self.rfile.readline().decode().strip():
            command = line.upper()
            if command.startswith("EHLO") and office.starts_tls:
                self._say("250-post office\r\n250 STARTTLS")
            elif command.startswith("RCPT"):
                office.tries += 1
                if office.answers:
                    self._say(office.answers.pop(0))
                    continue
                office.recipients.append(line.partition("<")[2].rstrip(">"))
                self._say("250 yes")
            elif command == "DATA":
                self._say("354 go on")
                office.mails.append(self._read())
                self._say("250 taken")
            elif command == "QUIT":
                self._say("221 bye")
                return
            else:
                self._say("250 yes")

    def _say(self, line: str) -> None:
        self.wfile.write(f"{line}\r\n".encode())

    def _read(self) -> EmailMessage:
        lines: list[bytes] = []
        while (line := self.rfile.readline()) not in (b".\r\n", b""):
            lines.append(line.removeprefix(b".") if line.startswith(b"..") else line)
        return message_from_bytes(b"".join(lines), policy=policy.default)
