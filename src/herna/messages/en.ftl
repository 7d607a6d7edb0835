# What the program says in English. A game's own messages are in its content folder.

hidden = something hidden
seat-numbered = Seat { $seat }
person-nameless = Player { $seat }
seat-alike = { $name } ({ $seat })
bot-level = Computer { $level }
bot-other = Computer ({ $bot })

## The engine's prompts, choices and refusals

choose-next-effect = Several effects are due at once. Which is resolved next?
choose-replacement = Something may happen instead. What do you choose?
play-something-now = Do you want to play anything now?
choice-resolve = Resolve: { $effect } ({ $source })
choice-replace-by = Instead: { $effect } ({ $source })
choice-let-happen = Let it happen
choice-decline = No
choice-resign = Resign
why-match-over = The match is over.
why-not-asked = It is not you who decides now.
why-no-such-choice = There is no such choice in this game.
why-not-offered = This is not possible now.

## Errors: what is wrong, where, and what to do

error-illegal-choice = This is not possible now.
error-unknown-game = There is no game "{ $game }"; there are: { $known }
error-broken-game = The game "{ $game }" cannot be loaded: { $why }
error-unknown-option = { $game } has no option "{ $option }"; it has: { $known }
error-option-value = Option { $option } of { $game } cannot be "{ $given }"; it can be: { $known }
error-option-number = Option { $option } of { $game } cannot be "{ $given }"; it is a whole number from { $low } to { $high }
error-seat-count = { $game } cannot be played with { $given } seats; it can with: { $known }
error-unknown-bot = There is no bot "{ $bot }"; there are: { $known } (and human)
error-bad-seed = The seed "{ $seed }" cannot be used: it has to be 1 to 200 printable characters
error-whole-number = { $option } cannot be "{ $given }"; it is a whole number from 1 to { $most }
error-only-bots = Only bots play here; people play with "herna play { $game }"
error-worker-lost = A process that was playing has been ended from outside (out of memory?); fewer --jobs may help
error-bad-choice = { $choice } is not a choice of this game
error-command-line = { $why }; "{ $command } --help" tells more
error-unreadable-file = { $file } cannot be read: { $why }
error-unwritable-file = { $file } cannot be written: { $why }
error-not-a-file = { $file } is not a Herna { $kind }
error-file-version = { $file } has format { $found }, this Herna reads format { $known }; use the Herna it was made with, or a newer one
error-game-version = { $file } is of { $game }, rules version { $found }; this Herna plays version { $known } of the game asked for
error-journal-line = { $file }, line { $line }: this is not a line of a journal
error-journal-changed = { $file }, line { $line }: the line was changed after it was written
error-journal-cut-off = { $file } is cut off after line { $line }; "herna replay --partial" shows what is there
error-journal-choice = { $file }, line { $line }: the choice does not follow the rules ({ $why })
error-journal-chance = { $file }, line { $line }: the chance outcomes are not what this match draws
error-journal-result = { $file }, line { $line }: the match does not end with this result
error-journal-seed = { $file }: the seed is not the one whose SHA-256 was published at the start
error-journal-unfinished = { $file }: the match is not finished ({ $choices } choices so far), so its seed is not known yet
error-save-changed = { $file } was changed or damaged after it was saved; nothing was loaded
error-save-data = A save holds data that cannot be read: { $found }
error-save-step = A save stands at a step that this version does not have: { $procedure }, { $step }
error-nothing-to-undo = There is nothing to undo.
error-no-time = This match has no time that could be over now.
error-undo-needs-consent = Something was rolled or revealed, or another player has chosen: the others have to agree.
error-bad-toml = { $file }: { $why }
error-toml-dots = { $file }, line { $line }: more than { $most } dots in one line are not read
error-rules-shape = { $file }: this file holds { $kinds } entries and nothing else
error-rule-id = { $file }, [[{ $kind }]] { $number }: the ID "{ $found }" is missing or is not like { $prefix }-AREA-01
error-duplicate-rule = { $file }, line { $line }: { $id } is there twice
error-rule-field = { $file }, { $id }: { $field } is missing
error-rule-unknown-field = { $file }, { $id }: nothing is known of a field "{ $field }"
error-rule-basis = { $file }, { $id }: the basis "{ $found }" is none of { $known }
error-rule-chapter = { $file }, { $id }: { $chapters ->
    [0] there is no chapter for it
   *[other] it fits into more than one chapter: { $found }
}
error-chapter-empty = { $file }, { $id }: this chapter has no rule
error-example-is-rule = { $file }, { $id }: a rule has this ID already
error-example-rule = { $file }, { $id }: "{ $rule }" is no rule of this game, or is named twice
error-unknown-rule = { $game } has no rule "{ $id }", and no rule or example says this; "herna rules { $game }" lists them
error-unknown-rule-close = { $game } has no rule "{ $id }"; did you mean { $close }?
error-option-form = "{ $given }" is not an option; options are given as --option NAME=VALUE
error-file-exists = { $file } is already there and is not overwritten; choose another name
error-written-by-others = { $file } was written by another program in the meantime; this match goes no further here
error-same-file = { $file } cannot hold both the journal and the save; choose two names
error-save-decides = { $file } already holds a match, and { $given } cannot change it; leave that out to go on with the match
error-save-players = { $file } does not say well who plays; nothing was loaded
error-no-coverage = There is no build/rule-coverage.json here or in a folder above; run ./test first
error-coverage-shape = { $file } is not a list of rules with passing tests; run ./test to make it anew
error-content-field = { $file }, card { $card }: nothing is known of a field "{ $field }"
error-content-value = { $file }, card { $card }: { $field } cannot be { $found }
error-content-text = nobody has written what the text "{ $text }" does; a new text needs code
error-duplicate-card = { $file }: there is another card "{ $card }" already
error-no-decks = { $game } is not played with decks that one could build
error-deck-field = { $file }: a deck has a summoner and [cards]; nothing is known of "{ $field }"
error-deck-missing = { $file }: { $field } is missing; a deck has a summoner and [cards]
error-deck-cards = { $file }: cards is a table: under [cards], a line such as frost-mage = 4 for each card
error-deck-summoner = { $file }: "{ $given }" is not a Summoner; there are: { $known }
error-deck-card = { $file }: there is no card "{ $given }"
error-deck-card-close = { $file }: there is no card "{ $given }"; did you mean { $close }?
error-deck-copies = { $file }: there cannot be "{ $given }" of { $card }; it is a whole number from 1 to { $most }
error-deck-illegal = { $file }: this deck is not legal by { $rules }; "herna decks" says of a deck in a file what is wrong
error-no-scenarios = none of the installed games is played in scenarios; "herna games" lists those that are there
error-game-without-scenarios = { $game } is not played in scenarios; "herna scenario list" lists those that there are
error-unknown-scenario = there is no scenario "{ $given }", and no such file; there are: { $known }
error-scenario-size = { $file } is larger than { $most } kB; no scenario is
error-scenario-faults = { $file } cannot be played, { $faults ->
    [one] for one reason
   *[other] for { $faults } reasons
} (points { $lines } of what must hold); "herna scenario check" says what is wrong and where
error-bad-market = "{ $given }" is no supply: that is one of { $sets }, or kinds separated by commas, among them { $count } different { $type ->
    [gem] gems
    [relic] relics
   *[other] spells
}; there are: { $known }
error-market-size = "{ $given }" is no supply: there is something too many in it; a supply has { $count } kinds
error-scenario-seats = The scenario { $scenario } is for { $seats } players, not for { $given }
error-race-twice = The race { $race } was chosen or is in the scenario more than once; each race can be there only once
error-first-seat = Seat { $seat } cannot begin; the scenario has { $seats } seats
error-mage-twice = The mage { $mage } was chosen for more than one seat; each mage can be there only once
error-no-decision = { $file } has no decision { $number }; it has 1 to { $last }

