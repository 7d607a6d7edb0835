"""The experience cards of the Night Elves: Faerie Fire, Marksmanship, Moon Glaive, Renew (WC-EXP)."""

from typing import Any

from herna.games.warcraft.given import GivenWar, a_battle_with_cards
from tests.games.warcraft.rows import given, position, prove, row, then


@position
def elves_attack(
    attacker: dict[str, str], defender: dict[str, str], hand: str, dice: list[int], **given: Any
) -> GivenWar:
    """Night Elves against Humans."""
    return a_battle_with_cards(attacker, defender, {0: hand}, dice, races="night-elf human", **given)


@position
def a_team_of_elves_and_orcs(elves: str, dice: list[int]) -> GivenWar:
    """Night Elves and Orcs attack Humans whose ranged units have Heal; all rolls are of the ranged phase."""
    return GivenWar(
        "battle",
        races="night-elf human orc",
        teams="a b a",
        towns="- - -",
        levels={1: "1 3 1"},
        pieces={0: {"C": elves}, 1: {"C": "RGA", "D": "A"}, 2: {"C": "R"}},
        hands={0: "marksmanship marksmanship"},
        decks={0: "", 1: "", 2: ""},
        dice=dice,
    )


test_what_follows_from_a_position = prove(
    # Faerie Fire
    row("faerie fire makes each die count 1 less", "WC-EXP-FAERIE-1", "WC-BATTLE-17", "WC-DX-04",
        # With Strength 2 a 3 hits; the Humans' 3 does not.
        elves_attack({"X": "G"}, {"X": "G"}, "faerie-fire", dice=[3, 3]), "play faerie-fire",
        then({"told lost owner": [1]})),
    row("what a die shows stays as it is", "WC-EXP-FAERIE-2", "WC-ABILITY-HEAL-2", "WC-CARD-16", "WC-DX-05",
        # A 2 that counts as 1 is not healed; a natural 1 is.
        elves_attack({"X": "R"}, {"X": "RG"}, "faerie-fire", levels={1: "1 3 1"}, dice=[6, 2]), "play faerie-fire",
        then({"prompt": "wc-lose"}),
        elves_attack({"X": "R"}, {"X": "RG"}, "faerie-fire", levels={1: "1 3 1"}, dice=[6, 1, 1, 1]),
        "play faerie-fire",
        # in the ground phase
        then({"told lost": [(0, "ranged", "X")]})),
    row("a lowered die makes no area attack", "WC-EXP-FAERIE-2", "WC-ABILITY-SPLASH-1",
        elves_attack({"X": "A"}, {"X": "GGG"}, "faerie-fire", levels={0: "1 1 3"}, dice=[2, 6, 6, 1]),
        "play faerie-fire",
        # one Human is lost, two are left to attack; then a natural 1 costs both
        then({"told rolled piece": ["air", "ground", "ground", "air"]})),
    row("faerie fires add up until every die hits", "WC-CARD-13", "WC-EXP-FAERIE-1", "WC-CARD-14",
        # Strength 2: with four of them a 6 counts as 2, and a fifth would have no effect.
        elves_attack({"X": "G"}, {"X": "G"}, " ".join(["faerie-fire"] * 5), dice=[6, 6, 1, 1, 1]),
        *["play faerie-fire"] * 4, then({"told lost owner": [1]})),
    row("faerie fire lasts for one phase", "WC-BATTLE-14",
        elves_attack({"X": "RG"}, {"X": "G"}, "faerie-fire", dice=[6, 6, 3, 1]), "play faerie-fire",
        # the 3 of the ground unit is a miss again, and the next battle round begins
        then({"told rolled piece": ["ranged", "ground", "ground", "ranged"]})),
    # Marksmanship
    row("the marksman chooses the casualty of the opponent", "WC-EXP-MARKS-1",
        elves_attack({"X": "R"}, {"X": "RG"}, "marksmanship", dice=[6, 1, 6, 1]),
        then({"asked": 0, "prompt": "wc-play-card"}), "play marksmanship", then({"asked": 0, "prompt": "wc-lose"}),
        "lose 1 ranged X", then({"told lost piece": ["ranged", "ground"]})),
    row("the usual rules for casualties hold for the marksman", "WC-EXP-MARKS-1", "WC-CASUALTY-07",
        # In ground attacks nobody takes an air unit.
        elves_attack({"X": "G"}, {"X": "GA", "A": "G"}, "marksmanship", dice=[6, 6, 6, 1]), "play marksmanship",
        then({"offered": {"lose 1 ground X", "lose 1 ground A"}})),
    row("one marksmanship is for one casualty", "WC-EXP-MARKS-1",
        elves_attack({"X": "RR"}, {"X": "RG", "A": "A"}, "marksmanship marksmanship", dice=[6, 1, 1]),
        "play marksmanship", "lose 1 ranged X",
        # for the second casualty
        then({"prompt": "wc-play-card"}), "decline", then({"asked": 1, "prompt": "wc-lose"})),
    row("there is no shot where there is no choice and none for own casualties", "WC-EXP-MARKS-1", "WC-CARD-14",
        elves_attack({"X": "R"}, {"X": "GG"}, "marksmanship", dice=[1, 6, 1]),
        then({"told rolled [0]": (0, "ranged", 1)}),
        # nobody was asked
        then(lambda war: len(war.told("rolled")) > 1),
        elves_attack({"X": "RG"}, {"X": "R"}, "marksmanship", dice=[1, 6]),
        then({"asked": 0, "prompt": "wc-lose", "offered": {"lose 0 ranged X", "lose 0 ground X"}})),
    row("in a team game a unit of any opponent may be chosen", "WC-EXP-MARKS-2",
        given("battle", races="night-elf orc undead", teams="a b b", towns="- - -",
            pieces={0: {"C": "R"}, 1: {"C": "G"}, 2: {"C": "G"}}, hands={0: "marksmanship"},
            decks={0: "", 1: "", 2: ""}, dice=[1]), "play marksmanship",
        then({"offered": {"lose 1 ground C", "lose 2 ground C"}})),
    row("a casualty that a teammate caused is not the marksmans", "WC-EXP-MARKS-1",
        # The Humans hit, the Night Elves do not.
        given("battle", races="night-elf orc human", teams="a b a", towns="- - -",
            pieces={0: {"C": "R"}, 1: {"C": "GA"}, 2: {"C": "R"}}, hands={0: "marksmanship"},
            decks={0: "", 1: "", 2: ""}, dice=[6, 1]), then({"asked": 1, "prompt": "wc-lose"})),
    row("an area attack that costs two is two casualties for the marksman", "WC-EXP-MARKS-1", "WC-ABILITY-SPLASH-1",
        # Ruling WC-RUL-35.
        elves_attack({"X": "A"}, {"X": "RG", "A": "AG"}, "marksmanship marksmanship marksmanship",
            dice=[6, 6, 1, *[6, 1, 6]], levels={0: "1 1 3"}), then({"owed": (2, 0)}), "play marksmanship",
        "lose 1 ranged X", "play marksmanship", "lose 1 ground A",
        # the last is the Night Elves'
        then({"told lost piece": ["ranged", "ground", "air"]})),
    row("a healed hit is no casualty of the marksmans", "WC-EXP-MARKS-1", "WC-ABILITY-HEAL-1",
        # Ruling WC-RUL-35: the Night Elves' 1 is healed, the Orcs hit.
        a_team_of_elves_and_orcs("R", dice=[6, 1, 2]), then({"owed": (1, 0), "asked": 1, "prompt": "wc-lose"})),
    row("a healed hit stays healed when the healer is shot", "WC-EXP-MARKS-1", "WC-ABILITY-HEAL-1",
        # Of the Night Elves' two hits one is healed, and the Orcs hit: one of two casualties is the marksman's.
        a_team_of_elves_and_orcs("RR", dice=[6, 1, 2, 2]), then({"owed": (2, 0)}), "play marksmanship",
        "lose 1 ranged C", then({"asked": 1, "prompt": "wc-lose"})),
    # Moon Glaive
    row("each hit brings one more attack and hits of those bring no more", "WC-EXP-GLAIVE-1", "WC-EXP-GLAIVE-2",
        # Hits with 1 and 2, a miss with 6; two more dice for the first card, and two, not three, for the second.
        elves_attack({"X": "RRR"}, {"X": "GGG", "A": "GGG"}, "moon-glaive moon-glaive", dice=[1, 2, 6, 2, 6, 6, 6]),
        "play moon-glaive", "play moon-glaive", then({"told rolled number": [1, 2, 6, 2, 6, 6, 6], "owed": (3, 0)})),
    row("faerie fire area attack and heal count for the extra dice", "WC-EXP-GLAIVE-3",
        # Air units with Area Attack; the Humans have Heal. 4 counts as 3 and hits; the extra die shows 1: 2 - 1.
        elves_attack({"X": "A"}, {"X": "GGG", "A": "R"}, "faerie-fire moon-glaive", levels={0: "1 1 3", 1: "1 3 1"},
            dice=[6, 5, 1]), "play faerie-fire", "decline", "play moon-glaive",
        then({"told rolled [1:]": [(0, "air", 5), (0, "air", 1)], "owed": (2, 0)})),
    row("without a hit there is no moon glaive", "WC-EXP-GLAIVE-1", "WC-CARD-14",
        elves_attack({"X": "R"}, {"X": "G"}, "moon-glaive", dice=[6, 6, 1, 6]),
        then({"battle_round": 2, "offered": {"play moon-glaive", "decline"}})),
    # Renew
    row("renew takes the token from a forest", "WC-EXP-RENEW-1", "WC-DEPLETE-06",
        given("harvest", races="night-elf human", pieces={0: {"L": "W"}}, depletion={"A": 2, "H": 1, "L": 2},
            hands={0: "renew"}, resources=[2]), "play renew",
        # not the mine
        then({"offered": {"pick_space H", "pick_space L"}}), "pick_space L",
        # the worker there harvests in the same step
        then({"depleted A": 2, "depleted H": 1, "depleted L": 0, "stock 0": (0, 2)})),
    row("without a depleted forest there is no renew", "WC-CARD-14", "WC-EXP-RENEW-1",
        given("harvest", races="night-elf human", depletion={"A": 2}, hands={0: "renew"}),
        then({"hand 0": 1, "prompt": "nothing"})),
)  # fmt: skip
