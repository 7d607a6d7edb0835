"""Sides and areas (DT-AFF, DT-AREA), who can fight (DT-FIT) and be aimed at (DT-TARGET), the Art, bonuses, ALWAYS."""

import pytest

from herna.games.doomtrooper.given import MARTIN, GivenFront
from herna.games.doomtrooper.printed import PRINTED
from herna.games.doomtrooper.rules.attacking import first_striker, tactics
from herna.games.doomtrooper.rules.identity import IDENTITIES, combat_capable, identity
from herna.games.doomtrooper.table import AREA_NAMES, AREAS
from tests.games.doomtrooper.rows import attacks, cards, declines, given, notes, prove, row, then
from tests.kit.invented_cards import a_card, invented

SPELLS = a_card(
    "pilgrimage",
    "art",
    icons="brotherhood",
    keywords=["art-of-mentalism"],
    timing="action",
    actions=2,
    on="caster",
    after="discard",
    effects=[{"do": "multiply-for-a-while", "by": 2}],
) + a_card(
    "blessing",
    "art",
    icons="brotherhood",
    keywords=["art-of-mentalism"],
    timing="anytime",
    on="warrior",
    after="discard",
    effects=[{"do": "multiply-for-a-while", "by": 2}],
)


@pytest.mark.rule("DT-AREA-01")
def test_there_are_three_areas_of_influence() -> None:
    assert [AREA_NAMES[area] for area in AREAS] == ["squad", "kohort", "outpost"]
    given = GivenFront("squad hussar; hand fortified-entrenchment industrial-complex")

    assert given.offers("play industrial-complex") == {"squad-0", "kohort-0"}


@pytest.mark.rule("DT-FIT-01")
def test_who_may_attack_or_be_attacked_is_able_to_fight() -> None:
    given = GivenFront(
        "squad hussar staff-general-constance-romanov",
        "squad rams-air-cavalry; kohort algeroth-apostle-of-war",
        on={"0:dont-call-again": "hussar"},
    )
    able = {name for name in given.names if name != "dont-call-again" and combat_capable(given.table, given[name])}

    assert able == {"hussar", "rams-air-cavalry"}  # who may not attack but be attacked, and who only shoots


@pytest.mark.rule("DT-FIT-04")
def test_who_never_fights_is_wounded_in_no_duel_but_otherwise() -> None:
    leaders = ("staff-general-constance-romanov", "algeroth-apostle-of-war", "eaonian-justifier")
    assert all(PRINTED[key].struck == {0, 1, 2} for key in leaders)
    given = GivenFront(
        "squad archinquisitor-nikodemus staff-general-constance-romanov",
        "squad dragoon; kohort algeroth-apostle-of-war eaonian-justifier",
        wounded="archinquisitor-nikodemus",
    )

    given.chooses("use archinquisitor-nikodemus pass-wound staff-general-constance-romanov").declines()

    assert given.table.wounded == {given["staff-general-constance-romanov"]}
    given.chooses("declare_attack").declines()
    assert given.offers("attack") == {"archinquisitor-nikodemus dragoon"}


@pytest.mark.rule("DT-FIT-08")
@pytest.mark.parametrize("inside", [True, False])
def test_a_card_can_keep_a_warrior_to_one_tactic(inside: bool) -> None:
    given = GivenFront(
        "squad infantry+ah-uh-19-grapeshot-guardian",
        "squad hussar; hand tactical-advantage",
        boarded="ah-uh-19-grapeshot-guardian" if inside else "",
    )

    expected = ["shoot"] if inside else ["fight", "shoot"]
    assert tactics(given.table, given["infantry"], given["hussar"]) == expected
    assert tactics(given.table, given["hussar"], given["infantry"]) == expected
    given.attacks("infantry", "hussar", "shoot").plays(MARTIN, "play tactical-advantage -").declines()
    assert (given.told("hit") == []) is inside  # the duel is over at once (DT-FIT-07)


