"""Why something is not the answer to what an effect asks: a reason that is true, with its rule and its numbers."""

from collections.abc import Callable

import hypothesis

from herna.engine.decision import Reason
from herna.engine.explain import explain
from herna.engine.flow import Play
from herna.games.aeons_end.cards.basic import DestroysPrepped
from herna.games.aeons_end.cards.corruptions import TurnComesBack
from herna.games.aeons_end.cards.crooked_mask import AnotherPlayer
from herna.games.aeons_end.cards.rageborne import DiscardCostliest
from herna.games.aeons_end.deeds import Either, OnePlayer
from herna.games.aeons_end.game import GAME
from herna.games.aeons_end.given import deals
from herna.games.aeons_end.rules.breaches import DiscardsPrepped, Focuses
from herna.games.aeons_end.rules.corruptions import ResolveCorruptions
from herna.games.aeons_end.rules.devouring import CHEAPEST, Devour, FirstCourse
from herna.games.aeons_end.rules.hand import GivesUp
from herna.games.aeons_end.rules.suffering import GraveholdRegains, Suffers
from herna.games.aeons_end.rules.supply import GainsFree
from herna.games.aeons_end.table import NEMESIS, OPEN, Siege
from tests.games.aeons_end.rows import given, nemesis_turn, prove, row, sets, then
from tests.kit.random_match import numbers, over_many_matches, some_decisions
from tests.kit.refusals import POINTING
from tests.kit.said import about

THREE = "kadir adelheim brama"


