"""Given a game of Doomtrooper: warriors in areas, cards on them, hands, piles and points as a test wants them."""

from __future__ import annotations

from collections.abc import Mapping

from herna.engine.cards import cards_of
from herna.engine.chance import Chance, Scripted, Seeded
from herna.engine.decision import Choice
from herna.engine.events import Log
from herna.engine.flow import Frame, Play
from herna.games.doomtrooper.decks import Deck
from herna.games.doomtrooper.game import GAME
from herna.games.doomtrooper.printed import STATS
from herna.games.doomtrooper.rules.deploying import hide
from herna.games.doomtrooper.rules.values import base_value, value
from herna.games.doomtrooper.rules.zones import enter_play, lay_on, leave_table
from herna.games.doomtrooper.table import (
    AREA_NAMES,
    AS_RULED,
    KOHORT,
    NOBODY,
    OUTPOST,
    OUTSIDE,
    PLAYER,
    SQUAD,
    Agreed,
    Front,
    area_id,
    area_in,
    player_id,
    seat_in,
)
from herna.games.doomtrooper.tournament import Tournament
from herna.games.doomtrooper.turn import Actions, Turn, Turns

HONZA, MARTIN, ROMAN = 0, 1, 2  # the rulebook's players
Cards = Mapping[int, str]  # each player's cards, by name
MOST_DECLINES = 60


