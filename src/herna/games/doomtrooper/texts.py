"""The questions that rules ask of cards.

A card's effects in the content files are texts of this kind. `me` is the card that has the text. A text is asked while
its card is on the table (`texts_in_play`, `texts_about`), or, of a card that is being played, by the procedure that
plays it (`texts_of`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import mypyc_attr

from herna.engine.activity import Bar, Harm
from herna.engine.content import bad_effect
from herna.engine.decision import Choice
from herna.engine.effects import Modifier, Question, question, questions_answered
from herna.engine.flow import Play, Procedure
from herna.engine.game import Message
from herna.games.doomtrooper.printed import PRINTED, Printed, Spec
from herna.games.doomtrooper.table import NONE, Front, Pending
from herna.games.doomtrooper.table import Moment as Moment

Whose = Harm  # whose side: nobody's, others', or your own

# Permissions, by strength (DT-NEVER): NEVER beats ALWAYS, that beats what an effect grants, that beats MAY NOT.
NEVER: Final = -2
MAY_NOT: Final = -1
SILENT: Final = 0
GRANTED: Final = 1
ALWAYS: Final = 2

# What a text says about itself, and rules do not ask of cards in play.
ABOUT_ITSELF: Final[tuple[str, ...]] = (
    "questions",
    "worded",
    "in_any_order",
    "is_for_all",
    "harms",
    "abilities",
    "bars_use",
)


@dataclass(frozen=True, slots=True)
class Identity:
    """A warrior's sides (DT-AFF), affiliations, and words that cards use of it (DT-AS)."""

    sides: frozenset[str]
    affiliations: frozenset[str]
    keywords: frozenset[str]


@dataclass(frozen=True, slots=True)
class Pick:
    """One more choice before a card is announced: question, kind, options."""

    prompt: str
    kind: str  # "pick_card", "pick_victim", "pick_amount", "pick_player", "pick_word", "pick_pile"
    options: tuple[int | str, ...]
    enough: bool = False  # whether one may stop here; NONE is then the last thing picked


NO_ANSWER: Final = Bar("DT-TIME-14", "dt-why-no-answer")
NOBODY_MEANT: Final = Bar("DT-TIME-21", "dt-why-nobody-meant")
ABILITY_NOT_NOW: Final = Bar("DT-ACT-21", "dt-why-ability-not-now")
ABILITY_TAKES_NO_ACTION: Final = Bar("DT-ACT-21", "dt-why-ability-no-action")


