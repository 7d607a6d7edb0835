"""Dark Symmetry (DT-SYM), KI powers (DT-KI) and relics (DT-RELIC), as far as no card's own test shows it."""

from __future__ import annotations

import pytest

from herna.games.doomtrooper.rules.attaching import targets_of
from herna.games.doomtrooper.rules.identity import usable
from herna.games.doomtrooper.rules.values import immune
from tests.kit.front import HONZA, MARTIN, GivenFront
from tests.kit.invented_cards import invented

CONVERTS = """
[[card]]
key = "adoption"
code = "x1"
type = "special"
icons = ["general"]
timing = "action"
on = "warrior"
after = "attach"
effects = [{ do = "counts-as", affiliations = ["mishima"] }]
sure = { facts = "invented", name = "invented" }

[[card]]
key = "temptation"
code = "x2"
type = "special"
icons = ["general"]
timing = "action"
on = "warrior"
after = "attach"
effects = [{ do = "counts-as", kinds = ["heretic"], affiliations = ["legion"], sides = ["legion"] }]
sure = { facts = "invented", name = "invented" }
"""


@pytest.mark.rule("DT-SYM-04")
def test_a_gift_stays_for_the_whole_game() -> None:
    given = GivenFront(kohorts={HONZA: "razide"}, on={"dark-fire": "razide"})

    given.choose("no_more")
    given.until_asked(MARTIN, "dt-action")
    given.choose("no_more")
    given.until_asked(HONZA, "dt-action")

    assert given.value("razide", "fight") == 10


@pytest.mark.rule("DT-SYM-06")
def test_immunity_to_gifts_is_not_immunity_to_the_gifts_of_apostles() -> None:
    given = GivenFront(
        kohorts={HONZA: "razide"}, squads={MARTIN: "venusian-ranger"}, on={"terror": "razide", "distort": "razide"}
    )

    assert immune(given.table, given["venusian-ranger"], given["terror"])
    assert not immune(given.table, given["venusian-ranger"], given["distort"])


@pytest.mark.rule("DT-SYM-08")
def test_gifts_are_for_own_warriors() -> None:
    given = GivenFront(kohorts={HONZA: "razide", MARTIN: "curator"}, hands={HONZA: "dark-fire"})

    assert targets_of(given.table, HONZA, given["dark-fire"]) == [given["razide"]]


@pytest.mark.rule("DT-SYM-10")
def test_who_has_become_a_heretic_may_have_gifts() -> None:
    with invented(CONVERTS):
        given = GivenFront(
            squads={HONZA: "hussar dragoon"}, on={"temptation": "hussar"}, hands={HONZA: "dark-fire unholy-power"}
        )

        for gift in ("dark-fire", "unholy-power"):
            assert targets_of(given.table, HONZA, given[gift]) == [given["hussar"]]


@pytest.mark.rule("DT-KI-04", "DT-KI-05")
def test_who_has_become_mishima_has_ki_powers_as_long_as_that_lasts() -> None:
    with invented(CONVERTS):
        given = GivenFront(
            squads={HONZA: "hussar", MARTIN: "dragoon"}, on={"adoption": "hussar"}, hands={HONZA: "shadow-walk"}
        )

        given.choose("play_card shadow-walk hussar")
        assert usable(given.table, given["shadow-walk"])
        given.discards("adoption")

        assert given.where("shadow-walk") == "on hussar"
        assert not usable(given.table, given["shadow-walk"])


@pytest.mark.rule("DT-RELIC-02", "DT-RELIC-10")
def test_a_relic_needs_no_collector_but_an_own_warrior() -> None:
    given = GivenFront(squads={HONZA: "hussar", MARTIN: "dragoon"}, hands={HONZA: "archetypal-timepiece"})

    assert given.offers("play_card") == {"archetypal-timepiece hussar"}


@pytest.mark.rule("DT-RELIC-05")
def test_a_relic_may_be_played_again_once_it_is_gone() -> None:
    given = GivenFront(
        squads={HONZA: "hussar", MARTIN: "dragoon"},
        on={"archetypal-timepiece": "dragoon"},
        hands={HONZA: "archetypal-timepiece#2"},
    )

    assert given.offers("play_card") == set()
    given.discards("archetypal-timepiece")

    assert given.offers("play_card") == {"archetypal-timepiece#2 hussar"}


@pytest.mark.rule("DT-RELIC-06", "DT-RELIC-07")
def test_a_relic_out_of_play_may_be_played_again_and_goes_when_its_bearer_returns() -> None:
    given = GivenFront(
        squads={HONZA: "hussar", MARTIN: "dragoon venusian-ranger"},
        on={"archetypal-timepiece": "dragoon", "0:missing-in-action": "dragoon"},
        hands={HONZA: "archetypal-timepiece#2"},
    )

    given.choose("play_card archetypal-timepiece#2 hussar")
    given.discards("missing-in-action")
    given.declines()

    assert given.where("archetypal-timepiece") == "grave-1"
    assert given.where("archetypal-timepiece#2") == "on hussar"


@pytest.mark.rule("DT-RELIC-08")
def test_a_relic_is_not_used_without_its_affiliation() -> None:
    given = GivenFront(squads={HONZA: "demnogonis-cultist"}, on={"armor-of-unholiness": "demnogonis-cultist"})

    given.table.note(given["demnogonis-cultist"], "doomtrooper")
    assert given.value("demnogonis-cultist", "armor") == 2
    given.table.note(given["demnogonis-cultist"], "legion")
    assert given.value("demnogonis-cultist", "armor") == 6


@pytest.mark.rule("DT-RELIC-09")
def test_a_relic_that_is_a_weapon_is_named_like_one() -> None:
    given = GivenFront(
        squads={HONZA: "samurai", MARTIN: "hussar"},
        on={"dai-sho-of-the-ancient-emperors": "samurai", "scalper": "samurai"},
    )

    given.attacks("samurai", "hussar", wielding="dai-sho-of-the-ancient-emperors scalper")

    assert given.value("samurai", "fight") == 9  # one weapon
