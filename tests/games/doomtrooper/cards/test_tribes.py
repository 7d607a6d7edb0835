"""Tribal warriors (DT-TARGET-08, DT-CMD, DT-BEAST) and beasts."""

from __future__ import annotations

import pytest

from herna.games.doomtrooper.rules.identity import identity, is_a
from herna.games.doomtrooper.rules.transfer import may_transfer
from herna.games.doomtrooper.rules.zones import take_control
from herna.games.doomtrooper.table import OUTPOST, SQUAD
from tests.kit.front import HONZA, MARTIN, GivenFront

# The Lutheran Triad


@pytest.mark.rule("DT-TIME-14", "DT-TIME-23")
def test_a_lutheran_disciple_is_sacrificed_to_cancel_a_special_card() -> None:
    given = GivenFront(
        outposts={HONZA: "corsair", MARTIN: "lutheran-disciple lutheran-disciple#2"},
        hands={HONZA: "positive-karma"},
        wounded="lutheran-disciple#2",
    )
    given.choose("meditate")
    assert given.offers("use") == set()
    given.choose("play_card positive-karma player-0")
    given.until_asked(MARTIN, "dt-react")
    assert given.offers("use") == {"lutheran-disciple cancel positive-karma"}

    given.choose("use lutheran-disciple cancel positive-karma")
    given.declines()

    assert given.where("lutheran-disciple") == "sacrificed-1"
    assert given.where("positive-karma") == "grave-0"
    assert given.table.destiny[HONZA] == 21


@pytest.mark.rule("DT-TIME-12")
def test_a_lutheran_disciple_may_cancel_what_lasts_for_a_duel_also_later() -> None:
    given = GivenFront(
        outposts={HONZA: "corsair", MARTIN: "lutheran-disciple horde-trooper"}, hands={HONZA: "powerful-blow"}
    )
    given.attacks("corsair", "horde-trooper")
    given.choose("play_card powerful-blow corsair")
    given.until("dt-combat")
    assert given.value("corsair", "fight") == 9

    given.plays(MARTIN, "use lutheran-disciple cancel powerful-blow")

    assert given.value("corsair", "fight") == 7


def test_lutheran_sergeants_make_disciples_on_their_outpost_stronger_and_add_up() -> None:
    given = GivenFront(
        outposts={
            HONZA: "lutheran-sergeant lutheran-sergeant#2 lutheran-disciple corsair",
            MARTIN: "lutheran-disciple#2",
        }
    )

    assert given.values("lutheran-disciple") == (9, 8, 8, 4)
    assert given.values("lutheran-disciple#2") == (5, 4, 4, 4)
    assert given.values("lutheran-sergeant") == (7, 6, 6, 6)
    assert given.values("corsair") == (7, 3, 6, 6)


@pytest.mark.parametrize("last", ["patriarch", "prophet"])
@pytest.mark.rule("DT-TARGET-08")
def test_a_patriarch_or_prophet_is_not_attacked_while_another_is_on_its_outpost(last: str) -> None:
    given = GivenFront(outposts={HONZA: "cossack", MARTIN: f"{last} {last}#2 corsair"}, squads={MARTIN: "hussar"})
    given.choose("declare_attack")
    given.until("dt-attack")
    assert given.offers("attack cossack") == {"corsair"}

    given.discards("corsair")

    assert given.offers("attack cossack") == {last, f"{last}#2"}


@pytest.mark.example("DT-EX-65")
@pytest.mark.rule("DT-TARGET-08")
def test_of_patriarch_and_prophet_left_alone_the_opponent_attacks_either() -> None:
    given = GivenFront(outposts={HONZA: "cossack", MARTIN: "patriarch prophet"})
    given.choose("declare_attack")
    given.until("dt-attack")

    assert given.offers("attack cossack") == {"patriarch", "prophet"}


@pytest.mark.parametrize("warrior", ["corsair", "horde-trooper"])
def test_whom_a_corsair_or_a_horde_trooper_wounds_is_killed(warrior: str) -> None:
    given = GivenFront(outposts={HONZA: warrior, MARTIN: "lutheran-disciple"})

    given.attacks(warrior, "lutheran-disciple")
    given.until("dt-split")

    assert given.where("lutheran-disciple") == "grave-1"