@mypyc_attr(allow_interpreted_subclasses=True)
class Text:
    """A text that says nothing; others have a method for each question they answer."""

    def questions(self) -> tuple[Question, ...]:
        """What it is asked."""
        return tuple(name for name in questions_answered(self, Text) if name not in ABOUT_ITSELF)

    def in_any_order(self) -> bool:
        """Whether effects of it that fall due together may come in any order."""
        return False

    def is_for_all(self) -> bool:
        """Whether its effects are on all players, and so come first (DT-TIME-06)."""
        return False

    def worded(self) -> Message | None:
        """Its words, if its data give them; None if the card has its own."""
        return None

    def harms(self, whose: Whose) -> Whose:
        """Whom it harms when played on your own things, or on those of others."""
        return ""

    # What the bearer is, and what everybody is

    def changes_identity(self, table: Front, me: int, warrior: int, who: Identity) -> Identity:
        """Of its own card and its bearer: what it is (DT-AFF, DT-AS)."""
        return who

    def keeps_identity(self, table: Front, me: int, who: Identity) -> Identity:
        """What its own card stays in spite of everything else that is said."""
        return who

    def puts_out_of_play(self, table: Front, me: int) -> bool:
        """Whether its bearer is out of play though on the table (DT-ZONES-03)."""
        return False

    def claims(self, table: Front, me: int) -> bool:
        """Whether its player controls its bearer (DT-OWN-01)."""
        return False

    def unfit(self, table: Front, me: int, warrior: int) -> bool:
        """Whether a warrior is not combat-capable because of this lasting card (DT-FIT-03)."""
        return False

    def permits(self, table: Front, me: int, warrior: int, ability: str, other: int) -> int:
        """Whether a warrior may do something, perhaps with another card: NEVER to ALWAYS."""
        return SILENT

    def immune(self, table: Front, me: int, warrior: int, source: int) -> bool:
        """Whether a warrior is immune to a card (DT-IMM)."""
        return False

    # Values

    def modifies(self, table: Front, me: int, warrior: int, stat: int, against: int) -> tuple[Modifier, ...]:
        """How it changes a value of its bearer, perhaps only against somebody."""
        return ()

    def modifies_all(self, table: Front, me: int, warrior: int, stat: int, against: int) -> tuple[Modifier, ...]:
        """How it changes a value of any warrior in play."""
        return ()

    def several(self, table: Front, me: int) -> int:
        """How many copies of this card a warrior may use at once (DT-EQUIP-08)."""
        return 1

    def mirrors(self, table: Front, me: int, warrior: int, stat: int, opponent: int) -> int:
        """What it adds to a value of its bearer by the opponent's base values."""
        return 0

    def suppresses(self, table: Front, me: int, warrior: int, source: int) -> bool:
        """Whether a warrior gets nothing from another card now."""
        return False

    def denies_cover(self, table: Front, me: int, warrior: int) -> bool:
        """Whether a warrior in cover has nothing from it now."""
        return False

    def bars(self, table: Front, me: int, card: int) -> bool:
        """Whether its bearer may not use another card on it (DT-NEVER-03, DT-EQUIP-23)."""
        return False

    def no_vehicles(self, table: Front, me: int) -> bool:
        """Of a warzone: whether nobody may use a vehicle in a duel fought there."""
        return False

    # Duels

    def strikes_first(self, table: Front, me: int, warrior: int) -> int:
        """GRANTED or ALWAYS, if a fighter of the duel strikes first (DT-FIRST)."""
        return SILENT

    def kills(self, table: Front, me: int, warrior: int, opponent: int) -> bool:
        """Whether whatever a fighter wounds is killed."""
        return False

    def forbids_attack(self, table: Front, me: int, attacker: int, defender: int) -> bool:
        """Whether one may not attack the other (DT-DUEL-15)."""
        return False

    def must_attack(self, table: Front, me: int, others: list[int]) -> list[int]:
        """Whom its own card must attack, if it may not choose (ATTACK_TARGETING)."""
        return []

    def forbids_tactic(self, table: Front, me: int, warrior: int, tactic: str, attacking: bool) -> bool:
        """Whether a fighter may not take part in a duel of this tactic (DT-FIT-08)."""
        return False

    def reward(self, table: Front, me: int, killer: int, killed: int, points: int) -> int:
        """The points for a kill by a warrior, instead of these (KILL_REWARD)."""
        return points

    def award(self, table: Front, me: int, killer: int, killed: int, usual: Procedure) -> Procedure | None:
        """What a kill by its bearer brings instead of the usual points (DT-MISSION-08)."""
        return None

    def when_killed(self, play: Play[Front], me: int, warrior: int, worth: int) -> Procedure | None:
        """What follows when its bearer, worth these points, is killed."""
        return None

    def missions_first(self, table: Front, me: int) -> bool:
        """Whether a mission on its own card comes before others of its player."""
        return False

    # Costs and actions

    def destiny_cost(self, table: Front, me: int, seat: int, target: int) -> int:
        """What playing it on a target costs in D, besides what is printed."""
        return 0

    def destiny_worth(self, table: Front, me: int, warrior: int, source: int) -> int:
        """How much each D counts that a warrior spends on a card's effect (COST_MOD)."""
        return 1

    def credit(self, table: Front, me: int, seat: int) -> int:
        """How many D a player may borrow at once, as debt (DT-WIN-06)."""
        return 0

    def extra_actions(self, table: Front, me: int, seat: int) -> int:
        """How many actions more than three a player has in each turn."""
        return 0

    def extra_attacks(self, table: Front, me: int, seat: int) -> int:
        """How many of these may be attacks besides the one allowed by rule (G-84)."""
        return 0

    def converts(self, table: Front, me: int, attacker: int) -> bool:
        """Whether a player may turn any action into an attack by this warrior (DT-ACT-17)."""
        return False

    def free_to_play(self, table: Front, me: int, seat: int, card: int, target: int) -> bool:
        """Whether its player may play a card ANYTIME and without an action."""
        return False

    def waives_value(self, table: Front, me: int, seat: int, card: int) -> bool:
        """Whether a player need not pay the V of a deployed warrior."""
        return False

    def free_of_destiny(self, table: Front, me: int, seat: int, card: int, target: int) -> bool:
        """Whether a card costs a player no D on a target."""
        return False

    # Playing the card itself

    def bars_play(self, table: Front, me: int, seat: int) -> Bar | None:
        """Why it may not be played now, or would do nothing (DT-TIME-20)."""
        return None

    def bars_target(self, table: Front, me: int, seat: int, target: int) -> Bar | None:
        """Why it may not be played on a target that fits its words."""
        return None

    def bars_cast(self, table: Front, me: int, caster: int, target: int) -> Bar | None:
        """Why this caster could not cast the spell on a target, or pay it."""
        return None

    def picks(self, table: Front, me: int, pending: Pending) -> Pick | None:
        """What more is chosen before it is announced, besides `pending.picked` (DT-ART-07)."""
        return None

    def price(self, table: Front, me: int, pending: Pending) -> int:
        """The D that what was picked costs."""
        return 0

    def takes_effect(self, play: Play[Front], me: int, pending: Pending) -> Procedure | str | None:
        """What it does: a deed, or a word for its window (CANCELLED)."""
        return None

    def enters(self, play: Play[Front], me: int, pending: Pending) -> Procedure | None:
        """What follows when its card has come into play."""
        return None

    def leaves(self, play: Play[Front], me: int) -> None:
        """What ends when its card leaves the table, just before it does."""

    def bars_answer(self, table: Front, me: int, seat: int, moment: Moment) -> Bar | None:
        """Why it is no reaction to a moment among its `moments` (DT-TIME-14)."""
        return NO_ANSWER

    def moments(self) -> tuple[str, ...]:
        """The moments that it may answer; windows open on no others."""
        return ()

    # Abilities

    def abilities(self) -> tuple[str, ...]:
        """The names of the abilities that `uses` offers, each unique on its card."""
        return ()

    def uses(self, table: Front, me: int, seat: int, moment: str) -> list[Choice]:
        """What a player may do with it now, as choices ("use", me, ability, target).

        `moment` is "action" (in the player's action step), "attack" (as an attack action without a duel), "anytime",
        "combat" (in phase 5), or the kind of a moment that is to be answered.
        """
        return []

    def bars_use(self, table: Front, me: int, seat: int, ability: str, moment: str) -> Bar:
        """Why `uses` does not offer an ability at a moment, if it does not."""
        if moment == "action" and any(choice[2] == ability for choice in self.uses(table, me, seat, "anytime")):
            return ABILITY_TAKES_NO_ACTION
        return ABILITY_NOT_NOW

    def action_cost(self, ability: str) -> int:
        """How many actions an ability costs."""
        return 0

    def switches(self, ability: str) -> bool:
        """Whether an ability is a free switch, without an end (DT-CR-12)."""
        return False

    def pays(self, play: Play[Front], me: int, seat: int, ability: str, target: int) -> int:
        """An ability is paid for, by D or cards.

        It is noted that it was used. Its answer is whatever must be known of cards that are gone when the ability does
        what it does.
        """
        return NONE

    def use(
        self, play: Play[Front], me: int, seat: int, ability: str, target: int, paid: int
    ) -> Procedure | str | None:
        """What an ability does, once paid; `paid` is what was noted then."""
        return None

    # Moments

    def at_draw_step(self, table: Front, me: int, seat: int) -> tuple[str, ...]:
        """The names of its effects that fall due in a player's draw step (DT-TIME-06)."""
        return ()

    def at_turn_start(self, table: Front, me: int, seat: int) -> tuple[str, ...]:
        """What falls due at the start of a player's turn."""
        return ()

    def at_turn_end(self, table: Front, me: int, seat: int) -> tuple[str, ...]:
        """What falls due at the end of a player's turn."""
        return ()

    def effect(self, play: Play[Front], me: int, name: str) -> Procedure | None:
        """An effect that fell due is carried out."""
        return None

    def after_wound(self, play: Play[Front], me: int, warrior: int, source: int) -> Procedure | None:
        """What follows when a warrior was wounded by `source` and lives."""
        return None

    def after_kill(self, play: Play[Front], me: int, warrior: int, killer: int, worth: int) -> Procedure | None:
        """What follows in phase 8 when a duel killed a warrior (G-75)."""
        return None

    def after_duel(self, play: Play[Front], me: int) -> Procedure | None:
        """What follows when a duel is over; it is still the table's duel."""
        return None

    def after_deploy(self, play: Play[Front], me: int, warrior: int) -> Procedure | None:
        """What follows when a warrior was brought into play."""
        return None

    def after_cover(self, play: Play[Front], me: int, warrior: int) -> None:
        """What follows when a warrior sought cover by an action."""

    def saves(self, table: Front, me: int, card: int, where: str) -> bool:
        """Whether a card is safe from being discarded or sacrificed (PREVENT, DT-ZONES-10)."""
        return False

    def settles(self, play: Play[Front], me: int) -> None:
        """What follows at once: a unit is dissolved, a mission is over."""

    def goes_to(self, table: Front, me: int, where: str) -> str:
        """Where its own card goes instead of "grave" or "sacrificed"."""
        return where


