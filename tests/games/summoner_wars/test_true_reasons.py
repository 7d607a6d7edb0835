"""A reason is true: once what it names is changed, the choice is legal or another rule is named."""

from typing import Any

import pytest

from herna.engine.explain import explain
from herna.games.summoner_wars.given import MR, SOUTH, GivenBattle
from herna.games.summoner_wars.grid import space_at
from herna.games.summoner_wars.rules.zones import discard_object, lose_ability
from tests.games.summoner_wars.rows import becomes, controls, freezes, gains, given
from tests.kit.rows import Change, Position, play

# What lifts a bar


def goes(name: str, row: int, column: int) -> Change:
    """A card stands somewhere else."""
    return lambda battle: battle.table.put(battle[name], space_at(row, column))


def leaves(name: str) -> Change:
    """A card is no longer on the battlefield."""
    return lambda battle: discard_object(battle.table, battle[name])


def loses(name: str, *abilities: str) -> Change:
    return lambda battle: lose_ability(battle.table, battle[name], abilities)


def held(name: str) -> Change:
    """A card is in South's hand."""
    return lambda battle: battle.table.hands.__setitem__(SOUTH, (battle[name], *battle.table.hands[SOUTH]))


def discarded(name: str) -> Change:
    """A card of South's hand lies in its discard pile."""

    def change(battle: GivenBattle) -> None:
        battle.table.take_from_hand(SOUTH, battle[name])
        battle.table.discard[SOUTH] = (*battle.table.discard[SOUTH], battle[name])

    return change


def facts(**facts: int | tuple[int, ...]) -> Change:
    """Facts of the table become these."""

    def change(battle: GivenBattle) -> None:
        for fact, value in facts.items():
            setattr(battle.table, fact, value)

    return change


RICH = becomes("magic south", 15)
NOBODY_HAS_ATTACKED = facts(attacked=(), attack_slots=0)
BOOSTED = becomes("boost frost-mage", 1)


# Given

MAGE = "frost-mage 3,3"
MAGES = "frost-mage 3,1 frost-mage#2 3,3 frost-mage#3 3,5 ice-smith 5,5"
PUSHING = (given(MAGE, "kalal 4,3 smeg 3,5"), gains("frost-mage", "push"), "instead_of_attacking frost-mage push")
WITHDRAWING = (
    given(MAGE, "gate 4,3", dice=(MR,) * 3, boost={"frost-mage": 1}, magic=(0, 5)),
    *(gains("frost-mage", "withdraw"), "attack frost-mage gate"),
)
SHOOTING_AGAIN = (
    given("frost-mage 3,3 ice-smith 6,1", "gate 4,3 smeg 5,3", boost={"frost-mage": 1}, dice=(MR,) * 6),
    *(gains("frost-mage", "swift-shot"), "attack frost-mage gate", "accept"),
)
BLEEDING = (
    given("ret-talus 1,1 undead-warrior 1,2 undead-archer 2,1", phase="summon",
        hands={SOUTH: "blood-summon undead-carrier"}),
    "play blood-summon",
)  # fmt: skip
LIGHTING_ARROWS = (
    given(MAGE, "gate 4,3", hands={SOUTH: "ice-smith ice-smith#2 bear-cavalry gate#2"}, dice=(MR,) * 9),
    *(gains("frost-mage", "arrow-of-light"), "attack frost-mage gate"),
)


def moving(south: str, north: str = "") -> Position[GivenBattle]:
    return given(south, north, phase="move")


def attacking(south: str, north: str = "") -> Position[GivenBattle]:
    return given(south, north, dice=(MR,) * 9)


def hand(phase: str, cards: str, south: str = "", magic: int = 9) -> Position[GivenBattle]:
    """South holds these cards in a phase."""
    return given(south, phase=phase, hands={SOUTH: cards}, magic=(magic, 5))


def lifted(key: str, *steps: Any) -> Any:
    """A position, what happens in it, the choice that is then refused, and last what lifts the bar."""
    *before, choice, change = steps
    return pytest.param(key, before, choice, change, id=f"{key}-{choice}")


