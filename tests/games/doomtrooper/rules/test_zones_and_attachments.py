"""In play and out of play, piles (DT-ZONES), attachments (DT-ATT) and what the icons of cards say (DT-KEY)."""

from __future__ import annotations

import pytest

from herna.games.doomtrooper.printed import AFTER, ICONS, PRINTED, STATS, TYPES
from herna.games.doomtrooper.rules.identity import in_play
from herna.games.doomtrooper.rules.zones import SACRIFICED, leave_table
from tests.kit.front import HONZA, MARTIN, GivenFront
from tests.kit.invented_cards import invented

POISON = """
[[card]]
key = "slow-poison"
code = "x1"
type = "equipment"
icons = ["general"]
keywords = ["poison"]
timing = "action"
on = "warrior"
who = "own mortificator"
after = "attach"
sure = { facts = "invented", name = "invented" }
"""


@pytest.mark.rule("DT-ZONES-01", "DT-ZONES-02")
def test_cards_on_the_table_are_in_play_and_have_effect_and_those_elsewhere_are_and_have_not() -> None:
    given = GivenFront(
        squads={HONZA: "samurai mentor"},
        hands={HONZA: "mentor#2"},
        libraries={HONZA: "mentor#3"},
        graves={HONZA: "mentor#4"},
        sacrificed={HONZA: "mentor#5"},
    )
    on_the_table = {name for name in given.names if in_play(given.table, given[name])}

    assert on_the_table == {"samurai", "mentor"}
    assert given.value("samurai", "fight") == 3 + 1  # by the one Mentor in play
    given.choose("play_card mentor#2 squad-0")
    assert in_play(given.table, given["mentor#2"])
    assert given.value("samurai", "fight") == 3 + 2


@pytest.mark.rule("DT-ZONES-04")
@pytest.mark.parametrize("played_again", [False, True])
def test_a_unique_card_out_of_play_may_be_played_again_and_then_the_first_one_is_discarded(played_again: bool) -> None:
    given = GivenFront(
        squads={HONZA: "valerie-duval hussar"},
        on={"combat-armor": "valerie-duval", "0:missing-in-action": "valerie-duval"},
        hands={HONZA: "valerie-duval#2"},
    )

    if played_again:
        given.choose("play_card valerie-duval#2 squad-0")
    given.discards("missing-in-action")
    given.declines()
    given.choose("meditate")

    assert given.where("valerie-duval") == ("grave-0" if played_again else "squad-0")
    assert given.where("combat-armor") == ("grave-0" if played_again else "on valerie-duval")
    assert given.offers("play_card valerie-duval#2") == set()


@pytest.mark.rule("DT-ZONES-07", "DT-ATT-02", "DT-ATT-05")
def test_a_discarded_card_and_what_lies_on_it_go_to_their_owners_discard_piles() -> None:
    given = GivenFront(
        kohorts={MARTIN: "centurion"},
        on={"kratach": "centurion", "telescopic-sight": "kratach", "0:mental-constitution": "centurion"},
    )

    given.discards("centurion")

    assert [given.where(name) for name in ("centurion", "kratach", "telescopic-sight")] == ["grave-1"] * 3
    assert given.where("mental-constitution") == "grave-0"


@pytest.mark.rule("DT-ATT-02")
def test_what_lies_on_a_killed_warrior_is_discarded_and_stays_on_one_that_lives() -> None:
    given = GivenFront(
        squads={HONZA: "sean-gallagher"},
        kohorts={MARTIN: "centurion"},
        on={"combat-armor": "sean-gallagher", "kratach": "centurion"},
        wounded="centurion",
    )

    given.attacks("sean-gallagher", "centurion")
    given.declines()

    assert (given.where("kratach"), given.where("combat-armor")) == ("grave-1", "on sean-gallagher")


@pytest.mark.rule("DT-ZONES-09", "DT-ATT-06")
def test_of_a_sacrificed_card_only_itself_is_gone_for_good() -> None:
    given = GivenFront(
        squads={HONZA: "hussar dragoon"},
        on={"combat-armor": "hussar"},
        hands={HONZA: "gift-of-fate a-second-chance"},
        seed="any",
    )

    leave_table(given.play, given["hussar"], SACRIFICED)

    assert (given.where("hussar"), given.where("combat-armor")) == ("sacrificed-0", "grave-0")
    given.choose("meditate")
    given.plays(HONZA, "play_card gift-of-fate -")
    given.until("dt-fetch-card")  # it takes cards from the discard pile, and nothing else
    assert given.offers("pick_card ") == {"combat-armor"}
    given.choose("pick_card combat-armor")
    assert given.where("combat-armor") == "hand-0"
    given.plays(HONZA, "play_card a-second-chance -")  # and this one allows it
    given.until("dt-fetch-card")
    given.choose("pick_card hussar")
    assert given.where("hussar") == "library-0"


