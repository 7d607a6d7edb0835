"""Alliances (DT-ALLY): declared at any time, unique, and hard to get rid of."""

import pytest

from herna.games.doomtrooper.given import HONZA, MARTIN, GivenFront
from tests.games.doomtrooper.rows import attacks, cards, declines, discards, given, plays, prove, row, then, until
from tests.kit.invented_cards import a_card


@pytest.mark.rule("DT-SYM-12")
def test_with_the_alliance_of_the_legion_any_gift_is_given_at_any_time_free_and_whatever_the_apostle() -> None:
    given = GivenFront(
        "kohort child-of-ilian; hand dark-fire",
        "squad hussar; kohort child-of-ilian#2 heretic; player alliance-dark-legion; "
        "hand dark-fire#2 distort illusion unholy-power",
    )

    given.chooses("meditate")
    assert given.offers("play") == set()
    given.chooses("decline")
    gifts = {"dark-fire#2", "distort", "illusion"}
    expected = {f"{gift} child-of-ilian#2" for gift in gifts} | {f"{gift} heretic" for gift in gifts}
    assert given.offers("play") == expected | {"unholy-power heretic"}
    given.chooses("play illusion child-of-ilian#2").declines()

    assert given.where("illusion") == "on child-of-ilian#2"
    assert given.table.destiny[MARTIN] == 20


test_what_follows_from_a_position = prove(
    row("an alliance is declared at any time and is in play only once", "DT-ALLY-01", "DT-ALLY-02", "DT-ALLY-05",
        given("squad samurai hussar; hand alliance-mishima alliance-bauhaus infantry",
            "squad samurai#2; hand alliance-mishima#2"), "meditate",
        then({"offers play": {"alliance-mishima player-0", "alliance-bauhaus player-0"}}),
        "play alliance-mishima player-0", until("dt-anytime", MARTIN), then({"offers play": set()}),
        plays(HONZA, "play alliance-bauhaus player-0"), declines,
        then({"common": 2, "where alliance-mishima": "player-0", "where alliance-bauhaus": "player-0",
            "may play infantry squad-0": True})),
    row("an alliance is removed by a card that names alliances and for good", "DT-ALLY-03", "DT-ALLY-04",
        given("squad hussar bauhaus-great-infurior; hand hostile-takeover natural-disaster", "player alliance-mishima"),
        then({"offers use bauhaus-great-infurior": set(), "offers play natural-disaster": set()}),
        "play hostile-takeover alliance-mishima", declines, then({"where alliance-mishima": "sacrificed-1"})),
    row("with the alliance of mishima its warriors are stronger against the legion", "DT-ALLY-01",
        given("squad samurai hussar; player alliance-mishima", "squad samurai#2; kohort razide"),
        then({"value samurai fight razide": 8, "value samurai fight samurai#2": 3, "value samurai#2 fight razide": 3,
            "value samurai shoot razide": 8, "value samurai shoot samurai#2": 3, "value samurai#2 shoot razide": 3,
            "value samurai armor razide": 8, "value samurai armor samurai#2": 3, "value samurai#2 armor razide": 3,
            "value hussar fight razide": 2})),
    row("with the alliance of capitol its warriors join at any time without an action",
        given("squad hussar; hand infantry#2",
            "squad samurai; player alliance-capitol; hand infantry dragoon ex-capitol-freelancer mitch-hunter",
            destiny=(20, 5)), "meditate", then({"offers play": set()}),
        "decline", then({"offers play": {"infantry squad-1"}}),  # Mitch Hunter is too dear
        "play infantry squad-1", declines, then({"where infantry": "squad-1", "destiny 1": 3})),
    row("with the alliance of bauhaus equipment goes only with its bearer",
        given("squad hussar+combat-armor samurai+scalper; player alliance-bauhaus",
            "squad dragoon+combat-armor#2; kohort razide+distort"), "meditate", until("dt-anytime", MARTIN),
        then({"offers use distort discard": {"scalper", "combat-armor#2"}}),
        discards("hussar"), then({"where combat-armor": "grave-0"})),
    row("with the alliance of the legion a gift that has a price costs nothing",
        cards(a_card("dear-gift", "symmetry", icons="legion", keywords=["dark-symmetry-gift"], timing="action",
            destiny=9, on="warrior", who="own legion", after="attach", effects=[{"do": "modify", "armor": 4}])),
        given("kohort razide; player alliance-dark-legion; hand dear-gift", destiny=(0, 20)), "meditate",
        "play dear-gift razide", declines, then({"where dear-gift": "on razide", "destiny 0": 1}),  # from meditating
        given("kohort razide; hand dear-gift", destiny=(8, 20)), then({"offers play": set()})),
    *(row(f"with the alliance of the brotherhood its warriors cast everything: {alliance}",
        given(f"squad sacred-warrior hussar; player {alliance}; hand elemental-wall levitation lesser-domination",
            "squad samurai; hand infantry"), attacks("sacred-warrior", "samurai"),
        then(lambda front, spells=spells: {words.split()[0] for words in front.offers("cast")} == spells,
            lambda front: {words.split()[1] for words in front.offers("cast")} <= {"sacred-warrior"}))
        for alliance, spells in (("alliance-brotherhood", {"elemental-wall", "levitation", "lesser-domination"}),
            ("alliance-mishima", set()))),
)  # fmt: skip
