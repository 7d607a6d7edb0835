"""The questions that rules ask of cards. A card's effects in the content files are texts of this kind.

`me` is the card that has the text. A text is asked only while its card is on the table and has something to say
(`says`, `speaking`), or, of a card that is being played, by the procedure that plays it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from mypy_extensions import mypyc_attr

from herna.engine.decision import Choice
from herna.engine.effects import Modifier, questions_answered
from herna.engine.errors import BadInput
from herna.engine.flow import Play, Procedure
from herna.engine.game import Message
from herna.games.doomtrooper.printed import PRINTED, Spec
from herna.games.doomtrooper.table import NONE, Front, Pending
from herna.games.doomtrooper.table import Moment as Moment

# Permissions, by strength (DT-NEVER): NEVER beats ALWAYS, that beats what an effect grants, that beats MAY NOT.
NEVER, MAY_NOT, SILENT, GRANTED, ALWAYS = -2, -1, 0, 1, 2

# What a text says about itself, and rules do not ask of cards in play.
ABOUT_ITSELF = ("questions", "worded", "in_any_order", "is_for_all", "abilities")


@dataclass(frozen=True, slots=True)
class Identity:
    """What a warrior is: its sides (DT-AFF), its affiliations, and the words by which cards speak of it (DT-AS)."""

    sides: frozenset[str]
    affiliations: frozenset[str]
    keywords: frozenset[str]


@dataclass(frozen=True, slots=True)
class Pick:
    """Something more to choose before a card is announced: what is asked, by which choice, among what."""

    prompt: str
    kind: str  # "pick_card", "pick_amount", "pick_player", "pick_word", "pick_pile"
    options: tuple[int | str, ...]
    enough: bool = False  # whether one may stop here; NONE is then the last thing picked


@dataclass(frozen=True, slots=True)
class Bar:
    """A condition that keeps a card from being played now: its rule, the message that says so, and with which words.

    Whoever tells it adds the card, and the target if there is one; what the message says of others is in `about`.
    """

    rule: str
    key: str
    about: tuple[tuple[str, str | int], ...] = ()


NO_ANSWER = Bar("DT-TIME-14", "dt-why-no-answer")
NOBODY_MEANT = Bar("DT-TIME-21", "dt-why-nobody-meant")


@mypyc_attr(allow_interpreted_subclasses=True)
class Text:
    """A text that says nothing. A text answers the questions for which its class has a method of its own."""

    def questions(self) -> tuple[str, ...]:
        """What it is asked."""
        return tuple(name for name in questions_answered(self, Text) if name not in ABOUT_ITSELF)

    def in_any_order(self) -> bool:
        """Whether it makes no difference when an effect of it is carried out that falls due with others."""
        return False

    def is_for_all(self) -> bool:
        """Whether its effects that fall due are on the whole game or all players: they come first (DT-TIME-06)."""
        return False

    def worded(self) -> Message | None:
        """Its words, if they follow from its data; None, if the card has words of its own."""
        return None

    # What the bearer is, and what everybody is

    def changes_identity(self, table: Front, me: int, warrior: int, who: Identity) -> Identity:
        """Of its own card and its bearer: what it is (DT-AFF, DT-AS)."""
        return who

    def keeps_identity(self, table: Front, me: int, who: Identity) -> Identity:
        """Of its own card: what it stays in spite of everything else that is said."""
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
        """How it answers whether a warrior may do something, perhaps with another card: NEVER to ALWAYS."""
        return SILENT

    def immune(self, table: Front, me: int, warrior: int, source: int) -> bool:
        """Whether a warrior is immune to a card (DT-IMM)."""
        return False

    # Values

    def modifies(self, table: Front, me: int, warrior: int, stat: int, against: int) -> tuple[Modifier, ...]:
        """How it changes a value of its own card or its bearer, perhaps only against somebody."""
        return ()

    def modifies_all(self, table: Front, me: int, warrior: int, stat: int, against: int) -> tuple[Modifier, ...]:
        """How it changes a value of any warrior in play."""
        return ()

    def several(self, table: Front, me: int) -> int:
        """How many copies of this card a warrior may use at once (DT-EQUIP-08)."""
        return 1

    def mirrors(self, table: Front, me: int, warrior: int, stat: int, opponent: int) -> int:
        """How much it adds to a value of its bearer by the opponent's base values, which never depend on this."""
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
        """Whom its own card must attack of all that it could attack; nobody, if it may choose (ATTACK_TARGETING)."""
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
        """What follows when its bearer, worth so many points, is killed by whatever."""
        return None

    def missions_first(self, table: Front, me: int) -> bool:
        """Whether a mission on its own card must be fulfilled before other missions of its player."""
        return False

    # Costs and actions

    def destiny_cost(self, table: Front, me: int, seat: int, target: int) -> int:
        """What it costs in D to play this card on a target, beside what is printed."""
        return 0

    def destiny_worth(self, table: Front, me: int, warrior: int, source: int) -> int:
        """How much each D counts that a warrior spends on a card's effect (COST_MOD)."""
        return 1

    def credit(self, table: Front, me: int, seat: int) -> int:
        """How many D a player may spend at once without having them; they become debt (DT-WIN-06)."""
        return 0

    def extra_actions(self, table: Front, me: int, seat: int) -> int:
        """How many actions more than three a player has in each turn."""
        return 0

    def extra_attacks(self, table: Front, me: int, seat: int) -> int:
        """How many of these may be attacks beside the one allowed by rule (G-84)."""
        return 0

    def converts(self, table: Front, me: int, attacker: int) -> bool:
        """Whether a player may turn any action into an attack by this warrior (DT-ACT-17)."""
        return False

    def free_to_play(self, table: Front, me: int, seat: int, card: int, target: int) -> bool:
        """Whether its player may play a card on a target ANYTIME and without an action."""
        return False

    def waives_value(self, table: Front, me: int, seat: int, card: int) -> bool:
        """Whether a player need not pay the V of a warrior that is deployed now."""
        return False

    def free_of_destiny(self, table: Front, me: int, seat: int, card: int, target: int) -> bool:
        """Whether a card costs a player no D on a target."""
        return False

    # Playing the card itself

    def bars_play(self, table: Front, me: int, seat: int) -> Bar | None:
        """Which condition of its own keeps it from being played now, or why it would do nothing (DT-TIME-20)."""
        return None

    def bars_target(self, table: Front, me: int, seat: int, target: int) -> Bar | None:
        """Why it may not be played on a target that fits its words."""
        return None

    def bars_cast(self, table: Front, me: int, caster: int, target: int) -> Bar | None:
        """Of a spell: why this caster could not use it on a target, or not pay for it."""
        return None

    def picks(self, table: Front, me: int, pending: Pending) -> Pick | None:
        """What more is chosen before it is announced; what was chosen already is in `pending.picked` (DT-ART-07)."""
        return None

    def price(self, table: Front, me: int, pending: Pending) -> int:
        """The D that what was picked costs."""
        return 0

    def takes_effect(self, play: Play[Front], me: int, pending: Pending) -> Procedure | str | None:
        """What it does when it resolves: a change of the table, something that is still to be done, or a word for
        the window in which it was played as a reaction (CANCELLED)."""
        return None

    def enters(self, play: Play[Front], me: int, pending: Pending) -> Procedure | None:
        """What follows when its card has come into play."""
        return None

    def leaves(self, play: Play[Front], me: int) -> None:
        """What ends when its card leaves the table, just before it does."""

    def bars_answer(self, table: Front, me: int, seat: int, moment: Moment) -> Bar | None:
        """Why a player may not play it as a reaction to something (DT-TIME-14); asked of texts with `moments`."""
        return NO_ANSWER

    def moments(self) -> tuple[str, ...]:
        """The kinds of moments that it may answer: no window is opened on what no card could answer."""
        return ()

    # Abilities

    def abilities(self) -> tuple[str, ...]:
        """What the abilities are called that `uses` offers; no other text of its card has one of that name."""
        return ()

    def uses(self, table: Front, me: int, seat: int, moment: str) -> list[Choice]:
        """What a player may do with it now, as choices ("use", me, ability, target).

        `moment` is "action" (in the own action step), "attack" (as an attack action without a duel), "anytime",
        "combat" (in phase 5), or the kind of a moment that is to be answered.
        """
        return []

    def action_cost(self, ability: str) -> int:
        """How many actions an ability costs."""
        return 0

    def switches(self, ability: str) -> bool:
        """Whether an ability costs nothing and only turns something over, which could go on for ever (DT-CR-12)."""
        return False

    def pays(self, play: Play[Front], me: int, seat: int, ability: str, target: int) -> int:
        """What an ability costs, D or cards, is paid, and it is noted that it was used.

        Its answer is whatever must be known of cards that are gone when the ability does what it does.
        """
        return NONE

    def used(
        self, play: Play[Front], me: int, seat: int, ability: str, target: int, paid: int
    ) -> Procedure | str | None:
        """What an ability does; it was paid for, and `paid` is what was to be known of that."""
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
        """What follows when a warrior was wounded and lives; `source` is the warrior or card that did it."""
        return None

    def after_kill(self, play: Play[Front], me: int, warrior: int, killer: int, worth: int) -> Procedure | None:
        """What follows when a warrior worth so many points was killed in a duel; paid in the same phase 8 (G-75)."""
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
        """Whether a card in play may not be discarded, or sacrificed, by itself now (PREVENT, DT-ZONES-10)."""
        return False

    def settles(self, play: Play[Front], me: int) -> None:
        """What follows at once from how things stand: a unit is dissolved, a mission is over."""

    def goes_to(self, table: Front, me: int, where: str) -> str:
        """Where its own card goes instead of "grave" or "sacrificed"."""
        return where


