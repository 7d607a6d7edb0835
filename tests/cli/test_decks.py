"""`herna decks`: the ready-made decks, and whether one's own deck is legal."""

import json
import re
import shlex
from pathlib import Path

import pytest

from herna.games.catalogue import game_named, scenario_text
from tests.cli.command import Herna, Write

GAME = "summoner-wars"
LEGAL = """
summoner = "svara"
[cards]
frost-mage = 4
ice-golem = 4
bear-cavalry = 4
smasher = 4
jarmund = 1
nadiana = 1
targan = 1
parapet = 2
ice-repair = 2
freeze = 2
"""
LINE = (
    "deck:svara;frost-mage=4;ice-golem=4;bear-cavalry=4;jarmund=1;nadiana=1;parapet=2;ice-repair=2"
    ";smasher=4;targan=1;freeze=2"
)


@pytest.fixture
def file(write: Write) -> Path:
    """A legal deck."""
    return write("mine.toml", LEGAL)


def changed(file: Path, before: str, after: str) -> Path:
    """The file with something else in it."""
    text = file.read_text(encoding="utf-8")
    assert before in text
    file.write_text(text.replace(before, after), encoding="utf-8")
    return file


def test_the_ready_made_decks_are_listed_by_name(herna: Herna) -> None:
    ran = herna("decks", GAME)

    lines = [line.split(maxsplit=1) for line in ran.out.splitlines() if line.startswith("  ")]
    assert ran.status == 0
    assert len(lines) == 8
    assert ["polar-dwarves", "Polar Dwarves"] in lines


def test_the_list_as_json_is_in_the_language_asked_for(herna: Herna) -> None:
    english, czech = (json.loads(herna("--lang", code, "decks", GAME, "--json").out) for code in ("en", "cs"))

    assert [deck["key"] for deck in english] == [deck["key"] for deck in czech]
    assert english[0] == {"key": "polar-dwarves", "name": "Polar Dwarves"}
    assert czech[0]["name"] != english[0]["name"]


def test_a_legal_deck_is_given_as_an_option_that_play_understands(herna: Herna, file: Path) -> None:
    ran = herna("decks", GAME, file)

    option = shlex.split(ran.out.splitlines()[-2])
    assert ran.status == 0
    assert "mine.toml" in ran.out.replace("\n", "")
    assert option == ["--option", f"deck-1={LINE}"]
    simulated = herna("simulate", GAME, *option, "--matches", "1", "--jobs", "1", "--seed", "deck", "--json")
    assert simulated.status == 0
    assert json.loads(simulated.out)["options"]["deck-1"] == LINE


def test_a_legal_deck_as_json_has_its_line(herna: Herna, file: Path) -> None:
    ran = herna("decks", GAME, file, "--json")

    assert ran.status == 0
    assert json.loads(ran.out) == {"legal": True, "line": LINE, "faults": []}


def test_an_illegal_deck_is_refused_with_every_reason_and_its_rule(herna: Herna, file: Path) -> None:
    changed(changed(file, "frost-mage = 4", "frost-mage = 5"), "targan", "shonk")

    ran, data = herna("decks", GAME, file), herna("decks", GAME, file, "--json")

    assert ran.status == data.status == 1
    assert [line.split()[0] for line in ran.out.splitlines() if line.startswith("  SW-")] == [
        "SW-DECK-01",
        "SW-DECK-05",
        "SW-DECK-02",
    ]
    assert "--option" not in ran.out
    told = json.loads(data.out)
    assert (told["legal"], told["line"]) == (False, None)
    assert [fault["rule"] for fault in told["faults"]] == ["SW-DECK-01", "SW-DECK-05", "SW-DECK-02"]
    assert told["faults"][1]["arguments"] == {"card": "frost-mage", "count": 5, "most": 4}


def test_a_file_that_is_no_deck_is_refused_in_one_line(herna: Herna, file: Path, tmp_path: Path) -> None:
    assert herna("decks", GAME, tmp_path / "other.toml").refused("other.toml")
    assert herna("decks", GAME, tmp_path).refused(tmp_path.name)
    assert herna("decks", GAME, changed(file, "svara", "swara")).refused("mine.toml", "swara", "svara")
    file.write_bytes(b"\xff\xfe")
    assert herna("decks", GAME, file).refused("mine.toml", "UTF-8")


def test_a_card_that_does_not_exist_is_named(herna: Herna, file: Path) -> None:
    assert herna("decks", GAME, changed(file, "smasher", "smahser"), "--json").refused("smahser", "smasher")


