"""Building decks, as it is sent: what a game says about a deck."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from herna.bots.interval import wilson_interval
from herna.engine.chance import Chance
from herna.engine.checked import Fault
from herna.engine.deck_building import AS_USUAL, Change, DeckBuilding, Draft, Worths
from herna.engine.decks import LINE
from herna.engine.errors import BadInput
from herna.engine.game import RANDOM, Game
from herna.messages.library import fault_in_words
from herna.messages.pasted import NAME, read_pasted
from herna.messages.words import Words
from herna.server.deck_messages import (
    DeckChange,
    DeckCheck,
    DeckGroupInfo,
    DeckJudged,
    DeckKit,
    DeckPartInfo,
    DeckQuestion,
    DeckRead,
    HandOdds,
    JudgeDeck,
    PlayedDeck,
    PlayedDecks,
    ReadyDeck,
)
from herna.server.library_messages import Named
from herna.server.shared_table import SharedTable, deck_option


def building_of(game: Game[Any]) -> DeckBuilding:
    """What a game says about building its decks; refused, if it has none."""
    building = game.deck_building()
    if building is None:
        raise BadInput("error-no-decks", game=game.key)
    return building


@cache
def deck_kit(game: Game[Any], language: str) -> DeckKit:
    """All that is needed to build decks of a game."""
    building, words, prefix = building_of(game), Words(language, game), game.prefix
    fixed = f"{prefix}-deck-fixed"
    return DeckKit(
        game.key,
        words.say(f"{prefix}-game"),
        building.option,
        building.against,
        [Named(value, words.say(f"{prefix}-value-{value}")) for value in _rivals(game, building.against)],
        [
            DeckPartInfo(part.key, words.say(f"{prefix}-deck-part-{part.key}"), part.least, part.most)
            for part in building.parts
        ],
        [
            DeckGroupInfo(
                group.key,
                words.say(f"{prefix}-deck-group-{group.key}"),
                group.part,
                list(group.cards),
                group.wanted,
                group.copies,
            )
            for group in building.groups
        ],
        list(building.leaders),
        [
            ReadyDeck(key, words.say(f"{prefix}-value-{key}"), draft.leader, _parts(draft))
            for key, draft in building.decks.items()
        ],
        words.say(fixed) if words.has(fixed) else "",
        words.say(f"{prefix}-deck-curve"),
        building.hand,
        building.boosters() is not None,
    )


def _rivals(game: Game[Any], against: str) -> list[str]:
    """The values of the option that says against whom a deck plays."""
    (option,) = (option for option in game.options() if option.name == against)
    return [value for value in option.values if value != RANDOM]


def judge_deck(game: Game[Any], given: JudgeDeck, language: str, worths: Worths = AS_USUAL) -> DeckJudged:
    """What a game says about a deck that somebody builds.

    `worths` say how well decks and cards did in simulations.
    """
    building, words = building_of(game), Words(language, game)
    draft = building.draft(given.leader, given.parts, NAME)
    names = _names(game, language)
    checks = _checks(building, draft, words, worths)
    legal = all(check.kept for check in checks)
    chance = Chance(given.seed)
    odds = building.odds(draft, Chance(1))
    return DeckJudged(
        draft.leader,
        _parts(draft),
        building.text(draft, lambda card: names.get(card, card)),
        building.line(draft) if legal else "",
        checks,
        dict(building.fixed(draft)),
        [list(bar) for bar in building.curve(draft)],
        [
            HandOdds(words.say(each.key), each.hits / each.hands, *wilson_interval(each.hits, each.hands))
            for each in odds
        ],
        building.opening_hand(draft, chance),
        _fits(building, draft, worths),
        _changes(building.fill(draft, worths)),
    )


def _checks(building: DeckBuilding, draft: Draft, words: Words, worths: Worths) -> list[DeckCheck]:
    """Every requirement in its order, or the faults in its place."""
    findings = building.findings(draft, worths)
    checks: list[DeckCheck] = []
    for requirement in building.requirements:
        broken = [finding for finding in findings if finding.fault.key in requirement.faults]
        for finding in broken:
            fault = finding.fault
            checks.append(
                DeckCheck(fault.rule, fault_in_words(fault, words), False, _cards_of(fault), _changes(finding.mend))
            )
        if not broken:
            text = words.say(requirement.key, dict(requirement.arguments))
            checks.append(DeckCheck(requirement.rule, text, True, [], []))
    return checks


def _cards_of(fault: Fault) -> list[str]:
    return [str(value) for name, value in fault.arguments if name == "card"]


def _fits(building: DeckBuilding, draft: Draft, worths: Worths) -> list[str]:
    """The cards that suit a deck, the most usual in similar decks first."""
    expected = building.affinity(draft, worths)
    cards = [card for group in building.groups for card in group.cards if building.suits(draft, card)]
    return sorted(cards, key=lambda card: -expected.get(card, 0.0))


def _changes(changes: Sequence[Change]) -> list[DeckChange]:
    return [DeckChange(change.part, change.card, change.count) for change in changes]


def _parts(draft: Draft) -> dict[str, dict[str, int]]:
    return {part: dict(counts) for part, counts in draft.parts}


@cache
def _names(game: Game[Any], language: str) -> dict[str, str]:
    return {entry.key: entry.name for entry in game.library(Words(language, game).say)}


def played_decks(table: SharedTable, language: str) -> PlayedDecks:
    """The decks of a finished match, if all people there wish it."""
    options, building = table.options(), table.game.deck_building()
    if table.status() != "over" or building is None or deck_option(0) not in options:
        return PlayedDecks(False, [], [])
    if not table.shows_decks():
        return PlayedDecks(True, sorted(table.shows), [])
    words = Words(language, table.game)
    decks: list[PlayedDeck] = []
    for seat in range(table.header.seats):
        if seat in table.left and table.has_secret_deck(seat):
            continue  # nobody can wish any more that it is shown
        given = str(options[deck_option(seat)])
        own = given.startswith(LINE)
        draft = building.read_line(given, deck_option(seat)) if own else building.decks.get(given)
        name = "" if own else words.say(f"{table.game.prefix}-value-{given}")
        told = ("", {}) if draft is None else (draft.leader, _parts(draft))
        decks.append(PlayedDeck(seat, name, *told))
    return PlayedDecks(True, sorted(table.shows), decks)


def read_deck_text(game: Game[Any], text: str, language: str) -> DeckRead:
    """The deck in a text, with questions about what is not clear."""
    building_of(game)
    pasted, names = read_pasted(game, text), _names(game, language)
    return DeckRead(
        pasted.draft.leader,
        _parts(pasted.draft),
        [
            DeckQuestion(
                question.line,
                question.text,
                question.count,
                question.part,
                [Named(card, names.get(card, card)) for card in question.candidates],
            )
            for question in pasted.questions
        ],
    )
