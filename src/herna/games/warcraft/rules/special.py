"""Special rules of scenarios, by name: what each answers when the rules ask (WC-SCEN)."""

from __future__ import annotations

from typing import Final

from herna.games.warcraft.scenario.model import SpecialRule
from herna.games.warcraft.setting import (
    COUNT,
    FIRST,
    IDS,
    KIND_NUMBERS,
    NECROMANCER,
    NOWHERE,
    OF_KIND,
)
from herna.games.warcraft.table import OUT, RESERVE, War, owner_of

GRAVEYARD: Final = "graveyard"
UNIT_TOKENS: Final = {f"unit-{kind}": KIND_NUMBERS[kind] for kind in ("ground", "ranged", "air")}


class SpecialAnswers:
    """The questions that rules ask of special rules, with the usual answers."""

    def depletes(self, table: War, rule: SpecialRule, space: int) -> bool:
        """Whether a mine or forest can be depleted."""
        return True

    def constructs(self, table: War, rule: SpecialRule, seat: int) -> bool:
        """Whether a seat may train and construct."""
        return True

    def deck_is_renewed(self, table: War, rule: SpecialRule, seat: int) -> bool:
        """Whether a seat's discard pile becomes its deck when that has run out."""
        return True

    def draws_aside(self, table: War, rule: SpecialRule, seat: int) -> bool:
        """Whether a seat lays a card aside at the end of each round."""
        return False

    def outposts_are_towns(self, table: War, rule: SpecialRule, seat: int) -> bool:
        """Whether the outposts of a seat count as its Towns."""
        return False

    def revives(self, table: War, rule: SpecialRule, owner: int) -> bool:
        """Whether killed units return to the board."""
        return False

    def place_of_killed(self, table: War, rule: SpecialRule, piece: int) -> int:
        """Where a killed piece goes."""
        return RESERVE

    def destroys_tokens(self, table: War, rule: SpecialRule, owner: int) -> bool:
        """Whether units of this owner destroy unit tokens and graveyards on which they stand."""
        return False


class NeverDeplete(SpecialAnswers):
    """WC-SCEN-ELFGATE-04, WC-SCEN-NECRO-13."""

    def depletes(self, table: War, rule: SpecialRule, space: int) -> bool:
        return space not in rule.spaces


class NeutralForce(SpecialAnswers):
    """WC-SCEN-ELFGATE-11: killed neutral units are out of the game."""

    def place_of_killed(self, table: War, rule: SpecialRule, piece: int) -> int:
        return RESERVE if table.is_player(owner_of(piece)) else OUT


class NoTownCenter(SpecialAnswers):
    """WC-SCEN-NECRO-04, WC-SCEN-NECRO-11."""

    def constructs(self, table: War, rule: SpecialRule, seat: int) -> bool:
        return seat not in rule.seats


class Necromancers(SpecialAnswers):
    """WC-SCEN-NECRO-15, WC-SCEN-NECRO-17: killed for good; others' units destroy the tokens."""

    def place_of_killed(self, table: War, rule: SpecialRule, piece: int) -> int:
        return OUT if piece % IDS >= FIRST[NECROMANCER] else RESERVE

    def destroys_tokens(self, table: War, rule: SpecialRule, owner: int) -> bool:
        return all(table.are_enemies(owner, seat) for seat in rule.seats)


class Captives(SpecialAnswers):
    """WC-SCEN-CAPTIVES-09: a unit may take a captive of its own race along; see `captives_of`."""


class OutpostsAreTowns(SpecialAnswers):
    """WC-SCEN-NORDRASSIL-15."""

    def outposts_are_towns(self, table: War, rule: SpecialRule, seat: int) -> bool:
        return seat in rule.seats


class Revival(SpecialAnswers):
    """WC-SCEN-NORDRASSIL-10."""

    def revives(self, table: War, rule: SpecialRule, owner: int) -> bool:
        return owner in rule.seats