# The vocabulary: effects by the name that content files use (`do`); the modules of cards/ fill it.
VOCABULARY: dict[str, type[Text]] = {}

# Every text by its name (the card's key and its number), and by card the names of those that answer a question.
TEXTS: dict[str, Text] = {}
SAYING: dict[str, dict[str, tuple[str, ...]]] = {}
SAID: dict[str, dict[str, tuple[Text, ...]]] = {}  # and the texts themselves
SELF_MADE: set[str] = set()  # the cards whose own texts say what they are
MOMENTS: set[str] = set()  # the kinds of moments that some card could answer


def text_of(spec: Spec) -> Text:
    """The text that an entry of a content file describes."""
    words: dict[str, Any] = {name: value for name, value in spec.items() if name != "do"}
    made: Any = VOCABULARY[spec["do"]]
    text: Text = made(**{name: tuple(value) if isinstance(value, list) else value for name, value in words.items()})
    return text


def _texts_of(key: str, specs: tuple[Spec, ...]) -> list[Text]:
    """The texts of a kind of card: effects of the vocabulary, no two of which have abilities of one name."""
    texts: list[Text] = []
    known: set[str] = set()
    for spec in specs:
        text = text_of(spec) if spec.get("do") in VOCABULARY else None
        if text is None or not known.isdisjoint(text.abilities()):
            raise BadInput("error-content-value", file="cards", card=key, field="effects", found=str(spec)[:80])
        known.update(text.abilities())
        texts.append(text)
    return texts