## The command line: what --help says

help-herna = Herna, a digital tabletop that knows the rules.
help-arguments = arguments
help-options = options
help-help = show this help and end
help-version = show the version and end
help-lang = the language, in place of the system's: en or cs
help-commands = commands
help-games = list the games with their seats and options
help-games-json = the list as JSON
help-games-keys = only the keys, one a line
help-play = play in the terminal, people and bots in any mix
help-game = the key of a game, as "herna games" lists them
help-play-seats = who plays, seat by seat: human or a bot, such as human,greedy
help-play-seed = a text from which all chance of the match follows
help-play-option = an option of the game; may be given several times
help-play-journal = write every choice to this new file while playing
help-play-ask-always = ask a person also when there is nothing to play
help-play-save = save after every choice to this file; if it is there, go on with its match
help-rules = read the rules of a game, or see which are tested
help-rules-id = a rule such as C4-WIN-01, a chapter or a worked example by its ID, or words to look for
help-rules-coverage = count the rules and examples with a passing test, as the last ./test found them
help-rules-json = the same as JSON
help-decks = list the ready-made decks of a game, or check a deck of your own
help-decks-file = a deck as a TOML file: summoner = "KEY", and under [cards] lines KEY = NUMBER
help-decks-json = the same as JSON
help-scenario-list = list the scenarios of a game
help-scenario-show = draw a scenario: its map, what stands on it, its rules
help-scenario-check = check a scenario of your own: what is wrong with it, and where
help-scenario-key = a scenario's key, or a file with one of your own
help-scenario-file = a scenario as a TOML file; docs/scenario-format.md tells how to write one
help-scenario-json = the same as JSON
help-replay = step through the journal of a match
help-verify = check a finished journal against the rules and its seed
help-journal = a journal, as "herna play --journal" writes it
help-replay-partial = also take a journal whose end is missing
help-replay-all = show everything without asking
help-replay-at = show only the table before this decision

