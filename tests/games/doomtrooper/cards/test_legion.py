"""The warriors of the Dark Legion: Nepharites, Stalkers, the Justifier's prison, screams, Cultists."""

from __future__ import annotations

import pytest

from herna.games.doomtrooper.filters import fits
from herna.games.doomtrooper.rules.identity import belongs_to, combat_capable, is_a, on_side
from herna.games.doomtrooper.rules.values import immune
from tests.kit.front import HONZA, MARTIN, GivenFront
from tests.kit.invented_cards import invented

NEPHARITES = (
    "nepharite-of-algeroth",
    "nepharite-of-demnogonis",
    "nepharite-of-ilian",
    "nepharite-of-semai",
    "nepharite-of-muawijhe",
    "alakhai-the-cunning",
    "pretorian-stalker",
)


@pytest.mark.parametrize("key", NEPHARITES)
def test_nepharites_and_stalkers_are_immune_to_the_art(key: str) -> None:
    given = GivenFront(kohorts={HONZA: f"{key} razide"}, hands={MARTIN: "elemental-bolt"})

    assert immune(given.table, given[key], given["elemental-bolt"])
    assert not immune(given.table, given["razide"], given["elemental-bolt"])


@pytest.mark.parametrize("key", ["blessed-legionnaire", "nepharite-of-semai", "nepharite-of-muawijhe"])
@pytest.mark.parametrize("tactic", ["fight", "shoot"])
def test_some_kill_outright_whatever_they_wound(key: str, tactic: str) -> None:
    given = GivenFront(kohorts={HONZA: key}, squads={MARTIN: "infantry"})

    given.attacks(key, "infantry", tactic)
    given.until("dt-split")

    assert given.where("infantry") == "grave-1"


@pytest.mark.parametrize(("tactic", "outcome"), [("fight", "killed"), ("shoot", "wounded")])
def test_the_nepharite_of_ilian_kills_outright_only_in_fight(tactic: str, outcome: str) -> None:
    given = GivenFront(kohorts={HONZA: "nepharite-of-ilian"}, squads={MARTIN: "dragoon"})

    given.attacks("nepharite-of-ilian", "dragoon", tactic)
    given.declines()

    assert given.told("hit") == [("hit", given["dragoon"], "dragoon", outcome)]


def test_alakhai_may_be_given_any_gift_but_no_gift_for_heretics() -> None:
    given = GivenFront(kohorts={HONZA: "alakhai-the-cunning"}, hands={HONZA: "illusion dark-fire unholy-power"})

    assert given.offers("play_card") == {"illusion alakhai-the-cunning", "dark-fire alakhai-the-cunning"}


def test_alakhai_is_given_gifts_of_algeroth_at_any_time_without_an_action() -> None:
    given = GivenFront(kohorts={HONZA: "alakhai-the-cunning razide"}, hands={HONZA: "distort illusion"})

    given.choose("meditate")
    assert given.offers("play_card") == {"distort alakhai-the-cunning"}
    given.choose("play_card distort alakhai-the-cunning")
    given.declines()

    assert given.where("distort") == "on alakhai-the-cunning"
    assert given.table.common == 2


@pytest.mark.parametrize(
    ("bearer", "gift", "left"),
    [
        ("alakhai-the-cunning", "distort", 15),
        ("razide", "distort", 10),
        ("nepharite-of-demnogonis", "distort", 15),
    ],
)
def test_each_destiny_of_some_counts_double_for_the_dark_symmetry(bearer: str, gift: str, left: int) -> None:
    given = GivenFront(
        kohorts={HONZA: bearer}, squads={MARTIN: "hussar"}, on={gift: bearer, "violator-sword": "hussar"}
    )

    given.choose("meditate")
    given.table.destiny[HONZA] = 20
    given.choose(f"use {gift} discard violator-sword")

    assert given.table.destiny[HONZA] == left
    assert given.where("violator-sword") == "grave-1"


@pytest.mark.parametrize(("key", "price"), [("callistonian-intruder", 6), ("nepharite-of-demnogonis", 7)])
def test_some_heal_themselves_at_any_time_for_destiny(key: str, price: int) -> None:
    given = GivenFront(kohorts={HONZA: f"{key} razide"}, wounded=f"{key} razide", destiny=(price - 1, 20))

    given.choose("meditate")
    given.choose(f"use {key} heal {key}")

    assert given["razide"] in given.table.wounded
    assert given[key] not in given.table.wounded
    assert given.table.destiny[HONZA] == 0


def test_nobody_heals_without_the_destiny_for_it() -> None:
    given = GivenFront(
        kohorts={HONZA: "callistonian-intruder razide"}, wounded="callistonian-intruder", destiny=(4, 20)
    )

    given.choose("meditate")

    assert given.offered() == {"decline"}