CASES = [
    # Moving
    lifted("most-moved", moving(MAGES), facts(moved=(1, 2, 3)), "move ice-smith 6,5", facts(moved=())),
    lifted("moved", moving(MAGES), "move frost-mage 4,1", "stop", "move frost-mage 5,1", facts(moved=())),
    lifted("frozen", moving(MAGE), freezes("frost-mage"), "move frost-mage 4,3", freezes()),
    lifted("text-forbids-moving", moving(MAGE), gains("frost-mage", "immobile"), "move frost-mage 4,3",
        loses("frost-mage", "immobile")),
    lifted("not-yours-to-move", moving(MAGE, "smeg 6,3"), "move smeg 5,3", controls(SOUTH, "smeg")),
    lifted("not-on-battlefield", hand("move", "ice-smith"), "move ice-smith 4,3", goes("ice-smith", 4, 4)),
    lifted("too-far", moving(MAGE), "move frost-mage 6,3", gains("frost-mage", "flight")),
    lifted("occupied", moving(MAGE, "smeg 4,3"), "move frost-mage 4,3", leaves("smeg")),
    lifted("step-by-step", moving(MAGE), "move frost-mage 5,3", goes("frost-mage", 4, 3)),
    lifted("same-space", moving(MAGE), "move frost-mage 3,3", goes("frost-mage", 4, 3)),
    lifted("way-blocked", moving("frost-mage 1,3 ice-smith 1,4"), "move frost-mage 1,5", leaves("ice-smith")),
    lifted("hemmed-in", moving("frost-mage 1,6 ice-smith 1,5 ice-smith#2 2,6"), "move frost-mage ?",
        leaves("ice-smith")),
    lifted("no-stop", moving("frost-mage 3,3 gate 4,3"), gains("frost-mage", "climb"), "move frost-mage 4,3", "stop",
        lambda battle: (leaves("gate")(battle), goes("frost-mage", 4, 3)(battle))),
    lifted("nobody-has-ability", moving(MAGE), "charge frost-mage 6,3", gains("frost-mage", "charge")),
    lifted("no-ability", moving(MAGES), gains("ice-smith", "charge"), "charge frost-mage 4,1",
        gains("frost-mage", "charge")),
    lifted("not-straight", moving(MAGE), gains("frost-mage", "charge"), "charge frost-mage 4,4",
        goes("frost-mage", 4, 3)),
    lifted("nothing-instead", moving(MAGES), gains("ice-smith", "prepare"), "instead_of_moving frost-mage prepare",
        gains("frost-mage", "prepare")),
    # Attacking
    lifted("most-attacked", attacking(MAGES, "smeg 4,1"), facts(attack_slots=3), "attack frost-mage smeg",
        NOBODY_HAS_ATTACKED),
    lifted("attacked", attacking("frost-mage 3,3 ice-smith 3,4", "gate 4,3"), "attack frost-mage gate",
        "attack frost-mage gate", NOBODY_HAS_ATTACKED),
    lifted("not-yours-to-attack", attacking(MAGE, "smeg 4,3"), "attack smeg frost-mage", controls(SOUTH, "smeg")),
    lifted("frozen", attacking(MAGE, "smeg 4,3"), freezes("frost-mage"), "attack frost-mage smeg", freezes()),
    lifted("target-frozen", attacking(MAGE, "smeg 4,3"), freezes("smeg"), "attack frost-mage smeg", freezes()),
    lifted("text-forbids-attacking", attacking(MAGE, "citadel-knight 4,3 smeg 3,4"), "attack frost-mage smeg",
        leaves("citadel-knight")),
    lifted("not-in-line", attacking(MAGE, "smeg 4,4"), "attack frost-mage smeg", goes("smeg", 4, 3)),
    lifted("out-of-reach", attacking(MAGE, "smeg 7,3"), "attack frost-mage smeg", gains("frost-mage", "far-shot")),
    lifted("line-blocked", attacking("frost-mage 3,3 ice-smith 4,3", "smeg 5,3"), "attack frost-mage smeg",
        leaves("ice-smith")),
    lifted("not-adjacent", attacking("undead-warrior 3,3", "smeg 5,3"), "attack undead-warrior smeg",
        goes("smeg", 4, 3)),
    lifted("nothing-in-reach", attacking(MAGE, "smeg 8,5"), "attack frost-mage ?", goes("smeg", 4, 3)),
    lifted("text-does-not-allow", attacking(MAGE, "smeg 8,5"), gains("frost-mage", "push"),
        "instead_of_attacking frost-mage push", goes("smeg", 4, 3)),
    # The hand
    lifted("not-enough-magic", hand("summon", "frost-mage", "gate 3,4", magic=0), "summon frost-mage 2,4", RICH),
    lifted("no-gates", hand("summon", "frost-mage gate"), "summon frost-mage 2,4", goes("gate", 3, 4)),
    lifted("no-gate", hand("summon", "frost-mage", "gate 3,4"), "summon frost-mage 7,1", goes("gate", 7, 2)),
    lifted("no-room-at-gates", hand("summon", "frost-mage", "gate 1,6 ice-smith 2,6 blarf 1,5"), "summon frost-mage ?",
        leaves("blarf")),
    lifted("occupied", hand("summon", "frost-mage", "gate 3,4 ice-smith 2,4"), "summon frost-mage 2,4",
        leaves("ice-smith")),
    lifted("neither-gate-nor-text", hand("summon", "fire-drake", "maldaria 1,1 gate 3,4"), "summon fire-drake 6,5",
        goes("maldaria", 6, 6)),
    lifted("not-in-hand", hand("summon", "frost-mage", "gate 3,4"), discarded("frost-mage"), "summon frost-mage 2,4",
        held("frost-mage")),
    lifted("no-building-ground", hand("build", "gate", "svara 1,1"), "build gate 5,4", goes("svara", 5, 3)),
    lifted("occupied", hand("build", "gate", "ice-smith 2,4"), "build gate 2,4", leaves("ice-smith")),
    lifted("not-enough-magic", hand("magic", "enrage", magic=0), "play enrage", RICH),
    lifted("no-targets", hand("move", "burn", "maldaria 3,3 ember-mage 8,4"), "play burn", goes("ember-mage", 4, 3)),
    lifted("no-card", hand("magic", "gate"), discarded("gate"), "discard ?", held("gate")),
    # Abilities
    lifted("used", given("sneeks 3,3 horde-slinger 3,5", "ret-talus 8,6"), "use sneeks sly", "target horde-slinger",
        "use sneeks sly", facts(used=())),
    lifted("text-does-not-allow", given("sneeks 3,3", "svara 8,1", hands={SOUTH: "horde-slinger"}), "use sneeks sly",
        goes("horde-slinger", 4, 4)),
    lifted("not-yours-to-use", given(MAGE, "ret-talus 8,6", phase="summon"), "use ret-talus raise-the-dead",
        controls(SOUTH, "ret-talus")),
    # Effects that are being resolved
    lifted("no-room-to-be-forced",
        given("sneeks 1,1 horde-slinger 1,6 smeg 1,5 blarf 2,6 horde-climber 4,4", "svara 8,1", phase="move",
            hands={SOUTH: "sneak"}), "play sneak", "target horde-slinger", leaves("smeg")),
    lifted("text-forbids-forcing", *PUSHING, "target kalal", freezes("kalal")),
    lifted("frozen-stays", *PUSHING, freezes("smeg"), "target smeg", freezes()),
    lifted("not-enough-magic", *WITHDRAWING, "pay_magic", RICH),
    lifted("no-boost", *WITHDRAWING, RICH, becomes("boost frost-mage", 0), "pay_boost", BOOSTED),
    lifted("line-blocked", *SHOOTING_AGAIN, "attack frost-mage smeg", leaves("gate")),
    lifted("no-extra-attack", *SHOOTING_AGAIN, "attack ice-smith gate", leaves("ice-smith")),
    lifted("no-room-beside", *BLEEDING, "target ret-talus", leaves("undead-warrior")),
    lifted("no-card", *BLEEDING, discarded("undead-carrier"), "target undead-warrior", held("undead-carrier")),
    lifted("no-boost", moving("ice-smith 3,3 frost-mage 3,5"), "move ice-smith 4,3", "stop", "target frost-mage",
        becomes("boost ice-smith", 1)),
    lifted("nothing-in-reach", given("gulldune 3,3 frost-mage 3,5 ice-smith 1,3", "gate 4,3", dice=(MR,) * 6),
        "attack gulldune gate", "target ice-smith", goes("gate", 1, 4)),
    lifted("no-reroll",
        given("grognack 3,3 frost-mage 3,4 ice-smith 2,4", "gate 4,4", boost={"grognack": 1}, dice=(MR,) * 3),
        "attack frost-mage gate", "reroll ice-smith",
        lambda battle: (gains("ice-smith", "influence")(battle), becomes("boost ice-smith", 1)(battle))),
    lifted("equal-card", *LIGHTING_ARROWS, "pick_card ice-smith", discarded("ice-smith#2")),
    lifted("name-discarded", *LIGHTING_ARROWS, "pick_card ice-smith#2", "pick_card ice-smith#2",
        discarded("ice-smith#2")),
    lifted("not-in-hand", *LIGHTING_ARROWS, "pick_card gate", held("gate")),
]  # fmt: skip


@pytest.mark.parametrize(("key", "before", "choice", "change"), CASES)
def test_a_reason_no_longer_holds_once_what_it_names_is_changed(
    key: str, before: list[Any], choice: str, change: Change
) -> None:
    # given a refused choice
    battle = play(before)
    assert battle.why_not(choice).key == f"sw-why-{key}"

    # when what stands in the way is gone
    change(battle)

    # then it is legal, or only something else is in the way
    reasons = explain(battle.play, battle.asked(), battle.choice(choice))
    assert f"sw-why-{key}" not in {reason.key for reason in reasons}
