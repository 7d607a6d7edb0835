"""The Apostles: they never fight, and change what the Dark Legion may do."""

from herna.games.doomtrooper.rules.attacking import first_striker
from herna.games.doomtrooper.rules.cover import never_in_cover
from herna.games.doomtrooper.rules.identity import combat_capable, is_a
from herna.games.doomtrooper.rules.values import immune
from tests.games.doomtrooper.rows import attacks, declines, discards, given, prove, row, then, until

APOSTLES = ("algeroth-apostle-of-war", "ilian-mistress-of-the-void", "muawijhe-lord-of-visions", "eaonian-justifier")


test_what_follows_from_a_position = prove(
    row("an apostle is no follower of itself", "DT-AFF-07",
        given("kohort algeroth-apostle-of-war; hand distort"),
        then({"offers play": set()},
            lambda front: not is_a(front.table, front["algeroth-apostle-of-war"], "follower-of-algeroth"))),
    row("with algeroth the legion is equipped at any time whatever affiliation is asked for", "DT-EX-20",
        "DT-EQUIP-11",
        given("kohort algeroth-apostle-of-war undead-legionnaire; hand ah-uh-19-grapeshot-guardian "
            "violator-sword", "squad hussar"), "meditate",
        then(lambda front: "ah-uh-19-grapeshot-guardian undead-legionnaire" in front.offers("play")),
        "play violator-sword undead-legionnaire", until("dt-action"),
        attacks("undead-legionnaire", "hussar", wielding="violator-sword"),
        then({"common": 1, "value undead-legionnaire fight": 5})),  # and may use it
    row("algeroth discards any equipment for three actions",
        given("kohort algeroth-apostle-of-war", "squad samurai+combat-armor+dai-sho-of-the-ancient-emperors"),
        then({"offers use": {"algeroth-apostle-of-war discard combat-armor"}}),
        "use algeroth-apostle-of-war discard combat-armor", then({"where combat-armor": "grave-1", "common": 0})),
    row("immunity is back when ilian is gone",
        given("kohort ilian-mistress-of-the-void razide+terror", "squad venusian-ranger"), "meditate",
        "use ilian-mistress-of-the-void immunity ilian-mistress-of-the-void", discards("ilian-mistress-of-the-void"),
        then(lambda front: immune(front.table, front["venusian-ranger"], front["terror"]))),
    row("with an imprisoned muawijhe the legion does not strike first", "DT-FIRST-01", "DT-TARGET-06",
        given("kohort razide muawijhe-lord-of-visions", "kohort eaonian-justifier; squad hussar"),
        lambda front: front.table.prisoners.update(
            {front["muawijhe-lord-of-visions"]: front["eaonian-justifier"]}),
        attacks("razide", "hussar"), then(lambda front: first_striker(front.table) == -1)),
    row("with muawijhe the whole legion strikes first", "DT-FIRST-01", "DT-FIRST-02",
        given("kohort blessed-legionnaire", "squad infantry; kohort muawijhe-lord-of-visions"),
        attacks("blessed-legionnaire", "infantry"), until("dt-split"),
        then({"where infantry": "grave-1", "wounded blessed-legionnaire": False})),
    *(row("apostles never fight nor hide nor protect from sabotage but bear cards", "DT-AFF-05", "DT-AFF-06",
        given("squad hussar", f"kohort {key}", on={"combat-armor": key}), then({"offers sabotage": {"hussar 1"},
            "where combat-armor": f"on {key}"}, lambda front, key=key: not combat_capable(front.table, front[key]),
            lambda front, key=key: never_in_cover(front.table, front[key])))
        for key in APOSTLES),
    row("with ilian the legion is given gifts of all apostles at any time",
        given("kohort ilian-mistress-of-the-void razide pretorian-stalker; hand illusion dark-fire"), "meditate",
        # which may not, but for an effect (DT-NEVER-01)
        then({
            "offers play": {"illusion ilian-mistress-of-the-void", "illusion razide", "illusion pretorian-stalker"}})),
    row("ilian and durand each switch their own immunity", "DT-IMM-04",
        given("kohort ilian-mistress-of-the-void razide+terror; squad cardinal-durand; hand mind-wall",
            "squad venusian-ranger; kohort alakhai-the-cunning"), "meditate",
        "use cardinal-durand immunity cardinal-durand", declines, "meditate",
        "use ilian-mistress-of-the-void immunity ilian-mistress-of-the-void",
        then(lambda front: not immune(front.table, front["venusian-ranger"], front["terror"]),
            lambda front: not immune(front.table, front["alakhai-the-cunning"], front["mind-wall"]))),
    row("ilian switches immunity to the dark symmetry off and on",
        given("kohort ilian-mistress-of-the-void razide+terror", "squad venusian-ranger"),
        then(lambda front: immune(front.table, front["venusian-ranger"], front["terror"])), "meditate",
        "use ilian-mistress-of-the-void immunity ilian-mistress-of-the-void",
        then(lambda front: not immune(front.table, front["venusian-ranger"], front["terror"])), declines, "meditate",
        "use ilian-mistress-of-the-void immunity ilian-mistress-of-the-void",
        then(lambda front: immune(front.table, front["venusian-ranger"], front["terror"]))),
)  # fmt: skip