def test_the_games_list_says_that_an_option_takes_other_texts(herna: Herna) -> None:
    listed = json.loads(herna("games", "--json").out)

    options = {option["name"]: option for game in listed if game["key"] == GAME for option in game["options"]}
    assert options["deck-1"]["text"] is True
    assert "text" not in options["first"]
    assert "or a text that the game accepts" in " ".join(herna("games", GAME).out.split())


@pytest.mark.parametrize("game", ["summoner-wars", "doomtrooper", "aeons-end"])
def test_every_ready_made_deck_is_printed_as_a_file_that_is_legal(herna: Herna, write: Write, game: str) -> None:
    for deck in json.loads(herna("decks", game, "--json").out):
        file = write(f"{deck['key']}.toml", herna("decks", game, deck["key"], "--text").out)

        assert json.loads(herna("decks", game, file, "--json").out)["legal"], deck["key"]
        assert herna("decks", game, file, "--text").out == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("game", ["summoner-wars", "doomtrooper", "aeons-end"])
def test_a_printed_deck_is_read_from_the_standard_input(herna: Herna, game: str) -> None:
    key = json.loads(herna("decks", game, "--json").out)[0]["key"]
    text = herna("decks", game, key, "--text").out

    assert "- is a legal deck" in herna("decks", game, "-", typed=text).out
    assert herna("decks", game, "-", "--text", typed=text).out == text
    assert herna("decks", game, "-", typed="#" * 10_000_000).refused("20,000")
    assert herna("decks", game, "-", typed="nonsense").refused("line 1")


def test_the_keys_that_a_deck_may_hold_are_listed(herna: Herna) -> None:
    lines = herna("decks", GAME, "--cards").out.splitlines()

    listed = dict(line.split(maxsplit=1) for line in lines)
    assert listed["frost-mage"] == "Frost Mage"
    assert listed["svara"] == "Svara"
    assert "gate" not in listed


def test_every_fault_of_a_file_is_told_at_once_with_its_line(herna: Herna, write: Write) -> None:
    file = write("mine.toml", 'summoner = "swara"\n[cards]\nfrost-maeg = 4\nice-golem = 44\n[gates]\n')

    ran = herna("decks", GAME, file)

    said = ran.err.splitlines()
    assert (ran.status, ran.out, len(said)) == (2, "", 4)
    assert [line.split(": ")[1].removeprefix(str(file)) for line in said] == [":5", ":3", ":4", ":1"]
    assert "a deck here has summoner, cards" in said[0]


def test_a_fault_speaks_of_what_a_deck_of_that_game_has(herna: Herna, write: Write) -> None:
    file = write("mine.toml", "[cards]\nhussar = 4\n")

    missing, size = herna("decks", "doomtrooper", file).err.splitlines()

    assert f"{file}:1: sideboard is missing; a deck here has cards, sideboard" in missing
    assert size == f"herna: {file}:1: The deck has 4 cards; it must have 60 to 250. [DT-DECK-02]"


def test_reasons_name_cards_by_their_names(herna: Herna, file: Path) -> None:
    ran = herna("decks", GAME, changed(file, "frost-mage = 4", "frost-mage = 5"))

    assert "Frost Mage is in the deck 5 times" in " ".join(ran.out.split())


def test_a_deck_of_ten_megabytes_is_refused_in_one_line(herna: Herna, write: Write) -> None:
    file = write("mine.toml", "#" * 10_000_000)

    assert herna("decks", GAME, file).refused("mine.toml", "20,000")


def test_a_name_with_control_characters_does_not_reach_the_terminal(herna: Herna, write: Write) -> None:
    file = write("mine.toml", 'supply = ["\\u001b[31m\\u0007red\\u009b1m"]\n')

    assert herna("decks", "aeons-end", file).refused('there is no card "?[31m?red?1m"')


def test_a_supply_of_equal_kinds_or_too_few_is_not_legal(herna: Herna, write: Write) -> None:
    file = write("mine.toml", 'supply = ["jade", "jade", "diamond-cluster", "ignite"]')

    faults = json.loads(herna("decks", "aeons-end", file, "--json").out)["faults"]

    assert {fault["rule"] for fault in faults} == {"AE-MARKET-01"}
    assert [fault["key"] for fault in faults] == ["ae-supply-twice", "ae-supply-count", "ae-supply-count"]
    file.write_text("supply = 3", encoding="utf-8")
    assert herna("decks", "aeons-end", file).refused("supply must be a list")
    file.write_text('supply = ["jad"]', encoding="utf-8")
    assert herna("decks", "aeons-end", file).refused("jad", "jade")