## The list of games

games-game = Game
games-seats = Seats
games-options = Options
games-rules = Rules
games-none = No game is installed.
games-option = { $option } ({ $meaning }): { $values }; default { $default }
games-option-range = { $low } to { $high }
games-option-text = or a text that the game knows
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
rules-missing = Without one:

## Decks

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

# What a player may type at any time, each word by itself; the words of both languages are always understood.
typed-undo = undo u
typed-help = help h ?
typed-hint = hint tip
typed-rule = rule rules
typed-card = card cards
typed-log = log
typed-save = save
typed-quit = quit q exit
typed-yes = y yes
play-help =
    A number takes that option, and so does the option in words.
    undo, u    take your last choice back
    hint       what a strong bot would do, with its estimates
    rules ID   show a rule; "rules WORDS" looks for words, just "rules" lists all
    card NAME  show what a card says
    log        what has happened so far
    quit, q    leave the match
play-thinking = Seat { $seat } is thinking …
play-hint-option = { $choice } – wins { NUMBER($win, maximumFractionDigits: 0) } % by the bot's estimate
play-hint-line = { $tried ->
    [one] tried once
   *[other] tried { $tried } times
}, expected then: { $line }
play-bot-failed = The bot { $bot } has failed ({ $why }); a simpler one decides for it this once.
play-failure-kept = To find out why, replay: { $file }
play-no-card = There is no card named "{ $name }" in this game.
play-help-kinds = In short words: { $kinds }
play-human = human
play-seat = seat { $seat }: { $player }
play-seed-hash = SHA-256 of the seed: { $hash }
play-seed = seed: { $seed }
play-resumed = Going on with the match saved in { $file }, at decision { $number }.
play-turn = { $seat }, decision { $number }
play-time-left = { $minutes ->
    [one] The last minute of the match
   *[other] { $minutes } minutes left for the match
}
play-turn-together = All players together, decision { $number }
play-hand-over = { $seat } looks now. Hand over the keyboard and press Enter.
play-how-to-answer = Type a number from 1 to { $options }, an option in words, or "help".
play-several = Several options read like that; type the number of one.
play-nothing-happened = Nothing has happened yet.
play-agree = Does everyone agree? [y/N]
play-not-undone = Nothing was taken back.
play-undone = { $choices ->
    [one] One choice was taken back.
   *[other] { $choices } choices were taken back.
}
play-saves = The match is saved in { $file } after every choice.
play-saves-not = This match is not being saved; "--save FILE" when it starts does that.
play-left = You have left the match.
play-go-on = Go on with: { $command }
play-won = { $winners ->
    [one] Seat { $seats } wins!
   *[other] Seats { $seats } win!
}
play-drawn = Nobody wins: the match is drawn.
play-won-together = You have won, all together!
play-lost-together = You have lost, all together.
play-journal = journal: { $file }