@pytest.mark.rule("DT-ART-09")
def test_a_spell_costs_its_actions_or_is_cast_anytime_or_at_its_moment() -> None:
    timings = {key: (PRINTED[key].timing, PRINTED[key].actions) for key in ("improve-self", "levitation")}
    assert timings == {"improve-self": ("anytime", 0), "levitation": ("combat", 0)}
    given = GivenFront("squad mystic; hand improve-self levitation", "squad hussar; hand positive-karma")

    assert given.offers("cast") == set()  # neither is an action
    given.chooses("declare_attack")
    assert given.offers("cast") == {"improve-self mystic mystic"}
    given.declines().chooses("attack mystic hussar").declines().chooses("tactic fight")
    given.declines_until("dt-combat")
    assert given.offers("cast") == {"improve-self mystic mystic", "levitation mystic mystic"}


@pytest.mark.rule("DT-ART-16", "DT-ART-17")
@pytest.mark.parametrize(
    ("conversion", "helped"),
    [
        ("", {"hussar", "soldat"}),
        ("dark-visitation", {"centurion", "soldat"}),
        ("tainted", {"hussar", "centurion", "soldat"}),
    ],
)
def test_whom_a_convert_may_help_by_the_art(conversion: str, helped: set[str]) -> None:
    with invented(SPELLS):
        given = GivenFront(
            "squad mystic hussar; kohort centurion; outpost soldat; hand blessing",
            on={conversion: "mystic"} if conversion else {},
        )

        given.chooses("meditate")

        assert given.offers("cast blessing mystic") - {"mystic"} == helped


