"""A card that was seen once and goes back to where it is hidden is not recognised there (DT-CR-24)."""

from collections import Counter
from itertools import pairwise

import pytest

from herna.engine.cards import EVERYONE
from herna.engine.chance import Chance
from herna.engine.effects import Lasting
from herna.engine.view import view_of
from herna.games.doomtrooper.decks import deck_named
from herna.games.doomtrooper.game import GAME
from herna.games.doomtrooper.given import HONZA, MARTIN, ROMAN, GivenFront
from herna.games.doomtrooper.rules.tournament import Sideboarding
from herna.games.doomtrooper.rules.zones import draw, shuffle_library
from herna.games.doomtrooper.table import NONE
from tests.games.doomtrooper.rows import attacks, given, notes, position, prove, row, then, until
from tests.games.doomtrooper.rules.test_time import passes
from tests.games.doomtrooper.rules.test_tournament import DECK, after_one_game
from tests.kit.random_match import as_bytes

HAND = "hussar sea-lion razide inspired ambush"
GUESSES = 300


def sent(front: GivenFront, seat: int) -> tuple[bytes, str]:
    """All that a seat is sent now, and all that it was told."""
    assert front.play.log is not None
    return as_bytes(view_of(front.play, seat, 1)), repr(front.play.log.seen_by(seat))


def guessed(front: GivenFront, seat: int, card: int) -> Counter[str]:
    """What a seat takes a card for, how often."""
    chance = Chance(7)
    return Counter(front.play.guess(seat, chance).table.key(card) for _ in range(GUESSES))


def hand_looked_at(hand: str = HAND, seed: str = "looked at", libraries: str = "") -> GivenFront:
    """Honza looks at Martin's hand in Martin's turn and discards Ambush; Martin has three actions left."""
    front = GivenFront(
        "squad valkyrie; hand lesser-domination",
        f"squad infantry; hand {hand}; library {libraries}",
        destiny=(9, 20),
        active=MARTIN,
        common=4,
        seed=seed,
    )
    front.chooses("meditate").plays(HONZA, "cast lesser-domination valkyrie player-1")
    front.chooses("pick_amount 5").declines_until("dt-pick-discarded").chooses("discard ambush")
    front.declines_until("dt-action")
    return front


# Hidden warriors


def hidden_after_a_look(warrior: str, seed: str = "looked at") -> GivenFront:
    front = hand_looked_at(seed=seed)
    front.chooses(f"hide {warrior}")
    return front


@pytest.mark.rule("DT-COVER-18")
@pytest.mark.parametrize("other", ["sea-lion", "razide"])
def test_who_has_seen_the_hand_is_sent_the_same_whichever_warrior_is_hidden(other: str) -> None:
    front, twin = hidden_after_a_look("hussar"), hidden_after_a_look(other)

    for choice in ("decline", "decline", "done", "decline"):
        assert sent(front, HONZA) == sent(twin, HONZA)
        front.chooses(choice)
        twin.chooses(choice)


@pytest.mark.rule("DT-COVER-18")
def test_who_has_seen_the_hand_takes_the_hidden_warrior_for_any_of_its_warriors() -> None:
    front, twin = hidden_after_a_look("hussar"), hidden_after_a_look("razide")
    (hidden,) = front.table.hidden

    found = guessed(front, HONZA, hidden)

    assert found == guessed(twin, HONZA, hidden)
    assert found.keys() == {"hussar", "sea-lion", "razide"}
    assert all(abs(count - GUESSES / 3) < 30 for count in found.values())


@pytest.mark.rule("DT-COVER-18")
def test_what_is_played_afterwards_does_not_tell_by_its_id_which_warrior_was_hidden() -> None:
    """Under which id a card of the hand lies that is played later does not depend on which one was hidden."""

    def id_of_a_card_played_later(warrior: str) -> set[int]:
        return {hidden_after_a_look(warrior, f"{number}")["inspired"] for number in range(40)}

    ids = id_of_a_card_played_later("hussar")

    assert len(ids) == 3
    assert id_of_a_card_played_later("sea-lion") == ids == id_of_a_card_played_later("razide")


@pytest.mark.rule("DT-COVER-18")
def test_the_player_who_hides_a_warrior_still_knows_every_card() -> None:
    front = hidden_after_a_look("razide")
    kinds = view_of(front.play, MARTIN, 1)["table"]["kinds"]

    assert [kinds[str(card)] for card in front.table.hands[MARTIN]] == ["hussar", "sea-lion", "inspired"]
    assert [kinds[str(card)] for card in front.table.hidden] == ["razide"]
    assert guessed(front, MARTIN, front.table.hidden[0]) == {"razide": GUESSES}


# Hands