# The questions that rules ask of texts in play: the type checker knows each of them.
CHANGES_IDENTITY: Final = question(Text.changes_identity)
KEEPS_IDENTITY: Final = question(Text.keeps_identity)
PUTS_OUT_OF_PLAY: Final = question(Text.puts_out_of_play)
CLAIMS: Final = question(Text.claims)
UNFIT: Final = question(Text.unfit)
IMMUNE: Final = question(Text.immune)
MODIFIES: Final = question(Text.modifies)
MODIFIES_ALL: Final = question(Text.modifies_all)
SEVERAL: Final = question(Text.several)
MIRRORS: Final = question(Text.mirrors)
SUPPRESSES: Final = question(Text.suppresses)
DENIES_COVER: Final = question(Text.denies_cover)
BARS: Final = question(Text.bars)
NO_VEHICLES: Final = question(Text.no_vehicles)
STRIKES_FIRST: Final = question(Text.strikes_first)
KILLS: Final = question(Text.kills)
FORBIDS_ATTACK: Final = question(Text.forbids_attack)
MUST_ATTACK: Final = question(Text.must_attack)
FORBIDS_TACTIC: Final = question(Text.forbids_tactic)
REWARD: Final = question(Text.reward)
AWARD: Final = question(Text.award)
WHEN_KILLED: Final = question(Text.when_killed)
MISSIONS_FIRST: Final = question(Text.missions_first)
DESTINY_COST: Final = question(Text.destiny_cost)
DESTINY_WORTH: Final = question(Text.destiny_worth)
CREDIT: Final = question(Text.credit)
EXTRA_ACTIONS: Final = question(Text.extra_actions)
EXTRA_ATTACKS: Final = question(Text.extra_attacks)
CONVERTS: Final = question(Text.converts)
FREE_TO_PLAY: Final = question(Text.free_to_play)
WAIVES_VALUE: Final = question(Text.waives_value)
FREE_OF_DESTINY: Final = question(Text.free_of_destiny)
BARS_PLAY: Final = question(Text.bars_play)
BARS_TARGET: Final = question(Text.bars_target)
BARS_CAST: Final = question(Text.bars_cast)
PICKS: Final = question(Text.picks)
PRICE: Final = question(Text.price)
TAKES_EFFECT: Final = question(Text.takes_effect)
ENTERS: Final = question(Text.enters)
LEAVES: Final = question(Text.leaves)
BARS_ANSWER: Final = question(Text.bars_answer)
USES: Final = question(Text.uses)
AT_DRAW_STEP: Final = question(Text.at_draw_step)
AT_TURN_START: Final = question(Text.at_turn_start)
AT_TURN_END: Final = question(Text.at_turn_end)
AFTER_WOUND: Final = question(Text.after_wound)
AFTER_KILL: Final = question(Text.after_kill)
AFTER_DUEL: Final = question(Text.after_duel)
AFTER_DEPLOY: Final = question(Text.after_deploy)
AFTER_COVER: Final = question(Text.after_cover)
SAVES: Final = question(Text.saves)
SETTLES: Final = question(Text.settles)
GOES_TO: Final = question(Text.goes_to)

