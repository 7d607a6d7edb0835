"""In play, out of play, piles (DT-ZONES, DT-ATT, DT-OWN).

How cards come to the table, lie there and leave it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from herna.engine.activity import Bar, Named
from herna.engine.cards import EVERYONE
from herna.engine.chance import Chance
from herna.engine.effects import enters_play, leaves_play
from herna.engine.flow import Play
from herna.games.doomtrooper.rules.identity import in_play, is_a, texts_in_play
from herna.games.doomtrooper.rules.lasting import goes_elsewhere
from herna.games.doomtrooper.table import ASIDE, NOBODY, NONE, OUTPOST, PLAYER, Front, area_in, seat_in, without
from herna.games.doomtrooper.texts import GOES_TO, LEAVES, NAMES_OF_TEXTS, PUTS_OUT_OF_PLAY, SAVES, texts_of

GRAVE: Final = "grave"
SACRIFICED: Final = "sacrificed"
HAND: Final = "hand"
LIBRARY: Final = "library"
PILES: Final[tuple[str, ...]] = (GRAVE, SACRIFICED, HAND, LIBRARY)
# Fallout: a vehicle was lost with its warrior inside; a card is in play again; a warrior is no longer what it was made;
# a warrior is no longer stolen, and goes back to the player whose number follows.
CRASHED: Final = "crashed"
RETURNED: Final = "returned"
CHANGED: Final = "changed"
RELEASED: Final = "released "
FOLLOWING: Final[tuple[str, ...]] = (
    "equipment",
    "relic",
    "symmetry",
    "ki",
    "beast",
    "fortification",
)  # they follow a stolen warrior (G-47)


NOT_IN_PLAY: Final = Bar("DT-ZONES-02", "dt-why-not-in-play")
NOT_IN_HAND: Final = Bar("", "dt-why-not-in-hand")


def equal_card(table: Front, card: int, cards: Sequence[int]) -> Bar:
    """Equal cards are one choice: the first of these cards that is equal."""
    return Bar("", "dt-why-equal-card", equal=next(other for other in cards if table.key(other) == table.key(card)))


def not_one_of_hand(table: Front, seat: int, card: int) -> Bar:
    """Why a card is not among those of each kind in a player's hand."""
    return equal_card(table, card, table.hands[seat]) if card in table.hands[seat] else NOT_IN_HAND


def take_from(table: Front, card: int) -> None:
    """A card leaves the pile, hand or pending plays where it is."""
    seat = table.owner(card)
    for pile in (table.hands, table.libraries, table.graves, table.sacrificed, table.sideboards):
        if card in pile[seat]:
            pile[seat] = without(pile[seat], card)
            return
    for other in table.seats():  # a card that somebody else holds
        if card in table.hands[other]:
            table.hands[other] = without(table.hands[other], card)


def enter_play(play: Play[Front], card: int, seat: int, side: int, area: int) -> None:
    """A card comes to the table by itself.

    Controlled by `seat`, on the side of `side`.
    """
    table = play.table
    take_from(table, card)
    table.lay(card, seat, side, area)
    if area != ASIDE:
        table.show(card)
        _on_enter_play(table, card)
    if area == OUTPOST and table.type(card) == "warrior":
        table.outpost_open = True
    play.tell(("entered", card, table.key(card) if area != ASIDE else "", side, area))


def lay_on(play: Play[Front], card: int, target: int, seat: int) -> None:
    """A card is attached to another card, an area or a player.

    DT-ATT-01.
    """
    table = play.table
    if target < 0:
        enter_play(play, card, seat, seat_in(target), area_in(target))
        return
    take_from(table, card)
    table.control[card] = seat
    _hang(table, card, target)
    table.show(card)
    _on_enter_play(table, card)
    play.tell(("attached", card, table.key(card), target))


def _hang(table: Front, card: int, target: int) -> None:
    table.on[card] = target
    table.attached[target] = (*table.attached.get(target, ()), card)


def tuck_under(play: Play[Front], card: int, target: int, seat: int) -> None:
    """A card is put under another one, where it counts but says nothing."""
    lay_on(play, card, target, seat)
    _on_leave_play(play.table, card)