def test_a_hand_that_was_looked_at_is_known_but_not_which_card_of_it_is_which() -> None:
    front = hand_looked_at()

    kinds = view_of(front.play, HONZA, 1)["table"]["kinds"]
    hand = front.table.hands[MARTIN]
    assert not any(str(card) in kinds for card in hand)
    chance = Chance(7)
    for _ in range(20):
        guess = front.play.guess(HONZA, chance).table
        assert sorted(guess.key(card) for card in hand) == ["hussar", "inspired", "razide", "sea-lion"]


@pytest.mark.rule("DT-DISC-02", "DT-ZONES-05")
def test_who_has_seen_the_hand_does_not_see_which_card_of_it_is_discarded() -> None:
    """Ruling G-40: what is discarded from a hand is not shown."""

    def discarded(card: str) -> GivenFront:
        front = hand_looked_at()
        front.chooses("done", f"discard {card}")
        return front

    front, twin = discarded("inspired"), discarded("hussar")

    assert sent(front, HONZA) == sent(twin, HONZA)
    (ambush, buried) = front.table.graves[MARTIN]
    assert guessed(front, HONZA, ambush) == {"ambush": GUESSES}
    assert guessed(front, HONZA, buried) == guessed(twin, HONZA, buried)
    assert guessed(front, HONZA, buried).keys() == {"hussar", "sea-lion", "razide", "inspired"}


def test_a_third_player_does_not_see_what_somebody_discards_of_a_hand_that_only_they_look_at() -> None:
    def discarded(card: str) -> GivenFront:
        front = GivenFront("squad valkyrie; hand lesser-domination", f"hand {HAND}", destiny=(9, 20, 20), seed="third")
        front.chooses("meditate", "cast lesser-domination valkyrie player-1", "pick_amount 5")
        front.declines_until("dt-pick-discarded").chooses(f"discard {card}")
        return front

    front, twin = discarded("ambush"), discarded("razide")

    assert sent(front, ROMAN) == sent(twin, ROMAN)
    assert front.where("ambush") == twin.where("razide") == "grave-1"


def test_a_card_that_goes_back_to_a_hand_is_not_told_from_an_equal_one_there() -> None:
    """Everybody has seen one of two copies go back to the hand: by its id nobody knows which of them is played."""
    ids: set[int] = set()
    for number in range(40):
        front = GivenFront(
            "squad infantry; hand max-steiner hussar sea-lion",
            "squad free-marine; hidden max-steiner#3",
            seed=f"{number}",
        )
        returned = front["max-steiner"]
        front.chooses("play max-steiner squad-0").declines()

        assert front.table.cards.seen[returned] == 1 << HONZA
        assert front.where("max-steiner") == "hand-0"
        assert front.table.hands[HONZA] == (front["hussar"], front["sea-lion"], front["max-steiner"])
        ids.add(front["max-steiner"])
    assert len(ids) == 3


def test_a_card_that_is_drawn_could_be_any_card_of_the_hand() -> None:
    """Martin has seen Ambush shuffled into the library; then a card is drawn: nobody knows which of the hand it is."""
    front = GivenFront("squad hussar; hand inspired heist; library ambush doomed bamboozled", seed="drawn")
    front.table.cards.show(front["ambush"], EVERYONE)
    shuffle_library(front.play, HONZA)

    draw(front.play, HONZA, 1)

    chance = Chance(7)
    guesses = [front.play.guess(MARTIN, chance).table for _ in range(100)]
    found = {card for table in guesses for card in table.hands[HONZA] if table.key(card) == "ambush"}
    assert found == set(front.table.hands[HONZA])


# Libraries


def test_ids_do_not_follow_the_order_in_which_cards_are_drawn() -> None:
    """Who sees a card with a higher id than another must not know that it was drawn later."""
    higher = 0
    for number in range(20):
        play = GAME.play(2, GAME.read_options({}), Chance(number))
        library = play.table.libraries[HONZA]
        higher += sum(later > earlier for earlier, later in pairwise(library))
    assert 0.4 < higher / (20 * 52) < 0.6


def test_a_card_shuffled_into_the_library_is_not_the_last_to_be_drawn() -> None:
    """The library has other ids in another order afterwards."""
    places: set[int] = set()
    for number in range(30):
        front = GivenFront(
            "squad hussar; hand a-second-chance; library inspired heist doomed; sacrificed ambush", seed=f"{number}"
        )
        came_in = front["ambush"]
        front.chooses("meditate").plays(HONZA, "play a-second-chance -").declines_until("dt-fetch-card")
        front.chooses("pick_card ambush")
        places.add(front.table.libraries[HONZA].index(came_in))
    assert places == {0, 1, 2, 3}


