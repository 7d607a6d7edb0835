"""`herna draft GAME`: a booster draft or sealed decks; the decks become files."""

from __future__ import annotations

import argparse
import json
import select
import shlex
import sys
from collections import Counter
from pathlib import Path
from typing import Any

from rich.text import Text

from herna.bots.drafting import Drafter
from herna.cli.changed import add_change, use_changes
from herna.cli.commands import add_command
from herna.cli.files import create_file, empty_folder
from herna.cli.matches import seed_from, whole_number
from herna.cli.session import HUMAN
from herna.cli.terminal import Terminal
from herna.cli.typed import Vocabulary
from herna.engine.chance import Seeded, check_seed
from herna.engine.decks import Counts, in_printed_order, written
from herna.engine.errors import BadInput
from herna.engine.game import Game
from herna.engine.library import LibraryEntry
from herna.engine.limited import (
    MOST_PLAYERS,
    BoosterBox,
    BoosterDraft,
    check_players,
    sealed_pools,
    start_draft,
    table_options,
)
from herna.games.catalogue import game_named
from herna.messages.words import Words

PLAYERS = 4
MOST_SECONDS = 3600
RARITY = "rarity"  # the key of the fact


def add(commands: Any, words: Words) -> None:
    """Add `draft` to the command line."""
    draft = add_command(commands, "draft", run, words)
    draft.add_argument("game", metavar="GAME", help=words.say("help-game"))
    draft.add_argument("--out", metavar="DIR", type=Path, required=True, help=words.say("help-draft-out"))
    draft.add_argument("--sealed", action="store_true", help=words.say("help-draft-sealed"))
    players = words.say("help-draft-players", {"players": PLAYERS, "most": MOST_PLAYERS})
    draft.add_argument("--players", metavar="N", type=whole_number("--players"), default=PLAYERS, help=players)
    people = draft.add_mutually_exclusive_group()
    people.add_argument("--watch", action="store_true", help=words.say("help-draft-watch"))
    at_keyboard = whole_number("--people", MOST_PLAYERS)
    people.add_argument("--people", metavar="N", type=at_keyboard, default=1, help=words.say("help-draft-people"))
    seconds = whole_number("--seconds", MOST_SECONDS)
    draft.add_argument("--seconds", metavar="N", type=seconds, default=0, help=words.say("help-draft-seconds"))
    draft.add_argument("--seed", help=words.say("help-matches-seed"))
    add_change(draft, words)


def run(arguments: argparse.Namespace, words: Words) -> int:
    """Draft or open boosters, and write each player's deck to a file."""
    use_changes(arguments, words, arguments.game)
    game = game_named(arguments.game)
    building = game.deck_building()
    box = None if building is None else building.boosters()
    if box is None:
        raise BadInput("error-no-boosters", game=game.key)
    players, seed = check_players(arguments.players), check_seed(seed_from(arguments))
    folder = empty_folder(arguments.out)
    chance = Seeded(seed)
    drafter = Drafter(game, box)
    people = 0 if arguments.watch else min(arguments.people, players)
    table = Table(game, drafter, Words(words.language, game), people, arguments.seconds)
    if arguments.sealed:
        pools = sealed_pools(box, players, chance)
    else:
        draft = start_draft(box, players, chance)
        if not table.play(draft, chance):
            return 0  # the player has left
        pools = draft.pools
    table.write(folder, pools, seed)
    return 0