@pytest.mark.parametrize(
    ("warrior", "alone", "with_two_others"),
    [("cavalier", (5, 3, 4, 4), (7, 5, 6, 4)), ("templar-legionnaire", (4, 4, 4, 4), (8, 8, 8, 4))],
)
def test_cavaliers_and_templar_legionnaires_strengthen_each_other_in_one_area(
    warrior: str, alone: tuple[int, ...], with_two_others: tuple[int, ...]
) -> None:
    given = GivenFront(outposts={HONZA: f"{warrior} {warrior}#2 {warrior}#3", MARTIN: f"{warrior}#4"})

    assert given.values(warrior) == with_two_others
    assert given.values(f"{warrior}#4") == alone


# Crescentia


@pytest.mark.parametrize("warrior", ["brotherbound-trooper", "jihad-infantry-trooper"])
@pytest.mark.rule("DT-BEAST-01")
def test_brotherbound_and_jihad_troopers_are_given_no_beasts(warrior: str) -> None:
    given = GivenFront(outposts={HONZA: f"{warrior} prophet"}, hands={HONZA: "mastodont"})

    assert given.offers("play_card mastodont") == {"prophet"}


@pytest.mark.parametrize(
    ("defender", "tactics"),
    [
        ("brotherbound-trooper", {"tactic fight", "tactic shoot"}),
        ("cossack", {"tactic shoot"}),
        ("mastodont-handler", {"tactic shoot"}),
    ],
)
def test_beasts_and_riders_beside_a_brotherbound_trooper_are_not_attacked_in_fights(
    defender: str, tactics: set[str]
) -> None:
    given = GivenFront(
        outposts={HONZA: "horde-trooper", MARTIN: "brotherbound-trooper cossack mastodont-handler"},
        on={"mastodont": "mastodont-handler"},
    )
    given.choose("declare_attack")
    given.until("dt-attack")
    given.choose(f"attack horde-trooper {defender}")
    given.until("dt-tactic")

    assert given.offered() == tactics


def test_beside_a_brotherbound_trooper_beasts_may_still_attack_in_fights() -> None:
    given = GivenFront(outposts={HONZA: "brotherbound-trooper cossack", MARTIN: "corsair"})

    given.attacks("cossack", "corsair", "fight")

    assert given.table.duels[-1].tactic == "fight"


@pytest.mark.rule("DT-MOD-03", "DT-BEAST-05")
def test_mastodont_handlers_strengthen_who_has_or_is_a_beast_on_their_outpost() -> None:
    given = GivenFront(
        outposts={HONZA: "mastodont-handler mastodont-handler#2 cossack prophet", MARTIN: "cavalier"},
        on={"mastodont": "prophet"},
    )

    assert given.values("cossack") == (9, 8, 9, 5)
    assert given.values("prophet") == (10, 9, 10, 8)
    assert given.values("mastodont-handler") == (4, 4, 4, 4)
    assert given.values("cavalier") == (5, 3, 4, 4)


# The Sons of Rasputin and the Templars


@pytest.mark.rule("DT-MOD-05", "DT-AS-01")
def test_soldats_profit_from_heavy_weapons_and_once_from_kommendants() -> None:
    given = GivenFront(
        outposts={HONZA: "soldat schwerwaffe-soldat schwerwaffe-soldat#2 soldat-kommendant", MARTIN: "soldat#2"}
    )
    assert given.values("soldat") == (12, 11, 12, 5)
    assert given.values("schwerwaffe-soldat") == (6, 10, 8, 6)
    assert given.values("soldat#2") == (5, 4, 5, 5)
    assert given.values("soldat-kommendant") == (6, 5, 6, 7)

    two = GivenFront(outposts={HONZA: "soldat soldat-kommendant soldat-kommendant#2"})
    assert two.values("soldat") == (8, 7, 8, 5)
    assert two.values("soldat-kommendant") == (9, 8, 9, 7)