## Replaying and verifying

replay-before = Before decision { $number }
replay-after = After decision { $number }
replay-undone = Decision { $number } was taken back.
replay-ends-here = The journal ends here; the match is not over.
replay-prompt = Enter: next, b: back, a number: that decision, q: quit
replay-no-decision = There are decisions 1 to { $last }.
typed-back = b back
verify-good = { $file } is a true journal of { $game }.
verify-lines = lines checked: { $lines }
verify-choices = choices, all as the rules allow: { $choices }
verify-inherited = of these, taken over from another match with the chance they had there: { $choices }
verify-result = result: { $result }
verify-seed = seed: { $seed }, as its SHA-256 promised: { $hash }

## Benchmarks

help-bench = measure how fast the games go, also beside other engines
help-bench-games = the keys of games; without any, all of them
help-bench-peers = also measure other engines, in the same run
help-bench-seconds = how many CPU seconds each rate is measured, in { $rounds } rounds; 2 if not given
help-bench-check = end with status 1 if a game is slower than it should be
help-bench-json = the measurements as JSON
bench-progress = measuring
bench-heading = { $build }, Python { $python }; per CPU second, the best of { $rounds } rounds
bench-compiled = Compiled with mypyc
bench-interpreted = Plain CPython
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
bench-ours = our same game is
bench-times-faster = { NUMBER($times, minimumFractionDigits: 1, maximumFractionDigits: 1) } times as fast
bench-times-slower = { NUMBER($times, minimumFractionDigits: 1, maximumFractionDigits: 1) } times slower
bench-number = { NUMBER($number, maximumFractionDigits: 2) }
bench-bar = Wanted
bench-found = Measured
bench-kept = Kept
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
bench-bad-seconds = --seconds cannot be "{ $given }"; it is a number above 0, at most { $most }
bench-peer-missing = The package { $package } of another engine cannot be used ({ $why }); "./herna bench --peers" in the folder of Herna installs all that it measures

## Many matches: simulation and arena

help-matches-seed = a text from which all matches follow; a new one if not given
help-matches-option = an option of the game; may be given several times
help-matches-jobs = how many processes play at once; as many as there are cores if not given
help-matches-most-decisions = a match that is not over after so many decisions is a failure; { $most } if not given
help-matches-json = the outcome as JSON
matches-progress = playing { $game }
matches-rate = { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }/s
matches-rate-slow = { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }/min
matches-heading = { $game }: { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}, seed { $seed }
matches-wins = won
matches-share = share
matches-interval = 95 %
    interval
matches-count = { $count }
matches-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
matches-from-to = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
matches-pace = { NUMBER($decisions, maximumFractionDigits: 1) } decisions a match, { NUMBER($seconds, maximumFractionDigits: 1) } s in all
matches-interrupted = Interrupted: { $done } of { $all } matches were played.
matches-failed = Match { $match } failed (seed { $seed }): { $why }. To play it again:
matches-more-failed = { $more ->
    [one] One more match has failed; --json lists all.
   *[other] { $more } more matches have failed; --json lists all.
}

## Simulation

