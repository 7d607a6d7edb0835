"""What must be so for each reason that is given in Doomtrooper (tests/kit/truths.py)."""

from collections.abc import Callable

from herna.games.doomtrooper.game import GAME
from herna.games.doomtrooper.table import OUTPOST
from tests.kit.truths import Told, Truths, anything


class Seen(Told):
    """What a refusal speaks of."""

    def card(self, field: str = "card") -> int:
        return self.number(field)

    def open(self) -> list[int]:
        """The player's warriors out of cover."""
        table = self.table
        return [each for each in table.warriors(self.seat) if each not in table.covered and each not in table.hidden]

    def on_outpost(self, own: bool) -> bool:
        """Whether the player, or somebody else, has a warrior on an Outpost."""
        table = self.table
        return any(
            table.area(each) == OUTPOST and (table.controller(each) == self.seat) == own for each in table.warriors()
        )

    def same_in_play(self, own: bool = False) -> bool:
        """Whether a card of this name is in play, for `own` under the player's control."""
        table, key = self.table, self.table.key(self.card())
        return any(table.key(each) == key for each, seat in table.control.items() if not own or seat == self.seat)

    def twin(self) -> bool:
        """Whether an identical card is offered."""
        table, key = self.table, self.table.key(self.card())
        fields = [field for option in self.play.options() for field in option[1:] if isinstance(field, int)]
        return any(table.key(field) == key for field in fields if 0 <= field < len(table.cards.faces))


TRUE: dict[str, Callable[[Seen], bool]] = {
    "is-out": lambda seen: seen.seat in seen.table.out,
    "not-in-hand": lambda seen: seen.card() not in seen.table.hands[seen.seat],
    "not-your-warrior": lambda seen: seen.table.controller(seen.card()) != seen.seat,
    "your-warrior": lambda seen: seen.table.controller(seen.card()) == seen.seat,
    "not-your-card": lambda seen: seen.table.control[seen.card()] != seen.seat,
    "equal-card": Seen.twin,
    "imprisoned": lambda seen: seen.table.root(seen.card()) in seen.table.prisoners,
    "unknown-warrior": lambda seen: seen.table.root(seen.card()) in seen.table.hidden,
    "too-few-actions": lambda seen: seen.number("left") < seen.number("needs"),
    "bound-to-attack": lambda seen: seen.table.bound,
    "duty-outpost": lambda seen: seen.on_outpost(own=False) and not seen.on_outpost(own=True),
    "duty-uncover": lambda seen: not seen.open(),
    "too-few-destiny": lambda seen: seen.number("has") < seen.number("cost"),
    "unique": Seen.same_in_play,
    "has-one": lambda seen: seen.same_in_play(own=True),
    "nobody-in-the-open": lambda seen: not seen.open(),
    "in-cover": lambda seen: seen.card() in seen.table.covered or seen.card() in seen.table.hidden,
    "attacks-from-cover": lambda seen: seen.card() in seen.table.covered or seen.card() in seen.table.hidden,
    "not-in-cover": lambda seen: seen.card() not in seen.table.covered,
    "last-in-the-open": lambda seen: seen.open() == [seen.card()],
    "left-cover": lambda seen: seen.card() in seen.table.left_cover,
    "outpost-closed": lambda seen: not seen.table.outpost_open,
    "enemies-on-outpost": lambda seen: seen.on_outpost(own=True),
    "transferred": lambda seen: seen.card() in seen.table.transferred,
    "duel-goes-on": lambda seen: bool(seen.table.duels),
    "first-turn": lambda seen: seen.table.turns[seen.seat] == 0,
    "has-sabotaged": lambda seen: bool(seen.table.sabotaged),
    "has-attacked": lambda seen: 0 < seen.table.attacks == seen.said["attacks"],
    "no-warriors": lambda seen: not seen.table.warriors(seen.seat),
    "nobody-attacks": lambda seen: "declare_attack" not in seen.kinds(),
    "nobody-to-attack": lambda seen: "declare_attack" not in seen.kinds(),
    "declare-first": lambda seen: seen.ask.prompt != "dt-attack",
    "own-defender": lambda seen: seen.table.controller(seen.card()) == seen.seat,
    "is-no-warrior": lambda seen: seen.table.type(seen.card()) != "warrior",
    "sabotage-own-turn": lambda seen: (
        seen.table.active != seen.seat or seen.table.gaining == seen.seat or seen.table.step != "actions"
    ),
    "sabotage-first-turn": lambda seen: 0 in seen.table.turns,
    "attacked-no-sabotage": lambda seen: seen.table.bound or seen.table.attacks > 0,
    "hand-too-big": lambda seen: len(seen.table.hands[seen.seat]) == seen.number("count") > seen.number("most"),
    "is-spell": lambda seen: seen.table.type(seen.card()) == "art",
    "is-no-spell": lambda seen: seen.table.type(seen.card()) != "art",
    "used-this-turn": lambda seen: seen.card() in [card for card, _ in seen.table.used],
    "only-in-duel": lambda seen: not seen.table.duels,
    "no-ability-now": lambda seen: "use" not in seen.kinds(),
    "no-card-now": lambda seen: "play" not in seen.kinds(),
    "nothing-to-play-on": lambda seen: not seen.completed(),
    "nothing-to-use-on": lambda seen: not seen.completed(),
    "no-caster": lambda seen: not seen.completed(),
    "nobody-for": lambda seen: not seen.completed(),
    "no-spell-now": lambda seen: "cast" not in seen.kinds(),
}

TRUTHS = Truths(
    TRUE,
    anything(GAME, 3),
    Seen,
    about=8,
    least=30,
)
