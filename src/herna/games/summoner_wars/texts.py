"""The questions that rules ask of texts, and the moments of texts.

At these moments texts react. A text is an ability of a unit, the text of an event or of a structure. Its class answers
the questions that concern it; `me` is the card that has the text. Answers to moments are effects (procedures), which
the rules resolve in the order that the active player chooses.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from herna.engine.activity import Bar
from herna.engine.effects import Effect, Question, enters_play, leaves_play, question, questions_answered
from herna.engine.flow import Procedure
from herna.games.summoner_wars.printed import PRINTED
from herna.games.summoner_wars.table import Battlefield

Effects = tuple[Effect, ...]

NOTHING_TO_USE: Final = Bar("SW-ABIL-02", "sw-why-nothing-to-use")


@mypyc_attr(allow_interpreted_subclasses=True)
class Text:
    """A text that says nothing.

    Each question has the answer of a card that does not mention it.
    """

    phase_of_use: ClassVar[str] = ""  # of an ability to use: the phase in which it is used; any phase, if empty

    # Of the card itself

    def strength(self, table: Battlefield, me: int, target: int) -> int:
        """Added to the strength of the card, when it attacks `target` (-1: nobody)."""
        return 0

    def life(self, table: Battlefield, me: int) -> int:
        """Added to the life of the card."""
        return 0

    def extra_spaces(self, table: Battlefield, me: int) -> int:
        """How many more spaces the card may move."""
        return 0

    def fewer_spaces(self, table: Battlefield, me: int) -> int:
        """How many fewer spaces the card moves."""
        return 0

    def charge(self, table: Battlefield, me: int) -> int:
        """How far the card may charge instead of moving normally.

        Up to how many clear straight spaces.
        """
        return 0

    def through(self, table: Battlefield, me: int, other: int) -> bool:
        """Whether the card may move through that object."""
        return False

    def reach(self, table: Battlefield, me: int) -> int:
        """How far the card, if ranged, may attack."""
        return 3

    def attack_through(self, table: Battlefield, me: int, other: int) -> bool:
        """Whether the card may attack through that object."""
        return False

    def immobile(self, table: Battlefield, me: int) -> bool:
        """Whether the card is forbidden to move."""
        return False

    def steadfast(self, table: Battlefield, me: int) -> bool:
        """Whether the card cannot be forced."""
        return False

    def gate(self, table: Battlefield, me: int) -> bool:
        """Whether units may be summoned beside the card."""
        return False

    def mobile(self, table: Battlefield, me: int) -> bool:
        """Whether the card may move although it is a structure."""
        return False

    def relentless(self, table: Battlefield, me: int) -> bool:
        """Whether the card's attack does not count towards the limit of 3."""
        return False

    def guarded(self, table: Battlefield, me: int) -> bool:
        """Whether each turn's first attack on it adds at most 1 damage."""
        return False

    def works_tucked(self) -> bool:
        """Whether the ability works while its unit lies under another card."""
        return False

    def own_summon_spaces(self, table: Battlefield, me: int, seat: int) -> list[int]:
        """Spaces beside gates' where the card itself may be summoned.

        The card in hand.
        """
        return []

    def summoned_only_by(self, table: Battlefield, me: int, seat: int) -> list[int] | None:
        """The only spaces on which the card can be summoned, if any.

        Where its own text says so; None if it does not.
        """
        return None

    def summoning_costs(self, table: Battlefield, me: int, seat: int, space: int) -> Procedure | None:
        """What else is paid when the card is summoned onto a space."""
        return None

    # Given to others, from the battlefield or the active-event zone

    def strength_given(self, table: Battlefield, me: int, unit: int, target: int) -> int:
        return 0

    def life_given(self, table: Battlefield, me: int, other: int) -> int:
        return 0

    def fewer_spaces_given(self, table: Battlefield, me: int, unit: int) -> int:
        return 0

    def grants(self, table: Battlefield, me: int, unit: int) -> str:
        """The ability that a unit has because of this text, if any."""
        return ""

    def grants_for_a_move(self, table: Battlefield, me: int, unit: int) -> str:
        """The ability that a unit has during a move it begins now."""
        return ""

    def forbids_attack(self, table: Battlefield, me: int, attacker: int, target: int) -> bool:
        return False

    def lets_attack_through(self, table: Battlefield, me: int, attacker: int) -> bool:
        """Whether a unit may attack through the card that has this text."""
        return False

    def summon_spaces(self, table: Battlefield, me: int, card: int, seat: int) -> list[int]:
        """Spaces on which a card in hand may be summoned because of this text."""
        return []

    def summon_in_any_phase(self, table: Battlefield, me: int, seat: int) -> bool:
        return False

    def more_ability_damage(self, table: Battlefield, me: int, seat: int, target: int) -> int:
        """What is added to the damage of abilities of a seat's units.

        Damage that they add to a unit they do not attack.
        """
        return 0

    # In an attack: how its dice count. `dice` are the faces rolled.

    def melee_for_special(self, table: Battlefield, me: int, attacker: int) -> int:
        """How many melee symbols the attacker has for each special symbol rolled, in addition."""
        return 0

    def hits_instead(self, table: Battlefield, me: int, attacker: int, target: int, special: int) -> int | None:
        """The hits of an attack, where this text puts another number in their place."""
        return None

    def hits_added(self, table: Battlefield, me: int, attacker: int, target: int, special: int) -> int:
        """Added to the hits of an attack, or taken from them."""
        return 0

    def damage_to_attacker(self, table: Battlefield, me: int, attacker: int, hits: int, special: int) -> int:
        """Damage that the attacker gets in the same batch as the target."""
        return 0

    def damage_between(self, table: Battlefield, me: int, attacker: int, special: int) -> int:
        """Damage to each unit that the attack goes through."""
        return 0

    def instead_of_attack_damage(
        self, table: Battlefield, me: int, attacker: int, target: int, hits: int, dice: tuple[int, ...]
    ) -> Effect | None:
        """What may be done instead of adding an attack's damage."""
        return None

    def rerolls(self, table: Battlefield, me: int, roller: int) -> bool:
        """Whether a unit's dice may be rolled again for a boost of this card."""
        return False

    def pays_no_magic(self, table: Battlefield, me: int, gone: int) -> bool:
        """Whether nothing is gained when an attack of this card eliminates that one."""
        return False

    # Moments

    def after_summoned(self, table: Battlefield, me: int) -> Effects:
        """The card itself was summoned."""
        return ()

    def after_any_summon(self, table: Battlefield, me: int, unit: int) -> Effects:
        return ()

    def when_stepping_away(self, table: Battlefield, me: int, unit: int, before: int, after: int) -> bool:
        """Whether a unit's step, moved or forced, is answered with 1 damage to it."""
        return False

    def after_own_move(self, table: Battlefield, me: int, path: tuple[int, ...]) -> Effects:
        """The card has moved along a path that starts where it began."""
        return ()

    def after_any_move(self, table: Battlefield, me: int, unit: int, path: tuple[int, ...]) -> Effects:
        return ()

    def after_moved_or_forced(self, table: Battlefield, me: int, other: int) -> Effects:
        """Any object has moved or been forced."""
        return ()

    def instead_of_moving(self, table: Battlefield, me: int) -> Effects:
        return ()

    def instead_of_attacking(self, table: Battlefield, me: int) -> Effects:
        return ()

    def when_targeted(self, table: Battlefield, me: int, attacker: int, target: int) -> Effects:
        return ()

    def before_own_attack(self, table: Battlefield, me: int, target: int) -> Effects:
        return ()

    def after_any_attack(self, table: Battlefield, me: int, attack: Attacked) -> Effects:
        """An attack, by this card or another, is finished."""
        return ()

    def when_eliminated(self, table: Battlefield, me: int, gone: Gone) -> Effects:
        """Any object was eliminated, this one too."""
        return ()

    def instead_of_elimination(self, table: Battlefield, me: int, card: int) -> bool:
        """Whether an object returns to its owner's hand instead of being eliminated."""
        return False

    def start_of_turn(self, table: Battlefield, me: int) -> Effects:
        return ()

    def end_of_turn(self, table: Battlefield, me: int) -> Effects:
        return ()

    def start_of_phase(self, table: Battlefield, me: int, phase: str) -> Effects:
        return ()

    def end_of_phase(self, table: Battlefield, me: int, phase: str) -> Effects:
        return ()

    def abilities_to_use(self, table: Battlefield, me: int) -> Effect | Bar:
        """What the controller may do with the card, or what forbids it.

        In the phase of use.
        """
        return NOTHING_TO_USE

    # Events

    def playable(self, table: Battlefield, me: int, seat: int) -> bool:
        """Whether the event has the targets that it must name (SW-GAP-33)."""
        return True

    def effect(self, table: Battlefield, me: int, seat: int) -> Procedure | None:
        """What happens when the event is played."""
        return None

    def when_discarded(self, table: Battlefield, me: int, seat: int) -> Procedure | None:
        """What happens when the active event is discarded; its tokens are still on it."""
        return None

    def ends(self, table: Battlefield, me: int) -> bool:
        """Whether the active event is discarded now, before its time (SW-EVT-06)."""
        return False

    def may_stay(self, table: Battlefield, me: int, seat: int) -> bool:
        """Whether the active event may stay for a boost.

        At the start of the turn, instead of being discarded.
        """
        return False


