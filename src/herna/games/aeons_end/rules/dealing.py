"""Damage that players deal: to the nemesis, to minions, to husks (AE-DMG, AE-CAST-07, AE-HUSK)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from herna.engine.decision import Ask, Choice
from herna.engine.flow import Call, Outcome, Play, Procedure, Repeat, Return, Value
from herna.games.aeons_end.rules.deeds import Deed, do
from herna.games.aeons_end.rules.suffering import Suffers, damage_gravehold, players_win
from herna.games.aeons_end.table import HUSK, NEMESIS, NOBODY, Siege, without
from herna.games.aeons_end.texts import NEMESIS_CARDS

MOST_HUSKS = 15


@dataclass(frozen=True, slots=True)
class Deal(Deed):
    """A player deals damage to one enemy of their choice; what is too much is lost (AE-CAST-07)."""

    seat: int
    amount: int
    source: int  # the card that deals it

    def order(self) -> tuple[str, ...]:
        return ("an_enemy_is_chosen",)

    def an_enemy_is_chosen(self, play: Play[Siege]) -> Outcome:
        if self.amount <= 0:
            return None
        enemies = enemies_of(play.table)
        if len(enemies) == 1:
            return self.hit(play, enemies[0])
        return Ask(self.seat, "ae-choose-enemy", "enemies_to_hit", "AE-CAST-08", {"amount": self.amount})

    def enemies_to_hit(self, play: Play[Siege]) -> list[Choice]:
        return [("hit", enemy) for enemy in enemies_of(play.table)]

    def hit(self, play: Play[Siege], enemy: int) -> Outcome:
        if enemy == NEMESIS:
            damage_nemesis(play, self.amount, self.source)
            return None
        if enemy == HUSK:
            return Call(HitHusks(self.seat, self.amount, self.source))
        return damage_minion(play, enemy, self.amount, self.source, self.seat)


def enemies_of(table: Siege) -> list[int]:
    """What can be damaged: the nemesis, minions in play, husks as one."""
    enemies = [NEMESIS, *(card for card in table.in_play if table.printed(card).type == "minion")]
    return [*enemies, HUSK] if table.husks else enemies


def damage_nemesis(play: Play[Siege], amount: int, source: int) -> None:
    """AE-DMG-02: at 0 life the players win at once."""
    table = play.table
    table.nemesis_life = max(0, table.nemesis_life - amount)
    play.tell(("damaged", NEMESIS, amount, table.source_key(source)), "AE-DMG-02")
    if not table.nemesis_life:
        players_win(play, "AE-END-02")


def damage_minion(play: Play[Siege], minion: int, amount: int, source: int, seat: int = NOBODY) -> Call | None:
    """AE-DMG-01: a minion loses life; at 0 it is discarded at once. A player's damage may have consequences."""
    table = play.table
    text, dealer = NEMESIS_CARDS[table.key(minion)], table.source_key(source)
    taken = text.damage_taken(table, minion, amount)
    if taken < amount:
        play.tell(("damage_prevented", minion, amount - taken, dealer), "AE-DMG-07")
    if taken <= 0:
        return None
    table.tokens[minion] -= taken
    play.tell(("damaged", minion, taken, dealer), "AE-DMG-01")
    if table.tokens[minion] <= 0:
        leave_play(play, minion)
    return do(text.when_damaged(table, minion, seat)) if seat != NOBODY else None


@dataclass(frozen=True, slots=True)
class MinionSuffers(Deed):
    """A minion is damaged by its own text (AE-MINION-06)."""

    minion: int
    amount: int

    def order(self) -> tuple[str, ...]:
        return ("it_suffers",)

    def it_suffers(self, play: Play[Siege]) -> Outcome:
        return damage_minion(play, self.minion, self.amount, self.minion)


def leave_play(play: Play[Siege], card: int) -> None:
    """A minion or power goes onto the nemesis discard pile (AE-NEM-11)."""
    table = play.table
    table.in_play = without(table.in_play, card)
    table.tokens.pop(card, None)
    table.nemesis_discard = (*table.nemesis_discard, card)
    play.tell(("left_play", card), "AE-NEM-11")
    NEMESIS_CARDS[table.key(card)].when_it_leaves(table)


# Husks, the Carapace Queen's minions without cards


