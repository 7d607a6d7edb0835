"""What every game promises about building its decks: texts read back, mends mend, and hands are those of the deck."""

from collections import Counter
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from herna.engine.chance import Chance
from herna.engine.checked import Fault
from herna.engine.deck_building import Change, DeckBuilding, Draft
from herna.engine.errors import BadInput
from herna.engine.game import RANDOM, Game
from herna.engine.rules import LANGUAGES
from herna.games.catalogue import game_keys, game_named
from herna.messages.words import Words


def building_of(game: Game[Any]) -> DeckBuilding:
    building = game.deck_building()
    assert building is not None
    return building


GAMES = [game for game in map(game_named, game_keys()) if game.decks()]
every_game = pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])


@some.composite
def drafts(draw: some.DrawFn, building: DeckBuilding) -> Draft:
    """A deck that somebody is building: any cards, some too often, or a ready-made deck with changes."""
    chosen = some.dictionaries(some.sampled_from(building.known), some.integers(0, 9), max_size=20)
    parts = {part.key: draw(chosen) for part in building.parts}
    if draw(some.booleans()):
        ready = draw(some.sampled_from(list(building.decks.values())))
        changes = [Change(part, card, count - 3) for part, cards in parts.items() for card, count in cards.items()]
        return building.changed(ready, tuple(changes[:5]))
    return building.draft(draw(some.sampled_from(building.leaders or ("",))), parts, "draft")


@every_game
@settings(max_examples=25)
@given(data=some.data())
def test_a_deck_as_text_reads_back_equal(game: Game[Any], data: some.DataObject) -> None:
    building = building_of(game)
    draft = data.draw(drafts(building))

    for language in LANGUAGES:
        names = names_in(game, language)
        assert building.read(building.text(draft, names.__getitem__), "file") == draft


@cache
def names_in(game: Game[Any], language: str) -> dict[str, str]:
    """The names of all cards, also of those that no deck holds."""
    names = {entry.key: entry.name for entry in game.library(Words(language, game).say)}
    return dict.fromkeys(building_of(game).known, '"?" # [cards]') | names


@every_game
@settings(max_examples=25)
@given(data=some.data())
def test_after_its_mend_a_fault_is_gone(game: Game[Any], data: some.DataObject) -> None:
    building = building_of(game)
    draft = data.draw(drafts(building))

    for finding in building.findings(draft):
        mended = building.changed(draft, finding.mend)
        assert finding.mend
        assert what(finding.fault) not in map(what, building.faults(mended))


@every_game
@settings(max_examples=25)
@given(data=some.data())
def test_mend_after_mend_leads_to_a_legal_deck_that_can_be_played(game: Game[Any], data: some.DataObject) -> None:
    building = building_of(game)
    draft = data.draw(drafts(building))

    for _ in range(100):
        found = building.findings(draft)
        if not found:
            break
        draft = building.changed(draft, found[0].mend)

    assert building.faults(draft) == []
    line = building.line(draft)
    assert game.read_options({building.option: line})[building.option] == line


@every_game
@settings(max_examples=25)
@given(data=some.data())
def test_filling_up_only_adds_what_is_lacking(game: Game[Any], data: some.DataObject) -> None:
    building = building_of(game)
    draft = data.draw(drafts(building))

    filled = building.fill(draft)

    short = [what(fault) for fault in building.faults(draft) if is_short(building, draft, fault)]
    left = [what(fault) for fault in building.faults(building.changed(draft, filled))]
    assert all(change.count > 0 for change in filled)
    assert bool(filled) == bool(short)
    assert set(short).isdisjoint(left)


def what(fault: Fault) -> tuple[object, ...]:
    """What a fault is about, whatever its numbers."""
    told = dict(fault.arguments)
    return fault.key, told.get("card"), told.get("type")


def is_short(building: DeckBuilding, draft: Draft, fault: Fault) -> bool:
    """Whether a fault says that there are too few cards."""
    aim = building.aim(draft, fault)
    return sum(draft.counts(aim.part).get(card, 0) for card in aim.cards) < aim.least


@every_game
def test_an_empty_deck_is_filled_up_to_a_legal_one(game: Game[Any]) -> None:
    building = building_of(game)

    for leader in building.leaders or ("",):
        empty = building.draft(leader, {}, "draft")
        full = building.changed(empty, building.fill(empty))
        assert building.faults(full) == []
        assert all(building.suits(full, change.card) for change in building.fill(empty))


