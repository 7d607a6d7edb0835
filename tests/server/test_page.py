"""The first page, on a real socket."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.server.serving import Guest


@pytest.mark.parametrize(("language", "game"), [("en", "Connect Four"), ("cs", "Piškvorky s gravitací (Connect Four)")])
def test_the_first_page_names_the_games_in_the_visitors_language_and_where_programs_find_more(
    new_guest: Callable[..., Guest], language: str, game: str
) -> None:
    guest = new_guest(language=language)

    answer = guest.http.get("/")

    assert answer.headers["content-type"].startswith("text/html")
    assert f'<html lang="{language}">' in answer.text
    assert f"<li>{game} (<code>connect-four</code>)</li>" in answer.text
    assert guest.http.get("/schema/openapi.json").json()["paths"]["/api/tables"]
    assert 'href="/schema/openapi.json"' in answer.text
