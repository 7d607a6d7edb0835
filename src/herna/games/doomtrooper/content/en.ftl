## Doomtrooper

dt-game = Doomtrooper
dt-about = Warriors of the megacorporations, the Brotherhood, the tribes and the Dark Legion fight duels for Promotion.
dt-points = Promotion points

## Options

dt-option-deck-1 = the first seat's deck
dt-option-deck-2 = the second seat's deck
dt-option-deck-3 = the third seat's deck
dt-option-deck-4 = the fourth seat's deck
dt-option-first = who begins
dt-option-target = Promotion points needed to win
dt-option-games = most games in a match
dt-option-limit = turn limit, counting the turns of all players; 0: none
dt-option-minutes = time limit for the whole match in minutes; 0: none
dt-option-deck-size = fewest cards in your own deck
dt-option-deck-copies = most copies of a card in your own deck
dt-option-copies-in = where copies are counted in your own deck
dt-option-sideboard = cards in the sideboard of your own deck
dt-option-remember = whether you can look again at face-down cards that you have seen
dt-option-lone-cover = whether a player's only warrior may be in cover
dt-option-cover-sabotage = whether warriors in cover may sabotage
dt-value-random = chance decides
dt-value-seat-1 = seat 1
dt-value-seat-2 = seat 2
dt-value-seat-3 = seat 3
dt-value-seat-4 = seat 4
dt-value-1 = one game
dt-value-3 = the best of three, with sideboards
dt-value-no = no, as in tournaments
dt-value-yes = yes
dt-value-allowed = allowed
dt-value-forbidden = forbidden
dt-value-library = in the library only
dt-value-with-sideboard = in library and sideboard together

## Decks

dt-deck-size = The deck has { $count ->
    [one] { $count } card
   *[other] { $count } cards
}; it must have { $least } to { $most }.
dt-deck-copies = { $card } is in the deck { $count } times; the limit for each card is { $most }.
dt-deck-copies-together = { $card } is in the deck and its sideboard { $count } times; the limit for each card is { $most } in both together.
dt-deck-sideboard = The sideboard has { $count ->
    [one] { $count } card
   *[other] { $count } cards
}; it must have exactly { $wanted }.

## Questions

dt-privilege = The Cardinal's privilege: do you exchange your opening hand? A hand with a warrior is discarded for good.
dt-shown-hand = { $player } exchanges an opening hand without a warrior and shows it.
dt-sideboard-out = Which card do you take out of the deck?
dt-sideboard-out-done = The deck is ready
dt-sideboard-in = Which card replaces it?
dt-action = { $common ->
    [1] What do you do with a common action? Actions left: { $left }.
   *[other] What do you do? Actions left: { $left }.
}
dt-action-done = No more actions
dt-gained-action = You have gained actions: what do you do? Left: { $left }.
dt-gained-action-done = No more gained actions
dt-discard = Discard step: do you discard a card for good?
dt-discard-done = Keep all cards
dt-attack = Who attacks whom?
dt-tactic = Fight or Shoot?
dt-warzone = From which warzone do you defend?
dt-weapon = Which weapon does { $warrior } use?
dt-split = You have earned { $points } points: how many become D, how many P?
dt-anytime = { $window ->
    [start] Before cards are drawn: do you play anything?
    [draw] Cards have been drawn: do you play anything?
    [action] An action is over: do you play anything?
    [discard] The discard step is over: do you play anything?
    [sabotage] Somebody sabotages: do you play anything?
    [duel-1] An attack has been declared: do you play anything?
    [duel-2] Attacker and defender are known: do you play anything?
    [duel-3] The tactic is known: do you play anything?
    [duel-4] The warzone is known: do you play anything?
    [duel-6] The values have been compared: do you play anything?
    [duel-7] The blows have been struck: do you play anything?
    [duel-8] Points have been awarded: do you play anything?
   *[other] Do you play anything now?
}
dt-anytime-decline = Play nothing
dt-combat = Phase 5: do you play anything for this duel?
dt-combat-decline = Play nothing
dt-react = { $moment ->
    [killed] { $card } is about to be killed: do you react?
    [wounded] { $card } is about to be wounded: do you react?
    [survived] { $card } has survived the duel: do you react?
    [points] { $amount } P for { $player }: do you react?
   *[other] Do you react to { $card }?
}
dt-react-decline = Let it happen
dt-pick-destiny = { $card }: how many D do you put into it?
dt-pick-defender = { $card }: who defends instead?
dt-pick-shielded = { $card }: which card should it be immune to?
dt-pick-shielded-done = No other card
dt-pick-pile = { $card }: where do you search for a spell?
dt-summon = { $card }: which spell do you cast?
dt-summon-decline = Cast none
dt-bid = { $card }: how many D do you bid? So far: { $amount }.
dt-bid-decline = Do not bid
dt-fight-again = Does { $card } fight { $warrior } once more?
dt-strip = Which cards of { $warrior } are discarded for good?
dt-strip-done = Discard nothing more
dt-either-points = { $card }: Destiny or Promotion?
dt-pick-quarry = { $card }: which warrior should it kill?
dt-board = Is the warrior inside { $card }?
dt-imprison = Take { $warrior } prisoner with { $card }?
dt-fetch-warrior = Fetch a warrior for { $card }?
dt-damage = How much damage does everybody take? Each point costs { $step } D.
dt-side = On which side is { $card }?
dt-pick-affiliation = { $card }: which affiliation?
dt-pick-helper = { $card }: who joins the duel?
dt-pick-helper-done = Nobody else
dt-pick-discarded = { $card }: what is discarded for good?
dt-pick-discarded-done = Discard nothing more
dt-pick-bearer = { $card }: who gets the card?
dt-strike-at = Whom does { $warrior } strike?
dt-kill-now = Sacrifice { $card } to kill { $warrior }?
dt-pay-or-discard = { $card }: pay { $amount } D for { $warrior }, or discard it?
dt-borrow = { $warrior } is revealed and costs { $amount } D, more than you have: do you borrow the rest, or is it discarded?
dt-cover-or-wound = { $warrior } is under fire: into cover, or wounded?
dt-take-over = { $card } is now yours: on whom do you play it?
dt-fetch-card = { $card }: which card do you take?
dt-fetch-another = { $card }: do you take another card for { $amount } D?

## When one can be asked

dt-window-start = at the start of a turn, before cards are drawn
dt-window-draw = after cards have been drawn
dt-window-action = after an action
dt-window-discard = after the discard step
dt-window-duel-1 = duel, phase 1: an attack has been declared
dt-window-duel-2 = duel, phase 2: attacker and defender are known
dt-window-duel-3 = duel, phase 3: the tactic is known
dt-window-duel-4 = duel, phase 4: the warzone is known
dt-window-duel-5 = duel, phase 5: cards for the duel
dt-window-duel-6 = duel, phase 6: the values have been compared
dt-window-duel-7 = duel, phase 7: warriors have been wounded or killed
dt-window-duel-8 = duel, phase 8: points have been awarded
dt-window-sabotage = when somebody sabotages
dt-window-react = when there is something to react to

## Choices

dt-choice-play = { $target ->
    [none] Play { $card }
   *[other] Play { $card }: { $target }
}
dt-choice-cast = { $target ->
    [none] Cast { $card } ({ $caster })
   *[other] Cast { $card } ({ $caster }): { $target }
}
dt-choice-use = { $target ->
    [none] Use { $card }: { $ability }
   *[other] Use { $card }: { $ability }, { $target }
}
dt-choice-pick-card = { $card }
dt-choice-pick-amount = { $amount }
dt-choice-pick-player = { $player }
dt-choice-pick-word = { $word }
dt-choice-split = { $destiny } D and { $promotion } P
dt-choice-attack = { $attacker } attacks { $defender }
dt-choice-give-up = Give up the attack
dt-choice-tactic = { $tactic }
dt-choice-defend-from = { $zone }
dt-choice-no-warzone = From none
dt-choice-waive-immunity = { $warrior } waives its immunity to { $card }
dt-choice-wield = { $weapon }
dt-choice-no-weapon = None
dt-choice-done = Nothing more
dt-choice-use-common = Use a common action and save the gained ones
dt-choice-hide = Deploy { $card } into cover for 3 actions
dt-choice-seek-cover = { $warrior } seeks cover
dt-choice-leave-cover = { $warrior } leaves cover
dt-choice-meditate = Meditate for 1 D
dt-choice-board = { $vehicle }: get in or out
dt-choice-transfer = Transfer { $warrior } to or from the Outpost
dt-choice-declare-attack = Declare an attack
dt-choice-sabotage = { $saboteur } sabotages { $victim }
dt-choice-discard = Discard { $card }
dt-choice-pay = Pay { $amount } D
dt-choice-be-wounded = { $warrior } is wounded
dt-choice-keep-hand = Keep the hand
dt-choice-exchange-hand = Exchange the hand
dt-choice-look-at-hand = Seen
dt-choice-take-out = { $kind }
dt-choice-bring-in = { $kind }
dt-choice-pick-pile = { $pile }

## What happened

dt-event-plays-deck = { $seat } plays the deck { $deck }.
    .seat = You play the deck { $deck }.
dt-event-turn-began = Turn { $turn }: { $seat }.
    .seat = Turn { $turn }: yours.
