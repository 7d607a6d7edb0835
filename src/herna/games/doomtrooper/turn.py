"""The sequence of play: games of a match, turns, steps, actions (DT-TURN, DT-DRAW, DT-ACT, DT-DISC)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from herna.engine.decision import Arguments, Ask, Choice, Reason
from herna.engine.effects import Due, Effect, Triggered
from herna.engine.flow import Call, Go, Outcome, Play, Procedure, Repeat, Return, Value
from herna.games.doomtrooper.rules.actions import actions_left, begin_turn, could_use_common, duty, give_back, spend
from herna.games.doomtrooper.rules.attacking import attacks, can_attack
from herna.games.doomtrooper.rules.cover import leave_cover, may_leave_cover, may_seek_cover, seek_cover
from herna.games.doomtrooper.rules.deploying import INTO_COVER, STAYS, Reveal, hide, may_hide
from herna.games.doomtrooper.rules.duel import Attack
from herna.games.doomtrooper.rules.ending import end_of_turn, is_over, note_hopeless
from herna.games.doomtrooper.rules.identity import IDENTITIES, TRIBAL, helps_others
from herna.games.doomtrooper.rules.lasting import NEXT_TURN, recurring
from herna.games.doomtrooper.rules.playing import Anytime, PlayCard, UseAbility, action_plays, ways_to_play
from herna.games.doomtrooper.rules.points import gain_destiny
from herna.games.doomtrooper.rules.sabotage import Sabotage, sabotages
from herna.games.doomtrooper.rules.transfer import may_transfer, transfer, transfer_cost
from herna.games.doomtrooper.rules.using import ability_costs, attack_uses
from herna.games.doomtrooper.rules.vehicles import board, vehicles_of
from herna.games.doomtrooper.rules.zones import discard_from_hand, draw
from herna.games.doomtrooper.table import NOBODY, OUTPOST, Front, Pending
from herna.games.doomtrooper.texts import TEXTS

HAND = 7
MEDITATION = 1


@dataclass(frozen=True, slots=True)
class Turns(Procedure):
    """Turn after turn until the game is over. Returns nothing; how it ended is noted on the table."""

    def order(self) -> tuple[str, ...]:
        return ("a_turn_is_played", "the_next_player_takes_a_turn")

    def a_turn_is_played(self, play: Play[Front]) -> Outcome:
        if is_over(play.table):
            return Return()
        return Call(Turn(play.table.active)) if play.table.active not in play.table.out else None

    def the_next_player_takes_a_turn(self, play: Play[Front]) -> Outcome:
        table = play.table
        if is_over(table):
            return Return()
        table.active = table.others(table.active)[0]
        return Repeat("a_turn_is_played")


@dataclass(frozen=True, slots=True)
class Turn(Procedure):
    """Start of turn, draw, actions, discard, end of turn, with ANYTIME windows in between (DT-TURN-03)."""

    seat: int

    def order(self) -> tuple[str, ...]:
        return (
            "the_turn_starts",
            "effects_of_the_start_are_resolved",
            "the_window_before_the_draw",
            "effects_of_the_draw_step_are_resolved",
            "cards_are_drawn",
            "the_window_after_the_draw",
            "actions_are_taken",
            "the_discard_step",
            "the_window_after_the_discard",
            "effects_of_the_end_are_resolved",
            "the_turn_is_over",
        )

    def the_turn_starts(self, play: Play[Front]) -> Outcome:
        table, seat = play.table, self.seat
        table.turn += 1
        table.step = "start"
        begin_turn(table, seat)
        table.sabotaged = ()
        table.used = ()
        table.left_cover = ()
        table.boosts = tuple(boost for boost in table.boosts if (boost.until, boost.seat) != (NEXT_TURN, seat))
        table.switches = tuple(switch for switch in table.switches if (switch.until, switch.seat) != (NEXT_TURN, seat))
        note_hopeless(table, seat)
        play.tell(("turn_began", seat, table.turn), "DT-TURN-01")
        first = not table.turns[seat] and table.turn == 1
        return Repeat("the_window_after_the_draw") if first else None  # G-07

    def effects_of_the_start_are_resolved(self, play: Play[Front]) -> Outcome:
        return due_effects(play.table, "at_turn_start", self.seat)

    def the_window_before_the_draw(self, play: Play[Front]) -> Outcome:
        return self._window(play, "start")

    def effects_of_the_draw_step_are_resolved(self, play: Play[Front]) -> Outcome:
        """They fall due when the step begins, before cards are drawn (G-17)."""
        if self.seat in play.table.out:
            return Repeat("the_turn_is_over")  # G-82
        play.table.step = "draw"
        mine = [warrior for warrior in play.table.transferred if play.table.control.get(warrior) == self.seat]
        play.table.transferred = tuple(warrior for warrior in play.table.transferred if warrior not in mine)
        return due_effects(play.table, "at_draw_step", self.seat)

    def cards_are_drawn(self, play: Play[Front]) -> None:
        """Up to seven, as far as there are any (DT-DRAW-01 to DT-DRAW-03)."""
        draw(play, self.seat, max(0, HAND - len(play.table.hands[self.seat])))

    def the_window_after_the_draw(self, play: Play[Front]) -> Outcome:
        return self._window(play, "draw")

    def actions_are_taken(self, play: Play[Front]) -> Outcome:
        play.table.step = "actions"
        return Call(Actions(self.seat)) if not is_over(play.table) else None

    def the_discard_step(self, play: Play[Front]) -> Outcome:
        """Down to seven; with seven or fewer at most one (DT-DISC-01, DT-DISC-02)."""
        table = play.table
        if self.seat in table.out:
            return Repeat("the_turn_is_over")  # G-82
        table.step = "discard"
        if is_over(table) or not table.hands[self.seat]:
            return None
        return Ask(self.seat, "dt-discard", "cards_to_discard", "DT-DISC-01")

    def cards_to_discard(self, play: Play[Front]) -> list[Choice]:
        table = play.table
        hand = table.hands[self.seat]
        choices: list[Choice] = [("discard", card) for card in table.of_each_kind(hand)]
        return choices if len(hand) > HAND else [*choices, ("keep",)]

    def discard(self, play: Play[Front], card: int) -> Outcome:
        more = len(play.table.hands[self.seat]) > HAND
        discard_from_hand(play, self.seat, card)
        return Repeat("the_discard_step") if more and len(play.table.hands[self.seat]) > HAND else None

    def keep(self, play: Play[Front]) -> None:
        return None

    def the_window_after_the_discard(self, play: Play[Front]) -> Outcome:
        return self._window(play, "discard")

    def effects_of_the_end_are_resolved(self, play: Play[Front]) -> Outcome:
        play.table.step = "end"
        return due_effects(play.table, "at_turn_end", self.seat)

    def the_turn_is_over(self, play: Play[Front]) -> Return:
        table = play.table
        table.turns[self.seat] += 1
        table.common, table.tokens = 0, ()
        end_of_turn(play, self.seat)
        return Return()

    def _window(self, play: Play[Front], at: str) -> Outcome:
        if is_over(play.table):
            return None
        return Call(Anytime(play.table.in_turn_order(self.seat), at=at))


@dataclass(frozen=True, slots=True)
class TextEffect(Effect):
    """An effect of a card that fell due: `effect` is the name of its text and, after a colon, of the effect."""

    def order(self) -> tuple[str, ...]:
        return ("it_is_carried_out",)

    def order_matters(self) -> bool:
        return not TEXTS[self.effect.partition(":")[0]].in_any_order()

    def it_is_carried_out(self, play: Play[Front]) -> Outcome:
        name, _, effect = self.effect.partition(":")
        gone = self.source not in play.table.control
        if gone and not any(name == recurs for _, recurs, _ in recurring(play.table)):
            return Return()
        follows = TEXTS[name].effect(play, self.source, effect)
        return Call(follows, then="done") if follows is not None else Return()

    def done(self, play: Play[Front], value: Value) -> Return:
        return Return()


def due_effects(table: Front, question: str, seat: int) -> Call | None:
    """Effects of one moment in their ranks: on all players, of opponents, nearest first, the own (DT-TIME-06 to 10).

    Whoever controls them orders those of one rank, the player of this turn those on all (G-17).
    """
    found: dict[int, list[Effect]] = {}
    on_all: list[Effect] = []
    for card, name, player in (*_on_table(table, question), *recurring(table)):
        names: tuple[str, ...] = getattr(TEXTS[name], question)(table, card, seat)
        rank = on_all if TEXTS[name].is_for_all() else found.setdefault(player, [])
        rank.extend(TextEffect(card, f"{name}:{effect}") for effect in names)
    order = [(seat, on_all), *((other, found.get(other, [])) for other in (*table.others(seat), seat))]
    ranks = tuple(Due(player, tuple(effects)) for player, effects in order if effects)
    return Call(Triggered(ranks, "DT-TIME-10")) if ranks else None


def _on_table(table: Front, question: str) -> list[tuple[int, str, int]]:
    """Cards whose texts are asked for effects: (card, name of the text, whose)."""
    asked = table.answering.get(question, ())
    return [(card, name, table.control[card]) for card, name in asked if helps_others(table, card)]


@dataclass(frozen=True, slots=True)
class Actions(Procedure):
    """The action step: one action after another, an ANYTIME window after each (DT-ACT)."""

    seat: int

    def order(self) -> tuple[str, ...]:
        return ("an_action_is_taken", "the_window_after_the_action", "and_so_on")

    def an_action_is_taken(self, play: Play[Front]) -> Outcome:
        table = play.table
        if is_over(table) or self.seat in table.out or not (table.common or table.tokens):
            return Return()
        left: Arguments = {"left": table.common + len(table.tokens), "common": int(table.common_first)}
        return Ask(self.seat, "dt-action", "possible_actions", "DT-TURN-06", left)

    def possible_actions(self, play: Play[Front]) -> list[Choice]:
        table, due = play.table, duty(play.table, self.seat)
        choices = menu(table, self.seat, due)
        if table.tokens and could_use_common(table, self.seat, [attacker for attacker, _ in attacks(table, self.seat)]):
            choices.append(("use_common",))
        return choices if due else [*choices, ("no_more",)]

    def use_common(self, play: Play[Front]) -> Repeat:
        """The player decides which action pays: the next one is COMMON, granted ones are kept (DT-ACT-17, G-23)."""
        play.table.common_first = True
        return Repeat("an_action_is_taken")

    def why_not(self, play: Play[Front], choice: Choice) -> tuple[Reason, ...]:
        if choice[0] != "use_common" or isinstance(self, GainedActions):
            return ()
        return (Reason("DT-ACT-17", "dt-why-no-other-action"),)

    def no_more(self, play: Play[Front]) -> Return:
        """No action is obligatory; unused actions are lost (DT-ACT-03)."""
        return Return()

    def play_card(self, play: Play[Front], card: int, target: int) -> Call:
        return Call(PlayCard(Pending(self.seat, card, target), play.table.printed(card).actions))

    def cast(self, play: Play[Front], card: int, caster: int, target: int) -> Call:
        return Call(PlayCard(Pending(self.seat, card, target, caster), play.table.printed(card).actions))

    def use(self, play: Play[Front], card: int, ability: str, target: int) -> Call:
        return Call(UseAbility(self.seat, card, ability, target, ability_costs(play.table, card, ability)))

    def hide(self, play: Play[Front], card: int) -> None:
        spend(play, self.seat, INTO_COVER)
        hide(play, self.seat, card)

    def seek_cover(self, play: Play[Front], warrior: int) -> None:
        spend(play, self.seat, 1)
        seek_cover(play, warrior)

    def leave_cover(self, play: Play[Front], warrior: int) -> Outcome:
        spent = spend(play, self.seat, 1)
        if warrior in play.table.hidden:
            return Call(OutOfHiding(self.seat, warrior, spent))
        leave_cover(play, warrior)
        return None

    def meditate(self, play: Play[Front]) -> None:
        spend(play, self.seat, 1)
        play.tell(("meditated", self.seat), "DT-MED-01")
        gain_destiny(play, self.seat, MEDITATION)

    def board(self, play: Play[Front], vehicle: int) -> None:
        """Getting in or out costs one action (DT-EQUIP-16)."""
        spend(play, self.seat, 1)
        board(play, vehicle)

    def transfer(self, play: Play[Front], warrior: int) -> None:
        spend(play, self.seat, transfer_cost(play.table, warrior))
        transfer(play, warrior)

    def declare_attack(self, play: Play[Front]) -> Call:
        return Call(Attack(self.seat))

    def sabotage(self, play: Play[Front], saboteur: int, victim: int) -> Call:
        return Call(Sabotage(self.seat, saboteur, victim))

    def the_window_after_the_action(self, play: Play[Front]) -> Outcome:
        if is_over(play.table):
            return None
        return Call(Anytime(play.table.in_turn_order(self.seat)))

    def and_so_on(self, play: Play[Front]) -> Repeat:
        return Repeat("an_action_is_taken")


def menu(table: Front, seat: int, due: str) -> list[Choice]:
    """Every action that a player with this duty could take now (DT-TURN-06)."""
    left = actions_left(table, seat, due)
    choices: list[Choice] = []
    if left:
        for card in table.of_each_kind(table.hands[seat]):
            if table.type(card) == "warrior":
                choices += ways_to_play(table, seat, card)
                if left >= INTO_COVER and may_hide(table, seat, card):
                    choices.append(("hide", card))
        choices += action_plays(table, seat, left)
        choices.append(("meditate",))
    choices += _of_warriors(table, seat, left, due)
    if left:
        choices += [("board", vehicle) for vehicle in vehicles_of(table, seat)]
    if can_attack(table, seat):
        choices.append(("declare_attack",))
    choices += attack_uses(table, seat)
    choices += [("sabotage", saboteur, victim) for saboteur, victim in sabotages(table, seat)]
    if not left:
        choices += _dutiful_deployments(table, seat, due)
    return choices


def _of_warriors(table: Front, seat: int, left: int, due: str) -> list[Choice]:
    """Cover and transfer; those that a duty asks for are open to COMMON actions that are otherwise bound by it."""
    dutiful = actions_left(table, seat, "")
    choices: list[Choice] = []
    for warrior in table.warriors(seat):
        if left and may_seek_cover(table, warrior):
            choices.append(("seek_cover", warrior))
        if (left or due == "uncover") and may_leave_cover(table, warrior):
            choices.append(("leave_cover", warrior))
        actions = dutiful if fulfils(table, warrior, due) else left
        if actions and may_transfer(table, warrior) and transfer_cost(table, warrior) <= actions:
            choices.append(("transfer", warrior))
    return choices


def fulfils(table: Front, warrior: int, due: str) -> bool:
    """Whether a transfer of this warrior does what the next COMMON action must do."""
    there = table.lies[warrior][1] == OUTPOST
    return (due == "outpost" and not there) or (due == "separate" and there)


def _dutiful_deployments(table: Front, seat: int, due: str) -> list[Choice]:
    """Deploying a fitting warrior also fulfils a duty, but is never forced (G-30)."""
    if not due or due == "separate" or not table.common:
        return []
    choices: list[Choice] = []
    for card in table.of_each_kind(table.hands[seat]):
        if table.type(card) == "warrior" and (due == "uncover" or TRIBAL in IDENTITIES[table.key(card)].sides):
            choices += ways_to_play(table, seat, card)
    return choices


@dataclass(frozen=True, slots=True)
class OutOfHiding(Procedure):
    """A hidden warrior leaves cover: it is revealed and paid for; a Personality too many goes back (G-38)."""

    seat: int
    warrior: int
    spent: tuple[str, ...]  # the action that is given back then

    def order(self) -> tuple[str, ...]:
        return ("it_is_revealed",)

    def it_is_revealed(self, play: Play[Front]) -> Call:
        return Call(Reveal(self.warrior), then="it_leaves_cover")

    def it_leaves_cover(self, play: Play[Front], value: Value) -> Outcome:
        if value == STAYS:
            leave_cover(play, self.warrior)
            return None
        if self.warrior in play.table.hands[self.seat]:
            give_back(play.table, self.seat, self.spent)
        return None


@dataclass(frozen=True, slots=True)
class GainedActions(Actions):
    """Actions gained outside the own turn are carried out at once and in one go (G-22)."""

    kinds: tuple[str, ...] = ()
    others: tuple[int, tuple[str, ...]] = (NOBODY, ())  # who carries out such actions already, and what is left of them

    def order(self) -> tuple[str, ...]:
        return ("they_are_gained", "an_action_is_taken", "and_so_on")

    def they_are_gained(self, play: Play[Front]) -> Go:
        table = play.table
        others = (table.gaining, table.gained)
        table.gaining, table.gained = self.seat, self.kinds
        return Go(replace(self, others=others))

    def an_action_is_taken(self, play: Play[Front]) -> Outcome:
        table = play.table
        if not table.gained or is_over(table) or self.seat in table.out:
            return self._done(table)
        return Ask(self.seat, "dt-gained-action", "possible_actions", "DT-ACT-07", {"left": len(table.gained)})

    def possible_actions(self, play: Play[Front]) -> list[Choice]:
        return [*menu(play.table, self.seat, duty(play.table, self.seat)), ("no_more",)]

    def no_more(self, play: Play[Front]) -> Return:
        return self._done(play.table)

    def _done(self, table: Front) -> Return:
        table.gaining, table.gained = self.others
        return Return()