class Table:
    """Players who draft at one terminal: people, if any, and bots."""

    def __init__(self, game: Game[Any], drafter: Drafter, words: Words, people: int, seconds: int) -> None:
        self.game = game
        self.drafter = drafter
        self.box: BoosterBox = drafter.box
        self.words = words
        self.people = people
        self.seconds = seconds
        self.terminal = Terminal()
        self.entries: dict[str, LibraryEntry] = {entry.key: entry for entry in game.library(words.say)}

    def name(self, card: str) -> str:
        return self.entries[card].name

    def play(self, draft: BoosterDraft, chance: Seeded) -> bool:
        """Draft to the end; returns whether the people have stayed."""
        while not draft.is_over():
            for seat in range(draft.players()):
                own = draft.pools[seat]
                card = self.drafter.pick(draft.booster(seat), own, chance)
                if seat < self.people:
                    asked = self._ask(draft, seat, card)
                    if asked is None:
                        return False
                    card = asked
                draft.pick(seat, card)
        return True

    def _ask(self, draft: BoosterDraft, seat: int, bots_pick: str) -> str | None:
        """The card that a person takes; None, if they leave.

        The bot's, if time is up.
        """
        booster = draft.booster(seat)
        if self.people > 1 and not self._hand_over(seat):
            return None
        told = {"round": draft.round + 1, "rounds": len(draft.boosters), "cards": len(booster)}
        self.terminal.print()
        self.terminal.say(self.words.say("draft-booster", told), "bold")
        for number, card in enumerate(booster, 1):
            entry = self.entries[card]
            self.terminal.print(Text.assemble((f"{number:>2}) ", "bold"), entry.name, "  ", (_of_kind(entry), "dim")))
        vocabulary = Vocabulary()
        while True:
            line = self._line()
            if line == "":
                self.terminal.say(self.words.say("draft-time-is-up", {"card": self.name(bots_pick)}), "yellow")
                return bots_pick
            if line is None or vocabulary.means(line, "quit"):
                return None
            if vocabulary.means(line, "help"):
                self.terminal.say(self.words.say("draft-help"))
            elif (found := self._meant(line, booster)) is not None:
                return found
            elif (shown := self._meant(line.partition(" ")[2], booster)) and vocabulary.means(line.split()[0], "card"):
                self.terminal.say(self.entries[shown].described())
            else:
                self.terminal.say(self.words.say("draft-not-there", {"given": line[:40]}), "yellow")

    def _hand_over(self, seat: int) -> bool:
        """Hide what the last player saw, and wait for the next one.

        False at the end of the input.
        """
        self.terminal.clear()
        name = self.words.seat(seat)
        return self.terminal.ask(f"{self.words.say('play-hand-over', {'seat': name})} ") is not None

    def _line(self) -> str | None:
        """A line that is typed; None at the end of the input.

        Empty, if the time for it is up.
        """
        if self.seconds and sys.stdin is not None and sys.stdin.isatty():
            self.terminal.say(self.words.say("draft-seconds", {"seconds": self.seconds}), "dim")
            if not select.select([sys.stdin], [], [], self.seconds)[0]:
                return ""
        while (line := self.terminal.ask(f"{self.words.say('draft-prompt')} > ")) == "":
            pass
        return line

    def _meant(self, line: str, booster: list[str]) -> str | None:
        """The card of a booster by number, name or key."""
        if line.isascii() and line.isdecimal() and len(line) < 4:
            return booster[int(line) - 1] if 1 <= int(line) <= len(booster) else None
        typed = line.casefold()
        return next((card for card in booster if typed in (card, self.name(card).casefold())), None)

    def write(self, folder: Path, pools: list[list[str]], seed: str) -> None:
        """Write the decks and what was drafted, and print how to play with them."""
        decks = [self.drafter.build(pool) for pool in pools]
        side = len(pools[0]) - len(decks[0])
        for seat, (pool, deck) in enumerate(zip(pools, decks, strict=True), 1):
            rest = list((Counter(pool) - Counter(deck)).elements())
            text = written({}, {"cards": self._counts(deck), "sideboard": self._counts(rest)}, self.name)
            head = self.words.say("draft-deck", {"seat": seat, "seed": seed})
            create_file(folder / f"deck-{seat}.toml", f"# {head}\n{text}")
        told = {"herna": "draft", "game": self.game.key, "seed": seed, "pools": pools}
        create_file(folder / "pools.json", json.dumps(told, ensure_ascii=False, indent=1) + "\n")
        options = table_options(self.box, len(pools[0]))
        self.terminal.say(self.words.say("draft-done", {"folder": str(folder), "deck": len(decks[0]), "side": side}))
        command = ["herna", "play", self.game.key, "--seats", f"{HUMAN},greedy"]
        command += [word for seat in (1, 2) for word in ("--option", f"deck-{seat}={folder / f'deck-{seat}.toml'}")]
        command += [word for name, value in options.items() for word in ("--option", f"{name}={value}")]
        self.terminal.say_whole(f"  {shlex.join(command)}", "bold cyan")

    def _counts(self, cards: list[str]) -> Counts:
        return in_printed_order([(card, 1) for card in cards], self.game.deck_keys())


def _of_kind(entry: LibraryEntry) -> str:
    """The kind of a card, and its rarity."""
    return ", ".join([entry.kind_name, *(fact.shown() for fact in entry.facts if fact.key == RARITY)])
