"""Why not: the first rule that forbids a choice, with its numbers; asked apart from play.

The order is that in which players look it up: which thing and whose, where it may go, for which price. A choice that is
only begun has empty fields: then it is told what is still to be chosen. What a seat does not see is never looked at.
"""

from __future__ import annotations

from herna.engine.decision import Choice, Reason
from herna.engine.flow import Play, Procedure
from herna.games.warcraft.cards.undead import Summon
from herna.games.warcraft.printed import ECONOMY, EXPERIENCE_CARDS, UNIT_KINDS, Cost
from herna.games.warcraft.reasons import NO_SUCH, UNSAID, Reasons, because, full, piece_said, seat_said, space_said
from herna.games.warcraft.refused_moves import in_movement
from herna.games.warcraft.rules import special
from herna.games.warcraft.rules.deploy import DeployStep, homes
from herna.games.warcraft.rules.experience import ANY, CONSTRUCTING, RESPONSE, AnswerCard, PlayCards
from herna.games.warcraft.rules.giving import Request
from herna.games.warcraft.rules.harvest import FOREST, MINE, HarvestStep
from herna.games.warcraft.rules.movement import Movement
from herna.games.warcraft.rules.spend import (
    MOST_BUILDINGS,
    TRAINING_COSTS,
    Construct,
    SpendStep,
    Train,
    Upgrade,
    can_pay,
    in_training,
    is_highest,
)
from herna.games.warcraft.rules.stacking import room
from herna.games.warcraft.setting import GOLD, KINDS, NECROMANCER, NOWHERE, OF_KIND, UNITS, WOOD, WORKER
from herna.games.warcraft.table import BUILDINGS, COMPLETE, RESERVE, TRAINING, War
from herna.games.warcraft.turn import MoveStep


def why_not(play: Play[War], choice: Choice) -> tuple[Reason, ...]:
    """Why a choice is not offered to the seat that is asked."""
    assert play.ask is not None
    asking = play.procedure()
    if choice[0] == "play":
        reasons = _why_no_card(play, play.ask.seat, choice)
    else:
        reasons = _why_not_at(play, asking, play.ask.prompt, choice)
    if "" in choice:
        return _of_a_beginning(play, choice, reasons)
    if reasons:
        return reasons
    return because(play.ask.rule, _other_question(play, choice))


# What is to be chosen where a field of a choice is still empty.
MISSING = {
    "piece": "wc-why-choose-piece",
    "start": "wc-why-choose-piece",
    "to": "wc-why-choose-target",
    "space": "wc-why-choose-space",
    "drop": "wc-why-choose-space",
    "token": "wc-why-choose-captive",
    "owner": "wc-why-choose-unit",
    "unit": "wc-why-choose-unit",
    "building": "wc-why-choose-building",
    "phase": "wc-why-choose-phase",
    "resource": "wc-why-choose-resource",
    "number": "wc-why-choose-amount",
    "card": "wc-why-choose-card",
    "seat": "wc-why-choose-player",
    "attacker": "wc-why-choose-player",
    "defender": "wc-why-choose-player",
}


def _of_a_beginning(play: Play[War], choice: Choice, reasons: Reasons) -> Reasons:
    """Of a choice that is only begun: what is still to be chosen, if that leads to an offered one; else why not."""
    assert play.ask is not None
    choose = bool(reasons) and reasons[0].key.startswith("wc-why-choose-")
    if any(_completes(option, choice) for option in play.options()):
        empty = play.game.choices[str(choice[0])][choice.index("") - 1]
        return reasons if choose else because(play.ask.rule, MISSING[empty])
    if not choose:
        return reasons or because(play.ask.rule, _other_question(play, choice))
    to = space_said(play.table, choice[3]) if choice[0] == "move" else UNSAID
    if to >= 0:
        return because("WC-MOVE-04", "wc-why-nobody-goes-there", space=to)
    return because(reasons[0].rule, "wc-why-no-way-to-complete")


def _completes(option: Choice, begun: Choice) -> bool:
    """Whether an option is what a choice becomes by what is still to be chosen."""
    return len(option) == len(begun) and all(field in ("", other) for field, other in zip(begun, option, strict=True))


