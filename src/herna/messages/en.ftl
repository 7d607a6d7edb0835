# The program's texts in English. A game's own messages are in its content folder.

hidden = something hidden
seat-numbered = Seat { $seat }
seat-you = you
person-nameless = Player { $seat }
seat-alike = { $name } ({ $seat })
bot-alone = Computer
bot-level = Computer (level { $level })
bot-greedy = Computer (greedy)
bot-random = Computer (random)
bot-other = Computer ({ $bot })

## The engine's prompts, choices and refusals

choose-next-effect = Several effects are due at once. Which is resolved next?
play-something-now = Do you want to play anything now?
choice-resolve = Resolve: { $effect } ({ $source })
choice-decline = No
choice-resign = Resign
why-match-over = The match is over.
why-not-asked = It is not your turn to choose.
why-no-such-choice = There is no such choice in this game.
why-no-such-card = There is no such card.
why-no-such-player = There is no such player.
why-choose-player = Choose a player.
why-choose-due = Choose which effect is resolved next.
why-not-offered = This is not possible now.
why-another-question = Another question is open now.
why-being-resolved = Answer the current question first.
why-not-together = Nothing that you can choose now goes with this.
why-not-among-them = That is not one of the options.
why-not-due = That is not due now.
why-mandatory = One of these is mandatory: you cannot decline.
why-nothing-to-choose = There is nothing to choose for that now.

## Errors: what is wrong, where, and what to do

error-illegal-choice = This is not possible now.
error-unknown-game = There is no game "{ $game }"; available: { $known }
error-broken-game = The game "{ $game }" cannot be loaded: { $why }
error-unknown-option = { $game } has no option "{ $option }"; it has: { $known }
error-option-value = Option { $option } of { $game } cannot be "{ $given }"; possible: { $known }
error-option-number = Option { $option } of { $game } cannot be "{ $given }"; it must be a whole number from { $low } to { $high }
error-seat-count = { $game } cannot be played with { $given } seats; possible: { $known }
error-unknown-bot = There is no bot "{ $bot }"; available: { $known } (and human)
error-bad-seed = The seed "{ $seed }" cannot be used: it must have 1 to 200 printable characters
error-whole-number = { $option } cannot be "{ $given }"; it must be a whole number from 1 to { $most }
error-only-bots = Only bots play here; people play with "herna play { $game }"
error-worker-lost = A worker process was killed (out of memory?); fewer --jobs may help
error-bad-choice = { $choice } is not a choice of this game
help-usage = usage:
standard-output = the standard output
cli-required = the following arguments are required: { $names }
cli-unrecognized = unrecognized arguments: { $given }
cli-one-required = one of { $names } is required
cli-expected = { $name } needs a value
cli-not-with = { $name } cannot be given together with { $other }
cli-invalid-choice = { $name } cannot be "{ $given }"; available: { $known }
cli-invalid = { $name } cannot be "{ $given }"
cli-no-value = { $name } takes no value, but "{ $given }" was given
error-command-line = { $why }; see "{ $command } --help"
error-unreadable-file = { $file } cannot be read: { $why }
error-unwritable-file = { $file } cannot be written: { $why }
error-not-a-file = { $file } is not a Herna { $kind }
error-file-version = { $file } has format { $found }, this version of Herna reads format { $known }; use the version that wrote it, or a newer one
error-game-version = { $file } is of { $game }, rules version { $found }; this version of Herna plays version { $known } of the given game
error-journal-line = { $file }, line { $line }: not a line of a journal
error-journal-changed = { $file }, line { $line }: the line was changed after it was written
error-journal-cut-off = { $file } is cut off after line { $line }; "herna replay --partial" shows what is there
error-journal-choice = { $file }, line { $line }: the choice does not follow the rules ({ $why })
error-journal-chance = { $file }, line { $line }: the chance outcomes are not those of this match
error-journal-result = { $file }, line { $line }: the match does not end with this result
error-journal-seed = { $file }: the seed is not the one whose SHA-256 was published at the start
error-journal-unfinished = { $file }: the match is not finished ({ $choices } choices so far), so its seed is not known yet
error-save-changed = { $file } was changed or damaged after it was saved; nothing was loaded
error-save-data = The save contains data that cannot be read: { $found }
error-save-step = The save is at a step that this version does not have: { $procedure }, { $step }
error-nothing-to-undo = There is nothing to undo.
error-no-time = This match has no time limit that could have passed.
error-undo-needs-consent = Something was rolled or revealed, or another player has chosen: the others have to agree.
error-bad-toml = { $file }: { $why }
error-toml-dots = { $file }, line { $line }: a line may have at most { $most } dots
error-rules-shape = { $file }: only { $kinds } entries are allowed in this file
error-rule-id = { $file }, [[{ $kind }]] { $number }: the ID "{ $found }" is missing or not of the form { $prefix }-AREA-01
error-duplicate-rule = { $file }, line { $line }: { $id } is defined twice
error-rule-field = { $file }, { $id }: { $field } is missing
error-rule-unknown-field = { $file }, { $id }: unknown field "{ $field }"
error-rule-basis = { $file }, { $id }: unknown basis "{ $found }"; possible: { $known }
error-rule-chapter = { $file }, { $id }: { $chapters ->
    [0] no chapter fits
   *[other] more than one chapter fits: { $found }
}
error-chapter-empty = { $file }, { $id }: this chapter has no rule
error-example-is-rule = { $file }, { $id }: a rule has this ID already
error-example-rule = { $file }, { $id }: "{ $rule }" is not a rule of this game, or is named twice
error-unknown-rule = { $game } has no rule "{ $id }", and no rule or example has these words; "herna rules { $game }" lists them
error-unknown-rule-close = { $game } has no rule "{ $id }"; did you mean { $close }?
error-no-cards = { $game } has no cards to list
error-unknown-card = { $game } has no card, unit or other thing with the words "{ $given }"; "herna cards { $game }" lists them
error-unknown-card-close = { $game } has no card, unit or other thing with the words "{ $given }"; did you mean { $close }?
error-option-form = "{ $given }" is not an option; options are given as --option NAME=VALUE
error-file-exists = { $file } already exists and is not overwritten; choose another name
error-written-by-others = { $file } was changed by another program; this match cannot continue here
error-same-file = The journal and the save cannot both be { $file }; choose two names
error-save-decides = { $file } already holds a match, and { $given } cannot change it; leave it out to resume the match
error-save-players = { $file } has an invalid list of players; nothing was loaded
error-no-coverage = There is no build/rule-coverage.json here or in a folder above; run ./test first
error-coverage-shape = { $file } is not a list of rules with passing tests; ./test writes a new one
error-content-field = { $file }, card { $card }: unknown field "{ $field }"
error-content-value = { $file }, card { $card }: { $field } cannot be { $found }
error-content-text = the text "{ $text }" has no code. A new card can have abilities that exist, or say which card it is "like"; a new ability needs code first (docs/recipes/card.md)
error-content-effect = card { $card }: there is no effect "{ $given }"; close ones: { $close }. A new effect needs code first (docs/recipes/card.md)
error-content-like = card { $card } has the text of "{ $like }", so it must be of the same type, { $type }
error-other-change = { $file }: this match of { $game } was played with different cards than those here (--change)
error-table-change = This table was opened with different cards of { $game } than the server has now (herna serve --change)
error-duplicate-card = { $file }: the card "{ $card }" is defined twice
error-no-decks = { $game } has no decks to build
error-deck-field = { $file }: unknown field "{ $field }"; a deck here has { $known }
error-deck-missing = { $file }: { $field } is missing; a deck here has { $known }
error-deck-cards = { $file }: { $field } must be a table: under [{ $field }], a line KEY = NUMBER for each card
error-deck-list = { $file }: { $field } must be a list: { $field } = ["KEY", "KEY"]
error-deck-long = { $file }: a deck has at most { $most } characters
error-deck-no-list = This does not look like a list of cards: one line for each card, such as 4 KEY
error-faults = there are { $count } faults
error-deck-summoner = { $file }: "{ $given }" is not a Summoner; available: { $known }
error-deck-card = { $file }: there is no card "{ $given }"
error-deck-card-close = { $file }: there is no card "{ $given }"; did you mean { $close }?
error-deck-copies = { $file }: the number of { $card } cannot be "{ $given }"; it must be a whole number from 1 to { $most }
error-deck-illegal = { $file }: this deck is not legal by { $rules }; "herna decks" lists what is wrong with a deck in a file
error-no-scenarios = no installed game has scenarios; "herna games" lists the games
error-game-without-scenarios = { $game } has no scenarios; "herna scenario list" lists all
error-unknown-scenario = there is no scenario "{ $given }", and no such file; available: { $known }
error-scenario-size = { $file } is larger than { $most } kB, the limit for a scenario
error-scenario-faults = { $file } cannot be played, { $faults ->
    [one] for one reason
   *[other] for { $faults } reasons
} (points { $rules } of what must hold); "herna scenario check" lists what is wrong and where
error-bad-market = "{ $given }" is not a supply: it must be one of { $sets }, or kinds separated by commas, among them { $count } different { $type ->
    [gem] gems
    [relic] relics
   *[other] spells
}; available: { $known }
error-market-size = "{ $given }" is not a supply: it has too many kinds; a supply has { $count }
error-scenario-seats = The scenario { $scenario } is for { $seats } players, not { $given }
error-race-twice = The race { $race } was chosen, or is in the scenario, more than once; each race can be played only once
error-first-seat = Seat { $seat } cannot begin; the scenario has { $seats } seats
error-mage-twice = The mage { $mage } was chosen for more than one seat; each mage can be played only once
error-no-decision = { $file } has no decision { $number }; it has 1 to { $last }

## The command line: what --help says

