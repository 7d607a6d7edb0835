"""Decks, the collection and the start of a game (DT-DECK, DT-SETUP)."""

import pytest

from herna.engine.chance import Seeded
from herna.engine.errors import BadInput
from herna.engine.events import SPECTATOR, Log
from herna.engine.flow import Play
from herna.engine.match import Match
from herna.games.doomtrooper.decks import Deck, deck_faults
from herna.games.doomtrooper.game import GAME
from herna.games.doomtrooper.given import HONZA, MARTIN, ROMAN, GivenFront
from herna.games.doomtrooper.printed import PRINTED
from herna.games.doomtrooper.rules.zones import collection
from herna.games.doomtrooper.table import Front

WARRIORS = [key for key, card in PRINTED.items() if card.type == "warrior"]
SPECIALS = [key for key, card in PRINTED.items() if card.type == "special"]


def deck_of(kinds: list[str], copies: int = 4) -> Deck:
    """A legal deck of 60: four of each of the first kinds, and 25 other cards aside."""
    return Deck(
        tuple((kind, copies) for kind in kinds[: 60 // copies]), tuple((kind, 1) for kind in list(PRINTED)[-25:])
    )


def started(deck: Deck, seed: str = "start", **options: str) -> Play[Front]:
    """A game of two at its very beginning: Honza has this deck, Martin one of warriors."""
    lines = {"deck-1": deck.line(), "deck-2": deck_of(WARRIORS).line(), "first": "seat-1"}
    return GAME.play(2, GAME.read_options(lines | options), Seeded(seed))


def kinds(table: Front, cards: tuple[int, ...]) -> list[str]:
    return [table.key(card) for card in cards]


@pytest.mark.rule("DT-DECK-01")
def test_nobody_sees_the_cards_of_a_library_and_its_player_draws_from_its_top() -> None:
    given = GivenFront("", "hand inspired; library hussar infantry", common=0)

    for seat in (HONZA, MARTIN):
        assert GAME.view(given.table, seat)["players"][MARTIN]["library"] == 2
        assert str(given["hussar"]) not in GAME.view(given.table, seat)["kinds"]
    given.table.libraries[MARTIN] = given.table.libraries[MARTIN][::-1]
    given.answers_until(lambda: given.table.active == MARTIN and given.where("infantry") == "hand-1", "decline")

    assert given.table.hands[MARTIN] == (given["inspired"], given["infantry"], given["hussar"])


@pytest.mark.rule("DT-DECK-04")
def test_a_table_plays_with_the_printed_limits_and_every_other_deck_is_told_which_of_them_it_breaks() -> None:
    small = Deck(((WARRIORS[0], 5),), ())

    faults = deck_faults(small)
    assert [fault.rule for fault in faults] == ["DT-DECK-02", "DT-DECK-03", "DT-DECK-05"]
    size, copies, side = (dict(fault.arguments) for fault in faults)
    assert (size["least"], copies["most"], side["wanted"]) == (60, 4, 25)
    with pytest.raises(BadInput):
        started(small)


@pytest.mark.rule("DT-DECK-02", "DT-DECK-03", "DT-DECK-05")
@pytest.mark.parametrize(
    ("cards", "most", "aside", "broken"),
    [
        (60, 4, 25, []),
        (59, 4, 25, ["DT-DECK-02"]),
        (61, 4, 25, []),
        (60, 5, 25, ["DT-DECK-03"]),
        (60, 4, 24, ["DT-DECK-05"]),
        (60, 4, 26, ["DT-DECK-05"]),
    ],
)
def test_a_deck_has_60_cards_or_more_four_of_a_kind_or_fewer_and_exactly_25_aside(
    cards: int, most: int, aside: int, broken: list[str]
) -> None:
    many, rest = SPECIALS[0], list(PRINTED)
    others = [key for key in rest if key != many][: cards - most]

    deck = Deck(((many, most), *((key, 1) for key in others)), tuple((key, 1) for key in rest[:aside]))

    assert [fault.rule for fault in deck_faults(deck)] == broken


@pytest.mark.rule("DT-DECK-04")
def test_other_limits_of_decks_can_be_agreed_upon_for_a_table() -> None:
    line = f"deck:{WARRIORS[0]}=5;{WARRIORS[1]}=7|{WARRIORS[2]}=1"
    agreed = {"deck-size": 12, "deck-copies": 7, "sideboard": 1}

    table = Match(GAME, 2, {"deck-1": line, "deck-2": "venusian-rangers", **agreed}, "seed").play.table

    assert len(table.hands[HONZA]) + len(table.libraries[HONZA]) == 12
    for stricter in ({"deck-size": 13}, {"deck-copies": 6}, {"sideboard": 2}):
        with pytest.raises(BadInput, match="error-deck-illegal"):
            GAME.read_options({"deck-1": line, **agreed, **stricter})
    assert GAME.read_options(agreed)["deck-size"] == 12  # ready-made decks are always allowed


@pytest.mark.rule("DT-DECK-03")
def test_copies_are_counted_in_the_library_or_if_so_agreed_with_the_sideboard() -> None:
    """G-09."""
    five = f"deck:{WARRIORS[0]}=4;{WARRIORS[1]}=4;{WARRIORS[2]}=2|{WARRIORS[0]}=1"
    small: dict[str, object] = {"deck-1": five, "deck-size": 10, "sideboard": 1}
    together: dict[str, object] = {**small, "copies-in": "with-sideboard"}

    assert GAME.read_options(small)["copies-in"] == "library"
    with pytest.raises(BadInput, match="error-deck-illegal"):
        GAME.read_options(together)
    assert GAME.read_options({**together, "deck-copies": 5})
    assert GAME.read_options({**together, "deck-1": five.replace("|" + WARRIORS[0], "|" + WARRIORS[2])})


@pytest.mark.rule("DT-DECK-08")
def test_the_table_the_hand_and_the_sacrificed_pile_are_no_part_of_the_collection() -> None:
    given = GivenFront(
        "squad hussar+violator-sword; hand inspired; library dragoon; grave infantry; sacrificed doomed; "
        "sideboard samurai"
    )

    assert collection(given.table, HONZA) == (given["dragoon"], given["infantry"], given["samurai"])


@pytest.mark.rule("DT-SETUP-01", "DT-SETUP-02")
def test_every_library_is_shuffled_so_that_nobody_knows_a_card_of_it() -> None:
    orders = {tuple(kinds(started(deck_of(WARRIORS), seed).table, tuple(range(60)))) for seed in ("a", "b")}
    table = started(deck_of(WARRIORS)).table

    assert len(orders) == 2
    assert sorted(next(iter(orders))) == sorted(deck_of(WARRIORS).library())
    for seat in table.seats():
        known = GAME.view(table, seat)["kinds"]
        assert not any(str(card) in known for owner in table.seats() for card in table.libraries[owner])


@pytest.mark.rule("DT-SETUP-03", "DT-SETUP-04", "DT-SETUP-05")
def test_everybody_starts_with_5_destiny_no_promotion_and_seven_cards() -> None:
    table = started(deck_of(WARRIORS)).table

    assert table.destiny == [5, 5]
    assert table.promotion == [0, 0]
    assert [len(hand) for hand in table.hands] == [7, 7]
    assert [len(library) for library in table.libraries] == [53, 53]


@pytest.mark.rule("DT-SETUP-06")
def test_the_first_turn_begins_in_the_window_after_the_draw() -> None:
    """G-07."""
    play = started(deck_of(WARRIORS))
    play.choose(("keep_hand",))
    play.choose(("keep_hand",))

    assert play.ask is not None
    assert (play.ask.prompt, play.ask.seat) == ("dt-anytime", HONZA)
    play.choose(("decline",))
    play.choose(("decline",))
    assert play.ask is not None
    assert (play.ask.prompt, play.ask.seat) == ("dt-action", HONZA)  # there was one window only, and no draw
    assert [len(library) for library in play.table.libraries] == [53, 53]


@pytest.mark.rule("DT-SETUP-07")
def test_who_starts_is_left_to_chance_or_told() -> None:
    lot = {started(deck_of(WARRIORS), f"lot {number}", first="random").table.active for number in range(12)}

    assert lot == {HONZA, MARTIN}
    assert started(deck_of(WARRIORS), first="seat-2").table.active == MARTIN


@pytest.mark.rule("DT-SETUP-08")
def test_a_hand_without_a_warrior_is_shown_to_everybody_before_it_is_exchanged() -> None:
    play = started(deck_of(SPECIALS))
    play.log = Log()
    hand = play.table.hands[HONZA]
    assert GAME.view(play.table, MARTIN)["players"][HONZA]["hand"] == 7

    play.choose(("exchange_hand",))

    assert play.ask is not None
    assert (play.ask.seat, play.ask.prompt, play.options()) == (MARTIN, "dt-shown-hand", [("look_at_hand",)])
    told = [event.told_to(MARTIN) for event in play.log.events if event.whole[0] == "showed"]
    assert told == [("showed", HONZA, card, play.table.key(card)) for card in hand]
    for seat in (MARTIN, SPECTATOR):
        view = GAME.view(play.table, seat)
        assert (view["showing"], view["players"][HONZA]["hand"]) == (HONZA, list(hand))
        assert [view["kinds"][str(card)] for card in hand] == kinds(play.table, hand)
        drawn = GAME.draw(view, lambda key: key)
        assert all(f"dt-card-{kind}" in drawn for kind in kinds(play.table, hand))


@pytest.mark.rule("DT-SETUP-09")
def test_a_hand_that_was_shown_is_shuffled_back_after_seven_new_cards_are_drawn() -> None:
    play = started(deck_of(SPECIALS))
    table = play.table
    old, library = table.hands[HONZA], table.libraries[HONZA]

    play.choose(("exchange_hand",))
    play.choose(("look_at_hand",))

    assert table.hands[HONZA] == library[:7]  # none of the old ones could come
    assert len(table.libraries[HONZA]) == 53
    assert set(old) <= set(table.libraries[HONZA])
    assert table.graves[HONZA] == ()
    view = GAME.view(table, MARTIN)
    assert (view["showing"], view["players"][HONZA]["hand"]) == (-1, 7)
    assert not any(str(card) in view["kinds"] for card in (*old, *library))
    assert play.ask is not None
    assert (play.ask.prompt, play.ask.seat) == ("dt-privilege", MARTIN)  # once each
    play.choose(("keep_hand",))
    assert play.ask is not None
    assert play.ask.prompt == "dt-anytime"


@pytest.mark.rule("DT-SETUP-08")
def test_each_of_the_others_looks_at_a_hand_that_is_shown() -> None:
    line = deck_of(SPECIALS).line()
    given = {"deck-1": line, "deck-2": line, "deck-3": line, "first": "seat-2"}
    play = GAME.play(3, GAME.read_options(given), Seeded("three"))
    play.choose(("exchange_hand",))

    asked = []
    while play.ask is not None and play.ask.prompt == "dt-shown-hand":
        asked.append(play.ask.seat)
        play.choose(("look_at_hand",))

    assert asked == [ROMAN, HONZA]  # in turn order from the one who shows it


@pytest.mark.rule("DT-SETUP-10")
def test_a_hand_with_a_warrior_goes_to_the_grave_unseen() -> None:
    play = started(deck_of(WARRIORS))
    old = play.table.hands[HONZA]

    play.choose(("exchange_hand",))

    assert play.ask is not None
    assert play.ask.prompt == "dt-privilege"  # nobody is asked to look at it
    assert play.table.graves[HONZA] == old
    assert not any(str(card) in GAME.view(play.table, MARTIN)["kinds"] for card in old)
    assert not set(old) & {*play.table.libraries[HONZA], *play.table.hands[HONZA]}


@pytest.mark.rule("DT-SETUP-11", "DT-WIN-02")
def test_the_target_and_the_limit_are_fixed_before_the_game() -> None:
    table = started(deck_of(WARRIORS), target="25", limit="60").table

    assert (table.target, table.limit) == (25, 60)
    assert started(deck_of(WARRIORS)).table.target == 40
    assert started(deck_of(WARRIORS), limit="0").table.limit == 0
    near = GivenFront(promotion=(24, 0), target=25)
    near.table.promotion[HONZA] += 1
    near.table.fallout = (("points", HONZA),)
    near.chooses("meditate")
    assert near.play.result is not None
    assert near.play.result.winners() == (HONZA,)