def _other_question(play: Play[War], choice: Choice) -> str:
    """What is said of a choice that the question is not about."""
    return "wc-why-not-this-answer" if hasattr(play.procedure(), str(choice[0])) else "wc-why-another-question"


def _why_not_at(play: Play[War], asking: Procedure, prompt: str, choice: Choice) -> Reasons:
    """What the question has to say about a choice: a procedure may ask several, and each is about its own choices."""
    table = play.table
    if isinstance(asking, Movement):
        return in_movement(table, asking, choice)
    if isinstance(asking, MoveStep):
        return because("WC-MOVE-16", "wc-why-no-battle") if choice[0] == "fight" else ()
    if prompt == "wc-slow-poison":
        return _in_a_battle_round(choice)
    if prompt == "wc-lose":
        return _in_an_attack(play, choice)
    if isinstance(asking, HarvestStep) and prompt == "wc-harvest":
        return _in_harvest(table, asking, choice)
    if isinstance(asking, DeployStep):
        return _in_deploy(table, asking.seat, choice)
    if isinstance(asking, Request):
        return _when_asked_for_resources(table, asking, choice)
    if isinstance(asking, SpendStep):
        at_start = prompt == "wc-spend"
        return _at_the_start_of_spend(table, asking, choice) if at_start else _at_a_graveyard(table, asking, choice)
    if isinstance(asking, Train | Construct | Upgrade):
        return _in_spend(table, asking, choice)
    if isinstance(asking, Summon) and choice[0] == "build":
        return _why_not_summoned(piece_said(choice[1]))
    return ()


# Battles


def _in_a_battle_round(choice: Choice) -> Reasons:
    if choice[0] != "strike_first":
        return ()
    if choice[1] == "":
        return because("WC-ABILITY-POISON-1", "wc-why-choose-phase")
    return because("WC-ABILITY-POISON-6", "wc-why-phase-chosen") if choice[1] in UNIT_KINDS else ()


def _in_an_attack(play: Play[War], choice: Choice) -> Reasons:
    """Why that unit is not lost: it must take part, on the side that loses one; air units are safe from the ground."""
    if choice[0] != "lose":
        return ()
    table = play.table
    owner, kind, space = seat_said(table, choice[1]), piece_said(choice[2]), space_said(table, choice[3])
    if UNSAID in (owner, kind, space):
        return because("WC-CASUALTY-01", "wc-why-choose-unit")
    if NO_SUCH in (owner, kind, space) or not table.on[space] & table.fighting & OF_KIND[owner][kind]:
        return because("WC-CASUALTY-04" if kind == WORKER else "WC-CASUALTY-01", "wc-why-not-in-battle")
    losing = table.setting.sides[int(play.options()[0][1])]
    if table.setting.sides[owner] != losing:
        return because("WC-CASUALTY-05", "wc-why-other-side-loses", owner=owner)
    return because("WC-CASUALTY-07", "wc-why-air-unit")


# Harvest


def _in_harvest(table: War, step: HarvestStep, choice: Choice) -> Reasons:
    if choice[0] != "harvest":
        return ()
    space = space_said(table, choice[1])
    if space == UNSAID:
        return because("WC-HARVEST-03", "wc-why-choose-space")
    if space == NO_SUCH:
        return because("WC-HARVEST-01", "wc-why-no-such-space")
    if table.setting.space_kinds[space] not in (MINE, FOREST):
        return because("WC-HARVEST-11", "wc-why-nothing-to-harvest", space=space)
    if not table.on[space] & OF_KIND[step.seat][WORKER]:
        return because("WC-HARVEST-01", "wc-why-no-worker-there", space=space)
    if space in step.harvested:
        return because("WC-HARVEST-04", "wc-why-harvested", space=space)
    if table.depletion.get(space, 0) == COMPLETE:
        return because("WC-HARVEST-07", "wc-why-depleted", space=space)
    if not table.free_workers(step.seat, space):
        return because("WC-HARVEST-08", "wc-why-worker-builds", space=space)
    return because("WC-HARVEST-02", "wc-why-gold-first", space=space)


# Deploy