help-herna = Herna, a digital tabletop that knows the rules.
help-arguments = arguments
help-options = options
help-help = show this help and exit
help-version = show the version and exit
version = herna { $version }, { $build }
build = build: { $build }
build-compiled = compiled with mypyc
build-interpreted = interpreted
help-lang = the language, instead of the system's: en or cs
help-commands = commands
help-backup = copy the database of a server into a new file, also while it runs (SQLite)
help-restore = put a backup in place of the database, while no server runs (SQLite)
help-operate-config = the configuration file of the server, which says which database it uses
help-operate-file = the file of the backup
backup-done = The database is backed up in { $file }.
restore-done = The backup is now the database { $file }.
restore-before = The database before is in { $file }.
help-admin-status = show what is going on: tables, people, nodes and thinking ("herna admin" alone does the same)
help-admin-status-json = the numbers as JSON
help-admin-people = list visitors and accounts, those who came last first
help-admin-people-most = how many; 50 by default
help-admin-people-json = the list as JSON
help-admin-tables = list open tables, those where something happened last first
help-admin-tables-ended = also those that are over
help-admin-tables-most = how many; 50 by default
help-admin-tables-json = the list as JSON
help-admin-seats = list the seats of a table and who has them
help-admin-seats-table = the id of a table
help-admin-seats-json = the list as JSON
help-admin-bans = list who is banned
help-admin-bans-json = the list as JSON
help-admin-ban = ban somebody: every request and live connection is refused
help-admin-ban-person = the name of an account, the id of a visitor, an IP address, or a table's opener from "admin tables"
help-admin-ban-reason = what the banned person is told
help-admin-ban-days = days after which the ban ends (without it: never)
help-admin-role = give an account a role: owner, moderator, organiser or player; this makes the first owner
help-admin-role-person = the name of the account
help-admin-role-role = its role
help-admin-audit = list what moderators and the operator have done
help-admin-audit-most = how many acts, the newest first (50)
help-admin-audit-json = the list as JSON
help-admin-unban = end a ban
help-admin-unban-person = the person, as given to "admin ban"
help-admin-password = give an account a new random password, and sign it out everywhere
help-admin-password-person = the name of the account
help-admin-export = write everything that is stored of a person into a JSON file
help-admin-export-person = the name of an account, or the id of a visitor
help-admin-export-file = a new file
help-admin-delete = delete everything that is stored of a person; their matches stay, without a name
help-admin-delete-person = the name of an account, or the id of a visitor
help-admin-delete-yes = really delete it; without this, you only see of whom
help-admin-kick = take somebody's seat: it is open again before the match, a bot's during it
help-admin-kick-table = the id of a table
help-admin-kick-seat = the number of the seat, from 1
help-admin-close = end the match at a table without a winner; a table that waits for people is removed
help-admin-close-table = the id of a table
help-admin-repair = read a table anew, without its snapshot; status 1 if it still cannot be read
help-admin-repair-table = the id of a table
help-admin-repair-cut = remove the entries from the first on that cannot be read
help-admin-maintenance = begin or end maintenance: no new tables, and a text for everybody
help-admin-maintenance-state = on or off
help-admin-maintenance-text = what everybody is told; by default that maintenance goes on
admin-nothing = There is nothing to list.
admin-yes = yes
admin-column-id = Id
admin-column-name = Name
admin-column-account = Account
admin-column-seen = Last day
admin-column-game = Game
admin-column-status = Status
admin-column-public = Public
admin-column-opened = Opened
admin-column-touched = Last entry
admin-column-opener = Opener
admin-column-people = People
admin-column-seat = Seat
admin-column-kind = Kind
admin-column-owner = Owner
admin-column-asked = Asked
admin-column-key = Key
admin-column-shown = Given as
admin-column-until = Until
admin-column-number = Number
admin-column-by = By
admin-column-act = Act
admin-column-about = About
admin-column-text = Text
admin-column-reason = Reason
admin-column-at = Since
admin-status-waiting = Tables that wait for people: { $count }
admin-status-playing = Matches being played: { $count }
admin-status-over = Finished matches: { $count }
admin-status-accounts = Accounts: { $count }
admin-status-visitors = Visitors without an account: { $count }
admin-status-seen-lately = People seen in the last two days: { $count }
admin-status-banned = Banned: { $count }
admin-status-maintenance = Maintenance: { $text }
admin-status-node = Node { $node }: { $lines } live connections, { $tables } tables in memory, { $waiting } decisions waiting
admin-status-no-node = No node has given a sign of life in the last minute.
admin-ban-done = { $name } is banned.
admin-role-done = { $name } now has the role { $role }.
admin-unban-done = { $name } is no longer banned.
admin-password-done = The new password of { $name } is { $password }
admin-export-done = Everything that is stored of { $name } is in { $file }.
admin-delete-done = { $name } is deleted; { $tables ->
    [one] { $tables } table stays
   *[other] { $tables } tables stay
} without the name.
admin-kick-done = Seat { $seat } of table { $table } is free.
admin-close-done = The match at table { $table } has ended.
admin-close-removed = Table { $table } is removed.
admin-repair-whole = Table { $table } can be read: { $entries } entries.
admin-repair-broken = Entry { $number } of { $entries } of table { $table } cannot be read: { $why }
admin-repair-cut = { $count ->
    [one] { $count } entry is removed
   *[other] { $count } entries are removed
}; the match goes on before it.
admin-repair-not-cut = Nothing is removed. With --cut, this entry and all after it are.
admin-maintenance-on = Maintenance has begun: no new tables are opened.
admin-maintenance-off = Maintenance has ended.
error-admin-not-sure = This would delete everything of { $name } ({ $id }); add --yes to do it
error-no-such-person = There is no account and no visitor "{ $name }"
error-not-banned = "{ $name }" is not banned
error-no-backup = { $file } is no whole database of Herna
error-backup-postgresql = PostgreSQL is backed up and restored by its own programs: pg_dump and pg_restore
help-matches = list the open matches of a server, by game and version of its rules
help-matches-affected = only those that began under other rules than this version has; status 1 if one cannot continue
help-matches-as-json = the list as JSON
open-matches-none = There are no such matches.
open-matches-game = Game
open-matches-rules = Began under
open-matches-known = Rules here
open-matches-count = Open
open-matches-state = What happens to them
open-matches-unknown = unknown
open-matches-no-game = no such game
open-matches-affected = { $unreadable ->
    [0] they go on under the rules here
    [one] one cannot go on
   *[other] { $unreadable } cannot go on
}
help-games = list the games, or the options of one
help-games-game = the key of a game: tells its seats, rules and options
help-games-json = the list as JSON
help-games-keys = only the keys, one per line
help-play = play in the terminal, with any mix of people and bots
help-game = the key of a game, as listed by "herna games"
help-play-seats = the players, seat by seat: human or a bot, such as human,greedy
help-play-seed = the seed of the match: a text that determines all chance
help-play-option = an option of the game; can be repeated
help-change = a TOML file with changed or new cards (docs/balance.md)
help-play-journal = write every choice to this new file during the match
help-play-ask-always = ask a player even when they have nothing to play
help-play-first = play your first match: a ready-made deck against a gentle bot, with a guide
help-play-tips = show a guide: the goal, what you can still do, and tips for beginners
help-play-save = save to this file after every choice; if the file exists, resume its match
help-rules = read the rules of a game, or see which ones are tested
help-rules-id = the ID of a rule (C4-WIN-01), chapter or worked example, or words to search for
help-rules-coverage = count the rules and examples with a passing test in the last ./test
help-rules-json = the same as JSON
help-cards = list, search or show everything printed of a game: cards, units, mages, scenarios
help-cards-words = words of a name, key or text, in either language; the name or key of one card shows it
help-cards-json = the same as JSON
help-draft = booster draft or sealed decks for two to eight players; the decks become files
help-draft-out = a new folder for the decks
help-draft-sealed = everybody opens boosters and builds a deck from them, without a draft
help-draft-players = how many players, 2 to { $most } (default: { $players }); all but the people are bots
help-draft-people = how many people draft at this terminal, one after another, each in secret (default: 1)
help-draft-watch = bots in all seats
help-draft-seconds = seconds for each pick; then a bot picks (default: no limit)
draft-booster = Booster { $round } of { $rounds }: { $cards } { $cards ->
    [one] card
   *[other] cards
}
draft-prompt = take (number or name)
draft-help = Type the number or the name of a card to take it, `card` and its number or name to read it, `quit` to leave. What you take stays secret; the rest is passed to the next player.
draft-not-there = There is no card "{ $given }" in this booster; type its number or its name, or `help`.
draft-seconds = { $seconds } s
draft-time-is-up = Time is up; taken for you: { $card }
draft-deck = Seat { $seat }; built by the computer from the drafted cards (seed { $seed }). Exchange cards with the sideboard as you like.
draft-done = The decks are in { $folder }: { $deck } cards each, { $side } in the sideboard. Change yours as you like; both numbers stay. To play:
error-no-boosters = { $game } has no boosters: its cards have no rarities (herna draft doomtrooper)
error-limited-players = limited play is for { $least } to { $most } players, not { $given }
error-draft-pick = there is no card "{ $given }" in this booster
help-decks = list the ready-made decks of a game, print one as a file, or check your own deck
help-decks-file = a ready-made deck, or a file with your own; see docs/decks.md
help-decks-text = print the deck as the text of a file
help-decks-cards = list the keys of all cards that a deck may hold
help-decks-json = the same as JSON
help-scenario-list = list the scenarios of a game
help-scenario-show = draw a scenario: its map, what stands on it, its rules
help-scenario-check = check your own scenario: what is wrong with it, and where
help-scenario-key = the key of a scenario, or a file with your own
help-scenario-file = a scenario as a TOML file; see docs/scenario-format.md
help-scenario-json = the same as JSON
help-replay = step through the journal of a match
help-verify = check a finished journal against the rules and its seed
help-journal = a journal, as written by "herna play --journal"
help-replay-partial = also accept a journal whose end is missing
help-replay-all = show everything without asking
help-replay-log = tells all that happened, without the tables
help-replay-at = show only the table before this decision