help-simulate = let bots play many matches and count who wins
help-simulate-seats = the bot of each seat, such as random,greedy; all random if not given; may be given several times, each is a line-up
help-simulate-matches = how many matches of each line-up with each combination of options; 100 if not given
help-simulate-first = the number of the first match; with the same seed, a match of the same number is the same match
simulate-who = Seat
simulate-seat = { $seat } ({ $bot })
simulate-players = all together ({ $bots })
simulate-draws = draws
help-simulate-option = an option of the game: NAME=VALUE, several values with commas, or NAME=* for all (but random); every combination is played
help-simulate-out = keep every match in this folder: a new one, or one where the same command has stopped and now goes on
help-simulate-resume = go on with the run of this folder
help-simulate-record = play one match (--first N --matches 1) and write a journal that "herna replay" opens
help-simulate-ray = play on a Ray cluster: its address, auto for one that runs here, or local for a new one with as many workers as --jobs
simulate-cell = Options
simulate-left-out = { $cells ->
    [one] One combination that the game does not allow is left out.
   *[other] { $cells } combinations that the game does not allow are left out.
}
simulate-recorded = The match is in { $file }; to watch it: { $command }
simulate-kept = All matches are kept in { $folder }; to see them: { $command }
simulate-stopped = What was played is kept in { $folder }; to go on: { $command }
error-simulate-what = Say which GAME is to be simulated, or --resume DIR; "herna simulate --help" tells more
error-too-many-cells = That makes { $cells } combinations of line-ups and options; one run can have { $most }
error-too-many-rows = That makes { $matches } matches; one run can have { $most }
error-record-one = --record writes down one match, and this makes { $matches }; say which: --first N --matches 1
error-no-list = Option { $option } has no list of values, so "*" cannot stand for all of them
error-extra = This needs the package { $package }, which is not installed: pip install "herna[{ $extra }]"
error-ray = The Ray cluster "{ $address }" cannot be used: { $why }
error-ray-version = A machine of the cluster has Herna { $found }, this one has { $known }; all need the same
error-no-run = { $folder } holds no run; "herna simulate GAME --out DIR" makes one
error-run-file = { $file } cannot be read as a run: { $why }
error-run-version = { $folder } holds a run of Herna { $found }, this is { $known }; another version may play other matches, so it is not gone on with
error-run-busy = Somebody else is working on the run in { $folder }
error-another-run = { $folder } holds another run; go on with that one by --resume, or choose another folder
error-folder-taken = { $folder } holds other files; choose a new or an empty folder
error-resume-decides = The run in { $folder } says itself what is played; besides --resume only --jobs, --ray and --json can be given
error-rows = Line { $line } of { $file } is damaged

## The report of a run