def test_two_stalkers_in_a_kohort_strengthen_each_other_in_duels() -> None:
    given = GivenFront(kohorts={HONZA: "pretorian-stalker pretorian-stalker#2"}, squads={MARTIN: "hussar"})
    alone = GivenFront(kohorts={HONZA: "pretorian-stalker", MARTIN: "pretorian-stalker#2"}, squads={MARTIN: "hussar"})

    given.attacks("pretorian-stalker", "hussar")
    alone.attacks("pretorian-stalker", "hussar")

    assert given.values("pretorian-stalker")[:2] == (14, 5)
    assert given.values("pretorian-stalker#2")[:2] == (12, 3)
    assert alone.values("pretorian-stalker")[:2] == (12, 3)


@pytest.mark.parametrize("key", ["pretorian-stalker", "screaming-legionnaire"])
def test_some_may_not_be_given_dark_symmetry(key: str) -> None:
    given = GivenFront(kohorts={HONZA: f"{key} razide"}, hands={HONZA: "dark-fire"})

    assert given.offers("play_card") == {"dark-fire razide"}


@pytest.mark.rule("DT-TARGET-06")
def test_the_justifier_takes_a_wounded_doomtrooper_prisoner() -> None:
    given = GivenFront(
        kohorts={HONZA: "eaonian-justifier necromutant"},
        squads={MARTIN: "hussar infantry"},
        on={"combat-armor": "hussar"},
    )

    given.attacks("necromutant", "hussar")
    given.until("dt-imprison")
    assert given.asked() == HONZA
    given.choose("pick_card hussar")

    assert given.table.prisoners == {given["hussar"]: given["eaonian-justifier"]}
    assert given.where("combat-armor") == "grave-1"
    assert given.where("hussar") == "squad-1"
    assert not combat_capable(given.table, given["hussar"])


def test_the_justifier_takes_nobody_that_was_not_wounded_by_a_follower_of_algeroth() -> None:
    given = GivenFront(kohorts={HONZA: "eaonian-justifier templar"}, squads={MARTIN: "hussar infantry"})

    given.attacks("templar", "hussar")
    given.declines()

    assert given["hussar"] in given.table.wounded
    assert given.prompt() == "dt-action"


def test_the_justifier_takes_only_doomtroopers() -> None:
    given = GivenFront(kohorts={HONZA: "eaonian-justifier necromutant", MARTIN: "curator razide"})

    given.attacks("necromutant", "curator")
    given.declines()

    assert given["curator"] in given.table.wounded
    assert given.prompt() == "dt-action"


@pytest.mark.parametrize(
    ("nepharite", "fetched"),
    [("nepharite-of-semai", "legionnaire-of-semai"), ("nepharite-of-muawijhe", "screaming-legionnaire")],
)
@pytest.mark.rule("DT-DECK-06", "DT-DECK-07")
def test_a_kill_fetches_a_legionnaire_out_of_the_collection(nepharite: str, fetched: str) -> None:
    given = GivenFront(
        kohorts={HONZA: nepharite},
        squads={MARTIN: "infantry dragoon"},
        sideboards={HONZA: fetched},
        graves={HONZA: "undead-legionnaire"},
        seed="any",
    )

    given.attacks(nepharite, "infantry")
    given.until("dt-split")
    given.choose("split 0 2")
    given.until("dt-fetch-warrior")
    assert given.offers("pick_card") == {fetched}
    given.choose(f"pick_card {fetched}")

    assert given.where(fetched) == "kohort-0"
    assert given.table.destiny[HONZA] == 20
    assert given.table.promotion[HONZA] == 2


def test_kills_of_others_fetch_nothing() -> None:
    given = GivenFront(kohorts={HONZA: "nepharite-of-semai razide"}, squads={MARTIN: "infantry"}, wounded="infantry")

    given.attacks("razide", "infantry")
    given.until("dt-split")
    given.choose("split 0 2")
    given.declines()

    assert given.prompt() == "dt-action"


def test_who_has_nothing_to_fetch_is_asked_all_the_same() -> None:
    given = GivenFront(kohorts={HONZA: "nepharite-of-semai"}, squads={MARTIN: "infantry dragoon"})

    given.attacks("nepharite-of-semai", "infantry")
    given.until("dt-split")
    given.choose("split 0 2")
    given.until("dt-fetch-warrior")

    assert given.offered() == {"decline"}


