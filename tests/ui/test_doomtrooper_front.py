"""The front of Doomtrooper as one plays on it: what is clicked, asked and seen, and what is never covered."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from herna.games.doomtrooper.game import RANDOM
from herna.games.doomtrooper.given import GivenFront
from tests.server.serving import Server
from tests.ui.conftest import Person
from tests.ui.laid_out import lay_out
from tests.ui.table import (
    BUTTONS,
    choose_anything,
    log,
    new_table,
    number,
    number_asked,
    open_table,
    prompt,
    question,
    wait_until_asked_or_over,
    wider,
)
from tests.ui.test_axe import serious
from tests.ui.test_doomtrooper import (
    FORTY,
    Front,
    a_squad_against_a_kohort,
    at_the_front,
    attacks,
    button,
    card,
    chooses,
    until,
)

__all__ = ["at_the_front"]

WIDE: dict[str, Any] = {"width": 1280, "height": 720}
PHONE: dict[str, Any] = {"width": 390, "height": 844}
CHOICES = 40  # of a dealt match, in which both sides have warriors
BOX = "each => { const { left, right, top, bottom } = each.getBoundingClientRect(); return [left, right, top, bottom] }"
# Where on the page the board, the question and the hand begin, and how high they are.
PLACES = """() => ['.stage', '.prompt', '.handrow'].map(each => {
  const { top, height } = document.querySelector(each).getBoundingClientRect()
  return [Math.round(top + scrollY), Math.round(height)]
})"""
# The emblems of the players, and of the backs of their cards.
EMBLEMS = "all => all.map(each => each.outerHTML.replace(/svelte-\\w+/g, ''))"
# Whether nothing lies over an element: what is found at points of it is a part of it.
UNCOVERED = """each => {
  const { left, width, top, height } = each.getBoundingClientRect()
  const points = [.1, .3, .5, .7, .9].flatMap(x => [.2, .5, .8].map(y => [left + x * width, top + y * height]))
  return points.every(([x, y]) => each.contains(document.elementFromPoint(x, y)))
}"""


def a_full_hand() -> GivenFront:
    """Two hussars and two swords to play, a fortress to build, and a card that sends a warrior away."""
    return GivenFront(
        f"squad sean-gallagher hussar; hand hussar#2 hussar#3 violator-sword violator-sword#2 heimburg reassignment; "
        f"library {FORTY}",
        "kohort necromutant",
        destiny=(20, 5),
        seed="full hand",
    )


def dealt(page: Page, **options: str) -> Page:
    """A match against a bot that plays anything, the decks of which are left to chance."""
    open_table(page, "doomtrooper", "me", "random", options={"first": "seat-1", **options})
    page.locator(".front").wait_for()
    wait_until_asked_or_over(page)
    return page


@pytest.mark.parametrize("which", [0, 1])
def test_equal_cards_of_the_hand_stand_for_each_other(at_the_front: Front, which: int) -> None:
    page, _ = at_the_front(a_full_hand(), **WIDE)
    wait_until_asked_or_over(page)
    swords = page.locator(".hand [data-card]", has_text="Violator Sword")
    expect(swords).to_have_count(2)
    expect(page.locator(".hand .off")).to_have_count(0)

    swords.nth(which).click()
    expect(swords.nth(which)).to_have_attribute("data-mark", "chosen")
    expect(page.locator(".hand .off")).to_have_count(0)
    swords.nth(1 - which).click()  # the other one is raised instead
    expect(swords.nth(1 - which)).to_have_attribute("data-mark", "chosen")
    chooses(page, page.locator(".stack .mini", has_text="Hussar"))

    expect(page.get_by_role("region", name="Front 1: you")).to_contain_text("Violator Sword")
    expect(swords).to_have_count(1)


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_a_zone_is_chosen_by_pointing_anywhere_in_it(at_the_front: Front, size: dict[str, Any]) -> None:
    page, _ = at_the_front(a_full_hand(), **size)
    wait_until_asked_or_over(page)
    card(page, "Heimburg").click()
    zone = page.locator(".own .area.squad")
    whole = zone.locator(".whole")
    expect(whole).to_have_attribute("data-mark", "can")
    around, marked = zone.evaluate(BOX), whole.evaluate(BOX)
    assert all(abs(one - other) <= 2 for one, other in zip(around, marked, strict=True)), "the whole zone is marked"

    for name in ("Sean Gallagher", "Hussar"):  # also where its cards lie
        box = page.locator(".own .stack .mini", has_text=name).evaluate(BOX)
        at = [(box[0] + box[1]) / 2, (box[2] + box[3]) / 2]
        found = page.evaluate("([x, y]) => document.elementFromPoint(x, y).closest('[data-thing]').dataset.thing", at)
        assert found == whole.get_attribute("data-thing")
    asked = number_asked(page)
    page.mouse.click((marked[0] + marked[1]) / 2, (marked[2] + marked[3]) / 2)

    page.wait_for_function(f"() => document.querySelector('.prompt').dataset.number !== '{asked}'")
    expect(zone).to_contain_text("Heimburg")


def test_cards_of_a_zone_stay_clickable_where_the_zone_is_no_target(at_the_front: Front) -> None:
    page, _ = at_the_front(a_full_hand(), **WIDE)
    wait_until_asked_or_over(page)

    card(page, "Reassignment").click()

    expect(page.locator(".own .stack .mini[data-mark=careful]")).to_have_count(2)
    expect(page.locator(".others .stack .mini[data-mark=target]")).to_have_count(1)
    expect(page.locator(".whole.over")).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "sword", "who", "whom"),
    [
        ("en", "Who gets the Violator Sword?", "Declare an attack", "Whom does Sean Gallagher attack?"),
        ("cs", "Kdo dostane kartu Barbarský meč?", "Ohlásit útok", "Na koho zaútočí Sean Gallagher?"),
    ],
)
def test_the_question_follows_what_is_chosen(
    at_the_front: Front, language: str, sword: str, who: str, whom: str
) -> None:
    page, _ = at_the_front(a_full_hand(), locale=language, **WIDE)
    wait_until_asked_or_over(page)
    name = re.search(r"(?:the|kartu) (.*)\?", sword)
    assert name is not None
    asked = question(page)

    card(page, name[1]).click()
    expect(page.locator(".prompt .q b")).to_have_text(sword)
    page.keyboard.press("Escape")
    expect(page.locator(".prompt .q b")).to_have_text(asked)
    chooses(page, button(page, who))
    wait_until_asked_or_over(page)
    card(page, "Sean Gallagher").click()

    expect(page.locator(".prompt .q b")).to_have_text(whom)


@pytest.mark.parametrize("language", ["en", "cs"])
def test_a_deck_that_was_left_to_chance_is_named(person: Person, language: str) -> None:
    page = dealt(person(locale=language, **WIDE), **{"deck-1": RANDOM, "deck-2": RANDOM})

    named = page.locator(".pl .plays").all_inner_texts()

    assert len(named) == 2
    assert all(name for name in named)
    for name in named:
        expect(log(page).filter(has_text=f"{name}.")).not_to_have_count(0)


def test_a_deck_of_ones_own_is_not_named(person: Person) -> None:
    cards = ";".join(f"{kind}=4" for kind in MANY)
    own = f"deck:{cards}|{cards}"
    page = dealt(person(**WIDE), **{"deck-1": "grapeshot", "deck-2": own, "sideboard": "60"})

    expect(page.locator(".pl .plays")).to_have_text(["Grapeshot"])


MANY = [
    "hussar",
    "dragoon",
    "venusian-ranger",
    "free-marine",
    "infantry",
    "sea-lion",
    "necromutant",
    "razide",
    "positive-karma",
    "inspired",
    "evasive-action",
    "powerful-blow",
    "lucky-shot",
    "narrow-escape",
    "malfunction",
]


def test_an_emblem_never_changes_during_a_match(person: Person) -> None:
    page = dealt(person(**WIDE))
    emblems = page.locator(".pl .who > svg")
    first = emblems.evaluate_all(EMBLEMS)
    assert len(first) == 2
    chance = random.Random(7)
    met: set[str] = set()

    for _ in range(CHOICES):
        if not wait_until_asked_or_over(page):
            break
        choose_anything(page, chance)
        met.update(side for side in ("own", "others") if page.locator(f".{side} .stack").count())
        assert emblems.evaluate_all(EMBLEMS) == first

    assert met == {"own", "others"}, "both sides have had warriors"


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_a_card_shown_large_covers_neither_the_chain_nor_the_answers(at_the_front: Front, size: dict[str, Any]) -> None:
    slow = {"script": "localStorage.setItem('herna-motion', 'slow')", **size}
    host, guest = at_the_front(a_squad_against_a_kohort(), guest=slow, **size)
    attacks(host, "Sean Gallagher", "Necromutant")
    guest.emulate_media(reduced_motion="no-preference")
    chooses(host, card(host, "Powerful Blow"), card(host, "Sean Gallagher"))

    slip = guest.locator(".chain .slip")
    expect(slip).to_contain_text("Powerful Blow")
    if size is WIDE:
        expect(guest.locator(".zoom .card")).to_contain_text("In this duel: +2 Fight.")  # beside the front
    else:
        expect(slip.locator(".text")).to_have_text("In this duel: +2 Fight.")
    assert slip.evaluate(UNCOVERED)
    guest.keyboard.press("Control")  # shows at once what is being told
    expect(guest.locator(".chain .mine")).to_be_visible()
    guest.locator(".hand [data-card]").first.hover()
    for part in (slip, guest.locator(".chain .mine"), guest.locator(".prompt .do .main")):
        part.scroll_into_view_if_needed()
        assert part.evaluate(UNCOVERED)


def test_nobody_is_told_to_have_no_answer_before_being_asked(at_the_front: Front) -> None:
    slow = {"script": "localStorage.setItem('herna-motion', 'slow')"}
    host, guest = at_the_front(a_squad_against_a_kohort(), guest=slow)
    attacks(host, "Sean Gallagher", "Necromutant")
    guest.emulate_media(reduced_motion="no-preference")
    chooses(host, card(host, "Powerful Blow"), card(host, "Sean Gallagher"))

    expect(guest.locator(".chain .slip")).to_contain_text("Powerful Blow")

    expect(guest.locator(".chain")).not_to_contain_text("You have no answer")
    expect(guest.locator(".chain .mine")).to_contain_text("You may answer: Miscommunication")
    expect(guest.locator(".prompt .q b")).to_have_text("Do you react to Powerful Blow?")
    expect(button(guest, "Let it happen")).to_be_visible()


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_an_empty_front_shows_what_will_lie_there(person: Person, size: dict[str, Any]) -> None:
    page = dealt(person(bypass_csp=True, **size))

    for side, warriors in (("own", "your warriors"), ("others .side", "warriors")):
        places = page.locator(f".{side} .area .place")
        expect(places).to_have_text([warriors, "equipment", "fortifi\u00adcations"])
        for place in places.all():
            expect(place.locator("svg")).to_be_visible()
    expect(page.locator(".between > svg")).to_be_visible()
    assert wider(page) <= 0
    assert not serious(page)


def test_a_card_discarded_for_good_says_so_and_takes_a_second_click(at_the_front: Front) -> None:
    page, guest = at_the_front(a_full_hand(), **WIDE)
    until(page, "Discard step", guest)
    assert "for good" in question(page)
    asked = number_asked(page)
    fortress = page.locator(".hand [data-card]", has_text="Heimburg")
    expect(fortress).to_have_attribute("data-mark", "careful")

    fortress.click()
    slip = page.get_by_role("alertdialog")
    expect(slip).to_contain_text("Discard Heimburg")
    page.keyboard.press("Enter")  # the safe answer
    expect(slip).to_have_count(0)
    assert number(page) == asked
    fortress.click()
    fortress.click()

    expect(fortress).to_have_count(0)
    expect(prompt(page)).not_to_contain_text("Discard step")


def test_ones_own_warrior_is_not_sent_away_by_a_slip(at_the_front: Front) -> None:
    page, _ = at_the_front(a_full_hand(), **WIDE)
    wait_until_asked_or_over(page)
    asked = number_asked(page)
    card(page, "Reassignment").click()

    page.locator(".own .stack .mini", has_text="Sean Gallagher").click()

    expect(page.get_by_role("alertdialog")).to_contain_text("Reassignment: Sean Gallagher")
    assert number(page) == asked
    card(page, "Reassignment").click()
    expect(page.get_by_role("alertdialog")).to_have_count(0)


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_whom_one_could_attack_is_in_sight_however_much_the_warriors_bear(
    at_the_front: Front, size: dict[str, Any]
) -> None:
    swords = [f"violator-sword#{nth}" for nth in range(1, 9)]
    given = GivenFront(
        f"squad sean-gallagher+{'+'.join(swords[:4])} hussar; library {FORTY}",
        f"kohort necromutant+{'+'.join(swords[4:])} necromutant#2",
        seed="much is borne",
    )
    page, guest = at_the_front(given, **size)
    chooses(page, button(page, "Declare an attack"))
    until(page, "Who attacks whom?", guest)

    card(page, "Sean Gallagher").click()

    targets = page.locator(".others .mini[data-mark=target]")
    expect(targets).to_have_count(2)
    assert all(each.evaluate(UNCOVERED) for each in (*targets.all(), card(page, "Sean Gallagher")))


def test_pointing_at_a_warrior_does_nothing_yet(at_the_front: Front) -> None:
    """One could mean to attack with it: what it may do by itself is on buttons."""
    page, _ = at_the_front(a_full_hand(), **WIDE)
    wait_until_asked_or_over(page)
    asked = number_asked(page)

    card(page, "Sean Gallagher").click()

    expect(page.locator(".prompt .q b")).to_have_text("What does Sean Gallagher do?")
    expect(button(page, "Declare an attack")).to_be_visible()
    expect(page.locator(".prompt .do .main")).to_have_count(0)  # Enter ends nothing by a slip
    assert number(page) == asked
    chooses(page, button(page, "Sean Gallagher seeks cover"))
    expect(log(page).filter(has_text="Sean Gallagher is in cover.")).to_have_count(1)


def test_a_warrior_that_can_only_go_into_cover_takes_all_actions_by_its_own_button(at_the_front: Front) -> None:
    given = GivenFront(f"squad sean-gallagher; hand hussar; library {FORTY}", "kohort necromutant", destiny=(0, 0))
    page, _ = at_the_front(given, **WIDE)
    wait_until_asked_or_over(page)
    asked = number_asked(page)

    card(page, "Hussar").click()

    expect(page.locator(".prompt .q b")).to_have_text("What does Hussar do?")
    assert number(page) == asked
    chooses(page, button(page, "Deploy Hussar into cover for 3 actions"))
    expect(log(page).filter(has_text="You deploy a warrior into cover")).to_have_count(1)


@pytest.mark.parametrize("passing", [True, False])
def test_an_answer_to_ones_own_card_is_only_asked_of_who_wishes_it(
    person: Person, server: Server, passing: bool
) -> None:
    page = person(passing=passing, **WIDE)
    table = new_table(page, "doomtrooper", "me", "random")
    hand = "hand reassignment miscommunication"
    given = GivenFront(f"squad hussar; {hand}; library {FORTY}", "kohort necromutant")
    lay_out(server, table, given.play, page)
    wait_until_asked_or_over(page)

    chooses(page, card(page, "Reassignment"), page.locator(".others .stack .mini"))

    if passing:
        expect(page.locator(".others .stack")).to_have_count(0)
        expect(page.locator(".hand [data-card]")).to_have_count(1)
    else:
        expect(page.locator(".prompt .q b")).to_have_text("Do you react to Reassignment?")


@pytest.mark.parametrize("passing", [True, False])
def test_whether_one_harms_ones_own_side_is_only_asked_of_who_wishes_it(
    person: Person, server: Server, passing: bool
) -> None:
    page = person(passing=passing, **WIDE)
    table = new_table(page, "doomtrooper", "me", "random")
    side = f"squad hussar+violator-sword; hand malfunction; library {FORTY}"
    lay_out(server, table, GivenFront(side, "kohort necromutant").play)
    page.goto(f"/table/{table}")

    chooses(page, button(page, "Meditate for 1 D"))

    wait_until_asked_or_over(page)
    asked = "What do you do? Actions left: 2." if passing else "An action is over: do you play anything?"
    expect(page.locator(".prompt .q b")).to_have_text(asked)


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_in_a_duel_a_card_is_played_on_a_fighter_by_its_name_in_the_duel(
    at_the_front: Front, size: dict[str, Any]
) -> None:
    """Its card may be out of sight above the duel."""
    host, guest = at_the_front(a_squad_against_a_kohort(), **size)
    attacks(host, "Sean Gallagher", "Necromutant")
    until(host, "Phase 5", guest)
    card(host, "Powerful Blow").click()

    fighter = host.locator(".duel .who").get_by_role("button", name="Sean Gallagher")
    expect(fighter).to_be_in_viewport()
    assert fighter.evaluate(UNCOVERED)
    chooses(host, fighter)

    expect(log(host).filter(has_text="You play Powerful Blow: Sean Gallagher")).to_have_count(1)


def test_on_a_phone_what_may_be_played_in_a_duel_is_in_sight_with_the_duel(at_the_front: Front) -> None:
    host, _ = at_the_front(a_squad_against_a_kohort(), **PHONE)

    attacks(host, "Sean Gallagher", "Necromutant")

    expect(host.locator(".prompt .q b")).to_contain_text("Phase 5")
    expect(card(host, "Powerful Blow")).to_be_in_viewport()
    assert host.locator(".duel").evaluate(UNCOVERED)


@pytest.mark.parametrize(("locale", "sword"), [("en", "Sword"), ("cs", "meč")])
def test_on_a_phone_only_what_concerns_a_chosen_card_of_the_hand_is_asked_and_nothing_jumps(
    at_the_front: Front, locale: str, sword: str
) -> None:
    page, _ = at_the_front(a_full_hand(), locale=locale, **PHONE)
    wait_until_asked_or_over(page)
    expect(page.locator(BUTTONS)).not_to_have_count(0)  # what one can do without a card
    before = page.evaluate(PLACES)

    page.locator(".hand [data-mark=can]", has_text=sword).first.click()

    expect(page.locator("[data-mark=chosen]")).to_have_count(1)
    expect(page.locator(BUTTONS)).to_have_count(0)
    expect(page.locator(".prompt .do .back")).to_be_visible()
    assert page.evaluate(PLACES) == before
    page.locator(".prompt .do .back").click()
    expect(page.locator(BUTTONS)).not_to_have_count(0)