@pytest.mark.parametrize(
    ("warrior", "tactic", "first"), [("cossack", "fight", 1), ("cossack", "shoot", 0), ("templar-marine", "shoot", 1)]
)
@pytest.mark.rule("DT-FIRST-01", "DT-FIRST-02")
def test_cossacks_in_fights_and_templar_marines_strike_first(warrior: str, tactic: str, first: int) -> None:
    given = GivenFront(outposts={HONZA: "corsair", MARTIN: warrior}, hands={MARTIN: "inspired"})
    given.attacks("corsair", warrior, tactic)

    assert given.asked() == (MARTIN if first else HONZA)


@pytest.mark.rule("DT-FIRST-04")
def test_a_cossack_always_strikes_first_also_against_a_templar_marine() -> None:
    given = GivenFront(outposts={HONZA: "templar-marine", MARTIN: "cossack"})
    given.attacks("templar-marine", "cossack", "fight")

    assert given.asked() == MARTIN


@pytest.mark.rule("DT-TRANS-06", "DT-NEVER-01")
def test_a_nassal_is_of_the_legion_and_tribal_stays_on_the_outpost_and_never_kills_outright() -> None:
    given = GivenFront(
        outposts={HONZA: "hussar", MARTIN: "corsair lutheran-disciple"},
        hands={HONZA: "nassal"},
        on={"dimensional-warp": "hussar"},
    )
    given.choose("play_card nassal outpost-0")
    given.declines()
    who = identity(given.table, given["nassal"])
    assert who.sides == {"legion", "tribal"}
    assert not may_transfer(given.table, given["nassal"])

    armed = GivenFront(outposts={HONZA: "nassal", MARTIN: "patriarch"}, on={"dimensional-warp": "nassal"})
    armed.attacks("nassal", "patriarch")
    armed.until("dt-action")
    assert armed["patriarch"] in armed.table.wounded


# Beasts


@pytest.mark.rule("DT-AS-02", "DT-BEAST-05", "DT-MOD-03")
def test_the_rider_of_an_equine_is_considered_a_cavalier_without_its_ability() -> None:
    given = GivenFront(outposts={HONZA: "corsair cavalier"}, hands={HONZA: "equine"})
    given.choose("play_card equine corsair")
    given.declines()

    assert is_a(given.table, given["corsair"], "cavalier")
    assert given.values("corsair") == (9, 3, 8, 6)
    assert given.base("corsair", "fight") == 9
    assert given.values("cavalier") == (6, 4, 5, 4)


@pytest.mark.parametrize(
    ("beast", "rider", "values"),
    [("rivetbull", "soldat", (9, 4, 8, 7)), ("tusked-serett", "horde-trooper", (8, 2, 7, 7))],
)
@pytest.mark.rule("DT-BEAST-05")
def test_the_values_of_a_beast_are_added_to_the_base_of_its_rider(
    beast: str, rider: str, values: tuple[int, ...]
) -> None:
    given = GivenFront(outposts={HONZA: f"{rider} corsair"}, hands={HONZA: beast})
    assert given.offers(f"play_card {beast}") == {rider}
    given.choose(f"play_card {beast} {rider}")
    given.declines()

    assert given.values(rider) == values


@pytest.mark.rule("DT-BEAST-02", "DT-BEAST-06", "DT-BEAST-09")
def test_nobody_has_two_beasts_or_a_beast_and_a_vehicle_and_riders_do_not_transfer() -> None:
    given = GivenFront(
        outposts={HONZA: "soldat soldat#2 cossack hussar"},
        on={"rivetbull": "soldat", "blitztank": "soldat#2"},
        hands={HONZA: "rivetbull#2 blitztank#2"},
    )

    assert given.offers("play_card") == set()
    assert given.offers("transfer") == {"hussar"}