@pytest.mark.rule("DT-ZONES-04")
def test_what_is_searched_out_of_a_library_is_not_told_by_its_id() -> None:
    def fetched(card: str) -> GivenFront:
        front = GivenFront("squad hussar; hand expedite-request inspired; library ambush heist doomed", seed="fetched")
        front.chooses("meditate").plays(HONZA, "play expedite-request -").declines_until("dt-fetch-card")
        front.chooses(f"pick_card {card}")
        return front

    front, twin = fetched("heist"), fetched("doomed")

    assert sent(front, MARTIN) == sent(twin, MARTIN)
    assert (front.where("heist"), twin.where("doomed")) == ("hand-0", "hand-0")


# Graves


def taken_from_the_grave(card: str, used: str = "") -> GivenFront:
    """Everybody saw Hussar and Razide go to Honza's grave, nobody else Ambush; one of them is taken back to hand."""
    front = GivenFront(
        "squad infantry; hand gift-of-fate inspired; grave hussar razide ambush",
        "squad free-marine",
        destiny=(0, 0),
        seed="grave",
    )
    for seen in ("hussar", "razide"):
        front.table.cards.show(front[seen], EVERYONE)
    front.table.used = ((front[used], "heal"),) if used else ()
    front.chooses("meditate").plays(HONZA, "play gift-of-fate -").declines_until("dt-fetch-card")
    front.chooses(f"pick_card {card}")
    return front


@pytest.mark.rule("DT-ZONES-05")
@pytest.mark.parametrize("other", ["razide", "ambush"])
def test_what_is_taken_back_from_a_grave_is_not_recognised(other: str) -> None:
    front, twin = taken_from_the_grave("hussar"), taken_from_the_grave(other)

    assert sent(front, MARTIN) == sent(twin, MARTIN)
    assert (front.where("hussar"), front.where("razide"), twin.where(other)) == ("hand-0", "grave-0", "hand-0")
    for card in front.table.hands[HONZA]:
        assert guessed(front, MARTIN, card) == guessed(twin, MARTIN, card)
    graves = [each.play.guess(MARTIN, Chance(7)).table.graves for each in (front, twin)]
    assert graves[0] == graves[1]  # nor where in the grave it lay
    assert twin.play.guess(HONZA, Chance(7)).table.graves == twin.table.graves


@pytest.mark.rule("DT-ZONES-05")
def test_the_player_still_knows_the_grave_after_a_card_was_taken_from_it() -> None:
    front = taken_from_the_grave("ambush")
    kinds = view_of(front.play, HONZA, 1)["table"]["kinds"]

    assert [kinds[str(card)] for card in front.table.graves[HONZA]] == ["hussar", "razide"]
    assert sorted(kinds[str(card)] for card in front.table.hands[HONZA]) == ["ambush", "inspired"]


@pytest.mark.rule("DT-ZONES-05")
def test_a_card_that_still_acts_keeps_its_id_in_the_grave() -> None:
    """Ruling DT-CR-24: what it does can be pointed at, whatever is taken from the grave meanwhile."""
    for number in range(10):
        front = GivenFront(
            "squad infantry; hand gift-of-fate inspired; grave smell-of-war hussar razide",
            "squad free-marine",
            destiny=(0, 0),
            seed=f"{number}",
        )
        for card in front.table.graves[HONZA]:
            front.table.cards.show(card, EVERYONE)
        acting = front["smell-of-war"]
        front.table.lasting = (Lasting("more-attacks", NONE, 2, acting, "turn", HONZA),)
        front.chooses("meditate").plays(HONZA, "play gift-of-fate -").declines_until("dt-fetch-card")
        front.chooses("pick_card razide")

        assert front["smell-of-war"] == acting
        assert view_of(front.play, MARTIN, 1)["table"]["kinds"][str(acting)] == "smell-of-war"


@pytest.mark.rule("DT-ZONES-05")
def test_a_card_that_still_acts_is_known_also_when_it_is_taken_back() -> None:
    """Ruling DT-CR-24."""
    front = GivenFront(
        "squad infantry; hand gift-of-fate; grave hussar razide smell-of-war", destiny=(0, 0), seed="acting"
    )
    acting = front["smell-of-war"]
    front.table.cards.show(acting, EVERYONE)
    front.table.lasting = (Lasting("more-attacks", NONE, 2, acting, "turn", HONZA),)
    front.chooses("meditate").plays(HONZA, "play gift-of-fate -").declines_until("dt-fetch-card")
    front.chooses("pick_card smell-of-war")

    assert (front["smell-of-war"], front.where("smell-of-war")) == (acting, "hand-0")
    assert (acting, "smell-of-war", HONZA, "hand") in front.told("left")


@pytest.mark.rule("DT-DECK-06", "DT-ZONES-05")
@pytest.mark.parametrize("pile", ["library", "grave", "sideboard"])
def test_a_foxhole_out_of_the_collection_is_not_known_by_its_id(pile: str) -> None:
    front = GivenFront(f"squad trencher; {pile} ambush inspired foxhole", seed="trench")
    lowest = front["ambush"]

    front.chooses("use trencher fetch trencher")

    assert (front["foxhole"], front.where("foxhole")) == (lowest, "on trencher")


