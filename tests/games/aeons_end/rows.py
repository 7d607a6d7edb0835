"""What a row of a table of tests can say of a siege (tests/kit/rows.py).

`row("jade gives 2 aether", given(hands={0: "jade"}), "play jade", then(aether=2))`
"""

from typing import Any

from herna.games.aeons_end.given import GivenSiege, a_nemesis_turn, an_attack
from tests.kit.rows import answering as answering
from tests.kit.rows import each as each
from tests.kit.rows import notes as notes
from tests.kit.rows import position as position
from tests.kit.rows import prove as prove
from tests.kit.rows import row as row
from tests.kit.rows import sets as sets
from tests.kit.rows import then_by
from tests.kit.said import said

Told = ("told", "sources", "rules", "offers")  # questions to a position about a kind: told_suffered, offers_play
Now = ("asked", "seats_asked", "prompt", "offered", "over", "in_play")  # questions to a position
Zones = ("hand", "deck", "discard")  # of a seat, in words: hand_0


def seen(siege: GivenSiege, name: str, expected: Any) -> Any:
    """A fact by its name: `hand_0`, `offers_play`, `times_destroyed`, `names_turn_deck`, `life_1`, `fury`."""
    word, _, rest = name.partition("_")
    if name in Now:
        return getattr(siege, name)()
    if word in Told and rest:
        return getattr(siege, word)(rest)
    if word in Zones:
        return getattr(siege, word)(int(rest))
    if word == "times":
        return len(siege.told(rest))
    if word == "story":
        return siege.story(rest)
    if name in ("tokens", "offers", "refused"):
        return {words: getattr(siege, name)(words) for words in expected}
    if name == "lasts":
        return {kind: siege.table.lasts(kind) for kind in expected}
    if name == "blocked_by":  # the cards at which refusals point
        return {words: _blockers(siege, words) for words in expected}
    if name == "said":  # the words of refusals, by choice and language
        return {(words, language): said(siege, words, language) for words, language in expected}
    if name == "about":  # what the messages of refusals are given; a card by its name
        return {words: _told_in_refusal(siege, words, some) for words, some in expected.items()}
    if name == "purse":  # aether that pays for anything, for gems only, for spells only
        return siege.table.aether, siege.table.gem_aether, siege.table.spell_aether
    if name == "dealt":  # damage to the nemesis
        return siege.table.most_nemesis - siege.table.nemesis_life
    if name in ("may", "may_not"):
        return expected if (expected in siege.offered()) == (name == "may") else sorted(siege.offered())
    if word == "names":
        return siege.names_of(_of_table(siege, rest))
    if word == "kinds":
        return siege.kinds(_of_table(siege, rest))
    return len(_of_table(siege, rest)) if word == "count" else _of_table(siege, name)


def _blockers(siege: GivenSiege, words: str) -> str:
    return " ".join(siege.word(kind, thing) for kind, thing in siege.why_not(words).blockers)


def _told_in_refusal(siege: GivenSiege, words: str, some: dict[str, Any]) -> dict[str, Any]:
    """Of what the message of a refusal is given, the fields in `some`; a card by its name, where `some` names one."""
    told = dict(siege.why_not(words).arguments)
    named = {field: siege[value] if value in siege.names else value for field, value in some.items()}
    return {field: some[field] if told.get(field) == value else told.get(field) for field, value in named.items()}


def _of_table(siege: GivenSiege, name: str) -> Any:
    """A value of the table, of a seat, or what the table answers: `fury`, `life_1`, `opened_0`."""
    at: list[int] = []
    while name.rpartition("_")[2].isdecimal():
        name, _, number = name.rpartition("_")
        at.insert(0, int(number))
    value = getattr(siege.table, name)
    if callable(value):
        return value(*at)
    for index in at:
        value = value[index]
    return value


given, nemesis_turn, attack = position(GivenSiege), position(a_nemesis_turn), position(an_attack)
then = then_by(seen)