## The list of games

games-game = Game
games-seats = Seats
games-options = Options
games-about = What it is
games-more = The options of a game: herna games GAME
games-rules = Rules
games-none = No game is installed.
games-option = { $option } ({ $meaning }): { $values }; default { $default }
games-option-range = { $low } to { $high }
games-option-text = or a text that the game accepts
games-no-options = none
games-complete = { $rules }, complete
games-unfinished = { $rules }, not complete yet

## Rules

rules-heading = { $game }: { $rules ->
    [one] { $rules } rule
   *[other] { $rules } rules
}{ $examples ->
    [0] { "" }
    [one] , { $examples } worked example
   *[other] , { $examples } worked examples
}
rules-examples = Worked examples
rules-given = Given: { $text }
rules-when = When: { $text }
rules-then = Then: { $text }
rules-shown = Shows: { $rules }
rules-source-printed = Czech rulebook: { $source }
rules-source-derived = Follows from the Czech rulebook: { $source }
rules-source-derived-alone = Follows from the rulebook as a whole
rules-source-ruling = Our ruling: { $source }
rules-source-ruling-alone = Our ruling
rules-source-public = Known from public sources; in the Czech rulebook: { $source }
rules-source-public-alone = Known from public sources
rules-source-tradition = By tradition: { $source }
rules-source-tradition-alone = By tradition
rules-covered = { $game }: { $covered } of { $rules } rules have a passing test.
rules-examples-covered = { $game }: { $examples_covered } of { $examples } worked examples have a passing test.
rules-missing = Without a passing test:

## Decks

cards-heading = { $game }: { $cards } cards and other things; "herna cards GAME NAME" shows one
cards-not-playable = This cannot be played here: it refers to something outside the game.
library-kind = kind
library-set = set
library-changed = changed: not as printed
library-not-as-printed = Played with changed cards, not as printed: { $cards }
library-players = players
library-scenario = scenario
library-seats = { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}
decks-heading = { $game }: { $decks ->
    [one] { $decks } ready-made deck
   *[other] { $decks } ready-made decks
}
decks-legal = { $file } is a legal deck of { $game }. To play it:
decks-illegal = { $file } is not a legal deck of { $game }; { $faults ->
    [one] { $faults } reason:
   *[other] { $faults } reasons:
}

## Scenarios

scenario-heading = { $game }: { $scenarios ->
    [one] { $scenarios } scenario
   *[other] { $scenarios } scenarios
}
scenario-named = { $name } ({ $seats } players)
scenario-legal = { $file } can be played: { $name } ({ $seats } players).
scenario-faulty = { $file } cannot be played; { $faults ->
    [one] { $faults } reason, with its point in "What must hold" of docs/scenario-format.md:
   *[other] { $faults } reasons, each with its point in "What must hold" of docs/scenario-format.md:
}

## Playing in the terminal

# Words that a player may type at any time; those of both languages are always understood.
typed-undo = undo u
typed-help = help h ?
typed-hint = hint tip
typed-rule = rule rules
typed-card = card cards
typed-log = log
typed-save = save
typed-tips = tips
typed-quit = quit q exit
typed-yes = y yes
play-help =
    Choose an option by its number or its text.
    undo, u    undo your last choice
    hint       what a strong bot would play, with its estimates
    rules ID   show a rule; "rules WORDS" searches, "rules" lists all
    card NAME  show the text of a card
    log        what has happened so far
    tips       put the guide of a first match away for good, or bring it back
    quit, q    leave the match
play-thinking = Seat { $seat } is thinking …
play-hint-option = { $choice } – estimated win chance { NUMBER($win, maximumFractionDigits: 0) }% (± { NUMBER($spread, maximumFractionDigits: 0) })
play-hint-why = – { $why }
play-hint-line = { $tried ->
    [one] tried once
   *[other] tried { $tried } times
}, expected next: { $line }
play-bot-failed = The bot { $bot } failed ({ $why }); a simpler bot decides this once.
play-failure-kept = To find out why, replay: { $file }
play-no-card = There is no card named "{ $name }" in this game.
play-help-kinds = Short forms: { $kinds }
play-human = human
play-seat = seat { $seat }: { $player }
play-seed-hash = SHA-256 of the seed: { $hash }
play-seed = seed: { $seed }
play-resumed = Resuming the match in { $file }, at decision { $number }.
play-turn = { $seat }, decision { $number }
play-time-left = { $minutes ->
    [one] The last minute of the match
   *[other] { $minutes } minutes left for the match
}
play-turn-together = All players together, decision { $number }
play-hand-over = Next: { $seat }. Hand over the keyboard and press Enter.
play-how-to-answer = Type a number from 1 to { $options }, an option in words, or "help".
play-several = Several options have this text; type the number of one.
play-nothing-happened = Nothing has happened yet.
play-agree = Does everyone agree? [y/N]
play-not-undone = Nothing was undone.
play-undone = { $choices ->
    [one] One choice was undone.
   *[other] { $choices } choices were undone.
}
play-saves = The match is saved in { $file } after every choice.
play-saves-not = This match is not saved; start it with "--save FILE" to save it.
play-left = You have left the match.
play-go-on = To resume: { $command }
play-won = { $winners ->
    [one] Seat { $seats } wins!
   *[other] Seats { $seats } win!
}
play-drawn = Nobody wins: the match is a draw.
play-won-together = You have won together!
play-lost-together = You have lost together.
play-journal = journal: { $file }

## Replaying and verifying

replay-before = Before decision { $number }
replay-after = After decision { $number }
replay-undone = Decision { $number } was undone.
replay-ends-here = The journal ends here; the match is not over.
replay-prompt = Enter: next, b: back, a number: that decision, q: quit
replay-no-decision = There are decisions 1 to { $last }.
typed-back = b back
verify-good = { $file } is a valid journal of { $game }.
verify-lines = lines checked: { $lines }
verify-choices = legal choices: { $choices }
verify-inherited = of these, copied from another match with its chance: { $choices }
verify-result = result: { $result }
verify-resigned = The match ended when seat { $seat } resigned; everything before is checked.
verify-time = The match ended when seat { $seat } ran out of time; everything before is checked.
verify-agreed = The match ended as a draw by agreement; everything before is checked.
verify-closed = The operator of the server ended the match; everything before is checked.
verify-seed = seed: { $seed }, matching its SHA-256: { $hash }

## Benchmarks

help-bench = measure how fast the games run, also compared with other engines
help-bench-games = the keys of games; all games by default
help-bench-peers = also measure other engines, in the same run
help-bench-compare = measure this build and another one in turns; WHEEL is a file such as herna-1.0-….whl
help-bench-seconds = CPU seconds for each rate, in { $rounds } rounds; 2 by default
help-bench-check = exit with status 1 if a bar is missed
help-bench-json = the measurements as JSON
bench-progress = measuring
bench-heading = Herna, { $build }, Python { $python }; per CPU second, the best of { $rounds } rounds
bench-compare-heading = This build: { $this }. The other: { $that }. Per CPU second; the ratio is the median of { $rounds } rounds
bench-rate = Rate
bench-this = this
bench-that = the other
bench-ratio = ratio
bench-bad-wheel = The wheel { $file } cannot be read ({ $why })
bench-not-herna = { $file } is not a wheel of Herna
bench-broken-build = One of the two builds cannot play { $game }; its own message is above
bench-game = Game
bench-decisions = decisions/s
bench-sampled = sampled/s
bench-copies = copies/s
bench-copy = copy
    µs
bench-saved = bytes
    saved
bench-matches = matches/s
bench-length = match
    length
bench-search = search/s
bench-peer = Other engines
bench-ours = our game is
bench-times-faster = { NUMBER($times, minimumFractionDigits: 1, maximumFractionDigits: 1) } times as fast
bench-times-slower = { NUMBER($times, minimumFractionDigits: 1, maximumFractionDigits: 1) } times slower
bench-number = { NUMBER($number, maximumFractionDigits: 2) }
bench-bar = Required
bench-found = Measured
bench-kept = Met
bench-yes = yes
bench-no = no
bench-bar-decisions = { $game }: at least { NUMBER($wanted, maximumFractionDigits: 0) } decisions/s
bench-bar-copy = { $game }: a copy takes at most { NUMBER($wanted, maximumFractionDigits: 0) } µs
bench-bar-faster = { $game }: at least { NUMBER($wanted, maximumFractionDigits: 1) } times as fast as { $peer }
bench-bar-slower = { $game }: at most { NUMBER($wanted, maximumFractionDigits: 1) } times slower than { $peer }
bench-bar-search = { $game }: searches at least { NUMBER($wanted, maximumFractionDigits: 1) } times as many lines a second as { $peer }
bench-found-decisions = { NUMBER($found, maximumFractionDigits: 0) }
bench-found-copy = { NUMBER($found, maximumFractionDigits: 2) } µs
bench-found-faster = { NUMBER($found, minimumFractionDigits: 1, maximumFractionDigits: 1) } times
bench-found-search = { NUMBER($found, minimumFractionDigits: 1, maximumFractionDigits: 1) } times
bench-found-slower = { NUMBER($found, minimumFractionDigits: 1, maximumFractionDigits: 1) } times
bench-bad-seconds = --seconds cannot be "{ $given }"; it must be a number above 0, at most { $most }
bench-peer-missing = The package { $package } of another engine cannot be used ({ $why }); "./herna bench --peers" in Herna's folder installs it

