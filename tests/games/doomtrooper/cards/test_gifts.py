"""Gifts of the Dark Symmetry and of Apostles (DT-SYM), and KI powers (DT-KI)."""

import pytest

from herna.engine.effects import PLUS
from herna.games.doomtrooper.given import HONZA, MARTIN, GivenFront
from herna.games.doomtrooper.rules.identity import is_a
from herna.games.doomtrooper.rules.lasting import boost
from tests.games.doomtrooper.rows import attacks, cards, declines, given, plays, prove, row, sets, then, until
from tests.kit.invented_cards import a_card

HERALD = a_card(
    "herald", "warrior", icons="bauhaus", values=(1, 1, 1, 1), effects=[{"do": "strikes-first", "who": "own bauhaus"}]
)


@pytest.mark.parametrize("phase", range(2, 9))
def test_illusion_calls_the_duel_off_in_the_window_after_any_phase(phase: int) -> None:
    given = GivenFront("kohort razide", "kohort callistonian-intruder+illusion curator")
    given.chooses("declare_attack")
    for _ in range(60):
        assert given.play.ask is not None
        if (given.asked(), given.play.ask.arguments.get("window")) == (MARTIN, f"duel-{phase}"):
            break
        steps = ("attack razide callistonian-intruder", "tactic fight", "decline")
        given.chooses(next(words for words in steps if words in given.offered()))

    given.chooses("use illusion call-off callistonian-intruder").declines()

    assert given["callistonian-intruder"] in given.table.covered
    assert (given["callistonian-intruder"] in given.table.wounded) == (phase > 6)  # what phase 7 did stands (G-90)
    assert given.table.duels == ()


@pytest.mark.parametrize(("called_off", "wounded"), [(True, False), (False, True)])
def test_illusion_after_a_first_strike_saves_its_bearer_from_the_answer(called_off: bool, wounded: bool) -> None:
    given = GivenFront("kohort callistonian-intruder+illusion+time-death", "kohort razide+resist-pain")
    given.attacks("callistonian-intruder", "razide").until_phase(7).declines_until("dt-anytime", HONZA)

    if called_off:
        given.chooses("use illusion call-off callistonian-intruder")
    given.declines()

    assert (given["callistonian-intruder"] in given.table.wounded) == wounded
    assert (given["callistonian-intruder"] in given.table.covered) == called_off