def _unhang(table: Front, card: int) -> None:
    bearer = table.on.pop(card, NONE)
    if bearer >= 0:
        left = without(table.attached[bearer], card)
        if left:
            table.attached[bearer] = left
        else:
            del table.attached[bearer]


def move_to(play: Play[Front], card: int, target: int) -> None:
    """An attachment is moved to another bearer."""
    _unhang(play.table, card)
    _hang(play.table, card, target)
    _on_leave_play(play.table, card)  # it may have lain where it says nothing
    _on_enter_play(play.table, card)
    play.tell(("attached", card, play.table.key(card), target))


def _on_enter_play(table: Front, card: int) -> None:
    for question, names in NAMES_OF_TEXTS[table.key(card)].items():
        for name in names:
            enters_play(table.answering, card, name, (question,))


def _on_leave_play(table: Front, card: int) -> None:
    for question, names in NAMES_OF_TEXTS[table.key(card)].items():
        for name in names:
            leaves_play(table.answering, card, name, (question,))


def show_card(play: Play[Front], seat: int, card: int, rule: str) -> None:
    """A player shows a card to all; nothing happens if everybody knows it."""
    table = play.table
    if table.cards.seen[card] != EVERYONE:
        table.show(card)
        play.tell(("showed", seat, card, table.key(card)), rule)


def reveal(play: Play[Front], warrior: int, area: int) -> None:
    """A hidden warrior is shown and belongs to its area from now on.

    It stays in cover (G-35).
    """
    table = play.table
    table.hidden = without(table.hidden, warrior)
    table.lies[warrior] = (table.control[warrior], area)
    table.show(warrior)
    _on_enter_play(table, warrior)
    if area == OUTPOST:
        table.outpost_open = True
    play.tell(("revealed", warrior, table.key(warrior)), "DT-COVER-22")


def leave_table(play: Play[Front], card: int, where: str = GRAVE) -> None:
    """A card leaves the table for its owner's pile.

    What lies on it is discarded (DT-ATT-05, DT-ATT-06, DT-OWN-02).
    """
    table = play.table
    if card not in table.control:
        return
    hidden = card in table.hidden
    if not hidden:
        for text in texts_of(table, card, LEAVES):
            text.leaves(play, card)
        for text in texts_of(table, card, GOES_TO):
            where = text.goes_to(table, card, where)
    for other in table.bearing(card):
        leave_table(play, other)
    _leaves_the_duels(table, card)
    _frees(play, card)
    if card in table.boarded:
        table.boarded -= {card}
        if where in (GRAVE, SACRIFICED) and table.on.get(card, NONE) >= 0:  # DT-EQUIP-17, G-44
            table.fallout = (*table.fallout, (CRASHED, table.on[card]))
    if texts_of(table, card, PUTS_OUT_OF_PLAY):
        table.fallout = (*table.fallout, (RETURNED, table.on.get(card, NONE)))
    _unhang(table, card)
    _on_leave_play(table, card)
    table.take_away(card)
    jailer = table.prisoners.pop(card, NONE)
    if jailer >= 0 and table.printed(jailer).on == "warrior":
        leave_table(play, jailer)  # it was played on its prisoner, and goes with it
    table.wounded -= {card}
    table.covered -= {card}
    table.hidden = without(table.hidden, card)
    table.transferred = without(table.transferred, card)
    table.left_cover = without(table.left_cover, card)
    table.lasting = tuple(effect for effect in table.lasting if effect.subject != card)
    put_on_pile(play, card, where)


def put_on_pile(play: Play[Front], card: int, where: str) -> None:
    """A card that its owner knows comes to its owner's pile or hand.

    DT-ZONES-05 to DT-ZONES-07.
    """
    table = play.table
    owner = table.owner(card)
    if where == SACRIFICED:
        table.show(card)
    kind = table.key(card) if table.cards.seen[card] == EVERYONE else ""
    play.tell(("left", card, kind, owner, where), to=None)
    if where == GRAVE:
        table.graves[owner] = (*table.graves[owner], card)
    elif where == SACRIFICED:
        table.sacrificed[owner] = (*table.sacrificed[owner], card)
    elif where == HAND:
        table.hands[owner] = (*table.hands[owner], card)
        mingle_hand(play, owner)
    else:
        table.libraries[owner] = (*table.libraries[owner], card)
        _forget(table, card)
        shuffle_library(play, owner)