## Many matches: simulation and arena

help-matches-seed = a text that determines all matches; a new one by default
help-matches-option = an option of the game; can be repeated
help-matches-jobs = the number of processes; as many as cores by default
help-matches-most-decisions = a match that is not over after N decisions fails; { $most } by default
help-matches-json = the results as JSON
matches-progress = playing { $game }
matches-rate = { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }/s
matches-rate-slow = { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }/min
matches-heading = { $game }: { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}, seed { $seed }
matches-wins = won
matches-share = share
matches-interval = 95%
    interval
matches-count = { $count }
matches-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
matches-from-to = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
matches-pace = { NUMBER($decisions, maximumFractionDigits: 1) } decisions per match, { NUMBER($seconds, maximumFractionDigits: 1) } s in total
matches-interrupted = Interrupted: { $done } of { $all } matches were played.
matches-failed = Match { $match } failed (seed { $seed }): { $why }. To play it again:
matches-more-failed = { $more ->
    [one] One more match has failed; --json lists all.
   *[other] { $more } more matches have failed; --json lists all.
}

## Simulation

help-simulate = play many matches of bots against bots and count who wins
help-simulate-seats = the bot of each seat, such as random,greedy; all random by default; repeat it for several line-ups
help-simulate-matches = matches of each line-up with each combination of options; 100 by default
help-simulate-first = the number of the first match; the same seed and number give the same match
simulate-who = Seat
simulate-seat = { $seat } ({ $bot })
simulate-players = all together ({ $bots })
simulate-draws = draws
help-simulate-option = an option of the game: NAME=VALUE, several values with commas, or NAME=* for all (except random); every combination is played
help-simulate-out = store every match in this folder: a new one, or one where the same command was stopped and now resumes
help-simulate-resume = resume the run in this folder
help-simulate-record = play one match (--first N --matches 1) and write a journal for "herna replay"
help-simulate-ray = play on a Ray cluster: its address, auto for one that runs here, or local for a new one with --jobs workers
simulate-cell = Options
simulate-left-out = { $cells ->
    [one] One combination that the game does not allow is left out.
   *[other] { $cells } combinations that the game does not allow are left out.
}
simulate-recorded = The match is in { $file }; to watch it: { $command }
simulate-kept = All matches are stored in { $folder }; to see them: { $command }
simulate-stopped = The matches played so far are stored in { $folder }; to resume: { $command }
error-simulate-what = Name a GAME to simulate, or --resume DIR; see "herna simulate --help"
error-too-many-cells = { $cells } combinations of line-ups and options are too many; a run can have { $most }
error-too-many-rows = { $matches } matches are too many; a run can have { $most }
error-record-one = --record writes one match, not { $matches }; choose it with --first N --matches 1
error-no-list = Option { $option } has no list of values for "*"
error-extra = This needs the package { $package }, which is not installed: pip install "herna[{ $extra }]"
error-ray = The Ray cluster "{ $address }" cannot be used: { $why }
error-ray-version = A machine of the cluster has Herna { $found }, this one has { $known }; all need the same
error-no-run = { $folder } holds no run; start one with "herna simulate GAME --out DIR"
error-run-file = { $file } cannot be read as a run: { $why }
error-run-version = { $folder } holds a run of Herna { $found }, this is { $known }; another version may play other matches, so the run cannot be resumed
error-run-busy = Another program is working on the run in { $folder }
error-another-run = { $folder } holds another run; resume it with --resume, or choose another folder
error-folder-taken = { $folder } holds other files; choose a new or an empty folder
error-resume-decides = The run in { $folder } already says what is played; with --resume only --jobs, --ray and --json can be given
error-rows = Line { $line } of { $file } is damaged

## The report of a run

help-report = make a page of figures from a run stored by "herna simulate --out"
help-report-folder = the folder of the run
help-report-out = the file to write; report.html in the folder of the run by default
help-report-png = also write every figure as a PNG picture, into the folder pictures beside the page
help-report-chances = also write a game's chances.json: how to correct the bots' expectations, by these matches
report-written = The report is in { $file }
report-pictures = The pictures are in { $folder }
report-nothing = The run in { $folder } has no match yet; to resume it: { $command }
report-title = { $game }: report of a run
report-lead = Played by { $bots }; seed { $seed }. All intervals have a confidence of 95%.
report-footer = Made by herna report { $version }.
report-numbers = The numbers
report-number = { NUMBER($number, maximumFractionDigits: 2) }
report-seconds-number = { NUMBER($seconds, maximumFractionDigits: 2) } s
report-points-of-percent = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } pp
report-seat = Seat { $seat }
report-line-up = line-up
report-side = Side
report-cell = Options
report-share = share of wins
report-share-of-matches = share of the matches
report-ended = matches
report-low = from
report-high = to
report-interval = 95% interval
report-won = won
report-played = matches
report-from = from
report-to = to
report-below = below
report-matches = matches
report-matches-played = Matches
report-of-all = of { $all }; the run is not finished
report-cells = Combinations
report-draws = Draws
report-lost = Lost
report-mean-turns = Turns in a match
report-time-played = Computing time
report-all-processes = of all processes together
report-wins-title = Who wins
report-wins-lead = How often each side won, from any seat. The dashed line is where all sides would be if they were equally strong.
report-together-title = How often the players win
report-together-lead = The players win or lose together; each row is one combination of options.
report-grid-title = What makes it hard
report-grid-lead = How often the players won by the first two options that differ.
report-match-ups-title = Who beats whom
report-match-ups-lead = How often the side of the row beat the side of the column; a draw is half a win.
report-row-side = this side
report-column-side = against
report-begins-title = Is it better to start?
report-begins-lead = The side that started won { $began }, the others { $others }.
report-all-sides = All sides
report-began = started
report-did-not-begin = did not start
report-turns = turns
report-turns-title = How many turns a match has
report-turns-lead = { NUMBER($mean, maximumFractionDigits: 1) } on average, median { NUMBER($middle, maximumFractionDigits: 1) }, from { $shortest } to { $longest }.
report-decisions = decisions
report-decisions-title = How many decisions a match takes
report-decisions-lead = { NUMBER($mean, maximumFractionDigits: 1) } on average, median { NUMBER($middle, maximumFractionDigits: 1) }, from { $shortest } to { $longest }.
report-reasons-title = How matches end
report-reasons-lead = The rule that ended the match.
report-reason = Rule
report-no-reason = no rule is named
report-points-title = Points over time
report-points-lead = At the start of each turn: { $what }. The line is the mean of the matches still in progress, the band holds 80% of them.
report-who = who
report-winners = winners
report-losers = losers
report-turn = turn
report-mean = mean
report-played-title = Cards played
report-played-lead = How many times per match the most played cards were played, by all seats together.
report-times-a-match = times per match
report-cards-title = Cards and the win rate
report-cards-lead = The difference in wins, in percentage points, between seats that played the card and the same seats in the same combination of options when they did not. Only cards that were played at least { $few } times and not played at least { $few } times are drawn.
report-cards-few = No card was both played at least { $few } times and not played at least { $few } times by comparable seats; more matches are needed.
report-cards-caveat = This is correlation, not cause. A player who is ahead plays other cards than one who is behind, more cards are played in a long match than in a short one, and a seat with a random deck may not have had the card at all; and one in twenty such intervals misses the truth by chance. To know what a card does, change it and compare: herna balance.
report-card = Card
report-times = times played
report-seats-played = seats that played it
report-seats-not = seats that did not
report-effect = difference in wins
report-corrected = The log-odds of what bots expect, times { NUMBER($slope, maximumFractionDigits: 2) }, plus { NUMBER($middle, maximumFractionDigits: 2) }: { $file }
report-chance = chance
report-chances-of = Predicted chance
report-expectations = expectations
report-chances-title = Whether chances mean something
report-chances-lead = How often a seat won when this chance was predicted. On the dashed line both are equal. On average they lie { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } percentage points apart (expected calibration error, { $matches } matches).
report-chances-caveat = In each turn only the first search of a seat counts. Expectations of one match are not independent of each other, so the intervals are too narrow, and with few matches chance alone makes the distance larger.
report-slowest-title = The slowest matches
report-slowest-lead = By the clock; the command plays the match again, records it and shows it.
report-match = Match
report-seconds = Time
report-command = To watch it
report-why = Why
report-failures-title = Matches that failed
report-failures-lead = { $failures ->
    [one] One match could not be finished.
   *[other] { $failures } matches could not be finished; the first are listed.
}

## Balance: two versions of a game's content, compared

help-balance = compare a changed version of a game's cards or numbers with the printed one: is it stronger?
help-balance-whole = { $about } The same bots play both versions on the same seeds, and the results are compared match by match.
help-balance-change = a TOML file with what differs from the printed version (docs/balance.md)
help-balance-seats = the bot of each seat, such as greedy,greedy; all random by default
help-balance-matches = matches of each version; 200 by default
balance-heading = { $game } with { $file }: { $pairs ->
    [one] { $pairs } match
   *[other] { $pairs } matches
} of each version, seed { $seed }
balance-before = as
    printed