dt-event-drew = { $seat } draws cards: { $count }.
    .seat = You draw { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
dt-event-exchanged-hand = { $shown ->
    [1] { $seat } shows a hand without a warrior and exchanges it.
   *[other] { $seat } discards the opening hand and draws another.
}
    .seat = { $shown ->
        [1] You show a hand without a warrior and exchange it.
       *[other] You discard the opening hand and draw another.
    }
dt-event-showed = { $seat } shows { $kind }.
    .seat = You show { $kind }.
dt-event-played = { $target ->
    [none] { $seat } plays { $kind }.
   *[other] { $seat } plays { $kind }: { $target }.
}
    .seat = { $target ->
        [none] You play { $kind }.
       *[other] You play { $kind }: { $target }.
    }
dt-event-used = { $target ->
    [none] { $seat } uses { $kind }: { $ability }.
   *[other] { $seat } uses { $kind }: { $ability }, { $target }.
}
    .seat = { $target ->
        [none] You use { $kind }: { $ability }.
       *[other] You use { $kind }: { $ability }, { $target }.
    }
dt-event-cancelled = { $kind } is cancelled.
dt-event-entered = { $kind } comes into play: { $area } ({ $seat }).
    .seat = { $kind } comes into play: your { $area }.
dt-event-attached = { $kind } is put on { $bearer }.
dt-event-left = To the { $where } of { $seat }: { $kind }.
    .seat = To your { $where }: { $kind }.
dt-event-revealed = Revealed: { $kind }.
dt-event-hidden = { $seat } deploys a warrior into cover.
    .seat = You deploy a warrior into cover.
dt-event-covered = { $kind } is in cover.
dt-event-left-cover = { $kind } leaves cover.
dt-event-transferred = { $kind } transfers: { $area }.
dt-event-boarded = { $inside ->
    [1] The warrior is inside { $kind }.
   *[other] The warrior is no longer inside { $kind }.
}
dt-event-stolen = { $kind } is now controlled by { $seat }.
    .seat = You now control { $kind }.
dt-event-imprisoned = { $kind } is imprisoned: { $jailer }.
dt-event-joins = { $kind } joins the duel with { $fighter }.
dt-event-freed = { $kind } is free again.
dt-event-stands-in = { $kind } takes the place of { $fighter } in the duel.
dt-event-meditated = { $seat } meditates.
    .seat = You meditate.
dt-event-paid = { $seat } pays { $amount } D.
    .seat = You pay { $amount } D.
dt-event-gained-destiny = { $seat } gains { $amount } D.
    .seat = You gain { $amount } D.
dt-event-lost-destiny = { $seat } loses { $amount } D.
    .seat = You lose { $amount } D.
dt-event-gained-promotion = { $seat } gains { $amount } P.
    .seat = You gain { $amount } P.
dt-event-lost-promotion = { $seat } loses { $amount } P.
    .seat = You lose { $amount } P.
dt-event-cleared-debt = { $seat } clears { $amount } D of debt.
    .seat = You clear { $amount } D of debt.
dt-event-claims = { $seat } takes { $destiny } D and { $promotion } P.
    .seat = You take { $destiny } D and { $promotion } P.
dt-event-declared = { $seat } declares an attack.
    .seat = You declare an attack.
dt-event-gave-up = { $seat } gives up the attack.
    .seat = You give up the attack.
dt-event-attacks = { $kind } attacks { $other }.
dt-event-tactic = { $seat } chooses: { $tactic }.
    .seat = You choose: { $tactic }.
dt-event-warzone = Defending from { $kind }.
dt-event-waived-immunity = { $warrior } waives its immunity to { $kind } in this duel.
dt-event-wields = { $warrior } uses { $kind }.
dt-event-hit = { $kind } is hit: { $outcome }.
dt-event-wounded = { $kind } is wounded.
dt-event-killed = { $kind } is killed.
dt-event-healed = { $kind } is healed.
dt-event-duel-over = The duel that { $seat } began is over.
    .seat = The duel that you began is over.
dt-event-sabotages = { $seat }: { $kind } sabotages { $victim }.
    .seat = Your { $kind } sabotages { $victim }.
    .victim = { $seat }: { $kind } sabotages you.
dt-event-sabotage-failed = The sabotage by { $seat } fails.
    .seat = Your sabotage fails.
dt-event-time-is-up = Time is up: everybody has one last turn.
dt-event-is-out = { $seat } is out of the game.
    .seat = You are out of the game.
dt-event-resigned = { $seat } leaves the match.
    .seat = You leave the match.
dt-event-game-over = Game { $games } is over. Winner: { $seat }.
    .seat = Game { $games } is over: you have won it.
dt-event-bid = { $seat } bids { $amount } D.
    .seat = You bid { $amount } D.

## What things are called

dt-nobody = nobody
dt-seat-1 = seat 1
dt-seat-2 = seat 2
dt-seat-3 = seat 3
dt-seat-4 = seat 4
dt-face-down = a card face down
dt-face-down-warrior = warrior in cover
dt-card-numbered = { $card } no. { $number }
dt-card-of = { $card } ({ $player })
dt-card-numbered-of = { $card } no. { $number } ({ $player })
dt-area-squad = Squad
dt-area-kohort = Kohort
dt-area-outpost = Outpost
dt-area-outside = outside the areas
dt-area-aside = in cover, aside
dt-area-player = with the player
dt-area-of = { $area } ({ $player })
dt-pile-grave = discard pile
dt-pile-sacrificed = sacrificed cards
dt-pile-hand = hand
dt-pile-library = library
dt-tactic-fight = Fight
dt-tactic-shoot = Shoot
dt-outcome-wounded = wounded
dt-outcome-killed = killed
dt-affiliation-bauhaus = Bauhaus
dt-affiliation-capitol = Capitol
dt-affiliation-cybertronic = Cybertronic
dt-affiliation-imperial = Imperial
dt-affiliation-mishima = Mishima
dt-affiliation-brotherhood = Brotherhood
dt-affiliation-legion = Dark Legion
dt-affiliation-lutheran = Lutheran Triad
dt-affiliation-crescentia = Crescentia
dt-affiliation-rasputin = Sons of Rasputin
dt-affiliation-templars = Templars
dt-affiliation-general = general
dt-affiliation-doomtrooper = Doomtrooper
dt-affiliation-tribal = Tribal
dt-effect-grows = grows
dt-effect-income = income
dt-effect-drains = loss of D
dt-effect-expires = is discarded
dt-effect-spreads = infection

## What is printed

dt-type-warrior = warrior
dt-type-special = special
dt-type-equipment = equipment
dt-type-fortification = fortification
dt-type-art = the Art
dt-type-symmetry = Dark Symmetry
dt-type-ki = KI power
dt-type-relic = relic
dt-type-mission = mission
dt-type-warzone = warzone
dt-type-beast = beast
dt-type-alliance = alliance
dt-set-unlimited = Unlimited
dt-set-inquisition = Inquisition
dt-set-warzone = Warzone
dt-set-mortificator = Mortificator
dt-set-golgotha = Golgotha
dt-set-apocalypse = Apocalypse
dt-set-paradise-lost = Paradise Lost
dt-set-promotion = promotional cards
dt-set-own = not published
dt-stat-fight = F
dt-stat-shoot = S
dt-stat-armor = A
dt-stat-value = V
dt-to-fight = { $amount } Fight
dt-to-shoot = { $amount } Shoot
dt-to-armor = { $amount } Armour
dt-to-value = { $amount } Value
dt-unique = only one in play
dt-print-actions = { $count ->
    [one] 1 action
   *[other] { $count } actions
}
dt-print-destiny = { $count } D
dt-timing-deploy = deployed by an action
dt-timing-action = as an action
dt-timing-anytime = at any time
dt-timing-combat = in phase 5 of a duel
dt-timing-reaction = as a reaction
dt-timing-before-actions = in your turn, before any action
dt-timing-own-turn = in your turn, not in a duel
dt-fact-set = set
dt-fact-affiliation = affiliation
dt-fact-trait = counts as
dt-fact-fight = Fight
dt-fact-shoot = Shoot
dt-fact-armor = Armour
dt-fact-value = Value
dt-fact-timing = played
dt-fact-actions = actions
dt-fact-destiny = costs D
dt-fact-rarity = rarity
dt-rarity-common = rarity: common
dt-rarity-uncommon = rarity: uncommon
dt-rarity-rare = rarity: rare
dt-fact-unique = how many
dt-sure-data = not from the rulebook but from public card data
dt-sure-listing = from a public list of cards
dt-sure-reconstructed = reconstructed from what is known
dt-sure-uncertain = uncertain
dt-sure-ours = our own translation
dt-sure-facts = values and text
dt-sure-name = Czech name

## Kinds of cards

dt-keyword-airship = Airship
dt-keyword-alliance = Alliance
dt-keyword-any-art = any aspect of the Art
dt-keyword-apostle = Apostle
dt-keyword-armor = Armour
dt-keyword-art-of-changeling = Art of Changeling
dt-keyword-art-of-elements = Art of Elements
dt-keyword-art-of-exorcism = Art of Exorcism
dt-keyword-art-of-kinetics = Art of Kinetics
dt-keyword-art-of-manipulation = Art of Manipulation
dt-keyword-art-of-mentalism = Art of Mentalism
dt-keyword-art-of-premonition = Art of Premonition
dt-keyword-art-of-summoning = Art of Summoning
dt-keyword-artillery = Artillery
dt-keyword-assault-rifle = Assault Rifle
dt-keyword-asteroid-belt-warzone = Warzone of the asteroid belt
dt-keyword-beast = Beast
dt-keyword-cardinal = Cardinal
dt-keyword-cathedral = Cathedral
dt-keyword-citadel = Citadel
dt-keyword-city = City
dt-keyword-combat-spell = Combat Spell
dt-keyword-commander = Commander
dt-keyword-corporate-leader = Corporate Leader
dt-keyword-counts-as-beast = counts as a beast
dt-keyword-counts-as-fortification = counts as a fortification
dt-keyword-cultist = Cultist
dt-keyword-dark-eden-warzone = Warzone of Dark Eden
dt-keyword-dark-symmetry-gift = Gift of the Dark Symmetry
dt-keyword-doomtrooper = Doomtrooper
dt-keyword-fight-shoot-weapon = weapon for Fight and Shoot
dt-keyword-fight-weapon = weapon for Fight
dt-keyword-follower-of-algeroth = follower of Algeroth
dt-keyword-follower-of-demnogonis = follower of Demnogonis
dt-keyword-follower-of-ilian = follower of Ilian
dt-keyword-follower-of-muawijhe = follower of Muawijhe
dt-keyword-follower-of-semai = follower of Semai
dt-keyword-freelancer = Freelancer
dt-keyword-generic-warzone = Generic warzone
dt-keyword-gift-of-algeroth = Gift of Algeroth
dt-keyword-gift-of-demnogonis = Gift of Demnogonis
dt-keyword-gift-of-ilian = Gift of Ilian
dt-keyword-gift-of-muawijhe = Gift of Muawijhe
dt-keyword-gift-of-semai = Gift of Semai
dt-keyword-handgun = Handgun
dt-keyword-heretic-gift = Gift for Heretics
dt-keyword-ki-power = KI power
dt-keyword-legionnaire = Legionnaire
dt-keyword-light-machine-gun = Light Machine Gun
dt-keyword-machine-gun = Machine Gun
dt-keyword-martian-warzone = Warzone of Mars
dt-keyword-mercurian-warzone = Warzone of Mercury
dt-keyword-nepharite = Nepharite
dt-keyword-noncombatant = never fights
dt-keyword-outside-areas = outside the areas
dt-keyword-personal-combat-spell = Personal Combat Spell
dt-keyword-personality = Personality
dt-keyword-player-mission = player mission
dt-keyword-poison = Poison
dt-keyword-prophecy = Prophecy
dt-keyword-relic = Relic
dt-keyword-ritual = Ritual
dt-keyword-shoot-weapon = weapon for Shoot
dt-keyword-special-weapon = special weapon
dt-keyword-submarine = Submarine
dt-keyword-tank = Tank
dt-keyword-tribal = Tribal
dt-keyword-upgrade = weapon upgrade
dt-keyword-vehicle = Vehicle
dt-keyword-venusian-warzone = Warzone of Venus
dt-keyword-virus = Virus
dt-keyword-warrior-mission = warrior mission

## Phases

dt-phase-opening = the exchange of opening hands
dt-phase-actions = the action step
dt-phase-window = a window in which everybody may play cards and abilities
dt-phase-reaction = answers to what has just happened
dt-phase-fighters = attacker and defender are named
dt-phase-tactic = the tactic is announced
dt-phase-warzone = the warzone is announced
dt-phase-weapons = weapons are named
dt-phase-combat = phase 5 of a duel, in which cards for the duel are played
dt-phase-discard = the discard step

## Why not

dt-why-phase = That is done at another time: { $phase }. The current moment: { $now }.
dt-why-must-cast = One of the spells must be cast.
dt-why-must-bid = Somebody must name a price first: you cannot pass.
dt-why-no-card-now = No card in your hand can be played now.
dt-why-no-spell-now = No spell in your hand can be cast now.
dt-why-is-out = You are out of the game and cannot play anything more.
dt-why-no-such-tactic = There is no such tactic: warriors fight or shoot.
dt-why-no-such-amount = That is not a number.
dt-why-no-such-word = That is not one of the words to choose from.
dt-why-no-such-pile = There is no such pile.
dt-why-nothing-to-waive = Only a warrior of yours can waive immunity, in phase 5 of its duel, and only to another player's card that would change the comparison.
dt-why-choose-card = Choose a card.
dt-why-choose-warrior = Choose a warrior.
dt-why-choose-target = Choose what to play { $card } on.
dt-why-choose-caster = Choose who casts { $card }.
dt-why-choose-ability = Choose an ability of a card in play.
dt-why-choose-vehicle = Choose a vehicle.
dt-why-choose-tactic = Choose Fight or Shoot.
dt-why-choose-warzone = Choose a warzone.
dt-why-choose-weapon = Choose a weapon.
dt-why-no-such-target = There is nothing of that kind to play a card on.
dt-why-not-in-hand = Not in your hand: { $card }.
dt-why-not-in-play = That card is not in play.
dt-why-no-warrior = That is not a warrior in play.
dt-why-not-your-warrior = Not your warrior: { $card }.
dt-why-your-warrior = { $card } is your own warrior; this must be an opponent's.
dt-why-not-your-card = { $card } is not under your control.
dt-why-equal-card = Choose the identical card that is offered instead of { $card }.
dt-why-imprisoned = { $card } is imprisoned.
dt-why-out-of-play = { $card } is out of play for now.
dt-why-cannot-act = { $card } may not perform actions.
dt-why-unknown-warrior = Not possible while nobody knows who it is: { $card }.

dt-why-too-few-actions = { $needs ->
    [one] It takes 1 action other than an attack; you have { $left }.
   *[other] It takes { $needs } actions other than attacks; you have { $left }.
}
dt-why-bound-to-attack = You have attacked: only attacks may follow this turn.
dt-why-no-other-action = You have no common action to use instead of a gained one now.
dt-why-duty-outpost = First you must get a warrior onto your Outpost, since an opponent has one there.
dt-why-duty-separate = First a warrior must leave your Outpost: a Doomtrooper and a Dark Legion warrior are there together.
dt-why-duty-uncover = First a warrior must leave cover: none of yours is in the open.
dt-why-too-few-destiny = It costs { $cost } D; you can pay { $has }.

dt-why-other-time = Not now: { $card } is played { $timing }.
dt-why-no-answer = { $card } is not an answer to what has just happened.
dt-why-answers-other = { $card } can only be played on what it answers.
dt-why-unique = { $card } is already in play, and only one may be.
dt-why-has-one = You already have { $card } in play, and each player may have only one.
dt-why-other-area = { $card } is deployed elsewhere: { $area }.
dt-why-third-tribe = Warriors of at most { $most } tribes may share your Outpost.
dt-why-enemies-on-outpost = Doomtroopers and Dark Legion warriors may not stand together on your Outpost.

dt-why-nothing-to-play-on = There is nothing to play { $card } on.
dt-why-on-nothing = { $card } is not played on anything like that.
dt-why-not-on-this = { $card } cannot be played on that.
dt-why-not-meant = { $warrior } is not the kind of warrior that { $card } is for.
dt-why-wrong-affiliation = { $card } is only for this affiliation: { $word }. { $warrior } does not have it.
dt-why-barred-affiliation = { $card } is not for this affiliation: { $word }. { $warrior } has it.
dt-why-wrong-follower = { $card } is only for followers of its Apostle, and { $warrior } is not one.
dt-why-value-limit = { $card } requires a Value of { $limit }, which { $warrior } does not have.
dt-why-not-in-area = { $card } is only for warriors there: { $area }. { $warrior } is elsewhere.
dt-why-not-in-state = { $state ->
    [wounded] { $card } is only for a wounded warrior, and { $warrior } is not wounded.
    [covered] { $card } is only for a warrior in cover, and { $warrior } is not.
    [dueling] { $card } is only for a warrior in a duel, and { $warrior } is in none.
    [attacking] { $card } is only for the attacker of the duel, not for { $warrior }.
    [defending] { $card } is only for the defender of the duel, not for { $warrior }.
    [affiliated] { $card } is only for a warrior with an affiliation, and { $warrior } has none.
    [equipped] { $card } is only for a warrior with equipment or a weapon, and { $warrior } has none.
    [mounted] { $card } is only for a warrior with a beast, and { $warrior } has none.
   *[other] { $card } is only for a warrior able to fight, and { $warrior } is not.
}
dt-why-has-copy = { $warrior } already has { $card }, and may have only one.
dt-why-player-has-copy = This player already has { $card }, and may have only one: { $player }.
dt-why-may-not-receive = { $warrior } may not receive { $card }.
dt-why-one-armor = { $warrior } already has armour: { $card }.
dt-why-one-vehicle = { $warrior } may have one vehicle or one beast, and has { $card }.
dt-why-is-vehicle = { $warrior } counts as a vehicle or a beast, and can be given neither.
dt-why-is-no-area = { $card } is played into an area.
dt-why-not-your-area = { $card } is only for your own areas.
dt-why-wrong-area = { $card } cannot be played there: { $area }.
dt-why-is-no-player = { $card } is played on a player.
dt-why-wrong-player = { $card } is not for that player.

dt-why-is-spell = { $card } is a spell: a warrior must cast it.
dt-why-is-no-spell = { $card } is not a spell.
dt-why-only-in-duel = { $card } can only be cast during a duel.
dt-why-no-caster = None of your warriors may cast { $card } now.
dt-why-caster-not-in-duel = { $card } is cast only by a warrior that takes part in the duel, and { $caster } does not.
dt-why-never-casts = { $caster } may never cast the Art.
dt-why-not-mastered = { $caster } does not master the Art of { $card }.
dt-why-only-caster = { $card } works only on its caster: { $caster }.
dt-why-immune = { $warrior } is immune to { $card }.
dt-why-not-for-legion = { $caster } may not use the Art for the benefit of { $warrior }.

dt-why-no-such-ability = { $card } has no such ability.
dt-why-ability-not-now = This ability cannot be used now: { $card }.
dt-why-ability-is-action = This ability takes actions of your action step: { $card }.
dt-why-used-this-turn = This ability has already been used this turn: { $card }.
dt-why-switched = This was switched just now: { $card }. It can be switched again once something else has been played.
dt-why-used-this-game = This ability can be used once per game, and you have used it: { $card }.

dt-why-is-no-warrior = { $card } is not a warrior.
dt-why-nobody-in-the-open = One of your warriors must be out of cover, and none is.
dt-why-you-hide-one = You have already hidden { $card }, and only one may be in play.
dt-why-never-in-cover = { $card } cannot go into cover.
dt-why-in-cover = { $card } is in cover.
dt-why-not-in-cover = { $card } is not in cover.
dt-why-in-vehicle = { $card } is inside a vehicle.
dt-why-last-in-the-open = { $card } is your only warrior out of cover, and one must stay there.
dt-why-is-no-vehicle = That is not a warrior's vehicle.
dt-why-outpost-closed = No Tribal warrior has been deployed yet: the Outpost is not open.
dt-why-transferred = { $card } has already transferred this turn.
dt-why-duel-goes-on = Nobody transfers during a duel.
dt-why-never-transfers = { $card } cannot transfer.
dt-why-has-beast = { $card } has a beast and does not leave the Outpost.
dt-why-last-on-outpost = { $card } is your only warrior on the Outpost, and an opponent has one there.

dt-why-first-turn = You may not attack in your first turn.
dt-why-no-attack-action = You have no action left that could be an attack.
dt-why-has-sabotaged = You have sabotaged this turn: no attack may follow.
dt-why-has-attacked = You have attacked this turn ({ $attacks }), and no card allows another attack.
dt-why-no-warriors = You have no warrior in play.
dt-why-nobody-attacks = None of your warriors may attack now.
dt-why-nobody-to-attack = There is nobody your warriors could attack.
dt-why-nobody-for = There is nobody { $card } could attack.
dt-why-declare-first = Declare the attack first; attacker and defender are chosen after that.
dt-why-others-attack = { $card } is not the attacker now.
dt-why-attacks-from-cover = { $card } is in cover and cannot attack.
dt-why-left-cover = { $card } has left cover this turn and cannot attack.
dt-why-may-not-attack = { $card } may not attack.
dt-why-never-fights = { $card } is not able to fight.
dt-why-own-defender = { $card } is yours: players do not attack their own warriors.
dt-why-another-defender = Another warrior must be attacked now, not { $card }.
dt-why-not-attacked = { $card } may not be attacked.
dt-why-across-the-line = Nobody attacks across the border of an Outpost: { $attacker } and { $defender } are not on the same side of it.
dt-why-attacks-others-first = { $attacker } must attack others before { $defender }.
dt-why-card-forbids = { $card } forbids this attack on { $defender }.
dt-why-no-common-tactic = { $attacker } and { $defender } have no tactic in which both may fight.
dt-why-tactic-forbidden = { $card } cannot take part in this kind of duel: { $tactic }.
dt-why-is-no-warzone = That is not a warzone in play.
dt-why-warzone-elsewhere = { $defender } can defend only from warzones of its own area, not from { $card }.
dt-why-warzone-forbids = { $card } does not let { $defender } defend there.
dt-why-not-on-warrior = { $warrior } does not have it.
dt-why-is-wielded = { $card } is already in use.
dt-why-no-weapon-for = { $card } is not a weapon for this kind of duel: { $tactic }.
dt-why-may-not-use = { $warrior } may not use { $card }.
dt-why-one-weapon = { $warrior } already uses a weapon, and these two do not go together.

dt-why-sabotage-own-turn = Sabotage is possible only in your own turn, with your own actions.
dt-why-sabotage-first-turn = No sabotage is possible before every player has finished the first turn.
dt-why-attacked-no-sabotage = You have attacked this turn: no sabotage may follow.
dt-why-no-common-action = Sabotage takes a common action, and you have none left for it.
dt-why-no-opponent = Only an opponent in the game can be sabotaged.
dt-why-is-guarded = { $count ->
    [one] A warrior able to fight protects this player: { $victim }.
   *[other] { $count } warriors able to fight protect this player: { $victim }.
}

dt-why-split = The two numbers must add up to { $points }.
dt-why-hand-too-big = You have { $count } cards in hand: discard down to { $most }.
dt-why-no-sideboard = You have no sideboard.
dt-why-not-in-deck = There is no such card in your deck.
dt-why-too-many-copies = The deck already has { $most } of that card, and no more are allowed.
dt-why-not-in-sideboard = There is no such card in your sideboard.
dt-why-bring-in-first = First choose a card to replace the one you took out.
dt-why-take-out-first = First choose which card to take out.

# Conditions of cards, and begun choices
dt-why-choose-amount = Choose a number.
dt-why-choose-word = Choose one of these.
dt-why-choose-pile = Choose a pile.
dt-why-choose-use = Choose what to use this ability on.
dt-why-deployed-by-action = Not now: { $card } is deployed by an action.
dt-why-is-no-card = { $card } is played on a card in play.
dt-why-takes-no-action = { $card } takes no action: it is played in a window, when everybody may play cards. Now you choose an action.
dt-why-only-answers = Only answers to what has just happened are possible now, and { $card } is not one.
dt-why-own-special = { $other } is your own card: { $card } takes over a special card of an opponent.
dt-why-taken-too-late = You could not play { $other } yourself now: { $timing }.
dt-why-not-taken = You could not play { $other } yourself now.
dt-why-others-attacker = The attacker that survived is not yours.
dt-why-once-in-a-turn = You have already played { $card } this turn, and only one is allowed.
dt-why-actions-in-own-duel = In a duel of your own turn { $card } would have no effect: its actions would come after the attack.
dt-why-actions-after-sabotage = You have sabotaged this turn: the actions of { $card } could not follow.
dt-why-actions-too-late = Your actions of this turn are over: { $card } would have no effect.
dt-why-not-in-a-duel = Not during a duel: { $card }.
dt-why-needs-there = { $card } requires that you have this warrior there ({ $area }): { $kind }.
dt-why-nobody-meant = { $card } applies to nobody in play.
dt-why-empty-pile = This pile is empty: { $where }.
dt-why-empty-hand = This player has no card in hand: { $target }.
dt-why-no-stand-in = Nobody could now replace a defender by { $card }.
dt-why-on-no-fighter = { $target } fights in this duel: { $card } can no longer be played on a fighter.
dt-why-is-no-fighter = { $target } takes no part in a duel.
dt-why-is-imprisoned = { $target } is already imprisoned.
dt-why-is-in-cover = { $target } is already in cover.
dt-why-is-never-in-cover = { $target } cannot go into cover.
dt-why-is-infected = { $target } already has this virus.
dt-why-is-saved = Because of { $source } this cannot be discarded: { $target }.
dt-why-keeps-affiliations = { $target } never loses an affiliation.
dt-why-never-heretic = { $target } can never become a Heretic.
dt-why-one-per-bearer = { $target } already has { $card }, and may have only one.
dt-why-no-helper = Nobody could help in this duel: { $target }.
dt-why-no-quarry = Nobody in play has at least { $times } times the Value of { $target }.
dt-why-no-corporation = No warrior in the Squad of this player belongs to a corporation: { $target }.
dt-why-nothing-on-it = { $target } has nothing that { $card } could discard.
dt-why-no-bearer = None of your warriors could have it: { $target }.
dt-why-nobody-to-hide = This player has no warrior that could go into cover: { $target }.
dt-why-nobody-under-fire = There is no warrior out of cover that could go into cover: { $target }.
dt-why-nothing-to-shield-from = There is no card in play that { $card } would shield { $target } from.
dt-why-no-spell-there = You have no spell in your discard pile or library that could be cast now.
dt-why-never-in-cover-by = Because of { $source } this warrior cannot go into cover: { $card }.
dt-why-cannot-act-by = Because of { $source } this warrior may not perform actions: { $card }.
dt-why-never-transfers-by = Because of { $source } this warrior cannot transfer: { $card }.
dt-why-may-not-receive-by = Because of { $source } { $warrior } may not receive { $card }.
dt-why-may-not-attack-by = Because of { $source } this warrior may not attack: { $card }.
dt-why-not-attacked-by = Because of { $source } this warrior may not be attacked: { $card }.
dt-why-never-fights-by = Because of { $source } this warrior is not able to fight: { $card }.
dt-why-never-casts-by = Because of { $source } this warrior may not cast the Art: { $caster }.
dt-why-no-ability-now = No ability can be used now.
dt-why-ability-no-action = This ability takes no action: it is used in a window, when everybody may play cards. Now you choose an action: { $card }.
dt-why-is-useless = { $card } has no use where it lies now.
dt-why-not-used-on-that = This ability cannot be used on that: { $card }.
dt-why-nothing-to-use-on = There is nothing to use this ability on now: { $card }.
dt-why-buys-action-before = An action is bought in your own turn, before any attack or sabotage and not in a duel: { $card }.

## The table in a terminal

dt-table-turn = Turn
dt-table-last-turns = the last turns
dt-table-actions = actions
dt-table-step-start = start of turn
dt-table-step-draw = draw step
dt-table-step-actions = action step
dt-table-step-discard = discard step
dt-table-step-end = end of turn
dt-table-target = target
dt-table-destiny = D
dt-table-promotion = P
dt-table-debt = debt
dt-table-hand = Hand
dt-table-library = library
dt-table-grave = discard pile
dt-table-sacrificed = sacrificed
dt-table-out = out of the game
dt-table-wounded = wounded
dt-table-covered = in cover
dt-table-imprisoned = imprisoned
dt-table-away = out of play
dt-table-inside = inside
dt-table-duel = Duel, phase
dt-table-first = strikes first
dt-table-attack = attack
dt-table-armor = armour
dt-table-cover = cover
dt-table-pending = Waiting for reactions
dt-table-lasting = Lasting

## What effects do that many cards share

dt-does-modify = { $stats }.
dt-does-modify-opponent = Its opponent in a duel: { $stats }.
dt-does-duel-boost = In this duel: { $stats }.
dt-does-kills = Automatically kills whatever it wounds in a duel.
dt-does-strikes-first = Strikes first in duels.
dt-does-strikes-first-always = Always strikes first in duels.
dt-does-immune-art = Immune to the Art.
dt-does-immune-symmetry = Immune to the Dark Symmetry.
dt-does-immune-gifts = Immune to generic Gifts of the Dark Symmetry.
dt-does-gain-destiny = You gain { $destiny } D.
dt-does-cancel-special = Play it when a special card is played: that card has no effect, and what was paid is lost.
dt-does-casts-all = Casts all Arts.
dt-does-never-casts = May never cast spells.
dt-does-heal-itself = If wounded, it may heal itself at any time for { $destiny } D.
dt-does-one-per-bearer = A warrior may have only one of these.
dt-does-destiny-counts-symmetry = Each D that it spends on an effect of the Dark Symmetry counts as { $worth }.
dt-does-destiny-counts-art = Each D that it spends on a spell of the Art counts as { $worth }.
dt-does-bars-equipment = The warrior inside may not use other equipment.
dt-does-bars-weapon = The warrior inside may not use another weapon.
dt-does-level-base = The base Fight, Shoot, Armour and Value of its bearer all become the highest of the four printed numbers.

## What abilities are called

dt-ability-pass-wound = pass the wound on
dt-ability-strengthen = put more D into it
dt-ability-guard = guard somebody
dt-ability-stand-in = stand in
dt-ability-cancel = sacrifice it to cancel a card
dt-ability-give-up = give up a warrior for the defender
dt-ability-command = take command
dt-ability-equip = equip somebody
dt-ability-enlist = make Cybertronic
dt-ability-fetch = fetch a card
dt-ability-move = move it
dt-ability-repay = repay debt
dt-ability-tuck = put equipment under it
dt-ability-shelter = go behind the wall
dt-ability-come-out = come out from behind the wall
dt-ability-discard = discard a card
dt-ability-heal = heal
dt-ability-forbid = put to sleep
dt-ability-call-off = call the duel off
dt-ability-immunity = switch immunity off or on
dt-ability-action = one more action
dt-ability-damage = damage everybody
dt-ability-wound = throw it
dt-ability-doomtrooper = be a Doomtrooper
dt-ability-legion = be of the Dark Legion
dt-ability-attack = attack at once
dt-ability-return = bring it back
dt-ability-wear-off = spend an action to remove it
dt-ability-wear-off-by-attack = spend an attack action to remove it
dt-ability-join = join the duel

## Ready-made decks

dt-value-venusian-rangers = Venusian Rangers
dt-value-grapeshot = Grapeshot
dt-value-chip-and-steel = Chip and Steel
dt-value-clansmen-and-trenchers = Clansmen and Trenchers
dt-value-way-of-ki = Way of Ki
dt-value-the-art = The Art
dt-value-legions-of-algeroth = Legions of Algeroth
dt-value-void-and-visions = Void and Visions
dt-value-faith-of-the-outpost = Faith of the Outpost
dt-value-iron-and-horde = Iron and Horde

## Names of cards

dt-card-venusian-ranger = Venusian Ranger
dt-card-hussar = Hussar
dt-card-dragoon = Dragoon
dt-card-etoiles-mortant = Etoiles Mortant
dt-card-max-steiner = Max Steiner
dt-card-valerie-duval = Valerie Duval
dt-card-venusian-marshal = Venusian Marshal
dt-card-aide-de-camp = Aide-de-Camp
dt-card-bauhaus-cop = Bauhaus Cop
dt-card-staff-general-constance-romanov = Staff General Constance Romanov
dt-card-free-marine = Free Marine
dt-card-infantry = Infantry
dt-card-martian-banshee = Martian Banshee
dt-card-sea-lion = Sea Lion
dt-card-big-bob-watts = Big Bob Watts
dt-card-mitch-hunter = Mitch Hunter
dt-card-sergeant = Sergeant
dt-card-captain = Captain
dt-card-ex-capitol-freelancer = Ex-Capitol Freelancer
dt-card-chasseur = Chasseur
dt-card-chemiman = Chemiman
dt-card-cuirassier = Cuirassier
dt-card-machinator = Machinator
dt-card-vince-diamond = Vince Diamond
dt-card-vac-engineer = VAC Engineer
dt-card-combat-overseer = Combat Overseer
dt-card-eradicator-deathdroid = Eradicator Deathdroid
dt-card-doctor-diana = Doctor Diana
dt-card-blood-beret = Blood Beret
dt-card-clansman = Clansman
dt-card-golden-lion = Golden Lion
dt-card-trencher = Trencher
dt-card-young-guard = Young Guard
dt-card-rams-air-cavalry = RAMS Air Cavalry
dt-card-sean-gallagher = Sean Gallagher
dt-card-sgt-mcbride = Sgt. McBride
dt-card-colonel-maxwell = Colonel Maxwell
dt-card-wolfbane-honor-guard = Wolfbane Honor Guard
dt-card-samurai = Samurai
dt-card-hatamoto = Hatamoto
dt-card-combat-warhead = Combat Warhead
dt-card-tatsu = Tatsu
dt-card-yojimbo = Yojimbo
dt-card-shadow-walker = Shadow Walker
dt-card-mentor = Mentor
dt-card-shogun = Shogun
dt-card-archangel = Archangel
dt-card-inquisitor = Inquisitor
dt-card-keeper-of-the-art = Keeper of the Art
dt-card-mortificator = Mortificator
dt-card-mystic = Mystic
dt-card-sacred-warrior = Sacred Warrior
dt-card-valkyrie = Valkyrie
dt-card-archinquisitor-nikodemus = Archinquisitor Nikodemus
dt-card-cardinal-dominic = Cardinal Dominic
dt-card-cardinal-durand = Cardinal Durand
dt-card-crenshaw-the-redeemer = Crenshaw the Redeemer
dt-card-undead-legionnaire = Undead Legionnaire
dt-card-necromutant = Necromutant
dt-card-centurion = Centurion
dt-card-razide = Razide
dt-card-nepharite-of-algeroth = Nepharite of Algeroth
dt-card-alakhai-the-cunning = Alakhai the Cunning
dt-card-pretorian-stalker = Pretorian Stalker
dt-card-eaonian-justifier = Eaonian Justifier
dt-card-algeroth-apostle-of-war = Algeroth – Apostle of War
dt-card-blessed-legionnaire = Blessed Legionnaire
dt-card-curator = Curator
dt-card-nepharite-of-demnogonis = Nepharite of Demnogonis
dt-card-demnogonis-cultist = Demnogonis Cultist
dt-card-child-of-ilian = Child of Ilian
dt-card-templar = Templar
dt-card-nepharite-of-ilian = Nepharite of Ilian
dt-card-ilian-mistress-of-the-void = Ilian – Mistress of the Void
dt-card-legionnaire-of-semai = Legionnaire of Semai
dt-card-callistonian-intruder = Callistonian Intruder
dt-card-nepharite-of-semai = Nepharite of Semai
dt-card-screaming-legionnaire = Screaming Legionnaire
dt-card-zenithian-soulslayer = Zenithian Soulslayer
dt-card-nepharite-of-muawijhe = Nepharite of Muawijhe
dt-card-muawijhe-lord-of-visions = Muawijhe – Lord of Visions
dt-card-heretic = Heretic
dt-card-agent-nick-michaels = Agent Nick Michaels
dt-card-bodyguard = Bodyguard
dt-card-mercenary = Mercenary
dt-card-local-thug = Local Thug
dt-card-renegade-apostate = Renegade Apostate
dt-card-freelancer-patriarch = Freelancer Patriarch
dt-card-lutheran-disciple = Lutheran Disciple
dt-card-lutheran-sergeant = Lutheran Sergeant
dt-card-patriarch = Patriarch
dt-card-corsair = Corsair
dt-card-cavalier = Cavalier
dt-card-brotherbound-trooper = Brotherbound Trooper
dt-card-prophet = Prophet
dt-card-jihad-infantry-trooper = Jihad Infantry Trooper
dt-card-mastodont-handler = Mastodont Handler
dt-card-soldat = Soldat
dt-card-schwerwaffe-soldat = Schwerwaffe Soldat
dt-card-soldat-kommendant = Soldat Kommendant
dt-card-cossack = Cossack
dt-card-templar-legionnaire = Templar Legionnaire
dt-card-horde-trooper = Horde Trooper
dt-card-templar-marine = Templar Marine
dt-card-nassal = Nassal
dt-card-bauhaus-great-infurior = Bauhaus Great Infurior
dt-card-violator-sword = Violator Sword
dt-card-book-of-law = Book of Law
dt-card-hellhound-necrotank = Hellhound Necrotank
dt-card-antipersonnel-grenade = Antipersonnel Grenade
dt-card-triangulating-scope = Triangulating Scope
dt-card-combat-armor = Combat Armor
dt-card-composite-armor = Composite Armor
dt-card-l-a-plasma-carbine = L&A Plasma Carbine
dt-card-punisher-handgun = Punisher Handgun
dt-card-telescopic-sight = Telescopic Sight
dt-card-first-aid-kit = First Aid Kit
dt-card-portable-force-shield = Portable Force Shield
dt-card-t-32-wolfclaw-jbt = T-32 "Wolfclaw" JBT
dt-card-ah-uh-19-grapeshot-guardian = AH/UH-19 Grapeshot Guardian
dt-card-cybernetic-power-arm = Cybernetic Power Arm
dt-card-clansman-claymore = Clansman Claymore
dt-card-scalper = Scalper
dt-card-kratach = Kratach
dt-card-curator-sword = Curator Sword
dt-card-ac-40-justifier = AC-40 "Justifier"
dt-card-blitztank = Blitztank
dt-card-industrial-complex = Industrial Complex
dt-card-bauhaus-bank = Bauhaus Bank
dt-card-fukido = Fukido
dt-card-fortified-entrenchment = Fortified Entrenchment
dt-card-protective-wall = Protective Wall
dt-card-prison-camp = Prison Camp
dt-card-foxhole = Foxhole
dt-card-the-cathedral = The Cathedral
dt-card-citadel-of-algeroth = Citadel of Algeroth
dt-card-heimburg = Heimburg
dt-card-doomed = Doomed
dt-card-smell-of-war = Smell of War
dt-card-blood-lust = Blood Lust
dt-card-evasive-action = Evasive Action
dt-card-powerful-blow = Powerful Blow
dt-card-narrow-escape = Narrow Escape!
dt-card-miscommunication = Miscommunication
dt-card-bamboozled = Bamboozled!
dt-card-grim-reaper = Grim Reaper
dt-card-lucky-shot = Lucky Shot
dt-card-grand-assault = Grand Assault
dt-card-initiative = Initiative
dt-card-inspired = Inspired
dt-card-stolen-paperwork = Stolen Paperwork
dt-card-wave-of-righteousness = Wave of Righteousness
dt-card-missing-in-action = Missing in Action
dt-card-shore-leave = Shore Leave
dt-card-dont-call-again = Don't Call Again!
dt-card-programmed = Programmed
dt-card-cowardice = Cowardice
dt-card-cleansing-flame = Cleansing Flame
dt-card-mental-constitution = Mental Constitution
dt-card-tainted = Tainted!
dt-card-dark-visitation = Dark Visitation
dt-card-insubordination = Insubordination
dt-card-suppressing-fire = Suppressing Fire
dt-card-hidden = Hidden
dt-card-lurker = Lurker
dt-card-captured = Captured!
dt-card-recruitment = Recruitment
dt-card-heist = Heist
dt-card-reassignment = Reassignment
dt-card-death-maze = Death Maze
dt-card-a-second-chance = A Second Chance
dt-card-the-defiance = The Defiance
dt-card-v-3 = V-3
dt-card-training = Training
dt-card-positive-karma = Positive Karma
dt-card-malfunction = Malfunction!
dt-card-ambush = Ambush
dt-card-tactical-advantage = Tactical Advantage
dt-card-joy-of-victory = Joy of Victory
dt-card-take-cover = Take Cover
dt-card-heavy-fog = Heavy Fog
dt-card-reinforcements = Reinforcements!
dt-card-expedite-request = Expedite Request
dt-card-gift-of-fate = Gift of Fate
dt-card-dutiful-service = Dutiful Service
dt-card-elite-trooper = Elite Trooper
dt-card-hostile-takeover = Hostile Takeover
dt-card-natural-disaster = Natural Disaster
dt-card-our-true-enemy-is-revealed = Our True Enemy Is Revealed
dt-card-elemental-wall = Elemental Wall
dt-card-elemental-bolt = Elemental Bolt
dt-card-levitation = Levitation
dt-card-improve-self = Improve Self
dt-card-premonition = Premonition
dt-card-lesser-domination = Lesser Domination
dt-card-exorcise-injuries = Exorcise Injuries
dt-card-mind-wall = Mind Wall
dt-card-lesser-hypnosis = Lesser Hypnosis
dt-card-summon-spell = Summon Spell
dt-card-repudiate = Repudiate
dt-card-dark-fire = Dark Fire
dt-card-resist-pain = Resist Pain
dt-card-terror = Terror
dt-card-distort = Distort
dt-card-dimensional-warp = Dimensional Warp
dt-card-time-death = Time Death
dt-card-infection = Infection
dt-card-illusion = Illusion
dt-card-sleep = Sleep
dt-card-wind-of-insanity = Wind of Insanity
dt-card-unholy-power = Unholy Power
dt-card-the-monkeys-foot = The Monkey's Foot
dt-card-toronagas-raging-might = Toronaga's Raging Might
dt-card-ki-self-healing = Ki Self Healing
dt-card-shadow-walk = Shadow Walk
dt-card-dai-sho-of-the-ancient-emperors = Dai-Sho of the Ancient Emperors
dt-card-bringer-of-light = Bringer of Light
dt-card-armor-of-unholiness = Armor of Unholiness
dt-card-archetypal-timepiece = Archetypal Timepiece
dt-card-fragment-of-the-true-chip = Fragment of the True Chip
dt-card-venusian-jungle = Venusian Jungle
dt-card-mccraig-line = McCraig Line
dt-card-victoria = Victoria
dt-card-mercurian-diamond-caverns = Mercurian Diamond Caverns
dt-card-cyberopolis = Cyberopolis
dt-card-citadel-sanctum = Citadel Sanctum
dt-card-northwestern-europe = Northwestern Europe
dt-card-alliance-bauhaus = Bauhaus
dt-card-alliance-capitol = Capitol
dt-card-alliance-mishima = Mishima
dt-card-alliance-brotherhood = The Brotherhood
dt-card-alliance-dark-legion = The Dark Legion
dt-card-solidarity = Solidarity
dt-card-nepharite-hunt = Nepharite Hunt
dt-card-prove-your-valor = Prove Your Valor
dt-card-suicide-mission = Suicide Mission
dt-card-equine = Equine
dt-card-mastodont = Mastodont
dt-card-rivetbull = Rivetbull
dt-card-tusked-serett = Tusked Serett

## Texts of cards

### The Brotherhood

dt-text-archangel = Casts the Arts of Changeling and Elements. May be given any airship, whatever affiliation it requires.
dt-text-inquisitor = Casts the Arts of Exorcism and Mentalism.
dt-text-keeper-of-the-art = Casts all Arts. Personal combat spells are combat spells for it: it need not take part in the duel. Each D it spends on a spell counts as { $worth }.
dt-text-mortificator = Casts the Arts of Kinetics and Manipulation.
dt-text-sacred-warrior = Casts the Arts of Premonition and Exorcism.
dt-text-valkyrie = Casts the Arts of Changeling and Premonition.
dt-text-archinquisitor-nikodemus = Casts all Arts. Immune to the Dark Symmetry. While he is in play, no Doomtrooper of any player may seek cover or be deployed into cover. If he is wounded, he is healed for { $actions } action and { $destiny } D, and another Doomtrooper of yours is wounded instead.
dt-text-cardinal-dominic = Casts all Arts. Attacks only Dark Legion warriors, and of those that he could attack only one with the highest Value. Heretics may not attack him. Whatever he wounds in a duel is automatically killed. While he is in play, all warriors of the Brotherhood, of all players, are immune to the Dark Symmetry.
dt-text-cardinal-durand = While he is in play, all warriors of the Brotherhood, of all players, cast all Arts. At any time you may switch off all immunity to the Art, and on again. Killed or discarded, he is shuffled into his owner's library.
dt-text-crenshaw-the-redeemer = Casts all Arts. Whatever he wounds in a duel is automatically killed and sacrificed. Never attacks the Brotherhood.

### Warriors of no affiliation

dt-text-agent-nick-michaels = Belongs to all five corporations. Never loses these affiliations and never becomes a Heretic.
dt-text-bodyguard = At any time you may say which Doomtrooper it guards; changing that costs { $destiny } D. When that warrior attacks or defends, the Bodyguard may fight in its place, up to the end of the combat modifiers. Not for a warrior in a vehicle, nor across the border of the Outpost.
dt-text-mercenary = He is auctioned: name a price in D; each other player in turn passes or bids more once, with the D they have. The highest bidder pays and gets him in the Squad. His base Value is the price.
dt-text-local-thug = Neither a Doomtrooper nor of the Dark Legion, in no area. What it earns is taken as D only. If it is wounded, it is killed.
dt-text-renegade-apostate = Casts all Arts, on anybody. In no area; may transfer to the Outpost and stand there with anyone. Never has an affiliation.
dt-text-freelancer-patriarch = All other Freelancers, of all players, have +{ $fight } Fight, +{ $shoot } Shoot and +{ $armor } Armour and automatically kill whatever they wound in a duel. What he earns is taken as D only.

### The Lutheran Triad

dt-text-lutheran-disciple = At any time, if it is not wounded, you may sacrifice it to cancel a special card that was just played; what was paid for the card is lost.
dt-text-lutheran-sergeant = Lutheran Disciples on the same Outpost have +{ $fight } Fight, +{ $shoot } Shoot and +{ $armor } Armour. Several Sergeants add up.
dt-text-patriarch = May not be attacked while another warrior is on the same Outpost that may be attacked before it. You may use rituals.
dt-text-cavalier = +{ $fight } Fight, +{ $shoot } Shoot and +{ $armor } Armour for each other Cavalier on the same Outpost.

### The Crescentia

dt-text-brotherbound-trooper = May not be given beasts. Warriors on the same Outpost that have a beast or are considered one may not be attacked in Fight duels.
dt-text-prophet = May not be attacked while another warrior is on the same Outpost that may be attacked before it. May be given prophecies.
dt-text-jihad-infantry-trooper = May not be given beasts.
dt-text-mastodont-handler = Warriors on the same Outpost that have a beast or are considered one have +{ $fight } Fight, +{ $shoot } Shoot and +{ $armor } Armour. Several Handlers add up.

### The Sons of Rasputin

dt-text-soldat = +{ $fight } Fight, +{ $shoot } Shoot and +{ $armor } Armour for each Schwerwaffe Soldat in the same area.
dt-text-soldat-kommendant = All other Soldats in the same area have +{ $fight } Fight, +{ $shoot } Shoot and +{ $armor } Armour. Several Kommendants do not add up.
dt-text-cossack = Always strikes first in Fight duels.

### The Templars, and the Nassal

dt-text-templar-legionnaire = +{ $fight } Fight, +{ $shoot } Shoot and +{ $armor } Armour for each other Templar Legionnaire in the same area.
dt-text-nassal = Is played onto the Outpost and never leaves it. It is a Tribal warrior and of the Dark Legion, and may stand there with anybody. Can never kill automatically.

### The Art

dt-text-elemental-wall = The caster gets +{ $armor } Armour until the end of the duel for every { $destiny } D. You may add D during the duel.
dt-text-elemental-bolt = The caster gets +{ $shoot } Shoot until the end of the duel for every { $destiny } D. You may add D during the duel.
dt-text-levitation = The caster gets +{ $fight } Fight, +{ $shoot } Shoot and +{ $armor } Armour until the end of the duel for every { $destiny } D. You may add D during the duel.
dt-text-improve-self = Until the start of your next turn all four values of the caster are multiplied by { $by }, after changes of base values and before additions.
dt-text-premonition = If the defender is yours, another of your warriors that is able to fight takes its place.
dt-text-lesser-domination = Look at the player's hand and discard one card of it for every { $destiny } D.
dt-text-exorcise-injuries = A Doomtrooper is healed. Or, when one is about to be killed, even automatically: it is only wounded.
dt-text-mind-wall = For every { $destiny } D the warrior is immune to one card of the Dark Symmetry, of your choice, until the start of your next turn.
dt-text-lesser-hypnosis = Another warrior that the attacker could attack takes the place of the defender.
dt-text-summon-spell = Take a spell from your discard pile for { $grave } D or from your library for { $library } D and cast it at once, also as a reaction. It must be possible now, and what it costs is paid as usual.

### Beasts

dt-text-equine = Its rider is considered a Cavalier.
dt-text-mastodont = In Shoot duels its rider may use two shooting weapons at once.
dt-text-tusked-serett = After a Fight duel that both have survived, its rider may fight the same opponent once more at once.

### Warzones

dt-text-venusian-jungle = Nobody may use vehicles in a duel here. Venusian Rangers that defend here have an additional +{ $fight } Fight, +{ $shoot } Shoot and +{ $armor } Armour.
dt-text-mccraig-line = Capitol warriors that defend here have an additional +{ $fight } Fight, +{ $shoot } Shoot and +{ $armor } Armour. In your turn you may deploy Trenchers at any time, without an action and without paying their Value.
dt-text-victoria = Imperial warriors that defend here have an additional +{ $fight } Fight, +{ $shoot } Shoot and +{ $armor } Armour.
dt-text-mercurian-diamond-caverns = A Mishima warrior that kills its opponent while defending here earns { $promotion } P more.
dt-text-cyberopolis = Cybertronic warriors that defend here have an additional +{ $fight } Fight, +{ $shoot } Shoot, +{ $armor } Armour and +{ $value } Value.
dt-text-citadel-sanctum = The Value of the defender is multiplied by { $by }. A warrior that defends here automatically kills any Doomtrooper that it wounds; a Dark Legion warrior earns { $by } times the Value of a Doomtrooper that it kills this way.
dt-text-northwestern-europe = Only Lutheran warriors may defend here. Once during the duel you may discard another Lutheran warrior of yours that is not in it: the defender adds its base Value to Fight, Shoot and Armour.

### Bauhaus

dt-text-etoiles-mortant = In your turn, as long as there is a Dark Legion warrior that it could attack, it may attack only such warriors; those in your own Kohort count and may be attacked.
dt-text-max-steiner = While he is in play, all your Venusian Rangers, himself included, are immune to the Dark Symmetry.
dt-text-valerie-duval = While she is in play, all Etoiles Mortant of all players, herself included, are immune to the Dark Symmetry.
dt-text-venusian-marshal = While it is in your Squad, your Bauhaus Doomtroopers that are neither Personalities nor Venusian Marshals have +{ $fight } Fight, +{ $shoot } Shoot and +{ $armor } Armour wherever they are. Several Marshals add up.
dt-text-aide-de-camp = Sergeant. At any time you may give it a unit: all your Bauhaus warriors of one name, no Personalities and no Commanders, with a lower base Value than its own. While they and it are in your Squad, they have +{ $fight } Fight, +{ $shoot } Shoot, +{ $armor } Armour and +{ $value } Value. It keeps the unit until the last warrior of it is gone.
dt-text-bauhaus-cop = When a Doomtrooper wounds or kills a Bauhaus warrior of yours, you may imprison that Doomtrooper here and discard any of the cards on it. When the Cop leaves play, the prisoners are free.
dt-text-staff-general-constance-romanov = She may never fight nor be in cover. You may turn any of your actions into attacks by your Bauhaus warriors, also those that you gain in another player's turn.

### Capitol

dt-text-big-bob-watts = While he is in play, all your Free Marines, himself included, are immune to the Dark Symmetry.
dt-text-mitch-hunter = While he is in play, all your Infantry, himself included, are immune to the Dark Symmetry.
dt-text-sergeant = Sergeant. At any time you may give it a unit: all your Capitol warriors of one name, no Personalities and no Commanders, with a lower base Value than its own. While they and it are in your Squad, they have +{ $fight } Fight, +{ $shoot } Shoot, +{ $armor } Armour and +{ $value } Value. It keeps the unit until the last warrior of it is gone.
dt-text-captain = While it is in your Squad, your Capitol warriors with a Value of 8 or less automatically kill whatever they wound in a duel.
dt-text-ex-capitol-freelancer = A Doomtrooper without affiliation. What it earns is taken as D only. Cards for Capitol may be given to it for 3 D each.

### Cybertronic

dt-text-vince-diamond = Immune to generic Gifts of the Dark Symmetry. May never cast spells. Your other Chasseurs have +{ $fight } Fight, +{ $shoot } Shoot and +{ $armor } Armour.
dt-text-vac-engineer = Immune to generic Gifts of the Dark Symmetry. May never cast spells. At any time you may give a Cybertronic equipment card from your hand to any Doomtrooper, whatever its affiliation and even if it may not be equipped, unless it may never be. At any time you may make any Doomtrooper that is not a Personality Cybertronic as well; then the Engineer is wounded, and nobody gets points for that.
dt-text-combat-overseer = Immune to generic Gifts of the Dark Symmetry. May never cast spells. Sergeant. At any time you may give it a unit: all your Cybertronic warriors of one name, no Personalities and no Commanders, with a lower base Value than its own. While they and it are in your Squad, they have +{ $fight } Fight, +{ $shoot } Shoot, +{ $armor } Armour and +{ $value } Value. It keeps the unit until the last warrior of it is gone.
dt-text-eradicator-deathdroid = It counts as a vehicle with its warrior inside. Immune to the Dark Symmetry. May never cast spells nor be in cover, and may not use equipment.
dt-text-doctor-diana = Immune to generic Gifts of the Dark Symmetry. May never cast spells. For { $actions } action, while she is in the open, she heals any Doomtrooper in play and goes into cover.

### Imperial

dt-text-clansman = +{ $fight } Fight when it attacks a Dark Legion warrior.
dt-text-trencher = For { $actions } actions, take a Foxhole from your collection and put this warrior into it, if you have none in play.
dt-text-young-guard = It never seeks cover, is not deployed into it, and gets nothing from fortifications. Others may force it into cover.
dt-text-rams-air-cavalry = It counts as an airship with its warrior inside: it only shoots, cannot seek cover and may not use equipment. A warrior that it attacks gets nothing from fortifications.
dt-text-sean-gallagher = He counts as a Clansman. As long as he could attack a Dark Legion warrior, he attacks nobody else. While he is in play, all your Clansmen, himself included, are immune to the Dark Symmetry.
dt-text-sgt-mcbride = He counts as a Blood Beret and is no Commander. All other Blood Berets in play, of all players, have +{ $fight } Fight and +{ $shoot } Shoot.
dt-text-colonel-maxwell = He counts as a Trencher. Your other Trenchers have +{ $fight } Fight, +{ $shoot } Shoot and +{ $armor } Armour, wherever he and they are.
dt-text-wolfbane-honor-guard = It counts as a Clansman. While it uses a Clansman Claymore, it has an additional +{ $fight } Fight.

### Mishima

dt-text-hatamoto = A mission assigned to a Hatamoto must be fulfilled before your other missions: while it has one, those bring nothing beyond the usual points.
dt-text-tatsu = While he is in play, all your Samurai, himself included, are immune to the Dark Symmetry.
dt-text-yojimbo = While he is in play, all your Hatamotos, himself included, are immune to the Dark Symmetry.
dt-text-mentor = All your other Mishima warriors have +{ $fight } Fight and +{ $shoot } Shoot. Several Mentors add up.
dt-text-shogun = It counts as a Samurai. While it uses a Scalper, it has an additional +6 Fight and its opponent -6 Fight.

### Fortifications

dt-text-industrial-complex = You gain { $destiny } D in each of your draw steps. You may have any number of these.
dt-text-bauhaus-bank = It may never be discarded nor sacrificed. You may spend up to { $lends } D at a time that you do not have; they become debt. At any time you may clear 1 D of debt for { $rate } D. A player in debt cannot win.
dt-text-fukido = All your Imperial warriors have +{ $armor } Armour.
dt-text-fortified-entrenchment = Warriors of its Squad or Kohort have +{ $armor } Armour when they are attacked. At any time you may put equipment cards from your hand under it: each adds { $each }, does nothing else, and cannot be discarded by itself.
dt-text-protective-wall = Up to { $places } warriors of its area may go behind it, for an action each, and come out at any time. Behind it they neither attack nor are attacked and do not protect you from sabotage, but cards can be played on them. When the wall is lost, everybody behind it is wounded, and nobody gets points for that.
dt-text-prison-camp = When a Doomtrooper of yours wounds a Doomtrooper in a duel without killing it, and survives, you may imprison that one here; everything on it is discarded. When the camp leaves play, the prisoners are free.
dt-text-foxhole = +{ $armor } Armour and { $fight } Fight. Its bearer may not attack with Fight. For { $actions } action it may be moved to another warrior of yours.
dt-text-the-cathedral = All your Brotherhood warriors have +{ $armor } Armour.
dt-text-citadel-of-algeroth = All followers of Algeroth in your Kohort have +{ $armor } Armour.
dt-text-heimburg = All your Bauhaus warriors have +{ $armor } Armour.

### Alliances

dt-text-alliance-bauhaus = Equipment on your Bauhaus warriors can only be discarded together with its bearer.
dt-text-alliance-capitol = You may deploy Capitol warriors at any time and without an action; their Value is paid as usual.
dt-text-alliance-mishima = Your Mishima warriors have +{ $fight } Fight, +{ $shoot } Shoot and +{ $armor } Armour against Dark Legion warriors.
dt-text-alliance-brotherhood = All your Brotherhood warriors master every aspect of the Art and may cast Personal Combat Spells as if they were Combat Spells.
dt-text-alliance-dark-legion = Your Dark Legion warriors may be given any Dark Symmetry card at any time, without an action and whichever Apostle it belongs to; Gifts for Heretics still need a Heretic.

### Missions

dt-text-solidarity = Name a corporation. Whenever a warrior that belongs to it joins this player's Squad, the player earns { $promotion } P or { $destiny } D. Discard this card when there is no such warrior in that Squad.
dt-text-nepharite-hunt = When this warrior kills a Nepharite, its player earns, instead of the usual points, { $destiny } times its Value in D or { $promotion } times its Value in P.
dt-text-prove-your-valor = Name a warrior in play with at least { $stronger } times the Value of this one. When this warrior kills it in a duel and survives, that is worth { $times } times its Value.
dt-text-suicide-mission = When this warrior is killed, its player earns its Value in P, and { $bonus } P more if it killed somebody in that duel.

### Warriors of the Dark Legion

dt-text-alakhai-the-cunning = Immune to the Art. He may be given any Dark Symmetry card, whichever Apostle it belongs to, and Gifts of Algeroth at any time and without an action. Each D that he spends on an effect of the Dark Symmetry counts as { $worth }.
dt-text-pretorian-stalker = Immune to the Art. It may not be given Dark Symmetry cards. While at least { $at_least } Pretorian Stalkers are in your Kohort, each of them has +{ $fight } Fight and +{ $shoot } Shoot in its duels.
dt-text-eaonian-justifier = It may never fight nor be in cover. When a follower of Algeroth of yours wounds a Doomtrooper in a duel without killing it, and survives, you may imprison that Doomtrooper here; everything on it is discarded. When this card leaves play, its prisoners are free.
dt-text-algeroth-apostle-of-war = He may never fight nor be in cover. Your Dark Legion warriors may be given equipment at any time and without an action, whatever affiliation it requires. For { $actions } actions you may discard any equipment card in play.
dt-text-demnogonis-cultist = Play it into your Squad. Say then, and at any time later, whether it is a Doomtrooper without affiliation or of the Dark Legion; it is always a Heretic. It may not attack warriors of the Brotherhood.
dt-text-nepharite-of-ilian = Immune to the Art. Automatically kills whatever it wounds in a Fight duel.
dt-text-ilian-mistress-of-the-void = She may never fight nor be in cover. Your Dark Legion warriors may be given Gifts of any Apostle at any time and without an action. At any time you may switch all immunity to the Dark Symmetry off, and on again.
dt-text-nepharite-of-semai = Immune to the Art. Automatically kills whatever it wounds in a duel. For every kill in a duel you may take a Legionnaire of Semai from your collection and put it into your Kohort for free.
dt-text-screaming-legionnaire = It may not be given Dark Symmetry cards. Once per game, with any of your Screaming Legionnaires and for { $actions } actions: every warrior in play takes as much damage as you have Screaming Legionnaires. Warriors whose Armour is not above the damage are wounded; kills give no points.
dt-text-nepharite-of-muawijhe = Immune to the Art. Automatically kills whatever it wounds in a duel. For every kill in a duel you may take a Screaming Legionnaire from your collection and put it into your Kohort for free.
dt-text-muawijhe-lord-of-visions = He may never fight nor be in cover. All warriors of the Dark Legion, of all players, strike first in duels.
dt-text-heretic = It may be given Gifts of the Dark Symmetry and Gifts for Heretics, but none of an Apostle.

### Gifts and KI powers

dt-text-distort = At any time its bearer may spend { $destiny } D: any equipment card in play, or a relic that is a weapon, is discarded.
dt-text-time-death = Its bearer always strikes first in duels. If the blow wounds, the duel is over; if not, the opponent strikes.
dt-text-illusion = At any time in a duel of its bearer, for { $destiny } D: the duel is called off and the bearer goes into cover.
dt-text-sleep = For { $actions } action choose any warrior: until the start of your next turn it may neither attack nor be attacked.
dt-text-wind-of-insanity = Once per turn, for { $actions } action: every warrior in play takes a point of damage for every { $step } D that you spend. Warriors whose Armour is not above the damage are wounded; kills give points.
dt-text-the-monkeys-foot = In a duel its bearer adds the opponent's base Armour to its own Armour.
dt-text-toronagas-raging-might = In a duel its bearer adds the opponent's base Fight to its own Fight.
dt-text-ki-self-healing = When its bearer seeks cover by an action, it is healed.
dt-text-shadow-walk = Its bearer counts as a Shadow Walker and strikes first in duels.

### Relics

dt-text-dai-sho-of-the-ancient-emperors = +{ $fight } Fight. Your Mishima warriors may leave cover and attack with one and the same attack action.
dt-text-bringer-of-light = +{ $fight } Fight and +{ $armor } Armour. Dark Legion warriors wounded with it are automatically killed. While a Cardinal bears it, your Brotherhood warriors may cast Personal Combat Spells as if they were Combat Spells.
dt-text-armor-of-unholiness = +{ $armor } Armour. Its bearer is immune to the Art and may be given Gifts of any Apostle.
dt-text-archetypal-timepiece = You have { $count } more action in each of your turns. Once per turn, before any attack, you may buy one more for { $destiny } D.

### Equipment

dt-text-bauhaus-great-infurior = For { $actions } actions: any fortification in play is discarded, wherever it is, also a card that only counts as one.
dt-text-book-of-law = You have { $count } more action in each of your turns, and it may be an attack in addition to the usual one. Several on one warrior still give only one.
dt-text-antipersonnel-grenade = Its bearer, if able to attack, uses an attack action that is not a duel: this card is sacrificed, and any warrior in play that is able to fight is wounded. If that kills it, you get the points.
dt-text-triangulating-scope = Warriors of this area have +{ $shoot } Shoot when they attack, and the warriors they attack get nothing from cover or fortifications.
dt-text-punisher-handgun = +{ $fight } Fight and +{ $shoot } Shoot. Two handguns may be used in the same duel.
dt-text-first-aid-kit = At any time you may discard it: a wounded warrior of yours is healed, its bearer or another. A Doomtrooper cannot heal a Dark Legion warrior, nor the other way round.
dt-text-t-32-wolfclaw-jbt = Fight, Shoot, Armour and Value of the warrior inside are multiplied by { $by }. It may use no other weapon.
dt-text-ah-uh-19-grapeshot-guardian = Shoot, Armour and Value of the warrior inside are multiplied by { $by }. It may use no other weapon.
dt-text-cybernetic-power-arm = +{ $fight } Fight. A warrior may use { $copies } of them at once.
dt-text-clansman-claymore = +{ $fight } Fight, and +{ $armor } Armour against a Dark Legion warrior. A Clansman has twice as much of both.
dt-text-curator-sword = +{ $fight } Fight, twice as much for a Curator. Whatever is wounded with it is automatically killed.

### Special cards

dt-text-doomed = At the start of each of that player's draw steps the player loses { $destiny } D. When the last D is gone, or there is none, this card is discarded.
dt-text-smell-of-war = Until the start of your next turn every player may attack more than once: each attack beyond the first uses up an undefined action and costs { $destiny } D. Actions that were given as non-attack actions stay non-attack actions.
dt-text-blood-lust = You have { $count } more attack action this turn.
dt-text-narrow-escape = Play it when a warrior of yours is killed: it is not, and is as healthy or wounded as before.
dt-text-bamboozled = Play it when a player earns P: that player gets none of them, and you gain { $times } times their number in D. D of the same award are kept.
dt-text-grim-reaper = Its Fight, Shoot, Armour and Value are multiplied by { $by }: after all changes of base values, before anything is added. Its Value counts only when this card is played.
dt-text-grand-assault = Not during a duel: attack at once with one of your warriors, in any player's turn.
dt-text-initiative = You have { $count } more action this turn, and it may be one more attack. Only once per turn.
dt-text-inspired = You have up to { $count } non-attack actions. In your turn they are added to your others; in another player's turn you carry them out at once. They become attacks only if a card such as a Corporate Leader allows it. In your own turn not during a duel, and not after an attack unless you have such a card.
dt-text-stolen-paperwork = Play it when an opponent plays a special card: that play has no effect, and what was paid is lost. You play the same card at once as your own; you must be able to do so, and you pay for it yourself.
dt-text-wave-of-righteousness = For every { $destiny } D that you spend, one warrior of your choice in play is discarded.
dt-text-missing-in-action = The warrior is out of play, though it lies on the table: it does nothing, nothing can be done to it, and it does not protect from sabotage. Another copy of it, or of a relic it bears, may be played meanwhile; one that returns while a copy is in play is discarded. Not on a fighter once attacker and defender are named.
dt-text-shore-leave = The warrior is out of play as if missing in action. For each whole turn of yours it gets +{ $fight } Fight, +{ $shoot } Shoot and +{ $armor } Armour for good. At any time you may discard this card: the warrior is back, and healed. Not on a fighter once attacker and defender are named.
dt-text-dont-call-again = The warrior may not perform actions, so it cannot attack nor be given cards by an action; it can still be attacked and targeted. Its player gets rid of this card by spending { $actions } actions, attack actions included.
dt-text-programmed = Pay as many D as the Value it has now. You take control of the warrior: it moves to your Squad, loses all affiliations and is Cybertronic, is immune to Gifts of the Dark Symmetry that are no Apostle's, and may never cast the Art.
dt-text-cowardice = All warriors of that player go into cover, out of their vehicles, unless they may never be there. Each one that is in cover already is discarded, unless the player pays { $destiny } D for it.
dt-text-cleansing-flame = A Dark Legion warrior is discarded. If it is in a duel, the duel ends.
dt-text-tainted = The warrior keeps its affiliations and is a Heretic of the Dark Legion as well. It may be given Gifts of the Dark Symmetry, and may stand with both sides on the Outpost.
dt-text-dark-visitation = The warrior is no longer a Doomtrooper, loses its affiliations and is a Heretic of the Dark Legion; from the Squad it moves to the Kohort. It may be given Gifts of the Dark Symmetry.
dt-text-insubordination = The warrior loses an affiliation of your choice, one that it has from cards first. Without any it is a Freelancer, and its points become D. Cards on it that ask for the lost affiliation do not work.
dt-text-suppressing-fire = Every warrior of the area that is not in cover goes into cover at once or is wounded, as its player chooses for each. Warriors that may never be in cover are not affected.
dt-text-hidden = The Mortificator may neither attack nor be attacked and does not protect from sabotage, but can be targeted. At any time outside a duel you may sacrifice this card: the Mortificator may attack at once.
dt-text-lurker = The warrior may not be attacked and does not protect from sabotage. At any time it may join a duel of another Tribal warrior of yours: their Fight and Shoot are added, and the opponent chooses at whom to strike. Discard this card after a duel of its bearer.
dt-text-captured = The warrior is imprisoned: it cannot attack, be attacked, act or give bonuses, but is in play and can be targeted. When this card leaves play, it is sacrificed and the warrior is free.
dt-text-recruitment = Pay as many D as the Value it has now. You take control of the warrior: it moves to your Squad, loses all affiliations and belongs to the Brotherhood. It keeps its abilities and may cast every Art.
dt-text-heist = You take control of the equipment card and put it at once on one of your warriors that may have it.
dt-text-reassignment = The warrior and its equipment are shuffled into their owners' libraries, other cards on it are discarded, and its owner gains its base Value in D.
dt-text-death-maze = After a Fight duel that its bearer survived you may sacrifice this card: the opponent is killed, even if not wounded, and gives points. It is a special card, not equipment.
dt-text-a-second-chance = Shuffle one of your sacrificed cards into your library.
dt-text-the-defiance = Only with your Patriarch on the Outpost. Until the start of your next turn the Fight and Shoot of your Lutheran warriors are multiplied by { $by } when they defend. Another copy adds nothing.
dt-text-v-3 = The Doomtrooper is infected: { $fight } Fight, { $shoot } Shoot and { $armor } Armour, at once and again at the start of each of your draw steps. Every Doomtrooper that shares the area with an infected one from one of your draw steps to the next is infected too. Nobody is infected twice.
dt-text-training = As long as it lies there, warriors of the area may neither attack nor be attacked; they still protect from sabotage. It is discarded at the start of your next turn.
dt-text-malfunction = One equipment card or weapon on the warrior, of your choice, is discarded.
dt-text-ambush = The defender strikes first. If that wounds the attacker, the duel is over; if not, the attacker strikes.
dt-text-tactical-advantage = The duel becomes a Shoot duel instead of a Fight, or the other way round. If a fighter may never take part in such a duel, it ends.
dt-text-joy-of-victory = Play it when your attacker has survived a duel: you gain { $destiny } D, and if it was wounded in this duel, it is healed.
dt-text-take-cover = Your defender goes into cover. For this duel that gives only +{ $armor } Armour.
dt-text-heavy-fog = Until the start of your next turn there are only Fight duels. A Shoot duel that is being fought ends at once.
dt-text-reinforcements = For every { $destiny } D that you spend, one of your other warriors in your fighter's area joins the duel: their Fight and Shoot are added, and the opponent chooses at whom to strike. Doomtroopers and the Dark Legion do not help each other, and nobody fights against its own corporation.
dt-text-expedite-request = Take any card out of your library into your hand, then shuffle the library.
dt-text-gift-of-fate = Take a card from your discard pile into your hand, and for { $destiny } D a second one.
dt-text-dutiful-service = The warrior belongs to Mishima as well.
dt-text-elite-trooper = Its base Fight, Shoot, Armour and Value are multiplied by { $by }. Its Value counts only when this card is played.
dt-text-hostile-takeover = An alliance is sacrificed.
dt-text-natural-disaster = A warzone is discarded. If somebody defends from it, the duel continues without one.
dt-text-our-true-enemy-is-revealed = Name an affiliation other than Crescentia. Your Crescentian warriors get +{ $fight } Fight, +{ $shoot } Shoot and +{ $armor } Armour against warriors of that affiliation.

# Reasons of a hint: what is so after its best choice, and what otherwise
dt-then-promotion = You then have { $count ->
    [one] one Promotion point
   *[other] { $count } Promotion points
 }, otherwise { $otherwise }
dt-then-their-promotion = The leading opponent then has { $count ->
    [one] one Promotion point
   *[other] { $count } Promotion points
 }, otherwise { $otherwise }
dt-then-warriors = { $count ->
    [one] One of your warriors can then fight
   *[other] { $count } of your warriors can then fight
 }, otherwise { $otherwise }
dt-then-their-warriors = { $count ->
    [0] No enemy warrior can then fight
    [one] One enemy warrior can then fight
   *[other] { $count } enemy warriors can then fight
 }, otherwise { $otherwise }
dt-then-wounded = { $count ->
    [0] None of your warriors is then wounded
    [one] One of your warriors is then wounded
   *[other] { $count } of your warriors are then wounded
 }, otherwise { $otherwise }
dt-then-destiny = You then have { $count ->
    [one] one Destiny point
   *[other] { $count } Destiny points
 }, otherwise { $otherwise }

## Building decks

dt-deck-rule-size = At least { $least } cards
dt-deck-rule-copies = At most { $most } of each card
dt-deck-rule-sideboard = The sideboard has exactly { $wanted } cards
dt-deck-part-cards = deck
dt-deck-part-sideboard = sideboard
dt-deck-group-warrior = Warriors
dt-deck-group-special = Specials
dt-deck-group-other = Others
dt-deck-curve = warriors by value, which is their price
dt-lucky-warrior = a warrior you can pay for in the first turn
dt-lucky-two-warriors = at least two warriors