_PERMISSIONS: Final[dict[str, Question]] = {}


def permission(ability: str) -> Question:
    """The question `Text.permits`, asked of texts about this ability only."""
    asked = _PERMISSIONS.get(ability)
    if asked is None:
        asked = _PERMISSIONS[ability] = Question(f"permits {ability}")
    return asked


# The vocabulary: effects by the name that content files use (`do`); the modules of cards/ fill it.
VOCABULARY: Final[dict[str, type[Text]]] = {}

# Every text by its name (the card's key and its number), and by card the names of those that answer a question.
TEXTS: Final[dict[str, Text]] = {}
NAMES_OF_TEXTS: Final[dict[str, dict[Question, tuple[str, ...]]]] = {}
SELF_MADE: Final[set[str]] = set()  # the cards whose own texts say what they are
MOMENTS: Final[set[str]] = set()  # the kinds of moments that some card could answer


def text_of(spec: Spec) -> Text:
    """The text of the vocabulary that an entry of a content file describes."""
    made: Any = VOCABULARY[spec["do"]]
    words = {name: tuple(value) if isinstance(value, list) else value for name, value in spec.items() if name != "do"}
    text: Text = made(**words)
    return text


def _read_texts(key: str, specs: tuple[Spec, ...]) -> list[Text]:
    """The texts of a card, no two with abilities of one name."""
    texts: list[Text] = []
    known: set[str] = set()
    for spec in specs:
        try:
            text = text_of(spec)
        except (KeyError, TypeError) as mistake:
            raise bad_effect(key, spec, VOCABULARY) from mistake
        if not known.isdisjoint(text.abilities()):
            raise bad_effect(key, spec, VOCABULARY)
        known.update(text.abilities())
        texts.append(text)
    return texts