@pytest.mark.rule("DT-BEAST-07", "DT-BEAST-10")
def test_off_the_outpost_a_beast_is_lost_and_a_warrior_considered_one_is_discarded() -> None:
    given = GivenFront(
        outposts={HONZA: "soldat soldat#2 cossack"}, on={"rivetbull": "soldat", "rivetbull#2": "soldat#2"}
    )

    take_control(given.play, given["soldat"], MARTIN, SQUAD)
    take_control(given.play, given["soldat#2"], MARTIN, OUTPOST)
    take_control(given.play, given["cossack"], MARTIN, SQUAD)

    assert given.where("rivetbull") == "grave-0"
    assert given.where("soldat") == "squad-1"
    assert given.where("rivetbull#2") == "on soldat#2"
    assert given.where("cossack") == "grave-0"


@pytest.mark.rule("DT-DUEL-22", "DT-EQUIP-08")
def test_the_rider_of_a_mastodont_shoots_with_two_weapons_also_with_equal_ones() -> None:
    given = GivenFront(
        outposts={HONZA: "prophet", MARTIN: "corsair"},
        on={
            "mastodont": "prophet",
            "l-a-plasma-carbine": "prophet",
            "l-a-plasma-carbine#2": "prophet",
            "ac-40-justifier": "prophet",
        },
    )
    given.attacks("prophet", "corsair", "shoot", wielding="l-a-plasma-carbine l-a-plasma-carbine#2")

    assert len(given.table.duels[-1].weapons) == 2
    assert given.value("prophet", "shoot") == 11


def test_in_fights_the_rider_of_a_mastodont_uses_one_weapon() -> None:
    given = GivenFront(
        outposts={HONZA: "prophet", MARTIN: "corsair"},
        on={"mastodont": "prophet", "ac-40-justifier": "prophet", "ac-40-justifier#2": "prophet"},
    )
    given.attacks("prophet", "corsair", "fight", wielding="ac-40-justifier ac-40-justifier#2")

    assert len(given.table.duels[-1].weapons) == 1


def test_after_a_fight_that_both_survive_the_rider_of_a_serett_may_fight_once_more_and_only_once() -> None:
    given = GivenFront(
        outposts={HONZA: "templar-legionnaire", MARTIN: "cossack"}, on={"tusked-serett": "templar-legionnaire"}
    )
    given.attacks("templar-legionnaire", "cossack")
    given.until("dt-fight-again")
    assert given.asked() == HONZA
    given.choose("attack templar-legionnaire cossack")
    given.until("dt-attack")
    given.choose("attack templar-legionnaire cossack")
    given.until("dt-tactic")
    given.choose("tactic fight")
    given.until("dt-split")

    assert given.where("cossack") == "grave-1"
    given.choose("split 5 0")
    given.until("dt-action")
    assert given.table.duels == ()
    assert given.table.attacks == 1
    assert given["tusked-serett"] not in given.table.notes


def never_asked_again(given: GivenFront) -> bool:
    """Whether everybody declines until the next action without the rider being asked."""
    for _ in range(60):
        if given.prompt() in ("dt-action", "dt-fight-again"):
            break
        given.choose("decline")
    return given.prompt() == "dt-action"


def test_a_second_fight_of_a_serett_is_not_followed_by_a_third() -> None:
    given = GivenFront(
        outposts={HONZA: "templar-legionnaire", MARTIN: "jihad-infantry-trooper"},
        on={
            "tusked-serett": "templar-legionnaire",
            "composite-armor": "templar-legionnaire",
            "combat-armor": "jihad-infantry-trooper",
        },
    )
    given.attacks("templar-legionnaire", "jihad-infantry-trooper")
    given.until("dt-fight-again")
    given.choose("attack templar-legionnaire jihad-infantry-trooper")
    given.until("dt-attack")
    given.choose("attack templar-legionnaire jihad-infantry-trooper")
    given.until("dt-tactic")
    given.choose("tactic fight")

    assert never_asked_again(given)
    assert len(given.told("duel_over")) == 2


def test_after_a_shoot_duel_the_rider_of_a_serett_does_not_fight_again() -> None:
    given = GivenFront(
        outposts={HONZA: "horde-trooper", MARTIN: "templar-marine"}, on={"tusked-serett": "horde-trooper"}
    )
    given.attacks("horde-trooper", "templar-marine", "shoot")

    assert never_asked_again(given)