def _in_deploy(table: War, seat: int, choice: Choice) -> Reasons:
    kind = choice[0]
    if kind == "deploy":
        return _why_not_deployed(table, seat, piece_said(choice[1]), space_said(table, choice[2]))
    if kind == "finish_building":
        return _why_building_not_finished(table, seat, piece_said(choice[1]))
    if kind == "finish_summoned":
        return _why_summoned_not_finished(table, seat, piece_said(choice[1]))
    if kind == "finish_outpost":
        return _why_outpost_not_finished(table, seat, space_said(table, choice[1]))
    if kind == "give":
        return _why_not_given(table, seat, choice)
    return ()


def _why_not_deployed(table: War, seat: int, kind: int, space: int) -> Reasons:
    """Why that piece is not placed there."""
    trained = range(NECROMANCER) if kind == UNSAID else (kind,)
    if kind == NO_SUCH or all(table.any_in_place(seat, each, TRAINING) == NOWHERE for each in trained):
        return because("WC-DEPLOY-03", "wc-why-none-in-training")
    if space == NO_SUCH:
        return because("WC-DEPLOY-03", "wc-why-no-such-space")
    if space != UNSAID and space not in homes(table, seat):
        if table.outposts.get(space, NOWHERE) == seat:
            return because("WC-DEPLOY-06", "wc-why-outpost-unfinished", space=space)
        return because("WC-DEPLOY-13", "wc-why-not-your-home", space=space)
    if kind == UNSAID:
        return because("WC-DEPLOY-03", "wc-why-choose-piece")
    if space == UNSAID:
        anywhere = any(room(table, seat, kind, home) > 0 for home in homes(table, seat))
        return because("WC-DEPLOY-07", "wc-why-choose-space" if anywhere else "wc-why-no-room-anywhere")
    return full(table, kind, space)


def _why_building_not_finished(table: War, seat: int, kind: int) -> Reasons:
    if kind == UNSAID and any(table.under_construction[seat * BUILDINGS :][:BUILDINGS]):
        return because("WC-DEPLOY-05", "wc-why-choose-building")
    at = seat * BUILDINGS + kind
    if kind not in UNITS or not table.under_construction[at]:
        return because("WC-DEPLOY-05", "wc-why-none-under-construction")
    if table.under_construction[at] == table.summoned[at]:
        return because("WC-EXP-SUMMON-2", "wc-why-is-summoned")
    return because("WC-DEPLOY-08", "wc-why-no-room-for-worker", space=table.setting.towns[seat])


def _why_summoned_not_finished(table: War, seat: int, kind: int) -> Reasons:
    if kind == UNSAID and any(table.summoned[seat * BUILDINGS :][:BUILDINGS]):
        return because("WC-DEPLOY-05", "wc-why-choose-building")
    return because("WC-EXP-SUMMON-2", "wc-why-none-summoned")


def _why_outpost_not_finished(table: War, seat: int, space: int) -> Reasons:
    if space == UNSAID:
        building = any(owner == seat and at in table.builders for at, owner in table.outposts.items())
        return because("WC-DEPLOY-06", "wc-why-choose-space" if building else "wc-why-no-outpost-to-finish")
    if space == NO_SUCH:
        return because("WC-DEPLOY-06", "wc-why-no-such-space")
    if table.outposts.get(space, NOWHERE) != seat:
        return because("WC-DEPLOY-06", "wc-why-no-own-outpost", space=space)
    return because("WC-DEPLOY-06", "wc-why-outpost-is-finished", space=space)


# Teammates


def _not_a_teammate(table: War, seat: int, other: int) -> Reasons:
    if other == UNSAID and table.teammates(seat):
        return because("WC-TEAM-02", "wc-why-choose-teammate")
    return () if other in table.teammates(seat) else because("WC-TEAM-02", "wc-why-no-teammate")


def _why_not_given(table: War, seat: int, choice: Choice) -> Reasons:
    """Why so much is not given to that player."""
    reasons = _not_a_teammate(table, seat, seat_said(table, choice[1]))
    if reasons:
        return reasons
    if choice[2] not in (GOLD, WOOD):
        return because("WC-TEAM-02", "wc-why-choose-resource")
    has = table.gold[seat] if choice[2] == GOLD else table.wood[seat]
    if has and choice[3] == "":
        return because("WC-TEAM-02", "wc-why-choose-amount")
    return because("WC-TEAM-02", "wc-why-has-not-so-much", resource=choice[2], has=has)


