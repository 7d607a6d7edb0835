"""Abilities of cards in play: when their price is paid, and that exactly the chosen one is used (DT-ACT-21, G-14)."""

from collections.abc import Iterator

import pytest

from herna.engine.errors import BadInput
from herna.games.doomtrooper.given import HONZA, MARTIN, GivenFront
from herna.games.doomtrooper.texts import VOCABULARY, Text, add_texts
from tests.games.doomtrooper.cards.test_warzones import in_the_zone
from tests.games.doomtrooper.rules.test_timing import HUSH, CancelsAbility
from tests.kit.invented_cards import a_card, invented


@pytest.fixture
def hush(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """There is a card that cancels abilities, so that every ability is open to reactions."""
    monkeypatch.setitem(VOCABULARY, "cancels-ability", CancelsAbility)
    with invented(HUSH):
        yield


# The price (DT-TIME-23)


@pytest.mark.usefixtures("hush")
@pytest.mark.rule("DT-TIME-23")
@pytest.mark.parametrize("cancels", [True, False])
def test_a_grenade_and_its_attack_action_are_gone_before_anybody_reacts(cancels: bool) -> None:
    given = GivenFront("squad hussar+antipersonnel-grenade", "squad infantry; hand hush")
    given.chooses("use antipersonnel-grenade wound infantry")

    assert (given.asked(), given.prompt()) == (MARTIN, "dt-react")
    assert given.where("antipersonnel-grenade") == "sacrificed-0"
    assert (given.table.rule_attack, given.table.attacks) == (False, 1)
    assert given["infantry"] not in given.table.wounded
    given.chooses("play hush antipersonnel-grenade" if cancels else "decline").declines_until("dt-action")

    assert (given["infantry"] in given.table.wounded) == (not cancels)
    assert given.where("antipersonnel-grenade") == "sacrificed-0"


@pytest.mark.rule("DT-AFF-16")
def test_a_grenade_of_a_freelancer_gives_only_destiny_though_it_is_gone_by_then() -> None:
    given = GivenFront("squad ex-capitol-freelancer+antipersonnel-grenade", "squad infantry", wounded="infantry")
    given.chooses("use antipersonnel-grenade wound infantry").declines_until("dt-action")

    assert (given.table.destiny[HONZA], given.table.promotion[HONZA]) == (22, 0)


@pytest.mark.usefixtures("hush")
@pytest.mark.rule("DT-TIME-23")
@pytest.mark.parametrize("cancels", [True, False])
def test_who_is_sacrificed_to_cancel_a_card_is_gone_even_if_that_is_cancelled(cancels: bool) -> None:
    given = GivenFront("outpost corsair; hand positive-karma hush", "outpost lutheran-disciple", destiny=(5, 5))
    given.chooses("meditate", "play positive-karma player-0")
    given.plays(MARTIN, "use lutheran-disciple cancel positive-karma")

    assert (given.asked(), given.prompt()) == (HONZA, "dt-react")
    assert given.where("lutheran-disciple") == "sacrificed-1"
    given.chooses("play hush lutheran-disciple" if cancels else "decline").declines_until("dt-action")

    assert (given.table.destiny[HONZA] > 6) == cancels  # one was meditated; the rest is the card's
    assert given.where("lutheran-disciple") == "sacrificed-1"


@pytest.mark.usefixtures("hush")
@pytest.mark.rule("DT-TIME-23")
@pytest.mark.parametrize("cancels", [True, False])
def test_a_card_that_is_used_up_is_gone_before_anybody_reacts(cancels: bool) -> None:
    given = GivenFront("squad hussar+first-aid-kit dragoon", "squad infantry; hand hush", wounded="dragoon")
    given.chooses("meditate", "use first-aid-kit heal dragoon")

    assert given.where("first-aid-kit") == "grave-0"
    assert given["dragoon"] in given.table.wounded
    given.chooses("play hush first-aid-kit" if cancels else "decline").declines_until("dt-action")

    assert (given["dragoon"] in given.table.wounded) == cancels


@pytest.mark.usefixtures("hush")
@pytest.mark.rule("DT-TIME-23")
@pytest.mark.parametrize("cancels", [True, False])
def test_a_warrior_given_up_is_gone_before_anybody_reacts_and_counts_as_much_as_it_was_worth(cancels: bool) -> None:
    given = GivenFront("outpost cossack; hand hush", "outpost corsair lutheran-sergeant northwestern-europe")
    in_the_zone(given, "cossack", "corsair", "northwestern-europe")
    given.declines_until("dt-combat", MARTIN)
    fight, worth = given.value("corsair", "fight"), given.base("lutheran-sergeant", "value")
    given.chooses("use northwestern-europe give-up lutheran-sergeant")

    assert given.where("lutheran-sergeant") == "grave-1"
    assert given.value("corsair", "fight") == fight
    given.chooses("play hush northwestern-europe" if cancels else "decline")
    given.declines_until("dt-combat", HONZA)

    assert given.value("corsair", "fight") == fight + (0 if cancels else worth)


@pytest.mark.usefixtures("hush")
@pytest.mark.rule("DT-TIME-23")
def test_what_an_ability_is_meant_for_may_be_gone_by_then_and_it_does_nothing() -> None:
    """G-19."""
    given = GivenFront("squad hussar+hidden", "squad infantry; hand hush")
    given.chooses("meditate", "use hidden attack hussar")
    assert given.where("hidden") == "sacrificed-0"
    given.discards("hussar").declines_until("dt-action")

    assert given.told("attacks") == []
    assert given.table.duels == ()


# The one that was chosen

SURGEON = a_card(
    "surgeon",
    "warrior",
    icons="bauhaus",
    values=(1, 1, 1, 1),
    timing="action",
    after="stay",
    effects=[
        {"do": "may-heal", "whom": "own", "destiny": 1, "once": "turn"},
        {"do": "may-heal", "whom": "any", "destiny": 4, "called": "discard"},
        {"do": "bank", "lends": 0, "rate": 2},
    ],
)


@pytest.mark.rule("DT-ACT-21")
@pytest.mark.parametrize(("ability", "destiny"), [("heal", 9), ("discard", 6)])
def test_of_several_abilities_of_a_card_only_the_chosen_one_is_paid_for_and_used(ability: str, destiny: int) -> None:
    with invented(SURGEON):
        given = GivenFront("squad surgeon hussar", "squad infantry", wounded="hussar", destiny=(9, 0))
        given.table.debt[HONZA] = 1
        given.chooses("meditate")
        assert given.offers("use surgeon") == {"heal hussar", "discard hussar", "repay -"}

        given.chooses(f"use surgeon {ability} hussar")

        assert given["hussar"] not in given.table.wounded
        assert (given.table.destiny[HONZA], given.table.debt[HONZA]) == (destiny, 1)
        assert bool(given.table.used) == (ability == "heal")


@pytest.mark.rule("DT-ACT-21")
def test_no_card_has_two_abilities_of_one_name() -> None:
    heals = {"do": "may-heal", "whom": "own"}

    with pytest.raises(BadInput, match="error-content-value"):
        add_texts("surgeon", (heals, {**heals, "destiny": 4}))


def test_every_text_that_offers_abilities_says_what_they_are_called() -> None:
    silent = [
        name for name, text in VOCABULARY.items() if text.uses is not Text.uses and text.abilities is Text.abilities
    ]

    assert silent == []