class FurionsSpell(SpecialAnswers):
    """WC-SCEN-NORDRASSIL-12, WC-SCEN-NORDRASSIL-13."""

    def deck_is_renewed(self, table: War, rule: SpecialRule, seat: int) -> bool:
        return seat not in rule.seats

    def draws_aside(self, table: War, rule: SpecialRule, seat: int) -> bool:
        return seat in rule.seats


SPECIAL_RULES: Final[dict[str, SpecialAnswers]] = {
    "never-deplete": NeverDeplete(),
    "neutral-force": NeutralForce(),
    "no-town-center": NoTownCenter(),
    "necromancers": Necromancers(),
    "captives": Captives(),
    "outposts-are-towns": OutpostsAreTowns(),
    "revival": Revival(),
    "furions-spell": FurionsSpell(),
}


# What the rules ask


def depletes(table: War, space: int) -> bool:
    return all(SPECIAL_RULES[rule.name].depletes(table, rule, space) for rule in table.setting.special)


def constructs(table: War, seat: int) -> bool:
    return all(SPECIAL_RULES[rule.name].constructs(table, rule, seat) for rule in table.setting.special)


def deck_is_renewed(table: War, seat: int) -> bool:
    return all(SPECIAL_RULES[rule.name].deck_is_renewed(table, rule, seat) for rule in table.setting.special)


def draws_aside(table: War, seat: int) -> bool:
    return any(SPECIAL_RULES[rule.name].draws_aside(table, rule, seat) for rule in table.setting.special)


def outposts_are_towns(table: War, seat: int) -> bool:
    return any(SPECIAL_RULES[rule.name].outposts_are_towns(table, rule, seat) for rule in table.setting.special)


def destroys_tokens(table: War, owner: int) -> bool:
    return any(SPECIAL_RULES[rule.name].destroys_tokens(table, rule, owner) for rule in table.setting.special)


def place_of_killed(table: War, piece: int) -> int:
    """The reserve, unless a special rule takes the piece out of the game."""
    for rule in table.setting.special:
        place = SPECIAL_RULES[rule.name].place_of_killed(table, rule, piece)
        if place != RESERVE:
            return place
    return RESERVE


def places_of_revival(table: War, owner: int, space: int) -> list[int]:
    """Where a killed unit may return: its owner's nearest homes, or nowhere.

    Not the battlefield, nor where it would start a battle: where enemies are and none of its side (WC-RUL-43).
    """
    special = table.setting.special
    if not any(SPECIAL_RULES[rule.name].revives(table, rule, owner) for rule in special):
        return []
    own, enemies = table.side_units(owner), table.enemy_units(owner)
    homes = [
        home
        for home in {*table.outposts_of(owner), table.setting.towns[owner]} - {NOWHERE, table.battlefield}
        if table.on[home] & own or not table.on[home] & enemies
    ]
    seen, frontier = {space}, [space]
    while frontier:
        nearest = sorted([home for home in homes if home in frontier])
        if nearest:
            return nearest
        frontier = [to for at in frontier for to in table.setting.adjacent[at] if to not in seen]
        seen.update(frontier)
        frontier = list(dict.fromkeys(frontier))
    return []


def own_captives(table: War, seat: int) -> list[int]:
    """The captives of a seat's race (WC-SCEN-CAPTIVES-10)."""
    tokens = enumerate(table.setting.tokens)
    return [number for number, token in tokens if token.kind == "captive" and token.owner == seat]


def captives_of(table: War, seat: int) -> list[int]:
    """The captives that a seat's unit may still carry (WC-SCEN-CAPTIVES-11)."""
    return [number for number in own_captives(table, seat) if number not in table.carried]


def necromancers_on(table: War, seat: int, kinds: tuple[str, ...]) -> list[int]:
    """The tokens on which a seat's Necromancer stands (WC-SCEN-NECRO-07, 09, 12)."""
    first = seat * IDS + FIRST[NECROMANCER]
    if all(place < 0 for place in table.place[first : first + COUNT[NECROMANCER]]):
        return []
    return [
        number
        for number, token in enumerate(table.setting.tokens)
        if token.kind in kinds
        and table.tokens[number] >= 0
        and table.on[table.tokens[number]] & OF_KIND[seat][NECROMANCER]
    ]