@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_a_deck_file_is_an_option_of_commands_that_play(herna: Herna, file: Path, command: str) -> None:
    bots = ["--bots", "random,greedy"] if command == "arena" else []

    ran = herna(command, GAME, "--option", f"deck-1={file}", *bots, "--matches", "1", "--jobs", "1", "--json")

    assert ran.status == 0
    assert json.loads(ran.out)["options"]["deck-1"] == LINE


def test_a_file_with_an_illegal_deck_or_none_is_refused_as_an_option(herna: Herna, file: Path) -> None:
    played = ["simulate", GAME, "--matches", "1"]

    missing = herna(*played, "--option", "deck-1=nowhere.toml")
    illegal = herna(*played, "--option", f"deck-1={changed(file, 'frost-mage = 4', 'frost-mage = 5')}")

    assert missing.refused("nowhere.toml")
    assert (illegal.status, illegal.out) == (2, "")
    assert [line.rsplit(" ", 1)[1] for line in illegal.err.splitlines()] == ["[SW-DECK-01]", "[SW-DECK-05]"]


@pytest.mark.parametrize("command", ["play", "simulate", "arena", "balance"])
def test_every_fault_of_an_illegal_deck_is_told_with_its_line_wherever_it_is_given(
    herna: Herna, write: Write, command: str
) -> None:
    file = write("own.toml", "[cards]\ninfantry = 30\nhussar = 40\n[sideboard]\n")
    change = write("change.toml", '[[bauhaus.card]]\nkey = "hussar"\nfight = 3\n')
    further = ["--change", str(change)] if command == "balance" else []

    ran = herna(command, "doomtrooper", *further, "--option", f"deck-1={file}")

    assert ran.status == 2
    assert sorted(ran.err.splitlines()) == sorted(
        [
            f"herna: {file}:2: Infantry is in the deck 30 times; the limit for each card is 4. [DT-DECK-03]",
            f"herna: {file}:3: Hussar is in the deck 40 times; the limit for each card is 4. [DT-DECK-03]",
            f"herna: {file}:4: The sideboard has 0 cards; it must have exactly 25. [DT-DECK-05]",
        ]
    )


# For each game a file that cannot be read and is not legal either, and all that is wrong with it in any case.
UNREAD = {
    "doomtrooper": (
        "[cards]\ninfantri = 4\nhussar = 40\n[sideboard]\ninfantry = 26\n",
        [
            '{file}:2: there is no card "infantri"; did you mean infantry?',
            "{file}:3: Hussar is in the deck 40 times; the limit for each card is 4. [DT-DECK-03]",
            "{file}:4: The sideboard has 26 cards; it must have exactly 25. [DT-DECK-05]",
        ],
    ),
    "summoner-wars": (
        'summoner = "svara"\n[cards]\nfrost-maeg = 4\nice-golem = 5\nshonk = 1\nbear-cavalry = 4\nsmasher = "x"\n',
        [
            '{file}:3: there is no card "frost-maeg"; did you mean frost-mage, frost-shaman?',
            '{file}:7: the number of smasher cannot be "x"; it must be a whole number from 1 to 34',
            (
                "{file}:4: Ice Golem is in the deck 5 times; the limit for a common is 4, "
                "starting units not counted. [SW-DECK-05]"
            ),
            "{file}:5: Shonk has no deck symbol in common with Svara. [SW-DECK-02]",
        ],
    ),
    "aeons-end": (
        'supply = ["jade", "jade", "searing-ruby", "burning-opal", "jad"]\n',
        [
            '{file}:1: there is no card "jad"; did you mean jade?',
            "{file}:1: The supply has 4 kinds of gems; it needs 3. [AE-MARKET-01]",
            "{file}:1: Jade is in the supply twice; its kinds are all different. [AE-MARKET-01]",
        ],
    ),
}
DECK_OPTIONS = {"doomtrooper": "deck-1", "summoner-wars": "deck-2", "aeons-end": "market"}
CHANGED = {
    "doomtrooper": '[[bauhaus.card]]\nkey = "hussar"\nfight = 3\n',
    "summoner-wars": '[[cave_goblins.card]]\nkey = "horde-slinger"\nstrength = 3\n',
    "aeons-end": '[[market.card]]\nkey = "jade"\ncost = 3\n',
}