help-report = make a page of figures from a run that "herna simulate --out" has kept
help-report-folder = the folder of the run
help-report-out = the file to write; report.html in the folder of the run if not given
help-report-png = also write every figure as a PNG picture, into the folder pictures beside the page
report-written = The report is in { $file }
report-pictures = The pictures are in { $folder }
report-nothing = The run in { $folder } has no match yet; go on with: { $command }
report-title = { $game }: the report of a run
report-lead = Played by { $bots }; seed { $seed }. Every interval holds the true number with a confidence of 95 %.
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
report-ended = ended so
report-low = from
report-high = to
report-interval = 95 % interval
report-won = won
report-played = matches
report-from = from
report-to = to
report-below = to below
report-matches = matches
report-matches-played = Matches
report-of-all = of { $all }; the run is not finished
report-cells = Combinations
report-draws = Draws
report-lost = Lost
report-mean-turns = Turns in a match
report-time-played = Time to play
report-all-processes = of all processes together
report-wins-title = Who wins
report-wins-lead = How often each side won, from whatever seat. The dashed line is where all would be if they were equally strong.
report-together-title = How often the players win
report-together-lead = The players win or lose together; each line is one combination of options.
report-grid-title = What makes it hard
report-grid-lead = How often the players won by the first two options that differ.
report-match-ups-title = Who beats whom
report-match-ups-lead = How often the side of the row beat the side of the column; a draw is half a win.
report-row-side = this side
report-column-side = against
report-begins-title = Is it better to begin?
report-begins-lead = Whoever began won { $began }, the others { $others }.
report-all-sides = All sides
report-began = began
report-did-not-begin = did not begin
report-turns = turns
report-turns-title = How many turns a match has
report-turns-lead = { NUMBER($mean, maximumFractionDigits: 1) } on average, { NUMBER($middle, maximumFractionDigits: 1) } in the middle, from { $shortest } to { $longest }.
report-decisions = decisions
report-decisions-title = How many decisions a match takes
report-decisions-lead = { NUMBER($mean, maximumFractionDigits: 1) } on average, { NUMBER($middle, maximumFractionDigits: 1) } in the middle, from { $shortest } to { $longest }.
report-reasons-title = How matches end
report-reasons-lead = The rule that ended the match.
report-reason = Rule
report-no-reason = no rule is named
report-points-title = Points over time
report-points-lead = When each turn began: { $what }. The line is the mean of the matches that were still going on, the band holds 80 % of them.
report-who = who
report-winners = who won in the end
report-losers = who lost in the end
report-turn = turn
report-mean = mean
report-played-title = Cards played
report-played-lead = How often the cards that were played most were played in a match, by all seats together.
report-times-a-match = times a match
report-cards-title = Cards and the win rate
report-cards-lead = By how many percentage points more often those won who had played the card, compared with the same seat in the same combination of options when it had not. Only cards that were played at least { $few } times and not played at least { $few } times are drawn.
report-cards-few = No card was both played at least { $few } times and not played at least { $few } times by seats that are alike: more matches would tell.
report-cards-caveat = This is correlation, not cause. Whoever is ahead plays other cards than whoever is behind, a long match sees more cards than a short one, and a seat with a random deck may not have had the card at all; and of twenty such intervals one misses the truth by chance. To know what a card does, change it and compare: herna balance.
report-card = Card
report-times = times played
report-seats-played = seats that played it
report-seats-not = seats that did not
report-effect = difference in wins
report-slowest-title = The slowest matches
report-slowest-lead = By the clock; the command plays the match again, writes it down and shows it.
report-match = Match
report-seconds = Time
report-command = To watch it
report-why = Why
report-failures-title = Matches that failed
report-failures-lead = { $failures ->
    [one] One match could not be played to its end.
   *[other] { $failures } matches could not be played to their end; the first are listed.
}

## Balance: a change of a game's content, tried out

help-balance = try out a change of a game's cards or numbers: is it stronger?
help-balance-whole = { $about } Both versions are played on the same seeds by the same bots, and compared match by match.
help-balance-change = a TOML file that says what is other than printed (docs/balance.md)
help-balance-seats = the bot of each seat, such as greedy,greedy; all random if not given
help-balance-matches = how many matches of each version; 200 if not given
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
balance-stronger = { $who }: stronger, by about { $points } percentage points ({ $interval } with 95 % confidence). { $luck }
balance-weaker = { $who }: weaker, by about { $points } percentage points ({ $interval } with 95 % confidence). { $luck }
balance-unsure = { $who }: these matches do not tell whether it is stronger or weaker; the difference is { $interval } percentage points with 95 % confidence. Four times as many matches halve that interval.
balance-same = { $who }: no difference; not one match ended otherwise than before. More than { $points } percentage points are unlikely.
balance-luck = Chance alone would bring such a difference about once in { NUMBER($times, maximumFractionDigits: 0) } comparisons.
balance-luck-never = Chance alone would bring such a difference less than once in { NUMBER($times, maximumFractionDigits: 0) } comparisons.
balance-nothing = No match was played to its end by both versions: there is nothing to compare.
balance-legend = Share of the points (a win is one, a draw half), difference in percentage points. It is true of these bots with these options.
balance-pace = { NUMBER($before, maximumFractionDigits: 1) } decisions a match as printed, { NUMBER($after, maximumFractionDigits: 1) } changed; { NUMBER($seconds, maximumFractionDigits: 1) } s in all
error-rl-action = Action { $action } is not among those that the mask allows now
error-rl-policies = { $policies ->
    [one] There is one policy
   *[other] There are { $policies } policies
} for { $seats } seats: each seat needs one
error-change-none = { $game } has no content files that a change could be laid over
error-change-empty = { $file }: nothing is changed here
error-change-file = { $file }: { $game } has no content file "{ $given }"; it has { $known }
error-change-field = { $file }: nothing is known of { $where }; known are { $known }
error-change-value = { $file }: { $where } cannot be { $found }; the game has such values there: { $examples }
error-change-unnamed = { $file }: an entry of { $where } must say its "{ $name }", by which it is found
error-change-new = { $file }: there is no { $where } yet, and a new one must say { $missing }, or what it is like; known are { $known }
error-change-like = { $file }: { $where } cannot be like "{ $given }": only a new entry can be like one that is there, such as { $known }
error-change-broken = { $file }: { $game } cannot be set up with this change: { $why }
error-change-code = its code cannot deal with it ({ $why })