test_what_follows_from_a_position = prove(
    row("cards on the squad pass over who is outside and those on the outpost hit who stands there", "DT-AFF-04",
        given("squad hussar triangulating-scope; outside local-thug; hand captured",
            "squad dragoon; outside renegade-apostate"), attacks("local-thug", "dragoon", "shoot"),
        then({"value local-thug shoot": 5}),  # 3 more only for attackers of the Squad
        declines, then({"offers play captured": set()}),
        given("outpost soldat; hand captured", "outpost renegade-apostate"),
        then(lambda front: "renegade-apostate" in front.offers("play captured"))),
    row("what is placed in a squad or kohort is not placed on an outpost", "DT-AREA-06",
        given("squad hussar; outpost soldat golden-lion; hand training triangulating-scope protective-wall "
            "fukido", "kohort centurion; outpost corsair"),
        then(lambda front: {words.split()[1] for words in front.offers("play")} == {"squad-0", "kohort-0", "squad-1",
            "kohort-1"})),
    row("who never fights does not protect from sabotage", "DT-FIT-05",
        given("squad hussar", "squad staff-general-constance-romanov; kohort eaonian-justifier"),
        then({"offers sabotage": {"hussar 1"}})),
    row("a spell that costs actions takes them", "DT-ART-09", cards(SPELLS),
        given("squad mystic; hand pilgrimage"), "cast pilgrimage mystic mystic", declines, then({"common": 1}),
        "meditate", then({"offers cast": set()})),
    row("a completely converted caster still summons", "DT-ART-16",
        given("kohort mystic+dark-visitation; hand summon-spell; grave improve-self", seed="any"), "meditate",
        then({"offers cast summon-spell mystic": {"-"}})),
    row("bonuses that warriors give to others add up", "DT-MOD-04",
        given("squad samurai mentor mentor#2 mentor#3"),
        then(lambda front: front.values("samurai")[:3] == (3 + 3, 3 + 3, 3),
            lambda front: front.values("mentor")[:3] == (3 + 2, 3 + 2, 3))),  # each by the two others
    *(row(f"freelancers and hirelings are doomtroopers: {key}", "DT-AFF-02",
        given(f"squad {key}"),
        then(lambda front, key=key: identity(front.table, front[key]).sides == {"doomtrooper"},
            lambda front, key=key: identity(front.table, front[key]).affiliations == frozenset()))
        for key in ("ex-capitol-freelancer", "mercenary", "bodyguard")),
    row("who is deployed outside the areas is on neither side", "DT-AFF-03",
        given("hand local-thug renegade-apostate"),
        then({"offers play": {"local-thug outside-0", "renegade-apostate outside-0"}},
            lambda front: IDENTITIES["local-thug"].sides == IDENTITIES["renegade-apostate"].sides == frozenset())),
    row("a warrior is what its icon or its card says and otherwise a doomtrooper", "DT-AFF-01", "DT-AFF-03",
        cards(a_card("pilgrim", "warrior", icons="lutheran", values=(1, 1, 1, 1))
            + a_card("turncoat", "warrior", icons="legion", values=(1, 1, 1, 1), keywords=["tribal"])
            + a_card("ghoul", "warrior", icons="legion", values=(1, 1, 1, 1))
            + a_card("nomad", "warrior", values=(1, 1, 1, 1), keywords=["tribal"])
            + a_card("recruit", "warrior", icons="bauhaus", values=(1, 1, 1, 1))
            + a_card("stray", "warrior", values=(1, 1, 1, 1), keywords=["outside-areas"])),
        given("squad recruit; kohort ghoul; outpost pilgrim turncoat nomad; outside stray; "
            "hand lurker grim-reaper nepharite-hunt"),
        then({"offers play lurker": {"pilgrim", "turncoat", "nomad"}, "offers play grim-reaper": {"ghoul", "turncoat"},
            "offers play nepharite-hunt": {"recruit"}})),
    *(row(f"a card says who may be its target: {who}", "DT-GEN-03",
        cards(a_card("order", "special", timing="anytime", on="warrior", who=who, after="discard",
            effects=[{"do": "duel-boost", "fight": 1}])
            + a_card("medal", "equipment", timing="action", on="warrior", who="own", after="attach",
                effects=[{"do": "modify", "value": 3}])),
        given("squad hussar golden-lion+medal dragoon sean-gallagher; hand order", "squad sea-lion",
            covered="dragoon sea-lion"),
        attacks("hussar", "sea-lion"), then(lambda front, whom=whom: front.offers("play order") == whom))
        for who, whom in (("covered", {"dragoon", "sea-lion"}), ("own -covered attacking", {"hussar"}),
            ("defending", {"sea-lion"}), ("own v>=4", {"sean-gallagher", "golden-lion"}),
            ("own basev>=4", {"sean-gallagher"}), ("own v<3", {"hussar"}), ("own v<=3", {"hussar", "dragoon"}))),
    row("outside duels nobody attacks and no warzone is announced", "DT-GEN-03",
        cards(a_card("order", "special", timing="anytime", on="warrior", who="attacking", after="discard")
            + a_card("storm", "special", timing="anytime", on="card", who="announced", after="discard")),
        given("squad hussar; hand order storm positive-karma", "squad sea-lion cyberopolis"), "meditate",
        then({"prompt": "dt-anytime", "offers play": {"positive-karma player-0"}})),
    *(row(f"two that always strike first are as two that do not: {attacker} {defender} {first}", "DT-NEVER-05",
        given(f"outpost {attacker}", f"outpost {defender}"), attacks(attacker, defender),
        then(lambda front, first=first: first_striker(front.table) == (front[first] if first else -1)))
        for attacker, defender, first in (("cossack", "cossack#2", ""), ("templar-marine", "templar-marine#2", ""),
            ("templar-marine", "cossack", "cossack"))),
    row("how far a warrior is out of reach follows from the rules for its card", "DT-TARGET-01",
        given("squad hussar; hand mental-constitution wave-of-righteousness",
            "squad mortificator crenshaw-the-redeemer golden-lion dragoon",
            on={"1:missing-in-action": "golden-lion", "1:hidden": "mortificator", "0:dont-call-again": "dragoon"}),
        "declare_attack", notes(aimed_at=lambda front: front.offers("play mental-constitution")), declines,
        # but not who is out of play
        then(lambda front: {words.split()[1] for words in front.offers("attack")}
                == {"crenshaw-the-redeemer", "dragoon"},
            lambda front: front.noted["aimed_at"] == {"hussar", "mortificator", "crenshaw-the-redeemer", "dragoon"})),
)  # fmt: skip
