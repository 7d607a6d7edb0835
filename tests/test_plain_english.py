"""What a person reads is in plain English, with the words of the glossary (docs/glossary.md, "Words in the code").

Docstrings, comments and names of functions are checked, also those of tests, and all texts that people read.
"""

import ast
import io
import re
import tokenize
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from herna.server.typescript import generated

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "herna"

# A phrase as a regular expression, and what to write instead.
BANNED = {
    r"whoever": "the player who …, the player being asked",
    r"(?:the|an) own": "your, its",
    r"so many": "N, that many",
    r"gone? on with|goes on with|going on with": "resume, continue",
    r"reckon\w*": "compute, count, estimate",
    r"foresee\w*": "forecast",
    r"foretells?": "forecast, predict",
    r"(?:what|which) (?:would )?comes? of": "the result, the forecast",
    r"what has become of": "the state of",
    r"is other than": "differs from",
    r"it is not you who": "it is not your …",
    r"keep my seats": "create an account",
    r"as it likes": "without a limit",
}
# In documents, docstrings and comments of the source, besides: what a translation would sound like.
TRANSLATED = {
    r"until when": "how long",
    r"what (?:becomes|became) of": "where … goes, the state of",
    r"one's own": "your own, the player's own",
    r"(?<!there )(?:is|are) no (?:answer|attack|candidate|common|decision|draw|duel|option|unit|way)s?": "is not a …",
    r"(?:is|are) no (?:card|part|spell|target|vehicle|warrior|weapon)s? (?:in|of|or|that)": "is not a …",
    r"in mid-\w+": "during the …",
    r"dearer": "more expensive, costs more",
    r"self-built": "your own",
    r"but for (?:its|one|the|what)": "without",
    r"(?:is|are|one|those|warriors?) meant by": "that matches",
    r"lately": "recently",
    r"shall": "does, should",
    r"(?<=[.;] )who [^?.;|,]*\w(?=[ )]*[.;|])": "a player who …",
}
# In documents, besides.
DOCUMENT_BANNED = TRANSLATED | {r"(?<=[.;] )who [^?.;|]*\w(?=[ )]*[.;|])": "a player who …"}
# In what players read, besides: the English of games.
TEXT_BANNED = {
    r"shall": "should, does",
    r"(?:is|are) meant": "it applies to",
    r"(?<!there )is no (?:card|cast|number|part|spell|target|warrior|weapon)": "is not a …",
    r"on turn: ": "to play",
    r"self-built": "your own",
}
CZECH_BANNED = {
    r"osiv\w+": "semínko",
    r"vrátit tah|vrácení tahu": "vzít zpět",
    r"prohledávání počítá|zvolilo prohledávání": "počítač přemýšlí, zahrál počítač",
    r"tvůj|tvoj\w+|tvá|tvé|tobě|tebe|zvol|vyber|hraj|napiš|zkus|srovnej|táhni|přesuň": "vykání",
    r"jsi|tě|otevři|zadej|použij|spusť|počkej|podívej|klikni|vezmi|polož|hoď|dober|odhoď|odlož|ztrať|znič": "vykání",
    r"(?!(?:ná|vá|spí)š)\w+[áíe]š": "vykání",
}
# Percent as the page's formatter writes it: in English without a space, in Czech with one, but for an adjective.
WRONG_PERCENT = {"en": r"[0-9}]\s%", "cs": r"\}%|[0-9]%(?! (?:interval|jistot))"}
# Names that say what was done, for functions that do it.
PARTICIPLES = {
    *("attempted", "begun", "caught_up", "compared", "fought", "gathered", "loaded", "measured", "opened"),
    *("played", "proposed", "recorded", "resumed", "saved", "sealed", "seated", "simulated", "timed", "unsealed"),
    *("withdrawn", "deployed", "destroyed", "killed", "settled", "stepped", "stepped_back", "used"),
    *("befalls", "chosen", "collected", "created", "counted_up", "joined", "merged", "printed_out", "replayed"),
}
LONGEST_FIRST_LINE = 14  # words

DOCUMENTS = sorted((*ROOT.glob("*.md"), *ROOT.joinpath("docs").rglob("*.md"), *SOURCE.rglob("*.md")))


def modules_in(*folders: Path) -> list[Path]:
    return sorted(module for folder in folders for module in folder.rglob("*.py") if "build" not in module.parts)


MODULES = modules_in(SOURCE, ROOT / "scripts", ROOT / "examples")
TESTS = [module for module in modules_in(ROOT / "tests") if module != Path(__file__)]