def learn(key: str, specs: tuple[Spec, ...]) -> None:
    """A kind of card says this."""
    saying: dict[str, tuple[str, ...]] = {}
    for number, text in enumerate(_texts_of(key, specs)):
        name = f"{key}/{number}"
        TEXTS[name] = text
        MOMENTS.update(text.moments())
        for question in text.questions():
            saying[question] = (*saying.get(question, ()), name)
    SAYING[key] = saying
    if "changes_identity" in saying or "keeps_identity" in saying:
        SELF_MADE.add(key)
    SAID[key] = {question: tuple(TEXTS[name] for name in names) for question, names in saying.items()}


def learn_all() -> None:
    """Every printed card says what its content file says: once the vocabulary is complete."""
    for key, printed in PRINTED.items():
        learn(key, printed.effects)


def says(table: Front, card: int, question: str) -> tuple[Text, ...]:
    """The texts of one card that answer a question."""
    return SAID[table.key(card)].get(question, ())


def answers(table: Front, card: int, seat: int, moment: Moment) -> bool:
    """Whether a player may play a card as a reaction to something (DT-TIME-14)."""
    return any(text.bars_answer(table, card, seat, moment) is None for text in says(table, card, "bars_answer"))


def speaking(table: Front, question: str) -> Iterator[tuple[int, Text]]:
    """The cards on the table whose texts answer a question, whether or not they are active."""
    for card, name in table.answering.get(question, ()):
        yield card, TEXTS[name]