def mingle_hand(play: Play[Front], seat: int) -> None:
    """Whatever was seen of a hand, others cannot tell its cards apart.

    Its player sees them in the same order.
    """
    table = play.table
    table.hands[seat] = table.cards.mingle(table.hands[seat], 1 << seat, play.chance)


def pick_out(play: Play[Front], seat: int, card: int, shown: bool, by: int = NOBODY) -> int:
    """A card that `seat` (or `by`) chooses leaves a hidden pile.

    Others cannot see into the pile. Returns the id under which the card leaves it. They cannot tell by the id which
    card of the pile it was. If it is `shown`, of equal cards one that they all know is taken first; cards that still
    act are never mistaken for others.
    """
    table = play.table
    for piles in (table.hands, table.libraries, table.graves, table.sideboards):
        if card in piles[seat]:
            return _pick_out(play, piles, seat, card, shown, 1 << (seat if by < 0 else by))
    return card


def _pick_out(play: Play[Front], piles: list[tuple[int, ...]], seat: int, card: int, shown: bool, watching: int) -> int:
    table = play.table
    pile, seen = piles[seat], table.cards.seen
    open_ones = frozenset(other for other in pile if seen[other] == EVERYONE) if shown else still_acting(table)
    for other in pile:
        if other in open_ones and shown and table.key(other) == table.key(card):
            return other
    if card in open_ones:
        return card
    secret = tuple(other for other in pile if other not in open_ones)
    moved = table.cards.mingle(secret, 1 << seat | watching, play.chance, card)
    now = dict(zip(secret, moved, strict=True))
    piles[seat] = tuple(now.get(other, other) for other in pile)
    table.used = tuple(use for use in table.used if use[0] not in now)
    return now[card]


def still_acting(table: Front) -> frozenset[int]:
    """Cards that everybody may point at though they may lie in a grave.

    What they do lasts.
    """
    acting = {effect.source for effect in table.lasting}
    for duel in table.duels:
        acting.update(card for card, _ in duel.played)
        acting.update(effect.source for effect in duel.lasting)
    return frozenset(acting)


def _forget(table: Front, card: int) -> None:
    """What a card did lasts, but nobody can point at it any more.

    Once it is shuffled away.
    """
    table.lasting = tuple(replace(effect, source=NONE) if effect.source == card else effect for effect in table.lasting)


def _leaves_the_duels(table: Front, card: int) -> None:
    """A duel without its attacker or defender is over (DT-DUEL-04).

    A helper, weapon or zone just drops out.
    """
    if not table.duels:
        return
    duels = []
    for duel in table.duels:
        if card in (duel.attacker, duel.defender):
            duel = replace(duel, over=True)
        duel = replace(
            duel,
            helpers=without(duel.helpers, card),
            weapons=without(duel.weapons, card),
            zone=NONE if duel.zone == card else duel.zone,
        )
        duels.append(duel)
    table.duels = tuple(duels)


def _frees(play: Play[Front], jailer: int) -> None:
    """Prisoners of a card that leaves are free again."""
    table = play.table
    for prisoner, by in list(table.prisoners.items()):
        if by == jailer:
            del table.prisoners[prisoner]
            play.tell(("freed", prisoner, table.key(prisoner)))


def imprison(play: Play[Front], warrior: int, jailer: int) -> None:
    """DT-TARGET-06: it stays where it is, in play, and does nothing."""
    table = play.table
    table.prisoners[warrior] = jailer
    _leaves_the_duels(table, warrior)
    play.tell(("imprisoned", warrior, table.key(warrior), jailer), "DT-TARGET-06")


def take_control(play: Play[Front], warrior: int, seat: int, area: int) -> None:
    """A stolen warrior moves to the other side with what follows it (DT-OWN-01, G-47).

    Its duel ends (DT-DUEL-05).
    """
    table = play.table
    if table.lies[warrior][1] == OUTPOST != area and _loses_beast(play, warrior):
        return
    table.control[warrior] = seat
    table.lies[warrior] = (seat, area)
    goes_elsewhere(table, warrior)
    for card in table.bearing(warrior):
        if table.type(card) in FOLLOWING:
            table.control[card] = seat
    _leaves_the_duels(table, warrior)
    play.tell(("stolen", warrior, table.key(warrior), seat), "DT-OWN-01")


