"""How strong warriors are, roughly.

As printed, with what lies on them and with what strengthens all of their kind. The evaluation asks very often. A rough
strength follows from kinds of cards alone, so each combination is computed once; conditions that hold only now and then
are left out. In a duel the rules are asked for the true values.
"""

from __future__ import annotations

from typing import Final

from herna.games.doomtrooper.cards.commanding import LeadsUnit
from herna.games.doomtrooper.cards.fighting import Kills, StrikesFirst
from herna.games.doomtrooper.cards.values import LevelBase, MirrorBase, Modify, ModifyGroup, ModifyPer, Multiply
from herna.games.doomtrooper.printed import PRINTED, STATS
from herna.games.doomtrooper.rules.identity import IDENTITIES
from herna.games.doomtrooper.rules.values import WEAPONS
from herna.games.doomtrooper.rules.words import words_of
from herna.games.doomtrooper.table import Front
from herna.games.doomtrooper.texts import MODIFIES_ALL, NAMES_OF_TEXTS, TEXTS, Text

MIRRORED: Final = 3  # what the base value of an opponent is, about
MOST_KNOWN: Final = 20_000

# What strengthens all of a kind: the name of the text, what its card has noted, whether it is of the same player.
Help = tuple[tuple[str, str, bool], ...]

# Words of a filter that are not asked here: where and how somebody stands.
_PASSING: Final = frozenset(
    ("own", "enemy", "any", "other", "here", "squad", "kohort", "outpost", "dueling", "mounted")
)


class Strength:
    """What a warrior can do, roughly.

    F, S, A and V, what its weapons add to F and S, and how it strikes.
    """

    def __init__(self, key: str, on: tuple[str, ...], helped: Help) -> None:
        printed = PRINTED[key]
        self.fights = "noncombatant" not in printed.keywords
        self.plus = [0, 0, 0, 0]
        self.times = [1, 1, 1, 1]
        self.armed = [0, 0]
        self.kills = self.first = False
        base = list(printed.stats)
        for text in every_text_of(key):
            self._add(text)
        for other in on:
            gear = PRINTED[other]
            if gear.type == "beast":
                base = [new or old for new, old in zip(gear.stats, base, strict=True)]
            weapon = not gear.keywords.isdisjoint(WEAPONS)
            for text in every_text_of(other):
                if isinstance(text, LevelBase):
                    base = [max(printed.stats)] * 4
                elif weapon and isinstance(text, Modify):
                    self.armed = [max(self.armed[0], text.fight), max(self.armed[1], text.shoot)]
                else:
                    self._add(text)
        for name, noted, own in helped:
            self._help(TEXTS[name], key, noted, own)
        values = [(base[stat] + self.plus[stat]) * self.times[stat] for stat in range(4)]
        self.fight, self.shoot = (0 if stat in printed.struck else values[stat] for stat in range(2))
        self.armor, self.value = values[2], max(0, values[3])

    def _add(self, text: Text) -> None:
        """A text of its own, or of a card that lies on it."""
        if isinstance(text, Modify):
            if not (text.role or text.against or text.among or text.wielding or text.bearer):
                self._raise(text.fight, text.shoot, text.armor, text.value)
        elif isinstance(text, ModifyPer):
            self._raise(text.fight, text.shoot, text.armor, text.value)
        elif isinstance(text, Multiply):
            for stat, name in enumerate(STATS):
                if name in text.stats:
                    self.times[stat] *= text.by
        elif isinstance(text, MirrorBase):
            for stat, name in enumerate(STATS):
                if name in text.stats:
                    self.plus[stat] += MIRRORED
        elif isinstance(text, Kills):
            self.kills = self.kills or not (text.who or text.against)
        elif isinstance(text, StrikesFirst):
            self.first = self.first or not text.who

    def _help(self, text: Text, key: str, noted: str, own: bool) -> None:
        """What a card elsewhere gives to all of a kind."""
        if isinstance(text, LeadsUnit):
            if own and noted == key:
                self._raise(text.fight, text.shoot, text.armor, text.value)
        elif isinstance(text, ModifyGroup) and not (text.role or text.against) and is_meant(key, text.who, own):
            self._raise(text.fight, text.shoot, text.armor, text.value)

    def _raise(self, fight: int, shoot: int, armor: int, value: int) -> None:
        for stat, amount in enumerate((fight, shoot, armor, value)):
            self.plus[stat] += amount


def every_text_of(key: str) -> list[Text]:
    """Everything that a kind of card says."""
    names = {name: None for names in NAMES_OF_TEXTS[key].values() for name in names}
    return [TEXTS[name] for name in names]


def is_meant(key: str, text: str, own: bool) -> bool:
    """Whether a warrior as printed matches these words, wherever it stands."""
    who = IDENTITIES[key]
    has = who.sides | who.affiliations | who.keywords
    for word in words_of(text):
        if (word == "own" and not own) or (word == "enemy" and own):
            return False
        if word in _PASSING or word.startswith(("v", "basev")):
            continue
        if (word[1:] in has) if word.startswith("-") else (word not in has):
            return False
    return True


_KNOWN: Final[dict[tuple[str, tuple[str, ...], Help], Strength]] = {}


def strength(key: str, on: tuple[str, ...], helped: Help) -> Strength:
    """How strong a warrior of this kind is with such cards on it."""
    combination = (key, on, helped)
    known = _KNOWN.get(combination)
    if known is None:
        if len(_KNOWN) >= MOST_KNOWN:
            _KNOWN.clear()
        known = _KNOWN[combination] = Strength(key, on, helped)
    return known


def help_for(table: Front, seat: int) -> Help:
    """What strengthens a player's warriors of some kind, or everybody's."""
    answering = table.answering.get(MODIFIES_ALL)
    if not answering:
        return ()
    control, notes = table.control, table.notes
    found: list[tuple[str, str, bool]] = []
    for card, name in answering:
        text = TEXTS[name]
        if isinstance(text, ModifyGroup):
            found.append((name, "", control[card] == seat))
        elif isinstance(text, LeadsUnit) and card in notes:
            found.append((name, str(notes[card][0]), control[card] == seat))
    found.sort()
    return tuple(found)
