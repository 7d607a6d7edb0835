"""The e-mail address of an account, and a forgotten password replaced by mail."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_202_ACCEPTED

from herna.server.names import folded
from herna.server.routes.dependencies import Asker, TheAccountMail, TheLimits
from herna.server.routes.visitors import SIGNING_IN
from herna.server.security import Forbidden
from herna.server.visitor_messages import AskForReset, ConfirmMail, MailAddress, ResetPassword, SetMail


@get("/api/accounts/mail")
async def mail_address(who: Asker, mail: TheAccountMail) -> Response[MailAddress]:
    """The e-mail address of the account, which nobody else is shown."""
    if not who.visitor.account:
        raise Forbidden("error-no-account")
    return Response(MailAddress(*await mail.address_of(who.visitor)))


@post("/api/accounts/mail", status_code=HTTP_202_ACCEPTED)
async def set_mail(
    data: JSONBody[SetMail], who: Asker, mail: TheAccountMail, limits: TheLimits
) -> Response[MailAddress]:
    """Send a link to a new e-mail address, which counts once it is confirmed.

    An empty one removes the address.
    """
    limits.count(*who.keys(), weight=SIGNING_IN)
    if not who.visitor.account:
        raise Forbidden("error-no-account")
    await mail.set_address(who.visitor, data.address, data.password, who.opener(), who.language)
    return Response(MailAddress(*await mail.address_of(who.visitor)))


@post("/api/accounts/mail/confirm", status_code=HTTP_200_OK)
async def confirm_mail(
    data: JSONBody[ConfirmMail], who: Asker, mail: TheAccountMail, limits: TheLimits
) -> Response[None]:
    """Confirm an e-mail address with the secret that was sent to it."""
    limits.count(*who.keys(), weight=SIGNING_IN)
    await mail.confirm(data.token)
    return Response(None)


@post("/api/accounts/forgotten", status_code=HTTP_202_ACCEPTED)
async def ask_for_reset(
    data: JSONBody[AskForReset], who: Asker, mail: TheAccountMail, limits: TheLimits
) -> Response[None]:
    """Send a link that replaces a forgotten password.

    The answer is the same whether there is such an account or not.
    """
    limits.count(*who.keys(), f"name {folded(data.who)}", weight=SIGNING_IN)
    await mail.ask_for_reset(data.who, who.opener(), who.language)
    return Response(None)


@post("/api/accounts/reset", status_code=HTTP_200_OK)
async def reset_password(
    data: JSONBody[ResetPassword], who: Asker, mail: TheAccountMail, limits: TheLimits
) -> Response[None]:
    """Replace a forgotten password, with the secret that was sent by mail.

    The account is signed out everywhere.
    """
    limits.count(*who.keys(), weight=SIGNING_IN)
    await mail.reset(data.token, data.password, who.opener())
    return Response(None)