# The questions that rules ask of texts in play, and of the texts of a card.
STRENGTH: Final = question(Text.strength)
LIFE: Final = question(Text.life)
EXTRA_SPACES: Final = question(Text.extra_spaces)
FEWER_SPACES: Final = question(Text.fewer_spaces)
CHARGE: Final = question(Text.charge)
THROUGH: Final = question(Text.through)
REACH: Final = question(Text.reach)
ATTACK_THROUGH: Final = question(Text.attack_through)
IMMOBILE: Final = question(Text.immobile)
STEADFAST: Final = question(Text.steadfast)
GATE: Final = question(Text.gate)
MOBILE: Final = question(Text.mobile)
RELENTLESS: Final = question(Text.relentless)
STRENGTH_GIVEN: Final = question(Text.strength_given)
LIFE_GIVEN: Final = question(Text.life_given)
FEWER_SPACES_GIVEN: Final = question(Text.fewer_spaces_given)
GRANTS: Final = question(Text.grants)
GRANTS_FOR_A_MOVE: Final = question(Text.grants_for_a_move)
FORBIDS_ATTACK: Final = question(Text.forbids_attack)
LETS_ATTACK_THROUGH: Final = question(Text.lets_attack_through)
OWN_SUMMON_SPACES: Final = question(Text.own_summon_spaces)
SUMMONED_ONLY_BY: Final = question(Text.summoned_only_by)
SUMMON_SPACES: Final = question(Text.summon_spaces)
SUMMON_IN_ANY_PHASE: Final = question(Text.summon_in_any_phase)
MORE_ABILITY_DAMAGE: Final = question(Text.more_ability_damage)
MELEE_FOR_SPECIAL: Final = question(Text.melee_for_special)
HITS_INSTEAD: Final = question(Text.hits_instead)
HITS_ADDED: Final = question(Text.hits_added)
DAMAGE_TO_ATTACKER: Final = question(Text.damage_to_attacker)
DAMAGE_BETWEEN: Final = question(Text.damage_between)
REROLLS: Final = question(Text.rerolls)
AFTER_ANY_SUMMON: Final = question(Text.after_any_summon)
WHEN_STEPPING_AWAY: Final = question(Text.when_stepping_away)
AFTER_OWN_MOVE: Final = question(Text.after_own_move)
AFTER_ANY_MOVE: Final = question(Text.after_any_move)
AFTER_MOVED_OR_FORCED: Final = question(Text.after_moved_or_forced)
INSTEAD_OF_MOVING: Final = question(Text.instead_of_moving)
INSTEAD_OF_ATTACKING: Final = question(Text.instead_of_attacking)
WHEN_TARGETED: Final = question(Text.when_targeted)
AFTER_ANY_ATTACK: Final = question(Text.after_any_attack)
WHEN_ELIMINATED: Final = question(Text.when_eliminated)
INSTEAD_OF_ELIMINATION: Final = question(Text.instead_of_elimination)
START_OF_TURN: Final = question(Text.start_of_turn)
END_OF_TURN: Final = question(Text.end_of_turn)
START_OF_PHASE: Final = question(Text.start_of_phase)
END_OF_PHASE: Final = question(Text.end_of_phase)
ABILITIES_TO_USE: Final = question(Text.abilities_to_use)
ENDS: Final = question(Text.ends)