def _when_asked_for_resources(table: War, request: Request, choice: Choice) -> Reasons:
    """Only the teammate who has asked is given anything."""
    if choice[0] != "give":
        return ()
    if seat_said(table, choice[1]) in table.teammates(request.seat) and choice[1] != request.asking:
        return because("WC-TEAM-02", "wc-why-another-asks", seat=request.asking)
    return _why_not_given(table, request.seat, choice)


def _why_not_asked(table: War, step: SpendStep, other: int) -> Reasons:
    reasons = _not_a_teammate(table, step.seat, other)
    if reasons:
        return reasons
    key = "wc-why-was-asked" if other in step.asked else "wc-why-has-nothing"
    return because("WC-TEAM-02", key, seat=other)


# Spend


def _in_spend(table: War, step: Train | Construct | Upgrade, choice: Choice) -> Reasons:
    kind, seat = choice[0], step.seat
    if kind == "train" and isinstance(step, Train):
        return _why_not_trained(table, seat, piece_said(choice[1]))
    if kind == "build" and isinstance(step, Construct):
        return _why_not_built(table, seat, piece_said(choice[1]))
    if kind == "build_outpost" and isinstance(step, Construct):
        return _why_no_outpost(table, seat, space_said(table, choice[1]))
    if kind == "upgrade" and isinstance(step, Upgrade):
        return _why_not_upgraded(table, step, piece_said(choice[1]))
    if kind in ("train", "build", "build_outpost", "upgrade"):
        return because("WC-SPEND-01", "wc-why-one-option")
    return ()


def _at_the_start_of_spend(table: War, step: SpendStep, choice: Choice) -> Reasons:
    kind, seat = choice[0], step.seat
    if kind == "choose_training":
        return because("WC-TRAIN-01", "wc-why-nothing-to-train")
    if kind == "choose_constructing":
        return because("WC-BUILD-01", "wc-why-nothing-to-construct")
    if kind == "choose_upgrading":
        return because("WC-UPGRADE-01", "wc-why-nothing-to-upgrade")
    if kind in ("train", "build", "build_outpost", "upgrade"):
        return because("WC-SPEND-01", "wc-why-choose-option")
    if kind == "upgrade_free":
        return because("WC-SCEN-NECRO-09", "wc-why-no-free-upgrade")
    if kind == "give":
        return _why_not_given(table, seat, choice)
    if kind == "ask_for_resources":
        return _why_not_asked(table, step, seat_said(table, choice[1]))
    return ()


def _at_a_graveyard(table: War, step: SpendStep, choice: Choice) -> Reasons:
    """Why that kind is not upgraded for free."""
    if choice[0] != "upgrade_free":
        return ()
    return _no_next_level(table, step.seat, step.upgraded, piece_said(choice[1]))


def _no_next_level(table: War, seat: int, upgraded: tuple[int, ...], kind: int) -> Reasons:
    """Why a kind has no next level now, whatever that would cost."""
    if kind == UNSAID:
        return because("WC-UPGRADE-01", "wc-why-choose-unit")
    if kind not in UNITS:
        return because("WC-UPGRADE-01", "wc-why-no-level")
    if kind in upgraded:
        return because("WC-UPGRADE-03", "wc-why-upgraded", piece=KINDS[kind])
    return because("WC-UPGRADE-07", "wc-why-highest-level", piece=KINDS[kind]) if is_highest(table, seat, kind) else ()


def _not_enough(table: War, seat: int, rule: str, cost: Cost) -> Reasons:
    """What is to be paid, and what there is to pay with."""
    if can_pay(table, seat, cost):
        return ()
    has_gold, has_wood = table.gold[seat], table.wood[seat]
    return because(rule, "wc-why-cannot-pay", gold=cost.gold, wood=cost.wood, has_gold=has_gold, has_wood=has_wood)


def _why_not_trained(table: War, seat: int, kind: int) -> Reasons:
    if kind == UNSAID:
        return because("WC-TRAIN-01", "wc-why-choose-piece")
    if kind == NO_SUCH or kind > WORKER or not table.finished[seat * BUILDINGS + kind]:
        return because("WC-TRAIN-02", "wc-why-no-building-for-it")
    word = KINDS[kind]
    if in_training(table, seat, kind) >= table.finished[seat * BUILDINGS + kind]:
        return because("WC-TRAIN-05", "wc-why-buildings-busy", piece=word)
    if table.any_in_place(seat, kind, RESERVE) == NOWHERE:
        return because("WC-TRAIN-07", "wc-why-reserve-empty", piece=word)
    return _not_enough(table, seat, "WC-TRAIN-03", TRAINING_COSTS[kind])


