"""Deploying warriors, openly and into cover (DT-WAR, DT-COVER-15 to DT-COVER-27), and Personalities (DT-PERS)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from herna.engine.decision import Ask, Choice
from herna.engine.flow import Call, Go, Outcome, Play, Procedure, Repeat, Return, Value
from herna.games.doomtrooper.printed import PRINTED, VALUE, Printed
from herna.games.doomtrooper.rules.cover import in_the_open, may_be_alone_in_cover
from herna.games.doomtrooper.rules.identity import IDENTITIES, identity, speaking_now
from herna.games.doomtrooper.rules.points import can_pay, lose_destiny, lose_promotion, pay
from herna.games.doomtrooper.rules.sequence import Sequence
from herna.games.doomtrooper.rules.transfer import home_of, may_stand_there
from herna.games.doomtrooper.rules.values import cost_of
from herna.games.doomtrooper.rules.zones import GRAVE, HAND, copy_in_play, leave_table, pick_out, reveal, take_from
from herna.games.doomtrooper.table import ASIDE, OUTPOST, Front, area_id
from herna.games.doomtrooper.texts import NEVER, says

INTO_COVER = 3  # actions (DT-COVER-15)
# What a warrior that was deployed into cover could be, as everybody knows.
HIDDEN_KINDS = frozenset(
    key for key, card in PRINTED.items() if card.type == "warrior" and "noncombatant" not in card.keywords
)
STAYS, LEFT = "stays", "left"


def place_of(table: Front, seat: int, card: int) -> int:
    """The area into which a warrior is deployed, as a target (DT-WAR-01)."""
    return area_id(seat, home_of(IDENTITIES[table.key(card)]))


def may_deploy(table: Front, seat: int, card: int) -> bool:
    """A Personality that is openly in play may not be deployed again, nor a third tribe (DT-PERS-01, G-50)."""
    printed = table.printed(card)
    if printed.unique and copy_in_play(table, printed.key):
        return False
    who = IDENTITIES[printed.key]
    return home_of(who) != OUTPOST or may_stand_there(table, seat, who)


def may_hide(table: Front, seat: int, card: int) -> bool:
    """DT-COVER-15, DT-COVER-27, G-31, G-38: who may be in cover, while somebody else stays in the open."""
    printed = table.printed(card)
    if not in_the_open(table, seat) and not may_be_alone_in_cover(table, seat):
        return False
    if _never_hides(table, card, printed):
        return False
    if printed.unique and copy_in_play(table, printed.key):
        return False
    return not any(table.key(other) == printed.key and printed.unique for other in _hidden_by(table, seat))


def _never_hides(table: Front, card: int, printed: Printed) -> bool:
    """A card in hand that may never be in cover, cannot seek it, or has no price that could be paid later."""
    words = printed.keywords
    if "noncombatant" in words or "vehicle" in words or VALUE in printed.struck:
        return True
    for ability in ("be-in-cover", "cover"):
        for text in says(table, card, f"permits {ability}"):
            if text.permits(table, card, card, ability, -1) < 0:
                return True
    banned = speaking_now(table, "permits hide")
    return any(text.permits(table, me, card, "hide", -1) <= NEVER + 1 for me, text in banned)


def _hidden_by(table: Front, seat: int) -> list[int]:
    return [card for card in table.hidden if table.control[card] == seat]


def hide(play: Play[Front], seat: int, card: int) -> None:
    """A warrior is deployed into cover: face down, aside, not paid for (DT-COVER-17 to DT-COVER-21)."""
    table = play.table
    card = pick_out(play, seat, card, shown=False)
    take_from(table, card)
    table.lay(card, seat, seat, ASIDE)
    table.hidden = (*table.hidden, card)
    table.covered |= {card}
    table.cards.narrow(card, HIDDEN_KINDS)
    play.tell(("hidden", seat, card), "DT-COVER-15")


@dataclass(frozen=True, slots=True)
class Reveal(Procedure):
    """A hidden warrior is revealed: copies hidden before it count first, it is paid for or lost, it takes its place.

    DT-COVER-22 to DT-COVER-24, DT-PERS-02 to DT-PERS-08, G-35. Returns STAYS or LEFT.
    """

    warrior: int
    fits_there: bool = True  # on the Outpost, if it belongs there (G-50)

    def order(self) -> tuple[str, ...]:
        return (
            "copies_hidden_before_it_come_first",
            "it_is_turned_over",
            "it_is_paid_for",
            "it_is_noticed",
            "it_stays",
        )

    def copies_hidden_before_it_come_first(self, play: Play[Front]) -> Outcome:
        table = play.table
        if not table.printed(self.warrior).unique:
            return None
        key = table.key(self.warrior)
        for other in table.hidden[: table.hidden.index(self.warrior)]:
            if table.key(other) == key:
                return Call(Reveal(other), then="unless_a_copy_stays")
        return None

    def unless_a_copy_stays(self, play: Play[Front], value: Value) -> Outcome:
        if value == STAYS:
            leave_table(play, self.warrior, HAND)
            return Return(LEFT)
        return Repeat("copies_hidden_before_it_come_first")

    def it_is_turned_over(self, play: Play[Front]) -> Outcome:
        table, warrior = play.table, self.warrior
        if copy_in_play(table, table.key(warrior)) and table.printed(warrior).unique:
            leave_table(play, warrior, HAND)
            return Return(LEFT)
        who = identity(table, warrior)
        home = home_of(who)
        fits_there = home != OUTPOST or may_stand_there(table, table.control[warrior], who)
        reveal(play, warrior, home)
        return Go(replace(self, fits_there=fits_there))

    def it_is_paid_for(self, play: Play[Front]) -> Outcome:
        """What a player does not have is borrowed only if the player wants that (DT-CR-22)."""
        table, warrior = play.table, self.warrior
        seat, cost = table.control[warrior], cost_of(table, warrior)
        if table.destiny[seat] >= cost:
            return self.pay(play, cost)
        if can_pay(table, seat, cost):
            return Ask(seat, "dt-borrow", "ways", "DT-COVER-22", {"warrior": warrior, "amount": cost})
        return self.discard(play, warrior)

    def ways(self, play: Play[Front]) -> list[Choice]:
        return [("pay", cost_of(play.table, self.warrior)), ("discard", self.warrior)]

    def pay(self, play: Play[Front], amount: int) -> Outcome:
        pay(play, play.table.control[self.warrior], amount)
        if self.fits_there:
            self._other_copies_go_back(play)
            return None
        leave_table(play, self.warrior, GRAVE)  # G-50
        return Return(LEFT)

    def discard(self, play: Play[Front], warrior: int) -> Return:
        """All D are lost, and what is missing is taken from P (DT-COVER-23, DT-COVER-24)."""
        table = play.table
        seat = table.control[warrior]
        missing = cost_of(table, warrior) - table.destiny[seat]
        lose_destiny(play, seat, table.destiny[seat])
        lose_promotion(play, seat, missing)
        leave_table(play, warrior, GRAVE)
        return Return(LEFT)

    def it_is_noticed(self, play: Play[Front]) -> Outcome:
        """It has come into play just now, as if it had been deployed openly (G-35)."""
        due = deployed(play, self.warrior)
        return None if due is None else Call(due)

    def it_stays(self, play: Play[Front]) -> Return:
        return Return(STAYS if self.warrior in play.table.control else LEFT)

    def _other_copies_go_back(self, play: Play[Front]) -> None:
        """Who has hidden the same Personality later takes it back to hand; nothing was paid for it (DT-PERS-06)."""
        table = play.table
        if table.printed(self.warrior).unique:
            for other in table.hidden:
                if table.key(other) == table.key(self.warrior):
                    leave_table(play, other, HAND)


@dataclass(frozen=True, slots=True)
class RevealCopies(Procedure):
    """Who deploys a Personality openly makes hidden copies of it be revealed, the first hidden first (DT-PERS-02).

    Returns STAYS, if one of them is paid for and stays.
    """

    key: str

    def order(self) -> tuple[str, ...]:
        return ("the_next_copy_is_revealed",)

    def the_next_copy_is_revealed(self, play: Play[Front]) -> Outcome:
        table = play.table
        for warrior in table.hidden:
            if table.key(warrior) == self.key:
                return Call(Reveal(warrior), then="unless_it_stays")
        return Return()

    def unless_it_stays(self, play: Play[Front], value: Value) -> Outcome:
        return Return(STAYS) if value == STAYS else Repeat("the_next_copy_is_revealed")


def deployed(play: Play[Front], warrior: int) -> Procedure | None:
    """What follows when a warrior has come into play."""
    table = play.table
    if table.type(warrior) != "warrior" or "after_deploy" not in table.answering:
        return None
    follows = [text.after_deploy(play, card, warrior) for card, text in speaking_now(table, "after_deploy")]
    due = tuple(procedure for procedure in follows if procedure is not None)
    return Sequence(due) if due else None


def hidden_copies(table: Front, key: str) -> bool:
    return any(table.key(warrior) == key for warrior in table.hidden)
