"""In play and out of play, piles (DT-ZONES), attachments (DT-ATT) and what the icons of cards say (DT-KEY)."""

import pytest

from herna.engine.view import view_of
from herna.games.doomtrooper.given import HONZA, MARTIN, GivenFront
from herna.games.doomtrooper.printed import AFTER, ICONS, PRINTED, STATS, TYPES
from herna.games.doomtrooper.rules.identity import in_play
from herna.games.doomtrooper.rules.zones import SACRIFICED, leave_table
from tests.games.doomtrooper.rows import attacks, cards, declines, discards, given, plays, prove, row, then, until
from tests.kit.invented_cards import a_card

POISON = a_card(
    "slow-poison",
    "equipment",
    keywords=["poison"],
    timing="action",
    on="warrior",
    who="own mortificator",
    after="attach",
)


@pytest.mark.rule("DT-ZONES-06")
def test_everybody_sees_who_was_hidden_and_is_sacrificed() -> None:
    """G-40."""
    given = GivenFront("squad hussar; hidden sea-lion", "squad infantry")

    leave_table(given.play, given["sea-lion"], SACRIFICED)

    assert given.told("left") == [(given["sea-lion"], "sea-lion", HONZA, "sacrificed")]
    assert view_of(given.play, MARTIN, 1)["table"]["kinds"][str(given["sea-lion"])] == "sea-lion"


@pytest.mark.rule("DT-ZONES-04")
@pytest.mark.parametrize("played_again", [False, True])
def test_a_unique_card_out_of_play_may_be_played_again_and_then_the_first_one_is_discarded(played_again: bool) -> None:
    given = GivenFront(
        "squad valerie-duval+combat-armor hussar; hand valerie-duval#2", on={"0:missing-in-action": "valerie-duval"}
    )

    if played_again:
        given.chooses("play valerie-duval#2 squad-0")
    given.discards("missing-in-action").declines().chooses("meditate")

    assert given.where("valerie-duval") == ("grave-0" if played_again else "squad-0")
    assert given.where("combat-armor") == ("grave-0" if played_again else "on valerie-duval")
    assert given.offers("play valerie-duval#2") == set()


@pytest.mark.rule("DT-KEY-01", "DT-KEY-02", "DT-KEY-04")
def test_every_card_has_a_type_an_organisation_and_something_that_becomes_of_it() -> None:
    for card in PRINTED.values():
        assert card.type in TYPES
        assert card.icons
        assert set(card.icons) <= set(ICONS)
        assert card.after in AFTER
    becomes = {key: PRINTED[key].after for key in ("combat-armor", "positive-karma", "cleansing-flame", "hussar")}
    assert becomes == {
        "combat-armor": "attach", "positive-karma": "discard", "cleansing-flame": "sacrifice", "hussar": "stay"
    }  # fmt: skip
    makers = {key: PRINTED[key].icons for key in ("violator-sword", "kratach", "combat-armor")}
    assert makers == {"violator-sword": ("bauhaus",), "kratach": ("legion",), "combat-armor": ("general",)}


@pytest.mark.rule("DT-KEY-04")
@pytest.mark.parametrize(("card", "where"), [("positive-karma", "grave-0"), ("cleansing-flame", "sacrificed-0")])
def test_a_played_card_goes_where_its_icon_says(card: str, where: str) -> None:
    given = GivenFront(f"hand {card}", "kohort centurion")

    given.chooses("meditate")
    (target,) = given.offers(f"play {card}")
    given.chooses(f"play {card} {target}").declines()

    assert given.where(card) == where


@pytest.mark.rule("DT-KEY-03")
def test_warriors_warzones_and_beasts_have_the_four_numbers_and_no_other_card_has() -> None:
    assert STATS == ("fight", "shoot", "armor", "value")
    with_numbers = {card.type for card in PRINTED.values() if any(card.stats)}
    assert with_numbers == {"warrior", "warzone", "beast"}
    assert PRINTED["hussar"].stats == (2, 2, 3, 2)
    assert PRINTED["victoria"].stats == (3, -1, 2, 2)
    assert PRINTED["equine"].stats == (2, 0, 2, 0)