test_what_follows_from_a_position = prove(
    *(row(f"a gift is bestowed on any dark legion warrior and works at once: {gift}", "DT-SYM-01", "DT-SYM-02",
        "DT-SYM-05",
        given(f"squad hussar; kohort razide; hand {gift}"), then({"offers play": {f"{gift} razide"}}),
        f"play {gift} razide", declines, then({"values razide": values}))
        for gift, values in (("dark-fire", (10, 2, 7, 7)), ("resist-pain", (9, 2, 8, 7)), ("terror", (9, 2, 7, 7)))),
    row("terror takes armour from opponents in duels",
        given("kohort razide+terror", "squad hussar dragoon"), attacks("razide", "hussar"),
        then({"value hussar armor razide": 2, "value dragoon armor": 5})),
    row("terror does nothing to an immune opponent", "DT-IMM-03",
        given("kohort razide+terror", "squad venusian-ranger"), attacks("razide", "venusian-ranger"),
        then({"value venusian-ranger armor razide": 4})),
    row("only followers of algeroth receive distort", "DT-EX-23", "DT-SYM-03",
        given("kohort razide curator templar heretic; hand distort"), then({"offers play": {"distort razide"}})),
    row("who may have any dark symmetry is free of the apostle but not of the heretic", "DT-EX-24", "DT-SYM-12",
        given("kohort alakhai-the-cunning; hand illusion time-death unholy-power"),
        then({"offers play": {"illusion alakhai-the-cunning", "time-death alakhai-the-cunning"}})),
    row("nobody has two of a gift or of a ki power", "DT-SYM-09", "DT-KI-03",
        given("squad samurai+shadow-walk; kohort razide+dark-fire; hand dark-fire#2 shadow-walk#2"),
        then({"offers play": set()})),
    row("who is no longer of the legion keeps its gifts but does not use them", "DT-SYM-11",
        given("squad demnogonis-cultist+infection+dark-fire; hand unholy-power", "squad hussar dragoon"),
        lambda front: front.table.note(front["demnogonis-cultist"], "doomtrooper"), then({"offers play": set()}),
        attacks("demnogonis-cultist", "hussar"), then({"value demnogonis-cultist fight": 4}),
        declines, then({"wounded hussar": True})),
    row("distort discards equipment and weapons that are relics for ten destiny",
        given("kohort razide+distort",
            "squad samurai+combat-armor+dai-sho-of-the-ancient-emperors chasseur+fragment-of-the-true-chip"),
        "meditate", then({"offers use distort discard": {"combat-armor", "dai-sho-of-the-ancient-emperors"}}),
        "use distort discard dai-sho-of-the-ancient-emperors",
        then({"where dai-sho-of-the-ancient-emperors": "grave-1", "destiny 0": 11})),
    *(row(f"some gifts let their bearer kill outright: {gift} {bearer}",
        given(f"kohort {bearer}", "squad hussar dragoon", on={gift: bearer}), attacks(bearer, "hussar"),
        until("dt-split"), then({"where hussar": "grave-1"}))
        for gift, bearer in (("dimensional-warp", "razide"), ("infection", "curator"))),
    row("outright kills by a gift do not work on an immune opponent",
        given("kohort razide+dimensional-warp", "squad max-steiner dragoon"), attacks("razide", "max-steiner"),
        declines, then({"wounded max-steiner": True})),
    row("time death always strikes first and its wound ends the duel", "DT-FIRST-01", "DT-NEVER-04",
        given("kohort templar+time-death", "kohort templar#2"), attacks("templar", "templar#2", "shoot"), declines,
        then(lambda front: front.told("hit") == [(front["templar#2"], "templar", "wounded")])),
    row("the opponent strikes if time death does not wound",
        given("kohort child-of-ilian+time-death", "squad hussar"), attacks("child-of-ilian", "hussar", "fight"),
        declines, then(lambda front: front.told("hit") == [(front["child-of-ilian"], "child-of-ilian", "wounded")])),
    row("illusion calls the duel off and sends its bearer into cover",
        given("kohort razide", "kohort callistonian-intruder+illusion curator"),
        attacks("razide", "callistonian-intruder"), plays(MARTIN, "use illusion call-off callistonian-intruder"),
        declines, then({"told hit": [], "covered callistonian-intruder": True, "destiny 1": 17, "duels": ()})),
    row("illusion and sleep do nothing to one who is immune",
        given("squad max-steiner hussar", "kohort callistonian-intruder+illusion curator+sleep"),
        attacks("max-steiner", "callistonian-intruder", "shoot"), "decline",
        then({"asked": MARTIN, "offers use illusion": set()}),
        until("dt-action"), "done", until("dt-action", MARTIN),
        then({"offers use sleep forbid": {"hussar", "callistonian-intruder", "curator"}})),
    row("terror weakens nobody in a duel of others",
        given("kohort razide curator", "squad hussar dragoon", on={"terror": "curator"}), attacks("razide", "hussar"),
        then({"value razide armor hussar": 7, "value hussar armor razide": 3})),
    row("illusion does nothing outside a duel of its bearer",
        given("kohort razide", "squad hussar; kohort callistonian-intruder+illusion"), attacks("razide", "hussar"),
        "decline", then({"asked": MARTIN, "offers use illusion": set()})),
    row("sleep keeps a warrior from attacking and being attacked until the next own turn",
        given("kohort zenithian-soulslayer+sleep", "squad hussar dragoon"), "use sleep forbid hussar",
        until("dt-action"), "declare_attack", declines, then({"offers attack": {"zenithian-soulslayer dragoon"}}),
        "give_up", until("dt-action", MARTIN), "declare_attack", declines,
        then({"offers attack": {"dragoon zenithian-soulslayer"}}),
        "give_up", until("dt-action", HONZA), then({"lasting": ()})),
    row("the wind of insanity wounds the weak for destiny once per turn and scores",
        given("kohort zenithian-soulslayer+wind-of-insanity", "squad infantry martian-banshee dragoon",
            wounded="infantry"), "use wind-of-insanity damage wind-of-insanity",
        then({"offers pick_amount": {"1", "2", "3", "4"}}),
        "pick_amount 3", until("dt-split"), "split 0 2", until("dt-action"),
        then({"destiny 0": 5, "promotion 0": 2, "where infantry": "grave-1", "common": 2, "offers use": set()},
            lambda front: front.table.wounded == {front["martian-banshee"]})),
    row("unholy power is for heretics and gives four to everything",
        given("kohort heretic razide; hand unholy-power"), then({"offers play": {"unholy-power heretic"}}),
        "play unholy-power heretic", declines, then({"values heretic": (6, 6, 6, 7)})),
    *(row(f"some ki powers add the opponents base value: {power}", "DT-KI-01", "DT-KI-02",
        given(f"squad samurai; hand {power}", "kohort razide+dark-fire+resist-pain"),
        then({"offers play": {f"{power} samurai"}}),
        f"play {power} samurai", until("dt-action"), then({"values samurai": (3, 3, 3, 3)}),
        attacks("samurai", "razide"), then({"values samurai": values}))
        for power, values in (("the-monkeys-foot", (3, 3, 10, 3)), ("toronagas-raging-might", (12, 3, 3, 3)))),
    row("two fighters may mirror each other",
        given("squad samurai+the-monkeys-foot", "squad hatamoto+the-monkeys-foot#2"), attacks("samurai", "hatamoto"),
        then({"value samurai armor": 7, "value hatamoto armor": 7})),
    row("ki self healing heals by seeking cover",
        given("squad samurai+ki-self-healing samurai#2 mentor", wounded="samurai samurai#2"), "seek_cover samurai",
        until("dt-action"), "seek_cover samurai#2", then(lambda front: front.table.wounded == {front["samurai#2"]})),
    row("shadow walk makes a shadow walker that strikes first",
        given("squad samurai+shadow-walk", "squad samurai#2", wounded="samurai#2"), attacks("samurai", "samurai#2"),
        until("dt-split"),
        then(lambda front: is_a(front.table, front["samurai"], "shadow-walker"),
            lambda front: front.told("hit") == [(front["samurai#2"], "samurai", "killed")])),
    row("an ordinary first strike yields to one that is always",
        given("squad samurai+shadow-walk", "kohort templar+time-death"), attacks("samurai", "templar"), declines,
        then(lambda front: front.told("hit") == [(front["samurai"], "samurai", "wounded")])),
    row("everybody is asked after a kill by one who struck first by a gift", "DT-FIRST-04",
        given("kohort callistonian-intruder+time-death", "kohort curator; hand powerful-blow", wounded="curator"),
        sets(lasting=lambda front: (boost(front["callistonian-intruder"], (0,), PLUS, 20, front["time-death"]),)),
        attacks("callistonian-intruder", "curator"), until("dt-split"),
        then({"where curator": "grave-1", "asked": HONZA})),
    row("everybody is asked after a fighter has fallen that made others strike first", "DT-FIRST-01",
        cards(HERALD), given("squad golden-lion", "squad herald herald#2", wounded="herald"),
        attacks("golden-lion", "herald"), until("dt-split"), then({"where herald": "grave-1", "asked": HONZA})),
)  # fmt: skip
