# What the program says in English. A game's own messages are in its content folder.

hidden = something hidden

## The engine's prompts, choices and refusals

choose-next-effect = Several effects are due at once. Which is resolved next?
choose-replacement = Something may happen instead. What do you choose?
play-something-now = Do you want to play anything now?
choice-resolve = Resolve: { $effect } ({ $source })
choice-replace-by = Instead: { $effect } ({ $source })
choice-let-happen = Let it happen
choice-decline = Nothing
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
error-bad-choice = { $choice } is not a choice of this game
error-command-line = { $why }; "{ $command } --help" tells more
error-unreadable-file = { $file } cannot be read: { $why }
error-unwritable-file = { $file } cannot be written: { $why }
error-not-a-file = { $file } is not a Herna { $kind }
error-file-version = { $file } has format { $found }, this Herna reads format { $known }; use the Herna it was made with, or a newer one
error-game-version = { $file } is of { $game }, rules version { $found }; this Herna plays version { $known } of the game asked for
error-journal-line = { $file }, line { $line }: this is not a line of a journal
error-journal-changed = { $file }, line { $line }: the line was changed after it was written
error-journal-cut-off = { $file } is cut off after line { $line }; --partial takes what is there
error-journal-choice = { $file }, line { $line }: the choice does not follow the rules ({ $why })
error-journal-chance = { $file }, line { $line }: the chance outcomes are not what this match draws
error-journal-result = { $file }, line { $line }: the match does not end with this result
error-journal-seed = { $file }: the seed is not the one whose SHA-256 was published at the start
error-journal-unfinished = { $file }: the match is not finished ({ $choices } choices so far), so its seed is not known yet
error-save-changed = { $file } was changed or damaged after it was saved; nothing was loaded
error-save-data = A save holds data that cannot be read: { $found }
error-save-step = A save stands at a step that this version does not have: { $procedure }, { $step }
error-nothing-to-undo = There is nothing to undo.
error-undo-needs-consent = Something was rolled or revealed, or another player has chosen: the others have to agree.
error-bad-toml = { $file }: { $why }
error-rules-shape = { $file }: a rule catalogue holds [[rule]] entries and nothing else
error-rule-id = { $file }, rule { $number }: the ID "{ $found }" is missing or is not like { $prefix }-AREA-01
error-duplicate-rule = { $file }, line { $line }: rule { $id } is there twice
error-rule-field = { $file }, rule { $id }: { $field } is missing
error-unknown-rule = { $game } has no rule "{ $id }"; "herna rules { $game }" lists them