def _why_not_built(table: War, seat: int, kind: int) -> Reasons:
    if kind != UNSAID and kind not in UNITS:
        return because("WC-TRAIN-06", "wc-why-no-such-building")
    town = table.setting.towns[seat]
    if not special.constructs(table, seat):
        return because("WC-SCEN-NECRO-11", "wc-why-no-town-center")
    if town == NOWHERE:
        return because("WC-BUILD-01", "wc-why-no-town")
    if town in table.locked:
        return because("WC-BUILD-10", "wc-why-locked", space=town)
    at = seat * BUILDINGS + kind
    if kind != UNSAID and table.finished[at] + table.under_construction[at] >= MOST_BUILDINGS[kind]:
        return because("WC-BUILD-06", "wc-why-no-more-buildings", building=KINDS[kind])
    if not table.free_workers(seat, town):
        return because("WC-BUILD-02", "wc-why-no-worker-there", space=town)
    return _not_enough(table, seat, "WC-BUILD-03", ECONOMY.building) or because("WC-BUILD-01", "wc-why-choose-building")


def _why_not_summoned(kind: int) -> Reasons:
    """What is summoned is paid for already: there is none left, or no such building at all."""
    if kind == UNSAID:
        return because("WC-BUILD-01", "wc-why-choose-building")
    if kind not in UNITS:
        return because("WC-TRAIN-06", "wc-why-no-such-building")
    return because("WC-BUILD-06", "wc-why-no-more-buildings", building=KINDS[kind])


def _why_no_outpost(table: War, seat: int, space: int) -> Reasons:
    if space == UNSAID:
        return because("WC-OUTPOST-01", "wc-why-choose-space")
    if space == NO_SUCH:
        return because("WC-OUTPOST-01", "wc-why-no-such-space")
    if not special.constructs(table, seat):
        return because("WC-SCEN-NECRO-11", "wc-why-no-town-center")
    if not table.on[space] & OF_KIND[seat][WORKER]:
        return because("WC-OUTPOST-01", "wc-why-no-worker-there", space=space)
    if space in table.outposts:
        return because("WC-OUTPOST-10", "wc-why-outpost-there", space=space)
    own = table.outposts_of(seat)
    if len(own) >= ECONOMY.outposts:
        blockers = tuple(("space", other) for other in own)
        return because("WC-OUTPOST-05", "wc-why-no-more-outposts", blockers, most=ECONOMY.outposts)
    return _not_enough(table, seat, "WC-OUTPOST-02", ECONOMY.outpost)


def _why_not_upgraded(table: War, step: Upgrade, kind: int) -> Reasons:
    seat = step.seat
    reasons = _no_next_level(table, seat, step.upgraded, kind)
    if reasons:
        return reasons
    for building, needed in enumerate(table.unit_card(seat, kind).needs):
        has = table.finished[seat * BUILDINGS + building]
        if has < needed:
            return because("WC-UPGRADE-01", "wc-why-needs-buildings", building=KINDS[building], needs=needed, has=has)
    return _not_enough(table, seat, "WC-UPGRADE-02", ECONOMY.upgrade)


# Cards


def _why_no_card(play: Play[War], seat: int, choice: Choice) -> Reasons:
    """A card is for another moment, or it is for this one and would have no effect."""
    if choice[1] == "":
        return because("WC-CARD-03", "wc-why-choose-card")
    card, asking = choice[1], play.procedure()
    if not isinstance(card, int) or card not in play.table.hands[seat]:
        return because("WC-CARD-03", "wc-why-not-in-hand")
    window = EXPERIENCE_CARDS[play.table.cards.kind(card)].window
    moment = CONSTRUCTING if isinstance(asking, Construct) else ANY
    if isinstance(asking, PlayCards):
        moment = asking.moment_of(seat)
    if window in (moment, ANY) or (window == RESPONSE and isinstance(asking, AnswerCard)):
        return because("WC-CARD-14", "wc-why-card-no-effect", card=card)
    return because("WC-CARD-03", "wc-why-card-not-now", card=card, window=window)