@every_game
def test_a_ready_made_deck_is_legal_and_complete(game: Game[Any]) -> None:
    building = building_of(game)

    assert tuple(building.decks) == game.decks()
    for key, draft in building.decks.items():
        assert building.findings(draft) == []
        assert building.fill(draft) == ()
        cards = Counter(dict(building.fixed(draft)))
        cards.update({draft.leader: 1} if draft.leader else {})
        for _, counts in draft.parts:
            cards.update(dict(counts))
        assert cards == Counter(dict(game.deck_cards(key)))


@every_game
def test_faults_are_those_of_the_checked_file(game: Game[Any]) -> None:
    building = building_of(game)
    draft = building.draft(building.leaders[0] if building.leaders else "", {}, "draft")

    checked = game.check_deck(building.text(draft, str), "file")

    assert list(checked.faults) == [finding.fault for finding in building.findings(draft)] != []
    assert checked.line == building.line(draft)


@every_game
def test_every_fault_breaks_a_requirement(game: Game[Any]) -> None:
    building = building_of(game)
    broken = {key for requirement in building.requirements for key in requirement.faults}
    excess = dict.fromkeys(building.known, 9)

    for leader in building.leaders or ("",):
        for parts in ({}, {part.key: excess for part in building.parts}):
            assert {fault.key for fault in building.faults(building.draft(leader, parts, "draft"))} <= broken


@every_game
def test_an_opening_hand_is_dealt_from_the_deck_with_chances_that_follow_from_the_seed(game: Game[Any]) -> None:
    building = building_of(game)
    for draft in building.decks.values():
        pile = Counter(building.pile(draft))
        hand = building.opening_hand(draft, Chance(7))
        assert len(hand) == building.hand
        assert Counter(hand) <= pile
        assert building.opening_hand(draft, Chance(7)) == hand
        odds = building.odds(draft, Chance(7))
        assert odds == building.odds(draft, Chance(7))
        assert tuple(each.key for each in odds) == building.lucky
        assert all(0 < each.hits <= each.hands for each in odds)
    empty = building.draft(building.leaders[0] if building.leaders else "", {}, "draft")
    assert len(building.opening_hand(empty, Chance(7))) == min(building.hand, len(building.pile(empty)))


@every_game
def test_the_curve_counts_the_cards_of_the_first_part(game: Game[Any]) -> None:
    building = building_of(game)
    for draft in building.decks.values():
        curve = building.curve(draft)
        assert [number for number, _ in curve] == list(range(len(curve)))
        numbered = sum(count for card, count in draft.parts[0][1] if building.number(card) >= 0)
        assert sum(count for _, count in curve) == numbered > 0


@every_game
def test_all_words_of_building_are_there(game: Game[Any]) -> None:
    building = building_of(game)
    keys = [
        *(requirement.key for requirement in building.requirements),
        *(f"{game.prefix}-deck-part-{part.key}" for part in building.parts),
        *(f"{game.prefix}-deck-group-{group.key}" for group in building.groups),
        f"{game.prefix}-deck-curve",
        *building.lucky,
    ]
    assert [key for key in keys for language in LANGUAGES if not Words(language, game).has(key)] == []
    options = {option.name: option for option in game.options()}
    assert options[building.option].text
    assert RANDOM in options[building.against].values
    assert {group.part for group in building.groups} == {building.parts[0].key}
    assert sorted(card for group in building.groups for card in group.cards) == sorted(
        card for card in game.deck_keys() if card not in building.leaders
    )


@every_game
def test_what_cannot_be_a_deck_is_refused(game: Game[Any]) -> None:
    building = building_of(game)
    leader, part, card = building.leaders[0] if building.leaders else "", building.parts[0].key, building.known[0]

    for wrong_leader, cards in (
        ("nobody", {}),
        (leader, {"no-such-card": 1}),
        (leader, {card: -1}),
        (leader, {card: 251}),
    ):
        with pytest.raises(BadInput):
            building.draft(wrong_leader, {part: cards}, "draft")


def test_a_game_without_decks_has_no_deck_building() -> None:
    assert all(game_named(key).deck_building() is None for key in game_keys() if not game_named(key).decks())
