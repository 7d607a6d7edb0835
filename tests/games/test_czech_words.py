"""Czech texts use the word of the glossary (docs/glossary.md) where another one was used before."""

import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from herna.games.catalogue import game_named

ROOT = Path(__file__).parents[2]
PROGRAM = "program"  # its messages and the words of the page, without those of the games

# A word that is not used, as a regular expression, and the glossary's.
INSTEAD = [
    ("warcraft", r"\bsurovin\w*", "zdroje"),
    (PROGRAM, r"\bzápas\w*", "partie (zápas is Fight in Doomtrooper)"),
    (PROGRAM, r"\bnáhradní\w*", "sideboard"),
    (PROGRAM, r"\bosiv\w*", "semínko"),
    (PROGRAM, r"(?<!library-set = )\bsad(?:a|y|u|ou|ě|ami|ách)?\b", "balíček (sada is a set of cards)"),
    (PROGRAM, r"\bdov(?:ézt|ez)\w*|\bvyv(?:ézt|ez)\w*", "načíst, stáhnout"),
    (PROGRAM, r"\bpředsun\w*", "základna"),
    (PROGRAM, r"\bradni\w*", "městské centrum"),
    (PROGRAM, r"\bpolíč\w*", "pole"),
    (PROGRAM, r"\bl[íi]z(?:n|at)\w*", "dobrat"),
    (PROGRAM, r"\bsurovin\w*", "zdroje"),
    ("aeons-end", r"\bzhltn\w*", "pohltit"),
    ("aeons-end", r"\brezerv\w*|\bsad[ayu]\b", "zásoba"),
    ("aeons-end", r"\bodho[dzď]\w*|\bodhaz\w*|\bvyřa[dzď]\w*", "odložit"),
    ("aeons-end", r"\bkryst\w*", "křišťál"),
    ("doomtrooper", r"\bzbroj(?!íř)\w*", "brnění"),
    ("doomtrooper", r"\bsoupeř\w*|\bprotihráč\w*", "protivník"),
    ("doomtrooper", r"\bodho[dzď]\w*|\bodlož\w*", "vyřadit"),
    ("doomtrooper", r"\bpostrann\w*|\bnáhradní\w*", "sideboard"),
    ("doomtrooper", r"\bsad(?:a|y|u|ou|ě)\b", "balíček"),
    ("doomtrooper", r"\brovnou zab\w*|\bzab\w+ rovnou", "automaticky zabít"),
    ("doomtrooper", r"\bpřeškrtn\w*", "proškrtnout"),
    ("doomtrooper", r"\bnefaritu\b", "nefarita (of nefarit)"),
    ("doomtrooper", r"\b(?:boj|brnění) \d|\bk boji\b", "zápas and obrana (the values)"),
    ("doomtrooper", r"\bkryt(?:u|em)?\b", "úkryt"),
    ("doomtrooper", r"\bmis(?:e|i|í)\b", "úkol"),
    ("doomtrooper", r"\btemn\w+ legi\w*", "Černá legie"),
    ("summoner-wars", r"\bprotivn\w*", "soupeř"),
    ("summoner-wars", r"\bnepřát\w*|\bnepřít\w*", "cizí"),
    ("summoner-wars", r"\bznič\w*", "eliminovat"),
    ("summoner-wars", r"\bšampion\w*", "hrdina"),
    ("summoner-wars", r"\bvyvolávač\w*", "Vyvolavač"),
    ("summoner-wars", r"\břadov\w+ jednot\w*", "běžná jednotka"),
    ("summoner-wars", r"\bfáz\w+ (?-i:vyvolávání|pohybu|budování|útoku|magie|dobrání)\b", "fáze Útok"),
    ("summoner-wars", r"\bodlož(?!it kostky)\w*|\bodklád\w*|\bvyřa[dzď]\w*", "odhodit"),
    ("warcraft", r"(?<!společné )\bzásob\w*", "rezerva"),
    ("warcraft", r"\bpohlc\w*|\bpohltit\w*", "zhltnout"),
    ("warcraft", r"\bsoupeř\w*", "protivník"),
    ("warcraft", r"\bkroku (?:Pohyb|Těžba)\b", "pohybový krok, těžební krok"),
    ("warcraft", r"\bodstraň?\w* (?:první )?ztrát\w*|\bztrát\w* (?:se |k )?odstraň?\w*", "odebrat ztráty"),
    ("warcraft", r"\bdruh\w* jednot\w*", "typ jednotky"),
    ("warcraft", r"\bbitevní\w* pol\w*", "bojiště"),
]


def czech_texts(key: str) -> Iterator[str]:
    """What the program, or a game with its rules and its words on the page, says in Czech."""
    if key == PROGRAM:
        yield from (ROOT / "src" / "herna" / "messages" / "cs.ftl").read_text(encoding="utf-8").splitlines()
        for page in (ROOT / "ui" / "src" / "words", *sorted((ROOT / "ui" / "src" / "routes").glob("*/words"))):
            yield from leaves(json.loads((page / "cs.json").read_text(encoding="utf-8")))
        return
    content = Path(str(game_named(key).content()))
    for file in sorted(content.glob("*cs.ftl")):
        yield from file.read_text(encoding="utf-8").splitlines()
    for file in sorted(content.rglob("*.toml")):
        yield from in_czech(tomllib.loads(file.read_text(encoding="utf-8")))
    page = ROOT / "ui" / "src" / "games" / key / "words" / "cs.json"
    yield from leaves(json.loads(page.read_text(encoding="utf-8")))


def leaves(value: object) -> Iterator[str]:
    """All texts in a structure."""
    if isinstance(value, dict | list):
        for part in value.values() if isinstance(value, dict) else value:
            yield from leaves(part)
    elif isinstance(value, str):
        yield value


def in_czech(value: object) -> Iterator[str]:
    """The texts in a structure that stand under a key `cs`."""
    if isinstance(value, dict | list):
        for name, part in value.items() if isinstance(value, dict) else enumerate(value):
            yield from leaves(part) if name == "cs" else in_czech(part)


@pytest.mark.parametrize(("key", "wrong", "word"), INSTEAD, ids=[f"{key}: {word}" for key, _, word in INSTEAD])
def test_one_word_is_used_for_one_thing(key: str, wrong: str, word: str) -> None:
    found = [text for text in czech_texts(key) if re.search(wrong, text, re.IGNORECASE)]

    assert found == [], f"the glossary says: {word}"


# How a friend is addressed (verbs, and what is yours), in words that mean nothing else.
AS_A_FRIEND = (
    r"\b(?:tebe|tobě|tebou|tvůj|tvá|tvé|tvého|tvou|tvoje|tvoji|tvých|tvým|jsi|máš|můžeš|smíš|musíš|chceš|hraješ|zahraj|zvol|vyber|klikni"
    r"|otevři|táhni|odhoď|odlož|polož|lízni|dobereš|získáš|ztratíš|dostaneš|přijdeš)\b"
)


@pytest.mark.parametrize("key", [PROGRAM, "aeons-end", "connect-four", "doomtrooper", "summoner-wars", "warcraft"])
def test_everybody_is_addressed_formally(key: str) -> None:
    assert [text for text in czech_texts(key) if re.search(AS_A_FRIEND, text, re.IGNORECASE)] == []


def test_texts_of_rules_scenarios_and_page_are_read() -> None:
    texts = set(czech_texts("warcraft"))

    assert {"Město", "Vaše městské centrum", "wc-piece-outpost = základna"} <= texts