class Attacked:
    """An attack that is over, as the texts that follow it need it."""

    __slots__ = ("attacker", "damaged", "seat", "special", "target", "target_seat", "where")

    def __init__(
        self, attacker: int, seat: int, target: int, target_seat: int, where: int, special: int, damaged: int
    ) -> None:
        self.attacker = attacker
        self.seat = seat
        self.target = target
        self.target_seat = target_seat  # who controlled the target when it was attacked
        self.where = where  # the space of the target when it was attacked
        self.special = special  # special symbols rolled
        self.damaged = damaged  # damage that was added to the target


class Gone:
    """An object that was eliminated: what it was, where, whose, and by what."""

    __slots__ = ("attacker", "card", "seat", "space", "texts")

    def __init__(self, card: int, space: int, seat: int, texts: tuple[str, ...], attacker: int) -> None:
        self.card = card
        self.space = space
        self.seat = seat  # who controlled it
        self.texts = texts  # the abilities it had
        self.attacker = attacker  # the unit whose attack eliminated it, or -1


TEXTS: Final[dict[str, Text]] = {}  # every text by the key of its ability or its event; the card modules fill it
QUESTIONS: Final[dict[str, tuple[Question, ...]]] = {}
PRINTED_TEXTS: Final[dict[str, tuple[str, ...]]] = {}  # the texts on each kind of card


