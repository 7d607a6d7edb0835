"""Alliances (DT-ALLY): declared at any time, unique, and hard to get rid of."""

from __future__ import annotations

import pytest

from tests.kit.front import HONZA, MARTIN, GivenFront
from tests.kit.invented_cards import invented


@pytest.mark.rule("DT-ALLY-01", "DT-ALLY-02", "DT-ALLY-05")
def test_an_alliance_is_declared_at_any_time_and_is_in_play_only_once() -> None:
    given = GivenFront(
        squads={HONZA: "samurai hussar", MARTIN: "samurai#2"},
        hands={HONZA: "alliance-mishima alliance-bauhaus infantry", MARTIN: "alliance-mishima#2"},
    )

    given.choose("meditate")
    assert given.offers("play_card") == {"alliance-mishima player-0", "alliance-bauhaus player-0"}
    given.choose("play_card alliance-mishima player-0")
    given.until_asked(MARTIN, "dt-anytime")
    assert given.offers("play_card") == set()
    given.plays(HONZA, "play_card alliance-bauhaus player-0")
    given.declines()

    assert given.table.common == 2
    assert given.where("alliance-mishima") == given.where("alliance-bauhaus") == "player-0"
    assert "play_card infantry squad-0" in given.offered()


@pytest.mark.rule("DT-ALLY-03", "DT-ALLY-04")
def test_an_alliance_is_removed_by_a_card_that_names_alliances_and_for_good() -> None:
    given = GivenFront(
        squads={HONZA: "hussar bauhaus-great-infurior"},
        players={MARTIN: "alliance-mishima"},
        hands={HONZA: "hostile-takeover natural-disaster"},
    )

    assert given.offers("use bauhaus-great-infurior") == set()
    assert given.offers("play_card natural-disaster") == set()
    given.choose("play_card hostile-takeover alliance-mishima")
    given.declines()

    assert given.where("alliance-mishima") == "sacrificed-1"


@pytest.mark.rule("DT-ALLY-01")
def test_with_the_alliance_of_mishima_its_warriors_are_stronger_against_the_legion() -> None:
    given = GivenFront(
        squads={HONZA: "samurai hussar", MARTIN: "samurai#2"},
        kohorts={MARTIN: "razide"},
        players={HONZA: "alliance-mishima"},
    )

    for stat in ("fight", "shoot", "armor"):
        assert given.value("samurai", stat, "razide") == 8
        assert given.value("samurai", stat, "samurai#2") == given.value("samurai#2", stat, "razide") == 3
    assert given.value("hussar", "fight", "razide") == 2


def test_with_the_alliance_of_capitol_its_warriors_join_at_any_time_without_an_action() -> None:
    given = GivenFront(
        squads={HONZA: "hussar", MARTIN: "samurai"},
        players={MARTIN: "alliance-capitol"},
        hands={HONZA: "infantry#2", MARTIN: "infantry dragoon ex-capitol-freelancer mitch-hunter"},
        destiny=(20, 5),
    )

    given.choose("meditate")
    assert given.offers("play_card") == set()
    given.choose("decline")
    assert given.offers("play_card") == {"infantry squad-1"}  # Mitch Hunter is too dear
    given.choose("play_card infantry squad-1")
    given.declines()

    assert given.where("infantry") == "squad-1"
    assert given.table.destiny[MARTIN] == 3


def test_with_the_alliance_of_bauhaus_equipment_goes_only_with_its_bearer() -> None:
    given = GivenFront(
        squads={HONZA: "hussar samurai", MARTIN: "dragoon"},
        kohorts={MARTIN: "razide"},
        players={HONZA: "alliance-bauhaus"},
        on={"combat-armor": "hussar", "scalper": "samurai", "combat-armor#2": "dragoon", "distort": "razide"},
    )

    given.choose("meditate")
    given.until_asked(MARTIN, "dt-anytime")
    assert given.offers("use distort discard") == {"scalper", "combat-armor#2"}
    given.discards("hussar")

    assert given.where("combat-armor") == "grave-0"


@pytest.mark.parametrize(
    ("alliance", "spells"),
    [("alliance-brotherhood", {"elemental-wall", "levitation", "lesser-domination"}), ("alliance-mishima", set())],
)
def test_with_the_alliance_of_the_brotherhood_its_warriors_cast_everything(alliance: str, spells: set[str]) -> None:
    given = GivenFront(
        squads={HONZA: "sacred-warrior hussar", MARTIN: "samurai"},
        players={HONZA: alliance},
        hands={HONZA: "elemental-wall levitation lesser-domination", MARTIN: "infantry"},
    )

    given.attacks("sacred-warrior", "samurai")

    assert {words.split()[0] for words in given.offers("cast")} == spells
    assert {words.split()[1] for words in given.offers("cast")} <= {"sacred-warrior"}


@pytest.mark.rule("DT-SYM-12")
def test_with_the_alliance_of_the_legion_any_gift_is_given_at_any_time_free_and_whatever_the_apostle() -> None:
    given = GivenFront(
        squads={MARTIN: "hussar"},
        kohorts={HONZA: "child-of-ilian", MARTIN: "child-of-ilian#2 heretic"},
        players={MARTIN: "alliance-dark-legion"},
        hands={HONZA: "dark-fire", MARTIN: "dark-fire#2 distort illusion unholy-power"},
    )

    given.choose("meditate")
    assert given.offers("play_card") == set()
    given.choose("decline")
    gifts = {"dark-fire#2", "distort", "illusion"}
    expected = {f"{gift} child-of-ilian#2" for gift in gifts} | {f"{gift} heretic" for gift in gifts}
    assert given.offers("play_card") == expected | {"unholy-power heretic"}
    given.choose("play_card illusion child-of-ilian#2")
    given.declines()

    assert given.where("illusion") == "on child-of-ilian#2"
    assert given.table.destiny[MARTIN] == 20


def test_with_the_alliance_of_the_legion_a_gift_that_has_a_price_costs_nothing() -> None:
    gift = """
[[card]]
key = "dear-gift"
code = "x1"
type = "symmetry"
icons = ["legion"]
keywords = ["dark-symmetry-gift"]
timing = "action"
destiny = 9
on = "warrior"
who = "own legion"
after = "attach"
effects = [{ do = "modify", armor = 4 }]
sure = { facts = "invented", name = "invented" }
"""
    with invented(gift):
        given = GivenFront(
            kohorts={HONZA: "razide"},
            players={HONZA: "alliance-dark-legion"},
            hands={HONZA: "dear-gift"},
            destiny=(0, 20),
        )
        without = GivenFront(kohorts={HONZA: "razide"}, hands={HONZA: "dear-gift"}, destiny=(8, 20))

        assert without.offers("play_card") == set()
        given.choose("meditate")
        given.choose("play_card dear-gift razide")
        given.declines()

        assert given.where("dear-gift") == "on razide"
        assert given.table.destiny[HONZA] == 1  # from meditating