def add_texts(key: str, specs: tuple[Spec, ...]) -> None:
    """Make the texts of a kind of card known to the rules."""
    names: dict[Question, tuple[str, ...]] = {}
    for number, text in enumerate(_read_texts(key, specs)):
        name = f"{key}/{number}"
        TEXTS[name] = text
        MOMENTS.update(text.moments())
        for asked in text.questions():
            names[asked] = (*names.get(asked, ()), name)
    NAMES_OF_TEXTS[key] = names
    if CHANGES_IDENTITY in names or KEEPS_IDENTITY in names:
        SELF_MADE.add(key)
    PRINTED[key].texts.clear()
    PRINTED[key].texts.update({asked: tuple(TEXTS[name] for name in found) for asked, found in names.items()})


def every_text(printed: Printed) -> list[Text]:
    """All texts of a kind of card."""
    return [TEXTS[f"{printed.key}/{number}"] for number in range(len(printed.effects))]


def texts_of(table: Front, card: int, asked: Question) -> tuple[Text, ...]:
    """The texts of one card that answer a question."""
    return table.printed(card).texts.get(asked, ())


def answers(table: Front, card: int, seat: int, moment: Moment) -> bool:
    """Whether a player may play a card as a reaction to something (DT-TIME-14)."""
    return any(text.bars_answer(table, card, seat, moment) is None for text in texts_of(table, card, BARS_ANSWER))