@pytest.mark.rule("DT-ZONES-12")
def test_only_the_cards_that_a_player_holds_are_played_as_from_the_hand() -> None:
    given = GivenFront(
        hands={HONZA: "hussar", MARTIN: "dragoon"}, libraries={HONZA: "infantry"}, graves={HONZA: "sea-lion"}
    )

    assert given.table.hands[HONZA] == (given["hussar"],)
    assert given.offers("play_card") == {"hussar squad-0"}


@pytest.mark.rule("DT-ATT-01")
def test_what_is_played_on_a_warrior_on_equipment_on_an_area_or_on_a_player_stays_there() -> None:
    given = GivenFront(
        squads={HONZA: "hussar"},
        on={"l-a-plasma-carbine": "hussar"},
        hands={HONZA: "combat-armor telescopic-sight triangulating-scope solidarity"},
        common=4,
    )

    for words in ("combat-armor hussar", "telescopic-sight l-a-plasma-carbine", "triangulating-scope squad-0"):
        given.choose(f"play_card {words}")
        given.declines()
    given.choose("play_card solidarity player-0")
    given.choose("pick_word bauhaus")

    assert given.where("combat-armor") == "on hussar"
    assert given.where("telescopic-sight") == "on l-a-plasma-carbine"
    given.declines()
    assert given.where("triangulating-scope") == "squad-0"
    assert given.where("solidarity") == "player-0"


@pytest.mark.rule("DT-ATT-03")
def test_an_attachment_works_on_its_bearer_whether_its_player_likes_it_or_not() -> None:
    given = GivenFront(squads={HONZA: "hussar", MARTIN: "dragoon"}, on={"foxhole": "hussar"})

    assert given.values("hussar")[:3] == (2 - 2, 2, 3 + 2)
    given.choose("declare_attack")
    given.declines()
    given.choose("attack hussar dragoon")
    given.declines()
    assert given.offers("tactic") == {"shoot"}


@pytest.mark.rule("DT-KEY-01", "DT-KEY-02", "DT-KEY-04")
def test_every_card_has_a_type_an_organisation_and_something_that_becomes_of_it() -> None:
    for card in PRINTED.values():
        assert card.type in TYPES
        assert card.icons
        assert set(card.icons) <= set(ICONS)
        assert card.after in AFTER
    becomes = {key: PRINTED[key].after for key in ("combat-armor", "positive-karma", "cleansing-flame", "hussar")}
    assert becomes == {
        "combat-armor": "attach", "positive-karma": "discard", "cleansing-flame": "sacrifice", "hussar": "stay",
    }  # fmt: skip
    makers = {key: PRINTED[key].icons for key in ("violator-sword", "kratach", "combat-armor")}
    assert makers == {"violator-sword": ("bauhaus",), "kratach": ("legion",), "combat-armor": ("general",)}


@pytest.mark.rule("DT-KEY-04")
@pytest.mark.parametrize(("card", "where"), [("positive-karma", "grave-0"), ("cleansing-flame", "sacrificed-0")])
def test_a_played_card_goes_where_its_icon_says(card: str, where: str) -> None:
    given = GivenFront(kohorts={MARTIN: "centurion"}, hands={HONZA: card})

    given.choose("meditate")
    (target,) = given.offers(f"play_card {card}")
    given.choose(f"play_card {card} {target}")
    given.declines()

    assert given.where(card) == where


@pytest.mark.rule("DT-KEY-03")
def test_warriors_warzones_and_beasts_have_the_four_numbers_and_no_other_card_has() -> None:
    assert STATS == ("fight", "shoot", "armor", "value")
    with_numbers = {card.type for card in PRINTED.values() if any(card.stats)}
    assert with_numbers == {"warrior", "warzone", "beast"}
    assert PRINTED["hussar"].stats == (2, 2, 3, 2)
    assert PRINTED["victoria"].stats == (3, -1, 2, 2)
    assert PRINTED["equine"].stats == (2, 0, 2, 0)


@pytest.mark.rule("DT-KEY-05")
def test_what_discards_equipment_discards_poisons_but_not_the_death_maze() -> None:
    with invented(POISON):
        given = GivenFront(
            squads={HONZA: "mortificator crenshaw-the-redeemer"},
            on={"slow-poison": "mortificator", "death-maze": "mortificator", "death-maze#2": "crenshaw-the-redeemer"},
            hands={MARTIN: "malfunction"},
        )

        given.choose("meditate")
        given.plays(MARTIN, "play_card malfunction mortificator")  # the other one has no equipment
        assert given.offers("pick_card ") == {"slow-poison"}
        given.choose("pick_card slow-poison")
        given.declines()

        assert given.where("slow-poison") == "grave-0"
        assert given.where("death-maze") == "on mortificator"


@pytest.mark.rule("DT-KEY-05")
def test_a_death_maze_alone_is_nothing_to_malfunction() -> None:
    given = GivenFront(squads={HONZA: "mortificator"}, on={"death-maze": "mortificator"}, hands={HONZA: "malfunction"})

    given.choose("meditate")

    assert given.offers("play_card malfunction") == set()