@pytest.mark.parametrize("game", UNREAD)
@pytest.mark.parametrize("command", ["decks", "play", "simulate", "arena", "balance"])
def test_what_is_wrong_anyway_is_told_together_with_what_cannot_be_read(
    herna: Herna, write: Write, game: str, command: str
) -> None:
    text, faults = UNREAD[game]
    file = write("own.toml", text)
    change = write("change.toml", CHANGED[game])
    options = [str(file)] if command == "decks" else ["--option", f"{DECK_OPTIONS[game]}={file}"]

    ran = herna(command, game, *options, *(["--change", str(change)] if command == "balance" else []))

    assert (ran.status, ran.out) == (2, "")
    assert sorted(ran.err.splitlines()) == sorted(f"herna: {line.format(file=file)}" for line in faults)


def test_a_deck_of_an_unknown_summoner_is_judged_as_far_as_any_summoner_goes(herna: Herna, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    cards = "ice-golem = 5\nshonk = 1\nice-ram = 1\n"
    file.write_text(f'summoner = "swara"\n[cards]\n{cards}', encoding="utf-8")

    ran = herna("decks", GAME, file)

    assert [line.partition("mine.toml")[2].split(";")[0] for line in ran.err.splitlines()] == [
        ':1: "swara" is not a Summoner',
        ":2: The deck has 5 commons",
        ":2: The deck has 1 champion",
        ":2: The deck has 0 standard events",
        ":3: Ice Golem is in the deck 5 times",
        ":5: Ice Ram is an epic event: the Summoner determines those, they cannot be chosen. [SW-DECK-06]",
    ]


def test_cards_under_an_unknown_heading_may_be_those_that_are_missing(herna: Herna, write: Write) -> None:
    file = write("mine.toml", "[cards]\nhussar = 4\n[sidebord]\nhussar = 1\n")

    ran = herna("decks", "doomtrooper", file)

    assert [line.split(": ", 2)[2].split(";")[0] for line in ran.err.splitlines()] == [
        'unknown field "sidebord"',
        "sideboard is missing",
    ]


def test_the_limits_of_a_table_hold_for_a_deck_that_cannot_be_read(herna: Herna, write: Write) -> None:
    file = write("mine.toml", "[cards]\nhussar = 6\ninfantry = 5\ninfantri = 4\n[sideboard]\n")

    ran = herna(
        *("simulate", "doomtrooper", "--option", f"deck-1={file}", "--option", "deck-copies=5"),
        *("--option", "sideboard=0", "--matches", "1"),
    )

    assert ran.err.splitlines() == [
        f'herna: {file}:4: there is no card "infantri"; did you mean infantry?',
        f"herna: {file}:2: Hussar is in the deck 6 times; the limit for each card is 5. [DT-DECK-03]",
    ]


def test_a_deck_that_cannot_be_read_is_not_judged_by_several_limits(herna: Herna, write: Write) -> None:
    file = write("mine.toml", "[cards]\nhussar = 6\ninfantri = 4\n[sideboard]\n")

    ran = herna("simulate", "doomtrooper", "--option", f"deck-1={file}", "--option", "deck-copies=5,6")

    assert ran.refused(f"{file}:3", "infantri")


def test_every_fault_of_a_supply_is_told_too(herna: Herna, write: Write) -> None:
    file = write("own.toml", 'supply = [\n"jade",\n"jade",\n"diamond-cluster",\n"bottled-vortex"]\n')

    ran = herna("simulate", "aeons-end", "--option", f"market={file}", "--matches", "1")

    assert ran.status == 2
    assert all(line.endswith("[AE-MARKET-01]") for line in ran.err.splitlines())
    assert [line.removeprefix(f"herna: {file}:").split(".")[0] for line in ran.err.splitlines()] == [
        "3: Jade is in the supply twice; its kinds are all different",
        "1: The supply has 1 kind of relics; it needs 2",
        "1: The supply has 0 kinds of spells; it needs 4",
    ]


def test_a_scenario_file_is_an_option_too(herna: Herna, write: Write) -> None:
    file = write("crown.toml", scenario_text(game_named("warcraft"), "captives"))

    ran = herna(
        *("simulate", "warcraft", "--option", f"scenario={file}", "--option", "rounds=1"),
        *("--matches", "1", "--jobs", "1", "--json"),
    )

    assert ran.status == 0
    assert json.loads(ran.out)["options"]["scenario"] == file.read_text(encoding="utf-8")


def test_the_decks_of_the_document_are_legal() -> None:
    document = (Path(__file__).parents[2] / "docs" / "decks.md").read_text(encoding="utf-8")
    decks = re.findall(r"^```toml (\S+)\n(.*?)^```$", document, re.MULTILINE | re.DOTALL)

    assert {game for game, _ in decks} == {"summoner-wars", "aeons-end"}
    for game, text in decks:
        assert game_named(game).check_deck(text, "decks.md").faults == ()
