"""What is said in the terminal: questions and events in both languages, as a player reads them."""

from herna.games.summoner_wars.game import GAME
from herna.games.summoner_wars.given import SOUTH, GivenBattle
from herna.games.summoner_wars.view import view_for
from herna.messages.words import Words
from tests.games.summoner_wars.rows import given, position, prove, row, then


def told(battle: GivenBattle, kind: str, language: str = "en") -> list[str]:
    """The events of a kind in words, as South reads them."""
    view = view_for(battle.table, SOUTH)
    return [Words(language, GAME).event(view, GAME.named_event((kind, *fields))) for fields in battle.told(kind)]


def asked(battle: GivenBattle, language: str = "en") -> str:
    """The open question in words."""
    ask = battle.play.ask
    assert ask is not None
    words, view = Words(language, GAME), view_for(battle.table, SOUTH)
    return words.say(ask.prompt, {field: words.name(view, field, value) for field, value in ask.arguments.items()})


def two_frost_mages(phase: str) -> GivenBattle:
    return GivenBattle(south={"frost-mage": (3, 3), "frost-mage#2": (3, 5)}, phase=phase)


test_what_follows_from_a_position = prove(
    row("who attacks is told apart by its space",
        given("frost-mage 3,3 frost-mage#2 3,5", "ollag 4,3", dice=(1, 1, 1, 1)), "attack frost-mage ollag",
        then(lambda battle: told(battle, "attacked") == ["Frost Mage (c3) attacks Ollag."])),
    row("of several targets of an event it is said how many can still be chosen",
        given("svara 2,3 gate 3,5 ice-golem 4,2 parapet 2,5", phase="build", hands={SOUTH: "glacial-shift"}),
        "play glacial-shift",
        then(lambda battle: asked(battle) == "Glacial Shift: which structure is forced? Up to 3 can be chosen."),
        "pick_card gate", "pick_card parapet",
        then(lambda battle: asked(battle) == "Glacial Shift: which structure is forced? 1 more can be chosen.",
            lambda battle: asked(battle, "cs").endswith("Můžete vybrat ještě 1."))),
    # SW-ATK-22: its announcement does not sound like a second damage.
    row("the inaction penalty is told as one damage", given(), "end_phase",
        then(lambda battle: told(battle, "was_inactive") == [
            "No enemy card was attacked: the inaction penalty falls on Svara."],
            lambda battle: told(battle, "damaged") == ["Svara takes 1 damage."])),
    *(row(f"who moves is not said to be already where it goes: {language}",
        position(two_frost_mages)("move"), "move frost-mage 4,3", "step 5,3",
        then(lambda battle, words=words, language=language: told(battle, "moved", language) == words))
        for language, words in (("en", ["Frost Mage moves to c4.", "Frost Mage moves to c5."]),
            ("cs", ["Mrazoví mágové: pohyb na c4.", "Mrazoví mágové: pohyb na c5."]))),
    *(row(f"an event that asks for a target is named once: {language} {words}",
        given(south={"maldaria": (3, 3)}, north={"smeg": (4, 3), "blarf": (4, 4)}, phase="move", hands={SOUTH: "burn"}),
        "play burn", then(lambda battle, words=words, language=language: asked(battle, language) == words))
        for language, words in (("en", "Burn: which target?"), ("cs", "Sežehnutí: na který cíl?"))),
)  # fmt: skip
