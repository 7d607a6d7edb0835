"""The eleven corruptions, each resolved by its holder."""

from collections.abc import Mapping
from typing import Any

from herna.games.aeons_end.given import GivenSiege
from tests.games.aeons_end.rows import given, position, prove, row, then

MASK = "crooked-mask"


@position
def holding(corruption: str, more: str = "", market: Mapping[str, int] | None = None, **given: Any) -> GivenSiege:
    """The turn of a player who holds a corruption, and perhaps more cards, starts."""
    return GivenSiege(nemesis=MASK, moment="start", hands={0: f"{corruption} {more}"}, left=market, **given)


test_what_follows_from_a_position = prove(
    # given another corruption in hand, which is resolved later
    row("blind abandon costs 1 life and may destroy a card that is no corruption", "AE-CORR-06", "AE-AMBIG-09",
        holding("blind-abandon lust-for-power", "crystal spark"), "pick_card blind-abandon",
        then(offered={"pick_card crystal", "pick_card spark", "decline"}), "pick_card spark",
        then(hand_0="crystal", discard_0="", story_destroyed=["destroyed spark", "destroyed blind-abandon",
            "destroyed lust-for-power"], life_0=8)),
    row("blind abandon may leave the hand as it is", "AE-AMBIG-09",
        holding("blind-abandon", "crystal"), "decline",
        then(hand_0="crystal", life_0=9, names_corruptions="blind-abandon")),
    row("blind abandon asks nothing without a card to destroy",
        holding("blind-abandon"), then(prompt="ae-phase-main", life_0=9)),
    row("contagion costs 1 life and takes back a card of cost 0", "AE-CORR-12",
        holding("contagion", discards={0: "crystal jade#2 spark grim-sight"}),
        then(offers_pick_card={"crystal", "spark", "grim-sight"}), "pick_card spark",
        then(hand_0="spark", discard_0="crystal jade#2 grim-sight", life_0=9)),
    row("contagion asks which of two equal cards that lie apart is taken back", "AE-DRAW-06", "AE-DRAW-08",
        holding("contagion", discards={0: "crystal jade#2 crystal#2"}),
        then(prompt="ae-choose-taken-back", offers_pick_card={"crystal", "crystal#2"}), "pick_card crystal#2",
        then(hand_0="crystal#2", discard_0="crystal jade#2")),
    row("contagion does not ask which of some equal cards next to each other is taken back", "AE-DRAW-06",
        holding("contagion", discards={0: "jade#2 crystal crystal#2"}),
        then(hand_0="crystal", discard_0="jade#2 crystal#2")),
    row("contagion takes the only card of cost 0 and never itself: one", "AE-GAP-39",
        holding("contagion", discards={0: "crystal"}), then(hand_0="crystal")),
    row("contagion takes the only card of cost 0 and never itself: none", "AE-GAP-39",
        holding("contagion", discards={0: "jade#2"}), then(hand_0="", prompt="ae-phase-main")),
    row("delirium veil costs gravehold 2 life and focuses a breach",
        holding("delirium-veil", breaches={0: "O20-"}), then(asked=0), "pick_breach 0-III",
        then(breaches_0=(4, 2, 1, -1), gravehold=28)),
    row("delirium veil opens a breach in the last position", "AE-BREACH-13",
        holding("delirium-veil", breaches={0: "O3OO"}), then(breaches_0=(4, 4, 4, 4))),
    row("dire wisdom gives a spell and three corruptions onto the deck",
        holding("dire-wisdom", decks={0: "crystal"}, tier0="grim-sight contagion nothingness fever-of-war"),
        then(offers_pick_pile={"amplify-vision", "essence-theft", "planar-insight", "consuming-void"}),
        "pick_pile consuming-void",
        then(discard_0="consuming-void", deck_0="nothingness contagion grim-sight crystal",
            names_corruptions="fever-of-war dire-wisdom", life_0=10)),
    # it was no card of the deck yet
    row("dire wisdom costs gravehold 2 life for each corruption that is not there", "AE-CORR-05",
        holding("dire-wisdom", tier0="grim-sight"), "pick_pile planar-insight",
        then(gravehold=30 - 4, names_corruptions="dire-wisdom")),
    row("dire wisdom tells no damage after gravehold has fallen", "AE-END-04", "AE-END-06",
        holding("dire-wisdom", gravehold=2), "pick_pile planar-insight",
        then(over=(0.0, "AE-END-04"), told_gravehold_suffered=[(2, "dire-wisdom")])),
    row("endless hunger costs gravehold 3 life and gives 2",
        holding("endless-hunger", life={0: 5}), then(gravehold=27, life_0=7)),
    row("endless hunger gives an exhausted player nothing", "AE-EXHAUST-09",
        holding("endless-hunger", life={0: 0}), then(gravehold=27, life_0=0)),
    row("fever of war costs 1 life and deals 2 damage",
        holding("fever-of-war", in_play="bane-sire"), then(offers_target={"nemesis", "bane-sire"}),
        "target bane-sire", then(life_0=9, tokens={"bane-sire": 4})),
    # given, in a game where destroyed corruptions go back
    # when the holder is exhausted: Unleash twice, and the only breach is gone
    # then the 2 damage is dealt, and the corruption lies at the bottom
    row("fever of war may exhaust its holder first", "AE-EXHAUST-06", "AE-GAP-12",
        holding("fever-of-war", life={0: 1}, breaches={0: "O---"}, tier0="grim-sight contagion nothingness"),
        "pick_player 1", "pick_player 1",
        then(life_0=0, breaches_0=(-1, -1, -1, -1), nemesis_life=68, kinds_corruptions=["nothingness",
            "fever-of-war"])),
    row("grim sight may leave the card on top",
        holding("grim-sight", decks={0: "spark crystal"}), "decline", then(deck_0="spark crystal")),
    row("grim sight turns the discard pile over if the deck is empty", "AE-DRAW-08",
        holding("grim-sight", discards={0: "crystal spark"}), "accept", then(deck_0="spark", discard_0="")),
    row("grim sight without any card looks at nothing",
        holding("grim-sight"), then(prompt="ae-phase-main", gravehold=28)),
    row("grim sight may destroy a corruption which goes back as well (1)", "AE-CORR-04", "AE-CORR-14",
        holding("grim-sight", decks={0: "contagion crystal"}), "accept",
        then(names_corruptions="contagion grim-sight")),
    row("grim sight may destroy a corruption which goes back as well: harder", "AE-CORR-04", "AE-CORR-14",
        holding("grim-sight", decks={0: "contagion crystal"}, harder=True), "accept", "pick_player 1",
        "pick_player 0", then(discard_1="contagion", discard_0="grim-sight")),
    row("insatiable avarice costs 2 life and gives a gem of the cheapest pile into the hand",
        holding("insatiable-avarice"), then(hand_0="jade", life_0=8, count_piles_0=6)),
    row("insatiable avarice takes the cheapest pile that is not empty",
        holding("insatiable-avarice", market={"jade": 0}), then(hand_0="searing-ruby")),
    row("insatiable avarice without gems only hurts", "AE-AMBIG-04",
        holding("insatiable-avarice", market={"jade": 0, "searing-ruby": 0, "burning-opal": 0}),
        then(hand_0="", life_0=8)),
    row("lust for power costs 1 life and gives 1 charge",
        holding("lust-for-power"), then(life_0=9, charges_0=1)),
    row("lust for power gives no charge beyond the last space", "AE-CHARGE-04",
        holding("lust-for-power", charges={0: 5}), then(charges_0=5)),
    # then the holder chooses a player card, the wild card included
    row("nothingness costs two clean cards and 2 life and brings a turn back",
        holding("nothingness lust-for-power", "crystal spark jade#2", turn_deck="nemesis",
            turn_discard="player-2 nemesis wild"), "pick_card nothingness",
        then(offers_pick_card={"crystal", "spark", "jade#2"}), "pick_card spark", "pick_card jade#2",
        then(life_0=8, asked=0, offers_pick_turn_card={"player-2", "wild"}), "pick_turn_card wild",
        then(lambda siege: sorted(siege.kinds(siege.table.turn_deck)) == ["nemesis", "wild"],
            kinds_turn_discard=["player-2", "nemesis"], hand_0="crystal", discard_0="spark jade#2")),
    row("nothingness asks nothing if only one turn can come back", "AE-TURNORDER-13",
        holding("nothingness", "crystal", turn_deck="nemesis", turn_discard="player-1 nemesis"),
        then(lambda siege: sorted(siege.kinds(siege.table.turn_deck)) == ["nemesis", "player-1"],
            kinds_turn_discard=["nemesis"])),
    row("nothingness does what it can", "AE-GAP-16", "AE-AMBIG-04",
        holding("nothingness", "crystal", turn_deck="player-1", turn_discard="nemesis"),
        then(hand_0="", discard_0="crystal", life_0=8, kinds_turn_deck=["player-1"])),
    row("reckless might does not hurt without a relic", "AE-AMBIG-04",
        holding("reckless-might", market={"flexing-dagger": 0, "bottled-vortex": 0}),
        then(life_0=10, prompt="ae-phase-main")),
    *[row(f"grim sight costs gravehold 2 life and may destroy the top card of the deck: {open_hands}",
        holding("grim-sight", decks={0: "spark crystal"}, open_hands=open_hands),
        then(lambda siege: siege.play.ask.arguments == {"kind": "spark"}, asked=0), "accept",
        then(gravehold=28, deck_0="crystal", names_corruptions="grim-sight")) for open_hands in [True, False]],
    row("vriswood amber that is gained into the hand cannot go on the deck", "AE-TERM-03", "AE-TERM-09",
        # Ruling AE-CR-12.
        given(nemesis=MASK, moment="start", hands={0: "insatiable-avarice"}, market="vriswood-amber searing-ruby "
            "burning-opal flexing-dagger bottled-vortex spark ignite flare dark-fire"),
        then(prompt="ae-phase-main", hand_0="vriswood-amber")),
    *[row(f"reckless might gives a relic onto the deck for half its cost in damage rounded up: {relic}, {damage}",
        holding("reckless-might", decks={0: "crystal"}), then(offers_pick_pile={"flexing-dagger", "bottled-vortex"}),
        f"pick_pile {relic}", then(deck_0=f"{relic} crystal", life_0=10 - damage, names_corruptions="reckless-might"))
        for relic, damage in [("flexing-dagger", 1), ("bottled-vortex", 2)]],
)  # fmt: skip
