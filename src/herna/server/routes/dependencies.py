"""What routes get from the application besides the request."""

from __future__ import annotations

from litestar.di import NamedDependency

from herna.server.account_mail import AccountMail
from herna.server.drafts import Drafts
from herna.server.lobby import Lobby
from herna.server.meeting.pairing import Pairing
from herna.server.saved import SavedTexts
from herna.server.security import Limits
from herna.server.tournaments.tournaments import Tournaments
from herna.server.visitors import Visitors
from herna.server.who import Who

Asker = NamedDependency[Who]
TheLobby = NamedDependency[Lobby]
TheLimits = NamedDependency[Limits]
TheVisitors = NamedDependency[Visitors]
TheSaved = NamedDependency[SavedTexts]
TheDrafts = NamedDependency[Drafts]
TheTournaments = NamedDependency[Tournaments]
TheAccountMail = NamedDependency[AccountMail]
ThePairing = NamedDependency[Pairing]