def add_texts(texts: dict[str, Text]) -> None:
    """Take in the texts of a faction."""
    for key, text in texts.items():
        TEXTS[key] = text
        QUESTIONS[key] = questions_answered(text, Text)
    for kind, printed in PRINTED.items():
        keys = tuple(key for key in ((kind,) if printed.event() else printed.abilities) if key in TEXTS)
        printed.texts.clear()
        for key in keys:
            for asked in QUESTIONS[key]:
                printed.texts[asked] = (*printed.texts.get(asked, ()), TEXTS[key])
        PRINTED_TEXTS[kind] = keys


def effect_named(effects: Effects, effect: str) -> Effect:
    """The one of some effects that a player has chosen."""
    return next(one for one in effects if one.effect == effect)


def texts_of(table: Battlefield, card: int) -> tuple[str, ...]:
    """The texts that a card in play has now.

    Printed, gained and granted, each once (SW-ABIL-04).
    """
    if card in table.frozen:
        return ()
    keys = PRINTED_TEXTS[table.key(card)]
    if table.gained:
        keys += table.gained.get(card, ())  # never one that is printed on it
    for source, key in texts_in_play(table, GRANTS):
        granted = TEXTS[key].grants(table, source, card)
        if granted and granted not in keys:
            keys += (granted,)
    return keys


def answers(table: Battlefield, card: int, question: Question) -> tuple[Text, ...]:
    """The texts of a card in play that answer a question about itself."""
    gained, frozen = table.gained, table.frozen  # mostly empty
    if GRANTS in table.answering or (gained and card in gained) or (frozen and card in frozen):
        return tuple([TEXTS[key] for key in texts_of(table, card) if question in QUESTIONS[key]])
    return table.printed(card).texts.get(question, ())


def texts_in_play(table: Battlefield, question: Question) -> tuple[tuple[int, str], ...]:
    """The cards in play whose texts answer a question, with the texts.

    In the order they came.
    """
    said = table.answering.get(question, ())
    if said and table.frozen:
        return tuple((card, key) for card, key in said if card not in table.frozen)
    return said


def is_granted_only_by(table: Battlefield, me: int, unit: int, key: str) -> bool:
    """Whether a unit has an ability only from this card.

    The first that grants it: it works once (SW-ABIL-04).
    """
    if unit in table.frozen or key in PRINTED_TEXTS[table.key(unit)] or key in table.gained.get(unit, ()):
        return False
    for source, text in texts_in_play(table, GRANTS):
        if TEXTS[text].grants(table, source, unit) == key:
            return source == me
    return False


def on_enter_play(table: Battlefield, card: int, key: str) -> None:
    """A text has come into play."""
    enters_play(table.answering, card, key, QUESTIONS.get(key, ()))


def on_leave_play(table: Battlefield, card: int, key: str) -> None:
    """A text has left play."""
    leaves_play(table.answering, card, key, QUESTIONS.get(key, ()))