balance-after = changed
balance-difference = difference
balance-points = { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
balance-from-to = { $low } to { $high }
balance-seat = Seat { $seat } ({ $bot })
balance-players = All together ({ $bots })
balance-stronger = { $who }: stronger, by about { $points } percentage points ({ $interval } with 95% confidence). { $luck }
balance-weaker = { $who }: weaker, by about { $points } percentage points ({ $interval } with 95% confidence). { $luck }
balance-unsure = { $who }: too few matches to tell whether it is stronger or weaker; the difference is { $interval } percentage points with 95% confidence. Four times as many matches halve that interval.
balance-same = { $who }: no difference; every match ended as before. More than { $points } percentage points are unlikely.
balance-luck = Chance alone would cause such a difference about once in { NUMBER($times, maximumFractionDigits: 0) } comparisons.
balance-luck-never = Chance alone would cause such a difference less than once in { NUMBER($times, maximumFractionDigits: 0) } comparisons.
balance-nothing = No match was finished in both versions: there is nothing to compare.
balance-legend = Share of the points (a win is one, a draw half), difference in percentage points. Valid for these bots with these options.
balance-pace = { NUMBER($before, maximumFractionDigits: 1) } decisions per match as printed, { NUMBER($after, maximumFractionDigits: 1) } changed; { NUMBER($seconds, maximumFractionDigits: 1) } s in total
error-rl-action = Action { $action } is not allowed by the mask now
error-rl-policies = { $policies ->
    [one] There is one policy
   *[other] There are { $policies } policies
} for { $seats } seats: each seat needs one
balance-illegal-deck = With this change the ready-made deck { $deck } is not legal; it is played all the same. { $why }
change-illegal-deck = With this change the ready-made deck { $deck } is not legal, but it can still be played. { $why }
error-change-none = { $file }: { $game } has no content files that could be changed
error-change-long = { $file }: a change file may have { $most } characters
error-change-game = { $file }: this file changes a game other than { $game }
error-change-which = { $file }: it is not clear which game this changes; begin with game = "…", one of { $known }
error-change-twice = { $file }: { $game } is changed by another file already; put both changes into one
error-change-late = { $file }: { $game } has been loaded as printed already
error-change-said = { $file }: { $where } needs 1 to { $most } characters in one line
error-change-decided = { $file } contains the cards it is played with, so --change does not apply
error-change-empty = { $file }: nothing is changed here
error-change-file = { $file }: { $game } has no content file "{ $given }"; it has { $known }
error-change-field = { $file }: unknown field { $where }; known: { $known }
error-change-value = { $file }: { $where } cannot be { $found }; the game has values such as { $examples }
error-change-unnamed = { $file }: an entry of { $where } needs its "{ $name }"
error-change-new = { $file }: { $where } does not exist, and a new entry needs { $missing }, or a "like"; known: { $known }
error-change-like = { $file }: { $where } cannot be like "{ $given }": only a new entry can be like an existing one, such as { $known }
error-change-broken = { $file }: { $game } cannot be set up with this change: { $why }
error-change-code = its code cannot handle it ({ $why })

## Arena

help-arena = let every bot play every other, and rank them
help-arena-whole = { $about }. Each pair plays every deal twice, the second time with swapped seats; with more than two seats, the two bots alternate. In a game that all players win or lose together, each bot plays the same deals alone in all seats.
help-arena-bots = two bots or more, such as random,greedy,search:200it; { $bots } by default
help-arena-matches = matches of each pair, rounded up to an even number, or of each bot alone; { $matches } by default
help-arena-players = the number of seats; the fewest possible by default
help-arena-habits = also count each bot's obvious mistakes: it attacks its own side, declines a weapon, exchanges equal pieces, or ends a turn with actions left
help-arena-record = keep every match as a journal in this folder, for "herna replay"
help-train = let a bot learn to judge positions from matches against itself
help-train-whole = { $about }. Each round plays, trains a net on the matches so far, and compares it with the previous net; it stops after two rounds in a row without progress.
help-train-out = the file for the net, value.json by default
help-train-from = a net to begin with
help-train-rounds = the most rounds; { $default } by default
help-train-seconds = how long each round takes: two thirds for playing, the rest for training and comparing; { $default } by default
help-train-hidden = hidden units of the net; { $default } by default
help-train-matches = the most matches of each comparison; { $default } by default
help-train-milliseconds = for each decision of a comparison; { $default } by default
help-train-iterations = iterations of the bots that play for it, on average; { $default } by default
help-train-players = how many players: a number, several such as "2|4", or "*" for any; the fewest by default
help-train-option = an option of the game: a value, several such as "normal|expert", or "*" for any, drawn again for each match; can be repeated
train-together = against the previous evaluation, on the same deals: { $share } (95% interval { $interval }) of { $matches } deals, one that both win or lose counts half
train-kept = Kept in { $file }.
train-not-kept = Not better, so not kept; the next round learns from its matches too.
train-no-features = { $game } does not describe positions in numbers, so nothing can be learned
train-other-features = the net to begin with needs { $known } features, and the game has { $features }
train-round = Round { $round }: { $matches } matches, { $positions } positions; on held-out ones log-loss { NUMBER($loss, maximumFractionDigits: 3) }, { $right } right
train-against = against the previous evaluation: { $share } (95% interval { $interval }) of { $matches } matches
train-too-few = { $matches } matches are too few to learn from; play longer with --seconds
error-no-net = { $file } holds no net; make one with "herna train GAME"
error-few-chances = { $matches } matches with a search are too few; at least { $least } are needed
error-no-correction = { $file } holds no correction of chances; make one with "herna report RUN --chances FILE"
arena-same-bot = The bot "{ $bot }" is named twice; each bot plays only against others
arena-too-few = An arena needs at least two bots, such as --bots random,greedy
arena-place = #
arena-place-of = { $place }
arena-bot = Bot
arena-rating = rating
arena-rating-of = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($spread, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-matches = matches
arena-thinking = thinks
    ms
arena-own-attacks = attacks own side
arena-declined-weapons = declines weapons
arena-swaps = exchanges equals
arena-idle = idle
arena-slips-of = { $share } of { $of }
arena-milliseconds = { NUMBER($milliseconds, maximumFractionDigits: 4) }
arena-pair = Pair
arena-against = { $first } – { $second }
arena-won-drawn-lost = won-
    drawn-
    lost
arena-record = { $wins }-{ $draws }-{ $losses }
arena-of-first-seat = seat 1
arena-first-seat = The side that has seat 1 gets { $share } of the points (95% interval { $interval }).
arena-legend = Rating: OpenSkill (Plackett–Luce), starting at 25, with its 95% interval. Share: of the points; a win is one, a draw half. Thinks: milliseconds per decision, by the clock.
arena-legend-by-itself = Each bot played the same deals alone in all seats. Share: of matches won. Thinks: milliseconds per decision, by the clock.

## Tournaments

help-tournament = let bots play a tournament, round by round
help-tournament-format = how players are paired; { $format } by default
help-tournament-players = how many bots play, at most { $most }; { $players } by default
help-tournament-bots = the bots, who take turns to enter; { $bots } by default
help-tournament-decks = ready-made decks or deck files, which the players take in turn; by default each draws a ready-made one
help-tournament-rounds = how many rounds a Swiss tournament has; by default enough for a single undefeated player
help-tournament-best-of = the most games of a match; 1 by default
help-tournament-out = write the journal of the tournament to this new file
help-tournament-resume = resume the tournament of this journal
error-tournament-what = Which game? For example "herna tournament summoner-wars"; --resume FILE resumes a tournament
error-tournament-players = A tournament needs at least two players
error-tournament-rounds = Only a Swiss tournament can have another number of rounds
error-tournament-decks = { $game } has no decks for the players here: leave out --decks, or the option that says which deck a seat has
error-tournament-resume = The journal { $file } already says what is played; with --resume only --jobs and --json can be given
error-tournament-version = { $file } was played with another version of the rules of { $game }
error-tournament-line = Line { $line } of { $file } is not an entry of a tournament: { $why }
error-no-tournament = { $game } cannot be played in a tournament: it is not a game of two players against each other
tournament-not-started = The first entry of a tournament says what is played
tournament-started-twice = The tournament has already started
tournament-best-of = A match is the best of 1, 3 or 5 games, not of { $given }
tournament-no-player = There is no player { $player }
tournament-no-open-table = Table { $table } has a result already, or is not in this round
tournament-next-player = The next player is number { $next }, not { $player }
tournament-full = A tournament has at most { $most } players
tournament-late = { $name } comes too late: only a Swiss tournament lets players in after the first round is paired
tournament-has-dropped = { $name } has already dropped out
tournament-is-over = The tournament is over
tournament-round-open = The next round cannot be paired while matches are open ({ $tables })
tournament-wrong-pairing = In round { $round } every player who has not dropped out is paired exactly once
tournament-no-result = Table { $table } of round { $round } has no result that could be corrected
tournament-built-upon = The result of table { $table } in round { $round } stands: later matches follow from it
tournament-wrong-result = This cannot be the result of table { $table } in a match of the best of { $best_of }
tournament-not-at-table = Only the players at table { $table } can be missing there
tournament-penalty = A penalty takes 0 or more points, not { $points }
tournament-swiss = { $game }: Swiss tournament, { $players } players, best of { $best }, seed { $seed }
tournament-round-robin = { $game }: round robin, { $players } players, best of { $best }, seed { $seed }
tournament-single-elimination = { $game }: single elimination, { $players } players, best of { $best }, seed { $seed }
tournament-double-elimination = { $game }: double elimination, { $players } players, best of { $best }, seed { $seed }
tournament-round = Round { $round }
tournament-byes = Bye: { $players }
tournament-score = { $first } : { $second }
tournament-unfinished = { $first } : { $second } (unfinished)
tournament-standings = Standings
tournament-player = Player
tournament-deck = Deck
tournament-points = points
tournament-opponents-matches = opponents' matches
tournament-games = games
tournament-opponents-games = opponents' games
tournament-counted = Rematches: { $rematches }. Byes: { $byes }.
tournament-legend = Points: a win or bye is 3, a draw 1. Tie-breaks in this order: the share of matches that the opponents won, of games that the player won, of games that the opponents won; then by lot.
tournament-legend-elimination = Points: the rounds that the player stayed in. Tie-breaks in this order: the share of matches that the opponents won, of games that the player won, of games that the opponents won; then by lot.
tournament-stopped = { $file } has what was played so far. To resume: { $command }

## The server

page-about = A digital tabletop that knows the rules. The games here:
page-not-built = The page has not been built yet: run ./herna.
page-api = the API for programs
preview-home = A digital tabletop that knows the rules. Play at once: { $games }
preview-about = A digital tabletop that knows the rules
preview-card = { $name } · { $game }
preview-cards = Cards: { $games }
preview-cards-about = Every card, unit and scenario: what it does, its values and where they come from, its rules and decks.
preview-rules = { $game }: the rules
preview-puzzle = { $game }, a puzzle: { $title }
preview-lesson = { $game }, a lesson: { $title }
preview-lesson-about = At a real table, in about { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
}
preview-waiting = { $game }: a seat is free for you
preview-playing = { $game }: a match to watch
preview-over = { $game }: the replay of a match
preview-free-seat = free seat
preview-player = { $name } ({ $with })
preview-clock = clock: { $clock }
preview-clock-move = { $time } per decision
error-no-table = There is no such table here
error-table-unreadable = This match began under rules of its game that this server no longer knows, so it cannot be shown
error-no-such-seat = The table has no seat { $seat }
error-not-your-seat = Seat { $seat } is not yours
error-seat-taken = Seat { $seat } is taken
error-no-free-seat = All seats are taken
error-not-begun = The match has not started: not all seats are taken yet
error-not-over = The match is not over yet
error-no-such-decision = The match has no decision { $number }; the last is { $last }
error-other-seats = The match has { $seats } seats; name a player for each
error-private-match = This match was private: only somebody who sat there can continue it
error-secret-decks = Players chose their decks in secret: this is possible once all of them have agreed to show the decks
error-stale-choice = Decision { $number } is no longer open; decision { $open } is
error-no-chat = There is no chat at this table
error-no-undo = Undo is not allowed at this table
error-no-hints = Hints are not allowed at this table
error-no-chances = The win chances of this match could not be computed; try again
error-no-hint = No hint could be found; try again
error-no-draw = A draw can be offered only where all seats are people who play against each other
error-stale-offer = Offer { $number } is no longer open; offer { $open } is
error-nothing-offered = There is no open offer for you to answer
error-no-such-moment = You cannot wait for that here
error-busy = Too much is happening at this table at once; try again
error-too-many = Too many requests; wait a moment
error-too-much-thinking = You are waiting for too many hints already
error-no-time-to-think = The bots have too much to think about just now; ask for a hint again later
error-too-many-bots = { $most } tables at which only bots play are open from your address, the most that are allowed; wait until a match is over
error-too-many-visitors = Too many new visitors have come from your address; try again tomorrow
error-too-many-tables = You have { $most } open tables, the most that are allowed; finish or leave one
error-no-trial = There is no such trial, or it was too long ago; start it again
error-too-many-trials = The bots are busy with other trials of yours or of others; wait until one has ended
error-too-many-trial-matches = That is too many matches for one trial; { $most } are allowed
error-not-toml = A file cannot say { $found }
error-too-many-from-here = { $most } tables are open from your address, the most that are allowed; finish one first
error-chat-over = The match ended a while ago; nothing more can be said here
error-table-full = Too much has happened at this table; it can only be played to its end
error-house-full = This server has no room for more tables; try again later
error-origin = This request came from a page of another site
error-host = This server does not answer under that name; start it with --origin to add one
error-bad-message = This message cannot be understood: { $why }
error-saved-name = A name has 1 to { $most } characters that can be shown; nothing was changed
error-saved-taken = The name "{ $name }" is taken; choose another one, or save a new version of it
error-saved-long = This text is too long to be saved: at most { $most } characters; nothing was changed
error-saved-many = { $most } texts are saved, and there is no room for more; delete some first
error-saved-nobody = Saved texts belong to a visitor: ask /api/me for a cookie first
error-no-seek = This person no longer looks for an opponent
error-own-seek = This is your own search for an opponent
error-many-seeks = { $most } searches for an opponent at once are the limit
error-seek-nobody = To look for an opponent, ask /api/me for a cookie first
error-own-self = That is you
error-many-relations = { $most } people are the limit
error-no-challenge = This challenge is over
error-challenge-refused = This is not possible with this person
error-many-challenges = { $most } challenges at once are the limit
error-chat-blocked = You and somebody at this table do not chat with each other
error-friends-account = For this you need an account
error-seek-rating = This person looks for an opponent with another rating
error-seek-side = { $option } is an option of one seat: send it in "own", without the number
error-not-in-match = You have no seat at this table
error-no-draft = This draft does not exist any more
error-not-in-draft = You do not take part in this draft
error-draft-begun = This draft has already started
error-draft-full = This draft has no open seat any more
error-draft-late = It is too late for that: the boosters have been passed on
error-draft-not-over = Decks are built when all boosters have been drafted
error-draft-not-yours = You have not drafted "{ $card }" so often
error-draft-size = A deck of this draft has { $wanted } cards, not { $given }
error-draft-no-deck = Both players have to hand in a deck first
error-too-many-drafts = Too many drafts have been opened today; at most { $most } a day
preview-draft = A draft
preview-draft-about = Sit down, draft boosters in secret, build a deck, and play the others.
error-no-tournament-here = This tournament does not exist any more
error-cup-name = A tournament needs a name
error-cup-nameless = Who enters needs a name
error-cup-name-taken = There is already a player called "{ $name }", or with a name that looks the same
error-cup-deck-of-seat = In a tournament a deck belongs to a player, not to a seat
error-cup-deck = Choose the deck with which you enter
error-cup-locked = Decks are locked: the tournament has begun
error-cup-secret = This deck is secret until the tournament is over
error-cup-registration = Registration is over
error-cup-full = The tournament is full; it takes at most { $most } players
error-cup-not-in = You do not play in this tournament
error-cup-not-organiser = Only the organiser may do this
error-cup-not-judge = Only a judge or the organiser may do this
error-cup-is-judge = Who judges a tournament does not play in it
error-cup-judge-plays = { $name } plays in this tournament and cannot judge it
error-cup-guest = Only in a tournament on site does the organiser enter players by name
error-cup-no-bots = In a tournament on site bots cannot play
error-cup-not-running = The tournament is not running
error-cup-by-hand = Pause the tournament to pair a round by hand
error-cup-no-table = There is no such open table in this round
error-cup-called = A judge has already been called to this table
error-cup-calls = You have called a judge { $most } times; that is as often as you can
error-cup-no-time = This round has no time limit, or its time is over
error-cup-going-on = You organise { $most } tournaments that are not over; end one of them first
error-cup-too-many = Too many tournaments have been created today; at most { $most } a day
error-cup-too-long = This tournament has too many entries; it can only be closed
error-cup-no-file = There are the files standings.csv, pairings.csv and tournament.json
error-cup-at-table = At a table of a tournament this is not possible
error-cup-paused = A judge has paused this match
error-cup-no-clock = Only a player with a clock can be given time
error-cup-look = A judge looks at a player's cards only after a call, or while the match is paused
error-cup-bots = At most { $most } bots can enter this tournament
error-cup-replay = This match can be watched again when its tournament is over: its decks are secret until then
preview-tournaments = Tournaments
preview-tournament = A tournament
preview-tournament-about = Pairings, results and standings as they come.
error-no-saved = This saved text does not exist, or it is not shared with you any more
error-too-large = This is too large; nothing was changed
error-internal = Something went wrong here; it was logged, and nothing was changed
error-unhealthy = This server cannot write to its database and read from it
error-not-ready = This server takes no requests now
error-banned = You are banned from this server
error-banned-why = You are banned from this server: { $why }
error-restarting = This server restarts; try again in a moment
error-maintenance = This server is under maintenance; no new tables can be opened now
error-maintenance-why = No new tables can be opened now: { $why }
error-not-host = Only the person who has been at this table longest may do this, and not to their own seat
error-nobody-there = Nobody sits in seat { $seat }
error-report-visitor = Open the page before you report somebody
error-report-whom = Say whom the report is about: a seat at a table, or the name of an account
error-report-said = That was not said from this seat
error-too-many-reports = You can send { $most } reports a day
error-no-visitor = This browser is not known here: open the page first
error-no-right = Your account may not do this
error-not-below = You may not do this to somebody with the role { $role }
error-no-report = There is no report { $number }
error-last-owner = Somebody has to be the owner: make another account the owner first
error-no-player = There is no player of this name, or they show nothing of themselves
error-bad-cursor = This page of the list does not exist
error-rated-account = A rated match needs an account: sign in or create one
error-rated-twice = In a rated match everybody has one seat
error-rated-help = A rated match is played without undo and without hints
error-rated-clock = A rated match needs a clock
error-rated-bots = At least one person plays a rated match
error-rated-bot = { $bot } does not play rated matches here: how strong it is has not been measured
error-rated-setup = A rated match begins from the game's usual set-up, with no scenario, limits or changed cards of your own
error-rated-leave = You cannot leave a rated match; you can resign
error-rated-clock-decides = In a rated match nobody's seat is freed: the clock decides
error-not-gone = A seat can be freed when its player was asked { $minutes } minutes ago and has not answered
notice-maintenance = This server is under maintenance; no new tables can be opened now.
notice-restarting = This server restarts. Your match continues in a moment.
error-has-account = You already have an account
error-account-form = The name of an account must have { $shortest } to { $longest } characters
error-account-name = The name "{ $name }" is taken
error-sign-in = The name or the password is wrong
error-no-account = You are not signed in to an account
error-no-such-account = There is no account "{ $name }"
error-wait-to-sign-in = Too many wrong passwords; wait { $seconds } s
error-no-mail = This server sends no e-mail; ask its operator
error-too-many-mails = Too many e-mails today; try again tomorrow
error-link-used = This link was used already or is too old

## E-mail; `server` is the address of this server, `name` the name of the account

mail-end =
    {"-- "}
    { $server }
    This e-mail was sent by a program; nobody reads answers to it.
mail-confirm-subject = Confirm your e-mail address
mail-confirm-text =
    Hello { $name },

    somebody, probably you, has entered this e-mail address for the account "{ $account }". Open this link within a day to confirm it:

    { $link }

    If it was not you, ignore this e-mail.
mail-changed-subject = Your account has another e-mail address
mail-changed-text =
    Hello { $name },

    your account now has another e-mail address, and this one is no longer used. If it was not you who changed it, write to the operator of the server.
mail-reset-subject = A new password
mail-reset-text =
    Hello { $name },

    somebody, probably you, has forgotten the password of the account "{ $account }". Open this link within an hour to choose a new one:

    { $link }

    If it was not you, ignore this e-mail; your password stays as it is.

## `herna serve`

help-serve = start the server and its page; "herna" alone also opens the browser
help-serve-config = a file with any of these options in TOML, such as port = 8000; the command line and the environment win
help-serve-host = the address to listen on; by default 127.0.0.1, this machine only
help-serve-port = the port to listen on; 8000 by default, 0 for any free one
help-serve-open = open the browser, at a running Herna if there is one
help-serve-data = the folder for the tables; by default the user's data folder
help-serve-database-url = a PostgreSQL database instead: postgresql://USER:PASSWORD@HOST/NAME (or set HERNA_DATABASE_URL)
help-serve-runs = a folder with runs of "herna simulate --out", for the cards' pages; by default "runs" in the data folder
help-serve-smtp-host = the mail server through which e-mail is sent; without one, none is sent
help-serve-smtp-port = its port; by default 587, with --smtp-tls tls 465, with none 25
help-serve-smtp-tls = how the connection to it is encrypted; starttls by default
help-serve-smtp-user = the user name for it
help-serve-smtp-password = the password for it; better set HERNA_SMTP_PASSWORD, since everybody on the machine can read options
help-serve-smtp-sender = the sender of e-mail: an address, or a name with an address: "Herna <herna@example.org>"
serve-smtp-incomplete = To send e-mail, set { $missing } as well
serve-smtp-unencrypted = A password for the mail server must not be sent unencrypted; set --smtp-tls to starttls or tls
serve-bad-sender = --smtp-sender cannot be "{ $given }"; it must look like herna@example.org or "Herna <herna@example.org>"
help-serve-legal = a folder with privacy.en.md, privacy.cs.md, terms.en.md and terms.cs.md, which the page shows
help-serve-origin = a public address of the page, such as https://herna.example.org; can be repeated
help-serve-secure = the server is reached by https only; cookies are marked secure
help-serve-proxy = the address of a trusted reverse proxy, which names the visitor; can be repeated
help-serve-thinkers = processes for the bots; one per core by default
help-serve-ray = let the bots think on the Ray cluster at this address ("auto": the one that this machine belongs to) instead of here
help-serve-rate = requests and messages per second for each address and each seat; 50 by default
help-serve-burst = how many of them may come at once; 200 by default
help-serve-keep-all = keep unused tables and visitors forever
help-serve-drain = seconds that what is under way gets when SIGTERM ends the server; 10 by default
help-serve-log = the format of the log on standard error; console at a terminal, else json
help-serve-log-level = the lowest level that is logged; info by default
error-legal-to-fill-in = { $file }, line { $line }: { $found } is not filled in
error-config-line = { $file }, line { $line }: { $why }
error-config-unknown = There is no setting "{ $name }"
error-config-switch = "{ $name }" is either true or false
error-config-choice = "{ $name }" cannot be "{ $given }"; there are { $choices }
error-config-text = "{ $name }" cannot be set to that
serve-ready = Herna is running at { $url }
serve-data = Tables are stored in { $folder }
serve-end = Press Ctrl-C to stop it; nothing is lost.
serve-runs-already = Herna is already running at { $url }
serve-bad-port = --port cannot be "{ $given }"; it must be a number from 0 to { $most }
serve-bad-rate = { $option } cannot be "{ $given }"; it must be a number above 0
serve-bad-origin = --origin cannot be "{ $given }"; it must look like https://herna.example.org
serve-bad-proxy = --proxy cannot be "{ $given }"; it must be an address like 127.0.0.1 or a network like 10.0.0.0/8
serve-port-taken = Port { $port } on { $host } is in use by another program; choose another with --port, or --port 0 for any free one
serve-cannot-listen = Cannot listen on { $host }, port { $port }: { $why }
serve-folder-taken = Another Herna ({ $url }) stores its tables in { $folder }; choose another folder with --data, or stop that one
error-data-folder = The data folder { $folder } cannot be used: { $why }; choose another with --data
error-database = The database cannot be used: { $why }

## `herna bench server`

help-bench-server = measure how many tables a server holds on this machine, and how fast it takes choices
help-load-games = the keys of the games that are played at random; { $games } by default
help-load-tables = numbers of open tables to measure, one after another; 50,200,1000 by default
help-load-pace = choices per second of all tables together; 600 by default
help-load-seconds = seconds for each number of tables; 15 by default
help-load-database-url = an empty PostgreSQL database for the server; by default SQLite in a temporary folder
load-progress = playing
load-tables = tables
load-held = held
load-choices = choices/s
load-p50 = p50
    (ms)
load-p99 = p99
    (ms)
load-cpu = CPU
    (ms/choice)
load-no-server = The server could not be started: { $why }
load-refused = The server refused to open a table: { $why }
bench-bar-tables = { $game }: { NUMBER($wanted, maximumFractionDigits: 0) } tables are held
bench-bar-choices = { $game }: at least { NUMBER($wanted, maximumFractionDigits: 0) } choices/s
bench-bar-p99 = { $game }: of 100 choices, 99 take at most { NUMBER($wanted, maximumFractionDigits: 0) } ms
bench-bar-idle = { $game }: an idle table takes at most { NUMBER($wanted, maximumFractionDigits: 0) } kB
bench-bar-crowd = { $game }: a choice before 500 spectators costs at most { NUMBER($wanted, maximumFractionDigits: 0) } times one before a single spectator
bench-found-crowd = { NUMBER($found, minimumFractionDigits: 1, maximumFractionDigits: 1) } times
bench-found-tables = { NUMBER($found, maximumFractionDigits: 0) }
bench-found-choices = { NUMBER($found, maximumFractionDigits: 0) }
bench-found-p99 = { NUMBER($found, maximumFractionDigits: 0) } ms
bench-found-idle = { NUMBER($found, maximumFractionDigits: 1) } kB

# Lessons and puzzles
error-lesson-field = { $place }: there is no such field here; there are: { $known }
error-lesson-type = { $place }: this must be { $wanted ->
    [text] a text
    [texts] a list of texts
    [number] a whole number
    [numbers] a list of whole numbers
    [yes-no] true or false
    [table] a table
    [tables] a list of tables
   *[lists] a list of lists of texts
}
error-lesson-missing = { $place }: this field is missing
error-lesson-game = { $place }: there is no game "{ $game }"; there are: { $known }
error-lesson-rule = { $place }: there is no rule { $rule }
error-lesson-kind = { $place }: "{ $choice }": there is no kind of choice "{ $kind }"
error-lesson-choice = { $place }: "{ $choice }" should have the form "{ $form }"
error-lesson-check = { $place }: "{ $check }" is not a check; write "question = answer", or >= or <= and a number
error-lesson-deadline = { $place }: there is no such deadline; there are: { $known }
error-lesson-no-steps = { $place }: a lesson needs at least one step
error-lesson-given = { $place }: this position cannot be set up: { $why }
error-lesson-impossible = { $place }: the position cannot be played: { $why }
error-lesson-not-offered = { $place }: "{ $choice }" is not offered; asked: { $asked }; offered: { $offered }
error-lesson-not-asked = { $place }: the learner is not asked, but seats { $seats }
error-lesson-question = { $place }: "{ $question }" cannot be answered ({ $why })
error-lesson-untrue = { $place }: "{ $check }" does not hold: it is { $answer }
error-lesson-chance = { $place }: the script of dice does not fit: { $why }
error-lesson-left-over = { $place }: only { $used } of { $given } scripted numbers were rolled
error-lesson-never-offered = { $place }: "{ $choice }" is never offered in this step
error-lesson-carried-out = { $place }: "{ $choice }" should change nothing, but was carried out
error-lesson-silent = { $place }: nothing is said to "{ $choice }"
error-lesson-refused = { $place }: "{ $choice }" should be refused by { $rule }, but is by: { $by }
error-lesson-text = { $place }: the message { $message } is missing
error-lesson-point = { $place }: there is no "{ $point }" to point at
error-lesson-way = { $place }: this way ends { $state }: { $way }
error-lesson-unread = { $place }: a rule or card that this names was changed; read it again, then renew it with "herna lesson seen FILE"
error-lesson-unknown = { $game } has no lesson or puzzle "{ $given }"; there are: { $known }

help-learn = learn a game in short lessons; without GAME, list them all
help-learn-lesson = the number or key of a lesson; without it, the next one
help-learn-list = list the lessons of the game
help-learn-check = check all lessons and puzzles of the game by playing them
help-learn-json = list lessons, puzzles, glossary and tips as JSON
help-puzzles = solve the puzzles of a game; without NUMBER, list them
help-puzzles-number = the number or key of a puzzle
help-puzzles-check = solve the puzzles that were changed since they were last solved, and store what is found
help-puzzles-soak = solve all of them again
help-puzzles-most = a puzzle with more positions than this counts as too large
help-puzzles-today = the puzzle of the day: of GAME, or of all games
help-puzzles-make = find puzzles in recorded matches: positions where only one line reaches the best result
help-puzzles-make-from = a folder with journals, as "herna arena GAME --record DIR" writes them
help-puzzles-make-to = the folder for the puzzles; puzzles-GAME by default
help-puzzles-make-most = the most positions of a candidate; one with more does not become a puzzle
help-puzzles-make-puzzles = stop after this many puzzles; 30 by default
help-puzzles-make-seconds = stop after this time; 600 seconds by default
error-puzzles-no-journals = There are no journals in { $folder }; "herna arena { $game } --record { $folder }" records some
error-puzzles-other-game = { $file } is a match of { $found }, not of { $game }
puzzles-make-progress = { $found ->
    [one] one puzzle
   *[other] { $found } puzzles
}
puzzles-make-done = { $found ->
    [0] No puzzles found; positions searched: { $positions }.
   *[other] Puzzles found: { $found }; positions searched: { $positions }. They are in { $folder }; read their texts and write better ones.
}
puzzle-hint-rule = Think of this rule: { $rule }.
puzzle-made-title = { $file }, decision { $number }
puzzle-made-why = This works: { $choices }.
puzzle-made-ask-win = You can win { $deadline }. Find the way.
puzzle-made-ask-breaches = Have { $best } open breaches { $deadline }.
puzzle-made-ask-minions = Leave at most { $best } minions and powers in play { $deadline }.
puzzle-made-ask-save = Keep Gravehold at { $best } life or more { $deadline }.
puzzle-made-ask-magic = Have { $best } magic { $deadline }.
puzzle-made-ask-points = Have { $best } points at the end of your Move Step.
puzzle-made-ask-enemies = Leave your opponent at most { $best } pieces on the map { $deadline }.
puzzle-deadline-this-phase = in this phase
puzzle-deadline-this-step = in this step
puzzle-deadline-this-turn = this turn
puzzle-deadline-next-nemesis-turn = through the next nemesis turn
error-puzzle-unverified = { $place }: the solver has not confirmed this puzzle as it is now; run "herna puzzles check { $game }"
puzzle-checked = { $name }: solved in { $shortest } { $shortest ->
    [one] choice
   *[other] choices
}, { $first ->
    [one] one beginning
   *[other] { $first } different beginnings
}, { $longer ->
    [0] no longer way
    [one] one beginning of a longer way
   *[other] { $longer } beginnings of longer ways
}; all { $positions } positions; { $percent }% at random
puzzle-too-many = { $name }: not every line was played, since there are at least { $positions } positions; there may be other ways, so the puzzle is not accepted
puzzle-unsolvable = { $name }: the goal cannot be forced
puzzle-otherwise = { $name }: the result differs from the stored one
help-lesson-check = check your own lesson or puzzle: what is wrong with it, and where
help-lesson-seen = note in a file that it was read again after rules or cards changed
help-lesson-file = a lesson or puzzle as a TOML file; see docs/lesson-format.md
help-rules-glossary = explain the terms of the game, each in one sentence
help-rules-book = read the rulebook as a book: all of it, or one chapter by its key or number
error-learn-which = name a game: { $known }
error-learn-nothing = There are no lessons for { $game } yet.
error-no-glossary = { $game } has no glossary.
error-no-book = { $game } has no rulebook chapters; its rules are listed by number.
error-no-chapter = { $game } has no chapter "{ $given }"; there are: { $known }
error-learned-file = { $file } cannot be read as your progress; move it away to start again
learn-minutes = { $minutes } min
learn-finished = finished
learn-at-step = step { $step } of { $steps }
learn-solved = solved
lesson-begins = { $title } ({ $minutes } min)
lesson-commands = You can always type: { $words }, or "?" and a term or card.
lesson-continue = Press Enter to continue.
lesson-try = 1) { $choice }
lesson-otherwise = You could do that, but try what is marked with » now. Nothing has changed.
lesson-how-to-answer = Type a number from 1 to { $options }, an option in words, or one of: { $words }.
lesson-hint = Try this: { $choice }
lesson-no-rule = This step has no rule.
lesson-no-term = There is no term or card "{ $name }".
lesson-left = You have left; your progress is saved.
lesson-finished = The lesson is finished.
lesson-holds = { $name }: holds
lesson-faulty = { $name }: { $faults ->
    [one] 1 fault
   *[other] { $faults } faults
}
lesson-renewed = { $name }: noted that it was read again.
puzzle-solved = Solved!
puzzle-failed = Not this time. Type "undo" or "again", or "leave".
puzzle-no-hint = From here no known way leads to the goal; type "undo" or "again".
lesson-free = Now try what you like on this copy of the table. Nothing here counts, and the lesson waits for you.
lesson-free-over = This trial is over. The lesson waits for you.
lesson-free-commands = Type "back" to go back to the lesson.
typed-why = why
typed-try = try
typed-show = show
typed-again = again
typed-skip = skip
typed-leave = leave quit q exit
error-lesson-lost = The lesson has changed; it starts again at this step.

## The coach: a match looked back on

help-coach = look back on a finished match: which choices could have been better, and what was luck
help-coach-file = a journal or a save of a finished match
help-coach-seat = the seat whose choices are reviewed; 1 by default
help-coach-time = how many seconds it may take; 60 by default
help-coach-json = print the result as JSON
coach-percent = { $number }%
coach-title = Coach: { $game }, { $name }
coach-task = { $phase ->
    [0] Win chances
    [1] How exact they are
    [2] A short look at each choice
    [3] A longer search
   *[other] How much was luck
  }
coach-choices = { $you ->
    [yes] You had a real choice { $choices ->
        [one] once
       *[other] { $choices } times
      }.
   *[no] { $name } had a real choice { $choices ->
        [one] once
       *[other] { $choices } times
      }.
  } { $mistakes ->
    [0] A longer search confirms no mistake.
    [one] For one choice, a longer search confirms that another was better.
   *[other] For { $mistakes } choices, a longer search confirms that others were better.
  }
coach-worst = The costliest was decision { $at }: { $gain } of the chance to win, give or take { $error }.
coach-doubted = { $count ->
    [one] Once, another choice seemed better at first, but a longer search did not confirm it; so it is not called a mistake.
   *[other] { $count } times, another choice seemed better at first, but a longer search did not confirm it; so these are not called mistakes.
  }
coach-left = { $count ->
    [one] One more choice was not reviewed.
   *[other] { $count } more choices were not reviewed.
  }
coach-luck-good = Luck in the decisive moments: { $gain } for { $you ->
    [yes] you
   *[no] { $name }
  }, give or take { $error }.
coach-luck-bad = Luck in the decisive moments: { $gain } against { $you ->
    [yes] you
   *[no] { $name }
  }, give or take { $error }.
coach-luck-unsure = In the decisive moments, luck cannot be told from the error of the estimate ({ $error }).
coach-error = All chances are estimates of a short search. Another search of the same position may differ by { $error }, and the search itself can be wrong.
coach-gain = { $you ->
    [yes] By what you knew, the search gives you { $chosen } after your choice and { $better } after the other: { $gain } more, give or take { $error }.
   *[no] By what { $name } knew, the search gives { $chosen } after this choice and { $better } after the other: { $gain } more, give or take { $error }.
  }
coach-fine = { $you ->
    [yes] The search found nothing better than your choice.
   *[no] The search found nothing better than { $name }'s choice.
  }
coach-doubted-here = { $you ->
    [yes] Another choice seemed better at first, but a longer search did not confirm it, so it does not count as your mistake.
   *[no] Another choice seemed better at first, but a longer search did not confirm it, so it does not count as { $name }'s mistake.
  }
coach-theirs = { $you ->
    [yes] This was not your choice.
   *[no] This was not { $name }'s choice.
  }
coach-seen-later = It is the estimate that changed: after the choice, the search sees what was coming.
coach-no-luck = It involved no dice and no new cards.
coach-moment-luck-good = Luck: { $gain } for { $you ->
    [yes] you
   *[no] { $name }
  }, give or take { $error }. With other dice or cards it would usually have gone worse.
coach-moment-luck-bad = Luck: { $gain } against { $you ->
    [yes] you
   *[no] { $name }
  }, give or take { $error }. With other dice or cards it would usually have gone better.
coach-moment-luck-unsure = It went about as usual: no luck beyond the error of the estimate ({ $error }).
coach-moment = { $number }. Decision { $at }, { $name }
coach-change = chances to win { $change }
coach-asked = The question: { $question }
coach-chosen = Chosen: { $choice }
coach-better = Better: { $choice }
coach-followed = What followed:
coach-would-follow = What might have followed, for example:
coach-curve = Win chances of { $name }, give or take { $error }:
coach-quiet = No single choice changed the chances by more than the error.
coach-out-of-time = Time ran out before everything was reviewed; --time gives more.
error-no-coach = This match could not be reviewed; try again
error-no-redeal = The hidden cards cannot be dealt again here; continue from another choice
error-coach-time = The time is { $given }; it must be a number of seconds from 1 to { $most }

# The guide of a first match
guide-goal = Goal
guide-still = You can still: { $what }.
guide-tip = Tip: { $tip }
guide-anyway = Do it anyway? (y/n)
guide-went-back = Nothing has been done; choose again.
guide-off = The guide is put away for good; "tips" brings it back.
guide-on = The guide is back.
guide-none = There is a guide in matches started with --first or --tips.
learn-first = Your first match: { $command }
error-first-decides = --first decides how the match is set up; leave out { $given }
