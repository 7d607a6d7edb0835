"""Messages about games, scenarios, cards and rulebooks; messages.py has the others."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from herna.server.messages import MOST_SCENARIO


class ScenarioText(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks whether your scenario can be played: the text of its file."""

    text: Annotated[str, Meta(max_length=MOST_SCENARIO)]


class ScenarioInfo(Struct, frozen=True):
    """A scenario's name, what it is about, and its number of players.

    `decides` names the options that are of no use with it. A scenario that could not be read has no name.
    """

    key: str
    name: str
    about: str
    seats: int
    decides: list[str]


class DraftWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks for a scenario to edit, by its key, its text or its draft.

    The key is that of one that comes with the game. One of the three is given.
    """

    key: Annotated[str, Meta(max_length=64)] = ""
    text: Annotated[str, Meta(max_length=MOST_SCENARIO)] = ""
    draft: dict[str, Any] | None = None


class FaultPlace(Struct, frozen=True):
    """A part of a scenario file, an entry there, and a field.

    Entries are counted from 0; -1 is none of them. A field that is empty stands for all.
    """

    part: str
    number: int
    field: str


class FaultInfo(Struct, frozen=True):
    """A fault of a scenario: the point it breaks, where and how.

    The points are those of "What must hold" in docs/scenario-format.md. `reason` is the text without the place.
    """

    rule: str
    text: str
    reason: str
    place: FaultPlace | None
    space: str  # the key of a space that it names, besides its place


class ScenarioChecked(Struct, frozen=True):
    """Your scenario, drawn as text if it can be played.

    If not, the first of its faults.
    """

    scenario: ScenarioInfo
    faults: list[FaultInfo]
    count: int  # of all faults
    drawing: str


class Drafted(Struct, frozen=True):
    """A scenario to edit: its file as text and as data, and its faults."""

    text: str
    draft: dict[str, Any]
    checked: ScenarioChecked


class MomentInfo(Struct, frozen=True):
    """A kind of window at which a player can choose to be asked."""

    key: str
    text: str


class GameInfo(Struct, frozen=True):
    key: str
    name: str
    seats: list[int]
    cooperative: bool
    complete: bool
    first: bool  # whether it has a first match with a guide
    options: list[dict[str, Any]]
    decks: list[str]
    scenarios: list[ScenarioInfo]
    moments: list[MomentInfo]
    library: bool  # whether it has cards or other things to look up


class CardInfo(Struct, frozen=True):
    """A kind of card, as a page draws it.

    The facts depend on the game. What is `listed` has a page in the library.
    """

    key: str
    name: str
    facts: dict[str, Any]
    listed: bool


class SourceInfo(Struct, frozen=True):
    """Where a rule or an example comes from, in the reader's language.

    The `heading` in it has its own language.
    """

    basis: str
    text: str
    heading: str = ""
    language: str = ""  # of the heading


class ChapterInfo(Struct, frozen=True):
    id: str
    title: str


class RuleInfo(Struct, frozen=True):
    id: str
    chapter: str
    title: str
    text: str
    source: SourceInfo


class ExampleInfo(Struct, frozen=True):
    """A worked example of some rules.

    In one that only shows a position, nothing is done: `when` is empty.
    """

    id: str
    title: str
    given: str
    when: str
    then: str
    rules: list[str]
    source: SourceInfo


class RulebookInfo(Struct, frozen=True):
    """A game's rulebook, each part in its order."""

    chapters: list[ChapterInfo]
    rules: list[RuleInfo]
    examples: list[ExampleInfo]


class TermInfo(Struct, frozen=True):
    """A term of a game's glossary, and its forms as a regular expression."""

    key: str
    name: str
    text: str
    rule: str
    pattern: str