class GivenFront:
    """Players with the cards given. A card is called by its key; a second one has a number: "hussar", "hussar#2".

    All names are different, also of different players. `on` lays cards on cards: {"violator-sword": "hussar"}; they
    belong to the bearer's player, unless a seat is told: {"1:doomed": "player-0"}. Filler cards fill up libraries, if
    `libraries` says how many cards by a number.
    """

    def __init__(
        self,
        squads: Cards | None = None,
        kohorts: Cards | None = None,
        outposts: Cards | None = None,
        outside: Cards | None = None,
        players: Cards | None = None,
        hidden: Cards | None = None,
        on: Mapping[str, str] | None = None,
        hands: Cards | None = None,
        libraries: Cards | None = None,
        graves: Cards | None = None,
        sacrificed: Cards | None = None,
        sideboards: Cards | None = None,
        destiny: tuple[int, ...] = (20, 20),
        promotion: tuple[int, ...] = (0, 0),
        covered: str = "",
        wounded: str = "",
        boarded: str = "",
        active: int = HONZA,
        step: str = "actions",
        turns: tuple[int, ...] = (3, 3),
        common: int = 3,
        target: int = 40,
        limit: int = 0,
        seed: str = "",
        agreed: Agreed = AS_RULED,
    ) -> None:
        seats = len(destiny)
        areas = [(SQUAD, squads), (KOHORT, kohorts), (OUTPOST, outposts), (OUTSIDE, outside), (PLAYER, players)]
        piles = [hands, libraries, graves, sacrificed, sideboards]
        attached = {name.partition(":")[2] or name: bearer for name, bearer in (on or {}).items()}
        told = {name.partition(":")[2]: int(name.partition(":")[0]) for name in (on or {}) if ":" in name}
        lying = [(names or {}) for _, names in areas] + [hidden or {}] + [pile or {} for pile in piles]
        named: list[list[str]] = [
            [name for cards in lying for name in cards.get(seat, "").split()] for seat in range(seats)
        ]
        for name, bearer in attached.items():
            named[told.get(name, _player_of(bearer, named))].append(name)
        self.names: dict[str, int] = {}  # the number of each card's face: at first it is its id too
        starts = [0]
        for names in named:
            for at, name in enumerate(names):
                assert name not in self.names, f"give every card a name of its own ({name}#2)"
                self.names[name] = starts[-1] + at
            starts.append(starts[-1] + len(names))
        pools = [[name.partition("#")[0] for name in names] for names in named]
        none: list[tuple[int, ...]] = [()] * seats
        table = Front(
            cards_of(pools, seats), tuple(starts), target, limit,
            none.copy(), none.copy(), none.copy(), none.copy(), none.copy(),
            list(destiny), list(promotion), [0] * seats, list(turns), [0] * seats,
        )  # fmt: skip
        chance: Chance = Seeded(seed) if seed else Scripted(())
        turn = Turn(active)
        empty = Deck((), ())
        stack: list[Frame] = [
            (Tournament((empty,) * seats, 1, (0,) * seats), 1, ""),
            (Turns(), 0, ""),
            (turn, turn.order().index("actions_are_taken"), ""),
            (Actions(active), 0, ""),
        ]
        self.play: Play[Front] = Play(GAME, table, stack, chance)
        self.table = table
        table.agreed = agreed
        table.active, table.step, table.turn, table.common = active, step, sum(turns) + 1, common
        for area, cards in areas:
            for seat, listed in (cards or {}).items():
                for name in listed.split():
                    enter_play(self.play, self.names[name], seat, seat, area)
        for name, bearer in attached.items():
            seat = told.get(name, NOBODY)
            target_id = self.id_of(bearer)
            lay_on(self.play, self.names[name], target_id, seat if seat >= 0 else table.control[target_id])
        for seat, listed in (hidden or {}).items():
            for name in listed.split():
                hide(self.play, seat, self.names[name])
                table.cards.show(self.names[name], 1 << seat)
        for pile, held in zip(
            (table.hands, table.libraries, table.graves, table.sacrificed, table.sideboards), piles, strict=True
        ):
            for seat, listed in (held or {}).items():
                pile[seat] = tuple(self.names[name] for name in listed.split())
                if pile is not table.libraries:
                    for card in pile[seat]:
                        table.cards.show(card, 1 << seat)
        table.covered |= {self.names[name] for name in covered.split()}
        table.wounded |= {self.names[name] for name in wounded.split()}
        table.boarded |= {self.names[name] for name in boarded.split()}
        self.play.log = Log()
        self.play.start()

    # Questions

    def __getitem__(self, name: str) -> int:
        """Under which id a card lies: it may change as others lose sight of it."""
        return self.table.cards.faces.index(self.names[name])

    def id_of(self, word: str) -> int:
        """What a word of a choice stands for: a card, "squad-1", "player-0", or a number."""
        kind, _, seat = word.rpartition("-")
        if kind == "player":
            return player_id(int(seat))
        if kind in AREA_NAMES:
            return area_id(int(seat), AREA_NAMES.index(kind))
        return self[word] if word in self.names else int(word)

    def asked(self) -> int:
        """The seat that is asked now."""
        assert self.play.ask is not None
        return self.play.ask.seat

    def prompt(self) -> str:
        return "" if self.play.ask is None else self.play.ask.prompt

    def offered(self) -> set[str]:
        """The options in words: "play_card powerful-blow hussar", "attack hussar razide", "decline"."""
        return {self._in_words(option) for option in self.play.options()}

    def offers(self, beginning: str) -> set[str]:
        """What stands after these words in the options that begin with them."""
        return {words.removeprefix(beginning).strip() for words in self.offered() if words.startswith(beginning)}

    def value(self, name: str, stat: str, against: str = "") -> int:
        return value(self.table, self[name], STATS.index(stat), self[against] if against else -1)

    def values(self, name: str) -> tuple[int, int, int, int]:
        """F, S, A and V of a warrior now."""
        fight, shoot, armor, worth = (value(self.table, self[name], stat) for stat in range(4))
        return fight, shoot, armor, worth

    def base(self, name: str, stat: str) -> int:
        return base_value(self.table, self[name], STATS.index(stat))

    def where(self, name: str) -> str:
        """ "squad-0", "on hussar", "hand-1", "library-0", "grave-1", "sacrificed-0", "sideboard-0" or "pending"."""
        table, card = self.table, self[name]
        if card in table.on:
            return f"on {self._name(table.on[card])}"
        if card in table.lies:
            side, area = table.lies[card]
            return f"{AREA_NAMES[area]}-{side}"
        piles = {
            "hand": table.hands,
            "library": table.libraries,
            "grave": table.graves,
            "sacrificed": table.sacrificed,
            "sideboard": table.sideboards,
        }
        for word, pile in piles.items():
            for seat in table.seats():
                if card in pile[seat]:
                    return f"{word}-{seat}"
        return "pending"

    def told(self, kind: str) -> list[Choice]:
        """The events of a kind so far."""
        assert self.play.log is not None
        return [event.whole for event in self.play.log.events if event.whole[0] == kind]

    def _name(self, card: int) -> str:
        face = self.table.cards.faces[card]
        return next((name for name, known in self.names.items() if known == face), str(card))

    def _in_words(self, choice: Choice) -> str:
        fields = GAME.choices[str(choice[0])]
        return " ".join(
            [str(choice[0]), *(self._word(field, part) for field, part in zip(fields, choice[1:], strict=True))]
        )

    def _word(self, field: str, part: int | str) -> str:
        if not isinstance(part, int) or field in ("amount", "destiny", "promotion", "victim", "player"):
            return str(part)
        if part <= -100:
            return f"{AREA_NAMES[area_in(part)]}-{seat_in(part)}"
        if part <= -10:
            return f"player-{seat_in(part)}"
        return self._name(part) if part >= 0 else "-"

    # What happens

    def choose(self, words: str) -> None:
        """Take the option that reads like this."""
        found = [option for option in self.play.options() if self._in_words(option) == words]
        assert found, f"not offered: {words}; {self.asked()} is asked {self.prompt()}: {sorted(self.offered())}"
        self.play.choose(found[0])

    def declines(self) -> None:
        """Everybody declines, until something else than a window is asked, or the match is over."""
        for _ in range(MOST_DECLINES):
            if self.play.ask is None or not self.play.ask.window:
                return
            self.choose("decline")
        raise AssertionError("the windows do not end")

    def until(self, prompt: str) -> None:
        """Everybody declines, until this is asked."""
        for _ in range(MOST_DECLINES):
            if self.prompt() == prompt:
                return
            self.choose("decline")
        raise AssertionError(f"{prompt} is not asked")

    def until_asked(self, seat: int, prompt: str) -> None:
        """Everybody declines, until this player is asked this."""
        for _ in range(MOST_DECLINES):
            if self.prompt() == prompt and self.asked() == seat:
                return
            self.choose("decline")
        raise AssertionError(f"{seat} is not asked {prompt}")

    def plays(self, seat: int, words: str) -> None:
        """In windows: everybody declines until this player may do this, who does."""
        for _ in range(MOST_DECLINES):
            if self.asked() == seat and words in self.offered():
                self.choose(words)
                return
            self.choose("decline")
        raise AssertionError(f"{seat} cannot {words}")

    def until_phase(self, phase: int) -> None:
        """Everybody declines, until the duel has come to this phase, or to its end (0)."""
        for _ in range(MOST_DECLINES):
            duel = self.table.duel()
            if phase == (0 if duel is None else duel.phase):
                return
            self.choose("decline")
        raise AssertionError(f"phase {phase} is not reached")

    def discards(self, name: str) -> None:
        """A card leaves the table for its owner's grave, whatever does it."""
        leave_table(self.play, self[name])

    def attacks(self, attacker: str, defender: str, tactic: str = "fight", wielding: str = "") -> None:
        """The active player attacks; everybody declines until the window of phase 5; no warzone, and these weapons."""
        self.choose("declare_attack")
        self.declines()
        self.choose(f"attack {attacker} {defender}")
        self.declines()
        self.choose(f"tactic {tactic}")
        for _ in range(MOST_DECLINES):
            if self.prompt() == "dt-combat":
                return
            options = self.offered()
            weapons = tuple(f"wield {weapon}" for weapon in wielding.split())
            self.choose(next(words for words in (*weapons, "no_warzone", "no_weapon", "decline") if words in options))
        raise AssertionError("phase 5 is not reached")


def _player_of(bearer: str, named: list[list[str]]) -> int:
    """Whose card, area or player this is."""
    kind, _, seat = bearer.rpartition("-")
    if kind in (*AREA_NAMES, "player"):
        return int(seat)
    return next(seat for seat, names in enumerate(named) if bearer in names)