def path_of(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


PAGE = sorted(
    {file for file in (ROOT / "ui" / "src").rglob("*") if file.suffix in (".ts", ".svelte", ".css")} - set(generated())
)
WORDS = sorted((ROOT / "ui" / "src").rglob("words/*.json"))
FORMS = re.compile(r"^\S+-forms = .*$", re.MULTILINE)  # what terms are found by: nobody reads it


def found(text: str, banned: dict[str, str] = BANNED) -> list[str]:
    """The banned phrases in a text, each with what to write instead."""
    flat = re.sub(r"\s+", " ", text)
    if _any_of(tuple(banned)).search(flat) is None:
        return []
    return [f"{match[0]!r}: {better}" for phrase, better in banned.items() for match in _matches(phrase, flat)]


@cache
def _any_of(phrases: tuple[str, ...]) -> re.Pattern[str]:
    """All phrases in one expression, since a text hardly ever has one of them."""
    return re.compile(rf"\b(?:{'|'.join(f'(?:{phrase})' for phrase in phrases)})\b", re.IGNORECASE)


def spelled(name: str) -> str:
    """A name as its words."""
    return name.replace("_", " ")


def _matches(phrase: str, text: str) -> Iterator[re.Match[str]]:
    return re.finditer(rf"\b(?:{phrase})\b", text, re.IGNORECASE)


def prose(document: Path) -> str:
    """A document without its code, and without the glossary's column of words that we do not use."""
    text = document.read_text(encoding="utf-8")
    if document.name == "glossary.md":
        text = re.sub(r"^## Words in the code$.*?(?=^## )", "", text, flags=re.MULTILINE | re.DOTALL)
    text = re.sub(r"^ *```.*?^ *```$", "", text, flags=re.MULTILINE | re.DOTALL)
    return re.sub(r"`[^`]*`", "", text)


def docstrings(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Every docstring of a module with the name of what it describes."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            text = ast.get_docstring(node)
            if text:
                yield getattr(node, "name", "the module"), text


def functions(tree: ast.Module) -> set[str]:
    return {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}


def comments(source: str) -> str:
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    return "\n".join(token.string for token in tokens if token.type == tokenize.COMMENT)


@pytest.mark.parametrize("document", DOCUMENTS, ids=path_of)
def test_documents_are_in_plain_english(document: Path) -> None:
    assert found(prose(document), BANNED | DOCUMENT_BANNED) == []


@pytest.mark.parametrize("module", [*MODULES, *TESTS], ids=path_of)
def test_docstrings_comments_and_names_are_in_plain_english(module: Path) -> None:
    source = module.read_text(encoding="utf-8")
    tree = ast.parse(source)
    described, named, ours = list(docstrings(tree)), functions(tree), module in MODULES

    texts = [comments(source), *(text for _, text in described), *(spelled(name) for name in named)]
    banned = BANNED | TRANSLATED if ours else BANNED
    first_lines = [(name, text.splitlines()[0]) for name, text in described if ours]

    assert [wrong for text in texts for wrong in found(re.sub(r"`[^`]*`", "", text), banned)] == []
    assert [(name, line) for name, line in first_lines if len(line.split()) > LONGEST_FIRST_LINE] == []
    assert named & PARTICIPLES == set()  # functions that act are named by verbs


@pytest.mark.parametrize("file", PAGE, ids=path_of)
def test_the_pages_code_is_in_plain_english(file: Path) -> None:
    assert found(file.read_text(encoding="utf-8")) == []


def texts_in(language: str) -> dict[str, str]:
    """What program, games and page say in one language, by the paths of the files."""
    folders = (SOURCE, ROOT / "examples")
    catalogues = [file for folder in folders for file in folder.rglob(f"*{language}.ftl") if "build" not in file.parts]
    contents = [file for folder in folders for file in folder.rglob("content/**/*.toml") if "build" not in file.parts]
    return {
        **{path_of(file): FORMS.sub("", file.read_text(encoding="utf-8")) for file in catalogues},
        **{path_of(file): file.read_text(encoding="utf-8") for file in WORDS if file.stem == language},
        **{path_of(file): texts_under(language, tomllib.loads(file.read_text(encoding="utf-8"))) for file in contents},
    }


def texts_under(language: str, value: object) -> str:
    """The texts in a content file that stand under the key of a language, one a line."""
    if not isinstance(value, dict | list):
        return ""
    parts = value.items() if isinstance(value, dict) else enumerate(value)
    texts = [
        part if name == language and isinstance(part, str) else texts_under(language, part) for name, part in parts
    ]
    return "\n".join(filter(None, texts))


def test_english_messages_are_in_plain_english() -> None:
    banned = BANNED | TEXT_BANNED

    assert {file: phrases for file, text in texts_in("en").items() if (phrases := found(text, banned))} == {}


def test_czech_messages_say_vy_and_one_word_for_one_thing() -> None:
    assert {file: phrases for file, text in texts_in("cs").items() if (phrases := found(text, CZECH_BANNED))} == {}


@pytest.mark.parametrize("language", WRONG_PERCENT)
def test_percent_has_one_form_in_each_language(language: str) -> None:
    texts = texts_in(language).items()

    assert {file: wrong for file, text in texts if (wrong := re.findall(WRONG_PERCENT[language], text))} == {}


def test_a_wrong_percent_is_found() -> None:
    both = "3% 3 % 3\N{NO-BREAK SPACE}% {$x}% { $x } %"

    assert re.findall(WRONG_PERCENT["en"], both) == ["3 %", "3\N{NO-BREAK SPACE}%", "} %"]
    assert re.findall(WRONG_PERCENT["cs"], f"{both}; 95% interval, s 95% jistotou") == ["3%", "}%"]


def test_a_banned_phrase_is_found_with_what_to_write_instead() -> None:
    assert found("Whoever is\nasked takes the own card.") == [
        "'Whoever': the player who …, the player being asked",
        "'the own': your, its",
    ]
    assert found("Somebody else, that many cards, their own hand.") == []
    assert found("He may. Who loses is out. Who loses?", TRANSLATED) == ["'Who loses is out': a player who …"]
    assert found("Teď hraješ. Nakonec vyhráváš.", CZECH_BANNED) == ["'hraješ': vykání", "'vyhráváš': vykání"]
    assert found("Náš stůl je spíš váš, nejvýš příliš nízký.", CZECH_BANNED) == []


def test_texts_of_rules_are_read_in_each_language() -> None:
    rules = "src/herna/games/summoner_wars/content/rules.toml"

    english, czech = texts_in("en")[rules].splitlines(), texts_in("cs")[rules].splitlines()

    assert ("The six phases" in english, "Šest fází" in english) == (True, False)
    assert ("The six phases" in czech, "Šest fází" in czech) == (False, True)
