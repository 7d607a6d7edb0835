"""The nine cards of the Prince of Gluttons."""

from typing import Any

import pytest

from herna.games.aeons_end.given import GivenSiege
from tests.games.aeons_end.rows import position, prove, row, then

PRINCE = "prince-of-gluttons"


@position
def attacked(card: str, **given: Any) -> GivenSiege:
    """The nemesis draws this attack."""
    return GivenSiege(nemesis=PRINCE, moment="nemesis-draw", nemesis_deck=f"{card} haze-spewer", **given)


@position
def persisting(card: str, **given: Any) -> GivenSiege:
    """The nemesis turn begins with this minion in play, and ends by drawing a minion."""
    return GivenSiege(nemesis=PRINCE, moment="nemesis", in_play=card, nemesis_deck="needlemaw slaughter", **given)


def emptied(*kinds: str) -> dict[str, int]:
    return dict.fromkeys(kinds, 0)


test_what_follows_from_a_position = prove(
    row("gorge devours two cards of the second most expensive gems and hurts a player", "AE-GAP-31",
        attacked("gorge"), "pick_player 1",
        then(kinds_devoured=["searing-ruby", "searing-ruby"], life=[10, 8])),
    row("gorge costs gravehold 4 life if there are no two gem piles", "AE-GAP-31", "AE-GLUT-12",
        attacked("gorge", left=emptied("jade", "burning-opal")), "pick_player 0",
        then(devoured=(), gravehold=26, life=[8, 10])),
    row("lobotomize hurts a player by 3",
        attacked("lobotomize"), then(offers_pick_way={"suffer", "devour"}), "pick_way suffer", "pick_player 1",
        then(life=[10, 7], devoured=())),
    row("lobotomize devours three cards of any spell pile",
        attacked("lobotomize"), "pick_way devour",
        then(offers_pick_pile={"amplify-vision", "essence-theft", "planar-insight", "consuming-void"}),
        "pick_pile planar-insight", then(kinds_devoured=["planar-insight"] * 3, life=[10, 10])),
    row("lobotomize may devour from a pile that is too small", "AE-GLUT-15", "AE-GLUT-09",
        attacked("lobotomize", left={"amplify-vision": 1} | emptied("essence-theft", "planar-insight",
            "consuming-void")), "pick_way devour", then(kinds_devoured=["amplify-vision"], gravehold=26)),
    row("lobotomize must hurt a player if there are no spells", "AE-GLUT-15", "AE-AMBIG-06",
        attacked("lobotomize", left=emptied("amplify-vision", "essence-theft", "planar-insight",
            "consuming-void")), then(offered={"pick_player 0", "pick_player 1"})),
    row("thought biter hurts a player by 2 or devours two of the cheapest relics: hurting",
        persisting("thought-biter"), "pick_way suffer", "pick_player 0", then(life=[8, 10], devoured=())),
    row("thought biter hurts a player by 2 or devours two of the cheapest relics: devouring",
        persisting("thought-biter"), "pick_way devour",
        then(kinds_devoured=["flexing-dagger"] * 2, life=[10, 10], tokens={"thought-biter": 6})),
    row("thought biter must hurt a player if there are no relics", "AE-GLUT-15",
        persisting("thought-biter", left=emptied("flexing-dagger", "bottled-vortex")),
        then(offered={"pick_player 0", "pick_player 1"})),
    row("cerephage devours as many cards as it has life and suffers 2 damage",
        persisting("cerephage=4"), then(lambda siege: len(siege.offers("pick_pile")) == 9),
        "pick_pile essence-theft", then(kinds_devoured=["essence-theft"] * 4, tokens={"cerephage": 2})),
    row("cerephage with all its 7 life may empty any pile at gravehold s cost", "AE-GLUT-09",
        persisting("cerephage"), "pick_pile consuming-void", then(count_devoured=5, gravehold=30 - 2 * 2)),
    row("cerephage dies of its meal", "AE-MINION-06",
        persisting("cerephage=1"), "pick_pile jade",
        then(kinds_devoured=["jade"], in_play="needlemaw", names_nemesis_discard="cerephage")),
    row("godfeeders cost gravehold 3 life and a card of the most expensive gems",
        persisting("godfeeders"),
        then(gravehold=27, kinds_devoured=["burning-opal"], tokens={"godfeeders": 8})),
    row("godfeeders without gems cost gravehold 2 more", "AE-GLUT-12",
        persisting("godfeeders", left=emptied("jade", "searing-ruby", "burning-opal")), then(gravehold=25)),
    row("mindguzzlers life does not grow with piles emptied later and it unleashes",
        persisting("mindguzzler=8", left=emptied("flexing-dagger")),
        then(kinds_devoured=["jade"] * 3, tokens={"mindguzzler": 8})),
    # seven Jades do not suffice for nine cards: two are missing
    row("digest unleashes three times",
        attacked("digest", left=emptied("flexing-dagger")), "pick_way unleash",
        then(kinds_devoured=["jade"] * 7, gravehold=26)),
    row("digest hurts a player by the number of empty piles",
        attacked("digest", left=emptied("flexing-dagger", "jade", "essence-theft")), "pick_way suffer",
        "pick_player 1", then(told_suffered=[(1, 3, "digest")], life=[10, 7])),
    row("digest may hurt a player by nothing while no pile is empty", "AE-AMBIG-11",
        attacked("digest"), then(offers_pick_way={"unleash", "suffer"}), "pick_way suffer",
        then(life=[10, 10], devoured=(), names_nemesis_discard="digest")),
    row("memory eater hurts the player with the lowest life by the number of empty piles",
        persisting("memory-eater", left=emptied("jade", "essence-theft"), life={1: 6}),
        then(life=[10, 4], told_suffered=[(1, 2, "memory-eater")], tokens={"memory-eater": 16})),
    row("memory eater hurts nobody while no pile is empty",
        persisting("memory-eater"), then(lambda siege: siege.prompt() != "ae-choose-player", life=[10, 10])),
    row("vile feast costs gravehold 2 life for each empty pile",
        persisting("vile-feast=1", left=emptied("jade", "essence-theft", "bottled-vortex")),
        then(gravehold=24, names_nemesis_discard="vile-feast")),
    row("thought biter lets the players choose between relics of equal cost", "AE-GLUT-14",
        persisting("thought-biter", market="jade searing-ruby burning-opal unstable-prism bottled-vortex "
            "amplify-vision essence-theft planar-insight consuming-void"),
        "pick_way devour", then(offers_pick_pile={"unstable-prism", "bottled-vortex"})),
    *[row(f"mindguzzler has 8 life and 1 for each empty pile: {life}", "AE-MINION-04",
        attacked("mindguzzler", left=emptied(*empty)), then(tokens={"mindguzzler": life}))
        for empty, life in [((), 8), (("jade", "consuming-void"), 10)]],
)  # fmt: skip


@pytest.mark.rule("AE-POWER-06")
@pytest.mark.parametrize(("aether", "offered"), [(7, set()), (8, {"vile-feast"})])
def test_vile_feast_is_discarded_for_8_aether(aether: int, offered: set[str]) -> None:
    siege = GivenSiege(nemesis=PRINCE, in_play="vile-feast", aether=aether)

    assert siege.offers("discard_power") == offered
    if offered:
        siege.chooses("discard_power vile-feast")
        assert siege.table.aether == 0
        assert siege.in_play() == ""