def _loses_beast(play: Play[Front], warrior: int) -> bool:
    """Off the Outpost a beast is discarded, and a warrior that is considered one.

    Says whether it was that.
    """
    table = play.table
    if is_a(table, warrior, "counts-as-beast"):
        leave_table(play, warrior)  # DT-BEAST-10
        return True
    for card in table.bearing(warrior):
        if table.type(card) == "beast":
            leave_table(play, card)  # DT-BEAST-07
    return False


def steal(play: Play[Front], card: int, seat: int, bearer: int) -> None:
    """An attachment is taken to another player's warrior.

    A warrior inside a vehicle is outside (G-44).
    """
    table = play.table
    table.boarded -= {card}
    _leaves_the_duels(table, card)
    table.control[card] = seat
    move_to(play, card, bearer)


def may_be_discarded(table: Front, card: int, where: str = GRAVE) -> bool:
    """Whether nothing saves a card in play from being discarded, or sacrificed, by itself.

    DT-ZONES-10.
    """
    return not savers_of(table, card, where)


def savers_of(table: Front, card: int, where: str = GRAVE) -> list[int]:
    """The cards that save one in play from being discarded, or sacrificed."""
    return [source for source, text in texts_in_play(table, SAVES) if text.saves(table, source, card, where)]


def copy_in_play(table: Front, key: str, but: int = NONE) -> bool:
    """Whether a revealed copy of a unique card is in play with any player.

    DT-PERS-01, DT-RELIC-04, DT-ALLY-02.
    """
    return any(card != but for card in copies_in_play(table, key))


def copies_in_play(table: Front, key: str) -> list[int]:
    """The copies of a card that are openly in play.

    What lies hidden is never looked at (DT-PERS-02).
    """
    return [
        card for card in table.control if table.key(card) == key and card not in table.hidden and in_play(table, card)
    ]


def as_cards(found: Sequence[int]) -> Named:
    """Cards that stand in the way of something."""
    return tuple([("card", card) for card in found])


def player_has(table: Front, seat: int, key: str) -> bool:
    """Whether a player has a copy of a card in play."""
    return any(
        table.control[card] == seat and card not in table.hidden and table.key(card) == key for card in table.control
    )


def discard_from_hand(play: Play[Front], seat: int, card: int, by: int = NOBODY) -> None:
    """A card goes from a hand to the grave.

    There only its owner may look (G-40); `by` is who looks at the hand.
    """
    card = pick_out(play, seat, card, shown=False, by=by)
    play.table.take_from_hand(seat, card)
    put_on_pile(play, card, GRAVE)


def draw(play: Play[Front], seat: int, count: int) -> int:
    """A player draws, if there are cards (DT-DRAW-02, DT-DRAW-03). Says how many came."""
    table = play.table
    cards = table.libraries[seat][:count]
    table.libraries[seat] = table.libraries[seat][count:]
    for card in cards:
        table.hands[seat] = (*table.hands[seat], card)
        table.cards.show(card, 1 << seat)
    mingle_hand(play, seat)
    if cards:
        play.tell(("drew", seat, len(cards)), "DT-DRAW-01")
    return len(cards)


def collection(table: Front, seat: int) -> tuple[int, ...]:
    """A player's library, grave and sideboard (DT-DECK-07)."""
    return (*table.libraries[seat], *table.graves[seat], *table.sideboards[seat])


def shuffle_library(play: Play[Front], seat: int) -> None:
    """Faces and ids are shuffled.

    An id that was seen before does not tell when it is drawn.
    """
    shuffle(play.table, seat, play.chance)


def shuffle(table: Front, seat: int, chance: Chance) -> None:
    """A library is shuffled, before the play begins or in it."""
    table.cards.shuffle(table.libraries[seat], chance)
    table.libraries[seat] = tuple(chance.shuffled(table.libraries[seat]))


def of_player(table: Front, seat: int) -> list[int]:
    """The cards that lie with a player: alliances, missions and the like."""
    return [card for card, (side, area) in table.lies.items() if side == seat and area == PLAYER]
