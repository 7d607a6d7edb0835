"""What can be chosen before a match, what is refused, and in which words."""

import pytest

from herna.engine.errors import BadInput
from herna.engine.match import Match
from herna.engine.rules import LANGUAGES
from herna.games.doomtrooper.decks import (
    DECK_AFFILIATIONS,
    DECKS,
    Deck,
    Limits,
    deck_faults,
    deck_in_line,
    ready_made,
)
from herna.games.doomtrooper.game import GAME, TARGET
from herna.games.doomtrooper.table import AS_RULED, Agreed, Front
from herna.messages.words import Words


def first_table(seed: str = "seed", target: int = TARGET, **options: str) -> Front:
    given = {name.replace("_", "-"): value for name, value in options.items()}
    table = Match(GAME, 2, {"target": target, **given}, seed).play.table
    assert isinstance(table, Front)
    return table


def refused(target: int = TARGET, **options: str) -> BadInput:
    with pytest.raises(BadInput) as found:
        first_table("seed", target, **options)
    return found.value


@pytest.mark.rule("DT-DECK-02", "DT-DECK-03", "DT-DECK-05")
@pytest.mark.parametrize("deck", DECKS)
def test_every_ready_made_deck_is_legal(deck: str) -> None:
    assert deck_faults(DECKS[deck]) == []


def test_decks_are_chosen_by_name_or_as_a_line() -> None:
    one, two = list(DECKS)[:2]

    table = first_table(deck_1=one, deck_2=DECKS[two].line())
    kinds = [sorted(table.key(card) for card in range(*table.first_card[seat : seat + 2])) for seat in (0, 1)]
    assert kinds == [sorted([*DECKS[deck].library(), *DECKS[deck].side()]) for deck in (one, two)]


def test_a_deck_left_to_chance_is_any_of_them() -> None:
    first = {first_table(seed=f"seed {number}", deck_2=next(iter(DECKS))).cards.printed[0] for number in range(12)}

    assert len(first) > 1


def test_what_is_no_deck_is_refused() -> None:
    assert refused(deck_1="mercenaries").key == "error-option-value"
    assert refused(deck_1="deck:hussar=4|").key == "error-deck-illegal"


@pytest.mark.rule("DT-WIN-02")
def test_the_target_is_40_unless_it_is_set() -> None:
    assert GAME.read_options({})["target"] == first_table().target == 40
    assert first_table(target=25).target == 25
    assert refused(target=0).key == "error-option-number"


def test_who_begins_is_chosen_or_left_to_chance() -> None:
    assert {first_table(seed=f"seed {number}").active for number in range(12)} == {0, 1}
    assert {first_table(seed=f"seed {number}", first="seat-2").active for number in range(6)} == {1}


def test_one_is_reminded_of_what_lies_face_down_only_if_that_is_chosen() -> None:
    assert not first_table().agreed.remembers
    assert first_table(remember="yes").agreed.remembers


def test_what_can_be_agreed_upon_is_as_ruled_unless_it_is_chosen() -> None:
    assert first_table().agreed == AS_RULED == Agreed(remembers=False, lone_cover=False, cover_sabotage=True)
    assert first_table(lone_cover="allowed").agreed == Agreed(lone_cover=True)
    assert first_table(cover_sabotage="forbidden").agreed == Agreed(cover_sabotage=False)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_said_in_words(language: str) -> None:
    words = Words(language)

    for error in (refused(deck_1="mercenaries"), refused(deck_1="deck:hussar=4|"), refused(target=0)):
        assert not words.error(error).startswith("error-")
        assert "{" not in words.error(error)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_of_a_deck_is_said_in_words(language: str) -> None:
    words = Words(language, GAME)
    checked = GAME.check_deck("[cards]\nhussar = 5\n[sideboard]\n", "deck.toml")

    assert [fault.rule for fault in checked.faults] == ["DT-DECK-02", "DT-DECK-03", "DT-DECK-05"]
    for fault in checked.faults:
        assert "{" not in words.say(fault.key, dict(fault.arguments))


@pytest.mark.parametrize("language", LANGUAGES)
def test_copies_counted_together_are_said_in_words(language: str) -> None:
    words = Words(language, GAME)
    together = deck_faults(deck_in_line("deck:hussar=3|hussar=2", ""), Limits(3, 4, 2, together=True))

    assert [fault.rule for fault in together] == ["DT-DECK-03"]
    said = words.say(together[0].key, dict(together[0].arguments))
    assert "{" not in said
    assert "5" in said


# Who plays which deck (ruling DT-CR-27)


def seen_decks(match: Match[Front]) -> list[list[str]]:
    """The decks of all players, as each seat sees them."""
    return [[player["deck"] for player in GAME.view(match.play.table, seat)["players"]] for seat in (0, 1)]


def test_everybody_is_told_which_ready_made_deck_chance_has_dealt() -> None:
    match = Match(GAME, 2, {}, "seed")

    told = [event.whole[2] for event in match.log.events if event.whole[0] == "plays_deck"]

    assert seen_decks(match) == [told, told]
    for seat, deck in enumerate(told):
        library = [*DECKS[str(deck)].library(), *DECKS[str(deck)].side()]
        assert sorted(match.play.table.cards_owned(seat)) == sorted(library)


def test_what_is_exchanged_with_a_sideboard_leaves_a_deck_what_it_is() -> None:
    deck = DECKS["grapeshot"]
    out, into = deck.cards[0][0], deck.sideboard[0][0]

    changed = deck.exchanged(out, into)

    assert ready_made((*changed.library(), *changed.side())) == "grapeshot"


def test_a_self_built_deck_is_its_players_business() -> None:
    cards = dict(DECKS["grapeshot"].cards) | {"hussar": 4}
    line = Deck(tuple(cards.items()), DECKS["grapeshot"].sideboard).line()

    match = Match(GAME, 2, {"deck-1": line, "deck-2": "grapeshot"}, "seed")

    assert seen_decks(match) == [["", "grapeshot"]] * 2
    assert [event.whole for event in match.log.events if event.whole[0] == "plays_deck"] == [
        ("plays_deck", 1, "grapeshot")
    ]
    assert [player["affiliation"] for player in GAME.view(match.play.table, 0)["players"]] == ["", "capitol"]


def test_a_deck_fights_for_the_affiliation_of_most_of_its_warriors() -> None:
    assert DECK_AFFILIATIONS["legions-of-algeroth"] == "legion"
    assert DECK_AFFILIATIONS["iron-and-horde"] == "rasputin"