def holds(play: Play[Siege], reason: Reason) -> bool:
    """Whether what a reason says about the table is so, looked up anew."""
    table, options = play.table, play.options()
    said = {field: value for field, value in reason.arguments if isinstance(value, int)}
    card, seat = said.get("card", -1), said.get("player", -1)
    asked = play.ask.seat if play.ask is not None else -1
    kinds = {str(option[0]) for option in options}
    truths: dict[str, Callable[[], bool]] = {
        "ae-why-equal-card": lambda: _offered(play, reason, card),
        "ae-why-equal-neighbour": lambda: (
            table.key(card) in {table.key(int(option[-1])) for option in options if len(option) > 1}
        ),
        "why-mandatory": lambda: "decline" not in kinds,
        "ae-why-first": lambda: _is_asked(str(dict(reason.arguments)["asked"]), kinds),
        "ae-why-not-in-hand": lambda: card not in table.hands[asked],
        "ae-why-not-of-type": lambda: table.type(card) != dict(reason.arguments)["type"],
        "ae-why-no-corruption-here": lambda: table.type(card) == "corruption",
        "ae-why-not-in-front": lambda: card not in table.played,
        "ae-why-not-in-discard": lambda: card not in table.discards[asked],
        "ae-why-not-prepped": lambda: all(card not in table.spells(owner) for owner in table.seats()),
        "ae-why-is-no-enemy": lambda: card in table.in_play and table.type(card) == "power",
        "ae-why-not-in-play": lambda: card not in table.in_play,
        "ae-why-exhausted": lambda: table.life[seat] == 0,
        "ae-why-no-ally": lambda: seat == asked,
        "ae-why-breach-open": lambda: table.breaches[said["breach"] // 4][said["breach"] % 4] == OPEN,
        "ae-why-pile-empty": lambda: not table.piles[said["pile"]],
        "ae-why-not-enough-aether": lambda: said["has"] < said["cost"],
        "ae-why-charges-full": lambda: table.charges[asked] == said["spaces"],
        "ae-why-no-husks": lambda: table.husks == 0,
    }
    return truths[reason.key]() if reason.key in truths else True


def _is_asked(asked: str, kinds: set[str]) -> bool:
    """Whether the question wants what comes first: a choice of that kind, or a card from a certain place."""
    if asked in ("pick_of_hand", "pick_prepped"):
        return "pick_card" in kinds
    return asked in kinds or kinds & {"decline", "done"} != set()


def _offered(play: Play[Siege], reason: Reason, card: int) -> bool:
    """Whether the equal card that a reason points at could be chosen instead."""
    ((_, twin),) = reason.blockers
    return play.table.key(int(twin)) == play.table.key(card) and any(twin in option[1:] for option in play.options())


test_what_follows_from_a_position = prove(
    row("the wild card wants a player", "AE-TURNORDER-09",
        given(THREE, "turn-order", turn_deck="wild nemesis"),
        then(about={"end_phase": {"asked": "pick_player"}},
            refused={"pick_player 3": ("AE-TURNORDER-09", "ae-why-no-such-player"),
            "pick_player ?": ("AE-TURNORDER-09", "ae-why-choose-player")})),
    row("casting a spell by an effect cannot be declined", "AE-CAST-12",
        given(prepped={0: {1: "spark", 2: "spark#2"}}, hands={0: "garnet-shard"}), "play garnet-shard",
        "pick_way cast", then(refused={"decline": ("AE-CAST-12", "why-mandatory")})),
    row("a player who can do less of it is not chosen", "AE-AMBIG-05",
        given(THREE, "nothing", hands={0: "crystal spark", 1: "crystal#2 spark#2", 2: "jade#2"}),
        OnePlayer((GivesUp(2),)), then(refused={"pick_player 2": ("AE-AMBIG-05", "ae-why-can-do-less")})),
    row("a different player is a different player", "AE-AMBIG-01",
        given(THREE, "nothing"), AnotherPlayer((Suffers(1),), NEMESIS, seat=2),
        then(refused={"pick_player 2": ("AE-AMBIG-01", "ae-why-another-player")})),
    row("allies are the others and a full ability takes no charge: talisman", "AE-TERM-04", "AE-CHARGE-04",
        given(THREE, hands={0: "mages-talisman"}), "play mages-talisman",
        then(refused={"pick_player 0": ("AE-TERM-04", "ae-why-no-ally")})),
    row("allies are the others and a full ability takes no charge: xaxos", "AE-TERM-04", "AE-CHARGE-04",
        given("xaxos adelheim brama mist", charges={0: 5, 1: 5}, turn_deck="nemesis"), "use_ability",
        then(refused={"pick_player 0": ("AE-TERM-04", "ae-why-no-ally"),
            "pick_player 1": ("AE-CHARGE-04", "ae-why-others-charges-full")})),
    row("lash takes only a card that lies there", "AE-TURNORDER-13",
        given("lash kadir brama", charges={0: 5}, turn_deck="nemesis", turn_discard="player-2 player-1"),
        "use_ability", then(refused={"pick_player 2": ("AE-TURNORDER-13", "ae-why-no-turn-card")})),
    # Cards
    row("a card that an effect does not want is told why", "AE-POWER-09",
        given(hands={0: "crystal jade#2 ignite spark jade#3", 1: "jade#4"}, in_play="agony-field"),
        "discard_power agony-field",
        then(about={"pick_card crystal": {"card": "crystal", "cost": 0, "least": 2}},
            refused={"pick_card jade#4": ("AE-NEM-13", "ae-why-not-in-hand"),
            "pick_card jade#3": ("AE-NEM-13", "ae-why-equal-card"),
            "pick_card ?": ("AE-NEM-13", "ae-why-choose-card")})),
    row("a corruption is not given up where only other cards are", "AE-CORR-11",
        given(nemesis="crooked-mask", moment="start", hands={0: "blind-abandon contagion crystal"}),
        "pick_card blind-abandon", then(refused={"pick_card contagion": ("AE-CORR-11", "ae-why-no-corruption-here")})),
    row("of equal neighbours in a discard pile the lowest is chosen", "AE-DRAW-06",
        given(charges={0: 5}, discards={0: "spark spark#2 crystal crystal#2", 1: "ignite"}, hands={0: "dark-fire"}),
        "use_ability",
        then(refused={"pick_card spark#2": ("AE-DRAW-06", "ae-why-equal-neighbour"),
            "pick_card crystal": ("AE-AMBIG-09", "ae-why-not-of-type"),
            "pick_card crystal#2": ("AE-AMBIG-09", "ae-why-not-of-type"),
            "pick_card ignite": ("AE-DRAW-06", "ae-why-not-in-discard"),
            "pick_card dark-fire": ("AE-DRAW-06", "ae-why-not-in-discard")})),
    row("bottled vortex and contagion say why a discarded card is not theirs: vortex", "AE-DRAW-06",
        given(hands={0: "bottled-vortex crystal"}, discards={0: "jade#2 jade#3"}), "play bottled-vortex",
        then(refused={"pick_card jade#3": ("AE-DRAW-06", "ae-why-equal-neighbour")})),
    row("bottled vortex says that equal cards of the hand are one choice", "AE-AMBIG-09",
        given(hands={0: "bottled-vortex crystal crystal#2"}, discards={0: "jade#2"}), "play bottled-vortex",
        then(refused={"pick_card crystal#2": ("AE-AMBIG-09", "ae-why-equal-card")})),
    row("bottled vortex and contagion say why a discarded card is not theirs: contagion", "AE-DRAW-06",
        given(nemesis="crooked-mask", moment="start", hands={0: "contagion"},
            discards={0: "crystal jade#2 crystal#2"}), then(about={"pick_card jade#2": {"card": "jade#2", "cost": 2}})),
    row("a card of the discard pile is not taken where only the hand counts",
        given(moment="casting", prepped={0: {1: "dark-fire"}}, hands={0: "crystal"}, discards={0: "jade#2"}),
        "cast dark-fire", then(refused={"pick_card jade#2": ("AE-AMBIG-09", "ae-why-not-in-hand")})),
    row("only gems are played twice or taken back: prism", "AE-MAIN-03", "AE-WHILE-01",
        given(hands={0: "unstable-prism jade#2 jade#3 crystal spark"}), "play unstable-prism", "pick_way gem",
        then(refused={"play spark": ("AE-MAIN-03", "ae-why-not-of-type"),
            "play jade#3": ("AE-MAIN-03", "ae-why-equal-card"),
            "play unstable-prism": ("AE-MAIN-03", "ae-why-not-in-hand")})),
    row("only gems are played twice or taken back: nexus", "AE-MAIN-03", "AE-WHILE-01",
        given(hands={0: "jade#2 crystal jade#3 mages-talisman mages-talisman#2"}, prepped={0: {1: "arcane-nexus"}}),
        "play mages-talisman", "play mages-talisman#2", "play jade#2", "play crystal", "play jade#3",
        "use arcane-nexus",
        then(refused={"pick_card mages-talisman": ("AE-WHILE-01", "ae-why-not-of-type"),
            "pick_card mages-talisman#2": ("AE-WHILE-01", "ae-why-not-of-type"),
            "pick_card jade#3": ("AE-WHILE-01", "ae-why-equal-card"),
            "pick_card arcane-nexus": ("AE-WHILE-01", "ae-why-not-in-front")})),
    # Prepped spells and breaches
    row("a prepped spell that is not asked for is told why: own", "AE-NEM-13", "AE-AMBIG-02",
        given(moment="nothing", prepped={0: {1: "spark", 2: "ignite", 3: "dark-fire"}, 1: {1: "essence-theft"}},
            hands={0: "flare"}), DiscardsPrepped(least=3, seat=0),
        then(about={"pick_card spark": {"card": "spark", "cost": 0, "least": 3},
            "pick_card essence-theft": {"card": "essence-theft", "seat": 1, "whose": 0}},
            refused={"pick_card flare": ("AE-NEM-13", "ae-why-not-prepped"),
            "pick_card ?": ("AE-NEM-13", "ae-why-choose-spell")})),
    row("a prepped spell that is not asked for is told why: two", "AE-NEM-13", "AE-AMBIG-02",
        given(moment="nothing", prepped={0: {1: "spark", 2: "essence-theft"}, 1: {1: "essence-theft#2"}}),
        DiscardCostliest(NEMESIS, 1), then(about={"pick_card spark": {"card": "spark", "cost": 0, "most": 5}})),
    row("a prepped spell that is not asked for is told why: most", "AE-NEM-13", "AE-AMBIG-02",
        given(moment="nothing", prepped={0: {1: "essence-theft#3", 2: "dark-fire#2", 3: "flare#2"}}),
        DiscardsPrepped(costliest=True, seat=0),
        then(about={"pick_card flare#2": {"card": "flare#2", "cost": 0, "most": 5}})),
    row("a spell that is too cheap does not rid the table of a power", "AE-POWER-09",
        given(moment="nothing", prepped={0: {1: "spark", 2: "phoenix-flame", 3: "ignite", 4: "essence-theft"}}),
        DestroysPrepped(2, 3, 0), then(refused={"pick_card spark": ("AE-POWER-09", "ae-why-too-cheap")})),
    row("blasting staff casts only own spells of this turn", "AE-CAST-12",
        given(hands={0: "blasting-staff spark"}, prepped={0: {2: "ignite"}, 1: {1: "dark-fire"}},
            breaches={0: "OO11"}), "prep spark 0-I", "play blasting-staff",
        then(refused={"cast ignite": ("AE-CAST-12", "ae-why-not-newly-prepped"),
            "cast dark-fire": ("AE-CAST-12", "ae-why-not-your-spell")})),
    row("a breach that is gone is not destroyed and only its spells are discarded", "AE-EXHAUST-03",
        given(moment="nothing", life={0: 1}, breaches={0: "OO-1"}, prepped={0: {1: "spark ignite", 2: "flare"}}),
        Suffers(1, 0),
        then(refused={"pick_breach 0-III": ("AE-BREACH-11", "ae-why-breach-gone"),
            "pick_breach 1-I": ("AE-EXHAUST-03", "ae-why-not-your-breach"),
            "pick_breach ?": ("AE-EXHAUST-03", "ae-why-choose-any-breach")},
            about={"pick_card flare": {"asked": "pick_breach"}}), "pick_breach 0-I",
        then(refused={"pick_card flare": ("AE-EXHAUST-03", "ae-why-breach-still-there")})),
    row("a breach that is not focused by an effect is told why: own", "AE-BREACH-13",
        given(moment="nothing", breaches={0: "O11-"}), Focuses(0),
        then(refused={"pick_breach 0-I": ("AE-BREACH-07", "ae-why-breach-open"),
            "pick_breach 1-II": ("AE-BREACH-12", "ae-why-not-your-breach")})),
    row("a breach that is not focused by an effect is told why: orb", "AE-BREACH-13",
        given(hands={0: "focusing-orb"}, breaches={0: "O11-", 1: "O11-"}), "play focusing-orb",
        then(refused={"pick_breach 1-I": ("AE-BREACH-07", "ae-why-breach-open"),
            "pick_breach 16": ("AE-BREACH-01", "ae-why-no-such-breach")},
            about={"pick_breach 1-IV": {"breach": 7, "seat": 1}})),
    # Piles, enemies, ways and turn order cards
    row("a pile from which nothing is gained is told why", "AE-TERM-09",
        given(moment="nothing", left={"essence-theft": 0}), GainsFree("spell", most=6, seat=0),
        then(about={"pick_pile jade": {"pile": 0, "type": "spell"}},
            refused={"pick_pile essence-theft": ("AE-MARKET-06", "ae-why-pile-empty"),
            "pick_pile consuming-void": ("AE-TERM-09", "ae-why-too-dear"),
            "pick_pile devoured": ("AE-MARKET-01", "ae-why-no-such-pile"),
            "pick_pile ?": ("AE-TERM-09", "ae-why-choose-pile")})),
    row("a pile that is not devoured is told why (1)", "AE-GLUT-05", "AE-GLUT-07", "AE-GLUT-08", "AE-GLUT-14",
        given(moment="nothing", nemesis="prince-of-gluttons", left={"jade": 0}, devoured="searing-ruby"),
        Devour(1, type="spell"),
        then(refused={"pick_pile devoured": ("AE-GLUT-07", "ae-why-devoured-already"),
            "pick_pile jade": ("AE-MARKET-06", "ae-why-pile-empty"),
            "pick_pile burning-opal": ("AE-GLUT-14", "ae-why-wrong-type")})),
    row("a pile that is not devoured is told why: gained", "AE-GLUT-05", "AE-GLUT-07", "AE-GLUT-08", "AE-GLUT-14",
        given(moment="nothing", nemesis="prince-of-gluttons"), GainsFree("spell", seat=0),
        then(refused={"pick_pile devoured": ("AE-GLUT-05", "ae-why-nothing-devoured")})),
    row("in the setup each gem pile is stacked once the most expensive first", "AE-GLUT-01", "AE-GLUT-14",
        given(moment="nothing", nemesis="prince-of-gluttons",
            market="jade searing-ruby diamond-cluster flexing-dagger bottled-vortex spark ignite flare dark-fire"),
        FirstCourse((0, 1, 2)),
        then(about={"pick_pile jade": {"pile": 0, "cost": 2, "which": "costliest"}},
            refused={"pick_pile ignite": ("AE-GLUT-14", "ae-why-wrong-type")}), FirstCourse((1, 2)),
        then(refused={"pick_pile jade": ("AE-GLUT-01", "ae-why-stacked-already")})),
    row("what is no enemy is not hit", "AE-CAST-08", "AE-DMG-03",
        given(moment="nothing", in_play="provoker woven-sky"), deals(0, 2),
        then(refused={"target haze-spewer": ("AE-CAST-08", "ae-why-not-in-play"),
            "target woven-sky": ("AE-DMG-03", "ae-why-is-no-enemy"),
            "target husk": ("AE-CAST-08", "ae-why-no-husks"),
            "target ?": ("AE-CAST-08", "ae-why-choose-enemy")},
            about={"play provoker": {"asked": "target"}})),
    row("what cannot be carried out fully is not chosen while something else can", "AE-MAIN-05", "AE-AMBIG-06",
        given(moment="nothing", gravehold=28),
        Either((("life", (GraveholdRegains(3),)), ("aether", (Suffers(1, 0),)), ("cast", (Suffers(2, 0),))), NEMESIS),
        then(refused={"pick_way life": ("AE-AMBIG-06", "ae-why-not-fully"),
            "pick_way gem": ("AE-AMBIG-06", "ae-why-no-such-way"),
            "pick_way ?": ("AE-AMBIG-06", "ae-why-choose-way")})),
    row("a turn order card that cannot be taken is told why", "AE-TURNORDER-13",
        given(THREE, "nothing", turn_deck="player-3 wild", turn_discard="player-1 player-2 nemesis"), TurnComesBack(0),
        then(refused={"pick_turn_card player-3": ("AE-TURNORDER-13", "ae-why-not-in-turn-discard"),
            "pick_turn_card nemesis": ("AE-TURNORDER-13", "ae-why-players-turn-cards-only"),
            "pick_turn_card player-9": ("AE-TURNORDER-13", "ae-why-no-such-turn-card"),
            "pick_turn_card ?": ("AE-TURNORDER-13", "ae-why-choose-turn-card")})),
    row("xaxos puts back only what is left of the turn order deck", "AE-TERM-03",
        given("xaxos brama", charges={0: 5}, turn_deck="nemesis player-1 player-2", turn_discard="player-2"),
        "use_ability", "pick_turn_card player-2",
        then(refused={"pick_turn_card player-2": ("AE-TERM-03", "ae-why-not-left-in-turn-deck"),
            "pick_turn_card wild": ("AE-TERM-03", "ae-why-no-such-turn-card")})),
    # What is asked comes first
    *[row(f"while a card must be given up nothing else is done and it cannot be declined: {language}", "AE-NEM-13",
        given(moment="nothing", hands={0: "crystal spark"}), GivesUp(1, seat=0),
        then(said={("play crystal", language): words, ("end_phase", language): words},
            refused={"decline": ("AE-NEM-13", "why-mandatory"), "done": ("AE-NEM-13", "ae-why-first")}))
        for language, words in [
            ("en", "First choose the card from your hand. [AE-NEM-13]"),
            ("cs", "Nejdřív vyberte kartu z ruky, kterou hra žádá. [AE-NEM-13]"),
        ]],
    row("what may be declined is not told to be mandatory", "AE-AMBIG-09",
        given(moment="casting", prepped={0: {1: "dark-fire"}}, hands={0: "crystal spark"}), "cast dark-fire",
        then(lambda siege: about(siege, "done") == {"asked": "may"}.items(),
            lambda siege: about(siege, "play crystal") == {"asked": "may"}.items()),
        nemesis_turn("pulverizing-ray=1", hands={0: "jade#2 spark"}),
        then(lambda siege: about(siege, "end_phase") == {"asked": "may"}.items())),
    # Players
    *[row(f"an exhausted player is never the one with the lowest life: {language}", "AE-EXHAUST-10",
        given(THREE, "nothing", life={0: 5, 1: 5, 2: 0}), OnePlayer((Suffers(1),), who="lowest-life"),
        then(said={("pick_player 2", language): words}))
        for language, words in [
            ("en", "Brama is exhausted and never counts as the player with the lowest life. [AE-EXHAUST-10]"),
            ("cs", "Brama: vyčerpaný hráč se za hráče s nejméně životy nikdy nepočítá. [AE-EXHAUST-10]"),
        ]],
    row("only gems are discarded for oblivion swell and the pulverizing ray",
        given(moment="casting", prepped={0: {1: "oblivion-swell"}}, hands={0: "jade#2 spark"}), "cast oblivion-swell",
        then(refused={"pick_card spark": ("AE-AMBIG-09", "ae-why-not-of-type")}),
        nemesis_turn("pulverizing-ray=1", hands={0: "jade#2 spark"}),
        then(refused={"pick_card spark": ("AE-AMBIG-08", "ae-why-not-of-type")})),
    row("where the cheapest gem is gained a dearer one is told so",
        given(moment="nothing", market="sifters-pearl vriswood-amber diamond-cluster flexing-dagger bottled-vortex "
            "spark ignite flare dark-fire"),
        GainsFree("gem", cheapest=True, seat=0),
        then(lambda siege: siege.why_not("pick_pile diamond-cluster").key == "ae-why-not-cheapest",
            about={"pick_pile diamond-cluster": {"pile": 2, "cost": 4}})),
    *[row(f"a pile of another price than the one that is meant is told so: {language}", "AE-GLUT-14",
        given(moment="nothing", nemesis="prince-of-gluttons"), Devour(1, CHEAPEST),
        then(offers_pick_pile={"jade", "flexing-dagger"}, said={("pick_pile searing-ruby", language): words}))
        for language, words in [
            ("en", "Searing Ruby costs 4; this applies to the cheapest pile. [AE-GLUT-14]"),
            ("cs", "Žhnoucí rubín: cena 4; týká se to nejlevnějšího balíčku. [AE-GLUT-14]"),
        ]],
    # What is asked comes first
    row("in the draw phase the cards in front are put away first", "AE-DRAW-01",
        given(hands={0: "crystal crystal#2 jade spark"}), "play crystal", "play crystal#2", "play jade", "end_phase",
        then(said={("buy jade", "en"): "First put away the cards in front of you, one after another. [AE-DRAW-01]"},
            refused={"put_away spark": ("AE-DRAW-01", "ae-why-not-in-front"),
                "put_away crystal#2": ("AE-DRAW-01", "ae-why-equal-card"),
                "put_away ?": ("AE-DRAW-01", "ae-why-choose-among"),
                "put_away 10000": ("AE-DRAW-01", "ae-why-no-such-card")})),
    # Players
    row("being exhausted is the reason only where the lowest life is meant", "AE-AMBIG-02", "AE-EXHAUST-10",
        given(THREE, "nothing", life={2: 0}, charges={0: 2, 1: 2}), OnePlayer((Suffers(1),), who="most-charges"),
        then(refused={"pick_player 2": ("AE-AMBIG-02", "ae-why-not-meant")})),
    *[row(f"a player who is not meant is told who is: {who}", "AE-AMBIG-02",
        given(THREE, "nothing", life={0: 5, 1: 5, 2: 9}, charges={0: 2, 1: 2},
            prepped={0: {1: "spark"}, 1: {1: "ignite"}}, breaches={0: "OO11", 1: "OO11", 2: "O111"}),
        OnePlayer((Suffers(1),), who=who),
        then(lambda siege: len(siege.why_not("pick_player 2").arguments) == 4,
            refused={"pick_player 2": ("AE-AMBIG-02", "ae-why-not-meant")},
            about={"pick_player 2": {"player": 2, "who": who, "has": has, "most": most}}))
        for who, has, most in [
            ("lowest-life", 9, 5), ("most-charges", 0, 2), ("most-prepped", 0, 1), ("most-open", 1, 2),
        ]],
    row("only corruptions that are due are resolved", "AE-CORR-06", "AE-CORR-15",
        given(nemesis="crooked-mask", moment="start", hands={0: "contagion grim-sight crystal"}),
        then(refused={"pick_card crystal": ("AE-CORR-06", "ae-why-no-corruption")}),
        given(nemesis="crooked-mask", moment="nothing", hands={0: "contagion grim-sight lust-for-power"}),
        lambda siege: sets(drawn=siege.table.hands[0][:2])(siege), ResolveCorruptions(0, only_drawn=True),
        then(refused={"pick_card lust-for-power": ("AE-CORR-15", "ae-why-not-drawn-this-turn")})),
)  # fmt: skip


# Players


@hypothesis.given(number=numbers)
@over_many_matches(10)
def test_what_a_reason_says_is_so(number: int) -> None:
    pointing = POINTING["aeons-end"]
    for match, chance in some_decisions(GAME, number, pointing.about):
        play = match.play
        assert play.ask is not None
        for choice in pointing.choices(play, chance, tuple(GAME.choices), pointing.each):
            for reason in explain(play, play.ask.seat, choice):
                assert holds(play, reason), (choice, reason)
