"""The operator's privacy notice and terms: shown in both languages, and refused until they are filled in."""

import re
from pathlib import Path

import pytest

from herna.engine.errors import Faults
from herna.messages.words import Words
from herna.server.app import application
from herna.server.legal import legal_pages, page_of
from herna.server.visitor_messages import Me
from tests.server.serving import Guest, Server, settings_for

TO_FILL_IN = Path(__file__).parents[2] / "deploy" / "legal"


@pytest.fixture
def filled_in(tmp_path: Path) -> Path:
    folder = tmp_path / "legal"
    folder.mkdir()
    for file in TO_FILL_IN.iterdir():
        text = re.sub(r"\[\[.*?\]\]", "Ann & <Ben>", file.read_text(encoding="utf-8"))
        (folder / file.name).write_text(text, encoding="utf-8")
    return folder


def test_what_is_to_be_filled_in_is_told_with_every_line_before_the_server_starts(tmp_path: Path) -> None:
    with pytest.raises(Faults) as refused:
        application(settings_for(tmp_path, legal=TO_FILL_IN))

    told = [Words("en").error(fault) for fault in refused.value.faults]
    assert any(re.search(r"privacy\.cs\.md, line 3: \[\[JMÉNO PROVOZOVATELE\]\]", each) for each in told)
    lines = [line for file in TO_FILL_IN.iterdir() for line in re.findall(r"\[\[", file.read_text(encoding="utf-8"))]
    assert len(told) == len(lines)


def test_a_text_that_is_missing_is_refused(filled_in: Path) -> None:
    (filled_in / "terms.cs.md").unlink()

    with pytest.raises(Faults) as refused:
        legal_pages(filled_in)

    assert "terms.cs.md" in Words("en").error(refused.value.faults[0])


def test_the_texts_are_pages_in_both_languages_and_the_page_knows_of_them(filled_in: Path, tmp_path: Path) -> None:
    with Server(settings_for(tmp_path / "data", legal=filled_in)) as server, Guest(server.url) as guest:
        privacy = guest.http.get("/privacy?lang=cs")
        terms = guest.http.get("/terms?lang=en")
        assert guest.me() == Me("", False, True)

    assert privacy.status_code == terms.status_code == 200
    assert "<h1>Ochrana osobních údajů</h1>" in privacy.text
    assert "<li>" in terms.text
    assert "Ann &amp; &lt;Ben&gt;" in terms.text
    assert "default-src" in terms.headers["content-security-policy"]


def test_without_texts_there_is_no_page(guest: Guest) -> None:
    assert guest.http.get("/privacy").status_code == 404
    assert guest.me().legal is False


def test_both_languages_say_the_same_in_the_same_order() -> None:
    for name in ("privacy", "terms"):
        english, czech = (
            re.findall(r"<(h\d|p|li)>", page_of((TO_FILL_IN / f"{name}.{language}.md").read_text("utf-8"), language))
            for language in ("en", "cs")
        )
        assert english == czech