def test_screaming_legionnaires_wound_everybody_whose_armour_is_not_above_their_number() -> None:
    given = GivenFront(
        kohorts={HONZA: "screaming-legionnaire screaming-legionnaire#2", MARTIN: "muawijhe-lord-of-visions"},
        squads={MARTIN: "infantry hussar"},
        wounded="infantry",
    )

    given.choose("use screaming-legionnaire damage screaming-legionnaire")
    given.until("dt-anytime")

    assert given.where("infantry") == "grave-1"
    assert given.table.wounded == {given["screaming-legionnaire"], given["screaming-legionnaire#2"]}
    assert (given.table.common, given.table.promotion) == (0, [0, 0])


def test_a_player_screams_once_in_a_game() -> None:
    given = GivenFront(kohorts={HONZA: "screaming-legionnaire screaming-legionnaire#2"}, squads={MARTIN: "dragoon"})

    given.choose("use screaming-legionnaire damage screaming-legionnaire")
    given.table.common = 3
    given.until("dt-action")

    assert given.offers("use") == set()


@pytest.mark.rule("DT-COVER-22")
def test_a_scream_reveals_hidden_warriors_since_their_armour_is_compared() -> None:
    given = GivenFront(
        kohorts={HONZA: "screaming-legionnaire"}, squads={MARTIN: "dragoon"}, hidden={MARTIN: "blessed-legionnaire"}
    )

    given.choose("use screaming-legionnaire damage screaming-legionnaire")
    given.declines()

    assert given.where("blessed-legionnaire") == "kohort-1"
    assert given["blessed-legionnaire"] not in given.table.wounded  # 1 + 3 for its cover
    assert given.table.destiny[MARTIN] == 17


@pytest.mark.rule("DT-AFF-08", "DT-AFF-09", "DT-AFF-11")
def test_a_cultist_is_what_its_player_says_when_deployed_and_later() -> None:
    """G-72."""
    given = GivenFront(kohorts={HONZA: "razide"}, hands={HONZA: "demnogonis-cultist"})
    cultist = given["demnogonis-cultist"]

    given.choose("play_card demnogonis-cultist squad-0")
    given.until("dt-side")
    given.choose("pick_word legion")
    assert not fits(given.table, cultist, "doomtrooper", HONZA)
    assert (on_side(given.table, cultist, "legion"), on_side(given.table, cultist, "doomtrooper")) == (True, False)
    given.choose("use demnogonis-cultist doomtrooper -")

    assert (on_side(given.table, cultist, "legion"), on_side(given.table, cultist, "doomtrooper")) == (False, True)
    assert not belongs_to(given.table, cultist, "legion")
    assert is_a(given.table, cultist, "heretic")
    assert not is_a(given.table, cultist, "freelancer")
    assert given.where("demnogonis-cultist") == "squad-0"


@pytest.mark.rule("DT-AFF-10")
@pytest.mark.example("DT-EX-64")
def test_a_cultist_does_not_change_in_answer_to_a_card() -> None:
    given = GivenFront(squads={HONZA: "hussar", MARTIN: "demnogonis-cultist"}, hands={HONZA: "cleansing-flame"})
    given.table.note(given["demnogonis-cultist"], "legion")

    given.choose("meditate")
    given.choose("play_card cleansing-flame demnogonis-cultist")
    assert (given.asked(), given.prompt(), given.offered()) == (MARTIN, "dt-react", {"decline"})
    given.until("dt-anytime")

    assert given.where("demnogonis-cultist") == "grave-1"


def test_a_cultist_does_not_attack_the_brotherhood() -> None:
    given = GivenFront(squads={HONZA: "demnogonis-cultist", MARTIN: "valkyrie hussar"})

    given.choose("declare_attack")
    given.declines()

    assert given.offers("attack") == {"demnogonis-cultist hussar"}


FOLLOWING = """
[[card]]
key = "conversion"
code = "x1"
type = "special"
icons = ["legion"]
timing = "action"
on = "warrior"
after = "attach"
effects = [{ do = "counts-as", kinds = ["follower-of-algeroth"] }]
sure = { facts = "invented", name = "invented" }
"""


def test_a_heretic_may_not_have_gifts_of_an_apostle_even_as_a_follower() -> None:
    with invented(FOLLOWING):
        given = GivenFront(
            kohorts={HONZA: "heretic curator"},
            on={"conversion": "heretic", "conversion#2": "curator"},
            hands={HONZA: "distort"},
        )

        assert given.offers("play_card") == {"distort curator"}


def test_a_heretic_has_generic_and_heretic_gifts_but_none_of_an_apostle() -> None:
    given = GivenFront(kohorts={HONZA: "heretic"}, hands={HONZA: "dark-fire unholy-power distort"})

    assert given.offers("play_card") == {"dark-fire heretic", "unholy-power heretic"}