test_what_follows_from_a_position = prove(
    row("a discarded card and what lies on it go to their owners discard piles", "DT-ZONES-07", "DT-ATT-02",
        "DT-ATT-05",
        given("", "kohort centurion+kratach", on={"telescopic-sight": "kratach", "0:mental-constitution": "centurion"}),
        discards("centurion"),
        then({"where mental-constitution": "grave-0"}, lambda front: [front.where(name) for name in ("centurion",
            "kratach", "telescopic-sight")] == ["grave-1"] * 3)),
    row("what lies on a killed warrior is discarded and stays on one that lives", "DT-ATT-02",
        given("squad sean-gallagher+combat-armor", "kohort centurion+kratach", wounded="centurion"),
        attacks("sean-gallagher", "centurion"), declines,
        then({"where kratach": "grave-1", "where combat-armor": "on sean-gallagher"})),
    row("of a sacrificed card only itself is gone for good", "DT-ZONES-09", "DT-ATT-06",
        given("squad hussar+combat-armor dragoon; hand gift-of-fate a-second-chance", seed="any"),
        lambda front: leave_table(front.play, front["hussar"], SACRIFICED),
        then({"where hussar": "sacrificed-0", "where combat-armor": "grave-0"}),
        # it takes cards from the discard pile, and nothing else
        "meditate", plays(HONZA, "play gift-of-fate -"), until("dt-fetch-card"),
        then({"offers pick_card": {"combat-armor"}}),
        "pick_card combat-armor", then({"where combat-armor": "hand-0"}),
        plays(HONZA, "play a-second-chance -"),  # and this one allows it
        until("dt-fetch-card"), "pick_card hussar", then({"where hussar": "library-0"})),
    row("only the cards that a player holds are played as from the hand", "DT-ZONES-12",
        given("hand hussar; library infantry; grave sea-lion", "hand dragoon"),
        then({"offers play": {"hussar squad-0"}}, lambda front: front.table.hands[HONZA] == (front["hussar"],))),
    row("what is played on a warrior on equipment on an area or on a player stays there", "DT-ATT-01",
        given("squad hussar+l-a-plasma-carbine; hand combat-armor telescopic-sight triangulating-scope "
            "solidarity", common=4), "play combat-armor hussar", declines, "play telescopic-sight l-a-plasma-carbine",
        declines, "play triangulating-scope squad-0", declines, "play solidarity player-0", "pick_word bauhaus",
        then({"where combat-armor": "on hussar", "where telescopic-sight": "on l-a-plasma-carbine"}),
        declines, then({"where triangulating-scope": "squad-0", "where solidarity": "player-0"})),
    row("an attachment works on its bearer whether its player likes it or not", "DT-ATT-03",
        given("squad hussar+foxhole", "squad dragoon"),
        then(lambda front: front.values("hussar")[:3] == (2 - 2, 2, 3 + 2)),
        "declare_attack", declines, "attack hussar dragoon", declines, then({"offers tactic": {"shoot"}})),
    row("what discards equipment discards poisons but not the death maze", "DT-KEY-05", cards(POISON),
        given("squad mortificator+slow-poison+death-maze crenshaw-the-redeemer+death-maze#2", "hand malfunction"),
        "meditate", plays(MARTIN, "play malfunction mortificator"),  # the other one has no equipment
        then({"offers pick_card": {"slow-poison"}}),
        "pick_card slow-poison", declines,
        then({"where slow-poison": "grave-0", "where death-maze": "on mortificator"})),
    row("a death maze alone is nothing to malfunction", "DT-KEY-05",
        given("squad mortificator+death-maze; hand malfunction"), "meditate", then({"offers play malfunction": set()})),
    row("cards on the table are in play and have effect and those elsewhere are and have not", "DT-ZONES-01",
        "DT-ZONES-02",
        given("squad samurai mentor; hand mentor#2; library mentor#3; grave mentor#4; sacrificed mentor#5"),
        # by the one Mentor in play
        then({"value samurai fight": 3 + 1},
            lambda front: {name for name in front.names if in_play(front.table, front[name])} == {"samurai", "mentor"}),
        "play mentor#2 squad-0",
        then({"value samurai fight": 3 + 2}, lambda front: in_play(front.table, front["mentor#2"]))),
)  # fmt: skip