@pytest.mark.rule("DT-DECK-06", "DT-ZONES-05")
def test_what_comes_into_play_from_a_grave_is_not_known_to_have_been_hidden_or_discarded_there() -> None:
    """Of equal cards one that everybody has seen die is taken first, whichever the player points at."""

    def fetched(copies: str) -> int:
        front = GivenFront(f"kohort nepharite-of-semai; grave {copies}", "squad hussar", seed="fetched")
        front.table.cards.show(front["legionnaire-of-semai"], EVERYONE)
        front.attacks("nepharite-of-semai", "hussar").declines_until("dt-split").chooses("split 2 0")
        front.declines_until("dt-fetch-warrior")
        front.chooses(next(words for words in sorted(front.offered()) if words.startswith("pick_card")))
        assert front.where("legionnaire-of-semai") == "kohort-0"
        return len(front.table.graves[HONZA])

    assert fetched("legionnaire-of-semai legionnaire-of-semai#2 ambush") == 2
    assert fetched("ambush legionnaire-of-semai#2 legionnaire-of-semai") == 2


# Sideboards


@pytest.mark.rule("DT-DECK-06")
def test_what_was_exchanged_with_a_sideboard_is_not_guessed() -> None:
    """Between two games Honza brings in one card or another; Martin's guesses at the new library are the same."""

    def guesses(out: str, brought: str) -> list[list[str]]:
        match = after_one_game(MARTIN)
        match.choose(HONZA, ("take_out", out))
        match.choose(HONZA, ("bring_in", brought))
        while isinstance(match.play.procedure(), Sideboarding):
            passes(match)
        chance = Chance(7)
        tables = [match.play.guess(MARTIN, chance).table for _ in range(20)]
        return [[table.key(card) for card in sorted(table.libraries[HONZA])] for table in tables]

    deck = deck_named(DECK)

    found = guesses(deck.cards[0][0], deck.sideboard[0][0])

    assert guesses(deck.cards[1][0], deck.sideboard[1][0]) == found
    aside = {kind for kind, _ in deck.sideboard} - {kind for kind, _ in deck.cards}
    assert any(kind in aside for kinds in found for kind in kinds)


test_what_follows_from_a_position = prove(
    # Graves
    # A card that was used and died lay in the grave; another card may have its id when one is taken from there.
    row("what a card has done in this turn does not stick to its id", "DT-ACT-21",
        position(taken_from_the_grave)("razide", used="hussar"), then({"used": ()})),
    row("a spell cast out of the grave is not known by its id", "DT-TIME-18", "DT-ZONES-05",
        given("squad mystic; hand summon-spell; grave hussar samurai exorcise-injuries", "squad dragoon",
        wounded="mystic", seed="summon"), notes(lowest=lambda front: front["hussar"]), "meditate",
        "cast summon-spell mystic -", "pick_pile grave", until("dt-summon"), "cast exorcise-injuries mystic mystic",
        then(lambda front: front["exorcise-injuries"] == front.noted["lowest"],
        lambda front: front.told("played")[-1][1:3] == (front.noted["lowest"], "exorcise-injuries"))),
    # Whether it was discarded first or last, or died hidden, is not told.
    row("of cards that nobody saw go to a grave the one fetched has the lowest id", "DT-DECK-06", "DT-ZONES-05",
        given("kohort nepharite-of-semai; grave ambush inspired legionnaire-of-semai", "squad hussar", seed="fetched"),
        notes(lowest=lambda front: front["ambush"]), attacks("nepharite-of-semai", "hussar"), until("dt-split"),
        "split 2 0", until("dt-fetch-warrior"), "pick_card legionnaire-of-semai", then({"where ambush": "grave-0"},
        lambda front: front["legionnaire-of-semai"] == front.noted["lowest"])),
    # A card of which something is still to be chosen
    # Ruling DT-CR-26.
    row("a card is shown before the rest is chosen and nobody guesses another in its place", "DT-TIME-22",
        "DT-ART-07", given("squad mystic; hand elemental-wall ambush", "squad dragoon; hand inspired", destiny=(7, 0)),
        attacks("mystic", "dragoon"), "cast elemental-wall mystic mystic", then({"prompt": "dt-pick-destiny"},
        lambda front: front.told("showed") == [(HONZA, front["elemental-wall"], "elemental-wall")],
        lambda front: guessed(front, MARTIN, front["elemental-wall"]) == {"elemental-wall": GUESSES},
        lambda front: front.play.guess(MARTIN, Chance(1)).options() == front.play.options())),
)  # fmt: skip