def husk_life(table: Siege) -> int:
    """A husk has 1 life (AE-HUSK-04), and 2 while Foul Multitudes is in play."""
    return 2 if any(table.key(card) == "foul-multitudes" for card in table.in_play) else 1


def put_husks(play: Play[Siege], count: int, source: int) -> None:
    """AE-HUSK-07: no more than 15; each further one costs Gravehold 1 damage."""
    table = play.table
    placed = min(count, MOST_HUSKS - table.husks)
    table.husks += placed
    if placed:
        play.tell(("husks_came", placed), "AE-HUSK-05")
    if count > placed:
        damage_gravehold(play, count - placed, source)


@dataclass(frozen=True, slots=True)
class HitHusks(Procedure):
    """Damage hits one husk, or several, if the player suffers 1 damage for it (AE-HUSK-06)."""

    seat: int
    amount: int
    source: int

    def order(self) -> tuple[str, ...]:
        return ("spread_it_or_not", "one_husk_is_hit")

    def spread_it_or_not(self, play: Play[Siege]) -> Outcome:
        table = play.table
        if self.amount < 2 or table.husks < 2 or table.shielded:  # AE-GAP-09: prevented damage is not suffered
            return None
        return Ask(self.seat, "ae-spread-damage", "yes_or_no", "AE-HUSK-06", {"amount": self.amount})

    def yes_or_no(self, play: Play[Siege]) -> list[Choice]:
        return [("accept",), ("decline",)]

    def accept(self, play: Play[Siege]) -> Call:
        return Call(Suffers(1, self.seat), then="it_is_spread")

    def it_is_spread(self, play: Play[Siege], value: Value) -> Outcome:
        return Call(SpreadOverHusks(self.seat, self.amount, self.source), then="all_is_spread")

    def all_is_spread(self, play: Play[Siege], value: Value) -> Return:
        return Return()

    def decline(self, play: Play[Siege]) -> None:
        pass

    def one_husk_is_hit(self, play: Play[Siege]) -> Outcome:
        return Call(SpreadOverHusks(self.seat, self.amount, self.source, just_one=True))


@dataclass(frozen=True, slots=True)
class SpreadOverHusks(Procedure):
    """Damage goes to husks point by point, hurt ones or whole ones as the player likes; or all of it to just one."""

    seat: int
    amount: int
    source: int
    just_one: bool = False

    def order(self) -> tuple[str, ...]:
        return ("the_next_husk_is_hit", "and_so_on")

    def the_next_husk_is_hit(self, play: Play[Siege]) -> Outcome:
        table = play.table
        if not self.amount or not table.husks:
            return Return()
        if 0 < table.hurt_husks < table.husks:
            return Ask(self.seat, "ae-choose-husk", "hurt_or_whole", "AE-HUSK-06", {"amount": self.amount})
        return self._hit(play, hurt=table.hurt_husks > 0)

    def hurt_or_whole(self, play: Play[Siege]) -> list[Choice]:
        return [("hit_hurt",), ("hit_whole",)]

    def hit_hurt(self, play: Play[Siege]) -> Outcome:
        return self._hit(play, hurt=True)

    def hit_whole(self, play: Play[Siege]) -> Outcome:
        return self._hit(play, hurt=False)

    def _hit(self, play: Play[Siege], hurt: bool) -> Outcome:
        """One husk takes a point; just one, if only that is hit, as much as it has life."""
        table = play.table
        life = 1 if hurt else husk_life(table)
        taken = min(life, self.amount) if self.just_one else 1
        if taken == life:
            lose_husks(play, 1, hurt)
        else:
            table.hurt_husks += 1
        play.tell(("damaged", HUSK, taken, table.source_key(self.source)), "AE-HUSK-06")
        rest = 0 if self.just_one else self.amount - taken
        return Repeat("the_next_husk_is_hit", replace(self, amount=rest))

    def and_so_on(self, play: Play[Siege]) -> Repeat:
        return Repeat("the_next_husk_is_hit")


def lose_husks(play: Play[Siege], count: int, hurt: bool = False) -> None:
    """Husks leave the track, whole ones unless it says hurt (AE-HUSK-14)."""
    table = play.table
    table.husks -= count
    if hurt:
        table.hurt_husks -= count
    table.hurt_husks = min(table.hurt_husks, table.husks)
