"""What is printed on cards, spaces and Town Centers, in words.

The terminal shows it, and a page draws it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Literal

from herna.engine.library import Fact, LibraryEntry
from herna.games.warcraft.printed import (
    ABILITIES,
    BUILDINGS,
    ECONOMY,
    EXPERIENCE_CARDS,
    LEVELS,
    RACES,
    UNIT_CARDS,
    UNIT_KINDS,
    Building,
    Cost,
    ExperienceCard,
    Race,
    Sure,
    UnitCard,
)
from herna.games.warcraft.rules.special import GRAVEYARD, UNIT_TOKENS
from herna.games.warcraft.scenario.drawing import SYMBOLS
from herna.games.warcraft.seen import PrintedBuilding, PrintedExperience, PrintedName, PrintedRace, PrintedUnit

SOURCES: Final[tuple[str, ...]] = ("public", "reconstructed", "ruling", "ours")
FILTERS: Final[tuple[str, ...]] = ("set", "kind", "piece", "level", "strength", "window")
EVERY_RACE: Final = "every-race"
TOKENS: Final[tuple[str, ...]] = (*UNIT_TOKENS, GRAVEYARD, "captive", "nordrassil")

Say = Callable[[str], str]


def library(say: Say) -> tuple[LibraryEntry, ...]:
    """Every race, unit, ability, experience card, building and kind of space.

    Its values, what it says, and how sure we are of it.
    """
    return (
        *(_listed("race", key, key, say(f"wc-race-{key}-text"), (), (), say) for key in RACES),
        *(
            _listed("unit", key, card.race, _unit_text(card, say), _unit_facts(card, say), card.sure, say)
            for key, card in UNIT_CARDS.items()
        ),
        *(_listed("ability", key, EVERY_RACE, say(f"wc-ability-{key}-text"), (), (), say) for key in ABILITIES),
        *(
            _listed("card", key, _race_of(card), say(f"wc-text-{key}"), _card_facts(card, say), card.sure, say)
            for key, card in EXPERIENCE_CARDS.items()
        ),
        *(
            _listed("building", key, EVERY_RACE, _building_text(building, say), (), building.sure, say)
            for key, building in BUILDINGS.items()
        ),
        *(_listed("space", key, EVERY_RACE, say(f"wc-space-{key}-text"), (), (), say) for key in SYMBOLS),
    )


def _listed(kind: str, key: str, set: str, text: str, facts: tuple[Fact, ...], sure: Sure, say: Say) -> LibraryEntry:
    set_name = say(f"wc-set-{set}" if set == EVERY_RACE else f"wc-race-{set}")
    name, kind_name, doubts = say(f"wc-{kind}-{key}"), say(f"wc-kind-{kind}"), tuple(_unsure(sure, say))
    return LibraryEntry(f"{kind}-{key}", kind, kind_name, name, set, set_name, text, facts, doubts)


def _race_of(card: ExperienceCard) -> str:
    """The race whose decks alone have a card."""
    return card.races[0] if len(card.races) == 1 else EVERY_RACE


def _unit_facts(card: UnitCard, say: Say) -> tuple[Fact, ...]:
    values = {"level": card.level, "strength": card.strength}
    return (
        Fact("piece", say("wc-fact-piece"), card.kind, say(f"wc-piece-{card.kind}")),
        *(
            Fact(key, say(f"wc-print-{key}"), value, source=_source_of(key, card.sure, say))
            for key, value in values.items()
        ),
    )


def _unit_text(card: UnitCard, say: Say) -> str:
    lines: list[str] = []
    if card.ability:
        lines.append(f"{say(f'wc-ability-{card.ability}')}: {say(f'wc-ability-{card.ability}-text')}")
    if _is_highest(card):
        lines.append(say("wc-print-highest"))
    else:
        needs = [f"{say(f'wc-building-{kind}')} {n}" for kind, n in zip(UNIT_KINDS, card.needs, strict=True) if n]
        lines.append(f"{say('wc-print-needs')}: {', '.join(needs)}")
    return "\n".join(lines)


def _card_facts(card: ExperienceCard, say: Say) -> tuple[Fact, ...]:
    """Whose decks have it and how often, and when it is played."""
    label, source = say("wc-fact-race"), _source_of("copies", card.sure, say)
    return (
        *(Fact("race", label, race, f"{say(f'wc-people-{race}')} {card.copies}×", source) for race in card.races),
        Fact("window", say("wc-fact-window"), card.window, say(f"wc-window-{card.window}")),
    )


def _building_text(building: Building, say: Say) -> str:
    return f"{say('wc-print-train')}: {_cost(building.train, say)}"


def _source_of(field: str, sure: Sure, say: Say) -> str:
    """Where a field comes from; empty, if from the rulebook."""
    by = dict(sure).get(field, "")
    return say(f"wc-sure-{by}") if by in SOURCES else ""


def _cost(cost: Cost, say: Say) -> str:
    return f"{say('wc-resource-gold')} {cost.gold}, {say('wc-resource-wood')} {cost.wood}"


def _is_highest(card: UnitCard) -> bool:
    return card.level == len(LEVELS[card.race, card.kind])


def _unsure(sure: Sure, say: Say) -> list[str]:
    """What is not from the rulebook, and where it comes from."""
    fields = {source: [say(f"wc-sure-{field}") for field, by in sure if by == source] for source in SOURCES}
    return [f"{say(f'wc-sure-{source}')}: {', '.join(named)}" for source, named in fields.items() if named]


def pictured(say: Say) -> Mapping[str, Mapping[str, Any]]:
    """Everything printed, as a page draws it.

    Cards first, then races, buildings, abilities, spaces and tokens.
    """
    return {
        **{f"card-{key}": _card_pictured(card, say) for key, card in EXPERIENCE_CARDS.items()},
        **{f"unit-{key}": _unit_pictured(card, say) for key, card in UNIT_CARDS.items()},
        **{f"race-{key}": _race_pictured(race, say) for key, race in RACES.items()},
        **{f"building-{key}": _building_pictured(building, say) for key, building in BUILDINGS.items()},
        **{f"ability-{key}": _named("ability", key, say) for key in ABILITIES},
        **{f"space-{key}": _named("space", key, say) for key in SYMBOLS},
        **{f"token-{key}": _token_pictured(key, say) for key in TOKENS},
    }


def _token_pictured(key: str, say: Say) -> PrintedName:
    return {"name": say(f"wc-token-{key}"), "text": "", "type": "token"}


def _named(type: Literal["ability", "space"], key: str, say: Say) -> PrintedName:
    return {"name": say(f"wc-{type}-{key}"), "text": say(f"wc-{type}-{key}-text"), "type": type}


def _card_pictured(card: ExperienceCard, say: Say) -> PrintedExperience:
    return {
        "name": say(f"wc-card-{card.key}"),
        "text": say(f"wc-text-{card.key}"),
        "type": "card",
        "races": list(card.races),
        "copies": card.copies,
        "window": card.window,
        "battle": card.battle,
        "cancels": card.cancels,
        "unsure": _unsure(card.sure, say),
    }


def _unit_pictured(card: UnitCard, say: Say) -> PrintedUnit:
    return {
        "name": say(f"wc-unit-{card.key}"),
        "text": say(f"wc-ability-{card.ability}-text") if card.ability else "",
        "type": "unit",
        "race": card.race,
        "kind": card.kind,
        "level": card.level,
        "strength": card.strength,
        "ability": card.ability,
        "ability_name": say(f"wc-ability-{card.ability}") if card.ability else "",
        "needs": list(card.needs),
        "points": card.points,
        "highest": _is_highest(card),
        "unsure": _unsure(card.sure, say),
    }


def _race_pictured(race: Race, say: Say) -> PrintedRace:
    return {
        "name": say(f"wc-race-{race.key}"),
        "text": say(f"wc-race-{race.key}-text"),
        "type": "race",
        "people": say(f"wc-people-{race.key}"),
        "colour": race.colour,
    }


def _building_pictured(building: Building, say: Say) -> PrintedBuilding:
    return {
        "name": say(f"wc-building-{building.key}"),
        "text": _building_text(building, say),
        "type": "building",
        "printed": building.printed,
        "extra": building.extra,
        "train": {"gold": building.train.gold, "wood": building.train.wood},
        "cost": {"gold": ECONOMY.building.gold, "wood": ECONOMY.building.wood},
        "unsure": _unsure(building.sure, say),
    }