## Arena

help-arena = let every bot meet every other, and rank them
help-arena-whole = { $about }. Each pair plays every deal twice, the second time with the seats exchanged; with more than two seats, the two bots take them by turns. In a game that all win or lose together, each bot plays the same deals by itself in all seats.
help-arena-bots = two bots or more, such as random,greedy,search:200it; { $bots } if not given
help-arena-matches = how many matches each pair plays, rounded up to an even number, or each bot by itself; { $matches } if not given
help-arena-players = how many seats there are; the fewest that the game has if not given
arena-same-bot = The bot "{ $bot }" is named twice; each bot meets only the others
arena-too-few = An arena needs at least two bots, such as --bots random,greedy
arena-place = #
arena-place-of = { $place }
arena-bot = Bot
arena-rating = rating
arena-rating-of = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($spread, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-matches = matches
arena-thinking = thinks
    ms
arena-milliseconds = { NUMBER($milliseconds, maximumFractionDigits: 4) }
arena-pair = Pair
arena-against = { $first } – { $second }
arena-won-drawn-lost = won-
    drawn-
    lost
arena-record = { $wins }-{ $draws }-{ $losses }
arena-of-first-seat = seat 1
arena-first-seat = The side that has seat 1 gets { $share } of the points (95 % interval { $interval }).
arena-legend = Rating: OpenSkill (Plackett–Luce), 25 at first, with its 95 % interval. Share: of the points; a win is one, a draw half. Thinks: milliseconds a decision, by the clock.
arena-legend-by-itself = Each bot played the same deals by itself in all seats. Share: of the matches won. Thinks: milliseconds a decision, by the clock.

## The server

page-about = A digital tabletop that knows the rules. The games here:
page-not-built = The page itself has not been built here: ./herna does that.
page-api = how a program talks to this server
error-no-table = There is no such table here
error-no-such-seat = The table has no seat { $seat }
error-not-your-seat = Seat { $seat } is not yours
error-seat-taken = Seat { $seat } is taken
error-no-free-seat = All seats are taken
error-not-begun = The match has not begun: not all seats are taken yet
error-not-over = The match is not over yet
error-no-such-decision = The match has no decision { $number }; the last is { $last }
error-other-seats = The match has { $seats } seats; name somebody for each
error-stale-choice = Decision { $number } is no longer open; decision { $open } is
error-no-chat = There is no chat at this table
error-no-undo = At this table nothing is taken back
error-no-hints = At this table there are no hints
error-no-chances = The course of this match could not be worked out; try again
error-no-hint = No hint could be found; try again
error-no-draw = A draw can be offered only where all seats are people who play against each other
error-stale-offer = Offer { $number } is no longer open; offer { $open } is
error-nothing-offered = Nothing was offered that you could answer
error-no-such-moment = One cannot wait for that here
error-busy = Too much is happening at this table at once; try again
error-too-many = Too many requests; wait a moment
error-too-many-tables = You have { $most } open tables, which is as many as one may have; finish or leave one
error-house-full = All tables of this server are taken; try again later
error-origin = This was asked from a page of another site
error-host = This server does not answer under that name; start it with --origin to add one
error-bad-message = This cannot be understood: { $why }
error-internal = Something went wrong here; it has been written down, and nothing was changed
error-has-account = You have an account already
error-account-form = The name of an account has { $shortest } to { $longest } characters
error-account-name = The name "{ $name }" is taken
error-sign-in = The name or the password is wrong
error-no-redis = Redis was asked for, but its package is not installed: pip install redis

## `herna serve`

help-serve = start the server and its page; a plain "herna" does so too and opens the browser
help-serve-host = the address to listen at; 127.0.0.1, this machine alone, if not given
help-serve-port = the port to listen at; 8000 if not given, 0 for any that is free
help-serve-open = open the browser, at the Herna that runs already if there is one
help-serve-data = the folder in which tables are kept; the user's data folder if not given
help-serve-database-url = a PostgreSQL database instead: postgresql://USER:PASSWORD@HOST/NAME (or set HERNA_DATABASE_URL)
help-serve-redis-url = tell other nodes what happened by Redis (or set HERNA_REDIS_URL); with PostgreSQL that works without it
help-serve-origin = an address under which the page is opened, such as https://herna.example.org; may be repeated
help-serve-secure = it is reached by https only, so that cookies are sent by nothing else
help-serve-proxy = the address of a reverse proxy that is believed who the visitor is; may be repeated
help-serve-thinkers = processes in which bots think; as many as there are cores if not given
help-serve-rate = requests and messages a second allowed to each address and each seat; 50 if not given
help-serve-burst = how many of them may come at once; 200 if not given
help-serve-log = the form of the log on the standard error; console at a terminal, else json
help-serve-log-level = how important something must be to be logged; info if not given
serve-ready = Herna is at { $url }
serve-data = Tables are kept in { $folder }
serve-end = Ctrl-C ends it; nothing is lost.
serve-runs-already = Herna runs already at { $url }
serve-bad-port = --port cannot be "{ $given }"; it is a number from 0 to { $most }
serve-bad-rate = { $option } cannot be "{ $given }"; it is a number above 0
serve-bad-origin = --origin cannot be "{ $given }"; it is like https://herna.example.org
serve-bad-proxy = --proxy cannot be "{ $given }"; it is an address like 127.0.0.1 or a network like 10.0.0.0/8
serve-port-taken = Port { $port } of { $host } is taken by another program; choose another with --port, or --port 0 for any that is free
serve-cannot-listen = It is not possible to listen at { $host }, port { $port }: { $why }
serve-folder-taken = Another Herna ({ $url }) keeps its tables in { $folder }; choose another folder with --data, or end that one
error-data-folder = The data folder { $folder } cannot be used: { $why }; choose another with --data
error-database = The database cannot be used: { $why }

## `herna bench server`

help-load = measure how many tables a server holds on this machine, and how fast it takes choices
help-load-games = the keys of games that are played at random; { $games } if not given
help-load-tables = how many tables are open at the same time, one number after another; 50,200,1000 if not given
help-load-pace = choices a second that all tables send together; 600 if not given
help-load-seconds = how many seconds each number of tables is measured; 15 if not given
help-load-database-url = an empty PostgreSQL database for the server; SQLite in a temporary folder if not given
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
load-refused = The server refuses a table: { $why }
bench-bar-tables = { $game }: { NUMBER($wanted, maximumFractionDigits: 0) } tables are held
bench-bar-choices = { $game }: at least { NUMBER($wanted, maximumFractionDigits: 0) } choices/s
bench-bar-p99 = { $game }: of 100 choices, 99 take at most { NUMBER($wanted, maximumFractionDigits: 0) } ms
bench-bar-idle = { $game }: an idle table takes at most { NUMBER($wanted, maximumFractionDigits: 0) } kB
bench-found-tables = { NUMBER($found, maximumFractionDigits: 0) }
bench-found-choices = { NUMBER($found, maximumFractionDigits: 0) }
bench-found-p99 = { NUMBER($found, maximumFractionDigits: 0) } ms
bench-found-idle = { NUMBER($found, maximumFractionDigits: 1) } kB
